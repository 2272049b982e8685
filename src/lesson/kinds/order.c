/* Three or four numbers from small to large: no two equal, and neither the numerators nor the
 * denominators alone sort them, unless the lesson is about just that. */
#include "lesson/help/hints.h"
#include "lesson/paper/usual.h"

enum { LEAST = 3, MOST = 4 };

/* True if going by one part of the fraction, up or down, gives the right order. */
static bool sorted_by(const struct item *item, bool top)
{
    bool up = true, down = true;

    for (int i = 0; i < item->options; i++) {
        for (int j = 0; j < item->options; j++) {
            const struct notation *a = &item->option[i].figure.number,
                                  *b = &item->option[j].figure.number;
            int64_t one = top ? a->numerator : a->denominator;
            int64_t other = top ? b->numerator : b->denominator;
            if (notation_compare(a, b) >= 0)
                continue;
            up = up && one < other;
            down = down && one > other;
        }
    }
    return up || down;
}

static bool is_known(const struct item *item, const struct notation *number)
{
    for (int i = 0; i < item->options; i++)
        if (notation_equal(number, &item->option[i].figure.number))
            return true;
    return false;
}

/* Beside a half: one of each side, so that the half puts them in order. */
static bool suits_half(const struct item *item, const struct notation *number)
{
    struct rational half = {1, 2};
    int side = rational_compare(notation_value(number), half);

    for (int i = 0; i < item->options; i++)
        if ((rational_compare(notation_value(&item->option[i].figure.number), half) > 0) ==
                (side > 0) &&
            side != 0)
            return false;
    return side != 0;
}

static void add_numbers(struct item *item, struct chance *chance, int wanted)
{
    enum { TRIES = 60 };
    const struct lesson_numbers *numbers = item_numbers(item);
    bool halves = numbers->compared == COMPARED_HALF;
    struct notation number;

    for (int t = 0; t < TRIES && item->options < wanted; t++) {
        if (item->options == 0 || halves
                ? !draw_stem(numbers, chance, &number)
                : !draw_compared(numbers, chance, &item->option[0].figure.number, &number))
            continue;
        if (!is_known(item, &number) && (!halves || suits_half(item, &number)))
            item->option[item->options++].figure = figure_printed(&number);
    }
    if (halves && item->options == wanted) {
        struct notation half = notation_of_fraction(1, 2);
        item->option[item->options++].figure = figure_printed(&half);
    }
}

static bool all_fractions(const struct item *item)
{
    for (int i = 0; i < item->options; i++)
        if (item->option[i].figure.number.kind != NOTATION_FRACTION)
            return false;
    return true;
}

static bool stands_in_order(const struct item *item)
{
    for (int i = 0; i + 1 < item->options; i++)
        if (notation_compare(&item->option[i].figure.number, &item->option[i + 1].figure.number) >
            0)
            return false;
    return true;
}

/* Never as they are to be put. */
static void shuffle(struct item *item, struct chance *chance)
{
    do
        shuffle_options(item, chance);
    while (stands_in_order(item));
}

static bool make(struct item *item, struct chance *chance)
{
    const struct lesson_numbers *numbers = item_numbers(item);
    enum compared compared = numbers->compared;
    int most = compared == COMPARED_HALF ? 2 : LEAST + (int)chance_below(chance, MOST - LEAST + 1);

    item->task = TASK_COMPARE;
    item->answers = ANSWER_ORDER;
    add_numbers(item, chance, most);
    if (item->options < LEAST)
        return false;
    if (compared != COMPARED_SAME_DENOMINATOR && compared != COMPARED_SAME_NUMERATOR &&
        all_fractions(item) && (sorted_by(item, true) || sorted_by(item, false)))
        return false;
    struct notation number[ITEM_OPTIONS];
    option_numbers(item, number);
    if (!common_allowed(numbers, number, item->options))
        return false;
    item->skills =
        skills_to_compare(numbers, &item->option[0].figure.number, &item->option[1].figure.number);
    shuffle(item, chance);
    return true;
}

static void check_options(const struct authored *q)
{
    const struct xml_element *e = xml_child(q->element, "option");

    for (int i = 0; i < q->item->options; i++, e = xml_next(e)) {
        const struct notation *other = authored_equal_before(q, i);
        if (other)
            authored_refuse(
                q, xml_at(e, "number"),
                message_with(N_("{number} is equal to {other}; no two numbers that are put "
                                "in order may be equal"),
                             arg_notation("number", &q->item->option[i].figure.number),
                             arg_notation("other", other)));
        if (q->item->option[i].right)
            authored_refuse(q, xml_at(e, "right"),
                            message_of(N_("breuk itself puts the options of a question of the kind "
                                          "{kind} in order; leave out right=\"yes\"")));
    }
}

static bool of_author(struct item *item, struct chance *chance)
{
    item->task = TASK_COMPARE;
    item->answers = ANSWER_ORDER;
    item->skills = skills_to_compare(item_numbers(item), &item->option[0].figure.number,
                                     &item->option[1].figure.number);
    shuffle(item, chance);
    return true;
}

static const char *on_paper(const struct item *item)
{
    return item->options > LEAST ? N_("Number them from small to large: 1, 2, 3, 4.")
                                 : N_("Number them from small to large: 1, 2, 3.");
}

static void lead(const struct item *item, struct telling *telling)
{
    say_how_ordered(item, telling);
}

static void explain_it(const struct item *item, struct telling *telling)
{
    struct notation sorted[ITEM_OPTIONS];
    const struct notation *shown[ITEM_OPTIONS];
    struct response right;

    item_solve(item, &right);
    for (int i = 0; i < item->options; i++) {
        sorted[i] = item->option[right.order[i]].figure.number;
        shown[i] = &sorted[i];
    }
    telling_say(telling,
                say_listed(N_("From small to large: {first}, {second}, {third}."),
                           N_("From small to large: {first}, {second}, {third}, {fourth}."), sorted,
                           item->options));
    if (!hint_in_common(item_numbers(item)->compared, telling))
        telling_rewritten(telling, item, sorted, item->options);
    telling_show_bars(telling, item, shown, item->options);
}

/* As they stand in the question, not in order. */
static void hint(const struct item *item, int step, struct telling *telling)
{
    for (int i = 0; i < item->options; i++)
        telling_show(telling, SHAPE_BAR, &item->option[i].figure.number);
    if (step == 0)
        telling_say(telling, message_of(N_("Here are all of them as bars.")));
    else if (step == 1 || !say_how_ordered(item, telling))
        hint_question(item, telling);
}

/* How a pupil puts numbers in order who looks at one part alone, below or above, or at the digits
 * alone; LOOK_BACK: in the right order, but from large to small. */
enum look { LOOK_BELOW, LOOK_ABOVE, LOOK_BACK, LOOKS };

static int64_t seen(const struct notation *number, enum look look)
{
    if (number->kind == NOTATION_DECIMAL)
        return number->fixed;
    if (number->kind == NOTATION_PERCENT)
        return number->whole;
    return look == LOOK_BELOW ? number->denominator : number->numerator;
}

/* True if one comes before the other. */
static bool is_before(const struct notation *one, const struct notation *other, enum look look)
{
    int64_t first = seen(one, look), second = seen(other, look);

    if (look == LOOK_BACK)
        return notation_compare(one, other) > 0;
    return first != second ? first < second
                           : seen(one, LOOK_BELOW + LOOK_ABOVE - look) <
                                 seen(other, LOOK_BELOW + LOOK_ABOVE - look);
}

/* By the numbers below, the larger ones for larger; by those above; or back to front. */
static bool expect(const struct item *item, struct usual *usual)
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

const struct item_maker maker_ORDER = {
    .make = make,
    .author = {.least = 3,
               .most = 4,
               .check_options = check_options,
               .example = "<item kind=\"order\">…</item>"},
    .of_author = of_author,
    .plainest = -2,
    .asks = N_("Put them in order: type all of them, the smallest first."),
    .unvoted = true,
    .paper = PAPER_RANKS,
    .on_paper = on_paper,
    .usual = expect,
    .hint = hint,
    .explain = explain_it,
    .lead = lead,
    .correct = correct_compared,
};
