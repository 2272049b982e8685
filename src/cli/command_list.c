#include "base/suggest.h"
#include "cli/command.h"
#include "cli/file_kind.h"
#include "cli/lister.h"
#include "cli/report.h"
#include "cli/shell_word.h"
#include "deck/deck.h"
#include "paper/sheet.h"
#include "ruleset/ruleset.h"
#include "text/text.h"
#include "tui/show.h"
#include "xml/library.h"

#include <stdio.h>
#include <string.h>

/* Files of one kind that lie in a folder of the library. */
struct kind {
    const char *name;    /* as it is typed */
    const char *heading; /* N_() */
    const char *json;    /* the kind's name of one of them */
    const char *library; /* NULL: the settings */
    /* Anything but STATUS_OK and STATUS_NO_MEMORY: the file has errors. */
    enum status (*describe)(struct lister *lister, const char *path);
};

static void add_message(struct strbuf *out, const struct message *message)
{
    text_of(message, NULL, out);
}

static enum status describe_deck(struct lister *lister, const char *path)
{
    struct diag diag = {0};
    struct deck *deck = NULL;
    enum status status = deck_load(&deck, path, &diag);

    if (status == STATUS_OK) {
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
    return status;
}

static enum status describe_ruleset(struct lister *lister, const char *path)
{
    struct diag diag = {0};
    struct ruleset *ruleset = NULL;
    enum status status = ruleset_load(&ruleset, path, &diag);

    if (status == STATUS_OK) {
        const char *title = words_in(ruleset_title(ruleset), text_language());
        strbuf_add(&lister->details, title);
        json_write_text(&lister->json, "title", title);
        if (ruleset_base(ruleset))
            json_write_text(&lister->json, "base", ruleset_base(ruleset));
    }
    ruleset_free(ruleset);
    diag_release(&diag);
    return status;
}

/* The title, and how large a card is. */
static enum status describe_sheet(struct lister *lister, const char *path)
{
    struct diag diag = {0};
    struct sheet *sheet = NULL;
    enum status status = sheet_load(&sheet, path, &diag);

    if (status == STATUS_OK) {
        const char *title = words_in(&sheet->title, text_language());
        struct message words = message_of(N_("{title} ({width} × {height} mm)"));
        message_add_text(&words, "title", *title ? title : sheet->name);
        message_add_mm(&words, "width", sheet->grid.card_width);
        message_add_mm(&words, "height", sheet->grid.card_height);
        add_message(&lister->details, &words);
        json_write_text(&lister->json, "title", title);
        json_write_count(&lister->json, "cards", grid_places(&sheet->grid));
        json_write_real(&lister->json, "card-width", sheet->grid.card_width);
        json_write_real(&lister->json, "card-height", sheet->grid.card_height);
        json_write_real(&lister->json, "paper-width", sheet->grid.paper_width);
        json_write_real(&lister->json, "paper-height", sheet->grid.paper_height);
    }
    sheet_free(sheet);
    diag_release(&diag);
    return status;
}

/* A file of any kind of which no more is to be told than its title. */
static enum status describe_titled(struct lister *lister, const char *path)
{
    const struct grammar *grammars[FILE_KINDS];
    struct diag diag = {0};
    struct arena arena = {0};
    struct words title = {0};
    struct xml_document *document = NULL;

    for (int i = 0; i < FILE_KINDS; i++)
        grammars[i] = file_kinds[i].grammar;
    enum status status = xml_read_any(&document, path, grammars, FILE_KINDS, &diag);
    if (status == STATUS_OK)
        status = words_read(&title, &arena, xml_root(document), "title", NULL);
    if (status == STATUS_OK) {
        strbuf_add(&lister->details, words_in(&title, text_language()));
        json_write_text(&lister->json, "title", words_in(&title, text_language()));
    }
    xml_free(document);
    arena_release(&arena);
    diag_release(&diag);
    return status;
}

static const struct kind kinds[] = {
    {"decks", N_("Decks:"), "deck", DECK_LIBRARY, describe_deck},
    {"rulesets", N_("Rule sets:"), "ruleset", RULESET_LIBRARY, describe_ruleset},
    {"rules", N_("Settings of the rules:"), "setting", NULL, NULL},
    {"templates", N_("Templates of cards:"), "template", "templates", describe_titled},
    {"sheets", N_("Sheets of paper:"), "sheet", "print", describe_sheet},
};

enum { KINDS = sizeof kinds / sizeof *kinds };

static enum status describe_file(struct lister *lister, const struct kind *kind,
                                 const struct library_entry *entry)
{
    enum status status = kind->describe(lister, entry->path);

    if (status == STATUS_NO_MEMORY)
        return status;
    json_write_text(&lister->json, "path", entry->path);
    json_write_switch(&lister->json, "shipped", entry->shipped);
    json_write_switch(&lister->json, "good", status == STATUS_OK);
    if (status != STATUS_OK) {
        struct message wrong = message_of(N_("has errors: breuk check {path}"));
        struct strbuf word = {0};
        shell_word_add(&word, entry->path);
        message_add_text(&wrong, "path", strbuf_text(&word));
        add_message(&lister->details, &wrong);
        lister->details.failed |= word.failed;
        strbuf_release(&word);
    } else if (!entry->shipped) {
        struct message own = message_of(N_("your own: {path}"));
        message_add_text(&own, "path", entry->path);
        strbuf_add(&lister->details, lister->details.length ? " – " : "");
        add_message(&lister->details, &own);
    }
    return STATUS_OK;
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
        lister_begin(lister, kind->json, library.entries[i].name);
        status = describe_file(lister, kind, &library.entries[i]);
        if (status == STATUS_OK)
            status = lister_finish(lister, line, library.entries[i].name, width);
    }
    library_release(&library);
    return status;
}

static enum status list_kind(const struct command_line *line, const struct kind *kind, bool heading)
{
    struct lister lister = {0};

    if (heading && !line->json) {
        show_text(stdout, kind == kinds ? "" : "\n");
        show_line(stdout, text_get(kind->heading));
    }
    enum status status =
        kind->library ? list_files(line, &lister, kind) : list_settings(line, &lister);
    lister_release(&lister);
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
    message_add_typed(&why, "kind", typed);
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

static const char *const words[] = {"decks", "rulesets", "rules", "templates", "sheets", NULL};

static const struct example examples[] = {
    {"list decks", N_("shows the decks that can be played and printed, your own too")},
    {"list rules", N_("shows every setting of the rules, what it may be and what it does")},
    {0},
};

const struct command command_list = {
    .name = "list",
    .operands = N_("[KIND]"),
    .operands_most = 1,
    .words = words,
    .summary = N_("show what there is: decks, rulesets, rules, templates, sheets"),
    .examples = examples,
    .run = run,
};
