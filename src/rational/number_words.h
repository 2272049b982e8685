/* Numbers in words, in each of our languages: said, and understood when they are typed, written in
 * a file or heard by a machine that types. One table has all words: number-word-list.h. */
#ifndef BREUK_RATIONAL_NUMBER_WORDS_H
#define BREUK_RATIONAL_NUMBER_WORDS_H

#include "rational/notation.h"

#include <stdbool.h>

/*
 * Adds a fraction, a mixed number, or either as a percentage in words: "three quarters", "two and a
 * half", "one whole and three halves", "3 over 137", "33 and one third percent". `language` is
 * "en", "nl", "de" or "fr"; any other is said in English. `form` chooses among words for the same:
 * 0 are the usual ones. False: there is no fraction in it, and nothing was added.
 */
bool number_say(struct strbuf *out, const char *language, const struct notation *number,
                unsigned form);

/*
 * Understands a number in words of any of our languages, digits among them or not, with any case,
 * accents or none, and writes it as notation_parse() reads it, with that decimal mark: "3/4",
 * "2 1/2", "0.5", "50%". False: it is none, or may be two: “one hundred twenty fifths” are 100/25
 * and 120/5.
 */
bool number_heard(const char *text, char mark, char out[static NOTATION_TEXT_SIZE]);

/* Understands the name of a part alone, of one or of several: 4 for "quarters". 0: it is none. */
int number_heard_part(const char *text);

#endif
