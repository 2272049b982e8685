/* The files that print makes: all of them in place, or none. */
#include "documents/print/file.h"

#include "cases.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

static char folder[] = "/tmp/breuk-print-file-XXXXXX";

static void make_folder(void)
{
    make_temporary_folder(folder);
    ck_assert_int_eq(chdir(folder), 0);
}

static void remove_folder(void)
{
    ck_assert_int_eq(chdir("/"), 0);
    ck_assert_int_eq(rmdir(folder), 0); /* fails when anything was left behind */
}

static int count_files(void)
{
    DIR *stream = opendir(".");
    int count = 0;

    ck_assert_ptr_nonnull(stream);
    while (readdir(stream))
        count++;
    closedir(stream);
    return count - 2; /* . and .. */
}

static void remove_file(const char *path, const char *expected)
{
    char text[100] = "";
    FILE *file = fopen(path, "r");

    ck_assert_msg(file != NULL, "%s is not there", path);
    text[fread(text, 1, sizeof text - 1, file)] = '\0';
    fclose(file);
    ck_assert_str_eq(text, expected);
    ck_assert_int_eq(unlink(path), 0);
}

static void create(const char *path)
{
    ck_assert_int_eq(close(open(path, O_WRONLY | O_CREAT, 0600)), 0);
}

static const struct manner manner;

/* Complaints go nowhere. */
static struct print_file file_at(const char *path)
{
    int nowhere = open("/dev/null", O_WRONLY);

    ck_assert_int_ge(dup2(nowhere, STDERR_FILENO), 0);
    close(nowhere);
    return (struct print_file){.manner = &manner, .path = path, .ending = ".png"};
}

static enum status put(struct print_file *file, int page, const char *text)
{
    struct sink sink = print_file_sink(file);

    return sink_put(&sink, page, text, strlen(text));
}

START_TEST(a_document_is_one_file_and_pages_are_numbered)
{
    struct print_file one = file_at("deck.pdf"), pages = file_at("./deck.x.png"),
                      bare = file_at("./deck");

    ck_assert_int_eq(put(&one, 0, "all"), STATUS_OK);
    ck_assert_int_eq(print_file_end(&one, STATUS_OK), EXIT_DONE);
    ck_assert_int_eq(put(&pages, 1, "one"), STATUS_OK);
    ck_assert_int_eq(put(&pages, 12, "twelve"), STATUS_OK);
    ck_assert_int_ne(access("deck.x-01.png", F_OK), 0);
    ck_assert_int_eq(print_file_end(&pages, STATUS_OK), EXIT_DONE);
    ck_assert_int_eq(put(&bare, 3, "three"), STATUS_OK);
    ck_assert_int_eq(print_file_end(&bare, STATUS_OK), EXIT_DONE);
    remove_file("deck.pdf", "all");
    remove_file("deck.x-01.png", "one");
    remove_file("deck.x-12.png", "twelve");
    remove_file("deck-03.png", "three");
}
END_TEST

START_TEST(nothing_is_left_of_files_when_filling_them_failed)
{
    static const enum status failures[] = {STATUS_INVALID, STATUS_UNSUPPORTED, STATUS_IO};
    static const enum exit_code codes[] = {EXIT_USAGE, EXIT_MACHINE, EXIT_MACHINE};
    int status;
    struct print_file file = file_at("deck.png");
    struct sink sink = print_file_sink(&file);

    ck_assert_int_eq(put(&file, 1, "one"), STATUS_OK);
    ck_assert_int_eq(sink.begin(sink.context, 2), STATUS_OK);
    ck_assert_int_eq(sink.write(sink.context, "two", 3), STATUS_OK);
    pid_t child = fork(); /* a lack of memory ends it */
    if (child == 0)
        _exit((int)print_file_end(&file, failures[_i]));
    ck_assert_int_eq(waitpid(child, &status, 0), child);
    ck_assert(WIFEXITED(status));
    ck_assert_int_eq(WEXITSTATUS(status), codes[_i]);
    ck_assert_int_eq(count_files(), 0);
    print_file_end(&file, STATUS_INVALID);
}
END_TEST

START_TEST(a_file_that_is_there_stays_and_is_told_of_early_or_late)
{
    struct print_file file = file_at("deck.png");

    create("deck-02.png");
    ck_assert(!print_file_taken(&file, 1));
    ck_assert(print_file_taken(&file, 2));
    ck_assert_int_eq(print_file_refuse(&file), EXIT_USAGE);
    ck_assert_int_eq(put(&file, 1, "one"), STATUS_OK);
    ck_assert_int_eq(put(&file, 2, "two"), STATUS_EXISTS);
    ck_assert_int_eq(print_file_end(&file, STATUS_EXISTS), EXIT_USAGE);
    ck_assert_int_eq(count_files(), 1);
    remove_file("deck-02.png", "");

    ck_assert_int_eq(put(&file, 1, "one"), STATUS_OK);
    ck_assert_int_eq(put(&file, 2, "two"), STATUS_OK);
    create("deck-02.png"); /* meanwhile */
    ck_assert_int_eq(print_file_end(&file, STATUS_OK), EXIT_USAGE);
    ck_assert_int_eq(count_files(), 1);
    remove_file("deck-02.png", "");
}
END_TEST

START_TEST(a_folder_with_a_slash_is_made_with_the_first_file_and_goes_again)
{
    struct print_file file = file_at(NULL);
    struct strbuf path = {0};

    print_file_place(&file, "new/", "deck.png", &path);
    ck_assert_str_eq(file.path, "new/deck.png");
    ck_assert_int_eq(count_files(), 0);
    ck_assert_int_eq(put(&file, 1, "one"), STATUS_OK);
    ck_assert_int_eq(count_files(), 1);
    print_file_abandon(&file);
    ck_assert_int_eq(count_files(), 0);

    ck_assert_int_eq(put(&file, 1, "one"), STATUS_OK);
    ck_assert_int_eq(print_file_end(&file, STATUS_OK), EXIT_DONE);
    remove_file("new/deck-01.png", "one");
    ck_assert_int_eq(rmdir("new"), 0);

    create("new");
    ck_assert_int_eq(put(&file, 1, "one"), STATUS_IO);
    ck_assert_int_eq(file.error, ENOTDIR);
    ck_assert_int_eq(print_file_end(&file, STATUS_IO), EXIT_MACHINE);
    remove_file("new", "");
    strbuf_release(&path);
}
END_TEST

START_TEST(a_folder_that_is_not_there_or_a_full_disk_is_a_fault_of_the_machine)
{
    struct print_file nowhere = file_at("nowhere/deck.pdf"), full = file_at("/dev/full");
    struct sink sink = print_file_sink(&full);
    static char page[64 * 1024];

    ck_assert_int_eq(put(&nowhere, 0, "all"), STATUS_IO);
    ck_assert_int_eq(nowhere.error, ENOENT);
    ck_assert_int_eq(print_file_end(&nowhere, STATUS_IO), EXIT_MACHINE);
    /* At the end, or at once when it is more than stdio keeps. */
    ck_assert_int_eq(put(&full, 0, "all"), STATUS_IO);
    ck_assert_int_eq(full.error, ENOSPC);
    ck_assert_int_eq(print_file_end(&full, STATUS_IO), EXIT_MACHINE);
    ck_assert_int_eq(sink.begin(sink.context, 0), STATUS_OK);
    ck_assert_int_eq(sink.write(sink.context, page, sizeof page), STATUS_IO);
    ck_assert_int_eq(full.error, ENOSPC);
    ck_assert_int_eq(print_file_end(&full, STATUS_IO), EXIT_MACHINE);
}
END_TEST

START_TEST(a_file_that_grows_too_large_is_gone)
{
    struct print_file file = file_at("deck.pdf");
    static char page[64 * 1024];
    struct sink sink = print_file_sink(&file);

    limit_files(4096);
    enum status begun = sink.begin(sink.context, 0);
    enum status written = sink.write(sink.context, page, sizeof page);
    limit_files(RLIM_INFINITY);
    ck_assert_int_eq(begun, STATUS_OK);
    ck_assert_int_eq(written, STATUS_IO);
    ck_assert_int_eq(file.error, EFBIG);
    ck_assert_int_eq(print_file_end(&file, STATUS_IO), EXIT_MACHINE);
    ck_assert_int_eq(count_files(), 0);
}
END_TEST

/* As one who prints for long does: stop at the first failure. */
static int print_on(const void *with)
{
    struct print_file file = file_at("deck.png");

    (void)with;
    signal(SIGINT, SIG_DFL);
    enum status filled = put(&file, 1, "one");
    raise(SIGINT);
    if (filled == STATUS_OK)
        filled = put(&file, 2, "two");
    print_file_end(&file, filled);
    return (int)filled; /* the signal has ended us before this */
}

START_TEST(a_signal_ends_a_long_run_between_two_writes_and_leaves_nothing)
{
    ck_assert_int_eq(run_apart(print_on, NULL), -SIGINT);
    ck_assert_int_eq(count_files(), 0);
}
END_TEST

void add_print_file_cases(Suite *suite)
{
    TCase *files = add_case(suite, "print_file");

    tcase_add_checked_fixture(files, make_folder, remove_folder);
    tcase_add_test(files, a_document_is_one_file_and_pages_are_numbered);
    tcase_add_loop_test(files, nothing_is_left_of_files_when_filling_them_failed, 0, 3);
    tcase_add_test(files, a_file_that_is_there_stays_and_is_told_of_early_or_late);
    tcase_add_test(files, a_folder_with_a_slash_is_made_with_the_first_file_and_goes_again);
    tcase_add_test(files, a_folder_that_is_not_there_or_a_full_disk_is_a_fault_of_the_machine);
    tcase_add_test(files, a_file_that_grows_too_large_is_gone);
    tcase_add_test(files, a_signal_ends_a_long_run_between_two_writes_and_leaves_nothing);
}
