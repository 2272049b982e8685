/* Which lesson is meant by what was typed. */
#include "cases.h"
#include "lesson/course.h"
#include "text/fold.h"

#include <stdio.h>
#include <string.h>

static struct course course;

static void open(void)
{
    course_open(&course);
}

static void close_course(void)
{
    course_release(&course);
}

static struct course_named named(const char *typed)
{
    struct course_named out;

    course_name(&course, typed, &out);
    return out;
}

static const char *name_of(const char *typed)
{
    struct course_named out = named(typed);

    return out.lesson ? out.lesson->name : out.count ? "several" : "none";
}

START_TEST(each_number_name_and_title_names_its_lesson_in_any_language)
{
    for (int i = 0; i < course.count; i += stride(4)) {
        const struct lesson *lesson = course.lesson[i];
        char number[16];
        snprintf(number, sizeof number, "%d", i + 1);
        ck_assert_str_eq(name_of(number), lesson->name);
        ck_assert_str_eq(name_of(lesson->name), lesson->name);
        ck_assert_int_eq(course_number(&course, lesson), i + 1);
        for (int t = 0; t < lesson->title.count; t++) {
            const char *title = lesson->title.in[t].text;
            struct strbuf folded = {0}, bare = {0}, german = {0};
            fold_text(&folded, title, strlen(title));
            fold_spell(&bare, strbuf_text(&folded), SPELLED_BARE);
            fold_spell(&german, strbuf_text(&folded), SPELLED_GERMAN);
            ck_assert_str_eq(name_of(title), lesson->name);
            ck_assert_str_eq(name_of(strbuf_text(&folded)), lesson->name);
            ck_assert_str_eq(name_of(strbuf_text(&bare)), lesson->name);
            ck_assert_str_eq(name_of(strbuf_text(&german)), lesson->name);
            strbuf_release(&folded);
            strbuf_release(&bare);
            strbuf_release(&german);
        }
    }
}
END_TEST

static const struct {
    const char *typed, *name;
} rows[] = {
    {"half", "half"},
    {"De helft", "half"},
    {"helft", "half"},
    {"  HELFT ", "half"},
    {"die Haelfte", "half"},
    {"moitie", "half"},
    {"the number line", "line"},
    {"getallenlijn", "line"},
    {"getallen", "line"},
    {"half names", "half-names"},
    {"Half-Names", "half-names"},
    {"moitie", "half"},
    {"entier plus", "mixed"},
    {"l’entier", "none"},
    {"ontbrekende noemer", "fill-below"},
    {"noemer", "several"},
    {"ontbrekende", "several"},
    {"0", "none"},
    {"28", "none"},
    {"-1", "none"},
    {"the", "several"}, /* an article alone begins many of them */
    {"", "none"},
    {"   ", "none"},
    {"xyzzy", "none"},
};

START_TEST(a_lesson_is_named_without_capitals_accents_or_article_and_by_how_it_begins)
{
    ck_assert_str_eq(name_of(rows[_i].typed), rows[_i].name);
}
END_TEST

START_TEST(what_may_be_several_lessons_lists_them_with_numbers_that_can_be_typed)
{
    struct course_named out = named("missing");
    struct strbuf list = {0};

    ck_assert_int_eq(out.count, 2);
    course_named_list(&course, &out, &list);
    ck_assert_str_eq(strbuf_text(&list), "13 The missing numerator, 14 The missing denominator");
    strbuf_release(&list);
    ck_assert_str_eq(name_of("13"), "fill-top");
}
END_TEST

static const struct {
    const char *typed, *near;
} misspelled[] = {
    {"halff", "half"},
    {"De heltf", "De helft"},
    {"getalenlijn", "De getallenlijn"},
    {"gemischte zalen", "Gemischte Zahlen"},
    {"xyzzy", NULL},
};

START_TEST(a_misspelled_title_leads_to_the_nearest_which_can_be_typed)
{
    struct course_named out = named(misspelled[_i].typed);

    ck_assert_ptr_null(out.lesson);
    ck_assert_pstr_eq(out.near, misspelled[_i].near);
    if (out.near)
        ck_assert_ptr_nonnull(named(out.near).lesson);
}
END_TEST

void add_naming_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "naming");

    tcase_add_checked_fixture(tests, open, close_course);
    tcase_add_test(tests, each_number_name_and_title_names_its_lesson_in_any_language);
    tcase_add_loop_test(tests,
                        a_lesson_is_named_without_capitals_accents_or_article_and_by_how_it_begins,
                        0, sizeof rows / sizeof *rows);
    tcase_add_test(tests, what_may_be_several_lessons_lists_them_with_numbers_that_can_be_typed);
    tcase_add_loop_test(tests, a_misspelled_title_leads_to_the_nearest_which_can_be_typed, 0,
                        sizeof misspelled / sizeof *misspelled);
}
