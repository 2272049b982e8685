#include "cli/command.h"
#include "cli/parts.h"
#include "cli/shared_options.h"
#include "documents/print/printing.h"
#include "documents/printables/printable.h"
#include "lesson/paper/worksheet.h"

#include <stddef.h>

/* In the order of enum worksheet_form, then all of them. */
static const char *const worksheet_forms[] = {"A", "B", "both", NULL};

static void visit_pieces(operand_visitor *visit, void *context)
{
#define PRINTABLE(name, help) visit(context, #name, help);
#include "documents/printables/printable-list.h"
#undef PRINTABLE
    visit(
        context, PRINTABLE_ALL,
        N_("everything above that there is, in one document; of a lesson, what is printed without "
           "WHAT"));
}

/* No sheet has more places: 100 columns and 100 rows. */
enum { START_MOST = 10000 };

#define USE(...)                                                                                   \
    &(const struct option_use)                                                                     \
    {                                                                                              \
        __VA_ARGS__                                                                                \
    }
#define IN(format) print_format_bit(FORMAT_##format)
#define ON_PAPER   (IN(PDF) | IN(SVG) | IN(PNG))
#define BY_RULES   .printables = {"rules", "reference", "score"}, .formats = ON_PAPER
#define OF_CARDS                                                                                   \
    .printables = {"cards", "box"},                                                                \
    .no_printable = N_("--{option} chooses cards, which has no effect on {what}; leave it out")
#define OF_LESSONS .printables = {"worksheet", "key"}, .formats = ON_PAPER
#define NO_PAGES                                                                                   \
    .no_single =                                                                                   \
        N_("--single makes no sheets, so --pages and --dry-run have no effect; leave them out")
#define NO_SHEETS                                                                                  \
    .no_single = N_("--{option} has no effect with --single, which makes a picture of each kind "  \
                    "of card; leave it out")
#define MOVES_PAGES .printables = {"cards"}, .formats = ON_PAPER, NO_SHEETS

static const struct option_row options[] = {
    {TEXT_OPTION("output", 'o', N_("FILE"),
                 N_("write to this file; a name without an ending gets that of the format")),
     .use = USE(.test_sheet = true), .filled = true},
    {OPTION_FORCE, .use = USE(.test_sheet = true)},
    {TEXT_OPTION(
         "sheet", 0, N_("SHEET"),
         N_("the paper: a4 (the default; a4-fold for folded backs), letter, a3, pre-cut stock, "
            "a print shop’s sheet (“breuk list sheets” shows them all), or your own file")),
     .use = USE(.formats = ON_PAPER, .test_sheet = true), .filled = true},
    {CHOICE_OPTION(
         "backs", 0, N_("HOW"), backs_names,
         N_("how to print the backs, if not as the sheet says: long (what most sheets say) or "
            "short, the edge on which the printer flips the paper; fold, beside the fronts, to "
            "fold behind them, as a4-fold says; manual, after all fronts, for a pile that you "
            "turn over and feed again; manual-reversed, for a pile that you feed again as it "
            "comes out; or none, as stickers have none")),
     .use = USE(.printables = {"cards", "box"}, .formats = ON_PAPER, .test_sheet = true),
     .explains_choices = true},
    {WHOLE_OPTION(
         "start", 0, N_("PLACE"), 1, START_MOST,
         N_("begin at this place of the first sheet, counted row by row from 1, because those "
            "before it are used up, as on a sheet of labels that was printed on before")),
     .use = USE(.printables = {"cards"}, .formats = ON_PAPER, NO_SHEETS)},
    {FLAG_OPTION("calibration", 0,
                 N_("make a test sheet instead of a deck, to measure how far this printer’s backs "
                    "are off")),
     .use = USE(.test_sheet = true)},
    {TEXT_OPTION("printer", 0, N_("NAME"),
                 N_("move the pages by the offsets saved for this printer; with --back-offset or "
                    "--front-offset, save that offset for it")),
     .use = USE(MOVES_PAGES, .test_sheet = true)},
    {TEXT_OPTION("front-offset", 0, N_("DX,DY"),
                 N_("move the fronts, and their backs with them: mm right and mm down, such as "
                    "1.5,-0.5, so that cards fall on labels or stock that is cut already")),
     .use = USE(MOVES_PAGES)},
    {TEXT_OPTION("back-offset", 0, N_("DX,DY,ANGLE"),
                 N_("move the backs: mm right, mm down and, if needed, degrees clockwise, such as "
                    "1.5,-0.5,0.25; measure them on the test sheet")),
     .use = USE(MOVES_PAGES, .test_sheet = true,
                .no_backs = N_("--backs {how} prints no pages of backs to move; leave out "
                               "--back-offset"))},
    {TEXT_OPTION("template", 0, N_("TEMPLATE"),
                 N_("the look of the cards, instead of the deck’s own template")),
     .use = USE(.of_cards = true,
                .no_printable = N_(
                    "--{option} sets how cards look, which has no effect on {what}; leave it out")),
     .filled = true},
    {OPTION_FONT},
    {OPTION_MIXED},
    {OPTION_SELF_CHECK, .use = USE(.printables = {"cards", "answers"})},
    {FLAG_OPTION(
        "grey", 0,
        N_("print every colour as an equally light grey; shapes and letters still tell the "
           "suits apart"))},
    {FLAG_OPTION("light", 0,
                 N_("save ink where the template has a lighter design of its own, as studio has")),
     .use = USE(OF_CARDS)},
    {FLAG_OPTION(
        "low-ink", 0,
        N_("print outlines instead of coloured areas, and report how much ink that saves; a "
           "template’s own pictures do not change"))},
    {TEXT_OPTION(
         "only", 0, N_("CARDS"),
         N_("print only these cards, as often as the deck has them: a colour, a card such as "
            "“blue 2/4”, the text on a card, =1/2 for all cards of that value, or numbers, "
            "actions, wilds or extras; can be repeated")),
     .use = USE(OF_CARDS)},
    {WHOLE_OPTION("copies", 0, N_("NUMBER"), 1, CARD_CHOICE_TIMES,
                  N_("print this many decks; with --only, this many of each card")),
     .use = USE(OF_CARDS, NO_SHEETS)},
    {TEXT_OPTION(
         "pages", 0, N_("PAGES"),
         N_("print only these pages of the document, such as 3-5,8; with backs, odd pages are "
            "fronts")),
     .use = USE(.formats = ON_PAPER, NO_PAGES)},
    {FLAG_OPTION(
         "dry-run", 0,
         N_("write no file, but report how many cards, sheets and pages it would have and how "
            "much ink it would take")),
     .use = USE(.formats = ON_PAPER, NO_PAGES)},
    {TEXT_OPTION("stock-thickness", 0, N_("MM"),
                 N_("thickness of one card, for the box; by default 0.3 mm, as in 300 g/m² board; "
                    "measure ten cards and divide by ten")),
     .use = USE(.printables = {"box"}, .formats = ON_PAPER)},
    {OPTION_RULESET, .use = USE(BY_RULES)},
    {OPTION_RULE, .use = USE(BY_RULES)},
    {FLAG_OPTION("booklet", 0,
                 N_("print the rules as a booklet, folded once (A5), instead of a leaflet that is "
                    "folded twice (A6)")),
     .use = USE(.printables = {"rules"}, .formats = ON_PAPER)},
    {WHOLE_OPTION("seats", 0, N_("NUMBER"), 2, SEATS_MAX,
                  N_("number of columns on the score pad, one for each player; by default 6")),
     .use = USE(.printables = {"score"}, .formats = ON_PAPER)},
    {CHOICE_OPTION(
         "form", 0, N_("FORM"), worksheet_forms,
         N_("which form of a worksheet: A, B, or both (the default), which ask other questions "
            "of the same kinds")),
     .use = USE(OF_LESSONS)},
    {WHOLE_OPTION(
         "seed", 's', N_("NUMBER"), 0, 999999999,
         N_("random seed of a worksheet: another number gives other questions; by default 1")),
     .use = USE(OF_LESSONS)},
    {CHOICE_OPTION(
         "format",
         0, N_("FORMAT"), print_formats,
         N_("pdf (the default); svg or png for pictures, one file a page; or a virtual table: "
            "tts for Tabletop Simulator (a folder), pcio for playingcards.io")),
     .use = USE(.test_sheet = true), .explains_choices = true},
    {WHOLE_OPTION("dpi", 0, N_("NUMBER"), 30, 1200,
                  N_("with --format png: pixels per inch (25.4 mm), by default 300")),
     .use = USE(.formats = IN(PNG))},
    {FLAG_OPTION("single", 0,
                 N_("with --format svg or png: write each kind of card to its own file, with the "
                    "sheet’s bleed but no marks")),
     .use = USE(.formats = IN(SVG) | IN(PNG))},
    {TEXT_OPTION(
         "url", 0, N_("ADDRESS"),
         N_("with --format tts: the web address where you put the pictures, so that the other "
            "players can see them")),
     .use = USE(.formats = IN(TTS)), .filled = true},
    {0},
};
_Static_assert(sizeof options / sizeof *options <= PRINT_OPTIONS_MOST, "all of them may be given");

static struct print_options read_options(const struct command_line *line)
{
    struct print_options given = {
        .named = line->operands[0],
        .what = line->operands[1],
        .output = option_text(line, "output", NULL),
        .force = option_given(line, "force"),
        .sheet = option_text(line, "sheet", NULL),
        .backs = option_choice(line, "backs", -1),
        .start = (int)option_whole(line, "start", 1),
        .calibration = option_given(line, "calibration"),
        .printer = option_text(line, "printer", NULL),
        .front_offset = option_text(line, "front-offset", NULL),
        .back_offset = option_text(line, "back-offset", NULL),
        .template = option_text(line, "template", NULL),
        .font = option_text(line, "font", NULL),
        .self_check = option_given(line, "self-check"),
        .look = {.grey = option_given(line, "grey"),
                 .low_ink = option_given(line, "low-ink"),
                 .light = option_given(line, "light")},
        .only = option_list(line, "only"),
        .copies = (int)option_whole(line, "copies", 0),
        .pages = option_text(line, "pages", NULL),
        .dry_run = option_given(line, "dry-run"),
        .stock_thickness = option_text(line, "stock-thickness", NULL),
        .ruleset = option_text(line, "ruleset", NULL),
        .rules = option_list(line, "rule"),
        .booklet = option_given(line, "booklet"),
        .seats = (int)option_whole(line, "seats", 0),
        .form = option_choice(line, "form", WORKSHEET_FORMS),
        .seed = option_whole(line, "seed", WORKSHEET_SEED),
        .format = option_choice(line, "format", -1),
        .dpi = (int)option_whole(line, "dpi", 300),
        .single = option_given(line, "single"),
        .url = option_text(line, "url", NULL),
    };
    const struct option_row **next = given.given;

    for (const struct option_row *row = options; row->name; row++)
        if (option_given(line, row->name))
            *next++ = row;
    return given;
}

static enum exit_code run(const struct command_line *line)
{
    const struct drawing_part *part = part_for(MODULE_DRAWING, &line->manner);
    const struct print_options given = read_options(line);

    return part ? part->print(&given, &line->manner) : EXIT_MACHINE;
}

static const struct example examples[] = {
    {"print fractions", N_("write fractions.pdf: all cards with backs, ready to cut")},
    {"print classic --backs none -o table1.pdf",
     N_("print only the fronts, and choose the name of the file")},
    {"print spin wheel --sheet a4", N_("print the wheel and its arrow, to cut out")},
    {"print classic box --stock-thickness 0.25", N_("print a box for cards 0.25 mm thick")},
    {"print equals --backs fold",
     N_("for a one-sided printer: print each back beside its front, to fold and glue")},
    {"print factor", N_("write factor.pdf: two worksheets of the lesson factor, and their keys")},
    {"print factor worksheet --form A --seed 7", N_("print one worksheet with other questions")},
    {"print equal", N_("print the worksheets of all lessons of a stage, with the keys at the end")},
    {"print --calibration", N_("write calibration.pdf, a test sheet for aligning the backs")},
    {"print fractions --printer school --back-offset 1.5,-0.5,0",
     N_("move the backs 1.5 mm right and 0.5 mm up, and save this for the printer school")},
    {"print spin all",
     N_("print everything that belongs to the deck in one document, spin-all.pdf")},
    {"print fractions rules --rule jump-in=yes",
     N_("print a leaflet of the rules, with a house rule, to fold twice")},
    {"print classic --format png --single -o cards/",
     N_("make a folder with a picture of each card and of the back: cards/classic-red-7.png …")},
    {"print spin --format pcio", N_("make a table for playingcards.io, with the wheel: spin.pcio")},
    {"print fractions --template bold --font OpenDyslexic --self-check",
     N_("print large cards in another typeface, with signs that equal cards share")},
    {"print spin --sheet letter --lang fr", N_("print on US Letter, in French")},
    {"print fractions --only \"blue 2/4\" --copies 1", N_("print a lost card once more")},
    {"print classic --low-ink --dry-run", N_("report how much ink that would take and save")},
    {"print fractions --sheet avery-c32011", N_("print on perforated business cards")},
    {"print fractions --sheet herma-8897 --start 5",
     N_("go on with a sheet of labels whose first four are used up")},
    {"print fractions --sheet avery-us-templates.xml#8371",
     N_("print on label stock that a gLabels file describes")},
    {0},
};

const struct command command_print = {
    .name = "print",
    .operands = N_("DECK | LESSON | STAGE [WHAT]"),
    .operands_least = 1,
    .operands_most = 2,
    .alone = "calibration",
    .summary = N_("make a PDF of a deck's cards or of a lesson's worksheets"),
    .description = N_(
        "Without WHAT, breuk prints the cards of a deck, or the worksheets of a lesson and their "
        "keys. A stage prints those of all its lessons: one-whole, size, equal, compare, "
        "beyond-one or notations."),
    .visit_choices = visit_pieces,
    .choices_heading = N_("WHAT you can print:"),
    .examples = examples,
    .options = options,
    .run = run,
};
