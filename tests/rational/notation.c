#include "cases.h"

#include <string.h>

#define NO_BREAK  "\u00a0"
#define THIN      "\u2009"
#define NARROW    "\u202f"
#define SLASH     "\u2044"
#define MINUS     "\u2212"
#define OVERLINE  "\u0305"
#define DOT_ABOVE "\u0307"

/* What is typed, the neutral form it is read as, and its value. */
static const struct {
    const char *text, *canonical;
    struct rational value;
} readings[] = {
    {"3/4", "3/4", {3, 4}},
    {"2/4", "2/4", {1, 2}},
    {"1 1/2", "1 1/2", {3, 2}},
    {"0.75", "0.75", {3, 4}},
    {"0,75", "0.75", {3, 4}},
    {"0.50", "0.50", {1, 2}},
    {"0.(3)", "0.(3)", {1, 3}},
    {"0,1(6)", "0.1(6)", {1, 6}},
    {"0.(09)", "0.(09)", {1, 11}},
    {"0.(9)", "0.(9)", {1, 1}},
    {"0.5(0)", "0.5(0)", {1, 2}},
    {"0.3" OVERLINE, "0.(3)", {1, 3}},
    {"0.1"
     "6" OVERLINE "6" OVERLINE,
     "0.1(66)",
     {1, 6}},
    {"0.3" DOT_ABOVE, "0.(3)", {1, 3}},
    {"0.1" DOT_ABOVE "42857" DOT_ABOVE, "0.(142857)", {1, 7}},
    {"75%", "75%", {3, 4}},
    {"75 %", "75%", {3, 4}},
    {"75" NO_BREAK "%", "75%", {3, 4}},
    {"75" NARROW "%", "75%", {3, 4}},
    {"12,5 %", "12.5%", {1, 8}},
    {"33.(3)%", "33.(3)%", {1, 3}},
    {"33 1/3 %", "33 1/3%", {1, 3}},
    {"33⅓%", "33 1/3%", {1, 3}},
    {"1/2 %", "1/2%", {1, 200}},
    {"½%", "1/2%", {1, 200}},
    {"200%", "200%", {2, 1}},
    {"½", "1/2", {1, 2}},
    {"1½", "1 1/2", {3, 2}},
    {"1 ½", "1 1/2", {3, 2}},
    {"11½", "11 1/2", {23, 2}},
    {"3" SLASH "4", "3/4", {3, 4}},
    {"1 1" SLASH "2", "1 1/2", {3, 2}},
    {"11" SLASH "2", "11/2", {11, 2}},
    {"3 / 4", "3/4", {3, 4}},
    {"3" THIN "/" NO_BREAK "4", "3/4", {3, 4}},
    {"1" NO_BREAK "3/4", "1 3/4", {7, 4}},
    {" \u2003 3/4 \u200a", "3/4", {3, 4}},
    {"-3/4", "-3/4", {-3, 4}},
    {MINUS "3/4", "-3/4", {-3, 4}},
    {MINUS " 1 1/2", "-1 1/2", {-3, 2}},
    {"-½", "-1/2", {-1, 2}},
    {"-0,5", "-0.5", {-1, 2}},
    {"-0", "-0", {0, 1}},
    {"0/5", "0/5", {0, 1}},
    {"0", "0", {0, 1}},
    {"7", "7", {7, 1}},
    {"1000", "1000", {1000, 1}},
    {"7/4", "7/4", {7, 4}},
    {"1 5/4", "1 5/4", {9, 4}},
    {"0 1/2", "0 1/2", {1, 2}},
    {"1 + 1/2", "1 1/2", {3, 2}},
    {"1+1/2", "1 1/2", {3, 2}},
    {"1 +1/2", "1 1/2", {3, 2}},
    {"1 + ½", "1 1/2", {3, 2}},
    {"1+½", "1 1/2", {3, 2}},
    {"12" NO_BREAK "+" NARROW "3 / 4", "12 3/4", {51, 4}},
    {"1 + 5/4", "1 5/4", {9, 4}},
    {"0 + 1/2", "0 1/2", {1, 2}},
    {"-1 - 1/2", "-1 1/2", {-3, 2}},
    {MINUS "1 " MINUS " ½", "-1 1/2", {-3, 2}},
    {".5", "0.5", {1, 2}},
    {",125", "0.125", {1, 8}},
    {"3:4", "3:4", {3, 4}},
    {"6 : 4", "6:4", {3, 2}},
    /* Near the ambiguous ones. */
    {"0.125", "0.125", {1, 8}},
    {"0,000", "0.000", {0, 1}},
    {"1.00", "1.00", {1, 1}},
    {"1,0000", "1.0000", {1, 1}},
    {"1000,125", "1000.125", {8001, 8}},
    {"1.00(0)", "1.00(0)", {1, 1}},
    {"1.(123)", "1.(123)", {374, 333}},
    /* The longest. */
    {"999999999999999999/999999999999999999", "999999999999999999/999999999999999999", {1, 1}},
    {"500000000000000000/1000000000000", "500000000000000000/1000000000000", {500000, 1}},
    {"999999999 999999999999999999/999999999999999999",
     "999999999 999999999999999999/999999999999999999",
     {1000000000, 1}},
    {"0.50000000000000000", "0.50000000000000000", {1, 2}},
    {"0.(33333333333333333)", "0.(33333333333333333)", {1, 3}},
    {"100000000000%", "100000000000%", {1000000000, 1}},
    {"99999999999 999999999999999999/999999999999999999%",
     "99999999999 999999999999999999/999999999999999999%",
     {1000000000, 1}},
    {"1000000000", "1000000000", {1000000000, 1}},
    {"0.000000001", "0.000000001", {1, 1000000000}},
    {"0.0000001%", "0.0000001%", {1, 1000000000}},
};

START_TEST(a_number_is_read_as_its_neutral_form_and_its_value)
{
    struct notation notation = read_number(readings[_i].text), again;
    char text[NOTATION_TEXT_SIZE];

    notation_canonical(&notation, text);
    ck_assert_str_eq(text, readings[_i].canonical);
    struct rational value = notation_value(&notation);
    ck_assert_int_eq(value.numerator, readings[_i].value.numerator);
    ck_assert_int_eq(value.denominator, readings[_i].value.denominator);

    ck_assert_int_eq(notation_parse_canonical(&again, text, NULL), STATUS_OK);
    ck_assert(notation_identical(&again, &notation));
}
END_TEST

#define BEYOND    "its simplest fraction has numbers above 1000000000"
#define THOUSANDS "write thousands without a separator: "
#define NOT_ONE   "this is not one number; write one, such as 3/4"
#define DOTS      "dots do not say which digits repeat; "
#define DIGIT(place)                                                                               \
    "character " place " must be a digit from 0 to 9; write a number such as 3/4, 0.75 or 50%"
#define GOES_ON(place) "character " place " cannot follow; write a number such as 3/4, 0.75 or 50%"
#define NO_SUM                                                                                     \
    "a sum is not one number; only a whole number and then a fraction are, such as 1 + 1/2"
#define RECURRING "the recurring digits must come last, such as 0.1(6)"

/* What is typed, and what is said after it. */
static const struct {
    const char *text, *reason;
} refusals[] = {
    {"3/0", "nothing can be divided into 0 parts; write 1, 2 or more instead"},
    {"1 3/0", "nothing can be divided into 0 parts; write 1, 2 or more instead"},
    {"0/0", "nothing can be divided into 0 parts; write 1, 2 or more instead"},
    {"3/", "the end is missing; write a number such as 3/4, 0.75 or 50%"},
    {"-", "the end is missing; write a number such as 3/4, 0.75 or 50%"},
    {"0.", "the digits after the decimal mark are missing"},
    {",", "the digits after the decimal mark are missing"},
    {"0./3", "the digits after the decimal mark are missing"},
    {"%", DIGIT("1")},
    {"abc", DIGIT("1")},
    {"/4", DIGIT("1")},
    {"+3", DIGIT("1")},
    {"--3", DIGIT("2")},
    {"3/-4", DIGIT("3")},
    {"3/ x", DIGIT("4")},
    {"3:4", "ratios do not work here; write a fraction, such as 3/4"},
    {"1 000", THOUSANDS "1000"},
    {"1" NARROW "000", THOUSANDS "1000"},
    {"1 2", NOT_ONE},
    {"1.000.000", THOUSANDS "1000000"},
    {"1,000.50", THOUSANDS "1000.50"},
    {"1.234,5", THOUSANDS "1234,5"},
    {"0.5.", NOT_ONE},
    {"12 345 678 901 234 567 890", NOT_ONE},
    {"1.2.3", NOT_ONE},
    {"0.3...", DOTS "write 0.(3)"},
    {"0,333…", DOTS "write 0,(3)"},
    {".333...", DOTS "write 0.(3)"},
    {"0.1666...", DOTS "write 0.1(6)"},
    {"0.142857142857...", DOTS "write 0.(142857)"},
    {"0.0909…", DOTS "write 0.(09)"},
    {"0.12...", DOTS "put those in parentheses, such as 0.(3)"},
    {"03", "leave out the leading zeros"},
    {"00.5", "leave out the leading zeros"},
    {"1 000/3", "leave out the leading zeros"},
    {"3/04", "leave out the leading zeros"},
    {"3/4x", GOES_ON("4")},
    {"½½", GOES_ON("2")},
    {"½/2", GOES_ON("2")},
    {"3/4/5", GOES_ON("4")},
    {"50 %%", GOES_ON("5")},
    {"1½ 3", GOES_ON("4")},
    {"0.5 1/2", GOES_ON("5")},
    {"1 1/2 3", GOES_ON("7")},
    {"1/2 + 1", NO_SUM},
    {"1/2 + 1/4", NO_SUM},
    {"½ + 1", NO_SUM},
    {"1 + 2", NO_SUM},
    {"1 + 0.5", NO_SUM},
    {"1 + 50%", NO_SUM},
    {"1 + 1 1/2", NO_SUM},
    {"1 + 1/2 + 1/4", NO_SUM},
    {"1 1/2 + 1/4", NO_SUM},
    {"0.5 + 1/2", NO_SUM},
    {"50% + 1/2", NO_SUM},
    {"-1 - 2", NO_SUM},
    {"1 +", "the end is missing; write a number such as 3/4, 0.75 or 50%"},
    {"1 + x", DIGIT("5")},
    {"1 + -1/2", DIGIT("5")},
    {"1 - 1/2", GOES_ON("3")},
    {"1 + 1/0", "nothing can be divided into 0 parts; write 1, 2 or more instead"},
    {"-1 + 1/2", "a sum is not one number; below 0 write -1 1/2 or -1 - 1/2"},
    {"33 + 1/3 %", "before %, write the fraction without a plus, such as 33 1/3%"},
    {"3-4", GOES_ON("2")},
    {"1e9", GOES_ON("2")},
    /* Digits and signs of other scripts, and what NFKC would make of them. */
    {"٣/٤", DIGIT("1")},
    {"3/४", DIGIT("3")},
    {"１/２", DIGIT("1")},
    {"1²", GOES_ON("2")},
    {"𝟏/2", DIGIT("1")},
    {"1０", GOES_ON("2")},
    {"0.5５", GOES_ON("4")},
    {"½٣", GOES_ON("2")},
    {"50％", GOES_ON("3")},
    /* Not UTF-8. */
    {"3\xff", GOES_ON("2")},
    {"\xc0\xaf", DIGIT("1")},
    {"3\xc2", GOES_ON("2")},
    {"3\xe2\x81", GOES_ON("2")},
    {"3\xe0\x80\xaf"
     "4",
     GOES_ON("2")},
    {"3\xed\xa0\x80", GOES_ON("2")},
    {"3\x80", GOES_ON("2")},
    {"3\x7f", GOES_ON("2")},
    {"3\t", GOES_ON("2")},
    /* Recurring digits. */
    {"0.()", RECURRING},
    {"0.(3", RECURRING},
    {"0.(x)", RECURRING},
    {"0.(3)3", GOES_ON("6")},
    {"0.3" OVERLINE "3", RECURRING},
    {"0.3" OVERLINE "3" DOT_ABOVE, RECURRING},
    {"0.3" DOT_ABOVE "4", RECURRING},
    {"0.3" DOT_ABOVE "4" DOT_ABOVE "5" DOT_ABOVE, RECURRING},
    {"0.3" OVERLINE "(4)", GOES_ON("5")},
    {"0.3" OVERLINE ".", NOT_ONE},
    {"3" OVERLINE, GOES_ON("2")},
    /* Too much. */
    {"1000000001", BEYOND},
    {"1/1000000001", BEYOND},
    {"1 1/1000000001", BEYOND},
    {"1000000000 1/2", BEYOND},
    {"999999999999999999 1/999999999", BEYOND},
    {"1 500000000000000000/999999999999999999", BEYOND},
    {"0.31415926535897932", BEYOND},
    {"99999999999%", BEYOND},
    {"100000000001%", BEYOND},
    {"0.00000001%", BEYOND},
    {"100000000000 1/2%", BEYOND},
};

/* “text” and what follows, as the refusals above have it. */
static void assert_refused(const char *text, const struct notation_options *options,
                           const char *reason)
{
    struct notation notation = {.kind = NOTATION_MIXED, .whole = 77};
    struct message why = message_of("not set");
    struct strbuf expected = {0};

    ck_assert_int_eq(notation_parse(&notation, text, options, &why), STATUS_INVALID);
    strbuf_addf(&expected, "“%s”: %s", text, reason);
    ck_assert_str_eq(sentence_of(&why), strbuf_text(&expected));
    ck_assert_int_eq(notation.whole, 77);
    ck_assert_int_eq(notation_parse(&notation, text, options, NULL), STATUS_INVALID);
    strbuf_release(&expected);
}

START_TEST(what_is_no_number_is_refused_with_the_reason)
{
    assert_refused(refusals[_i].text, NULL, refusals[_i].reason);
}
END_TEST

/* What is written in the place of a number, and what is meant; NULL: nobody can say. */
static const struct {
    const char *text, *meant;
} meanings[] = {
    {"half", "1/2"},
    {"a half", "1/2"},
    {"een half", "1/2"},
    {"ein halb", "1/2"},
    {"un demi", "1/2"},
    {"Drei Viertel", "3/4"},
    {"driekwart", "3/4"},
    {"dreiviertel", "3/4"},
    {"deux tiers", "2/3"},
    {"3 quarters", "3/4"},
    {"three over four", "3/4"},
    {"anderhalf", "1 1/2"},
    {"one and a half", "1 1/2"},
    {"1 and 1/2", "1 1/2"},
    {"1 en 1/2", "1 1/2"},
    {"1 und 1/2", "1 1/2"},
    {"1 et 1/2", "1 1/2"},
    {"1-1/2", "1 1/2"},
    {"seven", "7"},
    {"50 procent", "50%"},
    {"12,5 pour cent", "12,5%"},
    {"50percent", "50%"},
    {"%50", "50%"},
    {"O.5", "0.5"},
    {"l/2", "1/2"},
    {"1\\4", "1/4"},
    {"1:4", "1/4"},
    {"1÷4", "1/4"},
    {"1//4", "1/4"},
    {"1／2", "1/2"},
    {"¹⁄₂", "1/2"},
    {"1¹⁄₂", "1 1/2"},
    {"1/2.", "1/2"},
    {"(1/2)", "1/2"},
    {"„1/2“", "1/2"},
    {"", NULL},
    {" ", NULL},
    {"()", NULL},
    {"O", NULL},
    {"l", NULL},
    {"x", NULL},
    {"01", NULL},
    {"1/0", NULL},
    {"a", NULL},
    {"en", NULL},
    {"1 and 3/2", NULL},
    {"1/2 and 1/4", NULL},
    {"1 and", NULL},
    {"1/2-1/4", NULL},
    {"3 over nought", NULL},
    {"half half", NULL},
    {"1.2.3", NULL},
    {"a half of a half of a half of a half of a half of a half of a half", NULL},
    {"12345 halves", "12345/2"},
};

START_TEST(what_is_no_number_may_mean_one)
{
    char meant[NOTATION_TEXT_SIZE];
    bool known = notation_suggest(meanings[_i].text, NULL, meant);

    ck_assert_msg(known == (meanings[_i].meant != NULL), "“%s”: %s", meanings[_i].text,
                  known ? meant : "nothing");
    if (!known)
        return;
    ck_assert_str_eq(meant, meanings[_i].meant);
    ck_assert_int_eq(notation_parse(&(struct notation){0}, meant, NULL, NULL), STATUS_OK);
}
END_TEST

static const struct {
    const char *text, *exact; /* NULL: it is none that was rounded */
    bool less;
} rounded[] = {
    {"0.3333", "1/3", true},
    {"0.333333333333333", "1/3", true},
    {"0.3333333333333333", "1/3", true},
    {"0.667", "2/3", false},
    {"0.666", "2/3", true},
    {"-0.667", "-2/3", true},
    {"1.3333333333", "4/3", true},
    {"0,142857142857", "1/7", true},
    {"0.0101010101010101", "1/99", true},
    {"0.33", NULL, false},
    {"0.125", NULL, false},
    {"0.126", NULL, false},
    {"0.75", NULL, false},
    {"0.000", NULL, false},
    {"0.(3)", NULL, false},
    {"33.333%", NULL, false},
    {"1/3", NULL, false},
    {"0.314159265358979", NULL, false},
};

START_TEST(a_decimal_may_be_a_fraction_that_was_rounded)
{
    struct notation exact;
    char text[NOTATION_TEXT_SIZE] = "";
    bool less = false, any = notation_parse_rounded(&exact, rounded[_i].text, NULL, &less);

    if (any)
        notation_canonical(&exact, text);
    ck_assert_msg(any == (rounded[_i].exact != NULL), "%s: “%s”", rounded[_i].text, text);
    ck_assert(!any || (strcmp(text, rounded[_i].exact) == 0 && less == rounded[_i].less));
}
END_TEST

START_TEST(a_rounded_number_of_too_many_digits_is_refused_with_what_it_was)
{
    struct notation number;
    struct message why;

    ck_assert_int_eq(notation_parse(&number, "0.333333333333333", NULL, &why), STATUS_INVALID);
    ck_assert_str_eq(sentence_of(&why), "“0.333333333333333” is a little less than 1/3: a rounded "
                                        "1/3. Write 1/3");
    ck_assert_int_eq(notation_parse(&number, "0.66666666666667", NULL, &why), STATUS_INVALID);
    ck_assert_str_eq(sentence_of(&why), "“0.66666666666667” is a little more than 2/3: a rounded "
                                        "2/3. Write 2/3");
}
END_TEST

/* As people type numbers, read at once; guesses are not. */
static const struct {
    const char *text, *read; /* NULL: it is refused */
} typed[] = {
    {"2÷4", "2/4"},        {"2\\4", "2/4"},         {"¹⁄₂", "1/2"},        {"1\u2060¹⁄₂", "1 1/2"},
    {"1\u2064½", "1 1/2"}, {"1\u202F1/2", "1 1/2"}, {"2／4", "2/4"},       {"+1/2", "1/2"},
    {"+0.5", "0.5"},       {"0·25", "0.25"},        {"’1/2’", "1/2"},      {"half", "1/2"},
    {"1/2.", "1/2"},       {"anderhalf", "1 1/2"},  {"50 procent", "50%"}, {"+2", NULL},
    {"1:4", NULL},         {"1//4", NULL},          {"O.5", NULL},         {"0.333...", NULL},
    {"1’000", NULL},       {"halves", NULL},
};

START_TEST(what_people_type_is_read_and_guesses_are_not)
{
    struct notation number;
    char text[NOTATION_TEXT_SIZE] = "";
    bool read = notation_read(&number, typed[_i].text, NULL, NULL) == STATUS_OK;

    if (read)
        notation_canonical(&number, text);
    ck_assert_msg(read == (typed[_i].read != NULL), "“%s”: %s", typed[_i].text, text);
    ck_assert_str_eq(text, read ? typed[_i].read : "");
}
END_TEST

START_TEST(nothing_at_all_is_refused)
{
    static const char *const nothing[] = {"", " ", NO_BREAK THIN};
    struct notation notation;
    struct message why;

    for (size_t i = 0; i < sizeof nothing / sizeof *nothing; i++) {
        ck_assert_int_eq(notation_parse(&notation, nothing[i], NULL, &why), STATUS_INVALID);
        ck_assert_str_eq(sentence_of(&why), "a number is missing; write one, such as 3/4");
    }
}
END_TEST

START_TEST(more_than_18_digits_are_refused)
{
    static const char many_dots[] = "0.3\u03053\u03053\u03053\u03053\u03053\u03053\u03053\u0305"
                                    "3\u03053\u03053\u03053\u03053\u03053\u03053\u03053\u0305"
                                    "3\u03053\u0305";
    static const char *const longer[] = {
        "1000000000000000000",
        "1/1000000000000000000",
        "0.500000000000000000",
        "10.50000000000000000",
        "0.(333333333333333333)",
        ".000000000000000000",
        many_dots,
    };
    struct notation notation;
    struct message why;

    for (size_t i = 0; i < sizeof longer / sizeof *longer; i++) {
        ck_assert_int_eq(notation_parse(&notation, longer[i], NULL, &why), STATUS_INVALID);
        ck_assert_str_eq(why.id, "“{text}” has more than 18 digits");
    }
}
END_TEST

START_TEST(a_mark_that_may_mean_thousands_is_refused_unless_it_is_said_which)
{
    static const char *const ambiguous[] = {"1.000",  "1,000",    "12.345", "999,125",
                                            "-1,000", "33.333 %", " 1.500 "};
    static const char *const either[][2] = {{"1000", "1"},          {"1000", "1"},
                                            {"12345", "12 69/200"}, {"999125", "999 1/8"},
                                            {"-1000", "-1"},        {"33333%", "33 333/1000%"},
                                            {"1500", "1 1/2"}};
    static const struct notation_options point = {.mark = MARK_POINT}, comma = {.mark = MARK_COMMA};
    struct notation notation;
    struct message why;

    for (size_t i = 0; i < sizeof ambiguous / sizeof *ambiguous; i++) {
        bool has_point = strchr(ambiguous[i], '.') != NULL;
        ck_assert_int_eq(notation_parse(&notation, ambiguous[i], NULL, &why), STATUS_INVALID);
        ck_assert_msg(strstr(why.id, "write the one you mean") != NULL, "%s", why.id);
        for (int k = 0; k < why.args; k++)
            if (!strcmp(why.arg[k].name, "number") || !strcmp(why.arg[k].name, "other"))
                ck_assert_str_eq(why.arg[k].number, either[i][why.arg[k].name[0] == 'o']);
        ck_assert_int_eq(notation_parse(&notation, ambiguous[i], &point, NULL),
                         has_point ? STATUS_OK : STATUS_INVALID);
        ck_assert_int_eq(notation_parse(&notation, ambiguous[i], &comma, NULL),
                         has_point ? STATUS_INVALID : STATUS_OK);
    }
    ck_assert_int_eq(notation_parse(&notation, "1.500", &point, NULL), STATUS_OK);
    struct rational value = notation_value(&notation);
    ck_assert_int_eq(value.numerator, 3);
    ck_assert_int_eq(value.denominator, 2);
    ck_assert_int_eq(notation.fixed_digits, 3);

    assert_refused("0,05", &point, "use a decimal point here: 0.05");
    assert_refused("0.05", &comma, "use a decimal comma here: 0,05");
    assert_refused("1.500", &comma, "use a decimal comma here, such as 0,5");
}
END_TEST

/* A style, a number, and what stands on the card. */
static const struct {
    struct number_style style;
    const char *canonical, *printed;
} dresses[] = {
    {{0}, "0.5", "0.5"},
    {{0}, "75%", "75%"},
    {{0}, "-1 1/2", "-1 1/2"},
    {{.decimal_comma = true}, "0.50", "0,50"},
    {{.decimal_comma = true}, "0.1(6)", "0,1(6)"},
    {{.decimal_comma = true, .percent_space = PERCENT_SPACE_NO_BREAK},
     "12.5%",
     "12,5" NO_BREAK "%"},
    {{.percent_space = PERCENT_SPACE_NARROW}, "75%", "75" NARROW "%"},
    {{.percent_space = PERCENT_SPACE_NARROW}, "33 1/3%", "33 1/3" NARROW "%"},
    {{.minus_sign = true}, "-3/4", MINUS "3/4"},
    {{.minus_sign = true}, "-0.5", MINUS "0.5"},
    {{.recurring = RECURRING_OVERLINE}, "0.1(66)", "0.16" OVERLINE "6" OVERLINE},
    {{.recurring = RECURRING_DOTS}, "0.(3)", "0.3" DOT_ABOVE},
    {{.recurring = RECURRING_DOTS}, "0.(142857)%", "0.1" DOT_ABOVE "42857" DOT_ABOVE "%"},
    {{.mixed = MIXED_PLUS}, "1 1/2", "1" NO_BREAK "+" NO_BREAK "1/2"},
    {{.mixed = MIXED_PLUS}, "0 5/4", "0" NO_BREAK "+" NO_BREAK "5/4"},
    {{.mixed = MIXED_PLUS}, "-1 1/2", "-1" NO_BREAK "-" NO_BREAK "1/2"},
    {{.mixed = MIXED_PLUS, .minus_sign = true}, "-1 1/2", MINUS "1" NO_BREAK MINUS NO_BREAK "1/2"},
    {{.mixed = MIXED_PLUS, .vulgar_characters = true}, "1 3/4", "1" NO_BREAK "+" NO_BREAK "¾"},
    {{.mixed = MIXED_PLUS}, "7/4", "7/4"},
    {{.mixed = MIXED_PLUS}, "3:4", "3:4"},
    {{.mixed = MIXED_PLUS}, "33 1/3%", "33 1/3%"},
    {{.vulgar_characters = true}, "1/2", "½"},
    {{.vulgar_characters = true}, "2/4", "2/4"},
    {{.vulgar_characters = true}, "1 3/4", "1¾"},
    {{.vulgar_characters = true}, "0 3/4", "0¾"},
    {{.vulgar_characters = true}, "-1 3/4", "-1¾"},
    {{.vulgar_characters = true}, "1/10", "⅒"},
    {{.vulgar_characters = true}, "1:2", "1:2"},
    {{.vulgar_characters = true}, "0.5", "0.5"},
    {{.vulgar_characters = true}, "1/2%", "½%"},
    {{.vulgar_characters = true, .percent_space = PERCENT_SPACE_NO_BREAK},
     "33 1/3%",
     "33⅓" NO_BREAK "%"},
};

START_TEST(a_number_is_printed_in_its_style_and_read_back_from_it)
{
    struct notation notation = read_number(dresses[_i].canonical), again;
    struct strbuf out = {0};

    notation_print(&notation, &dresses[_i].style, &out);
    ck_assert_str_eq(strbuf_text(&out), dresses[_i].printed);
    again = read_number(dresses[_i].printed);
    ck_assert(notation_identical(&again, &notation));
    strbuf_release(&out);
}
END_TEST

START_TEST(without_a_style_the_neutral_form_is_printed)
{
    struct notation notation = read_number("-33,(3) %");
    struct strbuf out = {0};

    notation_print(&notation, NULL, &out);
    ck_assert_str_eq(strbuf_text(&out), "-33.(3)%");
    strbuf_release(&out);
}
END_TEST

START_TEST(a_number_in_a_sentence_is_shown_in_the_style_and_a_step_with_its_sign)
{
    static const struct number_style dutch = {.decimal_comma = true, .division = DIVISION_COLON};
    static const struct {
        const char *canonical, *shown;
    } cases[] = {
        {"0.75", "0,75"}, {"1.000", "1,000"}, {"3:4", "3:4"}, {"÷ 50", ": 50"},
        {"× 3", "× 3"},   {"ten", "ten"},     {"2/4", "2/4"},
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct strbuf out = {0};
        notation_print_number(cases[i].canonical, &dutch, &out);
        ck_assert_str_eq(strbuf_text(&out), cases[i].shown);
        strbuf_release(&out);
    }
    struct strbuf out = {0};
    notation_print_number("÷ 50", NULL, &out);
    ck_assert_str_eq(strbuf_text(&out), "÷ 50");
    strbuf_clear(&out);
    notation_print_number("÷ 50", &(struct number_style){0}, &out);
    ck_assert_str_eq(strbuf_text(&out), "÷ 50");
    strbuf_release(&out);
}
END_TEST

START_TEST(every_vulgar_character_is_its_fraction_and_is_printed_again)
{
    static const char *const characters[] = {
        "¼ 1/4", "½ 1/2", "¾ 3/4", "⅐ 1/7", "⅑ 1/9", "⅒ 1/10", "⅓ 1/3", "⅔ 2/3", "⅕ 1/5", "⅖ 2/5",
        "⅗ 3/5", "⅘ 4/5", "⅙ 1/6", "⅚ 5/6", "⅛ 1/8", "⅜ 3/8",  "⅝ 5/8", "⅞ 7/8", "↉ 0/3"};
    static const struct number_style style = {.vulgar_characters = true};

    for (size_t i = 0; i < sizeof characters / sizeof *characters; i++) {
        const char *space = strchr(characters[i], ' ');
        char character[8] = "";
        memcpy(character, characters[i], (size_t)(space - characters[i]));
        struct notation one = read_number(character), other = read_number(space + 1);
        ck_assert(notation_identical(&one, &other));
        struct strbuf out = {0};
        notation_print(&one, &style, &out);
        ck_assert_str_eq(strbuf_text(&out), character);
        strbuf_release(&out);
    }
}
END_TEST

START_TEST(notations_of_one_value_that_are_printed_otherwise_are_not_identical)
{
    static const char *const half[] = {"1/2",     "2/4",     "0.5",    "0.50", "0.5(0)",
                                       "0.4(9)",  "50%",     "50.0%",  "1:2",  "0 1/2",
                                       "0.4(99)", "50 0/3%", "49 2/2%"};

    for (size_t i = 0; i < sizeof half / sizeof *half; i++)
        for (size_t k = 0; k < sizeof half / sizeof *half; k++) {
            struct notation left = read_number(half[i]), right = read_number(half[k]);
            ck_assert_msg(notation_identical(&left, &right) == (i == k), "%s and %s", half[i],
                          half[k]);
            ck_assert(rational_equal(notation_value(&left), notation_value(&right)));
        }
    struct notation minus = read_number("-0"), zero = read_number("0");
    ck_assert(!notation_identical(&minus, &zero));
    struct notation third = read_number("0.(3)"), fourth = read_number("0.(4)");
    ck_assert(!notation_identical(&third, &fourth));
    third = read_number("0.3");
    fourth = read_number("0.4");
    ck_assert(!notation_identical(&third, &fourth));
}
END_TEST

START_TEST(a_number_that_is_made_is_the_one_that_is_read)
{
    static const struct {
        const char *text;
        int64_t numerator, denominator; /* denominator 0: a whole number */
    } numbers[] = {{"0", 0, 0},   {"7", 7, 0},       {"-3", -3, 0}, {"1000000000", 1000000000, 0},
                   {"2/4", 2, 4}, {"-2/4", -2, 4},   {"7/3", 7, 3}, {"-1000000000", -1000000000, 0},
                   {"5/1", 5, 1}, {"12/12", 12, 12}, {"0/5", 0, 5}};

    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        struct notation read = read_number(numbers[i].text),
                        made = numbers[i].denominator ? notation_of_fraction(numbers[i].numerator,
                                                                             numbers[i].denominator)
                                                      : notation_of_whole(numbers[i].numerator);
        ck_assert_msg(notation_identical(&made, &read), "%s", numbers[i].text);
    }
}
END_TEST

void add_notation_cases(Suite *suite)
{
    TCase *tests = add_case(suite, "notation");

    tcase_add_loop_test(tests, a_number_is_read_as_its_neutral_form_and_its_value, 0,
                        sizeof readings / sizeof *readings);
    tcase_add_loop_test(tests, what_is_no_number_is_refused_with_the_reason, 0,
                        sizeof refusals / sizeof *refusals);
    tcase_add_loop_test(tests, what_is_no_number_may_mean_one, 0,
                        sizeof meanings / sizeof *meanings);
    tcase_add_loop_test(tests, a_decimal_may_be_a_fraction_that_was_rounded, 0,
                        sizeof rounded / sizeof *rounded);
    tcase_add_test(tests, a_rounded_number_of_too_many_digits_is_refused_with_what_it_was);
    tcase_add_loop_test(tests, what_people_type_is_read_and_guesses_are_not, 0,
                        sizeof typed / sizeof *typed);
    tcase_add_test(tests, nothing_at_all_is_refused);
    tcase_add_test(tests, more_than_18_digits_are_refused);
    tcase_add_test(tests, a_mark_that_may_mean_thousands_is_refused_unless_it_is_said_which);
    tcase_add_loop_test(tests, a_number_is_printed_in_its_style_and_read_back_from_it, 0,
                        sizeof dresses / sizeof *dresses);
    tcase_add_test(tests, without_a_style_the_neutral_form_is_printed);
    tcase_add_test(tests, a_number_in_a_sentence_is_shown_in_the_style_and_a_step_with_its_sign);
    tcase_add_test(tests, every_vulgar_character_is_its_fraction_and_is_printed_again);
    tcase_add_test(tests, notations_of_one_value_that_are_printed_otherwise_are_not_identical);
    tcase_add_test(tests, a_number_that_is_made_is_the_one_that_is_read);
}
