#include "play/table_state.h"

void drawn_begin(struct table *table, struct move move)
{
    bool asks = move.kind == MOVE_DRAW && !(table->bots >> move.seat & 1) &&
                !table_is_real(table) && table_setting(table, SETTING_WRONG) == WRONG_STRICT;

    table->drawn.drawer = asks ? move.seat : NO_SEAT;
}

enum table_end drawn_end(struct table *table)
{
    enum table_end end = table->drawn.end;
    int left = end == TABLE_OVER ? NO_SEAT : table->drawn.drawer;

    table->drawn = (struct drawn_question){.drawer = NO_SEAT, .card = NO_CARD, .left = left};
    return end;
}

/* Returns whether people are asked whether they play or keep a drawn card without being told
 * whether it fits. */
static bool asks(const struct table *table)
{
    return table->drawn.card != NO_CARD ||
           (game_situation(table->game) == SITUATION_DREW && !table_is_real(table) &&
            table_setting(table, SETTING_WRONG) == WRONG_STRICT);
}

bool drawn_check(const struct table *table, struct move move, struct refusal *why)
{
    int card = table->drawn.card;

    if (card == NO_CARD ? !game_check(table->game, move, why)
                        : !game_check_drawn(table->game, card, move, why))
        return false;
    if (move.seat == NO_SEAT && asks(table)) { /* no penalty or end before the answer */
        *why = (struct refusal){.rule = "T18", .message = message_of(N_("first finish this turn"))};
        return false;
    }
    if (move.kind == MOVE_CALL && table->drawn.called) { /* the game has not heard of that call */
        *why = (struct refusal){.rule = "U5", .message = message_of(N_("you have already called"))};
        return false;
    }
    return true;
}

/* Makes table->view and the choices those of a player who drew a card that fits (DREW): nothing in
 * them may tell that this one does not. */
static void look(struct table *table, int seat, int card)
{
    struct view *view = &table->view;
    struct refusal why;

    game_view(table->game, seat, view);
    view->situation = SITUATION_DREW;
    view->drawn = card;
    view->moves[0] = move_of(MOVE_PASS, seat);
    view->move_count = 1;
    if (drawn_check(table, move_of(MOVE_CALL, seat), &why)) /* offered as it would be in DREW */
        view->moves[view->move_count++] = move_of(MOVE_CALL, seat);
    choices_init(&table->choices, view);
}

/* Tells of a call. The game does not hear of it, so it has no effect. */
static void tell_call(struct table *table, int seat, bool told)
{
    const struct listener all = table_listener(table, told);

    table->drawn.called = true;
    all.tell(all.context, &(struct event){.kind = EVENT_CALLED,
                                          .seat = seat,
                                          .other = NO_SEAT,
                                          .card = NO_CARD,
                                          .suit = NO_SUIT});
}

/* Returns whether the question is asked once more: after a call with no answer, and when somebody
 * has come or gone, unless a bot now plays for the person who drew. */
static bool asks_again(const struct table *table, int seat, struct move move)
{
    if (table->drawn.end != TABLE_OVER || table->bots >> seat & 1)
        return false;
    return move.kind == MOVE_KINDS || (move.kind == MOVE_CALL && !table->planned);
}

/* Asks until the question is answered. */
static void ask(struct table *table, int seat, int card)
{
    struct drawn_question *drawn = &table->drawn;
    struct move move;

    do {
        look(table, seat, card);
        drawn->end = table_ask(table, &move);
        if (drawn->end == TABLE_OVER && move.kind == MOVE_CALL) {
            tell_call(table, seat, true);
            if (table->planned == 0)
                drawn->end = table_keep_drawn(table, seat, LOG_DRAWN_CALLED);
        }
    } while (asks_again(table, seat, move));
    if (drawn->end == TABLE_OVER && move.kind != MOVE_KINDS)
        drawn->end = table_keep_drawn(table, seat, LOG_DRAWN_KEPT);
    if (drawn->end == TABLE_OVER) /* no refusal of this card is left for the next player */
        teacher_forget_refusals(table);
    table->planned = 0; /* “uno, keep”: the card is kept */
}

void drawn_hear(struct table *table, const struct event *event)
{
    struct drawn_question *drawn = &table->drawn;
    int seat = drawn->drawer;

    if (event->kind != EVENT_DRAWN || event->seat != seat || event->count != 1 ||
        game_situation(table->game) != SITUATION_TURN ||
        game_check(table->game, move_card(MOVE_PLAY, seat, event->cards[0]), NULL))
        return;
    if (drawn->called) /* before the game was left */
        tell_call(table, seat, false);
    if (drawn->answered)
        return;
    drawn->put = true;
    drawn->card = event->cards[0];
    ask(table, seat, event->cards[0]);
    drawn->card = NO_CARD;
}

void drawn_hear_tried(struct table *table, const struct log_tried *tried)
{
    struct drawn_question *drawn = &table->drawn;

    if (!drawn->held || tried->seat != drawn->drawer)
        return;
    drawn->called |= tried->drawn == LOG_DRAWN_CALLED;
    drawn->answered |= tried->drawn == LOG_DRAWN_KEPT;
}
