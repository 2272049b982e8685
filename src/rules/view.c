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
    bool doubted = open->situation == SITUATION_CHALLENGE ||
                   open->situation == SITUATION_SHOWN || open->window.callable;

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
    if (rules->real)
        rules->core->count_unseen(game, view->held);
    else
        rules->core->count_hand(game, seat, view->held);
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

static bool row_has(const uint64_t *row, const struct rules *rules, int card)
{
    int piece = rules->first[card];

    return row[piece / 64] >> piece % 64 & 1;
}

/* Returns the row of `like` or `bar` of a card, and the row of a colour. */
static const uint64_t *row_of_card(const struct rules *rules, const uint64_t *rows, int card)
{
    return rows + rules->face[rules->first[card]].like * rules->words;
}

static const uint64_t *row_of_suit(const struct rules *rules, int suit)
{
    return rules->suit + (suit == NO_SUIT ? SUIT_NONE : suit) * rules->words;
}

/* Returns whether a card fits by its colour on one that lies in that colour. */
static bool follows(const struct rules *rules, int card, int on, int suit)
{
    return row_has(row_of_suit(rules, suit), rules, card) &&
           row_has(row_of_card(rules, rules->follow, on), rules, card);
}

/* Returns whether it fits at all. */
static bool fits(const struct rules *rules, int card, int on, int suit)
{
    return row_has(row_of_card(rules, rules->like, on), rules, card) ||
           follows(rules, card, on, suit);
}

bool view_follows(const struct view *view, int card)
{
    return follows(view->rules, card, view->top, view->suit);
}

static bool fits_on_top(const struct view *view, int card)
{
    return fits(view->rules, card, view->top, view->suit);
}

/* Returns how many cards a card makes the next player owe. */
static int owes(const struct rules *rules, int card)
{
    return rules->face[rules->first[card]].owes;
}

bool view_wrong(const struct view *view, struct move move)
{
    const struct rules *rules = view->rules;
    enum situation situation = view->situation;

    if (move.kind == MOVE_JUMP)
        return !row_has(rules->twin + view->top * rules->words, rules, move.card);
    if (move.kind != MOVE_PLAY)
        return false;
    /* a card played in a window closes it, and goes by the turn that then begins */
    if (situation == SITUATION_REACT)
        situation = view->owed > 0 && rules->progressive ? SITUATION_CHALLENGE : SITUATION_TURN;
    switch (situation) {
    case SITUATION_DREW:
        return (!rules->real && move.card != view->drawn) || !fits_on_top(view, move.card);
    case SITUATION_CHALLENGE:
        return owes(rules, view->top) != owes(rules, move.card);
    case SITUATION_REMEDY:
        return false;
    default:
        return !fits_on_top(view, move.card);
    }
}

bool view_top_wrong(const struct view *view)
{
    const struct rules *rules = view->rules;

    if (!view->open.window.callable || view->below == NO_CARD)
        return false;
    if (view->open.jumped)
        return !row_has(rules->twin + view->below * rules->words, rules, view->top);
    if (view->open.owed_before > 0)
        return owes(rules, view->below) != owes(rules, view->top);
    return !fits(rules, view->top, view->below, view->suit_before);
}

bool view_matches(const struct view *view, bool by_colour)
{
    const struct card *top = deck_card(view->deck, view->top),
                      *below = deck_card(view->deck, view->below);

    return by_colour ? top->suit == view->open.suit_before : top->value_class == below->value_class;
}

struct move view_proof(const struct view *view)
{
    return proof_find(deck_card(view->deck, view->top), deck_card(view->deck, view->below),
                      view->seat);
}

bool view_bluff(const struct view *view, struct move move)
{
    const struct rules *rules = view->rules;
    const uint64_t *bar = row_of_card(rules, rules->bar, view->top);

    if (rules->real || (move.kind != MOVE_PLAY && move.kind != MOVE_JUMP) ||
        owes(rules, move.card) != 4)
        return false;
    for (int card = 0; card < rules->cards; card++)
        if (view->held[card] && (row_has(bar, rules, card) || view_follows(view, card)))
            return true;
    return false;
}
