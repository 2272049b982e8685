/* Questions about printed cards: TURN_UP, SHOWN, DRAWN, HIGHEST, OUTCOME, COUNT. */

#include "rules/situations/situation.h"

#include "rules/game.h"
#include "rules/score.h"
#include "rules/tables.h"
#include "rules/tell.h"

#include <string.h>

/*
 * TURN_UP: hands of printed cards are dealt (R1), or the card turned before went back (S9)
 *
 *   turn-up ── what the card says ── TURN, COLOUR, CHALLENGE, TURN_UP
 */
static bool turn_up_check(const struct game *game, struct move move, struct refusal *why)
{
    if (move.kind != MOVE_TURN_UP)
        return refuse(why, "R1", N_("first say which card was turned"));
    return check_held(game, move, why);
}

static int turn_up_moves(const struct game *game, int seat, struct move moves[VIEW_MOVES])
{
    int count = 0;

    for (int card = 0; card < game->rules->cards; card++)
        if (game->rules->core->piece_held(game, seat, card) != NO_PIECE)
            moves[count++] = move_card(MOVE_TURN_UP, seat, card);
    return count;
}

static void turn_up_apply(struct game *game, struct move move, const struct listener *listener)
{
    game->rules->core->turned(game, move.card, listener);
}

const struct situation_handler situation_turn_up = {one_seat, turn_up_check, turn_up_moves,
                                                    turn_up_apply};

/*
 * SHOWN: the challenger of a +4 looks at a hand of printed cards
 *
 *   bluff, honest ── as after a challenge
 */
static bool shown_check(const struct game *game, struct move move, struct refusal *why)
{
    if (move.kind == MOVE_BLUFF && !game->rules->core->may_be_bluff(game))
        return refuse(why, "R1",
                      N_("all coloured cards that fitted lie open, so the wild +4 was honest"));
    if (move.kind == MOVE_BLUFF || move.kind == MOVE_HONEST)
        return true;
    return refuse(why, "R1", N_("first say whether the wild +4 was a bluff"));
}

static int shown_moves(const struct game *game, int seat, struct move moves[VIEW_MOVES])
{
    int count = 0;

    if (game->rules->core->may_be_bluff(game))
        moves[count++] = move_of(MOVE_BLUFF, seat);
    moves[count++] = move_of(MOVE_HONEST, seat);
    return count;
}

static void shown_apply(struct game *game, struct move move, const struct listener *listener)
{
    game->rules->core->say_shown(game, move.kind == MOVE_BLUFF, listener);
}

const struct situation_handler situation_shown = {one_seat, shown_check, shown_moves, shown_apply};

/* --- the wheel */

static int all_cards(const struct game *game)
{
    return game->stock + (game->pile > 1 ? game->pile - 1 : 0);
}

/* Refuses numbers out of a range. */
static bool check_number(struct move move, int least, int most, struct refusal *why)
{
    if (move.number >= least && move.number <= most)
        return true;
    return refuse_with(why, .rule = "R1",
                       .message = message_with(N_("name a whole number from {least} to {most}"),
                                               arg_count("least", least), arg_count("most", most)));
}

/*
 * DRAWN: the spinner draws printed cards until one of a colour comes: W5
 *
 *   drew ── what is left of the spin card's effects
 */
static bool drawn_check(const struct game *game, struct move move, struct refusal *why)
{
    int left = all_cards(game);

    if (move.kind == MOVE_DREW)
        return check_number(move, left > 0, left, why);
    return refuse(why, "R1", N_("first say how many cards you drew"));
}

static int drawn_moves(const struct game *game, int seat, struct move moves[VIEW_MOVES])
{
    int count = 0, left = all_cards(game);

    for (int number = left > 0; number <= left; number++)
        moves[count++] = move_number(MOVE_DREW, seat, number);
    return count;
}

static void drawn_apply(struct game *game, struct move move, const struct listener *listener)
{
    game->rules->core->drew(game, move.number, listener);
}

const struct situation_handler situation_drawn = {one_seat, drawn_check, drawn_moves, drawn_apply};

/*
 * HIGHEST: all lay down their highest numbers, as often as they tie: W8
 *
 *   highest ── CHOOSE of the cards that it laid
 *   pass, a tie ── what is left of the spin card's effects
 */
static bool highest_check(const struct game *game, struct move move, struct refusal *why)
{
    if (move.kind == MOVE_PASS)
        return true;
    if (move.kind == MOVE_HIGHEST)
        return check_number(move, 1, game->rules->core->hand_size(game, move.seat), why);
    return refuse(why, "R1", N_("first say who has the highest number"));
}

static int highest_moves(const struct game *game, int seat, struct move moves[VIEW_MOVES])
{
    int count = 0, held = game->rules->core->hand_size(game, seat);

    for (int number = 1; number <= held; number++)
        moves[count++] = move_number(MOVE_HIGHEST, seat, number);
    moves[count++] = move_of(MOVE_PASS, seat);
    return count;
}

static void highest_apply(struct game *game, struct move move, const struct listener *listener)
{
    bool tie = move.kind == MOVE_PASS;

    game->rules->core->won_showdown(game, tie ? NO_SEAT : move.seat, move.number, listener);
}

const struct situation_handler situation_highest = {still_playing, highest_check, highest_moves,
                                                    highest_apply};

/*
 * OUTCOME: a round of which only the points are kept: R2
 *
 *   out ──────────────────── COUNT of the others
 *   pass, nobody can go on ── COUNT of all
 */
static unsigned all_in(const struct game *game)
{
    return game->open.in;
}

static bool outcome_check(const struct game *game, struct move move, struct refusal *why)
{
    (void)game;
    if (move.kind == MOVE_OUT || move.kind == MOVE_PASS)
        return true;
    return refuse(why, "R2", N_("only the points are kept here: say who has gone out"));
}

static int outcome_moves(const struct game *game, int seat, struct move moves[VIEW_MOVES])
{
    (void)game;
    moves[0] = move_of(MOVE_OUT, seat);
    moves[1] = move_of(MOVE_PASS, seat);
    return 2;
}

static void outcome_apply(struct game *game, struct move move, const struct listener *listener)
{
    game->rules->core->end_outcome(game, move.kind == MOVE_OUT ? move.seat : NO_SEAT, listener);
}

const struct situation_handler situation_outcome = {all_in, outcome_check, outcome_moves,
                                                    outcome_apply};

/* --- what hands of printed cards can be worth: R2 */

enum { SUMS_MOST = 4096 }; /* above it any sum counts as possible, up to that of all cards */

/* Bit n of a set: n cards can be worth that sum; the last bit stands for more cards, too. */
typedef uint64_t counts;
enum { COUNTS_MOST = 63 };

static counts one_more(counts set)
{
    return set << 1 | (set & (counts)1 << COUNTS_MOST);
}

/* Returns the numbers of cards that the seat may hold: any, where only the points are kept. */
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
        rules->core->count_copies(game, NO_SEAT, copies);
}

/* Sets sums[p], for p up to `most` (at most SUMS_MOST), to whether p points can be the worth of
 * cards that the seat can hold: of as many as it holds where that is known, else of at least
 * one. */
static void points_sums(const struct game *game, int seat, int most, bool sums[])
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

/* Returns the most points that the seat can hold: the worth of all cards that it can hold, or where
 * their number is known, of that many of the dearest. */
static int points_most(const struct game *game, int seat)
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

/*
 * COUNT: the round is over, and printed cards are counted: P1–P3, R2
 *
 *   holds ─┬─ somebody has not counted ── COUNT
 *          └─ all have ────────────────── ROUND_OVER, MATCH_OVER
 */
static unsigned uncounted(const struct game *game)
{
    return game->open.uncounted;
}

/* Refuses a sum that no cards have, and says which possible sums are next to it. */
static bool refuse_sum(int sum, int most, const bool sums[], struct refusal *why)
{
    int below = sum, above = sum;

    while (below >= 0 && !sums[below])
        below--;
    while (above <= most && !sums[above])
        above++;
    const char *id =
        below < 0      ? N_("no cards are worth {points} points here; the fewest are {above}")
        : above > most ? N_("no cards are worth {points} points here; the most are {below}")
                       : N_("no cards are worth {points} points here; {below} and "
                            "{above} are possible");
    return refuse_with(why, .rule = "R2",
                       .message =
                           message_with(id, arg_count("points", sum), arg_count("below", below),
                                        arg_count("above", above)));
}

static bool count_check(const struct game *game, struct move move, struct refusal *why)
{
    bool sums[SUMS_MOST + 1];

    if (move.kind != MOVE_HOLDS)
        return refuse(why, "R2", N_("first say how many points everybody still holds"));
    int most = points_most(game, move.seat), listed = most < SUMS_MOST ? most : SUMS_MOST;
    if (move.number > most)
        return refuse_with(why, .rule = "R2",
                           .message = message_with(
                               N_("no cards are worth {points} points here; the most are {below}"),
                               arg_count("points", move.number), arg_count("below", most)));
    if (move.number > listed)
        return true;
    points_sums(game, move.seat, move.number, sums);
    if (sums[move.number])
        return true;
    points_sums(game, move.seat, listed, sums);
    return refuse_sum(move.number, listed, sums, why);
}

enum { HOLDS_LISTED = 1000 };

static int count_moves(const struct game *game, int seat, struct move moves[VIEW_MOVES])
{
    bool sums[SUMS_MOST + 1];
    int count = 0, most = points_most(game, seat);

    if (most > SUMS_MOST)
        most = SUMS_MOST;
    points_sums(game, seat, most, sums);
    for (int sum = 0; sum <= most && count < HOLDS_LISTED; sum++)
        if (sums[sum])
            moves[count++] = move_number(MOVE_HOLDS, seat, sum);
    return count;
}

static void count_apply(struct game *game, struct move move, const struct listener *listener)
{
    struct open *open = &game->open;

    open->counts[move.seat] = move.number;
    open->uncounted &= (uint16_t) ~(1u << move.seat);
    tell_points(listener, EVENT_HELD, move.seat, move.number);
    if (!open->uncounted)
        score_round(game, game_gone_out(game), open->counts, listener);
}

const struct situation_handler situation_count = {uncounted, count_check, count_moves, count_apply};
