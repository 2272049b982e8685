/* An opponent has doubted that two numbers are equal: PROVE, PICTURE. */
#include "rules/situations/situation.h"

#include "deck/deck.h"
#include "rules/fit.h"
#include "rules/proof.h"
#include "rules/tell.h"

/* The number on top, and the one below it. */
struct pair {
    int top, below;
};

static struct pair pair_of(const struct game *game)
{
    return (struct pair){game->rules->face[game->top].card,
                         game->rules->core->pile_card(game, game->pile - 2)};
}

static const struct card *card_at(const struct game *game, int card)
{
    return deck_card(game->rules->deck, card);
}

static void tell_pair(const struct game *game, enum event_kind kind,
                      const struct listener *listener)
{
    struct pair pair = pair_of(game);
    const uint16_t cards[] = {(uint16_t)pair.top, (uint16_t)pair.below};
    struct event event = event_of(kind, game->open.turn);

    event.other = kind == EVENT_PICTURE ? NO_SEAT : game->open.window.doubter;
    event.cards = cards;
    event.count = 2;
    tell_event(listener, event);
}

/* A card that fits stays, whether or not that was shown; a card that does not fit goes back as one
 * that was called wrong (X1). */
static void settle(struct game *game, bool shown, const struct listener *listener)
{
    struct pair pair = pair_of(game);
    struct open *open = &game->open;

    if (!(fit_on(game->rules, pair.top, pair.below, NO_SUIT) & FIT_VALUE)) {
        game->rules->core->take_back(game, open->window.doubter, listener);
        return;
    }
    tell_pair(game, shown ? EVENT_PROVEN : EVENT_UNPROVEN, listener);
    open->window.proving = false;
    open->window.doubter = 0;
    open->situation = SITUATION_REACT;
    react_settle(game, listener);
}

/* Refuses the fraction of one of the two numbers, which is half of an answer. The question does not
 * depend on whether they are equal, or it would give that away. */
static bool refuse_half(const struct game *game, struct pair pair, struct refusal *why)
{
    return refuse(why, "H17",
                  proof_may_have_factor(card_at(game, pair.top), card_at(game, pair.below))
                      ? N_("that is one of the two: by which number is one of them multiplied?")
                      : N_("that is one of the two: name another fraction that both are equal to"));
}

/*
 * PROVE: H17
 *
 *   prove, pass ─┬─ the numbers are equal ── REACT
 *                └─ they are not ─────────── next TURN
 *   picture ──────────────────────────────── PICTURE
 *   catch, jump, wrong, of somebody else ─── as in REACT; what is asked goes on, unless the card is
 *                                            covered, taken back, or told to be right
 */
static bool prove_check(const struct game *game, struct move move, struct refusal *why)
{
    struct pair pair = pair_of(game);

    if (move.seat != game->open.turn)
        return react_check_meanwhile(game, move, why);
    if (move.kind == MOVE_PROVE &&
        proof_repeats(card_at(game, pair.top), card_at(game, pair.below), move))
        return refuse_half(game, pair, why);
    if (move.kind == MOVE_PROVE || move.kind == MOVE_PICTURE || move.kind == MOVE_PASS)
        return true;
    return refuse(why, "T18", N_("first show that your card fits"));
}

static int prove_moves(const struct game *game, int seat, struct move moves[VIEW_MOVES])
{
    int count = 0;

    if (seat != game->open.turn)
        return react_moves_meanwhile(game, seat, moves);
    for (int factor = FACTOR_LEAST; factor <= FACTOR_MOST; factor++)
        moves[count++] = move_factor(seat, factor);
    for (int parts = 1; parts <= NAMED_PARTS_MOST; parts++)
        for (int number = 1; number <= NAMED_WHOLES_MOST * parts; number++) {
            struct move move = move_fraction(seat, number, parts);
            if (prove_check(game, move, NULL))
                moves[count++] = move;
        }
    moves[count++] = move_of(MOVE_PICTURE, seat);
    moves[count++] = move_of(MOVE_PASS, seat);
    return count;
}

static void prove_apply(struct game *game, struct move move, const struct listener *listener)
{
    struct pair pair = pair_of(game);

    if (move.seat != game->open.turn) {
        react_apply_meanwhile(game, move, listener);
        return;
    }
    if (move.kind == MOVE_PICTURE) {
        tell_pair(game, EVENT_PICTURE, listener);
        game->open.situation = SITUATION_PICTURE;
        return;
    }
    if (move.kind == MOVE_PROVE)
        tell_cards(listener, move.parts ? EVENT_NAMES : EVENT_PROVES, move.seat, NULL, move.number,
                   move.parts);
    settle(game,
           move.kind == MOVE_PROVE &&
               proof_holds(card_at(game, pair.top), card_at(game, pair.below), move),
           listener);
}

const struct situation_handler situation_prove = {one_seat, prove_check, prove_moves, prove_apply};

/*
 * PICTURE: H17
 *
 *   equal, unequal ─┬─ the numbers are equal ── REACT
 *                   └─ they are not ─────────── next TURN
 *   catch, jump, wrong, of somebody else ────── as in PROVE
 */
static bool picture_check(const struct game *game, struct move move, struct refusal *why)
{
    if (move.seat != game->open.turn)
        return react_check_meanwhile(game, move, why);
    if (move.kind == MOVE_EQUAL || move.kind == MOVE_UNEQUAL)
        return true;
    return refuse(why, "T18", N_("first say whether the two numbers are equal"));
}

static int picture_moves(const struct game *game, int seat, struct move moves[VIEW_MOVES])
{
    if (seat != game->open.turn)
        return react_moves_meanwhile(game, seat, moves);
    moves[0] = move_of(MOVE_EQUAL, seat);
    moves[1] = move_of(MOVE_UNEQUAL, seat);
    return 2;
}

static void picture_apply(struct game *game, struct move move, const struct listener *listener)
{
    bool equal = move.kind == MOVE_EQUAL;

    if (move.seat != game->open.turn) {
        react_apply_meanwhile(game, move, listener);
        return;
    }

    tell_seat(listener, equal ? EVENT_SAID_EQUAL : EVENT_SAID_UNEQUAL, move.seat, 0);
    settle(game, equal, listener);
}

const struct situation_handler situation_picture = {one_seat, picture_check, picture_moves,
                                                    picture_apply};
