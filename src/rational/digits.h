/* What the files of this room share about printed digits; not for other rooms. */
#ifndef BREUK_RATIONAL_DIGITS_H
#define BREUK_RATIONAL_DIGITS_H

#include "rational/notation.h"

/* 10^NOTATION_DIGITS − 1: the largest number with that many digits. */
#define NOTATION_LARGEST INT64_C(999999999999999999)

/* exponent from 0 to NOTATION_DIGITS. */
int64_t power_of_ten(int exponent);

/* Gives the digits of a number without a fraction in it as a fraction that is not reduced: without
 * the minus, and before the division that its sign, %, stands for. */
void decimal_parts(const struct notation *n, int64_t *top, int64_t *bottom);

/*
 * The digits of any kind as a fraction that is not reduced; no sign. False: a part of it goes
 * beyond RATIONAL_LIMIT (*top and *bottom then mean nothing).
 */
bool read_as_fraction(const struct notation *n, int64_t *top, int64_t *bottom);

/* The value of a notation that may have none. False: it goes beyond RATIONAL_LIMIT. A fraction in
 * it may not be over 0. */
bool evaluate(const struct notation *n, struct rational *value);

/* Makes those digits of a decimal recur that seem to, where it was typed with dots behind: 0.1666
 * is 0.1(6) then. False: it cannot be told which. */
bool recur(struct notation *n);

/* Writes a number that has the wrong decimal mark with the one that the options ask for: 0,05 for
 * 0.05. False: its mistake is not the mark, or the mark may be one of thousands. */
bool exchange_mark(const char *text, const struct notation_options *options,
                   char out[static NOTATION_TEXT_SIZE]);

/* The Unicode character for a fraction, or 0; and the way back: false when `code` is no such
 * character. */
unsigned vulgar_character(int64_t numerator, int64_t denominator);
bool vulgar_fraction(unsigned code, int64_t *numerator, int64_t *denominator);

#endif
