/* What guessing wins, and that checking a lesson never takes long. */
#include "cases.h"
#include "lesson/file/check.h"
#include "xml/library.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

static struct library library;

static void check_file(const char *path, struct lesson_facts *facts, struct diag *diag,
                       enum status expected)
{
    struct xml_document *document = NULL;
    struct lesson *lesson = NULL;

    ck_assert(xml_read(&document, path, &lesson_grammar, diag) == STATUS_OK);
    ck_assert_msg(lesson_load_document(&lesson, path, document, diag) == STATUS_OK, "%s", path);
    enum status status = lesson_check(lesson, document->root, facts, diag);
    ck_assert_msg(status == expected, "%s: %d", path, status);
    for (int k = 0; k < ITEM_KINDS; k++)
        for (int s = 0; s < STRATEGIES; s++)
            if (lesson_is_blind(lesson, (enum item_kind)k, (enum strategy)s))
                ck_assert_msg(facts->wins[k][s] <= CHECK_BLIND || expected != STATUS_OK,
                              "%s: %s: %s wins %.0f", path, item_kind_names[k],
                              strategy_name((enum strategy)s), facts->wins[k][s]);
    lesson_free(lesson);
    xml_free(document);
}

START_TEST(no_strategy_wins_more_than_half_and_each_lesson_has_thirty_questions)
{
    library_open(&library, "lessons");
    for (size_t i = 0; i < library.count; i += (size_t)stride(8)) {
        struct diag diag = {0};
        struct lesson_facts facts;
        check_file(library.entries[i].path, &facts, &diag, STATUS_OK);
        ck_assert_msg(facts.different >= CHECK_DIFFERENT, "%s: %d questions",
                      library.entries[i].name, facts.different);
        ck_assert_msg(diag.count == 0, "%s: a complaint", library.entries[i].name);
        diag_release(&diag);
    }
    library_release(&library);
}
END_TEST

/* Numbers that allow next to nothing, or that hardly ever fit together. */
static const char *const hostile[] = {
    "denominators=\"97 89\" above=\"0.5\" below=\"0.5000001\"",
    "denominators=\"97 89\" largest=\"1000\" above=\"0.5\" below=\"0.52\" factors=\"97 89 83\"",
    "denominators=\"2 3\" largest=\"2\"",
    "denominators=\"100 99 97 2\" largest=\"1000\" above=\"0\" below=\"1/50\" "
    "compared=\"same-denominator\" pictures=\"bar line pie dots\"",
    "denominators=\"7 100\" largest=\"1000\" below=\"1000\" partners=\"no-factor\" "
    "notations=\"fraction mixed decimal percent ratio\" answers=\"decimal percent\"",
    "denominators=\"60 72 84 96\" largest=\"1000\" factors=\"100 99 98\" pictures=\"line bar\"",
    "denominators=\"11 13 17 19\" largest=\"1000\" compared=\"one\" "
    "notations=\"decimal percent\" answers=\"percent decimal\"",
};
enum { HOSTILE = sizeof hostile / sizeof *hostile };

static void write_lesson(const char *path, const char *numbers)
{
    FILE *file = fopen(path, "w");

    ck_assert(file != NULL);
    fprintf(file,
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
            "<lesson format=\"1\" version=\"1\" stage=\"equal\" skills=\"K3\">\n"
            "<title lang=\"en\">T</title>\n<numbers %s/>\n",
            numbers);
    for (int k = 0; k < ITEM_KINDS; k++)
        fprintf(file, "<items kind=\"%s\" share=\"%d\"/>\n", item_kind_names[k],
                k == 0 ? 100 - 7 * (ITEM_KINDS - 1) : 7);
    fprintf(file, "<hints ladder=\"factor\"/>\n</lesson>\n");
    fclose(file);
}

START_TEST(no_numbers_make_a_check_take_long)
{
    char path[] = "/tmp/breuk-lesson-XXXXXX";
    struct diag diag = {0};
    struct lesson_facts facts;
    int file = mkstemp(path);

    ck_assert_int_ge(file, 0);
    write_lesson(path, hostile[_i]);
    clock_t begun = clock();
    check_file(path, &facts, &diag, STATUS_INVALID);
    double seconds = (double)(clock() - begun) / CLOCKS_PER_SEC;
    /* Under sanitizers and valgrind some ten times slower. */
    ck_assert_msg(seconds < 20, "%s: %.1f s", hostile[_i], seconds);
    for (int k = 0; k < ITEM_KINDS; k++)
        ck_assert_int_le(facts.made[k], CHECK_SAMPLE);
    ck_assert_uint_ge(diag.errors, 1);
    diag_release(&diag);
    remove(path);
}
END_TEST

void add_guessing_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "guessing");

    tcase_add_test(tests, no_strategy_wins_more_than_half_and_each_lesson_has_thirty_questions);
    tcase_add_loop_test(tests, no_numbers_make_a_check_take_long, 0, HOSTILE);
}
