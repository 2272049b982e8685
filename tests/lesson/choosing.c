/* Which questions come to whom: as hard as they should be, of what is to come back, and why. */
#include "lesson/next/plan.h"

#include "cases.h"
#include "lesson/course.h"
#include "sitter.h"
#include "skill/ability.h"
#include "text/text.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { LESSONS = 27, SEEDS = 2 };

static struct course course;

static void open_course(void)
{
    course_open(&course);
}

static void release_course(void)
{
    course_release(&course);
}

static struct sitting_result sit(struct sitter *pupil, const struct lesson *lesson, uint64_t seed,
                                 const struct sitting_start *start)
{
    const struct lesson *before[COURSE_BEFORE];
    struct sitting_result result;
    const struct sitting_setup setup = {.lesson = lesson,
                                        .before = before,
                                        .befores = course_before(&course, lesson, before),
                                        .seed = seed,
                                        .start = start};

    ck_assert_int_eq(sitter_sit(pupil, &setup, &result), SITTING_DONE);
    return result;
}

/* Somebody of that ability at all skills. */
static struct sitting_start start_of(double ability)
{
    struct sitting_start start = {0};

    for (int k = 1; k < SKILLS; k++)
        start.ability[k] = ability;
    return start;
}

/* ---- as hard as they should be ---- */

/* Means over the new questions of some sittings. */
struct means {
    double difficulty, chance, distance;
};

static struct means means_of(const struct lesson *lesson, double known, double ability)
{
    const struct sitting_start start = start_of(ability);
    struct means means = {0};
    int count = 0;

    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        struct sitter pupil = {.knows = sitter_by_share, .known = known};
        chance_init(&pupil.chance, seed, CHANCE_TEST, 0);
        sit(&pupil, lesson, seed, &start);
        for (int i = 0; i < pupil.asked; i++) {
            if (pupil.item[i].lesson != lesson)
                continue;
            count++;
            means.difficulty += item_difficulty(&pupil.item[i]);
            means.chance += item_chance(&pupil.item[i], start.ability);
            means.distance += fabs(item_chance(&pupil.item[i], start.ability) - DIFFICULTY_AIM);
        }
    }
    means.difficulty /= count;
    means.chance /= count;
    means.distance /= count;
    return means;
}

/* The same of questions as they are made, by the shares of their kinds. */
static double distance_unchosen(const struct lesson *lesson, double ability)
{
    enum { SAMPLE = 60 };
    const struct sitting_start start = start_of(ability);
    double distance = 0;

    for (int k = 0; k < ITEM_KINDS; k++) {
        struct chance chance;
        chance_init(&chance, 3, CHANCE_TEST, (uint32_t)k);
        for (int i = 0; lesson->kind[k].share > 0 && i < SAMPLE; i++) {
            struct item item;
            ck_assert(item_make(&item, lesson, (enum item_kind)k, &chance));
            distance += fabs(item_chance(&item, start.ability) - DIFFICULTY_AIM) *
                        lesson->kind[k].share / 100 / SAMPLE;
        }
    }
    return distance;
}

/* Not where a lesson has hardly thirty questions to choose from. */
START_TEST(questions_come_that_a_pupil_gets_right_four_times_of_five)
{
    const double abilities[] = {-.6, 0, .6};

    for (size_t i = 0; i < sizeof abilities / sizeof *abilities; i++) {
        double chosen = 0, unchosen = 0;
        for (int l = 0; l < course.count; l += stride(4)) {
            /* Whose ability stays where it is: right at four of five. */
            struct means means = means_of(course.lesson[l], .8, abilities[i]);
            chosen += means.distance / course.count;
            unchosen += distance_unchosen(course.lesson[l], abilities[i]) / course.count;
        }
        ck_assert_msg(chosen < .75 * unchosen, "%.1f: %.3f from .8, unchosen %.3f", abilities[i],
                      chosen, unchosen);
    }
}
END_TEST

START_TEST(whoever_is_right_is_asked_for_more_than_who_is_not)
{
    const struct lesson *lesson = course.lesson[_i];
    double right = means_of(lesson, 1, 0).difficulty, wrong = means_of(lesson, 0, 0).difficulty,
           able = means_of(lesson, .8, 2).difficulty, unable = means_of(lesson, .8, -2).difficulty;

    ck_assert_msg(right > wrong + .02, "%s: %.2f, %.2f", lesson->name, right, wrong);
    ck_assert_msg(able > unable + .05, "%s: %.2f, %.2f", lesson->name, able, unable);
}
END_TEST

START_TEST(the_same_answers_lead_to_the_same_questions)
{
    for (int l = 0; l < course.count; l += stride(8)) {
        struct sitter one = {.knows = sitter_by_share, .known = .6}, other = one;
        chance_init(&one.chance, 3, CHANCE_TEST, 0);
        chance_init(&other.chance, 3, CHANCE_TEST, 0);
        other.curious = true; /* to be told why changes nothing */
        sit(&one, course.lesson[l], 9, NULL);
        sit(&other, course.lesson[l], 9, NULL);
        ck_assert_int_eq(one.asked, other.asked);
        for (int i = 0; i < one.asked; i++)
            ck_assert(item_same(&one.item[i], &other.item[i]));
        ck_assert(one.whys == 0 && other.whys == other.asked);
    }
}
END_TEST

/* What is right must not show in how hard a question is. */
START_TEST(less_equal_and_greater_come_as_often_to_the_able_as_to_others)
{
    enum { SITTINGS = 40 };
    const struct lesson *lesson = course_find(&course, "near-one");
    int count[2][3] = {{0}}, all[2] = {0};

    for (int able = 0; able < 2; able++)
        for (uint64_t seed = 1; seed <= SITTINGS; seed++) {
            const struct sitting_start start = start_of(able ? 2 : -2);
            struct sitter pupil = {.knows = sitter_by_share, .known = .8};
            chance_init(&pupil.chance, seed, CHANCE_TEST, 0);
            sit(&pupil, lesson, seed, &start);
            for (int i = 0; i < pupil.asked; i++)
                if (pupil.item[i].lesson == lesson && pupil.item[i].answers == ANSWER_SIGN) {
                    count[able][pupil.item[i].sign + 1]++;
                    all[able]++;
                }
        }
    for (int sign = 0; sign < 3; sign++) {
        double unable = 100.0 * count[0][sign] / all[0], able = 100.0 * count[1][sign] / all[1];
        ck_assert_msg(fabs(able - unable) < 12, "%d: %.0f %% and %.0f %%", sign - 1, unable, able);
    }
}
END_TEST

/* ---- stuck ---- */

/* The mean over questions as they are made. */
static double difficulty_unchosen(const struct lesson *lesson, enum item_kind kind)
{
    enum { SAMPLE = 20 };
    struct chance chance;
    double difficulty = 0;

    chance_init(&chance, 6, CHANCE_TEST, (uint32_t)kind);
    for (int i = 0; i < SAMPLE; i++) {
        struct item item;
        ck_assert(item_make(&item, lesson, kind, &chance));
        difficulty += item_difficulty(&item) / SAMPLE;
    }
    return difficulty;
}

START_TEST(the_stuck_get_a_question_like_the_example_and_less_hard)
{
    double less = 0;
    int count = 0, helped = 0;

    for (int l = 0; l < course.count; l += stride(4)) {
        struct sitter pupil = {.knows = sitter_by_share, .known = 0};
        chance_init(&pupil.chance, 1, CHANCE_TEST, 0);
        sit(&pupil, course.lesson[l], 1, NULL);
        for (int i = 3; i < pupil.asked; i++) {
            const struct item *item = &pupil.item[i], *example = &pupil.example[i];
            helped += pupil.helped[i];
            if (!pupil.helped[i] || example->kind != item->kind || example->lesson != item->lesson)
                continue;
            ck_assert_msg(!item_same(example, item), "%s, %s", item->lesson->name,
                          item_kind_names[item->kind]);
            count++;
            less += difficulty_unchosen(item->lesson, item->kind) - item_difficulty(item);
        }
    }
    ck_assert_int_gt(count, helped * 9 / 10);
    ck_assert_int_gt(helped, LESSONS / stride(4)); /* not while a probe is asked */
    ck_assert_msg(less / count > .2, "%.2f less", less / count);
}
END_TEST

/* ---- what comes back ---- */

START_TEST(lessons_that_are_due_give_the_old_questions_in_turn)
{
    const struct lesson *lesson = course_find(&course, "simplify");
    struct sitting_start start = {
        .olds = 2,
        .old = {{course_find(&course, "parts"), 7, true}, {course_find(&course, "line"), 2, true}}};

    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        struct sitter pupil = {.knows = sitter_by_share, .known = 1};
        int of[2] = {0};
        sit(&pupil, lesson, seed, &start);
        for (int i = 0; i < pupil.asked; i++)
            for (int old = 0; old < 2; old++)
                of[old] += pupil.item[i].lesson == start.old[old].lesson;
        ck_assert(of[0] == SITTING_OLD / 2 && of[1] == SITTING_OLD / 2);
    }
}
END_TEST

START_TEST(a_fact_that_is_due_is_asked_for)
{
    const struct lesson *lesson = course_find(&course, "decimals");
    const int facts[] = {FACT_3_4, FACT_3_20, FACT_2_5};

    for (size_t f = 0; f < sizeof facts / sizeof *facts; f++) {
        struct sitting_start start = {.facts = 1u << facts[f]};
        int met = 0;
        for (uint64_t seed = 1; seed <= SEEDS; seed++) {
            struct sitter pupil = {.knows = sitter_by_share, .known = 1};
            bool asked = false;
            sit(&pupil, lesson, seed, &start);
            for (int i = 0; i < pupil.asked; i++)
                asked = asked || item_fact(&pupil.item[i]) == facts[f];
            met += asked;
        }
        ck_assert_int_ge(met, SEEDS - 1);
    }
}
END_TEST

/* ---- why ---- */

static bool says(const struct message *why, const char *part)
{
    struct strbuf text = {0};

    text_of(*why, NULL, &text);
    bool found = strstr(strbuf_text(&text), part) != NULL;
    strbuf_release(&text);
    return found;
}

START_TEST(every_question_has_a_reason_of_at_most_fifteen_words)
{
    enum { WORDS = 15 };

    for (int l = 1 % stride(8); l < course.count; l += stride(8)) {
        const struct lesson *lesson = course.lesson[l];
        const struct lesson *before[COURSE_BEFORE];
        struct sitting_start start = {.facts = UINT32_MAX >> (32 - FACTS)};
        for (int i = 0; i < FACTS; i++)
            start.days_of_fact[i] = i % 4;
        if (course_before(&course, lesson, before) > 0)
            start.old[start.olds++] = (struct start_old){before[0], 7, true};
        for (uint64_t seed = 1; seed <= SEEDS; seed++) {
            struct sitter pupil = {.knows = sitter_by_share, .known = .4, .curious = true};
            chance_init(&pupil.chance, seed, CHANCE_TEST, 0);
            sit(&pupil, lesson, seed, &start);
            for (int i = 0; i < pupil.asked; i++) {
                struct strbuf text = {0};
                int words = 1;
                text_of(pupil.why[i], NULL, &text);
                for (const char *at = strbuf_text(&text); *at; at++)
                    words += *at == ' ';
                ck_assert_msg(words <= WORDS, "%s", strbuf_text(&text));
                strbuf_release(&text);
            }
        }
    }
}
END_TEST

/* Each is checked on what was asked before. */
static void check_reason(const struct sitter *pupil, int at, const struct lesson *lesson)
{
    const struct item *item = &pupil->item[at];
    const struct message *why = &pupil->why[at];
    int missed = 0;
    char count[64];

    for (int i = 0; i < at; i++)
        missed += pupil->item[i].lesson == item->lesson && pupil->item[i].kind == item->kind &&
                  !pupil->right[i];
    snprintf(count, sizeof count, "You missed %d like this one.", missed);
    if (says(why, "like this one. Here is"))
        ck_assert_msg(says(why, count) && item->lesson == lesson, "%s", count);
    if (says(why, "You had the last one right"))
        ck_assert(pupil->right[at - 1] &&
                  item_difficulty(item) > item_difficulty(&pupil->item[at - 1]));
    if (says(why, "You missed the last one"))
        ck_assert(!pupil->right[at - 1] &&
                  item_difficulty(item) < item_difficulty(&pupil->item[at - 1]));
    if (says(why, "like the example above"))
        ck_assert(pupil->helped[at] && pupil->example[at].kind == item->kind &&
                  pupil->example[at].lesson == item->lesson);
    ck_assert(!says(why, "is a stretch") || !says(why, "Of 10"));
    ck_assert(says(why, "You passed “") ==
              (item->lesson != lesson && !says(why, "like the example")));
    if (says(why, "You passed “"))
        ck_assert(says(why, "7 days ago") &&
                  says(why, words_in(&item->lesson->title, text_language())));
}

START_TEST(a_reason_is_true)
{
    const struct lesson *lesson = course_find(&course, "prove");
    const struct sitting_start start = {.olds = 1, .old = {{course_find(&course, "cut"), 7, true}}};
    int told = 0;

    for (uint64_t seed = 1; seed <= SEEDS * 3; seed++) {
        struct sitter pupil = {.knows = sitter_by_share, .known = .5, .curious = true};
        chance_init(&pupil.chance, seed, CHANCE_TEST, 0);
        sit(&pupil, lesson, seed, &start);
        for (int i = 0; i < pupil.asked; i++) {
            check_reason(&pupil, i, lesson);
            told += says(&pupil.why[i], "right, so this one is a step up") ||
                    says(&pupil.why[i], "one, so this one is a step down");
        }
    }
    ck_assert_int_gt(told, 0);
}
END_TEST

START_TEST(who_reads_a_hint_is_told_of_nothing_missed)
{
    for (int l = 2 % stride(8); l < course.count; l += stride(8)) {
        struct sitter pupil = {
            .knows = sitter_by_share, .known = 1, .curious = true, .hinted = true};
        struct sitting_result result = sit(&pupil, course.lesson[l], 2, NULL);
        ck_assert_int_eq(result.right, 0);
        for (int i = 0; i < pupil.asked; i++)
            ck_assert(!says(&pupil.why[i], "missed") && !says(&pupil.why[i], "one right"));
    }
}
END_TEST

static const struct {
    bool passed;
    int days;
    const char *says;
} returns[] = {
    {true, 7, "You passed “One part” 7 days ago. Can you still do it?"},
    {true, 1, "You passed “One part” yesterday. Can you still do it?"},
    {false, 2, "You did “One part” 2 days ago. Can you still do it?"},
    {false, 1, "You did “One part” yesterday. Can you still do it?"},
    {true, 0, "This one is from “One part”, a lesson before this."},
};
enum { RETURNS = sizeof returns / sizeof *returns };

START_TEST(a_lesson_that_comes_back_is_named_with_the_days)
{
    const struct lesson *lesson = course_find(&course, "shaded"),
                        *old = course_find(&course, "parts");
    const struct sitting_start start = {.olds = 1,
                                        .old = {{old, returns[_i].days, returns[_i].passed}}};
    struct sitter pupil = {.knows = sitter_by_share, .known = 1, .curious = true};
    int told = 0;

    sit(&pupil, lesson, 4, &start);
    for (int i = 0; i < pupil.asked; i++)
        told += pupil.item[i].lesson == old && says(&pupil.why[i], returns[_i].says);
    ck_assert_int_eq(told, SITTING_OLD);
}
END_TEST

START_TEST(a_fact_that_comes_back_is_named_with_the_days)
{
    const struct lesson *lesson = course_find(&course, "write-percent");
    struct sitting_start start = {.facts = 1u << FACT_3_4 | 1u << FACT_1_5};
    int told = 0;

    start.days_of_fact[FACT_3_4] = 11;
    start.days_of_fact[FACT_1_5] = 1;
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        struct sitter pupil = {.knows = sitter_by_share, .known = 1, .curious = true};
        int of[2] = {0};
        sit(&pupil, lesson, seed, &start);
        for (int i = 0; i < pupil.asked; i++) {
            int fact = item_fact(&pupil.item[i]);
            bool first = (fact == FACT_3_4 && of[0]++ == 0) || (fact == FACT_1_5 && of[1]++ == 0);
            if (says(&pupil.why[i], "Do you still know its other forms?")) {
                ck_assert(first);
                ck_assert(says(&pupil.why[i],
                               fact == FACT_3_4 ? "11 days ago you had " : "Yesterday you had "));
                told++;
            }
        }
    }
    ck_assert_int_gt(told, SEEDS);
}
END_TEST

/* ---- what nobody should be given ---- */

START_TEST(abilities_that_cannot_be_stop_no_sitting)
{
    const double hostile[] = {1e308, -HUGE_VAL, HUGE_VAL, NAN};

    for (size_t i = 0; i < sizeof hostile / sizeof *hostile; i++) {
        const struct sitting_start start = start_of(hostile[i]);
        struct sitter pupil = {.knows = sitter_by_share, .known = 1, .curious = true};
        struct sitting_result result = sit(&pupil, course_find(&course, "factor"), 1, &start);
        ck_assert(result.passed);
    }
}
END_TEST

void add_choosing_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "choosing");

    tcase_add_unchecked_fixture(tests, open_course, release_course);
    tcase_add_test(tests, questions_come_that_a_pupil_gets_right_four_times_of_five);
    add_sample(tests, whoever_is_right_is_asked_for_more_than_who_is_not, LESSONS);
    tcase_add_test(tests, the_same_answers_lead_to_the_same_questions);
    tcase_add_test(tests, less_equal_and_greater_come_as_often_to_the_able_as_to_others);
    tcase_add_test(tests, the_stuck_get_a_question_like_the_example_and_less_hard);
    tcase_add_test(tests, lessons_that_are_due_give_the_old_questions_in_turn);
    tcase_add_test(tests, a_fact_that_is_due_is_asked_for);
    tcase_add_test(tests, every_question_has_a_reason_of_at_most_fifteen_words);
    tcase_add_test(tests, a_reason_is_true);
    tcase_add_test(tests, who_reads_a_hint_is_told_of_nothing_missed);
    tcase_add_loop_test(tests, a_lesson_that_comes_back_is_named_with_the_days, 0, RETURNS);
    tcase_add_test(tests, a_fact_that_comes_back_is_named_with_the_days);
    tcase_add_test(tests, abilities_that_cannot_be_stop_no_sitting);
}
