#include "base/suggest.h"

#include <stdbool.h>
#include <string.h>

enum { LONGEST = 64, SHORT = 3 };

/* Handles ASCII only: the words are names in files and commands. */
static char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

static int smaller(int a, int b)
{
    return a < b ? a : b;
}

/* Computes the optimal string alignment distance of two words. */
static int distance(const char *a, size_t a_length, const char *b, size_t b_length)
{
    int rows[3][LONGEST + 1];
    int *older = rows[0], *old = rows[1], *now = rows[2];

    for (size_t j = 0; j <= b_length; j++)
        old[j] = (int)j;
    for (size_t i = 1; i <= a_length; i++) {
        now[0] = (int)i;
        for (size_t j = 1; j <= b_length; j++) {
            char x = lower(a[i - 1]), y = lower(b[j - 1]);
            now[j] = smaller(smaller(old[j], now[j - 1]) + 1, old[j - 1] + (x != y));
            if (i > 1 && j > 1 && x == lower(b[j - 2]) && lower(a[i - 2]) == y)
                now[j] = smaller(now[j], older[j - 2] + 1);
        }
        int *spare = older;
        older = old;
        old = now;
        now = spare;
    }
    return old[b_length];
}

/* Returns whether a candidate keeps the letters of a word of one or two letters. A single edit
 * could change all of it, so only a longer candidate with the same first letter is like it, or one
 * with the two letters swapped. */
static bool keeps_letters(const char *word, size_t length, const char *candidate,
                          size_t candidate_length)
{
    if (candidate_length > length)
        return lower(word[0]) == lower(candidate[0]);
    return length == candidate_length && length == 2 && lower(word[0]) == lower(candidate[1]) &&
           lower(word[1]) == lower(candidate[0]);
}

const char *suggest_nearest(const char *word, const char *const *candidates, size_t count)
{
    size_t length = strlen(word);
    int best = length < SHORT ? 1 : (int)(length / 3);
    const char *nearest = NULL;

    if (length > LONGEST)
        return NULL;
    for (size_t i = 0; i < count; i++) {
        size_t candidate_length = strlen(candidates[i]);
        size_t apart =
            candidate_length > length ? candidate_length - length : length - candidate_length;
        if (candidate_length > LONGEST || apart > (size_t)best)
            continue;
        int d = distance(word, length, candidates[i], candidate_length);
        if (length < SHORT && d == 1 &&
            !keeps_letters(word, length, candidates[i], candidate_length))
            continue;
        if (d < best || (d == best && !nearest)) {
            best = d;
            nearest = candidates[i];
        }
    }
    return nearest;
}
