/* Judges answers: right or not, and the belief that a wrong one shows. */
#include "lesson/diagnosis/diagnosis.h"
#include "lesson/maker.h"

/* The number that an answer stands for, with the question it belongs to. Of a hole: the fraction
 * with the answer in it; the other one is the stem. False: there is none, as with 3/0. */
static bool attempt_of(const struct item *item, const struct response *response,
                       struct attempt *attempt)
{
    struct open_question question = item_open_question(item);
    struct notation answer = response->number;

    if (item->hole != HOLE_NONE) {
        int64_t number = answer.whole;
        if (answer.kind != NOTATION_WHOLE || answer.negative || number > RATIONAL_LIMIT ||
            (!question.on_top && number == 0))
            return false;
        answer = notation_of_fraction(question.on_top ? number : question.given,
                                      question.on_top ? question.given : number);
    }
    *attempt = (struct attempt){.task = item->task, .stem = question.stem, .answer = answer};
    return true;
}

bool is_well_written(const struct notation *number)
{
    bool in_front = number->kind == NOTATION_MIXED;
    bool has_fraction = in_front || (number->kind == NOTATION_PERCENT && number->denominator > 0);

    return !has_fraction || (number->numerator > 0 && number->numerator < number->denominator &&
                             (!in_front || number->whole > 0));
}

static void judge_number(const struct item *item, const struct response *response,
                         struct judgement *judgement)
{
    bool right = notation_equal(&response->number, &item->key);
    bool as_asked = item->forms & 1u << response->number.kind &&
                    is_well_written(&response->number) &&
                    (!item->simplest || notation_identical(&response->number, &item->key));

    judgement->verdict = !right ? VERDICT_NOT_YET : as_asked ? VERDICT_RIGHT : VERDICT_FORM;
    if (right)
        judgement->attempt.answer = response->number;
    else if (attempt_of(item, response, &judgement->attempt))
        judgement->belief = misconception_of(&judgement->attempt);
}

/* The first option that was chosen and is not right, else the first right one that was left out;
 * −1: neither. */
static int first_miss(const struct item *item, unsigned chosen)
{
    for (int pass = 0; pass < 2; pass++)
        for (int i = 0; i < item->options; i++)
            if ((chosen >> i & 1) != item->option[i].right && (pass == 1 || !item->option[i].right))
                return i;
    return -1;
}

/* The number that an option is about: a reason's is that of the claim, unless it has its own. */
static struct notation shown_number(const struct item *item, const struct option *option)
{
    bool has_number = option->figure.shape != SHAPE_NONE || option->figure.number.denominator;

    return has_number || item->kind != ITEM_PROVE ? option->figure.number : item->other.number;
}

/* True if two fractions are equal, and neither is a whole number of times the other above and
 * below: only then it helps to hear that there need not be such a number. */
static bool lacks_factor(const struct notation *one, const struct notation *other)
{
    return one->kind == NOTATION_FRACTION && other->kind == NOTATION_FRACTION &&
           one->denominator % other->denominator != 0 && other->denominator % one->denominator != 0;
}

/* A pupil who leaves out an equal fraction, or says that there is none, may look for a whole
 * factor; but only if that fraction has none. */
static bool looks_for_factor(const struct item *item, const struct option *option)
{
    const struct option *equal = option->right ? option : item_right_option(item);

    return equal && lacks_factor(&item->stem.number, &equal->figure.number);
}

static void judge_choice(const struct item *item, const struct response *response,
                         struct judgement *judgement)
{
    int miss = first_miss(item, response->chosen);

    judgement->verdict = miss < 0 ? VERDICT_RIGHT : VERDICT_NOT_YET;
    if (miss < 0)
        return;
    const struct option *option = &item->option[miss];
    judgement->option = miss;
    judgement->belief = option->belief;
    judgement->attempt = (struct attempt){
        .task = item->task, .stem = item->stem.number, .answer = shown_number(item, option)};
    if (option->belief == BELIEF_NO_FACTOR && item->kind != ITEM_PROVE &&
        !looks_for_factor(item, option))
        judgement->belief = NO_MISCONCEPTION;
    if (item->kind == ITEM_ODD) /* a pupil who takes another card takes the right one for equal */
        judgement->belief = item_right_option(item)->belief;
    else if (option->belief == NO_MISCONCEPTION && !option->right && option->figure.shape)
        judgement->belief = misconception_of(&judgement->attempt);
}

static void judge_order(const struct item *item, const struct response *response,
                        struct judgement *judgement)
{
    judgement->verdict = VERDICT_RIGHT;
    for (int i = 0; i + 1 < item->options; i++) {
        const struct notation *left = &item->option[response->order[i]].figure.number;
        const struct notation *right = &item->option[response->order[i + 1]].figure.number;
        if (notation_compare(left, right) < 0)
            continue;
        judgement->verdict = VERDICT_NOT_YET;
        judgement->attempt =
            (struct attempt){.task = TASK_COMPARE, .stem = *left, .answer = *right, .sign = -1};
        judgement->belief = misconception_of(&judgement->attempt);
        return;
    }
}

static void judge(const struct item *item, const struct response *response,
                  struct judgement *judgement)
{
    *judgement = (struct judgement){.verdict = VERDICT_NOT_YET, .option = -1};
    switch (item->answers) {
    case ANSWER_NUMBER:
        judge_number(item, response, judgement);
        break;
    case ANSWER_CHOICE:
    case ANSWER_CHOICES:
        judge_choice(item, response, judgement);
        break;
    case ANSWER_ORDER:
        judge_order(item, response, judgement);
        break;
    case ANSWER_SIGN:
        if (response->sign == item->sign) {
            judgement->verdict = VERDICT_RIGHT;
            break;
        }
        judgement->attempt = (struct attempt){.task = TASK_COMPARE,
                                              .stem = item->stem.number,
                                              .answer = item->other.number,
                                              .sign = response->sign};
        judgement->belief = misconception_of(&judgement->attempt);
        break;
    case ANSWER_YES_NO:
        if (response->yes == item->yes) {
            judgement->verdict = VERDICT_RIGHT;
            break;
        }
        judgement->attempt = (struct attempt){
            .task = TASK_EQUAL, .stem = item->stem.number, .answer = item->other.number};
        if (!item->yes)
            judgement->belief = misconception_of(&judgement->attempt);
        break;
    }
}

void item_judge(const struct item *item, const struct response *response,
                struct judgement *judgement)
{
    judge(item, response, judgement);
    if (judgement->verdict == VERDICT_NOT_YET)
        judgement->belief = cause_of(item, response, &judgement->attempt, judgement->belief);
}
