/* Fractions as they are said aloud or typed with other signs: "three quarters", "een half",
 * "3 over 4", "4÷8", "2\4". */
#ifndef BREUK_PLAY_SPOKEN_H
#define BREUK_PLAY_SPOKEN_H

#include "base/strbuf.h"

/*
 * Adds a folded text, in which fractions in words of the language in use or of English become
 * digits with a bar: "rode driekwart" is "rode 3/4", "one and a half" is "1 1/2". Denominators are
 * those of the shipped decks. "half" and "quarter" need no number before them. What is no fraction
 * stays as it is.
 */
void spoken_add(struct strbuf *out, const char *folded);

#endif
