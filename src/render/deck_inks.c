#include "render/deck_inks.h"

#include "draw/ink.h"

static size_t gather(const struct deck *deck, uint32_t suits[DECK_SUITS])
{
    int count = deck_suit_count(deck);

    for (int i = 0; i < count; i++)
        suits[i] = deck_suit(deck, i)->colour;
    return (size_t)count;
}

uint32_t deck_ink(const struct deck *deck)
{
    uint32_t suits[DECK_SUITS];

    return ink_deck(suits, gather(deck, suits));
}

double deck_tint_share(const struct deck *deck)
{
    uint32_t suits[DECK_SUITS];

    return ink_tint_share(suits, gather(deck, suits));
}

uint32_t deck_tint(const struct deck *deck, const struct suit *suit)
{
    return ink_tint(suit->colour, deck_tint_share(deck));
}
