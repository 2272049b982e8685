/* What ships fits what ships: every deck on every sheet by every template, and every lesson's
 * worksheets on one side of A4, in every language. */
#include "cases.h"
#include "documents/paper.h"
#include "draw/type.h"
#include "lesson/course.h"
#include "lesson/paper/worksheet.h"
#include "render/faces/fitting.h"
#include "render/pages/plan.h"
#include "render/sheets/print.h"
#include "text/text.h"

#include <dirent.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const languages[] = {"en", "nl", "de", "fr"};
static const char *const templates[] = {"plain", "bold", "picture", "studio"};

enum { NAMES_MOST = 64, SCALES_MOST = 64 };

/* The names of the XML files in a folder of data, in order, without what only serves an editor. */
struct names {
    char path[NAMES_MOST][512];
    int count;
};

static int by_name(const void *a, const void *b)
{
    return strcmp(a, b);
}

static struct names names_in(const char *folder)
{
    struct names names = {0};
    char path[512];

    snprintf(path, sizeof path, "%s/%s", getenv("BREUK_SOURCE"), folder);
    DIR *stream = opendir(path);
    ck_assert_ptr_nonnull(stream);
    for (struct dirent *entry; (entry = readdir(stream)) != NULL;) {
        const char *end = strrchr(entry->d_name, '.');
        if (!end || strcmp(end, ".xml") != 0 || strcmp(entry->d_name, "schemas.xml") == 0)
            continue;
        ck_assert_int_lt(names.count, NAMES_MOST);
        snprintf(names.path[names.count++], sizeof *names.path, "%.240s/%.240s", path,
                 entry->d_name);
    }
    closedir(stream);
    ck_assert_int_gt(names.count, 0);
    qsort(names.path, (size_t)names.count, sizeof *names.path, by_name);
    return names;
}

/* How small or large a template of poker size gets on the sheets, each size once. */
struct scales {
    double scale[SCALES_MOST];
    const char *sheet[SCALES_MOST]; /* one that has it */
    int count;
};

static void add_scale(struct scales *scales, double scale, const char *sheet)
{
    for (int i = 0; i < scales->count; i++)
        if (fabs(scales->scale[i] - scale) < 1e-9)
            return;
    ck_assert_int_lt(scales->count, SCALES_MOST);
    scales->scale[scales->count] = scale;
    scales->sheet[scales->count++] = sheet;
}

static struct scales scales_of(const struct names *sheets, const struct template *template)
{
    struct scales scales = {0};

    for (int i = 0; i < sheets->count; i++) {
        struct diag diag = {0};
        struct print_job job = {.template = template};
        struct sheet *sheet;
        ck_assert_int_eq(sheet_load(&sheet, sheets->path[i], &diag), STATUS_OK);
        job.sheet = sheet;
        add_scale(&scales, sheet_scale(job.sheet, job.template->width, job.template->height),
                  sheets->path[i]);
        sheet_free(sheet);
        diag_release(&diag);
    }
    ck_assert_int_gt(scales.count, 5);
    return scales;
}

static void expect_fit(struct fitting *fitting, const struct scales *scales, const char *deck)
{
    for (int i = 0; i < scales->count; i++) {
        struct diag diag = {0};
        struct strbuf said = {0};
        fitting->scale = scales->scale[i];
        fitting_check(fitting, &diag);
        if (diag.count > 0)
            text_of(diag.entries[0].message, NULL, &said);
        ck_assert_msg(diag.count == 0, "%s on %s by %s: %s", deck, scales->sheet[i],
                      fitting->template->name, strbuf_text(&said));
        strbuf_release(&said);
    }
}

/* Of a sample, each `turn` tries others. */
static void expect_decks_fit(const struct template *template, const struct names *decks,
                             const struct scales *scales, struct type *type, int turn)
{
    const struct paper_words words = paper_words_here();

    for (int i = 0; i < decks->count; i++) {
        if (!sampled(i + turn, 9))
            continue;
        struct diag diag = {0};
        struct fitting fitting = {
            .template = template, .words = &words, .back = true, .type = type};
        struct deck *deck;
        ck_assert_int_eq(deck_load(&deck, decks->path[i], &diag), STATUS_OK);
        fitting.deck = deck;
        expect_fit(&fitting, scales, decks->path[i]);
        deck_free(deck);
        diag_release(&diag);
    }
}

START_TEST(every_deck_fits_every_sheet_by_every_template)
{
    struct names decks = names_in("decks"), sheets = names_in("print");
    struct message problem;

    ck_assert_int_eq(text_start(languages[_i], &problem), STATUS_OK);
    for (int i = 0; i < (int)(sizeof templates / sizeof *templates); i++) {
        struct diag diag = {0};
        struct template *template;
        struct type *type;
        char path[512];
        snprintf(path, sizeof path, "%s/templates/%s.xml", getenv("BREUK_SOURCE"), templates[i]);
        ck_assert_int_eq(template_load(&template, path, &diag), STATUS_OK);
        struct scales scales = scales_of(&sheets, template);
        ck_assert_int_eq(type_open(&type, template->family, template->family_where, &diag),
                         STATUS_OK);
        expect_decks_fit(template, &decks, &scales, type, 4 * _i + i);
        type_free(type);
        template_free(template);
        diag_release(&diag);
    }
    ck_assert_int_eq(text_start("en", &problem), STATUS_OK);
}
END_TEST

/* --- worksheets */

/* What their pages are planned with. */
struct paper {
    struct diag diag;
    struct template *template;
    struct sheet *sheet;
    struct type *type;
    struct page_job job;
    int planned, full; /* pages, and those in full size */
};

static void open_paper(struct paper *paper)
{
    char path[512];

    *paper = (struct paper){.type = NULL};
    snprintf(path, sizeof path, "%s/templates/plain.xml", getenv("BREUK_SOURCE"));
    ck_assert_int_eq(template_load(&paper->template, path, &paper->diag), STATUS_OK);
    snprintf(path, sizeof path, "%s/print/a4.xml", getenv("BREUK_SOURCE"));
    ck_assert_int_eq(sheet_load(&paper->sheet, path, &paper->diag), STATUS_OK);
    ck_assert_int_eq(type_open(&paper->type, paper->template->family, paper->template->family_where,
                               &paper->diag),
                     STATUS_OK);
    paper->job = (struct page_job){
        .template = paper->template, .sheet = paper->sheet, .words = paper_words_here()};
}

static void close_paper(struct paper *paper)
{
    type_free(paper->type);
    sheet_free(paper->sheet);
    template_free(paper->template);
    diag_release(&paper->diag);
}

/* So many sides, in so large a size, with nothing to complain of: no picture too fine to be
 * counted, no unknown sign. Type becomes a little smaller before all else does. */
static void expect_sides(struct paper *paper, const struct worksheet *sheet,
                         void (*pager)(struct page *page, const struct worksheet *sheet), int sides,
                         double size)
{
    struct page_plan *plan;
    struct page page;
    struct strbuf said = {0};

    pager(&page, sheet);
    paper->job.page = &page;
    ck_assert_int_eq(page_plan_new(&plan, &paper->job, paper->type, &paper->diag), STATUS_OK);
    if (paper->diag.count > 0)
        text_of(paper->diag.entries[0].message, NULL, &said);
    ck_assert_msg(page_plan_pages(plan) <= sides && paper->diag.count == 0,
                  "%s in %s: %d pages; %s", page.foot, text_language(), page_plan_pages(plan),
                  strbuf_text(&said));
    ck_assert_msg(page_plan_zoom(plan) >= size, "%s in %s: %.2f of full size", page.foot,
                  text_language(), page_plan_zoom(plan));
    paper->full += page_plan_zoom(plan) == 1;
    paper->planned++;
    strbuf_release(&said);
    page_plan_free(plan);
    page_release(&page);
}

static void expect_sheets(struct paper *paper, const struct course *course,
                          const struct lesson *lesson, uint64_t seed)
{
    static struct worksheet sheet;
    const struct lesson *before[COURSE_BEFORE];
    struct worksheet_request request = {.lesson = lesson,
                                    .before = before,
                                    .befores = course_before(course, lesson, before),
                                    .seed = seed};

    for (; request.form < WORKSHEET_FORMS; request.form++) {
        ck_assert_int_eq(worksheet_make(&sheet, &request), STATUS_OK);
        expect_sides(paper, &sheet, worksheet_page, 1, 0.95);
        expect_sides(paper, &sheet, worksheet_key_page, 2, 1);
    }
}

START_TEST(every_worksheet_stands_on_one_side_of_a4_and_nearly_all_in_full_size)
{
    const uint64_t seeds = in_full() ? 5 : 1;
    struct message problem;
    struct course course;
    struct paper paper;

    ck_assert_int_eq(text_start(languages[_i], &problem), STATUS_OK);
    course_open(&course);
    ck_assert_int_ge(course.count, 27);
    open_paper(&paper);
    for (int l = 0; l < course.count; l++)
        for (uint64_t seed = 1; seed <= seeds; seed++)
            expect_sheets(&paper, &course, course.lesson[l], seed);
    ck_assert_msg(paper.full >= 0.95 * paper.planned, "%s: %d of %d in full size", languages[_i],
                  paper.full, paper.planned);
    close_paper(&paper);
    course_release(&course);
    ck_assert_int_eq(text_start("en", &problem), STATUS_OK);
}
END_TEST

void add_print_fit_cases(Suite *suite)
{
    TCase *tests = add_case(suite, "print_fit");

    tcase_add_loop_test(tests, every_deck_fits_every_sheet_by_every_template, 0,
                        sizeof languages / sizeof *languages);
    tcase_add_loop_test(tests, every_worksheet_stands_on_one_side_of_a4_and_nearly_all_in_full_size,
                        0, sizeof languages / sizeof *languages);
}
