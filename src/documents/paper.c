#include "documents/paper.h"

#include "console/complaint.h"
#include "console/file_name.h"
#include "render/pages/print.h"
#include "text/text.h"
#include "tui/show.h"
#include "json/writer.h"

#include <stdio.h>

static void say(const void *context, struct message message, struct strbuf *out)
{
    (void)context;
    text_of(message, NULL, out);
}

struct paper_words paper_words_here(void)
{
    return (struct paper_words){text_language(), text_number_style(), say, NULL};
}

enum status paper_load_template(struct template **out, struct library *templates, const char *typed,
                                const char *font, const struct deck *deck, struct diag *diag)
{
    const char *path;

    if (!typed)
        typed = deck ? deck_about(deck)->template : DECK_TEMPLATE;
    library_open(templates, TEMPLATE_LIBRARY);
    if (deck)
        library_take_beside(templates, deck_about(deck)->where.file, typed);
    enum status status = library_resolve(templates, &path, typed, diag);
    if (status == STATUS_OK)
        status = template_load(out, path, diag);
    if (status == STATUS_OK && font)
        template_prefer_font(*out, font);
    return status;
}

enum status paper_load_sheet(struct sheet **out, struct library *sheets, const char *typed,
                             const struct deck *deck, struct diag *diag)
{
    const char *path, *part;

    library_open(sheets, "print");
    enum status status = sheet_name_resolve(
        sheets, typed, deck ? deck_about(deck)->where.file : NULL, &path, &part, diag);

    return status == STATUS_OK ? sheet_load_part(out, path, part, diag) : status;
}

/* --- a page of its own */

#define PAPER "a4"

static enum status begin(void *context, int number)
{
    (void)context;
    (void)number;
    return STATUS_OK;
}

static enum status write(void *context, const char *bytes, size_t length)
{
    struct strbuf *file = context;

    strbuf_add_bytes(file, bytes, length);
    return STATUS_OK;
}

static enum status end(void *context)
{
    (void)context;
    return STATUS_OK;
}

/* A document being drawn. */
struct paper {
    struct library templates, sheets;
    struct template *template;
    struct sheet *sheet;
    struct diag diag;
    const struct page *page;
    struct strbuf file;
    int pages;
};

static enum status load(struct paper *paper)
{
    const char *path;

    library_open(&paper->templates, TEMPLATE_LIBRARY);
    library_open(&paper->sheets, "print");
    enum status status = library_resolve(&paper->templates, &path, DECK_TEMPLATE, &paper->diag);
    if (status == STATUS_OK)
        status = template_load(&paper->template, path, &paper->diag);
    if (status == STATUS_OK)
        status = library_resolve(&paper->sheets, &path, PAPER, &paper->diag);
    if (status == STATUS_OK)
        status = sheet_load(&paper->sheet, path, &paper->diag);
    return status;
}

static enum status draw(struct paper *paper, const char *title)
{
    const struct page_job job = {.page = paper->page,
                                 .template = paper->template,
                                 .sheet = paper->sheet,
                                 .words = paper_words_here()};
    const struct press_job press_job = {
        .title = title,
        .author = "",
        .creator = "breuk " BREUK_VERSION,
        .language = text_language(),
        .family = paper->template->family,
        .family_where = paper->template->family_where,
        .sink = {.context = &paper->file, .begin = begin, .write = write, .end = end},
    };
    struct press *press = NULL;
    enum status status = press_open(&press, &press_job, &paper->diag);

    if (status == STATUS_OK)
        status = page_print(&job, press, &paper->diag);
    if (status == STATUS_OK) {
        paper->pages = press_made(press).pages;
        status = press_finish(press);
    }
    press_close(press);
    return status;
}

static void say_done(const struct manner *manner, const char *path, int pages)
{
    struct strbuf text = {0};

    if (manner->json) {
        struct json_writer writer = json_begin_line(&text);
        json_write_text(&writer, "file", path);
        json_write_count(&writer, "pages", pages);
        show_object(&writer);
    } else {
        show_sentence(stderr, message_plural(NP_("{file}: {count} page", "{file}: {count} pages"),
                                             arg_count("count", pages), arg_text("file", path)));
    }
}

static void release(struct paper *paper)
{
    template_free(paper->template);
    sheet_free(paper->sheet);
    library_release(&paper->templates);
    library_release(&paper->sheets);
    diag_release(&paper->diag);
    strbuf_release(&paper->file);
}

enum exit_code document_write(const struct manner *manner, const struct page *page,
                              const char *title, struct whole_file file, const struct strbuf *read)
{
    struct paper paper = {.page = page};
    enum status status = load(&paper);

    if (status == STATUS_OK)
        status = draw(&paper, title);
    complain_diag(manner, &paper.diag, NULL);
    enum exit_code code = exit_code_of(status);
    file.exists = N_("{file} already exists; name another file, or overwrite it with --force");
    file.names = true;
    if (code == EXIT_DONE)
        code = whole_file_write(manner, &file, &paper.file, read);
    if (code == EXIT_DONE)
        say_done(manner, file.path, paper.pages);
    release(&paper);
    return code;
}
