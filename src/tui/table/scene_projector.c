/* What a classroom reads from its last row: TABLE, 1. */
#include "text/text.h"
#include "tui/table/scene_ink.h"
#include "tui/wrap.h"

#include <stdio.h>

enum { NAME = 2, COUNT = 11, BARS = 14, BARS_MOST = 10 }; /* columns of a seat's row */

static void put_seat(struct cells *cells, const struct scene_seat *seat, struct place place)
{
    enum role role = seat->turn ? ROLE_TURN : seat->out ? ROLE_QUIET : ROLE_TEXT;
    const char *last = text_get(N_("last card!"));
    char count[16];

    if (seat->turn)
        cells_put(cells, place.x, place.y, U'►', ROLE_TURN);
    cells_put_words(cells, place.x + NAME, place.y, COUNT - NAME - 1, seat->name, role, 0);
    snprintf(count, sizeof count, "%2d", seat->cards);
    cells_put_words(cells, place.x + COUNT, place.y, BARS - COUNT, count, role, 0);
    for (int i = 0; i < seat->cards && i < BARS_MOST && BARS + i < place.width; i++)
        cells_put(cells, place.x + BARS + i, place.y, U'▌', role);
    if (!seat->last)
        return;
    if (wrap_columns(last) <= place.width - BARS - 2)
        cells_put_words(cells, place.x + BARS + 2, place.y, place.width - BARS - 2, last, role, 0);
    else if (place.height > 1)
        cells_put_words(cells, place.x + COUNT + 1, place.y + 1, place.width - COUNT - 1, last,
                        role, 0);
    else
        cells_put(cells, place.x + BARS + 1, place.y, '!', role);
}

void projector_draw_seats(const struct drawing *drawing)
{
    enum { STEP_MOST = 4 };
    const struct scene *scene = drawing->scene;
    struct place place = drawing->layout->large_seats;
    int shown = scene->seats <= place.height ? scene->seats : place.height;
    struct strbuf turns = {0};
    char text[64];

    if (!shown)
        return;
    struct place row = {place.x, place.y, place.width, place.height / shown};
    row.height = row.height > STEP_MOST ? STEP_MOST : row.height;
    for (int i = 0; i < shown; i++, row.y += row.height)
        put_seat(drawing->cells, &scene->seat[shown < scene->seats ? scene->order[i] : i], row);
    text_of(
        message_with(N_("turns go {arrow}"), arg_text("arrow", scene->to_the_right ? "▲" : "▼")),
        NULL, &turns);
    int used = NAME + ink_put(drawing, place.x + NAME, place.y + place.height, place.width - NAME,
                              strbuf_text(&turns), ROLE_QUIET);
    strbuf_release(&turns);
    if (shown < scene->seats) {
        snprintf(text, sizeof text, "+%d", scene->seats - shown);
        ink_put(drawing, place.x + used + 2, place.y + place.height, place.width - used - 2, text,
                ROLE_QUIET);
    }
}

void projector_draw_suit(const struct drawing *drawing)
{
    enum { ROWS = 3 };
    struct place place = drawing->layout->top;
    struct strbuf text = {0};
    const int hue = drawing->scene->suit + 1;
    int y = place.y + place.height - 1 - ROWS;

    if (!ink_add_named(drawing, &text))
        return;
    for (int row = 0; row < ROWS; row++)
        for (int x = 1; x < place.width - 1; x++)
            cells_set(drawing->cells, place.x + x, y + row,
                      (struct cell){.character = ' ', .role = ROLE_BAND, .hue = hue});
    int wide = wrap_columns(strbuf_text(&text)), x = (place.width - wide) / 2;
    x = x < 1 ? 1 : x;
    cells_put_words(drawing->cells, place.x + x, y + ROWS / 2, place.width - 1 - x,
                    strbuf_text(&text), ROLE_BAND, hue);
    strbuf_release(&text);
}
