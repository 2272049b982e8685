#include "bots/judging.h"

#include "bots/at_random.h"
#include "bots/ways.h"
#include "deck/deck.h"

enum { NOTICES_ONE_IN = 2, MISSES_ONE_IN = 5, DOUBTS_ONE_IN = 20, ASKS_ONE_IN = 3 };

/* Returns whether only two numbers decide whether the top fits on the card below it: its colour
 * does not make it fit or, out of turn (H4), is the same. */
static bool numbers_decide(const struct view *view)
{
    const struct card *top = deck_card(view->deck, view->top),
                      *below = deck_card(view->deck, view->below);

    if (top->kind != CARD_NUMBER || below->kind != CARD_NUMBER || view->open.owed_before)
        return false;
    return view->open.jumped ? top->suit == below->suit : !(view_top_fit(view) & FIT_COLOUR);
}

/* Returns whether the bot goes by its belief this time: as often as it lays cards by it. */
static bool believes_now(const struct bot *bot, struct chance *chance)
{
    enum { FINE = 1000 };

    if (bot->knows)
        return true;
    return bot->pupil.beliefs &&
           chance_below(chance, FINE) < (uint32_t)(bot->pupil.strength * FINE);
}

/* Returns whether a bot that goes by its belief takes the number on top to be equal to the one
 * below it. */
static bool takes_for_equal(const struct bot *bot, const struct view *view)
{
    const struct card *top = deck_card(view->deck, view->top),
                      *below = deck_card(view->deck, view->below);

    return card_looks_like(top, below) ||
           pupil_pairs(bot->pupil.beliefs, &below->notation, &top->notation);
}

bool judging_doubts(const struct bot *bot, const struct view *view, struct chance *chance)
{
    /* its own call, or catching a player who forgot one, cannot wait */
    if (!asked_for(view, MOVE_WRONG) || asked_for(view, MOVE_CATCH) || view->below == NO_CARD ||
        view->open.window.catchable >> view->seat & 1)
        return false;
    bool wrong = view_top_wrong(view), doubted = wrong;
    if (numbers_decide(view) && believes_now(bot, chance))
        doubted = !takes_for_equal(bot, view);
    if (doubted && bot->watches)
        return chance_below(chance, MISSES_ONE_IN) != 0;
    return doubted && chance_below(chance, wrong ? NOTICES_ONE_IN : DOUBTS_ONE_IN) == 0;
}

/* H17 */

/* Returns the factor between the numerators, or the denominators, that a believer takes for the
 * factor between the fractions; any factor if there is none. */
static int believed_factor(const struct card *one, const struct card *other)
{
    struct notation left = notation_as_fraction(&one->notation),
                    right = notation_as_fraction(&other->notation);
    const int64_t pairs[][2] = {{left.numerator, right.numerator},
                                {left.denominator, right.denominator}};

    for (int i = 0; i < 2; i++)
        for (int larger = 0; larger < 2; larger++) {
            int64_t large = pairs[i][larger], small = pairs[i][!larger];
            if (small > 0 && large % small == 0 && large / small >= FACTOR_LEAST &&
                large / small <= FACTOR_MOST)
                return (int)(large / small);
        }
    return FACTOR_LEAST;
}

bool judging_asks(const struct view *view, struct chance *chance)
{
    return asked_for(view, MOVE_DOUBT) && !asked_for(view, MOVE_CATCH) &&
           !(view->open.window.catchable >> view->seat & 1) &&
           chance_below(chance, (uint32_t)(ASKS_ONE_IN * (view->seats - 1))) == 0;
}

bool judging_shows(const struct bot *bot, const struct view *view, struct chance *chance,
                   struct move *move)
{
    if (view->situation != SITUATION_PROVE)
        return false;
    bool equal = view_top_fit(view) & FIT_VALUE;
    if (equal && believes_now(bot, chance) && !takes_for_equal(bot, view))
        *move = move_of(MOVE_PASS, view->seat);
    else if (!equal)
        *move = move_factor(view->seat, believed_factor(deck_card(view->deck, view->top),
                                                        deck_card(view->deck, view->below)));
    else
        return false;
    return true;
}
