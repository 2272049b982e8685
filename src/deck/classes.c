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
    return fractions && builder->has_settings &&
           builder->deck->settings.value[SETTING_MATCH] == MATCH_VALUE;
}

static void number_classes(struct deck *deck, const int *sorted, size_t count)
{
    for (size_t start = 0, end; start < count; start = end) {
        for (end = start; end < count && rational_equal(deck->cards[sorted[start]].value,
                                                        deck->cards[sorted[end]].value);
             end++)
            deck->cards[sorted[end]].value_class = deck->value_classes;
        deck->value_classes++;
    }
}

enum status build_value_classes(struct builder *builder)
{
    const struct deck *deck = builder->deck;
    int *sorted = memory_new((size_t)deck->card_count, sizeof *sorted);
    enum status status = STATUS_OK;
    size_t count = 0;

    if (!sorted)
        return STATUS_NO_MEMORY;
    for (int i = 0; i < deck->card_count; i++)
        if (deck->cards[i].kind == CARD_NUMBER)
            sorted[count++] = i;
    qsort_r(sorted, count, sizeof *sorted, compare, deck->cards);
    number_classes(builder->deck, sorted, count);
    if (deck->suit_count > 1 && plays_fractions(builder, sorted, count))
        status = check_partners(builder, sorted, count);
    memory_free(sorted);
    return status;
}
