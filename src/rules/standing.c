#include "rules/standing.h"

#include "rules/seating.h"
#include "rules/tables.h"

/* More than any match comes to, and far less than a total can hold. */
enum { POINTS_MOST = 1000000000 };

enum status refuse_position(struct message *why, const char *message)
{
    *why = message_of(message);
    return STATUS_INVALID;
}

enum status refuse_position_seat(struct message *why, const char *message, int seat)
{
    *why = message_with(message, arg_seat("seat", seat));
    return STATUS_INVALID;
}

unsigned standing_in(const struct rules *rules, const struct game_position *position)
{
    uint8_t seats[SEATS_MAX];
    unsigned in = 0;

    for (int i = seating_order(rules, position->round, position->dealer, position->out, seats) - 1;
         i >= 0; i--)
        in |= 1u << seats[i];
    return in;
}

/* P4–P6, V5: checks that the totals are those of a match that is not over. */
static enum status check_points(const struct rules *rules, const struct game_position *position,
                                int seat, struct message *why)
{
    bool reached = position->points[seat] >= rules->target, out = position->out >> seat & 1;

    if (position->points[seat] < 0)
        return refuse_position_seat(why, N_("{seat} has fewer than 0 points"), seat);
    if (position->points[seat] > POINTS_MOST)
        return refuse_position_seat(why, N_("{seat} has more points than a match can bring"), seat);
    if (out && !reached)
        return refuse_position_seat(
            why, N_("{seat} is out, but has fewer points than the target; add their points"), seat);
    if (!reached || out || rules->scoring == SCORING_NONE)
        return STATUS_OK;
    if (rules->elimination)
        return refuse_position_seat(
            why, N_("{seat} has reached the target and must be out; add “out”"), seat);
    if (rules->rounds > 0)
        return STATUS_OK;
    return refuse_position_seat(why, N_("{seat} has reached the target: the match is over"), seat);
}

/* V4, V5: checks that a player who sits out the round has no cards, deal or turn. */
static enum status check_absent(const struct game_position *position, int seat, struct message *why)
{
    bool on = position->stage == POSITION_TURN && position->turn == seat;

    if (position->hand[seat].count == 0 && !on && position->dealer != seat &&
        (position->rest != REST_HAND || position->rest_seat != seat))
        return STATUS_OK;
    if (position->out >> seat & 1)
        return refuse_position_seat(
            why, N_("{seat} is out, and so cannot have cards, deal or have a turn"), seat);
    *why = message_with(N_("{seat} is not at this table in round {count}, and so cannot have "
                           "cards, deal or have a turn"),
                        arg_seat("seat", seat), arg_count("count", position->round));
    return STATUS_INVALID;
}

enum status standing_check(const struct rules *rules, const struct game_position *position,
                           struct message *why)
{
    if (position->out >> rules->seats)
        return refuse_position(why, N_("a player listed as out is not at the table"));
    if (position->out && !rules->elimination)
        return refuse_position(why,
                               N_("nobody can be out at this table, because “elimination” is off"));
    if (rules->rounds > 0 && position->round > rules->rounds) {
        *why = message_plural(
            NP_("the match has only {count} round", "the match has only {count} rounds"),
            arg_count("count", rules->rounds));
        return STATUS_INVALID;
    }
    unsigned in = standing_in(rules, position);
    if (__builtin_popcount(in) < SEATS_MIN)
        return refuse_position(why, N_("all players but one are out: the match is over"));
    if (__builtin_popcount(in) == 2 && position->direction != DIRECTION_LEFT)
        return refuse_position(why, N_("with two players, the direction must be to the left"));
    for (int seat = 0; seat < rules->seats; seat++)
        if (((in >> seat & 1) == 0 && check_absent(position, seat, why) != STATUS_OK) ||
            check_points(rules, position, seat, why) != STATUS_OK)
            return STATUS_INVALID;
    return STATUS_OK;
}
