/* Windows that change, and programs that are stopped and go on. */
#include "cases.h"
#include "monkey.h"

static void begin_alone(struct pty *pty)
{
    begin_game(pty, (struct pty_wish){0}, "Ann,bot");
}

START_TEST(a_window_that_is_too_small_says_so_and_comes_back)
{
    static const int sizes[][2] = {{39, 19}, {1, 1}, {2, 1}, {1, 50}, {200, 1}};
    static char before[VT_ROWS * VT_COLUMNS], after[VT_ROWS * VT_COLUMNS];
    struct pty pty;

    begin_alone(&pty);
    pty_calm(&pty, 400);
    vt_screen(&pty.vt, before, sizeof before);
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        pty_resize(&pty, sizes[i][0], sizes[i][1]);
        pty_calm(&pty, 150);
        if (i == 0 && !vt_has(&pty.vt, "39 by 19"))
            pty_fail(&pty, "it does not say", "how small the window is");
        pty_resize(&pty, 80, 24);
        pty_await(&pty, ANN_PLAYS);
        pty_calm(&pty, 150);
        vt_screen(&pty.vt, after, sizeof after);
        ck_assert_str_eq(after, before);
    }
    check_clean(&pty);
    pty_close(&pty);
}
END_TEST

START_TEST(a_window_has_any_size)
{
    static const int sizes[][2] = {{40, 20}, {60, 20}, {92, 29}, {160, 50}, {300, 100}, {79, 60}};
    struct monkey monkey = {.title = " "};
    struct pty pty;

    begin_alone(&pty);
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        pty_resize(&pty, sizes[i][0], sizes[i][1]);
        pty_calm(&pty, 100);
        pty_await(&pty, "Ann");
        monkey_repaint(&monkey, &pty);
        check_clean(&pty);
    }
    pty_close(&pty);
}
END_TEST

START_TEST(a_storm_of_sizes_passes)
{
    enum { SIZES = 100, PAUSE = 10 };
    struct monkey monkey = {.title = " "};
    struct pty pty;

    begin_alone(&pty);
    for (int i = 0; i < SIZES; i++) {
        pty_resize(&pty, 1 + monkey_chance(&monkey, 300), 1 + monkey_chance(&monkey, 100));
        pty_watch(&pty, PAUSE);
    }
    pty_resize(&pty, 80, 24);
    pty_await(&pty, ANN_PLAYS);
    monkey_repaint(&monkey, &pty);
    check_clean(&pty);
    pty_close(&pty);
}
END_TEST

START_TEST(a_line_survives_another_size)
{
    struct pty pty;

    begin_alone(&pty);
    pty_calm(&pty, 400);
    pty_type(&pty, ":points of a kind");
    pty_await(&pty, "points of a kind");
    pty_resize(&pty, 20, 10);
    pty_await_gone(&pty, "points of a kind");
    pty_resize(&pty, 100, 30);
    pty_await(&pty, "points of a kind");
    pty_close(&pty);
}
END_TEST

START_TEST(a_pause_gives_the_terminal_back_for_a_while)
{
    struct pty pty;

    begin_alone(&pty);
    pty_calm(&pty, 400);
    for (int i = 0; i < 2; i++) {
        pty_type(&pty, "\032");
        pty_await_stop(&pty);
        ck_assert(vt_is_restored(&pty.vt));
        ck_assert(pty_modes_are_as_found(&pty));
        if (i)
            pty_resize(&pty, 100, 30); /* which nobody has told the program */
        pty_continue(&pty);
        pty_await(&pty, ANN_PLAYS);
        pty_calm(&pty, 400);
        ck_assert(pty.vt.alternate && pty.vt.hidden && pty.vt.pasting);
    }
    check_clean(&pty);
    pty_close(&pty);
}
END_TEST

START_TEST(a_pause_covers_the_hand)
{
    struct pty pty;

    begin_game(&pty, (struct pty_wish){0}, "Ann,Bo");
    press_until(&pty, "a", ANN_PLAYS);
    pty_calm(&pty, 400);
    pty_type(&pty, "\032");
    pty_await_stop(&pty);
    pty_continue(&pty);
    pty_await(&pty, "presses: A");
    pty_calm(&pty, 500);
    ck_assert(!vt_has(&pty.vt, "[Enter] play"));
    press_until(&pty, "a", ANN_PLAYS);
    pty_close(&pty);
}
END_TEST

START_TEST(who_stops_it_from_outside_finds_the_hand_covered)
{
    struct pty pty;

    begin_game(&pty, (struct pty_wish){0}, "Ann,Bo");
    press_until(&pty, "a", ANN_PLAYS);
    pty_signal(&pty, SIGSTOP);
    pty_await_stop(&pty);
    pty_continue(&pty);
    pty_await(&pty, "presses: A");
    pty_calm(&pty, 100);
    ck_assert(!vt_has(&pty.vt, "[Enter] play"));
    /* a cover that is there stays */
    pty_signal(&pty, SIGCONT);
    pty_calm(&pty, 500);
    ck_assert(vt_has(&pty.vt, "presses: A"));
    pty_close(&pty);
}
END_TEST

START_TEST(another_size_lifts_no_cover)
{
    struct pty pty;

    begin_game(&pty, (struct pty_wish){0}, "Ann,Bo");
    for (int i = 0; i < 5; i++) {
        pty_resize(&pty, 80 + i, 24 + i);
        pty_calm(&pty, 120);
        ck_assert(!vt_has(&pty.vt, "[Enter] play"));
    }
    ck_assert(vt_has(&pty.vt, "presses: A"));
    pty_close(&pty);
}
END_TEST

void add_windows(Suite *suite)
{
    TCase *tests = add_pty_case(suite, "windows");

    tcase_add_test(tests, a_window_that_is_too_small_says_so_and_comes_back);
    tcase_add_test(tests, a_window_has_any_size);
    tcase_add_test(tests, a_storm_of_sizes_passes);
    tcase_add_test(tests, a_line_survives_another_size);
    tcase_add_test(tests, a_pause_gives_the_terminal_back_for_a_while);
    tcase_add_test(tests, a_pause_covers_the_hand);
    tcase_add_test(tests, who_stops_it_from_outside_finds_the_hand_covered);
    tcase_add_test(tests, another_size_lifts_no_cover);
}
