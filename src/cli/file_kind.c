#include "cli/file_kind.h"

#include "cli/parts.h"
#include "cli/playable.h"
#include "deck/deck.h"
#include "paper/sheet.h"
#include "render/template.h"
#include "rules/rules.h"
#include "ruleset/ruleset.h"

#include <assert.h>
#include <stddef.h>

static void add_fact(struct file_facts *facts, const char *name, int64_t count)
{
    facts->fact[facts->count++] = (struct file_fact){name, count};
    message_add_count(&facts->message, name, count);
}

static enum status check_deck(const char *path, const struct xml_document *document,
                              struct file_facts *facts, struct diag *diag)
{
    struct deck *deck;
    enum status status = deck_load_document(&deck, path, document, diag);

    if (status)
        return status;
    facts->message =
        message_plural(NP_("{file}: fine: a deck of {cards} card, {played} of them to play with; "
                           "different values: {values}",
                           "{file}: fine: a deck of {cards} cards, {played} of them to play with; "
                           "different values: {values}"));
    add_fact(facts, "cards", deck_printed(deck));
    add_fact(facts, "played", deck_played(deck));
    add_fact(facts, "values", deck_value_classes(deck));
    status = check_playable(deck, diag);
    const struct drawing_part *part = drawing_part_open(diag);
    enum status drawing = part ? part->check_deck(deck, diag) : STATUS_IO;
    deck_free(deck);
    return status == STATUS_NO_MEMORY || drawing == STATUS_OK ? status : drawing;
}

static enum status check_ruleset(const char *path, const struct xml_document *document,
                                 struct file_facts *facts, struct diag *diag)
{
    struct ruleset *ruleset;
    struct refusal why;
    enum status status = ruleset_load_document(&ruleset, path, document, diag);

    if (!status) {
        facts->message = message_of(N_("{file}: fine: a rule set"));
        if (rules_check_settings(ruleset_settings(ruleset), &why) != STATUS_OK)
            diag_add(diag, SEVERITY_WARNING, ruleset_where(ruleset), &why.message);
    }
    ruleset_free(ruleset);
    return status;
}

static enum status check_template(const char *path, const struct xml_document *document,
                                  struct file_facts *facts, struct diag *diag)
{
    const struct drawing_part *part = drawing_part_open(diag);

    return part ? part->check_template(path, document, facts, diag) : STATUS_IO;
}

static enum status check_sheet(const char *path, const struct xml_document *document,
                               struct file_facts *facts, struct diag *diag)
{
    struct sheet *sheet;
    enum status status = sheet_load_document(&sheet, path, document, diag);

    if (status)
        return status;
    facts->message = message_plural(
        NP_("{file}: fine: a sheet of {cards} card", "{file}: fine: a sheet of {cards} cards"));
    add_fact(facts, "cards", (int64_t)sheet->grid.columns * sheet->grid.rows);
    sheet_free(sheet);
    return STATUS_OK;
}

const struct file_kind file_kinds[FILE_KINDS] = {
    {"deck",
     DECK_LIBRARY,
     &deck_grammar,
     check_deck,
     {"breuk check %s", "breuk preview %s", "breuk print %s", "breuk play %s"}},
    {"ruleset",
     RULESET_LIBRARY,
     &ruleset_grammar,
     check_ruleset,
     {"breuk check %s", "breuk list rules", "breuk play fractions --ruleset %s"}},
    {"template",
     "templates",
     &template_grammar,
     check_template,
     {"breuk check %s", "breuk preview fractions --template %s",
      "breuk print fractions --template %s"}},
    {"sheet",
     "print",
     &sheet_grammar,
     check_sheet,
     {"breuk check %s", "breuk print fractions --sheet %s"}},
};

const struct file_kind *file_kind_of(const struct grammar *grammar)
{
    for (int i = 0; i < FILE_KINDS; i++)
        if (file_kinds[i].grammar == grammar)
            return &file_kinds[i];
    return NULL;
}
