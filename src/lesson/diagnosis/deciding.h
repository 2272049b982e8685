/*
 * What a first answer to a question tells of what lies behind it (skill/decision.h), and what
 * somebody with a belief would answer. Pure functions.
 */
#ifndef BREUK_LESSON_DECIDING_H
#define BREUK_LESSON_DECIDING_H

#include "lesson/item.h"
#include "skill/decision.h"

/* Of the first answer to a question, given without a hint. */
void decision_of_item(struct decision *decision, const struct item *item,
                      const struct response *response);

/* What may be spoken of to somebody who answered wrongly: `fits`, unless its sentence claims a
 * cause that does not make this answer the most probable (evidence_causes); then another belief
 * that does, or NO_MISCONCEPTION. Of a line the sentences say what to count, and claim nothing. */
enum misconception cause_of(const struct item *item, const struct response *response,
                            const struct attempt *attempt, enum misconception fits);

/* Who shows in a question: whose belief gives a wrong answer. */
hypothesis_set item_shows(const struct item *item);

/* A wrong answer that follows from it, one of them by chance. False: none does. */
bool item_believed(const struct item *item, enum hypothesis hypothesis, struct chance *chance,
                   struct response *out);

/* A question that is answered by typing, as the skills see it. */
struct open_question item_open_question(const struct item *item);

#endif
