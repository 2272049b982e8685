/* What can be typed beside answers. */
#ifndef BREUK_LESSON_TYPED_VERB_H
#define BREUK_LESSON_TYPED_VERB_H

#include "base/strbuf.h"

#include <stdbool.h>

enum verb {
#define VERB(kind, words, what) VERB_##kind,
#include "lesson/verb-list.h"
#undef VERB
    VERBS
};

/* Adds the word that is shown, in the program's language. */
void verb_add_word(enum verb verb, struct strbuf *out);
/* The id of what it does. */
const char *verb_meaning(enum verb verb);

/* Whether the line is one: the word in English or in the program's language, in either case, also
 * with a full stop; “?” is help. */
bool verb_typed(const char *line, enum verb *verb);

#endif
