#include "rational/digits.h"

#include <stddef.h>

static enum status refuse(struct message *why, const char *id, struct rational value)
{
    if (why) {
        struct notation fraction = notation_of_fraction(value.numerator, value.denominator);
        *why = message_with(id, arg_notation("number", &fraction));
    }
    return STATUS_INVALID;
}

static int digits_of(int64_t n)
{
    int count = 1;

    while (n >= 10) {
        n /= 10;
        count++;
    }
    return count;
}

static int take_out(int64_t *n, int64_t prime)
{
    int count = 0;

    while (*n % prime == 0) {
        *n /= prime;
        count++;
    }
    return count;
}

/* How many digits recur in a fraction over `rest`, which 2 and 5 do not divide: the order of 10
 * modulo it; 0 when they are more than `most`. */
static int period_of(int64_t rest, int most)
{
    int64_t power = 10 % rest;

    for (int period = 1; period <= most; period++) {
        if (power == 1)
            return period;
        power = power * 10 % rest;
    }
    return 0;
}

/* The next `count` digits of a long division, as a number; *remainder < divisor ≤ 10^9, so that
 * nothing exceeds 10^10. */
static int64_t divide_on(int64_t *remainder, int64_t divisor, int count)
{
    int64_t digits = 0;

    while (count-- > 0) {
        *remainder *= 10;
        digits = digits * 10 + *remainder / divisor;
        *remainder %= divisor;
    }
    return digits;
}

/* Fills the digits of top/bottom, reduced: top from 0 to RATIONAL_LIMIT, for a number before a sign
 * times its divisor, bottom from 1 to RATIONAL_LIMIT. False: they are more than NOTATION_DIGITS. */
static bool divide_out(struct notation *out, int64_t top, int64_t bottom)
{
    int64_t rest = bottom, remainder = top % bottom;
    int twos = take_out(&rest, 2), fives = take_out(&rest, 5), recurring = 0;
    int fixed = twos > fives ? twos : fives;
    int room = NOTATION_DIGITS - digits_of(top / bottom) - fixed;

    if (rest > 1)
        recurring = period_of(rest, room);
    if (room < 0 || (rest > 1 && recurring == 0))
        return false;
    out->whole = top / bottom;
    out->fixed_digits = (uint8_t)fixed;
    out->fixed = divide_on(&remainder, bottom, fixed);
    out->recurring_digits = (uint8_t)recurring;
    out->recurring = divide_on(&remainder, bottom, recurring);
    return true;
}

static void split(struct notation *out, int64_t top, int64_t bottom)
{
    out->whole = top / bottom;
    out->numerator = top % bottom;
    out->denominator = bottom;
}

/*
 * Fills the fields of a kind, whose `kind` and `negative` are set already, with top/bottom, reduced
 * and both within RATIONAL_LIMIT. Returns the id of a refusal, or NULL.
 */
typedef const char *write_value(struct notation *out, int64_t top, int64_t bottom);

static const char *write_whole(struct notation *out, int64_t top, int64_t bottom)
{
    out->whole = top;
    return bottom == 1 ? NULL : N_("{number} is not a whole number");
}

static const char *write_fraction(struct notation *out, int64_t top, int64_t bottom)
{
    out->numerator = top;
    out->denominator = bottom;
    return NULL;
}

static const char *write_mixed(struct notation *out, int64_t top, int64_t bottom)
{
    if (bottom == 1)
        return N_("{number} is a whole number, so it has no mixed form");
    if (top < bottom)
        return out->negative ? N_("{number} is more than -1, so it has no mixed form")
                             : N_("{number} is less than 1, so it has no mixed form");
    split(out, top, bottom);
    return NULL;
}

static const char *write_decimal(struct notation *out, int64_t top, int64_t bottom)
{
    if (!divide_out(out, top, bottom))
        return N_("{number} as a decimal has more than 18 digits");
    /* A decimal of a whole number is 3.0; "3" is the whole number. */
    if (bottom == 1)
        out->fixed_digits = 1;
    return NULL;
}

/* Writes the value as parts of 100, or of the divisor of another sign. */
static const char *write_share(struct notation *out, int64_t top, int64_t bottom)
{
    int64_t of = notation_forms[out->kind].divisor;
    int64_t divisor = (int64_t)rational_gcd((uint64_t)of, (uint64_t)bottom);

    top *= of / divisor;
    bottom /= divisor;
    if (!divide_out(out, top, bottom) || out->recurring_digits) {
        out->fixed_digits = out->recurring_digits = 0;
        out->fixed = out->recurring = 0;
        split(out, top, bottom);
    }
    return NULL;
}

enum status notation_from_value(struct notation *out, struct rational value,
                                enum notation_kind kind, struct message *why)
{
    static write_value *const writers[NOTATION_KINDS] = {
#define NOTATION(kind, sign, divisor, bar, names_parts, write, explain) [NOTATION_##kind] = write,
#include "rational/notation-list.h"
#undef NOTATION
    };
    struct notation result = {.kind = kind, .negative = value.numerator < 0};
    int64_t top = result.negative ? -value.numerator : value.numerator;
    const char *refusal = writers[kind](&result, top, value.denominator);

    if (refusal)
        return refuse(why, refusal, value);
    *out = result;
    return STATUS_OK;
}

enum status notation_expand(struct notation *out, struct rational value, int64_t factor,
                            struct message *why)
{
    int64_t top = value.numerator < 0 ? -value.numerator : value.numerator;

    if (factor < 1)
        return refuse(why, N_("{number} can be expanded only by 1, 2, 3 or more"), value);
    if (factor > NOTATION_LARGEST / value.denominator || (top && factor > NOTATION_LARGEST / top))
        return refuse(why, N_("{number} would have more than 18 digits after expanding"), value);
    *out = (struct notation){.kind = NOTATION_FRACTION,
                             .negative = value.numerator < 0,
                             .numerator = top * factor,
                             .denominator = value.denominator * factor};
    return STATUS_OK;
}

bool read_as_fraction(const struct notation *n, int64_t *top, int64_t *bottom)
{
    int64_t divisor = notation_forms[n->kind].divisor;

    if (n->denominator) {
        /* w·d + n is then at most 10^18 + 10^9. */
        if (n->numerator > RATIONAL_LIMIT || n->denominator > RATIONAL_LIMIT ||
            n->whole > RATIONAL_LIMIT)
            return false;
        *top = n->whole * n->denominator + n->numerator;
        *bottom = n->denominator;
    } else {
        decimal_parts(n, top, bottom);
    }
    if (*top > RATIONAL_LIMIT || *bottom > RATIONAL_LIMIT / divisor)
        return false;
    *bottom *= divisor;
    return true;
}

struct notation notation_as_fraction(const struct notation *notation)
{
    struct notation fraction = {.kind = NOTATION_FRACTION, .negative = notation->negative};

    if (notation->kind == NOTATION_FRACTION)
        return *notation;
    if (read_as_fraction(notation, &fraction.numerator, &fraction.denominator))
        return fraction;
    struct rational value = notation_value(notation);
    return notation_of_fraction(value.numerator, value.denominator);
}

bool notation_cut_alike(struct notation *numbers, int count, int64_t most)
{
    int64_t common = 1;

    for (int i = 0; i < count; i++) {
        int64_t parts = notation_as_fraction(&numbers[i]).denominator;
        int64_t factor = parts / (int64_t)rational_gcd((uint64_t)common, (uint64_t)parts);
        if (common > most / factor)
            return false;
        common *= factor;
    }
    for (int i = 0; i < count; i++) {
        struct notation fraction = notation_as_fraction(&numbers[i]);
        if (fraction.numerator > RATIONAL_LIMIT / (common / fraction.denominator))
            return false;
    }
    for (int i = 0; i < count; i++) {
        numbers[i] = notation_as_fraction(&numbers[i]);
        numbers[i].numerator *= common / numbers[i].denominator;
        numbers[i].denominator = common;
    }
    return true;
}

struct notation notation_as_parts(const struct notation *notation, int64_t most)
{
    struct notation fraction = notation_as_fraction(notation);

    if (fraction.denominator <= most || notation_forms[notation->kind].names_parts)
        return fraction;
    struct rational value = notation_value(notation);
    return notation_of_fraction(value.numerator, value.denominator);
}
