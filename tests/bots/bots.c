/* The bots, each at a table of its own kind. */
#include "cases.h"

#include "bots/bot.h"
#include "deck/deck.h"
#include "rules/game.h"

#include <stdio.h>
#include <string.h>

static struct deck *deck;
static struct rules *rules;
static struct game *game;

/* With all house rules of a turn, or without any. */
static void seat_with(bool house_rules, int seats)
{
    struct refusal refused;

    game_free(game);
    rules_free(rules);
    struct settings settings = *deck_settings(deck);
    settings.value[SETTING_CALLS] = CALLS_AUTOMATIC;
    settings.value[SETTING_PROGRESSIVE] = settings.value[SETTING_SEVEN] = house_rules;
    ck_assert_int_eq(rules_compile(&rules, deck, &settings, seats, &refused), STATUS_OK);
    game = game_new(rules);
}

static void seat(int seats)
{
    seat_with(false, seats);
}

static void load(const char *name)
{
    struct diag diag = {0};
    char path[600];

    snprintf(path, sizeof path, "%s/%s", getenv("BREUK_SOURCE"), name);
    ck_assert_int_eq(deck_load(&deck, path, &diag), STATUS_OK);
    diag_release(&diag);
}

static void sit_down(void)
{
    load("decks/classic.xml");
    seat(3);
}

static void get_up(void)
{
    game_free(game);
    rules_free(rules);
    game = NULL;
    rules = NULL;
    deck_free(deck);
    deck = NULL;
}

static struct move choose(const struct bot *bot, struct chance *chance)
{
    static struct view view;

    game_view(game, __builtin_ctz(game_asked(game)), &view);
    return bot_choose(bot, &view, chance);
}

/* Returns the bot, one that searches with a budget of few rounds: here it is to play by the rules,
 * not well. */
static const struct bot *quick_bot(int index)
{
    static struct bot quick;

    quick = *bot_at(index);
    if (bot_searches(&quick))
        quick.budget = (struct budget){.rollouts = 20};
    return &quick;
}

START_TEST(bots_are_found_by_their_names)
{
    for (int i = 0; i < bot_count(); i++) {
        ck_assert_ptr_eq(bot_find(bot_at(i)->name), bot_at(i));
        ck_assert(bot_at(i)->help[0] != '\0');
    }
    ck_assert_ptr_nonnull(bot_find("random"));
    ck_assert_ptr_null(bot_find("nobody"));
}
END_TEST

START_TEST(every_bot_plays_whole_matches_by_the_rules)
{
    for (int i = 0; i < bot_count(); i++) {
        struct chance chance;
        struct refusal why;
        chance_init(&chance, 9, CHANCE_BOT, 0);
        game_start(game, 9, NULL);
        while (game_situation(game) != SITUATION_MATCH_OVER) {
            struct move move = choose(quick_bot(i), &chance);
            if (!game_check(game, move, &why))
                ck_abort_msg("%s: %s", bot_at(i)->name, why.message.id);
            game_apply(game, move, NULL);
        }
        ck_assert_uint_ne(game_winners(game), 0);
    }
}
END_TEST

enum {
    ASKED = 1 << SITUATION_TURN | 1 << SITUATION_DREW | 1 << SITUATION_COLOUR |
            1 << SITUATION_CHALLENGE,
    ASKED_BY_WHEEL = 1 << SITUATION_SPIN | 1 << SITUATION_CHOOSE
};

/* Ten players of the classic deck, and five of the small one, often draw the last card. */
static const struct {
    const char *deck;
    bool house_rules;
    int seats;
    unsigned asked; /* bit s is set: situation s comes up in these games */
} rollout_tables[] = {
    {"decks/classic.xml", false, 2, ASKED},
    {"decks/classic.xml", false, 3, ASKED},
    {"decks/classic.xml", false, 10, ASKED},
    {"tests/bots/wheel.xml", true, 2, ASKED | ASKED_BY_WHEEL},
    {"tests/bots/wheel.xml", true, 3, ASKED | ASKED_BY_WHEEL | 1 << SITUATION_SEAT},
    {"tests/bots/wheel.xml", true, 5, ASKED | ASKED_BY_WHEEL | 1 << SITUATION_SEAT},
};

/* The fast games of bots are games of this bot, where nobody is asked out of turn. */
START_TEST(rollouts_play_as_the_random_bot_plays)
{
    get_up();
    load(rollout_tables[_i].deck);
    seat_with(rollout_tables[_i].house_rules, rollout_tables[_i].seats);
    struct game *fast = game_new(rules);
    const struct bot *bot = bot_find("random");

    unsigned seen = 0;

    for (uint64_t seed = 1; seed <= 300; seed++) {
        struct chance chance, same;
        int moves = 0;
        chance_init(&chance, seed, CHANCE_BOT, 0);
        same = chance;
        game_start(game, seed, NULL);
        game_copy(fast, game);
        while (game_situation(game) != SITUATION_ROUND_OVER &&
               game_situation(game) != SITUATION_MATCH_OVER) {
            seen |= 1u << game_situation(game);
            game_apply(game, choose(bot, &chance), NULL);
            moves++;
        }
        struct tally tally = {0};
        tally_begin(&tally);
        int fast_moves = game_rollout_counted(fast, &same, &tally);
        if (fast_moves != moves || game_hash(fast) != game_hash(game))
            ck_abort_msg("seed %d: the rollout played otherwise", (int)seed);
    }
    ck_assert_uint_eq(rollout_tables[_i].asked & ~seen, 0);
    game_free(fast);
}
END_TEST

/* Two copies in hand are twice as likely to be played. */
START_TEST(the_random_bot_counts_copies)
{
    const struct bot *bot = bot_find("random");
    static struct view view;
    int single = deck_find_card(deck, 0, "1"), twice = deck_find_card(deck, 0, "2"), count = 0;
    struct chance chance;

    view.rules = rules;
    view.deck = deck;
    view.top = deck_find_card(deck, 0, "9");
    view.suit = 0; /* whose cards both are */
    view.situation = SITUATION_TURN;
    view.held[single] = 1;
    view.held[twice] = 2;
    view.moves[0] = move_card(MOVE_PLAY, 0, single);
    view.moves[1] = move_card(MOVE_PLAY, 0, twice);
    view.moves[2] = move_of(MOVE_DRAW, 0);
    view.move_count = 3;
    chance_init(&chance, 1, CHANCE_TEST, 0);
    for (int i = 0; i < 3000; i++) {
        struct move move = bot_choose(bot, &view, &chance);
        if (move.kind != MOVE_PLAY)
            ck_abort_msg("it drew though a card fits");
        count += move.card == twice;
    }
    ck_assert_int_gt(count, 1900);
    ck_assert_int_lt(count, 2100);
}
END_TEST

/* --- what it does where it is asked */

/* A view of seat 1 of 3 that holds a card of each kind that it may lay, and one move more. */
struct asking {
    enum situation situation;
    enum move_kind offered[4]; /* MOVE_KINDS ends them */
    int hand;                  /* cards in its hand */
    bool forgot;               /* it may be caught itself */
    enum move_kind chosen;     /* the only one that it may choose; MOVE_KINDS: see `often` */
    int often;                 /* of 800 times it chooses the first offered one: about so many */
};

static const struct asking askings[] = {
    {SITUATION_TURN, {MOVE_PLAY, MOVE_DRAW, MOVE_KINDS}, 5, false, MOVE_PLAY, 0},
    {SITUATION_TURN, {MOVE_DRAW, MOVE_CALL, MOVE_KINDS}, 2, false, MOVE_DRAW, 0},
    {SITUATION_TURN, {MOVE_PASS, MOVE_CALL, MOVE_KINDS}, 2, false, MOVE_PASS, 0},
    {SITUATION_TURN, {MOVE_CALL, MOVE_PLAY, MOVE_DRAW, MOVE_KINDS}, 2, false, MOVE_KINDS, 700},
    {SITUATION_TURN, {MOVE_CALL, MOVE_PLAY, MOVE_DRAW, MOVE_KINDS}, 3, false, MOVE_PLAY, 0},
    {SITUATION_DREW, {MOVE_CALL, MOVE_PLAY, MOVE_PASS, MOVE_KINDS}, 2, false, MOVE_KINDS, 700},
    {SITUATION_DREW, {MOVE_PLAY, MOVE_PASS, MOVE_KINDS}, 7, false, MOVE_PLAY, 0},
    {SITUATION_COLOUR, {MOVE_COLOUR, MOVE_KINDS}, 7, false, MOVE_COLOUR, 0},
    {SITUATION_SEAT, {MOVE_SWAP, MOVE_KINDS}, 7, false, MOVE_SWAP, 0},
    {SITUATION_CHALLENGE, {MOVE_DRAW, MOVE_CHALLENGE, MOVE_KINDS}, 7, false, MOVE_DRAW, 0},
    {SITUATION_CHALLENGE,
     {MOVE_PLAY, MOVE_DRAW, MOVE_CHALLENGE, MOVE_KINDS},
     7,
     false,
     MOVE_PLAY,
     0},
    {SITUATION_REMEDY, {MOVE_PLAY, MOVE_KINDS}, 7, false, MOVE_PLAY, 0},
    {SITUATION_REACT, {MOVE_CALL, MOVE_CATCH, MOVE_PASS, MOVE_KINDS}, 1, true, MOVE_CALL, 0},
    {SITUATION_REACT, {MOVE_CATCH, MOVE_JUMP, MOVE_PASS, MOVE_KINDS}, 5, false, MOVE_CATCH, 0},
    {SITUATION_REACT, {MOVE_CALL, MOVE_PASS, MOVE_KINDS}, 5, false, MOVE_PASS, 0},
    {SITUATION_REACT, {MOVE_JUMP, MOVE_DRAW, MOVE_PASS, MOVE_KINDS}, 5, false, MOVE_KINDS, 400},
    {SITUATION_REACT, {MOVE_PLAY, MOVE_DRAW, MOVE_PASS, MOVE_KINDS}, 5, false, MOVE_PASS, 0},
    {SITUATION_SPIN, {MOVE_CALL, MOVE_SPIN, MOVE_KINDS}, 2, false, MOVE_SPIN, 0},
    {SITUATION_SHOUT, {MOVE_SHOUT, MOVE_PASS, MOVE_KINDS}, 5, false, MOVE_KINDS, 400},
    {SITUATION_CHOOSE, {MOVE_DISCARD, MOVE_PASS, MOVE_KINDS}, 5, false, MOVE_DISCARD, 0},
    {SITUATION_CHOOSE, {MOVE_PASS, MOVE_KINDS}, 5, false, MOVE_PASS, 0},
    {SITUATION_ROUND_OVER, {MOVE_DEAL, MOVE_KINDS}, 0, false, MOVE_DEAL, 0},
};

/* Returns the card that it holds twice, which lies on top as well: one that is owed for, where
 * something is. */
static int some_card(enum situation situation)
{
    return deck_find_card(deck, 0, situation == SITUATION_CHALLENGE ? "+2" : "7");
}

/* A move of that kind, with whatever belongs to it. */
static struct move some_move(enum move_kind kind, int card)
{
    switch (kind) {
    case MOVE_PLAY:
    case MOVE_JUMP:
    case MOVE_DISCARD:
        return move_card(kind, 1, card);
    case MOVE_COLOUR:
        return move_colour(1, 2);
    case MOVE_SWAP:
    case MOVE_CATCH:
        return move_seat(kind, 1, 0);
    default:
        return move_of(kind, 1);
    }
}

START_TEST(the_random_bot_does_what_each_situation_asks)
{
    const struct asking *asking = &askings[_i];
    const struct bot *bot = bot_find("random");
    static struct view view;
    struct chance chance;
    int first = 0;

    seat(3);
    game_start(game, 1, NULL);
    game_view(game, __builtin_ctz(game_asked(game)), &view);
    view.seat = 1;
    view.top = some_card(asking->situation);
    view.suit = 0;
    view.situation = asking->situation;
    if (asking->situation == SITUATION_DREW)
        view.drawn = view.top;
    view.hands[1] = asking->hand;
    view.held[view.top] = 2;
    view.open.window.catchable = asking->forgot ? 1u << 1 : 1u << 0;
    view.move_count = 0;
    while (asking->offered[view.move_count] != MOVE_KINDS) {
        view.moves[view.move_count] = some_move(asking->offered[view.move_count], view.top);
        view.move_count++;
    }
    chance_init(&chance, 3, CHANCE_TEST, 0);
    for (int i = 0; i < 800; i++) {
        struct move move = bot_choose(bot, &view, &chance);
        if (asking->chosen != MOVE_KINDS && move.kind != asking->chosen)
            ck_abort_msg("it chose to %s", move_forms[move.kind].word);
        first += move.kind == asking->offered[0];
    }
    if (asking->chosen == MOVE_KINDS) {
        ck_assert_int_gt(first, asking->often - 60);
        ck_assert_int_lt(first, asking->often + 60);
        ck_assert_int_gt(first, 0);
    }
}
END_TEST

/* --- what they say of a number that they have laid: H16 */

static const struct said_table {
    const char *deck;
    int wrong;
    bool house_rules;
    int say;
} said_tables[] = {
    {"decks/equals.xml", WRONG_STRICT, false, SAY_DECLARE},
    {"decks/equals.xml", WRONG_PEERS, false, SAY_DECLARE},
    {"tests/bots/wheel.xml", WRONG_REFEREE, true, SAY_DECLARE},
};

struct said {
    int said, contradicted;
};

static void hear_said(void *context, const struct event *event)
{
    struct said *said = context;

    said->said += event->kind == EVENT_SAID_COLOUR || event->kind == EVENT_SAID_VALUE;
    said->contradicted += event->kind == EVENT_NOT_COLOUR || event->kind == EVENT_NOT_VALUE;
}

static void sit_to_say(const struct said_table *table)
{
    struct refusal refused;

    get_up();
    load(table->deck);
    struct settings settings = *deck_settings(deck);
    settings.value[SETTING_CALLS] = CALLS_AUTOMATIC;
    settings.value[SETTING_SAY] = table->say;
    settings.value[SETTING_WRONG] = table->wrong;
    settings.value[SETTING_SEVEN] = table->house_rules;
    settings.value[SETTING_ROUNDS] = 10;
    ck_assert_int_eq(rules_compile(&rules, deck, &settings, 3, &refused), STATUS_OK);
    game = game_new(rules);
}

/* A bot that lays what it takes for equal says “by value” of it, as a pupil would. */
START_TEST(bots_say_what_is_so_and_believers_what_they_believe)
{
    sit_to_say(&said_tables[_i]);
    for (int i = 0; i < bot_count(); i++) {
        struct said said = {0};
        const struct listener listener = {.tell = hear_said, .context = &said};
        struct chance chance;
        struct refusal why;
        int believed = 0;
        static struct view view;
        chance_init(&chance, 9, CHANCE_BOT, 0);
        game_start(game, 9, &listener);
        while (game_situation(game) != SITUATION_MATCH_OVER) {
            game_view(game, __builtin_ctz(game_asked(game)), &view);
            struct move move = bot_choose(quick_bot(i), &view, &chance);
            if (!game_check(game, move, &why))
                ck_abort_msg("%s: %s", bot_at(i)->name, why.message.id);
            believed += move.kind == MOVE_BY_VALUE && !(view_top_fit(&view) & FIT_VALUE);
            game_apply(game, move, &listener);
        }
        ck_assert_int_gt(said.said, 30);
        bool errs = bot_errs(bot_at(i)) && said_tables[_i].wrong == WRONG_PEERS;
        ck_assert_msg((believed > 0) == errs, "%s: %d", bot_at(i)->name, believed);
        /* of those cards, the ones that nobody called wrong */
        ck_assert_int_le(said.contradicted, believed);
        ck_assert_msg((said.contradicted > 0) == errs, "%s: %d", bot_at(i)->name,
                      said.contradicted);
    }
}
END_TEST

/* --- how they show that a number is equal: H17 */

struct doubts {
    int doubted, proven, unproven, back;
};

static void hear_shown(void *context, const struct event *event)
{
    struct doubts *shown = context;

    shown->doubted += event->kind == EVENT_DOUBTED;
    shown->proven += event->kind == EVENT_PROVEN;
    shown->unproven += event->kind == EVENT_UNPROVEN;
    shown->back += event->kind == EVENT_WRONG;
}

/* A bot that knows fractions shows each that is doubted, with a number or, where no number is small
 * enough, with the picture; a believer fails with those that it does not take for equal. */
START_TEST(bots_doubt_now_and_then_and_show_what_they_know)
{
    for (int i = 0; i < bot_count(); i++) {
        struct doubts shown = {0};
        const struct listener listener = {.tell = hear_shown, .context = &shown};
        const struct bot *bot = quick_bot(i);
        bool believes = bot->knows || bot->pupil.beliefs;
        struct chance chance;
        struct refusal why;
        int plays = 0;
        sit_to_say(&(struct said_table){"decks/equals.xml", _i ? WRONG_PEERS : WRONG_STRICT, false,
                                        SAY_PROVE});
        chance_init(&chance, 9, CHANCE_BOT, 0);
        game_start(game, 9, &listener);
        while (game_situation(game) != SITUATION_MATCH_OVER) {
            struct move move = choose(bot, &chance);
            if (!game_check(game, move, &why))
                ck_abort_msg("%s: %s", bot->name, why.message.id);
            plays += move.kind == MOVE_PLAY;
            game_apply(game, move, &listener);
        }
        ck_assert_int_gt(plays, 5 * shown.doubted); /* seldom */
        ck_assert_msg(shown.doubted > 0 || bot->knows, "%s never doubts", bot->name);
        ck_assert_msg(believes || shown.unproven == 0, "%s: %d", bot->name, shown.unproven);
        ck_assert_msg(bot->knows || shown.proven > 0, "%s shows nothing", bot->name);
        ck_assert_int_ge(shown.back + shown.proven + shown.unproven, shown.doubted);
        ck_assert(_i || shown.proven + shown.unproven == shown.doubted);
    }
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("bots");
    TCase *tests = add_case(suite, "bots");

    tcase_add_checked_fixture(tests, sit_down, get_up);
    tcase_add_test(tests, bots_are_found_by_their_names);
    tcase_add_test(tests, every_bot_plays_whole_matches_by_the_rules);
    tcase_add_loop_test(tests, rollouts_play_as_the_random_bot_plays, 0,
                        sizeof rollout_tables / sizeof *rollout_tables);
    tcase_add_test(tests, the_random_bot_counts_copies);
    tcase_add_loop_test(tests, the_random_bot_does_what_each_situation_asks, 0,
                        sizeof askings / sizeof *askings);
    tcase_add_loop_test(tests, bots_say_what_is_so_and_believers_what_they_believe, 0,
                        sizeof said_tables / sizeof *said_tables);
    tcase_add_loop_test(tests, bots_doubt_now_and_then_and_show_what_they_know, 0, 2);
    add_beginner_tests(suite);
    add_pupil_tests(suite);
    add_judging_tests(suite);
    add_every_table_tests(suite);
    add_skilled_tests(suite);
    return run_suite(suite);
}
