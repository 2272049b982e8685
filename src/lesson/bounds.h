/*
 * Which numbers fit the age of those who take a lesson: bounds of its stage, which its questions
 * obey. A lesson whose own lists go beyond them has what it lists; lesson_check counts that.
 * Private to the room.
 */
#ifndef BREUK_LESSON_BOUNDS_H
#define BREUK_LESSON_BOUNDS_H

#include "lesson/item.h"

/* A row of the table in bounds.c. */
struct bounds {
    enum stage stage;
    unsigned skills;
    int64_t below, beside, filled, factor, common, wholes; /* 0: any */
    const int *parts, *pies;                               /* end with 0; none: any */
};

/* Below the bar in the first two questions of a sitting and of a worksheet. */
enum { BOUNDS_OPENING = 12, BOUNDS_OPENINGS = 2 };

/* Has a lesson that is read obey the bounds of its stage, each kind of question that can be asked
 * within them and lists nothing beyond. */
void bounds_apply(struct lesson *lesson);

/* True if a list of `parts` or `pies` has a denominator. */
bool bounds_list(const int *parts, int64_t denominator);

/* True if numbers have a common denominator up to `common`, 0: any; of other notations than
 * fractions nothing is cut. */
bool bounds_common(int64_t common, const struct notation *number, int count);

/* True if `number` may be offered as wrong beside the stem: at most 1 if that is below 1, else less
 * than 2 more; of percentages 1 to 100, of decimals two places, of thirds only beside thirds. */
bool bounds_offer(const struct notation *stem, const struct notation *number);

/* True if a question goes beyond the bounds of its lesson’s stage; *number is one that does. */
bool bounds_broken(const struct item *item, struct notation *number);

/* The attribute to write for a kind of question whose numbers go beyond: “denominators="2 3 4"”. */
void bounds_advise(const struct lesson *lesson, enum item_kind kind, struct strbuf *out);

#endif
