/* Decimals that stand for a fraction whose digits go on: 0.333..., 0.3333333333. */
#include "rational/digits.h"

#include <stddef.h>
#include <stdlib.h>

/* Whether the last digits of `count`, from the back, repeat with a period at least twice up to a
 * digit; digits[0] is the first. */
static bool repeats(const char *digits, int count, int from, int period)
{
    bool same = count - from >= 2 * period;

    for (int i = from; same && i + period < count; i++)
        same = digits[i] == digits[i + period];
    return same;
}

bool recur(struct notation *n)
{
    char digits[NOTATION_DIGITS];
    const int count = n->fixed_digits;
    int64_t left = n->fixed;

    for (int i = count - 1; i >= 0; i--, left /= 10)
        digits[i] = (char)('0' + left % 10);
    for (int from = 0; from < count; from++)
        for (int period = 1; period <= count; period++) {
            if (count == 1 || repeats(digits, count, from, period)) {
                int64_t below = power_of_ten(count - from);
                n->recurring_digits = (uint8_t)period;
                n->recurring = n->fixed % below / power_of_ten(count - from - period);
                n->fixed = n->fixed / below;
                n->fixed_digits = (uint8_t)from;
                return true;
            }
        }
    return false;
}

/* Whether a fraction over this number, reduced, has decimals that go on. */
static bool goes_on_for_ever(int64_t denominator)
{
    while (denominator % 2 == 0)
        denominator /= 2;
    while (denominator % 5 == 0)
        denominator /= 5;
    return denominator > 1;
}

bool notation_rounded(const struct notation *decimal, struct notation *exact, bool *less)
{
    /* the more digits, the less a large denominator is chance */
    static const struct {
        int digits, denominator;
    } largest[] = {{9, 999}, {6, 99}, {3, 12}};
    int64_t top, bottom, most = 0;

    if (decimal->kind != NOTATION_DECIMAL || decimal->recurring_digits)
        return false;
    for (size_t i = 0; i < sizeof largest / sizeof *largest && !most; i++)
        most = decimal->fixed_digits >= largest[i].digits ? largest[i].denominator : 0;
    decimal_parts(decimal, &top, &bottom);
    for (int64_t below = 3; below <= most && (!top || below <= INT64_MAX / 2 / top); below++) {
        int64_t above = (top * below + bottom / 2) / bottom, off = top * below - above * bottom;
        if (!off || llabs(off) >= below || above == 0 || above > RATIONAL_LIMIT ||
            rational_gcd((uint64_t)above, (uint64_t)below) > 1 || !goes_on_for_ever(below))
            continue;
        *exact = notation_of_fraction(decimal->negative ? -above : above, below);
        *less = (off < 0) != decimal->negative;
        return true;
    }
    return false;
}
