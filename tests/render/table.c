#include "table.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

static const char usual_suits[] =
    "<suit id='red' colour='#B24B42' shape='square'><name lang='en' short='R'>red</name></suit>"
    "<suit id='yellow' colour='#FFC32D' shape='star'><name lang='en' "
    "short='Y'>yellow</name></suit>";

/* Says a message's English, placeholders and all: enough to see that it was asked for. */
static void say(const void *context, struct message message, struct strbuf *out)
{
    (void)context;
    strbuf_add(out, message.id);
}

static const struct number_style dutch = {.decimal_comma = true};

static void load_deck(struct table *table, const char *suits, const char *elements)
{
    struct strbuf text = {0};

    strbuf_addf(&text,
                "<deck format='1' ruleset='fractions'><title lang='en'>Test</title>%s\n%s</deck>",
                suits, elements);
    enum status status =
        deck_load_bytes(&table->deck, "test.xml", text.text, text.length, &table->diag);
    ck_assert_msg(status == STATUS_OK, "%s: %s", elements,
                  table->diag.count ? table->diag.entries[0].message.id : "");
    strbuf_release(&text);
}

static void load_template(struct table *table, const char *template)
{
    bool is_text = template && *template == '<';
    char path[4096];

    snprintf(path, sizeof path, "%s/templates/%s.xml", getenv("BREUK_SOURCE"),
             template ? template : "plain");
    if (is_text) {
        snprintf(path, sizeof path, "/tmp/breuk-template-test.XXXXXX");
        int file = mkstemp(path);
        ck_assert_int_eq(write(file, template, strlen(template)), (ssize_t)strlen(template));
        close(file);
    }
    ck_assert_int_eq(template_load(&table->template, path, &table->diag), STATUS_OK);
    if (is_text)
        unlink(path);
}

static void load_sheet(struct table *table)
{
    char path[4096];

    snprintf(path, sizeof path, "%s/print/a4.xml", getenv("BREUK_SOURCE"));
    ck_assert_int_eq(sheet_load(&table->sheet, path, &table->diag), STATUS_OK);
}

struct table table_lay(const char *elements, const char *template)
{
    return table_lay_suits(usual_suits, elements, template);
}

struct table table_lay_suits(const char *suits, const char *elements, const char *template)
{
    struct table table = {.words = {"en", &dutch, say, NULL}};

    load_deck(&table, suits, elements);
    load_template(&table, template);
    load_sheet(&table);
    return table;
}

struct table table_of_files(const char *deck, const char *template)
{
    struct table table = {.words = {"en", &dutch, say, NULL}};
    char path[4096];

    snprintf(path, sizeof path, "%s/decks/%s.xml", getenv("BREUK_SOURCE"), deck);
    ck_assert_int_eq(deck_load(&table.deck, path, &table.diag), STATUS_OK);
    snprintf(path, sizeof path, "%s/templates/%s", getenv("BREUK_SOURCE"), template);
    ck_assert_int_eq(template_load(&table.template, path, &table.diag), STATUS_OK);
    load_sheet(&table);
    return table;
}

void table_open(struct table *table)
{
    ck_assert_int_eq(type_open(&table->type, table->template->family, table->template->family_where,
                               &table->diag),
                     STATUS_OK);
    table->surface = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, NULL);
    table->canvas = (struct canvas){.cr = cairo_create(table->surface),
                                    .type = table->type,
                                    .notes = &table->notes,
                                    .look = table->look};
}

enum status table_draw(struct table *table, int card)
{
    struct box box = {0, 0, table->template->width, table->template->height};

    table_open(table);
    table->faces = faces_new(&(struct faces_job){.template = table->template,
                                                 .deck = table->deck,
                                                 .words = &table->words,
                                                 .type = table->type,
                                                 .bleed = table->sheet->bleed,
                                                 .scale = table->scale,
                                                 .self_check = table->self_check});
    struct placing placing = {box, 0};
    return card < 0
               ? faces_draw_back(table->faces, &table->canvas, -1 - card, placing, &table->diag)
               : faces_draw(table->faces, &table->canvas, card, placing, &table->diag);
}

void table_draw_next(struct table *table, int card)
{
    struct placing placing = {{0, 0, table->template->width, table->template->height}, 0};

    strbuf_clear(&table->notes);
    ck_assert_int_eq(faces_draw(table->faces, &table->canvas, card, placing, &table->diag),
                     STATUS_OK);
}

void table_clear(struct table *table)
{
    cairo_destroy(table->canvas.cr);
    cairo_surface_destroy(table->surface);
    faces_free(table->faces);
    type_free(table->type);
    strbuf_release(&table->notes);
    sheet_free(table->sheet);
    template_free(table->template);
    deck_free(table->deck);
    diag_release(&table->diag);
}

void table_expect(const struct table *table, const char *note)
{
    ck_assert_msg(strstr(strbuf_text(&table->notes), note) != NULL, "no “%s” in\n%s", note,
                  strbuf_text(&table->notes));
}

struct box table_box(const struct table *table, const char *start, const char *end)
{
    struct box box = {0};
    const char *line = strbuf_text(&table->notes);

    for (; *line; line += strcspn(line, "\n") + 1) {
        size_t length = strcspn(line, "\n"), tail = strlen(end);
        if (strncmp(line, start, strlen(start)) == 0 && length > tail &&
            strncmp(line + length - tail, end, tail) == 0) {
            ck_assert_int_eq(sscanf(line + strlen(start), " %lf %lf %lf %lf", &box.x, &box.y,
                                    &box.width, &box.height),
                             4);
            return box;
        }
    }
    ck_abort_msg("no %s … %s in\n%s", start, end, strbuf_text(&table->notes));
    return box;
}

/* A recording without bounds tells its extents in whole units. */
static const double FINE = 100;

void table_open_page(struct table *table)
{
    table_open(table);
    cairo_scale(table->canvas.cr, FINE, FINE);
}

struct box table_ink(const struct table *table)
{
    double x, y, width, height;

    cairo_recording_surface_ink_extents(table->surface, &x, &y, &width, &height);
    return (struct box){x / FINE, y / FINE, width / FINE, height / FINE};
}

struct handwork table_handwork(const struct table *table)
{
    return (struct handwork){.deck = table->deck,
                             .template = table->template,
                             .sheet = table->sheet,
                             .words = table->words};
}

static enum status begin_file(void *context, int page)
{
    (void)context;
    (void)page;
    return STATUS_OK;
}

static enum status write_file(void *context, const char *bytes, size_t length)
{
    struct strbuf *out = context;

    strbuf_add_bytes(out, bytes, length);
    return STATUS_OK;
}

static enum status end_file(void *context)
{
    (void)context;
    return STATUS_OK;
}

struct sink table_sink(struct strbuf *out)
{
    return (struct sink){out, begin_file, write_file, end_file};
}
