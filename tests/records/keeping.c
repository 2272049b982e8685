/* What is put into the records is what comes out. */
#include "cases.h"
#include "shelf.h"

#include "harness.h"
#include "records/database.h"

#include <math.h>
#include <string.h>

static struct records *records;
static struct shelf_class class;

static void open_shelf(void)
{
    shelf_make();
    records = shelf_open(shelf_path("records.db"));
    ck_assert_int_eq(shelf_class(records, &class), STATUS_OK);
}

static void close_shelf(void)
{
    records_close(records);
    shelf_remove();
}

/* A number that a statement finds. */
static int64_t number(const char *sql)
{
    sqlite3_stmt *statement;

    ck_assert_int_eq(sqlite3_prepare_v2(records->db, sql, -1, &statement, NULL), SQLITE_OK);
    ck_assert_int_eq(sqlite3_step(statement), SQLITE_ROW);
    int64_t found = sqlite3_column_int64(statement, 0);
    sqlite3_finalize(statement);
    return found;
}

/* ---- classes and pupils ---- */

START_TEST(a_class_has_a_name_of_its_own)
{
    int64_t id, other, found;

    ck_assert_int_eq(records_class(records, "8a", &found), STATUS_NOT_FOUND);
    ck_assert_int_eq(records_class_new(records, "8a", 30, &id), STATUS_OK);
    ck_assert_int_eq(records_class_new(records, "8a", 0, &other), STATUS_EXISTS);
    ck_assert_int_eq(records_class(records, "8a", &found), STATUS_OK);
    ck_assert_int_eq(found, id);
    ck_assert_int_eq(records_class_rename(records, id, "7b"), STATUS_EXISTS);
    ck_assert_int_eq(records_class_rename(records, id, "8b"), STATUS_OK);
    ck_assert_int_eq(records_class(records, "8a", &found), STATUS_NOT_FOUND);
    ck_assert_int_eq(records_class(records, "8b", &found), STATUS_OK);
    ck_assert_ptr_null(records_why(records).id);
}
END_TEST

START_TEST(classes_are_listed_by_name_with_what_they_hold)
{
    struct record_classes classes = {0};
    int64_t id;

    ck_assert_int_eq(records_class_new(records, "6a", 30, &id), STATUS_OK);
    for (int n = 1; n <= 4; n++)
        ck_assert_int_eq(shelf_add(records, &class, n), STATUS_OK);
    ck_assert_int_eq(records_classes(records, &classes), STATUS_OK);
    ck_assert_int_eq(classes.count, 2);
    ck_assert_str_eq(classes.list[0].name, "6a");
    ck_assert_int_eq(classes.list[0].days, 30);
    ck_assert_int_eq(classes.list[0].pupils, 0);
    ck_assert_int_eq(classes.list[0].events, 0);
    ck_assert_str_eq(classes.list[1].name, "7b");
    ck_assert_int_eq(classes.list[1].days, 0);
    ck_assert_int_eq(classes.list[1].pupils, SHELF_PUPILS);
    ck_assert_int_eq(classes.list[1].events, 4);
    ck_assert_int_ge(classes.list[1].last, classes.list[1].first);
    record_classes_release(&classes);
    ck_assert_int_eq(records_class_keep(records, id, 0), STATUS_OK);
    ck_assert_int_eq(records_classes(records, &classes), STATUS_OK);
    ck_assert_int_eq(classes.list[0].days, 0);
    record_classes_release(&classes);
}
END_TEST

START_TEST(a_class_that_is_removed_takes_along_all_that_was_known_of_its_pupils)
{
    int64_t other, pupil;

    ck_assert_int_eq(records_class_new(records, "8a", 0, &other), STATUS_OK);
    ck_assert_int_eq(records_pupil_add(records, other, "Ann", &pupil), STATUS_OK);
    for (int n = 1; n <= 9; n++)
        ck_assert_int_eq(shelf_add(records, &class, n), STATUS_OK);
    ck_assert_int_eq(number("SELECT count(*) FROM event"), 9);
    ck_assert_int_eq(records_class_remove(records, class.class), STATUS_OK);
    ck_assert_int_eq(number("SELECT count(*) FROM event"), 0);
    ck_assert_int_eq(number("SELECT count(*) FROM learned"), 0);
    ck_assert_int_eq(number("SELECT count(*) FROM session"), 0);
    ck_assert_int_eq(number("SELECT count(*) FROM pupil"), 1);
    ck_assert_int_eq(records_pupil(records, other, "Ann", &pupil), STATUS_OK);
}
END_TEST

START_TEST(a_pupil_has_a_name_of_its_own_in_its_class)
{
    struct record_pupils pupils = {0};
    int64_t other, id, found;

    ck_assert_int_eq(records_class_new(records, "8a", 0, &other), STATUS_OK);
    ck_assert_int_eq(records_pupil_add(records, class.class, "Ann", &id), STATUS_EXISTS);
    ck_assert_int_eq(records_pupil_add(records, other, "Ann", &id), STATUS_OK);
    ck_assert_int_eq(records_pupil(records, other, "Ann", &found), STATUS_OK);
    ck_assert_int_eq(found, id);
    ck_assert_int_ne(found, class.pupil[0]);
    ck_assert_int_eq(records_pupil(records, other, "Bo", &found), STATUS_NOT_FOUND);
    ck_assert_int_eq(records_pupil_rename(records, class.pupil[0], "Cy"), STATUS_EXISTS);
    ck_assert_int_eq(records_pupil_rename(records, class.pupil[0], "Zoë"), STATUS_OK);
    ck_assert_int_eq(records_pupils(records, class.class, &pupils), STATUS_OK);
    ck_assert_int_eq(pupils.count, SHELF_PUPILS);
    ck_assert_str_eq(pupils.list[0].name, "Bo");
    ck_assert_str_eq(pupils.list[2].name, "Zoë");
    ck_assert_int_eq(pupils.list[2].id, class.pupil[0]);
    record_pupils_release(&pupils);
}
END_TEST

START_TEST(a_pupil_of_a_class_that_is_gone_is_not_added)
{
    int64_t id;

    ck_assert_int_eq(records_pupil_add(records, 999, "Di", &id), STATUS_NOT_FOUND);
    ck_assert_int_eq(number("SELECT count(*) FROM pupil"), SHELF_PUPILS);
}
END_TEST

/* ---- sessions ---- */

START_TEST(a_session_is_found_again_by_its_name)
{
    const struct record_session session = {.kind = "lesson", .name = "halves", .version = 3};
    char uid[RECORD_UID_SIZE] = "", again[RECORD_UID_SIZE] = "";
    char none[RECORD_UID_SIZE] = "";
    int64_t id, found, other;

    ck_assert_int_eq(records_session(records, class.class, uid, &session, &id), STATUS_OK);
    ck_assert_uint_eq(strlen(uid), RECORD_UID_SIZE - 1);
    ck_assert_int_eq(records_session(records, class.class, uid, &session, &found), STATUS_OK);
    ck_assert_int_eq(found, id);
    ck_assert_int_eq(records_session(records, class.class, again, &session, &found), STATUS_OK);
    ck_assert_int_ne(found, id);
    ck_assert_str_ne(uid, again);
    ck_assert_int_eq(records_class_new(records, "8a", 0, &other), STATUS_OK);
    ck_assert_int_eq(records_session(records, other, uid, &session, &found), STATUS_EXISTS);
    ck_assert_int_eq(records_session(records, 999, none, &session, &found), STATUS_NOT_FOUND);
}
END_TEST

/* ---- events ---- */

START_TEST(events_come_out_as_they_went_in)
{
    enum { MOST = 50 };
    bool found[MOST + 1];

    for (int n = 1; n <= MOST; n++)
        ck_assert_int_eq(shelf_add(records, &class, n), STATUS_OK);
    shelf_check(records, &class, found, MOST);
    for (int n = 1; n <= MOST; n++)
        ck_assert(found[n]);
}
END_TEST

/* Adds event n for Ann, said to be at that time; its time afterwards. */
static int64_t add_at(int64_t n, int64_t at)
{
    struct shelf_learner learner;
    struct record_event event = shelf_event(n);

    event.at = at;
    ck_assert_int_eq(
        records_add(records, class.session[0], class.pupil[0], &event, shelf_learner(&learner)),
        STATUS_OK);
    return event.at;
}

START_TEST(a_clock_that_goes_back_puts_no_event_before_another)
{
    const int64_t hour = (int64_t)60 * 60 * 1000000;
    const int64_t now = records_now() + hour; /* however slow the machine is, that is ahead */

    ck_assert_int_eq(add_at(3, now + 1000), now + 1000);
    ck_assert_int_eq(add_at(6, now), now + 1001);
    ck_assert_int_eq(add_at(9, 0), now + 1002);
    ck_assert_int_eq(add_at(12, now + 1002), now + 1003);
    ck_assert_int_eq(add_at(15, now + 5000), now + 5000);
}
END_TEST

struct seen {
    int64_t numbers[8];
    int count, most;
};

static bool see(void *context, const struct record_event *event,
                const struct record_session *session)
{
    struct seen *seen = context;

    (void)session;
    seen->numbers[seen->count++] = event->number;
    return seen->count < seen->most;
}

/* Model and events as they are when all were added one after the other. */
START_TEST(what_was_earlier_is_learned_where_it_belongs)
{
    struct shelf_learner learner;
    struct seen all = {.most = 8};
    struct record_event event = shelf_event(3);
    bool changed;

    add_at(6, 2000);
    add_at(9, 3000);
    event.at = 1000;
    ck_assert_int_eq(records_add_earlier(records, class.session[0], class.pupil[0], &event),
                     STATUS_OK);
    ck_assert_int_eq(records_relearn(records, class.pupil[0], shelf_learner(&learner), true, NULL),
                     STATUS_OK);
    ck_assert_int_eq(records_relearn(records, class.pupil[0], shelf_learner(&learner), true,
                                     &changed),
                     STATUS_OK);
    ck_assert(!changed);
    ck_assert_int_eq(records_events(records, class.pupil[0], 0, 0, see, &all), STATUS_OK);
    ck_assert_int_eq(all.count, 3);
    ck_assert_int_eq(all.numbers[0], 3);
    ck_assert_int_eq(add_at(12, 2500), 3001);
    ck_assert_int_eq(records_add_earlier(records, class.session[0], class.pupil[0], &event),
                     STATUS_OK);
    ck_assert_int_eq(number("SELECT count(*) FROM event"), 4);
    event.at = 0;
    ck_assert_int_eq(records_add_earlier(records, class.session[1], class.pupil[0], &event),
                     STATUS_INVALID);
}
END_TEST

START_TEST(no_event_is_later_than_any_clock_shows)
{
    struct shelf_learner learner;
    struct record_event event = shelf_event(3);

    const int64_t last = INT64_C(253402300799999999);

    event.at = last + 1;
    ck_assert_int_eq(
        records_add(records, class.session[0], class.pupil[0], &event, shelf_learner(&learner)),
        STATUS_INVALID);
    ck_assert_int_eq(number("SELECT count(*) FROM event"), 0);
    ck_assert_int_eq(add_at(3, last), last);
    ck_assert_int_eq(records_verify(records), STATUS_OK);
    event = shelf_event(6); /* there is no later one */
    event.at = last;
    ck_assert_int_eq(
        records_add(records, class.session[0], class.pupil[0], &event, shelf_learner(&learner)),
        STATUS_INVALID);
}
END_TEST

START_TEST(an_event_of_the_year_9999_blocks_no_pupil)
{
    struct shelf_learner learner;
    const int64_t last = INT64_C(253402300799999999), before = records_now();
    bool changed = true;

    ck_assert_int_eq(add_at(3, last), last);
    const int64_t first = add_at(6, 0), second = add_at(9, first);
    ck_assert_int_ge(first, before);
    ck_assert_int_le(first, records_now());
    ck_assert_int_eq(second, first + 1);
    ck_assert_int_eq(add_at(9, 0), second); /* it is there already */
    ck_assert_int_eq(number("SELECT count(*) FROM event"), 3);
    ck_assert_int_eq(number("SELECT events FROM learned"), 3);
    ck_assert_int_eq(
        records_relearn(records, class.pupil[0], shelf_learner(&learner), true, &changed),
        STATUS_OK);
    ck_assert(!changed);
    ck_assert_int_eq(records_verify(records), STATUS_OK);
}
END_TEST

START_TEST(without_a_time_an_event_is_now)
{
    const int64_t before = records_now(), at = add_at(3, 0);

    ck_assert_int_ge(at, before);
    ck_assert_int_le(at, records_now());
}
END_TEST

START_TEST(an_event_that_is_there_already_changes_nothing)
{
    struct strbuf before = {0}, after = {0};
    const int64_t at = add_at(3, 0);

    add_at(6, 0);
    ck_assert_int_eq(records_model(records, class.pupil[0], &before), STATUS_OK);
    const int64_t changes = sqlite3_total_changes64(records->db);
    ck_assert_int_eq(add_at(3, at + 5), at);
    ck_assert_int_eq(sqlite3_total_changes64(records->db), changes);
    ck_assert_int_eq(records_model(records, class.pupil[0], &after), STATUS_OK);
    ck_assert_str_eq(strbuf_text(&before), strbuf_text(&after));
    ck_assert_int_eq(number("SELECT count(*) FROM event"), 2);
    strbuf_release(&before);
    strbuf_release(&after);
}
END_TEST

START_TEST(an_event_that_nobody_learns_from_is_not_kept)
{
    struct shelf_learner learner;
    struct record_event event = shelf_event(3);

    shelf_learner(&learner);
    learner.says = STATUS_IO;
    ck_assert_int_eq(
        records_add(records, class.session[0], class.pupil[0], &event, &learner.learner),
        STATUS_IO);
    ck_assert_int_eq(number("SELECT count(*) FROM event"), 0);
    ck_assert_int_eq(number("SELECT count(*) FROM learned"), 0);
}
END_TEST

START_TEST(an_event_of_a_pupil_whom_another_program_removed_is_not_said_to_be_kept)
{
    struct records *other = shelf_open(records_path(records));

    ck_assert_int_eq(shelf_add(records, &class, 1), STATUS_OK);
    ck_assert_int_eq(records_class_remove(other, class.class), STATUS_OK);
    ck_assert_int_eq(shelf_add(records, &class, 2), STATUS_NOT_FOUND);
    ck_assert_int_eq(number("SELECT count(*) FROM event"), 0);
    ck_assert_int_eq(number("SELECT count(*) FROM learned"), 0);
    records_close(other);
}
END_TEST

START_TEST(an_event_with_a_number_that_is_none_is_refused)
{
    struct shelf_learner learner;
    struct record_event event = shelf_event(3);

    event.difficulty = NAN;
    ck_assert_int_eq(
        records_add(records, class.session[0], class.pupil[0], &event, shelf_learner(&learner)),
        STATUS_INVALID);
    ck_assert_int_eq(number("SELECT count(*) FROM event"), 0);
    ck_assert_int_eq(shelf_add(records, &class, 3), STATUS_OK);
}
END_TEST

START_TEST(events_are_asked_for_without_a_session_since_a_time_or_until_enough)
{
    struct seen all = {.most = 8}, others = {.most = 8}, late = {.most = 8}, first = {.most = 1};
    int64_t at = 0;

    for (int n = 3; n <= 12; n += 3) { /* Ann's */
        struct shelf_learner learner;
        struct record_event event = shelf_event(n);
        ck_assert_int_eq(records_add(records, class.session[n % 2], class.pupil[0], &event,
                                     shelf_learner(&learner)),
                         STATUS_OK);
        at = event.at;
    }
    ck_assert_int_eq(records_events(records, class.pupil[0], 0, 0, see, &all), STATUS_OK);
    ck_assert_int_eq(all.count, 4);
    ck_assert_int_eq(all.numbers[0], 3);
    ck_assert_int_eq(all.numbers[3], 12);
    ck_assert_int_eq(records_events(records, class.pupil[0], class.session[0], 0, see, &others),
                     STATUS_OK);
    ck_assert_int_eq(others.count, 2);
    ck_assert_int_eq(others.numbers[1], 9);
    ck_assert_int_eq(records_events(records, class.pupil[0], 0, at, see, &late), STATUS_OK);
    ck_assert_int_eq(late.count, 1);
    ck_assert_int_eq(late.numbers[0], 12);
    ck_assert_int_eq(records_events(records, class.pupil[0], 0, 0, see, &first), STATUS_OK);
    ck_assert_int_eq(first.count, 1);
}
END_TEST

/* ---- models ---- */

START_TEST(to_learn_anew_gives_the_same_model_and_mends_another)
{
    struct shelf_learner learner;
    struct strbuf before = {0}, after = {0};
    bool changed = true;

    for (int n = 1; n <= 20; n++)
        ck_assert_int_eq(shelf_add(records, &class, n), STATUS_OK);
    ck_assert_int_eq(records_model(records, class.pupil[1], &before), STATUS_OK);
    ck_assert_uint_gt(before.length, 0);
    ck_assert_int_eq(
        records_relearn(records, class.pupil[1], shelf_learner(&learner), true, &changed),
        STATUS_OK);
    ck_assert(!changed);
    ck_assert_int_eq(database_do(records, "UPDATE learned SET model = '1 2'"), STATUS_OK);
    ck_assert_int_eq(
        records_relearn(records, class.pupil[1], shelf_learner(&learner), false, &changed),
        STATUS_OK);
    ck_assert(changed);
    ck_assert_int_eq(records_relearn(records, class.pupil[1], shelf_learner(&learner), true, NULL),
                     STATUS_OK);
    ck_assert_int_eq(records_model(records, class.pupil[1], &after), STATUS_OK);
    ck_assert_str_eq(strbuf_text(&before), strbuf_text(&after));
    ck_assert_int_eq(
        records_relearn(records, class.pupil[1], shelf_learner(&learner), false, &changed),
        STATUS_OK);
    ck_assert(!changed);
    strbuf_release(&before);
    strbuf_release(&after);
}
END_TEST

START_TEST(a_pupil_who_did_nothing_yet_has_no_model)
{
    struct shelf_learner learner;
    struct strbuf model = {0};
    bool changed = true;

    ck_assert_int_eq(records_model(records, class.pupil[2], &model), STATUS_OK);
    ck_assert_str_eq(strbuf_text(&model), "");
    ck_assert_int_eq(
        records_relearn(records, class.pupil[2], shelf_learner(&learner), true, &changed),
        STATUS_OK);
    ck_assert(!changed);
    ck_assert_int_eq(shelf_add(records, &class, 2), STATUS_OK);
    strbuf_release(&model);
}
END_TEST

static bool see_model(void *context, int64_t pupil, const char *name, int64_t events, int64_t last,
                      const char *model)
{
    struct seen *seen = context;

    (void)name, (void)last, (void)model;
    ck_assert_int_eq(pupil, class.pupil[seen->count]);
    seen->numbers[seen->count++] = events;
    return seen->count < seen->most;
}

START_TEST(models_are_given_by_name_of_their_pupils_until_enough)
{
    struct seen all = {.most = 8}, two = {.most = 2};

    ck_assert_int_eq(shelf_add(records, &class, 1), STATUS_OK);
    ck_assert_int_eq(shelf_add(records, &class, 4), STATUS_OK);
    ck_assert_int_eq(records_models(records, class.class, see_model, &all), STATUS_OK);
    ck_assert_int_eq(all.count, SHELF_PUPILS);
    ck_assert_int_eq(all.numbers[0], 0);
    ck_assert_int_eq(all.numbers[1], 2);
    ck_assert_int_eq(records_models(records, class.class, see_model, &two), STATUS_OK);
    ck_assert_int_eq(two.count, 2);
}
END_TEST

/* ---- transactions ---- */

START_TEST(of_nested_transactions_the_outermost_counts)
{
    ck_assert_int_eq(records_begin(records), STATUS_OK);
    ck_assert_int_eq(shelf_add(records, &class, 1), STATUS_OK);
    ck_assert_int_eq(records_begin(records), STATUS_OK);
    ck_assert_int_eq(shelf_add(records, &class, 2), STATUS_OK);
    ck_assert_int_eq(records_end(records, STATUS_OK), STATUS_OK);
    ck_assert_int_eq(records_end(records, STATUS_NOT_FOUND), STATUS_NOT_FOUND);
    ck_assert_int_eq(number("SELECT count(*) FROM event"), 0);
    ck_assert_int_eq(records_begin(records), STATUS_OK);
    ck_assert_int_eq(shelf_add(records, &class, 1), STATUS_OK);
    ck_assert_int_eq(records_end(records, STATUS_OK), STATUS_OK);
    ck_assert_int_eq(number("SELECT count(*) FROM event"), 1);
}
END_TEST

START_TEST(a_failure_within_takes_back_the_whole_even_where_it_is_passed_over)
{
    ck_assert_int_eq(records_begin(records), STATUS_OK);
    ck_assert_int_eq(shelf_add(records, &class, 1), STATUS_OK);
    ck_assert_int_eq(records_begin(records), STATUS_OK);
    ck_assert_int_eq(records_end(records, STATUS_INVALID), STATUS_INVALID);
    ck_assert_int_eq(shelf_add(records, &class, 2), STATUS_OK);
    ck_assert_int_eq(records_end(records, STATUS_OK), STATUS_INVALID);
    ck_assert_int_eq(number("SELECT count(*) FROM event"), 0);
    ck_assert_int_eq(shelf_add(records, &class, 1), STATUS_OK);
    ck_assert_int_eq(number("SELECT count(*) FROM event"), 1);
}
END_TEST

START_TEST(within_a_transaction_an_event_that_is_there_already_spoils_nothing)
{
    ck_assert_int_eq(shelf_add(records, &class, 1), STATUS_OK);
    ck_assert_int_eq(records_begin(records), STATUS_OK);
    ck_assert_int_eq(shelf_add(records, &class, 1), STATUS_OK);
    ck_assert_int_eq(shelf_add(records, &class, 2), STATUS_OK);
    ck_assert_int_eq(records_end(records, STATUS_OK), STATUS_OK);
    ck_assert_int_eq(number("SELECT count(*) FROM event"), 2);
}
END_TEST

START_TEST(to_end_what_did_not_begin_gives_back_why)
{
    ck_assert_int_eq(records_end(records, STATUS_UNREADABLE), STATUS_UNREADABLE);
}
END_TEST

START_TEST(more_statements_than_are_kept_are_prepared_all_the_same)
{
    static char words[STATEMENTS + 8][32];
    const int most = STATEMENTS + 8;

    for (int i = 0; i < 2 * most; i++) {
        enum status status = STATUS_OK;
        sqlite3_snprintf((int)sizeof *words, words[i % most], "SELECT %d", i % most);
        sqlite3_stmt *statement = database_query(records, words[i % most], &status);
        ck_assert(database_row(records, statement, &status));
        ck_assert_int_eq(sqlite3_column_int(statement, 0), i % most);
    }
    ck_assert_int_eq(shelf_add(records, &class, 1), STATUS_OK);
}
END_TEST

void add_keeping(Suite *suite)
{
    TCase *tests = add_case(suite, "keeping");

    tcase_add_checked_fixture(tests, open_shelf, close_shelf);
    tcase_add_test(tests, a_class_has_a_name_of_its_own);
    tcase_add_test(tests, classes_are_listed_by_name_with_what_they_hold);
    tcase_add_test(tests, a_class_that_is_removed_takes_along_all_that_was_known_of_its_pupils);
    tcase_add_test(tests, a_pupil_has_a_name_of_its_own_in_its_class);
    tcase_add_test(tests, a_pupil_of_a_class_that_is_gone_is_not_added);
    tcase_add_test(tests, a_session_is_found_again_by_its_name);
    tcase_add_test(tests, events_come_out_as_they_went_in);
    tcase_add_test(tests, a_clock_that_goes_back_puts_no_event_before_another);
    tcase_add_test(tests, what_was_earlier_is_learned_where_it_belongs);
    tcase_add_test(tests, no_event_is_later_than_any_clock_shows);
    tcase_add_test(tests, an_event_of_the_year_9999_blocks_no_pupil);
    tcase_add_test(tests, without_a_time_an_event_is_now);
    tcase_add_test(tests, an_event_that_is_there_already_changes_nothing);
    tcase_add_test(tests, an_event_that_nobody_learns_from_is_not_kept);
    tcase_add_test(tests, an_event_of_a_pupil_whom_another_program_removed_is_not_said_to_be_kept);
    tcase_add_test(tests, an_event_with_a_number_that_is_none_is_refused);
    tcase_add_test(tests, events_are_asked_for_without_a_session_since_a_time_or_until_enough);
    tcase_add_test(tests, to_learn_anew_gives_the_same_model_and_mends_another);
    tcase_add_test(tests, a_pupil_who_did_nothing_yet_has_no_model);
    tcase_add_test(tests, models_are_given_by_name_of_their_pupils_until_enough);
    tcase_add_test(tests, of_nested_transactions_the_outermost_counts);
    tcase_add_test(tests, a_failure_within_takes_back_the_whole_even_where_it_is_passed_over);
    tcase_add_test(tests, within_a_transaction_an_event_that_is_there_already_spoils_nothing);
    tcase_add_test(tests, to_end_what_did_not_begin_gives_back_why);
    tcase_add_test(tests, more_statements_than_are_kept_are_prepared_all_the_same);
}
