/* A monkey plays for some seconds; pty-monkey does for as long as wanted. */
#include "cases.h"
#include "monkey.h"

static const char *const games[][8] = {
    {"equals", "--players", "Ann,Bo,bot", "--wrong", "peers", "--rule", "say=declare"},
    {"spin", "--players", "Ann,bot", "--rule", "jump-in=yes"},
};

START_TEST(a_monkey_breaks_nothing)
{
    enum { SECONDS = 6 };
    struct monkey monkey = {
        .chance = 20 + (uint64_t)_i, .sizes = _i == 0, .title = " ", .pause = 20};
    struct pty_wish wish = {.words = {"play", "--seed", "6", "--pace", "0"}};
    struct pty pty;

    for (int i = 0; games[_i][i]; i++)
        wish.words[5 + i] = games[_i][i];
    pty_start(&pty, &wish);
    pty_await(&pty, "[Enter] go on");
    monkey_play(&monkey, &pty, SECONDS * 1000);
    if (pty.ended) /* by the menu, or the match is over */
        check_end(&pty, 0);
    check_clean(&pty);
    pty_close(&pty);
}
END_TEST

void add_playing(Suite *suite)
{
    TCase *tests = add_pty_case(suite, "playing");

    tcase_add_loop_test(tests, a_monkey_breaks_nothing, 0, sizeof games / sizeof *games);
}
