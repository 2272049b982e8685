/* The wrong answers that the table of misconceptions foresees. */
#include "lesson/maker.h"

static void visit_response(const struct item *item, const struct response *response,
                           foreseen_visitor *visit, void *context)
{
    struct judgement judgement;

    item_judge(item, response, &judgement);
    if (judgement.verdict == VERDICT_NOT_YET)
        visit(context, response, judgement.belief);
}

/* What M1 to M3 put into a hole beside a/b, where the other number of the pair is given. */
static void foresee_hole(const struct item *item, foreseen_visitor *visit, void *context)
{
    bool in_stem = item->hole == HOLE_STEM_TOP || item->hole == HOLE_STEM_BELOW;
    bool on_top = item->hole == HOLE_STEM_TOP || item->hole == HOLE_OTHER_TOP;
    struct notation known = in_stem ? item->other.number : item->stem.number;
    struct notation holed = in_stem ? item->stem.number : item->other.number;
    int64_t added = on_top ? known.numerator + holed.denominator - known.denominator
                           : known.denominator + holed.numerator - known.numerator;
    const int64_t candidates[] = {added, on_top ? known.numerator : known.denominator};

    for (size_t i = 0; i < sizeof candidates / sizeof *candidates; i++)
        if (candidates[i] >= 1)
            visit_response(item,
                           &(struct response){.kind = ANSWER_NUMBER,
                                              .number = notation_of_whole(candidates[i])},
                           visit, context);
}

static void foresee_numbers(const struct item *item, foreseen_visitor *visit, void *context)
{
    struct attempt question = {.task = item->task, .stem = item->stem.number}, attempt;

    for (int b = NO_MISCONCEPTION + 1; b < MISCONCEPTIONS; b++)
        for (int v = 0; misconception_answer((enum misconception)b, &question, v, &attempt); v++)
            /* In the form asked for; but a count is what some give instead of a fraction. */
            if (item->forms >> attempt.answer.kind & 1 || b == BELIEF_COUNTS_ONLY)
                visit_response(item,
                               &(struct response){.kind = ANSWER_NUMBER, .number = attempt.answer},
                               visit, context);
}

/* Two neighbours in the wrong order. */
static void foresee_orders(const struct item *item, foreseen_visitor *visit, void *context)
{
    for (int i = 0; i + 1 < item->options; i++) {
        struct response response;
        item_solve(item, &response);
        int swap = response.order[i];
        response.order[i] = response.order[i + 1];
        response.order[i + 1] = swap;
        visit_response(item, &response, visit, context);
    }
}

void item_foresee(const struct item *item, foreseen_visitor *visit, void *context)
{
    struct response response = {.kind = item->answers};

    switch (item->answers) {
    case ANSWER_NUMBER:
        if (item->hole != HOLE_NONE)
            foresee_hole(item, visit, context);
        else
            foresee_numbers(item, visit, context);
        break;
    case ANSWER_CHOICE:
    case ANSWER_CHOICES:
        for (int i = 0; i < item->options; i++) {
            response.chosen = 1u << i;
            visit_response(item, &response, visit, context);
        }
        break;
    case ANSWER_ORDER:
        foresee_orders(item, visit, context);
        break;
    case ANSWER_SIGN:
        for (response.sign = -1; response.sign <= 1; response.sign++)
            visit_response(item, &response, visit, context);
        break;
    case ANSWER_YES_NO:
        response.yes = !item->yes;
        visit_response(item, &response, visit, context);
        break;
    }
}
