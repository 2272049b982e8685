/* What other machines recorded comes together, in whichever order, once. */
#include "records/merging.h"
#include "cases.h"
#include "harness.h"
#include "records/database.h"
#include "records/forgetting.h"
#include "school.h"

#include <sqlite3.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* Merges that file of the school; all clashes are settled alike. Returns what came of it. */
static enum status merge(struct records *records, const char *name, enum clash_choice choice,
                         struct records_merged *merged)
{
    struct record_clashes clashes = {0};
    struct records *other;
    struct message why;
    enum status status = records_open_other(&other, records, school_path(name), &why);

    ck_assert_int_eq(status, STATUS_OK);
    ck_assert_int_eq(records_clashes(records, other, &clashes), STATUS_OK);
    for (int i = 0; i < clashes.count; i++)
        clashes.list[i].choice = choice;
    status = records_merge(records, other, &clashes, school_learner(), merged);
    record_clashes_release(&clashes);
    records_close(other);
    return status;
}

static void assert_merged(struct records *records, const char *name, enum clash_choice choice,
                          struct records_merged wanted)
{
    struct records_merged merged;

    ck_assert_int_eq(merge(records, name, choice, &merged), STATUS_OK);
    ck_assert_msg(memcmp(&merged, &wanted, sizeof merged) == 0,
                  "%s: %d classes, %d pupils, %d sessions, %d events, %d forgotten", name,
                  (int)merged.classes, (int)merged.pupils, (int)merged.sessions, (int)merged.events,
                  (int)merged.forgotten);
}

/* Whom both know by the same uid, or have forgotten, is no question. */
static void assert_nobody_is_asked_about(struct records *records, const char *name)
{
    struct record_clashes clashes = {0};
    struct records *other;
    struct message why;

    ck_assert_int_eq(records_open_other(&other, records, school_path(name), &why), STATUS_OK);
    ck_assert_int_eq(records_clashes(records, other, &clashes), STATUS_OK);
    ck_assert_int_eq(clashes.count, 0);
    record_clashes_release(&clashes);
    records_close(other);
}

/* Three laptops of one class, each of which was given the names by hand. */
static void make_laptops(void)
{
    static const char *const files[] = {"a.db", "b.db", "c.db"};

    for (int i = 0; i < 3; i++) {
        struct records *records = school_open(files[i]);
        char session[16];
        for (int n = 1; n <= 20; n++) {
            snprintf(session, sizeof session, "%s-%d", files[i], n / 5);
            school_answer(records, "6b", n % 2 ? "Ann" : "Bo", session, n, 100 * n + 10 * i, "1/2");
        }
        snprintf(session, sizeof session, "%s-own", files[i]);
        school_answer(records, i == 2 ? "7a" : "6b", i ? "Cy" : "Di", session, 1, 5, "3/4");
        records_close(records);
    }
}

START_TEST(three_files_make_the_same_in_any_order)
{
    static const char *const orders[][3] = {
        {"a.db", "b.db", "c.db"}, {"c.db", "b.db", "a.db"}, {"b.db", "c.db", "a.db"}};
    struct strbuf first = {0}, told = {0};

    make_laptops();
    for (size_t i = 0; i < sizeof orders / sizeof *orders; i++) {
        char name[16];
        struct records_merged merged;
        snprintf(name, sizeof name, "all-%zu.db", i);
        struct records *records = school_open(name);
        for (int k = 0; k < 3; k++)
            ck_assert_int_eq(merge(records, orders[i][k], CLASH_SAME, &merged), STATUS_OK);
        strbuf_clear(&told);
        school_tell(records, &told);
        if (i == 0)
            strbuf_add(&first, strbuf_text(&told));
        ck_assert_str_eq(strbuf_text(&told), strbuf_text(&first));
        records_close(records);
    }
    ck_assert_ptr_nonnull(strstr(strbuf_text(&first), "Ann 30 "));
    strbuf_release(&first);
    strbuf_release(&told);
}
END_TEST

START_TEST(merging_twice_changes_nothing)
{
    struct strbuf before = {0}, after = {0};

    make_laptops();
    struct records *records = school_open("a.db");
    assert_merged(records, "b.db", CLASH_SAME,
                  (struct records_merged){.pupils = 1, .sessions = 6, .events = 21});
    assert_merged(records, "c.db", CLASH_SAME,
                  (struct records_merged){.classes = 1, .pupils = 1, .sessions = 6, .events = 21});
    school_tell(records, &before);
    /* Nobody is asked again. */
    assert_nobody_is_asked_about(records, "b.db");
    assert_merged(records, "b.db", CLASH_OPEN, (struct records_merged){0});
    assert_merged(records, "c.db", CLASH_OPEN, (struct records_merged){0});
    school_tell(records, &after);
    ck_assert_str_eq(strbuf_text(&before), strbuf_text(&after));

    /* And back: both know each other's names for their pupils then. */
    struct records *other = school_open("b.db");
    assert_merged(other, "a.db", CLASH_OPEN,
                  (struct records_merged){.classes = 1, .pupils = 2, .sessions = 12, .events = 42});
    strbuf_clear(&after);
    school_tell(other, &after);
    ck_assert_str_eq(strbuf_text(&before), strbuf_text(&after));
    assert_merged(records, "b.db", CLASH_OPEN, (struct records_merged){0});
    records_close(other);
    records_close(records);
    strbuf_release(&before);
    strbuf_release(&after);
}
END_TEST

START_TEST(what_came_since_is_added)
{
    make_laptops();
    struct records *records = school_open("a.db"), *other = school_open("b.db");
    assert_merged(records, "b.db", CLASH_SAME,
                  (struct records_merged){.pupils = 1, .sessions = 6, .events = 21});
    /* The other program still has its file open, and its log holds the event. */
    school_answer(other, "6b", "Ann", "b.db-1", 77, 7, "7/7");
    assert_merged(records, "b.db", CLASH_OPEN, (struct records_merged){.events = 1});
    struct strbuf told = {0};
    school_tell(records, &told);
    ck_assert_ptr_nonnull(strstr(strbuf_text(&told), "7/7"));
    strbuf_release(&told);
    records_close(other);
    records_close(records);
}
END_TEST

START_TEST(another_person_of_the_name_gets_another_name)
{
    struct records_merged merged;
    struct strbuf told = {0};

    make_laptops();
    struct records *records = school_open("a.db");
    ck_assert_int_eq(merge(records, "b.db", CLASH_OPEN, &merged), STATUS_EXISTS);
    school_tell(records, &told);
    ck_assert_ptr_null(strstr(strbuf_text(&told), "Cy"));
    school_pupil(records, "6b", "Ann-2");
    assert_merged(records, "b.db", CLASH_ANOTHER,
                  (struct records_merged){.pupils = 3, .sessions = 6, .events = 21});
    strbuf_clear(&told);
    school_tell(records, &told);
    ck_assert_ptr_nonnull(strstr(strbuf_text(&told), "Ann 10 "));
    ck_assert_ptr_nonnull(strstr(strbuf_text(&told), "Ann-2 0 "));
    ck_assert_ptr_nonnull(strstr(strbuf_text(&told), "Ann-3 10 "));
    ck_assert_ptr_nonnull(strstr(strbuf_text(&told), "Bo-2 10 "));
    assert_merged(records, "b.db", CLASH_OPEN, (struct records_merged){0});
    strbuf_release(&told);
    records_close(records);
}
END_TEST

START_TEST(a_clash_says_how_much_each_has)
{
    struct record_clashes clashes = {0};
    struct records *other;
    struct message why;

    make_laptops();
    struct records *records = school_open("a.db");
    ck_assert_int_eq(records_open_other(&other, records, school_path("b.db"), &why), STATUS_OK);
    ck_assert_int_eq(records_clashes(records, other, &clashes), STATUS_OK);
    ck_assert_int_eq(clashes.count, 2);
    ck_assert_str_eq(clashes.list[0].class, "6b");
    ck_assert_str_eq(clashes.list[0].name, "Ann");
    ck_assert_str_eq(clashes.list[1].name, "Bo");
    ck_assert_int_eq(clashes.list[0].here, 10);
    ck_assert_int_eq(clashes.list[0].there, 10);
    record_clashes_release(&clashes);
    records_close(other);
    records_close(records);
}
END_TEST

static void forget(struct records *records, const char *class, const char *name)
{
    struct records_removed removed;

    ck_assert_int_eq(records_forget(records, school_pupil(records, class, name), &removed),
                     STATUS_OK);
    ck_assert_int_eq(records_sweep(records, NULL), STATUS_OK);
}

START_TEST(who_was_forgotten_here_stays_forgotten)
{
    struct strbuf told = {0};

    make_laptops();
    struct records *records = school_open("a.db");
    assert_merged(records, "b.db", CLASH_SAME,
                  (struct records_merged){.pupils = 1, .sessions = 6, .events = 21});
    forget(records, "6b", "Ann");
    assert_merged(records, "b.db", CLASH_OPEN, (struct records_merged){0});
    school_tell(records, &told);
    ck_assert_ptr_null(strstr(strbuf_text(&told), "Ann"));
    strbuf_release(&told);
    records_close(records);
}
END_TEST

START_TEST(who_was_forgotten_there_is_forgotten_here)
{
    struct strbuf told = {0};
    struct record_pupils pupils = {0};
    struct records *theirs;
    struct message why;

    make_laptops();
    struct records *records = school_open("a.db"), *other = school_open("b.db");
    assert_merged(records, "b.db", CLASH_SAME,
                  (struct records_merged){.pupils = 1, .sessions = 6, .events = 21});
    forget(other, "6b", "Ann");
    ck_assert_int_eq(records_open_other(&theirs, records, school_path("b.db"), &why), STATUS_OK);
    ck_assert_int_eq(records_forgotten_there(records, theirs, &pupils), STATUS_OK);
    ck_assert_int_eq(pupils.count, 1);
    ck_assert_str_eq(pupils.list[0].name, "Ann");
    record_pupils_release(&pupils);
    records_close(theirs);
    assert_merged(records, "b.db", CLASH_OPEN, (struct records_merged){.forgotten = 1});
    school_tell(records, &told);
    ck_assert_ptr_null(strstr(strbuf_text(&told), "Ann"));
    /* And on a third machine, by way of this one. */
    struct records *third = school_open("third.db");
    struct records_merged merged;
    ck_assert_int_eq(merge(third, "a.db", CLASH_OPEN, &merged), STATUS_OK);
    strbuf_clear(&told);
    school_tell(third, &told);
    ck_assert_ptr_null(strstr(strbuf_text(&told), "Ann"));
    strbuf_release(&told);
    records_close(third);
    records_close(other);
    records_close(records);
}
END_TEST

/* A forgotten pupil's other name is known by way of a machine that knows both. */
START_TEST(who_was_forgotten_comes_back_by_no_other_name)
{
    struct records_merged merged;
    struct strbuf told = {0};

    make_laptops();
    struct records *one = school_open("a.db"), *both = school_open("b.db");
    ck_assert_int_eq(merge(both, "a.db", CLASH_SAME, &merged), STATUS_OK);
    forget(one, "6b", "Ann");
    ck_assert_int_eq(merge(one, "b.db", CLASH_OPEN, &merged), STATUS_OK);
    school_tell(one, &told);
    ck_assert_ptr_null(strstr(strbuf_text(&told), "Ann"));
    records_close(both);
    records_close(one);
    strbuf_release(&told);
}
END_TEST

/* Copies a file; the byte at that place, if it is not negative, becomes another one. */
static void copy_changed(const char *name, const char *as, long at, int byte)
{
    static char bytes[1 << 20];
    FILE *file = fopen(school_path(name), "rb");
    size_t length = fread(bytes, 1, sizeof bytes, file);

    fclose(file);
    if (at >= 0)
        bytes[at] = (char)byte;
    file = fopen(school_path(as), "wb");
    fwrite(bytes, 1, length, file);
    fclose(file);
}

START_TEST(copies_of_one_file_ask_nobody)
{
    struct strbuf told = {0};

    make_laptops();
    copy_changed("a.db", "copy.db", -1, 0);
    struct records *records = school_open("a.db"), *other = school_open("copy.db");
    school_answer(records, "6b", "Ann", "here", 1, 9000, "1/1");
    school_answer(other, "6b", "Ann", "there", 1, 8000, "2/2");
    int64_t di = school_pupil(other, "6b", "Di");
    ck_assert_int_eq(records_pupil_rename(other, di, "Dina"), STATUS_OK);
    assert_merged(records, "copy.db", CLASH_OPEN,
                  (struct records_merged){.sessions = 1, .events = 1});
    /* In the order in which it happened, and under the names that pupils have here. */
    school_tell(records, &told);
    const char *first = strstr(strbuf_text(&told), "2/2"),
               *then = strstr(strbuf_text(&told), "1/1");
    ck_assert_ptr_nonnull(first);
    ck_assert_ptr_nonnull(then);
    ck_assert(first < then);
    ck_assert_ptr_null(strstr(strbuf_text(&told), "Dina"));
    strbuf_release(&told);
    records_close(other);
    records_close(records);
}
END_TEST

static void write_text(const char *name, const char *text)
{
    FILE *file = fopen(school_path(name), "w");

    fputs(text, file);
    fclose(file);
}

START_TEST(a_file_that_cannot_be_merged_says_why)
{
    struct records *other;
    struct message why;

    make_laptops();
    struct records *records = school_open("a.db");
    copy_changed("b.db", "newer.db", 63, 99);  /* user_version */
    copy_changed("b.db", "foreign.db", 71, 1); /* application_id */
    copy_changed("b.db", "damaged.db", 4096 + 2, 0x7f);
    write_text("text.db", "This is a text, and rather a long one, of more than one hundred bytes, "
                          "so that it might as well be a file of SQLite.");
    write_text("empty.db", "");
    mkdir(school_path("folder.db"), 0700);
    symlink(school_path("a.db"), school_path("link.db"));
    static const struct {
        const char *name, *why;
        enum status status;
    } cases[] = {
        {"absent.db", NULL, STATUS_NOT_FOUND},
        {"a.db", NULL, STATUS_EXISTS},
        {"link.db", NULL, STATUS_EXISTS},
        {"newer.db", "newer breuk", STATUS_INVALID},
        {"foreign.db", "no records", STATUS_INVALID},
        {"damaged.db", "damaged", STATUS_INVALID},
        {"text.db", "no records", STATUS_INVALID},
        {"empty.db", "no records", STATUS_INVALID},
        {"folder.db", "no records", STATUS_INVALID},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        ck_assert_msg(records_open_other(&other, records, school_path(cases[i].name), &why) ==
                          cases[i].status,
                      "%s: %s", cases[i].name, why.id ? why.id : "");
        ck_assert_ptr_null(other);
        ck_assert_msg(cases[i].why ? why.id && strstr(why.id, cases[i].why) : !why.id, "%s: %s",
                      cases[i].name, why.id ? why.id : "");
    }
    records_close(records);
    rmdir(school_path("folder.db"));
}
END_TEST

START_TEST(the_other_file_is_only_read)
{
    struct stat before, after;
    struct records_merged merged;

    make_laptops();
    struct records *records = school_open("a.db");
    chmod(school_path("b.db"), 0400);
    stat(school_path("b.db"), &before);
    ck_assert_int_eq(merge(records, "b.db", CLASH_SAME, &merged), STATUS_OK);
    stat(school_path("b.db"), &after);
    ck_assert_int_eq(before.st_mtim.tv_nsec, after.st_mtim.tv_nsec);
    ck_assert_int_eq(before.st_size, after.st_size);
    ck_assert_int_ne(access(school_path("b.db-wal"), F_OK), 0);
    ck_assert_int_ne(access(school_path("b.db-shm"), F_OK), 0);
    records_close(records);
}
END_TEST

static enum status refuse_to_learn(void *context, const struct record_event *event)
{
    (void)context, (void)event;
    return STATUS_INVALID;
}

START_TEST(a_merge_that_fails_changes_nothing)
{
    struct strbuf before = {0}, after = {0};
    struct records_learner learner = *school_learner();
    struct record_clashes clashes = {0};
    struct records_merged merged;
    struct records *other;
    struct message why;

    make_laptops();
    struct records *records = school_open("a.db");
    school_tell(records, &before);
    learner.learn = refuse_to_learn;
    ck_assert_int_eq(records_open_other(&other, records, school_path("b.db"), &why), STATUS_OK);
    ck_assert_int_eq(records_clashes(records, other, &clashes), STATUS_OK);
    for (int i = 0; i < clashes.count; i++)
        clashes.list[i].choice = CLASH_SAME;
    ck_assert_int_eq(records_merge(records, other, &clashes, &learner, &merged), STATUS_INVALID);
    school_tell(records, &after);
    ck_assert_str_eq(strbuf_text(&before), strbuf_text(&after));
    record_clashes_release(&clashes);
    records_close(other);
    records_close(records);
    strbuf_release(&before);
    strbuf_release(&after);
}
END_TEST

START_TEST(a_name_that_would_upset_a_screen_is_refused)
{
    struct records_merged merged;
    struct records *bad = school_open("bad.db");

    school_pupil(bad, "6b", "Ann\x1b[2J");
    records_close(bad);
    bad = school_open("worse.db");
    school_class(bad, "6b\n");
    records_close(bad);
    struct records *records = school_open("a.db");
    ck_assert_int_eq(merge(records, "bad.db", CLASH_SAME, &merged), STATUS_INVALID);
    ck_assert_ptr_nonnull(strstr(records_why(records).id, "cannot be shown"));
    ck_assert_int_eq(merge(records, "worse.db", CLASH_SAME, &merged), STATUS_INVALID);
    ck_assert_int_eq(records_class(records, "6b", &(int64_t){0}), STATUS_NOT_FOUND);
    records_close(records);
}
END_TEST

/* Makes a file whose tables let a name be NULL, and so are not those of breuk. */
static void make_nameless(const char *file, const char *sql)
{
    struct records *records = school_open(file);

    school_answer(records, "6b", "Ann", "s", 1, 5, "3/4");
    ck_assert_int_eq(
        sqlite3_exec(records->db,
                     "PRAGMA foreign_keys=OFF;"
                     "CREATE TABLE free_class(id INTEGER PRIMARY KEY, name, made, days);"
                     "INSERT INTO free_class SELECT * FROM class; DROP TABLE class;"
                     "ALTER TABLE free_class RENAME TO class;"
                     "CREATE TABLE free_pupil(id INTEGER PRIMARY KEY, uid, class, name);"
                     "INSERT INTO free_pupil SELECT * FROM pupil; DROP TABLE pupil;"
                     "ALTER TABLE free_pupil RENAME TO pupil",
                     NULL, NULL, NULL),
        SQLITE_OK);
    ck_assert_int_eq(sqlite3_exec(records->db, sql, NULL, NULL, NULL), SQLITE_OK);
    records_close(records);
}

START_TEST(a_file_with_pupils_or_classes_without_a_name_says_so)
{
    static const char *const damage[] = {
        "UPDATE pupil SET name = NULL", "UPDATE class SET name = NULL",
        "UPDATE pupil SET name = ''", "UPDATE pupil SET uid = NULL"};
    struct records *records = school_open("a.db"), *other;
    struct message why;

    for (size_t i = 0; i < sizeof damage / sizeof *damage; i++) {
        char file[16];
        snprintf(file, sizeof file, "%d.db", (int)i);
        make_nameless(file, damage[i]);
        ck_assert_int_eq(records_open_other(&other, records, school_path(file), &why),
                         STATUS_INVALID);
        ck_assert_msg(why.id && strstr(why.id, "without a name"), "%s: %s", damage[i], why.id);
    }
    records_close(records);
}
END_TEST

void add_merging(Suite *suite)
{
    TCase *tests = add_case(suite, "merging");

    tcase_add_checked_fixture(tests, school_make, school_remove);
    tcase_add_test(tests, three_files_make_the_same_in_any_order);
    tcase_add_test(tests, merging_twice_changes_nothing);
    tcase_add_test(tests, what_came_since_is_added);
    tcase_add_test(tests, another_person_of_the_name_gets_another_name);
    tcase_add_test(tests, a_clash_says_how_much_each_has);
    tcase_add_test(tests, copies_of_one_file_ask_nobody);
    tcase_add_test(tests, who_was_forgotten_here_stays_forgotten);
    tcase_add_test(tests, who_was_forgotten_there_is_forgotten_here);
    tcase_add_test(tests, who_was_forgotten_comes_back_by_no_other_name);
    tcase_add_test(tests, a_file_that_cannot_be_merged_says_why);
    tcase_add_test(tests, the_other_file_is_only_read);
    tcase_add_test(tests, a_merge_that_fails_changes_nothing);
    tcase_add_test(tests, a_name_that_would_upset_a_screen_is_refused);
    tcase_add_test(tests, a_file_with_pupils_or_classes_without_a_name_says_so);
}
