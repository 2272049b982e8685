#include "rules/situations/situation.h"

#include "rational/explain.h"

/*
 * SPIN: a spin card lies on top
 *
 *   spin, of printed cards stop
 *     ┬─ effects ────────────────── what is left of the spin card's effects
 *     ├─ cards may be discarded ─── CHOOSE
 *     └─ whoever is first ───────── SHOUT
 */
/* R1: segments are numbered from 1. */
static bool check_stop(const struct game *game, struct move move, struct refusal *why)
{
    if (move.number >= 1 && move.number <= game->rules->segments)
        return true;
    return refuse_with(why, .rule = "R1",
                       .message = message_with(N_("the wheel has the segments 1 to {most}"),
                                               arg_count("most", game->rules->segments)));
}

static bool spin_check(const struct game *game, struct move move, struct refusal *why)
{
    if (move.kind == (game->rules->real ? MOVE_STOP : MOVE_SPIN))
        return !game->rules->real || check_stop(game, move, why);
    return refuse(why, "T18", N_("you must turn the wheel this turn, because of the spin card"));
}

static int spin_moves(const struct game *game, int seat, struct move moves[VIEW_MOVES])
{
    int count = 0;

    if (!game->rules->real)
        moves[count++] = move_of(MOVE_SPIN, seat);
    for (int number = 1; game->rules->real && number <= game->rules->segments; number++)
        moves[count++] = move_number(MOVE_STOP, seat, number);
    return count;
}

static void spin_apply(struct game *game, struct move move, const struct listener *listener)
{
    if (move.kind == MOVE_STOP) {
        game->stops = 1;
        game->stop[0] = (uint8_t)(move.number - 1);
    }
    game->rules->core->spin(game, listener);
}

const struct situation_handler situation_spin = {one_seat, spin_check, spin_moves, spin_apply};

/*
 * SHOUT: who is first?
 *
 *   shout ── CHOOSE, one card
 *   pass ─┬─ somebody has not ── SHOUT
 *         └─ all have ────────── what is left of the spin card's effects
 */
static bool shout_check(const struct game *game, struct move move, struct refusal *why)
{
    (void)game;
    if (move.kind == MOVE_SHOUT || move.kind == MOVE_PASS)
        return true;
    return refuse(why, "T18", N_("who shouts first? Shout, or pass"));
}

static int shout_moves(const struct game *game, int seat, struct move moves[VIEW_MOVES])
{
    (void)game;
    moves[0] = move_of(MOVE_SHOUT, seat);
    moves[1] = move_of(MOVE_PASS, seat);
    return 2;
}

static void shout_apply(struct game *game, struct move move, const struct listener *listener)
{
    if (move.kind == MOVE_SHOUT)
        game->rules->core->shout(game, move.seat, listener);
    else
        game->rules->core->stay_silent(game, move.seat, listener);
}

const struct situation_handler situation_shout = {shouters, shout_check, shout_moves, shout_apply};

static const struct segment *segment_of(const struct game *game)
{
    return &game->rules->segment[game->open.segment];
}

/* W3, W13: only number cards may go, and only those of one value. */
static bool refuse_number(const struct game *game, int card, struct refusal *why)
{
    const struct deck *deck = game->rules->deck;
    const struct card *of = deck_card(deck, card);
    int top = game->rules->face[game->top].card;

    if (of->kind != CARD_NUMBER)
        return refuse_card(
            why, "W3", N_("you can discard only number cards now, and {card} has no number"), card);
    return refuse_with(
        why, .rule = "W3",
        .message = message_with(
            N_("you started with {top}, so discard only cards with that number, not {card}"),
            arg_card("card", card), arg_card("top", top)),
        .detail = explain_difference(&of->notation, &deck_card(deck, top)->notation));
}

/* W4, W12: only cards with a colour may go, and only those of one. */
static bool refuse_colour(const struct game *game, int card, struct refusal *why)
{
    if (deck_card(game->rules->deck, card)->suit == DECK_NONE)
        return refuse_card(why, "W12",
                           N_("you can discard only coloured cards now, and {card} has no colour"),
                           card);
    return refuse_with(
        why, .rule = "W4",
        .message = message_with(N_("you started with {suit}, so you cannot discard {card}"),
                                arg_card("card", card), arg_suit("suit", game->open.chosen)));
}

/* W2, W8: all or none; W3, W4: some, or none. */
static bool check_end(const struct game *game, struct refusal *why)
{
    enum wheel_effect effect = (enum wheel_effect)segment_of(game)->effect;

    if (game->open.discarded == 0 || (effect != WHEEL_ALMOST_OUT && effect != WHEEL_SHOWDOWN))
        return true;
    return refuse_with(why, .rule = effect == WHEEL_SHOWDOWN ? "W8" : "W2",
                       .message =
                           message_plural(NP_("all or none: you must discard {count} more card",
                                              "all or none: you must discard {count} more cards"),
                                          arg_count("count", game->open.left)));
}

/*
 * CHOOSE: the wheel lets a seat discard cards
 *
 *   discard ─┬─ more may, or must, go ────── CHOOSE
 *            ├─ the hand is empty ────────── effects of the card on top, as of a last card
 *            ├─ a wild lies on top ───────── COLOUR ── what is left of the spin card's effects
 *            └─ else ─────────────────────── what is left of the spin card's effects
 *   pass, unless it is all or none and one is gone: the same
 */
static bool choose_check(const struct game *game, struct move move, struct refusal *why)
{
    if (move.kind == MOVE_PASS)
        return check_end(game, why);
    if (move.kind != MOVE_DISCARD)
        return refuse(why, "T18", N_("choose which cards to discard: name one, or pass"));
    if (!check_held(game, move, why))
        return false;
    if (game->rules->core->may_discard(game, move.card))
        return true;
    switch ((enum wheel_effect)segment_of(game)->effect) {
    case WHEEL_DISCARD_NUMBER:
        return refuse_number(game, move.card, why);
    case WHEEL_DISCARD_COLOUR:
        return refuse_colour(game, move.card, why);
    default:
        return refuse_card(
            why, "W8", N_("you can discard only the cards that you showed, and {card} is not one"),
            move.card);
    }
}

static int choose_moves(const struct game *game, int seat, struct move moves[VIEW_MOVES])
{
    const struct rules *rules = game->rules;
    int count = 0;

    for (int card = 0; card < rules->cards; card++)
        if (rules->core->may_discard(game, card))
            moves[count++] = move_card(MOVE_DISCARD, seat, card);
    if (check_end(game, NULL))
        moves[count++] = move_of(MOVE_PASS, seat);
    return count;
}

static void choose_apply(struct game *game, struct move move, const struct listener *listener)
{
    if (move.kind == MOVE_DISCARD)
        game->rules->core->discard(game, move.card, listener);
    else
        game->rules->core->finish_discards(game, listener);
}

const struct situation_handler situation_choose = {one_seat, choose_check, choose_moves,
                                                   choose_apply};
