/* What is taken out of the records is gone: from every byte of every file. */
#include "records/forgetting.h"
#include "cases.h"
#include "harness.h"
#include "school.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static void assert_gone(const char *bytes)
{
    char where[256] = "";

    ck_assert_msg(!school_holds(bytes, where), "“%s” stands in %s", bytes, where);
}

/* Three pupils in two sessions; Ann has the second one alone. Enough of them for several pages. */
static struct records *fill(void)
{
    struct records *records = school_open("records.db");
    char answered[64];

    for (int n = 1; n <= 600; n++) {
        bool alone = n > 300;
        bool of_bo = !alone && n % 3;
        snprintf(answered, sizeof answered, "Zebedee-%d", n);
        school_answer(records, "6b", of_bo ? "Bo" : "Zebedee", alone ? "alone" : "shared", n, n,
                      of_bo ? "1/2" : answered);
    }
    school_answer(records, "6b", "Cy", "third", 1, 5, "1/2");
    return records;
}

START_TEST(a_forgotten_pupil_is_in_no_byte_of_any_file)
{
    struct records *records = fill();
    struct records_removed removed;
    struct strbuf told = {0};
    char where[256];
    bool forgotten;
    int copies = -1;

    ck_assert(school_holds("Zebedee", where));
    ck_assert_int_eq(records_forget(records, school_pupil(records, "6b", "Zebedee"), &removed),
                     STATUS_OK);
    ck_assert_int_eq(removed.events, 400);
    ck_assert_int_eq(removed.sessions, 1);
    ck_assert_int_eq(records_sweep(records, &copies), STATUS_OK);
    ck_assert_int_eq(copies, 0);
    assert_gone("Zebedee");
    school_tell(records, &told);
    ck_assert_ptr_null(strstr(strbuf_text(&told), "Zebedee"));
    ck_assert_ptr_nonnull(strstr(strbuf_text(&told), "Bo 200 "));
    ck_assert_ptr_nonnull(strstr(strbuf_text(&told), "Cy 1 "));
    ck_assert_int_eq(records_is_forgotten(records, "nobody", &forgotten), STATUS_OK);
    ck_assert(!forgotten);
    strbuf_release(&told);
    records_close(records);
    assert_gone("Zebedee");
}
END_TEST

/* Writes a file that holds the name. */
static void write_name(const char *name)
{
    FILE *file = fopen(school_path(name), "w");

    fputs("Zebedee", file);
    fclose(file);
}

/* Writes a file of SQLite that holds the name: it begins with these bytes, then come zeros. */
static void write_copy(const char *name, const void *bytes, size_t length)
{
    char start[100] = "";
    FILE *file = fopen(school_path(name), "w");

    memcpy(start, bytes, length);
    fwrite(start, 1, sizeof start, file);
    fputs("Zebedee", file);
    fclose(file);
}

/* One of records, whose application stands at 68. */
static void write_records(const char *name)
{
    char header[72] = "SQLite format 3";

    memcpy(header + 68, "brek", 4);
    write_copy(name, header, sizeof header);
}

START_TEST(copies_of_older_formats_go_and_other_files_stay)
{
    struct records *records = school_open("records.db");
    int copies;

    write_records("records.db.format-1");
    write_records("records.db.format-1.new");
    write_copy("records.db.format-12-journal", "\xd9\xd5\x05\xf9\x20\xa1\x63\xd7", 8);
    write_copy("records.db.format-12-wal", "\x37\x7f\x06\x82", 4);
    write_copy("records.db.format-3-new", "", 0); /* it was stopped before its header */
    write_records("records.db.format-x");
    write_records("other.db.format-1");
    ck_assert_int_eq(records_sweep(records, &copies), STATUS_OK);
    ck_assert_int_eq(copies, 5);
    ck_assert_int_ne(access(school_path("records.db.format-1"), F_OK), 0);
    ck_assert_int_ne(access(school_path("records.db.format-12-journal"), F_OK), 0);
    ck_assert_int_eq(access(school_path("records.db.format-x"), F_OK), 0);
    ck_assert_int_eq(access(school_path("other.db.format-1"), F_OK), 0);
    records_close(records);
}
END_TEST

START_TEST(what_somebody_else_called_like_a_copy_stays)
{
    static const char *const names[] = {"records.db.format-1.txt", "records.db.format-1-notes",
                                        "records.db.format-1",     "records.db.format-12-journal",
                                        "records.db.format-1-wal", "records.db.format-1-shm",
                                        "records.db.format-4"};
    enum { NAMES = sizeof names / sizeof *names };
    struct records *records = school_open("records.db");
    int copies;

    for (int i = 0; i < NAMES; i++)
        write_name(names[i]);
    write_copy(names[NAMES - 1], "SQLite format 3", 16); /* of another program */
    ck_assert_int_eq(mkdir(school_path("records.db.format-2"), 0700), 0);
    ck_assert_int_eq(symlink(names[0], school_path("records.db.format-3")), 0);
    ck_assert_int_eq(records_sweep(records, &copies), STATUS_OK);
    ck_assert_int_eq(copies, 0);
    for (int i = 0; i < NAMES; i++)
        ck_assert_msg(access(school_path(names[i]), F_OK) == 0, "%s is gone", names[i]);
    ck_assert_int_eq(unlink(school_path("records.db.format-3")), 0);
    ck_assert_int_eq(rmdir(school_path("records.db.format-2")), 0);
    records_close(records);
}
END_TEST

START_TEST(a_program_that_was_killed_before_it_swept_leaves_it_to_the_next)
{
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
        struct records *records = fill();
        struct records_removed removed;
        if (records_forget(records, school_pupil(records, "6b", "Zebedee"), &removed) == STATUS_OK)
            kill(getpid(), SIGKILL);
        _exit(1);
    }
    int status;
    waitpid(child, &status, 0);
    ck_assert(WIFSIGNALED(status));
    struct records *records = school_open("records.db");
    ck_assert_int_eq(records_sweep(records, NULL), STATUS_OK);
    records_close(records);
    assert_gone("Zebedee");
}
END_TEST

static void assert_journals(struct record_texts *journals, int count, const char *first)
{
    ck_assert_int_eq(journals->count, count);
    if (count)
        ck_assert_str_eq(journals->text[0], school_path(first));
    record_texts_release(journals);
}

START_TEST(a_pupils_journals_are_known)
{
    struct records *records = fill();
    struct record_texts journals = {0};

    ck_assert_int_eq(
        records_pupil_journals(records, school_pupil(records, "6b", "Zebedee"), &journals),
        STATUS_OK);
    assert_journals(&journals, 2, "alone");
    ck_assert_int_eq(records_pupil_journals(records, school_pupil(records, "6b", "Cy"), &journals),
                     STATUS_OK);
    assert_journals(&journals, 1, "third");
    records_close(records);
}
END_TEST

/* Those of class 6b that end before a time, each with its session. */
static void assert_old_journals(struct records *records, int64_t before, int count,
                                const char *first)
{
    struct record_journals journals = {0};
    int64_t class = school_class(records, "6b"), of;

    ck_assert_int_eq(records_old_journals(records, class, before, &journals), STATUS_OK);
    ck_assert_int_eq(journals.count, count);
    for (int i = 0; i < count; i++) {
        ck_assert_int_eq(records_session_class(records, journals.list[i].session, &of), STATUS_OK);
        ck_assert_int_eq(of, class);
    }
    if (count)
        ck_assert_str_eq(journals.list[0].path, school_path(first));
    record_journals_release(&journals);
}

static void drop_old_journals(struct records *records, int64_t class, int64_t before)
{
    struct record_journals journals = {0};

    ck_assert_int_eq(records_old_journals(records, class, before, &journals), STATUS_OK);
    for (int i = 0; i < journals.count; i++)
        ck_assert_int_eq(records_session_journal_drop(records, journals.list[i].session),
                         STATUS_OK);
    record_journals_release(&journals);
}

START_TEST(old_events_go_with_their_sessions_and_what_was_learned_of_them)
{
    struct records *records = fill();
    struct records_removed removed;
    struct strbuf told = {0};
    int64_t class = school_class(records, "6b"), now = records_now();
    const int64_t day = 86400000000;

    /* Sessions that began now are none that ended before. */
    ck_assert_int_eq(records_expire(records, class, 100, school_learner(), &removed), STATUS_OK);
    ck_assert_int_eq(removed.events, 100);
    ck_assert_int_eq(removed.sessions, 0);
    assert_old_journals(records, 100, 0, NULL);
    school_tell(records, &told);
    ck_assert_ptr_null(strstr(strbuf_text(&told), " 99 "));
    ck_assert_ptr_nonnull(strstr(strbuf_text(&told), "[100 100 "));
    /* Cy's only event was an old one. */
    ck_assert_ptr_nonnull(strstr(strbuf_text(&told), "Cy 0 0 \n"));

    school_answer(records, "6b", "Bo", "shared", 1000, now + 2 * day, "1/2");
    assert_old_journals(records, now + day, 2, "alone");
    ck_assert_int_eq(records_expire(records, class, now + day, school_learner(), &removed),
                     STATUS_OK);
    ck_assert_int_eq(removed.events, 501);
    ck_assert_int_eq(removed.sessions, 0);
    /* As long as their journals stay, they lead to them. */
    assert_old_journals(records, now + day, 2, "alone");
    drop_old_journals(records, class, now + day);
    ck_assert_int_eq(records_expire(records, class, now + day, school_learner(), &removed),
                     STATUS_OK);
    ck_assert_int_eq(removed.sessions, 2);
    strbuf_clear(&told);
    school_tell(records, &told);
    ck_assert_ptr_nonnull(strstr(strbuf_text(&told), "Bo 1 "));
    ck_assert_ptr_nonnull(strstr(strbuf_text(&told), "Zebedee 0 "));
    ck_assert_int_eq(records_expire(records, class, now + day, school_learner(), &removed),
                     STATUS_OK);
    ck_assert_int_eq(removed.events + removed.sessions, 0);
    ck_assert_int_eq(records_sweep(records, NULL), STATUS_OK);
    assert_gone("Zebedee-3");
    strbuf_release(&told);
    records_close(records);
}
END_TEST

START_TEST(what_expires_day_after_day_is_gone_without_writing_the_file_anew)
{
    struct records *records = fill();
    struct records_removed removed;
    int64_t class = school_class(records, "6b");

    write_records("records.db.format-1");
    ck_assert_int_eq(records_sweep_lightly(records), STATUS_OK);
    ck_assert_int_eq(records_expire(records, class, 601, school_learner(), &removed), STATUS_OK);
    ck_assert_int_eq(removed.events, 601);
    ck_assert_int_eq(records_sweep_lightly(records), STATUS_OK);
    assert_gone("Zebedee-");
    records_close(records);
}
END_TEST

START_TEST(another_class_does_not_expire)
{
    struct records *records = fill();
    struct records_removed removed;
    struct strbuf before = {0}, after = {0};

    school_answer(records, "7a", "Ann", "other", 1, 1, "1/2");
    school_tell(records, &before);
    ck_assert_int_eq(records_expire(records, school_class(records, "8c"), records_now() * 2,
                                    school_learner(), &removed),
                     STATUS_OK);
    ck_assert_int_eq(removed.events + removed.sessions, 0);
    school_tell(records, &after);
    ck_assert_ptr_nonnull(strstr(strbuf_text(&after), strbuf_text(&before)));
    strbuf_release(&before);
    strbuf_release(&after);
    records_close(records);
}
END_TEST

START_TEST(a_sweep_says_that_another_program_reads)
{
    struct records *records = fill(), *reader = school_open("records.db");
    struct record_classes classes = {0};
    struct records_removed removed;

    /* A transaction that reads keeps what was there when it began. */
    ck_assert_int_eq(records_begin(reader), STATUS_OK);
    ck_assert_int_eq(records_classes(reader, &classes), STATUS_OK);
    ck_assert_int_eq(records_forget(records, school_pupil(records, "6b", "Zebedee"), &removed),
                     STATUS_UNREADABLE);
    ck_assert_ptr_nonnull(records_why(records).id);
    ck_assert_int_eq(records_end(reader, STATUS_OK), STATUS_OK);
    ck_assert_int_eq(records_forget(records, school_pupil(records, "6b", "Zebedee"), &removed),
                     STATUS_OK);
    ck_assert_int_eq(records_sweep(records, NULL), STATUS_OK);
    record_classes_release(&classes);
    records_close(reader);
    records_close(records);
    assert_gone("Zebedee");
}
END_TEST

void add_forgetting(Suite *suite)
{
    TCase *tests = add_case(suite, "forgetting");

    tcase_add_checked_fixture(tests, school_make, school_remove);
    tcase_add_test(tests, a_forgotten_pupil_is_in_no_byte_of_any_file);
    tcase_add_test(tests, copies_of_older_formats_go_and_other_files_stay);
    tcase_add_test(tests, what_somebody_else_called_like_a_copy_stays);
    tcase_add_test(tests, a_program_that_was_killed_before_it_swept_leaves_it_to_the_next);
    tcase_add_test(tests, a_pupils_journals_are_known);
    tcase_add_test(tests, old_events_go_with_their_sessions_and_what_was_learned_of_them);
    tcase_add_test(tests, what_expires_day_after_day_is_gone_without_writing_the_file_anew);
    tcase_add_test(tests, another_class_does_not_expire);
    tcase_add_test(tests, a_sweep_says_that_another_program_reads);
}
