/* The ladders of hints: three steps that ask, and do not tell. Private to the room; hints.c gives
 * the answer as the fourth. */
#ifndef BREUK_LESSON_HINTS_H
#define BREUK_LESSON_HINTS_H

#include "lesson/maker.h"

enum { HINT_STEPS = 3 };

/* Fills the step, from 0 to HINT_STEPS - 1, for a question of its kind by its lesson's ladder. */
typedef void hint_writer(const struct item *item, int step, struct telling *telling);

/* What there is to count in a picture, or on a line. */
hint_writer hint_read, hint_place, hint_left;
/* Equal numbers: cut further, simplified, in tenths, or as bars of wholes. */
hint_writer hint_find, hint_pair, hint_odd;
/* A number that is missing, or a simpler one. */
hint_writer hint_fill, hint_simplify;
/* Size, and other forms. */
hint_writer hint_compare, hint_order, hint_write;

/* Whether an option shows just that, or it is the answer: no hint may then. */
bool is_told(const struct item *item, const struct notation *number);

#endif
