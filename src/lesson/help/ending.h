/* Sentences for a child at the end of a lesson: the belief that its answers show, and its
 * successes. */
#ifndef BREUK_LESSON_ENDING_H
#define BREUK_LESSON_ENDING_H

#include "lesson/lesson.h"
#include "skill/hypothesis.h"

/* Says that `times` answers of a sitting, at least 2, show a belief of that family. */
struct message ending_did(enum hypothesis family, int times);

/* What a kind of question asks to do, as the beginning of a sentence: “Reading pictures”; an id. */
const char *ending_kind(enum item_kind kind);

#endif
