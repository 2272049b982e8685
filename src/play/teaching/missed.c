#include "play/teaching/missed.h"

#include "play/table_state.h"
#include "play/teaching/hint.h"
#include "play/teaching/review.h"

/* Returns whether the move draws a card, or lays none, in a turn that its player could have begun
 * with any card. */
static bool lays_nothing(const struct table *table, struct move move)
{
    return (move.kind == MOVE_DRAW || move.kind == MOVE_PASS) &&
           table_decision_ends_turn(table->game, move);
}

/* Returns whether the move keeps a card that was drawn. */
static bool keeps_drawn(const struct table *table, struct move move)
{
    return move.kind == MOVE_PASS && game_situation(table->game) == SITUATION_DREW;
}

static bool fits_in_another_form(const struct view *view, int card)
{
    return fit_on(view->rules, card, view->top, view->suit) & FIT_EQUAL;
}

/* Returns the card of the hand that is equal in another form, of several the easiest to see, or
 * NO_CARD: one that looks like the top teaches nothing. */
static int easiest(const struct view *view)
{
    int found = NO_CARD;

    for (int i = 0; i < deck_card_count(view->deck); i++)
        if (view->held[i] && fits_in_another_form(view, i) &&
            (found == NO_CARD || review_hardness(view->deck, i, view->top) <
                                     review_hardness(view->deck, found, view->top)))
            found = i;
    return found;
}

bool missed_with(struct table *table, struct move move, struct missed *missed)
{
    struct view *view = &table->other;
    bool kept = keeps_drawn(table, move);

    if (move.seat == NO_SEAT || table->bots >> move.seat & 1 ||
        (!kept && !lays_nothing(table, move)) || table->now.trial[move.seat].hints >= HINT_WHICH)
        return false;
    game_view(table->game, move.seat, view);
    if (view->owed > 0)
        return false;
    missed->seat = move.seat;
    missed->top = view->top;
    missed->card = kept ? view->drawn : easiest(view);
    missed->alone = !table_asks_several(table) || players_people(table->players) == 1;
    return missed->card != NO_CARD && fits_in_another_form(view, missed->card);
}
