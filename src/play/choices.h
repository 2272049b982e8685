/*
 * What a player is offered at a prompt, with numbers: on turn every card in hand, fitting or not
 * (which of them fits is what the game is about), then drawing; otherwise what may be done.
 *
 * In a deck with whole numbers on cards the choices are numbered from beyond the largest of them:
 * with 0 to 9 from 11. So a bare 7 that a player types is the card 7 and never the seventh choice.
 */
#ifndef BREUK_PLAY_CHOICES_H
#define BREUK_PLAY_CHOICES_H

#include "base/message.h"
#include "rules/view.h"

#include <stdbool.h>

struct choices {
    int first;  /* the number of choice[0] */
    bool cards; /* those with a card are to be shown as a hand, a line a colour */
    int count;
    struct move choice[VIEW_MOVES];
};

void choices_init(struct choices *choices, const struct view *view);

/* What the screen calls a choice that stands in no hand: "draw a card", "do nothing". */
struct message choices_words(const struct view *view, const struct move *move);

/* The choice with that number; NULL when there is none. */
const struct move *choices_numbered(const struct choices *choices, int number);

/* Whether the view allows this very move; a move of that kind. */
bool choices_allowed(const struct view *view, struct move move);
bool choices_of_kind(const struct view *view, enum move_kind kind);

/* Whether the seat has come down to one card and has not called it. */
bool choices_catchable(const struct view *view, int seat);

/* Whether a move of that kind begins the turn that comes after the window. */
bool choices_comes_next(const struct view *view, enum move_kind kind);

/* Whether the seat can do anything in the window but let it go by. */
bool choices_matter(const struct view *view);

#endif
