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
