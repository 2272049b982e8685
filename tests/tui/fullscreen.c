/* A terminal as a surface: its keys, its answers in time, late and in pieces, and its end. */
#include "desk.h"
#include "screen.h"

#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

START_TEST(a_terminal_that_answers_is_opened_and_given_back)
{
    struct desk desk;

    desk_open(&desk);
    ck_assert_ptr_nonnull(strstr(desk.told, ": colours 0 mouse ready"));
    ck_assert_ptr_nonnull(strstr(desk.text, "日本"));
    ck_assert_ptr_nonnull(strstr(desk.text, "\r│●█½\033[6n\r\033[K"));
    desk_quit(&desk);
    assert_given_back(&desk);
    desk_end(&desk);
}
END_TEST

START_TEST(keys_arrive)
{
    struct desk desk;

    desk_open(&desk);
    assert_heard(&desk, "a1é", "a 1 U+00E9 ");
    assert_heard(&desk, "\033[A\033OD\033[5~", "up left page-up ");
    assert_heard(&desk, "\r\t\b\x7F\x15", "return tab erase erase line ");
    assert_heard(&desk, "\033", "escape ");
    assert_heard(&desk, "\033[<0;3;4M\033[<0;3;4m", "2,3 ");
    assert_heard(&desk, "\033[M #$\033[M##$", "2,3 ");
    assert_heard(&desk, "\x13\x11\x16\x0F\x12", ""); /* which a terminal’s driver knows, too */
    assert_heard(&desk, "\xFF\xC3(\xE2\x97\x28\xED\xA0\x80", "( ( ");
    assert_heard(&desk, "\033[15~\033[1;5P\033]0;x\a\033[?7u", "");
    assert_heard(&desk, "N", "N none none ");
    desk_quit(&desk);
    desk_end(&desk);
}
END_TEST

/* Pieces are so far apart that an Esc alone would be the key. */
START_TEST(late_and_split_answers_are_no_keys)
{
    struct desk desk;

    desk_start(&desk, "xterm-256color", "C.UTF-8", &nothing_special);
    desk_await_shown(&desk, "\033[c");
    desk_await_ready(&desk); /* without an answer nothing more is asked */
    ck_assert_ptr_null(strstr(desk.text, "\033[6n"));
    ck_assert_ptr_nonnull(strstr(desk.told, ": colours 0"));
    assert_heard(&desk, "\033", "");
    assert_heard(&desk, "[?6", "");
    assert_heard(&desk, "2;22", "");
    assert_heard(&desk, "ca", "a ");
    assert_heard(&desk, "\033[?62c\033[1;5R", "");
    assert_heard(&desk, "b", "b ");
    desk_quit(&desk);
    assert_given_back(&desk);
    desk_end(&desk);
}
END_TEST

START_TEST(a_column_that_is_not_given_is_no_reason_for_ascii)
{
    struct desk desk;

    desk_start(&desk, "xterm-256color", "C.UTF-8", &nothing_special);
    desk_await_shown(&desk, "\033[c");
    desk_send(&desk, "\033[?6");
    desk_send(&desk, "2;4c");
    desk_await_ready(&desk);
    ck_assert_ptr_nonnull(strstr(desk.told, ": colours 0"));
    assert_heard(&desk, "\033[1;", "");
    assert_heard(&desk, "5Ra", "a ");
    desk_quit(&desk);
    desk_end(&desk);
}
END_TEST

START_TEST(wide_dots_and_other_locales_mean_ascii)
{
    struct desk desk;

    desk_start(&desk, "xterm-256color", "C.UTF-8", &nothing_special);
    desk_await_shown(&desk, "\033[c");
    desk_send(&desk, "\033[?62c");
    desk_await_shown(&desk, "\033[6n");
    desk_send(&desk, "\033[1;9R");
    desk_await_ready(&desk);
    ck_assert_ptr_nonnull(strstr(desk.told, ": ascii colours 3"));
    ck_assert_ptr_null(strstr(desk.text, "■"));
    ck_assert_ptr_nonnull(strstr(desk.text, "a card | #"));
    desk_quit(&desk);
    desk_end(&desk);
    desk_start(&desk, "xterm-256color", "C", &nothing_special);
    desk_await_ready(&desk);
    ck_assert_ptr_null(strstr(desk.text, "\033[c"));
    ck_assert_ptr_nonnull(strstr(desk.told, ": ascii colours 3"));
    desk_quit(&desk);
    assert_given_back(&desk);
    desk_end(&desk);
}
END_TEST

START_TEST(a_terminal_that_is_recorded_is_asked_nothing)
{
    const struct terminal_wish wish = {.graphics = true};
    struct desk desk;

    setenv("BREUK_NO_QUERIES", "1", 1);
    desk_start(&desk, "xterm-256color", "C.UTF-8", &wish);
    desk_await_ready(&desk);
    ck_assert_ptr_nonnull(strstr(desk.told, ": colours 0 mouse ready"));
    assert_heard(&desk, "\033", "escape "); /* no answer is waited for */
    desk_quit(&desk);
    assert_given_back(&desk);
    static const char *const questions[] = {"\033[c", "\033[6n", "\033_G", "\033[16t"};
    for (size_t i = 0; i < sizeof questions / sizeof *questions; i++)
        ck_assert_int_eq(desk_count(&desk, questions[i]), 0);
    desk_end(&desk);
}
END_TEST

/* What is wished, and what terminfo says of a terminal. */
static const struct {
    const char *kind, *variable;
    struct terminal_wish wish;
    const char *looks;
} kinds[] = {
    {"xterm", NULL, {0}, ": colours 2 mouse ready"},
    {"screen", NULL, {0}, ": colours 2 mouse ready"},
    {"linux", NULL, {0}, ": colours 2 ready"},
    {"vt100", NULL, {0}, ": 2 ready"},
    {"vt100", NULL, {.braille = true}, ": 1 ready"},
    {"xterm-256color", NULL, {.braille = true}, ": colours 0 mouse ready"},
    {"xterm-256color", NULL, {.light = true, .no_mouse = true}, ": colours 0 ready"},
    {"xterm-256color", NULL, {.ascii = true}, ": ascii colours 3 mouse ready"},
    {"xterm-256color", NULL, {.no_colour = true}, ": 2 mouse ready"},
    {"xterm-256color", "NO_COLOR", {0}, ": 2 mouse ready"},
    {"xterm-256color", "ACCESSIBLE", {0}, ": lines "},
    {"dumb", NULL, {0}, ": lines "},
    {"", NULL, {0}, ": lines "},
    {"no-such-terminal", NULL, {0}, ": lines "},
};

START_TEST(a_terminal_shows_what_it_can)
{
    struct desk desk;

    if (kinds[_i].variable)
        setenv(kinds[_i].variable, "1", 1);
    desk_start(&desk, kinds[_i].kind, "C.UTF-8", &kinds[_i].wish);
    if (!strstr(kinds[_i].looks, "lines") && !kinds[_i].wish.ascii)
        desk_answer(&desk);
    desk_await_told(&desk, strstr(kinds[_i].looks, "lines") ? "ended" : "ready ");
    ck_assert_msg(strstr(desk.told, kinds[_i].looks), "%s: %s", kinds[_i].kind, desk.told);
    desk_look_until_calm(&desk);
    if (!strstr(desk.told, "ended"))
        desk_quit(&desk);
    struct termios now;
    ck_assert_int_eq(tcgetattr(desk.master, &now), 0);
    ck_assert_uint_eq(now.c_lflag, desk.before.c_lflag);
    desk_end(&desk);
}
END_TEST

/* A megabyte, whose Enters are none. */
static void paste(struct desk *desk, const char *line, size_t bytes)
{
    size_t length = strlen(line);

    for (size_t sent = 0; sent < bytes;) {
        struct pollfd ready = {.fd = desk->master, .events = POLLIN | POLLOUT};
        ck_assert_int_gt(poll(&ready, 1, DESK_LONG), 0);
        if (ready.revents & POLLIN)
            desk_look(desk, 0);
        if (ready.revents & POLLOUT && write(desk->master, line, length) > 0)
            sent += length;
    }
}

START_TEST(what_is_pasted_is_no_key)
{
    struct desk desk;

    desk_open(&desk);
    desk_forget(&desk);
    desk_send(&desk, "\033[200~");
    paste(&desk, "draw\rX\r\xFF\r", 1 << 20);
    desk_send(&desk, "\033[201~");
    desk_look_until_calm(&desk);
    ck_assert_str_eq(desk.told, "");
    assert_heard(&desk, "b", "b ");
    assert_heard(&desk, "\033[200~short\r\033[201~b", "b ");
    /* nor where the terminal does not say that it is pasted */
    desk_forget(&desk);
    static char line[4001];
    memset(line, '\r', sizeof line - 1);
    paste(&desk, line, 1 << 20);
    desk_look_until_calm(&desk);
    ck_assert_uint_lt(desk.told_length, 64 * strlen("return "));
    assert_heard(&desk, "b", "b ");
    desk_quit(&desk);
    desk_end(&desk);
}
END_TEST

START_TEST(a_deaf_program_forgets_what_was_typed)
{
    struct desk desk;

    desk_open(&desk);
    desk_forget(&desk);
    desk_send(&desk, "Dxyz\r");
    usleep(50000);
    desk_send(&desk, "\r\033[?62");
    desk_await_told(&desk, "heard again ");
    desk_look_until_calm(&desk);
    ck_assert_str_eq(desk.told, "D heard again ");
    assert_heard(&desk, ";4cb", "b ");
    desk_quit(&desk);
    desk_end(&desk);
}
END_TEST

START_TEST(any_size_will_do)
{
    static const unsigned short sizes[][2] = {{1, 1},   {65535, 65535}, {2, 1},  {1, 40},
                                              {300, 2}, {500, 200},     {40, 20}};
    struct desk desk;

    desk_open(&desk);
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        desk_forget(&desk);
        desk_resize(&desk, sizes[i][0], sizes[i][1]);
        desk_await_told(&desk, "sized ");
        desk_look_until_calm(&desk);
        desk.length = 0;
    }
    for (unsigned short i = 0; i < 400; i++) /* faster than it is shown */
        desk_resize(&desk, (unsigned short)(1 + i * 7 % 130), (unsigned short)(1 + i * 11 % 60));
    desk_await_told(&desk, "sized ");
    desk_look_until_calm(&desk);
    assert_heard(&desk, "b", "b ");
    desk_quit(&desk);
    desk_end(&desk);
}
END_TEST

START_TEST(a_paused_program_leaves_the_terminal_as_it_was)
{
    struct desk desk;

    desk_open(&desk);
    for (int times = 0; times < 2; times++) {
        desk_forget(&desk);
        desk_send(&desk, "\x1A\x1A");
        desk_await_told(&desk, "paused ");
        assert_given_back(&desk);
        kill(desk.program, SIGCONT);
        desk_await_told(&desk, "woken ");
        desk_look_until_calm(&desk);
        ck_assert_str_eq(desk.told, "paused woken ");
        ck_assert_int_eq(desk_count(&desk, "\033[?1049h"), desk_count(&desk, "\033[?1049l") + 1);
        assert_heard(&desk, "b", "b ");
    }
    desk_quit(&desk);
    assert_given_back(&desk);
    desk_end(&desk);
}
END_TEST

/* By SIGSTOP, of which no program hears: whoever did it may have left the terminal in any mode. */
START_TEST(who_was_stopped_shows_the_screen_anew)
{
    struct desk desk;

    desk_open(&desk);
    desk_forget(&desk);
    kill(desk.program, SIGSTOP);
    desk_await_told(&desk, "paused ");
    ck_assert_int_eq(tcsetattr(desk.master, TCSANOW, &desk.before), 0);
    int shown = desk_count(&desk, "the title");
    kill(desk.program, SIGCONT);
    desk_await_told(&desk, "woken ");
    desk_look_until_calm(&desk);
    ck_assert_int_eq(desk_count(&desk, "the title"), shown + 1);
    assert_heard(&desk, "b", "b ");
    desk_quit(&desk);
    desk_end(&desk);
}
END_TEST

START_TEST(lines_can_be_asked_between)
{
    struct desk desk;

    desk_open(&desk);
    desk_forget(&desk);
    desk_send(&desk, "L");
    desk_await_told(&desk, "left ");
    assert_given_back(&desk);
    desk_send(&desk, "some words\n");
    desk_await_told(&desk, "line some words ");
    desk_look_until_calm(&desk);
    ck_assert_int_eq(desk_count(&desk, "\033[?1049h"), desk_count(&desk, "\033[?1049l") + 1);
    assert_heard(&desk, "b", "b ");
    desk_quit(&desk);
    assert_given_back(&desk);
    desk_end(&desk);
}
END_TEST

static const struct {
    int number;
    const char *typed; /* instead */
    const char *end;
} ends[] = {
    {SIGTERM, NULL, "stopped ended with 0"},
    {SIGHUP, NULL, "stopped ended with 0"},
    {0, "\003", "stopped ended with 0"},
    {0, "A", "A killed by 6"},
    {0, "X", "X ended with 7"},
    {0, "\034", "killed by 3"},
};

START_TEST(however_it_ends_the_terminal_is_given_back)
{
    struct desk desk;

    desk_open(&desk);
    if (ends[_i].typed)
        desk_send(&desk, ends[_i].typed);
    else
        kill(desk.program, ends[_i].number);
    desk_await_told(&desk, ends[_i].end);
    assert_given_back(&desk);
    desk_end(&desk);
}
END_TEST

START_TEST(without_a_terminal_it_ends)
{
    struct desk desk;

    desk_open(&desk);
    close(desk.master);
    desk.master = -1;
    while (!strstr(desk.told, "ended with 0")) {
        struct pollfd come = {.fd = desk.report, .events = POLLIN};
        ck_assert_int_eq(poll(&come, 1, DESK_LONG), 1);
        ck_assert_msg(come.revents & POLLIN, "%s", desk.told);
        desk_take(desk.report, desk.told, sizeof desk.told, &desk.told_length);
    }
    desk_end(&desk);
}
END_TEST

START_TEST(who_waits_takes_no_time)
{
    struct desk desk;
    long before, after;

    desk_open(&desk);
    desk_forget(&desk);
    desk_send(&desk, "C");
    desk_await_told(&desk, "ms ");
    before = strtol(desk.told + 2, NULL, 10);
    desk_forget(&desk);
    usleep(1500000);
    desk_send(&desk, "C");
    desk_await_told(&desk, "ms ");
    after = strtol(desk.told + 2, NULL, 10);
    ck_assert_msg(after - before < 100, "%ld ms", after - before);
    desk_quit(&desk);
    desk_end(&desk);
}
END_TEST

void add_fullscreen(Suite *suite)
{
    TCase *tests = add_case(suite, "fullscreen");

    tcase_add_test(tests, a_terminal_that_answers_is_opened_and_given_back);
    tcase_add_test(tests, keys_arrive);
    tcase_add_test(tests, late_and_split_answers_are_no_keys);
    tcase_add_test(tests, a_column_that_is_not_given_is_no_reason_for_ascii);
    tcase_add_test(tests, wide_dots_and_other_locales_mean_ascii);
    tcase_add_test(tests, a_terminal_that_is_recorded_is_asked_nothing);
    tcase_add_loop_test(tests, a_terminal_shows_what_it_can, 0, sizeof kinds / sizeof *kinds);
    tcase_add_test(tests, what_is_pasted_is_no_key);
    tcase_add_test(tests, a_deaf_program_forgets_what_was_typed);
    tcase_add_test(tests, any_size_will_do);
    tcase_add_test(tests, a_paused_program_leaves_the_terminal_as_it_was);
    tcase_add_test(tests, who_was_stopped_shows_the_screen_anew);
    tcase_add_test(tests, lines_can_be_asked_between);
    tcase_add_loop_test(tests, however_it_ends_the_terminal_is_given_back, 0,
                        sizeof ends / sizeof *ends);
    tcase_add_test(tests, without_a_terminal_it_ends);
    tcase_add_test(tests, who_waits_takes_no_time);
}
