#include "play/drawn.h"

#include "play/real_cards.h"
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

    table->drawn = (struct drawn_question){.drawer = NO_SEAT, .card = NO_CARD};
    return end;
}

bool drawn_check(const struct table *table, struct move move, struct refusal *why)
{
    int card = table->drawn.card;
    bool plays = move.kind == MOVE_PLAY, draws = move.kind == MOVE_DRAW;
    const char *id = N_("you drew {card}: play it, or keep it");

    if (move.kind == MOVE_PASS && move.seat == table->drawn.drawer)
        return true;
    if (move.kind == MOVE_CALL && move.seat == table->drawn.drawer) { /* as of one that fits */
        *why = (struct refusal){.rule = "U5", .message = message_of(N_("you have already called"))};
        return !table->drawn.called && game_check(table->game, move, why);
    }
    if (plays && move.card == card)
        return game_check(table->game, move, why); /* T1, as the turn is not over yet */
    if (plays)
        id = N_("after drawing, you can play only the card that you drew");
    if (draws)
        id = N_("you can draw only one card in a turn: play {card}, or keep it");
    *why = (struct refusal){.rule = plays   ? "T4"
                                    : draws ? "T3"
                                            : "T18",
                            .message = message_with(id, arg_card("card", card))};
    return false;
}

/* Shows what a player sees who has drawn a card that fits: DREW. */
static void look(struct table *table, int seat, int card)
{
    struct view *view = &table->view;
    struct refusal why;

    game_view(table->game, seat, view);
    view->situation = SITUATION_DREW;
    view->drawn = card;
    view->moves[0] = move_of(MOVE_PASS, seat);
    view->move_count = 1;
    if (drawn_check(table, move_of(MOVE_CALL, seat), &why)) /* offered as it would be then */
        view->moves[view->move_count++] = move_of(MOVE_CALL, seat);
    choices_init(&table->choices, view);
}

void drawn_hear(struct table *table, const struct event *event)
{
    int seat = table->drawn.drawer;
    struct move move;

    if (event->kind != EVENT_DRAWN || event->seat != seat || event->count != 1 ||
        game_situation(table->game) != SITUATION_TURN ||
        game_check(table->game, move_card(MOVE_PLAY, seat, event->cards[0]), NULL))
        return;
    table->drawn.card = event->cards[0];
    do {
        look(table, seat, event->cards[0]);
        table->drawn.end = table_ask(table, &move);
        if (table->drawn.end == TABLE_OVER && move.kind == MOVE_CALL) { /* nothing comes of it */
            const struct listener all = table_listener(table, true);
            table->drawn.called = true;
            all.tell(all.context, &(struct event){.kind = EVENT_CALLED,
                                                  .seat = seat,
                                                  .other = NO_SEAT,
                                                  .card = NO_CARD,
                                                  .suit = NO_SUIT});
        }
    } while (table->drawn.end == TABLE_OVER && move.kind == MOVE_CALL);
    table->drawn.card = NO_CARD;
}
