#include "base/diag.h"
#include "base/strbuf.h"
#include "cli/command.h"
#include "cli/shared_options.h"
#include "console/complaint.h"
#include "console/shell_word.h"
#include "deck/spreadsheet/convert.h"
#include "text/text.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

/* Says how one looks at the deck. */
static void say_next(const struct manner *manner, const char *path)
{
    struct strbuf typed = {0};

    if (manner->json || strcmp(path, "-") == 0)
        return;
    shell_call_add(&typed, manner);
    strbuf_add(&typed, " preview ");
    shell_path_add(&typed, path);
    shell_line_show(stderr, N_("To look at all of its cards, type:"), &typed);
    strbuf_release(&typed);
}

static enum exit_code import_deck(const struct manner *manner, const char *table,
                                  struct whole_file file)
{
    struct strbuf path = {0}, xml = {0}, read = {0};
    struct diag diag = {.files = &read};
    struct deck *deck = NULL;
    enum status status = deck_from_spreadsheet(&deck, &xml, table, text_language(), &diag);
    enum exit_code code = exit_code_of(status);

    /* mine.xml for folder/mine.csv */
    const char *slash = strrchr(table, '/'), *name = slash ? slash + 1 : table;
    strbuf_addf(&path, "%.*s.xml", (int)text_stem_length(name, ".csv"), name);
    file.path = file.path ? file.path : strbuf_text(&path);
    complain_diag(manner, &diag, NULL);
    if (status == STATUS_OK)
        code = whole_file_write(manner, &file, &xml, &read);
    if (code == EXIT_DONE) {
        whole_file_tell_cards(
            manner, file.path, deck_printed(deck),
            NP_("{file}: a deck of {cards} card", "{file}: a deck of {cards} cards"));
        say_next(manner, file.path);
    }
    deck_free(deck);
    diag_release(&diag);
    strbuf_release(&read);
    strbuf_release(&xml);
    strbuf_release(&path);
    return code;
}

static enum exit_code run(const struct command_line *line)
{
    if (!strcmp(line->operands[0], "deck"))
        return import_deck(&line->manner, line->operands[1], output_options(line));
    return complain_of(
        &line->manner,
        message_with(N_("“{kind}” cannot be imported; type “breuk import deck FILE.csv”"),
                     arg_typed("kind", line->operands[0])));
}

static const struct option_row options[] = {{OPTION_OUTPUT}, {OPTION_FORCE}, {0}};

static const struct example examples[] = {
    {"import deck cards.csv",
     N_("make cards.xml from a table with the columns suit, face and count")},
    {"import deck cards.csv -o mine.xml", N_("do the same, but choose the name of the file")},
    {0},
};

static const char *const kinds[] = {"deck", NULL};

const struct command command_import = {
    .name = "import",
    .operands = N_("deck FILE"),
    .operands_least = 2,
    .operands_most = 2,
    .words = kinds,
    .summary = N_("make a deck from a spreadsheet table"),
    .description = N_("The table is a CSV file in UTF-8. Its first line names the columns, such as "
                      "suit,face,count; each further line is a card. The manual page breuk-csv(5) "
                      "describes all columns."),
    .examples = examples,
    .options = options,
    .run = run,
};
