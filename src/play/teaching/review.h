/*
 * The review of a round or a match, to talk about: the equal numbers that were laid, those that
 * were missed, and one pair of them. It follows from the moves alone, so that a resumed game knows
 * it.
 *
 * A number counts as laid when it lies on an equal one that shows something else, and its colour
 * would not have done: a player who goes by the colour has compared nothing
 * (docs/design/learner.md, “Plays by colour”).
 *
 * The card of the round is the hardest that was laid, of a kind that was not laid in an earlier
 * round if there is one; else the hardest that was missed. A kind is the skills that a pair takes
 * (skill/skill.h). A pair takes more the later its skills come in the lessons
 * (docs/design/lessons.md, “Order of lessons”), which is the order of their ids; then the more of
 * them it takes; then the larger the denominator that both have in common. A pair that was the card
 * of an earlier round comes last. The card of the match is the hardest, whenever it came.
 */
#ifndef BREUK_PLAY_REVIEW_H
#define BREUK_PLAY_REVIEW_H

#include "play/teaching/teaching.h"
#include "rules/game.h"

/*
 * An equal card that was missed: a player drew, or let a turn go by, while a card of their hand was
 * worth the same as the top. Players are free to draw: nothing is said before, and afterwards only
 * that the two numbers are the same.
 */

struct table;

/* When a missed card is told; also the order of the words of --missed. */
enum missed_when {
    MISSED_END, /* to all, at the end of the round */
    MISSED_NOW, /* to the player who missed it, as soon as they have the screen alone: at the end of
                   the turn, or when their hand is shown again; after a window that asks several, at
                   the end of the round */
    MISSED_NEVER
};

struct missed {
    int seat;
    int card, top; /* indices of number cards of the deck that are worth the same */
    bool alone;    /* its player has the screen alone */
};

enum {
    REVIEW_PAIRS = 3,  /* of a seat are named */
    REVIEW_MISSED = 5, /* lines, at most */
    REVIEW_KEPT = 16,  /* of a seat are known apart */
    REVIEW_TALKED = 32,
    REVIEW_KINDS = 1 << 10
};

/* The review as a screen shows it. Must not be moved: its messages borrow its texts. */
struct review {
    bool of_match;
    struct message title; /* how many equal numbers were laid */
    int laid;
    struct message laid_by[SEATS_MAX]; /* "Ann: 2/4 on 1/2", no sentence */
    int missed;
    struct teaching missed_by[REVIEW_MISSED]; /* a sentence each; the first with bars, in a round */
    struct teaching talk;                     /* no sentences: there is nothing to talk about */
    struct strbuf text[SEATS_MAX];
};

struct review_pair {
    int card, top;
};

/* The record of one seat in a round or match. */
struct review_seat {
    int laid, missed;
    int laid_pairs, missed_pairs; /* different ones, the first; missed ones that were not told */
    struct review_pair laid_pair[REVIEW_PAIRS];
    struct review_pair missed_pair[REVIEW_KEPT];
};

/* The pair to talk about, in the round so far. */
struct review_talk {
    int seat; /* NO_SEAT: none yet */
    struct review_pair pair;
    bool missed;
    long worth;
};

struct review_span {
    struct review_seat seat[SEATS_MAX];
    struct review_talk talk;
};

struct reviewer {
    enum missed_when when;
    bool begun;   /* otherwise it keeps nothing, and tells nothing */
    int rounds;   /* that are over */
    bool between; /* the move was made after a round, which is told already */
    struct review_span round, match;
    struct missed missed; /* seat NO_SEAT: nothing is missed in this turn so far */
    uint64_t kinds[REVIEW_KINDS / 64], kinds_before[REVIEW_KINDS / 64];
    int talked_pairs;
    struct review_pair talked[REVIEW_TALKED];
};

/* Begins, in a deck that has equal numbers and by rules under which they fit. */
void review_begin(struct table *table, enum missed_when when);

/* Notes a move that is about to be made; table->now.wrong says whether its card is wrong. */
void review_before_move(struct table *table, struct move move);
/* Notes that the move was made. `told`: the front hears of a missed card; else the move was played
 * before. */
void review_after_move(struct table *table, bool told);
/* Notes that the round is over; if `told`, shows its review, and after the last round that of the
 * match. */
void review_round_over(struct table *table, bool told);

#endif
