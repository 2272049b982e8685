/* Numbers that a lesson's questions are made of. */
#include "lesson/bounds.h"
#include "lesson/maker.h"

bool pair_allowed(const struct lesson_numbers *numbers, const struct notation *one,
                  const struct notation *other)
{
    const struct notation pair[] = {*one, *other};

    return bounds_common(numbers->common, pair, 2);
}

bool number_allowed(const struct lesson_numbers *numbers, const struct notation *number)
{
    struct rational value = notation_value(number);
    int64_t largest = numbers->largest;

    if (value.numerator <= 0)
        return false;
    if (number->kind == NOTATION_DECIMAL || number->kind == NOTATION_PERCENT)
        return true;
    return number->denominator <= numbers->parts &&
           (!numbers->bounds || bounds_list(numbers->bounds->parts, number->denominator)) &&
           (number->numerator <= largest && number->denominator <= largest &&
            number->whole <= largest);
}

int draw_bit(unsigned bits, struct chance *chance)
{
    uint32_t nth = chance_below(chance, (uint32_t)__builtin_popcount(bits));

    while (nth-- > 0)
        bits &= bits - 1;
    return __builtin_ctz(bits);
}

static bool is_between(const struct lesson_numbers *numbers, struct rational value)
{
    return rational_compare(value, numbers->above) > 0 &&
           rational_compare(value, numbers->below) < 0;
}

bool draw_stem(const struct lesson_numbers *numbers, struct chance *chance, struct notation *out)
{
    int64_t bottom = numbers->denominator[chance_below(chance, (uint32_t)numbers->denominators)];
    /* The numerators of that denominator that lie between the bounds; above is at least −1. */
    int64_t first = numbers->above.numerator * bottom / numbers->above.denominator;
    int64_t last = numbers->below.numerator * bottom / numbers->below.denominator;
    enum notation_kind kind = (enum notation_kind)draw_bit(numbers->notations, chance);
    struct rational value;

    if (first < 0)
        first = 0;
    if (last < first || last - first >= INT32_MAX)
        return false;
    int64_t top = numbers->numerators
                      ? numbers->numerator[chance_below(chance, (uint32_t)numbers->numerators)]
                      : first + chance_below(chance, (uint32_t)(last - first + 1));
    if (rational_make(&value, top, bottom, NULL) != STATUS_OK || !is_between(numbers, value) ||
        value.numerator == 0)
        return false;
    if (kind == NOTATION_FRACTION)
        *out = notation_of_fraction(top, bottom);
    else if (notation_from_value(out, value, kind, NULL) != STATUS_OK)
        return false;
    /* Of the other notations one denominator gives the length: 0.4 of 10, 0.40 never. */
    return number_allowed(numbers, out);
}

bool only_halves(const struct lesson_numbers *numbers)
{
    bool any = false;

    for (int i = 0; i < numbers->denominators; i++) {
        int64_t bottom = numbers->denominator[i];
        int64_t first = numbers->above.numerator * bottom / numbers->above.denominator + 1;
        int64_t last = (numbers->below.numerator * bottom - 1) / numbers->below.denominator;
        first = first < 1 ? 1 : first;
        if (last < first)
            continue;
        if (first != last || 2 * first != bottom)
            return false;
        any = true;
    }
    return any;
}

/* Whether both parts can be divided by the same number. */
static bool is_reducible(const struct notation *fraction)
{
    return rational_gcd((uint64_t)fraction->numerator, (uint64_t)fraction->denominator) > 1;
}

bool draw_equal(const struct lesson_numbers *numbers, struct chance *chance,
                const struct notation *stem, struct notation *out, int *factor)
{
    int k = numbers->factor[chance_below(chance, (uint32_t)numbers->factors)];
    struct notation fraction = notation_as_fraction(stem);
    enum notation_kind kind = (enum notation_kind)draw_bit(numbers->forms, chance);

    if (kind == NOTATION_FRACTION && stem->kind == NOTATION_WHOLE) {
        if (factor)
            *factor = k;
        *out = notation_of_fraction(stem->whole * k, k);
        return number_allowed(numbers, out);
    }
    if (kind != NOTATION_FRACTION || !notation_forms[stem->kind].names_parts) {
        if (factor)
            *factor = 0;
        return notation_from_value(out, notation_value(stem), kind, NULL) == STATUS_OK &&
               !notation_identical(out, stem) && number_allowed(numbers, out);
    }
    if (stem->kind == NOTATION_MIXED) {
        *out = fraction;
        k = 0;
    } else if (numbers->partners == PARTNERS_NO_FACTOR ||
               (numbers->partners == PARTNERS_ANY && is_reducible(&fraction) &&
                chance_below(chance, 3) == 0)) {
        struct rational value = notation_value(stem);
        if (notation_expand(out, value, k, NULL) != STATUS_OK ||
            out->denominator % fraction.denominator == 0 ||
            fraction.denominator % out->denominator == 0)
            return false;
        k = 0;
    } else if (fraction.numerator > RATIONAL_LIMIT / k ||
               fraction.denominator > RATIONAL_LIMIT / k) {
        return false;
    } else {
        *out = notation_of_fraction(fraction.numerator * k, fraction.denominator * k);
    }
    if (factor)
        *factor = k;
    return number_allowed(numbers, out) && pair_allowed(numbers, &fraction, out);
}

bool shape_allowed(const struct lesson_numbers *numbers, enum shape shape,
                   const struct notation *number)
{
    return shape != SHAPE_PIE || !numbers->bounds ||
           bounds_list(numbers->bounds->pies, number->denominator);
}

enum shape draw_shape(const struct lesson_numbers *numbers, struct chance *chance,
                      const struct notation *number)
{
    unsigned pictures = numbers->pictures;

    /* A pie beyond one whole would be several, and dots are a set of one whole. */
    if (rational_compare(notation_value(number), (struct rational){1, 1}) > 0)
        pictures &= ~(1u << SHAPE_DOTS);
    if (!shape_allowed(numbers, SHAPE_PIE, number))
        pictures &= ~(1u << SHAPE_PIE);
    return pictures ? (enum shape)draw_bit(pictures, chance) : SHAPE_PRINTED;
}
