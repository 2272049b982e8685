/* Value classes: numbers that are equal, however they are written. */
#include "deck/builder.h"

#include <stdlib.h>

/* By value, then as printed, so that the result does not depend on the sort. */
static int compare(const void *left, const void *right, void *all)
{
    const int *a = left, *b = right;
    const struct card *cards = all;
    int order = rational_compare(cards[*a].value, cards[*b].value);

    return order ? order : (*a > *b) - (*a < *b);
}

/* Equality is more than sameness: some value is not whole, and the rule set matches by value. */
static bool plays_fractions(const struct builder *builder, const int *sorted, size_t count)
{
    const struct card *cards = builder->deck->cards;
    bool fractions = false;

    for (size_t i = 0; i < count; i++)
        fractions |= cards[sorted[i]].value.denominator != 1;
    return fractions && builder->deck->settings.value[SETTING_MATCH] == MATCH_VALUE;
}

/* A value that only one suit has is matched by colour alone: there is nothing to learn from such a
 * card. */
static void check_partner(struct builder *builder, const int *first, size_t count)
{
    const struct card *cards = builder->deck->cards, *card = &cards[*first];

    for (size_t i = 1; i < count; i++)
        if (cards[first[i]].suit != card->suit)
            return;
    struct message why =
        message_of(N_("“{card}” has no partner: no card of another suit is equal to it"));
    message_add_text(&why, "card", card->id);
    const struct maker *maker = &builder->makers[*first];
    const struct card_source *source = &builder->sources[maker->source];
    build_warning(builder,
                  source->kind == SOURCE_VALUES
                      ? build_byte_at(builder, source->element, "values", maker->offset)
                      : source->element->at,
                  &why);
}

static void number_classes(struct builder *builder, const int *sorted, size_t count)
{
    struct deck *deck = builder->deck;
    bool partners = deck->suit_count > 1 && plays_fractions(builder, sorted, count);

    for (size_t start = 0, end; start < count; start = end) {
        for (end = start; end < count && rational_equal(deck->cards[sorted[start]].value,
                                                        deck->cards[sorted[end]].value);
             end++)
            deck->cards[sorted[end]].value_class = deck->value_classes;
        deck->value_classes++;
        if (partners)
            check_partner(builder, sorted + start, end - start);
    }
}

enum status build_value_classes(struct builder *builder)
{
    const struct deck *deck = builder->deck;
    int *sorted = memory_new((size_t)deck->card_count, sizeof *sorted);
    size_t count = 0;

    if (!sorted)
        return STATUS_NO_MEMORY;
    for (int i = 0; i < deck->card_count; i++)
        if (deck->cards[i].kind == CARD_NUMBER)
            sorted[count++] = i;
    qsort_r(sorted, count, sizeof *sorted, compare, deck->cards);
    number_classes(builder, sorted, count);
    memory_free(sorted);
    return STATUS_OK;
}
