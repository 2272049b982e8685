#include "documents/printables/printable.h"
#include "paper/stock.h"

/* Names the template with larger labels, of the file of label stock that the sheet comes from. */
static void propose_larger(struct printing *printing)
{
    const struct sheet *sheet = printing->sheet;
    const struct template *template = printing->template;
    struct xml_document *document = NULL;
    struct diag unheard = {0};
    struct strbuf name = {0};

    /* Only a sheet of a file has a place there. */
    xml_read_any(&document, sheet->card.file, sheet_grammars, SHEET_GRAMMARS, &unheard);
    const struct xml_element *larger =
        document && stock_is(document->grammar)
            ? stock_holding(document->root, template->width, template->height)
            : NULL;
    if (larger) {
        stock_add_name(&name, larger);
        diag_add(&printing->diag, SEVERITY_NOTE, sheet->card,
                 message_with(N_("in this file the labels of “{part}” are large enough: --sheet "
                                 "\"{file}#{part}\""),
                              arg_text("file", sheet->card.file),
                              arg_text("part", strbuf_text(&name))));
    }
    strbuf_release(&name);
    diag_release(&unheard);
    xml_free(document);
}

static enum status draw(struct printing *printing, struct press *press)
{
    struct print_job job = printing_cards(printing);
    const struct template *template = job.template;
    enum status status = print_cards(&job, press, &printing->diag);

    if (status == STATUS_INVALID && sheet_scale(job.sheet, template->width, template->height) < 1)
        propose_larger(printing);
    return status;
}

const struct printable printable_cards = {
    .name = "cards",
    .title = N_("Cards"),
    .draw = draw,
};
