/* The pieces of a page as they are read aloud. */
#include "draw/canvas.h"

#include <cairo.h>
#include <math.h>

static void begin_tag(struct canvas *canvas, enum tag_role role, const char *words, struct box box)
{
    cairo_tag_begin(canvas->cr, tag_names[role], NULL);
    tags_add(canvas->tags, role, words, box);
    canvas->tag = role;
}

/* Ends the tag in hand, which words that follow begin again. */
static void end_tag(struct canvas *canvas)
{
    if (canvas->tag_open)
        cairo_tag_end(canvas->cr, tag_names[canvas->tag]);
    canvas->tag_open = false;
}

void canvas_next_text(struct canvas *canvas)
{
    end_tag(canvas);
    if (canvas->text_grouped)
        tags_end_group(canvas->tags);
    canvas->text_said = canvas->text_grouped = false;
}

void canvas_begin_text(struct canvas *canvas, enum tag_role role)
{
    canvas_next_text(canvas);
    canvas->in_text = canvas->tags != NULL;
    canvas->role = role;
}

void canvas_end_text(struct canvas *canvas)
{
    canvas_next_text(canvas);
    canvas->in_text = false;
}

/* Returns whether words that are drawn now are read as they stand, in a piece. */
static bool is_read(const struct canvas *canvas)
{
    return canvas->in_text && !canvas->in_figure;
}

void canvas_begin_words(struct canvas *canvas)
{
    if (!is_read(canvas) || canvas->tag_open)
        return;
    begin_tag(canvas, canvas->text_grouped ? TAG_SPAN : canvas->role, NULL, (struct box){0});
    canvas->tag_open = true;
}

/* Goes on with the figure in hand: with what stands for words, or after that, where they are NULL.
 * cairo writes no mark within another, so these follow each other until press/ puts them into the
 * figure's. */
static void begin_part(struct canvas *canvas, const char *words)
{
    enum tag_role ends = words ? TAG_FIGURE : TAG_SPAN, begins = words ? TAG_SPAN : TAG_FIGURE;

    cairo_tag_end(canvas->cr, tag_names[ends]);
    cairo_tag_begin(canvas->cr, tag_names[begins], NULL);
    tags_add_part(canvas->tags, words);
    canvas->in_spoken = words != NULL;
}

void canvas_begin_spoken(struct canvas *canvas, const char *words)
{
    struct strbuf apart = {0};

    if (canvas->in_figure)
        begin_part(canvas, words);
    if (!is_read(canvas))
        return;
    if (!canvas->text_grouped && canvas->tag_open)
        tags_open_last(canvas->tags);
    else if (!canvas->text_grouped)
        tags_begin_group(canvas->tags, canvas->role);
    canvas->text_grouped = true;
    end_tag(canvas);
    strbuf_addf(&apart, "%s%s", canvas->text_said ? " " : "", words);
    begin_tag(canvas, TAG_SPAN, strbuf_text(&apart), (struct box){0});
    strbuf_release(&apart);
    canvas->tag_open = true;
    canvas->text_said = false; /* what is said for them is whole */
    canvas->in_spoken = true;
}

void canvas_end_spoken(struct canvas *canvas)
{
    if (!canvas->in_spoken)
        return;
    if (canvas->in_figure) {
        begin_part(canvas, NULL);
        return;
    }
    end_tag(canvas);
    canvas->in_spoken = false;
    canvas->text_said = true;
}

/* Returns the box round a box of the canvas, which may be turned, in the surface's units. */
static struct box on_surface(const struct canvas *canvas, struct box box)
{
    double left = INFINITY, top = INFINITY, right = -INFINITY, bottom = -INFINITY;

    for (int i = 0; i < 4; i++) {
        double x = box.x + (i % 2 ? box.width : 0), y = box.y + (i / 2 ? box.height : 0);
        cairo_user_to_device(canvas->cr, &x, &y);
        left = fmin(left, x);
        right = fmax(right, x);
        top = fmin(top, y);
        bottom = fmax(bottom, y);
    }
    return (struct box){left, top, right - left, bottom - top};
}

void canvas_begin_figure(struct canvas *canvas, const char *words, struct box box)
{
    if (!canvas->tags)
        return;
    canvas_next_text(canvas);
    canvas->in_figure = true;
    begin_tag(canvas, TAG_FIGURE, words, on_surface(canvas, box));
}

void canvas_end_figure(struct canvas *canvas)
{
    if (!canvas->tags)
        return;
    cairo_tag_end(canvas->cr, tag_names[TAG_FIGURE]);
    canvas->in_figure = false;
}

void canvas_begin_group(struct canvas *canvas, enum tag_role role)
{
    if (canvas->tags)
        tags_begin_group(canvas->tags, role);
}

void canvas_end_group(struct canvas *canvas)
{
    if (canvas->tags)
        tags_end_group(canvas->tags);
}
