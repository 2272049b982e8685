/* Memory that runs out at one allocation after the other, ours and SQLite's. */
#include "cases.h"
#include "shelf.h"
#include "starve.h"

#include "harness.h"
#include "records/database.h"

#include <stdio.h>
#include <string.h>

enum {
    BEFORE = 7,
    MOST = 14,
    A_SAMPLE = 15 /* one request of so many, unless BREUK_LONG is set */
};

static void fail_after(bool ours, long after)
{
    starve_after(ours ? -1 : after);
    memory_fail_after(ours ? after : -1);
}

static void set_up(void)
{
    starve_install();
    shelf_make();
}

static void take_down(void)
{
    shelf_remove();
    starve_remove();
}

struct trial {
    const char *path;
    bool kept[MOST + 1];
    enum status status;
};

static void note(struct trial *trial, enum status status)
{
    if (trial->status == STATUS_OK)
        trial->status = status;
}

static bool pass_over(void *context, const struct record_event *event,
                      const struct record_session *session)
{
    (void)context, (void)event, (void)session;
    return true;
}

/* Everything that reads. */
static void read_all(struct trial *trial, struct records *records, const struct shelf_class *class)
{
    struct record_classes classes = {0};
    struct record_pupils pupils = {0};
    struct shelf_learner learner;
    struct strbuf model = {0};

    note(trial, records_classes(records, &classes));
    note(trial, records_pupils(records, class->class, &pupils));
    note(trial, records_events(records, class->pupil[1], 0, 0, pass_over, NULL));
    note(trial, records_model(records, class->pupil[1], &model));
    note(trial, records_relearn(records, class->pupil[1], shelf_learner(&learner), true, NULL));
    note(trial, records_verify(records));
    record_classes_release(&classes);
    record_pupils_release(&pupils);
    strbuf_release(&model);
}

static void try(struct trial *trial)
{
    struct records *records;
    struct shelf_class class;
    struct message why;
    enum status status = records_open(&records, trial->path, true, &why);

    note(trial, status);
    if (status != STATUS_OK)
        return;
    status = shelf_class(records, &class);
    note(trial, status);
    for (int n = BEFORE + 1; n <= MOST && status == STATUS_OK; n++) {
        enum status added = shelf_add(records, &class, n);
        note(trial, added);
        trial->kept[n] = added == STATUS_OK;
    }
    if (status == STATUS_OK)
        read_all(trial, records, &class);
    records_close(records);
}

static void look(const struct trial *trial)
{
    bool found[MOST + 1];
    struct shelf_class class;
    struct records *records = shelf_open(trial->path);

    ck_assert_int_eq(shelf_class(records, &class), STATUS_OK);
    shelf_check(records, &class, found, MOST);
    for (int n = 1; n <= MOST; n++)
        ck_assert_msg(found[n] || !trial->kept[n], "event %d is lost", n);
    records_close(records);
}

static void fail_at_each(bool ours, bool filled)
{
    const long step = ours || in_full() ? 1 : A_SAMPLE;
    long told = 0, trials = 0, after = 0;

    for (bool hit = true; hit; after += step, trials++) {
        char name[32];
        snprintf(name, sizeof name, "records-%ld.db", after);
        struct trial trial = {.path = shelf_path(name)};
        if (filled) {
            struct records *records = shelf_open(trial.path);
            struct shelf_class class;
            ck_assert_int_eq(shelf_class(records, &class), STATUS_OK);
            for (int n = 1; n <= BEFORE; n++)
                ck_assert_int_eq(shelf_add(records, &class, n), STATUS_OK);
            for (int n = 1; n <= BEFORE; n++)
                trial.kept[n] = true;
            records_close(records);
        }
        fail_after(ours, after);
        try(&trial);
        hit = ours ? memory_fault_hit() : starve_hit();
        fail_after(ours, -1);
        ck_assert_msg(trial.status == STATUS_OK || trial.status == STATUS_NO_MEMORY,
                      "request %ld of %s: status %d", after, ours ? "ours" : "SQLite's",
                      (int)trial.status);
        ck_assert(hit || trial.status == STATUS_OK);
        told += trial.status == STATUS_NO_MEMORY;
        look(&trial);
        remove(trial.path);
    }
    ck_assert_int_gt(told, 0);
    printf("# %s memory, %s file: failed at %ld of some %ld requests, told %ld times\n",
           ours ? "our" : "SQLite's", filled ? "old" : "new", trials - 1, after - step, told);
}

START_TEST(memory_of_ours_that_runs_out_is_told_and_loses_nothing)
{
    fail_at_each(true, true);
    fail_at_each(true, false);
}
END_TEST

START_TEST(memory_of_sqlite_that_runs_out_is_told_and_loses_nothing)
{
    fail_at_each(false, true);
    fail_at_each(false, false);
}
END_TEST

void add_starving(Suite *suite)
{
    TCase *tests = add_case(suite, "starving");

    tcase_add_checked_fixture(tests, set_up, take_down);
    tcase_add_test(tests, memory_of_ours_that_runs_out_is_told_and_loses_nothing);
    tcase_add_test(tests, memory_of_sqlite_that_runs_out_is_told_and_loses_nothing);
}
