#include "base/memory.h"
#include "deck/deck.h"
#include "game_hash.h"
#include "log/line.h"
#include "party.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

/* A screen that types the first move allowed, after something wrong, and writes down what it is
 * told. */
struct script {
    int asked, said, helped, points; /* how often */
    struct table_score score;        /* told last */
    int leave_after;                 /* prompts; 0: never */
    enum table_answer answer;        /* given then */
    const char *last_line;           /* given then, with ANSWER_LINE */
    int watcher_saw_cards;           /* of another seat */
    struct strbuf told;              /* events as lines */
    const struct deck *deck;
    int people;
    bool real;                 /* cards on a table: which may be laid is not known */
    bool vague;                /* types first what two cards of the hand are worth */
    const char *which;         /* what was said of it */
    bool at_once;              /* types a wild with its colour, and calls with every card */
    int between;               /* prompts before another seat deals */
    bool drew;                 /* asked last: whether a drawn card is played or kept */
    int wilds, colours, calls; /* wilds that were typed; prompts for a colour, or after a call */
};

static void tell(void *context, const struct event *event, int watcher)
{
    struct script *script = context;

    log_write_event(&script->told, script->deck, event);
    if (event->kind == EVENT_DRAWN || event->kind == EVENT_DEALT)
        script->watcher_saw_cards += event->cards && event->seat != watcher;
    ck_assert(watcher == NO_SEAT || watcher < script->people);
}

/* The first move allowed; where everybody is asked: nobody does anything. */
static void type_first(const struct view *view, const struct deck *deck, struct strbuf *line)
{
    if (view->seat != NO_SEAT)
        move_print(line, &(struct naming){.deck = deck}, view->moves[0]);
}

/* What two cards of the hand are worth, once; false: there are none. */
static bool type_vaguely(struct script *script, const struct view *view, struct strbuf *line)
{
    const int cards = deck_card_count(script->deck);

    for (int one = 0; view->situation == SITUATION_TURN && one < cards; one++)
        for (int other = one + 1; view->held[one] && other < cards; other++) {
            const struct card *a = deck_card(script->deck, one),
                              *b = deck_card(script->deck, other);
            if (!view->held[other] || a->kind != CARD_NUMBER || b->kind != CARD_NUMBER ||
                a->suit == b->suit || strcmp(a->id, b->id) ||
                view_allows(view, move_card(MOVE_PLAY, view->seat, one)) !=
                    view_allows(view, move_card(MOVE_PLAY, view->seat, other)))
                continue;
            strbuf_add(line, a->id);
            script->vague = false;
            script->which = "";
            return true;
        }
    return false;
}

/* A wild with its colour, if there is one; and a call, where one may be made. */
static void type_at_once(struct script *script, const struct view *view, struct strbuf *line)
{
    const struct naming names = {.deck = script->deck};
    struct move chosen = view->moves[0];

    for (int i = 0; i < view->move_count; i++)
        if (view->moves[i].kind == MOVE_PLAY &&
            deck_card(script->deck, view->moves[i].card)->suit == DECK_NONE)
            chosen = view->moves[i];
    script->colours += view->situation == SITUATION_COLOUR;
    move_print(line, &names, chosen);
    if (chosen.kind != MOVE_PLAY)
        return;
    if (deck_card(script->deck, chosen.card)->suit == DECK_NONE) {
        strbuf_add(line, " green");
        script->wilds++;
    }
    if (choices_of_kind(view, MOVE_CALL)) {
        strbuf_add(line, " uno");
        script->calls++;
    }
}

static enum table_answer ask(void *context, const struct view *view, const struct choices *choices,
                             struct strbuf *line)
{
    struct script *script = context;

    script->asked++;
    script->drew = view->situation == SITUATION_DREW;
    script->between += view->situation == SITUATION_ROUND_OVER && view->turn != view->seat;
    ck_assert_int_lt(view->seat, script->people);
    ck_assert(view->seat == NO_SEAT || choices->count > 0 || script->real);
    if (script->leave_after && script->asked >= script->leave_after) {
        strbuf_add(line, script->last_line ? script->last_line : "");
        return script->answer;
    }
    if (script->vague && type_vaguely(script, view, line))
        return ANSWER_LINE;
    if (script->at_once && view->seat != NO_SEAT)
        type_at_once(script, view, line);
    else if (script->asked % 5 == 1)
        strbuf_add(line, "nonsense");
    else if (script->asked % 5 == 2)
        strbuf_add(line, "?");
    else if (script->asked % 5 == 3)
        strbuf_add(line, "points");
    else
        type_first(view, script->deck, line);
    return ANSWER_LINE;
}

static void say(void *context, struct message message)
{
    struct script *script = context;

    ck_assert_ptr_nonnull(message.id);
    script->said++;
    if (script->which && !*script->which)
        script->which = message.id;
}

static void help(void *context, const struct view *view, const struct choices *choices)
{
    (void)view;
    (void)choices;
    ((struct script *)context)->helped++;
}

static void points(void *context, const struct table_score *score)
{
    struct script *script = context;

    script->points++;
    script->score = *score;
}

static void remark(void *context, struct message message)
{
    strbuf_addf(&((struct script *)context)->told, "remark: %s\n", message.id);
}

/* A table with its script. */
struct setting_up {
    struct script script;
    struct party party;
};

static void set_up_with(struct setting_up *up, const char *players, uint64_t seed,
                        struct journal *journal, enum setting setting, int value)
{
    struct deck *deck = load_deck("fractions");
    struct settings settings = *deck_settings(deck);

    settings.value[setting] = value;
    settings.value[SETTING_TARGET] = 100;
    *up = (struct setting_up){
        .script = {.deck = deck, .real = settings.value[SETTING_CARDS] == CARDS_REAL},
        .party = party_of(deck, &settings, players, &up->script)};
    up->script.people = players_people(&up->party.players);
    up->party.front = (struct table_front){.context = &up->script,
                                           .tell = tell,
                                           .remark = remark,
                                           .ask = ask,
                                           .say = say,
                                           .help = help,
                                           .points = points};
    party_sit(&up->party, seed, journal);
}

static void set_up(struct setting_up *up, const char *players, uint64_t seed,
                   struct journal *journal)
{
    set_up_with(up, players, seed, journal, SETTING_PARTNERS, PARTNERS_NONE);
}

static void take_down(struct setting_up *up)
{
    party_release(&up->party);
    strbuf_release(&up->script.told);
}

START_TEST(bots_alone_play_a_match_the_same_each_time)
{
    struct journal none = journal_none();
    struct setting_up first, second, other;

    set_up(&first, "bot,bot,bot", 7, &none);
    set_up(&second, "bot,bot,bot", 7, &none);
    set_up(&other, "bot,bot,bot", 8, &none);
    ck_assert_int_eq(table_run(first.party.table), TABLE_OVER);
    ck_assert_int_eq(table_run(second.party.table), TABLE_OVER);
    ck_assert_int_eq(table_run(other.party.table), TABLE_OVER);
    ck_assert_str_eq(strbuf_text(&first.script.told), strbuf_text(&second.script.told));
    ck_assert_str_ne(strbuf_text(&first.script.told), strbuf_text(&other.script.told));
    ck_assert_int_eq(first.script.asked, 0);
    ck_assert_int_gt(first.script.points, 0);
    ck_assert_int_ge(game_points(table_game(first.party.table),
                                 __builtin_ctz(game_winners(table_game(first.party.table)))),
                     100);
    ck_assert_int_eq(first.script.watcher_saw_cards, 0);
    take_down(&first);
    take_down(&second);
    take_down(&other);
}
END_TEST

/* How often the line is told. */
static int told(const struct setting_up *up, const char *line)
{
    int times = 0;

    for (const char *at = strbuf_text(&up->script.told); (at = strstr(at, line)); at++)
        times++;
    return times;
}

/* It is nobody else's screen: the cards of the hand are listed. */
START_TEST(who_is_vague_is_asked_which_card_of_the_hand)
{
    struct journal none = journal_none();
    struct setting_up up;

    set_up(&up, "Ann,bot", 3, &none);
    up.script.vague = up.script.at_once = true;
    ck_assert_int_eq(table_run(up.party.table), TABLE_OVER);
    ck_assert(!up.script.vague);
    ck_assert_str_eq(up.script.which, "which card do you mean: {cards}?");
    take_down(&up);
}
END_TEST

/* Nothing else changes: not what bots do. */
START_TEST(who_plays_alone_is_asked_before_a_bot_deals_where_lines_scroll)
{
    struct journal none = journal_none();
    struct setting_up still, scrolling, two;

    set_up(&still, "Ann,bot,bot", 3, &none);
    set_up(&scrolling, "Ann,bot,bot", 3, &none);
    set_up(&two, "Ann,Bo,bot", 3, &none);
    still.script.at_once = scrolling.script.at_once = two.script.at_once = true;
    scrolling.party.front.scrolls = two.party.front.scrolls = true;
    ck_assert_int_eq(table_run(still.party.table), TABLE_OVER);
    ck_assert_int_eq(table_run(scrolling.party.table), TABLE_OVER);
    ck_assert_int_eq(table_run(two.party.table), TABLE_OVER);
    ck_assert_int_eq(still.script.between, 0);
    ck_assert_int_gt(scrolling.script.between, 0);
    ck_assert_int_eq(two.script.between, 0);
    ck_assert_str_eq(strbuf_text(&scrolling.script.told), strbuf_text(&still.script.told));
    take_down(&still);
    take_down(&scrolling);
    take_down(&two);
}
END_TEST

START_TEST(points_are_told_with_whose_total_is_one)
{
    struct journal none = journal_none();
    struct setting_up alone, pairs;

    set_up(&alone, "bot,bot,bot,bot", 7, &none);
    set_up_with(&pairs, "bot,bot,bot,bot", 7, &none, SETTING_PARTNERS, PARTNERS_FIXED);
    ck_assert_int_eq(table_run(alone.party.table), TABLE_OVER);
    ck_assert_int_eq(table_run(pairs.party.table), TABLE_OVER);
    for (int seat = 0; seat < 4; seat++) {
        ck_assert_int_eq(alone.script.score.partner[seat], NO_SEAT);
        ck_assert_int_eq(pairs.script.score.partner[seat], (seat + 2) % 4);
        ck_assert_int_eq(pairs.script.score.points[seat],
                         pairs.script.score.points[(seat + 2) % 4]);
    }
    take_down(&alone);
    take_down(&pairs);
}
END_TEST

START_TEST(who_sits_down_of_two_tables_is_told_when_it_changes)
{
    struct journal none = journal_none();
    struct setting_up up;

    set_up_with(&up, "bot,bot,bot,bot,bot,bot,bot,bot", 7, &none, SETTING_PARTNERS,
                PARTNERS_TABLES);
    ck_assert_int_eq(table_run(up.party.table), TABLE_OVER);
    int rounds = told(&up, "\"event\":\"round begun\"");
    ck_assert_int_gt(rounds, 4);
    /* Every fourth round the others sit down. */
    ck_assert_int_eq(told(&up, "remark: Now at the table: {names}. The others wait."),
                     (rounds + 3) / 4);
    take_down(&up);
}
END_TEST

START_TEST(people_are_asked_again_until_the_rules_accept_a_move)
{
    struct journal none = journal_none();
    struct setting_up up;

    set_up(&up, "Ann,Bo,bot", 3, &none);
    ck_assert_int_eq(table_run(up.party.table), TABLE_OVER);
    ck_assert_int_gt(up.script.asked, 50);
    ck_assert_int_gt(up.script.said, 10);
    ck_assert_int_gt(up.script.helped, 10);
    ck_assert_int_gt(up.script.points, 10);
    ck_assert_int_eq(up.script.watcher_saw_cards, 0);
    take_down(&up);
}
END_TEST

START_TEST(what_is_typed_at_once_is_done_without_another_question)
{
    struct journal none = journal_none();
    struct setting_up up;

    set_up(&up, "Ann,Bo,bot", 3, &none);
    up.script.at_once = true;
    ck_assert_int_eq(table_run(up.party.table), TABLE_OVER);
    ck_assert_int_gt(up.script.wilds, 2);
    ck_assert_int_eq(up.script.colours, 0);
    ck_assert_int_gt(up.script.calls, 2);
    ck_assert_int_ge(told(&up, "\"colour named\",\"seat\":0,\"colour\":\"green\""), 1);
    ck_assert_int_ge(told(&up, "\"colour named\",\"seat\":1,\"colour\":\"green\""), 1);
    ck_assert_int_ge(told(&up, "\"event\":\"called\",\"seat\":0"), 1);
    ck_assert_int_eq(up.script.said, 0);
    take_down(&up);
}
END_TEST

/* Plays until the prompt where the script leaves, keeping a journal without a header. */
static void play_and_leave(struct setting_up *up, struct journal *journal, int prompts)
{
    ck_assert_int_eq(journal_create(journal, journal_path()), STATUS_OK);
    set_up(up, "Ann,Bo,bot", 12, journal);
    up->script.leave_after = prompts;
    up->script.answer = ANSWER_END;
    ck_assert_int_eq(table_run(up->party.table), TABLE_NO_INPUT);
    journal_close(journal);
}

START_TEST(a_replayed_journal_gives_the_same_game_and_goes_on_the_same)
{
    int drawn = 0;

    for (int prompts = 1; prompts < 120; prompts += 17) {
        struct setting_up left, again;
        struct journal journal, none = journal_none();
        struct log_reader reader;
        struct diag diag = {0};

        play_and_leave(&left, &journal, prompts);
        set_up(&again, "Ann,Bo,bot", 12, &none);
        ck_assert_int_eq(log_reader_open(&reader, journal_path(), &diag), STATUS_OK);
        ck_assert_int_eq(table_replay(again.party.table, &reader, &diag), STATUS_OK);
        ck_assert_uint_eq(diag.count, 0);
        if (left.script.drew) { /* the draw is made when its question is put again */
            again.script.leave_after = 1;
            again.script.answer = ANSWER_END;
            ck_assert_int_eq(table_run(again.party.table), TABLE_NO_INPUT);
            ck_assert(again.script.drew);
            drawn++;
        } else {
            /* The bots' chances go on where they were. */
            strbuf_clear(&left.script.told);
            left.script.leave_after = 0;
            again.script.asked = left.script.asked;
            ck_assert_uint_eq(game_hash(table_game(again.party.table)),
                              game_hash(table_game(left.party.table)));
            ck_assert_int_eq(table_run(left.party.table), TABLE_OVER);
            ck_assert_int_eq(table_run(again.party.table), TABLE_OVER);
            ck_assert_str_eq(strbuf_text(&again.script.told), strbuf_text(&left.script.told));
        }
        log_reader_close(&reader);
        take_down(&left);
        take_down(&again);
        unlink(journal_path());
    }
    ck_assert_int_gt(drawn, 0);
}
END_TEST

START_TEST(a_journal_is_retold_without_asking_anybody)
{
    struct setting_up left, again;
    struct journal journal, none = journal_none();
    struct log_reader reader;
    struct diag diag = {0};

    play_and_leave(&left, &journal, 120);
    set_up(&again, "Ann,Bo,bot", 12, &none);
    ck_assert_int_eq(log_reader_open(&reader, journal_path(), &diag), STATUS_OK);
    ck_assert_int_eq(table_retell(again.party.table, &reader, NO_SEAT, &diag), STATUS_OK);
    ck_assert_uint_eq(game_hash(table_game(again.party.table)),
                      game_hash(table_game(left.party.table)));
    ck_assert_int_gt(told(&again, "\"event\":\"played\""), 10);
    ck_assert_int_eq(told(&again, "\"event\":\"played\""), told(&left, "\"event\":\"played\""));
    ck_assert_int_eq(again.script.asked, 0);
    log_reader_close(&reader);
    take_down(&left);
    take_down(&again);
    unlink(journal_path());
}
END_TEST

static void assert_replay_refused(const char *lines, int at_line)
{
    FILE *file = fopen(journal_path(), "w");
    struct journal none = journal_none();
    struct setting_up up;
    struct log_reader reader;
    struct diag diag = {0};

    ck_assert_ptr_nonnull(file);
    fputs(lines, file);
    fclose(file);
    set_up(&up, "Ann,Bo,bot", 12, &none);
    ck_assert_int_eq(log_reader_open(&reader, journal_path(), &diag), STATUS_OK);
    ck_assert_int_eq(table_replay(up.party.table, &reader, &diag), STATUS_INVALID);
    ck_assert_uint_eq(diag.errors, 1);
    ck_assert_int_eq(diag.entries[0].where.line, at_line);
    log_reader_close(&reader);
    take_down(&up);
    set_up(&up, "Ann,Bo,bot", 12, &none);
    ck_assert_int_eq(log_reader_open(&reader, journal_path(), &diag), STATUS_OK);
    ck_assert_int_eq(table_retell(up.party.table, &reader, NO_SEAT, &diag), STATUS_INVALID);
    ck_assert_uint_eq(diag.errors, 2);
    log_reader_close(&reader);
    diag_release(&diag);
    take_down(&up);
    unlink(journal_path());
}

START_TEST(a_journal_that_the_rules_refuse_is_refused_with_its_line)
{
    assert_replay_refused("{\"seat\":0,\"move\":\"deal\"}\n", 1);
    assert_replay_refused("{\"view\":{}}\n", 1);
    assert_replay_refused("{\"seat\":9,\"move\":\"draw\"}\n", 1);
    assert_replay_refused("\n", 1);
}
END_TEST

START_TEST(a_full_disk_stops_the_table_before_the_move_is_made)
{
    struct setting_up up;
    struct journal journal;

    ck_assert_int_eq(journal_create(&journal, journal_path()), STATUS_OK);
    set_up(&up, "Ann,Bo,bot", 12, &journal);
    limit_files(200);
    enum table_end end = table_run(up.party.table);
    limit_files(RLIM_INFINITY);
    ck_assert_int_eq(end, TABLE_UNWRITTEN);
    ck_assert_int_eq(journal.error, EFBIG);
    ck_assert_int_gt(journal.length, 100);
    ck_assert_int_le(journal.length, 200);
    journal_close(&journal);
    take_down(&up);
    unlink(journal_path());
}
END_TEST

START_TEST(an_end_of_input_a_stop_and_a_signal_are_told_apart)
{
    static const struct {
        enum table_answer answer;
        const char *line;
        enum table_end end;
    } cases[] = {{ANSWER_END, NULL, TABLE_NO_INPUT},
                 {ANSWER_STOPPED, NULL, TABLE_STOPPED},
                 {ANSWER_LINE, "stop", TABLE_LEFT}};

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct journal none = journal_none();
        struct setting_up up;
        set_up(&up, "Ann,bot", 1, &none);
        up.script.leave_after = 2;
        up.script.answer = cases[i].answer;
        up.script.last_line = cases[i].line;
        ck_assert_int_eq(table_run(up.party.table), cases[i].end);
        take_down(&up);
    }
}
END_TEST

START_TEST(a_bot_that_there_is_not_is_refused)
{
    struct setting_up up;
    struct journal none = journal_none();
    struct message why;
    struct table *table;

    set_up(&up, "Ann,bot", 1, &none);
    up.party.players.seat[1].bot = "clever";
    ck_assert_int_eq(table_new(&table, up.party.rules, &up.party.names, &up.party.players, 1, &none,
                               &up.party.front, &why),
                     STATUS_INVALID);
    ck_assert_ptr_null(table);
    ck_assert_str_eq(why.id, "there is no bot “{name}”");
    take_down(&up);
}
END_TEST

void add_table(Suite *suite)
{
    TCase *tests = add_case(suite, "table");

    tcase_add_test(tests, bots_alone_play_a_match_the_same_each_time);
    tcase_add_test(tests, people_are_asked_again_until_the_rules_accept_a_move);
    tcase_add_test(tests, who_is_vague_is_asked_which_card_of_the_hand);
    tcase_add_test(tests, who_sits_down_of_two_tables_is_told_when_it_changes);
    tcase_add_test(tests, who_plays_alone_is_asked_before_a_bot_deals_where_lines_scroll);
    tcase_add_test(tests, points_are_told_with_whose_total_is_one);
    tcase_add_test(tests, what_is_typed_at_once_is_done_without_another_question);
    tcase_add_test(tests, a_journal_is_retold_without_asking_anybody);
    tcase_add_test(tests, a_replayed_journal_gives_the_same_game_and_goes_on_the_same);
    tcase_add_test(tests, a_journal_that_the_rules_refuse_is_refused_with_its_line);
    tcase_add_test(tests, a_full_disk_stops_the_table_before_the_move_is_made);
    tcase_add_test(tests, an_end_of_input_a_stop_and_a_signal_are_told_apart);
    tcase_add_test(tests, a_bot_that_there_is_not_is_refused);
}
