/* What a sheet file may say. */
#include "paper/sheet.h"

#include <stddef.h>

#define MM(attribute, lowest, highest, text)                                                       \
    {                                                                                              \
        .name = attribute, .type = VALUE_REAL, .required = true, .minimum = lowest,                \
        .maximum = highest, .help = text                                                           \
    }
#define USUAL_MM(attribute, usual, lowest, highest, text)                                          \
    {                                                                                              \
        .name = attribute, .type = VALUE_REAL, .fallback = usual, .minimum = lowest,               \
        .maximum = highest, .help = text                                                           \
    }

static const char *const directions[] = {"across", "down", NULL};
static const char *const direction_meanings[] = {N_("along the width of the paper"),
                                                 N_("down the side of the paper"), NULL};

/* In the order of enum mark_style. */
static const char *const styles[] = {"corner", "extended", "full", NULL};
static const char *const style_meanings[] = {
    N_("round the cards and, where there is room, in the gaps between them"),
    N_("to the edge of the paper and through the gaps, so that the ruler never hides the whole "
       "mark"),
    N_("lines along the whole cut"), NULL};

/* In the order of enum card_turning. */
static const char *const turnings[] = {"auto", "none", "left", "right", NULL};
static const char *const turning_meanings[] = {
    N_("a quarter turn if the card is upright and its place is sideways, or the other way round"),
    N_("not at all"), N_("a quarter turn to the left"), N_("a quarter turn to the right"), NULL};

/* In the order of enum backs. */
static const char *const backs_meanings[] = {
    N_("the paper takes no backs, as stickers do, so only fronts can be printed on it"),
    N_("on the other side, for a printer that flips the paper on its long edge"),
    N_("on the other side, for a printer that flips the paper on its short edge"),
    N_("beside the fronts, to fold behind them"),
    N_("after all fronts, for a pile that you turn over and feed again"),
    N_("after all fronts, for a pile that you feed again as it comes out"),
    NULL};

static const struct attribute_rule sheet_attributes[] = {
    {.name = "backs",
     .type = VALUE_WORD,
     .words = backs_names,
     .meanings = backs_meanings,
     .fallback = "long",
     .help = N_("how the backs are printed, unless “--backs” says otherwise")},
    {0}};
static const struct attribute_rule title_attributes[] = {
    {.name = "lang",
     .type = VALUE_LANGUAGE,
     .required = true,
     .unique = UNIQUE_AMONG_SIBLINGS,
     .help = N_("the language of the text")},
    {0},
};
static const struct attribute_rule paper_attributes[] = {
    MM("width", 20, 5000, N_("width in mm")), MM("height", 20, 5000, N_("height in mm")), {0}};
static const struct attribute_rule card_attributes[] = {
    MM("width", 10, 1000, N_("width in mm, from cut to cut")),
    MM("height", 10, 1000, N_("height in mm, from cut to cut")),
    USUAL_MM("bleed", "0", 0, 20, N_("how far the print goes beyond the cuts, in mm")),
    USUAL_MM(
        "safe", "0", 0, 50,
        N_("how far readable things must stay inside the cuts, in mm; 0: as the template has it")),
    {0}};
static const struct attribute_rule grid_attributes[] = {
    {.name = "columns",
     .type = VALUE_INTEGER,
     .required = true,
     .minimum = 1,
     .maximum = 100,
     .help = N_("cards across")},
    {.name = "rows",
     .type = VALUE_INTEGER,
     .required = true,
     .minimum = 1,
     .maximum = 100,
     .help = N_("cards down")},
    {.name = "left",
     .type = VALUE_REAL,
     .minimum = 0,
     .maximum = 1000,
     .help = N_("left margin in mm; by default the cards are centred")},
    {.name = "top",
     .type = VALUE_REAL,
     .minimum = 0,
     .maximum = 1000,
     .help = N_("top margin in mm; by default the cards are centred")},
    USUAL_MM("gap-x", "0", 0, 500, N_("gap between cards across, in mm")),
    USUAL_MM("gap-y", "0", 0, 500, N_("gap between cards down, in mm")),
    {.name = "turned",
     .type = VALUE_WORD,
     .words = turnings,
     .meanings = turning_meanings,
     .fallback = "auto",
     .help = N_("how the cards are turned to fit their places")},
    {0}};
static const struct attribute_rule marks_attributes[] = {
    {.name = "style",
     .type = VALUE_WORD,
     .words = styles,
     .meanings = style_meanings,
     .fallback = "corner",
     .help = N_("where the marks go")},
    USUAL_MM("offset", "2", 0, 50, N_("distance from the cards to the marks, in mm")),
    USUAL_MM("length", "4", 0.1, 50,
             N_("length of the marks in mm; extended ones fill the space there is")),
    USUAL_MM("width", "0.1", 0.01, 2, N_("line thickness in mm")),
    USUAL_MM("inner", "0", 0, 20, N_("arms of the crosses at the cards’ corners, in mm; 0: none")),
    {0}};
static const struct attribute_rule ruler_attributes[] = {
    MM("x", 0, 5000, N_("left end, in mm")),
    MM("y", 0, 5000, N_("top end, in mm")),
    USUAL_MM("length", "100", 10, 1000, N_("length in mm")),
    {.name = "direction",
     .type = VALUE_WORD,
     .words = directions,
     .meanings = direction_meanings,
     .fallback = "across",
     .help = N_("direction of the line")},
    {0}};
static const struct attribute_rule label_attributes[] = {
    MM("x", 0, 5000, N_("left end, in mm")),
    MM("y", 0, 5000, N_("top end, in mm")),
    MM("width", 1, 5000, N_("width in mm")),
    USUAL_MM("height", "3", 1, 5000, N_("height in mm")),
    {.name = "direction",
     .type = VALUE_WORD,
     .words = directions,
     .meanings = direction_meanings,
     .fallback = "across",
     .help = N_("direction of the text")},
    {0}};

static const struct child_rule sheet_children[] = {
    {"title", 0, -1},     {"paper", 1, 1}, {"card", 1, 1},  {"grid", 1, 1},
    {"crop-marks", 0, 1}, {"ruler", 0, 1}, {"label", 0, 1}, {0}};

static const struct element_rule elements[] = {
    {.name = "sheet",
     .attributes = sheet_attributes,
     .children = sheet_children,
     .help = N_("paper to print cards on"),
     .notes = N_("A sheet whose backs are folded needs two rows or two columns: the fronts are on "
                 "one side of the fold, the backs on the other. A row or column too many stays "
                 "empty."),
     .example = "<sheet format=\"1\">…</sheet>",
     .examples = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                 "<sheet format=\"1\" backs=\"long\">\n"
                 "  <title lang=\"en\">A4, nine poker cards</title>\n"
                 "  <paper width=\"210\" height=\"297\"/>\n"
                 "  <card width=\"63\" height=\"88\"/>\n"
                 "  <grid columns=\"3\" rows=\"3\"/>\n"
                 "  <crop-marks offset=\"1.5\" length=\"5\" inner=\"1.5\"/>\n"
                 "  <ruler x=\"55\" y=\"288\"/>\n"
                 "  <label x=\"20\" y=\"5\" width=\"170\"/>\n"
                 "</sheet>"},
    {.name = "title",
     .attributes = title_attributes,
     .text = TEXT_REQUIRED,
     .help = N_("the title in one language"),
     .example = N_("<title lang=\"en\">A4, nine poker cards</title>")},
    {.name = "paper",
     .attributes = paper_attributes,
     .help = N_("the size of the paper"),
     .example = "<paper width=\"210\" height=\"297\"/>"},
    {.name = "card",
     .attributes = card_attributes,
     .help = N_("the size of a card after cutting"),
     .example = "<card width=\"63\" height=\"88\"/>",
     .notes = N_("Templates can draw cards of any size; 63 by 88 mm fits sleeves that shops call "
                 "poker size. If words, numbers or signs reach into the safe zone, breuk warns "
                 "you, because a slightly wrong cut would hit them."),
     .examples = "<card width=\"63\" height=\"88\" bleed=\"2\" safe=\"3\"/>"},
    {.name = "grid",
     .attributes = grid_attributes,
     .help = N_("how the cards are arranged on the paper"),
     .example = "<grid columns=\"3\" rows=\"3\"/>",
     .notes = N_(
         "Without gaps, each cut separates two cards. With a bleed, the gaps must be at least "
         "twice as wide as the bleed. If upright cards go into sideways places, breuk turns them."),
     .examples = "<grid columns=\"2\" rows=\"2\" left=\"20\" top=\"30\" gap-x=\"5\" gap-y=\"5\"\n"
                 "      turned=\"none\"/>"},
    {.name = "crop-marks",
     .attributes = marks_attributes,
     .help = N_("marks that show where to cut"),
     .example = "<crop-marks offset=\"2\" length=\"4\"/>",
     .notes =
         N_("Each cut has a mark at both ends, so that one is left whichever cut you make first. "
            "The offset must be at least the bleed. Crosses need a sheet without bleed, and last "
            "until the final cut. A white outline makes marks visible on a dark background."),
     .examples =
         "<crop-marks style=\"corner\" offset=\"2\" length=\"4\" width=\"0.1\" inner=\"1.5\"/>"},
    {.name = "ruler",
     .attributes = ruler_attributes,
     .help = N_("a line to measure, which shows whether the printer keeps the size"),
     .example = "<ruler x=\"55\" y=\"288\"/>",
     .examples = "<ruler x=\"5\" y=\"90\" length=\"100\" direction=\"down\"/>"},
    {.name = "label",
     .attributes = label_attributes,
     .help = N_("a line in the margin that names the deck and page"),
     .example = "<label x=\"20\" y=\"5\" width=\"170\"/>",
     .examples = "<label x=\"5\" y=\"60\" width=\"3\" height=\"160\" direction=\"down\"/>"},
};

const struct grammar sheet_grammar = {
    .root = "sheet",
    .file_kind = N_("sheet"),
    .format = 1,
    .elements = elements,
    .element_count = sizeof elements / sizeof *elements,
};
