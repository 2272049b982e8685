#include "rational/explain.h"

#include <assert.h>

static void add_number(struct message *message, const char *name, const struct notation *number)
{
    char text[NOTATION_TEXT_SIZE];

    notation_canonical(number, text);
    message_add_number(message, name, text);
}

/* A sentence about both. */
static struct message about(const char *id, const struct notation *left,
                            const struct notation *right)
{
    struct message message = message_of(id);

    add_number(&message, "left", left);
    add_number(&message, "right", right);
    return message;
}

struct message explain_difference(const struct notation *left, const struct notation *right)
{
    int order = rational_compare(notation_value(left), notation_value(right));

    assert(order != 0);
    return about(order < 0 ? N_("{left} is not {right}, but less")
                           : N_("{left} is not {right}, but more"),
                 left, right);
}

void explain(const struct notation *left, const struct notation *right, struct explanation *out)
{
    out->equal = rational_equal(notation_value(left), notation_value(right));
    out->steps = 1;
    out->step[0] =
        out->equal ? about(N_("{left} = {right}"), left, right) : explain_difference(left, right);
}
