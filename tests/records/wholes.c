/* What is more than an event happens as a whole or not at all, wherever the power goes or the disk
 * fails; and what was said to have happened has. */
#include "cases.h"
#include "power_cut.h"
#include "shelf.h"

#include "harness.h"
#include "records/database.h"
#include "records/forgetting.h"
#include "records/merging.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { CUTS = 25, LONG_CUTS = 250, HERE = 12, MOST = 20, PATIENCE = 200 };

/* The next format, as it may be. */
static const char *next_steps[SCHEMA_FORMAT + 2];
static const struct schema next = {SCHEMA_FORMAT + 1, next_steps};
static const struct database_settings usual = {.patience = PATIENCE, .schema = &schema_now},
                                      future = {.patience = PATIENCE, .schema = &next};

/* Files as they are before: the records, and another machine's. */
static struct before {
    unsigned char *bytes, *other;
    size_t length, other_length;
    int64_t half; /* when event HERE / 2 was */
} before;

static void fill(const char *path, int first, int last, unsigned char **bytes, size_t *length)
{
    struct shelf_class class;
    struct records *records = shelf_open(path);

    ck_assert_int_eq(shelf_class(records, &class), STATUS_OK);
    for (int n = first; n <= last; n++)
        ck_assert_int_eq(shelf_add(records, &class, n), STATUS_OK);
    if (!before.half) {
        enum status status = STATUS_OK;
        sqlite3_stmt *row =
            database_query(records, "SELECT at FROM event WHERE number = 6", &status);
        ck_assert(database_row(records, row, &status));
        before.half = sqlite3_column_int64(row, 0);
    }
    records_close(records);
    *length = shelf_read(path, bytes);
    remove(path);
}

static void set_up(void)
{
    for (int i = 1; i <= SCHEMA_FORMAT; i++)
        next_steps[i] = schema_now.steps[i];
    next_steps[SCHEMA_FORMAT + 1] = "ALTER TABLE class ADD COLUMN colour TEXT;"
                                    "UPDATE class SET colour = 'red'";
    shelf_make();
    fill(shelf_path("records.db"), 1, HERE, &before.bytes, &before.length);
    fill(shelf_path("other.db"), HERE + 1, MOST, &before.other, &before.other_length);
    power_cut_install();
}

static void take_down(void)
{
    power_cut_remove();
    free(before.bytes);
    free(before.other);
    before = (struct before){0};
    shelf_remove();
}

static const char *restore(void)
{
    static const char *const leftovers[] = {"records.db",
                                            "records.db-wal",
                                            "records.db-shm",
                                            "records.db.format-1",
                                            "records.db.format-1-new",
                                            "records.db.format-1-new-journal",
                                            "other.db-wal",
                                            "other.db-shm"};
    static char path[200];

    for (size_t i = 0; i < sizeof leftovers / sizeof *leftovers; i++)
        unlink(shelf_path(leftovers[i]));
    disk_forget();
    snprintf(path, sizeof path, "%s", shelf_path("records.db"));
    shelf_write(path, before.bytes, before.length);
    shelf_write(shelf_path("other.db"), before.other, before.other_length);
    return path;
}

/* ---- what is done ---- */

static enum status forget(struct records *records)
{
    struct records_removed removed;
    enum status status = records_forget(records, 2, &removed);

    return status == STATUS_OK ? records_sweep(records, NULL) : status;
}

static enum status expire(struct records *records)
{
    struct records_removed removed;
    struct shelf_learner learner;

    return records_expire(records, 1, before.half, shelf_learner(&learner), &removed);
}

static enum status merge(struct records *records)
{
    struct records *other;
    struct record_clashes clashes = {0};
    struct records_merged merged;
    struct shelf_learner learner;
    struct message why;
    enum status status = records_open_other(&other, records, shelf_path("other.db"), &why);

    if (status != STATUS_OK) {
        records->why = message_of(why.id); /* for the test to look at */
        return status;
    }
    status = records_clashes(records, other, &clashes);
    for (int i = 0; i < clashes.count; i++)
        clashes.list[i].choice = i % 2 ? CLASH_SAME : CLASH_ANOTHER;
    if (status == STATUS_OK)
        status = records_merge(records, other, &clashes, shelf_learner(&learner), &merged);
    record_clashes_release(&clashes);
    if (records->why.id)
        records->why = message_of(records->why.id);
    records_close(other);
    return status;
}

static enum status remove_class(struct records *records)
{
    return records_class_remove(records, 1);
}

/* To open it is what is done. */
static enum status migrate(struct records *records)
{
    (void)records;
    return STATUS_OK;
}

static const struct doing {
    const char *name;
    const struct database_settings *settings;
    enum status (*act)(struct records *records);
} doings[] = {
    {"forget and sweep", &usual, forget},
    {"expire", &usual, expire},
    {"merge", &usual, merge},
    {"remove a class", &usual, remove_class},
    {"bring up to date", &future, migrate},
};
enum { DOINGS = sizeof doings / sizeof *doings };

/* What came of it, and what was said. */
static enum status act(const struct doing *doing, const char *path, char said[256])
{
    struct records *records;
    struct message why;
    enum status status = database_open(&records, path, false, doing->settings, &why);

    if (status == STATUS_OK) {
        sqlite3_wal_autocheckpoint(records->db, 12);
        status = doing->act(records);
        why = records_why(records);
    }
    snprintf(said, 256, "%s", shelf_said(why));
    records_close(records);
    return status;
}

/* ---- what is there ---- */

static bool tell_model(void *context, int64_t pupil, const char *name, int64_t events, int64_t last,
                       const char *model)
{
    struct strbuf *out = context;

    (void)pupil;
    strbuf_addf(out, "%s: %" PRId64 " until %" PRId64 ": %s\n", name, events, last, model);
    return true;
}

/* All that is known, in a text; all of it sound. `format` is 0: it is brought up to date first. */
static void tell(const char *path, const struct database_settings *settings, struct strbuf *out)
{
    struct record_classes classes = {0};
    struct records *records;
    struct message why;
    enum status status = database_open(&records, path, false, settings, &why);

    ck_assert_msg(status == STATUS_OK, "%s: %d, “%s”", path, (int)status, shelf_said(why));
    ck_assert_int_eq(records_verify(records), STATUS_OK);
    ck_assert_int_eq(records_classes(records, &classes), STATUS_OK);
    strbuf_clear(out);
    for (int i = 0; i < classes.count; i++) {
        struct record_pupils pupils = {0};
        strbuf_addf(out, "class %s\n", classes.list[i].name);
        ck_assert_int_eq(records_models(records, classes.list[i].id, tell_model, out), STATUS_OK);
        ck_assert_int_eq(records_pupils(records, classes.list[i].id, &pupils), STATUS_OK);
        for (int k = 0; k < pupils.count; k++) {
            struct shelf_learner learner;
            bool changed = true;
            ck_assert_int_eq(records_relearn(records, pupils.list[k].id, shelf_learner(&learner),
                                             false, &changed),
                             STATUS_OK);
            ck_assert_msg(!changed, "%s: the model is another one", pupils.list[k].name);
        }
        record_pupils_release(&pupils);
    }
    record_classes_release(&classes);
    enum status found = STATUS_OK;
    sqlite3_stmt *row = database_query(records,
                                       "SELECT count(*), (SELECT count(*) FROM session),"
                                       " (SELECT count(*) FROM event) FROM forgotten",
                                       &found);
    ck_assert(database_row(records, row, &found));
    strbuf_addf(out, "forgotten %d, sessions %d, events %d\n", sqlite3_column_int(row, 0),
                sqlite3_column_int(row, 1), sqlite3_column_int(row, 2));
    sqlite3_reset(row);
    records_close(records);
}

/* Without any fault: what it was, what it is then, and how many calls that takes. */
static long tell_both(const struct doing *doing, enum disk_fault fault, struct strbuf *was,
                      struct strbuf *is)
{
    char said[256];

    disk_fail(fault, -1, false);
    tell(restore(), doing->settings, was);
    const char *path = restore();
    disk_fail(fault, -1, false);
    ck_assert_int_eq(act(doing, path, said), STATUS_OK);
    long calls = disk_calls();
    tell(path, doing->settings, is);
    ck_assert_msg((doing->act == migrate) == (strcmp(strbuf_text(was), strbuf_text(is)) == 0),
                  "%s: %s", doing->name, strbuf_text(is));
    return calls;
}

static bool same(const struct strbuf *one, const struct strbuf *other)
{
    return strcmp(strbuf_text(one), strbuf_text(other)) == 0;
}

/* Afterwards it is as it was or as it is to be; where that was said, as it is to be. */
static bool look(const struct doing *doing, const char *path, enum status status,
                 const struct strbuf *was, const struct strbuf *is)
{
    struct strbuf now = {0};

    tell(path, doing->settings, &now);
    bool done = same(&now, is);
    ck_assert_msg(done || same(&now, was), "%s: neither\n%s\nnor\n%s\nbut\n%s", doing->name,
                  strbuf_text(was), strbuf_text(is), strbuf_text(&now));
    ck_assert_msg(done || status != STATUS_OK, "%s: it was said to be done", doing->name);
    strbuf_release(&now);
    return done;
}

/* A copy that was made before is whole, if it is there. */
static void look_at_copy(void)
{
    struct strbuf copy = {0};

    if (shelf_has(shelf_path("records.db.format-1")))
        tell(shelf_path("records.db.format-1"), &usual, &copy);
    strbuf_release(&copy);
}

START_TEST(where_the_power_goes_it_was_done_as_a_whole_or_not_at_all)
{
    const struct doing *doing = &doings[_i];
    const int cuts = in_full() ? LONG_CUTS : CUTS;
    struct strbuf was = {0}, is = {0};
    struct chance chance;
    char said[256];
    int done = 0;

    chance_init(&chance, 19, CHANCE_TEST, (uint32_t)_i);
    long calls = tell_both(doing, DISK_POWER, &was, &is);
    for (int cut = 0; cut < cuts; cut++) {
        const char *path = restore();
        disk_fail(DISK_POWER, (long)chance_below(&chance, (uint32_t)calls), true);
        enum status status = act(doing, path, said);
        ck_assert(disk_failed() != DISK_CALLS);
        power_cut_settle(&chance);
        look_at_copy();
        done += look(doing, path, status, &was, &is);
    }
    if (same(&was, &is)) /* to look brings it up to date, too */
        printf("# %s: %d power cuts at some of %ld calls, sound after all\n", doing->name, cuts,
               calls);
    else
        printf("# %s: %d power cuts at some of %ld calls, done in %d, half-done in none\n",
               doing->name, cuts, calls, done);
    strbuf_release(&was);
    strbuf_release(&is);
}
END_TEST

START_TEST(where_the_disk_fails_it_was_done_as_a_whole_or_not_at_all_and_that_is_said)
{
    const struct doing *doing = &doings[_i];
    struct strbuf was = {0}, is = {0};

    for (int way = 0; way < 4; way++) {
        const enum disk_fault fault = way / 2 ? DISK_FULL : DISK_ERROR;
        long calls = tell_both(doing, fault, &was, &is), told = 0;
        for (long call = way % stride(3); call < calls; call += stride(3)) {
            char said[256];
            const char *path = restore();
            disk_fail(fault, call, way % 2);
            enum status status = act(doing, path, said);
            disk_fail(fault, -1, false);
            ck_assert_msg(status == STATUS_OK || *said,
                          "%s: call %ld: status %d without a sentence", doing->name, call,
                          (int)status);
            ck_assert_msg(status == STATUS_OK || fault == DISK_ERROR ||
                              strstr(said, "the disk is full"),
                          "%s: call %ld said “%s”", doing->name, call, said);
            told += status != STATUS_OK;
            look_at_copy();
            look(doing, path, status, &was, &is);
        }
        ck_assert_int_gt(told, 0);
        printf("# %s, %s%s at one of %d of %ld calls: told %ld times, half-done never\n",
               doing->name, way / 2 ? "ENOSPC" : "EIO", way % 2 ? " from there on" : "", stride(3),
               calls, told);
    }
    strbuf_release(&was);
    strbuf_release(&is);
}
END_TEST

START_TEST(a_copy_is_on_the_disk_before_it_has_its_name)
{
    char said[256];

    ck_assert_int_eq(act(&doings[DOINGS - 1], restore(), said), STATUS_OK);
    ck_assert(shelf_has(shelf_path("records.db.format-1")));
    ck_assert(!disk_unsynced(shelf_path("records.db.format-1-new")));
}
END_TEST

void add_wholes(Suite *suite)
{
    TCase *tests = add_case(suite, "wholes");

    tcase_add_checked_fixture(tests, set_up, take_down);
    tcase_add_loop_test(tests, where_the_power_goes_it_was_done_as_a_whole_or_not_at_all, 0,
                        DOINGS);
    tcase_add_loop_test(tests,
                        where_the_disk_fails_it_was_done_as_a_whole_or_not_at_all_and_that_is_said,
                        0, DOINGS);
    tcase_add_test(tests, a_copy_is_on_the_disk_before_it_has_its_name);
}
