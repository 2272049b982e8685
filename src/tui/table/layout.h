/*
 * Where everything lies on a screen of so many columns and rows: TABLE, 1 and 2. In cells, from the
 * left upper corner.
 */
#ifndef BREUK_TUI_LAYOUT_H
#define BREUK_TUI_LAYOUT_H

#include <stdbool.h>

enum {
    LAYOUT_COLUMNS = 40, /* the smallest screen for a table */
    LAYOUT_ROWS = 20,
    LAYOUT_NARROW = 80 /* with fewer columns the hand is strips */
};

struct place {
    int x, y, width, height; /* width 0: it has no place */
};

struct layout {
    int columns, rows;
    bool fits;   /* otherwise nothing else is filled in */
    bool narrow; /* strips, one line a seat or less */
    struct place title, seats, stock, below, top, panel, sentence, lens, keys;
    struct place large_seats; /* of a projector: a row each, or more; the line of seats has none */
    struct place explanation; /* of a projector: over sentence and hand */
    struct place hand;        /* of the first card, its frame */
    int hand_step, hand_step_y; /* from a card to the next one, and to the next row */
    int hand_in_row, hand_rows; /* cards of a page */
    bool numbers_below; /* a row below the hand numbers the cards; else they do so themselves */
};

/* What has to be seen: `hand` and `pile` say whether all pictures of the hand, and all that may
 * come on the pile, can be counted on a card of that size. */
struct layout_cards {
    int cards; /* of the hand that is shown */
    const void *context;
    bool (*hand)(const void *context, int width, int height);
    bool (*pile)(const void *context, int width, int height);
};

/* Cards are as small as can be read, and larger or wider where pictures need it: then, if need be,
 * the hand has pages, and the stock is a number alone. `projector`: with large cards on top and no
 * lens. */
struct layout layout_of(int columns, int rows, const struct layout_cards *cards, bool projector);

/* Cards of one page of the hand, and how many pages so many cards take. */
int layout_page(const struct layout *layout);
int layout_pages(const struct layout *layout, int cards);

/* Where the card stands that has this index on its page, risen a row if it is chosen and there is
 * room. */
struct place layout_card(const struct layout *layout, int index, int chosen, int cards);

#endif
