/* Tables of several people, and whole matches of bots, in every way to play. */
#include "deck/deck.h"
#include "game_hash.h"
#include "log/line.h"
#include "party.h"
#include "ruleset/ruleset.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* A way to play: "name=value" with spaces between. */
struct way {
    const char *deck, *ruleset, *settings, *players;
};

/* A screen whose people react whenever they can. */
struct screen {
    struct party party;
    struct journal journal;
    struct strbuf told;
    struct chance chance;
    int asked, windows, shouts, talked, called, remarks, leave_after;
    int kinds[MOVE_KINDS]; /* how often it was typed */
};

static void tell(void *context, const struct event *event, int watcher)
{
    struct screen *screen = context;

    if (event->kind == EVENT_DRAWN || event->kind == EVENT_DEALT || event->kind == EVENT_GIVEN)
        ck_assert(!event->cards || event->seat == watcher);
    log_write_event(&screen->told, screen->party.deck, event);
}

static void remark(void *context, struct message message)
{
    ck_assert_ptr_nonnull(message.id);
    ((struct screen *)context)->remarks++;
}

static void say(void *context, struct message message)
{
    (void)context;
    ck_assert_ptr_nonnull(message.id);
}

/* A hand that all can read would be no hand. */
static void assert_open(const struct view *view)
{
    for (int card = 0; card < VIEW_CARDS; card++)
        if (view->held[card])
            ck_abort_msg("a hand is shown to all");
    ck_assert_int_eq(view->drawn, NO_CARD);
    ck_assert_int_eq(view->move_count, 0);
}

static bool reacts(enum move_kind kind)
{
    return kind == MOVE_CALL || kind == MOVE_CATCH || kind == MOVE_JUMP || kind == MOVE_WRONG ||
           kind == MOVE_SHOUT;
}

/* "Bo: catch Ann", if anybody who is asked may react; chance decides who does. */
static void type_reaction(struct screen *screen, const struct view *view, struct strbuf *line)
{
    static struct move moves[VIEW_MOVES];
    struct move found = {0};
    uint32_t seen = 0;

    for (int seat = 0; seat < screen->party.players.count; seat++) {
        if (!(view->asked >> seat & 1))
            continue;
        int count = game_moves(table_game(screen->party.table), seat, moves);
        for (int i = 0; i < count; i++)
            if (reacts(moves[i].kind) && chance_below(&screen->chance, ++seen) == 0)
                found = moves[i];
    }
    if (!seen || chance_below(&screen->chance, 3) == 0)
        return; /* Enter: nobody */
    screen->kinds[found.kind]++;
    strbuf_addf(line, "%s: ", screen->party.names.seat[found.seat]);
    move_print(line, &screen->party.names, found);
}

/* Mostly a card that is right, so that hands grow small; now and then anything. */
static struct move choose(struct screen *screen, const struct view *view)
{
    struct move move = view->moves[chance_below(&screen->chance, (uint32_t)view->move_count)];
    uint32_t right = 0;

    if (chance_below(&screen->chance, 10) == 0)
        return move;
    for (int i = 0; i < view->move_count; i++)
        if (view->moves[i].kind == MOVE_PLAY &&
            !game_wrong(table_game(screen->party.table), view->moves[i], NULL) &&
            chance_below(&screen->chance, ++right) == 0)
            move = view->moves[i];
    return move;
}

/* Now and then the own name is put before, or the talk of another is reported. */
static void type_move(struct screen *screen, const struct view *view, struct strbuf *line)
{
    if (view->situation != SITUATION_ROUND_OVER && chance_below(&screen->chance, 40) == 0) {
        screen->talked++;
        strbuf_addf(line, "talk %s", screen->party.names.seat[(view->seat + 1) % view->seats]);
        return;
    }
    struct move move = choose(screen, view);
    if (chance_below(&screen->chance, 4) == 0)
        strbuf_addf(line, "%s: ", screen->party.names.seat[view->seat]);
    screen->kinds[move.kind]++;
    move_print(line, &screen->party.names, move);
    if (move.kind == MOVE_PLAY && view->hands[view->seat] == 2 &&
        chance_below(&screen->chance, 2) == 0) {
        screen->called++;
        strbuf_add(line, " uno");
    }
}

static enum table_answer ask(void *context, const struct view *view, const struct choices *choices,
                             struct strbuf *line)
{
    struct screen *screen = context;

    ck_assert_ptr_nonnull(choices);
    if (screen->asked == screen->leave_after)
        return ANSWER_END;
    screen->asked++;
    if (view->seat != NO_SEAT) {
        type_move(screen, view, line);
        return ANSWER_LINE;
    }
    assert_open(view);
    ck_assert_uint_ne(view->asked, 0);
    screen->windows += view->situation == SITUATION_REACT;
    screen->shouts += view->situation == SITUATION_SHOUT;
    type_reaction(screen, view, line);
    return ANSWER_LINE;
}

static void read_settings(struct settings *settings, const struct way *way, const struct deck *deck)
{
    *settings = *deck_settings(deck);
    if (way->ruleset) {
        struct ruleset *ruleset;
        struct diag diag = {0};
        ck_assert_int_eq(
            ruleset_load_named(&ruleset, way->ruleset, NULL, (struct position){0}, &diag),
            STATUS_OK);
        *settings = ruleset->settings;
        ruleset_free(ruleset);
        diag_release(&diag);
    }
    change_settings(settings, "target=60");
    change_settings(settings, way->settings);
}

static void open_table(struct screen *screen, const struct way *way, uint64_t seed)
{
    struct deck *deck = load_deck(way->deck);
    struct settings settings;

    read_settings(&settings, way, deck);
    *screen = (struct screen){.party = party_of(deck, &settings, way->players, screen),
                              .journal = journal_none()};
    screen->party.front.tell = tell;
    screen->party.front.remark = remark;
    screen->party.front.ask = ask;
    screen->party.front.say = say;
    chance_init(&screen->chance, seed, CHANCE_TEST, 1);
    party_sit(&screen->party, seed, &screen->journal);
}

static void close_table(struct screen *screen)
{
    party_release(&screen->party);
    strbuf_release(&screen->told);
}

/* The table as it was when the journal had only so many lines (a negative number: all). */
static void replay(struct screen *screen, const struct way *way, uint64_t seed, int lines)
{
    open_table(screen, way, seed);
    if (lines >= 0) {
        FILE *file = fopen(journal_path(), "r+");
        ck_assert_ptr_nonnull(file);
        for (int c; lines > 0 && (c = getc(file)) != EOF;)
            lines -= c == '\n';
        ck_assert_int_eq(ftruncate(fileno(file), ftell(file)), 0);
        fclose(file);
    }
    party_replay(&screen->party);
}

/* --- bots */

static const struct way ways[] = {
    {"fractions", NULL, "", "bot,bot,bot"},
    {"fractions", NULL, "wrong=referee", "bot,bot"},
    {"fractions", NULL, "wrong=peers", "bot,bot,bot"},
    {"fractions", NULL, "progressive=yes", "bot,bot,bot,bot"},
    {"fractions", NULL, "seven=yes", "bot,bot,bot"},
    {"fractions", NULL, "jump-in=yes", "bot,bot,bot,bot,bot"},
    {"fractions", NULL, "progressive=yes seven=yes jump-in=yes wrong=peers", "bot,bot,bot"},
    {"fractions", NULL, "partners=fixed", "bot,bot,bot,bot,bot,bot"},
    {"fractions", NULL, "partners=changing", "bot,bot,bot,bot"},
    {"fractions", NULL, "elimination=yes", "bot,bot,bot,bot"},
    {"fractions", NULL, "scoring=charged", "bot,bot"},
    {"fractions", NULL, "scoring=none", "bot,bot,bot"},
    {"fractions", NULL, "rounds=2", "bot,bot,bot,bot,bot,bot,bot,bot,bot,bot"},
    {"classic", "deluxe", "progressive=yes jump-in=yes seven=yes", "bot,bot,bot,bot"},
    {"classic", "deluxe", "partners=tables table=both", "bot,bot,bot,bot,bot,bot,bot,bot"},
    {"classic", "deluxe", "partners=tables table=second", "bot,bot,bot,bot,bot,bot,bot,bot"},
    {"classic", "belgian", "wrong=referee progressive=yes", "bot,bot,bot"},
    {"classic", "my", "calls=automatic jump-in=yes", "bot,bot"},
    {"spin", "spin", "", "bot,bot,bot"},
    {"spin", "spin", "seven=yes jump-in=yes progressive=yes wrong=peers", "bot,bot,bot,bot"},
    {"spin", "spin", "", "bot,bot"},
};
enum { WAYS = sizeof ways / sizeof *ways };

START_TEST(a_match_of_bots_goes_on_the_same_from_any_line_of_its_journal)
{
    const struct way *way = &ways[_i];
    struct screen whole, again;

    open_table(&whole, way, 5);
    ck_assert_int_eq(journal_create(&whole.journal, journal_path()), STATUS_OK);
    ck_assert_int_eq(table_run(whole.party.table), TABLE_OVER);
    ck_assert_uint_ne(game_winners(table_game(whole.party.table)), 0);
    journal_close(&whole.journal);
    replay(&again, way, 5, -1);
    ck_assert_uint_eq(game_hash(table_game(again.party.table)),
                      game_hash(table_game(whole.party.table)));
    close_table(&again);
    for (int lines = 80; lines > 0; lines -= 27) {
        replay(&again, way, 5, lines);
        ck_assert_int_eq(table_run(again.party.table), TABLE_OVER);
        ck_assert_uint_eq(game_hash(table_game(again.party.table)),
                          game_hash(table_game(whole.party.table)));
        close_table(&again);
    }
    ck_assert_int_eq(whole.asked, 0);
    unlink(journal_path());
    close_table(&whole);
}
END_TEST

/* --- several people */

static const struct way shared[] = {
    {"classic", "deluxe", "target=5000 jump-in=yes", "Ann,Bo,Cy"},
    {"fractions", NULL, "target=5000 wrong=peers", "Ann,Bo,bot"},
    {"fractions", NULL, "target=5000 wrong=referee", "Ann,Bo"},
    {"fractions", NULL, "target=5000", "Ann,Bo,Cy,bot"},
    {"spin", "spin", "target=5000", "Ann,Bo,bot"},
    {"spin", "spin", "target=5000 seven=yes jump-in=yes progressive=yes wrong=peers",
     "Ann,Bo,Cy,bot"},
    /* nobody is asked together with others: whoever is on next is asked on turn */
    {"equals", NULL, "target=5000 wrong=peers", "Ann,bot:adder,bot:denominator"},
    {"equals", NULL, "target=5000 wrong=peers jump-in=yes", "Ann,bot:careless:60"},
    {"equals", NULL, "target=5000 wrong=peers", "Ann,Bo"},
};
enum { SHARED = sizeof shared / sizeof *shared, SEVERAL = SHARED - 3, PROMPTS = 600 };

START_TEST(a_window_asks_all_people_at_once_and_shows_no_hand)
{
    struct screen screen;

    open_table(&screen, &shared[_i], 3);
    screen.leave_after = PROMPTS;
    table_run(screen.party.table);
    ck_assert_int_gt(screen.windows, 0);
    ck_assert_int_gt(screen.kinds[MOVE_CATCH] + screen.kinds[MOVE_CALL], 0);
    ck_assert_int_gt(screen.talked, 0);
    ck_assert_int_gt(screen.called, 0);
    ck_assert_ptr_nonnull(strstr(strbuf_text(&screen.told), "\"called\""));
    if (strstr(shared[_i].settings, "jump-in"))
        ck_assert_int_gt(screen.kinds[MOVE_JUMP], 0);
    if (strstr(shared[_i].settings, "peers"))
        ck_assert_int_gt(screen.kinds[MOVE_WRONG], 0);
    if (strstr(shared[_i].settings, "wrong"))
        ck_assert_int_gt(screen.remarks, 0);
    close_table(&screen);
}
END_TEST

START_TEST(a_table_of_people_and_bots_goes_on_the_same_where_it_was_left)
{
    for (int prompts = 3; prompts < 100; prompts += 47) {
        struct screen left, again;
        open_table(&left, &shared[_i], 4);
        ck_assert_int_eq(journal_create(&left.journal, journal_path()), STATUS_OK);
        left.leave_after = prompts;
        ck_assert_int_eq(table_run(left.party.table), TABLE_NO_INPUT);
        journal_close(&left.journal);
        left.journal = journal_none();
        replay(&again, &shared[_i], 4, -1);
        ck_assert_uint_eq(game_hash(table_game(again.party.table)),
                          game_hash(table_game(left.party.table)));
        strbuf_clear(&left.told);
        again.chance = left.chance;
        left.leave_after = again.leave_after = 2 * PROMPTS;
        again.asked = left.asked;
        ck_assert_int_eq(table_run(left.party.table), table_run(again.party.table));
        ck_assert_str_eq(strbuf_text(&again.told), strbuf_text(&left.told));
        close_table(&again);
        close_table(&left);
        unlink(journal_path());
    }
}
END_TEST

void add_windows(Suite *suite)
{
    TCase *tests = add_case(suite, "windows");

    add_sample(tests, a_match_of_bots_goes_on_the_same_from_any_line_of_its_journal, WAYS);
    tcase_add_loop_test(tests, a_window_asks_all_people_at_once_and_shows_no_hand, 0, SEVERAL);
    add_sample(tests, a_table_of_people_and_bots_goes_on_the_same_where_it_was_left, SHARED);
}
