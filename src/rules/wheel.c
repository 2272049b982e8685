/* The wheel compiled: where it stops, what it does there, which number is greater. */
#include "rules/tables.h"

/* How many number cards of the deck in play are not greater. */
static uint16_t rank_of(const struct rules *rules, const struct card *card)
{
    const struct deck *deck = rules->deck;
    uint16_t rank = 0;

    for (int i = 0; i < rules->cards; i++) {
        const struct card *other = deck_card(deck, i);
        if (other->kind == CARD_NUMBER && rational_compare(other->value, card->value) <= 0)
            rank++;
    }
    return rank;
}

/* By value: equal fractions rank the same. */
static bool make_ranks(struct rules *rules)
{
    uint16_t *rank = arena_new(&rules->arena, (size_t)rules->cards, sizeof *rank);

    if (!rank)
        return false;
    for (int i = 0; i < rules->cards; i++)
        if (deck_card(rules->deck, i)->kind == CARD_NUMBER)
            rank[i] = rank_of(rules, deck_card(rules->deck, i));
    rules->rank = rank;
    return true;
}

bool wheel_make(struct rules *rules, const struct programs *programs)
{
    const struct wheel *wheel = deck_wheel(rules->deck);

    if (!rules->settings.value[SETTING_WHEEL] || wheel->count == 0)
        return true;
    struct segment *segments = arena_new(&rules->arena, (size_t)wheel->count, sizeof *segments);
    if (!segments || !make_ranks(rules))
        return false;
    for (int i = 0; i < wheel->count; i++) {
        const struct wheel_segment *of = &wheel->segments[i];
        segments[i] = (struct segment){
            .program = of->effect == WHEEL_DRAW_UNTIL ? programs->draw_until[of->suit]
                                                      : programs->segment[of->effect],
            .effect = (uint8_t)of->effect,
            .weight = (uint32_t)of->weight,
        };
        rules->weights += segments[i].weight;
    }
    rules->segment = segments;
    rules->segments = wheel->count;
    return true;
}
