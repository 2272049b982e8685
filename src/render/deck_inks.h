/* The inks that depend on all suits of a deck. */
#ifndef BREUK_RENDER_DECK_INKS_H
#define BREUK_RENDER_DECK_INKS_H

#include "deck/deck.h"

#include <stdint.h>

/* Gives the colour of each suit; returns how many there are. */
int deck_suit_colours(const struct deck *deck, uint32_t suits[static DECK_SUITS]);

/* Returns the colour for what belongs to the deck as a whole (ink_deck), 0xRRGGBB. */
uint32_t deck_ink(const struct deck *deck);

/* Returns the share of a suit's colour in its tint (ink_tint_share), and the tint of a suit. */
double deck_tint_share(const struct deck *deck);
uint32_t deck_tint(const struct deck *deck, const struct suit *suit);

#endif
