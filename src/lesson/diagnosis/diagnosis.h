/*
 * What lies behind a pupil's answers in lessons: first answers become evidence (skill/evidence.h),
 * and when it is time a probe is asked. A plain value for each pupil. Nothing here may stop a
 * lesson: a fault in the model ends the diagnosis, not the lesson, and is told once.
 */
#ifndef BREUK_LESSON_DIAGNOSIS_H
#define BREUK_LESSON_DIAGNOSIS_H

#include "lesson/item.h"
#include "rational/rational.h"
#include "skill/decision.h"
#include "skill/evidence.h"
#include "skill/skill.h"

/*
 * What a first answer to a question tells of what lies behind it (skill/decision.h), and what
 * somebody with a belief would answer. Pure functions.
 */

/* Makes the decision of the first answer to a question, given without a hint. */
void decision_of_item(struct decision *decision, const struct item *item,
                      const struct response *response);

/* The belief to speak of to a pupil who answered wrongly: `fits`, unless its sentence claims a
 * cause that does not make this answer the most probable (evidence_causes); then another belief
 * that does, or NO_MISCONCEPTION. Of a line the sentences say what to count, and claim nothing. */
enum misconception cause_of(const struct item *item, const struct response *response,
                            const struct attempt *attempt, enum misconception fits);

/* The hypotheses that show in a question: those that give a wrong answer. */
hypothesis_set item_shows(const struct item *item);

/* A wrong answer that follows from the belief, one of them by chance. False: none does. */
bool item_believed(const struct item *item, enum hypothesis hypothesis, struct chance *chance,
                   struct response *out);

/* A question that is answered by typing, as the skills see it. */
struct open_question item_open_question(const struct item *item);

/*
 * A probe: three questions that tell a belief from its nearest rivals. To the pupil they are
 * questions like any other. Plain values that borrow a lesson.
 *
 * Source: docs/design/diagnosis.md, “The probe”.
 */

/*
 * Makes the questions that evidence_wants_probe asks for: its leader is predicted another wrong
 * answer than its rivals. `lesson` lends its words, and its own questions where no other kind shows
 * the belief. `taught` are the skills that were taught (course_taught): nothing else is asked for.
 * Gives how many it found, PROBE_ITEMS or fewer: then no probe should begin.
 */
int probe_make(const struct evidence *evidence, const struct lesson *lesson, unsigned taught,
               struct chance *chance, struct item out[static PROBE_ITEMS]);

/* Probes of a lesson follow from the answers in it, so that a resumed lesson asks the same; those
 * of a game, and the named belief, follow from all evidence about the pupil. */
struct diagnosis {
    struct evidence here; /* of these answers */
    struct evidence all;  /* and of earlier ones, which the keeper of records adds at first */
    bool carries;         /* probes follow from all */
    bool faulty; /* the model made no sense: a fault of the program; nothing is added any more */
};

/* `shown`: what can show from the beginning; what a question shows is added as it comes. */
void diagnosis_init(struct diagnosis *diagnosis, hypothesis_set shown);

/* Adds what was decided in a game that goes on. */
void diagnosis_play(struct diagnosis *diagnosis, const struct decision *decision);

/* Adds a first answer that was given without a hint; to a question of the open probe, or to another
 * one. */
void diagnosis_add(struct diagnosis *diagnosis, const struct item *item,
                   const struct response *response, bool of_probe);

/* The evidence that probes follow from. */
const struct evidence *diagnosis_evidence(const struct diagnosis *diagnosis);

/* True if it is time for a probe. */
bool diagnosis_wants_probe(const struct diagnosis *diagnosis);

/* The questions of a probe, where it is time for one: PROBE_ITEMS; or 0. `lesson` lends its words;
 * `taught` is as probe_make has it. */
int diagnosis_probe(struct diagnosis *diagnosis, const struct lesson *lesson, unsigned taught,
                    struct chance *chance, struct item out[static PROBE_ITEMS]);

/* True if questions of a probe are still to be answered. */
bool diagnosis_probing(const struct diagnosis *diagnosis);
/* A question of the probe was left without an answer that counts. */
void diagnosis_skip(struct diagnosis *diagnosis);
/* The questions of the probe that are not asked after all. */
void diagnosis_end_probe(struct diagnosis *diagnosis);

/* The family that may be named; HYPOTHESES: none. */
enum hypothesis diagnosis_named(const struct diagnosis *diagnosis);

/* The name of the lesson that does good to it; NULL: none is known. */
const char *diagnosis_lesson(enum hypothesis family);

/* The lesson to begin with for who did not pass `lesson`, which need not be of the course: that of
 * the belief, HYPOTHESES: of none, unless it is this lesson or comes after it; else the nearest of
 * those that it needs. NULL: the course has none. */
struct course;
const struct lesson *diagnosis_easier(const struct course *course, const struct lesson *lesson,
                                      enum hypothesis family);

/* The lesson itself, which may be NULL; where it was failed the first easier one that was not, or
 * else the one that needs none. */
const struct lesson *diagnosis_step_down(const struct course *course, const struct lesson *lesson,
                                         enum hypothesis family,
                                         bool (*failed)(const void *context, const char *lesson),
                                         const void *context);

/* The lesson that lends its words to a probe of somebody who plays with equal numbers: the one that
 * does good, unless it comes before these are taught. NULL: the course lacks it. */
const struct lesson *diagnosis_words_in_play(const struct course *course, enum hypothesis family);

/* Which beliefs the questions of a lesson can show, as far as a sample of them tells. */
hypothesis_set lesson_shows(const struct lesson *lesson);

/* The lesson for a pupil who missed that two cards are equal: missed-list.h has the rows. Beliefs
 * have theirs in remedy-list.h. */

/* By the skills that it takes to see it (bit k is set for skill Kk) and the value of both. NULL:
 * none. */
const char *lesson_for_missed(unsigned skills, struct rational value);

#endif
