/*
 * A card as it lies on a screen: edge, band in the colour of its suit with sign and letter, and
 * what is printed: a number, or a picture whose parts can be counted. Sources:
 * docs/design/screen.md, “Card faces”.
 */
#ifndef BREUK_TUI_CARD_FACE_H
#define BREUK_TUI_CARD_FACE_H

#include "deck/deck.h"
#include "tui/display.h"

struct card_place {
    int x, y;          /* left upper corner of the frame */
    int width, height; /* of the whole frame */
    int visible;       /* columns that are seen, from the left: a card under the next one; 0: all */
    bool chosen;       /* with a double edge, in ROLE_CHOSEN */
    int number;        /* in the band at its right end; 0: none */
};

/* Draws a card. A picture with too many parts to be counted at that size is replaced by the word
 * for its kind: card_face_shows_all tells. */
void card_face_put(struct cells *cells, const struct deck *deck, int card,
                   const struct display_looks *looks, struct card_place place);

/* True if all of the card can be read, and the parts of a picture counted, at that size; otherwise
 * the card needs the lens. */
bool card_face_shows_all(const struct deck *deck, int card, const struct display_looks *looks,
                         int width, int height);

/*
 * Draws a card as large as fits in `width` columns and `height` rows, 14 and 8 at least: the lens,
 * for cards of a hand for which card_face_shows_all is false. A picture with too many parts even
 * for that is as wide as there is room, or is said in words.
 */
void card_lens_put(struct cells *cells, const struct deck *deck, int card,
                   const struct display_looks *looks, int x, int y, int width, int height);

/* Draws a card's back, with how many lie there (< 0: not said). */
void card_back_put(struct cells *cells, struct card_place place, int count);

/* Returns the sign of a suit, which in ASCII is a likeness: a circle is “o”; 0: no character has
 * its shape. */
uint32_t suit_sign(const struct suit *suit, const struct display_looks *looks);
/* Adds the sign, if there is one. */
void suit_add_sign(const struct suit *suit, const struct display_looks *looks, struct strbuf *out);

#endif
