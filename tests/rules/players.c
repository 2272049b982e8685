#include "players.h"

enum {
    IDLE_ONE_IN = 8,   /* draws though a card may be laid */
    WRONG_ONE_IN = 50, /* lays a wrong card */
    TALKS_ONE_IN = 200,
    UNRULY_TALKS_ONE_IN = 20
};

bool round_is_on(const struct game *game)
{
    return game_situation(game) != SITUATION_ROUND_OVER &&
           game_situation(game) != SITUATION_MATCH_OVER;
}

/* Takes out of a list the wrong cards and, unless the seat is idle, a draw where a card may be
 * laid; returns how many are left, at least one. */
static int keep_right(const struct game *game, struct move *moves, int count, bool idle)
{
    int kept = 0;

    for (int i = 0; i < count; i++) {
        bool draws = moves[i].kind == MOVE_DRAW && game_situation(game) == SITUATION_TURN;
        bool lays = kept > 0 && moves[kept - 1].kind == MOVE_PLAY;
        if (!game_wrong(game, moves[i], NULL) && (idle || !draws || !lays))
            moves[kept++] = moves[i];
    }
    return kept > 0 ? kept : count;
}

static int any_seat_of(unsigned seats, struct chance *chance)
{
    int seat;

    require(seats != 0, "nobody can move");
    do
        seat = (int)chance_below(chance, SEATS_MAX);
    while ((seats >> seat & 1) == 0);
    return seat;
}

/* The moves of one of the asked seats. */
static int list_some(const struct game *game, struct move *moves, struct chance *chance)
{
    int seat = any_seat_of(game_asked(game), chance), count = game_moves(game, seat, moves);

    require(count > 0, "seat %d has no move in %s", seat,
            situation_forms[game_situation(game)].name);
    return count;
}

/* Whoever referees gives a penalty now and then, and may say that time is up where time runs.
 * False: not now. */
static bool referee(const struct game *game, struct move *move, uint32_t one_in, bool time_runs,
                    struct chance *chance)
{
    static struct move moves[VIEW_MOVES];
    int count = game_moves(game, NO_SEAT, moves);

    if (!time_runs && count > 0 && moves[count - 1].kind == MOVE_TIME)
        count--;
    if (count == 0 || chance_below(chance, one_in) != 0)
        return false;
    *move = moves[chance_below(chance, (uint32_t)count)];
    return true;
}

struct move ordinary_move(const struct game *game, struct chance *chance)
{
    static struct move moves[VIEW_MOVES];
    struct move move;

    if (referee(game, &move, TALKS_ONE_IN, false, chance))
        return move;
    int count = list_some(game, moves, chance);
    if (chance_below(chance, WRONG_ONE_IN) != 0)
        count = keep_right(game, moves, count, chance_below(chance, IDLE_ONE_IN) == 0);
    if (game_situation(game) == SITUATION_PROVE && chance_below(chance, 2) == 0)
        return move_of(MOVE_PICTURE, moves[0].seat); /* one of a thousand */
    return moves[chance_below(chance, (uint32_t)count)];
}

struct move strict_move(const struct game *game, struct chance *chance)
{
    static struct move moves[VIEW_MOVES];
    int count = keep_right(game, moves, list_some(game, moves, chance), false);

    return moves[chance_below(chance, (uint32_t)count)];
}

struct move unruly_move(const struct game *game, struct chance *chance)
{
    static struct move moves[VIEW_MOVES];
    unsigned able = 0;
    uint64_t kinds = 0;
    int count;
    struct move move;

    if (referee(game, &move, UNRULY_TALKS_ONE_IN, true, chance))
        return move;
    for (int seat = 0; seat < rules_seats(game_rules(game)); seat++)
        if (game_moves(game, seat, moves) > 0)
            able |= 1u << seat;
    count = game_moves(game, any_seat_of(able, chance), moves);
    for (int i = 0; i < count; i++)
        kinds |= UINT64_C(1) << moves[i].kind;
    enum move_kind kind;
    do
        kind = (enum move_kind)chance_below(chance, MOVE_KINDS);
    while ((kinds >> kind & 1) == 0);
    do
        move = moves[chance_below(chance, (uint32_t)count)];
    while (move.kind != kind);
    return move;
}
