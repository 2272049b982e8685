/* Numbers as bars of one width, for a terminal of 80 columns. */
#ifndef BREUK_CLI_BARS_H
#define BREUK_CLI_BARS_H

#include "rational/notation.h"

enum { BARS_WHOLES = 10 }; /* the largest number that is drawn */

/*
 * Adds a bar for each number, with its name: a row for each whole, all rows of one width, cut into
 * as many parts as its denominator says where they can be seen. utf8: draws blocks and lines
 * instead of ASCII. A number below 0 or beyond BARS_WHOLES gets a sentence in place of its bar, and
 * so do numbers whose difference is too small to be seen.
 */
void bars_draw(const struct notation *numbers, int count, bool utf8,
               const struct number_style *style, struct strbuf *out);

#endif
