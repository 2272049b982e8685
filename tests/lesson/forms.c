/* Every way to type the right value, under each kind of question: what is in the form that is asked
 * for is right; what is in another one is never a mistake, and is told so. */
#include "cases.h"
#include "lesson/course.h"
#include "lesson/item.h"
#include "text/text.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum { SAMPLE = 40, TYPED_SIZE = 60, DECIMALS_MOST = 6 };

/* A way to write a value of which top/bottom is in lowest terms. */
struct way {
    const char *name;
    /* False: it cannot be written so. */
    bool (*write)(long long top, long long bottom, char *out);
    enum notation_kind kind;
    bool well_written, simplest;
};

static bool put(char *out, const char *format, long long one, long long two, long long three)
{
    return snprintf(out, TYPED_SIZE, format, one, two, three) < TYPED_SIZE;
}

static bool as_fraction(long long top, long long bottom, char *out)
{
    return bottom > 1 && put(out, "%lld/%lld", top, bottom, 0);
}

static bool with_spaces(long long top, long long bottom, char *out)
{
    return bottom > 1 && put(out, "  %lld / %lld ", top, bottom, 0);
}

static bool over_one(long long top, long long bottom, char *out)
{
    return bottom == 1 && put(out, "%lld/1", top, 0, 0);
}

static bool expanded(long long top, long long bottom, char *out)
{
    return put(out, "%lld/%lld", 2 * top, 2 * bottom, 0);
}

static bool as_mixed(long long top, long long bottom, char *out)
{
    return bottom > 1 && top > bottom &&
           put(out, "%lld %lld/%lld", top / bottom, top % bottom, bottom);
}

static bool with_a_plus(long long top, long long bottom, char *out)
{
    return bottom > 1 && top > bottom &&
           put(out, "%lld + %lld/%lld", top / bottom, top % bottom, bottom);
}

static bool with_one_too_few(long long top, long long bottom, char *out)
{
    return bottom > 1 && top > 2 * bottom &&
           put(out, "%lld %lld/%lld", top / bottom - 1, top % bottom + bottom, bottom);
}

static bool behind_zero(long long top, long long bottom, char *out)
{
    return put(out, "0 %lld/%lld", top, bottom, 0);
}

static bool with_no_parts(long long top, long long bottom, char *out)
{
    return bottom == 1 && put(out, "%lld 0/4", top, 0, 0);
}

static bool as_whole(long long top, long long bottom, char *out)
{
    return bottom == 1 && put(out, "%lld", top, 0, 0);
}

/* Digits behind the mark; −1: it does not end. */
static int places_of(long long bottom)
{
    long long scale = 1;

    for (int places = 0; places <= DECIMALS_MOST; places++, scale *= 10)
        if (scale % bottom == 0)
            return places;
    return -1;
}

static bool decimal(long long top, long long bottom, int more, const char *behind, char *out)
{
    int places = places_of(bottom);

    if (places < 0)
        return false;
    places += more;
    int length = snprintf(out, TYPED_SIZE, "%.*f%s", places, (double)top / (double)bottom, behind);
    return length < TYPED_SIZE;
}

static bool as_decimal(long long top, long long bottom, char *out)
{
    return bottom > 1 && decimal(top, bottom, 0, "", out);
}

static bool with_a_zero_more(long long top, long long bottom, char *out)
{
    return decimal(top, bottom, 1, "", out);
}

static bool as_percent(long long top, long long bottom, char *out)
{
    return decimal(100 * top, bottom, 0, "%", out);
}

static bool with_a_blank_percent(long long top, long long bottom, char *out)
{
    return decimal(100 * top, bottom, 0, " %", out);
}

static const struct way ways[] = {
    {"a fraction", as_fraction, NOTATION_FRACTION, true, true},
    {"a fraction with spaces", with_spaces, NOTATION_FRACTION, true, true},
    {"so many wholes of one part", over_one, NOTATION_FRACTION, true, false},
    {"a fraction that can be simplified", expanded, NOTATION_FRACTION, true, false},
    {"a mixed number", as_mixed, NOTATION_MIXED, true, true},
    {"a mixed number with a plus", with_a_plus, NOTATION_MIXED, true, true},
    {"a mixed number with a whole too few", with_one_too_few, NOTATION_MIXED, false, false},
    {"a fraction behind 0", behind_zero, NOTATION_MIXED, false, false},
    {"a whole and 0 parts", with_no_parts, NOTATION_MIXED, false, false},
    {"a whole number", as_whole, NOTATION_WHOLE, true, true},
    {"a decimal", as_decimal, NOTATION_DECIMAL, true, true},
    {"a decimal with a zero more", with_a_zero_more, NOTATION_DECIMAL, true, true},
    {"a percentage", as_percent, NOTATION_PERCENT, true, true},
    {"a percentage with a blank", with_a_blank_percent, NOTATION_PERCENT, true, true},
};

static const char *told(const struct item *item)
{
    static char text[300];
    struct strbuf words = {0};

    text_of(item_question(item), NULL, &words);
    snprintf(text, sizeof text, "%s, “%s”", item->lesson->name, strbuf_text(&words));
    strbuf_release(&words);
    return text;
}

/* What is said to a right value in another form: which form is asked for, or what is missing. */
static bool asks_for_form(const struct item *item, const struct judgement *judgement)
{
    struct telling telling;

    item_correct(item, judgement, false, &telling);
    return strncmp(telling.say.id, "Right value! ", 13) == 0 && telling.figures == 0;
}

static void type_number(const struct item *item, const struct way *way, const char *typed)
{
    struct response response;
    struct judgement judgement;
    struct message why = {0};
    bool right =
        item->forms >> way->kind & 1 && way->well_written && (!item->simplest || way->simplest);

    if (!item_read(item, typed, &response, &why)) {
        ck_assert_msg(!right && why.id, "%s: “%s” is not read", told(item), typed);
        return;
    }
    item_judge(item, &response, &judgement);
    ck_assert_msg(judgement.verdict == (right ? VERDICT_RIGHT : VERDICT_FORM),
                  "%s: “%s”, %s, is %s", told(item), typed, way->name,
                  judgement.verdict == VERDICT_RIGHT  ? "right"
                  : judgement.verdict == VERDICT_FORM ? "another form"
                                                      : "not yet");
    ck_assert_msg(right || asks_for_form(item, &judgement), "%s: “%s”", told(item), typed);
}

static void each_question(enum answer_kind answers,
                          void (*check)(const struct item *item, const struct way *way))
{
    struct course course;
    int asked = 0;

    course_open(&course);
    for (int l = 0; l < course.count; l++)
        for (int k = 0; k < ITEM_KINDS; k++) {
            struct chance chance;
            struct item item;
            chance_init(&chance, 3, CHANCE_TEST, (uint32_t)k);
            for (int i = 0; i < SAMPLE && course.lesson[l]->kind[k].share > 0; i++) {
                ck_assert(item_make(&item, course.lesson[l], (enum item_kind)k, &chance));
                if (item.answers != answers)
                    continue;
                asked++;
                for (size_t w = 0; w < sizeof ways / sizeof *ways; w++)
                    check(&item, &ways[w]);
            }
        }
    course_release(&course);
    ck_assert_int_gt(asked, SAMPLE);
}

static void type_key(const struct item *item, const struct way *way)
{
    struct rational value = notation_value(&item->key);
    char typed[TYPED_SIZE];

    if (way->write(value.numerator, value.denominator, typed))
        type_number(item, way, typed);
}

START_TEST(a_right_value_is_right_as_it_is_asked_for_and_no_mistake_in_any_other_form)
{
    each_question(ANSWER_NUMBER, type_key);
}
END_TEST

/* A number is missing, not a fraction: what is no whole number is asked for anew. */
static void type_fraction(const struct item *item, const struct way *way)
{
    struct rational value = notation_value(&item->other.number);
    struct response response;
    struct message why = {0};
    char typed[TYPED_SIZE];

    /* 2.0 is a whole number, and 12.500 may be thousands, which another sentence speaks of. */
    bool of_parts = way->kind == NOTATION_FRACTION || way->kind == NOTATION_MIXED;

    if (item->hole == HOLE_NONE || !of_parts ||
        !way->write(value.numerator, value.denominator, typed))
        return;
    ck_assert_msg(!item_read(item, typed, &response, &why), "%s: “%s” is read", told(item), typed);
    ck_assert_msg(strncmp(why.id, "One whole number is missing", 27) == 0, "%s: %s", typed, why.id);
}

START_TEST(the_whole_fraction_in_place_of_its_missing_number_is_no_mistake)
{
    each_question(ANSWER_NUMBER, type_fraction);
}
END_TEST

/* Of options the right one, typed as it does not stand there; a bare whole number is a label. */
static void type_option(const struct item *item, const struct way *way)
{
    for (int i = 0; i < item->options; i++) {
        struct rational value = notation_value(&item->option[i].figure.number);
        struct response response;
        struct judgement judgement;
        struct message why;
        char typed[TYPED_SIZE];
        if (!item->option[i].right || item->option[i].figure.shape != SHAPE_PRINTED ||
            way->kind == NOTATION_WHOLE || !way->write(value.numerator, value.denominator, typed) ||
            !item_read(item, typed, &response, &why))
            continue;
        item_judge(item, &response, &judgement);
        ck_assert_msg(judgement.verdict == VERDICT_RIGHT || judgement.option < 0 ||
                          item->option[judgement.option].right,
                      "%s: “%s” is taken for another option", told(item), typed);
    }
}

START_TEST(the_right_option_in_another_form_is_never_taken_for_a_wrong_one)
{
    each_question(ANSWER_CHOICE, type_option);
    each_question(ANSWER_CHOICES, type_option);
}
END_TEST

/* ---- a fraction part that is a whole or more ---- */

static const struct {
    const char *item, *typed, *said;
} ill_written[] = {
    {"stem='11/3' other='3 2/3'", "0 11/3", "Right value! Now write it as a mixed number."},
    {"stem='11/3' other='3 2/3'", "1 8/3", "Right value! Now write it as a mixed number."},
    {"stem='11/3' other='3 2/3'", "2 5/3", "Right value! Now write it as a mixed number."},
    {"stem='11/3' other='3 2/3'", "0 10/3",
     "Not yet. 0 10/3 is 3 1/3: compare that with what is asked."},
    {"stem='11/3' other='3 2/3'", "1 6/3", "Not yet. 1 6/3 is 3: compare that with what is asked."},
    {"stem='11/3' other='3 2/3'", "0 2/3",
     "Not yet. 0 2/3 is 2/3: compare that with what is asked."},
    {"stem='3 1/4' other='13/4'", "0 11/3",
     "Not yet. 0 11/3 is 3 2/3: compare that with what is asked."},
    {"stem='3 1/4' other='13/4'", "0 13/4", "Right value! Now write it as a fraction."},
    {"stem='2/3' other='66 2/3 %'", "65 5/3 %", "Right value! Now write it as a percentage."},
};

START_TEST(a_mixed_number_with_a_fraction_beyond_one_is_read_as_what_it_is)
{
    char own[100];
    struct response response;
    struct judgement judgement;
    struct telling telling;
    struct message why;
    struct strbuf said = {0};
    struct chance chance;
    struct item item;

    snprintf(own, sizeof own, "<item kind='write' %s/>", ill_written[_i].item);
    struct lesson *lesson = lesson_of("denominators='2 3'", "factor", own);
    chance_init(&chance, 1, CHANCE_LESSON, 0);
    ck_assert(item_of_lesson(&item, lesson, 0, &chance));
    ck_assert(item_read(&item, ill_written[_i].typed, &response, &why));
    item_judge(&item, &response, &judgement);
    item_correct(&item, &judgement, false, &telling);
    text_of(telling.say, NULL, &said);
    ck_assert_str_eq(strbuf_text(&said), ill_written[_i].said);
    bool right = strncmp(ill_written[_i].said, "Right", 5) == 0;
    ck_assert(judgement.verdict == (right ? VERDICT_FORM : VERDICT_NOT_YET));
    for (int i = 0; i < telling.figures; i++)
        ck_assert(telling.figure[i].number.kind != NOTATION_MIXED ||
                  telling.figure[i].number.whole > 0);
    strbuf_release(&said);
    lesson_free(lesson);
}
END_TEST

void add_form_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "forms");

    tcase_add_test(tests,
                   a_right_value_is_right_as_it_is_asked_for_and_no_mistake_in_any_other_form);
    tcase_add_test(tests, the_whole_fraction_in_place_of_its_missing_number_is_no_mistake);
    tcase_add_test(tests, the_right_option_in_another_form_is_never_taken_for_a_wrong_one);
    tcase_add_loop_test(tests, a_mixed_number_with_a_fraction_beyond_one_is_read_as_what_it_is, 0,
                        sizeof ill_written / sizeof *ill_written);
}
