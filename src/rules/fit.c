#include "rules/fit.h"

#include "rules/tables.h"

static bool row_has(const uint64_t *row, const struct rules *rules, int card)
{
    int piece = rules->first[card];

    return row[piece / 64] >> piece % 64 & 1;
}

/* Returns the row of `like`, `bar` or `follow` of a card. */
static const uint64_t *row_of(const struct rules *rules, const uint64_t *rows, int card)
{
    return rows + rules->face[rules->first[card]].like * rules->words;
}

static bool follows(const struct rules *rules, int card, int on, int suit)
{
    const uint64_t *of_suit = rules->suit + (suit == NO_SUIT ? SUIT_NONE : suit) * rules->words;

    return row_has(of_suit, rules, card) && fit_colour_counts(rules, card, on);
}

/* Returns what a card that is like another one has in common with it. */
static unsigned likeness(const struct rules *rules, int card, int on)
{
    if (deck_card(rules->deck, card)->kind != CARD_NUMBER)
        return FIT_SIGN;
    return row_has(rules->equal + on * rules->words, rules, card) ? FIT_EQUAL : FIT_SAME;
}

unsigned fit_on(const struct rules *rules, int card, int on, int suit)
{
    unsigned fit = follows(rules, card, on, suit) ? FIT_COLOUR : 0;

    if (rules->face[rules->first[card]].suit == SUIT_NONE)
        return FIT_WILD;
    if (row_has(row_of(rules, rules->like, on), rules, card))
        fit |= likeness(rules, card, on);
    return fit;
}

unsigned fit_jump(const struct rules *rules, int card, int on)
{
    return row_has(rules->twin + on * rules->words, rules, card) ? FIT_TWIN : 0;
}

unsigned fit_pile(const struct rules *rules, int card, int on)
{
    int owes = rules->face[rules->first[on]].owes;

    return owes && rules->face[rules->first[card]].owes == owes ? FIT_PILE : 0;
}

unsigned fit_bars(const struct rules *rules, int card, int on, int suit)
{
    unsigned bars = follows(rules, card, on, suit) ? FIT_COLOUR : 0;

    if (row_has(row_of(rules, rules->bar, on), rules, card))
        bars |= likeness(rules, card, on);
    return bars;
}

bool fit_colour_counts(const struct rules *rules, int card, int on)
{
    return row_has(row_of(rules, rules->follow, on), rules, card);
}

bool fit_every_colour_counts(const struct rules *rules, int on)
{
    const uint64_t *follow = row_of(rules, rules->follow, on);

    for (int i = 0; i < rules->words; i++)
        if (rules->coloured[i] & ~follow[i])
            return false;
    return true;
}

bool fit_equal_counts(const struct rules *rules)
{
    return rules->settings.value[SETTING_MATCH] != MATCH_PRINTED;
}
