#include "tui/card/card_face.h"
#include "tui/card/card_inside.h"

#include "lesson/figure.h"
#include "text/text.h"

/* A card: TABLE, 1 and 2. */
enum { WIDTH_LEAST = 14, WIDTH_MOST = 32, HEIGHT_MOST = 17 };

/* A bar, cut by lines, as its parts are equal but their tints would not be; of a pie its ends are
 * round. False: it has too many parts. */
static bool put_cut_bar(const struct card_inside *inside, const struct figure *figure)
{
    int64_t parts = figure_parts(figure), wholes = figure_wholes(figure);
    int64_t counted = figure_counted(figure), wide = (inside->width - 1) / parts - 1;
    bool round = figure->shape == SHAPE_PIE;

    if (counted < 0 || wide < 1 || 2 * wholes - 1 > inside->height)
        return false;
    int step = (int)wide + 1, columns = step * (int)parts;
    int left = (inside->width - columns - 1) / 2, top = (inside->height - 2 * (int)wholes + 1) / 2;
    for (int whole = 0; whole < wholes; whole++) {
        for (int x = 0; x <= columns; x++) {
            bool shaded = whole * parts + x / step < counted, cut = x % step == 0;
            uint32_t end = x == 0 ? '(' : ')';
            inside_set(
                inside, left + x, top + 2 * whole,
                cut ? (struct cell){.character = round && x % columns == 0 ? end : U'│',
                                    .role = ROLE_PAPER}
                    : (struct cell){.role = shaded ? ROLE_SHADED : ROLE_EMPTY, .hue = inside->hue});
        }
    }
    return true;
}

/* What there is to count, in words. */
static void say(const struct card_inside *inside, const struct figure *figure)
{
    struct strbuf text = {0};

    text_of(figure_say(figure), NULL, &text);
    int rows = inside_rows(inside, strbuf_text(&text));
    inside_put_words(inside, rows < inside->height ? (inside->height - rows) / 2 : 0,
                     strbuf_text(&text));
    strbuf_release(&text);
}

void card_lens_put(struct cells *cells, const struct deck *deck, int card,
                   const struct surface_looks *looks, int x, int y, int width, int height)
{
    struct card_place place = {.x = x, .y = y, .width = width, .height = height};
    const struct card *kind = deck_card(deck, card);
    int shown = width;

    do {
        place.width = shown > WIDTH_MOST ? WIDTH_MOST : shown;
        place.height = place.width / 2 + 1 < height ? place.width / 2 + 1 : height;
        if (kind->picture == PICTURE_NONE ||
            card_face_shows_all(deck, card, looks, place.width, place.height)) {
            card_face_put(cells, deck, card, looks, place);
            return;
        }
    } while (--shown >= WIDTH_LEAST);
    place.width = width;
    place.height = height < HEIGHT_MOST ? height : HEIGHT_MOST;
    struct card_inside inside = card_frame_put(cells, deck, card, looks, &place);
    struct figure figure = card_figure(kind);
    if (!put_cut_bar(&inside, &figure))
        say(&inside, &figure);
}
