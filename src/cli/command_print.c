#include "base/strbuf.h"
#include "cli/piece.h"
#include "cli/print_file.h"
#include "cli/printing.h"
#include "cli/report.h"
#include "text/text.h"
#include "json/writer.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define ALL "all"

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

/* What was asked for: one piece, or all that the deck has. */
struct order {
    const struct piece *pieces[PIECES_MOST];
    int count;
};

static bool is_all(const char *word)
{
    return strcmp(word, ALL) == 0;
}

static void add_name(void *context, const char *word, const char *what)
{
    struct strbuf *list = context;

    (void)what;
    strbuf_addf(list, "%s%s", list->length ? ", " : "", word);
}

static void visit_pieces(operand_visitor *visit, void *context)
{
    for (int i = 0; pieces[i]; i++)
        visit(context, pieces[i]->name, pieces[i]->help);
    visit(context, ALL, N_("all of these that the deck has, in one document"));
}

static void complain_unknown(const struct command_line *line, const char *word)
{
    struct message message =
        message_of(N_("“{word}” is nothing that can be printed of a deck; there are: {words}"));
    struct strbuf words = {0};

    visit_pieces(add_name, &words);
    message_add_text(&message, "word", word);
    message_add_text(&message, "words", strbuf_text(&words));
    report_error(line, &message, NULL);
    strbuf_release(&words);
}

/* What is asked for and is not there is told; of `all` it is left out. */
static enum exit_code choose(const struct printing *printing, struct order *order)
{
    const struct command_line *line = printing->line;
    const char *word = line->operand_count > 1 ? line->operands[1] : pieces[0]->name;
    struct message why;

    *order = (struct order){0};
    for (int i = 0; pieces[i]; i++) {
        if (!is_all(word) && strcmp(pieces[i]->name, word) != 0)
            continue;
        if (!pieces[i]->there || pieces[i]->there(printing, &why)) {
            order->pieces[order->count++] = pieces[i];
        } else if (!is_all(word)) {
            report_error(line, &why, NULL);
            return EXIT_USAGE;
        }
    }
    if (order->count > 0)
        return EXIT_DONE;
    complain_unknown(line, word);
    return EXIT_USAGE;
}

static bool of_cards(const struct order *order)
{
    return order->count == 1 && order->pieces[0] == pieces[0];
}

/* What came of it. */
struct made {
    const char *path;
    int pages;
    bool unfinished; /* too long for the last touches (press.h) */
};

static void write_done(const struct printing *printing, const struct order *order,
                       const struct made *made)
{
    struct print_job job = printing_cards(printing);
    struct print_summary summary = print_summarise(&job);
    struct strbuf text = {0};
    struct json_writer writer = json_writer_to(&text);

    json_begin_object(&writer, NULL);
    json_write_text(&writer, "file", made->path);
    if (order->pieces[0] == pieces[0]) {
        json_write_count(&writer, "cards", summary.cards);
        json_write_count(&writer, "sheets", summary.sheets);
    }
    json_write_count(&writer, "pages", made->pages);
    if (made->unfinished)
        json_write_switch(&writer, "unfinished", true);
    json_end(&writer);
    puts(strbuf_text(&text));
    strbuf_release(&text);
}

/* How to print it. */
static const char *next_step(const struct printing *printing, const struct order *order)
{
    if (order->pieces[0] != pieces[0])
        return N_("Print at 100 % (“actual size”), on one side.");
    switch (printing->backs) {
    case BACKS_LONG:
        return N_("Print at 100 % (“actual size”), on both sides, flipped on the long edge.");
    case BACKS_SHORT:
        return N_("Print at 100 % (“actual size”), on both sides, flipped on the short edge.");
    case BACKS_MANUAL:
        return N_("Print at 100 % (“actual size”): first the fronts, then put the same paper in "
                  "again and print the backs.");
    case BACKS_NONE:
        break;
    }
    return N_("Print at 100 % (“actual size”), on one side.");
}

static void say_done(const struct printing *printing, const struct order *order,
                     const struct made *made)
{
    struct print_job job = printing_cards(printing);
    struct print_summary summary = print_summarise(&job);
    struct strbuf sentence = {0};
    struct message done =
        of_cards(order) ? message_plural(NP_("{file}: {cards} cards on {sheets} sheet of paper.",
                                             "{file}: {cards} cards on {sheets} sheets of paper."))
                        : message_plural(NP_("{file}: {pages} page.", "{file}: {pages} pages."));
    struct message next = message_of(next_step(printing, order)),
                   unfinished = message_of(
                       N_("It has more than {most} pages, so the last touches are left out: it "
                          "does not tell a viewer to keep the size, nor a print shop where to cut "
                          "and which colours are meant."));

    message_add_text(&done, "file", made->path);
    if (of_cards(order)) {
        message_add_count(&done, "sheets", summary.sheets);
        message_add_count(&done, "cards", summary.cards);
    } else {
        message_add_count(&done, "pages", made->pages);
    }
    text_of(&done, NULL, &sentence);
    strbuf_add_char(&sentence, ' ');
    text_of(&next, NULL, &sentence);
    if (made->unfinished) {
        message_add_count(&unfinished, "most", PRESS_FINISHED);
        strbuf_add_char(&sentence, ' ');
        text_of(&unfinished, NULL, &sentence);
    }
    fprintf(stderr, "%s\n", strbuf_text(&sentence));
    strbuf_release(&sentence);
}

static enum status draw(struct printing *printing, const struct order *order, struct press *press)
{
    enum status status = STATUS_OK;

    for (int i = 0; i < order->count && status == STATUS_OK; i++) {
        if (order->count > 1)
            press_bookmark(press, text_get(order->pieces[i]->title));
        status = order->pieces[i]->draw(printing, press);
    }
    return status;
}

static enum status make(struct printing *printing, const struct order *order,
                        struct print_file *file, struct made *made)
{
    char date[32];
    struct press_job job = {
        .title = printing_title(printing),
        .author = deck_author(printing->deck),
        .creator = "breuk " BREUK_VERSION,
        .date = source_date(date),
        .language = printing->words.language,
        .family = printing->template->family,
        .family_where = printing->template->family_where,
        .look = {option_given(printing->line, "grey"), option_given(printing->line, "low-ink")},
        .duplex = order->pieces[0] == pieces[0] && printing->backs != BACKS_NONE &&
                  printing->backs != BACKS_MANUAL,
        .short_edge = printing->backs == BACKS_SHORT,
        .sink = print_file_sink(file),
    };
    struct press *press;
    enum status status = press_open(&press, &job, &printing->diag);

    if (status != STATUS_OK)
        return status;
    status = draw(printing, order, press);
    if (status == STATUS_OK)
        status = press_finish(press);
    *made = (struct made){file->path, press_pages(press), press_left_unfinished(press)};
    press_close(press);
    return status;
}

/* "fractions.pdf", "fractions-wheel.pdf" */
static void add_usual_path(const struct printing *printing, const struct order *order,
                           struct strbuf *path)
{
    strbuf_add(path, deck_name(printing->deck));
    if (order->count > 1)
        strbuf_add(path, "-" ALL);
    else if (!of_cards(order))
        strbuf_addf(path, "-%s", order->pieces[0]->name);
    strbuf_add(path, ".pdf");
}

static enum exit_code print_to(struct printing *printing, const struct order *order,
                               const char *path)
{
    struct print_file file = {.line = printing->line, .path = path};
    struct made made;
    enum exit_code code = print_file_check(&file, 0);

    if (code != EXIT_DONE)
        return code;
    enum status status = make(printing, order, &file, &made);
    report_diag(printing->line, &printing->diag, NULL);
    code = print_file_end(&file, status);
    if (code == EXIT_DONE && printing->line->json)
        write_done(printing, order, &made);
    else if (code == EXIT_DONE)
        say_done(printing, order, &made);
    return code;
}

static enum exit_code print(struct printing *printing)
{
    struct order order;
    struct strbuf path = {0};
    enum exit_code code = choose(printing, &order);

    if (code != EXIT_DONE)
        return code;
    add_usual_path(printing, &order, &path);
    code = path.failed
               ? report_no_memory()
               : print_to(printing, &order, option_text(printing->line, "output", path.text));
    strbuf_release(&path);
    return code;
}

static enum exit_code run(const struct command_line *line)
{
    struct printing printing = {.line = line};
    enum status status = printing_load(&printing);
    enum exit_code code;

    if (status == STATUS_OK) {
        code = print(&printing);
    } else {
        report_diag(line, &printing.diag, NULL);
        code = status == STATUS_NO_MEMORY ? report_no_memory() : exit_code_of(status);
    }
    printing_release(&printing);
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
     .choices = printing_backs,
     .help = N_("how the backs get on the paper: it is turned over its long edge (usual) or short "
                "edge by the printer, or put in again by hand; or none")},
    {.name = "template",
     .kind = OPTION_TEXT,
     .argument = N_("TEMPLATE"),
     .help = N_("how the cards look, instead of what the deck says")},
    {.name = "grey",
     .kind = OPTION_FLAG,
     .help = N_("print every colour as a grey of the same lightness; shapes and letters still tell "
                "the suits apart")},
    {.name = "low-ink",
     .kind = OPTION_FLAG,
     .help = N_("print outlines instead of coloured areas, which takes much less ink")},
    {.name = "stock-thickness",
     .kind = OPTION_TEXT,
     .argument = N_("MM"),
     .help = N_("how thick a card is, for the box: 0.3 mm if nothing is said, as board of 300 g/m² "
                "is; measure ten cards and divide by ten")},
    {0},
};

static const struct example examples[] = {
    {"print fractions", N_("writes fractions.pdf: all its cards with backs, ready to cut")},
    {"print classic --backs none -o table1.pdf", N_("only the fronts, to a file of that name")},
    {"print spin wheel --sheet a4", N_("the wheel and its arrow, to cut out")},
    {"print classic box --stock-thickness 0.25",
     N_("a box for the cards, which are 0.25 mm thick")},
    {"print spin all", N_("all that belongs to the deck in one document: spin-all.pdf")},
    {"print spin --sheet letter --lang fr", N_("on US Letter, in French")},
    {0},
};

const struct command command_print = {
    .name = "print",
    .operands = N_("DECK [WHAT]"),
    .operands_least = 1,
    .operands_most = 2,
    .summary = N_("make a PDF of a deck's cards, to print and cut"),
    .visit_choices = visit_pieces,
    .choices_heading = N_("WHAT can be printed:"),
    .examples = examples,
    .options = options,
    .run = run,
};
