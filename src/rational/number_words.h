/* The words for numbers, in the language in use: said of cards, and understood when they are typed.
 * What authors of files write in any language is in number-word-list.h. */
#ifndef BREUK_RATIONAL_NUMBER_WORDS_H
#define BREUK_RATIONAL_NUMBER_WORDS_H

#include <stddef.h>
#include <stdint.h>

/*
 * N_() lists: entries with commas between them, each a number and its words; a hyphen in a word may
 * be typed as a space. A translation has the same numbers, in its own words. All words of a number
 * are understood. Of a count the first is said; of the parts of a whole the first names one, the
 * second several.
 */
extern const char *const number_counts;
extern const char *const number_parts;

/* Returns a word of a number in such a list, `which` counted from 0, or its last if it has fewer,
 * and the length of it; NULL: the list does not have the number. */
const char *number_word(const char *list, int64_t number, int which, size_t *length);

#endif
