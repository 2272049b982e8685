/* The members of a deck. Private to deck/. */
#ifndef BREUK_DECK_MODEL_H
#define BREUK_DECK_MODEL_H

#include "base/memory.h"
#include "deck/deck.h"

/* A deck; deck_free() frees it. */
struct deck {
    struct arena arena; /* all texts and segments */
    struct deck_about about;
    struct suit suits[DECK_SUITS];
    int suit_count;
    struct card *cards;
    int card_count;
    struct deck_back backs[DECK_BACKS];
    int back_count;
    uint32_t *places; /* hash table by suit and id: in its lowest DECK_INDEX_BITS a card's index +
                         1, in the other bits those of the card's hash; 0: the place is empty */
    unsigned place_mask;
    int value_classes, printed, played;
    struct wheel wheel;
    struct settings settings;
    bool changed[SETTING_COUNT]; /* a <set> of the deck sets it, perhaps to the value that it had */
    struct position changed_at[SETTING_COUNT]; /* the value in that <set> */
    struct number_style style;                 /* what the deck fixes, for about.style */
};

/* The bits of a place that hold a card's index + 1. */
enum { DECK_INDEX_BITS = 18 };

_Static_assert(DECK_CARDS_PRINT < 1 << DECK_INDEX_BITS, "the index of a card, and one more, fits");

/* Where a card stands in `places`, or would stand. index is the card, or DECK_NONE when it is not
 * there; to put it there as card `index`, write hash | (index + 1). */
struct deck_place {
    unsigned at;
    int index;
    uint32_t hash;
};

/* Finds the place of the card with this id in a suit, or of no suit (DECK_NONE). */
struct deck_place deck_place(const struct deck *deck, int suit, const char *id);

#endif
