/* How able a pupil is: the model's numbers, and that no number of anybody's harms it. */
#include "skill/ability.h"

#include "cases.h"

#include <math.h>

/* Worked out with bc to twenty digits, from the formulas of ability.h. */
static const struct worked {
    double ability, difficulty, guess, score, chance, then;
} worked[] = {
    {0, 0, 0, 1, .5, .2},
    {0, 0, 0, 0, .5, -.2},
    {0, 0, .25, 1, .625, .12},
    {0, 0, .25, 0, .625, -.2},
    {1, -.5, .05, 1, .82669575238396, 1.06855684406663},
    {1, -.5, .05, 0, .82669575238396, .67297020952254},
    {-2, 1, .5, 1, .52371293658879, -1.98274754867612},
    {-2, 1, .5, 0, .52371293658879, -2.01897034927103},
    {.3, .8, 1.0 / 3, .5, .58502711256, .27805148364},
    {2.5, -1.5, 0, 0, .98201379003791, 2.10719448398485},
    {-.7, .4, .02, 1, .26474509651679, -.42256712683639},
};
enum { WORKED = sizeof worked / sizeof *worked };

START_TEST(an_answer_moves_the_ability_as_worked_out)
{
    const struct worked *row = &worked[_i];
    double ability[SKILLS] = {[SKILL_FACTOR] = row->ability};

    ck_assert_double_eq_tol(ability_chance(row->ability, row->difficulty, row->guess), row->chance,
                            1e-9);
    ability_learn(ability, 1u << SKILL_FACTOR, row->difficulty, row->guess, row->score);
    ck_assert_double_eq_tol(ability[SKILL_FACTOR], row->then, 1e-9);
    for (int k = 0; k < SKILLS; k++)
        ck_assert(k == SKILL_FACTOR || ability[k] == 0);
}
END_TEST

/* At θ's mean of .5 − 0 = .5 and β = .5, g = 0: p = .5, a step of .2. */
START_TEST(a_question_of_several_skills_moves_them_all_alike)
{
    double ability[SKILLS] = {[SKILL_LINE] = 1, [SKILL_FACTOR] = 0, [SKILL_FILL] = 2};
    unsigned skills = 1u << SKILL_LINE | 1u << SKILL_FACTOR;

    ck_assert_double_eq_tol(ability_of(ability, skills), .5, 1e-12);
    ability_learn(ability, skills, .5, 0, 1);
    ck_assert_double_eq_tol(ability[SKILL_LINE], 1.2, 1e-12);
    ck_assert_double_eq_tol(ability[SKILL_FACTOR], .2, 1e-12);
    ck_assert(ability[SKILL_FILL] == 2);
}
END_TEST

START_TEST(a_question_of_no_skill_moves_nothing)
{
    double ability[SKILLS] = {[SKILL_LINE] = 1};

    ck_assert(ability_of(ability, 0) == 0);
    ability_learn(ability, 0, 0, 0, 1);
    ability_learn(ability, 1, 0, 0, 1); /* there is no K0 */
    ck_assert(ability[SKILL_LINE] == 1 && ability[0] == 0);
}
END_TEST

START_TEST(what_a_guess_finds_moves_little_and_what_any_guess_finds_nothing)
{
    double last = 1;

    for (double guess = 0; guess <= 1; guess += .125) {
        double slope = ability_slope(ability_chance(0, 0, guess), guess, 1);
        ck_assert_double_lt(slope, last);
        last = slope;
    }
    ck_assert(ability_slope(1, 1, 1) == 0 && ability_slope(1, 1, 0) == 0);
    /* p so close to g that knowledge cannot show. */
    ck_assert_double_eq_tol(ability_slope(ability_chance(-6, 6, .5), .5, 0), 0, 1e-4);
}
END_TEST

static const double hostile[] = {0,  1,     -1,     .5,       1e-320,    6,
                                 -6, 1e308, -1e308, HUGE_VAL, -HUGE_VAL, NAN};
enum { HOSTILE = sizeof hostile / sizeof *hostile };

static void check_numbers(double ability, double difficulty, double guess, double score)
{
    double abilities[SKILLS] = {[SKILL_LINE] = ability, [SKILL_FACTOR] = score};
    double chance = ability_chance(ability, difficulty, guess);

    ck_assert_double_ge(chance, 0);
    ck_assert_double_le(chance, 1);
    ck_assert(isfinite(ability_slope(chance, guess, score)));
    ck_assert(isfinite(ability_slope(score, guess, chance)));
    ck_assert_double_le(fabs(ability_slope(score, guess, difficulty)), 1);
    ability_learn(abilities, 1u << SKILL_LINE | 1u << SKILL_FACTOR, difficulty, guess, score);
    ck_assert_double_le(fabs(abilities[SKILL_LINE]), ABILITY_MOST);
    ck_assert_double_le(fabs(abilities[SKILL_FACTOR]), ABILITY_MOST);
}

START_TEST(no_number_makes_it_fail)
{
    for (int a = 0; a < HOSTILE; a++)
        for (int d = 0; d < HOSTILE; d++)
            for (int g = 0; g < HOSTILE; g++)
                for (int s = 0; s < HOSTILE; s++)
                    check_numbers(hostile[a], hostile[d], hostile[g], hostile[s]);
}
END_TEST

START_TEST(the_ability_stays_within_its_bounds)
{
    double ability[SKILLS] = {0};

    for (int i = 0; i < 100000; i++)
        ability_learn(ability, 1u << SKILL_LINE, ABILITY_MOST, 0, 1);
    ck_assert_double_eq_tol(ability[SKILL_LINE], ABILITY_MOST, 1e-9);
    for (int i = 0; i < 100000; i++)
        ability_learn(ability, 1u << SKILL_LINE, -ABILITY_MOST, 0, 0);
    ck_assert_double_eq_tol(ability[SKILL_LINE], -ABILITY_MOST, 1e-9);
}
END_TEST

void add_ability_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "ability");

    tcase_add_loop_test(tests, an_answer_moves_the_ability_as_worked_out, 0, WORKED);
    tcase_add_test(tests, a_question_of_several_skills_moves_them_all_alike);
    tcase_add_test(tests, a_question_of_no_skill_moves_nothing);
    tcase_add_test(tests, what_a_guess_finds_moves_little_and_what_any_guess_finds_nothing);
    tcase_add_test(tests, no_number_makes_it_fail);
    tcase_add_test(tests, the_ability_stays_within_its_bounds);
}
