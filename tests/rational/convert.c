/* Values in other notations, and printed digits as fractions. */
#include "cases.h"

/* A value, a kind, and the notation in it. NULL: refused, and why. */
static const struct {
    struct rational value;
    enum notation_kind kind;
    const char *canonical, *reason;
} conversions[] = {
    {{3, 4}, NOTATION_FRACTION, "3/4", NULL},
    {{3, 1}, NOTATION_FRACTION, "3/1", NULL},
    {{-7, 4}, NOTATION_FRACTION, "-7/4", NULL},
    {{3, 4}, NOTATION_RATIO, "3:4", NULL},
    {{3, 1}, NOTATION_WHOLE, "3", NULL},
    {{-3, 1}, NOTATION_WHOLE, "-3", NULL},
    {{3, 4}, NOTATION_WHOLE, NULL, "3/4 is not a whole number"},
    {{7, 4}, NOTATION_MIXED, "1 3/4", NULL},
    {{-7, 4}, NOTATION_MIXED, "-1 3/4", NULL},
    {{3, 4}, NOTATION_MIXED, NULL, "3/4 is less than 1, so it has no mixed form"},
    {{-3, 4}, NOTATION_MIXED, NULL, "-3/4 is more than -1, so it has no mixed form"},
    {{2, 1}, NOTATION_MIXED, NULL, "2/1 is a whole number, so it has no mixed form"},
    {{0, 1}, NOTATION_MIXED, NULL, "0/1 is a whole number, so it has no mixed form"},
    {{3, 4}, NOTATION_DECIMAL, "0.75", NULL},
    {{1, 20}, NOTATION_DECIMAL, "0.05", NULL},
    {{3, 1}, NOTATION_DECIMAL, "3.0", NULL},
    {{0, 1}, NOTATION_DECIMAL, "0.0", NULL},
    {{1, 3}, NOTATION_DECIMAL, "0.(3)", NULL},
    {{1, 6}, NOTATION_DECIMAL, "0.1(6)", NULL},
    {{-22, 7}, NOTATION_DECIMAL, "-3.(142857)", NULL},
    {{1, 17}, NOTATION_DECIMAL, "0.(0588235294117647)", NULL},
    {{1, 19}, NOTATION_DECIMAL, NULL, "1/19 as a decimal has more than 18 digits"},
    {{1, 131072}, NOTATION_DECIMAL, "0.00000762939453125", NULL},
    {{1, 262144}, NOTATION_DECIMAL, NULL, "1/262144 as a decimal has more than 18 digits"},
    {{1, 536870912}, NOTATION_DECIMAL, NULL, "1/536870912 as a decimal has more than 18 digits"},
    {{3, 4}, NOTATION_PERCENT, "75%", NULL},
    {{1, 8}, NOTATION_PERCENT, "12.5%", NULL},
    {{2, 1}, NOTATION_PERCENT, "200%", NULL},
    {{1, 3}, NOTATION_PERCENT, "33 1/3%", NULL},
    {{-1, 300}, NOTATION_PERCENT, "-1/3%", NULL},
    {{1, 19}, NOTATION_PERCENT, "5 5/19%", NULL},
    {{1000000000, 999999999}, NOTATION_PERCENT, "100 100/999999999%", NULL},
};

START_TEST(a_value_is_written_in_another_notation_or_the_reason_is_given)
{
    struct notation notation = {.whole = 77};
    struct message why = {0};
    char text[NOTATION_TEXT_SIZE];
    enum status status =
        notation_from_value(&notation, conversions[_i].value, conversions[_i].kind, &why);

    if (conversions[_i].canonical) {
        ck_assert_int_eq(status, STATUS_OK);
        notation_canonical(&notation, text);
        ck_assert_str_eq(text, conversions[_i].canonical);
        return;
    }
    ck_assert_int_eq(status, STATUS_INVALID);
    ck_assert_str_eq(sentence_of(&why), conversions[_i].reason);
    ck_assert_int_eq(notation.whole, 77);
    ck_assert_int_eq(
        notation_from_value(&notation, conversions[_i].value, conversions[_i].kind, NULL),
        STATUS_INVALID);
}
END_TEST

START_TEST(a_fraction_is_expanded_as_far_as_18_digits_go)
{
    struct notation notation;
    struct message why;
    char text[NOTATION_TEXT_SIZE];

    ck_assert_int_eq(notation_expand(&notation, (struct rational){-3, 4}, 2, NULL), STATUS_OK);
    notation_canonical(&notation, text);
    ck_assert_str_eq(text, "-6/8");
    ck_assert_int_eq(notation_expand(&notation, (struct rational){0, 1}, 5, NULL), STATUS_OK);
    notation_canonical(&notation, text);
    ck_assert_str_eq(text, "0/5");
    ck_assert_int_eq(notation_expand(&notation, (struct rational){1, 1000000000}, 999999999, NULL),
                     STATUS_OK);

    ck_assert_int_eq(notation_expand(&notation, (struct rational){3, 4}, 0, &why), STATUS_INVALID);
    ck_assert_str_eq(sentence_of(&why), "3/4 can be expanded only by 1, 2, 3 or more");
    ck_assert_int_eq(notation_expand(&notation, (struct rational){1, 1000000000}, 1000000000, &why),
                     STATUS_INVALID);
    ck_assert_str_eq(sentence_of(&why),
                     "1/1000000000 would have more than 18 digits after expanding");
    ck_assert_int_eq(notation_expand(&notation, (struct rational){1000000000, 1}, INT64_MAX, NULL),
                     STATUS_INVALID);
    ck_assert_int_eq(notation_expand(&notation, (struct rational){1000000000, 1}, 1000000000, NULL),
                     STATUS_INVALID);
}
END_TEST

START_TEST(printed_digits_are_a_fraction_that_is_not_reduced)
{
    static const struct {
        const char *canonical, *fraction;
    } cases[] = {
        {"0.50", "50/100"},
        {"50%", "50/100"},
        {"12.5%", "125/1000"},
        {"33 1/3%", "100/300"},
        {"1 2/4", "6/4"},
        {"0.(3)", "3/9"},
        {"0.1(6)", "15/90"},
        {"33.(3)%", "300/900"},
        {"-3", "-3/1"},
        {"3:6", "3/6"},
        {"999999999999/999999999999", "999999999999/999999999999"},
        /* A part would go beyond the limit: reduced. */
        {"0.50000000000", "1/2"},
        {"-0.00000000000", "0/1"},
        {"50.00000000%", "1/2"},
        {"1 2000000000/4000000000", "3/2"},
        {"1 0/4000000000", "1/1"},
        {"900000000 2/2", "900000001/1"},
        {"100000000000%", "1000000000/1"},
        {"10000000000 0/1%", "100000000/1"},
        {"50 2/20000000%", "500000001/1000000000"},
        {"1 2/20000000%", "10000001/1000000000"},
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct notation notation = read_number(cases[i].canonical);
        struct notation fraction = notation_as_fraction(&notation);
        char text[NOTATION_TEXT_SIZE];
        notation_canonical(&fraction, text);
        ck_assert_str_eq(text, cases[i].fraction);
    }
}
END_TEST

START_TEST(a_picture_of_a_number_that_names_no_parts_has_few)
{
    static const struct {
        const char *canonical, *parts;
    } cases[] = {
        {"0.5", "5/10"},          {"0.125", "1/8"},       {"0.001", "1/1000"},
        {"12.5%", "1/8"},         {"50%", "50/100"},      {"33 1/3%", "1/3"},
        {"0.(3)", "3/9"},         {"0.(142857)", "1/7"},  {"-1.0625", "-17/16"},
        {"125/1000", "125/1000"}, {"1 2/200", "202/200"}, {"3", "3/1"},
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct notation notation = read_number(cases[i].canonical);
        struct notation parts = notation_as_parts(&notation, 100);
        char text[NOTATION_TEXT_SIZE];
        notation_canonical(&parts, text);
        ck_assert_str_eq(text, cases[i].parts);
    }
}
END_TEST

void add_convert_cases(Suite *suite)
{
    TCase *tests = add_case(suite, "convert");

    tcase_add_loop_test(tests, a_value_is_written_in_another_notation_or_the_reason_is_given, 0,
                        sizeof conversions / sizeof *conversions);
    tcase_add_test(tests, a_fraction_is_expanded_as_far_as_18_digits_go);
    tcase_add_test(tests, printed_digits_are_a_fraction_that_is_not_reduced);
    tcase_add_test(tests, a_picture_of_a_number_that_names_no_parts_has_few);
}
