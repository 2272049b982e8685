#include "ruleset/ruleset.h"

#include "xml/bases.h"
#include "xml/value.h"

#include <string.h>

static const struct element_rule elements[] = {
    {.name = "ruleset",
     .help = N_("a rule set: what it starts from and what it changes"),
     .attributes = ATTRIBUTES(ATTRIBUTE(VALUE_ID, "base",
                                        N_("the rule set that this one starts from; without it, "
                                           "settings have the defaults listed below")),
                              AUTHOR, LICENCE),
     .children = CHILDREN({"title", 1, -1}, {"set", 0, -1}),
     .example = "<ruleset format=\"1\" base=\"deluxe\">…</ruleset>",
     .examples = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                 "<ruleset format=\"1\" base=\"fractions\" author=\"Class 5b\"\n"
                 "         licence=\"may be copied for lessons\">\n"
                 "  <title lang=\"en\">Class 5b</title>\n"
                 "  <set name=\"hand-size\" value=\"5\"/>\n"
                 "  <set name=\"calls\" value=\"automatic\"/>\n"
                 "</ruleset>"},
    {.name = "title",
     .help = N_("the title in one language; repeat it for each language"),
     .attributes = ATTRIBUTES(LANG),
     .text = TEXT_REQUIRED,
     .example = N_("<title lang=\"en\">Fractions</title>"),
     .notes =
         N_("If a language is missing, its users get the English title, or else the first one.")},
    {.name = "set",
     .help = N_("changes a setting"),
     .attributes = SET_ATTRIBUTES(UNIQUE_AMONG_SIBLINGS),
     .choices = setting_choices,
     .example = "<set name=\"hand-size\" value=\"5\"/>"},
};

const struct grammar ruleset_grammar = {
    .root = "ruleset",
    .file_kind = N_("rule set"),
    .format = 1,
    .elements = elements,
    .element_count = sizeof elements / sizeof *elements,
};

/* Returns whether the file sets it by its right name. */
static bool is_set(const struct xml_element *parent, const char *name)
{
    for (const struct xml_element *set = xml_child(parent, "set"); set; set = xml_next(set))
        if (xml_has(set, "name") && !strcmp(xml_text(set, "name"), name))
            return true;
    return false;
}

void settings_read(struct settings *settings, const struct xml_element *parent, struct diag *diag)
{
    for (const struct xml_element *set = xml_child(parent, "set"); set && !diag_is_full(diag);
         set = xml_next(set)) {
        const char *name = xml_text(set, "name"), *value = xml_text(set, "value");
        struct message why;
        if (!name || !value)
            continue; /* it has been complained of */
        if (settings_set(settings, name, value, &why) == STATUS_OK)
            continue;
        bool known = setting_find(name) != SETTING_COUNT;
        const char *nearest = setting_nearest(name, value);
        if (!known && nearest && is_set(parent, nearest)) {
            nearest = NULL;
            why = setting_unknown(name, nearest);
        }
        struct strbuf meant = {0};
        const struct attribute_rule *rule =
            known ? &setting_choices[setting_find(name)].rules[1] : NULL;
        if (known && !nearest && suggest_value(rule, value, &meant)) {
            nearest = strbuf_text(&meant);
            why = setting_unfit(&setting_rows[setting_find(name)], value, nearest, NULL);
        }
        diag_suggest(diag, SEVERITY_ERROR, xml_at(set, known ? "value" : "name"), why,
                     known ? value : name, nearest);
        strbuf_release(&meant);
    }
}

static const struct xml_base_words base_words = {
    N_("there is no rule set “{name}”; did you mean “{nearest}”?"),
    N_("there is no rule set “{name}”, not beside this file either; choose one of: {names}, or "
       "put {name}.xml beside this file"),
    N_("the rule set “{name}” leads back to itself; give it another base"),
    N_("a rule set can start from at most {most} others, one from the next; choose a base that "
       "starts from fewer"),
};

/* Says that there is no such rule set; the name may stand in the file beside which it was looked
 * for, or was typed to be used with that. */
static void refuse_name(const struct library *library, const char *name, const char *beside,
                        struct position where, struct diag *diag)
{
    bool here = !beside || (where.file && strcmp(where.file, beside) == 0);

    library_complain(
        library, SEVERITY_ERROR, name, base_words.near,
        here ? base_words.far
             : N_("there is no rule set “{name}”, not beside the deck either; choose one of: "
                  "{names}, or put {name}.xml beside the deck"),
        where, diag);
}

enum status ruleset_load_named(struct ruleset **out, const char *name, const char *beside,
                               struct position where, struct diag *diag)
{
    struct library library = {0};
    enum status status = STATUS_NOT_FOUND;

    *out = NULL;
    library_open(&library, RULESET_LIBRARY);
    if (beside)
        library_take_beside(&library, beside, name);
    const char *path = library_find(&library, name);
    if (path)
        status = ruleset_load(out, path, diag);
    else
        refuse_name(&library, name, beside, where, diag);
    library_release(&library);
    return status;
}

/* Reads what the file itself says, but for its settings. */
static void read_heading(struct ruleset *ruleset, const struct xml_element *root)
{
    const char *base = xml_text(root, "base");

    ruleset->settings = settings_initial;
    ruleset->where = xml_where(root);
    ruleset->where.file = arena_copy_text(&ruleset->arena, ruleset->where.file);
    ruleset->base = base ? arena_copy_text(&ruleset->arena, base) : NULL;
    words_read(&ruleset->title, &ruleset->arena, root, "title", NULL);
}

enum status ruleset_load_document(struct ruleset **out, const char *path,
                                  const struct xml_document *document, struct diag *diag)
{
    struct ruleset *ruleset = memory_new(1, sizeof *ruleset);
    struct xml_bases bases = {0};
    size_t errors = diag->errors;

    *out = NULL;
    read_heading(ruleset, document->root);
    enum status status = xml_bases_read(&bases, path, document, RULESET_LIBRARY, &base_words, diag);
    /* If a base is missing or wrong, this file is wrong too, but its own settings are still
     * checked. */
    for (size_t i = bases.count; i-- > 0;)
        settings_read(&ruleset->settings, bases.documents[i]->root, diag);
    settings_read(&ruleset->settings, document->root, diag);
    if (status != STATUS_OK || diag->errors > errors || !document->is_whole)
        status = STATUS_INVALID;
    for (size_t i = bases.count; i-- > 0;)
        xml_sort_complaints(bases.documents[i], diag);
    xml_sort_complaints(document, diag);
    xml_bases_release(&bases);
    if (status == STATUS_OK)
        *out = ruleset;
    else
        ruleset_free(ruleset);
    return status;
}

enum status ruleset_load(struct ruleset **out, const char *path, struct diag *diag)
{
    struct xml_document *document = NULL;
    enum status status = xml_read(&document, path, &ruleset_grammar, diag);

    *out = NULL;
    if (document)
        status = ruleset_load_document(out, path, document, diag);
    xml_free(document);
    return status;
}

void ruleset_free(struct ruleset *ruleset)
{
    if (!ruleset)
        return;
    arena_release(&ruleset->arena);
    memory_free(ruleset);
}
