/* What can be typed beside answers. Private to the room. */
#ifndef BREUK_LESSON_TYPED_VERB_H
#define BREUK_LESSON_TYPED_VERB_H

#include <stdbool.h>

enum verb {
#define VERB(kind, word, words, what) VERB_##kind,
#include "lesson/verb-list.h"
#undef VERB
    VERBS
};

/* Ids of messages: the word itself, what it does. */
const char *verb_word(enum verb verb);
const char *verb_meaning(enum verb verb);

/* Whether the line is one: the word in English or in the program's language, in either case, also
 * with a full stop; “?” is help. */
bool verb_typed(const char *line, enum verb *verb);

#endif
