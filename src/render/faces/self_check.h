/*
 * The self-check mark: a tiny row of signs that equal cards share, and no others, so that whoever
 * plays alone can see whether two cards are equal. "Two moons" is known at a glance, without
 * colour, and is no number and no suit.
 */
#ifndef BREUK_RENDER_FACES_SELF_CHECK_H
#define BREUK_RENDER_FACES_SELF_CHECK_H

#include "base/status.h"
#include "paper/geometry.h"

struct canvas;

enum {
    SELF_CHECK_SIGNS = 8,
    SELF_CHECK_ROW = 5,    /* signs of one sort in a row, at most: more must be counted */
    SELF_CHECK_LONGEST = 8 /* signs in a row, whatever the deck */
};

/* Signs by their index, from the top (or from the left) on. */
struct self_check_mark {
    int sign[SELF_CHECK_LONGEST];
    int count;
};

/*
 * The mark of a value class in a deck of so many (deck_value_classes). Up to 40 classes it is one
 * sort of sign, 1 to 5 times; in a deck of more, a word of several sorts, all as long. Different
 * classes have different marks.
 */
struct self_check_mark self_check_mark(int value_class, int classes);

/* Draws it in the middle of the box, mm, its signs one below the other where the box is higher than
 * wide, else side by side; dark on a white label. STATUS_NO_MEMORY. */
enum status self_check_draw(struct canvas *canvas, const struct self_check_mark *mark,
                            struct box box);

/* Where it stands on a card of this size, mm: half way down the left edge. Turned upside down it
 * stands on the right, too. */
struct box self_check_place(double width, double height);

#endif
