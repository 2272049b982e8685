/*
 * Players who err as pupils do: because of a false belief about fractions, by slips, by looks, for
 * points. They err where numbers alone decide (number_turn.h), and otherwise play at random as the
 * bot "random" does. The card that they would lay can be wrong, and is laid only at a table where
 * that may be done (X1); where the program refuses wrong cards they lay a right one then, or draw.
 *
 * Source: docs/design/diagnosis.md, “The formulas”: these are the pupils whom they suppose.
 */
#ifndef BREUK_BOTS_PUPIL_H
#define BREUK_BOTS_PUPIL_H

#include "base/chance.h"
#include "bots/number_turn.h"
#include "skill/hypothesis.h"

enum pupil_way {
    PUPIL_BELIEVES, /* with probability `strength` it follows its beliefs: it lays any number that
                       it takes for equal or that looks the same; else it slips, as PUPIL_SLIPS */
    PUPIL_SLIPS,    /* with probability `slip` it lays any number in hand; with 1 it guesses */
    PUPIL_LOOKS,    /* the same, but a wrong number that has a number of the top's three times as
                       often */
    PUPIL_LARGEST   /* with probability `slip` it lays the largest number in hand, for its points */
};

struct pupil {
    enum pupil_way way;
    hypothesis_set beliefs; /* PUPIL_BELIEVES */
    double strength, slip;  /* 0 … 1 */
};

/* Returns whether somebody with one of these beliefs takes the two for equal. Never where they
 * are. */
bool pupil_pairs(hypothesis_set beliefs, const struct notation *one, const struct notation *other);

/*
 * Returns which of the number cards, of which there is at least one, the pupil tries to lay on the
 * top, whether it fits or not; −1: it makes any right move.
 */
int pupil_tries(const struct pupil *pupil, const struct notation *top,
                const struct decision_card *hand, int count, struct chance *chance);

/* Returns one of the view's moves where number_turn has listed the hand. *tried is the card that
 * the pupil lays or, where the table refuses that, would have laid first; −1: none of these. */
struct move pupil_plays(const struct pupil *pupil, const struct view *view,
                        const struct decision_card *hand, int count, struct chance *chance,
                        int *tried);

/* Returns one of the view's moves, in any situation: as a bot does (bot.h). */
struct move pupil_chooses(const struct pupil *pupil, const struct view *view,
                          struct chance *chance);

#endif
