/* Words that people write in the place of ours: in Dutch, German and French, or other English ones.
 * Private to xml/. */
#ifndef BREUK_XML_OTHER_WORD_H
#define BREUK_XML_OTHER_WORD_H

#include "xml/grammar.h"

#include <stddef.h>

/* Returns which of the candidates a word of another language stands for; otherwise the one that is
 * spelt nearly so (suggest_nearest); NULL when there is neither. */
const char *other_word_nearest(const char *text, const char *const *candidates, size_t count);

/* Returns the value that a word stands for, of the type VALUE_INTEGER, VALUE_COLOUR, VALUE_BOOLEAN,
 * VALUE_LANGUAGE or, for the name of a file, VALUE_ID: “vier” is 4. NULL: none. */
const char *other_word_value(const char *text, enum value_type type);

#endif
