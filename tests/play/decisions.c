/* What a table hands out of people's decisions, in play and when a journal is replayed. */
#include "deck/deck.h"
#include "log/line.h"
#include "party.h"

#include <unistd.h>

/* A table whose people type the lines given, and an observer who writes down what it hears. */
struct scene {
    struct party party;
    struct table_observer observer;
    struct journal journal;
    const char *const *lines; /* still to be typed; NULL at the end; or the first move allowed */
    bool first_moves;
    struct strbuf heard;
    enum table_end at_round_over;
    int rounds, past_rounds;
};

static void teach(void *context, const struct teaching *teaching, int watcher)
{
    const struct scene *scene = context;

    /* a hint is for nobody but who asked; a picture that is looked at, for all */
    ck_assert(!teaching->answer || teaching->seen == 1u << watcher);
    ck_assert_ptr_nonnull(scene->party.table);
}

static enum table_answer ask(void *context, const struct view *view, const struct choices *choices,
                             struct strbuf *line)
{
    struct scene *scene = context;

    (void)choices;
    if (scene->first_moves && view->seat != NO_SEAT)
        move_print(line, &scene->party.names, view->moves[0]);
    if (scene->first_moves)
        return ANSWER_LINE;
    if (!*scene->lines)
        return ANSWER_END;
    strbuf_add(line, *scene->lines++);
    return ANSWER_LINE;
}

static void add_card(struct strbuf *out, struct shown shown)
{
    static const char *const as[] = {
        [SHOWN_PRINTED] = "", [SHOWN_PICTURE] = "picture ", [SHOWN_LINE] = "line "};
    char text[NOTATION_TEXT_SIZE];

    notation_canonical(shown.notation, text);
    strbuf_addf(out, "%s%s", as[shown.as], text);
}

/* The skills that it takes to see the equal cards of the hand, where the person drew
 * nevertheless. */
static unsigned skills_missed(const struct table_decision *decision)
{
    unsigned skills = 0;

    for (int i = 0; i < decision->count && decision->drew; i++)
        if (decision->hand[i].equal)
            skills |= skills_of_pair(decision->top_shown, decision->hand[i].shown);
    return skills;
}

/* "0: 2/3 with 2/8, =6/9; laid 2/8; missed 3". */
static void decided(void *context, const struct table_decision *decision)
{
    struct scene *scene = context;
    struct strbuf *out = &scene->heard;
    unsigned missed = skills_missed(decision);

    ck_assert_int_ge(decision->round, 1);
    strbuf_addf(out, "%d: ", decision->seat);
    add_card(out, decision->top_shown);
    strbuf_add(out, " with ");
    for (int i = 0; i < decision->count; i++) {
        strbuf_addf(out, "%s%s", i ? ", " : "", decision->hand[i].equal ? "=" : "");
        if (decision->hand[i].copies > 1)
            strbuf_addf(out, "%d × ", decision->hand[i].copies);
        add_card(out, decision->hand[i].shown);
    }
    if (decision->chosen) {
        strbuf_add(out, "; laid ");
        add_card(out, decision->chosen->shown);
    }
    if (decision->drew)
        strbuf_add(out, "; drew");
    if (decision->hints)
        strbuf_addf(out, "; hints %d", decision->hints);
    for (int skill = 1; skill < SKILLS; skill++)
        if (missed >> skill & 1)
            strbuf_addf(out, "; missed %d", skill);
    strbuf_addf(out, "%s\n", decision->past ? " (past)" : "");
}

/* "0: 2/8 on 2/3, by value: wrong". */
static void said(void *context, const struct table_said *word)
{
    struct scene *scene = context;
    struct strbuf *out = &scene->heard;

    strbuf_addf(out, "%d: ", word->seat);
    add_card(out, (struct shown){word->laid, SHOWN_PRINTED});
    strbuf_add(out, " on ");
    add_card(out, (struct shown){word->below, SHOWN_PRINTED});
    if (word->move.kind == MOVE_PROVE && word->move.parts)
        strbuf_addf(out, ", both %d/%d: ", word->move.number, word->move.parts);
    else if (word->move.kind == MOVE_PROVE)
        strbuf_addf(out, ", times %d: ", word->move.number);
    else
        strbuf_addf(out, ", by %s: ", word->move.kind == MOVE_BY_VALUE ? "value" : "colour");
    strbuf_addf(out, "%s%s\n", word->right ? "right" : "wrong", word->past ? " (past)" : "");
}

static enum table_end round_over(void *context, int round, bool past)
{
    struct scene *scene = context;

    scene->rounds += !past;
    scene->past_rounds += past;
    ck_assert_int_eq(round, scene->rounds + scene->past_rounds);
    return scene->at_round_over;
}

/* Seats players at a deck with "name=value name=value" of its settings. */
static void open_scene(struct scene *scene, const char *deck_name, const char *players,
                       const char *changes)
{
    struct deck *deck = load_deck(deck_name);
    struct settings settings = *deck_settings(deck);

    change_settings(&settings, changes);
    *scene = (struct scene){.party = party_of(deck, &settings, players, scene),
                            .observer = {scene, decided, said, round_over},
                            .journal = journal_none()};
    scene->party.front.ask = ask;
    scene->party.front.teach = teach;
    party_sit(&scene->party, 5, &scene->journal);
    table_observe(scene->party.table, &scene->observer);
}

static void close_scene(struct scene *scene)
{
    party_release(&scene->party);
    journal_close(&scene->journal);
    strbuf_release(&scene->heard);
}

/* A position, what is typed in it, and what is heard of that. */
struct typed_case {
    const char *deck, *settings, *hands, *pile;
    const char *lines[8];
    const char *heard;
};

/* Heard again from the journal: the same, as past. */
static void assert_replays(const struct typed_case *test)
{
    static const char *const nothing[] = {NULL};
    struct scene scene;
    struct strbuf past = {0};

    for (const char *at = test->heard; *at; at++)
        if (*at == '\n')
            strbuf_add(&past, " (past)\n");
        else
            strbuf_add_char(&past, *at);
    open_scene(&scene, test->deck, "Ann,Bo", test->settings);
    party_replay(&scene.party);
    scene.lines = nothing; /* what may still be taken back is heard when nobody goes on */
    ck_assert_int_eq(table_run(scene.party.table), TABLE_NO_INPUT);
    ck_assert_str_eq(strbuf_text(&scene.heard), strbuf_text(&past));
    close_scene(&scene);
    strbuf_release(&past);
}

static void assert_heard(const struct typed_case *test)
{
    struct scene scene;
    struct strbuf position = {0};

    open_scene(&scene, test->deck, "Ann,Bo", test->settings);
    ck_assert_int_eq(journal_create(&scene.journal, journal_path()), STATUS_OK);
    strbuf_addf(&position, "{\"position\":{\"hands\":[%s],\"pile\":[%s],\"turn\":0}}\n",
                test->hands, test->pile);
    ck_assert_int_eq(journal_add(&scene.journal, &position), STATUS_OK);
    party_replay(&scene.party);
    scene.lines = test->lines;
    ck_assert_int_eq(table_run(scene.party.table), TABLE_NO_INPUT);
    ck_assert_msg(!*scene.lines, "“%s” was not asked for", *scene.lines);
    ck_assert_str_eq(strbuf_text(&scene.heard), test->heard);
    close_scene(&scene);
    strbuf_release(&position);
    assert_replays(test);
    unlink(journal_path());
}

#define BO  "[\"yellow 1/4\",\"yellow 1/5\",\"red 1/5\"]"
#define ANN "[\"red 3/4\",\"red 2/8\",\"green 6/9\",\"wild\"]," BO

static const struct typed_case cases[] = {
    /* the first card that is refused counts, whatever follows it */
    {"equals",
     "",
     ANN,
     "\"blue 2/3\"",
     {"red 3/4", "red 2/8", "green 6/9"},
     "0: 2/3 with =6/9, 2/8, 3/4; laid 3/4\n"},
    {"equals",
     "",
     ANN,
     "\"blue 2/3\"",
     {"red 2/8", "draw"},
     "0: 2/3 with =6/9, 2/8, 3/4; laid 2/8; drew; missed 3\n"},
    {"equals", "", ANN, "\"blue 2/3\"", {"green 6/9"}, "0: 2/3 with =6/9, 2/8, 3/4; laid 6/9\n"},
    /* hints before the first card, and none that came behind it or in another turn; no card fits:
     * that is all of it */
    {"equals",
     "",
     ANN,
     "\"blue 2/3\"",
     {"hint", "hint", "green 6/9"},
     "0: 2/3 with =6/9, 2/8, 3/4; laid 6/9; hints 2\n"},
    {"equals",
     "",
     ANN,
     "\"blue 2/3\"",
     {"hint", "red 3/4", "hint", "tip", "clue", "draw"},
     "0: 2/3 with =6/9, 2/8, 3/4; laid 3/4; drew; hints 1; missed 3\n"},
    {"equals",
     "",
     ANN,
     "\"blue 2/3\"",
     {"hint", "hint", "hint", "hint", "wild red"},
     "0: 2/3 with =6/9, 2/8, 3/4; hints 3\n"},
    {"equals",
     "",
     "[\"red 3/4\",\"red 2/8\"]," BO,
     "\"blue 2/3\"",
     {"hint", "draw"},
     "0: 2/3 with 2/8, 3/4; drew; hints 2\n"},
    /* nobody is given a hint about the hand of another */
    {"equals",
     "",
     ANN,
     "\"blue 2/3\"",
     {"Bo: hint", "green 6/9"},
     "0: 2/3 with =6/9, 2/8, 3/4; laid 6/9\n"},
    /* a card that is not held is no belief, nor is a line that nobody understands */
    {"equals",
     "",
     ANN,
     "\"blue 2/3\"",
     {"red 4/6", "hello", "draw"},
     "0: 2/3 with =6/9, 2/8, 3/4; drew; missed 3\n"},
    {"equals", "", ANN, "\"blue 2/3\"", {"wild red"}, "0: 2/3 with =6/9, 2/8, 3/4\n"},
    {"spin",
     "",
     "[\"red 7\",\"red 7\",\"green 8\"],[\"yellow 6\",\"yellow 7\"]",
     "\"blue 9\"",
     {"draw"},
     "0: 9 with 8, 2 × 7; drew\n"},
    /* where a colour fits, numbers need not be compared */
    {"equals",
     "",
     "[\"red 3/4\",\"blue 2/8\",\"green 6/9\"]," BO,
     "\"blue 2/3\"",
     {"red 3/4", "draw"},
     ""},
    /* no number on top, no number in hand */
    {"equals", "", ANN, "\"blue skip\"", {"red 3/4", "wild red"}, ""},
    {"equals", "", "[\"red skip\",\"wild\"]," BO, "\"blue 2/3\"", {"draw"}, ""},
    /* a wrong card that is laid counts as well, once noticed or not */
    {"equals",
     "wrong=referee",
     ANN,
     "\"blue 2/3\"",
     {"red 3/4"},
     "0: 2/3 with =6/9, 2/8, 3/4; laid 3/4\n"},
    {"equals",
     "wrong=peers",
     ANN,
     "\"blue 2/3\"",
     {"red 3/4"},
     "0: 2/3 with =6/9, 2/8, 3/4; laid 3/4\n"},
    {"equals", "match=printed", ANN, "\"blue 2/3\"", {"red 3/4", "draw"}, ""},
    /* who is on next may lay what jumps in as well, and so is asked on turn alone */
    {"equals",
     "jump-in=yes",
     ANN,
     "\"blue 2/3\"",
     {"green 6/9", "Bo: yellow 1/4", "Bo: draw"},
     "0: 2/3 with =6/9, 2/8, 3/4; laid 6/9\n1: 6/9 with 1/5, 1/4, 1/5; laid 1/4; drew\n"},
    /* what is said of a card, once, where a colour would have fitted; else the card has said it */
    {"equals",
     "say=declare",
     "[\"blue 3/4\",\"green 6/9\",\"red 1/2\"]," BO,
     "\"blue 2/3\"",
     {"blue 3/4", "value", "value", "colour"},
     "0: 3/4 on 2/3, by value: wrong\n"},
    {"equals",
     "say=declare",
     "[\"blue 3/4\",\"green 6/9\",\"red 1/2\"]," BO,
     "\"blue 2/3\"",
     {"blue 3/4 colour"},
     "0: 3/4 on 2/3, by colour: right\n"},
    {"equals",
     "say=declare",
     ANN,
     "\"blue 2/3\"",
     {"green 6/9", "value"},
     "0: 2/3 with =6/9, 2/8, 3/4; laid 6/9\n"},
    {"equals",
     "say=declare",
     "[\"blue 3/4\",\"green 6/9\",\"red 1/2\"]," BO,
     "\"blue 2/3\"",
     {"hint", "blue 3/4", "value"},
     ""},
    /* why two numbers are equal, unless a picture showed it */
    {"equals",
     "say=prove",
     ANN,
     "\"blue 2/3\"",
     {"green 6/9", "Bo: doubt", "x3"},
     "0: 2/3 with =6/9, 2/8, 3/4; laid 6/9\n0: 6/9 on 2/3, times 3: right\n"},
    {"equals",
     "say=prove",
     ANN,
     "\"blue 2/3\"",
     {"green 6/9", "Bo: doubt", "2/3", "4/6"},
     "0: 2/3 with =6/9, 2/8, 3/4; laid 6/9\n0: 6/9 on 2/3, both 4/6: right\n"},
    {"equals",
     "say=prove",
     ANN,
     "\"blue 2/3\"",
     {"green 6/9", "Bo: doubt", "x2"},
     "0: 2/3 with =6/9, 2/8, 3/4; laid 6/9\n0: 6/9 on 2/3, times 2: wrong\n"},
    {"equals",
     "say=prove",
     ANN,
     "\"blue 2/3\"",
     {"green 6/9", "Bo: doubt", "picture", "no"},
     "0: 2/3 with =6/9, 2/8, 3/4; laid 6/9\n"},
    /* how cards are shown, and what it takes to see that they are equal */
    {"first-fractions",
     "",
     "[\"red bar:2/4\",\"red line:1/2\",\"red 1/3\"],[\"yellow 1/4\"]",
     "\"blue 1/2\"",
     {"draw"},
     "0: 1/2 with =picture 2/4, 1/3, =line 1/2; drew; missed 1; missed 2; missed 3\n"},
    {"equals",
     "",
     "[\"red 6/9\",\"red 1/3\"]," BO,
     "\"blue 4/6\"",
     {"draw"},
     "0: 4/6 with 1/3, =6/9; drew; missed 6\n"},
    {"equals",
     "",
     "[\"red 2/3\",\"red 1/3\"]," BO,
     "\"blue 2/3\"",
     {"draw"},
     "0: 2/3 with 1/3, =2/3; drew\n"},
};

START_TEST(a_decision_is_handed_out_with_what_was_seen_and_again_from_the_journal)
{
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        assert_heard(&cases[i]);
}
END_TEST

START_TEST(bots_decide_nothing_that_is_handed_out)
{
    struct scene scene;

    open_scene(&scene, "equals", "bot,bot,bot", "target=50");
    ck_assert_int_eq(table_run(scene.party.table), TABLE_OVER);
    ck_assert_str_eq(strbuf_text(&scene.heard), "");
    ck_assert_int_gt(scene.rounds, 0);
    close_scene(&scene);
}
END_TEST

START_TEST(each_round_that_is_over_is_handed_out_the_last_too)
{
    struct scene scene, again;

    open_scene(&scene, "equals", "Ann,bot", "rounds=3");
    ck_assert_int_eq(journal_create(&scene.journal, journal_path()), STATUS_OK);
    scene.first_moves = true;
    ck_assert_int_eq(table_run(scene.party.table), TABLE_OVER);
    ck_assert_int_eq(scene.rounds, 3);
    ck_assert_uint_gt(scene.heard.length, 0);
    open_scene(&again, "equals", "Ann,bot", "rounds=3");
    party_replay(&again.party);
    ck_assert_int_eq(again.rounds, 0);
    ck_assert_int_eq(again.past_rounds, 3);
    close_scene(&scene);
    close_scene(&again);
    unlink(journal_path());
}
END_TEST

START_TEST(who_stops_between_rounds_ends_the_table)
{
    struct scene scene;

    open_scene(&scene, "equals", "Ann,bot", "");
    scene.first_moves = true;
    scene.at_round_over = TABLE_LEFT;
    ck_assert_int_eq(table_run(scene.party.table), TABLE_LEFT);
    ck_assert_int_eq(scene.rounds, 1);
    ck_assert_int_eq(game_situation(table_game(scene.party.table)), SITUATION_ROUND_OVER);
    scene.at_round_over = TABLE_OVER;
    ck_assert_int_eq(table_run(scene.party.table), TABLE_OVER);
    ck_assert_int_gt(scene.rounds, 1);
    close_scene(&scene);
}
END_TEST

START_TEST(a_table_without_an_observer_plays_the_same)
{
    struct scene scene;

    open_scene(&scene, "equals", "Ann,bot", "rounds=1");
    table_observe(scene.party.table, NULL);
    scene.first_moves = true;
    ck_assert_int_eq(table_run(scene.party.table), TABLE_OVER);
    ck_assert_int_eq(scene.rounds, 0);
    close_scene(&scene);
}
END_TEST

void add_decisions(Suite *suite)
{
    TCase *tests = add_case(suite, "decisions");

    tcase_add_test(tests, a_decision_is_handed_out_with_what_was_seen_and_again_from_the_journal);
    tcase_add_test(tests, bots_decide_nothing_that_is_handed_out);
    tcase_add_test(tests, each_round_that_is_over_is_handed_out_the_last_too);
    tcase_add_test(tests, who_stops_between_rounds_ends_the_table);
    tcase_add_test(tests, a_table_without_an_observer_plays_the_same);
}
