/* What a journal tells of one person. */
#include "log/log_file.h"
#include "base/strbuf.h"
#include "cases.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

static void add(void *out, const char *words)
{
    strbuf_addf(out, "%s\n", words);
}

static void assert_tells(const char *lines, const char *name, enum status status, const char *told)
{
    char path[] = "/tmp/breuk-person-XXXXXX";
    struct strbuf out = {0};
    struct diag diag = {0};
    struct log_file file;
    int fd = mkstemp(path);

    ck_assert_int_eq(write(fd, lines, strlen(lines)), (ssize_t)strlen(lines));
    close(fd);
    ck_assert_int_eq(log_file_open(&file, path, &diag), STATUS_OK);
    ck_assert_int_eq(log_tell_person(&file, name, add, &out, &diag), status);
    ck_assert_str_eq(strbuf_text(&out), told);
    log_file_close(&file);
    unlink(path);
    strbuf_release(&out);
    diag_release(&diag);
}

START_TEST(a_lesson_tells_what_was_typed_and_was_known)
{
    assert_tells("{\"sitting\":3,\"lesson\":\"factor\",\"pupils\":[\"Bo\",\"Ann\"],"
                 "\"start\":[\"K1:7\",\"K3:-2\"]}\n"
                 "{\"pupil\":0,\"typed\":\"1/2\"}\n"
                 "{\"pupil\":1,\"typed\":\"3/4\"}\n"
                 "{\"pupil\":0,\"typed\":\"ask ann\"}\n",
                 "Ann", STATUS_OK,
                 "sitting 3, lesson factor, start K3:-2\ntyped 3/4\ntyped ask ann\n");
}
END_TEST

START_TEST(a_game_tells_the_moves_of_a_seat_while_the_person_sits_there)
{
    assert_tells(
        "{\"breuk\":1,\"deck\":\"equals\",\"seats\":[\"Bo\",\"Di+Ann\"],\"class\":\"6b\"}\n"
        "{\"seat\":0,\"move\":\"draw\"}\n"
        "{\"seat\":1,\"move\":\"play red 1/2\",\"refused\":\"red 3/7\",\"hints\":2}\n"
        "{\"seat\":0,\"move\":\"swap Di+Ann\"}\n"
        "{\"table\":\"leaves\",\"seat\":1,\"bot\":\"random\"}\n"
        "{\"seat\":1,\"move\":\"keep\"}\n"
        "{\"table\":\"returns\",\"seat\":1}\n"
        "{\"seat\":1,\"move\":\"draw\"}\n"
        "{\"table\":\"joins\",\"seat\":1,\"name\":\"Cy\"}\n"
        "{\"seat\":1,\"move\":\"keep\"}\n",
        "ann", STATUS_OK,
        "breuk 1, deck equals, class 6b\n"
        "move play red 1/2, refused red 3/7, hints 2\n"
        "move swap Di+Ann\n"
        "table leaves, bot random\n"
        "table returns\n"
        "move draw\n");
}
END_TEST

START_TEST(what_is_damaged_tells_what_stands_before_the_damage)
{
    assert_tells("{\"breuk\":1,\"deck\":\"equals\",\"seats\":[\"Ann\"]}\n"
                 "{\"seat\":0,\"move\":\"draw\"}\n"
                 "{\"seat\":0,\"mo\n"
                 "{\"seat\":0,\"move\":\"keep\"}\n",
                 "Ann", STATUS_INVALID, "breuk 1, deck equals\nmove draw\n");
}
END_TEST

void add_person_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "person");

    tcase_add_test(tests, a_lesson_tells_what_was_typed_and_was_known);
    tcase_add_test(tests, a_game_tells_the_moves_of_a_seat_while_the_person_sits_there);
    tcase_add_test(tests, what_is_damaged_tells_what_stands_before_the_damage);
}
