/* "Did you mean …?": the candidate nearest to a mistyped word. */
#ifndef BREUK_BASE_SUGGEST_H
#define BREUK_BASE_SUGGEST_H

#include <stddef.h>

/*
 * The candidate with the smallest edit distance (insert, delete, replace, swap neighbours; case
 * ignored), if that is at most a third of the word's length, and at least one edit; the first of
 * several. NULL when none is near. A word of one or two letters may lose none of them. Words over
 * 64 bytes have no neighbours. Nothing is allocated; the result is one of the candidates.
 */
const char *suggest_nearest(const char *word, const char *const *candidates, size_t count);

#endif
