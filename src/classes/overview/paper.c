#include "classes/overview/overview.h"

#include "documents/paper.h"
#include "lesson/report/pupil_words.h"
#include "page/page.h"
#include "text/text.h"

#include <string.h>

/* Between a sign and its words. */
static const double after_mm = 1.5;

/* Digits of the words above columns. */
static const double head_mm = 2;

/* Skills side by side: as many as have room for their words. */
enum { PAGES = 2, PUPIL_PAGES = 1, ASIDE = 8 };

/* --- what stands on it */

static void add_text(struct page *page, struct page_cell *cell, struct strbuf *text)
{
    page_add_text(page, cell, strbuf_text(text));
    strbuf_clear(text);
}

static void add_line(struct page *page, struct page_cell *cell, struct strbuf *text)
{
    struct page_item *item = page_add_text(page, cell, strbuf_text(text));

    item->on_new_line = true;
    strbuf_clear(text);
}

/* Circles are drawn: not every typeface has them. Black and white tell them apart. */
static void add_sign(struct page *page, struct page_cell *cell, enum standing standing,
                     bool on_new_line)
{
    static const uint32_t black = 0x222222;
    static const double circle_mm = 2.8;
    const struct notation full = notation_of_fraction(1, 1), empty = notation_of_fraction(0, 1);
    bool circle = standing == STANDING_PASSED || standing == STANDING_KEPT;
    struct page_item *item =
        circle ? page_add_picture(page, cell, PAGE_PIE, standing == STANDING_KEPT ? &full : &empty,
                                  black)
               : page_add_text(page, cell, report_sign(standing, false));

    if (circle)
        item->width = circle_mm;
    item->on_new_line = on_new_line;
}

static void add_title(const struct report_view *view, struct page *page)
{
    struct strbuf title = {0};

    class_screen_add_title(view, &title);
    title.text[--title.length] = '\0'; /* its newline */
    page_add_title(page, strbuf_text(&title));
    strbuf_release(&title);
}

static void add_topics(const struct report_view *view, struct page *page)
{
    struct strbuf text = {0};

    if (view->report.topics)
        page_add_heading(page, text_get(N_("To discuss tomorrow:")));
    for (int t = 0; t < view->report.topics; t++) {
        const struct report_topic *topic = &view->report.topic[t];
        struct page_cell *cell = page_add_point(page);
        struct explanation why;
        topic_add_words(topic, &text);
        strbuf_add(&text, " (");
        report_add_names(view, topic->pupil, topic->pupils, topic->pupils, &text);
        strbuf_add(&text, ")");
        add_text(page, cell, &text);
        topic_explain(topic, &why);
        for (int s = 0; s < why.steps; s++) {
            report_say(&text, why.step[s]);
            add_line(page, cell, &text);
        }
    }
    strbuf_release(&text);
}

static void add_group(const struct report_view *view, const struct report_group *group,
                      struct page *page)
{
    struct page_cell *cell = page_add_point(page);
    struct strbuf text = {0};

    class_screen_add_what(group, &text);
    add_text(page, cell, &text);
    class_screen_add_who(view, group, &text);
    if (group->lesson) {
        strbuf_add(&text, text_get(REPORT_BETWEEN));
        class_screen_add_lesson(group, &text);
    }
    add_line(page, cell, &text);
    strbuf_release(&text);
}

static void add_groups(const struct report_view *view, struct page *page)
{
    const struct class_report *report = &view->report;

    if (report->groups)
        page_add_heading(page, text_get(N_("Who needs the same:")));
    for (int g = 0; g < report->groups; g++)
        add_group(view, &report->group[g], page);
    if (report->alone)
        page_add_heading(page, text_get(N_("Who needs something alone:")));
    for (int g = 0; g < report->alone; g++)
        add_group(view, &report->one[g], page);
}

/* The skills from `first` on, as many as a table has columns beside the names. */
static void add_table(const struct report_view *view, int first, int count, struct page *page)
{
    static const double name = 2, sign = 1;
    const struct class_report *report = &view->report;
    double weights[PAGE_COLUMNS] = {name};

    for (int c = 1; c <= count; c++)
        weights[c] = sign;
    struct page_table *table = page_add_table(page, count + 1, weights);
    struct page_cell *cells = page_add_head(page, table);
    for (int c = 1; c <= count; c++) {
        table->centred[c] = true;
        page_add_text(page, &cells[c], text_get(skill_word(report->skill[first + c - 1])))->size =
            head_mm;
    }
    for (int p = 0; p < report->pupils; p++) {
        const struct report_pupil *pupil = &report->pupil[p];
        cells = page_add_row(page, table);
        page_add_text(page, &cells[0], pupil->name);
        for (int c = 1; c <= count; c++)
            add_sign(page, &cells[c],
                     learner_standing(&pupil->learner, report->skill[first + c - 1]), false);
    }
}

static void add_sign_meanings(struct page *page)
{
    struct page_cell *cell = page_add_paragraph(page);
    struct strbuf text = {0};

    for (int standing = STANDING_KEPT; standing >= STANDING_UNKNOWN; standing--) {
        add_sign(page, cell, (enum standing)standing, false);
        strbuf_addf(&text, "%s%s", text_get(report_sign_meaning((enum standing)standing)),
                    standing > STANDING_UNKNOWN ? ";" : "");
        page_add_text(page, cell, strbuf_text(&text))->gap = after_mm;
        strbuf_clear(&text);
    }
    strbuf_release(&text);
}

static void add_signs(const struct report_view *view, struct page *page)
{
    const struct class_report *report = &view->report;
    struct strbuf text = {0};

    page_add_heading(page, text_get(N_("Who can do what:")));
    for (int first = 0; first < report->skills; first += ASIDE)
        add_table(view, first, report->skills - first < ASIDE ? report->skills - first : ASIDE,
                  page);
    add_sign_meanings(page);
    struct page_cell *cell = page_add_paragraph(page);
    for (int s = 0; s < report->skills; s++) {
        struct strbuf lacking = {0};
        strbuf_addf(&text, "%s: ", text_get(skill_word(report->skill[s])));
        class_screen_add_skill(report->skill[s], &text);
        class_screen_add_lacking(view, report->skill[s], &lacking);
        if (lacking.length)
            strbuf_addf(&text, "%s%s", text_get(REPORT_BETWEEN), strbuf_text(&lacking));
        add_line(page, cell, &text);
        strbuf_release(&lacking);
    }
    strbuf_release(&text);
}

static void make_class(const struct report_view *view, struct page *page)
{
    page->most_pages = PAGES;
    add_title(view, page);
    if (view->report.events == 0) {
        page_add_text(page, page_add_paragraph(page), text_get(N_("Nothing is recorded yet.")));
        return;
    }
    add_topics(view, page);
    add_groups(view, page);
    add_signs(view, page);
}

/* Sentences, each on its line. */
static void add_sentences(struct page *page, struct strbuf *words)
{
    for (const char *at = strbuf_text(words); *at;) {
        size_t length = strcspn(at, "\n");
        struct strbuf line = {0};
        strbuf_add_bytes(&line, at, length);
        page_add_text(page, page_add_paragraph(page), strbuf_text(&line));
        strbuf_release(&line);
        at += length + (at[length] == '\n');
    }
    strbuf_clear(words);
}

static void make_pupil(const struct report_view *view, int index, struct page *page)
{
    const struct report_pupil *pupil = &view->report.pupil[index];
    struct strbuf words = {0};

    page->most_pages = PUPIL_PAGES;
    report_say(&words, message_with(N_("{name}, class {class}"), arg_text("name", pupil->name),
                                    arg_text("class", view->class_name)));
    page_add_title(page, strbuf_text(&words));
    strbuf_clear(&words);
    report_say(&words, message_with(N_("For {name}:"), arg_text("name", pupil->name)));
    page_add_heading(page, strbuf_text(&words));
    strbuf_clear(&words);
    pupil_say_child(pupil, &view->course, &words);
    add_sentences(page, &words);
    page_add_heading(page, text_get(N_("For the parents:")));
    pupil_say_parents(pupil, &view->course, &words);
    add_sentences(page, &words);
    struct page_cell *cell = NULL;
    for (int k = 1; k < SKILLS; k++) {
        enum standing standing = learner_standing(&pupil->learner, (enum skill)k);
        if (pupil->learner.skill[k].tries == 0 && standing == STANDING_UNKNOWN)
            continue;
        if (!cell) {
            page_add_heading(page, text_get(N_("Skills:")));
            cell = page_add_paragraph(page);
        }
        add_sign(page, cell, standing, true);
        page_add_text(page, cell, text_get(skill_description((enum skill)k)))->gap = after_mm;
    }
    if (cell)
        add_sign_meanings(page);
    strbuf_release(&words);
}

/* --- the file */

enum exit_code report_paper(const struct report_view *view, int pupil, const char *path)
{
    struct page page;

    page_init(&page, 1, text_number_style());
    page.shrinks = true;
    if (pupil >= 0)
        make_pupil(view, pupil, &page);
    else
        make_class(view, &page);
    enum exit_code code = document_write(
        view->file.manner, &page, pupil >= 0 ? view->report.pupil[pupil].name : view->class_name,
        (struct whole_file){.path = path, .overwrite = view->file.force}, &view->file.files);
    page_release(&page);
    return code;
}
