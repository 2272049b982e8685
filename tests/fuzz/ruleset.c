/* A rule set that is loaded has each setting within its range; one that is refused says where. */
#include "ruleset/ruleset.h"

#include "fuzz.h"
#include "xml/library.h"

#include <stdio.h>

static void check_ruleset(const struct ruleset *ruleset)
{
    const struct settings *settings = &ruleset->settings;

    check(ruleset->where.line > 0);
    for (int i = 0; i < SETTING_COUNT; i++)
        check(settings->value[i] <= setting_maximum((enum setting)i));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const struct grammar *const grammars[] = {&ruleset_grammar};
    struct xml_document *document = NULL;
    struct ruleset *loaded = NULL;
    struct diag diag = {0};
    char path[4096];

    if (size > 64 * 1024)
        return 0;
    snprintf(path, sizeof path, "%s/decks/rulesets/fuzz.xml", library_data_folder());
    enum status status =
        xml_read_bytes(&document, path, (const char *)data, size, grammars, 1, &diag);
    if (document && !document->is_part)
        status = ruleset_load_document(&loaded, path, document, &diag);
    check((loaded != NULL) <= (status == STATUS_OK));
    check((status == STATUS_OK) == (diag.errors == 0));
    for (size_t i = 0; i < diag.count; i++)
        check(diag.entries[i].where.file && diag.entries[i].where.line > 0);
    if (loaded)
        check_ruleset(loaded);
    ruleset_free(loaded);
    xml_free(document);
    diag_release(&diag);
    return 0;
}
