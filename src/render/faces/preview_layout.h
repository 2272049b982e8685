/* Decides where each kind of card of a deck stands in one picture of them all. Suits are rows, and
 * values are columns: equal values share a column, which is as wide as the number of forms that a
 * suit has of that value. Actions follow, and cards of no suit; the backs come last. Long rows wrap
 * like lines of music. The unit is a pixel of the picture at its own size, y downwards. Nothing is
 * drawn here.
 */
#ifndef BREUK_RENDER_FACES_PREVIEW_LAYOUT_H
#define BREUK_RENDER_FACES_PREVIEW_LAYOUT_H

#include "base/memory.h"
#include "base/status.h"
#include "deck/deck.h"
#include "paper/geometry.h"

#include <stddef.h>

/* The space round the cards, in pixels. */
#define PREVIEW_MARGIN  24.0 /* of the picture */
#define PREVIEW_TITLE   62.0 /* height of the deck's title and counts */
#define PREVIEW_HEADING 20.0 /* height of a column's heading */
#define PREVIEW_LABEL   18.0 /* height of the number of copies under a card */

/* Where one kind of card stands. */
struct preview_place {
    int card;  /* index of deck_card */
    bool back; /* that card's back, instead of its face */
    struct box box;
};

/* A column: the cards of one value, of one action, or those that are not played; or the backs. */
struct preview_column {
    int card; /* the column's first card */
    bool back;
    struct box box; /* holds the cards and their labels; the heading stands above it */
};

/* A suit's name at the beginning of its row. */
struct preview_row {
    int suit;
    struct box box; /* for its name, left of the cards */
};

/* A zeroed struct is an empty layout. */
struct preview_layout {
    struct arena arena; /* owns the arrays */
    double width, height;
    double card_width, card_height;
    struct preview_place *places;
    struct preview_column *columns;
    struct preview_row *rows;
    size_t place_count, column_count, row_count;
    int left_out; /* kinds of card beyond the limit */
};

/* Cards that have different backs. */
struct preview_backs {
    const int *cards; /* indices of deck_card */
    size_t count;
};

/* Lays out all backs, and at most `limit` kinds of card; it leaves out the last ones in the order
 * of the columns. Cards have the proportions of card_width_mm and card_height_mm. As many stand
 * beside each other as make the picture nearly three by two. The caller calls
 * preview_layout_release in any case. */
void preview_layout_make(struct preview_layout *layout, const struct deck *deck,
                         const struct preview_backs *backs, double card_width_mm,
                         double card_height_mm, int limit);
/* Frees the arrays and empties the layout. */
void preview_layout_release(struct preview_layout *layout);

#endif
