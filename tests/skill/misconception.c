/* What each belief answers, which belief an answer fits, and what is said of it. */
#include "skill/misconception.h"
#include "base/chance.h"
#include "cases.h"

#include <stdio.h>
#include <string.h>

static struct notation number(const char *text)
{
    struct notation out;
    struct message why;

    ck_assert_msg(notation_parse_canonical(&out, text, &why) == STATUS_OK, "%s", text);
    return out;
}

static int sign_of(char sign)
{
    return sign == '<' ? -1 : sign == '>';
}

/* The first letter of an answer to a comparison is the sign, behind it the second number. */
static struct attempt attempt_of(enum task task, const char *stem, const char *answer)
{
    struct attempt attempt = {.task = task, .stem = number(stem)};

    attempt.sign = task == TASK_COMPARE ? sign_of(answer[0]) : 0;
    attempt.answer = number(task == TASK_COMPARE ? answer + 2 : answer);
    return attempt;
}

/* The examples of the course and of the table of beliefs. */
static const struct row {
    enum task task;
    const char *stem, *answer, *belief; /* NULL: it is right, or nobody's belief */
} rows[] = {
    /* of the lessons */
    {TASK_READ, "1/4", "1/3", "M7"},
    {TASK_READ, "1/4", "3/4", "M6"},
    {TASK_READ, "3/8", "3/5", "M7"},
    {TASK_READ, "3/8", "5/8", "M6"},
    {TASK_READ, "2/8", "2/6", "M7"},
    {TASK_READ, "2/8", "2", "M38"},
    {TASK_READ, "2/8", "1/4", NULL},
    {TASK_LEFT, "3/8", "3/8", "M6"},
    {TASK_LEFT, "3/8", "5", "M38"},
    {TASK_LEFT, "3/8", "5/8", NULL},
    {TASK_LINE, "3/4", "3/5", "M31"},
    {TASK_LINE, "9/8", "9/17", "M31"}, /* all marks of a line to 2 */
    {TASK_LINE, "12/5", "13/16", "M31"},
    {TASK_LINE, "3/4", "3/9", NULL},
    {TASK_LINE, "3/4", "3", "M38"},
    {TASK_LINE, "3/4", "3/8", "M32"},
    {TASK_COMPARE, "3/8", "> 5/8", "M33"},
    {TASK_COMPARE, "3/8", "= 5/8", "M3"},
    {TASK_COMPARE, "3/8", "< 5/8", NULL},
    {TASK_COMPARE, "2/4", "> 3/4", "M33"},
    {TASK_COMPARE, "3/4", "< 3/8", "M34"},
    {TASK_COMPARE, "3/4", "= 3/8", "M2"},
    {TASK_EQUAL, "1/2", "2/3", "HALF"},
    {TASK_EQUAL, "1/2", "1/4", "M2"},
    {TASK_FILL, "3/5", "8/10", "M1"},
    {TASK_FILL, "3/5", "3/10", "M2"},
    {TASK_FILL, "5/6", "5/30", "M2"},
    {TASK_EQUAL, "3/4", "7/8", "M1"},
    {TASK_EQUAL, "2/5", "5/8", "M1"},
    {TASK_EQUAL, "2/5", "4/15", "M4"},
    {TASK_EQUAL, "2/5", "6/15", NULL},
    {TASK_FILL, "3/4", "19/20", "M1"},
    {TASK_FILL, "3/4", "3/20", "M2"},
    {TASK_FILL, "2/7", "6/11", "M1"},
    {TASK_FILL, "2/7", "6/7", "M3"},
    {TASK_EQUAL, "15/20", "10/15", "M1"},
    {TASK_EQUAL, "15/20", "3/20", "M3"},
    {TASK_EQUAL, "6/9", "9/12", "M1"},
    {TASK_EQUAL, "6/9", "10/15", NULL},
    {TASK_EQUAL, "4/6", "6/8", "M1"},
    {TASK_COMPARE, "4/9", "= 1/2", "HALF"},
    {TASK_COMPARE, "4/9", "> 1/2", "HALF"},
    {TASK_COMPARE, "4/9", "> 0.5", "HALF"},
    {TASK_COMPARE, "1/2", "< 20%", NULL}, /* whose half has no parts */
    {TASK_COMPARE, "0.7", "< 3/6", NULL},
    {TASK_COMPARE, "0.5", "> 66 2/3%", NULL},
    {TASK_COMPARE, "3/4", "= 5/6", "GAP"},
    {TASK_COMPARE, "3/4", "> 5/6", "GAP"},
    {TASK_COMPARE, "3/4", "< 3/4", NULL},
    {TASK_READ, "5/4", "5/8", "M37"},
    {TASK_READ, "5/4", "5", "M38"},
    {TASK_WRITE, "2 1/3", "3/3", "M20"},
    {TASK_WRITE, "2 1/3", "2/3", "M20"},
    {TASK_WRITE, "2 1/3", "21/3", "M20"},
    {TASK_WRITE, "2 1/3", "7/3", NULL},
    {TASK_WRITE, "7/100", "7.100", "M10"},
    {TASK_WRITE, "7/100", "0.7", "M13"},
    {TASK_WRITE, "70/100", "0.07", "M41"},
    {TASK_COMPARE, "0.6", "< 0.45", "M22"},
    {TASK_COMPARE, "0.6", "< 0.60", "M22"},
    {TASK_WRITE, "1/4", "0.4", "M12"},
    {TASK_WRITE, "1/4", "1.4", "M10"},
    {TASK_WRITE, "1/5", "5%", "M17"},
    {TASK_WRITE, "1/5", "15%", "M17"},
    {TASK_EQUAL, "0.4", "1/4", "M15"},
    {TASK_EQUAL, "0.4", "4%", "M18"},
    /* of the table */
    {TASK_EQUAL, "1/2", "3/5", "HALF"},
    {TASK_EQUAL, "3/2", "2/3", "M5"},
    {TASK_EQUAL, "3/5", "3/7", "M2"},
    {TASK_EQUAL, "4/7", "5/7", "M3"},
    {TASK_EQUAL, "2/7", "4/7", "M3"},
    {TASK_EQUAL, "2/5", "4/20", "M4"},
    {TASK_EQUAL, "3/8", "10/16", "M6"},
    {TASK_EQUAL, "3/8", "6/10", "M7"},
    {TASK_WRITE, "1/4", "0.14", "M11"},
    {TASK_WRITE, "3/4", "0.3", "M13"},
    {TASK_WRITE, "1/4", "4.0", "M14"},
    {TASK_WRITE, "15%", "1/5", "M16"},
    {TASK_WRITE, "1/4", "1%", "M17"},
    {TASK_WRITE, "1/4", "4%", "M17"},
    {TASK_WRITE, "1/4", "14%", "M17"},
    {TASK_WRITE, "1/4", "2%", "M17"},
    {TASK_WRITE, "0.25", "2.5%", "M18"},
    {TASK_WRITE, "0.25", "250%", "M18"},
    {TASK_WRITE, "0.25", "0.25%", "M18"},
};
enum { ROWS = sizeof rows / sizeof *rows };

START_TEST(a_wrong_answer_of_the_tables_is_known_by_its_belief)
{
    const struct row *row = &rows[_i];
    struct attempt attempt = attempt_of(row->task, row->stem, row->answer);
    enum misconception found = misconception_of(&attempt);

    if (row->belief)
        ck_assert_msg(found && strcmp(misconception_name(found), row->belief) == 0,
                      "%s %s: %s, not %s", row->stem, row->answer,
                      found ? misconception_name(found) : "none", row->belief);
    else
        ck_assert_msg(found == NO_MISCONCEPTION, "%s %s: %s", row->stem, row->answer,
                      misconception_name(found));
}
END_TEST

/* Three comparisons tell four strategies apart: which of the two is the larger, or neither. The
 * belief that the larger number below is always the smaller fraction has no row of its own: what it
 * says wrongly of the second is what a gap says rightly, and so no sentence is lost. */
static const struct signature {
    enum misconception belief;
    char signs[4]; /* ' ' where it says what is right, or says nothing */
} signatures[] = {
    {BELIEF_LARGER_IS_LARGER, " > "}, /* bigger parts, bigger fraction: only where it is wrong */
    {BELIEF_GAP, "= >"},
};

START_TEST(three_comparisons_tell_beliefs_apart)
{
    static const char *const pairs[3][2] = {{"3/4", "5/6"}, {"5/8", "3/4"}, {"1/3", "2/5"}};
    const struct signature *signature = &signatures[_i];

    for (int i = 0; i < 3; i++) {
        struct attempt question = {
            .task = TASK_COMPARE, .stem = number(pairs[i][0]), .answer = number(pairs[i][1])};
        struct attempt answered;
        bool wrong = misconception_answer(signature->belief, &question, 0, &answered);
        ck_assert_msg(wrong == (signature->signs[i] != ' '), "%s, %s ? %s",
                      misconception_name(signature->belief), pairs[i][0], pairs[i][1]);
        if (wrong)
            ck_assert_int_eq(answered.sign, sign_of(signature->signs[i]));
    }
}
END_TEST

/* --- at random */

enum { RANDOM = 10000 };

static const enum task tasks[] = {TASK_READ, TASK_LINE,  TASK_EQUAL,  TASK_FILL,
                                  TASK_LEFT, TASK_WRITE, TASK_COMPARE};
enum { TASKS = sizeof tasks / sizeof *tasks };

/* A number that the task can be about. */
static struct notation draw_number(struct chance *chance, enum task task)
{
    int64_t bottom = 2 + chance_below(chance, 19);
    int64_t top = 1 + chance_below(chance, (uint32_t)(task == TASK_LEFT ? bottom - 1 : 2 * bottom));
    struct notation out = notation_of_fraction(top, bottom), other;
    enum notation_kind kind = (enum notation_kind)chance_below(chance, NOTATION_KINDS);

    if ((task == TASK_WRITE || task == TASK_COMPARE) && kind != NOTATION_RATIO &&
        notation_from_value(&other, notation_value(&out), kind, NULL) == STATUS_OK)
        return other;
    return out;
}

/* The value that would be right; false: a comparison has none. */
static bool right_value(const struct attempt *attempt, struct rational *value)
{
    *value = notation_value(&attempt->stem);
    if (attempt->task == TASK_LEFT)
        return rational_make(value, value->denominator - value->numerator, value->denominator,
                             NULL) == STATUS_OK;
    return attempt->task != TASK_COMPARE;
}

static bool is_right(const struct attempt *attempt)
{
    struct rational value;

    if (right_value(attempt, &value))
        return rational_equal(notation_value(&attempt->answer), value);
    int order = rational_compare(notation_value(&attempt->stem), notation_value(&attempt->answer));
    return attempt->sign == (order > 0) - (order < 0);
}

static void answers_fit(const struct attempt *question)
{
    struct attempt answered;

    for (int b = NO_MISCONCEPTION + 1; b < MISCONCEPTIONS; b++) {
        int v = 0;
        for (; misconception_answer((enum misconception)b, question, v, &answered); v++) {
            ck_assert_msg(misconception_fits((enum misconception)b, &answered), "%s, variant %d",
                          misconception_name((enum misconception)b), v);
            ck_assert_msg(!is_right(&answered), "%s, variant %d",
                          misconception_name((enum misconception)b), v);
            ck_assert_int_ne(misconception_of(&answered), NO_MISCONCEPTION);
        }
        ck_assert_int_le(v, 16);
    }
}

START_TEST(what_a_belief_answers_fits_it_and_is_never_right)
{
    struct chance chance;

    chance_init(&chance, 1, CHANCE_TEST, (uint32_t)_i);
    for (int i = 0; i < RANDOM / 10; i++) {
        struct attempt question = {.task = tasks[_i],
                                   .stem = draw_number(&chance, tasks[_i]),
                                   .answer = draw_number(&chance, tasks[_i])};
        answers_fit(&question);
    }
}
END_TEST

/* Whether an argument that the sentence names is the number. */
static bool says(const struct message *message, const struct notation *what)
{
    for (int i = 0; i < message->args; i++) {
        char name[40];
        struct notation said;
        snprintf(name, sizeof name, "{%s}", message->arg[i].name);
        if (!strstr(message->id, name))
            continue;
        if (message->arg[i].kind == MESSAGE_COUNT)
            said = notation_of_whole(message->arg[i].count);
        else
            said = notation_of_arg(&message->arg[i]);
        if (notation_identical(&said, what))
            return true;
    }
    return false;
}

/* The sentence does not hold the right answer as one would write it. */
static void hides_the_answer(const struct attempt *attempt)
{
    enum misconception belief = misconception_of(attempt);
    struct message sentence = misconception_say(belief, attempt);
    struct rational value;

    ck_assert_ptr_nonnull(sentence.id);
    ck_assert_ptr_null(strstr(sentence.id, "wrong"));
    ck_assert_msg(!strstr(sentence.id, "1/2") || !right_value(attempt, &value) ||
                      !rational_equal(value, (struct rational){1, 2}),
                  "%s: %s", misconception_name(belief), sentence.id);
    if (!right_value(attempt, &value))
        return; /* a sign */
    for (int kind = 0; kind < NOTATION_KINDS; kind++) {
        struct notation right;
        if (notation_from_value(&right, value, (enum notation_kind)kind, NULL) != STATUS_OK ||
            notation_identical(&right, &attempt->stem) || kind == NOTATION_WHOLE)
            continue;
        ck_assert_msg(!says(&sentence, &right), "%s: %s", misconception_name(belief), sentence.id);
    }
}

START_TEST(no_sentence_holds_the_answer)
{
    struct chance chance;
    int known = 0;

    chance_init(&chance, 2, CHANCE_TEST, (uint32_t)_i);
    for (int i = 0; i < RANDOM; i++) {
        struct attempt attempt = {.task = tasks[_i],
                                  .stem = draw_number(&chance, tasks[_i]),
                                  .answer = draw_number(&chance, tasks[_i])},
                       answered;
        enum misconception belief =
            (enum misconception)(1 + chance_below(&chance, MISCONCEPTIONS - 1));
        if (misconception_answer(belief, &attempt, (int)chance_below(&chance, 4), &answered))
            attempt = answered;
        attempt.sign = tasks[_i] == TASK_COMPARE ? (int)chance_below(&chance, 3) - 1 : 0;
        if (is_right(&attempt))
            continue;
        known += misconception_of(&attempt) != NO_MISCONCEPTION;
        hides_the_answer(&attempt);
    }
    ck_assert_int_gt(known, RANDOM / 100);
}
END_TEST

/* --- the words */

static const struct sentence {
    enum task task;
    const char *stem, *answer, *begins;
} sentences[] = {
    {TASK_EQUAL, "2/5", "5/8", "You added {k}"},
    {TASK_EQUAL, "15/20", "10/15", "You took away {k}"},
    {TASK_EQUAL, "1/2", "4/5", "You added {k} above and below. But {c} is not half of {d}."},
    {TASK_EQUAL, "3/5", "3/7", "{a} piece each time"},
    {TASK_EQUAL, "4/7", "5/7", "The pieces are the same size, but"},
    {TASK_EQUAL, "2/5", "4/15", "You multiplied by {k} above and by {m} below."},
    {TASK_EQUAL, "3/2", "2/3", "Below stands how many parts"},
    {TASK_EQUAL, "12/16", "1", "{stem} is less than {answer}"},
    {TASK_EQUAL, "3/4", "3", "{answer} is more than 1; {stem} is less"},
    {TASK_FILL, "16/12", "1", "{stem} is more than {answer}"},
    {TASK_READ, "1/3", "3", "{answer} says how many"},
    {TASK_READ, "3/8", "5/8", "{answer} is the other part"},
    {TASK_READ, "3/8", "3/5", "Below comes the number of all"},
    {TASK_COMPARE, "0.6", "< 0.45", "Look at the tenths first"},
    {TASK_LEFT, "3/8", "3/8", "{answer} is what is gone"},
    {TASK_LINE, "3/4", "3/5", "Count the steps from 0 to 1,"},
    {TASK_LINE, "2/3", "3/3", "Count the steps from 0 to the arrow,"},
    {TASK_LINE, "3/4", "1/4", "Count the steps from 0, not from the other end"},
    {TASK_LINE, "3/4", "3/8", "You went {a} step, but"},
    {TASK_COMPARE, "3/8", "> 5/8", "The pieces are the same size. Are"},
    {TASK_COMPARE, "3/4", "< 3/8", "A whole cut in {many}"},
    {TASK_READ, "5/4", "5/8", "One whole is one bar"},
    {TASK_READ, "2/8", "2", "{answer} says how many"},
    {TASK_COMPARE, "4/9", "= 1/2", "Half of {d} is {half}. Is"},
    {TASK_COMPARE, "3/6", "< 1/2", "Half of {d} is {half}. Now"},
    {TASK_COMPARE, "1/2", "> 5/10", "Half of {d} is {half}. Now"},
    {TASK_COMPARE, "4/6", "> 8/12",
     "{stem} needs {lacks} to make a whole, {answer} needs {lacked}. C"},
    {TASK_COMPARE, "4/6", "< 8/12", "Pieces of {small} are smaller"},
    {TASK_COMPARE, "0.5", "< 0.50", "The tenths are alike. What"},
    {TASK_COMPARE, "0.50", "> 0.6", "Look at the tenths first"},
    {TASK_COMPARE, "0.452", "> 0.46", "The tenths are alike. Now"},
    {TASK_COMPARE, "3/4", "= 5/6", "{stem} needs"},
    {TASK_WRITE, "2 1/3", "3/3", "{answer} is {number}; {stem} is more"},
    {TASK_EQUAL, "1", "3/1", "{answer} is {number}; {stem} is less"},
    {TASK_WRITE, "7/100", "0.7", "{answer} is {tenths} tenth; {stem} is less"},
    {TASK_WRITE, "1/4", "0.14", "{answer} is {hundredths} hundredth; {stem} is more"},
    {TASK_WRITE, "70/100", "0.07", "{answer} is {hundredths} hundredth; {stem} is more"},
    {TASK_WRITE, "1/5", "5%", "{answer} is {whole} of 100; {stem} is more"},
    {TASK_WRITE, "1/4", "1.4", "{answer} is more than 1; {stem} is less"},
};
enum { SENTENCES = sizeof sentences / sizeof *sentences };

START_TEST(each_belief_has_its_sentence)
{
    const struct sentence *row = &sentences[_i];
    struct attempt attempt = attempt_of(row->task, row->stem, row->answer);
    struct message said = misconception_say(misconception_of(&attempt), &attempt);

    ck_assert_msg(strncmp(said.id, row->begins, strlen(row->begins)) == 0, "%s: %s", row->begins,
                  said.id);
}
END_TEST

void add_misconception_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "misconceptions");

    tcase_add_loop_test(tests, a_wrong_answer_of_the_tables_is_known_by_its_belief, 0, ROWS);
    tcase_add_loop_test(tests, three_comparisons_tell_beliefs_apart, 0,
                        sizeof signatures / sizeof *signatures);
    tcase_add_loop_test(tests, what_a_belief_answers_fits_it_and_is_never_right, 0, TASKS);
    tcase_add_loop_test(tests, no_sentence_holds_the_answer, 0, TASKS);
    tcase_add_loop_test(tests, each_belief_has_its_sentence, 0, SENTENCES);
}
