#include "render/faces/suits.h"

#include "draw/ink.h"
#include "render/faces/suit_sign.h"

#include <math.h>

/* Lays a path round a sector, or what a hole leaves of it, that is closed though a gap is between
 * it and its neighbours, of which each gives half. */
static void lay_sector(struct canvas *canvas, double x, double y, double radius, double hole,
                       double from, double to, double gap)
{
    enum { PIECES = 24 };
    const double reach[2] = {radius, fmax(hole, gap / 2 / sin((to - from) / 2))};

    canvas_new_path(canvas);
    for (int rim = 0; rim < 2; rim++) {
        double off = asin(fmin(1, gap / 2 / reach[rim]));
        double first = from + off, last = fmax(first, to - off);
        for (int i = 0; i <= PIECES; i++) {
            double angle = first + (last - first) * (rim ? PIECES - i : i) / PIECES;
            (i + rim ? canvas_line_to : canvas_move_to)(canvas, x + reach[rim] * cos(angle),
                                                        y + reach[rim] * sin(angle));
        }
    }
    canvas_close_path(canvas);
}

void suits_draw(struct canvas *canvas, const struct template *template, const struct deck *deck,
                const struct suits_look *look)
{
    int count = deck_suit_count(deck);
    double radius = look->box.width / 2;
    double x = look->box.x + radius, y = look->box.y + radius;
    double hole = fmin(look->hole, 0.9 * radius);
    bool closed = canvas->look.low_ink && look->gap > 0 && count > 2;
    double top = -M_PI / 2 - (look->suit_on_top ? M_PI / count : 0);
    double size =
        fmin(hole > 0 ? 0.62 * (radius - hole) : 0.45 * radius, 3.2 * radius / (count + 1));
    double at = hole > 0 ? (radius + hole) / 2 : count > 1 ? 0.6 * radius : 0;

    for (int i = 0; i < count; i++) {
        const struct suit *suit = deck_suit(deck, i);
        double from = top + 2 * M_PI * i / count, to = from + 2 * M_PI / count;
        double middle = (from + to) / 2;
        if (closed)
            lay_sector(canvas, x, y, radius, hole, from, to, look->gap);
        else
            canvas_sector(canvas, x, y, radius, from, to);
        canvas_field(canvas, suit->colour);
        suit_sign_draw(canvas, template, suit, look->language,
                       (struct box){x + at * cos(middle) - size / 2,
                                    y + at * sin(middle) - size / 2, size, size},
                       ink_to_read((struct ink){.kind = INK_ON_SUIT}, suit->colour, canvas->look),
                       false);
    }
    for (int i = 0; look->gap > 0 && !closed && count > 1 && i < count; i++) {
        double edge = top + 2 * M_PI * i / count, reach = 1.05 * radius;
        canvas_segment(canvas, x, y, x + reach * cos(edge), y + reach * sin(edge));
        canvas_stroke(canvas, COLOUR_PAPER, look->gap);
    }
    if (hole > 0 && !closed) {
        canvas_circle(canvas, x, y, hole);
        canvas_fill(canvas, COLOUR_PAPER);
    }
    canvas_note(canvas, "suits", look->box, 0, "");
}
