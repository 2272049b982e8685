/* A journal is deleted or written anew only as long as it is the file that was looked into. */
#include "log/log_file.h"
#include "base/strbuf.h"
#include "cases.h"
#include "log/renaming.h"

#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#define GAME   "{\"breuk\":1,\"deck\":\"equals\",\"seats\":[\"Ann\",\"Bo\"],\"session\":\"s7\"}\n"
#define LESSON "{\"sitting\":9,\"lesson\":\"factor\",\"pupils\":[\"Ann\"],\"new\":1}\n"
#define LETTER "Letter to the parents of Ann.\n"

static char folder[] = "/tmp/breuk-held-XXXXXX", path[64], other[64];

static void make_folder(void)
{
    make_temporary_folder(folder);
    snprintf(path, sizeof path, "%s/one.jsonl", folder);
    snprintf(other, sizeof other, "%s/other", folder);
}

static void remove_folder(void)
{
    remove(path);
    remove(other);
    rmdir(folder);
}

static void write_file(const char *name, const char *text)
{
    FILE *file = fopen(name, "w");

    ck_assert_ptr_nonnull(file);
    ck_assert_int_ge(fputs(text, file), 0);
    ck_assert_int_eq(fclose(file), 0);
}

static void assert_holds(const char *name, const char *text)
{
    char bytes[256] = "";
    FILE *file = fopen(name, "r");

    ck_assert_ptr_nonnull(file);
    bytes[fread(bytes, 1, sizeof bytes - 1, file)] = '\0';
    fclose(file);
    ck_assert_str_eq(bytes, text);
}

/* Holds what lies at the path, and lets go of what is refused. */
static enum status hold(struct log_file *file)
{
    struct diag diag = {0};
    enum status status = log_file_open(file, path, &diag);

    ck_assert_uint_eq(diag.errors, status != STATUS_OK);
    if (status != STATUS_OK)
        ck_assert_int_eq(file->fd, -1);
    diag_release(&diag);
    return status;
}

static enum status rename_ann(const struct log_file *file)
{
    const struct log_renaming renaming = {.from = "Ann", .to = "pupil-1"};
    struct diag diag = {0};
    int error;
    enum status status = log_rename_person(file, &renaming, &error, &diag);

    diag_release(&diag);
    return status;
}

START_TEST(a_journal_of_any_format_is_held_with_its_session)
{
    struct log_file file;

    write_file(path, GAME);
    ck_assert_int_eq(hold(&file), STATUS_OK);
    ck_assert_str_eq(file.session, "s7");
    ck_assert(!file.busy && !file.linked);
    log_file_close(&file);
    write_file(path, LESSON);
    ck_assert_int_eq(hold(&file), STATUS_OK);
    ck_assert_ptr_null(file.session);
    log_file_close(&file);
}
END_TEST

START_TEST(what_is_no_journal_is_not_held)
{
    static const char *const texts[] = {
        "",
        LETTER,
        "{\"breuk\":",
        "{\"breuk\":1,\"deck\":\"equals\",\"seats\":[\"Ann\"]}", /* not whole */
        "{\"breuk\":1}\n",
        "{\"breuk\":\"1\",\"deck\":\"equals\",\"seats\":[\"Ann\"]}\n",
        "{\"sitting\":3,\"lesson\":\"factor\",\"seats\":[\"Ann\"]}\n",
        "[{\"breuk\":1,\"deck\":\"equals\",\"seats\":[\"Ann\"]}]\n",
        "\n" GAME,
        "Ann's thesis\n" GAME,
    };

    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        struct log_file file;
        write_file(path, texts[i]);
        ck_assert_msg(hold(&file) == STATUS_INVALID, "%s", texts[i]);
    }
}
END_TEST

START_TEST(a_link_a_pipe_or_a_folder_is_not_held)
{
    struct log_file file;

    ck_assert_int_eq(hold(&file), STATUS_NOT_FOUND);
    write_file(other, GAME);
    ck_assert_int_eq(symlink(other, path), 0);
    ck_assert_int_eq(hold(&file), STATUS_INVALID);
    unlink(path);
    ck_assert_int_eq(mkfifo(path, 0600), 0);
    ck_assert_int_eq(hold(&file), STATUS_INVALID);
    unlink(path);
    ck_assert_int_eq(mkdir(path, 0700), 0);
    ck_assert_int_eq(hold(&file), STATUS_INVALID);
}
END_TEST

START_TEST(another_file_in_its_place_stays_as_it_is)
{
    struct log_file file;
    int error;

    write_file(path, GAME);
    ck_assert_int_eq(hold(&file), STATUS_OK);
    write_file(other, LETTER);
    ck_assert_int_eq(rename(other, path), 0);
    ck_assert_int_eq(log_file_delete(&file, &error), STATUS_NOT_FOUND);
    ck_assert_int_eq(rename_ann(&file), STATUS_NOT_FOUND);
    assert_holds(path, LETTER);
    ck_assert_int_eq(unlink(path), 0);
    ck_assert_int_eq(log_file_delete(&file, &error), STATUS_NOT_FOUND);
    ck_assert_int_eq(rename_ann(&file), STATUS_NOT_FOUND);
    ck_assert_int_ne(access(path, F_OK), 0);
    log_file_close(&file);
}
END_TEST

START_TEST(one_that_is_being_written_is_read_only)
{
    struct log_file file;
    struct log_people people;
    struct diag diag = {0};
    int error;

    write_file(path, GAME);
    int fd = open(path, O_WRONLY);
    ck_assert_int_eq(flock(fd, LOCK_EX), 0);
    ck_assert_int_eq(hold(&file), STATUS_OK);
    ck_assert(file.busy);
    ck_assert_int_eq(log_find_person(&people, &file, "Bo", NULL, &diag), STATUS_OK);
    ck_assert(people.found);
    ck_assert_int_eq(log_file_delete(&file, &error), STATUS_EXISTS);
    ck_assert_int_eq(rename_ann(&file), STATUS_EXISTS);
    assert_holds(path, GAME);
    close(fd);
    log_file_close(&file);
    diag_release(&diag);
}
END_TEST

START_TEST(nobody_goes_on_with_one_that_is_held)
{
    struct log_file file;
    int error;

    write_file(path, GAME);
    ck_assert_int_eq(link(path, other), 0);
    ck_assert_int_eq(hold(&file), STATUS_OK);
    ck_assert(file.linked);
    int fd = open(path, O_WRONLY);
    ck_assert_int_ne(flock(fd, LOCK_EX | LOCK_NB), 0);
    close(fd);
    ck_assert_int_eq(log_file_delete(&file, &error), STATUS_OK);
    ck_assert_int_ne(access(path, F_OK), 0);
    assert_holds(other, GAME);
    log_file_close(&file);
}
END_TEST

void add_held_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "held");

    tcase_add_checked_fixture(tests, make_folder, remove_folder);
    tcase_add_test(tests, a_journal_of_any_format_is_held_with_its_session);
    tcase_add_test(tests, what_is_no_journal_is_not_held);
    tcase_add_test(tests, a_link_a_pipe_or_a_folder_is_not_held);
    tcase_add_test(tests, another_file_in_its_place_stays_as_it_is);
    tcase_add_test(tests, one_that_is_being_written_is_read_only);
    tcase_add_test(tests, nobody_goes_on_with_one_that_is_held);
}
