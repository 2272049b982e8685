/*
 * A pupil's page in words for others than the teacher: for the pupil, and for the parents. What
 * they hear is what can be done and what comes next; no label, no praise.
 *
 * A child's sentence has 15 words at most. Source: docs/design/learner.md, “Sentences for
 * children”.
 */
#ifndef BREUK_LESSON_PUPIL_WORDS_H
#define BREUK_LESSON_PUPIL_WORDS_H

#include "lesson/report/class_report.h"
#include "skill/hypothesis.h"

/* Possible causes of a pupil's answers, in a teacher's words. No child reads them. */

/* A message id: what somebody with that belief does, “adds the same number above and below”. */
const char *belief_words(enum hypothesis family);

/* Each adds sentences, one a line, in the language of the program. */
void pupil_say_child(const struct report_pupil *pupil, const struct course *course,
                     struct strbuf *out);
void pupil_say_parents(const struct report_pupil *pupil, const struct course *course,
                       struct strbuf *out);

#endif
