/* What lies behind a pupil's answers, in a teacher's words. No child reads them. */
#ifndef BREUK_LESSON_BELIEF_WORDS_H
#define BREUK_LESSON_BELIEF_WORDS_H

#include "skill/hypothesis.h"

/* A message id: what somebody with that belief does, “adds the same number above and below”. */
const char *belief_words(enum hypothesis family);

#endif
