#include "render/deck_inks.h"

#include "draw/ink.h"

int deck_suit_colours(const struct deck *deck, uint32_t suits[static DECK_SUITS])
{
    int count = deck_suit_count(deck);

    for (int i = 0; i < count; i++)
        suits[i] = deck_suit(deck, i)->colour;
    return count;
}

uint32_t deck_ink(const struct deck *deck)
{
    uint32_t suits[DECK_SUITS];

    return ink_deck(suits, (size_t)deck_suit_colours(deck, suits));
}

double deck_tint_share(const struct deck *deck)
{
    uint32_t suits[DECK_SUITS];

    return ink_tint_share(suits, (size_t)deck_suit_colours(deck, suits));
}

uint32_t deck_tint(const struct deck *deck, const struct suit *suit)
{
    return ink_tint(suit->colour, deck_tint_share(deck));
}
