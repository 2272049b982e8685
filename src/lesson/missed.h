/* Which lesson helps whoever has a difficulty: missed-list.h has the rows. */
#ifndef BREUK_LESSON_MISSED_H
#define BREUK_LESSON_MISSED_H

#include "skill/misconception.h"
#include "skill/skill.h"

/* The lesson for somebody who did not see that two numbers are equal, which takes these skills (bit
 * k is set for skill Kk) and whose value is `value`. NULL: none. */
const char *lesson_for_missed(unsigned skills, struct rational value);

/* The lesson for somebody with that belief. NULL: none. */
const char *lesson_for_belief(enum misconception belief);

#endif
