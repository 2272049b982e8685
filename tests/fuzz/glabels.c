/* A file of label stock, of gLabels or of LibreOffice: each of its templates by its number becomes
 * a sheet that lies on its paper, or is refused at its place. */
#include "paper/stock.h"

#include "fuzz.h"

#include <math.h>

static void check_sheet(const struct sheet *sheet)
{
    const struct grid *grid = &sheet->grid;
    struct box area = grid_area(grid);

    check(sheet->name && grid->columns > 0 && grid->rows > 0);
    check(isfinite(grid->paper_width) && isfinite(grid->paper_height));
    check(grid->card_width >= 10 && grid->card_height >= 10);
    check(area.x >= 0 && area.x + area.width < grid->paper_width + 1e-6);
    check(area.y >= 0 && area.y + area.height < grid->paper_height + 1e-6);
    check(sheet->bleed >= 0 && sheet->safe >= 0);
}

static void read_part(const struct xml_element *root, const char *part)
{
    struct sheet sheet = {0};
    struct diag diag = {0};
    enum status status = stock_read(&sheet, root, part, &diag);

    check((status == STATUS_OK) == (diag.errors == 0));
    for (size_t i = 0; i < diag.count; i++)
        check(diag.entries[i].where.line > 0 && diag.entries[i].where.column > 0);
    if (status == STATUS_OK)
        check_sheet(&sheet);
    arena_release(&sheet.arena);
    diag_release(&diag);
}

/* Returns the number of a template as its program has it; "" where there is none. */
static const char *part_of(const struct xml_element *template)
{
    const struct xml_element *name = xml_is(template, "label") ? xml_child(template, "name") : NULL;
    const char *part =
        xml_is(template, "label") ? name ? name->text : NULL : xml_text(template, "part");

    return part ? part : "";
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const struct grammar *const grammars[] = {&glabels_grammar, &libreoffice_grammar};
    struct xml_document *document = NULL;
    struct diag diag = {0};

    if (size > 64 * 1024)
        return 0;
    enum status status =
        xml_read_bytes(&document, "fuzz.template", (const char *)data, size, grammars, 2, &diag);
    if (status == STATUS_OK) {
        const struct xml_element *root = document->root;
        int parts = 0;
        read_part(root, NULL);
        read_part(root, "none");
        for (const struct xml_element *e = stock_next(root, NULL); e && parts < 20;
             e = stock_next(root, e), parts++)
            read_part(root, part_of(e));
    }
    xml_free(document);
    diag_release(&diag);
    return 0;
}
