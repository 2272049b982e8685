/* Words of the table of numbers in a text; for the files of this room that understand numbers. */
#ifndef BREUK_RATIONAL_NUMBER_MATCH_H
#define BREUK_RATIONAL_NUMBER_MATCH_H

#include "rational/number_table.h"

enum { HEARD_MOST = 120 /* bytes of a text: more is no number */ };

/* Writes a text in small letters without accents, with single blanks, ½ as 1/2. False: it is too
 * long, or has something in it that no word has. */
bool number_simplify(const char *text, char out[static HEARD_MOST]);

/*
 * Each returns how many bytes of a text, which is simplified, are words of the table; 0: none. Of
 * the first of some words, which it passes; the longest of some words, of a row's, which may be
 * NULL, and of the words of a kind that are not for each number.
 */
size_t number_match_next(const char **words, const char *text);
size_t number_match(const char *words, const char *text);
size_t number_match_row(const struct number_word *row, const char *text);
size_t number_match_kind(enum number_language language, enum number_word_kind kind,
                         const char *text);

/* A blank, a hyphen, or nothing. */
size_t number_gap(const char *text);

#endif
