/* A template that is loaded has layers whose parts are of its kinds; one that is refused says
 * where. */
#include "render/template/template.h"

#include "fuzz.h"
#include "xml/library.h"

#include <stdio.h>

static void check_layer(const struct template *template, const struct layer *layer)
{
    for (size_t i = 0; i < layer->count; i++) {
        const struct part *part = &layer->parts[i];
        check(part->where.file && part->where.line > 0);
        check(part->kind != PART_SIGN || part->sign_of != SIGN_NAMED || part->sign);
        check(part->kind != PART_IMAGE || (part->image && template->image_count > 0));
    }
}

static void check_template(const struct template *template)
{
    check(template->width > 0 && template->height > 0 && *template->family);
    check(template->layer_count > 0);
    for (size_t i = 0; i < template->layer_count; i++)
        check_layer(template, &template->layers[i]);
    for (size_t i = 0; i < template->back_count; i++)
        check_layer(template, &template->backs[i].layer);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const struct grammar *const grammars[] = {&template_grammar};
    struct xml_document *document = NULL;
    struct template *loaded = NULL;
    struct diag diag = {0};
    char path[4096];

    if (size > 64 * 1024)
        return 0;
    snprintf(path, sizeof path, "%s/templates/fuzz.xml", library_data_folder());
    enum status status =
        xml_read_bytes(&document, path, (const char *)data, size, grammars, 1, &diag);
    if (document && !document->is_part)
        status = template_load_document(&loaded, path, document, &diag);
    check((loaded != NULL) <= (status == STATUS_OK));
    check((status == STATUS_OK) == (diag.errors == 0));
    for (size_t i = 0; i < diag.count; i++)
        check(diag.entries[i].where.file && diag.entries[i].where.line > 0);
    if (loaded)
        check_template(loaded);
    template_free(loaded);
    xml_free(document);
    diag_release(&diag);
    return 0;
}
