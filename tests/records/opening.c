/* A file that is opened: made whole, brought up to date, or left as it is and told of. */
#include "cases.h"
#include "power_cut.h"
#include "shelf.h"

#include "harness.h"
#include "records/database.h"
#include "records/merging.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { SHORT = 200 /* milliseconds */ };

static const struct database_settings hasty = {.patience = SHORT, .schema = &schema_now};

/* A disk that knows one name of a file only; the test stands before the C library. */
static bool one_name;

int link(const char *from, const char *to)
{
    if (!one_name)
        return (int)syscall(SYS_linkat, AT_FDCWD, from, AT_FDCWD, to, 0);
    errno = EPERM;
    return -1;
}

static void run(const char *path, const char *sql)
{
    sqlite3 *db;

    ck_assert_int_eq(sqlite3_open(path, &db), SQLITE_OK);
    int code = sqlite3_exec(db, sql, NULL, NULL, NULL);
    ck_assert_msg(code == SQLITE_OK, "%s: %s", sql, sqlite3_errmsg(db));
    ck_assert_int_eq(sqlite3_close(db), SQLITE_OK);
}

/* A file of records with so many events. */
static const char *filled(const char *name, int64_t events)
{
    const char *path = shelf_path(name);
    struct records *records = shelf_open(path);
    struct shelf_class class;

    ck_assert_int_eq(shelf_class(records, &class), STATUS_OK);
    for (int64_t n = 1; n <= events; n++)
        ck_assert_int_eq(shelf_add(records, &class, n), STATUS_OK);
    records_close(records);
    return path;
}

static void assert_refused(const char *path, enum status expected, const char *words)
{
    struct records *records;
    struct message why;

    ck_assert_int_eq(records_open(&records, path, true, &why), expected);
    ck_assert_ptr_null(records);
    ck_assert_msg(strstr(shelf_said(why), words) != NULL, "%s: “%s”", path, shelf_said(why));
    ck_assert_int_eq(why.args, 1);
    ck_assert_str_eq(why.arg[0].text, path);
}

/* Refused, and not a byte of it is another one. */
static void assert_left_alone(const char *path, enum status expected, const char *words)
{
    unsigned char *before, *after;
    size_t length = shelf_read(path, &before);

    assert_refused(path, expected, words);
    ck_assert_uint_eq(shelf_read(path, &after), length);
    ck_assert_int_eq(memcmp(before, after, length), 0);
    free(before);
    free(after);
}

static unsigned mode(const char *path)
{
    struct stat about;

    ck_assert_msg(stat(path, &about) == 0, "%s", path);
    return about.st_mode & 07777;
}

/* ---- making ---- */

START_TEST(a_file_that_is_not_there_is_not_found_and_not_made)
{
    struct records *records;
    struct message why;
    const char *path = shelf_path("none/records.db");

    ck_assert_int_eq(records_open(&records, path, false, &why), STATUS_NOT_FOUND);
    ck_assert_ptr_null(records);
    ck_assert_ptr_null(why.id);
    ck_assert(!shelf_has(shelf_path("none")));
}
END_TEST

START_TEST(a_new_file_and_its_folders_are_for_its_owner_alone)
{
    struct shelf_class class;
    mode_t before = umask(0);
    struct records *records = shelf_open(shelf_path("new/deep/records.db"));

    ck_assert_int_eq(shelf_class(records, &class), STATUS_OK);
    ck_assert_uint_eq(mode(shelf_path("new")), 0700);
    ck_assert_uint_eq(mode(shelf_path("new/deep")), 0700);
    ck_assert_uint_eq(mode(shelf_path("new/deep/records.db")), 0600);
    ck_assert_uint_eq(mode(shelf_path("new/deep/records.db-wal")), 0600);
    ck_assert_uint_eq(mode(shelf_path("new/deep/records.db-shm")), 0600);
    records_close(records);
    umask(before);
}
END_TEST

static int entries(const char *path)
{
    char command[256], said[16] = "";

    snprintf(command, sizeof command, "ls -A '%s' | wc -l", path);
    FILE *output = popen(command, "r");
    ck_assert_ptr_nonnull(output);
    ck_assert_ptr_nonnull(fgets(said, sizeof said, output));
    pclose(output);
    return (int)strtol(said, NULL, 10);
}

START_TEST(nothing_but_the_file_stays_of_its_making)
{
    records_close(shelf_open(shelf_path("new/records.db")));
    ck_assert_int_eq(entries(shelf_path("new")), 1);
}
END_TEST

START_TEST(a_disk_that_knows_one_name_of_a_file_only_will_do)
{
    one_name = true;
    records_close(shelf_open(shelf_path("new/records.db")));
    one_name = false;
    ck_assert_int_eq(entries(shelf_path("new")), 1);
    filled("new/records.db", 3);
}
END_TEST

START_TEST(what_a_new_file_holds_is_on_the_disk_before_it_has_its_name)
{
    char beside[200];

    power_cut_install();
    records_close(shelf_open(shelf_path("records.db")));
    snprintf(beside, sizeof beside, "%s.new-%ld", shelf_path("records.db"), (long)getpid());
    ck_assert(!disk_unsynced(beside));
    power_cut_remove();
}
END_TEST

/* Programs that begin at the same moment. */
static void assert_all_open(const char *path, const struct database_settings *settings)
{
    enum { PROGRAMS = 6 };
    int gate[2], failed = 0;
    char go;

    ck_assert_int_eq(pipe(gate), 0);
    for (int i = 0; i < PROGRAMS; i++) {
        pid_t child = fork();
        ck_assert_int_ge(child, 0);
        if (child == 0) {
            struct records *records;
            struct message why;
            close(gate[1]);
            ssize_t got = read(gate[0], &go, 1);
            (void)got;
            enum status status = database_open(&records, path, true, settings, &why);
            records_close(records);
            _exit((int)status);
        }
    }
    close(gate[0]);
    close(gate[1]);
    for (int i = 0, status; i < PROGRAMS; i++) {
        ck_assert_int_ge(wait(&status), 0);
        failed += status != 0;
    }
    ck_assert_int_eq(failed, 0);
}

START_TEST(programs_that_make_the_file_at_the_same_moment_find_one)
{
    static const struct database_settings usual = {.patience = RECORDS_PATIENCE,
                                                   .schema = &schema_now};

    assert_all_open(shelf_path("new/records.db"), &usual);
    filled("new/records.db", 3);
    /* Of programs that close it at the same moment none may be the last, which takes the log away;
     * the one that filled it was alone. */
    ck_assert_int_eq(entries(shelf_path("new")), 1);
}
END_TEST

START_TEST(the_users_file_lies_in_the_folder_for_data)
{
    struct strbuf path = {0};

    setenv("XDG_DATA_HOME", "/data", 1);
    records_add_path(&path);
    ck_assert_str_eq(strbuf_text(&path), "/data/breuk/records.db");
    strbuf_release(&path);
    unsetenv("XDG_DATA_HOME");
    setenv("HOME", "/home/ann", 1);
    records_add_path(&path);
    ck_assert_str_eq(strbuf_text(&path), "/home/ann/.local/share/breuk/records.db");
    strbuf_release(&path);
}
END_TEST

START_TEST(a_file_is_opened_with_all_that_keeps_it_safe)
{
    static const struct {
        const char *sql;
        const char *is;
    } settings[] = {
        {"PRAGMA journal_mode", "wal"}, {"PRAGMA synchronous", "2"},
        {"PRAGMA foreign_keys", "1"},   {"PRAGMA secure_delete", "1"},
        {"PRAGMA trusted_schema", "0"}, {"PRAGMA busy_timeout", "5000"},
    };
    struct records *records = shelf_open(shelf_path("records.db"));

    ck_assert_str_eq(records_path(records), shelf_path("records.db"));
    for (size_t i = 0; i < sizeof settings / sizeof *settings; i++) {
        enum status status = STATUS_OK;
        sqlite3_stmt *statement = database_query(records, settings[i].sql, &status);
        ck_assert(database_row(records, statement, &status));
        ck_assert_str_eq(database_text(statement, 0), settings[i].is);
        sqlite3_reset(statement);
    }
    int defensive = 0;
    sqlite3_db_config(records->db, SQLITE_DBCONFIG_DEFENSIVE, -1, &defensive);
    ck_assert_int_eq(defensive, 1);
    records_close(records);
}
END_TEST

/* ---- what is no file of records ---- */

START_TEST(an_empty_file_is_said_to_be_empty)
{
    const char *path = shelf_path("records.db");

    shelf_write(path, "", 0);
    assert_left_alone(path, STATUS_INVALID, "is empty");
}
END_TEST

START_TEST(a_folder_is_no_file)
{
    const char *path = shelf_path("records.db");

    ck_assert_int_eq(mkdir(path, 0700), 0);
    assert_refused(path, STATUS_INVALID, "no regular file");
    const char *below = shelf_path("text");
    shelf_write(below, "1/2", 3);
    assert_refused(shelf_path("text/records.db"), STATUS_UNREADABLE, "cannot be opened");
}
END_TEST

START_TEST(a_text_is_no_records)
{
    static const char text[] =
        "one half is as much as two quarters, and so on; this is a text that "
        "is longer than the header of a database, which has 100 bytes\n";
    const char *path = shelf_path("records.db");

    shelf_write(path, text, strlen(text));
    assert_left_alone(path, STATUS_INVALID, "holds no records of breuk");
    shelf_write(path, "1/2", 3);
    assert_left_alone(path, STATUS_INVALID, "holds no records of breuk");
}
END_TEST

START_TEST(another_programs_database_stays_as_it_is)
{
    const char *path = shelf_path("records.db");

    run(path, "CREATE TABLE class(name); PRAGMA user_version=1");
    assert_left_alone(path, STATUS_INVALID, "holds no records of breuk");
    run(path, "PRAGMA journal_mode=WAL; PRAGMA application_id=12345");
    assert_left_alone(path, STATUS_INVALID, "holds no records of breuk");
    ck_assert(!shelf_has(shelf_path("records.db-wal")));
    ck_assert(!shelf_has(shelf_path("records.db-shm")));
}
END_TEST

/* As it is found when that program was killed: what stands in its log stays there. */
START_TEST(another_programs_half_done_work_stays_half_done)
{
    unsigned char *file, *log, *after;
    sqlite3 *db;
    const char *path = shelf_path("records.db");

    ck_assert_int_eq(sqlite3_open(shelf_path("theirs.db"), &db), SQLITE_OK);
    ck_assert_int_eq(
        sqlite3_exec(db, "PRAGMA journal_mode=WAL; CREATE TABLE class(name)", NULL, NULL, NULL),
        SQLITE_OK);
    size_t length = shelf_read(shelf_path("theirs.db"), &file);
    size_t logged = shelf_read(shelf_path("theirs.db-wal"), &log);
    ck_assert_uint_gt(logged, 0);
    sqlite3_close(db);
    shelf_write(path, file, length);
    shelf_write(shelf_path("records.db-wal"), log, logged);
    assert_left_alone(path, STATUS_INVALID, "holds no records of breuk");
    ck_assert_uint_eq(shelf_read(shelf_path("records.db-wal"), &after), logged);
    ck_assert_int_eq(memcmp(log, after, logged), 0);
    free(file);
    free(log);
    free(after);
}
END_TEST

START_TEST(our_number_on_anothers_tables_is_damage)
{
    const char *path = shelf_path("records.db");
    struct records *records;
    struct record_classes classes = {0};
    struct message why;
    int64_t id;

    run(path, "CREATE TABLE other(name); PRAGMA user_version=1; PRAGMA application_id=0x6272656b");
    ck_assert_int_eq(records_open(&records, path, false, &why), STATUS_OK);
    ck_assert_int_eq(records_classes(records, &classes), STATUS_INVALID);
    ck_assert_ptr_nonnull(strstr(shelf_said(records_why(records)), "is damaged"));
    ck_assert_int_eq(records_class_new(records, "7b", 0, &id), STATUS_INVALID);
    ck_assert_int_eq(records_begin(records), STATUS_INVALID);
    records_close(records);
    record_classes_release(&classes);
}
END_TEST

/* ---- formats ---- */

START_TEST(a_newer_file_is_refused)
{
    const char *path = filled("records.db", 3);

    run(path, "PRAGMA user_version=2");
    assert_left_alone(path, STATUS_INVALID, "newer breuk");
    run(path, "PRAGMA user_version=0");
    assert_left_alone(path, STATUS_INVALID, "holds no records of breuk");
}
END_TEST

/* As it is found when that breuk was killed. */
START_TEST(what_stands_in_the_log_of_a_newer_file_stays_there)
{
    unsigned char *file, *log, *after;
    const char *theirs = filled("theirs.db", 3), *path = shelf_path("records.db");
    sqlite3 *db;

    ck_assert_int_eq(sqlite3_open(theirs, &db), SQLITE_OK);
    ck_assert_int_eq(sqlite3_exec(db, "PRAGMA user_version=2", NULL, NULL, NULL), SQLITE_OK);
    size_t length = shelf_read(theirs, &file);
    size_t logged = shelf_read(shelf_path("theirs.db-wal"), &log);
    sqlite3_close(db);
    shelf_write(path, file, length);
    shelf_write(shelf_path("records.db-wal"), log, logged);
    assert_left_alone(path, STATUS_INVALID, "newer breuk");
    ck_assert_uint_eq(shelf_read(shelf_path("records.db-wal"), &after), logged);
    ck_assert_int_eq(memcmp(log, after, logged), 0);
    free(file);
    free(log);
    free(after);
}
END_TEST

/* The next format, as it may be; and one that goes wrong half-way. */
static const char *next_steps[SCHEMA_FORMAT + 2], *wrong_steps[SCHEMA_FORMAT + 2];
static const struct schema next = {SCHEMA_FORMAT + 1, next_steps},
                           wrong = {SCHEMA_FORMAT + 1, wrong_steps};
static const struct database_settings future = {.patience = SHORT, .schema = &next},
                                      broken = {.patience = SHORT, .schema = &wrong};

static void make_steps(void)
{
    for (int i = 1; i <= SCHEMA_FORMAT; i++)
        next_steps[i] = wrong_steps[i] = schema_now.steps[i];
    next_steps[SCHEMA_FORMAT + 1] = "ALTER TABLE class ADD COLUMN colour TEXT";
    wrong_steps[SCHEMA_FORMAT + 1] = "ALTER TABLE class ADD COLUMN colour TEXT; DROP TABLE none";
}

static void assert_holds(const char *path, const struct database_settings *settings, int events)
{
    bool found[32];
    struct records *records;
    struct shelf_class class;
    struct message why;
    enum status status = database_open(&records, path, false, settings, &why);

    ck_assert_msg(status == STATUS_OK, "%s: %d, “%s”", path, (int)status, shelf_said(why));
    ck_assert_int_eq(shelf_class(records, &class), STATUS_OK);
    shelf_check(records, &class, found, events);
    for (int n = 1; n <= events; n++)
        ck_assert(found[n]);
    records_close(records);
}

START_TEST(an_older_file_is_copied_and_then_brought_up_to_date)
{
    const char *path = filled("records.db", 20), *copy = shelf_path("records.db.format-1");

    make_steps();
    unsigned char *older;
    size_t length = shelf_read(path, &older);
    shelf_write(copy, older, length / 2);
    free(older);
    assert_holds(path, &future, 20);
    ck_assert_uint_eq(mode(copy), 0600);
    assert_holds(copy, &hasty, 20);
    assert_refused(path, STATUS_INVALID, "newer breuk");
    run(path, "SELECT colour FROM class");
    ck_assert(!shelf_has(shelf_path("records.db.format-1-new")));
}
END_TEST

START_TEST(a_file_of_somebody_else_where_a_copy_would_be_stays)
{
    struct records *records;
    struct message why;
    const char *path = filled("records.db", 20), *copy = shelf_path("records.db.format-1");
    unsigned char *letter;

    make_steps();
    shelf_write(copy, "a letter", 8);
    ck_assert_int_eq(database_open(&records, path, false, &future, &why), STATUS_INVALID);
    ck_assert_ptr_nonnull(strstr(shelf_said(why), "is no copy of records"));
    ck_assert_uint_eq(shelf_read(copy, &letter), 8);
    ck_assert_int_eq(memcmp(letter, "a letter", 8), 0);
    free(letter);
    assert_holds(path, &hasty, 20);
    ck_assert_int_eq(unlink(copy), 0);
    assert_holds(path, &future, 20);
}
END_TEST

START_TEST(what_is_refused_has_nothing_more_beside_it)
{
    static const char *const spoil[] = {
        "PRAGMA user_version = 99", "CREATE VIEW other AS SELECT 1",
        "PRAGMA user_version = 1; CREATE TRIGGER one AFTER DELETE ON class BEGIN SELECT 1; END"};
    struct records *records;
    struct message why;

    for (size_t i = 0; i < sizeof spoil / sizeof *spoil; i++) {
        const char *path = filled("records.db", 20);
        run(path, spoil[i]);
        ck_assert(!shelf_has(shelf_path("records.db-wal")));
        ck_assert_int_eq(records_open(&records, path, false, &why), STATUS_INVALID);
        ck_assert(!shelf_has(shelf_path("records.db-wal")));
        ck_assert(!shelf_has(shelf_path("records.db-shm")));
        ck_assert_int_eq(unlink(path), 0);
    }
}
END_TEST

START_TEST(a_new_file_has_the_newest_format)
{
    struct records *records;
    struct message why;

    make_steps();
    ck_assert_int_eq(database_open(&records, shelf_path("new.db"), true, &future, &why), STATUS_OK);
    records_close(records);
    run(shelf_path("new.db"), "SELECT colour FROM class");
    ck_assert(!shelf_has(shelf_path("new.db.format-1")));
}
END_TEST

START_TEST(a_file_that_cannot_be_brought_up_to_date_stays_of_its_format)
{
    struct records *records;
    struct message why;
    const char *path = filled("records.db", 20);

    make_steps();
    ck_assert_int_eq(database_open(&records, path, false, &broken, &why), STATUS_INVALID);
    ck_assert_ptr_null(records);
    assert_holds(path, &hasty, 20);
}
END_TEST

START_TEST(a_file_that_cannot_be_copied_stays_of_its_format)
{
    struct records *records;
    struct message why;
    const char *path = filled("records.db", 20);

    make_steps();
    ck_assert_int_eq(mkdir(shelf_path("records.db.format-1"), 0700), 0);
    ck_assert_int_eq(database_open(&records, path, false, &future, &why), STATUS_UNREADABLE);
    ck_assert_ptr_nonnull(strstr(shelf_said(why), "its folder cannot be written"));
    assert_holds(path, &hasty, 20);
    ck_assert(!shelf_has(shelf_path("records.db.format-1-new")));
}
END_TEST

START_TEST(programs_that_bring_it_up_to_date_at_the_same_moment_do_so_once)
{
    const char *path = filled("records.db", 20);
    static const struct database_settings patient = {.patience = RECORDS_PATIENCE, .schema = &next};

    make_steps();
    assert_all_open(path, &patient);
    assert_holds(path, &future, 20);
    assert_holds(shelf_path("records.db.format-1"), &hasty, 20);
}
END_TEST

/* ---- damage ---- */

static bool pass_over(void *context, const struct record_event *event,
                      const struct record_session *session)
{
    (void)context, (void)event, (void)session;
    return true;
}

/* Once damage was seen nothing is written, and reading says so or goes on. */
static void meet_damage(const char *path)
{
    struct records *records;
    struct shelf_learner learner;
    struct shelf_class class = {.class = 1, .pupil = {1, 2, 3}, .session = {1, 2}};
    struct message why;

    if (records_open(&records, path, true, &why) != STATUS_OK) {
        ck_assert_ptr_nonnull(why.id);
        return;
    }
    ck_assert_int_eq(records_verify(records), STATUS_INVALID);
    ck_assert_ptr_nonnull(strstr(shelf_said(records_why(records)), "is damaged"));
    ck_assert_int_eq(shelf_add(records, &class, 30), STATUS_INVALID);
    ck_assert_ptr_nonnull(strstr(shelf_said(records_why(records)), "is damaged"));
    ck_assert_int_eq(records_class_rename(records, 1, "8a"), STATUS_INVALID);
    ck_assert_int_eq(records_relearn(records, 1, shelf_learner(&learner), true, NULL),
                     STATUS_INVALID);
    for (int i = 0; i < SHELF_PUPILS; i++)
        (void)records_events(records, class.pupil[i], 0, 0, pass_over, NULL);
    records_close(records);
}

START_TEST(a_damaged_page_is_told_and_the_file_is_not_written_over)
{
    enum { PAGE = 4096 };
    const char *path = filled("records.db", 20);
    unsigned char *whole, *after;
    size_t length = shelf_read(path, &whole);

    ck_assert_uint_gt(length, 12 * PAGE);
    unsigned char *damaged = malloc(length);
    ck_assert_ptr_nonnull(damaged);
    for (size_t page = 0; page < length / PAGE; page++) {
        memcpy(damaged, whole, length);
        memset(damaged + page * PAGE + (page ? 0 : 100), 0xee, page ? PAGE : PAGE - 100);
        shelf_write(path, damaged, length);
        meet_damage(path);
        ck_assert_uint_eq(shelf_read(path, &after), length);
        ck_assert_msg(memcmp(damaged, after, length) == 0, "page %zu: written over", page);
        free(after);
    }
    free(damaged);
    free(whole);
}
END_TEST

START_TEST(a_file_that_was_cut_short_is_damaged)
{
    enum { PAGE = 4096 };
    const char *path = filled("records.db", 20);
    unsigned char *whole, *after;
    size_t length = shelf_read(path, &whole);

    for (size_t left = PAGE; left < length; left += PAGE) {
        shelf_write(path, whole, left);
        meet_damage(path);
        ck_assert_uint_eq(shelf_read(path, &after), left);
        ck_assert_int_eq(memcmp(whole, after, left), 0);
        free(after);
    }
    free(whole);
}
END_TEST

/* What a connection has brought to the log stays there when it sees damage later. */
START_TEST(what_is_damaged_is_not_written_to_by_closing_it)
{
    struct shelf_class class;
    unsigned char *before, *after;
    const char *path = filled("records.db", 3);
    struct records *records = shelf_open(path);

    ck_assert_int_eq(shelf_class(records, &class), STATUS_OK);
    ck_assert_int_eq(shelf_add(records, &class, 4), STATUS_OK);
    size_t length = shelf_read(path, &before);
    ck_assert_int_eq(database_failed(records, SQLITE_CORRUPT), STATUS_INVALID);
    records_close(records);
    ck_assert_uint_eq(shelf_read(path, &after), length);
    ck_assert_int_eq(memcmp(before, after, length), 0);
    free(before);
    free(after);
    assert_holds(path, &hasty, 4);
}
END_TEST

START_TEST(what_was_learned_with_numbers_beyond_counting_is_damage)
{
    static const char *const damages[] = {
        "UPDATE learned SET last = 9223372036854775807",
        "UPDATE learned SET last = -1",
        "UPDATE learned SET events = 9223372036854775807",
        "UPDATE learned SET events = -1",
    };

    for (size_t i = 0; i < sizeof damages / sizeof *damages; i++) {
        char name[32];
        struct shelf_class class;
        snprintf(name, sizeof name, "records-%zu.db", i);
        const char *path = filled(name, 6);
        run(path, damages[i]);
        struct records *records = shelf_open(path);
        ck_assert_int_eq(shelf_class(records, &class), STATUS_OK);
        ck_assert_msg(shelf_add(records, &class, 7) == STATUS_INVALID, "%s", damages[i]);
        ck_assert_ptr_nonnull(strstr(shelf_said(records_why(records)), "is damaged"));
        records_close(records);
    }
}
END_TEST

/* A view without an end would be read for ever, and a trigger would run. */
START_TEST(what_is_no_table_of_ours_is_not_run)
{
#define ENDLESS " AS WITH RECURSIVE r(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM r) SELECT "
    static const char *const others[] = {
        "ALTER TABLE learned RENAME TO other; CREATE VIEW learned" ENDLESS
        "x AS pupil, x AS events, x AS last, 'x' AS model FROM r",
        "ALTER TABLE class RENAME TO other; CREATE VIEW class" ENDLESS
        "x AS id, 'x' AS name, x AS made, x AS days FROM r",
        "CREATE TRIGGER t AFTER INSERT ON event BEGIN DELETE FROM class; END",
    };
#undef ENDLESS

    for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
        char name[32];
        struct message why;
        struct records *here = shelf_open(filled("here.db", 6)), *there;
        snprintf(name, sizeof name, "records-%zu.db", i);
        const char *path = filled(name, 6);
        run(path, others[i]);
        assert_left_alone(path, STATUS_INVALID, "holds no records of breuk");
        ck_assert_int_eq(records_open_other(&there, here, path, &why), STATUS_INVALID);
        ck_assert_ptr_nonnull(strstr(shelf_said(why), "holds no records of breuk"));
        records_close(here);
    }
}
END_TEST

START_TEST(an_event_with_words_or_a_time_that_are_none_is_damage_here_and_in_what_is_merged)
{
    static const char *const damages[] = {
        "UPDATE event SET kind = 'guess' WHERE number = 3",
        "UPDATE event SET verdict = 'wrong' WHERE number = 3",
        "UPDATE event SET at = 9223372036854775807 WHERE number = 3",
        "UPDATE event SET at = 0 WHERE number = 3",
    };
    struct records *here = shelf_open(shelf_path("here.db"));

    for (size_t i = 0; i < sizeof damages / sizeof *damages; i++) {
        char name[32];
        struct records *other;
        struct message why;
        snprintf(name, sizeof name, "records-%zu.db", i);
        const char *path = filled(name, 6);
        run(path, damages[i]);
        struct records *records = shelf_open(path);
        ck_assert_msg(records_verify(records) == STATUS_INVALID, "%s", damages[i]);
        ck_assert_ptr_nonnull(strstr(shelf_said(records_why(records)), "is damaged"));
        records_close(records);
        ck_assert_int_eq(records_open_other(&other, here, path, &why), STATUS_INVALID);
        ck_assert_ptr_nonnull(strstr(shelf_said(why), "is damaged"));
    }
    records_close(here);
}
END_TEST

START_TEST(words_that_are_none_are_not_passed_over_when_events_are_read)
{
    struct shelf_learner learner;
    const char *path = filled("records.db", 6);

    run(path, "UPDATE event SET kind = 'guess' WHERE number = 4");
    struct records *records = shelf_open(path);
    ck_assert_int_eq(records_relearn(records, 2, shelf_learner(&learner), true, NULL),
                     STATUS_INVALID);
    ck_assert_ptr_nonnull(strstr(shelf_said(records_why(records)), "is damaged"));
    records_close(records);
}
END_TEST

/* ---- others at the same file ---- */

static double milliseconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec * 1e3 + (double)now.tv_nsec / 1e6;
}

static void assert_waited(double since)
{
    double waited = milliseconds() - since;

    ck_assert_msg(waited >= 0.5 * SHORT, "waited for %f ms only", waited);
    ck_assert_msg(waited <= 10 * SHORT, "waited for %f ms", waited);
}

START_TEST(another_program_that_writes_is_waited_for_and_no_longer_than_said)
{
    const char *path = filled("records.db", 3);
    struct records *busy = shelf_open(path), *records;
    struct shelf_class class = {.class = 1, .pupil = {1, 2, 3}, .session = {1, 2}};
    struct message why;

    ck_assert_int_eq(database_open(&records, path, false, &hasty, &why), STATUS_OK);
    ck_assert_int_eq(records_begin(busy), STATUS_OK);
    double since = milliseconds();
    ck_assert_int_eq(shelf_add(records, &class, 4), STATUS_UNREADABLE);
    assert_waited(since);
    ck_assert_ptr_nonnull(
        strstr(shelf_said(records_why(records)), "another program is writing to {file}"));
    ck_assert_int_eq(records_end(busy, STATUS_OK), STATUS_OK);
    ck_assert_int_eq(shelf_add(records, &class, 4), STATUS_OK);
    ck_assert_ptr_null(records_why(records).id);
    records_close(records);
    records_close(busy);
}
END_TEST

/* Another program that is done, or never is, when it has been waited for so many times. */
struct other {
    struct records *records;
    int done, given_up, asked;
};

static bool wait_for_other(void *context, int times)
{
    struct other *other = context;

    ck_assert_int_eq(times, other->asked++);
    if (times == other->done)
        ck_assert_int_eq(records_end(other->records, STATUS_OK), STATUS_OK);
    return times < other->given_up;
}

START_TEST(whoever_waits_for_another_program_says_how_long)
{
    enum { NEVER = -1, MOST = 100 };
    const char *path = filled("records.db", 3);
    struct records *records;
    struct shelf_class class = {.class = 1, .pupil = {1, 2, 3}, .session = {1, 2}};
    struct other other = {shelf_open(path), .done = NEVER, .given_up = 2};
    const struct records_manner manner = {.wait = wait_for_other, .context = &other};
    struct message why;

    ck_assert_int_eq(records_open_as(&records, path, false, &manner, &why), STATUS_OK);
    ck_assert_int_eq(records_begin(other.records), STATUS_OK);
    ck_assert_int_eq(shelf_add(records, &class, 4), STATUS_UNREADABLE);
    ck_assert_int_eq(other.asked, other.given_up + 1);
    other = (struct other){other.records, .done = 3, .given_up = MOST};
    ck_assert_int_eq(shelf_add(records, &class, 4), STATUS_OK);
    ck_assert_int_eq(other.asked, other.done + 1);
    records_close(records);
    records_close(other.records);
    assert_holds(path, &hasty, 4);
}
END_TEST

START_TEST(a_file_that_another_program_has_for_itself_is_waited_for_too)
{
    const char *path = filled("records.db", 3);
    struct records *records;
    struct message why;
    sqlite3 *db;

    ck_assert_int_eq(sqlite3_open(path, &db), SQLITE_OK);
    ck_assert_int_eq(
        sqlite3_exec(db, "PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE;", NULL, NULL, NULL),
        SQLITE_OK);
    double since = milliseconds();
    ck_assert_int_eq(database_open(&records, path, false, &hasty, &why), STATUS_UNREADABLE);
    assert_waited(since);
    ck_assert_ptr_nonnull(strstr(shelf_said(why), "another program is writing to {file}"));
    sqlite3_close(db);
    assert_holds(path, &hasty, 3);
}
END_TEST

START_TEST(two_programs_write_to_one_file)
{
    const char *path = filled("records.db", 1);
    struct records *one = shelf_open(path), *other = shelf_open(path);
    struct shelf_class class;

    ck_assert_int_eq(shelf_class(other, &class), STATUS_OK);
    for (int n = 2; n <= 20; n++)
        ck_assert_int_eq(shelf_add(n % 2 ? one : other, &class, n), STATUS_OK);
    records_close(one);
    records_close(other);
    assert_holds(path, &hasty, 20);
}
END_TEST

/* ---- what may not be written ---- */

/* Nobody, for whom what may not be written cannot be. */
static void become_somebody(const char *path)
{
    enum { NOBODY = 65534 };

    if (geteuid() != 0)
        return;
    ck_assert_int_eq(chown(path, NOBODY, NOBODY), 0);
    ck_assert_int_eq(chown(shelf_path("."), NOBODY, NOBODY), 0);
    ck_assert_int_eq(seteuid(NOBODY), 0);
}

static void become_oneself(void)
{
    if (getuid() == 0)
        ck_assert_int_eq(seteuid(0), 0);
}

START_TEST(a_file_that_may_only_be_read_is_read)
{
    struct records *records;
    struct message why;
    struct strbuf model = {0};
    struct shelf_class class = {.class = 1, .pupil = {1, 2, 3}, .session = {1, 2}};
    const char *path = filled("records.db", 6);

    become_somebody(path);
    ck_assert_int_eq(chmod(path, 0400), 0);
    ck_assert_int_eq(records_open(&records, path, true, &why), STATUS_OK);
    ck_assert_int_eq(records_model(records, 1, &model), STATUS_OK);
    ck_assert_uint_gt(model.length, 0);
    ck_assert_int_eq(shelf_add(records, &class, 7), STATUS_IO);
    ck_assert_ptr_nonnull(strstr(shelf_said(records_why(records)), "may not be written"));
    records_close(records);
    strbuf_release(&model);
    become_oneself();
}
END_TEST

START_TEST(a_file_in_a_folder_that_may_not_be_written_is_said_to_be)
{
    const char *path = filled("records.db", 6);

    become_somebody(path);
    ck_assert_int_eq(chmod(shelf_path("."), 0500), 0);
    assert_left_alone(path, STATUS_UNREADABLE, "its folder cannot be written");
    assert_refused(shelf_path("other.db"), STATUS_IO, "cannot be written; name another file");
    assert_refused(shelf_path("new/other.db"), STATUS_IO, "cannot be written; name another file");
    ck_assert_int_eq(chmod(shelf_path("."), 0700), 0);
    become_oneself();
}
END_TEST

static const struct records_manner to_read = {.to_read = true};

/* Opens it to be read alone, reads of it, and writes nothing to it, which `words` tells. */
static void assert_read_alone(const char *path, const char *words)
{
    struct records *records;
    struct message why;
    struct strbuf model = {0};
    struct shelf_class class = {.class = 1, .pupil = {1, 2, 3}, .session = {1, 2}};
    enum status status = records_open_as(&records, path, false, &to_read, &why);

    ck_assert_msg(status == STATUS_OK, "%s: “%s”", path, shelf_said(why));
    ck_assert_int_eq(records_model(records, 1, &model), STATUS_OK);
    ck_assert_uint_gt(model.length, 0);
    ck_assert(records_are_read_only(records));
    ck_assert_int_eq(shelf_add(records, &class, 7), STATUS_IO);
    ck_assert_msg(strstr(shelf_said(records_why(records)), words), "“%s”",
                  shelf_said(records_why(records)));
    records_close(records);
    strbuf_release(&model);
}

START_TEST(a_file_in_a_folder_that_may_not_be_written_is_read_by_who_only_reads)
{
    const char *path = filled("records.db", 6);

    become_somebody(path);
    ck_assert_int_eq(chmod(shelf_path("."), 0500), 0);
    assert_read_alone(path, "its folder cannot be written");
    ck_assert_int_eq(chmod(shelf_path("."), 0700), 0);
    become_oneself();
    assert_holds(path, &hasty, 6);
}
END_TEST

/* What was answered last stands in the log, and to read that it would have to be written to. */
START_TEST(a_file_whose_log_cannot_be_read_is_not_read_without_it)
{
    const char *path = filled("records.db", 6);
    unsigned char *log;
    struct records *records = shelf_open(path);
    struct shelf_class class;
    struct message why;

    ck_assert_int_eq(shelf_class(records, &class), STATUS_OK);
    ck_assert_int_eq(shelf_add(records, &class, 7), STATUS_OK);
    size_t length = shelf_read(shelf_path("records.db-wal"), &log);
    ck_assert_uint_gt(length, 0);
    records_close(records);
    shelf_write(shelf_path("records.db-wal"), log, length);
    free(log);
    become_somebody(path);
    ck_assert_int_eq(chmod(shelf_path("."), 0500), 0);
    ck_assert_int_eq(records_open_as(&records, path, false, &to_read, &why), STATUS_UNREADABLE);
    ck_assert_ptr_nonnull(strstr(shelf_said(why), "its folder cannot be written"));
    ck_assert_int_eq(chmod(shelf_path("."), 0700), 0);
    become_oneself();
}
END_TEST

START_TEST(a_file_on_a_full_disk_is_read_by_who_only_reads)
{
    struct records *records;
    struct message why;

    power_cut_install();
    const char *path = filled("records.db", 6);
    disk_fail(DISK_FULL, 0, true);
    ck_assert_int_eq(records_open(&records, path, false, &why), STATUS_IO);
    ck_assert_ptr_nonnull(strstr(shelf_said(why), "the disk is full"));
    assert_read_alone(path, "the disk is full");
    disk_fail(DISK_FULL, -1, false);
    power_cut_remove();
    assert_holds(path, &hasty, 6);
}
END_TEST

START_TEST(a_file_that_may_not_be_read_is_said_to_be)
{
    const char *path = filled("records.db", 6);

    become_somebody(path);
    ck_assert_int_eq(chmod(path, 0), 0);
    assert_refused(path, STATUS_UNREADABLE, "cannot be opened");
    become_oneself();
}
END_TEST

void add_opening(Suite *suite)
{
    TCase *tests = add_case(suite, "opening");

    tcase_add_checked_fixture(tests, shelf_make, shelf_remove);
    tcase_add_test(tests, a_file_that_is_not_there_is_not_found_and_not_made);
    tcase_add_test(tests, a_new_file_and_its_folders_are_for_its_owner_alone);
    tcase_add_test(tests, nothing_but_the_file_stays_of_its_making);
    tcase_add_test(tests, a_disk_that_knows_one_name_of_a_file_only_will_do);
    tcase_add_test(tests, what_a_new_file_holds_is_on_the_disk_before_it_has_its_name);
    tcase_add_test(tests, programs_that_make_the_file_at_the_same_moment_find_one);
    tcase_add_test(tests, the_users_file_lies_in_the_folder_for_data);
    tcase_add_test(tests, a_file_is_opened_with_all_that_keeps_it_safe);
    tcase_add_test(tests, an_empty_file_is_said_to_be_empty);
    tcase_add_test(tests, a_folder_is_no_file);
    tcase_add_test(tests, a_text_is_no_records);
    tcase_add_test(tests, another_programs_database_stays_as_it_is);
    tcase_add_test(tests, another_programs_half_done_work_stays_half_done);
    tcase_add_test(tests, our_number_on_anothers_tables_is_damage);
    tcase_add_test(tests, what_is_no_table_of_ours_is_not_run);
    tcase_add_test(tests, a_newer_file_is_refused);
    tcase_add_test(tests, what_stands_in_the_log_of_a_newer_file_stays_there);
    tcase_add_test(tests, an_older_file_is_copied_and_then_brought_up_to_date);
    tcase_add_test(tests, a_file_of_somebody_else_where_a_copy_would_be_stays);
    tcase_add_test(tests, what_is_refused_has_nothing_more_beside_it);
    tcase_add_test(tests, a_new_file_has_the_newest_format);
    tcase_add_test(tests, a_file_that_cannot_be_brought_up_to_date_stays_of_its_format);
    tcase_add_test(tests, a_file_that_cannot_be_copied_stays_of_its_format);
    tcase_add_test(tests, programs_that_bring_it_up_to_date_at_the_same_moment_do_so_once);
    tcase_add_test(tests, a_damaged_page_is_told_and_the_file_is_not_written_over);
    tcase_add_test(tests, a_file_that_was_cut_short_is_damaged);
    tcase_add_test(tests, what_is_damaged_is_not_written_to_by_closing_it);
    tcase_add_test(tests, what_was_learned_with_numbers_beyond_counting_is_damage);
    tcase_add_test(
        tests, an_event_with_words_or_a_time_that_are_none_is_damage_here_and_in_what_is_merged);
    tcase_add_test(tests, words_that_are_none_are_not_passed_over_when_events_are_read);
    tcase_add_test(tests, another_program_that_writes_is_waited_for_and_no_longer_than_said);
    tcase_add_test(tests, whoever_waits_for_another_program_says_how_long);
    tcase_add_test(tests, a_file_that_another_program_has_for_itself_is_waited_for_too);
    tcase_add_test(tests, two_programs_write_to_one_file);
    tcase_add_test(tests, a_file_that_may_only_be_read_is_read);
    tcase_add_test(tests, a_file_in_a_folder_that_may_not_be_written_is_said_to_be);
    tcase_add_test(tests, a_file_in_a_folder_that_may_not_be_written_is_read_by_who_only_reads);
    tcase_add_test(tests, a_file_whose_log_cannot_be_read_is_not_read_without_it);
    tcase_add_test(tests, a_file_on_a_full_disk_is_read_by_who_only_reads);
    tcase_add_test(tests, a_file_that_may_not_be_read_is_said_to_be);
}
