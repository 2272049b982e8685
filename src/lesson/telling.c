/* Sentences that several kinds of questions share. */
#include "lesson/maker.h"
#include "rational/explain.h"

void telling_equal(struct telling *telling, const struct notation *one,
                   const struct notation *other)
{
    struct explanation why;

    explain(one, other, &why);
    telling->say = why.step[0];
    telling->figure[telling->figures++] = figure_picture(SHAPE_BAR, one);
    telling->figure[telling->figures++] = figure_picture(SHAPE_BAR, other);
}

void telling_pair(struct telling *telling, const struct notation *one, const struct notation *other)
{
    telling_equal(telling, one, other);
    if (!rational_equal(notation_value(one), notation_value(other)))
        telling->say = explain_difference(one, other);
}

void telling_compared(struct telling *telling, const struct notation *left,
                      const struct notation *right)
{
    int sign = rational_compare(notation_value(left), notation_value(right));

    if (sign == 0) {
        telling_equal(telling, left, right);
        return;
    }
    telling_pair(telling, left, right);
    telling->say = message_with(sign < 0 ? N_("{left} is less than {right}.")
                                         : N_("{left} is greater than {right}."),
                                arg_notation("left", left), arg_notation("right", right));
}
