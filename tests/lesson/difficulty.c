/* How hard a question is, and how often a guess finds its answer. */
#include "lesson/next/difficulty.h"

#include "cases.h"
#include "lesson/course.h"
#include "skill/recall.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { SAMPLE = 150 };

static struct course course;

static void open_course(void)
{
    course_open(&course);
}

static void release_course(void)
{
    course_release(&course);
}

/* ---- a question by hand ---- */

static struct figure printed(const char *text)
{
    struct notation number;
    struct message why;

    ck_assert_msg(notation_parse_canonical(&number, text, &why) == STATUS_OK, "%s", text);
    return figure_printed(&number);
}

/* Less and more of what makes one hard. */
static const struct pair {
    enum item_kind kind;
    enum answer_kind answers;
    const char *stem, *other; /* of the one that is less hard */
    int factor;
    unsigned skills;
    const char *harder_stem, *harder_other;
    int harder_factor;
    unsigned harder_skills;
} pairs[] = {
    {ITEM_FILL, ANSWER_NUMBER, "1/3", "2/6", 2, 1u << SKILL_FILL, "1/9", "2/18", 2,
     1u << SKILL_FILL},
    {ITEM_FILL, ANSWER_NUMBER, "2/5", "4/20", 2, 1u << SKILL_FILL, "2/5", "4/20", 7,
     1u << SKILL_FILL},
    {ITEM_SAME, ANSWER_YES_NO, "3/4", "6/8", 0, 1u << SKILL_FACTOR, "3/4", "6/8", 0,
     1u << SKILL_NO_FACTOR},
    {ITEM_COMPARE, ANSWER_SIGN, "1/8", "7/8", 0, 1u << SKILL_SAME_DENOMINATOR, "6/8", "7/8", 0,
     1u << SKILL_SAME_DENOMINATOR},
    {ITEM_WRITE, ANSWER_NUMBER, "3/4", NULL, 0, 1u << SKILL_MIXED, "5/4", NULL, 0,
     1u << SKILL_MIXED},
    {ITEM_WRITE, ANSWER_NUMBER, "0.3", NULL, 0, 1u << SKILL_DECIMAL, "0.35", NULL, 0,
     1u << SKILL_DECIMAL},
    {ITEM_READ, ANSWER_NUMBER, "1/2", NULL, 0, 1u << SKILL_PICTURE, "1/4", NULL, 0,
     1u << SKILL_PICTURE},
};
enum { PAIRS = sizeof pairs / sizeof *pairs };

static struct item item_of(const struct pair *pair, bool harder)
{
    const char *stem = harder ? pair->harder_stem : pair->stem,
               *other = harder ? pair->harder_other : pair->other;
    struct item item = {.kind = pair->kind,
                        .answers = pair->answers,
                        .skills = harder ? pair->harder_skills : pair->skills,
                        .factor = harder ? pair->harder_factor : pair->factor,
                        .stem = printed(stem)};

    if (other) {
        item.other = printed(other);
        item.sign = pair->answers == ANSWER_SIGN
                        ? rational_compare(notation_value(&item.stem.number),
                                           notation_value(&item.other.number))
                        : 0;
    }
    return item;
}

START_TEST(what_is_harder_has_more_of_what_makes_it_so)
{
    struct item less = item_of(&pairs[_i], false), more = item_of(&pairs[_i], true);

    ck_assert_double_gt(item_difficulty(&more), item_difficulty(&less) + .1);
    ck_assert(item_guess(&more) == item_guess(&less));
}
END_TEST

START_TEST(a_picture_makes_it_less_hard)
{
    struct item item = item_of(&pairs[3], true);
    double printed_one = item_difficulty(&item);

    item.other.shape = SHAPE_BAR;
    ck_assert_double_lt(item_difficulty(&item), printed_one);
}
END_TEST

START_TEST(each_right_number_beyond_the_first_makes_it_harder)
{
    struct item item = {.kind = ITEM_ALL, .answers = ANSWER_CHOICES, .options = 6};
    double last = -9;

    for (int i = 0; i < item.options; i++)
        item.option[i].figure = printed("1/4");
    for (int right = 0; right < 4; right++) {
        item.option[right].right = true;
        ck_assert_double_gt(item_difficulty(&item), last);
        last = item_difficulty(&item);
    }
}
END_TEST

static const struct {
    enum answer_kind answers;
    int options;
    double guess;
} guesses[] = {
    {ANSWER_NUMBER, 0, .05},    {ANSWER_CHOICE, 4, .25},       {ANSWER_CHOICE, 2, .5},
    {ANSWER_CHOICE, 0, 1},      {ANSWER_CHOICES, 6, 1.0 / 63}, {ANSWER_CHOICES, 0, 1},
    {ANSWER_ORDER, 3, 1.0 / 6}, {ANSWER_ORDER, 4, 1.0 / 24},   {ANSWER_SIGN, 0, 1.0 / 3},
    {ANSWER_YES_NO, 0, .5},
};
enum { GUESSES = sizeof guesses / sizeof *guesses };

START_TEST(a_guess_is_right_as_often_as_there_are_answers)
{
    struct item item = {.answers = guesses[_i].answers, .options = guesses[_i].options};

    ck_assert_double_eq_tol(item_guess(&item), guesses[_i].guess, 1e-12);
}
END_TEST

/* ---- questions of the lessons ---- */

START_TEST(a_pupil_who_begins_is_right_at_some_three_of_four_questions_of_a_lesson)
{
    const struct lesson *lesson = course.lesson[_i];
    const double beginner[SKILLS] = {0};
    double right = 0;

    for (int k = 0; k < ITEM_KINDS; k++) {
        struct chance chance;
        chance_init(&chance, 4, CHANCE_TEST, (uint32_t)k);
        for (int i = 0; lesson->kind[k].share > 0 && i < SAMPLE; i++) {
            struct item item;
            ck_assert(item_make(&item, lesson, (enum item_kind)k, &chance));
            ck_assert_double_le(fabs(item_difficulty(&item)), 3);
            right += item_chance(&item, beginner) * lesson->kind[k].share / 100 / SAMPLE;
        }
    }
    ck_assert_msg(right > .68 && right < .88, "%s: %.2f", lesson->name, right);
}
END_TEST

START_TEST(whoever_is_abler_is_right_more_often)
{
    struct item item = item_of(&pairs[0], false);
    double last = item_guess(&item);

    for (double able = -4; able <= 4; able++) {
        const double ability[SKILLS] = {[SKILL_FILL] = able};
        ck_assert_double_gt(item_chance(&item, ability), last);
        last = item_chance(&item, ability);
    }
    ck_assert_double_le(last, 1);
}
END_TEST

START_TEST(each_fact_is_asked_for_by_some_lesson_and_nothing_else_is_one)
{
    int asked[FACTS] = {0};

    for (int l = 0; l < course.count; l++)
        for (int k = 0; k < ITEM_KINDS; k++) {
            const struct lesson *lesson = course.lesson[l];
            struct chance chance;
            chance_init(&chance, 5, CHANCE_TEST, (uint32_t)k);
            for (int i = 0; lesson->kind[k].share > 0 && i < SAMPLE * 2; i++) {
                struct item item;
                ck_assert(item_make(&item, lesson, (enum item_kind)k, &chance));
                int fact = item_fact(&item);
                if (fact < 0)
                    continue;
                asked[fact]++;
                ck_assert(lesson->stage == STAGE_NOTATIONS && item.kind != ITEM_COMPARE);
                ck_assert(rational_equal(notation_value(&item.stem.number), fact_value(fact)));
            }
        }
    for (int i = 0; i < FACTS; i++)
        ck_assert_msg(asked[i] > 0, "%d/%d is asked for nowhere", (int)fact_value(i).numerator,
                      (int)fact_value(i).denominator);
}
END_TEST

/* ---- what an answer shows ---- */

START_TEST(only_what_is_right_at_once_and_without_a_hint_shows_all)
{
    const struct judgement right = {.verdict = VERDICT_RIGHT}, form = {.verdict = VERDICT_FORM},
                           not_yet = {.verdict = VERDICT_NOT_YET};

    ck_assert(item_score(&right, 0) == 1 && item_score(&form, 0) == .5);
    ck_assert(item_score(&not_yet, 0) == 0 && item_score(&right, 1) == 0);
}
END_TEST

void add_difficulty_tests(Suite *suite)
{
    enum { LESSONS = 27 };
    TCase *tests = add_case(suite, "difficulty");

    tcase_add_unchecked_fixture(tests, open_course, release_course);
    tcase_add_loop_test(tests, what_is_harder_has_more_of_what_makes_it_so, 0, PAIRS);
    tcase_add_test(tests, a_picture_makes_it_less_hard);
    tcase_add_test(tests, each_right_number_beyond_the_first_makes_it_harder);
    tcase_add_loop_test(tests, a_guess_is_right_as_often_as_there_are_answers, 0, GUESSES);
    add_sample(tests, a_pupil_who_begins_is_right_at_some_three_of_four_questions_of_a_lesson,
               LESSONS);
    tcase_add_test(tests, whoever_is_abler_is_right_more_often);
    tcase_add_test(tests, each_fact_is_asked_for_by_some_lesson_and_nothing_else_is_one);
    tcase_add_test(tests, only_what_is_right_at_once_and_without_a_hint_shows_all);
}
