#include "bots/judging.h"

#include "bots/beginner.h"
#include "deck/deck.h"

enum { NOTICES_ONE_IN = 2, DOUBTS_ONE_IN = 20 };

/* Returns whether the view allows a move of that kind. */
static bool allows(const struct view *view, enum move_kind kind)
{
    for (int i = 0; i < view->move_count; i++)
        if (view->moves[i].kind == kind)
            return true;
    return false;
}

/* Returns whether it depends on two numbers alone whether the top fits on the card below it: their
 * colours differ or, out of turn (H4), are the same. */
static bool numbers_decide(const struct view *view)
{
    const struct card *top = deck_card(view->deck, view->top),
                      *below = deck_card(view->deck, view->below);

    return top->kind == CARD_NUMBER && below->kind == CARD_NUMBER && !view->open.owed_before &&
           (top->suit == view->suit_before) == view->open.jumped;
}

/* Returns whether the bot goes by what it believes this time: as often as it lays cards by it. */
static bool believes_now(const struct bot *bot, struct chance *chance)
{
    enum { FINE = 1000 };

    if (bot->knows)
        return true;
    return bot->pupil.beliefs &&
           chance_below(chance, FINE) < (uint32_t)(bot->pupil.strength * FINE);
}

/* Returns whether a bot that goes by its belief takes the number on top for the same as the one
 * below it. */
static bool takes_for_equal(const struct bot *bot, const struct view *view)
{
    const struct card *top = deck_card(view->deck, view->top),
                      *below = deck_card(view->deck, view->below);

    return beginner_pairs(top, below) ||
           pupil_pairs(bot->pupil.beliefs, &below->notation, &top->notation);
}

bool judging_doubts(const struct bot *bot, const struct view *view, struct chance *chance)
{
    /* its own call, or somebody’s who forgot it, cannot wait */
    if (!allows(view, MOVE_WRONG) || allows(view, MOVE_CATCH) || view->below == NO_CARD ||
        view->open.window.catchable >> view->seat & 1)
        return false;
    bool wrong = view_top_wrong(view), doubted = wrong;
    if (numbers_decide(view) && believes_now(bot, chance))
        doubted = !takes_for_equal(bot, view);
    return doubted && chance_below(chance, wrong ? NOTICES_ONE_IN : DOUBTS_ONE_IN) == 0;
}
