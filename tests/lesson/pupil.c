/* What a pupil who holds a belief hears of a question: that it is true of what was asked and
 * chosen, and no riddle. Properties of many questions of every lesson. */
#include "cases.h"
#include "lesson/course.h"
#include "lesson/item.h"
#include "lesson/sitting.h"
#include "text/text.h"

#include <stdio.h>
#include <string.h>

enum { SAMPLE = 120, HINTS = 3 };

static struct course course;

static void open_course(void)
{
    course_open(&course);
}

static void release_course(void)
{
    course_release(&course);
}

typedef void item_visitor(const struct item *item);

/* Calls with so many questions of each kind that a lesson asks. */
static void visit_items(item_visitor *visit)
{
    for (int l = 0; l < course.count; l++) {
        for (int k = 0; k < ITEM_KINDS; k++) {
            const struct lesson *lesson = course.lesson[l];
            struct chance chance;
            struct item item;
            chance_init(&chance, 2, CHANCE_LESSON, (uint32_t)k);
            for (int i = 0; lesson->kind[k].share > 0 && i < SAMPLE; i += stride(8)) {
                ck_assert(item_make(&item, lesson, (enum item_kind)k, &chance));
                visit(&item);
            }
        }
    }
}

/* All sentences of a telling; the caller releases it. */
static struct strbuf words_of(const struct telling *telling)
{
    struct strbuf text = {0};

    for (int i = -1; i < TELLING_MORE; i++) {
        const struct message *message = i < 0 ? &telling->say : &telling->more[i];
        if (!message->id)
            continue;
        strbuf_add_char(&text, ' ');
        text_of(*message, NULL, &text);
    }
    for (int i = 0; i < telling->figures; i++) {
        if (telling->figure[i].shape <= SHAPE_PRINTED)
            continue;
        strbuf_add_char(&text, ' ');
        text_of(figure_say(&telling->figure[i]), NULL, &text);
    }
    return text;
}

static bool says(const struct telling *telling, const char *part)
{
    struct strbuf text = words_of(telling);
    bool found = strstr(strbuf_text(&text), part) != NULL;

    strbuf_release(&text);
    return found;
}

/* What is told to a wrong answer at the first miss. */
typedef void correction_visitor(const struct item *item, const struct judgement *judgement,
                                const struct telling *telling);

struct visit {
    const struct item *item;
    correction_visitor *visit;
};

static void correct(void *context, const struct response *response, enum misconception belief)
{
    const struct visit *visit = context;
    struct judgement judgement;
    struct telling telling;

    (void)belief;
    item_judge(visit->item, response, &judgement);
    item_correct(visit->item, &judgement, false, &telling);
    visit->visit(visit->item, &judgement, &telling);
}

static void visit_corrections(const struct item *item, correction_visitor *visit)
{
    item_foresee(item, correct, &(struct visit){item, visit});
}

/* ---- which picture shows a half? ---- */

static void check_chosen(const struct item *item, const struct judgement *judgement,
                         const struct telling *telling)
{
    const struct figure *chosen = &item->option[judgement->option].figure,
                        *shown = &telling->figure[0];

    ck_assert_int_eq(telling->figures, 1);
    ck_assert(shown->shape == chosen->shape && shown->unequal == chosen->unequal);
    ck_assert(notation_identical(&shown->number, &chosen->number));
    ck_assert(chosen->unequal == says(telling, "differ in size"));
    ck_assert(!says(telling, "none of them"));
}

static void check_pictures(const struct item *item)
{
    struct telling telling;

    if (item->kind != ITEM_READ || item->options == 0)
        return;
    visit_corrections(item, check_chosen);
    for (int step = 0; step < HINTS; step++) {
        ck_assert(item_hint(item, step, &telling));
        ck_assert(!says(&telling, "There are"));
        for (int i = 0; i < telling.figures; i++)
            ck_assert(telling.figure[i].shape > SHAPE_PRINTED);
    }
    item_explain(item, &telling);
    for (int i = 0; i < item->options; i++) {
        char label[LABEL_SIZE], start[24];
        item_label(item, i, label);
        snprintf(start, sizeof start, "Picture %s ", label);
        ck_assert(item->option[i].right == says(&telling, start));
    }
}

START_TEST(a_picture_that_is_chosen_is_the_one_that_is_spoken_of)
{
    visit_items(check_pictures);
}
END_TEST

/* ---- none of them, where one is ---- */

static bool is_whole_times(const struct notation *one, const struct notation *other)
{
    struct notation a = notation_as_fraction(one), b = notation_as_fraction(other);

    return a.denominator % b.denominator == 0 || b.denominator % a.denominator == 0;
}

static void check_none(const struct item *item, const struct judgement *judgement,
                       const struct telling *telling)
{
    if (item->option[judgement->option].figure.shape != SHAPE_NONE)
        return;
    ck_assert(!says(telling, "more than 0"));
    for (int i = 0; i < item->options; i++)
        if (item->option[i].right &&
            is_whole_times(&item->stem.number, &item->option[i].figure.number))
            ck_assert_msg(!says(telling, "It need not be"), "%s", item->lesson->name);
}

static void check_find(const struct item *item)
{
    if (item->kind == ITEM_FIND)
        visit_corrections(item, check_none);
}

START_TEST(whoever_says_none_hears_of_other_factors_only_where_there_are_such)
{
    visit_items(check_find);
}
END_TEST

/* ---- dots are counted ---- */

static void check_dot_words(const struct item *item, const struct judgement *judgement,
                            const struct telling *telling)
{
    (void)item, (void)judgement;
    ck_assert(!says(telling, "what parts") && !says(telling, "shaded or not"));
}

static void check_dots(const struct item *item)
{
    if (item->stem.shape == SHAPE_DOTS)
        visit_corrections(item, check_dot_words);
    for (int i = 0; item->stem.shape == SHAPE_DOTS && i < item->options; i++) {
        ck_assert_int_ne(item->option[i].belief, BELIEF_TWO_FACTORS);
        ck_assert_int_ne(item->option[i].belief, BELIEF_ADDS);
    }
}

START_TEST(nobody_is_said_to_have_multiplied_who_counts_dots)
{
    visit_items(check_dots);
}
END_TEST

/* ---- plain numbers ---- */

static void check_plurals(const struct item *item, const struct telling *telling)
{
    static const char *const parts[] = {" 1 pieces", " 1 parts", " 1 steps",
                                        " 1 dots",   " 1 are ",  "first 1 "};
    struct strbuf text = words_of(telling);

    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        ck_assert_msg(!strstr(strbuf_text(&text), parts[i]), "%s: %s", item->lesson->name,
                      strbuf_text(&text));
    strbuf_release(&text);
}

static void check_correction_plurals(const struct item *item, const struct judgement *judgement,
                                     const struct telling *telling)
{
    (void)judgement;
    check_plurals(item, telling);
}

static void check_all_plurals(const struct item *item)
{
    struct telling telling;

    for (int step = 0; item_hint(item, step, &telling); step++)
        check_plurals(item, &telling);
    visit_corrections(item, check_correction_plurals);
}

START_TEST(of_one_nothing_is_said_as_of_many)
{
    visit_items(check_all_plurals);
}
END_TEST

static void check_young(const struct item *item)
{
    struct telling telling;

    if (item->lesson->stage != STAGE_ONE_WHOLE)
        return;
    item_explain(item, &telling);
    ck_assert_msg(!says(&telling, "; then "), "%s", item->lesson->name);
}

START_TEST(no_common_denominator_is_told_before_equal_fractions_are_learned)
{
    visit_items(check_young);
}
END_TEST

/* ---- less, equal or greater? ---- */

static void check_compared(const struct item *item)
{
    struct telling telling;
    enum compared compared = item->lesson->kind[item->kind].numbers.compared;

    if ((item->kind != ITEM_COMPARE && item->kind != ITEM_ORDER) ||
        (compared != COMPARED_SAME_DENOMINATOR && compared != COMPARED_SAME_NUMERATOR))
        return;
    ck_assert(item_hint(item, HINTS - 1, &telling));
    ck_assert(!says(&telling, "In pieces of one size"));
    for (int step = 0; step < HINTS && item->other.shape > SHAPE_PRINTED; step++) {
        /* A number that is as much as the picture is not drawn beside it. */
        ck_assert(item_hint(item, step, &telling));
        ck_assert_int_eq(telling.figures, 1);
        ck_assert_int_eq(telling.figure[0].shape, item->other.shape);
    }
}

START_TEST(numbers_with_a_part_in_common_are_not_rewritten_and_a_picture_is_read_first)
{
    visit_items(check_compared);
}
END_TEST

static void check_same_sign(const struct item *item, const struct judgement *judgement,
                            const struct telling *telling)
{
    (void)judgement;
    ck_assert(!says(telling, "Not yet"));
    ck_assert(item->sign == 0);
}

static void check_level(const struct item *item)
{
    if (item->kind == ITEM_COMPARE && notation_identical(&item->stem.number, &item->other.number))
        visit_corrections(item, check_same_sign);
}

START_TEST(whoever_misses_that_a_picture_shows_the_number_hears_what_to_count)
{
    visit_items(check_level);
}
END_TEST

static void check_order(const struct item *item)
{
    struct telling telling;

    if (item->kind != ITEM_ORDER)
        return;
    ck_assert(strstr(item_question(item).id, "type"));
    if (item->lesson->stage > STAGE_SIZE) /* pieces of one size may be too many to say */
        return;
    item_explain(item, &telling);
    ck_assert_msg(telling.more[0].id, "%s", item->lesson->name);
}

START_TEST(an_order_is_asked_for_with_how_to_type_it_and_explained_with_why)
{
    visit_items(check_order);
}
END_TEST

/* ---- a letter of a line; a number beside a picture ---- */

static void check_letter(const struct item *item, const struct judgement *judgement,
                         const struct telling *telling)
{
    char label[LABEL_SIZE], middle[24], start[24];

    item_label(item, judgement->option, label);
    snprintf(middle, sizeof middle, "to %s,", label);
    snprintf(start, sizeof start, "letter %s is at", label);
    ck_assert(!says(telling, "Not yet"));
    if (judgement->belief == BELIEF_COUNTS_MARKS)
        ck_assert(says(telling, middle));
    if (judgement->belief == NO_MISCONCEPTION)
        ck_assert(says(telling, start));
}

static void check_place(const struct item *item)
{
    if (item->kind == ITEM_PLACE)
        visit_corrections(item, check_letter);
}

START_TEST(a_wrong_letter_is_named_with_where_it_stands)
{
    visit_items(check_place);
}
END_TEST

/* But where an example is shown in its place. */
static void check_beside(const struct item *item, const struct judgement *judgement,
                         const struct telling *telling)
{
    int same = 0;

    (void)judgement;
    if (strstr(telling->say.id, "Do that to {half}"))
        return;
    for (int i = 0; i < telling->figures; i++)
        same += notation_identical(&telling->figure[i].number, &item->stem.number);
    ck_assert_msg(same == 1, "%s, %s", item->lesson->name, item_kind_names[item->kind]);
}

static void check_picture_once(const struct item *item)
{
    if (item->stem.shape > SHAPE_PRINTED)
        visit_corrections(item, check_beside);
}

START_TEST(the_picture_that_is_asked_about_is_shown_once)
{
    visit_items(check_picture_once);
}
END_TEST

/* ---- what is said of pictures is what they show ---- */

static int answers_shown(const struct telling *telling, const struct notation *answer)
{
    int shown = 0;

    for (int i = 0; i < telling->figures; i++)
        shown += rational_equal(notation_value(&telling->figure[i].number), notation_value(answer));
    return shown;
}

/* Numbers that nobody foresees, too. */
static void check_shown(const struct item *item)
{
    static const char *const typed[] = {"1", "14", "1/3", "0.25", "30%"};

    for (size_t i = 0; item->answers == ANSWER_NUMBER && i < sizeof typed / sizeof *typed; i++) {
        struct response response = {.kind = ANSWER_NUMBER};
        struct judgement judgement;
        struct telling telling;
        ck_assert_int_eq(notation_parse_canonical(&response.number, typed[i], NULL), STATUS_OK);
        item_judge(item, &response, &judgement);
        if (judgement.verdict != VERDICT_NOT_YET)
            continue;
        item_correct(item, &judgement, false, &telling);
        int shown = answers_shown(&telling, &judgement.attempt.answer);
        ck_assert(!says(&telling, "one of them shows") || (shown > 0 && shown < telling.figures));
        ck_assert(!says(&telling, "Here is") || shown == telling.figures);
        ck_assert(!says(&telling, "1 is 1"));
    }
}

START_TEST(a_sentence_about_pictures_is_true_of_those_below_it)
{
    visit_items(check_shown);
}
END_TEST

/* ---- steps that can be counted ---- */

static void check_steps(const struct item *item)
{
    struct telling telling;

    item_explain(item, &telling);
    for (int i = 0; i < telling.figures; i++)
        ck_assert(telling.figure[i].shape != SHAPE_LINE || figure_parts(&telling.figure[i]) <= 36);
}

START_TEST(no_line_of_an_explanation_has_more_steps_than_can_be_counted)
{
    visit_items(check_steps);
}
END_TEST

/* ---- lines have no shaded parts ---- */

static void check_odd_lines(const struct item *item)
{
    struct telling telling;
    bool lines = false;

    for (int i = 0; i < item->options; i++)
        lines = lines || item->option[i].figure.shape == SHAPE_LINE;
    for (int step = 0; item->kind == ITEM_ODD && lines && step < HINTS; step++) {
        ck_assert(item_hint(item, step, &telling));
        ck_assert(!telling.say.id || !strstr(telling.say.id, "shaded"));
        ck_assert(!says(&telling, "the parts of each picture"));
    }
}

START_TEST(of_lines_no_hint_asks_for_shaded_parts)
{
    visit_items(check_odd_lines);
}
END_TEST

/* ---- the half is looked at ---- */

/* All numbers in any order, by exchanging two of them. */
static void check_order_by_half(const struct item *item)
{
    if (item->kind != ITEM_ORDER ||
        item->lesson->kind[item->kind].numbers.compared != COMPARED_HALF)
        return;
    for (int i = 0; i < item->options; i++) {
        for (int j = 0; j < i; j++) {
            struct response response;
            struct judgement judgement;
            struct telling telling;
            item_solve(item, &response);
            int first = response.order[i];
            response.order[i] = response.order[j];
            response.order[j] = first;
            item_judge(item, &response, &judgement);
            ck_assert_int_eq(judgement.verdict, VERDICT_NOT_YET);
            item_correct(item, &judgement, false, &telling);
            ck_assert(!says(&telling, "missing") && !says(&telling, "to make a whole"));
        }
    }
}

START_TEST(where_the_half_decides_nobody_hears_of_what_is_missing_to_one)
{
    visit_items(check_order_by_half);
}
END_TEST

/* ---- a letter of a line up to 2 ---- */

static void check_line_of_letter(const struct item *item, const struct judgement *judgement,
                                 const struct telling *telling)
{
    (void)judgement;
    ck_assert_int_gt(telling->figures, 0);
    ck_assert_int_eq(figure_wholes(&telling->figure[0]), figure_wholes(&item->other));
}

static void check_line(const struct item *item)
{
    if (item->kind == ITEM_PLACE)
        visit_corrections(item, check_line_of_letter);
}

START_TEST(the_letter_that_was_chosen_stands_on_a_line_as_long_as_that_of_the_question)
{
    visit_items(check_line);
}
END_TEST

/* ---- a line that ends beyond one; an order of any numbers ---- */

/* Answers with a number, and gives what is said to the first miss. */
static struct strbuf said_to(const struct item *item, const struct response *response)
{
    struct judgement judgement;
    struct telling telling;
    struct strbuf said = {0};

    item_judge(item, response, &judgement);
    ck_assert(judgement.verdict == VERDICT_NOT_YET);
    item_correct(item, &judgement, false, &telling);
    text_of(telling.say, NULL, &said);
    return said;
}

static void check_line_steps(const struct item *item)
{
    const struct notation *shown = &item->stem.number;
    struct response response = {.kind = ANSWER_NUMBER};
    int64_t wholes = figure_wholes(&item->stem);
    char below[80];

    if (item->kind != ITEM_READ || item->stem.shape != SHAPE_LINE)
        return;
    for (int64_t times = 2; times <= 3; times++) {
        response.number = notation_of_fraction(shown->numerator, shown->denominator * times);
        struct strbuf said = said_to(item, &response);
        snprintf(below, sizeof below, "Below comes the number of steps from 0 to 1, not to %d.",
                 (int)times);
        ck_assert_msg(!strstr(strbuf_text(&said), "one step is"), "%s", strbuf_text(&said));
        ck_assert_msg((times == wholes) == (strcmp(strbuf_text(&said), below) == 0), "%s",
                      strbuf_text(&said));
        strbuf_release(&said);
    }
    if (wholes > 1) {
        response.number = notation_of_fraction(shown->numerator, shown->denominator * wholes + 1);
        struct strbuf said = said_to(item, &response);
        ck_assert_str_eq(strbuf_text(&said), "Count the steps from 0 to 1, not the marks.");
        strbuf_release(&said);
    }
}

START_TEST(whoever_counts_the_steps_to_the_end_of_a_line_hears_of_those_to_one)
{
    visit_items(check_line_steps);
}
END_TEST

/* From large to small: the first two are the wrong way round. */
static void check_reversed(const struct item *item)
{
    struct response right, response = {.kind = ANSWER_ORDER};

    if (item->kind != ITEM_ORDER)
        return;
    item_solve(item, &right);
    for (int i = 0; i < item->options; i++)
        response.order[i] = right.order[item->options - 1 - i];
    const struct notation *one = &item->option[response.order[0]].figure.number,
                          *other = &item->option[response.order[1]].figure.number;
    struct strbuf said = said_to(item, &response);
    ck_assert_msg(strncmp(strbuf_text(&said), "Not yet", 7) != 0, "%s: %s", item->lesson->name,
                  strbuf_text(&said));
    /* Half of 0: there is none of a number without parts. */
    if (one->kind != NOTATION_FRACTION && other->kind != NOTATION_FRACTION)
        ck_assert_msg(!strstr(strbuf_text(&said), "Half of"), "%s", strbuf_text(&said));
    ck_assert_msg(!strstr(strbuf_text(&said), "Half of 0"), "%s", strbuf_text(&said));
    strbuf_release(&said);
}

START_TEST(whoever_puts_two_numbers_the_wrong_way_round_hears_of_these_two)
{
    visit_items(check_reversed);
}
END_TEST

static void check_small_pieces(const struct item *item)
{
    const struct notation *stem = &item->stem.number, *other = &item->other.number;
    int order = rational_compare(notation_value(stem), notation_value(other));
    struct response response = {.kind = ANSWER_SIGN,
                                .sign = stem->denominator > other->denominator ? 1 : -1};

    if (item->kind != ITEM_COMPARE || strcmp(item->lesson->name, "common") != 0 ||
        stem->denominator == other->denominator || (order > 0) - (order < 0) == response.sign)
        return;
    struct strbuf said = said_to(item, &response);
    ck_assert_msg(strncmp(strbuf_text(&said), "Not yet", 7) != 0, "%s", strbuf_text(&said));
    strbuf_release(&said);
}

START_TEST(whoever_goes_by_the_number_below_hears_of_the_pieces)
{
    visit_items(check_small_pieces);
}
END_TEST

/* ---- “why” ---- */

/* A front that types these lines, and keeps what is said. */
struct typing {
    const char *const *line;
    struct strbuf said;
};

static void keep_said(void *context, struct message message)
{
    struct typing *typing = context;

    text_of(message, NULL, &typing->said);
    strbuf_add_char(&typing->said, '\n');
}

static void no_turn(void *context, int pupil, int number, int all)
{
    (void)context;
    (void)pupil;
    (void)number;
    (void)all;
}

static void no_example(void *context, int number)
{
    (void)context;
    (void)number;
}

static void no_telling(void *context, const struct telling *telling)
{
    (void)context;
    (void)telling;
}

static void no_item(void *context, const struct item *item)
{
    (void)context;
    (void)item;
}

static enum front_answer type_line(void *context, int pupil, struct strbuf *line)
{
    struct typing *typing = context;

    (void)pupil;
    if (!*typing->line)
        return FRONT_END;
    strbuf_add(line, *typing->line++);
    return FRONT_LINE;
}

START_TEST(why_before_an_answer_says_that_it_is_about_the_question_before)
{
    static const char *const lines[] = {"why", "skip", "why", "stop", NULL};
    static const char *const said[] = {"Answer first; then “why” tells more.\n",
                                       "About the question before this one:\n"};
    struct typing typing = {.line = lines};
    struct lesson_front front = {.context = &typing,
                                 .say = keep_said,
                                 .turn = no_turn,
                                 .example = no_example,
                                 .tell = no_telling,
                                 .show = no_item,
                                 .ask = type_line};
    struct sitting_setup setup = {
        .lesson = course_find(&course, "half"), .seed = 1, .pupils = 1, .front = &front};
    struct sitting_result result;

    ck_assert_int_eq(sitting_run(&setup, &result), SITTING_LEFT);
    for (int i = 0; i < 2; i++)
        ck_assert_msg(strstr(strbuf_text(&typing.said), said[i]), "%s", strbuf_text(&typing.said));
    strbuf_release(&typing.said);
}
END_TEST

/* Old questions come from the lessons before, if there can be any. */
START_TEST(a_lesson_before_that_has_no_questions_does_not_end_a_sitting)
{
    /* Each question comes back once. */
    static const char *const lines[] = {"skip", "skip", "skip", "skip", "skip", "skip", "skip",
                                        "skip", "skip", "skip", "skip", "skip", "skip", "skip",
                                        "skip", "skip", "skip", "skip", "skip", "skip", NULL};
    struct typing typing = {.line = lines};
    struct lesson_front front = {.context = &typing,
                                 .say = keep_said,
                                 .turn = no_turn,
                                 .example = no_example,
                                 .tell = no_telling,
                                 .show = no_item,
                                 .ask = type_line};
    struct lesson barren = *course_find(&course, "half");
    struct sitting_setup setup = {.lesson = course_find(&course, "factor"),
                                  .before = (const struct lesson *const[]){&barren},
                                  .befores = 1,
                                  .seed = 1,
                                  .pupils = 1,
                                  .front = &front};
    struct sitting_result result;

    for (int k = 0; k < ITEM_KINDS; k++)
        barren.kind[k].numbers.above = (struct rational){5, 1};
    ck_assert_int_eq(sitting_run(&setup, &result), SITTING_DONE);
    strbuf_release(&typing.said);
}
END_TEST

void add_pupil_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "pupil");

    tcase_add_unchecked_fixture(tests, open_course, release_course);
    tcase_add_test(tests, a_picture_that_is_chosen_is_the_one_that_is_spoken_of);
    tcase_add_test(tests, whoever_says_none_hears_of_other_factors_only_where_there_are_such);
    tcase_add_test(tests, nobody_is_said_to_have_multiplied_who_counts_dots);
    tcase_add_test(tests, of_one_nothing_is_said_as_of_many);
    tcase_add_test(tests, no_common_denominator_is_told_before_equal_fractions_are_learned);
    tcase_add_test(tests,
                   numbers_with_a_part_in_common_are_not_rewritten_and_a_picture_is_read_first);
    tcase_add_test(tests, whoever_misses_that_a_picture_shows_the_number_hears_what_to_count);
    tcase_add_test(tests, an_order_is_asked_for_with_how_to_type_it_and_explained_with_why);
    tcase_add_test(tests, a_wrong_letter_is_named_with_where_it_stands);
    tcase_add_test(tests, the_picture_that_is_asked_about_is_shown_once);
    tcase_add_test(tests, a_sentence_about_pictures_is_true_of_those_below_it);
    tcase_add_test(tests, no_line_of_an_explanation_has_more_steps_than_can_be_counted);
    tcase_add_test(tests, of_lines_no_hint_asks_for_shaded_parts);
    tcase_add_test(tests, where_the_half_decides_nobody_hears_of_what_is_missing_to_one);
    tcase_add_test(tests,
                   the_letter_that_was_chosen_stands_on_a_line_as_long_as_that_of_the_question);
    tcase_add_test(tests, whoever_counts_the_steps_to_the_end_of_a_line_hears_of_those_to_one);
    tcase_add_test(tests, whoever_puts_two_numbers_the_wrong_way_round_hears_of_these_two);
    tcase_add_test(tests, whoever_goes_by_the_number_below_hears_of_the_pieces);
    tcase_add_test(tests, why_before_an_answer_says_that_it_is_about_the_question_before);
    tcase_add_test(tests, a_lesson_before_that_has_no_questions_does_not_end_a_sitting);
}
