/* What a classroom reads from its last row: TABLE, 1. */
#include "play/names.h"
#include "text/text.h"
#include "tui/card/card_face.h"
#include "tui/table/scene.h"
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

void projector_draw_seats(const struct scene *scene, const struct layout *layout,
                          struct cells *cells)
{
    enum { STEP_MOST = 4 };
    struct place place = layout->large_seats;
    int shown = scene->seats <= place.height ? scene->seats : place.height;
    struct strbuf turns = {0};
    char text[64];

    if (!shown)
        return;
    struct place row = {place.x, place.y, place.width, place.height / shown};
    row.height = row.height > STEP_MOST ? STEP_MOST : row.height;
    for (int i = 0; i < shown; i++, row.y += row.height)
        put_seat(cells, &scene->seat[shown < scene->seats ? scene->order[i] : i], row);
    text_of(
        message_with(N_("turns go {arrow}"), arg_text("arrow", scene->to_the_right ? "▲" : "▼")),
        NULL, &turns);
    int used = NAME + cells_put_words(cells, place.x + NAME, place.y + place.height,
                                      place.width - NAME, strbuf_text(&turns), ROLE_QUIET, 0);
    strbuf_release(&turns);
    if (shown < scene->seats) {
        snprintf(text, sizeof text, "+%d", scene->seats - shown);
        cells_put_words(cells, place.x + used + 2, place.y + place.height, place.width - used - 2,
                        text, ROLE_QUIET, 0);
    }
}

void projector_draw_suit(const struct scene *scene, const struct layout *layout,
                         const struct surface_looks *looks, struct cells *cells)
{
    enum { ROWS = 3 };
    struct place place = layout->top;
    struct strbuf text = {0};
    bool shown = scene->suit != NO_SUIT && deck_card(scene->deck, scene->top)->suit != scene->suit;
    int y = place.y + place.height - 1 - ROWS;

    if (!shown)
        return;
    const struct suit *suit = deck_suit(scene->deck, scene->suit);
    strbuf_addf(&text, "%s ", text_get(N_("now:")));
    strbuf_add_code_point(&text, looks->ascii ? suit_sign_ascii(suit) : suit_sign(suit));
    strbuf_addf(&text, " %s", play_name_suit(scene->deck, scene->suit));
    for (int row = 0; row < ROWS; row++)
        for (int x = 1; x < place.width - 1; x++)
            cells_set(cells, place.x + x, y + row,
                      (struct cell){.character = ' ', .role = ROLE_BAND, .hue = scene->suit + 1});
    int wide = wrap_columns(strbuf_text(&text)), x = (place.width - wide) / 2;
    x = x < 1 ? 1 : x;
    cells_put_words(cells, place.x + x, y + ROWS / 2, place.width - 1 - x, strbuf_text(&text),
                    ROLE_BAND, scene->suit + 1);
    strbuf_release(&text);
}
