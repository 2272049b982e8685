/* Programs that are killed while they write: what they said to be kept is there. */
#include "cases.h"
#include "shelf.h"

#include "harness.h"
#include "records/database.h"

#include <signal.h>
#include <stdio.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { KILLS = 20, LONG_KILLS = 200, MOST = 100000, CHUNK = 512 };

/* Adds events until it is killed, and writes the number of each that is kept. */
static _Noreturn void add_for_ever(const char *path, int64_t after, int out)
{
    struct records *records;
    struct shelf_class class;
    struct message why;

    if (records_open(&records, path, true, &why) != STATUS_OK ||
        shelf_class(records, &class) != STATUS_OK)
        _exit(1);
    sqlite3_wal_autocheckpoint(records->db, 12);
    for (int64_t n = after + 1; n < MOST; n++)
        if (shelf_add(records, &class, n) != STATUS_OK || write(out, &n, sizeof n) != sizeof n)
            _exit(2);
    _exit(3);
}

/* The last number that was written before it was killed, so many microseconds after the first. */
static int64_t kill_one(const char *path, int64_t after, long microseconds)
{
    int64_t numbers[CHUNK], last = after;
    int ends[2], status;
    ssize_t got;
    const struct timespec wait = {.tv_nsec = microseconds * 1000};

    ck_assert_int_eq(pipe(ends), 0);
    pid_t child = fork();
    ck_assert_int_ge(child, 0);
    if (child == 0) {
        close(ends[0]);
        add_for_ever(path, after, ends[1]);
    }
    close(ends[1]);
    if ((got = read(ends[0], numbers, sizeof *numbers)) > 0)
        last = numbers[0];
    nanosleep(&wait, NULL);
    ck_assert_int_eq(kill(child, SIGKILL), 0);
    while ((got = read(ends[0], numbers, sizeof numbers)) > 0) {
        ck_assert_int_eq(got % (ssize_t)sizeof *numbers, 0);
        last = numbers[got / (ssize_t)sizeof *numbers - 1];
    }
    close(ends[0]);
    ck_assert_int_eq(waitpid(child, &status, 0), child);
    ck_assert_msg(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL, "it ended by itself: %d",
                  status);
    return last;
}

/* How many events are there: all from 1 to the last that was said, and at most one more. */
static int64_t look(const char *path, int64_t said)
{
    static bool found[MOST + 1];
    struct shelf_class class;
    struct records *records = shelf_open(path);

    ck_assert_int_eq(shelf_class(records, &class), STATUS_OK);
    shelf_check(records, &class, found, MOST);
    records_close(records);
    for (int64_t n = 1; n <= said; n++)
        ck_assert_msg(found[n], "event %ld of %ld is lost", (long)n, (long)said);
    for (int64_t n = said + 2; n <= MOST; n++)
        ck_assert(!found[n]);
    return said + found[said + 1];
}

START_TEST(no_program_that_is_killed_takes_along_what_it_said_to_be_kept)
{
    const long kills = in_full() ? LONG_KILLS : KILLS;
    int64_t there = 0, all = 0, more = 0;

    for (long i = 0; i < kills; i++) {
        static const char *path;
        if (i % 10 == 0) { /* a new file, so that to look through all does not take ever longer */
            char name[32];
            snprintf(name, sizeof name, "records-%ld.db", i / 10);
            path = shelf_path(name);
            there = 0;
        }
        int64_t said = kill_one(path, there, i * 7919 % 20000);
        all += said - there;
        there = look(path, said);
        more += there - said;
    }
    ck_assert_int_gt(all, kills);
    printf(
        "# %ld programs killed, %ld events said to be kept, 0 lost; %ld were kept and not said\n",
        kills, (long)all, (long)more);
}
END_TEST

void add_killing(Suite *suite)
{
    TCase *tests = add_case(suite, "killing");

    tcase_add_checked_fixture(tests, shelf_make, shelf_remove);
    tcase_add_test(tests, no_program_that_is_killed_takes_along_what_it_said_to_be_kept);
}
