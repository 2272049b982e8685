#include "tui/gallery.h"

#include "text/text.h"
#include "tui/picture.h"
#include "tui/sentence.h"
#include "tui/wrap.h"

#include <stdio.h>

enum {
    INDENT = 2,
    GAP = 3 /* between pictures side by side */
};

static struct exhibit *add(struct gallery *gallery, const char *label)
{
    if (gallery->count == GALLERY_MOST)
        return NULL;
    struct exhibit *exhibit = &gallery->exhibit[gallery->count++];
    *exhibit = (struct exhibit){0};
    snprintf(exhibit->label, LABEL_SIZE, "%s", label ? label : "");
    return exhibit;
}

void gallery_add(struct gallery *gallery, const struct figure *figure, const char *label,
                 const struct notation *number)
{
    struct exhibit *exhibit = figure->shape == SHAPE_NONE ? NULL : add(gallery, label);

    if (exhibit) {
        exhibit->figure = figure;
        exhibit->number = figure->shape == SHAPE_PRINTED ? NULL : number;
    }
}

void gallery_add_words(struct gallery *gallery, struct message words, const char *label)
{
    struct exhibit *exhibit = add(gallery, label);

    if (exhibit)
        exhibit->words = words;
}

void gallery_add_label(struct strbuf *out, const char *label)
{
    text_of(message_with(N_("{label}: "), arg_text("label", label)), NULL, out);
}

/* --- said */

static bool is_picture(const struct exhibit *exhibit)
{
    return exhibit->figure && exhibit->figure->shape != SHAPE_PRINTED;
}

/* ASCII has no marks for digits that go on, but parentheses. */
static void add_number(const struct notation *number, bool ascii, struct strbuf *out)
{
    struct number_style style = *text_number_style();

    if (ascii)
        style.recurring = RECURRING_PARENTHESES;
    notation_print(number, &style, out);
}

/* What it shows in words or digits, without its label. */
static void add_text(const struct exhibit *exhibit, bool ascii, struct strbuf *out)
{
    const struct figure *figure = exhibit->figure;

    if (!figure) {
        text_of(exhibit->words, NULL, out);
        return;
    }
    if (figure->shape == SHAPE_PRINTED) {
        add_number(&figure->number, ascii, out);
        return;
    }
    text_of(figure_say(figure), NULL, out);
    for (int i = 0; i < figure->marks; i++) {
        strbuf_add(out, i == 0 ? text_get(N_("; ")) : ", ");
        text_of(figure_say_mark(figure, i), NULL, out);
    }
}

/* "1: a bar in …." or, where nothing is in front of it, "A bar in …." */
static void add_line(const struct exhibit *exhibit, int columns, struct strbuf *out)
{
    struct strbuf text = {0}, line = {0};

    strbuf_addf(&line, "%*s", INDENT, "");
    if (*exhibit->label)
        gallery_add_label(&line, exhibit->label);
    if (exhibit->number) {
        notation_print(exhibit->number, text_number_style(), &text);
        gallery_add_label(&line, strbuf_text(&text));
        strbuf_clear(&text);
    }
    bool alone = line.length == INDENT;
    add_text(exhibit, false, &text);
    if (!is_picture(exhibit))
        strbuf_add(&line, strbuf_text(&text));
    else if (alone)
        sentence_add(&line, strbuf_text(&text));
    else {
        strbuf_add(&line, strbuf_text(&text));
        sentence_add_stop(&line);
    }
    wrap_add(out, strbuf_text(&line), 2 * INDENT, columns);
    strbuf_release(&text);
    strbuf_release(&line);
}

void gallery_say(const struct gallery *gallery, int columns, struct strbuf *out)
{
    for (int i = 0; i < gallery->count; i++)
        add_line(&gallery->exhibit[i], columns, out);
}

/* --- drawn */

/* How wide a number is where it stands beside a picture; 0: none. */
static int number_columns(const struct exhibit *exhibit, bool ascii)
{
    struct strbuf text = {0};
    int columns = 0;

    if (exhibit->number) {
        add_number(exhibit->number, ascii, &text);
        columns = 1 + wrap_columns(strbuf_text(&text));
    }
    strbuf_release(&text);
    return columns;
}

static int label_columns(const struct exhibit *exhibit)
{
    return *exhibit->label ? wrap_columns(exhibit->label) + 2 : 0;
}

/* All pictures at one scale. `numbered`: numbers stand beside them. */
static struct picture_scale scale_of(const struct gallery *gallery, int columns, bool numbered,
                                     bool ascii)
{
    const struct figure *figures[GALLERY_MOST];
    int count = 0, beside = 0;

    for (int i = 0; i < gallery->count; i++) {
        const struct exhibit *exhibit = &gallery->exhibit[i];
        int width = label_columns(exhibit) + (numbered ? number_columns(exhibit, ascii) : 0);
        if (!is_picture(exhibit))
            continue;
        figures[count++] = exhibit->figure;
        beside = width > beside ? width : beside;
    }
    return picture_scale(figures, count, columns - INDENT - beside);
}

/* A row of pictures that stand side by side. */
struct band {
    int first, count;
    int rows, base; /* the row in which labels and numbers stand */
};

struct layout {
    const struct gallery *gallery;
    struct picture_scale scale;
    bool numbered, ascii;
    int columns;
};

/* The space that a picture or a printed number takes. False: it is said on a line of its own. */
static bool measure(const struct layout *layout, const struct exhibit *exhibit, int *columns,
                    int *rows)
{
    if (is_picture(exhibit)) {
        if (!picture_size(exhibit->figure, &layout->scale, columns, rows))
            return false;
    } else if (exhibit->figure) {
        struct strbuf text = {0};
        add_text(exhibit, layout->ascii, &text);
        *columns = wrap_columns(strbuf_text(&text));
        *rows = 1;
        strbuf_release(&text);
    } else {
        return false;
    }
    *columns += label_columns(exhibit);
    if (layout->numbered)
        *columns += number_columns(exhibit, layout->ascii);
    return true;
}

static int base_of(const struct layout *layout, const struct exhibit *exhibit)
{
    return is_picture(exhibit) ? picture_base(exhibit->figure, &layout->scale) : 0;
}

static void draw_exhibit(const struct layout *layout, const struct exhibit *exhibit,
                         struct cells *cells, int x, int columns, int base)
{
    struct strbuf text = {0};

    if (*exhibit->label) {
        strbuf_addf(&text, "%s:", exhibit->label);
        cells_put_text(cells, x, base, strbuf_text(&text));
        strbuf_clear(&text);
    }
    if (is_picture(exhibit))
        picture_put(exhibit->figure, &layout->scale, cells, x + label_columns(exhibit),
                    base - base_of(layout, exhibit));
    if (exhibit->number && layout->numbered)
        add_number(exhibit->number, layout->ascii, &text);
    else if (!is_picture(exhibit))
        add_text(exhibit, layout->ascii, &text);
    cells_put_text(cells, x + columns - wrap_columns(strbuf_text(&text)), base, strbuf_text(&text));
    strbuf_release(&text);
}

/* As many as fit beside the first one; at least that one. */
static struct band take_band(const struct layout *layout, int first)
{
    struct band band = {.first = first};
    int used = INDENT;

    for (int i = first; i < layout->gallery->count; i++) {
        const struct exhibit *exhibit = &layout->gallery->exhibit[i];
        int columns, rows, base = base_of(layout, exhibit);
        if (!measure(layout, exhibit, &columns, &rows) ||
            (band.count > 0 && used + columns > layout->columns))
            break;
        used += columns + GAP;
        band.count++;
        /* What stands above the base, and below it. */
        int above = base > band.base ? base : band.base;
        int below = rows - base > band.rows - band.base ? rows - base : band.rows - band.base;
        band.base = above;
        band.rows = above + below;
    }
    return band;
}

static bool draw_band(const struct layout *layout, const struct band *band, struct strbuf *out)
{
    struct cells cells;
    int x = INDENT;

    if (cells_init(&cells, layout->columns, band->rows) != STATUS_OK)
        return false;
    for (int i = band->first; i < band->first + band->count; i++) {
        int columns, rows;
        measure(layout, &layout->gallery->exhibit[i], &columns, &rows);
        draw_exhibit(layout, &layout->gallery->exhibit[i], &cells, x, columns, band->base);
        x += columns + GAP;
    }
    cells_add_lines(&cells, layout->ascii, out);
    cells_release(&cells);
    return true;
}

void gallery_draw(const struct gallery *gallery, int columns, bool ascii, struct strbuf *out)
{
    struct picture_scale bare = scale_of(gallery, columns, false, ascii);
    struct layout layout = {.gallery = gallery,
                            .scale = scale_of(gallery, columns, true, ascii),
                            .numbered = true,
                            .ascii = ascii,
                            .columns = columns};

    /* Numbers beside them must not make pictures much smaller. */
    if (3 * layout.scale.whole < 2 * bare.whole || layout.scale.rows < bare.rows) {
        layout.scale = bare;
        layout.numbered = false;
    }
    for (int i = 0; i < gallery->count;) {
        struct band band = take_band(&layout, i);
        if (i > 0 && band.count > 0)
            strbuf_add_char(out, '\n');
        if (band.count == 0 || !draw_band(&layout, &band, out)) {
            add_line(&gallery->exhibit[i], columns, out);
            band.count = 1;
        }
        i += band.count;
    }
}
