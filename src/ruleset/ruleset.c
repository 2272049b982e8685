#include "ruleset/ruleset.h"

#include <string.h>

/* The files that led to this one, back to the one that was asked for; lives on the stack of the
 * calls. */
struct chain {
    const struct chain *from;
    const char *path;
};

static enum status load(struct ruleset **out, const char *path, const struct chain *from,
                        struct diag *diag);

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
        if (known && !nearest && xml_value_meant(rule, value, &meant)) {
            nearest = strbuf_text(&meant);
            why = setting_unfit(&setting_rows[setting_find(name)], value, nearest, NULL);
        }
        diag_suggest(diag, SEVERITY_ERROR, xml_at(set, known ? "value" : "name"), why,
                     known ? value : name, nearest);
        diag->no_memory |= meant.failed;
        strbuf_release(&meant);
    }
}

/* Says that there is no such rule set; the name may stand in the file beside which it was looked
 * for, or was typed to be used with that. */
static void refuse_name(const struct library *library, const char *name, const char *beside,
                        struct position where, struct diag *diag)
{
    bool here = !beside || (where.file && strcmp(where.file, beside) == 0);

    library_refuse(
        library, name, N_("there is no rule set “{name}”; did you mean “{nearest}”?"),
        here ? N_("there is no rule set “{name}”, not beside this file either; choose one of: "
                  "{names}, or put {name}.xml beside this file")
             : N_("there is no rule set “{name}”, not beside the deck either; choose one of: "
                  "{names}, or put {name}.xml beside the deck"),
        where, diag);
}

static enum status load_named(struct ruleset **out, const char *name, const char *beside,
                              struct position where, const struct chain *from, struct diag *diag)
{
    struct library library = {0};
    enum status status = library_open(&library, RULESET_LIBRARY);
    if (status == STATUS_OK && beside)
        status = library_take_beside(&library, beside, name);
    const char *path = status == STATUS_OK ? library_find(&library, name) : NULL;
    const struct chain *again = from;

    while (path && again && strcmp(again->path, path) != 0)
        again = again->from;
    if (path && again) {
        diag_add(
            diag, SEVERITY_ERROR, where,
            message_with(N_("the rule set “{name}” leads back to itself; give it another base"),
                         arg_typed("name", name)));
        status = STATUS_INVALID;
    } else if (path) {
        status = load(out, path, from, diag);
    } else if (status == STATUS_OK) {
        refuse_name(&library, name, beside, where, diag);
        status = STATUS_NOT_FOUND;
    }
    library_release(&library);
    return status;
}

enum status ruleset_load_named(struct ruleset **out, const char *name, const char *beside,
                               struct position where, struct diag *diag)
{
    *out = NULL;
    return load_named(out, name, beside, where, NULL, diag);
}

static enum status load_document(struct ruleset **out, const char *path,
                                 const struct xml_document *document, const struct chain *from,
                                 struct diag *diag)
{
    const struct chain here = {from, path};
    const struct xml_element *root = document->root;
    struct ruleset *ruleset = memory_new(1, sizeof *ruleset);
    size_t errors = diag->errors;
    enum status status = STATUS_NO_MEMORY;

    if (ruleset) {
        ruleset->settings = settings_initial;
        ruleset->where = xml_where(root);
        ruleset->where.file = arena_copy_text(&ruleset->arena, ruleset->where.file);
        if (ruleset->where.file)
            status = words_read(&ruleset->title, &ruleset->arena, root, "title", NULL);
    }
    if (status == STATUS_OK) {
        /* If the base is missing or wrong, this file is wrong too, but its own settings are still
         * checked. */
        struct ruleset *base = NULL;
        if (xml_has(root, "base")) {
            ruleset->base = arena_copy_text(&ruleset->arena, xml_text(root, "base"));
            status = ruleset->base
                         ? load_named(&base, ruleset->base, path, xml_at(root, "base"), &here, diag)
                         : STATUS_NO_MEMORY;
            if (status == STATUS_OK)
                ruleset->settings = base->settings;
            ruleset_free(base);
        }
        settings_read(&ruleset->settings, root, diag);
        if (diag->no_memory)
            status = STATUS_NO_MEMORY;
        else if (status != STATUS_NO_MEMORY &&
                 (status != STATUS_OK || diag->errors > errors || !document->is_whole))
            status = STATUS_INVALID;
    }
    xml_sort_complaints(document, diag);
    if (status == STATUS_OK)
        *out = ruleset;
    else
        ruleset_free(ruleset);
    return status;
}

static enum status load(struct ruleset **out, const char *path, const struct chain *from,
                        struct diag *diag)
{
    struct xml_document *document = NULL;
    enum status status = xml_read(&document, path, &ruleset_grammar, diag);

    if (document)
        status = load_document(out, path, document, from, diag);
    xml_free(document);
    return status;
}

enum status ruleset_load_document(struct ruleset **out, const char *path,
                                  const struct xml_document *document, struct diag *diag)
{
    *out = NULL;
    return load_document(out, path, document, NULL, diag);
}

enum status ruleset_load(struct ruleset **out, const char *path, struct diag *diag)
{
    *out = NULL;
    return load(out, path, NULL, diag);
}

void ruleset_free(struct ruleset *ruleset)
{
    if (!ruleset)
        return;
    arena_release(&ruleset->arena);
    memory_free(ruleset);
}
