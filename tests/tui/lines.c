#include "base/strbuf.h"
#include "screen.h"
#include "tui/show.h"
#include "tui/stop.h"
#include "tui/wrap.h"

#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* --- wrapping */

START_TEST(lines_are_broken_at_spaces_and_no_wider_than_80_columns)
{
    struct strbuf text = {0}, out = {0};

    for (int i = 0; i < 40; i++)
        strbuf_add(&text, "één twee½ ");
    wrap_add(&out, strbuf_text(&text), 4, WRAP_COLUMNS);
    int lines = 0;
    char *rest = out.text, *line;
    while ((line = strsep(&rest, "\n")) && *line) {
        ck_assert_int_le(wrap_columns(line), 80);
        ck_assert_int_eq(strncmp(line, "    ", 4) == 0, lines > 0);
        lines++;
    }
    ck_assert_int_eq(lines, 6);
    strbuf_release(&text);
    strbuf_release(&out);
}
END_TEST

START_TEST(a_narrow_terminal_gets_narrow_lines)
{
    struct strbuf out = {0};

    wrap_add(&out, "one two three four", 2, 10);
    ck_assert_str_eq(strbuf_text(&out), "one two\n  three\n  four\n");
    strbuf_release(&out);
}
END_TEST

START_TEST(a_word_wider_than_the_line_stays_whole)
{
    struct strbuf out = {0};
    char text[120];

    memset(text, 'x', sizeof text - 1);
    text[sizeof text - 1] = '\0';
    text[0] = 'a';
    text[1] = ' ';
    wrap_add(&out, text, 2, WRAP_COLUMNS);
    ck_assert_int_eq(wrap_columns(strrchr(out.text, ' ') + 1) - 1, 117 - 1);
    ck_assert_int_eq(strncmp(out.text, "a\n  x", 5), 0);
    strbuf_release(&out);
}
END_TEST

/* A title: whole parts, else whole words, else what there is room for. */
START_TEST(what_is_too_wide_is_cut_where_it_can_be_read)
{
    static const struct {
        const char *text;
        int columns;
        const char *cut;
    } rows[] = {
        {"Fractions   round 12", 20, "Fractions   round 12"},
        {"Fractions   round 12", 19, "Fractions"},
        {"Fractions   round 12", 9, "Fractions"},
        {"Fractions   round 12", 8, "Fractio…"},
        {"Equal fractions   round 1", 14, "Equal…"},
        {"Équations à trous", 13, "Équations à…"},
        {"Équations à trous", 12, "Équations à…"},
        {"Équations à trous", 11, "Équations…"},
        {"日本語", 5, "日本…"},
        {"日本語", 4, "日…"},
        {"Ann", 1, "…"},
        {"Ann", 0, ""},
        {"", 5, ""},
    };

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct strbuf out = {0};
        wrap_add_cut(&out, rows[i].text, rows[i].columns);
        ck_assert_str_eq(strbuf_text(&out), rows[i].cut);
        strbuf_release(&out);
    }
}
END_TEST

START_TEST(colours_take_no_columns)
{
    ck_assert_int_eq(wrap_columns("\033[1;34mblue\033[0m"), 4);
    ck_assert_int_eq(wrap_columns("½ é"), 3);
    ck_assert_int_eq(wrap_columns("\033[1"), 3); /* shown as U+FFFD and two characters */
}
END_TEST

/* The locale may be missing, or there was no memory to load it. */
START_TEST(lines_are_as_wide_where_there_is_no_locale)
{
    char before[64];

    snprintf(before, sizeof before, "%s", setlocale(LC_CTYPE, NULL));
    ck_assert_ptr_nonnull(setlocale(LC_CTYPE, "C"));
    ck_assert_int_eq(wrap_columns("“x” geht über ½"), 15);
    ck_assert_int_eq(wrap_columns("a\nb"), 2);
    ck_assert_int_eq(wrap_columns("a\xC2 b"), 4);
    setlocale(LC_CTYPE, before);
}
END_TEST

/* --- what is shown */

static void assert_shown(void (*show)(FILE *, const char *), const char *text, const char *expected)
{
    char shown[256] = "";
    FILE *out = fmemopen(shown, sizeof shown, "w");

    ck_assert_ptr_nonnull(out);
    show(out, text);
    fclose(out);
    ck_assert_str_eq(shown, expected);
}

START_TEST(no_text_steers_the_screen_that_it_is_shown_on)
{
    static const char *const rows[][2] = {
        {"é½ 漢字 👨‍👩‍👧 \u200Fא\u200E",
         "é½ 漢字 👨‍👩‍👧 \u200Fא\u200E"},
        {"\033[31mred\033[0m", "�[31mred�[0m"},
        {"\r\b\a\177", "����"},
        {"\302\200\302\2332J\302\2350;x\302\237", "��2J�0;x�"},
        {"\u202Eabc\u202C \u2066x\u2069", "�abc� �x�"},
        {"a\u2028b\u2029c", "a�b�c"},
        {"\xEF\xB7\x90\xEF\xBF\xBF", "��"},
        {"a\xFF\xC3", "a��"},
        {"\xC0\x9B\xED\xA0\x80", "�����"},
    };

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        assert_shown(show_text, rows[i][0], rows[i][1]);
    assert_shown(show_text, "a\tb\nc\n", "a\tb\nc\n");
    assert_shown(show_line, "a\tb\nc\n", "a�b�c�\n");
    assert_shown(show_exact, "\033\xFF\n", "\033\xFF\n");
    assert_shown(show_exact_line, "{}", "{}\n");
}
END_TEST

START_TEST(of_all_sequences_only_the_colours_of_the_program_survive)
{
    struct strbuf own = {0};

    for (int colour = 0; colour < 8; colour++) {
        show_add_colour(&own, colour);
        strbuf_addf(&own, "%d", colour);
        show_end_colour(&own);
    }
    assert_shown(show_coloured, strbuf_text(&own), strbuf_text(&own));
    strbuf_release(&own);
    assert_shown(show_coloured, "\033[31m \033[2J \033[1;38m \033[1;3 \033[0 \033",
                 "�[31m �[2J �[1;38m �[1;3 �[0 �");
}
END_TEST

/* --- input */

START_TEST(what_a_terminal_sends_is_made_harmless)
{
    static const char bytes[] = "bl\033[31mue\t2/4\r\n\xff\xfe½\0x\n\x9b"
                                "ok";
    struct input input = input_of(bytes, sizeof bytes - 1);
    struct strbuf line = {0};

    ck_assert_int_eq(input_line(&input, &line), ANSWER_LINE);
    ck_assert_str_eq(strbuf_text(&line), "blue 2/4");
    strbuf_clear(&line);
    ck_assert_int_eq(input_line(&input, &line), ANSWER_LINE);
    ck_assert_str_eq(strbuf_text(&line), "½x");
    strbuf_clear(&line);
    ck_assert_int_eq(input_line(&input, &line), ANSWER_LINE);
    ck_assert_str_eq(strbuf_text(&line), "ok");
    ck_assert_int_eq(input_line(&input, &line), ANSWER_END);
    strbuf_release(&line);
    close(input.fd);
}
END_TEST

START_TEST(what_keys_send_that_are_no_letters_leaves_nothing)
{
    static const struct {
        const char *bytes, *line;
    } cases[] = {
        {"re\033[D\033[Dd 1/2\033[C\n", "red 1/2"}, /* arrows */
        {"\033[Adraw\n", "draw"},                   /* up, for an earlier line */
        {"\033OAdraw\033OP\n", "draw"},             /* the same in another mode; F1 */
        {"\033[3~draw\033[1;5C\n", "draw"},         /* Del; Ctrl and an arrow */
        {"\033[200~red 1/2\033[201~\n", "red 1/2"}, /* a paste that is marked as one */
        {"\033draw\033\n", "draw"},                 /* Esc alone */
        {"\033Once\n", "Once"},                     /* and before a word */
        {"\033]0;title\033\\draw\n", "draw"},       /* a title */
        {"draw\033[?1;2c\n", "draw"},               /* an answer that came late */
        {"draw\033[\n", "draw"},                    /* half of one */
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct input input = input_of(cases[i].bytes, strlen(cases[i].bytes));
        struct strbuf line = {0};
        ck_assert_int_eq(input_line(&input, &line), ANSWER_LINE);
        ck_assert_str_eq(strbuf_text(&line), cases[i].line);
        strbuf_release(&line);
        close(input.fd);
    }
}
END_TEST

START_TEST(a_long_line_is_cut_and_the_next_one_is_whole)
{
    char bytes[5000];
    struct strbuf line = {0};

    memset(bytes, 'x', sizeof bytes);
    memcpy(bytes + 4000, "\nnext\n", 6);
    struct input input = input_of(bytes, 4006);
    ck_assert_int_eq(input_line(&input, &line), ANSWER_LINE);
    ck_assert_uint_eq(line.length, INPUT_LINE_LIMIT);
    strbuf_clear(&line);
    ck_assert_int_eq(input_line(&input, &line), ANSWER_LINE);
    ck_assert_str_eq(strbuf_text(&line), "next");
    strbuf_release(&line);
    close(input.fd);
}
END_TEST

static int wait_after_a_signal(const void *with)
{
    struct input input = input_from(*(const int *)with);
    struct strbuf line = {0};

    stop_watch();
    raise(SIGTERM);
    return (int)input_line(&input, &line);
}

START_TEST(a_signal_ends_the_wait_even_if_it_came_before)
{
    int ends[2];

    ck_assert_int_eq(pipe(ends), 0);
    ck_assert_int_eq(run_apart(wait_after_a_signal, &ends[0]), ANSWER_STOPPED);
    close(ends[0]);
    close(ends[1]);
}
END_TEST

START_TEST(a_line_that_was_put_back_comes_once_more)
{
    static const char bytes[] = "one\ntwo\n";
    struct input input = input_of(bytes, sizeof bytes - 1);
    struct strbuf line = {0};

    ck_assert_int_eq(input_line(&input, &line), ANSWER_LINE);
    input_put_back(&input, strbuf_text(&line));
    for (int i = 0; i < 2; i++) {
        strbuf_clear(&line);
        ck_assert_int_eq(input_line(&input, &line), ANSWER_LINE);
        ck_assert_str_eq(strbuf_text(&line), i == 0 ? "one" : "two");
    }
    strbuf_clear(&line);
    ck_assert_int_eq(input_line(&input, &line), ANSWER_END);
    strbuf_release(&line);
    close(input.fd);
}
END_TEST

void add_lines(Suite *suite)
{
    TCase *wrap = add_case(suite, "wrap");
    TCase *input = add_case(suite, "input");

    tcase_add_test(wrap, lines_are_broken_at_spaces_and_no_wider_than_80_columns);
    tcase_add_test(wrap, a_narrow_terminal_gets_narrow_lines);
    tcase_add_test(wrap, a_word_wider_than_the_line_stays_whole);
    tcase_add_test(wrap, what_is_too_wide_is_cut_where_it_can_be_read);
    tcase_add_test(wrap, colours_take_no_columns);
    tcase_add_test(wrap, lines_are_as_wide_where_there_is_no_locale);
    tcase_add_test(wrap, no_text_steers_the_screen_that_it_is_shown_on);
    tcase_add_test(wrap, of_all_sequences_only_the_colours_of_the_program_survive);
    tcase_add_test(input, what_a_terminal_sends_is_made_harmless);
    tcase_add_test(input, what_keys_send_that_are_no_letters_leaves_nothing);
    tcase_add_test(input, a_long_line_is_cut_and_the_next_one_is_whole);
    tcase_add_test(input, a_signal_ends_the_wait_even_if_it_came_before);
    tcase_add_test(input, a_line_that_was_put_back_comes_once_more);
}
