/* The grammar of sheet files. */
#include "paper/sheet.h"

#include <stddef.h>

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

static const struct element_rule elements[] = {
    {.name = "sheet",
     .help = N_("paper to print cards on"),
     .attributes = ATTRIBUTES(ATTRIBUTE_OF(
         "backs", backs_names, backs_meanings,
         N_("how the backs are printed, unless “--backs” says otherwise"), .fallback = "long")),
     .children = CHILDREN({"title", 0, -1}, {"paper", 1, 1}, {"card", 1, 1}, {"grid", 1, 1},
                          {"crop-marks", 0, 1}, {"ruler", 0, 1}, {"label", 0, 1}),
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
     .help = N_("the title in one language"),
     .attributes = ATTRIBUTES(LANG),
     .text = TEXT_REQUIRED,
     .example = N_("<title lang=\"en\">A4, nine poker cards</title>")},
    {.name = "paper",
     .help = N_("the size of the paper"),
     .attributes = ATTRIBUTES(MM("width", 20, 5000, N_("width in mm")),
                              MM("height", 20, 5000, N_("height in mm"))),
     .example = "<paper width=\"210\" height=\"297\"/>"},
    {.name = "card",
     .help = N_("the size of a card after cutting"),
     .attributes = ATTRIBUTES(
         MM("width", 10, 1000, N_("width in mm, from cut to cut")),
         MM("height", 10, 1000, N_("height in mm, from cut to cut")),
         USUAL_MM("bleed", "0", 0, 20, N_("how far the print goes beyond the cuts, in mm")),
         USUAL_MM("safe", "0", 0, 50,
                  N_("how far readable things must stay inside the cuts, in mm; 0: as the template "
                     "has it"))),
     .example = "<card width=\"63\" height=\"88\"/>",
     .notes = N_("Templates can draw cards of any size; 63 by 88 mm fits sleeves that shops call "
                 "poker size. If words, numbers or signs reach into the safe zone, breuk warns "
                 "you, because a slightly wrong cut would hit them."),
     .examples = "<card width=\"63\" height=\"88\" bleed=\"2\" safe=\"3\"/>"},
    {.name = "grid",
     .help = N_("how the cards are arranged on the paper"),
     .attributes = ATTRIBUTES(
         ATTRIBUTE_WITHIN(VALUE_INTEGER, "columns", 1, 100, N_("cards across"), .required = true),
         ATTRIBUTE_WITHIN(VALUE_INTEGER, "rows", 1, 100, N_("cards down"), .required = true),
         ATTRIBUTE_WITHIN(VALUE_REAL, "left", 0, 1000,
                          N_("left margin in mm; by default the cards are centred")),
         ATTRIBUTE_WITHIN(VALUE_REAL, "top", 0, 1000,
                          N_("top margin in mm; by default the cards are centred")),
         USUAL_MM("gap-x", "0", 0, 500, N_("gap between cards across, in mm")),
         USUAL_MM("gap-y", "0", 0, 500, N_("gap between cards down, in mm")),
         ATTRIBUTE_OF("turned", turnings, turning_meanings,
                      N_("how the cards are turned to fit their places"), .fallback = "auto")),
     .example = "<grid columns=\"3\" rows=\"3\"/>",
     .notes = N_(
         "Without gaps, each cut separates two cards. With a bleed, the gaps must be at least "
         "twice as wide as the bleed. If upright cards go into sideways places, breuk turns them."),
     .examples = "<grid columns=\"2\" rows=\"2\" left=\"20\" top=\"30\" gap-x=\"5\" gap-y=\"5\"\n"
                 "      turned=\"none\"/>"},
    {.name = "crop-marks",
     .help = N_("marks that show where to cut"),
     .attributes = ATTRIBUTES(
         ATTRIBUTE_OF("style", styles, style_meanings, N_("where the marks go"),
                      .fallback = "corner"),
         USUAL_MM("offset", "2", 0, 50, N_("distance from the cards to the marks, in mm")),
         USUAL_MM("length", "4", 0.1, 50,
                  N_("length of the marks in mm; extended ones fill the space there is")),
         USUAL_MM("width", "0.1", 0.01, 2, N_("line thickness in mm")),
         USUAL_MM("inner", "0", 0, 20,
                  N_("arms of the crosses at the cards’ corners, in mm; 0: none"))),
     .example = "<crop-marks offset=\"2\" length=\"4\"/>",
     .notes =
         N_("Each cut has a mark at both ends, so that one is left whichever cut you make first. "
            "The offset must be at least the bleed. Crosses need a sheet without bleed, and last "
            "until the final cut. A white outline makes marks visible on a dark background."),
     .examples =
         "<crop-marks style=\"corner\" offset=\"2\" length=\"4\" width=\"0.1\" inner=\"1.5\"/>"},
    {.name = "ruler",
     .help = N_("a line to measure, which shows whether the printer keeps the size"),
     .attributes =
         ATTRIBUTES(MM("x", 0, 5000, N_("left end, in mm")), MM("y", 0, 5000, N_("top end, in mm")),
                    USUAL_MM("length", "100", 10, 1000, N_("length in mm")),
                    ATTRIBUTE_OF("direction", directions, direction_meanings,
                                 N_("direction of the line"), .fallback = "across")),
     .example = "<ruler x=\"55\" y=\"288\"/>",
     .examples = "<ruler x=\"5\" y=\"90\" length=\"100\" direction=\"down\"/>"},
    {.name = "label",
     .help = N_("a line in the margin that names the deck and page"),
     .attributes =
         ATTRIBUTES(MM("x", 0, 5000, N_("left end, in mm")), MM("y", 0, 5000, N_("top end, in mm")),
                    MM("width", 1, 5000, N_("width in mm")),
                    USUAL_MM("height", "3", 1, 5000, N_("height in mm")),
                    ATTRIBUTE_OF("direction", directions, direction_meanings,
                                 N_("direction of the text"), .fallback = "across")),
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
