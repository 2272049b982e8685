/*
 * The rounds of a match whose points people count (R2): who went out, what the others held, what
 * each player got for it. They follow undone moves, too: a round that is counted anew replaces its
 * old row.
 */
#ifndef BREUK_PLAY_ROUNDS_H
#define BREUK_PLAY_ROUNDS_H

#include "base/strbuf.h"
#include "rules/event.h"
#include "rules/view.h"

/* A round that is over. Sets of seats are bit masks. */
struct round_row {
    unsigned in;           /* who played in it */
    unsigned winners;      /* who won it, partners too; 0: a tie */
    int out;               /* who went out; NO_SEAT: the round ended as no player could go on */
    int held[SEATS_MAX];   /* the worth of the cards that were counted */
    int gained[SEATS_MAX]; /* what the round added to the total */
    int total[SEATS_MAX];
    uint8_t side[SEATS_MAX]; /* seats with the same number were partners in it */
};

/* A zeroed one is empty. */
struct rounds {
    int count; /* rounds that are over: round n is row[n − 1] */
    struct round_row *row;
    size_t rows, capacity; /* those that were counted and undone lie behind the others */
    bool won;              /* a round has just been won, and is not noted yet: */
    unsigned winners;
};

void rounds_release(struct rounds *rounds);

/* Takes from an event who wins a round. */
void rounds_hear(struct rounds *rounds, const struct event *event);

/* Notes the round that was just won, if one was. `out`: who went out. */
void rounds_note(struct rounds *rounds, const struct view *view, int out);

/* Counts the rounds that are over in this view of the game. */
void rounds_follow(struct rounds *rounds, const struct view *view);

/* Returns whether the last round has the same player out and the same points as the one before it:
 * somebody may have told it twice. */
bool rounds_repeat(const struct rounds *rounds);

/* Returns the partner of a seat in that round; NO_SEAT: it had none. */
int rounds_partner(const struct round_row *row, int seat);

/* Adds who were partners in that round: "Ann + Cem, Bo + Dee". */
void rounds_add_pairs(const struct round_row *row, const struct naming *names, struct strbuf *out);

/* Returns whether the round's player at that seat went out, or the partner with whom they share
 * their points. */
bool rounds_went_out(const struct round_row *row, int seat, int partner);

#endif
