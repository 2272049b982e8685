/* Three verdicts: right, the right value in another form, not yet; and what is said to them. */
#include "cases.h"
#include "lesson/course.h"
#include "lesson/item.h"
#include "text/text.h"

#include <string.h>

static struct notation number_of(const char *text)
{
    struct notation number;

    ck_assert_msg(notation_parse(&number, text, NULL, NULL) == STATUS_OK, "%s", text);
    return number;
}

/* A question of a number; `other` and the hole only where one is missing. */
static struct item asked(const struct lesson *lesson, const char *stem, const char *key,
                         bool simplest)
{
    struct item item = {.kind = simplest ? ITEM_SIMPLIFY : ITEM_WRITE,
                        .lesson = lesson,
                        .task = simplest ? TASK_EQUAL : TASK_WRITE,
                        .answers = ANSWER_NUMBER,
                        .simplest = simplest};

    struct notation number = number_of(stem);
    item.stem = figure_printed(&number);
    item.key = number_of(key);
    item.forms = 1u << item.key.kind;
    item.factor = 2;
    return item;
}

static const struct {
    const char *stem, *key;
    bool simplest;
    const char *typed;
    enum verdict verdict;
    const char *said; /* begins so; NULL: whatever */
} typed_numbers[] = {
    {"12/16", "3/4", true, "3/4", VERDICT_RIGHT, NULL},
    {"12/16", "3/4", true, "6/8", VERDICT_FORM,
     "Right value! Make it simpler: what divides both 6 and 8?"},
    {"12/16", "3/4", true, "12/16", VERDICT_FORM,
     "Right value! Make it simpler: what divides both 12 and 16?"},
    {"12/16", "3/4", true, "0.75", VERDICT_FORM, "Right value! Now write it as a fraction."},
    {"12/16", "3/4", true, "11/15", VERDICT_NOT_YET, "You took away 1 above and below."},
    {"6/3", "2", true, "2", VERDICT_RIGHT, NULL},
    {"6/3", "2", true, "2/1", VERDICT_FORM, "Right value! Now write it as a whole number."},
    {"3/4", "0.75", false, "0.75", VERDICT_RIGHT, NULL},
    {"3/4", "0.75", false, "0,750", VERDICT_RIGHT, NULL},
    {"3/4", "0.75", false, "75%", VERDICT_FORM, "Right value! Now write it as a decimal."},
    {"3/4", "0.75", false, "3/4", VERDICT_FORM, "Right value! Now write it as a decimal."},
    {"3/4", "0.75", false, "0.34", VERDICT_NOT_YET, NULL},
    {"1/5", "20%", false, "0.2", VERDICT_FORM, "Right value! Now write it as a percentage."},
    {"7/3", "2 1/3", false, "14/6", VERDICT_FORM, "Right value! Now write it as a mixed number."},
    {"7/3", "2 1/3", false, "2 2/6", VERDICT_RIGHT, NULL},
    {"1/4", "0.25", false, "999999999/1000000000", VERDICT_NOT_YET, NULL},
    {"1/4", "0.25", false, "-3", VERDICT_NOT_YET, NULL},
    /* where nobody can explain it, its size at least */
    {"0.52", "52/100", false, "52/10", VERDICT_NOT_YET,
     "52/10 is more than 1; 0.52 is less than 1."},
    {"0.3", "3/10", false, "0/3", VERDICT_NOT_YET, "0/3 is 0; 0.3 is more than that."},
    {"84%", "84/100", false, "1/84", VERDICT_NOT_YET, "84% is more than 1/84."},
    {"11/20", "55%", false, "11.2%", VERDICT_NOT_YET, "11/20 is more than 11.2%."},
};

START_TEST(an_equal_number_in_another_form_is_told_which_form)
{
    static const struct lesson lesson;
    struct item item =
        asked(&lesson, typed_numbers[_i].stem, typed_numbers[_i].key, typed_numbers[_i].simplest);
    struct response response = {.kind = ANSWER_NUMBER,
                                .number = number_of(typed_numbers[_i].typed)};
    struct judgement judgement;
    struct telling telling;
    struct strbuf said = {0};

    item_judge(&item, &response, &judgement);
    ck_assert_msg(judgement.verdict == typed_numbers[_i].verdict, "%s", typed_numbers[_i].typed);
    if (judgement.verdict != VERDICT_RIGHT) {
        item_correct(&item, &judgement, false, &telling);
        text_of(telling.say, NULL, &said);
        const char *begins = typed_numbers[_i].said ? typed_numbers[_i].said : "";
        ck_assert_msg(strncmp(strbuf_text(&said), begins, strlen(begins)) == 0, "%s: %s",
                      typed_numbers[_i].typed, strbuf_text(&said));
        for (int i = 0; i < telling.figures; i++)
            ck_assert_int_le(figure_parts(&telling.figure[i]), 100);
    }
    strbuf_release(&said);
}
END_TEST

/* 3/4 = ?/20 */
static struct item with_hole(const struct lesson *lesson, enum hole hole, int key)
{
    struct item item = {.kind = ITEM_FILL,
                        .lesson = lesson,
                        .task = TASK_EQUAL,
                        .answers = ANSWER_NUMBER,
                        .hole = hole,
                        .forms = 1u << NOTATION_WHOLE};
    struct notation stem = notation_of_fraction(3, 4), other = notation_of_fraction(15, 20);

    item.stem = figure_printed(&stem);
    item.other = figure_printed(&other);
    item.key = notation_of_whole(key);
    return item;
}

static const struct {
    enum hole hole;
    int key;
    const char *typed;
    enum verdict verdict;
    enum misconception belief;
} holes[] = {
    {HOLE_OTHER_TOP, 15, "15", VERDICT_RIGHT, NO_MISCONCEPTION},
    {HOLE_OTHER_TOP, 15, "15.0", VERDICT_FORM, NO_MISCONCEPTION},
    {HOLE_OTHER_TOP, 15, "30/2", VERDICT_FORM, NO_MISCONCEPTION},
    {HOLE_OTHER_TOP, 15, "19", VERDICT_NOT_YET, BELIEF_ADDS},
    {HOLE_OTHER_TOP, 15, "3", VERDICT_NOT_YET, BELIEF_SAME_NUMERATOR},
    {HOLE_OTHER_BELOW, 20, "16", VERDICT_NOT_YET, BELIEF_ADDS},
    {HOLE_OTHER_BELOW, 20, "4", VERDICT_NOT_YET, BELIEF_SAME_DENOMINATOR},
    {HOLE_OTHER_BELOW, 20, "0", VERDICT_NOT_YET, NO_MISCONCEPTION},
    {HOLE_STEM_TOP, 3, "3", VERDICT_RIGHT, NO_MISCONCEPTION},
    {HOLE_STEM_BELOW, 4, "8", VERDICT_NOT_YET, BELIEF_ADDS},
};

START_TEST(what_is_put_into_a_hole_tells_its_belief)
{
    static const struct lesson lesson;
    struct item item = with_hole(&lesson, holes[_i].hole, holes[_i].key);
    struct response response = {.kind = ANSWER_NUMBER, .number = number_of(holes[_i].typed)};
    struct judgement judgement;
    struct telling telling;

    item_judge(&item, &response, &judgement);
    ck_assert_msg(judgement.verdict == holes[_i].verdict, "%s", holes[_i].typed);
    ck_assert_msg(judgement.belief == holes[_i].belief, "%s: %d", holes[_i].typed,
                  (int)judgement.belief);
    item_correct(&item, &judgement, false, &telling);
    ck_assert(telling.say.id);
}
END_TEST

START_TEST(an_author_says_it_in_other_words)
{
    static struct lesson_feedback feedback = {.belief = BELIEF_ADDS};
    struct lesson lesson = {.feedbacks = 1, .feedback = &feedback};
    struct item item = with_hole(&lesson, HOLE_OTHER_TOP, 15);
    struct response response = {.kind = ANSWER_NUMBER, .number = notation_of_whole(19)};
    struct judgement judgement;
    struct telling telling;

    item_judge(&item, &response, &judgement);
    item_correct(&item, &judgement, false, &telling);
    ck_assert_ptr_eq(telling.words, &feedback.say);
    item_correct(&item, &judgement, true, &telling);
    ck_assert_ptr_null(telling.words);
    response.number = notation_of_whole(3);
    item_judge(&item, &response, &judgement);
    item_correct(&item, &judgement, false, &telling);
    ck_assert_ptr_null(telling.words);
}
END_TEST

static void add_number(struct item *item, const char *text, bool right)
{
    struct notation number = number_of(text);

    item->option[item->options++] =
        (struct option){.figure = figure_printed(&number),
                        .right = right,
                        .belief = right ? BELIEF_NO_FACTOR : NO_MISCONCEPTION};
}

/* Which are equal to 2/3? 1: 4/6, 2: 3/4, 3: 6/9, with 4/6 the stem in the second case. */
static const struct {
    const char *stem;
    unsigned chosen;
    enum verdict verdict;
    enum misconception belief;
    const char *said;
} several[] = {
    {"2/3", 5, VERDICT_RIGHT, NO_MISCONCEPTION, NULL},
    {"2/3", 1, VERDICT_NOT_YET, NO_MISCONCEPTION,
     "What you chose is equal to 2/3. There are more."},
    {"2/3", 7, VERDICT_NOT_YET, BELIEF_ADDS, "You added 1 above and below."},
    {"8/12", 1, VERDICT_NOT_YET, BELIEF_NO_FACTOR, "It need not be × a whole number."},
};

START_TEST(whoever_leaves_one_out_is_not_shown_which)
{
    static const struct lesson lesson = {.stage = STAGE_EQUAL};
    struct notation stem = number_of(several[_i].stem), left_out = number_of("6/9");
    struct item item = {.kind = ITEM_ALL,
                        .lesson = &lesson,
                        .task = TASK_EQUAL,
                        .answers = ANSWER_CHOICES,
                        .stem = figure_printed(&stem)};
    struct response response = {.kind = ANSWER_CHOICES, .chosen = several[_i].chosen};
    struct judgement judgement;
    struct telling telling;
    struct strbuf said = {0};

    add_number(&item, "4/6", true);
    add_number(&item, "3/4", false);
    add_number(&item, "6/9", true);
    item_judge(&item, &response, &judgement);
    ck_assert_int_eq(judgement.verdict, several[_i].verdict);
    if (judgement.verdict == VERDICT_RIGHT)
        return;
    ck_assert_int_eq(judgement.belief, several[_i].belief);
    item_correct(&item, &judgement, false, &telling);
    text_of(telling.say, NULL, &said);
    ck_assert_msg(strncmp(strbuf_text(&said), several[_i].said, strlen(several[_i].said)) == 0,
                  "%s", strbuf_text(&said));
    for (int i = 0; i < telling.figures; i++)
        ck_assert(!notation_identical(&telling.figure[i].number, &left_out));
    strbuf_release(&said);
}
END_TEST

/* The right value in every form that there is. */
static void judge_forms(const struct item *item)
{
    for (int kind = 0; kind < NOTATION_KINDS; kind++) {
        struct response response = {.kind = ANSWER_NUMBER};
        struct judgement judgement;
        if (notation_from_value(&response.number, notation_value(&item->key),
                                (enum notation_kind)kind, NULL) != STATUS_OK)
            continue;
        item_judge(item, &response, &judgement);
        ck_assert_msg(judgement.verdict != VERDICT_NOT_YET, "%s, %s", item->lesson->name,
                      item_kind_names[item->kind]);
    }
}

START_TEST(no_equal_value_is_ever_not_yet)
{
    struct course course;

    course_open(&course);
    for (int l = 0; l < course.count; l++) {
        for (int k = 0; k < ITEM_KINDS; k++) {
            struct chance chance;
            struct item item;
            chance_init(&chance, 1, CHANCE_LESSON, (uint32_t)k);
            for (int i = 0; course.lesson[l]->kind[k].share > 0 && i < 100; i++)
                if (item_make(&item, course.lesson[l], (enum item_kind)k, &chance) &&
                    item.answers == ANSWER_NUMBER)
                    judge_forms(&item);
        }
    }
    course_release(&course);
}
END_TEST

void add_judging_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "judging");

    tcase_add_loop_test(tests, an_equal_number_in_another_form_is_told_which_form, 0,
                        sizeof typed_numbers / sizeof *typed_numbers);
    tcase_add_loop_test(tests, what_is_put_into_a_hole_tells_its_belief, 0,
                        sizeof holes / sizeof *holes);
    tcase_add_test(tests, an_author_says_it_in_other_words);
    tcase_add_loop_test(tests, whoever_leaves_one_out_is_not_shown_which, 0,
                        sizeof several / sizeof *several);
    tcase_add_test(tests, no_equal_value_is_ever_not_yet);
}
