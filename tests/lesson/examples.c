/* The example of each row of the course: its right answer is right, and each wrong one comes from
 * the belief that the row names. The question is one that the lesson makes. */
#include "cases.h"
#include "lesson/course.h"
#include "lesson/item.h"

#include <stdio.h>
#include <string.h>

/* SIZE: what is said compares the answer with the number asked about. */
#define SIZE "SIZE"

static const struct example {
    const char *lesson;
    enum item_kind kind;
    const char *stem, *other; /* of a missing number: "?/20" */
    const char *right;
    struct wrong {
        const char *answer, *belief;
    } wrong[2];
} examples[] = {
    {"parts", ITEM_READ, "1/4", "", "1/4", {{"1/3", "M7"}, {"3/4", "M6"}}},
    {"shaded", ITEM_READ, "3/8", "", "3/8", {{"3/5", "M7"}, {"5/8", "M6"}}},
    {"dots", ITEM_READ, "2/8", "", "2/8", {{"2/6", "M7"}, {"2", "M38"}}},
    {"dots", ITEM_READ, "2/8", "", "1/4", {{"2/6", "M7"}, {"2", "M38"}}},
    {"left", ITEM_LEFT, "3/8", "", "5/8", {{"3/8", "M6"}, {"5", "M38"}}},
    {"line", ITEM_READ, "3/4", "", "3/4", {{"3/5", "M31"}, {"3", "M38"}}},
    {"same-below", ITEM_COMPARE, "3/8", "5/8", "<", {{">", "M33"}, {"=", "M3"}}},
    {"same-above", ITEM_COMPARE, "3/4", "3/8", ">", {{"<", "M34"}, {"=", "M2"}}},
    {"cut", ITEM_FILL, "3/5", "?/10", "6", {{"8", "M1"}, {"3", "M2"}}},
    {"fill-top", ITEM_FILL, "3/4", "?/20", "15", {{"19", "M1"}, {"3", "M2"}}},
    {"fill-below", ITEM_FILL, "2/7", "6/?", "21", {{"11", "M1"}, {"7", "M3"}}},
    {"simplify", ITEM_SIMPLIFY, "15/20", "", "3/4", {{"10/15", "M1"}, {"3/20", "M3"}}},
    {"near-half", ITEM_COMPARE, "4/9", "1/2", "<", {{"=", "HALF"}, {">", "HALF"}}},
    {"near-one", ITEM_COMPARE, "3/4", "5/6", "<", {{"=", "GAP"}, {">", "GAP"}}},
    {"common", ITEM_FILL, "3/4", "?/12", "9", {{"11", "M1"}, {"3", "M2"}}},
    {"common", ITEM_FILL, "5/6", "?/12", "10", {{"11", "M1"}, {"5", "M2"}}},
    {"wholes", ITEM_FILL, "3", "?/4", "12", {{"4", SIZE}, {"3", SIZE}}},
    {"past-one", ITEM_READ, "5/4", "", "5/4", {{"5/8", "M37"}, {"5", "M38"}}},
    {"mixed", ITEM_WRITE, "2 1/3", "", "7/3", {{"3/3", SIZE}, {"2/3", SIZE}}},
    {"write-tenths", ITEM_WRITE, "7/100", "", "0.07", {{"0.7", SIZE}, {"7.100", SIZE}}},
    {"write-tenths", ITEM_COMPARE, "0.6", "0.45", ">", {{"<", "M22"}}},
    {"decimals", ITEM_WRITE, "1/4", "", "0.25", {{"0.4", SIZE}, {"1.4", SIZE}}},
    {"write-percent", ITEM_WRITE, "1/5", "", "20%", {{"5%", SIZE}, {"15%", SIZE}}},
    /* what is typed is what one option shows */
    {"half-names", ITEM_FIND, "1/2", "", "3/6", {{"2/3", "HALF"}, {"1/4", "M2"}}},
    {"factor", ITEM_FIND, "2/5", "", "6/15", {{"5/8", "M1"}, {"4/15", "M4"}}},
    {"find-no-factor", ITEM_FIND, "6/9", "", "4/6", {{"9/12", "M1"}, {"none", "N1"}}},
    {"same-point", ITEM_PLACE, "3/4", "6/8", "6/8", {{"7/8", "M1"}, {"3/8", "M32"}}},
    {"prove", ITEM_PROVE, "4/6", "6/8", "no: in ", {{"yes: 2", "M1"}, {"no: no", "N1"}}},
    {"three-forms", ITEM_FIND, "0.4", "", "2/5", {{"1/4", SIZE}, {"4%", SIZE}}},
    {"half", ITEM_READ, "1/2", "", "1/2", {{"1/2 unequal", "M30"}, {"1/3", "M7"}}},
};
enum { EXAMPLES = sizeof examples / sizeof *examples };

enum { TRIES = 60000 };

/* What an option shows, as the table has it. */
static void show(const struct option *option, char text[static NOTATION_TEXT_SIZE])
{
    if (option->figure.shape == SHAPE_NONE) {
        /* The numbers of a reason follow its first words. */
        snprintf(text, NOTATION_TEXT_SIZE, "%.7s", option->words.id);
        if (strncmp(option->words.id, "none", 4) == 0)
            strcpy(text, "none");
        if (strncmp(option->words.id, "yes: {above}", 12) == 0)
            snprintf(text, NOTATION_TEXT_SIZE, "yes: %d", (int)option->words.arg[0].count);
        if (strncmp(option->words.id, "no: no", 6) == 0)
            strcpy(text, "no: no");
        return;
    }
    notation_canonical(&option->figure.number, text);
    if (option->figure.unequal)
        strcat(text, " unequal");
}

static bool is_asked(const struct item *item, const struct example *example)
{
    char stem[NOTATION_TEXT_SIZE], other[NOTATION_TEXT_SIZE];

    notation_canonical(&item->stem.number, stem);
    notation_canonical(&item->other.number, other);
    if (item->hole == HOLE_OTHER_TOP)
        snprintf(other, sizeof other, "?/%d", (int)item->other.number.denominator);
    if (item->hole == HOLE_OTHER_BELOW)
        snprintf(other, sizeof other, "%d/?", (int)item->other.number.numerator);
    if (item->hole == HOLE_STEM_TOP || item->hole == HOLE_STEM_BELOW ||
        item->other.shape == SHAPE_PIE)
        return false;
    if (example->kind != ITEM_PLACE && item->stem.shape == SHAPE_LINE &&
        strcmp(example->lesson, "line") != 0)
        return false;
    return strcmp(stem, example->stem) == 0 &&
           (example->other[0] == '\0' || strcmp(other, example->other) == 0);
}

static bool is_choice(const struct item *item)
{
    return item->answers == ANSWER_CHOICE;
}

/* The response to what the table has; false: no option shows it, or two do, as far as the table
 * tells. */
static bool respond(const struct item *item, const char *answer, struct response *response)
{
    struct message why;

    if (!is_choice(item)) {
        /* 7.100 might be thousands, and is asked about again: it is judged all the same. */
        bool read = item_read(item, answer, response, &why) ||
                    notation_parse_canonical(&response->number, answer, &why) == STATUS_OK;
        ck_assert_msg(read, "%s", answer);
        return true;
    }
    *response = (struct response){.kind = item->answers};
    for (int i = 0; i < item->options; i++) {
        char text[NOTATION_TEXT_SIZE];
        show(&item->option[i], text);
        if (strcmp(text, answer) == 0)
            response->chosen |= 1u << i;
    }
    return __builtin_popcount(response->chosen) == 1;
}

static bool speaks_of_size(const struct item *item, const struct judgement *judgement)
{
    struct telling telling;

    item_correct(item, judgement, false, &telling);
    return strstr(telling.say.id, "{stem} is") != NULL;
}

static bool is_belief(const struct item *item, const struct judgement *judgement,
                      const char *belief)
{
    const char *name = misconception_name(judgement->belief);

    if (strcmp(belief, SIZE) == 0)
        return speaks_of_size(item, judgement);
    return name && strcmp(name, belief) == 0;
}

/* Bits: 1 the right answer was met, 2 and 4 the wrong ones. */
static unsigned meet(const struct item *item, const struct example *example)
{
    struct response response;
    struct judgement judgement;
    unsigned met = 0;

    if (respond(item, example->right, &response)) {
        item_judge(item, &response, &judgement);
        ck_assert_msg(judgement.verdict == VERDICT_RIGHT, "%s: %s is not right", example->lesson,
                      example->right);
        met |= 1;
    }
    for (int w = 0; w < 2 && example->wrong[w].answer; w++) {
        if (!respond(item, example->wrong[w].answer, &response))
            continue;
        item_judge(item, &response, &judgement);
        if (strcmp(example->wrong[w].answer, "none") == 0 && judgement.verdict == VERDICT_RIGHT)
            continue; /* here none is equal */
        ck_assert_msg(judgement.verdict == VERDICT_NOT_YET, "%s: %s is taken", example->lesson,
                      example->wrong[w].answer);
        ck_assert_msg(is_belief(item, &judgement, example->wrong[w].belief),
                      "%s: %s gives %s, not %s", example->lesson, example->wrong[w].answer,
                      judgement.belief ? misconception_name(judgement.belief) : "none",
                      example->wrong[w].belief);
        met |= 2u << w;
    }
    return met;
}

START_TEST(the_example_of_each_lesson_is_asked_and_its_mistakes_are_known)
{
    const struct example *example = &examples[_i];
    unsigned wanted = example->wrong[1].answer ? 7 : 3, met = 0;
    struct course course;
    struct chance chance;
    bool asked = false;

    course_open(&course);
    const struct lesson *lesson = course_find(&course, example->lesson);
    ck_assert_msg(lesson != NULL, "%s", example->lesson);
    chance_init(&chance, 3, CHANCE_TEST, 0);
    for (int i = 0; i < TRIES && met != wanted; i++) {
        struct item item;
        ck_assert(item_make(&item, lesson, example->kind, &chance));
        if (!is_asked(&item, example))
            continue;
        asked = true;
        met |= meet(&item, example);
    }
    ck_assert_msg(asked, "%s never asks of %s", example->lesson, example->stem);
    ck_assert_msg(met == wanted, "%s: of %s, only %x is met", example->lesson, example->stem, met);
    course_release(&course);
}
END_TEST

START_TEST(each_lesson_has_an_example)
{
    struct course course;

    course_open(&course);
    for (int l = 0; l < course.count; l++) {
        bool found = false;
        for (int e = 0; e < EXAMPLES; e++)
            found = found || strcmp(examples[e].lesson, course.lesson[l]->name) == 0;
        ck_assert_msg(found, "%s", course.lesson[l]->name);
    }
    course_release(&course);
}
END_TEST

void add_example_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "examples");

    tcase_add_loop_test(tests, the_example_of_each_lesson_is_asked_and_its_mistakes_are_known, 0,
                        EXAMPLES);
    tcase_add_test(tests, each_lesson_has_an_example);
}
