#include "rational/rational.h"

/* Stein's: to halve and to subtract is several times as fast as to divide. */
uint64_t rational_gcd(uint64_t a, uint64_t b)
{
    if (!a || !b)
        return a | b;
    int twos = __builtin_ctzll(a | b);
    a >>= __builtin_ctzll(a);
    while (b) {
        b >>= __builtin_ctzll(b);
        uint64_t smaller = a < b ? a : b;
        b = a < b ? b - a : a - b;
        a = smaller;
    }
    return a << twos;
}

int64_t rational_lcm(int64_t a, int64_t b)
{
    return a / (int64_t)rational_gcd((uint64_t)a, (uint64_t)b) * b;
}

/* Also right for INT64_MIN, whose size no int64_t holds. */
static uint64_t magnitude(int64_t n)
{
    return n < 0 ? -(uint64_t)n : (uint64_t)n;
}

static enum status refuse(struct message *why, const char *id)
{
    if (why)
        *why = message_of(id);
    return STATUS_INVALID;
}

enum status rational_make(struct rational *out, int64_t numerator, int64_t denominator,
                          struct message *why)
{
    if (denominator == 0)
        return refuse(why, N_("you cannot divide by 0; write another denominator"));

    uint64_t top = magnitude(numerator), bottom = magnitude(denominator);
    uint64_t divisor = rational_gcd(top, bottom);
    top /= divisor;
    bottom /= divisor;
    if (top > (uint64_t)RATIONAL_LIMIT || bottom > (uint64_t)RATIONAL_LIMIT)
        return refuse(why, N_("the simplest fraction has numbers above 1000000000"));

    bool negative = (numerator < 0) != (denominator < 0);
    out->numerator = negative ? -(int64_t)top : (int64_t)top;
    out->denominator = (int64_t)bottom;
    return STATUS_OK;
}

int rational_compare(struct rational left, struct rational right)
{
    int64_t first = left.numerator * right.denominator;
    int64_t second = right.numerator * left.denominator;

    return (first > second) - (first < second);
}
