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
    const struct card *card = deck_card(view->deck, move.card),
                      *top = deck_card(view->deck, view->top);
    return card->kind != CARD_NUMBER || top->kind != CARD_NUMBER || card->suit == view->suit ||
           beginner_pairs(card, top);
}
