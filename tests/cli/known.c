/* What is known of pupils, from one sitting to the next and in a journal. */
#include "cli/lesson/classroom.h"

#include "cases.h"

#include <string.h>
#include <time.h>

enum { SECONDS = 24 * 60 * 60, PUPILS = 2 };

static struct course course;

static void open_course(void)
{
    course_open(&course);
}

static void release_course(void)
{
    course_release(&course);
}

static int64_t days_ago(int days)
{
    return (int64_t)time(NULL) / SECONDS - days;
}

static void sat(struct known *known, int pupil, const char *lesson, bool passed, int days)
{
    progress_sat(&known->of[pupil].progress, lesson, passed, days_ago(days));
}

START_TEST(a_lesson_comes_back_that_is_needed_or_was_passed)
{
    const struct lesson *simplify = course_find(&course, "simplify");
    struct sitting_start start[PUPILS];
    struct known known = {0};

    sat(&known, 0, "dots", true, 7);          /* no lesson needs it */
    sat(&known, 0, "three-forms", false, 30); /* later, and not passed */
    sat(&known, 0, "simplify", true, 30);
    sat(&known, 1, "half", false, 3);
    known_start(&known, &course, simplify, PUPILS, start);
    ck_assert_int_eq(start[0].olds, 1);
    ck_assert_str_eq(start[0].old[0].lesson->name, "dots");
    ck_assert(start[0].old[0].days == 7 && start[0].old[0].passed);
    ck_assert_int_eq(start[1].olds, 1);
    ck_assert_str_eq(start[1].old[0].lesson->name, "half");
    ck_assert(start[1].old[0].days == 3 && !start[1].old[0].passed);
    known_release(&known);
}
END_TEST

START_TEST(a_journal_keeps_what_a_lesson_begins_with)
{
    const struct lesson *simplify = course_find(&course, "simplify");
    struct sitting_start start[PUPILS], again[PUPILS];
    struct sitting_log log = {.pupils = PUPILS};
    struct known known = {0};
    struct arena texts = {0};
    char changed[256];

    sat(&known, 0, "dots", true, 7);
    known.of[0].progress.ability[SKILL_FACTOR] = -.5;
    known_start(&known, &course, simplify, PUPILS, start);
    known_write(start, &course, PUPILS, &texts, &log);
    ck_assert(strncmp(log.start[0], "K3:-500 @", 9) == 0 && strstr(log.start[0], ":7:1 #"));
    ck_assert_str_eq(log.start[1], "");
    ck_assert(known_read(again, &course, &log));
    ck_assert(again[0].ability[SKILL_FACTOR] == -.5 && again[0].olds == 1 &&
              again[0].old[0].lesson == start[0].old[0].lesson);
    ck_assert_int_eq(again[1].olds, 0);

    /* Its lesson has changed since, or is another one. */
    snprintf(changed, sizeof changed, "%s", log.start[0]);
    char *digit = &changed[strlen(changed) - 1];
    *digit = *digit == '0' ? '1' : '0';
    log.start[0] = changed;
    ck_assert(!known_read(again, &course, &log));
    *strstr(changed, " #") = '\0';
    ck_assert(!known_read(again, &course, &log));
    log.start[0] = "K3:-500 #0000000000000000";
    ck_assert(!known_read(again, &course, &log));
    arena_release(&texts);
    known_release(&known);
}
END_TEST

START_TEST(of_pupils_who_are_new_nothing_is_written)
{
    struct sitting_start start[PUPILS];
    struct sitting_log log = {.pupils = PUPILS};
    struct known known = {0};
    struct arena texts = {0};

    known_start(&known, &course, course_find(&course, "factor"), PUPILS, start);
    known_write(start, &course, PUPILS, &texts, &log);
    ck_assert_ptr_null(log.start[0]);
    ck_assert(known_read(start, &course, &log));
    arena_release(&texts);
}
END_TEST

void add_known_cases(Suite *suite)
{
    TCase *tests = add_case(suite, "known");

    tcase_add_checked_fixture(tests, open_course, release_course);
    tcase_add_test(tests, a_lesson_comes_back_that_is_needed_or_was_passed);
    tcase_add_test(tests, a_journal_keeps_what_a_lesson_begins_with);
    tcase_add_test(tests, of_pupils_who_are_new_nothing_is_written);
}
