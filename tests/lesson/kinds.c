/* Questions of every kind: whether the key is right, worked out here anew from what is printed, and
 * whether options, signs and places come as often as they should. */
#include "cases.h"
#include "lesson/course.h"
#include "lesson/item.h"
#include "text/text.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { SAMPLE = 200, LESSONS = 27 };

static struct course course;

static void open_course(void)
{
    course_open(&course);
    ck_assert_int_eq(course.count, LESSONS);
}

static void release_course(void)
{
    course_release(&course);
}

/* --- the value of what is printed, without the room rational */

/* Digits that come again and again: 0.(3) is 0 and 3/9. */
static double decimal_of(const char *text)
{
    const char *recurring = strchr(text, '(');
    double value = atof(text), scale = 1;

    if (!recurring)
        return value;
    const char *point = strchr(text, '.');
    for (const char *c = point + 1; c < recurring; c++)
        scale /= 10;
    return value + atof(recurring + 1) * scale / (pow(10, (double)strcspn(recurring + 1, ")")) - 1);
}

static double value_of_text(const char *text)
{
    const char *slash = strchr(text, '/'), *blank = strchr(text, ' ');
    double value = decimal_of(text);

    if (blank)
        value = atof(text) + atof(blank + 1) / atof(slash + 1);
    else if (slash)
        value = atof(text) / atof(slash + 1);
    return strchr(text, '%') ? value / 100 : value;
}

static double value_of(const struct notation *number)
{
    char text[NOTATION_TEXT_SIZE];

    notation_canonical(number, text);
    return value_of_text(text);
}

static bool are_same(double one, double other)
{
    return fabs(one - other) < 1e-9;
}

/* --- is the key right? */

static int right_options(const struct item *item)
{
    int right = 0;

    for (int i = 0; i < item->options; i++)
        right += item->option[i].right;
    return right;
}

static double stem_of(const struct item *item)
{
    return value_of(&item->stem.number);
}

static double shown_by(const struct item *item, int option)
{
    return value_of(&item->option[option].figure.number);
}

static bool hides_the_truth(const struct item *item)
{
    struct notation one = item->stem.number, other = item->other.number;
    bool in_stem = item->hole == HOLE_STEM_TOP || item->hole == HOLE_STEM_BELOW;
    bool on_top = item->hole == HOLE_STEM_TOP || item->hole == HOLE_OTHER_TOP;
    struct notation *holed = in_stem ? &one : &other;

    *(on_top ? &holed->numerator : &holed->denominator) = item->key.whole;
    return item->hole != HOLE_NONE && item->key.kind == NOTATION_WHOLE &&
           are_same(value_of(&one), value_of(&other));
}

static bool is_simplest(const struct notation *number)
{
    for (int64_t d = 2; d <= number->denominator; d++)
        if (number->numerator % d == 0 && number->denominator % d == 0)
            return false;
    return true;
}

static bool number_is_right(const struct item *item)
{
    double key = value_of(&item->key);

    switch (item->kind) {
    case ITEM_FILL:
        return hides_the_truth(item);
    case ITEM_LEFT:
        return are_same(key, 1 - stem_of(item));
    case ITEM_SIMPLIFY:
        return are_same(key, stem_of(item)) && is_simplest(&item->key);
    case ITEM_WRITE:
        return are_same(key, stem_of(item)) && item->key.kind != item->stem.number.kind &&
               item->forms == 1u << item->key.kind;
    default:
        return are_same(key, stem_of(item)) && !are_same(key, floor(key)) && !are_same(key, 0.5);
    }
}

/* A reason is right when its verdict is, and when its two fractions are those of the claim. */
static bool reason_is_right(const struct item *item, const struct message *words)
{
    double one = stem_of(item), other = value_of(&item->other.number);
    bool yes = strncmp(words->id, "yes", 3) == 0;

    if (yes != are_same(one, other) || words->arg[0].kind != MESSAGE_NOTATION)
        return false;
    struct notation left = notation_of_arg(&words->arg[0]), right = notation_of_arg(&words->arg[1]);
    return are_same(value_of(&left), one) && are_same(value_of(&right), other);
}

static bool option_is_right(const struct item *item, int option)
{
    const struct option *shown = &item->option[option];
    int alike = 0;

    switch (item->kind) {
    case ITEM_PROVE:
        return reason_is_right(item, &shown->words);
    case ITEM_ODD:
        for (int i = 0; i < item->options; i++)
            alike += i != option && are_same(shown_by(item, i), shown_by(item, option)) &&
                     !item->option[i].figure.unequal;
        return shown->figure.unequal || alike == 0;
    default:
        if (shown->figure.shape != SHAPE_NONE)
            return are_same(shown_by(item, option), stem_of(item)) && !shown->figure.unequal;
        for (int i = 0; i < item->options; i++)
            alike += item->option[i].figure.shape != SHAPE_NONE &&
                     are_same(shown_by(item, i), stem_of(item));
        return alike == 0; /* none of them */
    }
}

static bool options_are_right(const struct item *item)
{
    for (int i = 0; i < item->options; i++)
        if (option_is_right(item, i) != item->option[i].right)
            return false;
    if (item->kind == ITEM_ALL)
        return right_options(item) >= 2 && right_options(item) <= 4;
    return right_options(item) == 1;
}

static bool order_is_right(const struct item *item)
{
    struct response right;

    item_solve(item, &right);
    for (int i = 0; i + 1 < item->options; i++)
        if (shown_by(item, right.order[i]) + 1e-9 >= shown_by(item, right.order[i + 1]))
            return false;
    return item->options >= 3;
}

static bool key_is_right(const struct item *item)
{
    double difference;

    switch (item->answers) {
    case ANSWER_NUMBER:
        return number_is_right(item);
    case ANSWER_CHOICE:
    case ANSWER_CHOICES:
        return options_are_right(item);
    case ANSWER_ORDER:
        return order_is_right(item);
    case ANSWER_SIGN:
        difference = stem_of(item) - value_of(&item->other.number);
        return item->sign == (fabs(difference) < 1e-9 ? 0 : difference < 0 ? -1 : 1);
    default:
        return item->yes == are_same(stem_of(item), value_of(&item->other.number));
    }
}

/* The solution that the room gives is judged right, and what stands on the key of a sheet reads as
 * it. */
static bool answer_is_taken(const struct item *item)
{
    struct response response;
    struct judgement judgement;
    struct strbuf answer = {0};
    struct message why;

    item_solve(item, &response);
    item_judge(item, &response, &judgement);
    bool right = judgement.verdict == VERDICT_RIGHT;
    item_add_answer(item, &answer);
    if (item->answers != ANSWER_YES_NO) {
        right = right && item_read(item, strbuf_text(&answer), &response, &why);
        item_judge(item, &response, &judgement);
        right = right && judgement.verdict == VERDICT_RIGHT;
    }
    strbuf_release(&answer);
    return right;
}

/* For a message: the question in English. */
static const char *told(const struct item *item)
{
    static char text[400];
    struct strbuf words = {0};
    char stem[NOTATION_TEXT_SIZE] = "";

    text_of(item_question(item), NULL, &words);
    if (item->stem.shape != SHAPE_NONE)
        notation_canonical(&item->stem.number, stem);
    snprintf(text, sizeof text, "%s: %s [%s]", item->lesson->name, strbuf_text(&words), stem);
    strbuf_release(&words);
    return text;
}

typedef void item_test(const struct item *item);

static void each_item(enum item_kind only, item_test *test)
{
    for (int l = 0; l < course.count; l++)
        for (int k = 0; k < ITEM_KINDS; k++) {
            struct chance chance;
            struct item item;
            if (course.lesson[l]->kind[k].share == 0 ||
                (only != ITEM_KINDS && only != (enum item_kind)k))
                continue;
            chance_init(&chance, 5, CHANCE_TEST, (uint32_t)k);
            for (int i = 0; i < SAMPLE; i++) {
                ck_assert_msg(item_make(&item, course.lesson[l], (enum item_kind)k, &chance),
                              "%s: no %s", course.lesson[l]->name, item_kind_names[k]);
                test(&item);
            }
        }
}

static void has_right_key(const struct item *item)
{
    ck_assert_msg(key_is_right(item), "the key is wrong: %s", told(item));
    ck_assert_msg(answer_is_taken(item), "the right answer is not taken: %s", told(item));
}

START_TEST(every_question_has_one_right_key_worked_out_anew)
{
    open_course();
    each_item(ITEM_KINDS, has_right_key);
    release_course();
}
END_TEST

static void has_different_options(const struct item *item)
{
    for (int i = 0; i < item->options; i++)
        for (int j = 0; j < i; j++) {
            bool numbers = item->option[i].figure.shape != SHAPE_NONE &&
                           item->option[j].figure.shape != SHAPE_NONE;
            bool both_right = item->option[i].right && item->option[j].right;
            ck_assert_msg(!numbers || both_right || !are_same(shown_by(item, i), shown_by(item, j)),
                          "two options are equal: %s", told(item));
        }
}

START_TEST(no_two_wrong_options_are_equal)
{
    open_course();
    each_item(ITEM_FIND, has_different_options);
    each_item(ITEM_ALL, has_different_options);
    release_course();
}
END_TEST

/* A wrong number fits the one belief that it says, and no other. */
static void says_one_belief(const struct item *item)
{
    for (int i = 0; i < item->options; i++) {
        const struct option *option = &item->option[i];
        struct attempt attempt = {
            .task = item->task, .stem = item->stem.number, .answer = option->figure.number};
        if (option->right || option->figure.shape == SHAPE_NONE)
            continue;
        if (misconception_only(&attempt) != option->belief)
            attempt.task = item->stem.shape == SHAPE_LINE ? TASK_LINE : TASK_READ;
        ck_assert_msg(option->belief != NO_MISCONCEPTION &&
                          misconception_only(&attempt) == option->belief,
                      "a distractor of belief %d, where %d alone would say so: %s",
                      (int)option->belief, (int)misconception_only(&attempt), told(item));
    }
}

START_TEST(each_distractor_comes_from_one_belief_alone)
{
    open_course();
    each_item(ITEM_FIND, says_one_belief);
    each_item(ITEM_ALL, says_one_belief);
    release_course();
}
END_TEST

static int with_denominator, with_factors, finds;

/* Whether a right option has that denominator. */
static bool is_right_denominator(const struct item *item, int64_t denominator)
{
    for (int i = 0; i < item->options; i++)
        if (item->option[i].right && item->option[i].figure.number.denominator == denominator)
            return true;
    return false;
}

static void count_rules(const struct item *item)
{
    bool beside = false, factors = false;

    if (item->lesson->stage != STAGE_EQUAL || item->stem.shape > SHAPE_PRINTED ||
        item->option[item->options - 1].right)
        return;
    for (int i = 0; i < item->options; i++) {
        const struct option *option = &item->option[i];
        beside = beside ||
                 (!option->right && is_right_denominator(item, option->figure.number.denominator));
        factors = factors || (!option->right && option->belief == BELIEF_TWO_FACTORS);
    }
    finds++;
    with_denominator += beside;
    /* Where the right one is no multiple, none is needed that looks like one. */
    with_factors +=
        factors || item->lesson->kind[item->kind].numbers.partners == PARTNERS_NO_FACTOR;
}

START_TEST(one_distractor_has_the_answers_denominator_and_one_two_factors)
{
    open_course();
    finds = with_denominator = with_factors = 0;
    each_item(ITEM_FIND, count_rules);
    each_item(ITEM_ALL, count_rules);
    release_course();
    ck_assert_int_gt(finds, 500);
    ck_assert_int_gt(100 * with_denominator, 93 * finds);
    /* Of tenths and twelfths three times as many parts are more than the stage has. */
    ck_assert_int_gt(100 * with_factors, 80 * finds);
}
END_TEST

/* --- how often */

static int often(void)
{
    return 1200 / stride(2);
}

/* Of so many questions of a lesson, in a hundred, how many pass a test. */
static double share(const char *lesson, enum item_kind kind, bool (*of)(const struct item *item))
{
    const struct lesson *found = course_find(&course, lesson);
    struct chance chance;
    int count = 0;

    ck_assert_msg(found != NULL, "%s", lesson);
    chance_init(&chance, 11, CHANCE_TEST, 0);
    for (int i = 0; i < often(); i++) {
        struct item item;
        ck_assert_msg(item_make(&item, found, kind, &chance), "%s", lesson);
        count += of(&item);
    }
    return 100.0 * count / often();
}

#define ASSERT_SHARE(lesson, kind, of, least, most)                                                \
    do {                                                                                           \
        double percent = share(lesson, kind, of);                                                  \
        ck_assert_msg(percent >= (least) && percent <= (most), "%s %s: %.1f%%", lesson, #of,       \
                      percent);                                                                    \
    } while (0)

static bool none_is_right(const struct item *item)
{
    return item->option[item->options - 1].right;
}

START_TEST(none_of_them_is_right_in_one_of_eight)
{
    static const char *const lessons[] = {"factor",      "find-no-factor", "fill-top", "half-names",
                                          "three-forms", "decimals",       "dots",     "wholes"};

    open_course();
    for (size_t i = 0; i < sizeof lessons / sizeof *lessons; i++)
        ASSERT_SHARE(lessons[i], ITEM_FIND, none_is_right, 9, 18);
    release_course();
}
END_TEST

static bool is_less(const struct item *item)
{
    return item->sign < 0;
}

static bool is_equal(const struct item *item)
{
    return item->sign == 0;
}

START_TEST(a_third_of_comparisons_is_less_and_a_third_equal)
{
    static const char *const lessons[] = {"same-below", "same-above", "near-half",   "near-one",
                                          "common",     "mixed",      "write-tenths"};

    open_course();
    for (size_t i = 0; i < sizeof lessons / sizeof *lessons; i++) {
        ASSERT_SHARE(lessons[i], ITEM_COMPARE, is_less, 27, 40);
        ASSERT_SHARE(lessons[i], ITEM_COMPARE, is_equal, 27, 40);
    }
    release_course();
}
END_TEST

static bool claims_the_truth(const struct item *item)
{
    return are_same(stem_of(item), value_of(&item->other.number));
}

/* The longest reason has half as many letters again as the shortest at most. */
static bool reasons_are_of_one_length(const struct item *item)
{
    size_t shortest = SIZE_MAX, longest = 0;

    for (int i = 0; i < item->options; i++) {
        struct strbuf text = {0};
        text_of(item->option[i].words, NULL, &text);
        shortest = text.length < shortest ? text.length : shortest;
        longest = text.length > longest ? text.length : longest;
        strbuf_release(&text);
    }
    return 2 * longest <= 3 * shortest;
}

START_TEST(half_of_the_claims_are_true_and_their_reasons_of_one_length)
{
    static const char *const lessons[] = {"factor", "find-no-factor", "prove"};

    open_course();
    for (size_t i = 0; i < sizeof lessons / sizeof *lessons; i++) {
        ASSERT_SHARE(lessons[i], ITEM_PROVE, claims_the_truth, 43, 57);
        ASSERT_SHARE(lessons[i], ITEM_PROVE, reasons_are_of_one_length, 100, 100);
    }
    release_course();
}
END_TEST

static bool is_done_already(const struct item *item)
{
    return is_simplest(&item->stem.number);
}

static bool takes_two_steps(const struct item *item)
{
    int64_t factor =
        item->stem.number.denominator / (item->key.denominator ? item->key.denominator : 1);
    int steps = 0;

    for (int64_t prime = 2; factor > 1; prime++)
        for (; factor % prime == 0; factor /= prime)
            steps++;
    return steps >= 2;
}

START_TEST(a_third_is_simplified_in_two_steps_and_a_sixth_is_done_already)
{
    open_course();
    ASSERT_SHARE("simplify", ITEM_SIMPLIFY, is_done_already, 13, 21);
    ASSERT_SHARE("simplify", ITEM_SIMPLIFY, takes_two_steps, 28, 38);
    release_course();
}
END_TEST

static bool lacks_stem_top(const struct item *item)
{
    return item->hole == HOLE_STEM_TOP;
}
static bool lacks_stem_below(const struct item *item)
{
    return item->hole == HOLE_STEM_BELOW;
}
static bool lacks_other_top(const struct item *item)
{
    return item->hole == HOLE_OTHER_TOP;
}
static bool lacks_other_below(const struct item *item)
{
    return item->hole == HOLE_OTHER_BELOW;
}

/* One part of both fractions differs, so nothing is only copied. */
static bool has_a_factor(const struct item *item)
{
    return item->stem.number.denominator != item->other.number.denominator &&
           item->stem.number.numerator != item->other.number.numerator;
}

START_TEST(a_number_is_missing_in_all_four_places)
{
    open_course();
    ASSERT_SHARE("prove", ITEM_FILL, lacks_stem_top, 20, 30);
    ASSERT_SHARE("prove", ITEM_FILL, lacks_stem_below, 20, 30);
    ASSERT_SHARE("prove", ITEM_FILL, lacks_other_top, 20, 30);
    ASSERT_SHARE("prove", ITEM_FILL, lacks_other_below, 20, 30);
    ASSERT_SHARE("prove", ITEM_FILL, has_a_factor, 100, 100);
    ASSERT_SHARE("fill-top", ITEM_FILL, lacks_stem_below, 0, 0);
    ASSERT_SHARE("fill-below", ITEM_FILL, lacks_other_top, 0, 0);
    release_course();
}
END_TEST

static int asked_place;

static bool is_right_there(const struct item *item)
{
    return asked_place < item->options && item->option[asked_place].right;
}

START_TEST(right_options_stand_everywhere_evenly)
{
    open_course();
    for (asked_place = 0; asked_place < 4; asked_place++) {
        ASSERT_SHARE("factor", ITEM_FIND, is_right_there, 18, 26);
        ASSERT_SHARE("half", ITEM_READ, is_right_there, 21, 29);
        ASSERT_SHARE("simplify", ITEM_ODD, is_right_there, 21, 29);
        ASSERT_SHARE("line", ITEM_PLACE, is_right_there, 10, 37);
    }
    for (asked_place = 0; asked_place < 3; asked_place++)
        ASSERT_SHARE("prove", ITEM_PROVE, is_right_there, 29, 38);
    release_course();
}
END_TEST

/* The odd one is of a shape that another one has, or its parts are unequal. */
static bool is_odd_by_value(const struct item *item)
{
    const struct figure *odd = NULL;
    bool alike = false;

    for (int i = 0; i < item->options; i++)
        if (item->option[i].right)
            odd = &item->option[i].figure;
    for (int i = 0; i < item->options; i++)
        alike = alike || (!item->option[i].right && item->option[i].figure.shape == odd->shape);
    return alike || odd->unequal;
}

START_TEST(the_odd_one_is_odd_by_value_not_by_shape)
{
    static const char *const lessons[] = {"half", "parts", "shaded", "half-names", "simplify"};

    open_course();
    for (size_t i = 0; i < sizeof lessons / sizeof *lessons; i++)
        ASSERT_SHARE(lessons[i], ITEM_ODD, is_odd_by_value, 100, 100);
    release_course();
}
END_TEST

/* One of two strictly rising or falling rows of numbers would put them in order. */
static bool one_part_sorts(const struct item *item)
{
    struct response right;
    bool up[2] = {true, true}, down[2] = {true, true};

    item_solve(item, &right);
    for (int i = 0; i + 1 < item->options; i++) {
        const struct notation *one = &item->option[right.order[i]].figure.number;
        const struct notation *other = &item->option[right.order[i + 1]].figure.number;
        const int64_t step[2] = {other->numerator - one->numerator,
                                 other->denominator - one->denominator};
        for (int part = 0; part < 2; part++) {
            up[part] = up[part] && step[part] > 0;
            down[part] = down[part] && step[part] < 0;
        }
    }
    return up[0] || up[1] || down[0] || down[1];
}

START_TEST(one_part_alone_does_not_put_fractions_in_order)
{
    open_course();
    ASSERT_SHARE("common", ITEM_ORDER, one_part_sorts, 0, 0);
    ASSERT_SHARE("near-half", ITEM_ORDER, one_part_sorts, 0, 0);
    ASSERT_SHARE("near-one", ITEM_ORDER, one_part_sorts, 0, 0);
    ASSERT_SHARE("same-below", ITEM_ORDER, one_part_sorts, 100, 100);
    release_course();
}
END_TEST

static void add_kind_cases(TCase *tests)
{
    tcase_add_test(tests, every_question_has_one_right_key_worked_out_anew);
    tcase_add_test(tests, no_two_wrong_options_are_equal);
    tcase_add_test(tests, each_distractor_comes_from_one_belief_alone);
    tcase_add_test(tests, one_distractor_has_the_answers_denominator_and_one_two_factors);
}

void add_kind_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "kinds");

    add_kind_cases(tests);
    tcase_add_test(tests, none_of_them_is_right_in_one_of_eight);
    tcase_add_test(tests, a_third_of_comparisons_is_less_and_a_third_equal);
    tcase_add_test(tests, half_of_the_claims_are_true_and_their_reasons_of_one_length);
    tcase_add_test(tests, a_third_is_simplified_in_two_steps_and_a_sixth_is_done_already);
    tcase_add_test(tests, a_number_is_missing_in_all_four_places);
    tcase_add_test(tests, right_options_stand_everywhere_evenly);
    tcase_add_test(tests, the_odd_one_is_odd_by_value_not_by_shape);
    tcase_add_test(tests, one_part_alone_does_not_put_fractions_in_order);
}
