/* What a deck is made of. For the files of deck/ alone. */
#ifndef BREUK_DECK_MODEL_H
#define BREUK_DECK_MODEL_H

#include "base/memory.h"
#include "deck/deck.h"

#include <stddef.h>

struct deck {
    struct arena arena; /* all texts, suits, segments */
    const char *name, *author, *licence, *version, *template, *ruleset;
    struct position where;
    struct words title;
    struct suit suits[DECK_SUITS];
    int suit_count;
    struct card *cards;
    int card_count;
    struct deck_back backs[DECK_BACKS];
    int back_count;
    int *places; /* hash table over (suit, id): a card's index + 1, or 0 for an empty place */
    unsigned place_mask;
    int value_classes, printed, played;
    struct wheel wheel;
    struct settings settings;
    bool changed[SETTING_COUNT]; /* by a <set> of the deck, perhaps to what it was */
    struct number_style style;
    bool has_style;
};

/* The place in `places` where the card stands, or would stand. */
unsigned deck_place(const struct deck *deck, int suit, const char *id);

#endif
