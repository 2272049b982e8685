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
    view->situation = (enum situation)game->open.situation;
    view->asked = game_asked(game);
    view->turn = game->open.turn;
    view->winners = game->open.winners;
    view->dealer = game->open.dealer;
    view->direction = game->open.direction == LEFT ? DIRECTION_LEFT : DIRECTION_RIGHT;
    view->round = game->open.round;
    view->top = game->rules->face[game->top].card;
    view->suit = game->open.suit == SUIT_NONE ? NO_SUIT : game->open.suit;
    view->stock = game->stock;
    view->pile = game->pile;
    view->passes = game->open.passes;
    view->owed = game->open.owed;
    view->open = game->open;
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
    if (game->drawn != NO_PIECE && seat == game->open.turn)
        view->drawn = rules->face[game->drawn].card;
    for (int other = 0; other < rules->seats; other++) {
        view->hands[other] = rules->core->hand_size(game, other);
        view->points[other] = game->open.points[other];
    }
    for (int card = 0; card < rules->cards; card++)
        view->held[card] = (uint16_t)rules->core->held(game, seat, card);
    for (int place = 0; place < game->pile; place++)
        view->discarded[rules->core->pile_card(game, place)]++;
    view->move_count = game_moves(game, seat, view->moves);
}

bool view_partners(const struct view *view, int one, int other)
{
    return view->open.side[one] == view->open.side[other];
}

static bool row_has(const uint64_t *rows, const struct rules *rules, int row, int card)
{
    int piece = rules->first[card];

    return rows[row * rules->words + piece / 64] >> piece % 64 & 1;
}

bool view_wrong(const struct view *view, struct move move)
{
    (void)view;
    (void)move;
    return false;
}

bool view_bluff(const struct view *view, struct move move)
{
    (void)view;
    (void)move;
    (void)row_has;
    return false;
}
