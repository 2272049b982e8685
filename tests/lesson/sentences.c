/* Sentences as a child reads them, of many questions of every lesson: true for these numbers, of
 * use for this question, in good grammar. */
#include "cases.h"
#include "lesson/course.h"
#include "lesson/item.h"
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

/* Calls with so many questions of that kind, of each lesson that asks it. */
static void visit_kind(enum item_kind kind, item_visitor *visit)
{
    for (int l = 0; l < course.count; l++) {
        const struct lesson *lesson = course.lesson[l];
        struct chance chance;
        struct item item;
        chance_init(&chance, 3, CHANCE_LESSON, (uint32_t)kind);
        for (int i = 0; lesson->kind[kind].share > 0 && i < SAMPLE; i += stride(8)) {
            ck_assert(item_make(&item, lesson, kind, &chance));
            visit(&item);
        }
    }
}

static void visit_all(item_visitor *visit)
{
    for (int k = 0; k < ITEM_KINDS; k++)
        visit_kind((enum item_kind)k, visit);
}

/* All sentences of it, one after the other; the caller frees it. */
static char *words_of(const struct telling *telling)
{
    struct strbuf text = {0};

    for (int i = -1; i < TELLING_MORE; i++) {
        const struct message *message = i < 0 ? &telling->say : &telling->more[i];
        if (message->id)
            text_of(*message, NULL, &text);
        strbuf_add_char(&text, ' ');
    }
    char *copy = strdup(strbuf_text(&text));
    strbuf_release(&text);
    return copy;
}

static char *question_of(const struct item *item)
{
    return words_of(&(struct telling){.say = item_question(item)});
}

/* ---- One of a thing ---- */

static void check_grammar(const char *text)
{
    static const char *const many[] = {"1 pieces", "1 parts",      "1 steps",
                                       "1 tenths", "1 dots",       "1 wholes",
                                       "1 bars",   "1 hundredths", "1 more pieces"};

    for (size_t i = 0; i < sizeof many / sizeof *many; i++) {
        const char *at = strstr(text, many[i]);
        ck_assert_msg(!at || (at > text && at[-1] != ' '), "%s", text);
    }
}

static void check_correction(void *context, const struct response *response,
                             enum misconception belief)
{
    const struct item *item = context;
    struct judgement judgement;
    struct telling telling;

    (void)belief;
    item_judge(item, response, &judgement);
    item_correct(item, &judgement, false, &telling);
    char *text = words_of(&telling);
    check_grammar(text);
    free(text);
}

static void check_one(const struct item *item)
{
    struct item copy = *item;
    struct telling telling;

    for (int step = 0; item_hint(item, step, &telling); step++) {
        char *text = words_of(&telling);
        check_grammar(text);
        free(text);
    }
    for (int i = 0; i < item->options; i++) {
        char *text = words_of(&(struct telling){.say = item->option[i].words});
        check_grammar(text);
        free(text);
    }
    item_foresee(item, check_correction, &copy);
}

START_TEST(one_of_a_thing_is_not_several)
{
    visit_all(check_one);
}
END_TEST

/* ---- None of them ---- */

static bool is_whole_times(const struct notation *one, const struct notation *other)
{
    return one->kind != NOTATION_FRACTION || other->kind != NOTATION_FRACTION ||
           one->denominator % other->denominator == 0 || other->denominator % one->denominator == 0;
}

static void check_none(const struct item *item)
{
    struct response response = {.kind = ANSWER_CHOICE};
    struct judgement judgement;
    struct telling telling;
    bool whole_times = true;

    for (int i = 0; i < item->options; i++) {
        if (item->option[i].figure.shape == SHAPE_NONE)
            response.chosen = 1u << i;
        else if (item->option[i].right)
            whole_times = is_whole_times(&item->stem.number, &item->option[i].figure.number);
    }
    item_judge(item, &response, &judgement);
    if (judgement.verdict == VERDICT_RIGHT)
        return;
    item_correct(item, &judgement, false, &telling);
    char *text = words_of(&telling);
    bool of_factors = strncmp(text, "It need not be", 14) == 0;
    ck_assert_msg(of_factors ? !whole_times : strncmp(text, "One of them is ", 15) == 0, "%s: %s",
                  item->lesson->name, text);
    free(text);
}

START_TEST(who_says_none_hears_of_factors_only_where_there_is_none)
{
    visit_kind(ITEM_FIND, check_none);
}
END_TEST

/* ---- Hints that help ---- */

static void check_steps(const struct item *item)
{
    struct telling telling;
    char *last = strdup("");

    for (int step = 0; step < HINTS; step++) {
        ck_assert(item_hint(item, step, &telling));
        char *text = words_of(&telling);
        ck_assert_msg(strcmp(text, last) != 0, "%s, %s: %s", item->lesson->name,
                      item_kind_names[item->kind], text);
        free(last);
        last = text;
    }
    free(last);
}

START_TEST(each_hint_says_something_new)
{
    visit_all(check_steps);
}
END_TEST

static void check_size(const struct item *item)
{
    enum { PARTS_MOST = 200 };
    struct telling telling;

    for (int step = 0; item_hint(item, step, &telling); step++) {
        for (int i = -1; i < TELLING_MORE; i++) {
            const struct message *message = i < 0 ? &telling.say : &telling.more[i];
            for (int a = 0; message->id && a < message->args; a++) {
                if (message->arg[a].kind != MESSAGE_NOTATION)
                    continue;
                struct notation number = notation_of_arg(&message->arg[a]);
                /* Thousandths are 0.125, and 300 parts 33 1/3 %. */
                ck_assert_msg(number.kind != NOTATION_FRACTION ||
                                  number.denominator <= PARTS_MOST || number.denominator == 1000 ||
                                  number.denominator == 300,
                              "%s, %s: in %lld parts", item->lesson->name,
                              item_kind_names[item->kind], (long long)number.denominator);
            }
        }
    }
}

START_TEST(no_whole_is_cut_in_more_parts_than_a_child_can_follow)
{
    visit_all(check_size);
}
END_TEST

static void check_whole_factor(const struct item *item)
{
    struct telling telling;
    bool whole_times = true;

    for (int i = 0; i < item->options; i++) {
        if (item->option[i].right && item->option[i].figure.number.kind == NOTATION_FRACTION &&
            item->stem.number.kind == NOTATION_FRACTION && item->option[i].figure.shape)
            whole_times =
                whole_times &&
                item->option[i].figure.number.denominator % item->stem.number.denominator == 0;
    }
    for (int step = 0; item->stem.number.kind == NOTATION_FRACTION && step < HINTS; step++) {
        item_hint(item, step, &telling);
        ck_assert_msg(whole_times || !strstr(telling.say.id, "times what"), "%s: %s",
                      item->lesson->name, telling.say.id);
    }
}

START_TEST(no_hint_looks_for_a_factor_that_is_not_there)
{
    visit_kind(ITEM_FIND, check_whole_factor);
    visit_kind(ITEM_ALL, check_whole_factor);
}
END_TEST

static void check_mark(const struct item *item)
{
    struct telling telling;
    bool marked = item->stem.number.recurring_digits > 0;

    item_hint(item, 0, &telling);
    for (int i = 0; i < item->options; i++)
        marked = marked || item->option[i].figure.number.recurring_digits > 0;
    char *text = words_of(&telling);
    ck_assert_msg((strstr(text, "go on without end") != NULL) == marked, "%s: %s",
                  item->lesson->name, text);
    free(text);
}

START_TEST(the_first_hint_says_what_the_mark_of_a_recurring_digit_means)
{
    visit_kind(ITEM_FIND, check_mark);
    visit_kind(ITEM_ALL, check_mark);
    visit_kind(ITEM_ORDER, check_mark);
}
END_TEST

static void check_claim(const struct item *item)
{
    struct telling telling;

    item_hint(item, HINTS - 1, &telling);
    for (int i = 0; i < telling.say.args; i++) {
        if (strcmp(telling.say.arg[i].name, "cut") != 0)
            continue;
        struct notation cut = notation_of_arg(&telling.say.arg[i]);
        ck_assert(!notation_identical(&cut, &item->stem.number));
        ck_assert(!notation_identical(&cut, &item->other.number));
    }
}

START_TEST(a_claim_is_not_proved_by_its_last_hint)
{
    visit_kind(ITEM_PROVE, check_claim);
}
END_TEST

static void check_pair(const struct item *item)
{
    struct telling telling;
    struct figure left = figure_picture(SHAPE_BAR, &item->stem.number),
                  right = figure_picture(SHAPE_BAR, &item->other.number);

    item_hint(item, 0, &telling);
    if (item->other.shape == SHAPE_PRINTED && figure_parts(&left) <= 100 &&
        figure_parts(&right) <= 100)
        ck_assert_msg(telling.figures == 2, "%s: %d", item->lesson->name, telling.figures);
}

START_TEST(two_numbers_are_two_bars_also_where_they_look_alike)
{
    visit_kind(ITEM_COMPARE, check_pair);
}
END_TEST

static void check_taught(void *context, const struct response *response, enum misconception belief)
{
    const struct item *item = context;
    enum compared compared = item->lesson->kind[item->kind].numbers.compared;
    struct judgement judgement;
    struct telling telling;

    (void)belief;
    item_judge(item, response, &judgement);
    item_correct(item, &judgement, false, &telling);
    if (compared == COMPARED_HALF || compared == COMPARED_ONE)
        ck_assert_msg(strncmp(telling.say.id, "Not yet", 7) != 0, "%s", item->lesson->name);
}

static void foresee_taught(const struct item *item)
{
    struct item copy = *item;

    item_foresee(item, check_taught, &copy);
}

START_TEST(whoever_compares_wrongly_hears_what_the_lesson_looks_at)
{
    visit_kind(ITEM_COMPARE, foresee_taught);
    visit_kind(ITEM_ORDER, foresee_taught);
}
END_TEST

/* ---- Pictures of what a sentence names ---- */

/* Whether a picture is of that number, or its parts are. */
static bool is_seen(const struct telling *telling, const struct notation *number)
{
    struct rational value = notation_value(number);

    for (int i = 0; i < telling->figures; i++) {
        const struct figure *figure = &telling->figure[i];
        struct rational part = {1, figure_parts(figure)};
        if (rational_equal(value, notation_value(&figure->number)) || rational_equal(value, part))
            return true;
    }
    return false;
}

/* “2/6 is 2 of 6 parts. 2/4 compares 2 with the 4 others.” Of 5/10, which is equal to that, the
 * numbers are said that do: “5/10, or 2/4, compares 2 …” */
static void check_apart(const struct item *item, const struct telling *telling)
{
    char *text = words_of(telling);
    const char *second = strstr(text, " parts. ");
    int whole[4], other[4];

    if (second && strstr(text, " compares ")) {
        ck_assert(sscanf(text, "%d/%d is %d of %d", &whole[0], &whole[1], &whole[2], &whole[3]) ==
                  4);
        const char *ratio = strstr(second, ", or ");
        ck_assert(sscanf(ratio ? ratio + strlen(", or ") : second + strlen(" parts. "),
                         ratio ? "%d/%d, compares %d with the %d" : "%d/%d compares %d with the %d",
                         &other[0], &other[1], &other[2], &other[3]) == 4);
        if (ratio) {
            int written[2];
            ck_assert(sscanf(second, " parts. %d/%d", &written[0], &written[1]) == 2);
            ck_assert_int_eq(written[0] * other[1], written[1] * other[0]);
        }
        ck_assert_msg(other[0] == other[2] && other[1] == other[3] && other[0] == whole[2] &&
                          other[1] == whole[3] - whole[2],
                      "%s: %s", item->lesson->name, text);
    }
    free(text);
}

/* Of each fraction of the sentence; what is missing to one whole is seen, too, and where the number
 * of a letter stands the one that is looked for is left to find. */
static void check_seen(const struct item *item, const struct telling *telling)
{
    const struct message *say = &telling->say;
    bool gap = strstr(say->id, "to make a whole") != NULL;

    for (int a = 0; a < say->args && telling->figures && !gap && item->kind != ITEM_PLACE; a++) {
        char braced[MESSAGE_NUMBER_SIZE];
        snprintf(braced, sizeof braced, "{%s}", say->arg[a].name);
        if (say->arg[a].kind != MESSAGE_NOTATION || !strstr(say->id, braced))
            continue;
        struct notation number = notation_of_arg(&say->arg[a]);
        bool shows = number.kind != NOTATION_FRACTION || number.denominator > FIGURE_PARTS ||
                     is_seen(telling, &number);
        if (!shows) {
            char *text = words_of(telling);
            ck_abort_msg("%s, %s: %s", item->lesson->name, item_kind_names[item->kind], text);
        }
    }
}

static void check_named(void *context, const struct response *response, enum misconception belief)
{
    const struct item *item = context;
    struct judgement judgement;
    struct telling telling;

    (void)belief;
    item_judge(item, response, &judgement);
    if (judgement.verdict == VERDICT_RIGHT)
        return;
    item_correct(item, &judgement, false, &telling);
    check_seen(item, &telling);
    check_apart(item, &telling);
    bool is_sentence = telling.say.id && strncmp(telling.say.id, "Not yet", 7) != 0;
    item_discuss(item, &judgement, &telling);
    if (is_sentence)
        check_seen(item, &telling);
    check_apart(item, &telling);
}

static void foresee_named(const struct item *item)
{
    struct item copy = *item;

    item_foresee(item, check_named, &copy);
}

START_TEST(what_a_correction_names_is_what_it_shows)
{
    visit_all(foresee_named);
}
END_TEST

/* ---- Pictures that do not tell ---- */

/* Whether it is right, and in the form asked for. */
static bool is_answer(const struct item *item, const struct notation *number)
{
    if (item->kind == ITEM_WRITE)
        return item->forms >> number->kind & 1 &&
               rational_equal(notation_value(number), notation_value(&item->key));
    for (int i = 0; i < item->options; i++)
        if (item->option[i].right && notation_identical(&item->option[i].figure.number, number))
            return true;
    return false;
}

static void check_pictures(const struct item *item, const struct telling *telling)
{
    for (int i = 0; i < telling->figures; i++) {
        const struct figure *figure = &telling->figure[i];
        ck_assert_msg(figure->blank || figure->shape <= SHAPE_PRINTED ||
                          item->stem.number.kind == NOTATION_FRACTION ||
                          !is_answer(item, &figure->number),
                      "%s, %s: %lld of %lld parts", item->lesson->name, item_kind_names[item->kind],
                      (long long)figure->number.numerator, (long long)figure->number.denominator);
    }
}

static void check_shown(void *context, const struct response *response, enum misconception belief)
{
    const struct item *item = context;
    struct judgement judgement;
    struct telling telling;

    (void)belief;
    item_judge(item, response, &judgement);
    item_correct(item, &judgement, false, &telling);
    check_pictures(item, &telling);
}

static void check_untold(const struct item *item)
{
    struct item copy = *item;
    struct telling telling;

    for (int step = 0; step < HINTS; step++) {
        item_hint(item, step, &telling);
        check_pictures(item, &telling);
    }
    item_foresee(item, check_shown, &copy);
}

START_TEST(no_bar_is_the_fraction_that_is_asked_for)
{
    visit_kind(ITEM_WRITE, check_untold);
    visit_kind(ITEM_FIND, check_untold);
    visit_kind(ITEM_ALL, check_untold);
}
END_TEST

static void check_bars(const struct item *item)
{
    struct telling telling;
    int bars = 0, wanted = 1;

    item_explain(item, &telling);
    for (int i = 0; i < telling.figures; i++)
        bars += telling.figure[i].shape == SHAPE_BAR;
    for (int i = 0; i < item->options; i++)
        wanted += item->option[i].right && item->option[i].figure.number.kind == NOTATION_FRACTION;
    ck_assert_int_ge(bars, item->stem.number.kind == NOTATION_FRACTION ? wanted : 1);
}

START_TEST(each_of_several_right_ones_has_its_bar)
{
    visit_kind(ITEM_ALL, check_bars);
}
END_TEST

/* ---- Numbers that fit the lesson ---- */

static int64_t common_of(const struct notation *number, int count)
{
    int64_t common = 1;

    for (int i = 0; i < count; i++)
        if (number[i].kind == NOTATION_FRACTION)
            common = common /
                     (int64_t)rational_gcd((uint64_t)common, (uint64_t)number[i].denominator) *
                     number[i].denominator;
        else
            return 1;
    return common;
}

static void check_common(const struct item *item)
{
    struct notation number[ITEM_OPTIONS] = {item->stem.number, item->other.number};
    int count = item->kind == ITEM_COMPARE ? 2 : item->options;
    const struct lesson_numbers *numbers = &item->lesson->kind[item->kind].numbers;

    for (int i = 0; item->kind == ITEM_ORDER && i < count; i++)
        number[i] = item->option[i].figure.number;
    ck_assert_msg(numbers->compared != COMPARED_ANY || common_of(number, count) <= numbers->largest,
                  "%s: %lld", item->lesson->name, (long long)common_of(number, count));
    for (int i = 0; i < count && item->lesson->numbers.largest == 100; i++)
        ck_assert_msg(item->kind != ITEM_COMPARE || number[i].fixed_digits <= 2, "%s",
                      item->lesson->name);
}

START_TEST(what_is_compared_can_be_cut_alike_within_the_lessons_numbers)
{
    visit_kind(ITEM_COMPARE, check_common);
    visit_kind(ITEM_ORDER, check_common);
}
END_TEST

static void check_parts(const struct item *item)
{
    bool known = false;

    for (int i = 0; i < item->lesson->numbers.denominators; i++)
        known = known || item->lesson->numbers.denominator[i] == item->key.denominator;
    ck_assert_msg(item->key.kind != NOTATION_FRACTION || known, "%s: in %lld parts",
                  item->lesson->name, (long long)item->key.denominator);
}

START_TEST(an_answer_is_cut_as_the_lesson_cuts)
{
    visit_kind(ITEM_WRITE, check_parts);
}
END_TEST

/* ---- What a question means ---- */

static void check_whole(const struct item *item)
{
    char *question = question_of(item);

    if (item->answers == ANSWER_NUMBER && item->stem.shape != SHAPE_LINE)
        ck_assert_msg((figure_wholes(&item->stem) > 1) == (strstr(question, "one whole") != NULL),
                      "%s: %s", item->lesson->name, question);
    free(question);
}

START_TEST(of_several_bars_one_is_the_whole)
{
    visit_kind(ITEM_READ, check_whole);
}
END_TEST

static int printed, pictured;

static void count_shown(const struct item *item)
{
    if (item->lesson->stage != STAGE_EQUAL || !item->lesson->kind[ITEM_FIND].numbers.pictures)
        return;
    printed += item->stem.shape == SHAPE_PRINTED;
    pictured += item->stem.shape != SHAPE_PRINTED;
}

START_TEST(equal_numbers_are_found_for_digits_and_for_pictures)
{
    printed = pictured = 0;
    visit_kind(ITEM_FIND, count_shown);
    ck_assert_int_gt(printed, pictured / 2);
    ck_assert_int_gt(pictured, printed / 2);
}
END_TEST

/* ---- What is typed ---- */

static void check_typed_none(const struct item *item)
{
    struct response response;
    struct message why;

    ck_assert(item_read(item, "none", &response, &why));
    ck_assert(item->option[__builtin_ctz(response.chosen)].figure.shape == SHAPE_NONE);
}

static void check_typed_share(const struct item *item)
{
    struct response response;
    struct message why = {0};

    if (item->forms != 1u << NOTATION_PERCENT)
        return;
    ck_assert(!item_read(item, "80", &response, &why));
    ck_assert(strstr(why.id, "has no sign") != NULL);
    ck_assert(item_read(item, "80%", &response, &why));
    ck_assert(item_read(item, "0.8", &response, &why));
}

static void check_typed_order(const struct item *item)
{
    struct response response;
    struct message why;

    if (item->options == 3)
        ck_assert(item_read(item, item->lettered ? "b < a < c" : "2<1<3", &response, &why));
}

START_TEST(what_a_child_would_type_is_read)
{
    visit_kind(ITEM_FIND, check_typed_none);
    visit_kind(ITEM_WRITE, check_typed_share);
    visit_kind(ITEM_ORDER, check_typed_order);
}
END_TEST

void add_sentence_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "sentences");

    tcase_add_unchecked_fixture(tests, open_course, release_course);
    tcase_add_test(tests, one_of_a_thing_is_not_several);
    tcase_add_test(tests, who_says_none_hears_of_factors_only_where_there_is_none);
    tcase_add_test(tests, each_hint_says_something_new);
    tcase_add_test(tests, no_whole_is_cut_in_more_parts_than_a_child_can_follow);
    tcase_add_test(tests, no_hint_looks_for_a_factor_that_is_not_there);
    tcase_add_test(tests, the_first_hint_says_what_the_mark_of_a_recurring_digit_means);
    tcase_add_test(tests, a_claim_is_not_proved_by_its_last_hint);
    tcase_add_test(tests, two_numbers_are_two_bars_also_where_they_look_alike);
    tcase_add_test(tests, whoever_compares_wrongly_hears_what_the_lesson_looks_at);
    tcase_add_test(tests, what_a_correction_names_is_what_it_shows);
    tcase_add_test(tests, no_bar_is_the_fraction_that_is_asked_for);
    tcase_add_test(tests, each_of_several_right_ones_has_its_bar);
    tcase_add_test(tests, what_is_compared_can_be_cut_alike_within_the_lessons_numbers);
    tcase_add_test(tests, an_answer_is_cut_as_the_lesson_cuts);
    tcase_add_test(tests, of_several_bars_one_is_the_whole);
    tcase_add_test(tests, equal_numbers_are_found_for_digits_and_for_pictures);
    tcase_add_test(tests, what_a_child_would_type_is_read);
}
