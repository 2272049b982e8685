/* Sorts the number cards into value classes: numbers that are equal, however they are written. */
#include "deck/builder.h"

#include <string.h>

/*
 * A number card, with a key that orders cards by value. The key is made of the double nearest to
 * the value: a greater value never has a smaller double, but values close to one another may have
 * the same. The bits of doubles are in the order of the doubles, except below 0, where the key
 * inverts them.
 */
struct keyed {
    uint64_t key;
    int card;
};

enum { DIGIT_BITS = 8, DIGITS = 64 / DIGIT_BITS, DIGIT_VALUES = 1 << DIGIT_BITS };

static unsigned digit_of(uint64_t key, int digit)
{
    return (unsigned)(key >> digit * DIGIT_BITS) % DIGIT_VALUES;
}

/* Orders two cards by value, then as they are printed. */
static int compare(const void *left, const void *right, void *all)
{
    const struct keyed *a = left, *b = right;
    const struct card *cards = all;
    int order = rational_compare(cards[a->card].value, cards[b->card].value);

    return order ? order : (a->card > b->card) - (a->card < b->card);
}

/* Sorts cards by value, then as they are printed, with a radix sort from the lowest digit on, as a
 * deck may have 200,000 numbers. `room` has space for as many; returns the one of the two arrays
 * that has the result. */
static struct keyed *sort_by_value(struct deck *deck, struct keyed *keyed, struct keyed *room,
                                   size_t count)
{
    for (int digit = 0; digit < DIGITS; digit++) {
        size_t place[DIGIT_VALUES] = {0}, sum = 0;
        for (size_t i = 0; i < count; i++)
            place[digit_of(keyed[i].key, digit)]++;
        if (place[digit_of(keyed->key, digit)] == count)
            continue; /* all have the same digit */
        for (int i = 0; i < DIGIT_VALUES; i++) {
            size_t here = place[i];
            place[i] = sum;
            sum += here;
        }
        for (size_t i = 0; i < count; i++)
            room[place[digit_of(keyed[i].key, digit)]++] = keyed[i];
        struct keyed *sorted = room;
        room = keyed;
        keyed = sorted;
    }
    /* Cards with the same key mostly have the same value, and are in order already. */
    for (size_t start = 0, end; start < count; start = end) {
        struct rational value = deck->cards[keyed[start].card].value;
        bool same = true;
        for (end = start + 1; end < count && keyed[end].key == keyed[start].key; end++)
            same = same && rational_equal(deck->cards[keyed[end].card].value, value);
        if (!same)
            qsort_r(&keyed[start], end - start, sizeof *keyed, compare, deck->cards);
    }
    return keyed;
}

void build_value_classes(struct builder *builder)
{
    struct deck *deck = builder->deck;
    int *sorted = memory_new((size_t)deck->card_count, sizeof *sorted);
    struct keyed *keyed = memory_new(2 * (size_t)deck->card_count, sizeof *keyed);
    const uint64_t sign = UINT64_C(1) << 63;
    size_t count = 0;
    bool whole = true; /* whether every value is a whole number */

    for (int i = 0; i < deck->card_count; i++) {
        if (deck->cards[i].kind != CARD_NUMBER)
            continue;
        struct rational value = deck->cards[i].value;
        double near = (double)value.numerator / (double)value.denominator;
        uint64_t bits;
        memcpy(&bits, &near, sizeof bits);
        keyed[count++] = (struct keyed){bits & sign ? ~bits : bits | sign, i};
    }
    const struct keyed *in_order =
        count ? sort_by_value(deck, keyed, keyed + deck->card_count, count) : NULL;
    for (size_t i = 0; i < count; i++)
        sorted[i] = in_order[i].card;
    memory_free(keyed);
    for (size_t start = 0, end; start < count; start = end) {
        struct rational value = deck->cards[sorted[start]].value;
        whole &= value.denominator == 1;
        for (end = start; end < count && rational_equal(value, deck->cards[sorted[end]].value);
             end++)
            deck->cards[sorted[end]].value_class = deck->value_classes;
        deck->value_classes++;
    }
    /* Only among fractions does matching by value ask for more than seeing the same number. */
    if (!whole && deck->suit_count > 1 && builder->has_settings &&
        deck->settings.value[SETTING_MATCH] != MATCH_PRINTED)
        check_partners(builder, sorted, count);
    memory_free(sorted);
}
