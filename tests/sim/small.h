/*
 * A deck of seven cards, two players with two cards each, solved: the probability of every state of
 * the round is carried forward from the deal, turn by turn, by rules written down a second time. No
 * chance, no card sets, nothing of rules/ or sim/.
 */
#ifndef BREUK_TESTS_SIM_SMALL_H
#define BREUK_TESTS_SIM_SMALL_H

#include <stdbool.h>

/* The deck as a file; its ruleset is that of the fractions sheet. */
extern const char small_deck[];
enum { SMALL_HAND = 2 };

/* What is to be expected of a round. */
struct expected {
    double turns, playable, draws, plays, colour, value, equal, symbol, wild, available, needed;
    double beginner_turns, missed;
    double hands, hands_equal;
    double first_wins, blocked, points;
    double left;       /* probability of the rounds that were not followed to their end */
    double ended[400]; /* probability that a round has so many turns */
};

/* first, second: whether that player knows only identical faces to be equal. */
void small_solve(struct expected *expected, bool first, bool second);

#endif
