#include "cases.h"

#include <stdio.h>
#include <string.h>

START_TEST(a_zero_denominator_is_refused_with_a_reason)
{
    struct rational value = {7, 8};
    struct message why;

    ck_assert_int_eq(rational_make(&value, 1, 0, &why), STATUS_INVALID);
    ck_assert_str_eq(sentence_of(&why), "you cannot divide by 0; write another denominator");
    ck_assert_int_eq(rational_make(&value, 0, 0, NULL), STATUS_INVALID);
    ck_assert_int_eq(value.numerator, 7);
    ck_assert_int_eq(value.denominator, 8);
}
END_TEST

START_TEST(a_value_beyond_the_limit_is_refused_and_one_at_it_is_not)
{
    struct rational value;
    struct message why;

    ck_assert_int_eq(rational_make(&value, RATIONAL_LIMIT + 1, 1, &why), STATUS_INVALID);
    ck_assert_str_eq(sentence_of(&why), "the simplest fraction has numbers above 1000000000");
    ck_assert_int_eq(rational_make(&value, -1, RATIONAL_LIMIT + 1, NULL), STATUS_INVALID);
    ck_assert_int_eq(rational_make(&value, INT64_MIN, 1, NULL), STATUS_INVALID);
    ck_assert_int_eq(rational_make(&value, 1, INT64_MIN, NULL), STATUS_INVALID);

    ck_assert_int_eq(rational_make(&value, RATIONAL_LIMIT, -1, NULL), STATUS_OK);
    ck_assert_int_eq(value.numerator, -RATIONAL_LIMIT);
    ck_assert_int_eq(rational_make(&value, 1, RATIONAL_LIMIT, NULL), STATUS_OK);
    ck_assert_int_eq(value.denominator, RATIONAL_LIMIT);
    ck_assert_int_eq(rational_make(&value, INT64_MIN, INT64_MIN, NULL), STATUS_OK);
    ck_assert_int_eq(value.numerator, 1);
    ck_assert_int_eq(value.denominator, 1);
}
END_TEST

START_TEST(every_pair_of_the_fractions_deck_compares_as_its_cross_products_do)
{
    int equal = 0, pairs = 0;

    for (int b = 2; b <= 10; b++)
        for (int a = 1; a < b; a++)
            for (int d = 2; d <= 10; d++)
                for (int c = 1; c < d; c++) {
                    char left[16], right[16];
                    snprintf(left, sizeof left, "%d/%d", a, b);
                    snprintf(right, sizeof right, "%d/%d", c, d);
                    struct notation l = read_number(left), r = read_number(right);
                    int order = rational_compare(notation_value(&l), notation_value(&r));
                    int expected = (a * d > c * b) - (a * d < c * b);
                    ck_assert_msg(order == expected, "%s and %s: %d", left, right, order);
                    bool same = rational_equal(notation_value(&l), notation_value(&r));
                    ck_assert_msg(same == (expected == 0), "%s and %s", left, right);
                    equal += same;
                    pairs++;
                }
    ck_assert_int_eq(pairs, 45 * 45);
    /* 22 values in one form and nine in more: 1/2 in five, 1/3 and 2/3 in three, 1/4, 3/4 and the
     * fifths in two. */
    ck_assert_int_eq(equal, 22 * 1 + 1 * 25 + 2 * 9 + 6 * 4);
}
END_TEST

struct notation read_number(const char *text)
{
    static const struct notation_options options = {.ratio = true};
    struct notation notation;
    struct message why;

    if (notation_parse(&notation, text, &options, &why) != STATUS_OK)
        ck_abort_msg("%s", sentence_of(&why));
    return notation;
}

static void add_argument(struct strbuf *out, const struct message *message, const char *name,
                         size_t length)
{
    for (int i = 0; i < message->args; i++) {
        const struct message_arg *arg = &message->arg[i];
        if (strlen(arg->name) != length || memcmp(arg->name, name, length) != 0)
            continue;
        struct notation notation = notation_of_arg(arg);
        if (arg->kind == MESSAGE_COUNT)
            strbuf_addf(out, "%lld", (long long)arg->count);
        else if (arg->kind == MESSAGE_NOTATION)
            notation_print(&notation, NULL, out);
        else
            strbuf_add(out, arg->kind == MESSAGE_NUMBER || arg->kind == MESSAGE_EXACT ? arg->number
                                                                                      : arg->text);
        return;
    }
    ck_abort_msg("%s: an argument is missing", message->id);
}

const char *sentence_of(const struct message *message)
{
    static struct strbuf out;
    const char *rest = message->id;

    for (int i = 0; i < message->args; i++)
        if (message->plural && message->arg[i].kind == MESSAGE_COUNT && message->arg[i].count != 1)
            rest = message->plural;
    strbuf_clear(&out);
    for (const char *brace; (brace = strchr(rest, '{'));) {
        size_t length = strcspn(brace, "}");
        strbuf_add_bytes(&out, rest, (size_t)(brace - rest));
        add_argument(&out, message, brace + 1, length - 1);
        rest = brace + length + 1;
    }
    strbuf_add(&out, rest);
    return strbuf_text(&out);
}

int main(void)
{
    Suite *suite = suite_create("rational");
    TCase *tests = add_case(suite, "rational");

    tcase_add_test(tests, a_zero_denominator_is_refused_with_a_reason);
    tcase_add_test(tests, a_value_beyond_the_limit_is_refused_and_one_at_it_is_not);
    tcase_add_test(tests, every_pair_of_the_fractions_deck_compares_as_its_cross_products_do);
    add_notation_cases(suite);
    add_words_cases(suite);
    add_convert_cases(suite);
    add_oracle_cases(suite);
    add_explain_cases(suite);
    add_explain_step_cases(suite);
    return run_suite(suite);
}
