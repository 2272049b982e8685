/* Shows the rules in force by turns: a card on the pile, and cards of the deck that fit on it or do
 * not. Which cards are shown follows from the deck; a game of these rules says whether they fit. */
#ifndef BREUK_RULES_EXAMPLE_H
#define BREUK_RULES_EXAMPLE_H

#include "deck/deck.h"
#include "rules/rules.h"

/* What a turn shows. */
enum example_kind {
    EXAMPLE_NUMBER, /* what fits on a number: T1, T19 */
    EXAMPLE_SIGN,   /* what fits on an action card; in a deck with wilds alone, on a number: T2 */
    EXAMPLE_DRAW,   /* nothing in the hand fits: T3 */
    EXAMPLE_HONEST, /* each hand holds a +4 and one other card: T10 */
    EXAMPLE_STACK,  /* what answers a +2: H1 */
    EXAMPLE_STACK_FOUR, /* what answers a +4: H1 */
    EXAMPLE_JUMP,       /* what is played on a card out of turn: H4 */
    EXAMPLES
};

enum { EXAMPLE_CARDS = 3 };

/* A card, and whether it may be played there. */
struct example_card {
    int card;   /* index of deck_card */
    bool right; /* it may be played; EXAMPLE_HONEST: the +4 that is held with it may, honestly */
    const char *reason; /* a message id of three words at most */
};

/* A turn. */
struct rule_example {
    const char *rules; /* the ids of the rules that it shows: "T1 T2"; a literal */
    int top;           /* index of the card on the pile */
    int with;          /* EXAMPLE_HONEST: index of the +4 */
    int count;         /* of cards; 0: the rules or the deck have no such turn */
    struct example_card cards[EXAMPLE_CARDS]; /* those that may be played first */
};

/* Fills in a turn of each kind that the rules and the deck have; each has a card that may be played
 * or, as EXAMPLE_DRAW, only such as may not. The settings must go together with each other and with
 * the deck (rules_players). */
enum status rules_examples(const struct deck *deck, const struct settings *settings,
                           struct rule_example out[static EXAMPLES]);

#endif
