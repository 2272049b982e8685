/* What is typed, pasted or sent that is no answer, or comes too early. */
#include "cases.h"

enum { CALM = 400, MEGABYTE = 1 << 20 };

/* A table at which Ann may choose and has not. */
static void begin_alone(struct pty *pty)
{
    begin_game(pty, (struct pty_wish){0}, "Ann,bot");
    pty_calm(pty, CALM);
}

/* That Ann is asked still, with nothing chosen, and nothing has happened. */
static void check_untouched(struct pty *pty, int stock)
{
    pty_await(pty, ANN_PLAYS);
    pty_calm(pty, CALM);
    check_clean(pty);
    ck_assert_int_eq(stock_seen(pty), stock);
    ck_assert(!vt_has(&pty->vt, "╔"));
}

/* That keys are keys again. */
static void check_hears(struct pty *pty)
{
    press_until(pty, "1", "╔");
    check_clean(pty);
    pty_close(pty);
}

/* The three that a terminal’s driver makes signals of are left out. */
static char *garbage(size_t length, unsigned seed)
{
    char *bytes = malloc(length);

    ck_assert_ptr_nonnull(bytes);
    for (size_t i = 0; i < length; i++) {
        seed = seed * 1664525u + 1013904223u;
        char byte = (char)(seed >> 24);
        bytes[i] = byte == 003 || byte == 032 || byte == 034 ? '7' : byte;
    }
    return bytes;
}

START_TEST(a_megabyte_that_is_pasted_plays_nothing)
{
    static const char begins[] = "\033[200~", ends[] = "\033[201~";
    struct pty pty;
    char *bytes = garbage(MEGABYTE, 1);

    begin_alone(&pty);
    int stock = stock_seen(&pty);
    ck_assert_int_gt(stock, 0);
    for (int i = 0; i < MEGABYTE; i++)
        if (bytes[i] == 033) /* which a terminal leaves out of what is pasted */
            bytes[i] = 'd';
    pty_type(&pty, begins);
    pty_type_bytes(&pty, bytes, MEGABYTE);
    pty_type(&pty, ends);
    pty_watch(&pty, CALM);
    check_untouched(&pty, stock);
    free(bytes);
    check_hears(&pty);
}
END_TEST

START_TEST(a_megabyte_without_brackets_breaks_nothing)
{
    struct pty pty;
    char *bytes = garbage(MEGABYTE, 2);

    begin_alone(&pty);
    pty_type_bytes(&pty, bytes, MEGABYTE);
    free(bytes);
    pty_type(&pty, "\033\\\a"); /* ends what may have begun */
    pty_calm(&pty, CALM);
    check_clean(&pty);
    ck_assert(!pty_ends(&pty, 0));
    pty_type(&pty, "\033[A");
    pty_close(&pty);
}
END_TEST

START_TEST(what_is_no_character_is_no_key)
{
    static const char bytes[] = "\0\0\0\377\376\300\200\355\240\200\364\220\200\200\200\277\303(";
    struct pty pty;

    begin_alone(&pty);
    int stock = stock_seen(&pty);
    for (int i = 0; i < 20; i++) {
        pty_type_bytes(&pty, bytes, sizeof bytes - 1);
        pty_watch(&pty, 10);
    }
    check_untouched(&pty, stock);
    pty_type(&pty, ":");
    pty_watch(&pty, 100);
    pty_type_bytes(&pty, bytes, sizeof bytes - 1);
    pty_type(&pty, "abc\303\251");
    pty_await(&pty, "(abcé"); /* all that was a character */
    pty_close(&pty);
}
END_TEST

START_TEST(a_line_that_does_not_end_is_cut)
{
    enum { PRINTABLE = 50 };
    int pieces = in_full() ? 2000 : 500;
    char piece[PRINTABLE + 1];
    struct pty pty;

    begin_alone(&pty);
    int stock = stock_seen(&pty);
    pty_type(&pty, ":");
    pty_watch(&pty, 100);
    memset(piece, 'x', PRINTABLE);
    piece[PRINTABLE] = '\0';
    for (int i = 0; i < pieces; i++) {
        pty_type(&pty, piece);
        pty_look(&pty, 1);
    }
    pty_calm(&pty, CALM); /* so much at once may have been taken for pasted */
    pty_type(&pty, "xxxxxxxx");
    pty_await(&pty, "xxxxxxxx");
    check_clean(&pty);
    pty_type(&pty, "\r");
    pty_await_gone(&pty, "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx");
    pty_calm(&pty, CALM);
    ck_assert_int_eq(stock_seen(&pty), stock);
    check_clean(&pty);
    pty_close(&pty);
}
END_TEST

START_TEST(a_storm_of_escapes_passes)
{
    enum { ESCAPES = 3000 };
    struct pty pty;

    begin_alone(&pty);
    int stock = stock_seen(&pty);
    for (int i = 0; i < ESCAPES; i++) {
        pty_type(&pty, "\033");
        if (i % 7 == 0)
            pty_look(&pty, 2);
    }
    pty_calm(&pty, CALM);
    while (vt_has(&pty.vt, "stop; the game is saved")) {
        pty_type(&pty, "\033");
        pty_calm(&pty, CALM);
    }
    check_untouched(&pty, stock);
    check_hears(&pty);
}
END_TEST

START_TEST(clicks_where_nothing_is_do_nothing)
{
    static const char *const clicks[] = {
        "\033[<0;9999;9999M", "\033[<0;0;0M",           "\033[<0;-1;-5M", "\033[<;;M",
        "\033[<0;1M",         "\033[<99999999999;1;1M", "\033[<0;80;1M",  "\033[<0;1;24M",
        "\033[<0;81;25M",     "\033[M\377\377\377",     "\033[M   ",      "\033[<64;5;5M",
        "\033[<2;5;17M",      "\033[<0;5;17m",          "\033[<35;5;17M", "\033[<0;2147483648;17M",
    };
    struct pty pty;

    begin_alone(&pty);
    int stock = stock_seen(&pty);
    for (size_t i = 0; i < sizeof clicks / sizeof *clicks; i++) {
        pty_type(&pty, clicks[i]);
        pty_watch(&pty, 20);
    }
    check_untouched(&pty, stock);
    check_hears(&pty);
}
END_TEST

START_TEST(arrows_are_harmless_everywhere)
{
    static const char arrows[] = "\033[A\033[B\033[C\033[D\033OA\033OB\033[H\033[F\033[5~\033[6~"
                                 "\033[1;5C\033[Z\033[2~\033[15~";
    struct pty pty;

    begin_game(&pty, (struct pty_wish){0}, "Ann,Bo");
    pty_calm(&pty, 2 * CALM);
    pty_type(&pty, arrows);
    pty_calm(&pty, CALM);
    ck_assert(vt_has(&pty.vt, "presses: A"));
    press_until(&pty, "a", ANN_PLAYS);
    pty_calm(&pty, CALM);
    int stock = stock_seen(&pty);
    pty_type(&pty, arrows);
    pty_calm(&pty, CALM);
    press_until(&pty, ":", "Esc");
    pty_type(&pty, arrows);
    pty_calm(&pty, CALM);
    press_until(&pty, "\033", "[:] type");
    pty_type(&pty, "\033");
    pty_await(&pty, "stop; the game is saved");
    pty_type(&pty, arrows);
    pty_calm(&pty, CALM);
    pty_type(&pty, "\033");
    pty_await(&pty, ANN_PLAYS);
    ck_assert_int_eq(stock_seen(&pty), stock);
    check_clean(&pty);
    pty_close(&pty);
}
END_TEST

/* Slow bots: Ann draws and keeps the card, and then keys come before her next turn. */
START_TEST(keys_during_a_turn_of_a_bot_do_not_act_in_the_next)
{
    static const char *const keys[] = {"\r\r\r\r\r\r\r\r\r\r\r\r\r\r\r\r\r\r\r\r\r\r\r\r\r",
                                       "123456789", "dddddkkk", "hslen:stop"};
    struct pty pty;

    remove(journal_path());
    const struct pty_wish wish = {.words = {"play", "equals", "--players", "Ann,bot,bot", "--seed",
                                            "3", "--explain", "never", "--pace", "40"}};
    pty_start(&pty, &wish);
    pty_await(&pty, "[Enter] go on");
    press_until(&pty, "\r", ANN_PLAYS);
    pty_calm(&pty, CALM);
    pty_type(&pty, "d");
    pty_await_gone(&pty, "[D] draw");
    pty_await(&pty, "[K] keep it");
    pty_calm(&pty, CALM);
    pty_type(&pty, "k");
    pty_await_gone(&pty, "[K] keep it");
    for (long end = pty_now() + PTY_LONG; !vt_has(&pty.vt, "[D] draw") && pty_now() < end;)
        if (pty_look(&pty, 20) && !vt_has(&pty.vt, "[:] type") && !vt_has(&pty.vt, "[D] draw"))
            pty_type(&pty, keys[_i]);
    pty_calm(&pty, 2 * CALM);
    check_clean(&pty);
    ck_assert(vt_has(&pty.vt, "[D] draw"));
    ck_assert(!vt_has(&pty.vt, "╔"));
    ck_assert(!vt_has(&pty.vt, "Choose a card first"));
    ck_assert(!vt_has(&pty.vt, "stop"));
    ck_assert_int_eq(pty_ends(&pty, 0), false);
    pty_close(&pty);
}
END_TEST

START_TEST(keys_before_a_cover_do_not_lift_it)
{
    enum { DEAF = 1500 };
    struct pty pty;

    begin_game(&pty, (struct pty_wish){0}, "Ann,Bo");
    press_until(&pty, "a", ANN_PLAYS);
    pty_calm(&pty, CALM);
    pty_type(&pty, "d");
    pty_await(&pty, "[K] keep it");
    pty_calm(&pty, CALM);
    pty_type(&pty, "kbbbbbbbb\rbbb");
    pty_await(&pty, "presses: B");
    pty_watch(&pty, DEAF);
    ck_assert(vt_has(&pty.vt, "presses: B"));
    ck_assert(!vt_has(&pty.vt, "[Enter] play"));
    press_until(&pty, "b", "Bo: play");
    pty_close(&pty);
}
END_TEST

START_TEST(only_its_letter_lifts_a_cover)
{
    struct pty pty;

    begin_game(&pty, (struct pty_wish){0}, "Ann,Bo");
    pty_calm(&pty, 2 * CALM);
    pty_type(&pty, "\r b1d\033[A?!k\n");
    pty_calm(&pty, CALM);
    ck_assert(!vt_has(&pty.vt, "[Enter] play"));
    ck_assert(vt_has(&pty.vt, "presses: A"));
    pty_close(&pty);
}
END_TEST

/* R1: a class types the next card before it has read the answer, over a page too: no key is lost.
 */
START_TEST(with_printed_cards_a_class_types_on)
{
    const struct pty_wish wish = {.words = {"play", "fractions", "--players", "Ann,Bo,Cem",
                                            "--cards", "--journal", journal_path()}};
    struct pty pty;

    remove(journal_path());
    pty_start(&pty, &wish);
    pty_await(&pty, "[Enter] go on");
    if (_i)
        pty_resize(&pty, 40, 20);
    press_until(&pty, "\r", "[?] help");
    pty_calm(&pty, CALM);
    pty_type(&pty, "red 1/2\rblue 2/4\rgreen 3/7\rblue 3/7\rdraw\r");
    pty_await(&pty, "Does Ann play");
    check_clean(&pty);
    pty_type(&pty, "?");
    pty_await(&pty, "What you can type");
    ck_assert(!vt_has(&pty.vt, "arrows choose"));
    pty_close(&pty);
}
END_TEST

void add_typing(Suite *suite)
{
    TCase *tests = add_pty_case(suite, "typing");

    tcase_add_test(tests, a_megabyte_that_is_pasted_plays_nothing);
    tcase_add_test(tests, a_megabyte_without_brackets_breaks_nothing);
    tcase_add_test(tests, what_is_no_character_is_no_key);
    tcase_add_test(tests, a_line_that_does_not_end_is_cut);
    tcase_add_test(tests, a_storm_of_escapes_passes);
    tcase_add_test(tests, clicks_where_nothing_is_do_nothing);
    tcase_add_test(tests, arrows_are_harmless_everywhere);
    tcase_add_loop_test(tests, keys_during_a_turn_of_a_bot_do_not_act_in_the_next, 0, 4);
    tcase_add_test(tests, keys_before_a_cover_do_not_lift_it);
    tcase_add_test(tests, only_its_letter_lifts_a_cover);
    tcase_add_loop_test(tests, with_printed_cards_a_class_types_on, 0, 2);
}
