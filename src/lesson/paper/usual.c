#include "lesson/paper/usual.h"

#include "lesson/paper/on_paper.h"

/* --- of beliefs */

/* The likeliest of those that the list of beliefs foresees. */
struct weighed {
    const struct item *item;
    int rank; /* the lower, the likelier; 0: there is none */
    struct response response;
};

/* Parts that are shaded, or not, and the other end of a line: of a printed number, and of a line
 * whose marks can be counted, few think so. */
static bool is_unlikely(const struct item *item, enum misconception belief)
{
    if (belief == BELIEF_PART_LEFT)
        return item->task == TASK_LINE ||
               (item->task == TASK_EQUAL && item->stem.shape == SHAPE_PRINTED);
    return belief == BELIEF_PART_TO_PART && item->stem.shape == SHAPE_PRINTED;
}

/* The list of beliefs has what says more first; but few write a fraction upside down, or = where
 * less and greater are asked for too. */
static int rank_of(const struct item *item, const struct response *response,
                   enum misconception belief)
{
    int rank = (int)belief;

    if (belief == BELIEF_UPSIDE_DOWN || is_unlikely(item, belief))
        rank += MISCONCEPTIONS;
    if (response->kind == ANSWER_SIGN && response->sign == 0)
        rank += MISCONCEPTIONS;
    return rank;
}

static void weigh(void *context, const struct response *response, enum misconception belief)
{
    struct weighed *weighed = context;
    int rank = rank_of(weighed->item, response, belief);

    if (belief == NO_MISCONCEPTION || (weighed->rank && weighed->rank <= rank))
        return;
    weighed->rank = rank;
    weighed->response = *response;
}

bool usual_of_beliefs(const struct item *item, struct usual *usual)
{
    struct weighed weighed = {.item = item};

    item_foresee(item, weigh, &weighed);
    usual->response = weighed.response;
    return weighed.rank > 0;
}

/* --- numbers that are written */

bool usual_number(const struct item *item, struct usual *usual, struct notation number)
{
    struct judgement judgement;

    usual->response = (struct response){.kind = ANSWER_NUMBER, .number = number};
    item_judge(item, &usual->response, &judgement);
    return judgement.verdict != VERDICT_RIGHT;
}

bool usual_fraction(const struct item *item, struct usual *usual, int64_t top, int64_t bottom)
{
    return top > 0 && bottom > 0 && usual_number(item, usual, notation_of_fraction(top, bottom));
}

/* --- what to say */

static void add_remark(const struct item *item, struct usual *usual)
{
    struct judgement judgement;

    item_judge(item, &usual->response, &judgement);
    usual->own = correct_own_words(item, judgement.belief);
    if (usual->remark.say.id)
        return;
    if (judgement.verdict == VERDICT_FORM) {
        struct telling telling;
        item_correct(item, &judgement, false, &telling);
        telling_say(&usual->remark, telling.say);
        return;
    }
    struct message remark = correct_in_words(item, &judgement);
    if (remark.id && !on_paper_makes_sense(item, &remark))
        remark = misconception_say(judgement.belief, &judgement.attempt);
    if (remark.id)
        telling_say(&usual->remark, remark);
}

void usual_mistake(const struct item *item, struct usual *usual)
{
    const struct item_maker *maker = item_makers[item->kind];

    *usual = (struct usual){0};
    if (!(maker->usual ? maker->usual : usual_of_beliefs)(item, usual)) {
        *usual = (struct usual){0};
        return;
    }
    usual->found = true;
    if (item_paper_way(item) != PAPER_CROSS) /* no letter is chosen there */
        add_remark(item, usual);
}
