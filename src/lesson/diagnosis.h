/*
 * What lies behind a pupil's answers in lessons: first answers become evidence (skill/evidence.h),
 * and when it is time a probe is asked. A plain value for each pupil. Nothing here may stop a
 * lesson: a fault in the model ends the diagnosis, not the lesson, and is told once.
 */
#ifndef BREUK_LESSON_DIAGNOSIS_H
#define BREUK_LESSON_DIAGNOSIS_H

#include "lesson/item.h"
#include "skill/evidence.h"

struct diagnosis {
    struct evidence evidence;
    bool faulty; /* the model made no sense: a fault of the program; nothing is added any more */
};

/* `shown`: what can show from the beginning; what a question shows is added as it comes. */
void diagnosis_init(struct diagnosis *diagnosis, hypothesis_set shown);

/* Adds a first answer that was given without a hint. */
void diagnosis_add(struct diagnosis *diagnosis, const struct item *item,
                   const struct response *response);

/* The questions of a probe, where it is time for one: PROBE_ITEMS, and the next answers that are
 * added are theirs; or 0. `lesson` lends its words. */
int diagnosis_probe(struct diagnosis *diagnosis, const struct lesson *lesson, struct chance *chance,
                    struct item out[static PROBE_ITEMS]);

/* A question of the probe was left without an answer that counts. */
void diagnosis_skip(struct diagnosis *diagnosis);

/* The family that may be named; HYPOTHESES: none. */
enum hypothesis diagnosis_named(const struct diagnosis *diagnosis);

/* The name of the lesson that does good to it; NULL: none is known. */
const char *diagnosis_lesson(enum hypothesis family);

/* Which beliefs the questions of a lesson can show, as far as a sample of them tells. */
hypothesis_set lesson_shows(const struct lesson *lesson);

/* Adds the names of a set, as "M1, M4". */
void hypotheses_list(hypothesis_set set, struct strbuf *out);

#endif
