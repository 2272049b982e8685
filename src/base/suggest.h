/* "Did you mean …?": the candidate nearest to a mistyped word. */
#ifndef BREUK_BASE_SUGGEST_H
#define BREUK_BASE_SUGGEST_H

#include <stddef.h>

/*
 * Returns the candidate with the smallest edit distance (insert, delete, replace, swap neighbours;
 * case ignored), the first of several; NULL when none is near. Near is a distance of at most a
 * third of the word's length in bytes. A word of one or two letters allows one edit, which may not
 * take one of its letters away. Words over 64 bytes have no neighbours. Allocates nothing.
 */
const char *suggest_nearest(const char *word, const char *const *candidates, size_t count);

#endif
