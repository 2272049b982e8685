/*
 * A probe: three questions that tell a belief from its nearest rivals. To whoever answers they are
 * questions like any other. Plain values that borrow a lesson.
 *
 * Source: DIAGNOSIS, 4.
 */
#ifndef BREUK_LESSON_PROBE_H
#define BREUK_LESSON_PROBE_H

#include "lesson/item.h"
#include "skill/evidence.h"

/*
 * Makes the questions that evidence_wants_probe asks for: its leader is predicted another wrong
 * answer than its rivals. `lesson` lends its words, and its own questions where no other kind shows
 * the belief. `taught` are the skills that were taught (course_taught): nothing else is asked for.
 * Gives how many it found, PROBE_ITEMS or fewer: then no probe should begin.
 */
int probe_make(const struct evidence *evidence, const struct lesson *lesson, unsigned taught,
               struct chance *chance, struct item out[static PROBE_ITEMS]);

#endif
