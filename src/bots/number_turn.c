#include "bots/number_turn.h"

#include "deck/deck.h"
#include "skill/decision.h"

struct shown number_shown(const struct card *card)
{
    enum shown_as as = card->picture == PICTURE_NONE   ? SHOWN_PRINTED
                       : card->picture == PICTURE_LINE ? SHOWN_LINE
                                                       : SHOWN_PICTURE;

    return (struct shown){&card->notation, as};
}

int number_turn(const struct view *view, struct decision_card hand[VIEW_CARDS])
{
    const struct card *top = deck_card(view->deck, view->top);
    int count = 0;

    if (top->kind != CARD_NUMBER || view->owed > 0)
        return 0;
    for (int i = 0; i < deck_card_count(view->deck); i++) {
        const struct card *card = deck_card(view->deck, i);
        if (!view->held[i])
            continue;
        unsigned fit = fit_on(view->rules, i, view->top, view->suit);
        if (fit & FIT_COLOUR)
            return 0;
        if (card->kind == CARD_NUMBER)
            hand[count++] = (struct decision_card){.card = i,
                                                   .copies = view->held[i],
                                                   .shown = number_shown(card),
                                                   .equal = fit & FIT_VALUE};
    }
    return count;
}

void number_turn_decision(struct decision *decision, const struct notation *top,
                          const struct decision_card *hand, int count, int tried)
{
    enum { NUMBERS_MOST = 128 };
    struct notation numbers[NUMBERS_MOST];
    int listed = 0, played = -1;

    for (int i = 0; i < count; i++) {
        if (i == tried)
            played = listed;
        for (int copy = 0; copy < hand[i].copies && listed < NUMBERS_MOST; copy++)
            numbers[listed++] = *hand[i].shown.notation;
    }
    decision_of_cards(decision, top, numbers, listed, played < listed ? played : -1);
}
