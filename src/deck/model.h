/* What a deck is made of. For the files of deck/ alone. */
#ifndef BREUK_DECK_MODEL_H
#define BREUK_DECK_MODEL_H

#include "base/memory.h"
#include "deck/deck.h"

#include <stddef.h>

struct deck {
    struct arena arena; /* all texts, suits, segments */
    struct deck_about about;
    struct suit suits[DECK_SUITS];
    int suit_count;
    struct card *cards;
    int card_count;
    struct deck_back backs[DECK_BACKS];
    int back_count;
    uint32_t *places; /* hash table over (suit, id): the index of a card, DECK_INDEX_BITS, + 1 below
                         the other bits of its hash; 0: an empty place */
    unsigned place_mask;
    int value_classes, printed, played;
    struct wheel wheel;
    struct settings settings;
    bool changed[SETTING_COUNT]; /* by a <set> of the deck, perhaps to what it was */
    struct number_style style;   /* that the deck fixes, if about has it */
};

enum { DECK_INDEX_BITS = 18 };

_Static_assert(DECK_CARDS_PRINT < 1 << DECK_INDEX_BITS, "the index of a card, and one more, fits");

/* Where a card stands in `places`, or would stand. index: the card, or DECK_NONE when it is not
 * there; to put it there as card `index`, write hash | (index + 1). */
struct deck_place {
    unsigned at;
    int index;
    uint32_t hash;
};

struct deck_place deck_place(const struct deck *deck, int suit, const char *id);

#endif
