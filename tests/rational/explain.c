/* Explanations: the sentences of some, and that every equation that is shown is true. */
#include "cases.h"

#include <stdio.h>
#include <string.h>

static const struct {
    const char *left, *right, *sentences; /* joined by "; " */
} examples[] = {
    {"2/4", "1/2", "2/4 = 1/2 (both ÷ 2)"},
    {"1/2", "2/4", "1/2 = 2/4 (both × 2)"},
    {"4/6", "6/9", "4/6 = 2/3 (both ÷ 2); 2/3 = 6/9 (both × 3)"},
    {"3/4", "0.75", "3/4 = 75/100 (both × 25); 75/100 = 0.75 (75 hundredths)"},
    {"0.1", "1/10", "0.1 = 1/10 (1 tenth)"},
    {"0.125", "1/8", "0.125 = 125/1000 (125 thousandths); 125/1000 = 1/8 (both ÷ 125)"},
    {"0.0001", "1/10000",
     "0.0001 = 1/10000 (4 digits after the decimal mark, so the denominator is 1 with 4 zeros)"},
    {"50%", "1/2", "50% = 50/100 (50 of 100); 50/100 = 1/2 (both ÷ 50)"},
    {"50%", "50/100", "50% = 50/100 (50 of 100)"},
    {"0.50", "50%", "0.50 = 50/100 (50 hundredths); 50/100 = 50% (50 of 100)"},
    {"12.5%", "1/8", "12.5% = 125/1000 (12.5 of 100); 125/1000 = 1/8 (both ÷ 125)"},
    {"33 1/3%", "1/3",
     "33 1/3% = 100/300 (33 1/3 = 100/3, then ÷ 100); 100/300 = 1/3 (both ÷ 100)"},
    {"1/2%", "1/200", "1/2% = 1/200 (1/2 of 100)"},
    {"0.(3)", "1/3", "0.(3) = 3/9 (10 × 0.(3) − 1 × 0.(3) = 3); 3/9 = 1/3 (both ÷ 3)"},
    {"0.1(6)", "1/6", "0.1(6) = 15/90 (100 × 0.1(6) − 10 × 0.1(6) = 15); 15/90 = 1/6 (both ÷ 15)"},
    {"1 3/4", "7/4", "1 3/4 = 7/4 (1 = 4/4, and 3/4 more)"},
    {"7/4", "1 3/4", "7/4 = 1 3/4 (1 = 4/4, and 3/4 more)"},
    {"1 2/4", "3/2", "1 2/4 = 6/4 (1 = 4/4, and 2/4 more); 6/4 = 3/2 (both ÷ 2)"},
    {"6/2", "3", "6/2 = 3 (6 ÷ 2 = 3)"},
    {"3", "6/2", "3 = 6/2 (6 ÷ 2 = 3)"},
    {"3", "300%", "3 = 300/100 (300 ÷ 100 = 3); 300/100 = 300% (300 of 100)"},
    {"2 4/4", "3", "2 4/4 = 12/4 (2 = 8/4, and 4/4 more); 12/4 = 3 (12 ÷ 4 = 3)"},
    {"1", "0.(9)", "1 = 9/9 (9 ÷ 9 = 1); 9/9 = 0.(9) (10 × 0.(9) − 1 × 0.(9) = 9)"},
    {"3:4", "3/4", "3:4 = 3/4 (3 for every 4)"},
    {"3:4", "6:8", "3:4 = 6:8 (both × 2)"},
    {"4:6", "6:9",
     "4:6 = 4/6 (4 for every 6); 4/6 = 2/3 (both ÷ 2); 2/3 = 6/9 (both × 3); "
     "6/9 = 6:9 (6 for every 9)"},
    {"0.5", "0.50", "0.5 = 0.50 (zeros at the end of a decimal change nothing)"},
    {"3", "3.0", "3 = 3.0 (zeros at the end of a decimal change nothing)"},
    {"5%", "5.0%", "5% = 5.0% (zeros at the end of a decimal change nothing)"},
    {"0/3", "0%", "0/3 = 0% (both are 0)"},
    {"1/2", "1/2", "1/2 = 1/2 (the same digits)"},
    {"½", "1/2", "1/2 = 1/2 (the same digits)"},
    {"0,5", "0.5", "0.5 = 0.5 (the same digits)"},
    {"0.50000000000", "1/2", "0.50000000000 = 1/2 (too many digits to show how)"},
    {"-1/2", "-0.5", "-1/2 = -5/10 (both × 5); -5/10 = -0.5 (-5 tenths)"},
    {"-1/10", "-0.1", "-1/10 = -0.1 (-1 tenth)"},
    {"-1.5", "-1 1/2",
     "-1.5 = -15/10 (-15 tenths); -15/10 = -3/2 (both ÷ 5); "
     "-3/2 = -1 1/2 (-1 = -2/2, and 1/2 less)"},
    {"-50%", "-1/2", "-50% = -50/100 (-50 of 100); -50/100 = -1/2 (both ÷ 50)"},
    {"-2", "-4/2", "-2 = -4/2 (-4 ÷ 2 = -2)"},
    {"-0.(3)", "-3/9", "-0.(3) = -3/9 (10 × -0.(3) − 1 × -0.(3) = -3)"},
    {"2/3", "4/5", "2/3 is not 4/5: 2/3 is 10/15, but 4/5 is 12/15"},
    {"12/30", "18/24", "12/30 is not 18/24: they are 2/5 and 3/4, which are 8/20 and 15/20"},
    {"18/24", "12/30", "18/24 is not 12/30: they are 3/4 and 2/5, which are 15/20 and 8/20"},
    {"12/30", "3/4", "12/30 is not 3/4: they are 2/5 and 3/4, which are 8/20 and 15/20"},
    {"4/10", "3/5", "4/10 is not 3/5: 4/10 is 2/5"},
    {"2/4", "3/8", "2/4 is not 3/8: 2/4 is 4/8"},
    {"6/3", "12/4", "6/3 is not 12/4: 6/3 is 2, but 12/4 is 3"},
    {"6/3", "5/2", "6/3 is not 5/2: they are 2 and 5/2, which are 4/2 and 5/2"},
    {"1 3/6", "2 1/3", "1 3/6 is not 2 1/3: 1 3/6 is 9/6, but 2 1/3 is 14/6"},
    {"1 4/8", "2 1/3", "1 4/8 is not 2 1/3: they are 3/2 and 7/3, which are 9/6 and 14/6"},
    {"2/4", "0.4", "2/4 is not 0.4: they are 1/2 and 4/10, which are 5/10 and 4/10"},
    {"-12/30", "-18/24",
     "-12/30 is not -18/24: they are -2/5 and -3/4, which are -8/20 and -15/20"},
    {"0/6", "3/4", "0/6 is not 3/4: 0/6 is 0/12, but 3/4 is 9/12"},
    {"12:30", "3/4", "12:30 is not 3/4: they are 2/5 and 3/4, which are 8/20 and 15/20"},
    {"500000000/1000000000", "1/3",
     "500000000/1000000000 is not 1/3: they are 1/2 and 1/3, which are 3/6 and 2/6"},
    {"0.4", "4/5", "0.4 is not 4/5: 0.4 is 4/10, but 4/5 is 8/10"},
    {"75%", "3/5", "75% is not 3/5: 75% is 75/100, but 3/5 is 60/100"},
    {"1 1/2", "1 3/4", "1 1/2 is not 1 3/4: 1 1/2 is 6/4, but 1 3/4 is 7/4"},
    {"0.(3)", "3/10", "0.(3) is not 3/10: 0.(3) is 30/90, but 3/10 is 27/90"},
    {"0.333", "1/3", "0.333 is not 1/3: 0.333 is 999/3000, but 1/3 is 1000/3000"},
    {"0.500", "1/4", "0.500 is not 1/4: 0.500 is 500/1000, but 1/4 is 250/1000"},
    {"0.500", "1/3", "0.500 is not 1/3: 0.500 is 3/6, but 1/3 is 2/6"},
    {"0.5", "0.05", "0.5 is not 0.05: 0.5 is 50/100, but 0.05 is 5/100"},
    {"3", "8/2", "3 is not 8/2: 8/2 is 4"},
    {"3", "5", "3 is not 5: they are different whole numbers"},
    {"1/4", "3/4", "1/4 is not 3/4: same pieces, but 1 and 3 of them"},
    {"3/4", "3/5", "3/4 is not 3/5: 3/4 is 15/20, but 3/5 is 12/20"},
    {"-1/4", "-3/4", "-1/4 is not -3/4: the parts are the same size, but -1 is not -3"},
    {"-1/2", "1/2", "-1/2 is not 1/2: one is below 0, the other above"},
    {"1/2", "-0.5", "1/2 is not -0.5: one is below 0, the other above"},
    {"0", "-1/2", "0 is not -1/2: 0 is 0/2"},
    {"1/999999999", "1/1000000000", "1/999999999 is more than 1/1000000000"},
    {"1/1000000000", "1/999999999", "1/1000000000 is less than 1/999999999"},
    {"1000000000", "1/2", "1000000000 is more than 1/2"},
    {"1/2", "1000000000", "1/2 is less than 1000000000"},
};

START_TEST(a_pair_is_explained_in_words)
{
    struct notation left = read_number(examples[_i].left), right = read_number(examples[_i].right);
    struct explanation explanation;
    struct strbuf sentences = {0};

    explain(&left, &right, &explanation);
    for (int i = 0; i < explanation.steps; i++)
        strbuf_addf(&sentences, "%s%s", i ? "; " : "", sentence_of(&explanation.step[i]));
    ck_assert_str_eq(strbuf_text(&sentences), examples[_i].sentences);
    strbuf_release(&sentences);
}
END_TEST

/* ---- That they are true ---- */

static const struct message_arg *argument(const struct message *message, const char *name)
{
    for (int i = 0; i < message->args; i++)
        if (strcmp(message->arg[i].name, name) == 0)
            return &message->arg[i];
    return NULL;
}

/* The notation that an argument shows. */
static struct notation shown(const struct message *message, const char *name)
{
    const struct message_arg *arg = argument(message, name);

    require(arg != NULL, "%s: no %s", message->id, name);
    require(arg->kind == MESSAGE_NOTATION, "%s: %s", message->id, name);
    return notation_of_arg(arg);
}

/* What it is worth; a whole number as digits, since a power of ten may have no value of its own. */
static void set_shown(mpq_t number, const struct message *message, const char *name)
{
    struct notation notation = shown(message, name);

    if (notation.kind == NOTATION_WHOLE)
        mpq_set_si(number, (long)(notation.negative ? -notation.whole : notation.whole), 1);
    else
        set_number(number, notation_value(&notation));
}

struct numbers {
    mpq_t left, right, a, b, c;
};

static void numbers_init(struct numbers *n)
{
    mpq_inits(n->left, n->right, n->a, n->b, n->c, NULL);
}

static void numbers_clear(struct numbers *n)
{
    mpq_clears(n->left, n->right, n->a, n->b, n->c, NULL);
}

#define assert_true(message, condition) require(condition, "%s", sentence_of(message))

/* Numerator ÷ denominator is the quotient. */
static void check_quotient(const struct message *message, struct numbers *n)
{
    const char *step = argument(message, "step")->number;

    require(strncmp(step, "÷ ", strlen("÷ ")) == 0, "%s", step);
    set_shown(n->a, message, "numerator");
    set_shown(n->b, message, "quotient");
    mpq_set_si(n->c, atol(strchr(step, ' ') + 1), 1);
    mpq_mul(n->c, n->b, n->c);
    assert_true(message, mpq_equal(n->c, n->a));
    assert_true(message, mpq_equal(n->b, n->left));
}

/* Both parts of the one times the factor are the parts of the other. */
static void check_factor(const struct message *message, struct numbers *n)
{
    bool times = strstr(message->id, "× {factor}") != NULL;
    int64_t factor = argument(message, "factor")->count;
    struct notation left = shown(message, "left"), right = shown(message, "right");

    require(times || strstr(message->id, "÷ {factor}"), "%s", message->id);
    const struct notation *small = times ? &left : &right, *large = times ? &right : &left;
    mpz_set_si(mpq_numref(n->a), (long)small->numerator);
    mpz_mul_si(mpq_numref(n->a), mpq_numref(n->a), (long)factor);
    assert_true(message, mpz_cmp_si(mpq_numref(n->a), (long)large->numerator) == 0);
    mpz_set_si(mpq_numref(n->a), (long)small->denominator);
    mpz_mul_si(mpq_numref(n->a), mpq_numref(n->a), (long)factor);
    assert_true(message, mpz_cmp_si(mpq_numref(n->a), (long)large->denominator) == 0);
    assert_true(message, factor > 1);
}

/* 1 = 4/4, and 3/4 more make 1 3/4; −1 = −4/4, and 3/4 less −1 3/4. */
static void check_wholes(const struct message *message, struct numbers *n)
{
    set_shown(n->a, message, "whole");
    set_shown(n->b, message, "wholes");
    assert_true(message, mpq_equal(n->a, n->b));
    set_shown(n->c, message, "part");
    if (strstr(message->id, " less)"))
        mpq_neg(n->c, n->c);
    mpq_add(n->c, n->c, n->a);
    assert_true(message, mpq_equal(n->c, n->left));
}

static void check_recurring(const struct message *message, struct numbers *n)
{
    set_shown(n->a, message, "more");
    set_shown(n->b, message, "fewer");
    mpq_sub(n->a, n->a, n->b);
    set_shown(n->b, message, "number");
    assert_true(message, mpq_equal(n->b, n->left));
    mpq_mul(n->a, n->a, n->b);
    set_shown(n->c, message, "difference");
    assert_true(message, mpq_equal(n->a, n->c));
}

static void check_count(const struct message *message, struct numbers *n)
{
    long unit = strstr(message->id, "thousandth")  ? 1000
                : strstr(message->id, "hundredth") ? 100
                : strstr(message->id, "tenth")     ? 10
                                                   : 0;

    require(unit != 0, "%s", message->id);
    set_shown(n->a, message, "count");
    mpq_set_si(n->b, unit, 1);
    mpq_div(n->a, n->a, n->b);
    assert_true(message, mpq_equal(n->a, n->left));
}

/* One of the two is the decimal with so many digits, the other has 1 and as many zeros below. */
static void check_digits(const struct message *message)
{
    struct notation left = shown(message, "left"), right = shown(message, "right");
    int64_t digits = argument(message, "digits")->count, zeros = 1;

    for (int64_t i = 0; i < digits; i++)
        zeros *= 10;
    assert_true(message, left.denominator + right.denominator == zeros);
    assert_true(message, left.fixed_digits + right.fixed_digits == digits);
}

static void check_share(const struct message *message, struct numbers *n)
{
    set_shown(n->a, message, "number");
    set_shown(n->b, message, "whole");
    mpq_div(n->a, n->a, n->b);
    assert_true(message, mpq_equal(n->a, n->left));
}

/* 33 1/3 = 100/3, which ÷ 100 is 33 1/3 %. */
static void check_mixed_share(const struct message *message, struct numbers *n)
{
    assert_true(message, strcmp(argument(message, "division")->number, "÷ 100") == 0);
    set_shown(n->a, message, "number");
    set_shown(n->b, message, "parts");
    assert_true(message, mpq_equal(n->a, n->b));
    mpq_set_si(n->b, 100, 1);
    mpq_div(n->a, n->a, n->b);
    assert_true(message, mpq_equal(n->a, n->left));
}

/* An equation: both sides are worth the same, and so is every number that the reason shows. */
static void check_equation(const struct message *message, struct numbers *n)
{
    set_shown(n->left, message, "left");
    set_shown(n->right, message, "right");
    assert_true(message, mpq_equal(n->left, n->right));
    if (argument(message, "factor"))
        check_factor(message, n);
    else if (argument(message, "step"))
        check_quotient(message, n);
    else if (argument(message, "wholes"))
        check_wholes(message, n);
    else if (argument(message, "more"))
        check_recurring(message, n);
    else if (argument(message, "count"))
        check_count(message, n);
    else if (argument(message, "digits"))
        check_digits(message);
    else if (argument(message, "parts"))
        check_mixed_share(message, n);
    else if (argument(message, "number"))
        check_share(message, n);
    else if (argument(message, "first")) {
        set_shown(n->a, message, "first");
        set_shown(n->b, message, "second");
        mpq_div(n->a, n->a, n->b);
        assert_true(message, mpq_equal(n->a, n->left));
    }
}

/* The fractions shown are the two numbers, over one denominator, where one of them may be the
 * number itself; without them the order is said, or their signs differ. */
static void check_difference(const struct message *message, struct numbers *n)
{
    set_shown(n->left, message, "left");
    set_shown(n->right, message, "right");
    assert_true(message, !mpq_equal(n->left, n->right));
    if (strstr(message->id, "below 0")) {
        assert_true(message, mpq_sgn(n->left) * mpq_sgn(n->right) < 0);
        return;
    }
    if (strstr(message->id, "is less than") || strstr(message->id, "is more than")) {
        bool less = strstr(message->id, "is less than") != NULL;
        assert_true(message, less == (mpq_cmp(n->left, n->right) < 0));
        return;
    }
    if (strstr(message->id, "whole numbers")) {
        assert_true(message, mpz_cmp_ui(mpq_denref(n->left), 1) == 0);
        assert_true(message, mpz_cmp_ui(mpq_denref(n->right), 1) == 0);
        return;
    }
    const char *one = argument(message, "first") ? "first" : "left";
    const char *other = argument(message, "second") ? "second" : "right";
    struct notation first = shown(message, one), second = shown(message, other);
    if (strstr(message->id, "same size") || strstr(message->id, "same pieces")) {
        assert_true(message, first.whole != second.whole);
        return;
    }
    assert_true(message, first.denominator == second.denominator);
    assert_true(message, first.denominator <= RATIONAL_LIMIT);
    set_shown(n->a, message, one);
    set_shown(n->b, message, other);
    assert_true(message, mpq_equal(n->a, n->left));
    assert_true(message, mpq_equal(n->b, n->right));
    if (!argument(message, "simple_left"))
        return;
    /* Worth the same, and their common denominator is the one that is shown. */
    struct notation simple_left = shown(message, "simple_left");
    struct notation simple_right = shown(message, "simple_right");
    int64_t a = simple_left.denominator ? simple_left.denominator : 1;
    int64_t b = simple_right.denominator ? simple_right.denominator : 1;
    set_shown(n->a, message, "simple_left");
    set_shown(n->b, message, "simple_right");
    assert_true(message, mpq_equal(n->a, n->left));
    assert_true(message, mpq_equal(n->b, n->right));
    assert_true(message, a != b);
    assert_true(message,
                a / (int64_t)rational_gcd((uint64_t)a, (uint64_t)b) * b == first.denominator);
}

/* The steps lead from the one to the other without a gap. */
static void check_chain(const struct notation *left, const struct notation *right,
                        const struct explanation *explanation)
{
    struct notation at = *left;

    for (int i = 0; i < explanation->steps; i++) {
        const struct message *message = &explanation->step[i];
        struct notation from = shown(message, "left");
        assert_true(message, notation_identical(&from, &at));
        at = shown(message, "right");
        assert_true(message, i == 0 || !notation_identical(&from, &at));
    }
    assert_true(&explanation->step[0], notation_identical(&at, right));
}

static void check_pair(const struct notation *left, const struct notation *right,
                       struct numbers *numbers)
{
    static struct explanation explanation;

    explain(left, right, &explanation);
    check_chain(left, right, &explanation);
    if (!explanation.equal) {
        assert_true(&explanation.step[0], explanation.steps == 1);
        check_difference(&explanation.step[0], numbers);
        return;
    }
    for (int i = 0; i < explanation.steps; i++)
        check_equation(&explanation.step[i], numbers);
}

START_TEST(what_is_shown_of_equal_numbers_is_true)
{
    enum { PAIRS = 60000 };
    struct chance chance;
    struct numbers numbers;

    chance_init(&chance, 7, CHANCE_TEST, 0);
    numbers_init(&numbers);
    for (int i = 0; i < PAIRS; i++) {
        struct rational value = random_value(&chance);
        /* Small ones too: they have more notations. */
        if (i % 2)
            rational_make(&value, chance_below(&chance, 30), 1 + chance_below(&chance, 20), NULL);
        struct notation left = random_notation(&chance, value);
        struct notation right = random_notation(&chance, value);
        check_pair(&left, &right, &numbers);
    }
    numbers_clear(&numbers);
}
END_TEST

START_TEST(what_is_shown_of_unequal_numbers_is_true)
{
    enum { PAIRS = 60000 };
    struct chance chance;
    struct numbers numbers;

    chance_init(&chance, 8, CHANCE_TEST, 0);
    numbers_init(&numbers);
    for (int i = 0; i < PAIRS; i++) {
        struct rational value = random_value(&chance), other = random_value(&chance);
        if (i % 2) {
            rational_make(&value, chance_below(&chance, 30), 1 + chance_below(&chance, 20), NULL);
            rational_make(&other, chance_below(&chance, 30), 1 + chance_below(&chance, 20), NULL);
        }
        struct notation left = random_notation(&chance, value);
        struct notation right = random_notation(&chance, other);
        check_pair(&left, &right, &numbers);
    }
    numbers_clear(&numbers);
}
END_TEST

START_TEST(what_is_shown_of_every_pair_of_the_fractions_deck_is_true)
{
    struct numbers numbers;

    numbers_init(&numbers);
    for (int b = 2; b <= 10; b++)
        for (int a = 1; a < b; a++)
            for (int d = 2; d <= 10; d++)
                for (int c = 1; c < d; c++) {
                    char text[2][16];
                    snprintf(text[0], sizeof text[0], "%d/%d", a, b);
                    snprintf(text[1], sizeof text[1], "%d/%d", c, d);
                    struct notation left = read_number(text[0]), right = read_number(text[1]);
                    check_pair(&left, &right, &numbers);
                }
    numbers_clear(&numbers);
}
END_TEST

void add_explain_cases(Suite *suite)
{
    TCase *tests = add_case(suite, "explain");

    tcase_add_loop_test(tests, a_pair_is_explained_in_words, 0, sizeof examples / sizeof *examples);
    tcase_add_test(tests, what_is_shown_of_equal_numbers_is_true);
    tcase_add_test(tests, what_is_shown_of_unequal_numbers_is_true);
    tcase_add_test(tests, what_is_shown_of_every_pair_of_the_fractions_deck_is_true);
}
