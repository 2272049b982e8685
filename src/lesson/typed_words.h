/* Words that are typed. Private to the room. */
#ifndef BREUK_LESSON_TYPED_WORDS_H
#define BREUK_LESSON_TYPED_WORDS_H

#include "base/strbuf.h"

#include <stdbool.h>

/* Adds a line as words are compared: small letters, single blanks, and without the full stop or
 * exclamation mark at its end. A question mark goes too, where it does not stand alone. */
void fold_typed(struct strbuf *out, const char *line);

/* True if the first `length` bytes, folded, are one of the words of a message: an id whose words
 * have commas between them, which count in English and in the program's language. */
bool word_is(const char *words, const char *text, size_t length);

/* Whether a folded text says yes or no, and which. */
bool yes_or_no_typed(const char *folded, bool *yes);

#endif
