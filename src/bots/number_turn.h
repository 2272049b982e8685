/*
 * A turn in which numbers alone decide: a number lies on top, no card in hand has its colour (so
 * that none fits but an equal number or a wild), and there is a number in hand. A player who lays a
 * card of the right colour has compared nothing; so only such turns tell what a player knows of
 * numbers.
 *
 * Source: docs/design/diagnosis.md, “What counts”.
 */
#ifndef BREUK_BOTS_NUMBER_TURN_H
#define BREUK_BOTS_NUMBER_TURN_H

#include "rules/view.h"
#include "skill/skill.h"

struct card;
struct decision;

/* The number cards of one kind in the hand. */
struct decision_card {
    int card; /* index of a card of the deck */
    int copies;
    struct shown shown;
    bool equal; /* to the top: it fits */
};

/* Lists the number cards of the hand, in the deck's order, if it is the seat's turn. Returns how
 * many kinds there are; 0: numbers alone do not decide. Numbers must fit by their value
 * (match=value). Notations are borrowed from the deck. */
int number_turn(const struct view *view, struct decision_card hand[VIEW_CARDS]);

/* Fills in the evidence about a player who would lay hand[tried] on the top; −1: none of these. */
void number_turn_decision(struct decision *decision, const struct notation *top,
                          const struct decision_card *hand, int count, int tried);

/* Returns how a number card shows its number. */
struct shown number_shown(const struct card *card);

#endif
