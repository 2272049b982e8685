/* The report on a screen: of a class with every skill and the longest names. */
#include "classes/overview/overview.h"

#include "cases.h"
#include "text/language.h"
#include "text/text.h"
#include "tui/wrap.h"

#include <string.h>

enum { PUPILS = 3, WIDTH = 80 };

static struct report_pupil pupils[PUPILS];

static struct report_view view_of(int skills)
{
    static const char *const names[PUPILS] = {"Ann", "Maximiliaan-Alexandr",
                                              "Żółćżółćżółćżółćżółć"};
    struct report_view view = {.class_name = "6b", .ascii = false};

    memset(pupils, 0, sizeof pupils);
    for (int p = 0; p < PUPILS; p++) {
        pupils[p].name = names[p];
        pupils[p].named = HYPOTHESES;
        pupils[p].learner.events = 1;
        for (int k = 1; k <= skills; k++)
            pupils[p].learner.skill[k].passed = 20000;
    }
    view.report.pupil = pupils;
    view.report.pupils = PUPILS;
    view.report.events = PUPILS;
    view.report.day = 20000;
    for (int k = 1; k <= skills; k++)
        view.report.skill[view.report.skills++] = (enum skill)k;
    return view;
}

static void check_width(int skills, bool cut)
{
    struct report_view view = view_of(skills);
    struct strbuf out = {0};
    int signs = 0;

    class_screen_add(&view, WIDTH, &out);
    ck_assert_int_eq(strstr(strbuf_text(&out), "…") != NULL, cut);
    for (char *line = out.text; *line;) {
        char *end = strchr(line, '\n');
        *end = '\0';
        ck_assert_msg(wrap_columns(line) <= WIDTH, "%s", line);
        for (const char *at = line; (at = strstr(at, "○")); at++)
            signs++;
        line = end + 1;
    }
    ck_assert_int_eq(signs, PUPILS * skills + 1); /* and that of the legend */
    strbuf_release(&out);
}

START_TEST(all_skills_and_the_longest_names_fit_the_screen)
{
    check_width(SKILLS - 1, true);
    check_width(12, false);
    check_width(1, false);
}
END_TEST

START_TEST(the_word_of_every_skill_has_room_above_its_column)
{
    struct message problem;

    ck_assert_int_eq(text_start(languages[_i].code, &problem), STATUS_OK);
    for (int k = 1; k < SKILLS; k++) {
        const char *word = text_get(skill_word((enum skill)k));
        ck_assert_msg(wrap_columns(word) <= SKILL_WORD, "%s: %s", text_language(), word);
        for (int other = 1; other < k; other++)
            ck_assert_str_ne(word, text_get(skill_word((enum skill)other)));
    }
    ck_assert_int_eq(text_start("en", &problem), STATUS_OK);
}
END_TEST

void add_overview_cases(Suite *suite)
{
    TCase *cases = add_case(suite, "overview");

    tcase_add_loop_test(cases, the_word_of_every_skill_has_room_above_its_column, 0, LANGUAGES);
    tcase_add_test(cases, all_skills_and_the_longest_names_fit_the_screen);
}
