#include "base/strbuf.h"
#include "cli/calibration_file.h"
#include "cli/offset_option.h"
#include "cli/piece_choice.h"
#include "cli/print_file.h"
#include "cli/print_order.h"
#include "cli/print_pictures.h"
#include "cli/print_report.h"
#include "cli/print_table.h"
#include "cli/printing.h"
#include "cli/report.h"
#include "cli/setup_options.h"
#include "text/text.h"

#include <string.h>

/* Cards are chosen for what depends on them. */
static enum exit_code check_choice(const struct printing *printing, const struct order *order)
{
    static const char *const names[] = {"only", "copies"};

    for (int i = 0; i < 2; i++) {
        if (order->pieces[0]->of_cards || !option_given(printing->line, names[i]))
            continue;
        struct message message = message_of(
            N_("--{option} chooses cards, which make no difference to {what}: leave it out"));
        message_add_text(&message, "option", names[i]);
        message_add_text(&message, "what", order->pieces[0]->name);
        report_error(printing->line, &message, NULL);
        return EXIT_USAGE;
    }
    return EXIT_DONE;
}

/* "fractions.pdf", "fractions-wheel.png" */
static void add_usual_path(const struct printing *printing, const struct order *order,
                           const char *ending, struct strbuf *path)
{
    strbuf_add(path, deck_name(printing->deck));
    if (order->count > 1)
        strbuf_add(path, "-" PIECE_ALL);
    else if (!order_is_cards(order))
        strbuf_addf(path, "-%s", order->pieces[0]->name);
    strbuf_addf(path, ".%s", ending);
}

static enum exit_code print_to(struct printing *printing, const struct order *order,
                               struct print_file *file)
{
    struct made made = {.path = file->path};
    enum exit_code code = print_order_rehearse(printing, order, &made);

    if (code == EXIT_DONE)
        code = offset_can_remember(printing);
    if (code != EXIT_DONE) {
        print_file_abandon(file);
        return code;
    }
    enum status status = print_order_make(printing, order, file, NULL, &made);
    report_diag(printing->line, &printing->diag, NULL);
    code = offset_remember_and_end(printing, file, status);
    if (code == EXIT_DONE) {
        (printing->line->json ? print_write_done : print_say_done)(printing, order, &made);
        offset_say_done(printing);
    }
    return code;
}

static enum exit_code plan(struct printing *printing, const struct order *order)
{
    struct made made = {0};
    enum exit_code code = print_order_rehearse(printing, order, &made);

    report_diag(printing->line, &printing->diag, NULL);
    if (code == EXIT_DONE)
        (printing->line->json ? print_write_done : print_say_plan)(printing, order, &made);
    return code;
}

static enum exit_code print_document(struct printing *printing, const struct order *order,
                                     const char *usual)
{
    struct print_file file = {.line = printing->line, .read = &printing->read};
    struct strbuf path = {0};
    enum exit_code code =
        print_file_place(&file, option_text(printing->line, "output", NULL), usual, &path);

    if (code == EXIT_DONE)
        code = print_to(printing, order, &file);
    strbuf_release(&path);
    return code;
}

static enum status make_pictures(struct printing *printing, const void *order,
                                 struct print_file *file, const struct plates *plates, int *pages)
{
    struct made made = {0};
    enum status status = print_order_make(printing, order, file, plates, &made);

    *pages = made.pages;
    return status;
}

static enum exit_code find_mistakes(struct printing *printing, const void *order,
                                    const struct singles *singles)
{
    return print_order_check(printing, order, singles);
}

/* What lies on a table on a screen is the cards, and what the table has of its own. */
static enum exit_code refuse_piece(const struct command_line *line, enum print_format format)
{
    struct message message = message_of(N_("the format {format} is for cards: leave out “{word}”"));

    message_add_text(&message, "format", print_formats[format]);
    message_add_text(&message, "word", line->operands[1]);
    report_error(line, &message, NULL);
    return EXIT_USAGE;
}

/* Only the cards, and not by `all`, even where that is no more. */
static bool only_cards(const struct command_line *line, const struct order *order)
{
    return order_is_cards(order) && !(line->operand_count > 1 && piece_is_all(line->operands[1]));
}

static enum exit_code print_as(struct printing *printing, const struct order *order,
                               enum print_format format, const char *usual)
{
    bool cards = only_cards(printing->line, order);
    struct picture_work work = {format, usual, cards, make_pictures, find_mistakes, order};
    struct made made = {0};

    if (print_format_is_table(format))
        return cards ? print_table(printing, format) : refuse_piece(printing->line, format);
    if (option_given(printing->line, "dry-run") && !option_given(printing->line, "single"))
        return plan(printing, order);
    if (!print_format_is_pictures(format))
        return print_document(printing, order, usual);
    enum exit_code code = option_given(printing->line, "pages")
                              ? print_order_rehearse(printing, order, &made)
                              : EXIT_DONE;
    return code == EXIT_DONE ? print_pictures(printing, &work) : code;
}

static enum exit_code print(struct printing *printing, enum print_format format)
{
    struct order order;
    struct strbuf usual = {0};
    enum exit_code code = printing_choose(printing);

    if (code == EXIT_DONE)
        code = piece_choose(printing, &order);
    if (code == EXIT_DONE)
        code = check_choice(printing, &order);
    if (code != EXIT_DONE)
        return code;
    add_usual_path(printing, &order, print_formats[format], &usual);
    code = usual.failed ? report_no_memory() : print_as(printing, &order, format, usual.text);
    strbuf_release(&usual);
    return code;
}

static enum exit_code run(const struct command_line *line)
{
    struct printing printing = {.line = line};
    enum print_format format;

    if (option_given(line, "calibration"))
        return calibration_write(line);
    enum exit_code code = print_format_choose(line, &format);
    if (code != EXIT_DONE)
        return code;
    enum status status = printing_load(&printing);
    if (status == STATUS_OK) {
        code = printing_choose_rules(&printing);
        if (code == EXIT_DONE)
            code = print(&printing, format);
    } else if (status == STATUS_NOT_FOUND && !printing.deck && piece_is_one(line->operands[0])) {
        code = piece_complain_of_order(line);
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
     .filled = true,
     .help =
         N_("the paper: a4 (if nothing is said; a4-fold for backs to fold), letter, a3, stock that "
            "is cut already, a print shop’s (“breuk list sheets” shows all), or a file of your "
            "own")},
    {.name = "backs",
     .kind = OPTION_CHOICE,
     .argument = N_("HOW"),
     .choices = printing_backs,
     .help =
         N_("how the backs get on the paper: the printer turns it over its long edge (usual) or "
            "short edge; fold: beside the fronts, to be folded behind them; manual: after all "
            "fronts, for a pile that you turn over and put in again; manual-reversed: for one "
            "that you put in as it lies; or none")},
    {.name = "calibration",
     .kind = OPTION_FLAG,
     .help = N_("instead of a deck, make a test sheet that shows how far this printer’s backs are "
                "off, and what to type then")},
    {.name = "printer",
     .kind = OPTION_TEXT,
     .argument = N_("NAME"),
     .help = N_("move the backs as is remembered for this printer; with --back-offset remember "
                "that for it")},
    {.name = "back-offset",
     .kind = OPTION_TEXT,
     .argument = N_("DX,DY,ANGLE"),
     .help = N_("move the backs: mm to the right, mm down, and if need be degrees clockwise, as in "
                "1.5,-0.5,0.25; the test sheet shows how much")},
    {.name = "template",
     .kind = OPTION_TEXT,
     .argument = N_("TEMPLATE"),
     .filled = true,
     .help = N_("how the cards look, instead of what the deck says")},
    OPTION_ROW_FONT,
    OPTION_ROW_SELF_CHECK,
    {.name = "grey",
     .kind = OPTION_FLAG,
     .help = N_("print every colour as a grey of the same lightness; shapes and letters still tell "
                "the suits apart")},
    {.name = "low-ink",
     .kind = OPTION_FLAG,
     .help =
         N_("print outlines instead of coloured areas, and say how much ink that saves; pictures "
            "that a template brings along stay as they are")},
    {.name = "only",
     .kind = OPTION_TEXT,
     .argument = N_("CARDS"),
     .help = N_("only these cards, as often as the deck has them: a colour, a card such as “blue "
                "2/4”, what stands on it, =1/2 for all that are worth as much, or numbers, "
                "actions, wilds, extras; may be repeated")},
    {.name = "copies",
     .kind = OPTION_WHOLE,
     .argument = N_("NUMBER"),
     .lowest = 1,
     .highest = CARD_CHOICE_TIMES,
     .help = N_("print the deck that many times; with --only that many of each card")},
    {.name = "pages",
     .kind = OPTION_TEXT,
     .argument = N_("PAGES"),
     .help = N_("only these pages of the document, as 3-5,8; with backs the odd ones are fronts")},
    {.name = "dry-run",
     .kind = OPTION_FLAG,
     .help = N_("write nothing: say how many cards, sheets and pages it makes, and how much ink "
                "it takes")},
    {.name = "stock-thickness",
     .kind = OPTION_TEXT,
     .argument = N_("MM"),
     .help = N_("how thick a card is, for the box: 0.3 mm if nothing is said, as board of 300 g/m² "
                "is; measure ten cards and divide by ten")},
    OPTION_ROW_RULESET,
    OPTION_ROW_RULE,
    {.name = "seats",
     .kind = OPTION_WHOLE,
     .argument = N_("NUMBER"),
     .lowest = 2,
     .highest = SEATS_MAX,
     .help = N_("so many players have a column on the score pad, usually 6")},
    {.name = "format",
     .kind = OPTION_CHOICE,
     .argument = N_("FORMAT"),
     .choices = print_formats,
     .help = N_("a PDF (usual); pictures, a file a page: svg or png; or files for a table on a "
                "screen: tts for Tabletop Simulator (in a folder), pcio for playingcards.io")},
    {.name = "dpi",
     .kind = OPTION_WHOLE,
     .argument = N_("NUMBER"),
     .lowest = 30,
     .highest = 1200,
     .help = N_("with --format png: pixels an inch (25.4 mm), 300 if nothing is said")},
    {.name = "single",
     .kind = OPTION_FLAG,
     .help = N_("with --format svg or png: each kind of card in a file of its own, with the "
                "sheet's bleed and no marks")},
    {.name = "url",
     .kind = OPTION_TEXT,
     .argument = N_("ADDRESS"),
     .filled = true,
     .help = N_("with --format tts: where on the web you put the pictures, so that others at the "
                "table see them, too")},
    {0},
};

static const struct example examples[] = {
    {"print fractions", N_("writes fractions.pdf: all its cards with backs, ready to cut")},
    {"print classic --backs none -o table1.pdf", N_("only the fronts, to a file of that name")},
    {"print spin wheel --sheet a4", N_("the wheel and its arrow, to cut out")},
    {"print classic box --stock-thickness 0.25",
     N_("a box for the cards, which are 0.25 mm thick")},
    {"print equals --backs fold",
     N_("for a printer of one side: each back beside its front, to fold and glue")},
    {"print --calibration", N_("writes calibration.pdf: a test sheet, for backs that fit")},
    {"print fractions --printer school --back-offset 1.5,-0.5,0",
     N_("with backs 1.5 mm more to the right and 0.5 mm higher; remembered as school")},
    {"print spin all", N_("all that belongs to the deck in one document: spin-all.pdf")},
    {"print fractions rules --rule jump-in=yes",
     N_("the rules of the game on two pages, with a house rule")},
    {"print classic --format png --single -o cards/",
     N_("a picture of each card and of the back, in a folder: cards/classic-red-7.png …")},
    {"print spin --format pcio", N_("a table for playingcards.io, with the wheel: spin.pcio")},
    {"print fractions --template bold --font OpenDyslexic --self-check",
     N_("large, in another typeface, and with a sign that equal cards share")},
    {"print spin --sheet letter --lang fr", N_("on US Letter, in French")},
    {"print fractions --only \"blue 2/4\" --copies 1", N_("a card that was lost, once")},
    {"print classic --low-ink --dry-run", N_("says how much ink that would take and save")},
    {"print fractions --sheet avery-c32011", N_("on perforated business cards")},
    {"print fractions --sheet avery-us-templates.xml#8371",
     N_("on what a file of gLabels’ label stock describes")},
    {0},
};

const struct command command_print = {
    .name = "print",
    .operands = N_("DECK [WHAT]"),
    .operands_least = 1,
    .operands_most = 2,
    .alone = "calibration",
    .summary = N_("make a PDF of a deck's cards, to print and cut"),
    .visit_choices = piece_visit,
    .choices_heading = N_("WHAT can be printed:"),
    .examples = examples,
    .options = options,
    .run = run,
};
