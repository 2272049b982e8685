#include "lesson/bounds.h"

#include "lesson/maker.h"

static const int any_parts[] = {0}, first_parts[] = {2, 3, 4, 5, 6, 8, 10, 0},
                 first_pies[] = {2, 3, 4, 6, 8, 0}, pies[] = {2, 3, 4, 5, 6, 8, 10, 12, 0},
                 tenths[] = {2, 4, 5, 10, 20, 25, 50, 100, 0},
                 tenths_and_thirds[] = {2, 3, 4, 5, 10, 20, 25, 50, 100, 0};

#define K(skill) (1u << SKILL_##skill)
/* Which numbers fit the age: stage, skills, below, beside, filled, factor, common, wholes, parts,
 * pies. A lesson goes by the first row of its stage all of whose skills it has. Below the bar stand
 * at most `below` parts in numbers that are asked about, `beside` in those that are equal to them
 * or offered, `filled` where a number is missing; `factor` is what both parts are multiplied by at
 * most, `common` the least common denominator of two numbers at most, `wholes` what a number is at
 * most; 0: any. `parts`: the denominators there are; `pies`: those that a pie shows. Source:
 * docs/design/exercises.md, “Numbers for the age”: the Common Core has 2 3 4 6 8 in grade 3, and
 * 5 10 12 100 besides in grade 4. The names of a half, of the stage of sizes, go further. */
static const struct bounds rows[] = {
    {STAGE_ONE_WHOLE, K(SET), 12, 12, 12, 0, 0, 0, any_parts, any_parts},
    {STAGE_ONE_WHOLE, 0, 10, 10, 10, 0, 0, 0, first_parts, first_pies},
    {STAGE_SIZE, K(FACTOR), 12, 24, 24, 0, 0, 0, any_parts, pies},
    {STAGE_SIZE, 0, 10, 10, 10, 0, 0, 0, any_parts, pies},
    {STAGE_EQUAL, K(SIMPLIFY), 24, 24, 24, 0, 24, 0, any_parts, pies},
    {STAGE_EQUAL, K(NO_FACTOR), 24, 24, 24, 0, 24, 0, any_parts, pies},
    {STAGE_EQUAL, 0, 12, 24, 40, 5, 0, 0, any_parts, pies},
    {STAGE_COMPARE, 0, 12, 24, 24, 0, 24, 0, any_parts, pies},
    {STAGE_BEYOND_ONE, 0, 8, 8, 8, 0, 0, 5, any_parts, pies},
    {STAGE_NOTATIONS, K(DECIMAL) | K(PERCENT), 100, 100, 100, 0, 0, 0, tenths_and_thirds, pies},
    {STAGE_NOTATIONS, 0, 100, 100, 100, 0, 0, 0, tenths, pies},
};
#undef K

static const struct bounds *bounds_of(const struct lesson *lesson)
{
    const struct bounds *row = rows;

    while (row->stage != lesson->stage || (row->skills & lesson->skills) != row->skills)
        row++; /* of each stage there is a row without skills */
    return row;
}

bool bounds_list(const int *parts, int64_t denominator)
{
    if (!*parts || denominator <= 1)
        return true;
    while (*parts && *parts != denominator)
        parts++;
    return *parts != 0;
}

/* Of the number that is asked about `below` holds; this is of those beside it. */
static int64_t most_parts(const struct bounds *bounds, enum item_kind kind)
{
    bool all_are_asked = kind == ITEM_COMPARE || kind == ITEM_ORDER;

    return all_are_asked ? bounds->below : kind == ITEM_FILL ? bounds->filled : bounds->beside;
}

/* Several that are equal are simplified, not cut alike. */
static int64_t common_most(const struct bounds *bounds, enum item_kind kind)
{
    return kind == ITEM_ALL ? 0 : bounds->common;
}

/* --- a lesson obeys */

static bool denominators_fit(const struct bounds *bounds, const struct lesson_numbers *numbers)
{
    for (int i = 0; i < numbers->denominators; i++)
        if (numbers->denominator[i] > bounds->below ||
            !bounds_list(bounds->parts, numbers->denominator[i]))
            return false;
    return true;
}

static bool factors_fit(const struct bounds *bounds, const struct lesson_numbers *numbers)
{
    for (int i = 0; bounds->factor && i < numbers->factors; i++)
        if (numbers->factor[i] > bounds->factor)
            return false;
    return true;
}

static void obey(struct lesson_numbers *numbers, const struct bounds *bounds, enum item_kind kind)
{
    numbers->bounds = bounds;
    numbers->common = common_most(bounds, kind);
    if (numbers->parts > most_parts(bounds, kind))
        numbers->parts = most_parts(bounds, kind);
}

/* True if there is such a question, as far as repeated tries tell. */
static bool can_be_asked(const struct lesson *lesson, enum item_kind kind)
{
    struct chance chance;
    struct item item;

    chance_init(&chance, 1, CHANCE_LESSON, (uint32_t)kind);
    return item_make(&item, lesson, kind, &chance);
}

void bounds_apply(struct lesson *lesson)
{
    const struct bounds *bounds = bounds_of(lesson);

    for (int k = 0; k < ITEM_KINDS; k++) {
        struct lesson_items *kind = &lesson->kind[k];
        struct lesson_numbers free = kind->numbers;
        kind->numbers.parts = free.parts = free.largest;
        if (denominators_fit(bounds, &free) && factors_fit(bounds, &free))
            obey(&kind->numbers, bounds, (enum item_kind)k);
        if (kind->share > 0 && kind->numbers.bounds && !can_be_asked(lesson, (enum item_kind)k))
            kind->numbers = free;
        kind->opening = kind->numbers;
        if (kind->opening.parts > BOUNDS_OPENING)
            kind->opening.parts = BOUNDS_OPENING;
    }
}

/* --- numbers to offer */

bool bounds_offer(const struct notation *stem, const struct notation *number)
{
    enum { BEYOND = 2, PLACES = 2, HUNDRED = 100 };
    const struct rational asked = notation_value(stem), value = notation_value(number),
                          one = {1, 1};
    bool thirds = asked.denominator % 3 == 0;
    bool broken_off = number->recurring_digits > 0 ||
                      (number->kind == NOTATION_PERCENT && number->denominator > 0);

    if (rational_compare(asked, one) < 0
            ? rational_compare(value, one) > 0
            : value.numerator * asked.denominator >=
                  (asked.numerator + BEYOND * asked.denominator) * value.denominator)
        return false;
    if (broken_off && !thirds)
        return false;
    if (number->kind == NOTATION_DECIMAL)
        return number->fixed_digits <= PLACES;
    return number->kind != NOTATION_PERCENT ||
           HUNDRED * value.numerator >= value.denominator; /* at least 1 % */
}

/* --- what goes beyond */

bool bounds_common(int64_t common, const struct notation *number, int count)
{
    struct notation cut[ITEM_OPTIONS];

    for (int i = 0; i < count; i++) {
        cut[i] = number[i];
        if (number[i].kind != NOTATION_FRACTION)
            return true;
    }
    return common == 0 || (cut_alike(cut, count) && cut[0].denominator <= common);
}

static bool number_fits(const struct bounds *bounds, const struct notation *number, int64_t most)
{
    bool parts = number->kind == NOTATION_FRACTION || number->kind == NOTATION_MIXED;

    return !parts ||
           (number->denominator <= most && bounds_list(bounds->parts, number->denominator));
}

static bool figure_fits(const struct bounds *bounds, const struct figure *figure, int64_t most)
{
    return figure->shape == SHAPE_NONE ||
           (number_fits(bounds, &figure->number, most) &&
            (figure->shape != SHAPE_PIE || bounds_list(bounds->pies, figure_parts(figure))));
}

static bool is_within(const struct bounds *bounds, const struct notation *number)
{
    return !bounds->wholes ||
           rational_compare(notation_value(number), (struct rational){bounds->wholes, 1}) <= 0;
}

/* Two that are equal; or two that are compared by cutting them alike. */
static bool pair_fits(const struct bounds *bounds, const struct item *item,
                      const struct figure *other)
{
    const struct notation pair[] = {item->stem.number, other->number};
    bool compared = item->kind == ITEM_COMPARE && item_numbers(item)->compared != COMPARED_ANY;

    return compared || item->stem.shape == SHAPE_NONE || other->shape == SHAPE_NONE ||
           bounds_common(common_most(bounds, item->kind), pair, 2);
}

/* A count alone is what some see in a picture: it is no number of any size. */
static bool offer_fits(const struct item *item, const struct option *option)
{
    bool offered = item->kind == ITEM_FIND || item->kind == ITEM_ALL;

    return !offered || option->belief == BELIEF_COUNTS_ONLY ||
           bounds_offer(&item->stem.number, &option->figure.number);
}

static bool option_fits(const struct bounds *bounds, const struct item *item, int option,
                        int64_t most)
{
    const struct option *shown = &item->option[option];

    return shown->figure.shape == SHAPE_NONE ||
           (figure_fits(bounds, &shown->figure, most) &&
            (shown->right ? pair_fits(bounds, item, &shown->figure) : offer_fits(item, shown)));
}

/* Those that are put in order by cutting them alike. */
static bool order_fits(const struct bounds *bounds, const struct item *item)
{
    struct notation number[ITEM_OPTIONS];

    option_numbers(item, number);
    return item->kind != ITEM_ORDER || item_numbers(item)->compared != COMPARED_ANY ||
           bounds_common(bounds->common, number, item->options);
}

bool bounds_broken(const struct item *item, struct notation *number)
{
    const struct bounds *bounds = bounds_of(item->lesson);
    int64_t most = most_parts(bounds, item->kind);

    for (int i = 0; i < item->options; i++) {
        *number = item->option[i].figure.number;
        if (!option_fits(bounds, item, i, most))
            return true;
    }
    if (!order_fits(bounds, item))
        return true;
    *number = item->other.number;
    if (!figure_fits(bounds, &item->other, most) || !pair_fits(bounds, item, &item->other))
        return true;
    *number = item->stem.number;
    return !figure_fits(bounds, &item->stem, bounds->below) || !is_within(bounds, number);
}

void bounds_advise(const struct lesson *lesson, enum item_kind kind, struct strbuf *out)
{
    const struct bounds *bounds = bounds_of(lesson);
    const struct lesson_numbers *numbers = &lesson->kind[kind].numbers;

    if (denominators_fit(bounds, numbers) && factors_fit(bounds, numbers) && bounds->wholes &&
        rational_compare(numbers->below, (struct rational){bounds->wholes, 1}) > 0) {
        strbuf_addf(out, "below=\"%d", (int)bounds->wholes);
    } else if (!denominators_fit(bounds, numbers) || factors_fit(bounds, numbers)) {
        strbuf_add(out, "denominators=\"2");
        for (int parts = 3; parts <= bounds->below; parts++)
            if (bounds_list(bounds->parts, parts))
                strbuf_addf(out, " %d", parts);
    } else {
        strbuf_add(out, "factors=\"2");
        for (int factor = 3; factor <= bounds->factor; factor++)
            strbuf_addf(out, " %d", factor);
    }
    strbuf_add(out, "\"");
}
