/* A hand that is covered, or left behind, is nowhere any more: neither on a screen nor in the
 * history of a terminal, of whatever kind that is. */
#include "cases.h"

/* What stands below two cards of a hand, and of no pile; and before a hand in lines. */
#define HAND          "┘ └"
#define HAND_IN_LINES "Your cards:"

static const int kinds[] = {
    0,
    VT_KEEPS_CLEARED,
    VT_ONE_SCREEN,
    VT_ONE_SCREEN | VT_KEEPS_CLEARED,
    VT_ONE_SCREEN | VT_KEEPS_CLEARED | VT_KEEPS_HISTORY,
};
enum { KINDS = sizeof kinds / sizeof *kinds };

static void open_hand(struct pty *pty, int kind)
{
    begin_game(pty, (struct pty_wish){.kind = kind}, "Ann,Bo");
    press_until(pty, "a", ANN_PLAYS);
    pty_await(pty, HAND);
}

static void check_forgotten(const struct pty *pty, const char *hand)
{
    if (vt_remembers(&pty->vt, hand))
        pty_fail(pty, "somebody can scroll back to a hand, past rows", hand);
}

START_TEST(who_ends_leaves_no_hand)
{
    struct pty pty;

    open_hand(&pty, kinds[_i]);
    pty_type(&pty, "\003");
    check_end(&pty, 0);
    check_forgotten(&pty, HAND);
    pty_close(&pty);
}
END_TEST

START_TEST(a_crash_leaves_no_hand)
{
    struct pty pty;

    open_hand(&pty, kinds[_i]);
    pty_resize(&pty, 90, 30);
    pty_await(&pty, HAND);
    pty_type(&pty, "\034");
    check_end(&pty, 128 + SIGQUIT);
    check_forgotten(&pty, HAND);
    pty_close(&pty);
}
END_TEST

START_TEST(a_pause_leaves_no_hand)
{
    struct pty pty;

    open_hand(&pty, kinds[_i]);
    pty_type(&pty, "\032");
    pty_await_stop(&pty);
    check_forgotten(&pty, HAND);
    pty_continue(&pty);
    pty_await(&pty, "presses: A");
    check_forgotten(&pty, HAND);
    pty_close(&pty);
}
END_TEST

START_TEST(another_size_puts_no_hand_into_the_history)
{
    static const int sizes[][2] = {{100, 30}, {60, 20}, {80, 24}};
    struct pty pty;

    open_hand(&pty, kinds[_i]);
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        pty_resize(&pty, sizes[i][0], sizes[i][1]);
        pty_calm(&pty, 200);
    }
    pty_type(&pty, "\032");
    pty_await_stop(&pty);
    check_forgotten(&pty, HAND);
    pty_continue(&pty);
    pty_await(&pty, "presses: A");
    pty_close(&pty);
}
END_TEST

/* What the terminal and the user say, that lines come of it, and whether they can be scrolled to.
 */
static const struct {
    struct pty_wish wish;
    bool warns;
} in_lines[] = {
    {{.words = {"--plain"}}, false},
    {{.set = {"ACCESSIBLE=1"}}, false},
    {{.words = {"--plain"}, .kind = VT_KEEPS_CLEARED}, false},
    {{.words = {"--plain"}, .kind = VT_KEEPS_CLEARED | VT_KEEPS_HISTORY, .term = "rxvt-unicode"},
     true},
    {{.set = {"ACCESSIBLE=1", "VIM_TERMINAL=900"}, .kind = VT_KEEPS_CLEARED | VT_KEEPS_HISTORY},
     true},
    {{.set = {"ACCESSIBLE=1", "INSIDE_EMACS=28.2,term:0.96"}, .kind = VT_KEEPS_HISTORY}, true},
    {{.words = {"--plain"}, .term = "mlterm", .kind = VT_KEEPS_HISTORY}, true},
};

START_TEST(a_cover_in_lines_hides_what_was_read_before)
{
    static const char warning[] = "Whoever scrolls back here may see hidden cards";
    const char *const words[] = {"play",   "equals", "--players", "Ann,Bo",       "--seed", "3",
                                 "--pace", "0",      "--journal", journal_path(), NULL};
    struct pty_wish wish = in_lines[_i].wish;
    struct pty pty;
    int n = wish.words[0] ? 1 : 0;

    wish.rows = 60;
    for (int i = 0; words[i]; i++)
        wish.words[n + i] = words[i];
    remove(journal_path());
    pty_start(&pty, &wish);
    pty_await(&pty, "Ann, press Enter");
    ck_assert_int_eq(vt_has(&pty.vt, warning), in_lines[_i].warns);
    press_until(&pty, "\n", "Ann (? for help):");
    pty_await(&pty, HAND_IN_LINES);
    pty_type(&pty, "draw\nkeep\n");
    pty_await(&pty, "Bo, press Enter");
    pty_await(&pty, "’s cards are hidden");
    check_forgotten(&pty, HAND_IN_LINES);
    ck_assert(!vt_has(&pty.vt, warning)); /* it is said once */
    press_until(&pty, "\n", "Bo (? for help):");
    pty_type(&pty, "\003");
    pty_await(&pty, "--resume");
    check_end(&pty, 0);
    check_forgotten(&pty, HAND_IN_LINES);
    pty_close(&pty);
}
END_TEST

void add_covers(Suite *suite)
{
    TCase *tests = add_pty_case(suite, "covers");

    tcase_add_loop_test(tests, who_ends_leaves_no_hand, 0, KINDS);
    tcase_add_loop_test(tests, a_crash_leaves_no_hand, 0, KINDS);
    tcase_add_loop_test(tests, a_pause_leaves_no_hand, 0, KINDS);
    tcase_add_loop_test(tests, another_size_puts_no_hand_into_the_history, 0, KINDS);
    tcase_add_loop_test(tests, a_cover_in_lines_hides_what_was_read_before, 0,
                        sizeof in_lines / sizeof *in_lines);
}
