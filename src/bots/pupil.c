#include "bots/pupil.h"

#include "bots/at_random.h"
#include "deck/deck.h"
#include "skill/decision.h"

/* How much more often a pupil who goes by looks lays a number that shares a number with the top. */
enum { ALIKE_WEIGHT = 3 };

/* Returns true with that probability. */
static bool happens(struct chance *chance, double probability)
{
    return (double)(chance_next(chance) >> 11) * 0x1p-53 < probability;
}

/* Draws a card, each copy as often as its kind's weight says; −1: no kind has any. */
static int pick(const int weights[VIEW_CARDS], const struct decision_card *hand, int count,
                struct chance *chance)
{
    uint32_t sum = 0;

    for (int i = 0; i < count; i++)
        sum += (uint32_t)(weights[i] * hand[i].copies);
    if (sum == 0)
        return -1;
    uint32_t drawn = chance_below(chance, sum);
    for (int i = 0; i < count; i++) {
        uint32_t weight = (uint32_t)(weights[i] * hand[i].copies);
        if (drawn < weight)
            return i;
        drawn -= weight;
    }
    return -1;
}

static int pick_any(const struct decision_card *hand, int count, struct chance *chance)
{
    int weights[VIEW_CARDS];

    for (int i = 0; i < count; i++)
        weights[i] = 1;
    return pick(weights, hand, count, chance);
}

bool pupil_pairs(hypothesis_set beliefs, const struct notation *one, const struct notation *other)
{
    for (; beliefs; beliefs &= beliefs - 1)
        if (hypothesis_pairs((enum hypothesis)__builtin_ctzll(beliefs), one, other))
            return true;
    return false;
}

/* Returns a card that the believer takes for equal or that looks the same; −1: none of them is
 * wrong, and the beliefs have nothing to say. */
static int pick_believed(hypothesis_set beliefs, const struct notation *top,
                         const struct decision_card *hand, int count, struct chance *chance)
{
    int weights[VIEW_CARDS];
    bool wrong = false;

    for (int i = 0; i < count; i++) {
        const struct notation *number = hand[i].shown.notation;
        bool believed = !hand[i].equal && pupil_pairs(beliefs, top, number);
        wrong = wrong || believed;
        weights[i] = believed || notation_identical(top, number);
    }
    return wrong ? pick(weights, hand, count, chance) : -1;
}

/* A slip: as often wrong as any card would be, but what looks alike comes first among those. */
static int pick_by_looks(const struct notation *top, const struct decision_card *hand, int count,
                         struct chance *chance)
{
    int weights[VIEW_CARDS], any = pick_any(hand, count, chance);

    if (hand[any].equal)
        return any;
    for (int i = 0; i < count; i++)
        weights[i] = hand[i].equal                                      ? 0
                     : decision_look_alike(top, hand[i].shown.notation) ? ALIKE_WEIGHT
                                                                        : 1;
    return pick(weights, hand, count, chance);
}

static int pick_largest(const struct decision_card *hand, int count)
{
    int largest = 0;

    for (int i = 1; i < count; i++)
        if (rational_compare(notation_value(hand[i].shown.notation),
                             notation_value(hand[largest].shown.notation)) > 0)
            largest = i;
    return largest;
}

int pupil_tries(const struct pupil *pupil, const struct notation *top,
                const struct decision_card *hand, int count, struct chance *chance)
{
    if (pupil->way == PUPIL_BELIEVES && happens(chance, pupil->strength)) {
        int believed = pick_believed(pupil->beliefs, top, hand, count, chance);
        if (believed >= 0)
            return believed;
    }
    if (!happens(chance, pupil->slip))
        return -1;
    switch (pupil->way) {
    case PUPIL_LOOKS:
        return pick_by_looks(top, hand, count, chance);
    case PUPIL_LARGEST:
        return pick_largest(hand, count);
    default:
        return pick_any(hand, count, chance);
    }
}

static int find(const struct decision_card *hand, int count, struct move move)
{
    for (int i = 0; i < count; i++)
        if (move.kind == MOVE_PLAY && hand[i].card == move.card)
            return i;
    return -1;
}

struct move pupil_plays(const struct pupil *pupil, const struct view *view,
                        const struct decision_card *hand, int count, struct chance *chance,
                        int *tried)
{
    const struct notation *top = &deck_card(view->deck, view->top)->notation;

    *tried = pupil_tries(pupil, top, hand, count, chance);
    if (*tried >= 0) {
        struct move move = move_card(MOVE_PLAY, view->seat, hand[*tried].card);
        if (view_allows(view, move))
            return move;
    }
    struct move move = play_at_random(view, chance, NULL);
    if (*tried < 0)
        *tried = find(hand, count, move);
    return move;
}

struct move pupil_chooses(const struct pupil *pupil, const struct view *view, struct chance *chance)
{
    struct decision_card hand[VIEW_CARDS];
    int count = view->situation == SITUATION_TURN ? number_turn(view, hand) : 0, tried;

    return count > 0 ? pupil_plays(pupil, view, hand, count, chance, &tried)
                     : play_at_random(view, chance, NULL);
}
