#include "rules/view.h"

#include "rules/game.h"
#include "rules/tables.h"

#include <string.h>

const struct deck *view_deck(const struct view *view)
{
    return view->rules->deck;
}

const char *situation_name(enum situation situation)
{
    static const char *const names[SITUATIONS] = {
#define SITUATION(identifier, name) name,
#include "rules/situation-list.h"
#undef SITUATION
    };

    return names[situation];
}

static void view_table(const struct game *game, struct view *view)
{
    view->situation = (enum situation)game->situation;
    view->asked = game_asked(game);
    view->turn = game->turn;
    view->winner = game->winner;
    view->dealer = game->dealer;
    view->direction = game->direction == LEFT ? DIRECTION_LEFT : DIRECTION_RIGHT;
    view->round = game->round;
    view->top = game->rules->face[game->top].card;
    view->suit = game->suit == SUIT_NONE ? NO_SUIT : game->suit;
    view->stock = game->stock;
    view->pile = game->pile;
    view->passes = game->passes;
    view->player = game->player;
    view->cursor = game->cursor;
    view->pending = game->pc;
}

void game_view(const struct game *game, int seat, struct view *view)
{
    const struct rules *rules = game->rules;

    memset(view, 0, sizeof *view); /* the bytes between members too: views are compared as bytes */
    view->rules = rules;
    view->seat = seat;
    view->seats = rules->seats;
    view->drawn = NO_CARD;
    view_table(game, view);
    if (game->drawn != NO_PIECE && seat == game->turn)
        view->drawn = rules->face[game->drawn].card;
    for (int other = 0; other < rules->seats; other++) {
        view->hands[other] = rules->core->hand_size(game, other);
        view->points[other] = game->points[other];
    }
    for (int card = 0; card < rules->cards; card++)
        view->held[card] = (uint16_t)rules->core->held(game, seat, card);
    for (int place = 0; place < game->pile; place++)
        view->discarded[rules->core->pile_card(game, place)]++;
    view->move_count = game_moves(game, seat, view->moves);
}
