#include "base/suggest.h"
#include "cli/command.h"
#include "cli/file_kind.h"
#include "cli/report.h"
#include "deck/deck.h"
#include "ruleset/ruleset.h"
#include "text/text.h"
#include "xml/library.h"
#include "json/writer.h"

#include <stdio.h>
#include <string.h>

/* One line of the list, in two forms: what stands after the name, and members of a JSON object. */
struct lister {
    struct strbuf details;
    struct strbuf object;
    struct json_writer json;
};

/* Files of one kind that lie in a folder of the library. */
struct kind {
    const char *name;                                          /* as it is typed */
    const char *heading;                                       /* N_() */
    const char *json;                                          /* the kind's name of one of them */
    const char *library;                                       /* NULL: the settings */
    bool (*describe)(struct lister *lister, const char *path); /* false: the file has errors */
};

static void add_message(struct strbuf *out, const struct message *message)
{
    text_of(message, NULL, out);
}

static bool describe_deck(struct lister *lister, const char *path)
{
    struct diag diag = {0};
    struct deck *deck = NULL;
    bool good = deck_load(&deck, path, &diag) == STATUS_OK;

    if (good) {
        const char *title = words_in(deck_title(deck), text_language());
        struct message cards =
            message_plural(NP_("{title} ({count} card)", "{title} ({count} cards)"));
        message_add_text(&cards, "title", title);
        message_add_count(&cards, "count", deck_printed(deck));
        add_message(&lister->details, &cards);
        json_write_text(&lister->json, "title", title);
        json_write_count(&lister->json, "cards", deck_printed(deck));
        json_write_count(&lister->json, "played", deck_played(deck));
        json_write_text(&lister->json, "ruleset", deck_ruleset(deck));
    }
    deck_free(deck);
    diag_release(&diag);
    return good;
}

static bool describe_ruleset(struct lister *lister, const char *path)
{
    struct diag diag = {0};
    struct ruleset *ruleset = NULL;
    bool good = ruleset_load(&ruleset, path, &diag) == STATUS_OK;

    if (good) {
        const char *title = words_in(ruleset_title(ruleset), text_language());
        strbuf_add(&lister->details, title);
        json_write_text(&lister->json, "title", title);
        if (ruleset_base(ruleset))
            json_write_text(&lister->json, "base", ruleset_base(ruleset));
    }
    ruleset_free(ruleset);
    diag_release(&diag);
    return good;
}

/* A file of any kind of which no more is to be told than its title. */
static bool describe_titled(struct lister *lister, const char *path)
{
    const struct grammar *grammars[FILE_KINDS];
    struct diag diag = {0};
    struct arena arena = {0};
    struct words title = {0};
    struct xml_document *document = NULL;

    for (int i = 0; i < FILE_KINDS; i++)
        grammars[i] = file_kinds[i].grammar;
    bool good = xml_read_any(&document, path, grammars, FILE_KINDS, &diag) == STATUS_OK &&
                words_read(&title, &arena, xml_root(document), "title", NULL) == STATUS_OK;
    if (good) {
        strbuf_add(&lister->details, words_in(&title, text_language()));
        json_write_text(&lister->json, "title", words_in(&title, text_language()));
    }
    xml_free(document);
    arena_release(&arena);
    diag_release(&diag);
    return good;
}

static const struct kind kinds[] = {
    {"decks", N_("Decks:"), "deck", DECK_LIBRARY, describe_deck},
    {"rulesets", N_("Rule sets:"), "ruleset", RULESET_LIBRARY, describe_ruleset},
    {"rules", N_("Settings of the rules:"), "setting", NULL, NULL},
    {"templates", N_("Templates of cards:"), "template", "templates", describe_titled},
    {"sheets", N_("Sheets of paper:"), "sheet", "print", describe_titled},
};

enum { KINDS = sizeof kinds / sizeof *kinds };

static void begin(struct lister *lister, const struct kind *kind, const char *name)
{
    strbuf_clear(&lister->details);
    strbuf_clear(&lister->object);
    lister->json = json_writer_to(&lister->object);
    json_begin_object(&lister->json, NULL);
    json_write_text(&lister->json, "kind", kind->json);
    json_write_text(&lister->json, "name", name);
}

static bool finish(const struct command_line *line, struct lister *lister, const char *name,
                   size_t width)
{
    json_end(&lister->json);
    if (line->json)
        printf("%s\n", strbuf_text(&lister->object));
    else if (lister->details.length)
        printf("  %-*s  %s\n", (int)width, name, strbuf_text(&lister->details));
    else
        printf("  %s\n", name);
    return !lister->details.failed && !lister->object.failed;
}

static void describe_file(struct lister *lister, const struct kind *kind,
                          const struct library_entry *entry)
{
    bool good = kind->describe(lister, entry->path);

    json_write_text(&lister->json, "path", entry->path);
    json_write_switch(&lister->json, "shipped", entry->shipped);
    json_write_switch(&lister->json, "good", good);
    if (!good) {
        struct message wrong = message_of(N_("has errors: breuk check {path}"));
        message_add_text(&wrong, "path", entry->path);
        add_message(&lister->details, &wrong);
    } else if (!entry->shipped) {
        struct message own = message_of(N_("your own: {path}"));
        message_add_text(&own, "path", entry->path);
        strbuf_add(&lister->details, lister->details.length ? " – " : "");
        add_message(&lister->details, &own);
    }
}

static enum status list_files(const struct command_line *line, struct lister *lister,
                              const struct kind *kind)
{
    struct library library = {0};
    enum status status = library_open(&library, kind->library);
    size_t width = 0;

    for (size_t i = 0; i < library.count; i++)
        width = strlen(library.entries[i].name) > width ? strlen(library.entries[i].name) : width;
    for (size_t i = 0; i < library.count && status == STATUS_OK; i++) {
        begin(lister, kind, library.entries[i].name);
        describe_file(lister, kind, &library.entries[i]);
        if (!finish(line, lister, library.entries[i].name, width))
            status = STATUS_NO_MEMORY;
    }
    library_release(&library);
    return status;
}

static void describe_words(struct lister *lister, const struct setting_row *row)
{
    json_begin_list(&lister->json, "words");
    for (int i = 0; row->words[i]; i++) {
        strbuf_add(&lister->details, i ? "|" : "");
        strbuf_add(&lister->details, row->words[i]);
        json_write_text(&lister->json, NULL, row->words[i]);
    }
    json_end(&lister->json);
}

static void list_rules(struct lister *lister, const char *rules)
{
    struct strbuf rule = {0};

    json_begin_list(&lister->json, "rules");
    while (*rules) {
        size_t length = strcspn(rules, " ");
        strbuf_clear(&rule);
        strbuf_add_bytes(&rule, rules, length);
        json_write_text(&lister->json, NULL, strbuf_text(&rule));
        rules += length + strspn(rules + length, " ");
    }
    json_end(&lister->json);
    lister->object.failed |= rule.failed;
    strbuf_release(&rule);
}

static void describe_setting(struct lister *lister, enum setting setting)
{
    const struct setting_row *row = setting_row(setting);
    char initial[SETTING_TEXT_SIZE];

    if (row->words) {
        describe_words(lister, row);
        json_write_text(&lister->json, "initial", setting_text(setting, row->initial, initial));
    } else {
        strbuf_addf(&lister->details, "%d–%d", row->minimum, row->maximum);
        json_write_count(&lister->json, "minimum", row->minimum);
        json_write_count(&lister->json, "maximum", row->maximum);
        json_write_count(&lister->json, "initial", row->initial);
    }
    list_rules(lister, row->rules);
    json_write_text(&lister->json, "help", text_get(row->help));

    struct message rest = message_of(N_(" ({initial} if nobody says; rule {rules})"));
    message_add_text(&rest, "initial", setting_text(setting, row->initial, initial));
    message_add_text(&rest, "rules", row->rules);
    add_message(&lister->details, &rest);
    strbuf_addf(&lister->details, "\n      %s", text_get(row->help));
}

static enum status list_settings(const struct command_line *line, struct lister *lister,
                                 const struct kind *kind)
{
    size_t width = 0;

    for (int i = 0; i < SETTING_COUNT; i++) {
        size_t length = strlen(setting_row((enum setting)i)->name);
        width = length > width ? length : width;
    }
    for (int i = 0; i < SETTING_COUNT; i++) {
        const char *name = setting_row((enum setting)i)->name;
        begin(lister, kind, name);
        describe_setting(lister, (enum setting)i);
        if (!finish(line, lister, name, width))
            return STATUS_NO_MEMORY;
    }
    return STATUS_OK;
}

static enum status list_kind(const struct command_line *line, const struct kind *kind, bool heading)
{
    struct lister lister = {0};

    if (heading && !line->json)
        printf("%s%s\n", kind == kinds ? "" : "\n", text_get(kind->heading));
    enum status status =
        kind->library ? list_files(line, &lister, kind) : list_settings(line, &lister, kind);
    strbuf_release(&lister.details);
    strbuf_release(&lister.object);
    return status;
}

static enum exit_code refuse_kind(const struct command_line *line, const char *typed)
{
    const char *names[KINDS];

    for (int i = 0; i < KINDS; i++)
        names[i] = kinds[i].name;
    const char *nearest = suggest_nearest(typed, names, KINDS);
    struct message why = message_of(
        nearest ? N_("there is nothing called “{kind}” to list; did you mean “{nearest}”?")
                : N_("there is nothing called “{kind}” to list; there are decks, rulesets, rules, "
                     "templates and "
                     "sheets"));
    message_add_text(&why, "kind", typed);
    if (nearest)
        message_add_text(&why, "nearest", nearest);
    report_error(line, &why, NULL);
    return EXIT_USAGE;
}

static enum exit_code run(const struct command_line *line)
{
    enum status status = STATUS_OK;

    if (line->operand_count) {
        int i = 0;
        while (i < KINDS && strcmp(kinds[i].name, line->operands[0]) != 0)
            i++;
        if (i == KINDS)
            return refuse_kind(line, line->operands[0]);
        status = list_kind(line, &kinds[i], false);
    } else {
        for (int i = 0; i < KINDS && status == STATUS_OK; i++)
            status = list_kind(line, &kinds[i], true);
    }
    return status == STATUS_OK ? EXIT_DONE : report_no_memory();
}

static const struct example examples[] = {
    {"list decks", N_("shows the decks that can be played and printed, your own too")},
    {"list rules", N_("shows every setting of the rules, what it may be and what it does")},
    {0},
};

const struct command command_list = {
    .name = "list",
    .operands = N_("[KIND]"),
    .operands_most = 1,
    .summary = N_("show what there is: decks, rulesets, rules, templates, sheets"),
    .examples = examples,
    .run = run,
};
