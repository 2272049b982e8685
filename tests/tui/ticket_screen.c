/* An exit ticket on a full screen: read from the last row, its hands counted by keys. */
#include "tui/lesson/ticket_screen.h"

#include "paper_display.h"
#include "screen.h"
#include "text/text.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct figure printed(int64_t top, int64_t bottom)
{
    struct notation number = notation_of_fraction(top, bottom);

    return figure_printed(&number);
}

static struct ballot find_ballot(void)
{
    struct item item = {.kind = ITEM_FIND,
                        .answers = ANSWER_CHOICE,
                        .lettered = true,
                        .stem = printed(2, 5),
                        .options = 4,
                        .option = {{.figure = printed(5, 8)},
                                   {.figure = printed(6, 15), .right = true},
                                   {.figure = printed(4, 15)},
                                   {.words = message_of("none of them")}}};

    return (struct ballot){.item = item, .shown = item, .right = 1};
}

struct held {
    struct paper_display paper;
    struct ticket_screen *screen;
    struct ticket_front front;
    struct ballot ballot;
    struct strbuf line;
};

static void open_held(struct held *held, int columns, int rows, bool ascii, const char *keys)
{
    struct message why;

    *held = (struct held){.ballot = find_ballot()};
    ck_assert_int_eq(text_start("en", &why), STATUS_OK);
    paper_display_init(&held->paper, columns, rows, keys);
    held->paper.display.looks.ascii = ascii;
    held->paper.display.looks.face = ascii ? FACE_ASCII : FACE_HALVES;
    held->screen = ticket_screen_new(&held->paper.display, "Equal fractions");
    ck_assert_ptr_nonnull(held->screen);
    held->front = ticket_screen_front(held->screen);
    held->front.show(held->front.context, 1, 3, &held->ballot);
}

static enum front_answer ask(struct held *held)
{
    return held->front.ask(held->front.context, &held->ballot, &held->line);
}

static void close_held(struct held *held)
{
    ticket_screen_free(held->screen);
    paper_display_release(&held->paper);
    strbuf_release(&held->line);
}

static void check_typed(const char *keys, const char *line)
{
    struct held held;

    open_held(&held, 80, 24, false, keys);
    ck_assert_int_eq(ask(&held), FRONT_LINE);
    ck_assert_msg(strcmp(strbuf_text(&held.line), line) == 0, "%s: %s", keys,
                  strbuf_text(&held.line));
    close_held(&held);
}

START_TEST(hands_are_counted_by_keys)
{
    static const struct {
        const char *keys, *line;
    } rows[] = {
        {"aab\n", "2 1 0 0"},
        {"AAB\n", "2 1 0 0"},
        {"12→3→→5\n", "12 3 0 5"},
        {"12\b\n", "1 0 0 0"},
        {"7⌫c\n", "0 0 1 0"},
        {"a↑↑↓\n", "2 0 0 0"},
        {"5--\t+\n", "3 1 0 0"},
        {"b9\n", "0 9 0 0"},
        {"\n", ""},
        {"xyz?\n", ""},
        {"←4\n", "0 0 0 4"},
        {"9999\n", "9 0 0 0"},
        {"a\033\nb\n", "1 1 0 0"},
    };

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        check_typed(rows[i].keys, rows[i].line);
}
END_TEST

START_TEST(escape_and_s_stop_it_and_the_end_of_the_terminal_ends_it)
{
    struct held held;

    check_typed("a\033s", "stop");
    open_held(&held, 80, 24, false, "a");
    ck_assert_int_eq(ask(&held), FRONT_END);
    close_held(&held);
    open_held(&held, 80, 24, false, "a⏻");
    ck_assert_int_eq(ask(&held), FRONT_STOPPED);
    close_held(&held);
}
END_TEST

static const struct {
    int columns, rows;
    bool ascii;
    const char *letter; /* a row of the large b */
} windows[] = {
    {80, 24, false, "█▀▄"},
    {120, 36, false, "\n"},
    {80, 24, true, "# #"},
    {120, 36, true, "\n"},
};

START_TEST(question_letters_and_hands_are_large)
{
    for (size_t i = 0; i < sizeof windows / sizeof *windows; i++) {
        struct held held;
        const struct hands hands = {{3, 12, 0, 5}};
        open_held(&held, windows[i].columns, windows[i].rows, windows[i].ascii, "");
        ask(&held);
        ck_assert(is_shown(&held.paper, "Which one is equal to 2/5?"));
        ck_assert(is_shown(&held.paper, windows[i].letter));
        ck_assert(is_shown(&held.paper, "none of them"));
        ck_assert(!is_shown(&held.paper, "6/15")); /* not as text: one above the other */
        ck_assert(is_shown(&held.paper, "[Esc] stop"));
        close_held(&held);
        open_held(&held, windows[i].columns, windows[i].rows, windows[i].ascii, "x");
        held.front.count(held.front.context, &held.ballot, &hands);
        held.front.pause(held.front.context, &held.line);
        ck_assert(is_shown(&held.paper, "right"));
        ck_assert(is_shown(&held.paper, "6/15"));
        ck_assert(is_shown(&held.paper, "[C] count again"));
        close_held(&held);
    }
}
END_TEST

START_TEST(who_mistyped_counts_again)
{
    const struct hands hands = {{3, 12, 0, 5}};
    struct held held;

    open_held(&held, 80, 24, false, "c→→4\n");
    held.front.count(held.front.context, &held.ballot, &hands);
    ck_assert_int_eq(held.front.pause(held.front.context, &held.line), FRONT_LINE);
    ck_assert_str_eq(strbuf_text(&held.line), "3 12 4 5");
    close_held(&held);
}
END_TEST

START_TEST(what_can_be_said_comes_behind_the_bars_and_the_sum_at_the_end)
{
    const struct hands hands = {{3, 12, 0, 5}};
    struct held held;

    open_held(&held, 80, 24, false, "\n\n\n");
    held.front.count(held.front.context, &held.ballot, &hands);
    held.front.say(held.front.context, message_of("You can say this."));
    ck_assert_int_eq(held.front.pause(held.front.context, &held.line), FRONT_LINE);
    ck_assert_str_eq(strbuf_text(&held.line), "");
    ck_assert(is_shown(&held.paper, "You can say this."));
    held.front.say(held.front.context, message_of("All together."));
    ticket_screen_finish(held.screen);
    ck_assert(is_shown(&held.paper, "All together."));
    ck_assert(!is_shown(&held.paper, "You can say this."));
    close_held(&held);
}
END_TEST

START_TEST(a_window_that_changes_is_drawn_anew_and_one_too_small_says_so)
{
    struct held held;

    open_held(&held, 80, 24, false, "a⤢b\n");
    held.paper.next_columns = 30;
    held.paper.next_rows = 10;
    ck_assert_int_eq(ask(&held), FRONT_LINE);
    ck_assert_str_eq(strbuf_text(&held.line), "1 1 0 0");
    ck_assert(is_shown(&held.paper, "The window is 30 by"));
    close_held(&held);
}
END_TEST

/* --- what proves that two are equal */

static bool prove_ballot(struct ballot *ballot, struct lesson **lesson)
{
    char path[4096];
    struct diag diag = {0};
    struct chance chance;

    snprintf(path, sizeof path, "%s/lessons/prove.xml", getenv("BREUK_SOURCE"));
    ck_assert_int_eq(lesson_load(lesson, path, &diag), STATUS_OK);
    diag_release(&diag);
    chance_init(&chance, 1, CHANCE_LESSON, 0);
    return ballot_make(ballot, *lesson, ITEM_PROVE, -1, &chance);
}

START_TEST(what_a_bar_stands_for_is_read_to_its_last_word)
{
    const struct hands hands = {{3, 12, 1, 5}};

    for (size_t i = 0; i < sizeof windows / sizeof *windows; i++) {
        struct lesson *lesson;
        struct ballot ballot;
        struct held held;
        ck_assert(prove_ballot(&ballot, &lesson));
        open_held(&held, windows[i].columns, windows[i].rows, windows[i].ascii, "");
        held.front.show(held.front.context, 1, 3, &ballot);
        held.front.count(held.front.context, &ballot, &hands);
        held.front.pause(held.front.context, &held.line);
        for (int option = 0; option < ballot.shown.options; option++) {
            struct strbuf words = {0};
            ballot_add_option(&ballot, option, &words);
            for (char *word = strtok(words.text, " "); word; word = strtok(NULL, " "))
                ck_assert_msg(is_shown(&held.paper, word), "%s is not in\n%s", word,
                              strbuf_text(&held.paper.lines));
            strbuf_release(&words);
        }
        close_held(&held);
        lesson_free(lesson);
    }
}
END_TEST

START_TEST(what_is_to_be_proved_is_asked)
{
    struct lesson *lesson;
    struct ballot ballot;
    struct strbuf stem = {0};

    ck_assert(prove_ballot(&ballot, &lesson));
    ballot_add_stem(&ballot, &stem);
    ck_assert_str_eq(strbuf_text(&stem) + stem.length - 2, " ?");
    strbuf_release(&stem);
    lesson_free(lesson);
}
END_TEST

/* Each question that is asked so fits the window, its options with it: none lies on the counts. */
static void check_tickets(const char *path, int columns, int rows, bool ascii)
{
    struct lesson *lesson = NULL;
    struct diag diag = {0};

    ck_assert_int_eq(lesson_load(&lesson, path, &diag), STATUS_OK);
    diag_release(&diag);
    for (enum item_kind kind = 0; kind < ITEM_KINDS; kind++)
        for (uint64_t seed = 0; seed < 6 && ballot_suits(kind); seed++) {
            struct held held;
            struct chance chance;
            struct ballot ballot;
            chance_init(&chance, seed, CHANCE_LESSON, 0);
            if (!lesson->kind[kind].share || !ballot_make(&ballot, lesson, kind, -1, &chance))
                continue;
            open_held(&held, columns, rows, ascii, "");
            held.front.show(held.front.context, 1, 3, &ballot);
            held.front.ask(held.front.context, &ballot, &held.line);
            /* The counts stand alone in their row, the row above is empty. */
            const char *counts = strstr(strbuf_text(&held.paper.lines), " a: 0 ");
            ck_assert_msg(counts != NULL, "%s, %s, seed %d", lesson->name, item_kind_names[kind],
                          (int)seed);
            const char *row = counts;
            while (row > strbuf_text(&held.paper.lines) && row[-1] != '\n')
                row--;
            ck_assert_msg(row[-2] == '\n', "%s, %s, seed %d at %dx%d:\n%s", lesson->name,
                          item_kind_names[kind], (int)seed, columns, rows,
                          strbuf_text(&held.paper.lines));
            close_held(&held);
        }
    lesson_free(lesson);
}

START_TEST(every_question_of_a_ticket_fits_the_window)
{
    char path[4096];
    int lessons = 0;

    snprintf(path, sizeof path, "%s/lessons", getenv("BREUK_SOURCE"));
    DIR *folder = opendir(path);
    ck_assert_ptr_nonnull(folder);
    for (struct dirent *entry; (entry = readdir(folder));) {
        if (!strstr(entry->d_name, ".xml") || strcmp(entry->d_name, "schemas.xml") == 0)
            continue;
        snprintf(path, sizeof path, "%s/lessons/%s", getenv("BREUK_SOURCE"), entry->d_name);
        check_tickets(path, windows[_i].columns, windows[_i].rows, windows[_i].ascii);
        lessons++;
    }
    closedir(folder);
    ck_assert_int_gt(lessons, 20);
}
END_TEST

void add_ticket_screen(Suite *suite)
{
    TCase *tests = add_case(suite, "ticket-screen");

    tcase_add_test(tests, hands_are_counted_by_keys);
    tcase_add_test(tests, escape_and_s_stop_it_and_the_end_of_the_terminal_ends_it);
    tcase_add_test(tests, question_letters_and_hands_are_large);
    tcase_add_test(tests, who_mistyped_counts_again);
    tcase_add_test(tests, what_can_be_said_comes_behind_the_bars_and_the_sum_at_the_end);
    tcase_add_test(tests, a_window_that_changes_is_drawn_anew_and_one_too_small_says_so);
    tcase_add_test(tests, what_a_bar_stands_for_is_read_to_its_last_word);
    tcase_add_test(tests, what_is_to_be_proved_is_asked);
    tcase_add_loop_test(tests, every_question_of_a_ticket_fits_the_window, 0,
                        (int)(sizeof windows / sizeof *windows));
}
