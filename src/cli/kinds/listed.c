#include "cli/kinds/listed.h"

#include "base/memory.h"
#include "bots/bot.h"
#include "cli/lesson/sitting.h"
#include "console/choice_words.h"
#include "console/complaint.h"
#include "console/file_name.h"
#include "paper/stock.h"
#include "ruleset/ruleset.h"
#include "text/text.h"
#include "tui/show.h"
#include "tui/wrap.h"

#include <stdio.h>
#include <string.h>

/* --- bots */

void list_bots(const struct manner *manner, struct lister *lister)
{
    size_t width = 0;

    for (int i = 0; i < bot_count(); i++)
        width = strlen(bot_at(i)->name) > width ? strlen(bot_at(i)->name) : width;
    for (int i = 0; i < bot_count(); i++) {
        const struct bot *bot = bot_at(i);
        lister_begin(lister, "bot", bot->name);
        strbuf_add(&lister->details, text_get(bot->help));
        json_write_text(&lister->json, "help", text_get(bot->help));
        lister_finish(lister, manner, bot->name, width);
    }
}

/* --- lessons */

static void list_one(const struct manner *manner, struct lister *lister,
                     const struct library_entry *entry, int number,
                     void (*describe)(struct lister *lister, const struct library_entry *entry))
{
    lister_begin(lister, "lesson", entry->name);
    if (number)
        json_write_count(&lister->json, "number", number);
    describe(lister, entry);
    lister_finish(lister, manner, entry->name, (size_t)wrap_columns(entry->name));
}

static const struct library_entry *entry_of(const struct library *library, const char *name)
{
    size_t i = 0;

    while (strcmp(library->entries[i].name, name) != 0)
        i++;
    return &library->entries[i];
}

void list_lessons(const struct manner *manner, struct lister *lister,
                  void (*describe)(struct lister *lister, const struct library_entry *entry))
{
    struct course course;

    course_open(&course);
    if (!manner->json)
        course_list_show(&course, NULL, NULL);
    for (int i = 0; i < course.count; i++) {
        const struct library_entry *entry = entry_of(&course.library, course.lesson[i]->name);
        if (manner->json || !entry->shipped)
            list_one(manner, lister, entry, i + 1, describe);
    }
    /* Those with mistakes are not in the course. */
    for (size_t i = 0; i < course.library.count; i++)
        if (!course_find(&course, course.library.entries[i].name))
            list_one(manner, lister, &course.library.entries[i], 0, describe);
    course_release(&course);
}

/* --- settings */

void rulesets_know(struct known_rulesets *rulesets)
{
    *rulesets = (struct known_rulesets){0};
    library_open(&rulesets->library, RULESET_LIBRARY);
    rulesets->known = memory_new(rulesets->library.count + 1, sizeof *rulesets->known);
    for (size_t i = 0; i < rulesets->library.count; i++) {
        const struct library_entry *entry = &rulesets->library.entries[i];
        struct diag diag = {0};
        struct ruleset *ruleset = NULL;
        if (ruleset_load(&ruleset, entry->path, &diag) == STATUS_OK)
            rulesets->known[rulesets->count++] =
                (struct known_ruleset){entry->name, ruleset->settings};
        ruleset_free(ruleset);
        diag_release(&diag);
    }
}

void rulesets_forget(struct known_rulesets *rulesets)
{
    memory_free(rulesets->known);
    library_release(&rulesets->library);
}

/* Takes the id of the next rule; false at the end. */
static bool next_rule(const char **rules, struct strbuf *rule)
{
    size_t length = strcspn(*rules, " ");

    strbuf_clear(rule);
    strbuf_add_bytes(rule, *rules, length);
    *rules += length + strspn(*rules + length, " ");
    return length > 0;
}

/* Adds the words of a setting, and beside each the one of the language in use where it is another:
 * "strict/streng, referee/scheidsrechter". */
static void add_words(const char *const *english, struct strbuf *out)
{
    struct choice_words own;

    choice_words_in(&own, english);
    for (int i = 0; english[i]; i++) {
        strbuf_addf(out, "%s%s", i ? ", " : "", english[i]);
        if (i < (int)own.count && strcmp(own.word[i], english[i]) != 0)
            strbuf_addf(out, "/%s", own.word[i]);
    }
    choice_words_release(&own);
}

void setting_add_facts(enum setting setting, const char *others, struct strbuf *out)
{
    const struct setting_row *row = &setting_rows[setting];
    struct strbuf rules = {0}, rule = {0};
    const char *rest = row->rules;
    char initial[SETTING_TEXT_SIZE];
    int count = 0;

    while (next_rule(&rest, &rule))
        strbuf_addf(&rules, "%s%s", count++ ? ", " : "", strbuf_text(&rule));
    if (!row->words)
        strbuf_addf(out, "%d–%d", row->minimum, row->maximum);
    else
        add_words(row->words, out);
    strbuf_add_char(out, ' ');
    const struct message_arg usually =
                                 arg_text("initial", setting_text(setting, row->initial, initial)),
                             many = arg_count("count", count),
                             named = arg_text("rules", strbuf_text(&rules));
    text_of(*others ? message_plural(NP_("(default: {initial}; {others}; rule {rules})",
                                         "(default: {initial}; {others}; rules {rules})"),
                                     usually, arg_text("others", others), many, named)
                    : message_plural(NP_("(default: {initial}; rule {rules})",
                                         "(default: {initial}; rules {rules})"),
                                     usually, many, named),
            NULL, out);
    strbuf_release(&rule);
    strbuf_release(&rules);
}

/* Adds "belgian, fractions: 4": the rule sets from `first` on that share its value. */
static void add_group(const struct known_rulesets *rulesets, enum setting setting, size_t first,
                      struct strbuf *out)
{
    int value = rulesets->known[first].settings.value[setting];
    struct strbuf names = {0};
    char text[SETTING_TEXT_SIZE];

    for (size_t i = first; i < rulesets->count; i++)
        if (rulesets->known[i].settings.value[setting] == value)
            strbuf_addf(&names, "%s%s", names.length ? ", " : "", rulesets->known[i].name);
    strbuf_add(out, out->length ? "; " : "");
    text_of(message_with(N_("{rulesets}: {value}"), arg_text("rulesets", strbuf_text(&names)),
                         arg_text("value", setting_text(setting, value, text))),
            NULL, out);
    strbuf_release(&names);
}

void rulesets_add_facts(const struct known_rulesets *rulesets, enum setting setting,
                        struct strbuf *out)
{
    struct strbuf others = {0};

    /* Rule sets that differ from the default, grouped by value. */
    for (size_t i = 0; i < rulesets->count; i++) {
        int value = rulesets->known[i].settings.value[setting];
        size_t first = 0;
        while (rulesets->known[first].settings.value[setting] != value)
            first++;
        if (first == i && value != setting_rows[setting].initial)
            add_group(rulesets, setting, first, &others);
    }
    setting_add_facts(setting, strbuf_text(&others), out);
    strbuf_release(&others);
}

static void write_value(struct json_writer *json, const char *name, enum setting setting, int value)
{
    char text[SETTING_TEXT_SIZE];

    if (setting_rows[setting].words)
        json_write_text(json, name, setting_text(setting, value, text));
    else
        json_write_count(json, name, value);
}

static void write_object(struct lister *lister, const struct known_rulesets *rulesets,
                         enum setting setting)
{
    const struct setting_row *row = &setting_rows[setting];
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
    strbuf_release(&rule);
}

void list_settings(const struct manner *manner, struct lister *lister)
{
    struct known_rulesets rulesets;
    size_t width = 0;

    rulesets_know(&rulesets);
    for (int i = 0; i < SETTING_COUNT; i++) {
        size_t length = strlen(setting_rows[i].name);
        width = length > width ? length : width;
    }
    for (int i = 0; i < SETTING_COUNT; i++) {
        const struct setting_row *row = &setting_rows[i];
        lister_begin(lister, "setting", row->name);
        rulesets_add_facts(&rulesets, (enum setting)i, &lister->details);
        strbuf_addf(&lister->details, "\n      %s", text_get(row->help));
        write_object(lister, &rulesets, (enum setting)i);
        lister_finish(lister, manner, row->name, width);
    }
    rulesets_forget(&rulesets);
}

/* --- label stock */

/* Shows a line of a sheet; of one that cannot be loaded, where to learn why. */
static void show_sheet(const struct manner *manner, const char *path, const struct sheet *sheet,
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
    lister_finish(&lister, manner, name, width);
    lister_release(&lister);
}

static const char *name_of(const struct xml_element *template, struct strbuf *out)
{
    strbuf_clear(out);
    stock_add_name(out, template);
    return strbuf_text(out);
}

static void show_templates(const struct manner *manner, const char *path,
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
        show_sheet(manner, path, good ? &sheet : NULL, name_of(t, &name), width);
        arena_release(&sheet.arena);
        diag_release(&unheard);
    }
    strbuf_release(&name);
}

/* Shows the sheets of a document; the one of the part, if one was typed, or of a file of ours. */
static enum status show_document(const struct manner *manner, const char *path, const char *part,
                                 const struct xml_document *document, struct diag *diag)
{
    struct sheet *sheet;

    if (stock_is(document->grammar) && document->is_whole && !part) {
        show_templates(manner, path, document->root);
        return STATUS_OK;
    }
    enum status status = sheet_load_document(&sheet, path, part, document, diag);
    if (status == STATUS_OK)
        show_sheet(manner, path, sheet, sheet->name, strlen(sheet->name));
    sheet_free(sheet);
    return status;
}

enum exit_code list_stock(const struct manner *manner, const char *typed)
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
        status = show_document(manner, path, part, document, &diag);
    complain_diag(manner, &diag, NULL);
    xml_free(document);
    diag_release(&diag);
    library_release(&sheets);
    return exit_code_of(status);
}
