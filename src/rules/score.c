#include "rules/score.h"

#include "rules/seating.h"
#include "rules/tables.h"
#include "rules/tell.h"

/* T16: returns the seat that holds the fewest points, or NO_SEAT in a tie. */
static int fewest(const struct game *game, const int counts[SEATS_MAX])
{
    int winner = NO_SEAT, least = INT32_MAX;

    for (unsigned in = game->open.in; in != 0; in &= in - 1) {
        int seat = __builtin_ctz(in);
        if (counts[seat] == least)
            winner = NO_SEAT;
        if (counts[seat] < least) {
            least = counts[seat];
            winner = seat;
        }
    }
    return winner;
}

/* Returns the seat and its partner in this round: V2–V4. */
static unsigned side_of(const struct game *game, int seat)
{
    const struct open *open = &game->open;
    unsigned side = 1u << seat;

    if (game->rules->partners == PARTNERS_NONE)
        return side;
    for (unsigned in = open->in; in != 0; in &= in - 1)
        if (open->side[__builtin_ctz(in)] == open->side[seat])
            side |= in & -in;
    return side;
}

static int sum_of(const int counts[SEATS_MAX], unsigned seats)
{
    int sum = 0;

    for (; seats != 0; seats &= seats - 1)
        sum += counts[__builtin_ctz(seats)];
    return sum;
}

static void tell_round_won(const struct game *game, int winner, int points,
                           const struct listener *listener)
{
    unsigned partner = winner == NO_SEAT ? 0 : game->open.winners & ~(1u << winner);

    tell_event(listener, (struct event){.kind = EVENT_ROUND_WON,
                                        .seat = winner,
                                        .other = partner ? __builtin_ctz(partner) : NO_SEAT,
                                        .card = NO_CARD,
                                        .suit = NO_SUIT,
                                        .points = points});
}

/* V2: fixed partners have one total, so that both of them win. All others win alone. */
static void tell_match_won(const struct game *game, int seat, const struct listener *listener)
{
    bool pairs = game->rules->partners == PARTNERS_FIXED;
    unsigned partner = pairs ? side_of(game, seat) & ~(1u << seat) : 0;

    tell_event(listener, (struct event){.kind = EVENT_MATCH_WON,
                                        .seat = seat,
                                        .other = partner ? __builtin_ctz(partner) : NO_SEAT,
                                        .card = NO_CARD,
                                        .suit = NO_SUIT,
                                        .points = game->open.points[seat]});
}

/* P4: the winning side scores the points that the others hold. Returns whether somebody has reached
 * the target. */
static bool credit(struct game *game, int points)
{
    bool reached = false;

    for (unsigned seats = game->open.winners; seats != 0; seats &= seats - 1) {
        int32_t *total = &game->open.points[__builtin_ctz(seats)];
        *total += points;
        reached |= *total >= game->rules->target;
    }
    return reached;
}

/* P5, V5: each seat is charged with the points that its own side holds. Returns whether somebody
 * has reached the target. */
static bool charge(struct game *game, const int counts[SEATS_MAX], const struct listener *listener)
{
    bool reached = false;

    for (unsigned in = game->open.in; in != 0; in &= in - 1) {
        int seat = __builtin_ctz(in), points = sum_of(counts, side_of(game, seat));
        game->open.points[seat] += points;
        reached |= game->open.points[seat] >= game->rules->target;
        if (points > 0)
            tell_points(listener, EVENT_CHARGED, seat, points);
    }
    return reached;
}

/* Returns the seats of the set with the best total, which is the lowest if points are charged: P5,
 * P7. */
static unsigned best_of(const struct game *game, unsigned seats)
{
    int sign = game->rules->scoring == SCORING_CHARGED ? -1 : 1, best = INT32_MIN;
    unsigned winners = 0;

    for (; seats != 0; seats &= seats - 1) {
        int total = sign * game->open.points[__builtin_ctz(seats)];
        if (total > best)
            winners = 0;
        if (total >= best)
            winners |= seats & -seats;
        best = total > best ? total : best;
    }
    return winners;
}

/* V5, V7: players who have reached the target are out. Returns those who win the match by that, or
 * 0. */
static unsigned eliminate(struct game *game, const struct listener *listener)
{
    struct open *open = &game->open;
    unsigned left = open->in;

    for (unsigned in = open->in; in != 0; in &= in - 1) {
        int seat = __builtin_ctz(in);
        if (open->points[seat] < game->rules->target)
            continue;
        left &= ~(1u << seat);
        tell_points(listener, EVENT_OUT, seat, open->points[seat]);
    }
    open->out |= (uint16_t)(open->in & ~left);
    if (left == 0) /* T16 */
        return best_of(game, open->in);
    return (left & (left - 1)) == 0 ? left : 0;
}

/* Returns the winners of the match if it is over, otherwise 0. open.winners still has the round's
 * winners. */
static unsigned winners_of_match(struct game *game, bool reached, const struct listener *listener)
{
    const struct rules *rules = game->rules;
    const struct open *open = &game->open;
    unsigned winners = 0;

    /* P6; a tie plays another round: T16 */
    if (rules->scoring == SCORING_NONE && (open->winners || !open->time_up))
        return open->winners;
    if (reached && rules->elimination)
        winners = eliminate(game, listener);
    else if (reached && rules->rounds == 0)
        winners = best_of(game, seating_seen(rules, open->round));
    if (winners == 0 &&
        (open->time_up || (rules->rounds > 0 && open->round >= rules->rounds))) /* E8 */
        winners = best_of(game, seating_seen(rules, open->round) & ~(unsigned)open->out);
    return winners;
}

/* Ends the match, and tells who wins it. */
static void end_match(struct game *game, unsigned winners, const struct listener *listener)
{
    game->open.situation = SITUATION_MATCH_OVER;
    game->open.winners = (uint16_t)winners;
    for (; winners != 0; winners &= winners - 1)
        tell_match_won(game, __builtin_ctz(winners), listener);
}

void score_match(struct game *game, const struct listener *listener)
{
    unsigned seen = seating_seen(game->rules, game->open.round);

    end_match(game, best_of(game, seen & ~(unsigned)game->open.out), listener);
}

void score_round(struct game *game, int out, const int counts[SEATS_MAX],
                 const struct listener *listener)
{
    struct open *open = &game->open;
    const struct rules *rules = game->rules;
    int winner = out == NO_SEAT ? fewest(game, counts) : out, points = 0;
    bool reached;

    open->winners = winner == NO_SEAT ? 0 : (uint16_t)side_of(game, winner);
    if (rules->scoring == SCORING_WINNER && winner != NO_SEAT)
        points = sum_of(counts, open->in & ~(unsigned)open->winners);
    tell_round_won(game, winner, points, listener);
    if (rules->scoring == SCORING_CHARGED)
        reached = charge(game, counts, listener);
    else
        reached = credit(game, points);
    unsigned winners = winners_of_match(game, reached, listener);
    open->situation = SITUATION_ROUND_OVER;
    seating_pass_deal(game);
    if (winners)
        end_match(game, winners, listener);
}
