/* What no table can say of the files that people write. */
#include "cli/book.h"

#include "base/message.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

#define HEADING(text)                                                                              \
    {                                                                                              \
        PROSE_HEADING, text                                                                        \
    }
#define TEXT(text)                                                                                 \
    {                                                                                              \
        PROSE_TEXT, text                                                                           \
    }
#define LINES(text)                                                                                \
    {                                                                                              \
        PROSE_LINES, text                                                                          \
    }
#define NAMED(name, meaning)                                                                       \
    {PROSE_NAME, name},                                                                            \
    {                                                                                              \
        PROSE_MEANING, meaning                                                                     \
    }
#define END                                                                                        \
    {                                                                                              \
        PROSE_TEXT, NULL                                                                           \
    }

#define CHECKED                                                                                        \
    TEXT(N_("“breuk check FILE” says everything that is wrong with it, with line and column, and " \
            "what may stand there."))
#define EDITOR(schema)                                                                             \
    HEADING(N_("EDITORS")),                                                                        \
        TEXT(N_(                                                                                   \
            "An editor that knows RELAX NG completes the file and checks it while one types, if "  \
            "its second line names the schema:")),                                                 \
        LINES("<?xml-model href=\"" schema ".rng\" type=\"application/xml\"\n"                     \
              "  schematypens=\"http://relaxng.org/ns/structure/1.0\"?>"),                         \
        TEXT(N_("The schema lies in the folder of the file then; this writes it:")),               \
        LINES("breuk check --schema " schema " > " schema ".rng")

static const struct prose deck_before[] = {
    HEADING(N_("DESCRIPTION")),
    TEXT(N_("A deck file says which cards a deck has: its suits, its numbers, and what the other "
            "cards do. breuk checks it, shows it, prints it and plays with it. It is XML in "
            "UTF-8. The example of <deck>, below, is a whole file.")),
    CHECKED,
    TEXT(N_("Where a command wants a deck, a word with a “/” in it or “.xml” at its end is a "
            "file. Any other is a deck’s name: first your own are looked through, which lie in "
            "~/.local/share/breuk/decks (in breuk/decks of XDG_DATA_HOME, if that is set), then "
            "those that came with breuk.")),
    HEADING(N_("NUMBERS")),
    TEXT(N_("Cards match by what they are worth, as do 2/4, 0.5 and 50%; each is printed as the "
            "file writes it. A number is one of these:")),
    NAMED("7", N_("a whole number; -7 is below zero")),
    NAMED("2/4, 7/4", N_("a fraction, which need not be reduced; ½ is read as 1/2")),
    NAMED("1 3/4", N_("a mixed number; since a blank is part of it, “;” stands between the "
                      "numbers of its list")),
    NAMED("0.75, 0,75", N_("a decimal; 1.000 and 1,000 might be thousands, and are refused until "
                           "the decimal-mark of <style> says which mark is meant")),
    NAMED("0.(3), 0.1(6)", N_("a decimal whose digits in parentheses go on for ever")),
    NAMED("50%, 12.5%, 33 1/3%", N_("a percentage; the last one has a blank, too")),
    TEXT(N_("A number has at most 18 digits, and its reduced fraction nothing above 1000000000. "
            "No denominator is 0.")),
    HEADING(N_("NAMES OF CARDS")),
    TEXT(N_("In moves and messages a card has its suit’s id, and behind it a name of its own, "
            "which is the number; before that of a picture stands its kind, behind that of a "
            "spin card a star. The others are called by what they do:")),
    LINES("blue 2/4   blue pie:2/4   red 3*\nred +2   red reverse   red skip   wild   +4"),
    END,
};
#define INCLUDING                                                                                  \
    TEXT(N_("<include> is replaced by what that holds. The file lies in the folder of the one "    \
            "that names it, or below; files may include one another 8 deep, and 256 in all. None " \
            "has more than 8 MiB, and all together no more than 16."))

static const struct prose deck_behind[] = {
    HEADING(N_("FILES THAT INCLUDE OTHERS")),
    TEXT(N_("What several decks share can stand in a file of its own, whose outermost element is "
            "<part>.")),
    INCLUDING,
    EDITOR("deck"),
    HEADING(N_("SEE ALSO")),
    TEXT("breuk(1), breuk-ruleset(5), breuk-sheet(5), breuk-template(5), breuk-tutorial(7)"),
    END,
};

static const struct prose ruleset_before[] = {
    HEADING(N_("DESCRIPTION")),
    TEXT(N_("A rule set says how a game is played, where players or their rule sheets differ. It "
            "names another one that it starts from, and what differs; whatever it does not "
            "mention stays as it is there. It is XML in UTF-8. The example of <ruleset>, below, "
            "is a whole file.")),
    CHECKED,
    TEXT(N_("A deck names its rule set, and may change single settings. Whoever sits at the table "
            "has the last word: “breuk play --ruleset NAME --rule hand-size=5”. Rule sets of your "
            "own lie in ~/.local/share/breuk/decks/rulesets (in breuk/decks/rulesets of "
            "XDG_DATA_HOME, if that is set); the file my-class.xml there is the rule set "
            "my-class.")),
    END,
};
static const struct prose ruleset_behind[] = {
    EDITOR("ruleset"),
    HEADING(N_("SEE ALSO")),
    TEXT("breuk(1), breuk-deck(5)"),
    END,
};

static const struct prose template_before[] = {
    HEADING(N_("DESCRIPTION")),
    TEXT(N_("A template says how cards look. It knows no deck and serves all: where it says "
            "“suit”, each card has its own. A deck names its template, and “breuk print "
            "--template” takes another. It is XML in UTF-8. The example of <template>, below, is "
            "a whole file.")),
    CHECKED,
    TEXT(N_("Templates of your own lie in ~/.local/share/breuk/templates (in breuk/templates of "
            "XDG_DATA_HOME, if that is set); the file large.xml there is the template large.")),
    HEADING(N_("MILLIMETRES")),
    TEXT(N_("All lengths are in millimetres, and need not be whole. 0,0 is the upper left corner "
            "of the card; x grows to the right, y downwards. What is drawn later lies on what was "
            "drawn before. Cards of another size than <card> get everything in proportion.")),
    HEADING(N_("INKS")),
    TEXT(N_("Whatever is drawn has an ink, by name. These are always there, and <ink> adds your "
            "own:")),
    NAMED("none", N_("nothing is drawn")),
    NAMED("suit", N_("the colour of the card’s suit; dark on cards without a suit")),
    NAMED("on-suit", N_("for what stands on a field of that colour: white, dark or black, so that "
                        "it can be read")),
    NAMED("suit-text", N_("for numbers and words on white: the colour of the suit, if it can be "
                          "read there, or dark")),
    NAMED("paper", N_("white")),
    NAMED("dark", N_("nearly black: #20232A")),
    END,
};
static const struct prose template_behind[] = {
    HEADING(N_("SHAPES (d)")),
    TEXT(N_("A shape is the way of a pen, as in SVG: a letter says what the pen does, the numbers "
            "behind it where to. Between numbers stand blanks or commas. After a capital letter "
            "they count from the 0 of the shape, after a small one from where the pen is.")),
    NAMED("M x y", N_("goes to x, y without drawing; every shape begins so")),
    NAMED("L x y", N_("draws a straight line to x, y")),
    NAMED("H x, V y", N_("draws a line across to x, or down or up to y")),
    NAMED("C x1 y1 x2 y2 x y", N_("draws a curve to x, y, which leaves towards x1, y1 and comes "
                                  "from x2, y2")),
    NAMED("Q x1 y1 x y", N_("draws a curve to x, y by way of x1, y1")),
    NAMED("A rx ry turn large sweep x y",
          N_("draws a piece of an ellipse with these half axes to x, y; large: 1 for the longer "
             "way round; sweep: 1 for clockwise")),
    NAMED("Z", N_("draws a line back to where this piece began")),
    HEADING(N_("FILES THAT INCLUDE OTHERS")),
    TEXT(N_("What several templates share, such as signs, inks or a back, can stand in a file of "
            "its own, whose outermost element is <part>. The templates that came with breuk keep "
            "theirs in parts/signs.xml and parts/back.xml.")),
    INCLUDING,
    EDITOR("template"),
    HEADING(N_("SEE ALSO")),
    TEXT("breuk(1), breuk-deck(5), breuk-sheet(5)"),
    END,
};

static const struct prose sheet_before[] = {
    HEADING(N_("DESCRIPTION")),
    TEXT(N_("A sheet is paper to print cards on: its size, the size of a card, how many lie on it "
            "and where, and the marks for cutting. “breuk print --sheet” chooses it. It is XML in "
            "UTF-8. The example of <sheet>, below, is a whole file.")),
    CHECKED,
    TEXT(N_("Sheets of your own lie in ~/.local/share/breuk/print (in breuk/print of "
            "XDG_DATA_HOME, if that is set); the file a5.xml there is the sheet a5.")),
    HEADING(N_("MILLIMETRES")),
    TEXT(N_("All lengths are in millimetres, and need not be whole. 0,0 is the upper left corner "
            "of the paper; x grows to the right, y downwards. Printers leave some 4 mm at the "
            "edges of the paper white: keep marks, ruler and label further in. Everything must "
            "fit the paper.")),
    TEXT(N_("A template is printed as large as the card of the sheet allows, whole and in "
            "proportion. Words and numbers that become too small to read there are complained of, "
            "and nothing is printed.")),
    TEXT(N_("Backs are laid out so that they lie behind their fronts when the paper is turned "
            "over its long edge.")),
    HEADING(N_("LABEL STOCK OF GLABELS")),
    TEXT(N_("A file of templates of gLabels, such as those in /usr/share/libglabels-3.0/templates, "
            "can be used as it is: “--sheet avery-us-templates.xml#8371” takes the template with "
            "that part number, and with “Avery 8371” also the brand is said. Only rectangular "
            "labels can be cards.")),
    END,
};
static const struct prose sheet_behind[] = {
    EDITOR("sheet"),
    HEADING(N_("SEE ALSO")),
    TEXT("breuk(1), breuk-deck(5), breuk-template(5)"),
    END,
};

static const struct book_prose pages[] = {
    {"deck", N_("a deck of cards, as a file"), deck_before, deck_behind},
    {"ruleset", N_("a set of rules, as a file"), ruleset_before, ruleset_behind},
    {"template", N_("how cards look, as a file"), template_before, template_behind},
    {"sheet", N_("paper to print cards on, as a file"), sheet_before, sheet_behind},
};

const struct book_prose *book_prose_of(const char *kind)
{
    for (size_t i = 0; i < sizeof pages / sizeof *pages; i++)
        if (strcmp(pages[i].kind, kind) == 0)
            return &pages[i];
    assert(!"a kind of file without words of its own");
    return NULL;
}
