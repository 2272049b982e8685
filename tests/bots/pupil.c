/* Players who err as pupils do, beside the formulas that suppose them, and the bots that they are.
 */
#include "bots/pupil.h"
#include "bots/bot.h"
#include "cases.h"
#include "deck/deck.h"
#include "rules/game.h"
#include "rules/position.h"
#include "skill/evidence.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static struct notation number(const char *text)
{
    struct notation out;

    ck_assert_int_eq(notation_parse_canonical(&out, text, NULL), STATUS_OK);
    return out;
}

/* --- what it tries, beside how probable the formulas take that to be */

struct hand {
    struct notation top, numbers[10];
    struct decision_card card[10];
    int count;
};

static void read_hand(struct hand *hand, const char *top, const char *numbers)
{
    char copy[100], *rest = NULL;

    *hand = (struct hand){.top = number(top)};
    snprintf(copy, sizeof copy, "%s", numbers);
    for (char *word = strtok_r(copy, " ", &rest); word; word = strtok_r(NULL, " ", &rest)) {
        struct notation *one = &hand->numbers[hand->count];
        *one = number(word);
        hand->card[hand->count++] = (struct decision_card){
            .card = hand->count,
            .copies = 1 + (hand->count == 2),
            .shown = {one, SHOWN_PRINTED},
            .equal = rational_equal(notation_value(one), notation_value(&hand->top))};
    }
}

/* Each wrong card as often as the formula of that pupil says, within five standard errors. */
static void assert_tries(const struct pupil *pupil, const char *top, const char *numbers)
{
    enum { TRIES = 20000, L = 1, S = 1 };
    int tried[10] = {0};
    struct chance chance;
    struct hand hand;

    read_hand(&hand, top, numbers);
    chance_init(&chance, 3, CHANCE_TEST, 0);
    for (int i = 0; i < TRIES; i++) {
        int which = pupil_tries(pupil, &hand.top, hand.card, hand.count, &chance);
        ck_assert(which >= -1 && which < hand.count);
        if (which >= 0)
            tried[which]++;
    }
    for (int i = 0; i < hand.count; i++) {
        struct decision decision;
        struct evidence evidence;
        if (hand.card[i].equal)
            continue;
        number_turn_decision(&decision, &hand.top, hand.card, hand.count, i);
        evidence_init(&evidence, ~(hypothesis_set)0 >> (64 - HYPOTHESES));
        ck_assert(evidence_add(&evidence, &decision, FADING_GAME));
        double ln = pupil->way == PUPIL_SLIPS   ? evidence.log_none[S]
                    : pupil->way == PUPIL_LOOKS ? evidence.log_alike[S]
                                                : evidence.log_belief[HYPOTHESIS_ADDS][L][S];
        double expected = exp(ln) * hand.card[i].copies, found = (double)tried[i] / TRIES;
        ck_assert_msg(fabs(found - expected) <= 5 * sqrt(expected / TRIES),
                      "%s with %s: card %d: %g instead of %g", top, numbers, i, found, expected);
    }
}

START_TEST(a_pupil_lays_wrong_cards_as_often_as_its_formula_says)
{
    static const char *const hands[][2] = {
        {"2/3", "3/4 2/8 6/9 5/20 8/20"}, {"1/4", "2/5 3/12 1/4 4/6"}, {"2/8", "6/12 4/10 5/15"},
        {"3/6", "9/12 3/15 4/8 5/8 6/9"}, {"1/2", "3/5 7/9"},
    };
    const struct pupil pupils[] = {
        {PUPIL_BELIEVES, hypothesis_bit(HYPOTHESIS_ADDS), grid_strength[1], grid_slip[1]},
        {PUPIL_SLIPS, 0, 0, grid_slip[1]},
        {PUPIL_LOOKS, 0, 0, grid_slip[1]},
    };

    for (size_t p = 0; p < sizeof pupils / sizeof *pupils; p++)
        for (size_t h = 0; h < sizeof hands / sizeof *hands; h++)
            assert_tries(&pupils[p], hands[h][0], hands[h][1]);
}
END_TEST

START_TEST(who_plays_for_points_lays_the_largest_number_equal_or_not)
{
    const struct pupil always = {.way = PUPIL_LARGEST, .slip = 1},
                       never = {.way = PUPIL_LARGEST, .slip = 0};
    struct chance chance;
    struct hand hand;

    chance_init(&chance, 1, CHANCE_TEST, 0);
    read_hand(&hand, "2/3", "2/8 3/4 6/9 5/20");
    ck_assert_int_eq(pupil_tries(&always, &hand.top, hand.card, hand.count, &chance), 1);
    read_hand(&hand, "2/3", "2/8 6/9 5/20");
    ck_assert_int_eq(pupil_tries(&always, &hand.top, hand.card, hand.count, &chance), 1);
    ck_assert_int_eq(pupil_tries(&never, &hand.top, hand.card, hand.count, &chance), -1);
}
END_TEST

/* --- the bots at a table */

/* Seat 1 of two has the cards, on a top. */
struct lie {
    const char *bot, *wrong, *top, *hand, *lays; /* lays: which wrong card, mostly; "": never one */
};

static const struct lie lies[] = {
    {"adder", "referee", "blue 2/3", "red 3/4 red 2/8", "red 3/4"},
    {"adder", "peers", "blue 2/3", "red 3/4 red 2/8", "red 3/4"},
    {"adder", "strict", "blue 2/3", "red 3/4 red 2/8", ""},
    {"numerator", "referee", "blue 3/4", "red 3/6 red 2/8", "red 3/6"},
    {"numerator", "referee", "blue 3/12", "red 3/6 red 2/8", "red 3/6"},
    {"denominator", "referee", "blue 2/6", "red 3/6 red 4/12", "red 3/6"},
    {"denominator", "referee", "blue 1/3", "red 2/3 red 4/10", "red 2/3"},
    /* where a colour fits it is no question of numbers */
    {"adder", "referee", "blue 2/3", "red 3/4 blue 2/8", ""},
    {"random", "referee", "blue 2/3", "red 3/4 red 2/8", ""},
};

static void read_cards(const struct deck *deck, struct position_cards *cards, const char *text)
{
    char copy[100], *rest = copy, *suit, *id;

    snprintf(copy, sizeof copy, "%s", text);
    cards->count = 0;
    while ((suit = strsep(&rest, " ")) && (id = strsep(&rest, " "))) {
        int card = deck_find_card(deck, deck_find_suit(deck, suit), id);
        ck_assert_msg(card != DECK_NONE, "no %s", id);
        cards->card[cards->count++] = (uint16_t)card;
    }
}

static struct game *set_lie(const struct lie *lie, struct deck **deck, struct rules **rules)
{
    static struct game_position position;
    struct diag diag = {0};
    struct refusal refused;
    struct message why = {0};
    char path[600];

    snprintf(path, sizeof path, "%s/decks/equals.xml", getenv("BREUK_SOURCE"));
    ck_assert_int_eq(deck_load(deck, path, &diag), STATUS_OK);
    diag_release(&diag);
    struct settings settings = *deck_settings(*deck);
    ck_assert_int_eq(settings_set(&settings, "wrong", lie->wrong, &why), STATUS_OK);
    ck_assert_int_eq(rules_compile(rules, *deck, &settings, 2, &refused), STATUS_OK);
    struct game *game = game_new(*rules);
    position_init(&position);
    read_cards(*deck, &position.hand[1], lie->hand);
    read_cards(*deck, &position.pile, lie->top);
    read_cards(*deck, &position.hand[0], "blue 1/4 green 1/2");
    ck_assert_msg(game_set(game, &position, 1, NULL, &why) == STATUS_OK, "%s", why.id);
    return game;
}

START_TEST(a_pupil_lays_what_it_believes_where_the_table_lets_it)
{
    const struct lie *lie = &lies[_i];
    static struct view view;
    struct position_cards wanted;
    struct chance chance;
    struct deck *deck;
    struct rules *rules;
    struct game *game = set_lie(lie, &deck, &rules);
    int wrong = 0;

    game_view(game, 1, &view);
    read_cards(deck, &wanted, lie->lays);
    chance_init(&chance, 1, CHANCE_TEST, 0);
    for (int i = 0; i < 200; i++) {
        struct move move = bot_choose(bot_find(lie->bot), &view, &chance);
        ck_assert(game_check(game, move, NULL));
        if (move.kind == MOVE_PLAY && view_wrong(&view, move))
            wrong += wanted.count && move.card == wanted.card[0];
        ck_assert(wanted.count || move.kind != MOVE_PLAY || !view_wrong(&view, move));
    }
    ck_assert_int_eq(wrong > 150, wanted.count > 0);
    game_free(game);
    rules_free(rules);
    deck_free(deck);
}
END_TEST

START_TEST(a_careless_player_is_wrong_one_time_in_five)
{
    const struct lie lie = {"careless", "referee", "blue 2/3", "red 3/4 red 2/8", ""};
    static struct view view;
    struct chance chance;
    struct deck *deck;
    struct rules *rules;
    struct game *game = set_lie(&lie, &deck, &rules);
    int wrong = 0;

    game_view(game, 1, &view);
    chance_init(&chance, 1, CHANCE_TEST, 0);
    for (int i = 0; i < 1000; i++)
        wrong += bot_choose(bot_find(lie.bot), &view, &chance).kind == MOVE_PLAY;
    ck_assert(wrong > 140 && wrong < 260);
    game_free(game);
    rules_free(rules);
    deck_free(deck);
}
END_TEST

void add_pupil_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "pupils");

    tcase_add_test(tests, a_pupil_lays_wrong_cards_as_often_as_its_formula_says);
    tcase_add_test(tests, who_plays_for_points_lays_the_largest_number_equal_or_not);
    tcase_add_loop_test(tests, a_pupil_lays_what_it_believes_where_the_table_lets_it, 0,
                        (int)(sizeof lies / sizeof *lies));
    tcase_add_test(tests, a_careless_player_is_wrong_one_time_in_five);
}
