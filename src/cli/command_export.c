#include "base/diag.h"
#include "base/strbuf.h"
#include "cli/command.h"
#include "cli/shared_options.h"
#include "console/complaint.h"
#include "deck/spreadsheet/convert.h"
#include "text/text.h"
#include "xml/library.h"

static const char *const separator_words[] = {"comma", "semicolon", "tab", NULL};

static enum exit_code export_deck(const struct manner *manner, const struct deck *deck,
                                  char separator, struct whole_file file, const struct strbuf *read)
{
    struct strbuf path = {0}, table = {0};
    struct message why;
    enum status status = deck_to_spreadsheet(deck, separator, &table, &why);
    enum exit_code code = exit_code_of(status);

    strbuf_addf(&path, "%s.csv", deck_about(deck)->name);
    file.path = file.path ? file.path : strbuf_text(&path);
    if (status == STATUS_INVALID)
        complain_of(manner, why);
    else
        code = whole_file_write(manner, &file, &table, read);
    if (code == EXIT_DONE)
        whole_file_tell_cards(
            manner, file.path, deck_printed(deck),
            NP_("{file}: a table of {cards} card", "{file}: a table of {cards} cards"));
    strbuf_release(&table);
    strbuf_release(&path);
    return code;
}

static enum exit_code run(const struct command_line *line)
{
    /* Spreadsheets expect a semicolon where the comma is the decimal mark. */
    int separator = option_choice(line, "separator", text_number_style()->decimal_comma);
    struct whole_file file = output_options(line);
    struct strbuf read = {0};
    struct diag diag = {.files = &read};
    struct deck *deck = NULL;
    struct library decks = {0};
    const char *path;

    library_open(&decks, DECK_LIBRARY);
    enum status status = library_resolve(&decks, &path, line->operands[0], &diag);
    if (status == STATUS_OK)
        status = deck_load(&deck, path, &diag);
    enum exit_code code = exit_code_of(status);
    complain_diag(&line->manner, &diag, NULL);
    if (status == STATUS_OK)
        code = export_deck(&line->manner, deck, ",;\t"[separator], file, &read);
    deck_free(deck);
    library_release(&decks);
    diag_release(&diag);
    strbuf_release(&read);
    return code;
}

static const struct option_row options[] = {
    {OPTION_OUTPUT},
    {OPTION_FORCE},
    {CHOICE_OPTION("separator", 0, N_("SIGN"), separator_words,
                   N_("the separator between fields; by default the one that spreadsheets in your "
                      "language expect"))},
    {0},
};

static const struct example examples[] = {
    {"export fractions", N_("write fractions.csv, to change in a spreadsheet")},
    {"export spin --separator semicolon -o table.csv", N_("use semicolons and decimal commas")},
    {0},
};

const struct command command_export = {
    .name = "export",
    .operands = N_("DECK"),
    .operands_least = 1,
    .operands_most = 1,
    .summary = N_("turn a deck into a table for a spreadsheet"),
    .description =
        N_("“breuk import” turns the table back into the same deck. Fractions get an apostrophe in "
           "front, which keeps spreadsheets from turning them into dates."),
    .examples = examples,
    .options = options,
    .run = run,
};
