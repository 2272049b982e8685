/*
 * The numbered choices that a player is offered at a prompt: on turn every card in hand, whether it
 * fits or not (which of them fit is what the game is about), then drawing; after drawing the drawn
 * card, in the same way; otherwise every move that the rules allow.
 *
 * In a deck with whole numbers on its cards the choices begin beyond the largest of those: with 0
 * to 9, at 11. So a bare 7 that a player types is the card 7 and never the seventh choice.
 */
#ifndef BREUK_PLAY_CHOICES_H
#define BREUK_PLAY_CHOICES_H

#include "base/message.h"
#include "rules/view.h"

#include <stdbool.h>

struct choices {
    int first;  /* the number of choice[0] */
    bool cards; /* the choices with a card are shown as a hand, a line for each colour */
    int count;
    struct move choice[VIEW_MOVES];
};

void choices_init(struct choices *choices, const struct view *view);

/* Returns what the screen calls a choice that is no card of the hand: "draw a card", "do nothing".
 */
struct message choices_words(const struct view *view, const struct move *move);

/* Returns the choice with that number; NULL when there is none. */
const struct move *choices_numbered(const struct choices *choices, int number);

/* Returns whether the view allows any move of that kind. */
bool choices_of_kind(const struct view *view, enum move_kind kind);

/* Returns whether the seat has come down to one card and has not called. */
bool choices_catchable(const struct view *view, int seat);

/* Returns whether a move of that kind begins the turn that follows the window. */
bool choices_comes_next(const struct view *view, enum move_kind kind);

#endif
