/* Value classes: numbers that are equal, however they are written. */
#include "deck/builder.h"

#include <stdlib.h>
#include <string.h>

/*
 * A number card by its value, as far as a double tells it: the nearest one keeps the order, since
 * no value stands nearer to a smaller double, but values close to one another may have the same.
 */
struct keyed {
    uint64_t key;
    int card;
};

enum { DIGIT_BITS = 8, DIGITS = 64 / DIGIT_BITS, DIGIT_VALUES = 1 << DIGIT_BITS };

/* In the order of the values: the bits of a double are, but for those below 0. */
static uint64_t key_of(struct rational value)
{
    const uint64_t sign = UINT64_C(1) << 63;
    double near = (double)value.numerator / (double)value.denominator;
    uint64_t bits;

    memcpy(&bits, &near, sizeof bits);
    return bits & sign ? ~bits : bits | sign;
}

static unsigned digit_of(uint64_t key, int digit)
{
    return (unsigned)(key >> digit * DIGIT_BITS) % DIGIT_VALUES;
}

/* By one digit of the keys; what has the same one stays in order. False: all have, and nothing was
 * moved. */
static bool sort_by_digit(struct keyed *to, const struct keyed *from, size_t count, int digit)
{
    size_t place[DIGIT_VALUES] = {0}, sum = 0;

    for (size_t i = 0; i < count; i++)
        place[digit_of(from[i].key, digit)]++;
    if (!count || place[digit_of(from->key, digit)] == count)
        return false;
    for (int i = 0; i < DIGIT_VALUES; i++) {
        size_t here = place[i];
        place[i] = sum;
        sum += here;
    }
    for (size_t i = 0; i < count; i++)
        to[place[digit_of(from[i].key, digit)]++] = from[i];
    return true;
}

/* By value, then as printed. */
static int compare(const void *left, const void *right, void *all)
{
    const struct keyed *a = left, *b = right;
    const struct card *cards = all;
    int order = rational_compare(cards[a->card].value, cards[b->card].value);

    return order ? order : (a->card > b->card) - (a->card < b->card);
}

static bool same_values(const struct card *cards, const struct keyed *keyed, size_t count)
{
    for (size_t i = 1; i < count; i++)
        if (!rational_equal(cards[keyed[i].card].value, cards[keyed->card].value))
            return false;
    return true;
}

/* What has the same key is mostly of the same value, and in the order of the cards already. */
static void sort_same_keys(struct deck *deck, struct keyed *keyed, size_t count)
{
    for (size_t start = 0, end; start < count; start = end) {
        for (end = start + 1; end < count && keyed[end].key == keyed[start].key; end++)
            continue;
        if (!same_values(deck->cards, &keyed[start], end - start))
            qsort_r(&keyed[start], end - start, sizeof *keyed, compare, deck->cards);
    }
}

/* A radix sort, from the last digit on: a deck may have 200,000 numbers. `room` is for as many;
 * one of the two is what is sorted. */
static struct keyed *sort_by_value(struct deck *deck, struct keyed *keyed, struct keyed *room,
                                   size_t count)
{
    for (int digit = 0; digit < DIGITS; digit++)
        if (sort_by_digit(room, keyed, count, digit)) {
            struct keyed *sorted = room;
            room = keyed;
            keyed = sorted;
        }
    sort_same_keys(deck, keyed, count);
    return keyed;
}

static size_t key_numbers(const struct deck *deck, struct keyed *keyed)
{
    size_t count = 0;

    for (int i = 0; i < deck->card_count; i++)
        if (deck->cards[i].kind == CARD_NUMBER)
            keyed[count++] = (struct keyed){key_of(deck->cards[i].value), i};
    return count;
}

/* The number cards by value, then as printed; how many in *count. NULL when out of memory. */
static int *sorted_numbers(struct deck *deck, size_t *count)
{
    int *sorted = memory_new((size_t)deck->card_count, sizeof *sorted);
    struct keyed *keyed = memory_new(2 * (size_t)deck->card_count, sizeof *keyed);

    if (sorted && keyed) {
        *count = key_numbers(deck, keyed);
        const struct keyed *in_order = sort_by_value(deck, keyed, keyed + deck->card_count, *count);
        for (size_t i = 0; i < *count; i++)
            sorted[i] = in_order[i].card;
    } else {
        memory_free(sorted);
        sorted = NULL;
    }
    memory_free(keyed);
    return sorted;
}

/* Equality is more than sameness: some value is not whole, and the rule set matches by value. */
static bool plays_fractions(const struct builder *builder, const int *sorted, size_t count)
{
    const struct card *cards = builder->deck->cards;
    bool fractions = false;

    for (size_t i = 0; i < count && !fractions; i++)
        fractions = cards[sorted[i]].value.denominator != 1;
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
    struct deck *deck = builder->deck;
    enum status status = STATUS_OK;
    size_t count = 0;
    int *sorted = sorted_numbers(deck, &count);

    if (!sorted)
        return STATUS_NO_MEMORY;
    number_classes(deck, sorted, count);
    if (deck->suit_count > 1 && plays_fractions(builder, sorted, count))
        status = check_partners(builder, sorted, count);
    memory_free(sorted);
    return status;
}
