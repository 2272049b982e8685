/* Cards that are owed, and hands that are swapped: CHALLENGE, REMEDY, SEAT. */
#include "rules/situations/situation.h"

#include "deck/deck.h"

static bool four_on_top(const struct game *game)
{
    return game->rules->face[game->top].owes == 4;
}

/*
 * CHALLENGE: a +4, or with H1 a pile, lies before a seat
 *
 *   draw ────────────────────────── it draws all, next TURN
 *   challenge, a +4 ─┬─ honest ──── it draws all and 2, next TURN
 *                    ├─ not ─────── the player draws all, TURN of the challenger
 *                    └─ not, C2 ─── REMEDY of the player
 *   play, H1, the same symbol ───── COLOUR, REACT, CHALLENGE of the next
 */
static bool challenge_check(const struct game *game, struct move move, struct refusal *why)
{
    switch (move.kind) {
    case MOVE_DRAW:
        return true;
    case MOVE_CHALLENGE:
        if (four_on_top(game))
            return true;
        return refuse(why, "C1", N_("only a wild +4 can be challenged"));
    case MOVE_PLAY:
        return check_lay(game, move, why);
    default:
        break;
    }
    return refuse_with(why, .rule = "T18",
                       .message = message_with(N_("you must first draw {count} cards"),
                                               arg_count("count", game->open.owed)));
}

static int challenge_moves(const struct game *game, int seat, struct move moves[VIEW_MOVES])
{
    int count = moves_of_hand(game, MOVE_PLAY, seat, moves);

    moves[count++] = move_of(MOVE_DRAW, seat);
    if (four_on_top(game))
        moves[count++] = move_of(MOVE_CHALLENGE, seat);
    return count;
}

static void challenge_apply(struct game *game, struct move move, const struct listener *listener)
{
    const struct core *core = game->rules->core;

    if (move.kind == MOVE_PLAY)
        core->lay(game, move.seat, move.card, listener);
    else if (move.kind == MOVE_DRAW)
        core->take_owed(game, 0, listener);
    else
        core->challenge(game, listener);
}

const struct situation_handler situation_challenge = {one_seat, challenge_check, challenge_moves,
                                                      challenge_apply};

/*
 * REMEDY: the +4 is back in the hand
 *
 *   play, a coloured card that fitted then ── what is owed is drawn, then as in TURN
 */
static bool remedy_check(const struct game *game, struct move move, struct refusal *why)
{
    if (move.kind == MOVE_PLAY && !check_held(game, move, why))
        return false;
    if (move.kind != MOVE_PLAY || deck_card(game->rules->deck, move.card)->suit == DECK_NONE)
        return refuse(why, "C2",
                      N_("your wild +4 was a bluff: play a coloured card that fitted instead"));
    if (game->rules->core->may_lay(game, move.seat, move.card))
        return true;
    if (!game->rules->core->fits(game, move.seat, move.card))
        return refuse_misfit(why, game, move.card);
    return refuse_card(
        why, "C4",
        N_("{card} cannot replace the wild +4: play a coloured card that you already had"),
        move.card);
}

static int remedy_moves(const struct game *game, int seat, struct move moves[VIEW_MOVES])
{
    return moves_of_hand(game, MOVE_PLAY, seat, moves);
}

static void remedy_apply(struct game *game, struct move move, const struct listener *listener)
{
    game->rules->core->lay(game, move.seat, move.card, listener);
}

const struct situation_handler situation_remedy = {one_seat, remedy_check, remedy_moves,
                                                   remedy_apply};

/*
 * SEAT: H3
 *
 *   swap ── the two hands change places ── REACT, next TURN
 */
static bool seat_check(const struct game *game, struct move move, struct refusal *why)
{
    if (move.kind != MOVE_SWAP)
        return refuse(why, "T18", N_("first choose a player to swap hands with"));
    if (move.other == move.seat)
        return refuse(why, "H3", N_("you cannot swap hands with yourself"));
    if (game->open.in >> move.other & 1)
        return true;
    return refuse_seat(why, "H15", N_("{seat} is not in this round"), move.other);
}

static int seat_moves(const struct game *game, int seat, struct move moves[VIEW_MOVES])
{
    int count = 0;

    for (int other = 0; other < game->rules->seats; other++)
        if (other != seat && game->open.in >> other & 1)
            moves[count++] = move_seat(MOVE_SWAP, seat, other);
    return count;
}

static void seat_apply(struct game *game, struct move move, const struct listener *listener)
{
    game->rules->core->swap(game, move.seat, move.other, listener);
}

const struct situation_handler situation_seat = {one_seat, seat_check, seat_moves, seat_apply};

/*
 * DECLARE: H16
 *
 *   by-colour, by-value ── it is so, or the table lets it pass ── REACT, next TURN
 *                       └─ it is not ── DECLARE, where the other is left
 */
static bool declare_check(const struct game *game, struct move move, struct refusal *why)
{
    bool by_colour = move.kind == MOVE_BY_COLOUR;

    if (by_colour || move.kind == MOVE_BY_VALUE) {
        if (!game->open.asked_again || game->rules->core->matches(game, by_colour))
            return true;
        return refuse(why, "H16",
                      by_colour ? N_("your card does not match by colour")
                                : N_("your card does not match by value"));
    }
    return refuse(why, "T18", N_("first say how your card matches: by colour or by value"));
}

static int declare_moves(const struct game *game, int seat, struct move moves[VIEW_MOVES])
{
    const struct move both[] = {move_of(MOVE_BY_COLOUR, seat), move_of(MOVE_BY_VALUE, seat)};
    int count = 0;

    for (int i = 0; i < 2; i++)
        if (declare_check(game, both[i], NULL))
            moves[count++] = both[i];
    return count;
}

static void declare_apply(struct game *game, struct move move, const struct listener *listener)
{
    game->rules->core->declare(game, move.kind == MOVE_BY_COLOUR, listener);
}

const struct situation_handler situation_declare = {one_seat, declare_check, declare_moves,
                                                    declare_apply};
