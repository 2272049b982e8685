#include "skill/skill.h"

#include "base/message.h"

static bool is_kind(const struct notation *one, const struct notation *other,
                    enum notation_kind kind)
{
    return one->kind == kind || other->kind == kind;
}

static bool has_parts(const struct notation *notation)
{
    return notation_forms[notation->kind].names_parts;
}

/* Returns true if it is a percentage, a number of hundredths. */
static bool is_share(const struct notation *notation)
{
    return notation_forms[notation->kind].divisor > 1;
}

/* Returns the skill that it takes to see that two notations are equal, as a bit; 0: none. */
static unsigned compare(const struct notation *one, const struct notation *other)
{
    bool same_kind = one->kind == other->kind;

    if (has_parts(one) && has_parts(other)) {
        if (is_kind(one, other, NOTATION_MIXED) && !same_kind)
            return 1u << SKILL_MIXED;
        /* Two fractions or ratios, or the fractions of two mixed numbers. */
        if (one->numerator == other->numerator && one->denominator == other->denominator)
            return 0;
        bool factor = one->denominator % other->denominator == 0 ||
                      other->denominator % one->denominator == 0;
        return 1u << (factor ? SKILL_FACTOR : SKILL_NO_FACTOR);
    }
    if (same_kind)
        return 0;
    if (is_share(one) || is_share(other))
        return 1u << SKILL_PERCENT;
    if (is_kind(one, other, NOTATION_DECIMAL))
        return 1u << SKILL_DECIMAL;
    return 1u << SKILL_WHOLE;
}

static unsigned reading(enum shown_as as)
{
    return as == SHOWN_PICTURE ? 1u << SKILL_PICTURE : as == SHOWN_LINE ? 1u << SKILL_LINE : 0;
}

unsigned skills_of_pair(struct shown one, struct shown other)
{
    enum { PARTS_MOST = 1000 };
    struct notation left = *one.notation, right = *other.notation;

    /* A picture of 0.75 shows parts, as that of 3/4 does. */
    if (one.as != SHOWN_PRINTED)
        left = notation_as_parts(&left, PARTS_MOST);
    if (other.as != SHOWN_PRINTED)
        right = notation_as_parts(&right, PARTS_MOST);
    return reading(one.as) | reading(other.as) | compare(&left, &right);
}

const char *skill_description(enum skill skill)
{
    static const char *const descriptions[SKILLS] = {
        [SKILL_PICTURE] = N_("reading a picture"),
        [SKILL_LINE] = N_("reading a number line"),
        [SKILL_FILL] = N_("the missing number of an equal fraction: 3/4 = ?/12"),
        [SKILL_SIMPLIFY] = N_("simplifying: 15/20 is 3/4"),
        [SKILL_FACTOR] = N_("equal fractions, one a whole multiple of the other: 1/2, 4/8"),
        [SKILL_NO_FACTOR] = N_("equal fractions with no whole factor between them: 4/6, 6/9"),
        [SKILL_WHOLE] = N_("a whole number as a fraction: 2, 4/2"),
        [SKILL_MIXED] = N_("an improper fraction and a mixed number: 7/4, 1 3/4"),
        [SKILL_DECIMAL] = N_("a fraction and a decimal: 3/4, 0.75"),
        [SKILL_PERCENT] = N_("a percentage and a fraction or decimal: 75%, 3/4"),
        [SKILL_SAME_DENOMINATOR] = N_("comparing with the same denominator: 3/8, 5/8"),
        [SKILL_BENCHMARK] = N_("comparing with a half or one: 4/9, 1/2"),
        [SKILL_SET] = N_("a part of a set: 3 of 8 dots"),
        [SKILL_SAME_NUMERATOR] = N_("comparing with the same numerator: 3/4, 3/8"),
        [SKILL_COMMON_DENOMINATOR] = N_("a common denominator: 3/4 and 5/6 in twelfths"),
        [SKILL_PLACE_VALUE] = N_("comparing decimals: 0.6, 0.45"),
    };

    return descriptions[skill];
}

const char *skill_word(enum skill skill)
{
    static const char *const words[SKILLS] = {
        [SKILL_PICTURE] = N_("pictures"),
        [SKILL_LINE] = N_("on a line"),
        [SKILL_FILL] = N_("fill in"),
        [SKILL_SIMPLIFY] = N_("simplify"),
        [SKILL_FACTOR] = N_("multiples"),
        [SKILL_NO_FACTOR] = N_("no multiple"),
        [SKILL_WHOLE] = N_("wholes"),
        [SKILL_MIXED] = N_("mixed"),
        [SKILL_DECIMAL] = N_("decimals"),
        [SKILL_PERCENT] = N_("percent"),
        [SKILL_SAME_DENOMINATOR] = N_("same below"),
        [SKILL_BENCHMARK] = N_("half or one"),
        [SKILL_SET] = N_("sets"),
        [SKILL_SAME_NUMERATOR] = N_("same above"),
        [SKILL_COMMON_DENOMINATOR] = N_("in twelfths"),
        [SKILL_PLACE_VALUE] = N_("0.6 or 0.45"),
    };

    return words[skill];
}

const char *skill_can(enum skill skill)
{
    static const char *const sentences[SKILLS] = {
        [SKILL_PICTURE] = N_("You can say which fraction is shaded."),
        [SKILL_LINE] = N_("You can find a fraction on a number line."),
        [SKILL_FACTOR] = N_("You see that 1/2 and 4/8 are equal."),
        [SKILL_FILL] = N_("You can make an equal fraction: 3/4 = 9/12."),
        [SKILL_SIMPLIFY] = N_("You can write 6/8 with smaller numbers: 3/4."),
        [SKILL_NO_FACTOR] = N_("You see, by way of 2/3, that 4/6 and 6/9 are equal."),
        [SKILL_WHOLE] = N_("You can write 3 as a fraction: 12/4."),
        [SKILL_MIXED] = N_("You can write 7/3 as 2 1/3, and back."),
        [SKILL_DECIMAL] = N_("You know that 1/4 and 0.25 are the same number."),
        [SKILL_PERCENT] = N_("You can write 1/4 as a percentage: 25%."),
        [SKILL_SAME_DENOMINATOR] = N_("You see that 5/8 is more than 3/8."),
        [SKILL_BENCHMARK] = N_("You see whether a fraction is more or less than a half."),
        [SKILL_SET] = N_("You can say which part of the dots is shaded."),
        [SKILL_SAME_NUMERATOR] = N_("You know that 3/4 is more than 3/8: larger parts."),
        [SKILL_COMMON_DENOMINATOR] = N_("You can put 3/4, 2/3 and 5/6 in order."),
        [SKILL_PLACE_VALUE] = N_("You see that 0.6 is more than 0.45."),
    };

    return sentences[skill];
}
