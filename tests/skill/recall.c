/* What is remembered of facts: the model's numbers, and that no clock harms it. */
#include "skill/recall.h"

#include "cases.h"

#include <math.h>

enum { STEPS = 8, ON_THE_DAY = -1 };

/* Each is asked for on the day on which it is due, or after so many days. To four decimals: the
 * first and the second were checked against py-fsrs 6.3.1, the others worked out apart from this
 * program with the formulas of its manual. */
static const struct sequence {
    int steps;
    struct step {
        int grade, after;
        double stability, difficulty;
        int next;
    } step[STEPS];
} sequences[] = {
    {7,
     {{3, ON_THE_DAY, 2.3065, 2.1181, 2},
      {3, ON_THE_DAY, 10.9643, 2.1112, 11},
      {3, ON_THE_DAY, 46.2802, 2.1043, 46},
      {3, ON_THE_DAY, 162.8622, 2.0975, 163},
      {1, ON_THE_DAY, 4.7160, 7.3877, 5},
      {3, ON_THE_DAY, 12.1047, 7.3756, 12},
      {3, ON_THE_DAY, 27.6098, 7.3634, 28}}},
    {3, {{3, 0, 2.3065, 2.1181, 2}, {1, 0, .7751, 7.3945, 1}, {3, 0, .8282, 7.3823, 1}}},
    {5,
     {{2, ON_THE_DAY, 1.2931, 5.1122, 1},
      {2, ON_THE_DAY, 3.2494, 6.7405, 3},
      {3, ON_THE_DAY, 9.0341, 6.7289, 9},
      {1, ON_THE_DAY, 1.2965, 8.9101, 1},
      {2, ON_THE_DAY, 1.9911, 9.2617, 2}}},
    {3, {{3, 0, 2.3065, 2.1181, 2}, {3, 10, 25.1087, 2.1112, 25}, {3, 1, 29.0943, 2.1043, 29}}},
};
enum { SEQUENCES = sizeof sequences / sizeof *sequences };

START_TEST(a_fact_is_remembered_as_worked_out)
{
    const struct sequence *sequence = &sequences[_i];
    struct recall recall = {0};
    int64_t today = 20000;

    for (int i = 0; i < sequence->steps; i++) {
        const struct step *step = &sequence->step[i];
        today += step->after == ON_THE_DAY ? recall_interval(&recall) : step->after;
        recall = recall_after(&recall, (enum grade)step->grade, today);
        ck_assert_double_eq_tol(recall.stability, step->stability, .00005);
        ck_assert_double_eq_tol(recall.difficulty, step->difficulty, .00005);
        ck_assert_int_eq(recall_interval(&recall), step->next);
        ck_assert_int_eq(recall.day, today);
        ck_assert(!recall_is_due(&recall, today + step->next - 1));
        ck_assert(recall_is_due(&recall, today + step->next));
    }
}
END_TEST

START_TEST(what_was_never_asked_for_is_not_due)
{
    const struct recall never = {0};

    ck_assert(!recall_is_known(&never) && !recall_is_due(&never, INT64_MAX));
    ck_assert_int_eq(recall_interval(&never), 0);
}
END_TEST

START_TEST(it_is_asked_again_after_its_stability_when_nine_of_ten_are_remembered)
{
    for (int days = 1; days < 400; days++)
        ck_assert_int_eq(recall_interval(&(struct recall){.stability = days, .difficulty = 5}),
                         days);
}
END_TEST

/* ---- clocks ---- */

START_TEST(a_day_before_the_last_one_counts_as_the_same_day)
{
    struct recall recall = recall_after(&(struct recall){0}, GRADE_RIGHT, 100);

    for (int grade = GRADE_NOT_YET; grade <= GRADE_RIGHT; grade++) {
        struct recall same = recall_after(&recall, (enum grade)grade, 100);
        struct recall back = recall_after(&recall, (enum grade)grade, 3);
        ck_assert(back.stability == same.stability && back.difficulty == same.difficulty);
        ck_assert_int_eq(back.day, 3);
    }
}
END_TEST

START_TEST(a_clock_that_was_wrong_puts_no_fact_off_for_ever)
{
    struct recall recall = recall_after(&(struct recall){0}, GRADE_RIGHT, 1000000);

    ck_assert(recall_is_due(&recall, 100));
    recall = recall_after(&recall, GRADE_RIGHT, 100);
    ck_assert(!recall_is_due(&recall, 100));
    ck_assert(recall_is_due(&recall, 100 + recall_interval(&recall)));
}
END_TEST

/* ---- what nobody should be given ---- */

static const double hostile[] = {0, -1, 1e-320, .001, 5, 1e308, HUGE_VAL, -HUGE_VAL, NAN};
static const int64_t days[] = {0, 1, -1, INT64_MAX, INT64_MIN};
enum { HOSTILE = sizeof hostile / sizeof *hostile, DAYS = sizeof days / sizeof *days };

static void check_recall(const struct recall *recall, int64_t today)
{
    for (int grade = -1; grade <= 5; grade++) {
        struct recall after = recall_after(recall, (enum grade)grade, today);
        ck_assert(recall_is_known(&after));
        ck_assert_double_ge(after.stability, .001);
        ck_assert_double_le(after.stability, 36500);
        ck_assert_double_ge(after.difficulty, 1);
        ck_assert_double_le(after.difficulty, 10);
        ck_assert_int_ge(recall_interval(&after), 1);
        ck_assert_int_le(recall_interval(&after), 36500);
    }
}

START_TEST(no_state_and_no_day_makes_it_fail)
{
    for (int s = 0; s < HOSTILE; s++)
        for (int d = 0; d < HOSTILE; d++)
            for (int day = 0; day < DAYS; day++)
                for (int today = 0; today < DAYS; today++)
                    check_recall(&(struct recall){hostile[s], hostile[d], days[day]}, days[today]);
}
END_TEST

/* ---- the facts ---- */

START_TEST(a_fact_is_known_by_its_value_and_is_in_the_table_once)
{
    ck_assert_int_eq(fact_of((struct rational){3, 4}), FACT_3_4);
    ck_assert_int_eq(fact_of((struct rational){17, 100}), -1);
    ck_assert_int_eq(fact_of((struct rational){0, 1}), -1);
    for (int i = 0; i < FACTS; i++) {
        struct rational value = fact_value(i), lowest;
        ck_assert_int_eq(fact_of(value), i);
        ck_assert_int_eq(rational_make(&lowest, value.numerator, value.denominator, NULL),
                         STATUS_OK);
        ck_assert(lowest.numerator == value.numerator && lowest.denominator == value.denominator);
    }
}
END_TEST

void add_recall_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "recall");

    tcase_add_loop_test(tests, a_fact_is_remembered_as_worked_out, 0, SEQUENCES);
    tcase_add_test(tests, what_was_never_asked_for_is_not_due);
    tcase_add_test(tests, it_is_asked_again_after_its_stability_when_nine_of_ten_are_remembered);
    tcase_add_test(tests, a_day_before_the_last_one_counts_as_the_same_day);
    tcase_add_test(tests, a_clock_that_was_wrong_puts_no_fact_off_for_ever);
    tcase_add_test(tests, no_state_and_no_day_makes_it_fail);
    tcase_add_test(tests, a_fact_is_known_by_its_value_and_is_in_the_table_once);
}
