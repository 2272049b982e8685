#include "play/window.h"

#include "deck/deck.h"

/* Returns whether the person at the view's seat may know of a card to jump in with. A single one
 * among bots is asked only with such a card in hand. */
static bool may_jump_in(const struct table *table, const struct view *view)
{
    if (!view->open.window.jumpable || view->seat == view->open.effects.player ||
        deck_card(view->deck, view->top)->action == ACTION_WILD)
        return false;
    if (players_people(table->players) > 1)
        return table->now.seen >> view->seat & 1;
    for (int i = 0; i < view->move_count; i++)
        if (view->moves[i].kind == MOVE_JUMP && !view_wrong(view, view->moves[i]))
            return true;
    return false;
}

/* H17: or doubt it. */
static bool may_call_wrong(const struct view *view)
{
    return (view->open.window.callable || view->open.window.doubtable) &&
           !view_partners(view, view->seat, view->open.effects.player);
}

/* Returns whether the view's seat forgot to call, or may catch one who did. */
static bool concerns_a_call(const struct view *view)
{
    for (int seat = 0; seat < view->seats; seat++)
        if (choices_catchable(view, seat) &&
            (seat == view->seat || !view_partners(view, seat, view->seat)))
            return true;
    return false;
}

struct window_asks window_asks(struct table *table, unsigned people)
{
    struct view *view = &table->other;
    struct window_asks asks = {.on_turn = NO_SEAT};
    enum situation as;
    int beginner = game_beginner(table->game, &as);
    bool calls = false;

    for (int seat = 0; seat < table->players->count; seat++) {
        if (!(people >> seat & 1))
            continue;
        game_view(table->game, seat, view);
        bool begins = seat == beginner && as == SITUATION_TURN;
        calls |= concerns_a_call(view);
        /* who is on in a moment can lay the same card then */
        if (concerns_a_call(view) || may_call_wrong(view) || (!begins && may_jump_in(table, view)))
            asks.seats |= 1u << seat;
    }
    /* alone among bots, a wrong card is called in one's own turn; but a last card or one that makes
     * one draw leaves none */
    if (players_people(table->players) == 1 && asks.seats && !calls && !may_jump_in(table, view) &&
        view->seat != beginner && !view->open.last)
        asks.seats = 0;
    if (beginner != NO_SEAT && asks.seats == 1u << beginner && as == SITUATION_TURN && !calls)
        asks.on_turn = beginner;
    return asks;
}

void window_as_turn(const struct table *table, struct view *view)
{
    bool passes = game_pass_begins(table->game, view->seat);
    int kept = 0;

    for (int i = 0; i < view->move_count; i++)
        if (view->moves[i].kind != MOVE_JUMP && (view->moves[i].kind != MOVE_PASS || passes))
            view->moves[kept++] = view->moves[i];
    view->move_count = kept;
    view->situation = SITUATION_TURN;
    view->turn = view->seat;
}

/* --- hands that were seen */

void window_note_event(struct table *table, const struct event *event)
{
    if (event->kind == EVENT_ROUND_BEGUN || event->kind == EVENT_HANDS_PASSED)
        table->now.seen = 0;
    else if (event->kind == EVENT_SWAPPED) /* whoever swaps is told their new hand */
        table->now.seen &= ~(1u << event->other);
}

void window_note_move(struct table *table, struct move move)
{
    bool begins = move.kind == MOVE_PLAY || move.kind == MOVE_DRAW || move.kind == MOVE_SPIN ||
                  move.kind == MOVE_CHALLENGE;

    if (move.seat != NO_SEAT && (begins || !table_asks_several(table)))
        table->now.seen |= 1u << move.seat;
}
