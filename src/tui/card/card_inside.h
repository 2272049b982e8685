/* The space within a card's frame, and the functions that draw in it, never outside. Private to the
 * cards of the screen. */
#ifndef BREUK_TUI_CARD_INSIDE_H
#define BREUK_TUI_CARD_INSIDE_H

#include "lesson/figure.h"
#include "tui/card/card_face.h"

struct card_inside {
    struct cells *cells; /* NULL: only measured */
    const struct deck *deck;
    const struct display_looks *looks;
    int x, y, width, height;
    int hue;    /* of the card's suit, as of struct cell */
    bool strip; /* the rest of the card lies under another one */
};

/* Column x and row y are counted within the frame. */
void inside_set(const struct card_inside *inside, int x, int y, struct cell cell);

/* A character that is printed on the card. */
void inside_put(const struct card_inside *inside, int x, int y, uint32_t character);

/* Puts UTF-8 in the middle of that row; text that does not fit is left out. */
void inside_put_centred(const struct card_inside *inside, int y, const char *text);

/* The rows that words take, broken at spaces; 0: one of them is too wide. */
int inside_rows(const struct card_inside *inside, const char *text);

/* Puts words from row y on, each row in the middle. */
void inside_put_words(const struct card_inside *inside, int y, const char *text);

/* A number: with a bar between above and below, as text, or in large digits; below it, from the
 * row that is returned, the card is empty. False: it was too long and was cut. */
bool card_number_put(const struct card_inside *inside, const struct card *card);

/* Puts digits of several rows in the middle, as large as a card with `card_rows` rows within its
 * frame has them. False: it has none, or there is no room. */
bool card_large_put(const struct card_inside *inside, int card_rows, const char *text);

/* The picture of a card. A square of a hundred is cut as a bar is. */
struct figure card_figure(const struct card *card);

/* A value as a picture, whose parts are equal and can be counted. False: at that size it cannot be
 * drawn, and nothing is. */
bool card_picture_put(const struct card_inside *inside, const struct card *card);

/* A pie in the middle, which has at most 12 parts; false as of card_picture_put. */
bool card_pie_put(const struct card_inside *inside, const struct figure *figure);

/* The kind of picture in a word, of three letters where there is no room for more. */
void card_picture_name(const struct card_inside *inside, const struct card *card);

#endif
