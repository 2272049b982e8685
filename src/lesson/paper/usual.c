#include "lesson/paper/on_paper.h"

/* ---- of beliefs ---- */

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

static bool of_beliefs(const struct item *item, struct usual *usual)
{
    struct weighed weighed = {.item = item};

    item_foresee(item, weigh, &weighed);
    usual->response = weighed.response;
    return weighed.rank > 0;
}

/* ---- numbers that are written ---- */

static bool write_number(const struct item *item, struct usual *usual, struct notation number)
{
    struct judgement judgement;

    usual->response = (struct response){.kind = ANSWER_NUMBER, .number = number};
    item_judge(item, &usual->response, &judgement);
    return judgement.verdict != VERDICT_RIGHT;
}

static bool write_fraction(const struct item *item, struct usual *usual, int64_t top,
                           int64_t bottom)
{
    return top > 0 && bottom > 0 && write_number(item, usual, notation_of_fraction(top, bottom));
}

static int64_t smallest_prime(int64_t number)
{
    for (int64_t prime = 2; prime * prime <= number; prime++)
        if (number % prime == 0)
            return prime;
    return number;
}

/* Divided once where it takes more; else taken away, or one part divided alone; and where nothing
 * is to be done, something is. */
static bool of_simplify(const struct item *item, struct usual *usual)
{
    int64_t above = item->stem.number.numerator, below = item->stem.number.denominator;
    int64_t prime = smallest_prime(item->factor);

    if (prime < item->factor)
        return write_fraction(item, usual, above / prime, below / prime);
    if (prime > 1)
        return ((above + below) % 2 == 0 &&
                write_fraction(item, usual, above - prime, below - prime)) ||
               write_fraction(item, usual, above / prime, below);
    if (above % 2 == 0)
        return write_fraction(item, usual, above / 2, below);
    prime = smallest_prime(below);
    return (below > prime && write_fraction(item, usual, above, below / prime)) ||
           write_fraction(item, usual, above - 1, below - 1);
}

/* So many parts as there are wholes: 3 = 3/4. */
static bool of_fill(const struct item *item, struct usual *usual)
{
    const struct notation *stem = &item->stem.number;

    if (stem->kind != NOTATION_WHOLE)
        return of_beliefs(item, usual);
    return item->hole == HOLE_OTHER_TOP && write_number(item, usual, *stem);
}

/* 7/3: two wholes, and one is left, taken for each other; or the numerator for the wholes. */
static bool write_mixed(const struct item *item, struct usual *usual)
{
    const struct notation parts = item->stem.number;
    struct notation mixed = {.kind = NOTATION_MIXED, .denominator = parts.denominator};
    int64_t wholes = parts.numerator / parts.denominator,
            left = parts.numerator % parts.denominator;
    bool swapped = left > 0 && left != wholes && wholes < parts.denominator;

    mixed.whole = swapped ? left : parts.numerator;
    mixed.numerator = swapped ? wholes : left;
    telling_say(&usual->remark,
                message_with(N_("How often do {parts} parts go into {all}? What is left?"),
                             arg_count("parts", parts.denominator),
                             arg_count("all", parts.numerator)));
    return left > 0 && write_number(item, usual, mixed);
}

/* 0.4 as 1/4, 0.25 as 25/10, 15 % as 1/5, 20 % as 1/20: as the beliefs have it, with digits that
 * somebody may read so; and of a 1, which reads right, the next place. */
static bool write_read_digits(const struct item *item, struct usual *usual)
{
    const struct notation *stem = &item->stem.number;
    bool percent = stem->kind == NOTATION_PERCENT;
    int64_t digits = percent ? stem->whole : stem->fixed;

    if (stem->denominator > 0 || stem->recurring_digits > 0 || (percent && stem->fixed_digits > 0))
        return false;
    if (percent && digits >= 10 && digits % 10 > 0 && digits < 100)
        return write_fraction(item, usual, digits / 10, digits % 10);
    if (digits > 1 && stem->fixed_digits <= 1 && write_fraction(item, usual, 1, digits))
        return true;
    return write_fraction(item, usual, digits, stem->fixed_digits == 1 ? 100 : 10);
}

/* 7/100 as 0.7, 4/10 as 0.04. */
static bool write_other_place(const struct item *item, struct usual *usual)
{
    struct attempt question = {.task = item->task, .stem = item->stem.number}, attempt;
    bool found = false;

    for (int v = 0; !found && misconception_answer(BELIEF_DECIMAL_PLACE, &question, v, &attempt);
         v++)
        found = attempt.answer.whole == 0;
    return found && write_number(item, usual, attempt.answer);
}

static bool of_write(const struct item *item, struct usual *usual)
{
    enum notation_kind from = item->stem.number.kind, to = item->key.kind;
    int64_t parts = item->stem.number.denominator;

    if (from == NOTATION_FRACTION && to == NOTATION_MIXED)
        return write_mixed(item, usual);
    if (to == NOTATION_FRACTION && (from == NOTATION_DECIMAL || from == NOTATION_PERCENT))
        return write_read_digits(item, usual) || of_beliefs(item, usual);
    if (from == NOTATION_FRACTION && to == NOTATION_DECIMAL && (parts == 10 || parts == 100))
        return write_other_place(item, usual) || of_beliefs(item, usual);
    return of_beliefs(item, usual);
}

/* ---- crosses on a line ---- */

static void cross_at(struct usual *usual, const struct item *item, struct notation number,
                     enum misconception belief)
{
    struct attempt attempt = {.task = TASK_LINE, .stem = item->stem.number, .answer = number};

    usual->response = (struct response){.kind = ANSWER_NUMBER, .number = number};
    usual->own = correct_own_words(item, belief);
    telling_say(&usual->remark,
                belief == BELIEF_COUNTS_MARKS
                    ? message_of(N_("Count the steps from 0, not the marks: the mark at 0 is no "
                                    "step."))
                    : misconception_say(belief, &attempt));
}

/* As many steps as the numerator says, whatever the cut; else a step too few, as whoever counts the
 * mark at 0 goes; and of the first step the last but one. */
static bool of_place(const struct item *item, struct usual *usual)
{
    const struct notation *stem = &item->stem.number;
    struct notation right = {0};

    for (int i = 0; i < item->options; i++)
        if (item->option[i].right)
            right = item->option[i].figure.number;
    if (right.numerator != stem->numerator)
        cross_at(usual, item, notation_of_fraction(stem->numerator, right.denominator),
                 BELIEF_ANY_STEPS);
    else if (right.numerator > 1)
        cross_at(usual, item, notation_of_fraction(right.numerator - 1, right.denominator),
                 BELIEF_COUNTS_MARKS);
    else
        cross_at(usual, item, notation_of_fraction(right.denominator - 1, right.denominator),
                 BELIEF_PART_LEFT);
    return right.numerator > 1 || right.denominator > 2;
}

/* ---- sizes ---- */

/* A number as whoever looks at one part of it alone: below, above, or at all digits. */
enum look { LOOK_BELOW, LOOK_ABOVE, LOOK_BACK, LOOKS };

static int64_t seen(const struct notation *number, enum look look)
{
    if (number->kind == NOTATION_DECIMAL)
        return number->fixed;
    if (number->kind == NOTATION_PERCENT)
        return number->whole;
    return look == LOOK_BELOW ? number->denominator : number->numerator;
}

/* Whether one comes before the other. */
static bool is_before(const struct notation *one, const struct notation *other, enum look look)
{
    int64_t first = seen(one, look), second = seen(other, look);

    if (look == LOOK_BACK)
        return rational_compare(notation_value(one), notation_value(other)) > 0;
    return first != second ? first < second
                           : seen(one, LOOK_BELOW + LOOK_ABOVE - look) <
                                 seen(other, LOOK_BELOW + LOOK_ABOVE - look);
}

/* By the numbers below, the larger ones for larger; by those above; or back to front. */
static bool of_order(const struct item *item, struct usual *usual)
{
    struct judgement judgement = {0};

    for (enum look look = 0; look < LOOKS && judgement.verdict == VERDICT_RIGHT; look++) {
        int *order = usual->response.order;
        usual->response = (struct response){.kind = ANSWER_ORDER};
        for (int i = 0; i < item->options; i++) {
            int at = i;
            for (; at > 0 && is_before(&item->option[i].figure.number,
                                       &item->option[order[at - 1]].figure.number, look);
                 at--)
                order[at] = order[at - 1];
            order[at] = i;
        }
        item_judge(item, &usual->response, &judgement);
    }
    enum compared compared = item_numbers(item)->compared;
    if (compared != COMPARED_SAME_DENOMINATOR && compared != COMPARED_SAME_NUMERATOR)
        say_how_ordered(item, &usual->remark);
    return judgement.verdict != VERDICT_RIGHT;
}

static bool have_common_part(const struct notation *one, const struct notation *other)
{
    return one->numerator == other->numerator || one->denominator == other->denominator;
}

/* Where no belief is known, the other way round; and of equal ones that with the larger number
 * above for larger, unless one is a picture of the other. */
static int other_sign(const struct item *item)
{
    const struct notation *left = &item->stem.number, *right = &item->other.number;

    if (item->sign != 0 || notation_identical(left, right))
        return -item->sign;
    return left->numerator > right->numerator ? 1 : -1;
}

/* What a belief answers, else some other sign. That a finer cut makes smaller pieces settles it
 * for as many of them; else the pieces are to be compared, or what is missing. */
static bool of_compare(const struct item *item, struct usual *usual)
{
    const struct notation *left = &item->stem.number, *right = &item->other.number;
    struct attempt attempt = {.task = TASK_COMPARE, .stem = *left, .answer = *right};

    if (!of_beliefs(item, usual))
        usual->response = (struct response){.kind = ANSWER_SIGN, .sign = other_sign(item)};
    bool decimals = left->kind == NOTATION_DECIMAL && right->kind == NOTATION_DECIMAL;
    bool fractions = left->kind == NOTATION_FRACTION && right->kind == NOTATION_FRACTION;
    if (decimals)
        telling_say(&usual->remark, misconception_say(BELIEF_LONGER_DECIMAL, &attempt));
    else if (item->other.shape == SHAPE_PRINTED && !(fractions && have_common_part(left, right)))
        telling_say(&usual->remark, say_how_compared(item_numbers(item), left, right));
    return usual->response.sign != item->sign;
}

/* ---- reasons ---- */

/* Who adds, or looks for a whole factor: the other reasons are there to be chosen, and nobody
 * writes them. */
static bool of_prove(const struct item *item, struct usual *usual)
{
    for (int i = 0; i < item->options; i++) {
        enum misconception belief = item->option[i].belief;
        if (!item->option[i].right && (belief == BELIEF_ADDS || belief == BELIEF_NO_FACTOR)) {
            usual->response = (struct response){.kind = ANSWER_CHOICE, .chosen = 1u << i};
            return true;
        }
    }
    return false;
}

/* ---- what to say ---- */

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
    typedef bool finder(const struct item *item, struct usual *usual);
    static finder *const finders[ITEM_KINDS] = {
        [ITEM_SIMPLIFY] = of_simplify, [ITEM_FILL] = of_fill,       [ITEM_WRITE] = of_write,
        [ITEM_PLACE] = of_place,       [ITEM_COMPARE] = of_compare, [ITEM_ORDER] = of_order,
        [ITEM_PROVE] = of_prove,
    };

    *usual = (struct usual){0};
    if (!(finders[item->kind] ? finders[item->kind] : of_beliefs)(item, usual)) {
        *usual = (struct usual){0};
        return;
    }
    usual->found = true;
    if (item->kind != ITEM_PLACE) /* nobody chooses a letter there */
        add_remark(item, usual);
}
