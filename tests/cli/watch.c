/* Watching files, with the system's news and without. */
#include "cases.h"

#include "cli/preview/preview.h"
#include "tui/stop.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* A folder of its own with a file in it. */
struct folder {
    char folder[64], file[96], other[96];
    struct watch *watch;
};

static void write_file(const char *path, const char *text)
{
    FILE *file = fopen(path, "w");

    ck_assert_ptr_nonnull(file);
    fputs(text, file);
    ck_assert_int_eq(fclose(file), 0);
}

static void look_at(struct watch *watch, const char *path)
{
    watch_add(watch, path, strlen(path) + 1);
}

/* Its file was seen as it is. */
static struct folder open_folder(bool news)
{
    struct folder folder = {.folder = "/tmp/breuk-watch-test.XXXXXX"};

    ck_assert_ptr_nonnull(mkdtemp(folder.folder));
    snprintf(folder.file, sizeof folder.file, "%s/deck.xml", folder.folder);
    snprintf(folder.other, sizeof folder.other, "%s/other.xml", folder.folder);
    write_file(folder.file, "one");
    stop_watch();
    folder.watch = watch_new(news);
    ck_assert_ptr_nonnull(folder.watch);
    look_at(folder.watch, folder.file);
    ck_assert_int_eq(watch_count(folder.watch), 1);
    /* Saved so lately that it may have been after it was read. */
    ck_assert(watch_wait(folder.watch));
    return folder;
}

static void close_folder(struct folder *folder)
{
    watch_free(folder->watch);
    unlink(folder->file);
    unlink(folder->other);
    rmdir(folder->folder);
}

static int wait_for_a_change_or_the_signal(const void *with)
{
    const struct folder *folder = with;

    raise(SIGTERM);
    return watch_wait(folder->watch);
}

/* That nothing more has changed: the signal, not a change, ends the wait. */
static void expect_nothing_more(struct folder *folder)
{
    ck_assert_int_eq(run_apart(wait_for_a_change_or_the_signal, folder), false);
}

START_TEST(without_a_change_it_waits_for_the_signal)
{
    struct folder folder = open_folder(_i);

    expect_nothing_more(&folder);
    close_folder(&folder);
}
END_TEST

static void save_in_place(const struct folder *folder)
{
    write_file(folder->file, "two");
}

static void save_by_a_new_file(const struct folder *folder)
{
    write_file(folder->other, "two");
    ck_assert_int_eq(rename(folder->other, folder->file), 0);
}

static void put_aside_and_save(const struct folder *folder)
{
    ck_assert_int_eq(rename(folder->file, folder->other), 0);
    write_file(folder->file, "two");
}

static void remove_it(const struct folder *folder)
{
    ck_assert_int_eq(unlink(folder->file), 0);
}

static void (*const saves[])(const struct folder *folder) = {save_in_place, save_by_a_new_file,
                                                             put_aside_and_save, remove_it};
enum { SAVES = sizeof saves / sizeof *saves };

START_TEST(however_an_editor_saves_it_is_one_change)
{
    struct folder folder = open_folder(_i >= SAVES);

    saves[_i % SAVES](&folder);
    ck_assert(watch_wait(folder.watch));
    expect_nothing_more(&folder);
    close_folder(&folder);
}
END_TEST

START_TEST(a_change_while_it_waits_wakes_it)
{
    struct folder folder = open_folder(_i);
    pid_t child = fork();

    if (child == 0) {
        usleep(400 * 1000);
        save_in_place(&folder);
        _exit(0);
    }
    ck_assert(watch_wait(folder.watch));
    ck_assert_int_eq(waitpid(child, NULL, 0), child);
    expect_nothing_more(&folder);
    close_folder(&folder);
}
END_TEST

START_TEST(a_file_that_was_not_there_may_come)
{
    struct folder folder = open_folder(_i);

    look_at(folder.watch, folder.other);
    ck_assert_int_eq(watch_count(folder.watch), 2);
    write_file(folder.other, "new");
    ck_assert(watch_wait(folder.watch));
    expect_nothing_more(&folder);
    close_folder(&folder);
}
END_TEST

START_TEST(other_files_of_the_folder_do_not_matter)
{
    struct folder folder = open_folder(_i);

    write_file(folder.other, "new");
    expect_nothing_more(&folder);
    close_folder(&folder);
}
END_TEST

START_TEST(what_is_named_twice_is_looked_at_once)
{
    struct folder folder = open_folder(_i);

    look_at(folder.watch, folder.file);
    ck_assert_int_eq(watch_count(folder.watch), 1);
    expect_nothing_more(&folder);
    close_folder(&folder);
}
END_TEST

/* A name that the program was given may have no folder, or the topmost. */
START_TEST(files_of_any_folder_are_looked_at)
{
    struct folder folder = open_folder(_i);
    static const char paths[] = "no-such-file.xml\0/no-such-file.xml\0nowhere/at/all.xml";

    watch_add(folder.watch, paths, sizeof paths);
    ck_assert_int_eq(watch_count(folder.watch), 4);
    expect_nothing_more(&folder);
    close_folder(&folder);
}
END_TEST

void add_watch_cases(Suite *suite)
{
    TCase *tests = add_case(suite, "watch");

    tcase_add_loop_test(tests, without_a_change_it_waits_for_the_signal, 0, 2);
    tcase_add_loop_test(tests, however_an_editor_saves_it_is_one_change, 0, 2 * SAVES);
    tcase_add_loop_test(tests, a_change_while_it_waits_wakes_it, 0, 2);
    tcase_add_loop_test(tests, a_file_that_was_not_there_may_come, 0, 2);
    tcase_add_loop_test(tests, other_files_of_the_folder_do_not_matter, 0, 2);
    tcase_add_loop_test(tests, what_is_named_twice_is_looked_at_once, 0, 2);
    tcase_add_loop_test(tests, files_of_any_folder_are_looked_at, 0, 2);
}
