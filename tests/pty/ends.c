/* However it ends, the terminal is as it was found, and the game can go on. */
#include "cases.h"

#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

enum { STOPPED = 0, BY_SIGNAL = 128 };

static void begin_alone(struct pty *pty)
{
    begin_game(pty, (struct pty_wish){0}, "Ann,bot");
}

static void check_saved(struct pty *pty)
{
    pty_await(pty, "play --resume");
    pty_close(pty);
    resume_game(pty);
    pty_close(pty);
}

START_TEST(the_menu_stops_the_game)
{
    struct pty pty;

    begin_alone(&pty);
    press_until(&pty, "\033", "stop; the game is saved");
    pty_type(&pty, "8\r");
    check_end(&pty, STOPPED);
    check_saved(&pty);
}
END_TEST

START_TEST(a_typed_stop_stops_the_game)
{
    struct pty pty;

    begin_alone(&pty);
    pty_calm(&pty, 400);
    pty_type(&pty, ":stop\r");
    check_end(&pty, STOPPED);
    check_saved(&pty);
}
END_TEST

/* A drawn card that fits, and one that does not. */
static const char *const piles[] = {"blue 1/4", "blue 2/3"};

START_TEST(a_game_left_at_a_drawn_card_asks_again)
{
    FILE *journal = fopen(journal_path(), "w");
    struct pty pty;

    ck_assert_ptr_nonnull(journal);
    fprintf(journal,
            "{\"breuk\":1,\"deck\":\"equals\",\"seats\":[\"Ann\",{\"name\":\"Bot 1\",\"bot\":"
            "\"first\"}],\"seed\":\"7\",\"settings\":{}}\n{\"position\":{\"hands\":[[\"red 3/4\","
            "\"red 2/8\"],[\"yellow 1/4\",\"yellow 1/5\"]],\"pile\":[\"%s\"],\"stock\":"
            "[\"green 1/4\",\"green 4/6\",\"green 3/9\"],\"turn\":0}}\n"
            "{\"seat\":0,\"move\":\"draw\"}\n",
            piles[_i]);
    fclose(journal);
    resume_game(&pty);
    pty_await(&pty, "[K] keep it");
    pty_type(&pty, "\003");
    check_end(&pty, STOPPED);
    pty_close(&pty);
    resume_game(&pty);
    pty_await(&pty, "[K] keep it");
    press_until(&pty, "k", "[D] draw");
    pty_close(&pty);
}
END_TEST

/* Signals that ask the program to end; Ctrl-C is one of them. */
static const int requests[] = {SIGINT, SIGTERM, SIGHUP};

START_TEST(who_is_told_to_end_gives_the_terminal_back)
{
    struct pty pty;

    begin_alone(&pty);
    if (requests[_i] == SIGINT)
        pty_type(&pty, "\003");
    else
        pty_signal(&pty, requests[_i]);
    if (!pty_ends(&pty, PTY_LONG))
        pty_fail(&pty, "it did not end", "by a signal");
    check_end(&pty, pty.status < BY_SIGNAL ? pty.status : STOPPED);
    check_saved(&pty);
}
END_TEST

static const int crashes[] = {SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGQUIT};

START_TEST(a_crash_gives_the_terminal_back)
{
    struct pty pty;

    begin_alone(&pty);
    if (crashes[_i] == SIGQUIT)
        pty_type(&pty, "\034");
    else
        pty_signal(&pty, crashes[_i]);
    if (!pty_ends(&pty, PTY_LONG) || pty.status == STOPPED)
        pty_fail(&pty, "it went on", "after a crash");
    check_end(&pty, pty.status);
    pty_close(&pty);
}
END_TEST

START_TEST(a_program_that_is_to_ignore_a_quit_goes_on)
{
    struct pty pty;

    begin_game(&pty, (struct pty_wish){.deaf_to_quit = true}, "Ann,bot");
    pty_type(&pty, "\034");
    pty_calm(&pty, 400);
    pty_type(&pty, "?");
    pty_await(&pty, "[Enter] read on");
    ck_assert(pty.vt.alternate);
    pty_type(&pty, "\003");
    check_end(&pty, STOPPED);
    pty_close(&pty);
}
END_TEST

START_TEST(a_terminal_that_goes_away_ends_the_program)
{
    struct pty pty;

    begin_alone(&pty);
    pty_hang_up(&pty);
    ck_assert(pty_ends(&pty, PTY_LONG));
    ck_assert_int_lt(pty.status, BY_SIGNAL);
    pty_close(&pty);
    resume_game(&pty);
    pty_close(&pty);
}
END_TEST

/* As if nobody read it, in the middle of what is drawn. */
START_TEST(a_terminal_that_takes_nothing_keeps_nobody)
{
    struct pty pty;

    begin_alone(&pty);
    int slave = open(ptsname(pty.master), O_RDWR | O_NOCTTY);
    ck_assert_int_ge(slave, 0);
    ck_assert_int_eq(tcflow(slave, TCOOFF), 0);
    pty_resize(&pty, 100, 30);
    pty_signal(&pty, requests[_i]);
    if (!pty_ends_unread(&pty, PTY_LONG))
        pty_fail(&pty, "it did not end", "as the terminal took nothing");
    ck_assert_int_eq(pty.status, BY_SIGNAL + requests[_i]);
    ck_assert(pty_modes_are_as_found(&pty));
    close(slave);
    pty_close(&pty);
    resume_game(&pty);
    pty_close(&pty);
}
END_TEST

/* Ctrl-S, in lines. */
START_TEST(a_terminal_that_is_held_still_keeps_nobody)
{
    struct pty pty;
    const struct pty_wish wish = {.words = {"play", "equals", "--players", "Ann,bot", "--seed", "3",
                                            "--plain", "--pace", "0", "--journal", journal_path()}};

    remove(journal_path());
    pty_start(&pty, &wish);
    pty_await(&pty, "Ann (? for help):");
    pty_type(&pty, "\023");
    pty_sleep(300);
    pty_signal(&pty, SIGTERM);
    if (!pty_ends_unread(&pty, PTY_LONG))
        pty_fail(&pty, "it did not end", "as the terminal was held still");
    ck_assert(pty.status == STOPPED || pty.status == BY_SIGNAL + SIGTERM);
    pty_close(&pty);
    resume_game(&pty);
    pty_close(&pty);
}
END_TEST

START_TEST(a_covered_screen_gives_the_terminal_back)
{
    struct pty pty;

    begin_game(&pty, (struct pty_wish){0}, "Ann,Bo");
    pty_signal(&pty, SIGTERM);
    if (!pty_ends(&pty, PTY_LONG))
        pty_fail(&pty, "it did not end", "by SIGTERM");
    check_end(&pty, pty.status < BY_SIGNAL ? pty.status : STOPPED);
    pty_close(&pty);
}
END_TEST

START_TEST(bots_that_play_on_finish_the_match)
{
    struct pty pty;

    begin_alone(&pty);
    pty_close(&pty);
    remove(journal_path());
    const struct pty_wish wish = {.words = {"play", "equals", "--players", "Ann,bot", "--seed", "3",
                                            "--pace", "0", "--rule", "scoring=none", "--explain",
                                            "never", "--no-offers"}};
    pty_start(&pty, &wish);
    pty_await(&pty, "[Enter] go on");
    press_until(&pty, "\r", ANN_PLAYS);
    press_until(&pty, "\033", "a bot plays on for Ann");
    pty_type(&pty, "7\r");
    for (int i = 0; i < 100 && !pty_ends(&pty, 300); i++)
        pty_type(&pty, "\r");
    check_end(&pty, STOPPED);
    pty_close(&pty);
}
END_TEST

void add_ends(Suite *suite)
{
    TCase *tests = add_pty_case(suite, "ends");

    tcase_add_test(tests, the_menu_stops_the_game);
    tcase_add_test(tests, a_typed_stop_stops_the_game);
    tcase_add_loop_test(tests, a_game_left_at_a_drawn_card_asks_again, 0,
                        sizeof piles / sizeof *piles);
    tcase_add_loop_test(tests, who_is_told_to_end_gives_the_terminal_back, 0,
                        sizeof requests / sizeof *requests);
    tcase_add_loop_test(tests, a_crash_gives_the_terminal_back, 0,
                        sizeof crashes / sizeof *crashes);
    tcase_add_test(tests, a_program_that_is_to_ignore_a_quit_goes_on);
    tcase_add_test(tests, a_terminal_that_goes_away_ends_the_program);
    tcase_add_loop_test(tests, a_terminal_that_takes_nothing_keeps_nobody, 0,
                        sizeof requests / sizeof *requests);
    tcase_add_test(tests, a_terminal_that_is_held_still_keeps_nobody);
    tcase_add_test(tests, a_covered_screen_gives_the_terminal_back);
    tcase_add_test(tests, bots_that_play_on_finish_the_match);
}
