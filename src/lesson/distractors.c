/*
 * Wrong answers to choose from: each of one belief, all of different value. One takes different
 * factors above and below and one has the answer's denominator, wherever the numbers allow it, so
 * that neither a multiple nor a denominator gives the right one away.
 */

#include "lesson/maker.h"

#include "lesson/bounds.h"
#include "lesson/diagnosis/diagnosis.h"

/* The wrong answers that the table of misconceptions foresees. */

static void visit_response(const struct item *item, const struct response *response,
                           foreseen_visitor *visit, void *context)
{
    struct judgement judgement;

    item_judge(item, response, &judgement);
    if (judgement.verdict == VERDICT_NOT_YET)
        visit(context, response, judgement.belief);
}

/* Foresees what M1 to M3 put into a hole beside a/b, when the other number of the pair is given. */
static void foresee_hole(const struct item *item, foreseen_visitor *visit, void *context)
{
    const struct open_question question = item_open_question(item);
    const struct notation *known = &question.stem;
    int64_t added = question.on_top ? known->numerator + question.given - known->denominator
                                    : known->denominator + question.given - known->numerator;
    const int64_t candidates[] = {added, question.on_top ? known->numerator : known->denominator};

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

enum { CANDIDATES = 96 };

struct candidate {
    struct notation number;
    struct rational value;
    enum misconception belief;
    bool reading; /* of a picture */
};

struct pool {
    const struct item *item;
    const struct notation *taken;
    int taken_count;
    int count;
    struct candidate candidate[CANDIDATES];
};

static bool is_known(const struct pool *pool, struct rational value)
{
    for (int i = 0; i < pool->taken_count; i++)
        if (rational_equal(notation_value(&pool->taken[i]), value))
            return true;
    for (int i = 0; i < pool->count; i++)
        if (rational_equal(pool->candidate[i].value, value))
            return true;
    return false;
}

static void offer(struct pool *pool, const struct attempt *attempt)
{
    const struct lesson_numbers *numbers = item_numbers(pool->item);
    bool reading = attempt->task != TASK_EQUAL && attempt->task != TASK_WRITE;

    struct rational value = notation_value(&attempt->answer);
    if (pool->count == CANDIDATES || !number_allowed(numbers, &attempt->answer) ||
        is_known(pool, value))
        return;
    enum misconception belief = misconception_only(attempt);
    if (belief == NO_MISCONCEPTION)
        return;
    /* Dots are counted: no pupil adds to them, or multiplies. */
    if (pool->item->stem.shape == SHAPE_DOTS && !reading && belief != BELIEF_SAME_DENOMINATOR)
        return;
    /* A count alone, as some see a picture, has no form and no bounds. */
    if (belief != BELIEF_COUNTS_ONLY && (!(numbers->forms >> attempt->answer.kind & 1) ||
                                         !bounds_offer(&attempt->stem, &attempt->answer)))
        return;
    pool->candidate[pool->count++] = (struct candidate){attempt->answer, value, belief, reading};
}

/* Fractions with the denominator of the answer, up to twice as large. */
static void offer_beside(struct pool *pool, struct attempt attempt, const struct notation *answer)
{
    enum { STEPS = 24 };
    int64_t last = 2 * answer->numerator, step = 1 + last / STEPS;

    if (answer->kind != NOTATION_FRACTION)
        return;
    for (int64_t top = 1; top <= last; top += step) {
        attempt.answer = notation_of_fraction(top, answer->denominator);
        offer(pool, &attempt);
    }
}

/* Offers the answers of every belief. */
static void offer_beliefs(struct pool *pool, const struct attempt *question)
{
    struct attempt attempt;

    /* Beside a half first the numbers close to one: 2/3, not 4/6 for another reason. */
    for (int v = 0; misconception_answer(BELIEF_NEAR_HALF, question, v, &attempt); v++)
        offer(pool, &attempt);
    for (int b = NO_MISCONCEPTION + 1; b < MISCONCEPTIONS; b++)
        for (int v = 0; misconception_answer((enum misconception)b, question, v, &attempt); v++)
            offer(pool, &attempt);
}

/* The properties wanted of a candidate; NULL or NO_MISCONCEPTION: any. */
struct requirement {
    enum misconception belief;
    bool reading;
    const struct notation *denominator_of, *kind_of;
    const struct option *unlike; /* none of the beliefs of these options … */
    int unlike_count;            /* … this many of them */
};

static bool meets(const struct candidate *candidate, const struct requirement *required)
{
    for (int i = 0; i < required->unlike_count; i++)
        if (required->unlike[i].belief == candidate->belief)
            return false;
    return (!required->reading || candidate->reading) &&
           (!required->kind_of || candidate->number.kind == required->kind_of->kind) &&
           (required->belief == NO_MISCONCEPTION || candidate->belief == required->belief) &&
           (!required->denominator_of ||
            candidate->number.denominator == required->denominator_of->denominator);
}

/* Moves one that meets it from the pool to *out. False: there is none. */
static bool take(struct pool *pool, struct chance *chance, const struct requirement *required,
                 struct option *out)
{
    int meeting = 0, chosen = -1;

    for (int i = 0; i < pool->count; i++)
        if (meets(&pool->candidate[i], required) && chance_below(chance, (uint32_t)++meeting) == 0)
            chosen = i;
    if (chosen < 0)
        return false;
    *out = (struct option){.figure = figure_printed(&pool->candidate[chosen].number),
                           .belief = pool->candidate[chosen].belief};
    pool->candidate[chosen] = pool->candidate[--pool->count];
    return true;
}

static bool has_denominator(const struct option *options, int count, const struct notation *answer)
{
    for (int i = 0; i < count; i++)
        if (options[i].figure.number.denominator == answer->denominator)
            return true;
    return false;
}

int draw_distractors(const struct item *item, struct chance *chance, const struct notation *taken,
                     int taken_count, int most, struct option *out)
{
    struct pool pool = {.item = item, .taken = taken, .taken_count = taken_count};
    struct attempt question = {.task = item->task, .stem = item->stem.number};
    const struct notation *answer =
        taken_count > 1 && taken[1].kind == NOTATION_FRACTION ? &taken[1] : NULL;
    int count = 0;

    if (item->stem.shape > SHAPE_PRINTED) {
        struct attempt read = question;
        read.task = item->stem.shape == SHAPE_LINE ? TASK_LINE : TASK_READ;
        offer_beliefs(&pool, &read);
    }
    if (item->stem.shape != SHAPE_DOTS)
        offer_beliefs(&pool, &question);
    if (answer)
        offer_beside(&pool, question, answer);
    /* In another notation than the stem, the right one is not the only one. */
    if (taken_count > 1 && has_notations(item_numbers(item)))
        for (int i = 0; i < 2 && count < most; i++)
            count += take(&pool, chance, &(struct requirement){.kind_of = &taken[1]}, &out[count]);
    if (most > 2)
        count += take(&pool, chance, &(struct requirement){.reading = true}, &out[count]);
    if (most > count + 1) {
        int before = count;
        struct requirement factors = {.belief = BELIEF_TWO_FACTORS,
                                      .denominator_of = chance_below(chance, 2) ? answer : NULL};
        count += take(&pool, chance, &factors, &out[count]);
        if (count == before && factors.denominator_of) {
            factors.denominator_of = NULL;
            count += take(&pool, chance, &factors, &out[count]);
        }
    }
    if (answer && most > count && !has_denominator(out, count, answer))
        count += take(
            &pool, chance,
            &(struct requirement){.denominator_of = answer, .unlike = out, .unlike_count = count},
            &out[count]);
    /* Two mistakes may be alike, too: so the option most like the others need not be right. */
    if (count > 0 && count < most && chance_below(chance, 4) > 0)
        count += take(&pool, chance,
                      &(struct requirement){.denominator_of = &out[count - 1].figure.number,
                                            .unlike = out,
                                            .unlike_count = count},
                      &out[count]);
    while (count < most &&
           (take(&pool, chance, &(struct requirement){.unlike = out, .unlike_count = count},
                 &out[count]) ||
            take(&pool, chance, &(struct requirement){.belief = NO_MISCONCEPTION}, &out[count])))
        count++;
    return count;
}

void shuffle_options(struct item *item, struct chance *chance)
{
    for (int i = item->options - 1; i > 0; i--) {
        int j = (int)chance_below(chance, (uint32_t)i + 1);
        struct option swap = item->option[i];
        item->option[i] = item->option[j];
        item->option[j] = swap;
    }
}
