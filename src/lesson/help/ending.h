/* What is said to a child at the end of a lesson: what its answers show, and what went well. */
#ifndef BREUK_LESSON_ENDING_H
#define BREUK_LESSON_ENDING_H

#include "lesson/lesson.h"
#include "skill/hypothesis.h"

/* So many answers of a sitting show a belief, of that family; `times` is at least 2. */
struct message ending_did(enum hypothesis family, int times);

/* What a kind of question asks to do, as the beginning of a sentence: “Reading pictures”; an id. */
const char *ending_kind(enum item_kind kind);

#endif
