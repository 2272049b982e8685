/* The self-check mark: a tiny row of signs that equal cards share with each other and with no
 * other cards, so that a child who plays alone can see whether two cards are equal. "Two moons" is
 * recognised at a glance, without colour, and is neither a number nor a suit. Why:
 * docs/design/cards.md, “Self-check mark”. */
#ifndef BREUK_RENDER_FACES_SELF_CHECK_H
#define BREUK_RENDER_FACES_SELF_CHECK_H

#include "base/status.h"
#include "paper/geometry.h"

struct canvas;

enum {
    SELF_CHECK_SIGNS = 8,
    SELF_CHECK_ROW = 5,    /* the most signs of one sort in a row: more would have to be counted */
    SELF_CHECK_LONGEST = 8 /* the most signs in a row, in any deck */
};

/* A mark: indices of its signs, from the top (or from the left). */
struct self_check_mark {
    int sign[SELF_CHECK_LONGEST];
    int count;
};

/* Returns the mark of a value class in a deck with `classes` of them (deck_value_classes). Up to 40
 * classes it is one sort of sign, 1 to 5 times; with more it is a word of several sorts, and all
 * words have the same length. Different classes have different marks. */
struct self_check_mark self_check_mark(int value_class, int classes);

/* Draws the mark in the middle of the box (mm), dark on a white label: its signs stand one below
 * the other if the box is higher than wide, otherwise side by side. */
enum status self_check_draw(struct canvas *canvas, const struct self_check_mark *mark,
                            struct box box);

/* Returns where the mark stands on a card of this size, mm: half way down the left edge. Turned
 * upside down, the same place is on the right edge. */
struct box self_check_place(double width, double height);

#endif
