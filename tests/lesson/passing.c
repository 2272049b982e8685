/* What passing a lesson tells: a guesser does not, who knows it does. The figures are those of the
 * benchmark “passing”, which plays a thousand sittings of each lesson. */
#include "cases.h"
#include "lesson/course.h"
#include "sitter.h"

enum { SITTINGS = 4 };

/* How many sittings are passed, of all lessons. */
static int passed_by(const struct course *course,
                     double (*knows)(const struct sitter *pupil, const struct item *item),
                     double known)
{
    int passed = 0;

    for (int l = 0; l < course->count; l++)
        for (uint64_t seed = 1; seed <= SITTINGS; seed += (uint64_t)stride(4)) {
            const struct lesson *before[COURSE_BEFORE];
            struct sitter pupil = {.knows = knows, .known = known};
            struct sitting_result result;
            const struct sitting_setup setup = {
                .lesson = course->lesson[l],
                .before = before,
                .befores = course_before(course, course->lesson[l], before),
                .seed = seed};
            chance_init(&pupil.chance, seed, CHANCE_TEST, (uint32_t)l);
            ck_assert_int_eq(sitter_sit(&pupil, &setup, &result), SITTING_DONE);
            passed += result.passed;
        }
    return passed;
}

START_TEST(a_guesser_does_not_pass_and_who_knows_nearly_all_does)
{
    struct course course;

    course_open(&course);
    int all = course.count * SITTINGS / stride(4),
        guessed = passed_by(&course, sitter_by_guessing, 0),
        known = passed_by(&course, sitter_by_share, .95);
    ck_assert_msg(guessed <= all / 50, "%d of %d by guessing", guessed, all);
    ck_assert_msg(known >= all * 9 / 10, "%d of %d by knowing", known, all);
    course_release(&course);
}
END_TEST

void add_passing_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "passing");

    tcase_add_test(tests, a_guesser_does_not_pass_and_who_knows_nearly_all_does);
}
