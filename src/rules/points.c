#include "rules/points.h"

#include "rules/tables.h"

#include <string.h>

/* Bit n of a set: so many cards can be worth that; the last bit stands for more, too. */
typedef uint64_t counts;
enum { COUNTS_MOST = 63 };

static counts one_more(counts set)
{
    return set << 1 | (set & (counts)1 << COUNTS_MOST);
}

/* Returns which numbers of cards the seat may hold: any, where only the points are kept. */
static counts counts_held(const struct game *game, int seat)
{
    int held = game->rules->core->hand_size(game, seat);

    if (game->rules->score)
        return ~(counts)1;
    return (counts)1 << (held < COUNTS_MOST ? held : COUNTS_MOST);
}

/* Counts the copies of each card that a seat may hold. */
static void copies_unseen(const struct game *game, uint16_t copies[])
{
    const struct rules *rules = game->rules;

    if (rules->score)
        memcpy(copies, rules->copies, (size_t)rules->cards * sizeof *copies);
    else
        rules->core->count_unseen(game, copies);
}

void points_sums(const struct game *game, int seat, int most, bool sums[])
{
    const struct rules *rules = game->rules;
    uint16_t copies[VIEW_CARDS];
    counts worth[SUMS_MOST + 1] = {1};
    counts held = counts_held(game, seat);

    copies_unseen(game, copies);
    for (int card = 0; card < rules->cards; card++) {
        int points = rules_points(rules, card);
        for (int copy = 0; copy < copies[card]; copy++)
            for (int sum = most; sum >= points; sum--)
                worth[sum] |= one_more(worth[sum - points]);
    }
    for (int sum = 0; sum <= most; sum++)
        sums[sum] = (worth[sum] & held) != 0;
}

int points_most(const struct game *game, int seat)
{
    const struct rules *rules = game->rules;
    int held = rules->core->hand_size(game, seat), most = 0, points = INT32_MAX;
    uint16_t copies[VIEW_CARDS];

    copies_unseen(game, copies);
    if (rules->score)
        held = rules->pieces;
    while (held > 0 && points > 0) { /* the dearest first */
        int next = -1, there = 0;
        for (int card = 0; card < rules->cards; card++) {
            int worth = rules_points(rules, card);
            if (worth >= points || worth < next || !copies[card])
                continue;
            there = worth > next ? copies[card] : there + copies[card];
            next = worth;
        }
        if (next < 0)
            break;
        int taken = there < held ? there : held;
        most += taken * next;
        held -= taken;
        points = next;
    }
    return most;
}
