/* How each belief answers, and when an answer fits it. */
#include "skill/misconception.h"

#include <string.h>

static const char *const names[MISCONCEPTIONS] = {
    NULL,
#define MISCONCEPTION(id, name) name,
#include "skill/misconception-list.h"
#undef MISCONCEPTION
};

const char *misconception_name(enum misconception belief)
{
    return names[belief];
}

enum misconception misconception_named(const char *name)
{
    for (int b = NO_MISCONCEPTION + 1; b < MISCONCEPTIONS; b++)
        if (strcmp(names[b], name) == 0)
            return (enum misconception)b;
    return NO_MISCONCEPTION;
}

/* Four whole numbers: the attempt's two fractions, as printed. */
struct four {
    int64_t a, b, c, d;
};

static bool fits_adds(const struct four *f)
{
    return f->d - f->b == f->c - f->a && f->d != f->b;
}

bool misconception_fits(enum misconception belief, const struct attempt *attempt)
{
    struct four f = {attempt->stem.numerator, attempt->stem.denominator, attempt->answer.numerator,
                     attempt->answer.denominator};

    if (attempt->stem.kind != NOTATION_FRACTION || attempt->answer.kind != NOTATION_FRACTION ||
        rational_equal(notation_value(&attempt->stem), notation_value(&attempt->answer)))
        return false;
    switch (belief) {
    case BELIEF_ADDS:
        return fits_adds(&f);
    case BELIEF_SAME_NUMERATOR:
        return f.a == f.c;
    case BELIEF_SAME_DENOMINATOR:
        return f.b == f.d;
    case BELIEF_TWO_FACTORS:
        return f.c % f.a == 0 && f.d % f.b == 0 && f.c != f.a && f.d != f.b;
    default:
        return false;
    }
}

enum misconception misconception_of(const struct attempt *attempt)
{
    for (int b = NO_MISCONCEPTION + 1; b < MISCONCEPTIONS; b++)
        if (misconception_fits((enum misconception)b, attempt))
            return (enum misconception)b;
    return NO_MISCONCEPTION;
}

int misconception_count(const struct attempt *attempt)
{
    int count = 0;

    for (int b = NO_MISCONCEPTION + 1; b < MISCONCEPTIONS; b++)
        count += misconception_fits((enum misconception)b, attempt);
    return count;
}

bool misconception_answer(enum misconception belief, const struct attempt *question, int variant,
                          struct attempt *out)
{
    int64_t a = question->stem.numerator, b = question->stem.denominator, k = variant + 1;

    *out = *question;
    if (question->stem.kind != NOTATION_FRACTION || variant >= 6)
        return false;
    switch (belief) {
    case BELIEF_ADDS:
        out->answer = notation_of_fraction(a + k, b + k);
        return true;
    case BELIEF_SAME_NUMERATOR:
        out->answer = notation_of_fraction(a, b * (k + 1));
        return true;
    case BELIEF_SAME_DENOMINATOR:
        out->answer = notation_of_fraction(a * (k + 1), b);
        return true;
    case BELIEF_TWO_FACTORS:
        out->answer = notation_of_fraction(a * 2, b * (k + 2));
        return true;
    default:
        return false;
    }
}

struct message misconception_say(enum misconception belief, const struct attempt *attempt)
{
    const struct notation *s = &attempt->stem, *w = &attempt->answer;

    switch (belief) {
    case BELIEF_ADDS:
        return message_with(
            N_("You added {k} above and below. Do that to 1/2. Is it still a half?"),
            arg_count("k", w->numerator - s->numerator));
    default:
        return message_of(N_("Not yet. Look at the bars."));
    }
}
