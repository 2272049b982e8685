#include "rules/score.h"

#include "rules/tables.h"
#include "rules/tell.h"

/* T16: the seat that holds the fewest points, NO_SEAT in a tie. */
static int fewest(const struct game *game, const int counts[SEATS_MAX])
{
    int winner = NO_SEAT, least = INT32_MAX;

    for (int seat = 0; seat < game->rules->seats; seat++) {
        if (counts[seat] == least)
            winner = NO_SEAT;
        if (counts[seat] < least) {
            least = counts[seat];
            winner = seat;
        }
    }
    return winner;
}

void score_round(struct game *game, int out, const int counts[SEATS_MAX],
                 const struct listener *listener)
{
    int winner = out == NO_SEAT ? fewest(game, counts) : out, sum = 0;

    for (int seat = 0; seat < game->rules->seats; seat++)
        if (seat != winner)
            sum += counts[seat];
    if (winner == NO_SEAT)
        sum = 0;
    tell_points(listener, EVENT_ROUND_WON, winner, sum);
    game->open.dealer = game->open.next[LEFT][game->open.dealer];
    game->open.turn = game->open.dealer;
    game->open.situation = SITUATION_ROUND_OVER;
    game->open.winners = 0;
    if (winner == NO_SEAT)
        return;
    game->open.winners = (uint16_t)(1u << winner);
    game->open.points[winner] += sum;
    if (game->open.points[winner] >= game->rules->target) {
        game->open.situation = SITUATION_MATCH_OVER;
        tell_points(listener, EVENT_MATCH_WON, winner, game->open.points[winner]);
    }
}
