#include "tui/card/card_face.h"
#include "tui/card/card_inside.h"

#include "lesson/figure.h"
#include "text/text.h"

/* A card: TABLE, 1 and 2. */
enum { WIDTH_LEAST = 14, WIDTH_MOST = 32, HEIGHT_MOST = 17 };

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
    if (card_face_shows_all(deck, card, looks, place.width, place.height)) {
        card_face_put(cells, deck, card, looks, place);
        return;
    }
    struct card_inside inside = card_frame_put(cells, deck, card, looks, &place);
    struct figure figure = card_figure(kind);
    say(&inside, &figure);
}
