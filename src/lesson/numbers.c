/* Numbers that a lesson's questions are made of. */

#include "lesson/bounds.h"
#include "lesson/maker.h"

#include <string.h>

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

enum item_kind draw_kind(const struct lesson *lesson, struct chance *chance)
{
    uint32_t at = chance_below(chance, 100);
    enum item_kind kind = 0;

    while (kind < ITEM_KINDS - 1 && at >= (uint32_t)lesson->kind[kind].share)
        at -= (uint32_t)lesson->kind[kind++].share;
    return kind;
}

int draw_bit(unsigned bits, struct chance *chance)
{
    uint32_t nth = chance_below(chance, (uint32_t)__builtin_popcount(bits));

    while (nth-- > 0)
        bits &= bits - 1;
    return __builtin_ctz(bits);
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
    if (rational_make(&value, top, bottom, NULL) != STATUS_OK || value.numerator == 0 ||
        rational_compare(value, numbers->above) <= 0 ||
        rational_compare(value, numbers->below) >= 0)
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
               (numbers->partners == PARTNERS_ANY &&
                rational_gcd((uint64_t)fraction.numerator, (uint64_t)fraction.denominator) > 1 &&
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

/* --- pairs of numbers to compare, as a lesson has them */

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

/* How many parts a fraction lacks to one whole. */
static int64_t gap(const struct notation *number)
{
    return number->denominator - number->numerator;
}

/* True if a number may be compared with the others of its lesson. */
static bool suits(const struct lesson_numbers *numbers, const struct notation *first,
                  const struct notation *number)
{
    enum { GAP_MOST = 2 };

    switch (numbers->compared) {
    case COMPARED_SAME_DENOMINATOR:
        return number->denominator == first->denominator;
    case COMPARED_SAME_NUMERATOR:
        return number->numerator == first->numerator;
    case COMPARED_ONE:
        return gap(number) <= GAP_MOST && gap(first) <= GAP_MOST;
    case COMPARED_ANY: /* between notations, where there are several */
        return !has_notations(numbers) || number->kind != first->kind;
    case COMPARED_HALF:
        break;
    }
    return true;
}

/* Of two decimals, the longer one is mostly the smaller: a pupil who goes by length or by digits
 * alone should not be right more often than not. */
static bool suits_decimals(struct chance *chance, const struct notation *one,
                           const struct notation *other)
{
    if (one->kind != NOTATION_DECIMAL || other->kind != NOTATION_DECIMAL)
        return true;
    int order = notation_compare(one, other);
    int length = one->fixed_digits - other->fixed_digits;
    if (length == 0 || (length > 0) == (order > 0))
        return chance_below(chance, 6) == 0;
    return true;
}

static int sign_of(int64_t difference)
{
    return (difference > 0) - (difference < 0);
}

/* Whether those who go by all digits, or by the gap to one whole, are right by chance; the former
 * are so more often. */
static uint32_t right_by_chance(const struct notation *one, const struct notation *other)
{
    int order = notation_compare(one, other);
    int64_t digits = one->numerator + one->denominator - other->numerator - other->denominator;

    return 6 * (uint32_t)(order == sign_of(digits)) +
           4 * (uint32_t)(order == sign_of(gap(other) - gap(one)));
}

/* Of fractions neither larger numbers nor the gap to one whole should tell the larger one; beside a
 * mixed number the same denominator should not tell the equal one. */
static bool suits_fractions(enum compared compared, struct chance *chance,
                            const struct notation *one, const struct notation *other)
{
    if (compared == COMPARED_SAME_DENOMINATOR || compared == COMPARED_SAME_NUMERATOR)
        return true;
    if (one->kind == NOTATION_FRACTION && other->kind == NOTATION_FRACTION)
        return chance_below(chance, 1 + right_by_chance(one, other)) == 0;
    return one->denominator == other->denominator || chance_below(chance, 5) == 0;
}

bool draw_compared(const struct lesson_numbers *numbers, struct chance *chance,
                   const struct notation *first, struct notation *out)
{
    enum { TRIES = 60 };

    if (numbers->compared == COMPARED_HALF) {
        *out = notation_of_fraction(1, 2);
        return !is_worth_half(first) || first->denominator != 2;
    }
    for (int t = 0; t < TRIES; t++)
        if (draw_stem(numbers, chance, out) && !notation_identical(first, out) &&
            (out->kind == first->kind || numbers->compared == COMPARED_ANY) &&
            suits(numbers, first, out) && suits_decimals(chance, first, out) &&
            suits_fractions(numbers->compared, chance, first, out))
            return true;
    return false;
}

bool common_allowed(const struct lesson_numbers *numbers, const struct notation *number, int count)
{
    struct notation cut[ITEM_OPTIONS];

    if (numbers->compared != COMPARED_ANY)
        return true;
    if (!bounds_common(numbers->common, number, count))
        return false;
    for (int i = 0; i < count; i++) {
        cut[i] = number[i];
        if (number[i].kind != NOTATION_FRACTION)
            return true;
    }
    return cut_alike(cut, count) && cut[0].denominator <= numbers->largest;
}

bool draw_level(const struct lesson_numbers *numbers, struct chance *chance,
                const struct notation *first, struct notation *out)
{
    if (first->kind == NOTATION_DECIMAL && numbers->forms == 1u << NOTATION_DECIMAL) {
        char text[NOTATION_TEXT_SIZE];
        notation_canonical(first, text);
        size_t length = strlen(text);
        /* A digit more is a tenth of the parts: 0.30 in hundredths, where those are allowed. */
        int64_t parts = 10 * notation_as_fraction(first).denominator;
        if (first->fixed_digits == 0 || length + 2 > sizeof text || parts > numbers->largest)
            return false;
        memcpy(text + length, "0", 2);
        return notation_parse_canonical(out, text, NULL) == STATUS_OK;
    }
    return draw_equal(numbers, chance, first, out, NULL) &&
           (!has_notations(numbers) || out->kind != first->kind);
}

struct message say_beside(const struct lesson_numbers *numbers, const struct attempt *attempt)
{
    if (attempt->stem.kind != NOTATION_FRACTION || attempt->answer.kind != NOTATION_FRACTION)
        return (struct message){0};
    if (numbers->compared == COMPARED_HALF)
        return misconception_say(BELIEF_NEAR_HALF, attempt);
    return numbers->compared == COMPARED_ONE && lacks_parts(&attempt->stem) &&
                   lacks_parts(&attempt->answer)
               ? misconception_say(BELIEF_GAP, attempt)
               : (struct message){0};
}

/* True if the fraction that the pupil takes for the larger one has the smaller pieces. */
static bool takes_small_pieces(const struct attempt *attempt)
{
    const struct notation *larger = attempt->sign < 0 ? &attempt->answer : &attempt->stem,
                          *smaller = attempt->sign < 0 ? &attempt->stem : &attempt->answer;

    return attempt->sign != 0 && larger->kind == NOTATION_FRACTION &&
           smaller->kind == NOTATION_FRACTION && larger->denominator > smaller->denominator;
}

struct message correct_compared(const struct item *item, const struct judgement *judgement)
{
    const struct attempt *attempt = &judgement->attempt;
    struct message beside = say_beside(item_numbers(item), attempt);

    if (judgement->belief != NO_MISCONCEPTION || beside.id)
        return judgement->belief != NO_MISCONCEPTION ? (struct message){0} : beside;
    if (takes_small_pieces(attempt))
        return misconception_say(BELIEF_LARGER_IS_LARGER, attempt);
    if (item->answers == ANSWER_ORDER)
        return message_with(N_("You put {one} before {other}. Which one is smaller?"),
                            arg_notation("one", &attempt->stem),
                            arg_notation("other", &attempt->answer));
    return (struct message){0};
}
