#include "cli/kinds/list_stock.h"

#include "cli/kinds/sheet_name.h"
#include "cli/report.h"
#include "paper/stock.h"
#include "text/text.h"

#include <string.h>

/* Shows a line of a sheet; of one that cannot be loaded, where to learn why. */
static void show_sheet(const struct command_line *line, const char *path, const struct sheet *sheet,
                       const char *name, size_t width)
{
    struct lister lister = {0};

    lister_begin(&lister, "sheet", name);
    json_write_switch(&lister.json, "good", sheet != NULL);
    if (sheet)
        lister_describe_sheet(&lister, sheet);
    else
        text_of(message_with(N_("no sheet; see: breuk check \"{file}#{name}\""),
                             arg_text("file", path), arg_text("name", name)),
                NULL, &lister.details);
    lister_finish(&lister, line, name, width);
    lister_release(&lister);
}

static const char *name_of(const struct xml_element *template, struct strbuf *out)
{
    strbuf_clear(out);
    stock_add_name(out, template);
    return strbuf_text(out);
}

static void show_templates(const struct command_line *line, const char *path,
                           const struct xml_element *root)
{
    struct strbuf name = {0};
    size_t width = 0;

    for (const struct xml_element *t = stock_next(root, NULL); t; t = stock_next(root, t)) {
        size_t length = strlen(name_of(t, &name));
        width = length > width ? length : width;
    }
    for (const struct xml_element *t = stock_next(root, NULL); t; t = stock_next(root, t)) {
        struct sheet sheet = {0};
        struct diag unheard = {0};
        bool good = stock_read_template(&sheet, t, &unheard) == STATUS_OK;
        show_sheet(line, path, good ? &sheet : NULL, name_of(t, &name), width);
        arena_release(&sheet.arena);
        diag_release(&unheard);
    }
    strbuf_release(&name);
}

/* Shows the sheets of a document; the one of the part, if one was typed, or of a file of ours. */
static enum status show_document(const struct command_line *line, const char *path,
                                 const char *part, const struct xml_document *document,
                                 struct diag *diag)
{
    struct sheet *sheet;

    if (stock_is(document->grammar) && document->is_whole && !part) {
        show_templates(line, path, document->root);
        return STATUS_OK;
    }
    enum status status = sheet_load_document(&sheet, path, part, document, diag);
    if (status == STATUS_OK)
        show_sheet(line, path, sheet, sheet->name, strlen(sheet->name));
    sheet_free(sheet);
    return status;
}

enum exit_code list_stock(const struct command_line *line, const char *typed)
{
    struct library sheets = {0};
    struct xml_document *document = NULL;
    struct diag diag = {0};
    const char *path, *part;

    library_open(&sheets, "print");
    enum status status = sheet_name_resolve(&sheets, typed, NULL, &path, &part, &diag);
    if (status == STATUS_OK)
        status = xml_read_any(&document, path, sheet_grammars, SHEET_GRAMMARS, &diag);
    if (document)
        status = show_document(line, path, part, document, &diag);
    report_diag(line, &diag, NULL);
    xml_free(document);
    diag_release(&diag);
    library_release(&sheets);
    return exit_code_of(status);
}
