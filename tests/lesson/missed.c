/* Which lesson helps whoever missed equal cards. */
#include "lesson/diagnosis/diagnosis.h"

#include "cases.h"
#include "lesson/course.h"

enum { HALF, OTHER };

static const struct {
    unsigned skills;
    int value;
    const char *lesson;
} rows[] = {
    {1u << SKILL_FACTOR, OTHER, "factor"},
    {1u << SKILL_FACTOR, HALF, "half-names"},
    {1u << SKILL_NO_FACTOR, OTHER, "find-no-factor"},
    {1u << SKILL_NO_FACTOR, HALF, "half-names"},
    {1u << SKILL_PICTURE, HALF, "shaded"},
    {1u << SKILL_PICTURE | 1u << SKILL_FACTOR, OTHER, "shaded"},
    {1u << SKILL_LINE, OTHER, "line"},
    {1u << SKILL_WHOLE, OTHER, "wholes"},
    {1u << SKILL_MIXED, OTHER, "mixed"},
    {1u << SKILL_DECIMAL, HALF, "decimals"},
    {1u << SKILL_PERCENT, OTHER, "write-percent"},
    {1u << SKILL_PLACE_VALUE, OTHER, NULL},
    {0, OTHER, NULL},
};

START_TEST(what_was_missed_leads_to_the_lesson_that_teaches_it)
{
    const struct rational values[] = {[HALF] = {1, 2}, [OTHER] = {1, 3}};

    ck_assert_pstr_eq(lesson_for_missed(rows[_i].skills, values[rows[_i].value]), rows[_i].lesson);
}
END_TEST

START_TEST(each_of_these_lessons_is_there)
{
    static const char *const names[] = {
#define MISSED(skill, halves, lesson) lesson,
#include "lesson/missed-list.h"
#undef MISSED
    };
    struct course course;

    course_open(&course);
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        ck_assert_msg(course_find(&course, names[i]) != NULL, "no lesson %s", names[i]);
    course_release(&course);
}
END_TEST

void add_missed_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "missed");

    tcase_add_loop_test(tests, what_was_missed_leads_to_the_lesson_that_teaches_it, 0,
                        sizeof rows / sizeof *rows);
    tcase_add_test(tests, each_of_these_lessons_is_there);
}
