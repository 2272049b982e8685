/*
 * Exact numbers. A rational is always reduced, its denominator positive, and numerator and
 * denominator stay within ±RATIONAL_LIMIT = 10^9. Why that bound: the product of a numerator and a
 * denominator of any two of them is then at most 10^9 · 10^9 = 10^18 in size, below INT64_MAX
 * (some 9.2 · 10^18); so two numbers are compared exactly in 64 bits. What does not fit is refused,
 * never rounded or wrapped.
 */
#ifndef BREUK_RATIONAL_RATIONAL_H
#define BREUK_RATIONAL_RATIONAL_H

#include "base/message.h"
#include "base/status.h"

#include <stdbool.h>
#include <stdint.h>

#define RATIONAL_LIMIT INT64_C(1000000000)

/* A plain value. A zeroed struct is not one: the denominator is at least 1. */
struct rational {
    int64_t numerator, denominator;
};

/*
 * Reduces numerator/denominator (any two numbers, either may be negative). STATUS_INVALID with the
 * reason in *why (may be NULL) for a zero denominator, and for a value that goes beyond the limit
 * once reduced; *out is then untouched.
 */
enum status rational_make(struct rational *out, int64_t numerator, int64_t denominator,
                          struct message *why);

/* Below 0, 0 or above 0, as left is less than, equal to or more than right. */
int rational_compare(struct rational left, struct rational right);

/* Reduced numbers are equal when both parts are. */
static inline bool rational_equal(struct rational left, struct rational right)
{
    return left.numerator == right.numerator && left.denominator == right.denominator;
}

/* Greatest common divisor; of 0 and n it is n. */
uint64_t rational_gcd(uint64_t a, uint64_t b);

/* Least common multiple of two positive numbers: of two denominators the least that they have in
 * common. The caller sees to it that it is small enough. */
int64_t rational_lcm(int64_t a, int64_t b);

#endif
