/* What a terminal answers when it is asked what it is: well, late, in pieces, nonsense, not at all.
 */
#include "cases.h"

static const struct {
    enum pty_answers answers;
    bool draws; /* more than ASCII */
} terminals[] = {
    {ANSWERS_WELL, true},     {ANSWERS_NEVER, true},    {ANSWERS_LATE, true},
    {ANSWERS_BY_BYTES, true}, {ANSWERS_NONSENSE, true}, {ANSWERS_WIDE, false},
};

/* The answers come in the middle of everything, and are no keys. */
START_TEST(answers_are_no_keys)
{
    enum { LATER = 2600 };
    struct pty pty;

    begin_game(&pty, (struct pty_wish){.answers = terminals[_i].answers}, "Ann,bot");
    int stock = stock_seen(&pty);
    pty_watch(&pty, terminals[_i].answers == ANSWERS_LATE ? LATER : 500);
    check_clean(&pty);
    pty_await(&pty, ANN_PLAYS);
    ck_assert(!vt_has(&pty.vt, "╔"));
    ck_assert_int_eq(stock_seen(&pty), stock);
    if (terminals[_i].answers != ANSWERS_NONSENSE)
        ck_assert(vt_has(&pty.vt, terminals[_i].draws ? "┌──────┐" : "+------+"));
    press_until(&pty, "1", terminals[_i].draws && vt_has(&pty.vt, "┌") ? "╔" : "[1");
    pty_type(&pty, "\003");
    check_end(&pty, 0);
    pty_close(&pty);
}
END_TEST

void add_answers(Suite *suite)
{
    TCase *tests = add_pty_case(suite, "answers");

    tcase_add_loop_test(tests, answers_are_no_keys, 0, sizeof terminals / sizeof *terminals);
}
