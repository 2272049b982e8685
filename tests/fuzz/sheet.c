/* A sheet that is loaded lies on its paper; one that is refused, in whole or because of
 * what else is wrong with its file, says where. */
#include "paper/sheet.h"

#include "fuzz.h"
#include "xml/library.h"

#include <stdio.h>

static void check_sheet(const struct sheet *sheet)
{
    struct box area = grid_area(&sheet->grid);

    check(sheet->name && sheet->card.line > 0);
    check(sheet->grid.columns > 0 && sheet->grid.rows > 0);
    check(area.x > -0.01 && area.x + area.width < sheet->grid.paper_width + 0.01);
    check(area.y > -0.01 && area.y + area.height < sheet->grid.paper_height + 0.01);
    check(2 * sheet->safe < sheet->grid.card_width && 2 * sheet->safe < sheet->grid.card_height);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const struct grammar *const grammars[] = {&sheet_grammar};
    struct xml_document *document = NULL;
    struct sheet *loaded = NULL;
    struct diag diag = {0};
    char path[4096];

    if (size > 64 * 1024)
        return 0;
    snprintf(path, sizeof path, "%s/print/fuzz.xml", library_data_folder());
    enum status status =
        xml_read_bytes(&document, path, (const char *)data, size, grammars, 1, &diag);
    if (document && !document->is_part)
        status = sheet_load_document(&loaded, path, NULL, document, &diag);
    check((loaded != NULL) <= (status == STATUS_OK));
    check((status == STATUS_OK) == (diag.errors == 0));
    for (size_t i = 0; i < diag.count; i++)
        check(diag.entries[i].where.file && diag.entries[i].where.line > 0);
    if (loaded)
        check_sheet(loaded);
    sheet_free(loaded);
    xml_free(document);
    diag_release(&diag);
    return 0;
}
