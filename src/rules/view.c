#include "rules/view.h"

#include "deck/deck.h"
#include "rules/game.h"
#include "rules/proof.h"
#include "rules/tables.h"

#include <string.h>

const struct situation_form situation_forms[SITUATIONS] = {
#define SITUATION(identifier, handler, name, move, ...) {name, MOVE_##move},
#include "rules/situation-list.h"
#undef SITUATION
};

/* Fills in what lies open for all on the table. */
static void view_table(const struct game *game, struct view *view)
{
    const struct open *open = &game->open;
    bool doubted = open->situation == SITUATION_CHALLENGE || open->situation == SITUATION_SHOWN ||
                   open->window.callable;

    view->situation = (enum situation)open->situation;
    view->asked = game_asked(game);
    view->turn = open->turn;
    view->winners = open->winners;
    view->dealer = open->dealer;
    view->direction = open->direction == LEFT ? DIRECTION_LEFT : DIRECTION_RIGHT;
    view->round = open->round;
    view->top = game->pile > 0 ? game->rules->face[game->top].card : NO_CARD;
    view->suit = open->suit == SUIT_NONE ? NO_SUIT : open->suit;
    /* the card below the top, and its colour: all have seen it laid */
    view->below = game->pile > 1 ? game->rules->core->pile_card(game, game->pile - 2) : NO_CARD;
    view->suit_before = doubted && open->suit_before != SUIT_NONE ? open->suit_before : NO_SUIT;
    view->stock = game->stock;
    view->pile = game->pile;
    view->passes = open->passes;
    view->owed = open->owed;
    view->open = *open;
}

void game_view(const struct game *game, int seat, struct view *view)
{
    const struct rules *rules = game->rules;

    memset(view, 0, sizeof *view); /* the bytes between members too: views are compared as bytes */
    view->rules = rules;
    view->deck = rules->deck;
    view->real = rules->real;
    view->seat = seat;
    view->seats = rules->seats;
    view->drawn = NO_CARD;
    view_table(game, view);
    if (game->drawn != NO_PIECE && !rules->real && seat == game->open.turn)
        view->drawn = rules->face[game->drawn].card;
    for (int other = 0; other < rules->seats; other++) {
        view->hands[other] = rules->core->hand_size(game, other);
        view->points[other] = game->open.points[other];
    }
    rules->core->count_copies(game, rules->real ? NO_SEAT : seat, view->held);
    for (int place = 0; place < game->pile; place++)
        view->discarded[rules->core->pile_card(game, place)]++;
    view->move_count = game_moves(game, seat, view->moves);
}

bool view_partners(const struct view *view, int one, int other)
{
    return view->open.side[one] == view->open.side[other];
}

enum hands_effect view_hands_effect(const struct view *view, int card)
{
    const struct card *of = deck_card(view->deck, card);

    return rules_moves_hands(&view->rules->settings, of) ? of->hands : HANDS_NONE;
}

int view_points(const struct view *view, int card)
{
    return rules_points(view->rules, card);
}

unsigned view_fit(const struct view *view, struct move move)
{
    const struct rules *rules = view->rules;
    enum situation situation = view->situation;

    if (move.kind == MOVE_JUMP)
        return fit_jump(rules, move.card, view->top);
    if (move.kind != MOVE_PLAY)
        return 0;
    /* a card played in a window closes it, and goes by the turn that then begins */
    if (situation == SITUATION_REACT)
        situation = view->owed > 0 && rules->progressive ? SITUATION_CHALLENGE : SITUATION_TURN;
    if (situation == SITUATION_CHALLENGE)
        return fit_pile(rules, move.card, view->top);
    if (situation == SITUATION_DREW && !rules->real && move.card != view->drawn)
        return 0;
    return fit_on(rules, move.card, view->top, view->suit);
}

unsigned view_top_fit(const struct view *view)
{
    const struct open *open = &view->open;
    int suit = open->suit_before == SUIT_NONE ? NO_SUIT : open->suit_before;

    if (open->jumped)
        return fit_jump(view->rules, view->top, view->below);
    if (open->owed_before > 0)
        return fit_pile(view->rules, view->top, view->below);
    return fit_on(view->rules, view->top, view->below, suit);
}

bool view_allows(const struct view *view, struct move move)
{
    for (int i = 0; i < view->move_count; i++)
        if (move_equal(view->moves[i], move))
            return true;
    return false;
}

bool view_wrong(const struct view *view, struct move move)
{
    return (move.kind == MOVE_PLAY || move.kind == MOVE_JUMP) && !view_fit(view, move);
}

bool view_top_wrong(const struct view *view)
{
    return view->open.window.callable && view->below != NO_CARD && !view_top_fit(view);
}

struct move view_proof(const struct view *view)
{
    return proof_find(deck_card(view->deck, view->top), deck_card(view->deck, view->below),
                      view->seat);
}

bool view_bluff(const struct view *view, struct move move)
{
    const struct rules *rules = view->rules;

    if (rules->real || (move.kind != MOVE_PLAY && move.kind != MOVE_JUMP) ||
        deck_card(rules->deck, move.card)->action != ACTION_WILD_DRAW_FOUR)
        return false;
    for (int card = 0; card < rules->cards; card++)
        if (view->held[card] && fit_bars(rules, card, view->top, view->suit))
            return true;
    return false;
}
