/* What is so of the cards at a table, judged by RULES.md alone: neither rules/fit.h nor the game's
 * tables are asked. */
#ifndef BREUK_TESTS_PLAY_CLAIMS_H
#define BREUK_TESTS_PLAY_CLAIMS_H

#include "party.h"

enum { TALK_PILE = 1024 };

/* A card of the pile, as all have seen it laid. */
struct lies {
    int card, suit; /* its colour now, or the one named for it */
    bool jumped, stacked;
};

/* One table, and what is known of it without asking it. */
struct talk {
    struct party party;
    struct journal journal;
    struct chance chance;
    int match, honest;
    struct lies pile[TALK_PILE];
    int height;
    int wrong, wrong_on;         /* the last card that was noticed, and what it was laid on */
    uint16_t then[VIEW_CARDS];   /* what was left in the hand that laid the last +4 */
    struct view view;            /* of whoever was asked last */
    struct view seat[SEATS_MAX]; /* of everybody then */
    int asked, hints;
};

/* The card on top of the pile, and the one that it was laid on. */
const struct lies *top_of(const struct talk *talk);
const struct lies *below_top(const struct talk *talk);

/* T1, T2, T19 */
const struct card *card_at(const struct talk *talk, int card);
bool is_wild(const struct talk *talk, int card);
bool are_worth_the_same(const struct talk *talk, int one, int other);
bool fits_by_colour(const struct talk *talk, int card, int on, int suit);
bool fits(const struct talk *talk, int card, int on, int suit);

/* Returns the card that a message is about, or NO_CARD. */
int card_in(const struct message *message);
/* Fails when a message says of cards what is not so, or what nobody here judges. */
void check_claim(const struct talk *talk, const struct message *message);
/* Returns whether the message is one that is judged. */
bool is_claim(const struct message *message);
/* Fails unless every sentence has been said. */
void expect_all_claims(void);

#endif
