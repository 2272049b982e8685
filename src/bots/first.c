#include "bots/first.h"

#include "bots/asked.h"
#include "bots/careful.h"

/* Returns the first card that fits and is no bluff; NULL: there is none. */
static const struct move *first_card(const struct view *view)
{
    for (int i = 0; i < view->move_count; i++) {
        const struct move *move = &view->moves[i];
        if (move->kind == MOVE_PLAY && !view_wrong(view, *move) && !view_bluff(view, *move))
            return move;
    }
    return NULL;
}

/* Returns the naming of the first colour that it holds; of the first colour where it holds none. */
static struct move first_colour(const struct view *view)
{
    const struct move *first = asked_for(view, MOVE_COLOUR);

    for (int card = 0; card < VIEW_CARDS; card++)
        for (int i = 0; view->held[card] && i < view->move_count; i++)
            if (view->moves[i].kind == MOVE_COLOUR &&
                view->moves[i].suit == deck_card(view->deck, card)->suit)
                return view->moves[i];
    return *first;
}

struct move first_chooses(const struct bot *bot, const struct view *view, struct chance *chance)
{
    const struct move *card = view->situation == SITUATION_REACT ? NULL : first_card(view);

    (void)bot;
    if (card)
        return careful_calls(view, *card, chance);
    if (view->situation == SITUATION_COLOUR)
        return first_colour(view);
    return play_at_random(view, chance, NULL);
}
