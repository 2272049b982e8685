/* The room against GMP, over random numbers in every notation. The seed is fixed, so that a failure
 * comes again. */
#include "cases.h"

#include <stdio.h>
#include <string.h>

enum { SEED = 20, MAX_TEXT = 160 };

static int64_t below(struct chance *chance, int64_t bound)
{
    return (int64_t)(chance_next(chance) % (uint64_t)bound);
}

/* Of random length up to `most` digits, so that short numbers are as likely as long ones. */
static int64_t random_number(struct chance *chance, int most)
{
    int64_t bound = 1;

    for (int digits = 1 + (int)below(chance, most); digits > 0; digits--)
        bound *= 10;
    return below(chance, bound);
}

struct rational random_value(struct chance *chance)
{
    static const int64_t edges[] = {0, 1, 2, 999999999, 1000000000, 1000000001, 536870912, 100};
    struct rational value;

    for (;;) {
        int64_t top = random_number(chance, 9), bottom = 1 + random_number(chance, 9);
        if (below(chance, 8) == 0)
            top = edges[below(chance, 8)];
        if (below(chance, 8) == 0)
            bottom = edges[below(chance, 8)];
        if (rational_make(&value, below(chance, 4) ? top : -top, bottom, NULL) == STATUS_OK)
            return value;
    }
}

static int digits_of(int64_t number)
{
    char text[32];

    return snprintf(text, sizeof text, "%lld", (long long)number);
}

static int64_t power(int exponent)
{
    int64_t result = 1;

    while (exponent-- > 0)
        result *= 10;
    return result;
}

/* Zeros at the end of a decimal that ends; a recurring part that is begun later or repeated. The
 * value stays. */
static void lengthen(struct chance *chance, struct notation *notation)
{
    int room = NOTATION_DIGITS - digits_of(notation->whole) - notation->fixed_digits -
               notation->recurring_digits;
    int period = notation->recurring_digits;

    if (room <= 0)
        return;
    if (period == 0) {
        int zeros = (int)below(chance, room + 1);
        notation->fixed_digits = (uint8_t)(notation->fixed_digits + zeros);
        notation->fixed *= power(zeros);
        if (notation->kind == NOTATION_WHOLE)
            notation->kind = zeros ? NOTATION_DECIMAL : NOTATION_WHOLE;
    } else if (below(chance, 2)) {
        int64_t first = notation->recurring / power(period - 1);
        notation->fixed = notation->fixed * 10 + first;
        notation->fixed_digits++;
        notation->recurring = (notation->recurring - first * power(period - 1)) * 10 + first;
    } else if (room >= period) {
        notation->recurring += notation->recurring * power(period);
        notation->recurring_digits = (uint8_t)(2 * period);
    }
}

static int64_t random_factor(struct chance *chance, int64_t whole, int64_t denominator)
{
    int64_t most = INT64_C(999999999999999999) / (whole > denominator ? whole : denominator);

    return 1 + below(chance, below(chance, 2) ? most : most < 12 ? most : 12);
}

struct notation random_notation(struct chance *chance, struct rational value)
{
    struct notation notation;
    enum notation_kind kind = (enum notation_kind)below(chance, NOTATION_KINDS);

    while (notation_from_value(&notation, value, kind, NULL) != STATUS_OK)
        kind = (enum notation_kind)below(chance, NOTATION_KINDS);
    if (notation.denominator) {
        int64_t factor = random_factor(chance, notation.numerator, notation.denominator);
        notation.numerator *= factor;
        notation.denominator *= factor;
    } else if (below(chance, 2)) {
        lengthen(chance, &notation);
    }
    return notation;
}

void set_number(mpq_t number, struct rational value)
{
    mpq_set_si(number, (long)value.numerator, (unsigned long)value.denominator);
}

/* The kinds with a sign behind the number, which is of so many; the others' is NULL. */
static const struct {
    const char *sign;
    unsigned long of;
} signs[NOTATION_KINDS] = {[NOTATION_PERCENT] = {"%", 100}};

/* What the fields of a notation are worth, digit by digit, as GMP has it. No zero denominator. */
static void worth(mpq_t number, const struct notation *n)
{
    mpq_t part;

    mpq_init(part);
    mpq_set_si(number, (long)n->whole, 1);
    if (n->denominator) {
        mpq_set_si(part, (long)n->numerator, (unsigned long)n->denominator);
        mpq_canonicalize(part);
        mpq_add(number, number, part);
    }
    mpq_set_si(part, (long)n->fixed, (unsigned long)power(n->fixed_digits));
    mpq_canonicalize(part);
    mpq_add(number, number, part);
    if (n->recurring_digits) {
        /* r over 99…9, moved behind the fixed digits. */
        mpz_ui_pow_ui(mpq_denref(part), 10, n->recurring_digits);
        mpz_sub_ui(mpq_denref(part), mpq_denref(part), 1);
        mpz_mul_ui(mpq_denref(part), mpq_denref(part), (unsigned long)power(n->fixed_digits));
        mpz_set_si(mpq_numref(part), (long)n->recurring);
        mpq_canonicalize(part);
        mpq_add(number, number, part);
    }
    if (signs[n->kind].sign) {
        mpq_set_si(part, 1, signs[n->kind].of);
        mpq_mul(number, number, part);
    }
    if (n->negative)
        mpq_neg(number, number);
    mpq_clear(part);
}

static bool within_limit(const mpq_t number)
{
    return mpz_cmpabs_ui(mpq_numref(number), 1000000000) <= 0 &&
           mpz_cmp_ui(mpq_denref(number), 1000000000) <= 0;
}

static bool is_worth(struct rational value, const mpq_t number)
{
    return mpz_cmp_si(mpq_numref(number), (long)value.numerator) == 0 &&
           mpz_cmp_si(mpq_denref(number), (long)value.denominator) == 0;
}

static const char *any(struct chance *chance, const char *const *choices, int count)
{
    return choices[below(chance, count)];
}

/* Types the fields as people do: one of the marks, bars, signs and spaces. */
static void type(struct chance *chance, const struct notation *n, char text[static MAX_TEXT])
{
    static const char *const spaces[] = {"", "", " ", "\u00a0", "\u202f", "\u2009 "};
    static const char *const gaps[] = {" ", "\u00a0", "\u2009"};
    static const char *const pluses[] = {"+", " + ", "\u00a0+\u00a0"};
    static const char *const joints[] = {"-", " - ", "\u00a0\u2212\u00a0"};
    static const char *const bars[] = {"/", "\u2044"};
    static const char *const minuses[] = {"-", "\u2212"};
    static struct strbuf out;

    strbuf_clear(&out);
    strbuf_add(&out, any(chance, spaces, 6));
    if (n->negative)
        strbuf_add(&out, any(chance, minuses, 2));
    if (!n->denominator || n->whole || n->kind == NOTATION_MIXED)
        strbuf_addf(&out, "%lld", (long long)n->whole);
    if (n->kind == NOTATION_MIXED && below(chance, 2))
        strbuf_add(&out, any(chance, n->negative ? joints : pluses, 3));
    else if (n->denominator && (n->whole || n->kind == NOTATION_MIXED))
        strbuf_add(&out, any(chance, gaps, 3));
    if (n->denominator) {
        strbuf_addf(&out, "%lld%s", (long long)n->numerator, any(chance, spaces, 6));
        strbuf_add(&out, n->kind == NOTATION_RATIO ? ":" : any(chance, bars, 2));
        strbuf_addf(&out, "%s%lld", any(chance, spaces, 6), (long long)n->denominator);
    }
    if (n->fixed_digits || n->recurring_digits)
        strbuf_add_char(&out, below(chance, 2) ? '.' : ',');
    if (n->fixed_digits)
        strbuf_addf(&out, "%0*lld", n->fixed_digits, (long long)n->fixed);
    if (n->recurring_digits)
        strbuf_addf(&out, "(%0*lld)", n->recurring_digits, (long long)n->recurring);
    if (signs[n->kind].sign)
        strbuf_addf(&out, "%s%s", any(chance, spaces, 6), signs[n->kind].sign);
    strbuf_add(&out, any(chance, spaces, 6));
    require(out.length < MAX_TEXT, "too long");
    memcpy(text, strbuf_text(&out), out.length + 1);
}

/* Digits from nowhere: any length, so that most values are beyond the limit. */
static struct notation random_digits(struct chance *chance)
{
    struct notation n = {.kind = (enum notation_kind)below(chance, NOTATION_KINDS),
                         .negative = below(chance, 4) == 0};
    bool fraction = n.kind == NOTATION_FRACTION || n.kind == NOTATION_MIXED ||
                    n.kind == NOTATION_RATIO || (signs[n.kind].sign && below(chance, 2));

    if (fraction) {
        n.numerator = random_number(chance, 18);
        n.denominator = 1 + random_number(chance, 18) % INT64_C(999999999999999999);
        if (n.kind == NOTATION_MIXED || signs[n.kind].sign)
            n.whole = random_number(chance, 18);
        return n;
    }
    n.whole = random_number(chance, n.kind == NOTATION_WHOLE ? 18 : 12);
    int room = NOTATION_DIGITS - digits_of(n.whole);
    if (n.kind != NOTATION_WHOLE) {
        n.fixed_digits = (uint8_t)below(chance, room + 1);
        n.recurring_digits = (uint8_t)below(chance, room - n.fixed_digits + 1);
        if (n.kind == NOTATION_DECIMAL && !n.fixed_digits && !n.recurring_digits)
            n.fixed_digits = 1;
        n.fixed = below(chance, power(n.fixed_digits));
        n.recurring = below(chance, power(n.recurring_digits));
    }
    return n;
}

/* DESIGN of the ambiguity: exactly three digits after the mark, one to three and no lone 0 before
 * it. */
static bool might_be_thousands(const struct notation *n)
{
    return n->fixed_digits == 3 && !n->recurring_digits && n->whole > 0 && n->whole < 1000;
}

/* Types n, reads it, and compares with GMP. Whether it was accepted. */
static bool check_reading(struct chance *chance, const struct notation *n, mpq_t number)
{
    static const struct notation_options ratio = {.ratio = true};
    char text[MAX_TEXT], canonical[NOTATION_TEXT_SIZE];
    struct notation read, again;
    struct message why;

    type(chance, n, text);
    worth(number, n);
    bool good = within_limit(number) && !might_be_thousands(n);
    enum status status = notation_parse(&read, text, &ratio, &why);
    require((status == STATUS_OK) == good, "\"%s\": %s", text, good ? sentence_of(&why) : "read");
    if (!good) {
        const char *reason = might_be_thousands(n) ? "could be" : "above";
        require(strstr(why.id, reason) != NULL, "\"%s\": %s", text, sentence_of(&why));
        return false;
    }
    require(notation_identical(&read, n), "\"%s\"", text);
    require(is_worth(notation_value(&read), number), "\"%s\"", text);
    notation_canonical(&read, canonical);
    require(strlen(canonical) < NOTATION_TEXT_SIZE, "%s", canonical);
    require(notation_parse_canonical(&again, canonical, NULL) == STATUS_OK, "%s", canonical);
    require(notation_identical(&again, n), "%s", canonical);
    return true;
}

START_TEST(numbers_of_every_notation_are_worth_what_gmp_says)
{
    const int numbers = 500000 / stride(10);
    struct chance chance;
    mpq_t number;
    int accepted[NOTATION_KINDS] = {0};

    chance_init(&chance, SEED, CHANCE_TEST, 1);
    mpq_init(number);
    for (int i = 0; i < numbers; i++) {
        struct notation notation = random_notation(&chance, random_value(&chance));
        accepted[notation.kind] += check_reading(&chance, &notation, number);
    }
    mpq_clear(number);
    for (int kind = 0; kind < NOTATION_KINDS; kind++)
        ck_assert_int_gt(accepted[kind], numbers / 200);
}
END_TEST

START_TEST(random_digits_are_accepted_just_when_gmp_finds_them_within_the_limit)
{
    const int numbers = 500000 / stride(10);
    struct chance chance;
    mpq_t number;
    int accepted = 0;

    chance_init(&chance, SEED, CHANCE_TEST, 2);
    mpq_init(number);
    for (int i = 0; i < numbers; i++) {
        struct notation notation = random_digits(&chance);
        accepted += check_reading(&chance, &notation, number);
    }
    mpq_clear(number);
    ck_assert_int_gt(accepted, numbers / 10);
    ck_assert_int_lt(accepted, numbers - numbers / 10);
}
END_TEST

START_TEST(a_rational_is_made_just_when_gmp_finds_it_within_the_limit)
{
    const int numbers = 300000 / stride(10);
    struct chance chance;
    mpq_t number;
    int made = 0;

    chance_init(&chance, SEED, CHANCE_TEST, 3);
    mpq_init(number);
    for (int i = 0; i < numbers; i++) {
        /* A factor in common, up to the ends of the type. */
        int64_t factor = 1 + random_number(&chance, 9);
        int64_t top = factor * (1 + random_number(&chance, 9));
        int64_t bottom = factor * (1 + random_number(&chance, 9));
        if (below(&chance, 2))
            top = -top;
        if (below(&chance, 2))
            bottom = -bottom;
        if (below(&chance, 64) == 0)
            top = INT64_MIN + below(&chance, 3);
        struct rational value;
        bool accepted = rational_make(&value, top, bottom, NULL) == STATUS_OK;
        mpz_set_si(mpq_numref(number), (long)top);
        mpz_set_si(mpq_denref(number), (long)bottom);
        mpq_canonicalize(number);
        require(accepted == within_limit(number), "%lld/%lld", (long long)top, (long long)bottom);
        require(!accepted || is_worth(value, number), "%lld/%lld", (long long)top,
                (long long)bottom);
        made += accepted;
    }
    mpq_clear(number);
    ck_assert_int_gt(made, numbers / 4);
}
END_TEST

/* Another value, often the same, or as near as two values come: n/d and (n ± 1)/(d ± 1). */
static struct rational neighbour(struct chance *chance, struct rational value)
{
    struct rational other;
    int64_t top = value.numerator + below(chance, 3) - 1;
    int64_t bottom = value.denominator + below(chance, 3) - 1;

    if (rational_make(&other, top, bottom, NULL) == STATUS_OK)
        return other;
    return value;
}

START_TEST(pairs_compare_as_gmp_compares_them)
{
    const int pairs = 1000000 / stride(10);
    struct chance chance;
    mpq_t left, right;
    int orders[3] = {0};

    chance_init(&chance, SEED, CHANCE_TEST, 4);
    mpq_init(left);
    mpq_init(right);
    for (int i = 0; i < pairs; i++) {
        struct rational first = random_value(&chance);
        struct rational second =
            below(&chance, 2) ? neighbour(&chance, first) : random_value(&chance);
        set_number(left, first);
        set_number(right, second);
        int order = mpq_cmp(left, right);
        order = (order > 0) - (order < 0);
        require(rational_compare(first, second) == order &&
                    rational_equal(first, second) == (order == 0),
                "%lld/%lld and %lld/%lld", (long long)first.numerator, (long long)first.denominator,
                (long long)second.numerator, (long long)second.denominator);
        orders[order + 1]++;
    }
    mpq_clear(left);
    mpq_clear(right);
    for (int order = 0; order < 3; order++)
        ck_assert_int_gt(orders[order], pairs / 50);
}
END_TEST

/* How many digits the decimal of a value has, whole digits too; beyond 18 any number above. By its
 * definition: 10^a · (10^b − 1) is a multiple of the denominator. */
static int decimal_length(struct rational value)
{
    mpz_t multiple;
    int whole = digits_of(llabs(value.numerator) / value.denominator), best = 99;

    mpz_init(multiple);
    for (int a = 0; a <= 30 && best == 99; a++)
        for (int b = 0; b <= NOTATION_DIGITS && best == 99; b++) {
            mpz_ui_pow_ui(multiple, 10, (unsigned long)b);
            if (b)
                mpz_sub_ui(multiple, multiple, 1);
            for (int k = 0; k < a; k++)
                mpz_mul_ui(multiple, multiple, 10);
            if (mpz_divisible_ui_p(multiple, (unsigned long)value.denominator))
                best = whole + a + b;
        }
    mpz_clear(multiple);
    return best;
}

START_TEST(a_value_has_a_decimal_just_when_18_digits_hold_it)
{
    enum { NUMBERS = 4000 };
    struct chance chance;
    int written = 0;

    chance_init(&chance, SEED, CHANCE_TEST, 5);
    for (int i = 0; i < NUMBERS; i++) {
        struct rational value = random_value(&chance);
        struct notation notation;
        bool has = notation_from_value(&notation, value, NOTATION_DECIMAL, NULL) == STATUS_OK;
        require(has == (decimal_length(value) <= NOTATION_DIGITS), "%lld/%lld",
                (long long)value.numerator, (long long)value.denominator);
        written += has;
    }
    ck_assert_int_gt(written, NUMBERS / 20);
    ck_assert_int_lt(written, NUMBERS - NUMBERS / 20);
}
END_TEST

START_TEST(a_printed_number_as_a_fraction_has_the_same_value)
{
    const int numbers = 200000 / stride(10);
    struct chance chance;

    chance_init(&chance, SEED, CHANCE_TEST, 6);
    for (int i = 0; i < numbers; i++) {
        struct rational value = random_value(&chance);
        struct notation notation = random_notation(&chance, value);
        struct notation fraction = notation_as_fraction(&notation);
        require(fraction.kind == NOTATION_FRACTION &&
                    rational_equal(notation_value(&fraction), value),
                "%lld/%lld", (long long)value.numerator, (long long)value.denominator);
    }
}
END_TEST

void add_oracle_cases(Suite *suite)
{
    TCase *tests = add_case(suite, "oracle");

    tcase_add_test(tests, numbers_of_every_notation_are_worth_what_gmp_says);
    tcase_add_test(tests, random_digits_are_accepted_just_when_gmp_finds_them_within_the_limit);
    tcase_add_test(tests, a_rational_is_made_just_when_gmp_finds_it_within_the_limit);
    tcase_add_test(tests, pairs_compare_as_gmp_compares_them);
    tcase_add_test(tests, a_value_has_a_decimal_just_when_18_digits_hold_it);
    tcase_add_test(tests, a_printed_number_as_a_fraction_has_the_same_value);
}
