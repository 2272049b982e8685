#include "play/choices.h"

#include "deck/deck.h"

enum { NUMBERS_IN_TENS = 10, LARGEST_NUMBER = 90 };

/* The largest whole number from 0 to 90 that a card in play is worth; −1: none. */
static int largest_whole(const struct deck *deck)
{
    int largest = -1;

    for (int i = 0; i < deck_card_count(deck); i++) {
        const struct card *card = deck_card(deck, i);
        if (card->kind == CARD_NUMBER && card->value.denominator == 1 &&
            card->value.numerator > largest && card->value.numerator <= LARGEST_NUMBER)
            largest = (int)card->value.numerator;
    }
    return largest;
}

static void add(struct choices *choices, struct move move)
{
    choices->choice[choices->count++] = move;
}

void choices_init(struct choices *choices, const struct view *view)
{
    const struct deck *deck = view_deck(view);
    int largest = largest_whole(deck);

    *choices = (struct choices){.first = 1};
    if (largest >= 0)
        choices->first = (largest / NUMBERS_IN_TENS + 1) * NUMBERS_IN_TENS + 1;
    if (view->situation == SITUATION_TURN)
        for (int card = 0; card < deck_card_count(deck) && card < VIEW_CARDS; card++)
            if (view->held[card])
                add(choices, move_play(view->seat, card));
    for (int i = 0; i < view->move_count; i++)
        if (view->situation != SITUATION_TURN || view->moves[i].kind != MOVE_PLAY)
            add(choices, view->moves[i]);
}

const struct move *choices_numbered(const struct choices *choices, int number)
{
    int index = number - choices->first;

    return index >= 0 && index < choices->count ? &choices->choice[index] : NULL;
}

bool choices_allowed(const struct view *view, struct move move)
{
    for (int i = 0; i < view->move_count; i++)
        if (move_equal(view->moves[i], move))
            return true;
    return false;
}
