#include "bots/beginner.h"

#include "deck/deck.h"

bool beginner_pairs(const struct card *one, const struct card *other)
{
    return one->picture == other->picture && notation_identical(&one->notation, &other->notation);
}

bool beginner_knows(const struct view *view, struct move move)
{
    if (move.kind != MOVE_PLAY && move.kind != MOVE_JUMP)
        return true;
    unsigned fit = fit_on(view->rules, move.card, view->top, view->suit);
    return (fit & (FIT_COLOUR | FIT_EQUAL)) != FIT_EQUAL;
}
