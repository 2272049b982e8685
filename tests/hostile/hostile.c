/*
 * Every file of the hostile set through the command line: refused, said where, nothing else
 * touched, and at little cost. CPU time is held beside that of a plain file as large as one may be,
 * measured in the same run; in milliseconds the benchmark gives it.
 */
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

/* At most; and with a sanitizer, which takes more for each block, beyond what the plain file takes.
 */
enum { KILOBYTES = 64 * 1024, MORE_KILOBYTES = 96 * 1024 };

/* Of the plain file's CPU time. Two files may be read for one; and machines are noisy. */
enum { TIMES = 3, TRIES = 4 };

static struct hostile_folder folder;
static struct hostile_run plain;

static void run_plain(void)
{
    const char *const words[] = {getenv("BREUK_PROGRAM"), "check", HOSTILE_PLAIN, NULL};

    hostile_run(&folder, words, &plain);
}

static void make_folder(void)
{
    hostile_make(&folder);
    run_plain();
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
    for (int i = 1; i < TRIES && run->milliseconds > TIMES * plain.milliseconds; i++) {
        run_plain();
        hostile_run(&folder, words, run);
    }
    ck_assert_msg(run->milliseconds <= TIMES * plain.milliseconds,
                  "%s %s: %.0f ms, and %.0f for a plain file", command, file, run->milliseconds,
                  plain.milliseconds);
    long most = MEMORY_IS_OURS ? KILOBYTES : plain.kilobytes + MORE_KILOBYTES;
    ck_assert_msg(run->kilobytes <= most, "%s %s: %ld KB, and %ld for a plain file", command, file,
                  run->kilobytes, plain.kilobytes);
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
}
END_TEST

START_TEST(no_other_command_takes_a_hostile_file)
{
    static const char *const commands[] = {"print", "play"};
    const struct hostile_file *file = &hostile_files[_i];
    struct hostile_run used;

    ck_assert_int_eq(plain.exit_code, 0);
    for (int i = 0; i < 2; i++) { /* by turns */
        if (!sampled(_i + i, 2))
            continue;
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
    add_sample(tests, no_other_command_takes_a_hostile_file, hostile_count);
    return run_suite(suite);
}
