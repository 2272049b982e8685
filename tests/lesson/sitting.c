/* A whole sitting: which questions come, in which order, and what counts as passed. */
#include "lesson/sitting.h"

#include "cases.h"
#include "lesson/course.h"
#include "lesson/next/plan.h"
#include "text/text.h"

#include <string.h>

enum { SEEDS = 12, SHOWN_MOST = 64, ASKED_MOST = SITTING_PUPILS * SITTING_ITEMS };

static struct course course;

static void open_course(void)
{
    course_open(&course);
}

static void release_course(void)
{
    course_release(&course);
}

/* ---- a pupil who answers by a list: a letter for each question ---- */

enum {
    RIGHT = 'r',
    WRONG_THEN_RIGHT = 'w',
    HINT_THEN_RIGHT = 'h',
    SKIPPED = 's',
    WRONG_WHY_RIGHT = 'y',
    FIRST_LINES = 2,
    OTHERWISE_THEN_RIGHT = 'o' /* first the right value as nobody asks for it: 0 11/3 */
};

struct desk {
    const char *answers; /* one for each question; at its end the last one again */
    struct item shown[SHOWN_MOST];
    int shown_count, examples, stuck; /* stuck: examples for somebody who is */
    bool is_example;
    struct item asked[ASKED_MOST];
    int pupil[ASKED_MOST], number[ASKED_MOST], all[ASKED_MOST], asked_count;
    int lines;                     /* typed below the question that is open */
    const char *told[FIRST_LINES]; /* to each line below the first question, an id */
};

static void say(void *context, struct message message)
{
    (void)context;
    (void)message;
}

static void turn(void *context, int pupil, int number, int all)
{
    struct desk *desk = context;

    ck_assert_int_lt(desk->asked_count, ASKED_MOST);
    desk->pupil[desk->asked_count] = pupil;
    desk->number[desk->asked_count] = number;
    desk->all[desk->asked_count] = all;
    desk->is_example = false;
    desk->lines = 0;
}

static void example(void *context, int number)
{
    struct desk *desk = context;

    desk->is_example = true;
    desk->stuck += number == 0;
    if (number > 0)
        ck_assert_int_eq(number, ++desk->examples);
}

static void tell(void *context, const struct telling *telling)
{
    struct desk *desk = context;

    if (desk->asked_count == 1 && desk->lines > 0 && desk->lines <= FIRST_LINES)
        desk->told[desk->lines - 1] = telling->say.id;
}

static void show(void *context, const struct item *item)
{
    struct desk *desk = context;

    ck_assert_int_lt(desk->shown_count, SHOWN_MOST);
    desk->shown[desk->shown_count++] = *item;
    if (!desk->is_example)
        desk->asked[desk->asked_count++] = *item;
}

/* Something that can be read, and is not right. */
static void add_wrong(const struct item *item, struct strbuf *line)
{
    struct response right;
    char label[LABEL_SIZE];

    item_solve(item, &right);
    switch (item->answers) {
    case ANSWER_NUMBER:
        strbuf_add(line, "1000");
        break;
    case ANSWER_SIGN:
        strbuf_add(line, right.sign == 0 ? "<" : "=");
        break;
    case ANSWER_YES_NO:
        strbuf_add(line, right.yes ? "no" : "yes");
        break;
    case ANSWER_ORDER:
        for (int i = item->options - 1; i >= 0; i--) {
            item_label(item, right.order[i], label);
            strbuf_addf(line, "%s ", label);
        }
        break;
    case ANSWER_CHOICE:
    case ANSWER_CHOICES:
        for (int i = 0; i < item->options && line->length == 0; i++) {
            item_label(item, i, label);
            if (!item->option[i].right)
                strbuf_add(line, label);
        }
        break;
    }
}

static void add_otherwise(const struct item *item, struct strbuf *line)
{
    struct rational value = notation_value(&item->key);

    strbuf_addf(line, "0 %d/%d", (int)value.numerator, (int)value.denominator);
}

static enum front_answer ask(void *context, int pupil, struct strbuf *line)
{
    struct desk *desk = context;
    const struct item *item = &desk->asked[desk->asked_count - 1];
    size_t last = strlen(desk->answers) - 1, at = (size_t)desk->asked_count - 1;
    char way = desk->answers[at < last ? at : last];
    bool first = desk->lines++ == 0;

    ck_assert_int_eq(pupil, desk->pupil[desk->asked_count - 1]);
    if (way == SKIPPED)
        strbuf_add(line, "skip");
    else if (way == HINT_THEN_RIGHT && first)
        strbuf_add(line, "hint");
    else if ((way == WRONG_THEN_RIGHT || way == WRONG_WHY_RIGHT) && first)
        add_wrong(item, line);
    else if (way == WRONG_WHY_RIGHT && desk->lines == 2)
        strbuf_add(line, "why");
    else if (way == OTHERWISE_THEN_RIGHT && first && item->answers == ANSWER_NUMBER)
        add_otherwise(item, line);
    else
        item_add_answer(item, line);
    return FRONT_LINE;
}

static struct sitting_result sit(struct desk *desk, const char *name, uint64_t seed, int pupils,
                                 const char *answers)
{
    const struct lesson_front front = {.context = desk,
                                       .say = say,
                                       .turn = turn,
                                       .example = example,
                                       .tell = tell,
                                       .show = show,
                                       .ask = ask};
    const struct lesson *lesson = course_find(&course, name), *before[COURSE_BEFORE];
    struct sitting_result results[SITTING_PUPILS];

    *desk = (struct desk){.answers = answers};
    struct sitting_setup setup = {.lesson = lesson,
                                  .before = before,
                                  .befores = course_before(&course, lesson, before),
                                  .seed = seed,
                                  .pupils = pupils,
                                  .front = &front};
    ck_assert_int_eq(sitting_run(&setup, results), SITTING_DONE);
    return results[0];
}

/* ---- which questions, in which order ---- */

static void check_questions(const struct desk *desk, const struct lesson *lesson)
{
    int fresh = 0, run = 0;
    bool mixed = lesson->stage > STAGE_SIZE || strcmp(lesson->name, "half-names") == 0;

    for (int i = 0; i < desk->asked_count; i++) {
        fresh += desk->asked[i].lesson == lesson;
        run = i > 0 && desk->asked[i].kind == desk->asked[i - 1].kind ? run + 1 : 1;
        ck_assert_msg(!mixed || run < 3, "%s: %d of one kind", lesson->name, run);
        ck_assert_int_eq(desk->number[i], i + 1);
        ck_assert_int_eq(desk->all[i], desk->asked_count);
    }
    ck_assert_int_eq(fresh, SITTING_NEW);
    ck_assert_int_eq(desk->asked_count, SITTING_NEW + (lesson->needs ? SITTING_OLD : 0));
    ck_assert(desk->asked[0].lesson == lesson);
    ck_assert_int_eq(desk->examples, SITTING_EXAMPLES);
    for (int i = 0; i < desk->shown_count; i++)
        for (int j = 0; j < i; j++)
            ck_assert_msg(!item_same(&desk->shown[i], &desk->shown[j]),
                          "%s: the same question twice", lesson->name);
}

START_TEST(ten_new_questions_and_four_old_ones_come_mixed_and_whoever_knows_all_passes)
{
    const struct lesson *lesson = course.lesson[_i];
    const uint64_t seeds = in_full() ? SEEDS : SEEDS / 3;

    for (uint64_t seed = 1; seed <= seeds; seed++) {
        struct desk desk;
        struct sitting_result result = sit(&desk, lesson->name, seed, 1, "r");
        check_questions(&desk, lesson);
        ck_assert_int_eq(desk.stuck, 0);
        ck_assert_int_eq(result.right, result.first_tries);
        ck_assert_int_eq(result.first_tries, sitting_counted(lesson));
        ck_assert_msg(result.passed, "%s, seed %d: all is right, and not passed", lesson->name,
                      (int)seed);
    }
}
END_TEST

START_TEST(no_kind_of_which_half_was_wrong_went_well)
{
    int worst = 0;

    for (uint64_t seed = 1; seed <= SEEDS / 3; seed++) {
        struct desk desk;
        struct sitting_result result = sit(&desk, "factor", seed, 1, "wrw");
        ck_assert_int_eq(result.best, ITEM_KINDS);
        worst += result.worst != ITEM_KINDS;
        result = sit(&desk, "factor", seed, 1, "rrrrrrrrrrw");
        ck_assert_int_eq(result.best == ITEM_KINDS, result.worst == ITEM_KINDS);
    }
    ck_assert_int_gt(worst, 0);
}
END_TEST

/* Of “half”, and of “half-names”, between whose questions old ones come, which are not new. */
static const struct {
    const char *lesson, *answers;
    int answered, at_once, helped;
} counted[] = {
    {"half", "rrrrrrrrrr", 10, 10, 0}, {"half", "hrrrrrrrrr", 10, 9, 1},
    {"half", "wwwwwwwwww", 13, 0, 0}, /* with three of a probe */
    {"half", "ssrrrrrrrr", 10, 8, 2},  {"half", "ss", 0, 0, 0},
    {"half-names", "r", 10, 10, 0},
};

START_TEST(what_is_answered_of_the_lesson_counts_once_and_what_a_hint_gave_is_told_apart)
{
    struct desk desk;
    struct sitting_result result = sit(&desk, counted[_i].lesson, 3, 1, counted[_i].answers);

    ck_assert_int_eq(result.answered, counted[_i].answered);
    ck_assert_int_eq(result.at_once, counted[_i].at_once);
    ck_assert_int_eq(result.helped, counted[_i].helped);
}
END_TEST

START_TEST(why_tells_of_the_answer_that_was_wrong_while_the_right_one_is_to_be_found)
{
    struct desk desk;

    sit(&desk, course.lesson[_i]->name, 3, 1, "yr");
    /* Where 1000 is read as an answer. */
    ck_assert_ptr_eq(desk.told[1], desk.told[0]);
}
END_TEST

/* A journal gives the same lines again. Other lines may lead elsewhere: who is right gets other
 * questions than who is not. */
START_TEST(the_same_seed_and_answers_ask_the_same_and_another_seed_something_else)
{
    struct desk one, same, other, missing;
    int differ = 0, missed = 0;

    sit(&one, "factor", 5, 1, "rwrsrrhr");
    sit(&same, "factor", 5, 1, "rwrsrrhr");
    sit(&other, "factor", 6, 1, "rwrsrrhr");
    sit(&missing, "factor", 5, 1, "s");
    for (int i = 0; i < one.asked_count; i++) {
        ck_assert(item_same(&one.asked[i], &same.asked[i]));
        differ += !item_same(&one.asked[i], &other.asked[i]);
        missed += !item_same(&one.asked[i], &missing.asked[i]);
    }
    ck_assert(item_same(&one.asked[0], &missing.asked[0]));
    ck_assert_int_gt(differ, SITTING_NEW / 2);
    ck_assert_int_gt(missed, 0);
}
END_TEST

/* ---- passed ---- */

static const struct {
    const char *answers; /* of “half”, which has no old questions */
    int right;
    bool passed;
} sittings[] = {
    {"rrrrrrrrrr", 10, true}, {"ssrrrrrrrr", 8, true},  {"rrrrrrrrss", 8, true},
    {"rrrrrrrsss", 7, false}, {"wwrrrrrrrr", 8, true},  {"wwwrrrrrrr", 7, false},
    {"hhrrrrrrrr", 8, true},  {"rrrhhhrrrr", 7, false}, {"whsrrrrrrr", 7, false},
    {"hhhhhhhhhh", 0, false}, {"wwwwwwwwww", 0, false}, {"rsrsrsrsrs", 5, false},
};

START_TEST(eight_of_ten_first_tries_without_a_hint_pass)
{
    struct desk desk;
    struct sitting_result result = sit(&desk, "half", 3, 1, sittings[_i].answers);

    ck_assert_int_eq(result.first_tries, SITTING_NEW);
    ck_assert_int_eq(result.right, sittings[_i].right);
    ck_assert(result.passed == sittings[_i].passed);
}
END_TEST

START_TEST(a_right_value_in_another_form_costs_nothing)
{
    static const char *const names[] = {"mixed", "wholes", "left", "decimals", "past-one"};

    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        struct desk desk;
        struct sitting_result result = sit(&desk, names[i], 3, 1, "o");
        ck_assert_int_gt(result.first_tries, 0);
        ck_assert_msg(result.right == result.first_tries && result.passed, "%s: %d of %d", names[i],
                      result.right, result.first_tries);
    }
}
END_TEST

START_TEST(each_skill_of_a_lesson_must_be_shown_twice)
{
    static const char *const name = "left"; /* K1 and K7 */
    const struct lesson *lesson = course_find(&course, name);
    struct desk desk;
    char answers[SITTING_ITEMS + 1] = "";
    int of_whole = 0;

    sit(&desk, name, 2, 1, "r");
    for (int i = 0; i < desk.asked_count; i++) {
        bool whole = desk.asked[i].lesson == lesson && desk.asked[i].skills >> SKILL_WHOLE & 1;
        of_whole += whole;
        answers[i] = whole && of_whole > 1 ? SKIPPED : RIGHT;
    }
    ck_assert_int_gt(of_whole, 2);
    struct sitting_result result = sit(&desk, name, 2, 1, answers);
    ck_assert_int_eq(result.right, SITTING_NEW - of_whole + 1);
    ck_assert(!result.passed);
}
END_TEST

/* ---- stuck; in turn ---- */

START_TEST(who_misses_three_in_a_row_sees_one_more_example)
{
    struct desk desk;

    sit(&desk, "half", 3, 1, "ssrssrssrr");
    ck_assert_int_eq(desk.stuck, 0);
    sit(&desk, "half", 3, 1, "sssrrrrrrr");
    ck_assert_int_eq(desk.stuck, 1);
    sit(&desk, "half", 3, 1, "ssssssrrrr");
    ck_assert_int_eq(desk.stuck, 2);
}
END_TEST

/* ---- what is skipped is no miss ---- */

static void hear_why(void *context, struct message message)
{
    (void)context;
    ck_assert_msg(!strstr(message.id, "missed"), "after what was skipped: %s", message.id);
}

START_TEST(of_what_is_skipped_nobody_says_that_it_was_missed)
{
    const struct lesson *before[COURSE_BEFORE];
    struct sitting_result result;
    struct desk desk = {.answers = "ssrssrssrssrssrssrssr"};
    const struct lesson_front front = {.context = &desk,
                                       .say = say,
                                       .turn = turn,
                                       .why = hear_why,
                                       .example = example,
                                       .tell = tell,
                                       .show = show,
                                       .ask = ask};
    struct sitting_setup setup = {.lesson = course.lesson[_i],
                                  .before = before,
                                  .befores = course_before(&course, course.lesson[_i], before),
                                  .seed = 2,
                                  .pupils = 1,
                                  .front = &front};

    ck_assert_int_eq(sitting_run(&setup, &result), SITTING_DONE);
}
END_TEST

/* What is given stands where it was planned: a question of a probe, and one that comes back. */
START_TEST(no_given_question_is_brought_forward)
{
    const struct lesson *lesson = course_find(&course, "shaded");
    struct item given = {.kind = ITEM_READ, .lesson = lesson};
    struct planned plan[] = {
        {.lesson = lesson, .kind = ITEM_FIND, .own = -1},
        {.lesson = lesson, .own = -1, .given = &given, .of_probe = true},
        {.lesson = lesson, .kind = ITEM_READ, .own = -1, .given = &given, .again = true},
        {.lesson = lesson, .kind = ITEM_READ, .own = -1},
    };

    plan_bring_forward(plan, 4, 0, &given);
    ck_assert(plan[0].kind == ITEM_READ && !plan[0].given);
    ck_assert(plan[1].of_probe && plan[2].again && plan[3].kind == ITEM_FIND);
}
END_TEST

START_TEST(pupils_take_turns_each_with_questions_of_their_own)
{
    struct desk desk;
    int differ = 0;

    sit(&desk, "cut", 3, 3, "r");
    ck_assert_int_eq(desk.asked_count, 3 * SITTING_ITEMS);
    for (int i = 0; i < desk.asked_count; i++) {
        ck_assert_int_eq(desk.pupil[i], i % 3);
        ck_assert_int_eq(desk.number[i], i / 3 + 1);
        differ += i % 3 && !item_same(&desk.asked[i], &desk.asked[i - 1]);
    }
    ck_assert_int_gt(differ, SITTING_ITEMS);
}
END_TEST

/* ---- short ---- */

static struct sitting_result sit_short(struct desk *desk, struct sitting_setup *setup,
                                       const char *answers)
{
    const struct lesson_front front = {.context = desk,
                                       .say = say,
                                       .turn = turn,
                                       .example = example,
                                       .tell = tell,
                                       .show = show,
                                       .ask = ask};
    struct sitting_result result;

    *desk = (struct desk){.answers = answers};
    setup->pupils = 1;
    setup->front = &front;
    ck_assert_int_eq(sitting_run(setup, &result), SITTING_DONE);
    return result;
}

static bool has_denominator(const struct item *item, int64_t parts)
{
    bool has = item->stem.number.denominator == parts || item->other.number.denominator == parts;

    for (int i = 0; i < item->options; i++)
        has = has || (item->option[i].right && item->option[i].figure.number.denominator == parts);
    return has;
}

START_TEST(a_short_sitting_asks_so_many_of_its_lesson_and_passes_nobody)
{
    const struct lesson *lesson = course_find(&course, "factor");

    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        struct sitting_setup setup = {.lesson = lesson, .seed = seed, .questions = 4};
        struct desk desk;
        struct sitting_result result = sit_short(&desk, &setup, "r");
        ck_assert_int_eq(desk.asked_count, 4);
        ck_assert_int_eq(desk.examples, 0);
        ck_assert_int_eq(desk.all[0], 4);
        ck_assert_int_eq(result.right, 4);
        ck_assert(!result.passed);
        for (int i = 0; i < desk.asked_count; i++)
            ck_assert(desk.asked[i].lesson == lesson);
    }
}
END_TEST

START_TEST(its_questions_are_about_the_parts_that_are_wished_for)
{
    int wished = 0, unwished = 0;

    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        struct sitting_setup setup = {.lesson = course_find(&course, "factor"),
                                      .seed = seed,
                                      .questions = 4,
                                      .parts = 2,
                                      .part = {3, 9}};
        struct desk desk;
        sit_short(&desk, &setup, "r");
        for (int i = 0; i < 4; i++)
            wished += has_denominator(&desk.asked[i], 3) || has_denominator(&desk.asked[i], 9);
        for (int i = 0; i < 4; i++)
            for (int j = 0; j < i; j++)
                ck_assert_msg(!rational_equal(notation_value(&desk.asked[i].stem.number),
                                              notation_value(&desk.asked[j].stem.number)),
                              "one question gives another's answer away");
        setup.parts = 0;
        sit_short(&desk, &setup, "r");
        for (int i = 0; i < 4; i++)
            unwished += has_denominator(&desk.asked[i], 3) || has_denominator(&desk.asked[i], 9);
    }
    ck_assert_int_ge(wished, 4 * SEEDS * 5 / 8);
    ck_assert_int_gt(wished, unwished);
}
END_TEST

START_TEST(questions_that_are_given_come_first)
{
    const struct lesson *lesson = course_find(&course, "factor"),
                        *other = course_find(&course, "simplify");
    struct chance chance;
    struct item given[3];

    chance_init(&chance, 1, CHANCE_TEST, 0);
    for (int i = 0; i < 3; i++)
        ck_assert(item_make(&given[i], i < 2 ? lesson : other, i < 2 ? ITEM_FIND : ITEM_SIMPLIFY,
                            &chance));
    struct sitting_setup setup = {
        .lesson = lesson, .seed = 4, .questions = 4, .givens = 3, .given = given};
    struct desk desk;
    sit_short(&desk, &setup, "r");
    ck_assert_int_eq(desk.asked_count, 4);
    for (int i = 0; i < 3; i++)
        ck_assert(item_same(&desk.asked[i], &given[i]));
    ck_assert(desk.asked[3].lesson == lesson && !item_same(&desk.asked[3], &given[0]));
}
END_TEST

static const struct {
    const char *line;
    bool understood, yes;
} replies[] = {{"yes", true, true},    {" Yes. ", true, true}, {"y", true, true},
               {"no", true, false},    {"N", true, false},     {"", false, false},
               {"draw", false, false}, {"7", false, false}};

START_TEST(yes_is_told_from_no_and_from_what_is_neither)
{
    bool yes = false;

    ck_assert(sitting_yes_or_no(replies[_i].line, &yes) == replies[_i].understood);
    ck_assert(yes == replies[_i].yes);
}
END_TEST

static const struct {
    const char *line;
    bool may;
} typed[] = {{"un demi", true},   {"Demi", true},
             {"anderhalf", true}, {"5", true},
             {"b", true},         {"cab", true},
             {"1 and 4", true},   {"b) ", true},
             {"Bea", true},       {"1 + 1/2, 3/2", true},
             {"larger", true},    {"Yes!", true},
             {"hint", true},      {"None", true},
             {"yes: in", true},   {"demi, b", true},
             {"Bo", false},       {"ja", false},
             {"hi ed", false},    {"un pupil-1", false},
             {"and", false},      {"", false},
             {"3/4 Bo", false},   {"Bo says 3/4", false},
             {"a or Bo", false},  {"nobody", false}};

START_TEST(what_may_be_an_answer_is_told_from_what_is_none_to_any_question)
{
    ck_assert_msg(sitting_may_take(typed[_i].line) == typed[_i].may, "%s", typed[_i].line);
}
END_TEST

void add_sitting_tests(Suite *suite)
{
    enum {
        LESSONS = 27,
        ROWS = sizeof sittings / sizeof *sittings,
        REPLIES = sizeof replies / sizeof *replies,
        TYPED = sizeof typed / sizeof *typed
    };
    TCase *tests = add_case(suite, "sitting");

    tcase_add_loop_test(tests, what_may_be_an_answer_is_told_from_what_is_none_to_any_question, 0,
                        TYPED);
    tcase_add_unchecked_fixture(tests, open_course, release_course);
    add_sample(tests, ten_new_questions_and_four_old_ones_come_mixed_and_whoever_knows_all_passes,
               LESSONS);
    tcase_add_test(tests, the_same_seed_and_answers_ask_the_same_and_another_seed_something_else);
    tcase_add_loop_test(tests, eight_of_ten_first_tries_without_a_hint_pass, 0, ROWS);
    tcase_add_test(tests, no_kind_of_which_half_was_wrong_went_well);
    add_sample(tests, why_tells_of_the_answer_that_was_wrong_while_the_right_one_is_to_be_found,
               LESSONS);
    tcase_add_loop_test(
        tests, what_is_answered_of_the_lesson_counts_once_and_what_a_hint_gave_is_told_apart, 0,
        (int)(sizeof counted / sizeof *counted));
    tcase_add_test(tests, a_right_value_in_another_form_costs_nothing);
    tcase_add_test(tests, each_skill_of_a_lesson_must_be_shown_twice);
    tcase_add_test(tests, who_misses_three_in_a_row_sees_one_more_example);
    add_sample(tests, of_what_is_skipped_nobody_says_that_it_was_missed, LESSONS);
    tcase_add_test(tests, no_given_question_is_brought_forward);
    tcase_add_test(tests, pupils_take_turns_each_with_questions_of_their_own);
    tcase_add_test(tests, a_short_sitting_asks_so_many_of_its_lesson_and_passes_nobody);
    tcase_add_test(tests, its_questions_are_about_the_parts_that_are_wished_for);
    tcase_add_test(tests, questions_that_are_given_come_first);
    tcase_add_loop_test(tests, yes_is_told_from_no_and_from_what_is_neither, 0, REPLIES);
}
