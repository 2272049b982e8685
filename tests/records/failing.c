/* A disk, or memory, that fails at one call after the other: each time there is a sentence, and
 * what was said to be kept stays. */
#include "cases.h"
#include "power_cut.h"
#include "shelf.h"

#include "harness.h"
#include "records/database.h"

#include <stdio.h>
#include <string.h>

enum { BEFORE = 3, MOST = 9 };

static void set_up(void)
{
    shelf_make();
    power_cut_install();
}

static void take_down(void)
{
    power_cut_remove();
    shelf_remove();
}

/* What is tried while it fails: it says where it ended, and which events it was told are kept. */
struct trial {
    const char *path;
    bool kept[MOST + 1];
    enum status status;
    char said[256];
};

static void note(struct trial *trial, enum status status, struct message why)
{
    if (trial->status == STATUS_OK && status != STATUS_OK) {
        trial->status = status;
        snprintf(trial->said, sizeof trial->said, "%s", shelf_said(why));
    }
}

/* A program is started, goes on after failures, and ends. Little is brought from the log into the
 * file at a time, so that this happens, too. */
static void try(struct trial *trial)
{
    struct records *records;
    struct shelf_class class;
    struct message why;
    enum status status = records_open(&records, trial->path, true, &why);

    note(trial, status, why);
    if (status != STATUS_OK)
        return;
    sqlite3_wal_autocheckpoint(records->db, 6);
    status = shelf_class(records, &class);
    note(trial, status, records_why(records));
    for (int n = BEFORE + 1; n <= MOST && status == STATUS_OK; n++) {
        enum status added = shelf_add(records, &class, n);
        note(trial, added, records_why(records));
        trial->kept[n] = added == STATUS_OK;
    }
    records_close(records);
}

/* A file that is there before it fails, or, where `filled` is not, is not. */
static void begin(struct trial *trial, bool filled)
{
    static int number;
    char name[32];
    struct records *records;
    struct shelf_class class;

    disk_forget();
    snprintf(name, sizeof name, "records-%d.db", number++);
    *trial = (struct trial){.path = shelf_path(name)};
    if (!filled)
        return;
    records = shelf_open(trial->path);
    ck_assert_int_eq(shelf_class(records, &class), STATUS_OK);
    for (int n = 1; n <= BEFORE; n++) {
        ck_assert_int_eq(shelf_add(records, &class, n), STATUS_OK);
        trial->kept[n] = true;
    }
    records_close(records);
}

/* After all works again. */
static void look(const struct trial *trial)
{
    bool found[MOST + 1];
    struct shelf_class class;
    struct records *records = shelf_open(trial->path);

    ck_assert_int_eq(shelf_class(records, &class), STATUS_OK);
    shelf_check(records, &class, found, MOST);
    for (int n = 1; n <= MOST; n++)
        ck_assert_msg(found[n] || !trial->kept[n], "event %d is lost; said “%s”", n, trial->said);
    for (int n = 1; n <= MOST; n++)
        ck_assert_int_eq(shelf_add(records, &class, n), STATUS_OK);
    shelf_check(records, &class, found, MOST);
    records_close(records);
}

static void assert_said(const struct trial *trial, enum disk_fault fault, long call)
{
    static const char full[] = "the disk is full: nothing more was written to {file}";

    if (trial->status == STATUS_OK) /* it was of no account: the log stays for later, say */
        return;
    ck_assert_msg(*trial->said, "call %ld: status %d without a sentence", call, (int)trial->status);
    if (fault == DISK_FULL)
        ck_assert_msg(strncmp(trial->said, full, strlen(full)) == 0, "call %ld said “%s”", call,
                      trial->said);
    else
        ck_assert_msg(strstr(trial->said, "does not work as it should") ||
                          strstr(trial->said, "cannot be opened"),
                      "call %ld said “%s”", call, trial->said);
}

static void fail_at_each(enum disk_fault fault, bool all_that_follow, bool filled)
{
    long told = 0, on[DISK_CALLS + 1] = {0}, call = (all_that_follow + 2 * filled) % stride(3);

    for (bool more = true; more; call += stride(3)) {
        struct trial trial;
        disk_fail(fault, -1, false);
        begin(&trial, filled);
        disk_fail(fault, call, all_that_follow);
        try(&trial);
        more = disk_failed() != DISK_CALLS;
        on[disk_failed()]++;
        ck_assert(more || trial.status == STATUS_OK);
        assert_said(&trial, fault, call);
        told += trial.status != STATUS_OK;
        disk_fail(fault, -1, false);
        look(&trial);
    }
    ck_assert_int_gt(told, 0);
    printf("# %s%s, %s file: failed at one of %d of some %ld calls (open %ld, delete %ld, read "
           "%ld, write %ld, "
           "truncate %ld, sync %ld, size %ld, share %ld); told %ld times\n",
           fault == DISK_FULL ? "ENOSPC" : "EIO", all_that_follow ? " from there on" : "",
           filled ? "old" : "new", stride(3), call, on[DISK_OPEN], on[DISK_DELETE], on[DISK_READ],
           on[DISK_WRITE], on[DISK_TRUNCATE], on[DISK_SYNC], on[DISK_SIZE], on[DISK_SHARE], told);
}

START_TEST(a_disk_that_fails_once_is_told_and_loses_nothing)
{
    fail_at_each(DISK_ERROR, false, true);
    fail_at_each(DISK_ERROR, false, false);
}
END_TEST

START_TEST(a_disk_that_fails_from_then_on_is_told_and_loses_nothing)
{
    fail_at_each(DISK_ERROR, true, true);
    fail_at_each(DISK_ERROR, true, false);
}
END_TEST

START_TEST(a_disk_that_is_full_is_said_to_be_full_and_loses_nothing)
{
    fail_at_each(DISK_FULL, false, true);
    fail_at_each(DISK_FULL, true, true);
    fail_at_each(DISK_FULL, true, false);
}
END_TEST

void add_failing(Suite *suite)
{
    TCase *tests = add_case(suite, "failing");

    tcase_add_checked_fixture(tests, set_up, take_down);
    tcase_add_test(tests, a_disk_that_fails_once_is_told_and_loses_nothing);
    tcase_add_test(tests, a_disk_that_fails_from_then_on_is_told_and_loses_nothing);
    tcase_add_test(tests, a_disk_that_is_full_is_said_to_be_full_and_loses_nothing);
}
