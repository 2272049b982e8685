/*
 * The mistake to expect at a question on paper, for the key of a worksheet: one that pupils make
 * with such numbers, and what to say to it. What a screen may offer as an option, and the list of
 * beliefs foresees, is not always what somebody writes with a pencil. Private to the room.
 */
#ifndef BREUK_LESSON_USUAL_H
#define BREUK_LESSON_USUAL_H

#include "lesson/maker.h"

struct usual {
    bool found;
    struct response response; /* the wrong one to expect; of a cross on a line the number there */
    const struct words *own;  /* an author's words to it, instead of the remark; NULL: none */
    struct telling remark;    /* sentences only; say.id NULL: why the right answer is right */
};

/* Fills *usual; where no mistake is known it is all zero. */
void usual_mistake(const struct item *item, struct usual *usual);

/* For the `usual` of kinds: the likeliest mistake that the list of beliefs foresees; and a number
 * or a fraction that is written, unless it is right or none. */
bool usual_of_beliefs(const struct item *item, struct usual *usual);
bool usual_number(const struct item *item, struct usual *usual, struct notation number);
bool usual_fraction(const struct item *item, struct usual *usual, int64_t top, int64_t bottom);

#endif
