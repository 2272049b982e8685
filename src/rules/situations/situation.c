#include "rules/situations/situation.h"

#include "rules/deal.h"

#include <assert.h>

unsigned one_seat(const struct game *game)
{
    return 1u << game->open.turn;
}

int moves_of_hand(const struct game *game, enum move_kind kind, int seat,
                  struct move moves[VIEW_MOVES])
{
    const struct rules *rules = game->rules;
    int count = 0;

    for (int card = 0; card < rules->cards; card++)
        if (rules->core->may_lay(game, seat, card))
            moves[count++] = move_card(kind, seat, card);
    return count;
}

bool check_held(const struct game *game, struct move move, struct refusal *why)
{
    if (game->rules->core->piece_held(game, move.seat, move.card) != NO_PIECE)
        return true;
    if (game->rules->real)
        return refuse_with(why, .rule = "R1",
                           .message =
                               message_plural(NP_("{card} lies on the pile already: the deck has "
                                                  "only {count} of that card. If the "
                                                  "pile was shuffled, type: shuffled",
                                                  "{card} lies on the pile already: the deck has "
                                                  "only {count} of that card. If the "
                                                  "pile was shuffled, type: shuffled"),
                                              arg_card("card", move.card),
                                              arg_count("count", game->rules->copies[move.card])));
    return refuse_card(why, "T18", N_("you do not have {card}"), move.card);
}

bool check_lay(const struct game *game, struct move move, struct refusal *why)
{
    if (!check_held(game, move, why))
        return false;
    if (game->rules->core->may_lay(game, move.seat, move.card))
        return true;
    return refuse_wrong(why, game, move.card);
}

unsigned partners_of(const struct game *game, int seat)
{
    unsigned partners = 0;

    for (int other = 0; other < game->rules->seats; other++)
        if (game->open.side[other] == game->open.side[seat])
            partners |= 1u << other;
    return partners & game->open.in;
}

/* Returns a card that the seat on turn could play without being wrong, or NO_CARD. With real cards
 * that cannot be told: R1. */
static int right_card(const struct game *game)
{
    const struct rules *rules = game->rules;

    if (rules->real)
        return NO_CARD;

    for (int card = 0; card < rules->cards; card++)
        if (rules->core->right(game, game->open.turn, card))
            return card;
    return NO_CARD;
}

/*
 * TURN
 *
 *   play, it fits ──────────────── effects of the card ── … ── next TURN, COLOUR, ROUND_OVER
 *   draw ─┬─ the card fits ─────── DREW
 *         └─ it does not ───────── next TURN
 *   pass, only with nothing to draw and nothing that fits:
 *         ┬─ somebody has not ──── next TURN
 *         └─ everybody has ─────── ROUND_OVER, blocked
 */
static bool refuse_nothing_left(const struct game *game, struct refusal *why)
{
    return refuse_card(why, "T15",
                       N_("there is nothing left to draw, so you must play: {card} fits"),
                       right_card(game));
}

static bool turn_check(const struct game *game, struct move move, struct refusal *why)
{
    switch (move.kind) {
    case MOVE_PLAY:
        return check_lay(game, move, why);
    case MOVE_DRAW:
        if (anything_to_draw(game))
            return true;
        if (right_card(game) != NO_CARD)
            return refuse_nothing_left(game, why);
        return refuse(why, "T15", N_("there is nothing left to draw, so you must pass"));
    case MOVE_PASS:
        if (anything_to_draw(game))
            return refuse(why, "T3", N_("you cannot pass yet: play a card, or draw one"));
        if (right_card(game) != NO_CARD)
            return refuse_nothing_left(game, why);
        return true;
    case MOVE_COLOUR:
        return refuse(why, "T18", N_("you have no colour to choose now: play a card, or draw one"));
    case MOVE_DEAL:
        return refuse(why, "T18", N_("the round is not over yet: play a card, or draw one"));
    default:
        return refuse(why, "T18", N_("you cannot do that now: play a card, or draw one"));
    }
}

static int turn_moves(const struct game *game, int seat, struct move moves[VIEW_MOVES])
{
    int count = moves_of_hand(game, MOVE_PLAY, seat, moves);

    if (anything_to_draw(game))
        moves[count++] = move_of(MOVE_DRAW, seat);
    else if (right_card(game) == NO_CARD)
        moves[count++] = move_of(MOVE_PASS, seat);
    return count;
}

static void turn_apply(struct game *game, struct move move, const struct listener *listener)
{
    const struct core *core = game->rules->core;

    if (move.kind == MOVE_PLAY)
        core->lay(game, move.seat, move.card, listener);
    else if (move.kind == MOVE_DRAW)
        core->draw_piece(game, listener);
    else
        core->pass(game, listener);
}

/*
 * DREW: the drawn card fits, or the table lets wrong cards be laid
 *
 *   play that card ── as in TURN
 *   pass ──────────── next TURN
 */
static bool drew_check(const struct game *game, struct move move, struct refusal *why)
{
    int drawn = game->rules->face[game->drawn].card;

    switch (move.kind) {
    case MOVE_PASS:
        return true;
    case MOVE_PLAY:
        return check_lay(game, move, why);
    case MOVE_DRAW:
        if (game->rules->real)
            return refuse(why, "T3",
                          N_("you can draw only one card in a turn: play that card, or keep it"));
        return refuse_card(
            why, "T3", N_("you can draw only one card in a turn: play {card}, or keep it"), drawn);
    default:
        if (game->rules->real)
            return refuse(why, "T18", N_("play the card that you drew, or keep it"));
        return refuse_card(why, "T18", N_("you drew {card}: play it, or keep it"), drawn);
    }
}

static int drew_moves(const struct game *game, int seat, struct move moves[VIEW_MOVES])
{
    int count = moves_of_hand(game, MOVE_PLAY, seat, moves);

    moves[count++] = move_of(MOVE_PASS, seat);
    return count;
}

/*
 * COLOUR: a wild lies on top
 *
 *   colour ── the effects that are left of it ── next TURN
 */
static bool colour_check(const struct game *game, struct move move, struct refusal *why)
{
    (void)game;
    if (move.kind == MOVE_COLOUR)
        return true;
    return refuse(why, "T18", N_("first choose the new colour"));
}

static int colour_moves(const struct game *game, int seat, struct move moves[VIEW_MOVES])
{
    for (int suit = 0; suit < game->rules->suits; suit++)
        moves[suit] = move_colour(seat, suit);
    return game->rules->suits;
}

static void colour_apply(struct game *game, struct move move, const struct listener *listener)
{
    game->rules->core->take_colour(game, move.suit, listener);
}

/*
 * ROUND_OVER
 *
 *   deal ── cards are dealt, one is turned ── what it says ── TURN, COLOUR
 */
static bool round_over_check(const struct game *game, struct move move, struct refusal *why)
{
    if (move.kind == MOVE_DEAL)
        return true;
    return refuse_seat(why, "T18", N_("the round is over: {seat} deals the next one"),
                       game->open.turn);
}

static int round_over_moves(const struct game *game, int seat, struct move moves[VIEW_MOVES])
{
    (void)game;
    moves[0] = move_of(MOVE_DEAL, seat);
    return 1;
}

static void round_over_apply(struct game *game, struct move move, const struct listener *listener)
{
    (void)move;
    game->open.round += game->open.round < INT32_MAX;
    game_deal(game, listener);
}

/* MATCH_OVER: no seat is asked, so that this situation needs nothing else. */
static unsigned nobody(const struct game *game)
{
    (void)game;
    return 0;
}

const struct situation_handler situation_turn = {one_seat, turn_check, turn_moves, turn_apply};
const struct situation_handler situation_drew = {one_seat, drew_check, drew_moves, turn_apply};
const struct situation_handler situation_colour = {one_seat, colour_check, colour_moves,
                                                   colour_apply};
const struct situation_handler situation_round_over = {one_seat, round_over_check, round_over_moves,
                                                       round_over_apply};
const struct situation_handler situation_match_over = {nobody, NULL, NULL, NULL};

static const struct situation_handler *const handlers[SITUATIONS] = {
#define SITUATION(identifier, handler, ...) [SITUATION_##identifier] = &situation_##handler,
#include "rules/situation-list.h"
#undef SITUATION
};

const struct situation_handler *situation_handler(const struct game *game)
{
    assert(handlers[game->open.situation]);
    return handlers[game->open.situation];
}
