/* Who deals first, who sits where and with whom, round after round, in matches that are played:
 * S2, S11, V2–V5, V7–V9, and what each round brings, counted again from what was told. */
#include "suites.h"
#include "table.h"

#include "rules/position.h"
#include "rules/seating.h"
#include "rules/tables.h"

#include <string.h>

enum { DRAWS_MOST = 600, ROUND_CAP = 100000 };

/* What was told since the last look. */
struct heard {
    int draws, seat[DRAWS_MOST], card[DRAWS_MOST]; /* S2 */
    int dealer, round;
    int partner[SEATS_MAX]; /* or NO_SEAT */
    int counted[SEATS_MAX]; /* -1: not */
    int winner, won;
    int charged[SEATS_MAX];
    unsigned out, winners;
};

static void hear_nothing(struct heard *heard)
{
    *heard = (struct heard){.winner = NO_SEAT};
    for (int seat = 0; seat < SEATS_MAX; seat++) {
        heard->partner[seat] = NO_SEAT;
        heard->counted[seat] = -1;
    }
}

static void hear(void *context, const struct event *event)
{
    struct heard *heard = context;

    switch (event->kind) {
    case EVENT_DEALER_DRAW:
        require(heard->draws < DRAWS_MOST, "too many cards drawn");
        heard->seat[heard->draws] = event->seat;
        heard->card[heard->draws++] = event->card;
        break;
    case EVENT_ROUND_BEGUN:
        heard->dealer = event->seat;
        heard->round = event->count;
        break;
    case EVENT_PARTNERS:
        heard->partner[event->seat] = event->other;
        heard->partner[event->other] = event->seat;
        break;
    case EVENT_COUNTED:
        heard->counted[event->seat] = event->points;
        break;
    case EVENT_ROUND_WON:
        heard->winner = event->seat;
        heard->won = event->points;
        break;
    case EVENT_CHARGED:
        heard->charged[event->seat] = event->points;
        break;
    case EVENT_OUT:
        heard->out |= 1u << event->seat;
        break;
    case EVENT_MATCH_WON:
        require((heard->winners >> event->seat & 1) == 0, "told twice who has won");
        heard->winners |= 1u << event->seat;
        break;
    default:
        break;
    }
}

static struct table_deck table;
static struct rules *rules;
static struct game *game;
static struct heard heard;
static const struct listener ears = {hear, &heard};

static void sit_down(const char *deck, const char *settings, int seats)
{
    table_open(&table, deck, NULL);
    table_set(&table, settings);
    rules = table_rules(&table, seats);
    game = game_new(rules);
}

static void get_up(void)
{
    game_free(game);
    rules_free(rules);
    table_close(&table);
}

/* --- S2 */

static double draw_worth(int card)
{
    const struct card *drawn = deck_card(table.deck, card);

    if (drawn->kind != CARD_NUMBER)
        return 0;
    return (double)drawn->value.numerator / (double)drawn->value.denominator;
}

/*
 * Reads the draws as a table would: those in `seats`, in that order; the highest again, until one
 * is left. Returns that one, and adds to ties how often some tied. Fractions of small numbers that
 * differ differ as doubles too, and equal ones are equal.
 */
static int highest_of_draws(const int *seats, int count, int *ties)
{
    int drawing[SEATS_MAX], at = 0;

    memcpy(drawing, seats, (size_t)count * sizeof *seats);
    while (count > 1) {
        double best = -1e9;
        int still = 0;
        for (int i = 0; i < count; i++, at++) {
            require(at < heard.draws && heard.seat[at] == drawing[i], "draw %d is not of seat %d",
                    at, drawing[i]);
            if (draw_worth(heard.card[at]) > best)
                best = draw_worth(heard.card[at]);
        }
        for (int i = 0; i < count; i++)
            if (draw_worth(heard.card[at - count + i]) == best)
                drawing[still++] = drawing[i];
        *ties += still > 1;
        count = still;
    }
    require(at == heard.draws, "%d draws, and %d were needed", heard.draws, at);
    return drawing[0];
}

static void expect_no_card_drawn_twice(void)
{
    int drawn[VIEW_CARDS] = {0};

    for (int i = 0; i < heard.draws; i++)
        require(++drawn[heard.card[i]] <= deck_card(table.deck, heard.card[i])->copies,
                "card %d was drawn too often", heard.card[i]);
}

START_TEST(whoever_draws_the_highest_card_deals_first)
{
    static const char *const decks[] = {"fractions", "classic", "tests/scenarios/decks/large.xml"};
    static const int all[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
    int ties = 0, dealt[SEATS_MAX] = {0};

    for (int d = 0; d < 3; d++)
        for (int seats = 2; seats <= 10; seats += 4) {
            sit_down(decks[d], "", seats);
            for (uint64_t seed = 1; seed <= 100; seed++) {
                hear_nothing(&heard);
                game_start(game, seed, &ears);
                require(heard.round == 1 && heard.dealer == highest_of_draws(all, seats, &ties),
                        "%s, seed %d: seat %d deals", decks[d], (int)seed, heard.dealer);
                expect_no_card_drawn_twice();
                dealt[heard.dealer]++;
            }
            get_up();
        }
    ck_assert_int_gt(ties, 20);
    for (int seat = 0; seat < SEATS_MAX; seat++)
        ck_assert_int_gt(dealt[seat], 0);
}
END_TEST

/* 20 cards, all the same: three tie six times, and then no three cards are left. */
START_TEST(a_tie_that_no_card_can_settle_is_settled_by_chance)
{
    int dealt[3] = {0};

    sit_down("tests/scenarios/decks/equal.xml", "hand-size=2", 3);
    for (uint64_t seed = 1; seed <= 60; seed++) {
        hear_nothing(&heard);
        game_start(game, seed, &ears);
        ck_assert_int_eq(heard.draws, 18);
        dealt[heard.dealer]++;
    }
    for (int seat = 0; seat < 3; seat++)
        ck_assert_int_gt(dealt[seat], 5);
    get_up();
}
END_TEST

/* --- whole matches */

static const struct variant {
    const char *settings;
    int seats;
    int rounds; /* of the match; 0: as many as it takes */
} variants[] = {
    {"target=150", 3, 0},
    {"rounds=3", 2, 3},
    {"rounds=1 scoring=charged", 4, 1},
    {"scoring=charged target=150", 5, 0},
    {"scoring=none", 3, 0},
    {"partners=fixed target=150", 4, 0},
    {"partners=fixed partner-seats=even target=300", 6, 0},
    {"partners=fixed partner-seats=even scoring=charged target=200", 8, 0},
    {"partners=fixed partner-seats=even scoring=none", 10, 0},
    {"partners=changing", 4, 4},
    {"partners=changing changing-rounds=3 scoring=charged", 4, 3},
    {"partners=changing rounds=9", 4, 9},
    {"partners=tables", 8, 28},
    {"partners=tables table=second scoring=charged", 8, 28},
    {"partners=tables table=both", 8, 56},
    {"partners=tables table=both rounds=6", 8, 6},
    {"elimination=yes target=100", 5, 0},
    {"elimination=yes target=200", 10, 0},
    {"elimination=yes target=150", 2, 0},
};

/* Any moves until the round is over. */
static void play_round(struct chance *chance)
{
    for (int moves = 0; game_situation(game) != SITUATION_ROUND_OVER &&
                        game_situation(game) != SITUATION_MATCH_OVER;
         moves++) {
        require(moves < ROUND_CAP, "no end");
        game_apply(game, any_move(game, chance), &ears);
    }
}

/* What the round brought each seat, from the hands that were counted. */
static void expect_points(const int before[SEATS_MAX])
{
    int scoring = rules->scoring;

    for (int seat = 0; seat < rules->seats; seat++) {
        int partner = heard.partner[seat], brought = 0;
        bool wins = heard.winner != NO_SEAT && (seat == heard.winner || partner == heard.winner);
        if (scoring == SCORING_CHARGED) {
            brought = heard.counted[seat] > 0 ? heard.counted[seat] : 0;
            if (partner != NO_SEAT && heard.counted[partner] > 0)
                brought += heard.counted[partner];
            require(heard.charged[seat] == brought, "seat %d was told %d", seat,
                    heard.charged[seat]);
        } else if (scoring == SCORING_WINNER && wins) {
            for (int other = 0; other < rules->seats; other++)
                if (other != seat && other != partner && heard.counted[other] > 0)
                    brought += heard.counted[other];
            require(heard.won == brought, "%d were told", heard.won);
        }
        require(game_points(game, seat) == before[seat] + brought, "seat %d: %d, and then %d", seat,
                before[seat], game_points(game, seat));
    }
}

/* Only who is in the round holds cards, is counted, deals, has a partner. */
static void expect_only_these(unsigned in)
{
    static struct game_position position;

    require((in >> heard.dealer & 1) != 0, "a dealer who is not in");
    game_get(game, &position);
    for (int seat = 0; seat < rules->seats; seat++) {
        if ((in >> seat & 1) != 0)
            continue;
        require(position.hand[seat].count == 0 && heard.counted[seat] == -1 &&
                    heard.partner[seat] == NO_SEAT,
                "seat %d plays, and is not in", seat);
    }
}

static void expect_end(const struct variant *variant, unsigned out)
{
    unsigned winners = game_winners(game);
    int sign = rules->scoring == SCORING_CHARGED ? -1 : 1;

    require(winners != 0 && winners == heard.winners, "other winners were told");
    if (variant->rounds > 0)
        require(heard.round == variant->rounds, "%d rounds", heard.round);
    if (rules->elimination)
        require(winners == (((1u << rules->seats) - 1) & ~out), "who is left has not won");
    if (rules->scoring == SCORING_NONE || rules->elimination)
        return;
    int seat = __builtin_ctz(winners);
    for (int other = 0; other < rules->seats; other++) {
        int better = sign * (game_points(game, other) - game_points(game, seat));
        bool played = rules->table != TABLE_SECOND || other != 7;
        require(!played || better < 0 || (better == 0 && (winners >> other & 1) != 0),
                "seat %d has as much as who won", other);
    }
}

START_TEST(every_kind_of_match_comes_to_its_end_and_each_round_brings_what_was_held)
{
    const struct variant *variant = &variants[_i];
    struct chance chance;

    sit_down("classic", variant->settings, variant->seats);
    for (uint64_t seed = 1; seed <= 3; seed++) {
        int before[SEATS_MAX] = {0};
        unsigned out = 0;
        chance_init(&chance, seed, CHANCE_TEST, 0);
        hear_nothing(&heard);
        game_start(game, seed, &ears);
        for (int round = 1;; round++) {
            require(heard.round == round, "round %d", heard.round);
            unsigned in = game->open.in;
            require((in & out) == 0, "somebody is out and plays");
            play_round(&chance);
            expect_points(before);
            expect_only_these(in);
            out |= heard.out;
            if (game_situation(game) == SITUATION_MATCH_OVER)
                break;
            require(heard.winners == 0 && round < 1000, "no end");
            for (int seat = 0; seat < rules->seats; seat++)
                before[seat] = game_points(game, seat);
            hear_nothing(&heard);
            game_apply(game, move_of(MOVE_DEAL, first_asked(game)), &ears);
        }
        expect_end(variant, out);
    }
    get_up();
}
END_TEST

/* --- V8 */

START_TEST(changing_partners_are_the_first_dealer_with_each_other_player_in_turn)
{
    struct chance chance;

    sit_down("classic", "partners=changing rounds=7", 4);
    chance_init(&chance, 1, CHANCE_TEST, 0);
    for (uint64_t seed = 1; seed <= 8; seed++) {
        hear_nothing(&heard);
        game_start(game, seed, &ears);
        int first = heard.dealer, before = NO_SEAT;
        for (int round = 1; round <= 7; round++) {
            int partner = (first + 1 + (round - 1) % 3) % 4;
            ck_assert_int_eq(heard.partner[first], partner);
            const uint8_t *left = game->open.next[LEFT];
            ck_assert_int_eq(left[left[first]], partner); /* opposite */
            int from_first = (left[first] - first + 4) % 4,
                from_partner = (left[partner] - first + 4) % 4;
            ck_assert_int_lt(from_first, from_partner); /* the others in order */
            if (before != NO_SEAT)
                ck_assert_int_eq(heard.dealer, left[before]);
            before = heard.dealer;
            ck_assert_int_eq(heard.draws > 0, round == 1);
            play_round(&chance);
            hear_nothing(&heard);
            if (round < 7)
                game_apply(game, move_of(MOVE_DEAL, first_asked(game)), &ears);
        }
        ck_assert_int_eq(game_situation(game), SITUATION_MATCH_OVER);
    }
    get_up();
}
END_TEST

/* --- V9 */

/* How often two were partners, and how often they sat at one table as opponents, in rounds. */
static int partners[8][8], opponents[8][8];

static void note_table(unsigned in)
{
    for (int one = 0; one < 8; one++)
        for (int other = 0; other < 8; other++) {
            if (one == other || (in >> one & 1) == 0 || (in >> other & 1) == 0)
                continue;
            if (heard.partner[one] == other)
                partners[one][other]++;
            else
                opponents[one][other]++;
        }
}

/* 56 rounds: the blocks of the first and the second table by turns. */
START_TEST(at_two_tables_each_pair_are_partners_for_one_block_and_opponents_for_two)
{
    struct chance chance;
    unsigned first_table = 0;
    int ties = 0, round = 1;

    memset(partners, 0, sizeof partners);
    memset(opponents, 0, sizeof opponents);
    sit_down("classic", "partners=tables table=both", 8);
    chance_init(&chance, 2, CHANCE_TEST, 0);
    hear_nothing(&heard);
    game_start(game, 2, &ears);
    for (;; round++) {
        unsigned in = game->open.in;
        ck_assert_int_eq(__builtin_popcount(in), 4);
        if ((round - 1) % 8 < 4)
            first_table = in;
        else
            ck_assert_uint_eq(in, 0xFF & ~first_table);
        note_table(in);
        if (round % 4 == 1) {
            uint8_t order[SEATS_MAX];
            ck_assert_int_eq(seating_order(rules, round, 0, 0, order), 4);
            const int seats[] = {order[0], order[1], order[2], order[3]};
            ck_assert_int_eq(heard.dealer, highest_of_draws(seats, 4, &ties));
        } else {
            ck_assert_int_eq(heard.draws, 0);
        }
        play_round(&chance);
        int next = game->open.dealer;
        if (game_situation(game) == SITUATION_MATCH_OVER)
            break;
        if (round % 4 != 0)
            ck_assert_int_eq(next, game->open.next[LEFT][heard.dealer]);
        hear_nothing(&heard);
        game_apply(game, move_of(MOVE_DEAL, next), &ears);
    }
    ck_assert_int_eq(round, 56);
    for (int one = 0; one < 8; one++)
        for (int other = 0; other < 8; other++) {
            ck_assert_int_eq(partners[one][other], one == other ? 0 : 4);
            ck_assert_int_eq(opponents[one][other], one == other ? 0 : 8);
        }
    get_up();
}
END_TEST

/* Block i by the rule's own words, for each table alone and for both by turns. */
START_TEST(the_seats_of_both_tables_are_those_of_the_schedule)
{
    static const char *const tables[] = {"partners=tables table=first",
                                         "partners=tables table=second",
                                         "partners=tables table=both"};
    for (int t = 0; t < 3; t++) {
        sit_down("classic", tables[t], 8);
        for (int round = 1; round <= (t == 2 ? 56 : 28); round++) {
            int part = (round - 1) / 4, i = t == 2 ? part / 2 : part;
            bool second = t == 1 || (t == 2 && part % 2 == 1);
            const int pair[2][2][2] = {{{7, i % 7}, {(i + 1) % 7, (i + 3) % 7}},
                                       {{(i + 2) % 7, (i + 6) % 7}, {(i + 4) % 7, (i + 5) % 7}}};
            const int(*at)[2] = pair[second];
            uint8_t seats[SEATS_MAX];
            ck_assert_int_eq(seating_order(rules, round, 0, 0, seats), 4);
            ck_assert_int_eq(seats[0], at[0][0]);
            ck_assert_int_eq(seats[2], at[0][1]);
            ck_assert_int_eq(seats[1], at[1][0]);
            ck_assert_int_eq(seats[3], at[1][1]);
        }
        get_up();
    }
}
END_TEST

void add_seating_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "seating");

    tcase_add_test(tests, whoever_draws_the_highest_card_deals_first);
    tcase_add_test(tests, a_tie_that_no_card_can_settle_is_settled_by_chance);
    tcase_add_loop_test(tests,
                        every_kind_of_match_comes_to_its_end_and_each_round_brings_what_was_held, 0,
                        sizeof variants / sizeof *variants);
    tcase_add_test(tests, changing_partners_are_the_first_dealer_with_each_other_player_in_turn);
    tcase_add_test(tests, at_two_tables_each_pair_are_partners_for_one_block_and_opponents_for_two);
    tcase_add_test(tests, the_seats_of_both_tables_are_those_of_the_schedule);
}
