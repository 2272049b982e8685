/*
 * Uniform over the physical cards that may be played: two copies are twice as likely as one. Draws
 * only when none may be played, plays a drawn card, names any colour. The rollouts of rules/ play
 * the same; a test holds them together.
 */
#include "bots/bot.h"

#include <assert.h>

struct move bot_random(const struct view *view, struct chance *chance);

static struct move choose_card(const struct view *view, uint32_t copies, struct chance *chance)
{
    uint32_t k = chance_below(chance, copies);
    int i = 0;

    while (k >= view->held[view->moves[i].card])
        k -= view->held[view->moves[i++].card];
    return view->moves[i];
}

struct move bot_random(const struct view *view, struct chance *chance)
{
    uint32_t copies = 0;

    assert(view->move_count > 0);
    for (int i = 0; i < view->move_count; i++)
        if (view->moves[i].kind == MOVE_PLAY)
            copies += view->held[view->moves[i].card];
    /* Cards come first among the moves. The drawn card is one move, whether the hand has a copy of
     * it or not. */
    if (view->situation == SITUATION_DREW)
        return view->moves[0];
    if (copies > 0)
        return choose_card(view, copies, chance);
    if (view->situation == SITUATION_COLOUR)
        return view->moves[chance_below(chance, (uint32_t)view->move_count)];
    return view->moves[0];
}
