/* Kinds of terminals, and what is none; names and players that are refused. */
#include "cases.h"

#include <stdlib.h>
#include <unistd.h>

/* Where lines do. */
static const struct pty_wish of_lines[] = {
    {.term = "dumb"},          {.term = "nobody-knows-this"}, {.term = ""},
    {.set = {"ACCESSIBLE=1"}}, {.words = {"--plain"}},
};

START_TEST(a_terminal_that_cannot_is_given_lines)
{
    struct pty pty;
    struct pty_wish wish = of_lines[_i];
    const char *const words[] = {"play", "equals", "--players", "Ann,bot", "--seed", "3", NULL};

    int n = wish.words[0] ? 1 : 0;
    for (int i = 0; words[i]; i++)
        wish.words[n + i] = words[i];
    pty_start(&pty, &wish);
    pty_await(&pty, "Ann (? for help):");
    ck_assert(!pty.vt.alternate);
    ck_assert(vt_is_restored(&pty.vt));
    check_clean(&pty);
    pty_type(&pty, "stop\n");
    check_end(&pty, 0);
    pty_close(&pty);
}
END_TEST

START_TEST(a_pipe_or_a_file_is_given_lines)
{
    char path[512];
    struct pty pty;

    snprintf(path, sizeof path, "%s.txt", journal_path());
    FILE *file = fopen(path, "w");
    ck_assert_ptr_nonnull(file);
    fprintf(file, "draw\nstop\n");
    fclose(file);
    struct pty_wish wish = {.words = {"play", "equals", "--players", "Ann,bot", "--seed", "3"}};
    if (_i)
        wish.output = path;
    else
        wish.input = path;
    pty_start(&pty, &wish);
    if (_i) {
        pty_watch(&pty, 500);
        ck_assert_uint_eq(pty.bytes, 0);
        pty_type(&pty, "stop\n");
    }
    check_end(&pty, 0);
    ck_assert(_i || !pty.vt.asked_name);
    if (!_i)
        ck_assert(vt_has(&pty.vt, "Your game is kept.")); /* where the rest breaks hangs on paths */
    pty_close(&pty);
}
END_TEST

/* Where the whole screen is used. */
static const struct {
    struct pty_wish wish;
    bool ascii;
} of_screens[] = {
    {{.term = "vt100"}, false},
    {{.term = "linux"}, false},
    {{.term = "xterm"}, false},
    {{.term = "screen-256color"}, false},
    {{.set = {"NO_COLOR=1"}}, false},
    {{.lang = "C"}, true},
    {{.lang = "C", .term = "vt100"}, true},
};

START_TEST(a_terminal_that_can_is_used_whole)
{
    struct pty pty;

    begin_game(&pty, of_screens[_i].wish, "Ann,bot");
    pty_await(&pty, of_screens[_i].ascii ? "+------+" : "┌──────┐");
    pty_await(&pty, "Equal fractions");
    ck_assert(!of_screens[_i].ascii || !pty.vt.beyond_ascii);
    check_clean(&pty);
    pty_type(&pty, "\003");
    check_end(&pty, 0);
    ck_assert(!of_screens[_i].ascii || !pty.vt.beyond_ascii);
    pty_close(&pty);
}
END_TEST

/* Names that mean harm steer no screen; how they are shown is another matter. */
static const char *const hostile[] = {
    "A\033]0;evil\ann,bot", "A\033P+q544e\033\\nn,bot",
    "A\302\2332Jnn,bot",    "A\342\200\256nn,\001Bo,bot",
    "\377\376,bot",         "A\nn\rn\tn,bot",
};

START_TEST(a_name_steers_no_screen)
{
    struct pty pty;
    const struct pty_wish wish = {
        .words = {"play", "equals", "--players", hostile[_i], "--seed", "3", "--pace", "0"}};

    pty_start(&pty, &wish);
    for (int i = 0; i < 8 && !pty_ends(&pty, 250); i++)
        pty_type(&pty, "\r");
    check_clean(&pty);
    if (!pty_ends(&pty, 0))
        kill(pty.program, SIGTERM); /* it may have ended this moment */
    ck_assert(pty_ends(&pty, PTY_LONG));
    check_end(&pty, pty.status);
    pty_close(&pty);
}
END_TEST

static const char *const refused[] = {"Ann,Ann", "A,B,C,D,E,F,G,H,I,J,K"};

START_TEST(players_who_cannot_play_are_refused_in_lines)
{
    struct pty pty;
    const struct pty_wish wish = {.words = {"play", "equals", "--players", refused[_i]}};

    pty_start(&pty, &wish);
    ck_assert(pty_ends(&pty, PTY_LONG));
    ck_assert(pty.status > 0 && pty.status < 128);
    ck_assert(vt_has(&pty.vt, "breuk:"));
    check_end(&pty, pty.status);
    pty_close(&pty);
}
END_TEST

/* Whether a while goes by in which it uses less than this; on a busy machine it may still draw in
 * the first. */
static bool comes_to_rest(struct pty *pty)
{
    enum { TRIES = 5, WAIT = 2000, MOST = 2 }; /* ticks; some systems’ are 10 ms */

    for (int tries = 0; tries < TRIES; tries++) {
        long before = pty_ticks(pty);
        pty_watch(pty, WAIT);
        if (pty_ticks(pty) - before <= MOST)
            return true;
    }
    return false;
}

START_TEST(waiting_costs_nothing)
{
    static const char *const keys[] = {"", "a", "?"};
    struct pty pty;

    begin_game(&pty, (struct pty_wish){0}, "Ann,Bo");
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        pty_type(&pty, keys[i]);
        pty_calm(&pty, 500);
        if (pty_ticks(&pty) < 0)
            break; /* no /proc */
        ck_assert_msg(comes_to_rest(&pty), "after “%s”", keys[i]);
    }
    pty_close(&pty);
}
END_TEST

void add_kinds(Suite *suite)
{
    TCase *tests = add_pty_case(suite, "kinds");

    tcase_add_loop_test(tests, a_terminal_that_cannot_is_given_lines, 0,
                        sizeof of_lines / sizeof *of_lines);
    tcase_add_loop_test(tests, a_pipe_or_a_file_is_given_lines, 0, 2);
    tcase_add_loop_test(tests, a_terminal_that_can_is_used_whole, 0,
                        sizeof of_screens / sizeof *of_screens);
    tcase_add_loop_test(tests, a_name_steers_no_screen, 0, sizeof hostile / sizeof *hostile);
    tcase_add_loop_test(tests, players_who_cannot_play_are_refused_in_lines, 0,
                        sizeof refused / sizeof *refused);
    tcase_add_test(tests, waiting_costs_nothing);
}
