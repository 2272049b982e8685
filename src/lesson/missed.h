/* Which lesson helps whoever missed that two cards are equal: missed-list.h has the rows. Beliefs
 * have theirs in remedy-list.h. */
#ifndef BREUK_LESSON_MISSED_H
#define BREUK_LESSON_MISSED_H

#include "rational/rational.h"
#include "skill/skill.h"

/* By the skills that it takes to see it (bit k is set for skill Kk) and the value of both. NULL:
 * none. */
const char *lesson_for_missed(unsigned skills, struct rational value);

#endif
