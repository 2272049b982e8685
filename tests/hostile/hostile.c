/* Every file of the hostile set through the command line: refused, said where, and nothing else
 * touched. That none hangs is all that is asked of time here; figures are the benchmark's. */
#include "hostile/files.h"

#include "harness.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#if defined(__SANITIZE_ADDRESS__)
#define MEMORY_IS_OURS false /* the sanitizer takes far more than the program */
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define MEMORY_IS_OURS false
#endif
#endif
#ifndef MEMORY_IS_OURS
#define MEMORY_IS_OURS true
#endif

enum { KILOBYTES = 64 * 1024 };

static struct hostile_folder folder;

static void make_folder(void)
{
    hostile_make(&folder);
}

static void remove_folder(void)
{
    hostile_remove(&folder);
}

static void run(const char *command, const char *file, struct hostile_run *run)
{
    const char *const words[] = {getenv("BREUK_PROGRAM"), command, "--lang", "en", file, NULL};

    hostile_was_touched(&folder);
    hostile_run(&folder, words, run);
    ck_assert_msg(!hostile_was_touched(&folder), "%s %s: another file or the network was touched",
                  command, file);
    ck_assert_msg(run->exit_code != 127, "%s was not found", words[0]);
}

START_TEST(a_hostile_file_is_refused_where_it_is_wrong)
{
    const struct hostile_file *file = &hostile_files[_i];
    struct hostile_run checked;

    run("check", file->name, &checked);
    ck_assert_msg(checked.exit_code == file->exit_code, "%s: exit code %d, not %d\n%s", file->name,
                  checked.exit_code, file->exit_code, checked.said);
    ck_assert_msg(!file->says || !strncmp(checked.said, file->says, strlen(file->says)),
                  "%s: wanted\n%s\ngot\n%s", file->name, file->says ? file->says : "",
                  checked.said);
    ck_assert_msg(strstr(checked.said, "error: "), "%s: no error was told\n%s", file->name,
                  checked.said);
    ck_assert_str_eq(checked.out, "");
    ck_assert_msg(!MEMORY_IS_OURS || checked.kilobytes <= KILOBYTES, "%s: %ld KB", file->name,
                  checked.kilobytes);
}
END_TEST

START_TEST(no_other_command_takes_a_hostile_file)
{
    static const char *const commands[] = {"print", "play", "list"};
    const struct hostile_file *file = &hostile_files[_i];
    struct hostile_run used;

    for (int i = 0; i < 2; i++) {
        run(commands[i], file->name, &used);
        ck_assert_msg(used.exit_code == 2, "%s %s: exit code %d\n%s", commands[i], file->name,
                      used.exit_code, used.said);
    }
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("hostile");
    TCase *tests = add_case(suite, "files");

    tcase_add_unchecked_fixture(tests, make_folder, remove_folder);
    tcase_add_loop_test(tests, a_hostile_file_is_refused_where_it_is_wrong, 0, hostile_count);
    tcase_add_loop_test(tests, no_other_command_takes_a_hostile_file, 0, hostile_count);
    return run_suite(suite);
}
