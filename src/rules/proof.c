#include "rules/proof.h"

#include "deck/deck.h"

static struct notation fraction_of(const struct card *card)
{
    return notation_as_fraction(&card->notation);
}

bool proof_has_two_forms(const struct card *one, const struct card *other)
{
    if (one->kind != CARD_NUMBER || other->kind != CARD_NUMBER)
        return false;
    struct notation left = fraction_of(one), right = fraction_of(other);
    return !notation_identical(&left, &right);
}

static bool is_on(const struct card *card, struct move move)
{
    struct notation fraction = fraction_of(card);

    return !fraction.negative && fraction.numerator == move.number &&
           fraction.denominator == move.parts;
}

bool proof_repeats(const struct card *one, const struct card *other, struct move move)
{
    return move.parts && (is_on(one, move) || is_on(other, move));
}

bool proof_may_have_factor(const struct card *one, const struct card *other)
{
    int64_t left = fraction_of(one).denominator, right = fraction_of(other).denominator;

    return left > right ? left % right == 0 : right > left && right % left == 0;
}

static bool is_times(const struct notation *large, const struct notation *small, int factor)
{
    return large->numerator == small->numerator * factor &&
           large->denominator == small->denominator * factor;
}

bool proof_holds(const struct card *one, const struct card *other, struct move move)
{
    struct notation left = fraction_of(one), right = fraction_of(other);

    if (move.parts) {
        struct notation named = notation_of_fraction(move.number, move.parts);
        struct rational value = notation_value(&named);
        return rational_equal(value, one->value) && rational_equal(value, other->value);
    }
    return left.negative == right.negative &&
           (is_times(&left, &right, move.number) || is_times(&right, &left, move.number));
}

struct move proof_find(const struct card *one, const struct card *other, int seat)
{
    struct move move;

    for (int factor = FACTOR_LEAST; factor <= FACTOR_MOST; factor++)
        if (proof_holds(one, other, move = move_factor(seat, factor)))
            return move;
    if (one->value.numerator <= NAMED_WHOLES_MOST * NAMED_PARTS_MOST &&
        one->value.denominator <= NAMED_PARTS_MOST) {
        move = move_fraction(seat, (int)one->value.numerator, (int)one->value.denominator);
        if (move_proof_is_small(move) && !proof_repeats(one, other, move) &&
            proof_holds(one, other, move))
            return move;
    }
    return move_of(MOVE_PICTURE, seat);
}
