/* Hints: three steps of a ladder, then the answer. */
#include "lesson/help/hints.h"

#include <stdio.h>

static struct message_arg arg_sign(const char *name, const char *sign, int64_t number)
{
    char text[MESSAGE_NUMBER_SIZE];

    snprintf(text, sizeof text, "%s %lld", sign, (long long)number);
    return arg_number(name, text);
}

struct message_arg arg_times(const char *name, int64_t factor)
{
    return arg_sign(name, "×", factor);
}

struct message_arg arg_divided(const char *name, int64_t divisor)
{
    return arg_sign(name, "÷", divisor);
}

bool is_told(const struct item *item, const struct notation *number)
{
    for (int i = 0; i < item->options; i++)
        if (notation_identical(&item->option[i].figure.number, number))
            return true;
    return item->answers == ANSWER_NUMBER && notation_identical(&item->key, number);
}

static bool is_recurring(const struct figure *figure)
{
    return figure->shape == SHAPE_PRINTED && figure->number.recurring_digits > 0;
}

/* Few have seen a digit that goes on: what its mark means is no secret. */
static void explain_mark(const struct item *item, struct telling *telling)
{
    bool marked = is_recurring(&item->stem) || is_recurring(&item->other);

    for (int i = 0; i < item->options; i++)
        marked = marked || is_recurring(&item->option[i].figure);
    if (marked)
        telling_say(telling, message_of(N_("Digits with a mark go on without end.")));
}

/* A kind each; what a ladder says differs within. */
static hint_writer *const writers[ITEM_KINDS] = {
    [ITEM_READ] = hint_read,       [ITEM_SAME] = hint_pair,         [ITEM_FIND] = hint_find,
    [ITEM_ALL] = hint_find,        [ITEM_FILL] = hint_fill,         [ITEM_LEFT] = hint_left,
    [ITEM_PLACE] = hint_place,     [ITEM_SIMPLIFY] = hint_simplify, [ITEM_WRITE] = hint_write,
    [ITEM_COMPARE] = hint_compare, [ITEM_ORDER] = hint_order,       [ITEM_ODD] = hint_odd,
    [ITEM_PROVE] = hint_pair,
};

bool item_hint(const struct item *item, int step, struct telling *telling)
{
    *telling = (struct telling){0};
    if (step > HINT_STEPS)
        return false;
    if (step == HINT_STEPS)
        item_explain(item, telling);
    else
        writers[item->kind](item, step, telling);
    telling_turn(telling, item);
    if (step == 0)
        explain_mark(item, telling);
    return true;
}
