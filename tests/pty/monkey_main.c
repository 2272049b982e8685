/*
 * A monkey at the full screen, by hand and for as long as wanted:
 *
 *   pty-monkey SECONDS SEED sizes|fixed TITLE [WORD OF BREUK …]
 *
 * A game that is stopped by the menu is taken up again. Fails when the program crashes, shows what
 * no terminal understands, or draws otherwise piece by piece than at once.
 */
#include "harness.h"
#include "monkey.h"

#include <stdio.h>
#include <string.h>

static char **arguments;
static int count;

static void begin(struct pty *pty, bool resumed)
{
    struct pty_wish wish = {0};
    int n = 0;

    if (resumed) {
        const char *const again[] = {"play", "--resume", "--pace", "0"};
        for (; n < 4; n++)
            wish.words[n] = again[n];
    } else {
        for (; n + 5 < count && n < 23; n++)
            wish.words[n] = arguments[n + 5];
    }
    pty_start(pty, &wish);
    pty_comes(pty, "[Enter]", PTY_LONG);
}

START_TEST(a_monkey_breaks_nothing)
{
    long end = pty_now() + atol(arguments[1]) * 1000;
    struct monkey monkey = {.chance = strtoull(arguments[2], NULL, 10),
                            .sizes = strcmp(arguments[3], "sizes") == 0,
                            .title = arguments[4],
                            .pause = 30};
    int matches = 0, resumed = 0;
    struct pty pty;

    begin(&pty, false);
    while (pty_now() < end) {
        monkey_play(&monkey, &pty, (int)(end - pty_now()));
        if (!pty.ended)
            break;
        bool saved = vt_has(&pty.vt, "play --resume");
        if (pty.status != 0)
            pty_fail(&pty, "it ended", "badly");
        /* rows that scroll were set, perhaps, while the window changed */
        bool scrolls = monkey.sizes && strstr(vt_unrestored(&pty.vt), "scrolling");
        if ((!vt_is_restored(&pty.vt) && !scrolls) || !pty_modes_are_as_found(&pty))
            pty_fail(&pty, "not as it was found", vt_unrestored(&pty.vt));
        resumed += saved;
        matches += !saved;
        pty_close(&pty);
        begin(&pty, saved);
    }
    pty_close(&pty);
    fprintf(stderr, "%ld keys, %ld repaints, %ld sizes, %d matches, %d resumed, %d bytes\n",
            monkey.keys, monkey.repaints, monkey.resizes, matches, resumed, (int)pty.bytes);
}
END_TEST

int main(int argc, char **argv)
{
    Suite *suite = suite_create("monkey");
    TCase *tests = add_case(suite, "monkey");

    if (argc < 5) {
        fprintf(stderr, "usage: pty-monkey SECONDS SEED sizes|fixed TITLE [WORD …]\n");
        return 2;
    }
    arguments = argv;
    count = argc;
    tcase_add_test(tests, a_monkey_breaks_nothing);
    return run_suite(suite);
}
