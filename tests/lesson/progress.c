/* What a pupil has learned so far, over days: what comes back, and when a lesson is kept. */
#include "lesson/next/progress.h"

#include "cases.h"
#include "lesson/course.h"
#include "lesson/next/difficulty.h"
#include "skill/ability.h"

#include <math.h>
#include <string.h>

static struct course course;

static void open_course(void)
{
    course_open(&course);
}

static void release_course(void)
{
    course_release(&course);
}

static struct item item_of(const char *lesson, enum item_kind kind, uint64_t seed)
{
    struct chance chance;
    struct item item;

    chance_init(&chance, seed, CHANCE_TEST, 0);
    ck_assert(item_make(&item, course_find(&course, lesson), kind, &chance));
    return item;
}

/* A question of one lesson in a sitting of another. */
static void answer(struct progress *progress, const char *sitting, const struct item *item,
                   enum verdict verdict, int hints, int64_t today)
{
    const struct judgement first = {.verdict = verdict};
    const struct asked asked = asked_of(course_find(&course, sitting), item, &first, hints);

    progress_asked(progress, &asked, today);
}

/* ---- what an answer changes ---- */

START_TEST(an_answer_moves_its_skills_as_the_model_has_it)
{
    struct progress progress = {0};
    struct item item = item_of("left", ITEM_LEFT, 1);
    double expected[SKILLS] = {0};

    ability_learn(expected, item.skills, item_difficulty(&item), item_guess(&item), 1);
    answer(&progress, "left", &item, VERDICT_RIGHT, 0, 10);
    for (int k = 0; k < SKILLS; k++)
        ck_assert(progress.ability[k] == expected[k]);
    ck_assert(expected[SKILL_PICTURE] > 0 && expected[SKILL_WHOLE] > 0);
    answer(&progress, "left", &item, VERDICT_RIGHT, 2, 10);
    ck_assert(progress.ability[SKILL_WHOLE] < expected[SKILL_WHOLE]);
    progress_release(&progress);
}
END_TEST

START_TEST(a_fact_is_graded_by_how_it_went)
{
    static const struct {
        enum verdict verdict;
        int hints;
        double stability;
    } rows[] = {{VERDICT_RIGHT, 0, 2.3065},
                {VERDICT_RIGHT, 1, 1.2931},
                {VERDICT_FORM, 0, 1.2931},
                {VERDICT_NOT_YET, 0, .212},
                {VERDICT_NOT_YET, 3, .212}};

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct progress progress = {0};
        struct item item = item_of("decimals", ITEM_WRITE, 3);
        int fact = item_fact(&item);
        ck_assert_int_ge(fact, 0);
        answer(&progress, "decimals", &item, rows[i].verdict, rows[i].hints, 10);
        for (int f = 0; f < FACTS; f++)
            ck_assert_double_eq_tol(progress.recall[f].stability, f == fact ? rows[i].stability : 0,
                                    1e-9);
        progress_release(&progress);
    }
}
END_TEST

/* ---- what comes back ---- */

START_TEST(a_lesson_comes_back_two_seven_and_twenty_one_days_after_it_was_passed)
{
    struct progress progress = {0};
    struct item item = item_of("half", ITEM_READ, 1);
    int came[8], count = 0;

    progress_sat(&progress, "half", true, 100);
    for (int64_t today = 100; today < 160; today++)
        if (lesson_is_due(progress_find(&progress, "half"), today, NULL)) {
            ck_assert_int_lt(count, 8);
            came[count++] = (int)(today - 100);
            answer(&progress, "parts", &item, VERDICT_RIGHT, 0, today);
        }
    ck_assert_int_eq(count, REVIEWS);
    for (int i = 0; i < REVIEWS; i++)
        ck_assert_int_eq(came[i], review_days[i]);
    progress_release(&progress);
}
END_TEST

START_TEST(after_a_holiday_it_comes_back_once)
{
    const struct lesson_progress passed = {.passed = true, .since = 100, .asked = 100},
                                 again = {.passed = true, .since = 100, .asked = 150};
    double overdue;

    ck_assert(lesson_is_due(&passed, 150, &overdue));
    ck_assert_double_eq_tol(overdue, 29.0 / 21, 1e-12);
    ck_assert(!lesson_is_due(&again, 150, NULL) && !lesson_is_due(&again, 1000, NULL));
}
END_TEST

START_TEST(of_many_lessons_those_that_are_longest_overdue_come_first)
{
    static const struct {
        const char *name;
        int64_t since;
    } lessons[] = {{"half", 97}, {"parts", 94}, {"shaded", 91}, {"line", 98}, {"dots", 99}};
    enum { COUNT = sizeof lessons / sizeof *lessons };
    const struct lesson *before[COUNT];
    struct progress progress = {0};
    struct sitting_start start;

    /* On day 100 overdue by 1 of 2 days, 4 of 2, 2 of 7, 0 of 2, and not yet. */
    for (int i = 0; i < COUNT; i++) {
        progress_sat(&progress, lessons[i].name, true, lessons[i].since);
        before[i] = course_find(&course, lessons[i].name);
    }
    progress_start(&progress, before, COUNT, 100, &start);
    ck_assert_int_eq(start.olds, START_LESSONS);
    ck_assert_str_eq(start.old[0].lesson->name, "parts");
    ck_assert_int_eq(start.old[0].days, 6);
    ck_assert_str_eq(start.old[1].lesson->name, "half");
    ck_assert_int_eq(start.old[1].days, 3);
    ck_assert(start.old[0].passed && start.old[1].passed);
    progress_start(&progress, before + 2, COUNT - 2, 100, &start);
    ck_assert_int_eq(start.olds, 2);
    ck_assert_str_eq(start.old[0].lesson->name, "shaded");
    ck_assert_str_eq(start.old[1].lesson->name, "line");
    progress_start(&progress, before + 4, 1, 100, &start);
    ck_assert_int_eq(start.olds, 0);
    progress_release(&progress);
}
END_TEST

START_TEST(a_lesson_that_was_not_passed_comes_back_after_its_last_sitting)
{
    struct progress progress = {0};

    progress_sat(&progress, "half", false, 100);
    progress_sat(&progress, "half", false, 101);
    ck_assert(!lesson_is_due(progress_find(&progress, "half"), 102, NULL));
    ck_assert(lesson_is_due(progress_find(&progress, "half"), 103, NULL));
    ck_assert(!progress_find(&progress, "half")->passed);
    progress_release(&progress);
}
END_TEST

START_TEST(whoever_passes_again_after_the_last_review_begins_anew)
{
    struct progress progress = {0};

    progress_sat(&progress, "half", true, 100);
    progress_sat(&progress, "half", true, 110); /* itself a review */
    ck_assert_int_eq(progress_find(&progress, "half")->since, 100);
    ck_assert(!lesson_is_due(progress_find(&progress, "half"), 112, NULL));
    ck_assert(lesson_is_due(progress_find(&progress, "half"), 121, NULL));
    progress_sat(&progress, "half", true, 130);
    ck_assert_int_eq(progress_find(&progress, "half")->since, 130);
    ck_assert(lesson_is_due(progress_find(&progress, "half"), 132, NULL));
    progress_release(&progress);
}
END_TEST

START_TEST(facts_are_due_by_their_own_days)
{
    struct progress progress = {0};
    struct sitting_start start;

    progress.recall[FACT_3_4] = recall_after(&progress.recall[FACT_3_4], GRADE_RIGHT, 100);
    progress_start(&progress, NULL, 0, 101, &start);
    ck_assert_uint_eq(start.facts, 0);
    progress_start(&progress, NULL, 0, 105, &start);
    ck_assert_uint_eq(start.facts, 1u << FACT_3_4);
    ck_assert_int_eq(start.days_of_fact[FACT_3_4], 5);
    progress_release(&progress);
}
END_TEST

/* ---- passed, and kept ---- */

static const struct {
    int days;          /* since it was passed */
    const char *tries; /* r, w; h: right after a hint */
    bool kept;
} checks[] = {
    {2, "rrrr", true},  {2, "rrr", false},    {2, "wrrr", true},   {2, "wwrr", false},
    {2, "wwrrr", true}, {2, "hhrr", false},   {1, "rrrr", false},  {0, "rrrrrrrr", false},
    {9, "rwrw", false}, {9, "rwrwrrr", true}, {9, "wwwww", false},
};
enum { CHECKS = sizeof checks / sizeof *checks };

START_TEST(three_of_four_in_other_sittings_two_days_later_keep_a_lesson)
{
    struct progress progress = {0};
    struct item item = item_of("half", ITEM_READ, 1);

    progress_sat(&progress, "half", true, 100);
    for (const char *at = checks[_i].tries; *at; at++)
        answer(&progress, "parts", &item, *at == 'w' ? VERDICT_NOT_YET : VERDICT_RIGHT, *at == 'h',
               100 + checks[_i].days);
    ck_assert(progress_find(&progress, "half")->passed);
    ck_assert(progress_find(&progress, "half")->kept == checks[_i].kept);
    progress_release(&progress);
}
END_TEST

START_TEST(neither_its_own_sitting_nor_a_lesson_not_passed_is_a_check)
{
    struct progress progress = {0};
    struct item item = item_of("half", ITEM_READ, 1);

    for (int i = 0; i < 8; i++)
        answer(&progress, "parts", &item, VERDICT_RIGHT, 0, 200);
    ck_assert(!progress_find(&progress, "half")->passed && !progress_find(&progress, "half")->kept);
    progress_sat(&progress, "half", true, 200);
    for (int i = 0; i < 8; i++)
        answer(&progress, "half", &item, VERDICT_RIGHT, 0, 210);
    ck_assert(!progress_find(&progress, "half")->kept);
    progress_release(&progress);
}
END_TEST

START_TEST(what_was_passed_or_kept_stays_so)
{
    struct progress progress = {0};
    struct item item = item_of("half", ITEM_READ, 1);

    progress_sat(&progress, "half", true, 100);
    for (int i = 0; i < 4; i++)
        answer(&progress, "parts", &item, VERDICT_RIGHT, 0, 102);
    for (int i = 0; i < 4; i++)
        answer(&progress, "parts", &item, VERDICT_NOT_YET, 0, 103);
    progress_sat(&progress, "half", false, 104);
    const struct lesson_progress *half = progress_find(&progress, "half");
    ck_assert(half->passed && half->kept);
    ck_assert_int_eq(half->since, 100);
    progress_release(&progress);
}
END_TEST

/* ---- as text, for a journal ---- */

START_TEST(what_a_sitting_begins_with_is_read_as_it_was_written)
{
    const struct lesson *before[] = {course_find(&course, "half"), course_find(&course, "parts"),
                                     course_find(&course, "line")};
    enum { BEFORE = sizeof before / sizeof *before };
    struct progress progress = {.ability = {[SKILL_FACTOR] = -.2104, [SKILL_LINE] = 1.25}};
    struct sitting_start start, again;
    struct strbuf text = {0};

    progress.recall[FACT_3_4] = recall_after(&progress.recall[FACT_3_4], GRADE_RIGHT, 89);
    progress_sat(&progress, "line", true, 93);
    progress_sat(&progress, "half", false, 96);
    progress_start(&progress, before, BEFORE, 100, &start);
    start_add(&start, before, BEFORE, &text);
    ck_assert_str_eq(strbuf_text(&text), "K2:1250 K3:-210 3/4:11 @0:4:0 @2:7:1");
    ck_assert(start_read(&again, before, BEFORE, strbuf_text(&text)));
    for (int k = 0; k < SKILLS; k++)
        ck_assert(again.ability[k] == start.ability[k]);
    ck_assert(again.facts == start.facts && again.days_of_fact[FACT_3_4] == 11);
    ck_assert_int_eq(again.olds, 2);
    for (int i = 0; i < again.olds; i++)
        ck_assert(again.old[i].lesson == start.old[i].lesson &&
                  again.old[i].days == start.old[i].days &&
                  again.old[i].passed == start.old[i].passed);
    strbuf_release(&text);
    progress_release(&progress);
}
END_TEST

static const char *const no_starts[] = {
    "x",
    " ",
    "K",
    "K3",
    "K3:",
    "K0:1",
    "K17:1",
    "K3:6001",
    "K3:-6001",
    "K3:1.5",
    "K3:1x",
    "K3: 1",
    "K3:+1",
    "K3:1  K2:1",
    "K3:99999999999999999999",
    "3/4",
    "3/4:",
    "3/4:-1",
    "3/4:99999",
    "17/100:3",
    "3/0:1",
    "@",
    "@0:1",
    "@0:1:2",
    "@-1:1:1",
    "@1:1:1",
    "@0:-1:1",
    "@0:1:1 @0:1:1 @0:1:1",
};
enum { NO_STARTS = sizeof no_starts / sizeof *no_starts };

START_TEST(what_no_sitting_begins_with_is_refused)
{
    const struct lesson *before = course_find(&course, "half");
    struct sitting_start start;

    ck_assert_msg(!start_read(&start, &before, 1, no_starts[_i]), "%s", no_starts[_i]);
    ck_assert(start_read(&start, &before, 1, "") && start.olds == 0 && start.facts == 0);
}
END_TEST

/* ---- clocks, and what is not known ---- */

START_TEST(a_clock_that_goes_back_does_no_harm)
{
    struct progress progress = {0};
    struct item item = item_of("half", ITEM_READ, 1);
    const int64_t days[] = {5000, 100, INT64_MAX, INT64_MIN, -1, 0, 90};

    for (size_t i = 0; i < sizeof days / sizeof *days; i++) {
        struct sitting_start start;
        const struct lesson *before = course_find(&course, "half");
        progress_sat(&progress, "half", i == 0, days[i]);
        answer(&progress, "parts", &item, VERDICT_RIGHT, 0, days[i]);
        progress_start(&progress, &before, 1, days[i], &start);
        ck_assert(start.olds <= 1 && start.old[0].days >= 0);
    }
    /* Once it is right it comes back as ever. */
    answer(&progress, "parts", &item, VERDICT_RIGHT, 0, 90);
    int64_t since = progress_find(&progress, "half")->since;
    ck_assert_int_le(since, 90);
    progress_sat(&progress, "half", true, 90);
    ck_assert(!lesson_is_due(progress_find(&progress, "half"), 91, NULL));
    ck_assert(lesson_is_due(progress_find(&progress, "half"), 92, NULL));
    progress_release(&progress);
}
END_TEST

START_TEST(lessons_that_are_no_more_are_left_alone)
{
    const struct lesson *before = course_find(&course, "half");
    struct progress progress = {0};
    struct sitting_start start;

    progress_sat(&progress, "no-such-lesson", true, 1);
    progress_sat(&progress, "", true, 1);
    progress_start(&progress, &before, 1, 100, &start);
    ck_assert_int_eq(start.olds, 0);
    ck_assert(progress_find(&progress, "no-such-lesson") != NULL);
    ck_assert(progress_find(&progress, "half") == NULL);
    progress_release(&progress);
    progress_release(&progress);
}
END_TEST

START_TEST(numbers_that_cannot_be_are_held_within_bounds)
{
    struct progress progress = {.ability = {0, NAN, 99, -HUGE_VAL, HUGE_VAL}};
    struct sitting_start start;

    for (int f = 0; f < FACTS; f++)
        progress.recall[f] = (struct recall){f % 2 ? NAN : HUGE_VAL, -5, INT64_MIN};
    progress_start(&progress, NULL, 0, 100, &start);
    for (int k = 0; k < SKILLS; k++)
        ck_assert_double_le(fabs(start.ability[k]), ABILITY_MOST);
    for (int f = 0; f < FACTS; f++)
        ck_assert_int_ge(start.days_of_fact[f], 0);
    progress_release(&progress);
}
END_TEST

void add_progress_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "progress");

    tcase_add_unchecked_fixture(tests, open_course, release_course);
    tcase_add_test(tests, an_answer_moves_its_skills_as_the_model_has_it);
    tcase_add_test(tests, a_fact_is_graded_by_how_it_went);
    tcase_add_test(tests, a_lesson_comes_back_two_seven_and_twenty_one_days_after_it_was_passed);
    tcase_add_test(tests, after_a_holiday_it_comes_back_once);
    tcase_add_test(tests, of_many_lessons_those_that_are_longest_overdue_come_first);
    tcase_add_test(tests, a_lesson_that_was_not_passed_comes_back_after_its_last_sitting);
    tcase_add_test(tests, whoever_passes_again_after_the_last_review_begins_anew);
    tcase_add_test(tests, facts_are_due_by_their_own_days);
    tcase_add_loop_test(tests, three_of_four_in_other_sittings_two_days_later_keep_a_lesson, 0,
                        CHECKS);
    tcase_add_test(tests, neither_its_own_sitting_nor_a_lesson_not_passed_is_a_check);
    tcase_add_test(tests, what_was_passed_or_kept_stays_so);
    tcase_add_test(tests, what_a_sitting_begins_with_is_read_as_it_was_written);
    tcase_add_loop_test(tests, what_no_sitting_begins_with_is_refused, 0, NO_STARTS);
    tcase_add_test(tests, a_clock_that_goes_back_does_no_harm);
    tcase_add_test(tests, lessons_that_are_no_more_are_left_alone);
    tcase_add_test(tests, numbers_that_cannot_be_are_held_within_bounds);
}
