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

#define COPIES_HELPED(HELP)                                                                        \
    ATTRIBUTE_WITHIN(VALUE_INTEGER, "copies", 1, DECK_CARDS_PRINT, HELP, .key = FIELD_COPIES,      \
                     .fallback = "1")
#define COPIES      COPIES_HELPED(N_("how many of each card, in each suit"))
#define WILD_COPIES COPIES_HELPED(N_("how many of them"))
#define POINTS                                                                                     \
    ATTRIBUTE_WITHIN(                                                                              \
        VALUE_INTEGER, "points", 0, 1000,                                                          \
        N_("the points of such a card left in a hand; by default the rule set decides"),           \
        .key = FIELD_POINTS)
#define SUITS                                                                                      \
    ATTRIBUTE(VALUE_ID, "suits", N_("the suits that have these cards; by default all"),            \
              .key = FIELD_SUITS, .many = true)
#define BACK                                                                                       \
    ATTRIBUTE(VALUE_ID, "back",                                                                    \
              N_("the name of their back in the template; by default its first back"),             \
              .key = FIELD_BACK)
#define PICTURE                                                                                    \
    ATTRIBUTE_OF("picture", picture_words, picture_meanings,                                       \
                 N_("draws the value as a picture; by default the number is printed"),             \
                 .key = FIELD_PICTURE)
#define SPIN                                                                                       \
    ATTRIBUTE(VALUE_BOOLEAN, "spin", N_("spin cards: the next player turns the wheel"),            \
              .key = FIELD_SPIN, .fallback = "no")

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
#define PRINTABLE      "(" SIGN "?" NUMBER "(" SIGN "(" NUMBER ")?)?|" SIGN "|%)"
#define NUMBER_PATTERN BLANK "*" PRINTABLE "(" BLANK "+" PRINTABLE ")*" BLANK "*"
#define NUMBERS_PATTERN                                                                            \
    BLANK_OR_END "*" PRINTABLE "(" BLANK_OR_END "+" PRINTABLE ")*" BLANK_OR_END "*"

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
    {ATTRIBUTES({NUMBERS_VALUES, .required = true})},
    {ATTRIBUTES({NUMBERS_FROM, .required = true}, {NUMBERS_TO, .required = true})},
    {0},
};
static const struct attribute_rule wild_attributes[] = {WILD_COPIES, POINTS, BACK, {0}};
static const struct child_rule titled[] = {{"title", 1, DECK_LANGUAGES}, {0}};

static const struct element_rule elements[] = {
    {.name = "deck",
     .help = N_("a deck of cards"),
     .attributes = ATTRIBUTES(
         AUTHOR, LICENCE,
         ATTRIBUTE(VALUE_TEXT, "version",
                   N_("the edition of the deck, numbered as you like: 2, or 2026-09")),
         ATTRIBUTE(VALUE_ID, "ruleset",
                   N_("the rule set for playing the deck; “breuk list rulesets” shows them all"),
                   .fallback = "deluxe"),
         ATTRIBUTE(VALUE_ID, "template",
                   N_("the template that draws the cards; “breuk list templates” shows them all"),
                   .fallback = DECK_TEMPLATE),
         {.name = "back",
          .type = VALUE_TOKEN,
          /* n/d with 1 ≤ n < d ≤ DECK_BACK_PARTS */
          .pattern = "1/([2-9]|1[0-2])|2/([3-9]|1[0-2])|3/([4-9]|1[0-2])|4/([5-9]|1[0-2])|"
                     "5/([6-9]|1[0-2])|6/([7-9]|1[0-2])|7/([89]|1[0-2])|8/(9|1[0-2])|9/1[0-2]|"
                     "10/1[12]|11/12",
          .help = N_("the fraction that the wall on the backs shows, such as 2/3, so that cards of "
                     "several decks can be sorted face down; with a denominator of at most 12; by "
                     "default one of seven that the title chooses, or stairs for whole numbers")}),
     .children = CHILDREN({"title", 1, DECK_LANGUAGES}, {"style", 0, 1}, {"suit", 1, DECK_SUITS},
                          {"fractions", 0, CHILDREN_ALL}, {"numbers", 0, CHILDREN_ALL},
                          {"action", 0, CHILDREN_ALL}, {"wild", 0, CHILDREN_ALL},
                          {"wild-draw-four", 0, CHILDREN_ALL}, {"extra", 0, CHILDREN_ALL},
                          {"hands", 0, -1}, {"wheel", 0, 1}, {"set", 0, -1}),
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
     .help = N_("the title in one language; repeat it for each language"),
     .attributes = ATTRIBUTES(LANG),
     .text = TEXT_REQUIRED,
     .notes =
         N_("If a language is missing, its users get the English title, or else the first one."),
     .example = N_("<title lang=\"en\">Fractions</title>"),
     .examples = "<title lang=\"en\">Halves and quarters</title>\n"
                 "<title lang=\"nl\">Helften en kwarten</title>"},
    {.name = "style",
     .help = N_("sets how numbers are printed, whatever the language"),
     .attributes = ATTRIBUTES(
         ATTRIBUTE_OF("decimal-mark", decimal_words, decimal_meanings,
                      N_("the decimal mark to print, which is also used to read 1.000 and 1,000")),
         ATTRIBUTE_OF("percent-space", space_words, space_meanings, N_("the space before %")),
         ATTRIBUTE_OF("division-sign", division_words, division_meanings,
                      N_("the division sign in explanations")),
         ATTRIBUTE_OF("recurring", recurring_words, recurring_meanings,
                      N_("the marking of recurring digits")),
         ATTRIBUTE_OF("mixed", mixed_words, mixed_meanings,
                      N_("what joins a whole number and a fraction")),
         ATTRIBUTE(VALUE_BOOLEAN, "minus-sign",
                   N_("prints the long minus sign, as in −3, instead of a hyphen")),
         ATTRIBUTE(VALUE_BOOLEAN, "fraction-characters",
                   N_("prints ½ as one character if there is one"))),
     .notes = N_("What is left out follows the language of the program: 0.5 in English, 0,5 in "
                 "Dutch, German and French; 1 1/2 everywhere but in French, where it is 1 + 1/2. "
                 "Without decimal-mark both marks are read."),
     .example = "<style decimal-mark=\"comma\"/>",
     .examples = "<style decimal-mark=\"comma\" percent-space=\"narrow\" division-sign=\"colon\"\n"
                 "       recurring=\"overline\" mixed=\"plus\" minus-sign=\"yes\"\n"
                 "       fraction-characters=\"yes\"/>"},
    {.name = "suit",
     .help = N_("a suit, with a name in each language"),
     .attributes = ATTRIBUTES(
         ATTRIBUTE(VALUE_ID, "id",
                   N_("the suit’s name in the file and in moves: blue, in “play blue 2/4”"),
                   .required = true, .unique = UNIQUE_IN_FILE),
         ATTRIBUTE(VALUE_COLOUR, "colour", N_("its printed colour"), .required = true),
         ATTRIBUTE_OF("shape", deck_shapes, NULL,
                      N_("its sign, for anyone who cannot see the colour"), .required = true,
                      .open = true, .unique = UNIQUE_IN_FILE)),
     .children = CHILDREN({"name", 1, DECK_LANGUAGES}),
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
     .help = N_("the suit’s name in one language"),
     .attributes = ATTRIBUTES(
         LANG,
         ATTRIBUTE_WITHIN(VALUE_TEXT, "short", 1, 2,
                          N_("the abbreviation on the cards, one or two letters"),
                          .required = true),
         ATTRIBUTE(
             VALUE_TOKEN, "forms",
             N_("how the name changes beside a noun, if it does: rode, or bleue bleus bleues"),
             .many = true)),
     .text = TEXT_REQUIRED,
     .notes = N_("The usual colours need no forms. For any other name write one form in Dutch "
                 "(rode), three in French: feminine, plural, feminine plural (bleue bleus bleues), "
                 "five in German (rote roter roten rotes rotem). Players can type any of them. In "
                 "German the name itself is a noun: Rot."),
     .example = N_("<name lang=\"en\" short=\"B\">blue</name>"),
     .examples = "<name lang=\"en\" short=\"L\">light blue</name>\n"
                 "<name lang=\"nl\" short=\"L\" forms=\"lichtblauwe\">lichtblauw</name>"},
    {.name = "fractions",
     .help = N_("fraction cards: a series for each denominator, in all suits or some"),
     .attributes = ATTRIBUTES(
         ATTRIBUTE(VALUE_TOKEN, "denominators",
                   N_("every proper fraction with these denominators, including those that can be "
                      "reduced; one, such as 8, or a range, such as 2-10; from 2 to 1000"),
                   .key = FIELD_DENOMINATORS, .required = true, .many = true,
                   .pattern = "[0-9]{1,9}(-[0-9]{1,9})?"),
         COPIES, PICTURE, POINTS, SPIN, SUITS, BACK),
     .notes = N_("denominators=\"2-4\" makes 1/2, 1/3, 2/3, 1/4, 2/4 and 3/4 in each suit. A "
                 "picture can have a denominator of up to 100, and a hundred square only one that "
                 "divides 100."),
     .example = "<fractions denominators=\"2-10\"/>",
     .examples =
         "<fractions denominators=\"2-10\"/>\n"
         "<fractions denominators=\"2 4 8\" copies=\"2\" picture=\"pie\" suits=\"blue red\"/>\n"
         "<fractions denominators=\"3\" spin=\"yes\" points=\"15\" back=\"bars\"/>"},
    {.name = "numbers",
     .help = N_("number cards of your choice, in all suits or some"),
     .attributes = ATTRIBUTES({NUMBERS_FROM}, {NUMBERS_TO}, {NUMBERS_VALUES}, COPIES, PICTURE,
                              POINTS, SPIN, SUITS, BACK),
     .choices = numbers_choices,
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
     .help = N_("action cards, in all suits or some"),
     .attributes =
         ATTRIBUTES(ATTRIBUTE_OF("does", action_words, action_meanings, N_("what the card does"),
                                 .key = FIELD_DOES, .required = true),
                    COPIES, POINTS, SUITS, BACK),
     .example = "<action does=\"draw-two\" copies=\"2\"/>",
     .examples = "<action does=\"draw-two\" copies=\"2\"/>\n"
                 "<action does=\"skip\" points=\"30\" suits=\"blue red\" back=\"bars\"/>"},
    {.name = "wild",
     .help = N_("wild cards: their player names the colour"),
     .attributes = wild_attributes,
     .notes = N_("They have no suit, and fit on any card."),
     .example = "<wild copies=\"4\"/>",
     .examples = "<wild copies=\"4\" points=\"40\" back=\"bars\"/>"},
    {.name = "wild-draw-four",
     .help = N_("wild cards that also make the next player draw four cards, or challenge"),
     .attributes = wild_attributes,
     .notes = N_("A player should play it only without a card of the current colour; the setting "
                 "“honest” says which cards count."),
     .example = "<wild-draw-four copies=\"4\"/>",
     .examples = "<wild-draw-four copies=\"4\" points=\"50\" back=\"bars\"/>"},
    {.name = "extra",
     .help = N_("a card to print but never play: a title card or a reference card"),
     .attributes = ATTRIBUTES(WILD_COPIES,
                              ATTRIBUTE(VALUE_BOOLEAN, "reference",
                                        N_("lists what the wheel does below the title, or else the "
                                           "action cards if there is no wheel"),
                                        .fallback = "no"),
                              BACK),
     .children = titled,
     .notes = N_("Several reference cards share the text: each has part of it, in larger type."),
     .example = "<extra copies=\"4\" reference=\"yes\">…</extra>",
     .examples = "<extra copies=\"4\" reference=\"yes\" back=\"bars\">\n"
                 "  <title lang=\"en\">The wheel</title>\n"
                 "</extra>"},
    {.name = "hands",
     .help = N_("a value that moves hands when the setting seven is on"),
     .attributes = ATTRIBUTES(
         ATTRIBUTE(VALUE_TEXT, "value",
                   N_("a number: every card of equal value has the effect, in whatever form"),
                   .required = true, .pattern = NUMBER_PATTERN),
         ATTRIBUTE_OF("does", hands_words, hands_meanings,
                      N_("what happens when a player plays such a card"), .required = true)),
     .notes = N_(
         "Name each value once; it applies to every card of that value: 1/3 includes 2/6 and 3/9."),
     .example = "<hands value=\"7\" does=\"swap\"/>"},
    {.name = "wheel",
     .help = N_("the wheel that spin cards turn"),
     .children = CHILDREN({"segment", 1, -1}),
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
     .help = N_("one segment of the wheel"),
     .attributes = ATTRIBUTES(
         ATTRIBUTE_OF("does", wheel_words, wheel_meanings,
                      N_("what the segment tells the player to do"), .required = true),
         ATTRIBUTE(VALUE_ID, "suit",
                   N_("the suit to draw until; only draw-until takes it, and needs it")),
         ATTRIBUTE_WITHIN(VALUE_INTEGER, "weight", 0, 1000,
                          N_("its size: a segment of 2 comes up twice as often as one of 1"),
                          .fallback = "1")),
     .children = titled,
     .example = "<segment does=\"draw-until\" suit=\"red\">…</segment>",
     .examples = "<segment does=\"draw-until\" suit=\"red\" weight=\"2\">\n"
                 "  <title lang=\"en\">Draw red</title>\n"
                 "  <title lang=\"nl\">Pak rood</title>\n"
                 "</segment>"},
    {.name = "set",
     .help = N_("changes a setting of the rule set for this deck"),
     .attributes = SET_ATTRIBUTES(UNIQUE_IN_FILE),
     .choices = setting_choices,
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
