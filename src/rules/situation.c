#include "rules/situation.h"

#include "rules/deal.h"
#include "rules/situation-wheel.h"

#include <assert.h>

static unsigned one_seat(const struct game *game)
{
    return 1u << game->open.turn;
}

static bool anything_to_draw(const struct game *game)
{
    return game->stock > 0 || game->pile > 1;
}

/* Adds the cards of the seat that is on that it may lay now. */
static int moves_of_hand(const struct game *game, int seat, struct move moves[VIEW_MOVES])
{
    const struct rules *rules = game->rules;
    int count = 0;

    for (int card = 0; card < rules->cards; card++)
        if (rules->core->may_lay(game, card))
            moves[count++] = move_play(seat, card);
    return count;
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
static bool turn_check(const struct game *game, struct move move, struct refusal *why)
{
    const struct rules *rules = game->rules;
    struct move playable[VIEW_MOVES];

    switch (move.kind) {
    case MOVE_PLAY:
        if (!rules->core->held(game, move.seat, move.card))
            return refuse_card(why, "T18", N_("you do not hold {card}"), move.card);
        if (!rules->core->may_lay(game, move.card))
            return refuse_misfit(why, game, move.card);
        return true;
    case MOVE_DRAW:
        if (anything_to_draw(game))
            return true;
        if (moves_of_hand(game, move.seat, playable) > 0)
            return refuse_card(
                why, "T15", N_("there is nothing left to draw: who can play must, and {card} fits"),
                playable[0].card);
        return refuse(why, "T15", N_("there is nothing left to draw: pass"));
    case MOVE_PASS:
        if (anything_to_draw(game))
            return refuse(why, "T3", N_("you cannot pass yet: play a card, or draw one"));
        if (moves_of_hand(game, move.seat, playable) > 0)
            return refuse_card(
                why, "T15", N_("there is nothing left to draw: who can play must, and {card} fits"),
                playable[0].card);
        return true;
    case MOVE_COLOUR:
        return refuse(why, "T18", N_("there is no colour to name now: play a card, or draw one"));
    default:
        break;
    }
    return refuse(why, "T18", N_("the round is not over yet: play a card, or draw one"));
}

static int turn_moves(const struct game *game, int seat, struct move moves[VIEW_MOVES])
{
    int count = moves_of_hand(game, seat, moves);

    if (anything_to_draw(game))
        moves[count++] = move_of(MOVE_DRAW, seat);
    else if (count == 0)
        moves[count++] = move_of(MOVE_PASS, seat);
    return count;
}

static void turn_apply(struct game *game, struct move move, const struct listener *listener)
{
    const struct core *core = game->rules->core;

    if (move.kind == MOVE_PLAY)
        core->lay(game, move.card, listener);
    else if (move.kind == MOVE_DRAW)
        core->draw(game, listener);
    else
        core->pass(game, listener);
}

/*
 * DREW: the drawn card fits
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
        if (!game->rules->core->held(game, move.seat, move.card))
            return refuse_card(why, "T18", N_("you do not hold {card}"), move.card);
        if (move.card != drawn)
            return refuse_card(
                why, "T4", N_("after drawing only the drawn card may be played: {card}"), drawn);
        return true;
    case MOVE_DRAW:
        return refuse_card(why, "T3",
                           N_("only one card is drawn in a turn: play {card}, or keep it"), drawn);
    default:
        break;
    }
    return refuse_card(why, "T18", N_("you drew {card}: play it, or keep it"), drawn);
}

static int drew_moves(const struct game *game, int seat, struct move moves[VIEW_MOVES])
{
    moves[0] = move_play(seat, game->rules->face[game->drawn].card);
    moves[1] = move_of(MOVE_PASS, seat);
    return 2;
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
    return refuse(why, "T18", N_("first name the colour to play on with"));
}

static int colour_moves(const struct game *game, int seat, struct move moves[VIEW_MOVES])
{
    for (int suit = 0; suit < game->rules->suits; suit++)
        moves[suit] = move_colour(seat, suit);
    return game->rules->suits;
}

static void colour_apply(struct game *game, struct move move, const struct listener *listener)
{
    game->rules->core->name_colour(game, move.suit, listener);
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

/* MATCH_OVER: nobody is asked, so that nothing else is. */
static unsigned nobody(const struct game *game)
{
    (void)game;
    return 0;
}

/* SEAT, CHALLENGE and REACT come from no rule that is compiled yet. */
static const struct situation_handler handlers[SITUATIONS] = {
    [SITUATION_TURN] = {one_seat, turn_check, turn_moves, turn_apply},
    [SITUATION_DREW] = {one_seat, drew_check, drew_moves, turn_apply},
    [SITUATION_COLOUR] = {one_seat, colour_check, colour_moves, colour_apply},
    [SITUATION_SPIN] = {one_seat, spin_check, spin_moves, spin_apply},
    [SITUATION_SHOUT] = {shouters, shout_check, shout_moves, shout_apply},
    [SITUATION_CHOOSE] = {one_seat, choose_check, choose_moves, choose_apply},
    [SITUATION_ROUND_OVER] = {one_seat, round_over_check, round_over_moves, round_over_apply},
    [SITUATION_MATCH_OVER] = {nobody, NULL, NULL, NULL},
};

const struct situation_handler *situation_handler(const struct game *game)
{
    assert(handlers[game->open.situation].asked);
    return &handlers[game->open.situation];
}
