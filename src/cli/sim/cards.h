/* What a study says of the cards of a deck: sizes of the classes of equal values, shares of kinds
 * of card, cards that are hardly ever laid. */
#ifndef BREUK_CLI_SIM_CARDS_H
#define BREUK_CLI_SIM_CARDS_H

#include "cli/sim/simulation.h"

/* Different numbers of forms that values of one deck can have: 1 + 2 + … + 31 cards are played. */
enum { FORMS_MOST = 32 };

/* The values that a deck has in so many forms: 1/2, 2/4 and a picture of 1/2 are three forms. */
struct value_forms {
    int forms;
    int values;
    int cards_least, cards_most; /* physical cards of one such value */
};

/* Fills `forms`, fewest forms first; returns how many entries that makes. */
int forms_of(const struct deck *deck, struct value_forms forms[FORMS_MOST]);

/* Whether the deck has a value in two forms or more. */
bool has_equals(const struct deck *deck);

enum share { SHARE_ACTION, SHARE_WILD, SHARES };

/* Each returns the share of such cards: among the physical cards of the game, and among those that
 * were laid. */
double share_in_deck(const struct setup *setup, enum share share);
double share_laid(const struct simulation *simulation, enum share share);

/*
 * Finds the cards of which a copy is laid less than half as often as the average copy in the deck,
 * chance apart: the number laid, taken as a Poisson variable, would be that large only once in 40
 * studies if it were half the average or more. Fills up to `most` of them, the least laid first;
 * returns how many there are in all.
 */
int cards_hardly_laid(const struct simulation *simulation, int *cards, int most);

#endif
