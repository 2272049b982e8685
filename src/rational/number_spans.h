/* Counts, and the names of parts, that a text begins with; for the files of this room that
 * understand numbers. The text is simplified, as number_match.h has it. */
#ifndef BREUK_RATIONAL_NUMBER_SPANS_H
#define BREUK_RATIONAL_NUMBER_SPANS_H

#include "rational/number_table.h"

#include <stdint.h>

enum { SPANS_MOST = 48, HUNDRED = 100, THOUSAND = 1000 };

/* A number, in how many bytes, and what that costs: 1 for a blank within what is one word. */
struct span {
    int64_t number;
    size_t length;
    bool one, many; /* of a part: is it called so when it is one, or several? */
    int cost;
};

struct spans {
    struct span at[SPANS_MOST];
    int count;
};

/* All counts that a text begins with, in words or in digits: 20 and 23 of “twenty-three”. */
void number_counts(struct spans *spans, enum number_language language, const char *text);

/* All names of parts; and “one-hundredth”, too. */
void number_parts(struct spans *spans, enum number_language language, const char *text);
void number_parts_or_one(struct spans *spans, enum number_language language, const char *text);

#endif
