/* Pairs of numbers to compare, as a lesson has them. */
#include "lesson/maker.h"

/* The skill that it takes to compare two numbers. */
unsigned skills_to_compare(const struct lesson_numbers *numbers, const struct notation *left,
                           const struct notation *right)
{
    if (left->kind == NOTATION_DECIMAL && right->kind == NOTATION_DECIMAL)
        return skill_bit(SKILL_PLACE_VALUE);
    switch (numbers->compared) {
    case COMPARED_SAME_DENOMINATOR:
        return skill_bit(SKILL_SAME_DENOMINATOR);
    case COMPARED_SAME_NUMERATOR:
        return skill_bit(SKILL_SAME_NUMERATOR);
    case COMPARED_HALF:
        return skill_bit(SKILL_BENCHMARK);
    case COMPARED_ONE:
        return skill_bit(SKILL_BENCHMARK) | skill_bit(SKILL_SAME_NUMERATOR);
    case COMPARED_ANY:
        break;
    }
    if (left->kind == NOTATION_MIXED || right->kind == NOTATION_MIXED)
        return skill_bit(SKILL_MIXED);
    return skill_bit(SKILL_COMMON_DENOMINATOR);
}

/* Whether a number may be compared with the others of its lesson. */
static bool suits(enum compared compared, const struct notation *first,
                  const struct notation *number)
{
    switch (compared) {
    case COMPARED_SAME_DENOMINATOR:
        return number->denominator == first->denominator;
    case COMPARED_SAME_NUMERATOR:
        return number->numerator == first->numerator;
    case COMPARED_ONE:
        return number->denominator - number->numerator == 1 ||
               first->denominator - first->numerator == 1;
    default:
        return true;
    }
}

bool draw_compared(const struct lesson_numbers *numbers, struct chance *chance,
                   const struct notation *first, struct notation *out)
{
    enum { TRIES = 60 };

    if (numbers->compared == COMPARED_HALF) {
        *out = notation_of_fraction(1, 2);
        return !rational_equal(notation_value(first), (struct rational){1, 2}) ||
               first->denominator != 2;
    }
    for (int t = 0; t < TRIES; t++)
        if (draw_stem(numbers, chance, out) && !notation_identical(first, out) &&
            (out->kind == first->kind || numbers->compared == COMPARED_ANY) &&
            suits(numbers->compared, first, out))
            return true;
    return false;
}
