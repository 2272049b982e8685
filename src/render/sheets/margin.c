#include "render/sheets/margin.h"

#include <math.h>

static const double RULER_TICK = 1.4, RULER_WIDTH = 0.15, RULER_TYPE = 2.2;

/* A ruler that runs down the sheet is drawn turned, its words towards the cards. */
void margin_ruler(struct canvas *canvas, const struct sheet *sheet, const struct paper_words *words)
{
    const struct ruler *ruler = &sheet->ruler;
    struct strbuf text = {0};
    struct line line;
    char length[32];

    if (!ruler->there)
        return;
    canvas_save(canvas);
    canvas_move_origin(canvas, ruler->x, ruler->y, 0);
    if (ruler->down)
        canvas_move_origin(canvas, 0, ruler->length, -M_PI / 2);
    canvas_segment(canvas, 0, 0, ruler->length, 0);
    for (int mm = 0; mm <= (int)ruler->length; mm += 10) {
        double tick = mm % 50 == 0 ? RULER_TICK : RULER_TICK / 2;
        canvas_add_segment(canvas, mm, 0, mm, tick);
    }
    canvas_stroke(canvas, COLOUR_DARK, RULER_WIDTH);
    canvas_note(canvas, "ruler", ruler_box(ruler), COLOUR_DARK, "");
    snprintf(length, sizeof length, "%.10g", ruler->length);
    paper_say(
        words,
        message_with(N_("this line is {length} mm long; if yours is not, print again at 100%"),
                     arg_number("length", length)),
        &text);
    type_line(canvas->type, strbuf_text(&text), false, &line);
    double em = fmin(RULER_TYPE, ruler->length / line.width);
    canvas_line(canvas, &line, (ruler->length - em * line.width) / 2, RULER_TICK + em * line.ascent,
                em, COLOUR_DARK);
    strbuf_release(&text);
    canvas_restore(canvas);
}

/* A label that runs down the sheet is turned like the ruler. */
void margin_label(struct canvas *canvas, const struct sheet *sheet, const char *text)
{
    struct box box = sheet->label;
    double length = sheet->label_down ? box.height : box.width;
    double depth = sheet->label_down ? box.width : box.height;
    struct line line;

    if (!sheet->labelled)
        return;
    type_line(canvas->type, text, false, &line);
    double em = fmin(depth / (line.ascent + line.descent), length / line.width);
    canvas_save(canvas);
    canvas_move_origin(canvas, box.x, box.y, 0);
    if (sheet->label_down)
        canvas_move_origin(canvas, 0, box.height, -M_PI / 2);
    canvas_note(canvas, "label", box, COLOUR_DARK, text);
    canvas_line(canvas, &line, (length - em * line.width) / 2, em * line.ascent, em, COLOUR_DARK);
    canvas_restore(canvas);
}
