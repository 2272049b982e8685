#include "cli/command.h"
#include "cli/parts.h"
#include "cli/pieces/choice.h"
#include "cli/print/format.h"
#include "cli/print/printing.h"
#include "cli/print/use.h"
#include "cli/setup_options.h"

#include <stddef.h>

/* In the order of enum backs. */
const char *const printing_backs[] = {"none", "long", "short", "fold", "manual", "manual-reversed",
                                      NULL};

static enum exit_code run(const struct command_line *line)
{
    const struct drawing_part *part = drawing_part_for(line);

    return part ? part->print(line) : EXIT_MACHINE;
}

static void visit_pieces(operand_visitor *visit, void *context)
{
#define PIECE(name, help) visit(context, #name, help);
#include "cli/pieces/piece-list.h"
#undef PIECE
    visit(context, PIECE_ALL, N_("all of these that the deck has, in one document"));
}

#define USE(...)                                                                                   \
    &(const struct option_use)                                                                     \
    {                                                                                              \
        __VA_ARGS__                                                                                \
    }
#define IN(format) print_format_bit(FORMAT_##format)
#define ON_PAPER   (IN(PDF) | IN(SVG) | IN(PNG))
#define BY_RULES   .pieces = {"rules", "reference", "score"}, .formats = ON_PAPER
#define OF_CARDS                                                                                   \
    .pieces = {"cards", "box"},                                                                    \
    .no_piece = N_("--{option} chooses cards, which make no difference to {what}: leave it out")
#define NO_PAGES                                                                                   \
    .no_single = N_("with --single there are no sheets, and so no use for --pages and --dry-run: " \
                    "leave them out")
#define NO_SHEETS                                                                                  \
    .no_single =                                                                                   \
        N_("--{option} changes nothing with --single, which makes a picture of each kind "         \
           "of card: leave it out")
#define MOVES_BACKS                                                                                \
    .pieces = {"cards"}, .formats = ON_PAPER, .test_sheet = true, NO_SHEETS,                       \
    .no_backs = N_("--backs {how} makes no pages of backs, so there is nothing to move; leave "    \
                   "--printer and --back-offset out")

static const struct option_row options[] = {
    {OPTION_OUTPUT, .use = USE(.test_sheet = true)},
    {OPTION_FORCE, .use = USE(.test_sheet = true)},
    {.name = "sheet",
     .use = USE(.formats = ON_PAPER, .test_sheet = true),
     .kind = OPTION_TEXT,
     .argument = N_("SHEET"),
     .filled = true,
     .help =
         N_("the paper: a4 (if nothing is said; a4-fold for backs to fold), letter, a3, stock that "
            "is cut already, a print shop’s (“breuk list sheets” shows all), or a file of your "
            "own")},
    {.name = "backs",
     .use = USE(.pieces = {"cards", "box"}, .formats = ON_PAPER, .test_sheet = true),
     .kind = OPTION_CHOICE,
     .argument = N_("HOW"),
     .choices = printing_backs,
     .help =
         N_("how the backs get on the paper: the printer turns it over its long edge (usual) or "
            "short edge; fold: beside the fronts, to be folded behind them; manual: after all "
            "fronts, for a pile that you turn over and put in again; manual-reversed: for one "
            "that you put in as it lies; or none")},
    {.name = "calibration",
     .use = USE(.test_sheet = true),
     .kind = OPTION_FLAG,
     .help = N_("instead of a deck, make a test sheet that shows how far this printer’s backs are "
                "off, and what to type then")},
    {.name = "printer",
     .use = USE(MOVES_BACKS),
     .kind = OPTION_TEXT,
     .argument = N_("NAME"),
     .help = N_("move the backs as is remembered for this printer; with --back-offset remember "
                "that for it")},
    {.name = "back-offset",
     .use = USE(MOVES_BACKS),
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
    {OPTION_SELF_CHECK, .use = USE(.pieces = {"cards", "answers"})},
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
     .use = USE(OF_CARDS),
     .kind = OPTION_TEXT,
     .argument = N_("CARDS"),
     .help = N_("only these cards, as often as the deck has them: a colour, a card such as “blue "
                "2/4”, what stands on it, =1/2 for all that are worth as much, or numbers, "
                "actions, wilds, extras; may be repeated")},
    {.name = "copies",
     .use = USE(OF_CARDS, NO_SHEETS),
     .kind = OPTION_WHOLE,
     .argument = N_("NUMBER"),
     .lowest = 1,
     .highest = CARD_CHOICE_TIMES,
     .help = N_("print the deck that many times; with --only that many of each card")},
    {.name = "pages",
     .use = USE(.formats = ON_PAPER, NO_PAGES),
     .kind = OPTION_TEXT,
     .argument = N_("PAGES"),
     .help = N_("only these pages of the document, as 3-5,8; with backs the odd ones are fronts")},
    {.name = "dry-run",
     .use = USE(.formats = ON_PAPER, NO_PAGES),
     .kind = OPTION_FLAG,
     .help = N_("write nothing: say how many cards, sheets and pages it makes, and how much ink "
                "it takes")},
    {.name = "stock-thickness",
     .use = USE(.pieces = {"box"}, .formats = ON_PAPER),
     .kind = OPTION_TEXT,
     .argument = N_("MM"),
     .help = N_("how thick a card is, for the box: 0.3 mm if nothing is said, as board of 300 g/m² "
                "is; measure ten cards and divide by ten")},
    {OPTION_RULESET, .use = USE(BY_RULES)},
    {OPTION_RULE, .use = USE(BY_RULES)},
    {.name = "seats",
     .use = USE(.pieces = {"score"}, .formats = ON_PAPER),
     .kind = OPTION_WHOLE,
     .argument = N_("NUMBER"),
     .lowest = 2,
     .highest = SEATS_MAX,
     .help = N_("so many players have a column on the score pad, usually 6")},
    {.name = "format",
     .use = USE(.test_sheet = true),
     .kind = OPTION_CHOICE,
     .argument = N_("FORMAT"),
     .choices = print_formats,
     .help = N_("a PDF (usual); pictures, a file a page: svg or png; or files for a table on a "
                "screen: tts for Tabletop Simulator (in a folder), pcio for playingcards.io")},
    {.name = "dpi",
     .use = USE(.formats = IN(PNG)),
     .kind = OPTION_WHOLE,
     .argument = N_("NUMBER"),
     .lowest = 30,
     .highest = 1200,
     .help = N_("with --format png: pixels an inch (25.4 mm), 300 if nothing is said")},
    {.name = "single",
     .use = USE(.formats = IN(SVG) | IN(PNG)),
     .kind = OPTION_FLAG,
     .help = N_("with --format svg or png: each kind of card in a file of its own, with the "
                "sheet's bleed and no marks")},
    {.name = "url",
     .use = USE(.formats = IN(TTS)),
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
    .visit_choices = visit_pieces,
    .choices_heading = N_("WHAT can be printed:"),
    .examples = examples,
    .options = options,
    .run = run,
};
