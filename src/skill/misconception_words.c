/* Sentences for a child about its own two numbers. */
#include "skill/misconception.h"

static struct message say_adds(const struct attempt *attempt)
{
    int64_t k = attempt->answer.numerator - attempt->stem.numerator;
    struct notation then = notation_of_fraction(1 + k, 2 + k),
                    half = k > 0 ? notation_of_fraction(1, 2) : notation_of_fraction(-k, -2 * k),
                    gone = notation_of_fraction(0, -k);

    /* Beside a half, the sentence only says that the answer is none. */
    if (is_worth_half(&attempt->stem))
        return message_with(
            k > 0 ? N_("You added {k} above and below. But {c} is not half of {d}.")
                  : N_("You took away {k} above and below. But {c} is not half of {d}."),
            arg_count("k", k > 0 ? k : -k), arg_count("c", attempt->answer.numerator),
            arg_count("d", attempt->answer.denominator));
    /* If adding to a half gives a number equal to the stem, that example is left out. */
    if (k > 0 && notation_equal(&attempt->stem, &then))
        return message_with(
            N_("You added {k} above and below. Equal fractions come from × or ÷, not from +."),
            arg_count("k", k));
    if (k > 0)
        return message_with(N_("You added {k} above and below. Do that to {half}: it becomes "
                               "{then}. Still a half?"),
                            arg_count("k", k), arg_notation("half", &half),
                            arg_notation("then", &then));
    return message_with(N_("You took away {k} above and below. Do that to {half}, a half: it "
                           "becomes {gone}."),
                        arg_count("k", -k), arg_notation("half", &half),
                        arg_notation("gone", &gone));
}

static struct message say_two_factors(const struct attempt *attempt)
{
    int64_t a = attempt->stem.numerator, b = attempt->stem.denominator,
            c = attempt->answer.numerator, d = attempt->answer.denominator;

    if (c > a)
        return message_with(
            N_("You multiplied by {k} above and by {m} below. Both need the same number."),
            arg_count("k", c / a), arg_count("m", d / b));
    return message_with(N_("You divided by {k} above and by {m} below. Both need the same number."),
                        arg_count("k", a / c), arg_count("m", b / d));
}

/* The larger number below makes the smaller pieces; of equal numbers there are more of them. */
static struct message say_pieces(const struct notation *one, const struct notation *other)
{
    const struct notation *fine = one->denominator > other->denominator ? one : other,
                          *coarse = fine == one ? other : one;
    struct notation small = notation_of_fraction(1, fine->denominator),
                    large = notation_of_fraction(1, coarse->denominator);

    if (notation_equal(one, other))
        return message_with(
            N_("Pieces of {small} are smaller than those of {large}, but there are more of them."),
            arg_notation("small", &small), arg_notation("large", &large));
    return message_with(N_("A whole cut in {many} has smaller pieces than one cut in {few}."),
                        arg_count("many", fine->denominator),
                        arg_count("few", coarse->denominator));
}

/* Speaks of the number beside a half that is none itself. */
static struct message say_half(const struct attempt *attempt)
{
    bool stem_is_half = is_worth_half(&attempt->stem),
         both = stem_is_half && is_worth_half(&attempt->answer);
    /* Of 3/6 and 1/2, it speaks of the one with the larger numbers. */
    bool of_answer = both ? attempt->answer.denominator > attempt->stem.denominator : stem_is_half;
    struct notation of = of_answer ? attempt->answer : attempt->stem;
    struct rational value;
    struct notation half;

    if (of.denominator == 0 || rational_make(&value, of.denominator, 2, NULL) != STATUS_OK ||
        notation_from_value(&half, value, value.denominator == 1 ? NOTATION_WHOLE : NOTATION_MIXED,
                            NULL) != STATUS_OK)
        half = notation_of_fraction(1, 2);
    if (both)
        return message_with(N_("Half of {d} is {half}. Now look at the number above."),
                            arg_count("d", of.denominator), arg_notation("half", &half));
    return message_with(N_("Half of {d} is {half}. Is {c} more or less than that?"),
                        arg_count("d", of.denominator), arg_notation("half", &half),
                        arg_count("c", of.numerator));
}

static struct message say_gap(const struct attempt *attempt)
{
    const struct notation *s = &attempt->stem, *w = &attempt->answer;
    struct notation lacks = notation_of_fraction(s->denominator - s->numerator, s->denominator);
    struct notation lacked = notation_of_fraction(w->denominator - w->numerator, w->denominator);

    return message_with(notation_equal(s, w)
                            ? N_("{stem} needs {lacks} to make a whole, {answer} needs {lacked}. "
                                 "Compare these two.")
                            : N_("{stem} needs {lacks} to make a whole, {answer} needs {lacked}. "
                                 "Which gap is larger?"),
                        arg_notation("stem", s), arg_notation("lacks", &lacks),
                        arg_notation("answer", w), arg_notation("lacked", &lacked));
}

/* How large the answer is beside the stem. */
static struct message say_size(const struct attempt *attempt)
{
    const struct notation *w = &attempt->answer;
    struct rational value = notation_value(w);
    int order = rational_compare(notation_value(&attempt->stem), value);
    struct message_arg answer = arg_notation("answer", w),
                       stem = arg_notation("stem", &attempt->stem),
                       tenths = arg_count("tenths", w->fixed),
                       hundredths = arg_count("hundredths", w->fixed),
                       whole = arg_count("whole", w->whole);
    bool plain = w->kind == NOTATION_DECIMAL && w->whole == 0 && w->recurring_digits == 0;

    if (plain && w->fixed_digits == 1)
        return order < 0
                   ? message_plural(NP_("{answer} is {tenths} tenth; {stem} is less than that.",
                                        "{answer} is {tenths} tenths; {stem} is less than that."),
                                    tenths, answer, stem)
                   : message_plural(NP_("{answer} is {tenths} tenth; {stem} is more than that.",
                                        "{answer} is {tenths} tenths; {stem} is more than that."),
                                    tenths, answer, stem);
    if (plain && w->fixed_digits == 2)
        return order < 0
                   ? message_plural(
                         NP_("{answer} is {hundredths} hundredth; {stem} is less than that.",
                             "{answer} is {hundredths} hundredths; {stem} is less than that."),
                         hundredths, answer, stem)
                   : message_plural(
                         NP_("{answer} is {hundredths} hundredth; {stem} is more than that.",
                             "{answer} is {hundredths} hundredths; {stem} is more than that."),
                         hundredths, answer, stem);
    if (w->kind == NOTATION_PERCENT && w->denominator == 0 && w->fixed_digits == 0)
        return message_with(order < 0 ? N_("{answer} is {whole} of 100; {stem} is less than that.")
                                      : N_("{answer} is {whole} of 100; {stem} is more than that."),
                            answer, whole, stem);
    if (w->kind != NOTATION_WHOLE && value.denominator == 1) {
        struct notation number = notation_of_whole(value.numerator);
        return message_with(order < 0 ? N_("{answer} is {number}; {stem} is less than that.")
                                      : N_("{answer} is {number}; {stem} is more than that."),
                            answer, stem, arg_notation("number", &number));
    }
    if (order < 0 && rational_compare(value, (struct rational){1, 1}) > 0 &&
        rational_compare(notation_value(&attempt->stem), (struct rational){1, 1}) < 0)
        return message_with(N_("{answer} is more than 1; {stem} is less than 1."), answer, stem);
    if (order > 0 && rational_compare(value, (struct rational){1, 1}) < 0 &&
        rational_compare(notation_value(&attempt->stem), (struct rational){1, 1}) > 0)
        return message_with(N_("{answer} is less than 1; {stem} is more than 1."), answer, stem);
    return message_with(order < 0 ? N_("{stem} is less than {answer}.")
                                  : N_("{stem} is more than {answer}."),
                        stem, answer);
}

/* Speaks of the first decimal digits of both or, if they are alike, of those behind them. */
static struct message say_tenths(const struct attempt *attempt)
{
    int64_t digits[2] = {0, 0};
    const struct notation *numbers[2] = {&attempt->stem, &attempt->answer};

    for (int n = 0; n < 2; n++) {
        digits[n] = numbers[n]->fixed;
        for (int i = numbers[n]->fixed_digits; i > 1; i--)
            digits[n] /= 10;
    }
    if (digits[0] != digits[1])
        return message_with(N_("Look at the tenths first: {i} and {j}."), arg_count("i", digits[0]),
                            arg_count("j", digits[1]));
    if (notation_equal(numbers[0], numbers[1]))
        return message_of(N_("The tenths are alike. What does a 0 behind them add?"));
    return message_of(N_("The tenths are alike. Now look at the next digit."));
}

struct message misconception_say(enum misconception belief, const struct attempt *attempt)
{
    const struct notation *s = &attempt->stem, *w = &attempt->answer;
    struct message_arg a = arg_count("a", s->numerator), b = arg_count("b", s->denominator),
                       c = arg_count("c", w->numerator), d = arg_count("d", w->denominator),
                       answer = arg_notation("answer", w);
    struct notation piece = notation_of_fraction(1, s->denominator ? s->denominator : 1);
    struct notation other = notation_of_fraction(1, w->denominator ? w->denominator : 1);
    struct message_arg one = arg_notation("one", &piece), two = arg_notation("two", &other);

    /* A whole number has nothing above or below. (A pupil who sees no factor may have answered that
     * there is no equal number: then there is no answer to speak of.) */
    if (belief != BELIEF_NO_FACTOR && (s->kind == NOTATION_WHOLE || w->kind == NOTATION_WHOLE) &&
        (attempt->task == TASK_EQUAL || attempt->task == TASK_FILL))
        return say_size(attempt);
    switch (belief) {
    case BELIEF_ADDS:
        return say_adds(attempt);
    case BELIEF_SAME_NUMERATOR:
        /* The pieces of 4/8 and 4/2 would give the answer away. */
        if (notation_equal(&piece, s) || notation_equal(&other, s))
            return message_plural(NP_("{a} piece each time, but the pieces differ in size.",
                                      "{a} pieces each time, but the pieces differ in size."),
                                  a);
        return message_plural(
            NP_("{a} piece each time, but pieces of {one} and {two} differ in size.",
                "{a} pieces each time, but pieces of {one} and {two} differ in size."),
            a, one, two);
    case BELIEF_SAME_DENOMINATOR:
        return message_with(N_("The pieces are the same size, but {a} of them is not {c} of them."),
                            a, c);
    case BELIEF_TWO_FACTORS:
        return say_two_factors(attempt);
    case BELIEF_UPSIDE_DOWN:
        return message_with(N_("Below stands how many parts make one whole: {b}, not {d}."), b, d);
    case BELIEF_PART_LEFT:
        if (attempt->task == TASK_LINE)
            return message_of(N_("Count the steps from 0, not from the other end."));
        if (attempt->task == TASK_LEFT)
            return message_with(N_("{answer} is what is gone. How much is still there?"), answer);
        return message_with(N_("{answer} is the other part of the whole."), answer);
    case BELIEF_PART_TO_PART:
        return message_of(N_("Below comes the number of all equal parts, shaded or not."));
    case BELIEF_LONGER_DECIMAL:
        return say_tenths(attempt);
    case BELIEF_UNEQUAL_PARTS:
        return message_with(N_("The parts differ in size, so none of them is {one}."), one);
    case BELIEF_COUNTS_MARKS:
        if (w->denominator == s->denominator)
            return message_of(N_("Count the steps from 0 to the arrow, not the marks."));
        return message_of(N_("Count the steps from 0 to 1, not the marks."));
    case BELIEF_ANY_STEPS:
        return message_plural(NP_("You went {a} step, but here one step is {two}, not {one}.",
                                  "You went {a} steps, but here one step is {two}, not {one}."),
                              a, one, two);
    case BELIEF_SMALLER_IS_LARGER:
        return message_with(N_("The pieces are the same size. Are {a} or {c} of them more?"), a, c);
    case BELIEF_LARGER_IS_LARGER:
        return say_pieces(s, w);
    case BELIEF_TWO_BARS_ONE_WHOLE:
        return message_with(N_("One whole is one bar: {b} parts, not {d}."), b, d);
    case BELIEF_COUNTS_ONLY:
        return message_with(N_("{answer} says how many. A fraction also says what parts."), answer);
    case BELIEF_NEAR_HALF:
        return say_half(attempt);
    case BELIEF_GAP:
        return say_gap(attempt);
    case BELIEF_NO_FACTOR:
        return message_of(
            N_("It need not be × a whole number. Make each one as simple as you can."));
    case NO_MISCONCEPTION:
    case MISCONCEPTIONS:
        break;
    default: /* those of other notations */
        return say_size(attempt);
    }
    if (s->kind != w->kind && attempt->task == TASK_WRITE)
        return say_size(attempt);
    return message_of(N_("Not yet. Look at the bars."));
}
