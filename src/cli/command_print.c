#include "base/diag.h"
#include "base/strbuf.h"
#include "cli/command.h"
#include "cli/paper.h"
#include "cli/report.h"
#include "cli/whole_file.h"
#include "deck/deck.h"
#include "render/print.h"
#include "text/text.h"
#include "xml/library.h"
#include "json/writer.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* In the order of enum backs. */
static const char *const backs_words[] = {"none", "long", NULL};

/* What one run needs; released by print_release. */
struct printing {
    const struct command_line *line;
    struct diag diag;
    struct library decks, templates, sheets;
    struct deck *deck;
    struct template *template;
    struct sheet *sheet;
    struct strbuf path; /* of the PDF */
    struct strbuf pdf;
};

static void release(struct printing *printing)
{
    strbuf_release(&printing->pdf);
    strbuf_release(&printing->path);
    sheet_free(printing->sheet);
    template_free(printing->template);
    deck_free(printing->deck);
    library_release(&printing->sheets);
    library_release(&printing->templates);
    library_release(&printing->decks);
    diag_release(&printing->diag);
}

/* The path of what was typed, a name or a path; `fallback` where nothing was. */
static enum status find(struct printing *printing, struct library *library, const char *kind,
                        const char *typed, const char **path)
{
    enum status status = library_open(library, kind);

    return status == STATUS_OK ? library_resolve(library, path, typed, &printing->diag) : status;
}

static enum status load(struct printing *printing)
{
    const struct command_line *line = printing->line;
    const char *path;
    enum status status = find(printing, &printing->decks, DECK_LIBRARY, line->operands[0], &path);

    if (status == STATUS_OK)
        status = deck_load(&printing->deck, path, &printing->diag);
    if (status == STATUS_OK)
        status = find(printing, &printing->templates, "templates",
                      option_text(line, "template", deck_template(printing->deck)), &path);
    if (status == STATUS_OK)
        status = template_load(&printing->template, path, &printing->diag);
    if (status == STATUS_OK)
        status =
            find(printing, &printing->sheets, "print", option_text(line, "sheet", "a4"), &path);
    if (status == STATUS_OK)
        status = sheet_load(&printing->sheet, path, &printing->diag);
    return status;
}

static enum backs chosen_backs(const struct command_line *line)
{
    const char *word = option_text(line, "backs", "long");
    enum backs backs = BACKS_NONE;

    while (strcmp(backs_words[backs], word) != 0)
        backs++;
    return backs;
}

/* The date of SOURCE_DATE_EPOCH, which builders of packages set so that the same source gives the
 * same bytes. */
static const char *source_date(char date[static 32])
{
    const char *given = getenv("SOURCE_DATE_EPOCH");
    char *end;
    struct tm utc;

    if (!given || !*given)
        return NULL;
    errno = 0;
    long long seconds = strtoll(given, &end, 10);
    time_t when = (time_t)seconds;
    if (errno || *end || seconds < 0 || !gmtime_r(&when, &utc) || utc.tm_year > 9999 - 1900)
        return NULL;
    strftime(date, 32, "%Y-%m-%dT%H:%M:%SZ", &utc);
    return date;
}

static void write_done(const struct printing *printing, const struct print_summary *summary)
{
    struct strbuf text = {0};
    struct json_writer writer = json_writer_to(&text);

    json_begin_object(&writer, NULL);
    json_write_text(&writer, "file", strbuf_text(&printing->path));
    json_write_count(&writer, "cards", summary->cards);
    json_write_count(&writer, "sheets", summary->sheets);
    json_write_count(&writer, "pages", summary->pages);
    json_end(&writer);
    puts(strbuf_text(&text));
    strbuf_release(&text);
}

static void say_done(const struct printing *printing, const struct print_summary *summary,
                     enum backs backs)
{
    const char *path = strbuf_text(&printing->path);
    struct strbuf sentence = {0};

    struct message done = message_plural(NP_("{file}: {cards} cards on {sheets} sheet of paper.",
                                             "{file}: {cards} cards on {sheets} sheets of paper."));
    message_add_text(&done, "file", path);
    message_add_count(&done, "sheets", summary->sheets);
    message_add_count(&done, "cards", summary->cards);
    text_of(&done, NULL, &sentence);
    struct message next = message_of(
        backs == BACKS_LONG
            ? N_("Print at 100 % (“actual size”), on both sides, flipped on the long edge.")
            : N_("Print at 100 % (“actual size”), on one side."));
    strbuf_add_char(&sentence, ' ');
    text_of(&next, NULL, &sentence);
    fprintf(stderr, "%s\n", strbuf_text(&sentence));
    strbuf_release(&sentence);
}

static enum exit_code print(struct printing *printing)
{
    const struct command_line *line = printing->line;
    char date[32];
    struct print_job job = {
        .deck = printing->deck,
        .template = printing->template,
        .sheet = printing->sheet,
        .backs = chosen_backs(line),
        .words = paper_words_here(),
        .creator = "breuk " BREUK_VERSION,
        .date = source_date(date),
    };
    struct print_summary summary;
    enum status status = print_deck(&job, &printing->pdf, &summary, &printing->diag);

    report_diag(line, &printing->diag, NULL);
    if (status != STATUS_OK)
        return status == STATUS_NO_MEMORY ? report_no_memory() : exit_code_of(status);
    enum exit_code code = whole_file_write(line, strbuf_text(&printing->path), &printing->pdf);
    if (code != EXIT_DONE)
        return code;
    if (line->json)
        write_done(printing, &summary);
    else
        say_done(printing, &summary, job.backs);
    return EXIT_DONE;
}

static enum exit_code run(const struct command_line *line)
{
    struct printing printing = {.line = line};
    enum status status = load(&printing);
    enum exit_code code;

    if (status != STATUS_OK) {
        report_diag(line, &printing.diag, NULL);
        code = status == STATUS_NO_MEMORY ? report_no_memory() : exit_code_of(status);
    } else {
        const char *output = option_text(line, "output", NULL);
        strbuf_addf(&printing.path, output ? "%s" : "%s.pdf",
                    output ? output : deck_name(printing.deck));
        code = printing.path.failed ? report_no_memory() : print(&printing);
    }
    release(&printing);
    return code;
}

static const struct option_row options[] = {
    OPTION_ROW_OUTPUT,
    OPTION_ROW_FORCE,
    {.name = "sheet",
     .kind = OPTION_TEXT,
     .argument = N_("SHEET"),
     .help = N_("the paper: a4 (if nothing is said), letter, or a file of your own")},
    {.name = "backs",
     .kind = OPTION_CHOICE,
     .argument = N_("HOW"),
     .choices = backs_words,
     .help = N_("backs of cards, for paper that is turned over its long edge (usual), or none")},
    {.name = "template",
     .kind = OPTION_TEXT,
     .argument = N_("TEMPLATE"),
     .help = N_("how the cards look, instead of what the deck says")},
    {0},
};

static const struct example examples[] = {
    {"print fractions", N_("writes fractions.pdf: all its cards with backs, ready to cut")},
    {"print classic --backs none -o table1.pdf", N_("only the fronts, to a file of that name")},
    {"print spin --sheet letter --lang fr", N_("on US Letter, in French")},
    {0},
};

const struct command command_print = {
    .name = "print",
    .operands = N_("DECK"),
    .operands_least = 1,
    .operands_most = 1,
    .summary = N_("make a PDF of a deck's cards, to print and cut"),
    .examples = examples,
    .options = options,
    .run = run,
};
