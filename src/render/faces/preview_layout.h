/*
 * Where the kinds of card of a deck stand in one picture of them all. Suits are rows and values are
 * columns: equal values stand in one column as wide as the forms that a suit has of it, then come
 * the actions; like lines of music the rows go on below when they get long. Cards of no suit come
 * last. The unit is a pixel of the picture at its own size, y downwards. No drawing is done here.
 */
#ifndef BREUK_RENDER_FACES_PREVIEW_LAYOUT_H
#define BREUK_RENDER_FACES_PREVIEW_LAYOUT_H

#include "base/memory.h"
#include "base/status.h"
#include "deck/deck.h"
#include "paper/geometry.h"

#include <stddef.h>

/* What stands round the cards. */
#define PREVIEW_MARGIN  24.0 /* of the picture */
#define PREVIEW_TITLE   62.0 /* height of the deck's title and counts */
#define PREVIEW_HEADING 20.0 /* height of a column's heading */
#define PREVIEW_LABEL   18.0 /* height of the number of copies under a card */

struct preview_place {
    int card; /* index of deck_card */
    struct box box;
};

/* The cards of one value, of one action, or those that are not played. */
struct preview_column {
    int card;       /* the first of them */
    struct box box; /* round them and their labels; the heading stands above it */
};

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

/*
 * Lays out at most `limit` kinds of card; those beyond it are the last ones in the order of the
 * columns. Chooses how many stand beside each other so that the picture is nearly three by two.
 * STATUS_NO_MEMORY. preview_layout_release in any case.
 */
enum status preview_layout_make(struct preview_layout *layout, const struct deck *deck,
                                double card_width_mm, double card_height_mm, int limit);
void preview_layout_release(struct preview_layout *layout);

#endif
