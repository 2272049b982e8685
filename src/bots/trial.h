/*
 * A round tried out: the cards that a seat cannot see are dealt at random, a move is made, and
 * everybody plays on to the end. Private to the room.
 */
#ifndef BREUK_BOTS_TRIAL_H
#define BREUK_BOTS_TRIAL_H

#include "base/chance.h"
#include "rules/playout.h"
#include "rules/view.h"

enum { LINES_MOST = 256, STEPS_MOST = 2 };

/* A move, and what its player chooses right after it: the colour of a wild, whose hand is taken. */
struct line {
    struct move step[STEPS_MOST];
    int steps;
};

struct trial {
    struct playout *known, *world, *played; /* what the view shows, a deal of the rest, and a copy
                                               in which moves are made */
    int seat;
    unsigned seats;
    int rollouts; /* rounds played so far */
};

/* Makes room, which trial_close gives back. */
void trial_open(struct trial *trial, const struct view *view);
void trial_close(struct trial *trial);

/* Deals what the view does not show. */
void trial_deal(struct trial *trial, const struct view *view, struct chance *chance);

/* Lists what is tried out in the deal: all moves of the view but those that it never makes (wrong
 * cards) and those that are not for trying out (a call, a catch), and of cards that are as good as
 * each other one. Returns how many, at least one unless there is nothing else to do. */
int trial_lines(struct trial *trial, const struct view *view, struct line lines[LINES_MOST]);

/* Plays the line in the deal, then the round to its end, and returns how well it went: more for
 * better. `number` is that of the deal: in every so manieth a +4 is challenged. */
double trial_play(struct trial *trial, const struct line *line, int number, struct chance *chance);

#endif
