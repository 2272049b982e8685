#include "console/complaint.h"

#include "base/memory.h"
#include "base/strbuf.h"
#include "console/progress.h"
#include "harness.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static const struct manner plain = {0};
static const struct manner json = {.json = true};

/* What `stream` was given since capture(): the stream is a passing file from then on. */
static void capture(FILE *stream)
{
    FILE *file = tmpfile();

    ck_assert_ptr_nonnull(file);
    fflush(stream);
    ck_assert_int_ge(dup2(fileno(file), fileno(stream)), 0);
}

static void assert_captured(FILE *stream, const char *expected)
{
    static char text[256 * 1024];

    fflush(stream);
    ssize_t length = pread(fileno(stream), text, sizeof text - 1, 0);
    ck_assert_int_ge(length, 0);
    text[length] = '\0';
    ck_assert_str_eq(text, expected);
}

static void add(struct diag *diag, enum severity severity, const char *file, int line, int column)
{
    diag_add(diag, severity, (struct position){file, line, column, 0},
             message_with("no suit “{suit}”", arg_text("suit", "p\"ink")));
}

START_TEST(people_read_gnu_style_on_stderr)
{
    struct diag diag = {0};

    add(&diag, SEVERITY_ERROR, "a.xml", 12, 3);
    add(&diag, SEVERITY_WARNING, "a.xml", 12, 0);
    add(&diag, SEVERITY_NOTE, "a.xml", 0, 0);
    add(&diag, SEVERITY_ERROR, NULL, 0, 0);
    capture(stderr);
    complain_diag(&plain, &diag, NULL);
    assert_captured(stderr, "a.xml:12:3: error: no suit “p\"ink”\n"
                            "a.xml:12: warning: no suit “p\"ink”\n"
                            "a.xml: note: no suit “p\"ink”\n"
                            "breuk: no suit “p\"ink”\n");
    diag_release(&diag);
}
END_TEST

START_TEST(programs_read_one_object_a_line_on_stdout)
{
    struct diag diag = {0};

    add(&diag, SEVERITY_ERROR, "a\nb.xml", 12, 3);
    add(&diag, SEVERITY_NOTE, NULL, 0, 0);
    capture(stdout);
    complain_diag(&json, &diag, NULL);
    assert_captured(stdout,
                    "{\"severity\":\"error\",\"file\":\"a\\nb.xml\",\"line\":12,\"column\":3,"
                    "\"message\":\"no suit “p\\\"ink”\",\"id\":\"no suit “{suit}”\"}\n"
                    "{\"severity\":\"note\",\"message\":\"no suit “p\\\"ink”\",\"id\":\"no suit "
                    "“{suit}”\"}\n");
    diag_release(&diag);
}
END_TEST

START_TEST(a_complaint_tells_its_other_places_and_what_to_edit)
{
    struct diag diag = {0};
    struct diag_edit edits[] = {
        {.line = 5, .column = 19, .length = 5, .text = "colour"},
        {.choice = 1, .line = 5, .column = 18, .length = 16, .text = ""},
    };

    for (int line = 5; line < 12; line++)
        diag_propose(&diag, SEVERITY_ERROR, (struct position){"a.xml", line, 19, 0},
                     message_of("no “color”"), edits, line == 5 ? 2 : 0);
    capture(stderr);
    complain_diag(&plain, &diag, NULL);
    assert_captured(stderr, "a.xml:5:19: error: no “color” (also at 6:19, 7:19, 8:19, 9:19, 10:19 "
                            "and at 1 more place)\n");
    diag_release(&diag);
    for (int line = 5; line < 5 + 2 * DIAG_PLACES; line++) /* more than are kept */
        diag_add(&diag, SEVERITY_ERROR, (struct position){"a.xml", line, 19, 0},
                 message_of("no “color”"));
    capture(stderr);
    complain_diag(&plain, &diag, NULL);
    assert_captured(stderr, "a.xml:5:19: error: no “color” (also at 6:19, 7:19, 8:19, 9:19, 10:19 "
                            "and at 194 more places)\n");
    diag_release(&diag);
    for (int line = 5; line < 7; line++)
        diag_propose(&diag, SEVERITY_ERROR, (struct position){"a.xml", line, 19, 0},
                     message_of("no “color”"), edits, line == 5 ? 2 : 0);
    capture(stdout);
    complain_diag(&json, &diag, NULL);
    assert_captured(
        stdout,
        "{\"severity\":\"error\",\"file\":\"a.xml\",\"line\":5,\"column\":19,\"message\":\"no "
        "“color”\",\"id\":\"no “color”\",\"also\":[{\"line\":6,\"column\":19}],\"fixes\":[[{"
        "\"line\":5,\"column\":19,\"length\":5,\"text\":\"colour\"}],[{\"line\":5,\"column\":18,"
        "\"length\":16,\"text\":\"\"}]]}\n");
    diag_release(&diag);
}
END_TEST

START_TEST(control_characters_of_a_hostile_name_do_not_reach_the_terminal)
{
    struct diag diag = {0};

    diag_add(&diag, SEVERITY_ERROR, (struct position){"e\033vil.xml", 1, 2, 0},
             message_with("no “{what}”", arg_text("what", "a\033[2J\nb.xml:1:1: \302\233é\177")));
    capture(stderr);
    complain_diag(&plain, &diag, NULL);
    assert_captured(stderr, "e�vil.xml:1:2: error: no “a�[2J�b.xml:1:1: �é�”\n");
    diag_release(&diag);
}
END_TEST

START_TEST(bytes_that_are_no_utf_8_are_json_all_the_same)
{
    capture(stdout);
    complain_of(&json, message_with("no “{what}”", arg_text("what", "a\377b")));
    assert_captured(stdout, "{\"severity\":\"error\",\"message\":\"no “a�b”\","
                            "\"id\":\"no “{what}”\"}\n");
}
END_TEST

/* A file each, since the same words about one file are one complaint. */
static const char *numbered(int file)
{
    static char name[32];

    snprintf(name, sizeof name, "%d.xml", file);
    return name;
}

START_TEST(what_a_diag_did_not_keep_is_counted)
{
    struct diag diag = {0};

    for (int i = 0; i < DIAG_LIMIT + 7; i++)
        add(&diag, SEVERITY_ERROR, numbered(i), 1, 1);
    struct strbuf expected = {0};
    for (int i = 0; i < DIAG_LIMIT; i++)
        strbuf_addf(&expected, "%d.xml:1:1: error: no suit “p\"ink”\n", i);
    strbuf_add(&expected, "breuk: and 7 more problems\n");
    capture(stderr);
    complain_diag(&plain, &diag, NULL);
    assert_captured(stderr, strbuf_text(&expected));
    strbuf_release(&expected);
    diag_release(&diag);
}
END_TEST

START_TEST(a_check_that_ended_early_says_so)
{
    struct diag diag = {0};

    for (int i = 0; i < DIAG_LIMIT; i++)
        add(&diag, SEVERITY_ERROR, numbered(i), 1, 1);
    ck_assert(diag_is_full(&diag));
    struct strbuf expected = {0};
    for (int i = 0; i < DIAG_LIMIT; i++)
        strbuf_addf(&expected, "%d.xml:1:1: error: no suit “p\"ink”\n", i);
    strbuf_add(
        &expected,
        "breuk: too many problems to check everything; fix these errors first, then check again\n");
    capture(stderr);
    complain_diag(&plain, &diag, NULL);
    assert_captured(stderr, strbuf_text(&expected));
    strbuf_release(&expected);
    diag_release(&diag);
}
END_TEST

START_TEST(a_system_error_names_the_file_and_the_reason)
{
    capture(stderr);
    ck_assert_int_eq(complain_errno(&plain, "/x/y.pdf", ENOSPC), EXIT_MACHINE);
    struct strbuf expected = {0};
    strbuf_addf(&expected, "breuk: /x/y.pdf: %s\n", strerror(ENOSPC));
    assert_captured(stderr, strbuf_text(&expected));
    strbuf_release(&expected);
}
END_TEST

/* Nobody reads the pipe, and there is no room in it. */
START_TEST(progress_that_nobody_reads_is_not_waited_for)
{
    static const char some[4096] = {0};
    struct progress progress;
    int ends[2];

    ck_assert_int_eq(pipe(ends), 0);
    fcntl(ends[1], F_SETFL, O_NONBLOCK);
    while (write(ends[1], some, sizeof some) > 0)
        ;
    fcntl(ends[1], F_SETFL, 0);
    fflush(stderr);
    ck_assert_int_ge(dup2(ends[1], STDERR_FILENO), 0);
    progress_begin(&progress, &plain, 100);
    progress.next = 0;
    progress_show(&progress, 50);
    progress.shown = true;
    progress_end(&progress);
}
END_TEST

START_TEST(a_status_has_one_exit_code)
{
    ck_assert_int_eq(exit_code_of(STATUS_OK), 0);
    ck_assert_int_eq(exit_code_of(STATUS_INVALID), 2);
    ck_assert_int_eq(exit_code_of(STATUS_NOT_FOUND), 2);
    ck_assert_int_eq(exit_code_of(STATUS_UNREADABLE), 2);
    ck_assert_int_eq(exit_code_of(STATUS_EXISTS), 2);
    ck_assert_int_eq(exit_code_of(STATUS_IO), 3);
    ck_assert_int_eq(exit_code_of(STATUS_UNSUPPORTED), 3);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("console");
    TCase *tests = add_case(suite, "complaints");

    tcase_add_test(tests, people_read_gnu_style_on_stderr);
    tcase_add_test(tests, programs_read_one_object_a_line_on_stdout);
    tcase_add_test(tests, a_complaint_tells_its_other_places_and_what_to_edit);
    tcase_add_test(tests, control_characters_of_a_hostile_name_do_not_reach_the_terminal);
    tcase_add_test(tests, bytes_that_are_no_utf_8_are_json_all_the_same);
    tcase_add_test(tests, what_a_diag_did_not_keep_is_counted);
    tcase_add_test(tests, a_check_that_ended_early_says_so);
    tcase_add_test(tests, a_system_error_names_the_file_and_the_reason);
    tcase_add_test(tests, a_status_has_one_exit_code);
    tcase_add_test(tests, progress_that_nobody_reads_is_not_waited_for);
    return run_suite(suite);
}
