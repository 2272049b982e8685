/*
 * What a person's turn says about what they know of fractions: the numbers that they had before
 * them, and what they did. Handed out by a table to its observer (table.h).
 *
 * Only a turn in which numbers alone decide is one (bots/number_turn.h), by rules under which equal
 * numbers fit.
 */
#ifndef BREUK_PLAY_TABLE_DECISION_H
#define BREUK_PLAY_TABLE_DECISION_H

#include "bots/number_turn.h"
#include "log/line.h"
#include "rules/game.h"

struct decision;

struct table_decision {
    int seat;
    int round; /* from 1 */
    bool past; /* it was made before the game was resumed */
    int top;   /* index of a card of the deck */
    struct shown top_shown;
    int count; /* of hand: 1 … VIEW_CARDS, in the deck's order */
    struct decision_card hand[VIEW_CARDS];
    const struct decision_card *chosen; /* the number that they laid or, if cards were refused in
                                           this turn, the first of those; NULL: they drew, passed
                                           or laid a card without a number */
    bool drew;                          /* at last, whatever was refused before */
    int hints;                          /* steps of a hint before it, and before `chosen` */
};

/* Whether the move, which game_check must allow, is what its player does in a turn: it lays a card,
 * draws or passes, and is no reaction to a card. */
bool table_decision_ends_turn(const struct game *game, struct move move);

/*
 * Fills in what the seat decides with this move, which game_check must allow and which is not made
 * yet, after what came before it in this turn. False: the move begins no turn in which numbers
 * decide; *decision has no meaning then. `view` is for its use. Notations are borrowed from the
 * deck.
 */
bool table_decision_make(struct table_decision *decision, const struct game *game, struct move move,
                         struct log_trial trial, struct view *view);

/* Whether the move, which was refused for that reason, lays a number card of the hand that fits
 * neither by colour nor by value, in a turn of its player. */
bool table_decision_is_misfit(const struct game *game, struct move move, const struct refusal *why);

/* What a person says of the number that they laid on a number: by what it matches (H16), or why the
 * two are equal (H17). */
struct table_said {
    int seat;
    bool past; /* it was said before the game was resumed */
    const struct notation *below, *laid;
    struct move move; /* MOVE_BY_COLOUR, MOVE_BY_VALUE, MOVE_PROVE */
    bool same_colour; /* by its colour it matches */
    bool right;
};

/* Fills in what the seat says with this move, which game_check must allow and which is not made
 * yet. `decided`: numbers alone decided in this turn: then a word about its card tells no more than
 * the card did. False: nothing is said that tells anything: it is no such move, no first answer, or
 * was told by a picture. Notations are borrowed from the deck. */
bool table_said_make(struct table_said *said, const struct game *game, struct move move,
                     bool decided, struct view *view);
void table_said_weigh(const struct table_said *said, struct decision *out);

/* Fills in what it says about the person's beliefs (skill/evidence.h). */
void table_decision_weigh(const struct table_decision *decision, struct decision *out);

#endif
