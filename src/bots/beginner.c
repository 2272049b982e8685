/*
 * A pupil who knows two numbers to be equal only when they look the same: it never lays 2/4 on a
 * 1/2 of another colour. When nothing is left to draw it lays what it must.
 */
#include "bots/at_random.h"
#include "bots/choose.h"
#include "deck/deck.h"

static bool knows_identical(const struct view *view, struct move move)
{
    if (move.kind != MOVE_PLAY && move.kind != MOVE_JUMP)
        return true;
    const struct card *card = deck_card(view->deck, move.card),
                      *top = deck_card(view->deck, view->top);
    if (card->kind != CARD_NUMBER || top->kind != CARD_NUMBER || card->suit == view->suit)
        return true;
    return card->picture == top->picture && notation_identical(&card->notation, &top->notation);
}

struct move bot_beginner(const struct view *view, struct chance *chance)
{
    return play_at_random(view, chance, knows_identical);
}
