/* Value classes: numbers that are equal, however they are written. */
#include "deck/builder.h"

#include <stdlib.h>

struct valued {
    struct rational value;
    int card;
};

/* By value, then as printed, so that the result does not depend on the sort. */
static int compare(const void *left, const void *right)
{
    const struct valued *a = left, *b = right;
    int order = rational_compare(a->value, b->value);

    return order ? order : (a->card > b->card) - (a->card < b->card);
}

/* Equality is more than sameness: some value is not whole, and the rule set matches by value. */
static bool plays_fractions(const struct builder *builder, const struct valued *sorted,
                            size_t count)
{
    bool fractions = false;

    for (size_t i = 0; i < count; i++)
        fractions |= sorted[i].value.denominator != 1;
    return fractions && builder->deck->settings.value[SETTING_MATCH] == MATCH_VALUE;
}

/* A value that only one suit has is matched by colour alone: there is nothing to learn from such a
 * card. */
static void check_partner(struct builder *builder, const struct valued *first, size_t count)
{
    const struct card *cards = builder->deck->cards, *card = &cards[first->card];

    for (size_t i = 1; i < count; i++)
        if (cards[first[i].card].suit != card->suit)
            return;
    struct message why =
        message_of(N_("“{card}” has no partner: no card of another suit is equal to it"));
    message_add_text(&why, "card", card->id);
    const struct maker *maker = &builder->makers[first->card];
    const struct card_source *source = &builder->sources[maker->source];
    build_warning(builder,
                  source->kind == SOURCE_VALUES
                      ? build_byte_at(builder, source->element, "values", maker->offset)
                      : source->element->at,
                  &why);
}

static void number_classes(struct builder *builder, const struct valued *sorted, size_t count)
{
    struct deck *deck = builder->deck;
    bool partners = deck->suit_count > 1 && plays_fractions(builder, sorted, count);

    for (size_t start = 0, end; start < count; start = end) {
        for (end = start; end < count && rational_equal(sorted[start].value, sorted[end].value);
             end++)
            deck->cards[sorted[end].card].value_class = deck->value_classes;
        deck->value_classes++;
        if (partners)
            check_partner(builder, sorted + start, end - start);
    }
}

enum status build_value_classes(struct builder *builder)
{
    const struct deck *deck = builder->deck;
    struct valued *sorted = memory_new((size_t)deck->card_count, sizeof *sorted);
    size_t count = 0;

    if (!sorted)
        return STATUS_NO_MEMORY;
    for (int i = 0; i < deck->card_count; i++)
        if (deck->cards[i].kind == CARD_NUMBER)
            sorted[count++] = (struct valued){deck->cards[i].value, i};
    qsort(sorted, count, sizeof *sorted, compare);
    number_classes(builder, sorted, count);
    memory_free(sorted);
    return STATUS_OK;
}
