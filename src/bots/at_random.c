#include "bots/at_random.h"

#include "bots/ways.h"
#include "deck/deck.h"

#include <assert.h>

/* Once in this many times the bot forgets to call. */
enum { FORGETS_ONE_IN = 8 };

/* A player's view, and its knowledge of cards. */
struct player {
    const struct view *view;
    knows_move *knows; /* NULL: every card */
};

/* Returns whether the player would lay or discard a card with this move, if it is of that kind. */
static bool wants(const struct player *player, enum move_kind kind, const struct move *move)
{
    const struct view *view = player->view;

    return move->kind == kind && (!player->knows || player->knows(view, *move)) &&
           !view_wrong(view, *move) && !view_bluff(view, *move);
}

/* Returns a move with any of the cards that the player wants, each copy equally likely; NULL when
 * there is none. */
static const struct move *pick_card(const struct player *player, enum move_kind kind,
                                    struct chance *chance)
{
    const struct view *view = player->view;
    const struct move *last = NULL;
    uint32_t copies = 0;

    for (int i = 0; i < view->move_count; i++)
        if (wants(player, kind, &view->moves[i])) {
            last = &view->moves[i];
            copies += view->held[last->card];
        }
    if (!last)
        return NULL;
    uint32_t k = chance_below(chance, copies);
    for (int i = 0; i < view->move_count; i++) {
        const struct move *move = &view->moves[i];
        if (!wants(player, kind, move))
            continue;
        if (k < view->held[move->card])
            return move;
        k -= view->held[move->card];
    }
    return last;
}

/* Returns the call before the last card but one, unless it is forgotten; else the card. */
static struct move call_or_lay(const struct view *view, const struct move *card,
                               struct chance *chance)
{
    const struct move *call = asked_for(view, MOVE_CALL);

    if (call && view->hands[view->seat] == 2 && chance_below(chance, FORGETS_ONE_IN) != 0)
        return *call;
    return *card;
}

/* Returns the player's move on turn, after a draw, on a pile, or where the right card is owed for a
 * bluff. */
static struct move lay(const struct player *player, struct chance *chance)
{
    const struct view *view = player->view;
    const struct player all_knowing = {view, NULL};
    const struct move *move = NULL;

    if (view->situation != SITUATION_DREW)
        move = pick_card(player, MOVE_PLAY, chance);
    else /* the drawn card is one card, whether the hand has a copy of it or not */
        for (int i = 0; i < view->move_count && !move; i++)
            if (wants(player, MOVE_PLAY, &view->moves[i]))
                move = &view->moves[i];
    if (move)
        return call_or_lay(view, move, chance);
    if ((move = asked_for(view, MOVE_DRAW)) || (move = asked_for(view, MOVE_PASS)))
        return *move;
    /* T15: it must lay a card that is right, whether it knows that or not */
    move = pick_card(&all_knowing, MOVE_PLAY, chance);
    return move ? call_or_lay(view, move, chance) : view->moves[0];
}

/* Returns the player's move in a window: it calls late, catches any player who did not call, and
 * takes every other chance to jump in. */
static struct move react(const struct player *player, struct chance *chance)
{
    const struct view *view = player->view;
    const struct move *move;

    if (view->open.window.catchable >> view->seat & 1 && (move = asked_for(view, MOVE_CALL)))
        return *move;
    if ((move = asked_for(view, MOVE_CATCH)))
        return *move;
    if ((move = pick_card(player, MOVE_JUMP, chance)) && chance_below(chance, 2) == 0)
        return call_or_lay(view, move, chance);
    move = asked_for(view, MOVE_PASS);
    return move ? *move : view->moves[0];
}

static struct move discard(const struct player *player, struct chance *chance)
{
    const struct view *view = player->view;
    const struct move *move = pick_card(player, MOVE_DISCARD, chance);

    if (!move)
        move = asked_for(view, MOVE_PASS);
    return move ? *move : view->moves[0];
}

/* Returns any move of that kind: any colour, any player, any card. Moves of one kind stand
 * together. */
static struct move pick_of_kind(const struct view *view, enum move_kind kind, struct chance *chance)
{
    const struct move *first = asked_for(view, kind);
    uint32_t count = 0;

    assert(first);
    for (int i = 0; i < view->move_count; i++)
        count += view->moves[i].kind == kind;
    return first[chance_below(chance, count)];
}

struct move play_at_random(const struct view *view, struct chance *chance, knows_move *knows)
{
    const struct player player = {view, knows};
    const struct move *move;

    assert(view->move_count > 0);
    switch (view->situation) {
    case SITUATION_TURN:
    case SITUATION_DREW:
    case SITUATION_CHALLENGE:
    case SITUATION_REMEDY:
        return lay(&player, chance);
    case SITUATION_REACT:
        return react(&player, chance);
    case SITUATION_SPIN:
        return *asked_for(view, MOVE_SPIN);
    case SITUATION_SHOUT:
        move = asked_for(view, chance_below(chance, 2) ? MOVE_SHOUT : MOVE_PASS);
        return move ? *move : view->moves[0];
    case SITUATION_CHOOSE:
        return discard(&player, chance);
    case SITUATION_DECLARE: /* it says what is so */
        return *asked_for(view, view_top_fit(view) & FIT_COLOUR ? MOVE_BY_COLOUR : MOVE_BY_VALUE);
    case SITUATION_PROVE:
        return view_proof(view);
    case SITUATION_PICTURE:
        return *asked_for(view, view_top_fit(view) & FIT_VALUE ? MOVE_EQUAL : MOVE_UNEQUAL);
    case SITUATION_ROUND_OVER:
        return view->moves[0];
    default:
        return pick_of_kind(view, situation_forms[view->situation].move, chance);
    }
}

bool beginner_knows(const struct view *view, struct move move)
{
    if (move.kind != MOVE_PLAY && move.kind != MOVE_JUMP)
        return true;
    unsigned fit = fit_on(view->rules, move.card, view->top, view->suit);
    return (fit & (FIT_COLOUR | FIT_EQUAL)) != FIT_EQUAL;
}
