/* What a deck file may say. */
#include "deck/builder.h"

#include "ruleset/setting.h"

static const char *const decimal_words[] = {"point", "comma", NULL};
static const char *const decimal_meanings[] = {"0.75", "0,75", NULL};
static const char *const space_words[] = {"none", "wide", "narrow", NULL};
static const char *const space_meanings[] = {"50%", N_("50 %, with an ordinary space"),
                                             N_("50 %, with a narrow space"), NULL};
static const char *const division_words[] = {"obelus", "colon", NULL};
static const char *const division_meanings[] = {"÷", ":", NULL};
static const char *const recurring_words[] = {"parentheses", "overline", "dots", NULL};
static const char *const recurring_meanings[] = {
    "0.(3)", N_("a line over each recurring digit"),
    N_("a dot over the first and last recurring digits"), NULL};

static const char *const mixed_words[] = {"space", "plus", NULL};
static const char *const mixed_meanings[] = {"1 1/2", "1 + 1/2", NULL};

#define COPIES                                                                                     \
    {                                                                                              \
        .name = "copies", .key = FIELD_COPIES, .type = VALUE_INTEGER, .fallback = "1",             \
        .minimum = 1, .maximum = DECK_CARDS_PRINT,                                                 \
        .help = N_("how many of each card, in each suit")                                          \
    }
#define WILD_COPIES                                                                                \
    {                                                                                              \
        .name = "copies", .key = FIELD_COPIES, .type = VALUE_INTEGER, .fallback = "1",             \
        .minimum = 1, .maximum = DECK_CARDS_PRINT, .help = N_("how many of them")                  \
    }
#define POINTS                                                                                     \
    {                                                                                              \
        .name = "points", .key = FIELD_POINTS, .type = VALUE_INTEGER, .minimum = 0,                \
        .maximum = 1000,                                                                           \
        .help = N_("the points of such a card left in a hand; by default the rule set decides")    \
    }
#define SUITS                                                                                      \
    {                                                                                              \
        .name = "suits", .key = FIELD_SUITS, .type = VALUE_ID, .many = true,                       \
        .help = N_("the suits that have these cards; by default all")                              \
    }
#define BACK                                                                                       \
    {                                                                                              \
        .name = "back", .key = FIELD_BACK, .type = VALUE_ID,                                       \
        .help = N_("the name of their back in the template; by default its first back")            \
    }
#define PICTURE                                                                                    \
    {                                                                                              \
        .name = "picture", .key = FIELD_PICTURE, .type = VALUE_WORD, .words = picture_words,       \
        .meanings = picture_meanings,                                                              \
        .help = N_("draws the value as a picture; by default the number is printed")               \
    }
#define SPIN                                                                                       \
    {                                                                                              \
        .name = "spin", .key = FIELD_SPIN, .type = VALUE_BOOLEAN, .fallback = "no",                \
        .help = N_("spin cards: the next player turns the wheel")                                  \
    }

static const struct attribute_rule deck_attributes[] = {
    {.name = "author", .type = VALUE_TEXT, .help = N_("the author")},
    {.name = "licence",
     .type = VALUE_TEXT,
     .help = N_("what others are allowed to do with it, such as “CC BY 4.0” or “free to copy for "
                "lessons”")},
    {.name = "version",
     .type = VALUE_TEXT,
     .help = N_("the edition of the deck, numbered as you like: 2, or 2026-09")},
    {.name = "ruleset",
     .type = VALUE_ID,
     .fallback = "deluxe",
     .help = N_("the rule set for playing the deck; “breuk list rulesets” shows them all")},
    {.name = "template",
     .type = VALUE_ID,
     .fallback = DECK_TEMPLATE,
     .help = N_("the template that draws the cards; “breuk list templates” shows them all")},
    {.name = "back",
     .type = VALUE_TOKEN,
     /* n/d with 1 ≤ n < d ≤ DECK_BACK_PARTS */
     .pattern = "1/([2-9]|1[0-2])|2/([3-9]|1[0-2])|3/([4-9]|1[0-2])|4/([5-9]|1[0-2])|"
                "5/([6-9]|1[0-2])|6/([7-9]|1[0-2])|7/([89]|1[0-2])|8/(9|1[0-2])|9/1[0-2]|"
                "10/1[12]|11/12",
     .help = N_("the fraction that the wall on the backs shows, such as 2/3, so that cards of "
                "several decks can be sorted face down; with a denominator of at most 12; by "
                "default one of seven that the title chooses, or stairs for whole numbers")},
    {0},
};
static const struct child_rule deck_children[] = {
    {"title", 1, DECK_LANGUAGES},
    {"style", 0, 1},
    {"suit", 1, DECK_SUITS},
    {"fractions", 0, CHILDREN_ALL},
    {"numbers", 0, CHILDREN_ALL},
    {"action", 0, CHILDREN_ALL},
    {"wild", 0, CHILDREN_ALL},
    {"wild-draw-four", 0, CHILDREN_ALL},
    {"extra", 0, CHILDREN_ALL},
    {"hands", 0, -1},
    {"wheel", 0, 1},
    {"set", 0, -1},
    {0},
};
static const struct attribute_rule title_attributes[] = {
    {.name = "lang",
     .type = VALUE_LANGUAGE,
     .required = true,
     .unique = UNIQUE_AMONG_SIBLINGS,
     .help = N_("the language of the text")},
    {0},
};
static const struct attribute_rule style_attributes[] = {
    {.name = "decimal-mark",
     .type = VALUE_WORD,
     .words = decimal_words,
     .meanings = decimal_meanings,
     .help = N_("the decimal mark to print, which is also used to read 1.000 and 1,000")},
    {.name = "percent-space",
     .type = VALUE_WORD,
     .words = space_words,
     .meanings = space_meanings,
     .help = N_("the space before %")},
    {.name = "division-sign",
     .type = VALUE_WORD,
     .words = division_words,
     .meanings = division_meanings,
     .help = N_("the division sign in explanations")},
    {.name = "recurring",
     .type = VALUE_WORD,
     .words = recurring_words,
     .meanings = recurring_meanings,
     .help = N_("the marking of recurring digits")},
    {.name = "mixed",
     .type = VALUE_WORD,
     .words = mixed_words,
     .meanings = mixed_meanings,
     .help = N_("what joins a whole number and a fraction")},
    {.name = "minus-sign",
     .type = VALUE_BOOLEAN,
     .help = N_("prints the long minus sign, as in −3, instead of a hyphen")},
    {.name = "fraction-characters",
     .type = VALUE_BOOLEAN,
     .help = N_("prints ½ as one character if there is one")},
    {0},
};
static const struct attribute_rule suit_attributes[] = {
    {.name = "id",
     .type = VALUE_ID,
     .required = true,
     .unique = UNIQUE_IN_FILE,
     .help = N_("the suit’s name in the file and in moves: blue, in “play blue 2/4”")},
    {.name = "colour", .type = VALUE_COLOUR, .required = true, .help = N_("its printed colour")},
    {.name = "shape",
     .type = VALUE_WORD,
     .required = true,
     .words = deck_shapes,
     .open = true,
     .unique = UNIQUE_IN_FILE,
     .help = N_("its sign, for anyone who cannot see the colour")},
    {0},
};
static const struct child_rule suit_children[] = {{"name", 1, DECK_LANGUAGES}, {0}};
static const struct attribute_rule name_attributes[] = {
    {.name = "lang",
     .type = VALUE_LANGUAGE,
     .required = true,
     .unique = UNIQUE_AMONG_SIBLINGS,
     .help = N_("the language of the text")},
    {.name = "short",
     .type = VALUE_TEXT,
     .required = true,
     .minimum = 1,
     .maximum = 2,
     .help = N_("the abbreviation on the cards, one or two letters")},
    {.name = "forms",
     .type = VALUE_TOKEN,
     .many = true,
     .help = N_("how the name changes beside a noun, if it does: rode, or bleue bleus bleues")},
    {0},
};
static const struct attribute_rule fractions_attributes[] = {
    {.name = "denominators",
     .key = FIELD_DENOMINATORS,
     .type = VALUE_TOKEN,
     .required = true,
     .many = true,
     .pattern = "[0-9]{1,9}(-[0-9]{1,9})?",
     .help = N_("every proper fraction with these denominators, including those that can be "
                "reduced; one, such as 8, or a range, such as 2-10; from 2 to 1000")},
    COPIES,
    PICTURE,
    POINTS,
    SPIN,
    SUITS,
    BACK,
    {0},
};
/* Numbers as notation_parse() reads them, in an expression for the schemas: the blanks round their
 * signs cut them in pieces, each of which is a number or a sign. */
#define BLANK        "[ \\s\u00A0\u2000-\u200A\u202F\u205F\u3000]"
#define BLANK_OR_END "[; \\s\u00A0\u2000-\u200A\u202F\u205F\u3000]"
#define VULGAR       "[\u00BC-\u00BE\u2150-\u215E\u2189]"
#define DIGITS       "[0-9][0-9\u0305\u0307]*"
#define SIGN         "[+\\-\u2212]"
#define NUMBER                                                                                     \
    "(" DIGITS "([/\u2044][0-9]*|[.,][0-9\u0305\u0307]*(\\([0-9]+\\))?)?" VULGAR                   \
    "?|[.,][0-9\u0305\u0307]*(\\([0-9]+\\))?|" VULGAR "|[/\u2044][0-9]*)%?"
#define PIECE           "(" SIGN "?" NUMBER "(" SIGN "(" NUMBER ")?)?|" SIGN "|%)"
#define NUMBER_PATTERN  BLANK "*" PIECE "(" BLANK "+" PIECE ")*" BLANK "*"
#define NUMBERS_PATTERN BLANK_OR_END "*" PIECE "(" BLANK_OR_END "+" PIECE ")*" BLANK_OR_END "*"

#define NUMBERS_FROM                                                                               \
    .name = "from", .key = FIELD_FROM, .type = VALUE_INTEGER,                                      \
    .help = N_("the first of a range of whole numbers; it needs “to”")
#define NUMBERS_TO                                                                                 \
    .name = "to", .key = FIELD_TO, .type = VALUE_INTEGER,                                          \
    .help = N_("the last of them, at least as large as the first")
#define NUMBERS_VALUES                                                                             \
    .name = "values", .key = FIELD_VALUES, .type = VALUE_TEXT, .pattern = NUMBERS_PATTERN,         \
    .help = N_("the numbers as printed: 1/2 0.5 50%; put “;” between them if one contains a "  \
               "space: 1 1/2; 3/2")

static const struct attribute_choice numbers_choices[] = {
    {(const struct attribute_rule[]){{NUMBERS_VALUES, .required = true}, {0}}},
    {(const struct attribute_rule[]){
        {NUMBERS_FROM, .required = true}, {NUMBERS_TO, .required = true}, {0}}},
    {0},
};
static const struct attribute_rule numbers_attributes[] = {
    {NUMBERS_FROM}, {NUMBERS_TO}, {NUMBERS_VALUES}, COPIES, PICTURE, POINTS, SPIN, SUITS, BACK, {0},
};
static const struct attribute_rule action_attributes[] = {
    {.name = "does",
     .key = FIELD_DOES,
     .type = VALUE_WORD,
     .required = true,
     .words = action_words,
     .meanings = action_meanings,
     .help = N_("what the card does")},
    COPIES,
    POINTS,
    SUITS,
    BACK,
    {0},
};
static const struct attribute_rule wild_attributes[] = {WILD_COPIES, POINTS, BACK, {0}};
static const struct attribute_rule extra_attributes[] = {
    WILD_COPIES,
    {.name = "reference",
     .type = VALUE_BOOLEAN,
     .fallback = "no",
     .help = N_("lists what the wheel does below the title, or else the action cards if there is "
                "no wheel")},
    BACK,
    {0},
};
static const struct child_rule titled[] = {{"title", 1, DECK_LANGUAGES}, {0}};
static const struct child_rule wheel_children[] = {{"segment", 1, -1}, {0}};
static const struct attribute_rule segment_attributes[] = {
    {.name = "does",
     .type = VALUE_WORD,
     .required = true,
     .words = wheel_words,
     .meanings = wheel_meanings,
     .help = N_("what the segment tells the player to do")},
    {.name = "suit",
     .type = VALUE_ID,
     .help = N_("the suit to draw until; only draw-until takes it, and needs it")},
    {.name = "weight",
     .type = VALUE_INTEGER,
     .fallback = "1",
     .minimum = 0,
     .maximum = 1000,
     .help = N_("its size: a segment of 2 comes up twice as often as one of 1")},
    {0},
};
static const struct attribute_rule hands_attributes[] = {
    {.name = "value",
     .type = VALUE_TEXT,
     .required = true,
     .pattern = NUMBER_PATTERN,
     .help = N_("a number: every card of equal value has the effect, in whatever form")},
    {.name = "does",
     .type = VALUE_WORD,
     .required = true,
     .words = hands_words,
     .meanings = hands_meanings,
     .help = N_("what happens when a player plays such a card")},
    {0},
};
static const struct attribute_rule set_attributes[] = {
    {.name = "name",
     .type = VALUE_ID,
     .required = true,
     .unique = UNIQUE_IN_FILE,
     .known = setting_names,
     .help = N_("the setting; “breuk list rules” shows them all")},
    {.name = "value",
     .type = VALUE_TOKEN,
     .required = true,
     .help = N_("its value: a number, or one of the setting’s words")},
    {0},
};

static const struct element_rule elements[] = {
    {.name = "deck",
     .attributes = deck_attributes,
     .children = deck_children,
     .help = N_("a deck of cards"),
     .notes =
         N_("Cards are printed in the order of the suits, and within each suit in the order of the "
            "elements that make them; wild cards and then extra cards follow. If several elements "
            "make the same card, their copies add up. A deck can have up to 200000 cards, or 512 "
            "to be played. If a template has several backs, each has a name, which the attribute "
            "“back” uses to choose one, for example for harder cards."),
     .example = "<deck format=\"1\" ruleset=\"fractions\">…</deck>",
     .examples = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                 "<deck format=\"1\" author=\"Class 5b\" licence=\"may be copied for lessons\"\n"
                 "      version=\"1\" ruleset=\"fractions\" back=\"3/4\" template=\"studio\">\n"
                 "  <title lang=\"en\">Halves and quarters</title>\n"
                 "  <suit id=\"blue\" colour=\"#314387\" shape=\"circle\">\n"
                 "    <name lang=\"en\" short=\"B\">blue</name>\n"
                 "  </suit>\n"
                 "  <suit id=\"red\" colour=\"#B24B42\" shape=\"square\">\n"
                 "    <name lang=\"en\" short=\"R\">red</name>\n"
                 "  </suit>\n"
                 "  <fractions denominators=\"2 4 8\"/>\n"
                 "  <numbers values=\"0.5 0.25 0.75 50% 25% 75%\"/>\n"
                 "  <fractions denominators=\"2 4\" picture=\"pie\"/>\n"
                 "  <action does=\"skip\"/>\n"
                 "  <wild copies=\"2\"/>\n"
                 "</deck>"},
    {.name = "title",
     .attributes = title_attributes,
     .text = TEXT_REQUIRED,
     .help = N_("the title in one language; repeat it for each language"),
     .notes =
         N_("If a language is missing, its users get the English title, or else the first one."),
     .example = N_("<title lang=\"en\">Fractions</title>"),
     .examples = "<title lang=\"en\">Halves and quarters</title>\n"
                 "<title lang=\"nl\">Helften en kwarten</title>"},
    {.name = "style",
     .attributes = style_attributes,
     .help = N_("sets how numbers are printed, whatever the language"),
     .notes = N_("What is left out follows the language of the program: 0.5 in English, 0,5 in "
                 "Dutch, German and French; 1 1/2 everywhere but in French, where it is 1 + 1/2. "
                 "Without decimal-mark both marks are read."),
     .example = "<style decimal-mark=\"comma\"/>",
     .examples = "<style decimal-mark=\"comma\" percent-space=\"narrow\" division-sign=\"colon\"\n"
                 "       recurring=\"overline\" mixed=\"plus\" minus-sign=\"yes\"\n"
                 "       fraction-characters=\"yes\"/>"},
    {.name = "suit",
     .attributes = suit_attributes,
     .children = suit_children,
     .help = N_("a suit, with a name in each language"),
     .notes = N_("Every suit has its own shape, so that players who cannot see the colours can "
                 "play too. A template of your own can draw further shapes, such as <sign "
                 "name=\"leaf\">; where the template has no such sign, cards show a tile and the "
                 "suit’s letters. Within a language, all names and all abbreviations must differ."),
     .example = "<suit id=\"blue\" colour=\"#314387\" shape=\"circle\">…</suit>",
     .examples = "<suit id=\"blue\" colour=\"#314387\" shape=\"circle\">\n"
                 "  <name lang=\"en\" short=\"B\">blue</name>\n"
                 "  <name lang=\"nl\" short=\"B\">blauw</name>\n"
                 "</suit>"},
    {.name = "name",
     .attributes = name_attributes,
     .text = TEXT_REQUIRED,
     .help = N_("the suit’s name in one language"),
     .notes = N_("The usual colours need no forms. For any other name write one form in Dutch "
                 "(rode), three in French: feminine, plural, feminine plural (bleue bleus bleues), "
                 "five in German (rote roter roten rotes rotem). Players can type any of them. In "
                 "German the name itself is a noun: Rot."),
     .example = N_("<name lang=\"en\" short=\"B\">blue</name>"),
     .examples = "<name lang=\"en\" short=\"L\">light blue</name>\n"
                 "<name lang=\"nl\" short=\"L\" forms=\"lichtblauwe\">lichtblauw</name>"},
    {.name = "fractions",
     .attributes = fractions_attributes,
     .help = N_("fraction cards: a series for each denominator, in all suits or some"),
     .notes = N_("denominators=\"2-4\" makes 1/2, 1/3, 2/3, 1/4, 2/4 and 3/4 in each suit. A "
                 "picture can have a denominator of up to 100, and a hundred square only one that "
                 "divides 100."),
     .example = "<fractions denominators=\"2-10\"/>",
     .examples =
         "<fractions denominators=\"2-10\"/>\n"
         "<fractions denominators=\"2 4 8\" copies=\"2\" picture=\"pie\" suits=\"blue red\"/>\n"
         "<fractions denominators=\"3\" spin=\"yes\" points=\"15\" back=\"bars\"/>"},
    {.name = "numbers",
     .attributes = numbers_attributes,
     .choices = numbers_choices,
     .help = N_("number cards of your choice, in all suits or some"),
     .notes = N_("Give either values, or both from and to. Only a number line can show a number "
                 "below 0; no picture can show more than 12 wholes or more than 100 parts in all; "
                 "a hundred square shows only hundredths."),
     .example = "<numbers from=\"1\" to=\"9\" copies=\"2\"/>",
     .examples = "<numbers from=\"1\" to=\"9\" copies=\"2\"/>\n"
                 "<numbers values=\"1/2 2/4 0.5 50%\" points=\"10\" suits=\"blue red\"/>\n"
                 "<numbers values=\"1 1/2; 3/2; 1.5\"/>\n"
                 "<numbers values=\"1/2 3/4\" picture=\"line\"/>\n"
                 "<numbers from=\"1\" to=\"5\" spin=\"yes\" back=\"bars\"/>"},
    {.name = "action",
     .attributes = action_attributes,
     .help = N_("action cards, in all suits or some"),
     .example = "<action does=\"draw-two\" copies=\"2\"/>",
     .examples = "<action does=\"draw-two\" copies=\"2\"/>\n"
                 "<action does=\"skip\" points=\"30\" suits=\"blue red\" back=\"bars\"/>"},
    {.name = "wild",
     .attributes = wild_attributes,
     .help = N_("wild cards: their player names the colour"),
     .notes = N_("They have no suit, and fit on any card."),
     .example = "<wild copies=\"4\"/>",
     .examples = "<wild copies=\"4\" points=\"40\" back=\"bars\"/>"},
    {.name = "wild-draw-four",
     .attributes = wild_attributes,
     .help = N_("wild cards that also make the next player draw four cards, or challenge"),
     .notes = N_("A player should play it only without a card of the current colour; the setting "
                 "“honest” says which cards count."),
     .example = "<wild-draw-four copies=\"4\"/>",
     .examples = "<wild-draw-four copies=\"4\" points=\"50\" back=\"bars\"/>"},
    {.name = "extra",
     .attributes = extra_attributes,
     .children = titled,
     .help = N_("a card to print but never play: a title card or a reference card"),
     .notes = N_("Several reference cards share the text: each has part of it, in larger type."),
     .example = "<extra copies=\"4\" reference=\"yes\">…</extra>",
     .examples = "<extra copies=\"4\" reference=\"yes\" back=\"bars\">\n"
                 "  <title lang=\"en\">The wheel</title>\n"
                 "</extra>"},
    {.name = "hands",
     .attributes = hands_attributes,
     .help = N_("a value that moves hands when the setting seven is on"),
     .notes = N_(
         "Name each value once; it applies to every card of that value: 1/3 includes 2/6 and 3/9."),
     .example = "<hands value=\"7\" does=\"swap\"/>"},
    {.name = "wheel",
     .children = wheel_children,
     .help = N_("the wheel that spin cards turn"),
     .notes = N_("The rule set must use the wheel: ruleset=\"spin\", or <set name=\"wheel\" "
                 "value=\"yes\"/>. At least one segment needs a weight above 0."),
     .example = "<wheel>…</wheel>",
     .examples = "<wheel>\n"
                 "  <segment does=\"almost-out\"><title lang=\"en\">Almost out</title></segment>\n"
                 "  <segment does=\"draw-until\" suit=\"red\" weight=\"2\">\n"
                 "    <title lang=\"en\">Draw red</title>\n"
                 "  </segment>\n"
                 "</wheel>"},
    {.name = "segment",
     .attributes = segment_attributes,
     .children = titled,
     .help = N_("one segment of the wheel"),
     .example = "<segment does=\"draw-until\" suit=\"red\">…</segment>",
     .examples = "<segment does=\"draw-until\" suit=\"red\" weight=\"2\">\n"
                 "  <title lang=\"en\">Draw red</title>\n"
                 "  <title lang=\"nl\">Pak rood</title>\n"
                 "</segment>"},
    {.name = "set",
     .attributes = set_attributes,
     .choices = setting_choices,
     .help = N_("changes a setting of the rule set for this deck"),
     .example = "<set name=\"hand-size\" value=\"5\"/>"},
};

const struct grammar deck_grammar = {
    .root = "deck",
    .file_kind = N_("deck"),
    .format = 1,
    .includes = true,
    .numerous = true,
    .part_examples = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                     "<part of=\"deck\" format=\"1\">\n"
                     "  <wild copies=\"4\"/>\n"
                     "  <wild-draw-four copies=\"4\"/>\n"
                     "</part>",
    .include_examples = "<include href=\"parts/suits.xml\"/>",
    .elements = elements,
    .element_count = sizeof elements / sizeof *elements,
};
