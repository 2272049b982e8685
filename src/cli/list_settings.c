/* breuk list rules: what each setting may be, and what it is in each rule set. */
#include "base/memory.h"
#include "cli/lister.h"
#include "ruleset/ruleset.h"
#include "text/text.h"
#include "xml/library.h"

#include <string.h>

/* One with errors is left out: `breuk list rulesets` tells of it. */
static enum status know(struct known_rulesets *rulesets, const struct library_entry *entry)
{
    struct diag diag = {0};
    struct ruleset *ruleset = NULL;
    enum status status = ruleset_load(&ruleset, entry->path, &diag);

    if (status == STATUS_OK)
        rulesets->known[rulesets->count++] =
            (struct known_ruleset){entry->name, *ruleset_settings(ruleset)};
    ruleset_free(ruleset);
    diag_release(&diag);
    return status == STATUS_NO_MEMORY ? status : STATUS_OK;
}

enum status rulesets_know(struct known_rulesets *rulesets)
{
    enum status status = library_open(&rulesets->library, RULESET_LIBRARY);

    if (status != STATUS_OK)
        return status;
    rulesets->known = memory_new(rulesets->library.count + 1, sizeof *rulesets->known);
    if (!rulesets->known)
        return STATUS_NO_MEMORY;
    for (size_t i = 0; i < rulesets->library.count && status == STATUS_OK; i++)
        status = know(rulesets, &rulesets->library.entries[i]);
    return status;
}

void rulesets_forget(struct known_rulesets *rulesets)
{
    memory_free(rulesets->known);
    library_release(&rulesets->library);
}

/* The first rule set with this value. */
static size_t first_with(const struct known_rulesets *rulesets, enum setting setting, int value)
{
    size_t i = 0;

    while (rulesets->known[i].settings.value[setting] != value)
        i++;
    return i;
}

/* "belgian, fractions: 4" */
static void add_group(const struct known_rulesets *rulesets, enum setting setting, int value,
                      struct strbuf *out)
{
    struct strbuf names = {0};
    char text[SETTING_TEXT_SIZE];

    for (size_t i = 0; i < rulesets->count; i++)
        if (rulesets->known[i].settings.value[setting] == value)
            strbuf_addf(&names, "%s%s", names.length ? ", " : "", rulesets->known[i].name);
    text_of(message_with(N_("{rulesets}: {value}"), arg_text("rulesets", strbuf_text(&names)),
                         arg_text("value", setting_text(setting, value, text))),
            NULL, out);
    out->failed |= names.failed;
    strbuf_release(&names);
}

/* The rule sets in which it is not as in the table, those of one value together. */
static void add_others(const struct known_rulesets *rulesets, enum setting setting,
                       struct strbuf *out)
{
    for (size_t i = 0; i < rulesets->count; i++) {
        int value = rulesets->known[i].settings.value[setting];
        if (value == setting_row(setting)->initial || first_with(rulesets, setting, value) < i)
            continue;
        strbuf_add(out, out->length ? "; " : "");
        add_group(rulesets, setting, value, out);
    }
}

static void add_values(const struct setting_row *row, struct strbuf *out)
{
    if (!row->words)
        strbuf_addf(out, "%d–%d", row->minimum, row->maximum);
    for (int i = 0; row->words && row->words[i]; i++)
        strbuf_addf(out, "%s%s", i ? ", " : "", row->words[i]);
}

/* One rule's id after the other; false at the end. */
static bool next_rule(const char **rules, struct strbuf *rule)
{
    size_t length = strcspn(*rules, " ");

    strbuf_clear(rule);
    strbuf_add_bytes(rule, *rules, length);
    *rules += length + strspn(*rules + length, " ");
    return length > 0;
}

/* "P4, P6" of "P4 P6"; how many they are. */
static int add_rules(const char *rules, struct strbuf *out)
{
    struct strbuf rule = {0};
    int count = 0;

    while (next_rule(&rules, &rule))
        strbuf_addf(out, "%s%s", count++ ? ", " : "", strbuf_text(&rule));
    out->failed |= rule.failed;
    strbuf_release(&rule);
    return count;
}

void setting_add_facts(enum setting setting, const char *others, struct strbuf *out)
{
    const struct setting_row *row = setting_row(setting);
    struct strbuf rules = {0};
    char initial[SETTING_TEXT_SIZE];
    const struct message_arg usually =
                                 arg_text("initial", setting_text(setting, row->initial, initial)),
                             count = arg_count("count", add_rules(row->rules, &rules)),
                             named = arg_text("rules", strbuf_text(&rules));

    add_values(row, out);
    strbuf_add_char(out, ' ');
    text_of(*others ? message_plural(NP_("(usually {initial}; {others}; rule {rules})",
                                         "(usually {initial}; {others}; rules {rules})"),
                                     usually, arg_text("others", others), count, named)
                    : message_plural(NP_("(usually {initial}; rule {rules})",
                                         "(usually {initial}; rules {rules})"),
                                     usually, count, named),
            NULL, out);
    out->failed |= rules.failed;
    strbuf_release(&rules);
}

static void write_value(struct json_writer *json, const char *name, enum setting setting, int value)
{
    char text[SETTING_TEXT_SIZE];

    if (setting_row(setting)->words)
        json_write_text(json, name, setting_text(setting, value, text));
    else
        json_write_count(json, name, value);
}

static void write_object(struct lister *lister, const struct known_rulesets *rulesets,
                         enum setting setting)
{
    const struct setting_row *row = setting_row(setting);
    struct json_writer *json = &lister->json;
    struct strbuf rule = {0};
    const char *rules = row->rules;

    if (row->words) {
        json_begin_list(json, "words");
        for (int i = 0; row->words[i]; i++)
            json_write_text(json, NULL, row->words[i]);
        json_end(json);
    } else {
        json_write_count(json, "minimum", row->minimum);
        json_write_count(json, "maximum", row->maximum);
    }
    write_value(json, "initial", setting, row->initial);
    json_begin_object(json, "rulesets");
    for (size_t i = 0; i < rulesets->count; i++)
        write_value(json, rulesets->known[i].name, setting,
                    rulesets->known[i].settings.value[setting]);
    json_end(json);
    json_begin_list(json, "rules");
    while (next_rule(&rules, &rule))
        json_write_text(json, NULL, strbuf_text(&rule));
    json_end(json);
    json_write_text(json, "help", text_get(row->help));
    lister->object.failed |= rule.failed;
    strbuf_release(&rule);
}

void rulesets_add_facts(const struct known_rulesets *rulesets, enum setting setting,
                        struct strbuf *out)
{
    struct strbuf others = {0};

    add_others(rulesets, setting, &others);
    setting_add_facts(setting, strbuf_text(&others), out);
    out->failed |= others.failed;
    strbuf_release(&others);
}

static void describe(struct lister *lister, const struct known_rulesets *rulesets,
                     enum setting setting)
{
    rulesets_add_facts(rulesets, setting, &lister->details);
    strbuf_addf(&lister->details, "\n      %s", text_get(setting_row(setting)->help));
    write_object(lister, rulesets, setting);
}

static size_t widest_name(void)
{
    size_t width = 0;

    for (int i = 0; i < SETTING_COUNT; i++) {
        size_t length = strlen(setting_row((enum setting)i)->name);
        width = length > width ? length : width;
    }
    return width;
}

enum status list_settings(const struct command_line *line, struct lister *lister)
{
    struct known_rulesets rulesets = {0};
    enum status status = rulesets_know(&rulesets);

    for (int i = 0; i < SETTING_COUNT && status == STATUS_OK; i++) {
        const char *name = setting_row((enum setting)i)->name;
        lister_begin(lister, "setting", name);
        describe(lister, &rulesets, (enum setting)i);
        status = lister_finish(lister, line, name, widest_name());
    }
    rulesets_forget(&rulesets);
    return status;
}
