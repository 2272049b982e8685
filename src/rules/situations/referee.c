/* The moves of the table's referee: X2, X7, E8, R1. */
#include "rules/situations/situation.h"

bool cards_are_laid(const struct game *game)
{
    switch (game_situation(game)) {
    case SITUATION_TURN_UP:
    case SITUATION_OUTCOME:
    case SITUATION_COUNT:
    case SITUATION_ROUND_OVER:
    case SITUATION_MATCH_OVER:
        return false;
    default:
        return true;
    }
}

/* X2, X7 */
static bool check_talk(const struct game *game, struct move move, struct refusal *why)
{
    if (game->rules->score)
        return refuse(why, "R2", N_("only the points are kept here, so nobody draws a penalty"));
    if (game->open.situation == SITUATION_TURN_UP)
        return refuse(why, "R1", N_("first say which card was turned"));
    if (!cards_are_laid(game))
        return refuse(why, "X7", N_("the round is over, so nobody draws a penalty"));
    if (game->open.in >> move.other & 1)
        return true;
    return refuse_seat(why, "X7", N_("{seat} is not in this round"), move.other);
}

/* E8 */
static bool check_time(const struct game *game, struct refusal *why)
{
    if (game->open.situation == SITUATION_MATCH_OVER)
        return refuse(why, "E8", N_("the match is over"));
    if (game->open.time_up)
        return refuse(why, "E8", N_("this round is the last one already"));
    return true;
}

/* R1: a number can be put right only between two turns, in the window too, as anything else that is
 * asked goes by the wrong number; and while cards are counted, only of seats not counted yet. */
static bool check_has(const struct game *game, struct move move, struct refusal *why)
{
    const struct rules *rules = game->rules;
    int held = rules->core->hand_size(game, move.other),
        most = held + game->stock + (game->pile > 1 ? game->pile - 1 : 0);

    if (!rules->real || rules->score)
        return refuse(why, "R1", N_("the program knows how many cards everybody has"));
    bool counting = game->open.situation == SITUATION_COUNT;
    if (game->open.situation != SITUATION_TURN && game->open.situation != SITUATION_REACT &&
        !counting)
        return refuse(why, "R1", N_("first finish this turn"));
    if (counting && (game->open.uncounted >> move.other & 1) == 0)
        return refuse_seat(why, "R1", N_("{seat} has no cards left to count"), move.other);
    if ((game->open.in >> move.other & 1) == 0)
        return refuse_seat(why, "R1", N_("{seat} is not in this round"), move.other);
    if (move.number == held)
        return refuse_seat(why, "R1", N_("{seat} has that many cards already"), move.other);
    if (move.number >= 1 && move.number <= most)
        return true;
    return refuse_with(why, .rule = "R1",
                       .message =
                           message_with(N_("{seat} can have from 1 to {most} cards now"),
                                        arg_seat("seat", move.other), arg_count("most", most)));
}

/* R1, T12 */
static bool check_shuffled(const struct game *game, struct refusal *why)
{
    const struct rules *rules = game->rules;

    if (!rules->real || rules->score)
        return refuse(why, "R1",
                      N_("the program shuffles the pile itself when the stock is empty"));
    if (!cards_are_laid(game) || !rules->core->may_shuffle(game))
        return refuse(why, "R1", N_("there is nothing under the top card to shuffle"));
    return true;
}

bool referee_check(const struct game *game, struct move move, struct refusal *why)
{
    static const struct {
        const char *rule, *message;
    } others[MOVE_KINDS] = {
        [MOVE_TALK] = {"X7", N_("only the referee of the table can give that penalty")},
        [MOVE_TIME] = {"E8", N_("only the referee of the table can say that time is up")},
        [MOVE_HAS] = {"R1", N_("only the referee of the table can put that right")},
        [MOVE_SHUFFLED] = {"R1", N_("only the referee of the table can put that right")},
    };

    if (move.seat != NO_SEAT)
        return refuse(why, others[move.kind].rule, others[move.kind].message);
    switch (move.kind) {
    case MOVE_TALK:
        return check_talk(game, move, why);
    case MOVE_TIME:
        return check_time(game, why);
    case MOVE_HAS:
        return check_has(game, move, why);
    default:
        return check_shuffled(game, why);
    }
}

enum { HAS_LISTED = 40 };

/* R1: lists every number of cards that a seat can have, as far as there is room: few seats are
 * that far off. */
static int moves_of_has(const struct game *game, struct move *moves)
{
    int count = 0;

    for (int seat = 0; seat < game->rules->seats; seat++)
        for (int number = 1; number <= HAS_LISTED; number++)
            if (check_has(game, move_has(seat, number), NULL))
                moves[count++] = move_has(seat, number);
    return count;
}

int referee_moves(const struct game *game, struct move moves[VIEW_MOVES])
{
    int count = 0;

    for (int other = 0; other < game->rules->seats; other++)
        if (check_talk(game, move_seat(MOVE_TALK, NO_SEAT, other), NULL))
            moves[count++] = move_seat(MOVE_TALK, NO_SEAT, other);
    count += moves_of_has(game, moves + count);
    if (check_shuffled(game, NULL))
        moves[count++] = move_of(MOVE_SHUFFLED, NO_SEAT);
    if (check_time(game, NULL))
        moves[count++] = move_of(MOVE_TIME, NO_SEAT);
    return count;
}
