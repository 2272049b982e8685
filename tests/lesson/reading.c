/* What is typed under a question, and which options it means. */
#include "cases.h"
#include "lesson/item.h"
#include "lesson/sitting.h"
#include "text/text.h"

#include <string.h>

static struct item several(const char *const *numbers)
{
    struct item item = {.answers = ANSWER_CHOICES};

    for (; numbers[item.options]; item.options++) {
        struct figure *figure = &item.option[item.options].figure;
        figure->shape = SHAPE_PRINTED;
        ck_assert_int_eq(notation_parse_canonical(&figure->number, numbers[item.options], NULL),
                         STATUS_OK);
    }
    return item;
}

static const char *const mixed[] = {"1 1/2", "3/2", "2 1/2", "0.5", NULL};

static const struct {
    const char *typed;
    unsigned chosen; /* 0: none of them is meant */
} lines[] = {
    {"1", 1},
    {"14", 9},
    {"1,4", 9},
    {"1 and 4", 9},
    {"15", 0},
    {"1 2", 3},
    {"1, 2; 4", 11},
    {"1 + 1/2", 1},
    {"1+½", 1},
    {"1 1/2", 1},
    {"1 1/2 3/2", 3},
    {"1 + 1/2 3/2", 3},
    {"3/2, 2 + 1/2", 6},
    {"3/2 2 1/2 1 + 1/2", 7},
    {"0,5 3/2", 10},
    {"3/2 + 1", 0},
    {"1 + 2", 0},
    {"7/2", 0},
    {"3/2 3/2", 0},
};

START_TEST(options_are_meant_by_their_labels_or_by_what_they_show)
{
    struct item item = several(mixed);
    struct response response;
    struct message why;
    bool read = item_read(&item, lines[_i].typed, &response, &why);

    ck_assert_msg(read == (lines[_i].chosen != 0), "%s", lines[_i].typed);
    if (read)
        ck_assert_msg(response.chosen == lines[_i].chosen, "%s: %x", lines[_i].typed,
                      response.chosen);
}
END_TEST

/* ---- Every kind of answer ---- */

static struct item of_answers(enum answer_kind answers)
{
    static const char *const thirds[] = {"1/3", "2/3", "1/2", NULL};
    struct item item = several(thirds);

    if (answers == ANSWER_NUMBER || answers == ANSWER_SIGN || answers == ANSWER_YES_NO)
        item.options = 0;
    item.answers = answers;
    item.forms = 1u << NOTATION_FRACTION;
    item.key = notation_of_fraction(2, 3);
    return item;
}

static const struct {
    enum answer_kind answers;
    const char *typed;
    int read; /* of a number its numerator, of options their bits, of an order its digits, of a sign
                 2 to 4, of yes or no 0 or 1; −1: refused */
    const char *why; /* begins so */
} typed[] = {
    {ANSWER_NUMBER, "3/4", 3, NULL},
    {ANSWER_NUMBER, " 3 / 4 ", 3, NULL},
    {ANSWER_NUMBER, "3/4.", 3, NULL},
    {ANSWER_NUMBER, "½", 1, NULL},
    {ANSWER_NUMBER, "", -1, "Type a number, such as 1/4."},
    {ANSWER_NUMBER, "   ", -1, "Type a number, such as 1/4."},
    {ANSWER_NUMBER, "1/0", -1, "“1/0”: nothing has 0 parts, so type another number"},
    {ANSWER_NUMBER, "1 / 00", -1, "“1 / 00”: nothing has 0 parts"},
    {ANSWER_NUMBER, "three quarters", 3, NULL},
    {ANSWER_NUMBER, "Drei Viertel", 3, NULL},
    {ANSWER_NUMBER, "driekwart", 3, NULL},
    {ANSWER_NUMBER, "3÷4", 3, NULL},
    {ANSWER_NUMBER, "1\u206044/2", 144, NULL},
    {ANSWER_NUMBER, "0.333...", -1,
     "“0.333...”: put the digits that repeat in parentheses, such as 0.(3)."},
    {ANSWER_NUMBER, "0,333…", -1,
     "“0,333…”: put the digits that repeat in parentheses, such as 0,(3)."},
    {ANSWER_NUMBER, "3/4...", 3, NULL},
    {ANSWER_NUMBER, "0.3333333333", -1, "“0.3333333333” is a little less than 1/3: type 1/3."},
    {ANSWER_NUMBER, "one hundred twenty fifths", -1, "Type a number in digits, such as 1/4."},
    {ANSWER_NUMBER, "1.000,5", -1, "“1.000,5”: type a number without a mark for thousands"},
    {ANSWER_NUMBER, "½½", -1, "“½½” is not one number: type one such as 1/4."},
    {ANSWER_NUMBER, "3/4 1/2", -1, "“3/4 1/2” is not one number"},
    {ANSWER_NUMBER, "drie vierde", 3, NULL},
    {ANSWER_NUMBER, "drie vogels", -1, "Type a number in digits, such as 1/4."},
    {ANSWER_NUMBER, "...", -1, "Type a number in digits, such as 1/4."},
    {ANSWER_NUMBER, "<", -1, "Type a number in digits, such as 1/4."},
    {ANSWER_NUMBER, "1/2 i think", -1, "Type only the number, such as 1/4."},
    {ANSWER_NUMBER, "IDK", -1, "If you do not know, “hint” helps in steps."},
    {ANSWER_NUMBER, "I don't know.", -1, "If you do not know, “hint” helps in steps."},
    {ANSWER_CHOICE, "i dont know", -1, "If you do not know, “hint” helps in steps."},
    {ANSWER_ORDER, "no idea", -1, "If you do not know, “hint” helps in steps."},
    {ANSWER_SIGN, "idk", -1, "If you do not know, “hint” helps in steps."},
    {ANSWER_YES_NO, "dunno", -1, "If you do not know, “hint” helps in steps."},
    {ANSWER_NUMBER, "\x01\x1b[2J", -1, "That is more than one number: type one"},
    {ANSWER_NUMBER, "\xff\xfe", -1, "That is more than one number"},
    {ANSWER_CHOICE, "2", 2, NULL},
    {ANSWER_CHOICE, "2.", 2, NULL},
    {ANSWER_CHOICE, "2)", 2, NULL},
    {ANSWER_CHOICE, "1/2", 4, NULL},
    {ANSWER_CHOICE, " 1 / 2 ", 4, NULL},
    {ANSWER_CHOICE, "", -1, "Type a number from 1 to 3."},
    {ANSWER_CHOICE, "4", -1, "“4” is not one of them: type a number from 1 to 3."},
    {ANSWER_CHOICE, "1 2", -1, "Only one is asked for: type one number from 1 to 3."},
    {ANSWER_CHOICE, "drie vierde", -1, "“drie vierde” is not one of them"},
    {ANSWER_CHOICE, "\x07", -1, "Type a number from 1 to 3."},
    {ANSWER_ORDER, "2 3 1", 231, NULL},
    {ANSWER_ORDER, "231", 231, NULL},
    {ANSWER_ORDER, "2,3,1", 231, NULL},
    {ANSWER_ORDER, "1/3 1/2 2/3", 132, NULL},
    {ANSWER_CHOICES, "", -1, "Type the numbers of all that are right, from 1 to 3."},
    {ANSWER_CHOICES, "9/7", -1, "“9/7” is not one of them: type all that are right, from 1 to 3."},
    {ANSWER_ORDER, "", -1, "Type all numbers from 1 to 3, in the right order."},
    {ANSWER_ORDER, "9/7 1/2 1/3", -1,
     "“9/7 1/2 1/3” is not one of them: type all numbers from 1 to 3."},
    {ANSWER_ORDER, "2 3", -1, "Some are missing: type all numbers from 1 to 3."},
    {ANSWER_ORDER, "2 2 1", -1, "Type each number once, from 1 to 3."},
    {ANSWER_SIGN, "<", 2, NULL},
    {ANSWER_SIGN, "=", 3, NULL},
    {ANSWER_SIGN, ">", 4, NULL},
    {ANSWER_SIGN, " Less. ", 2, NULL},
    {ANSWER_SIGN, "equal", 3, NULL},
    {ANSWER_SIGN, "GREATER", 4, NULL},
    {ANSWER_SIGN, "<=", -1, "“<=” is not one of the signs: type <, = or >."},
    {ANSWER_SIGN, "kleiner", -1, "“kleiner” is not one of the signs"}, /* the language is English */
    {ANSWER_SIGN, "", -1, "Type a sign: <, = or >."},
    {ANSWER_YES_NO, "Yes", 1, NULL},
    {ANSWER_YES_NO, "y", 1, NULL},
    {ANSWER_YES_NO, "no.", 0, NULL},
    {ANSWER_YES_NO, "maybe", -1, "“maybe” is not an answer to this: type yes or no."},
    {ANSWER_YES_NO, "", -1, "Type yes or no."},
};

static int meaning(const struct response *response, int options)
{
    int digits = 0;

    switch (response->kind) {
    case ANSWER_NUMBER:
        return (int)response->number.numerator;
    case ANSWER_ORDER:
        for (int i = 0; i < options; i++)
            digits = digits * 10 + response->order[i] + 1;
        return digits;
    case ANSWER_SIGN:
        return response->sign + 3;
    case ANSWER_YES_NO:
        return response->yes;
    default:
        return (int)response->chosen;
    }
}

START_TEST(what_is_typed_is_an_answer_or_a_sentence_says_what_to_type)
{
    struct item item = of_answers(typed[_i].answers);
    struct response response;
    struct message why = {0};
    struct strbuf said = {0};
    bool read = item_read(&item, typed[_i].typed, &response, &why);

    ck_assert_msg(read == (typed[_i].read >= 0), "%s", typed[_i].typed);
    if (read) {
        ck_assert_msg(meaning(&response, item.options) == typed[_i].read, "%s: %d", typed[_i].typed,
                      meaning(&response, item.options));
        return;
    }
    text_of(why, NULL, &said);
    ck_assert_msg(strncmp(strbuf_text(&said), typed[_i].why, strlen(typed[_i].why)) == 0, "%s: %s",
                  typed[_i].typed, strbuf_text(&said));
    ck_assert_msg(strbuf_text(&said)[said.length - 1] == '.', "%s", strbuf_text(&said));
    strbuf_release(&said);
}
END_TEST

START_TEST(an_essay_is_not_shown_again)
{
    struct item item = of_answers((enum answer_kind)_i);
    char essay[5001];
    struct response response;
    struct message why = {0};
    struct strbuf said = {0};

    memset(essay, 'a', sizeof essay - 1);
    essay[sizeof essay - 1] = '\0';
    ck_assert(!item_read(&item, essay, &response, &why));
    text_of(why, NULL, &said);
    ck_assert_uint_gt(said.length, 0);
    ck_assert_ptr_null(strstr(strbuf_text(&said), "aaa"));
    strbuf_release(&said);
}
END_TEST

/* ---- Labels ---- */

START_TEST(letters_are_labels_where_numbers_are_shown)
{
    static const char *const wholes[] = {"3", "12/4", "1", NULL};
    struct item item = several(wholes);
    struct response response;
    struct message why;

    item.lettered = true;
    item.answers = ANSWER_CHOICE;
    ck_assert(item_read(&item, "B", &response, &why));
    ck_assert_uint_eq(response.chosen, 2);
    ck_assert(item_read(&item, "3", &response, &why)); /* what is shown, not the third */
    ck_assert_uint_eq(response.chosen, 1);
    item.answers = ANSWER_ORDER;
    ck_assert(item_read(&item, "b c a", &response, &why));
    ck_assert_int_eq(response.order[0], 1);
    ck_assert(item_read(&item, "bca", &response, &why));
    ck_assert_int_eq(response.order[2], 0);
}
END_TEST

START_TEST(a_hole_takes_a_whole_number_alone)
{
    struct item item = of_answers(ANSWER_NUMBER);
    struct response response;
    struct message why;
    struct strbuf said = {0};

    item.hole = HOLE_OTHER_TOP;
    item.forms = 1u << NOTATION_WHOLE;
    item.key = notation_of_whole(30); /* the first example would give it away */
    ck_assert(item_read(&item, "15", &response, &why));
    ck_assert(item_read(&item, "15.0", &response, &why));
    ck_assert(!item_read(&item, "15/20", &response, &why));
    text_of(why, NULL, &said);
    ck_assert_str_eq(strbuf_text(&said),
                     "One whole number is missing: type only that, such as 40.");
    strbuf_release(&said);
}
END_TEST

/* ---- Verbs ---- */

static const struct {
    const char *typed;
    int verb; /* −1: none */
} verbs[] = {
    {"hint", VERB_HINT},
    {"Hint", VERB_HINT},
    {"hint.", VERB_HINT},
    {" WHY? ", VERB_WHY},
    {"skip!", VERB_SKIP},
    {"stop", VERB_STOP},
    {"quit", VERB_STOP},
    {"help", VERB_HELP},
    {"?", VERB_HELP},
    {"hin", -1},
    {"", -1},
    {".", -1},
    {"hint,hints", -1},
    {"3/4", -1},
};

START_TEST(a_verb_is_known_in_either_case_and_with_a_full_stop)
{
    enum verb verb = VERBS;
    bool found = verb_typed(verbs[_i].typed, &verb);

    ck_assert_msg(found == (verbs[_i].verb >= 0), "%s", verbs[_i].typed);
    if (found)
        ck_assert_msg((int)verb == verbs[_i].verb, "%s: %d", verbs[_i].typed, (int)verb);
}
END_TEST

void add_reading_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "reading");

    tcase_add_loop_test(tests, options_are_meant_by_their_labels_or_by_what_they_show, 0,
                        sizeof lines / sizeof *lines);
    tcase_add_loop_test(tests, what_is_typed_is_an_answer_or_a_sentence_says_what_to_type, 0,
                        sizeof typed / sizeof *typed);
    tcase_add_loop_test(tests, an_essay_is_not_shown_again, ANSWER_NUMBER, ANSWER_YES_NO + 1);
    tcase_add_test(tests, letters_are_labels_where_numbers_are_shown);
    tcase_add_test(tests, a_hole_takes_a_whole_number_alone);
    tcase_add_loop_test(tests, a_verb_is_known_in_either_case_and_with_a_full_stop, 0,
                        sizeof verbs / sizeof *verbs);
}
