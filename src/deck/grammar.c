/* What a deck file may say. */
#include "deck/builder.h"

/* In the order of enum suit_shape, enum picture without PICTURE_NONE, the symbols of enum action,
 * enum wheel_effect. */
const char *const shape_words[] = {"circle",  "square", "triangle", "diamond", "star",
                                   "hexagon", "cross",  "drop",     NULL};
const char *const picture_words[] = {"pie", "bar", "line", "dots", NULL};
const char *const action_words[] = {"draw-two", "reverse", "skip", NULL};
const char *const wheel_words[] = {"almost-out", "discard-number", "discard-colour",
                                   "draw-until", "trade-hands",    "show-hand",
                                   "showdown",   "shout",          NULL};

/* What the words mean, in their order. */
static const char *const picture_meanings[] = {
    N_("a disc, cut into equal parts"), N_("a bar, cut into equal parts"),
    N_("a number line from 0 on, with a mark at the number"),
    N_("a set of dots, some of them coloured"), NULL};
static const char *const action_meanings[] = {
    N_("the next player draws 2 cards and loses the turn"), N_("play goes on the other way round"),
    N_("the next player loses the turn"), NULL};
static const char *const wheel_meanings[] = {
    N_("you may discard all your cards but two"),
    N_("choose a number: discard all cards of it, or some"),
    N_("choose a colour: discard all cards of it, or some"),
    N_("draw until a card of the segment’s suit or a wild card comes, and keep them all"),
    N_("everyone gives their cards to the player on the left"),
    N_("show everyone your cards"),
    N_("everyone lays their highest number; the highest is discarded"),
    N_("whoever shouts it first may discard a card"),
    NULL};

/* enum hands_effect after NONE */
static const char *const hands_words[] = {
#define HANDS(identifier, word, ...) word,
#include "deck/hands-list.h"
#undef HANDS
    NULL};
static const char *const hands_meanings[] = {
#define HANDS(identifier, word, meaning, ...) meaning,
#include "deck/hands-list.h"
#undef HANDS
    NULL};
static const char *const decimal_words[] = {"point", "comma", NULL};
static const char *const decimal_meanings[] = {"0.75", "0,75", NULL};
static const char *const space_words[] = {"none", "wide", "narrow", NULL};
static const char *const space_meanings[] = {"50%", N_("50 %, with the space between words"),
                                             N_("50 %, with a narrow space"), NULL};
static const char *const division_words[] = {"obelus", "colon", NULL};
static const char *const division_meanings[] = {"÷", ":", NULL};
static const char *const recurring_words[] = {"parentheses", "overline", "dots", NULL};
static const char *const recurring_meanings[] = {
    "0.(3)", N_("a line over each digit that recurs"),
    N_("a dot over the first and over the last of them"), NULL};

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
        .help = N_("what such a card counts in a hand; without it, as the rule set says")          \
    }
#define SUITS                                                                                      \
    {                                                                                              \
        .name = "suits", .key = FIELD_SUITS, .type = VALUE_ID, .many = true,                       \
        .help = N_("the suits that have these cards; without it, all")                             \
    }
#define BACK                                                                                       \
    {                                                                                              \
        .name = "back", .key = FIELD_BACK, .type = VALUE_ID,                                       \
        .help = N_("the name of their back in the template; without it, its first back")           \
    }
#define PICTURE                                                                                    \
    {                                                                                              \
        .name = "picture", .key = FIELD_PICTURE, .type = VALUE_WORD, .words = picture_words,       \
        .meanings = picture_meanings,                                                              \
        .help = N_("draws the value as a picture; without it, the number is printed")              \
    }
#define SPIN                                                                                       \
    {                                                                                              \
        .name = "spin", .key = FIELD_SPIN, .type = VALUE_BOOLEAN, .fallback = "no",                \
        .help = N_("spin cards: the next player turns the wheel")                                  \
    }

static const struct attribute_rule deck_attributes[] = {
    {.name = "author", .type = VALUE_TEXT, .help = N_("who wrote it")},
    {.name = "licence",
     .type = VALUE_TEXT,
     .help = N_("what others may do with it, as “CC BY 4.0” or “may be copied for lessons”")},
    {.name = "version",
     .type = VALUE_TEXT,
     .help = N_("which edition of the deck this is, as you like to count them: 2, or 2026-09")},
    {.name = "ruleset",
     .type = VALUE_ID,
     .fallback = "deluxe",
     .help = N_("the rule set that the deck is played by; “breuk list rulesets” shows them all")},
    {.name = "template",
     .type = VALUE_ID,
     .fallback = "plain",
     .help = N_("the template that draws the cards; “breuk list templates” shows them all")},
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
     .fallback = "point",
     .help = N_("how decimals are printed, and which mark 1.000 and 1,000 are read by")},
    {.name = "percent-space",
     .type = VALUE_WORD,
     .words = space_words,
     .meanings = space_meanings,
     .fallback = "none",
     .help = N_("the space before %")},
    {.name = "division-sign",
     .type = VALUE_WORD,
     .words = division_words,
     .meanings = division_meanings,
     .fallback = "obelus",
     .help = N_("the sign for dividing, in explanations")},
    {.name = "recurring",
     .type = VALUE_WORD,
     .words = recurring_words,
     .meanings = recurring_meanings,
     .fallback = "parentheses",
     .help = N_("how recurring digits are marked")},
    {.name = "minus-sign",
     .type = VALUE_BOOLEAN,
     .fallback = "no",
     .help = N_("prints the long minus sign, as in −3, instead of a hyphen")},
    {.name = "fraction-characters",
     .type = VALUE_BOOLEAN,
     .fallback = "no",
     .help = N_("prints ½ as one character where there is one")},
    {0},
};
static const struct attribute_rule suit_attributes[] = {
    {.name = "id",
     .type = VALUE_ID,
     .required = true,
     .unique = UNIQUE_IN_FILE,
     .help = N_("the suit's name in the file and in moves: blue, in “play blue 2/4”")},
    {.name = "colour",
     .type = VALUE_COLOUR,
     .required = true,
     .help = N_("its colour, as it is printed")},
    {.name = "shape",
     .type = VALUE_WORD,
     .required = true,
     .words = shape_words,
     .unique = UNIQUE_IN_FILE,
     .help = N_("its sign, for whoever does not see the colour")},
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
     .help =
         N_("every proper fraction with these denominators, those that can be reduced too; one, as "
            "8, or a row, as 2-10; from 2 to 1000")},
    COPIES,
    PICTURE,
    POINTS,
    SPIN,
    SUITS,
    BACK,
    {0},
};
static const struct attribute_rule numbers_attributes[] = {
    {.name = "from",
     .key = FIELD_FROM,
     .type = VALUE_INTEGER,
     .help = N_("the first of a row of whole numbers; it needs “to”")},
    {.name = "to",
     .key = FIELD_TO,
     .type = VALUE_INTEGER,
     .help = N_("the last of them, as great as the first or greater")},
    {.name = "values",
     .key = FIELD_VALUES,
     .type = VALUE_TEXT,
     .help = N_("the numbers as they are printed: 1/2 0.5 50%; with “;” between them where one has "
                "a space: 1 1/2; 3/2")},
    COPIES,
    PICTURE,
    POINTS,
    SPIN,
    SUITS,
    BACK,
    {0},
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
     .help = N_("lists below the title what the wheel does, or without a wheel the action cards")},
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
     .help = N_("the suit to draw until; draw-until needs it, the others have none")},
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
     .help = N_("a number: every card of an equal value has the effect, however it is written")},
    {.name = "does",
     .type = VALUE_WORD,
     .required = true,
     .words = hands_words,
     .meanings = hands_meanings,
     .help = N_("what happens when such a card is played")},
    {0},
};
static const struct attribute_rule set_attributes[] = {
    {.name = "name",
     .type = VALUE_ID,
     .required = true,
     .unique = UNIQUE_IN_FILE,
     .help = N_("the setting; “breuk list rules” shows them all")},
    {.name = "value",
     .type = VALUE_TOKEN,
     .required = true,
     .help = N_("what it is set to: a number, or a word of the setting")},
    {0},
};

static const struct element_rule elements[] = {
    {.name = "deck",
     .attributes = deck_attributes,
     .children = deck_children,
     .help = N_("a deck of cards"),
     .notes = N_("The cards are printed in the order of the suits, in each suit in the order of "
                 "the elements that make them; then come the wild cards, then the extra ones. "
                 "Elements that make the same card add up their copies. A deck has at most 200000 "
                 "cards; to be played, at most 512. A template may have several backs, each with "
                 "a name; the attribute “back” chooses one, as for harder cards."),
     .example = "<deck format=\"1\" ruleset=\"fractions\">…</deck>",
     .examples = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                 "<deck format=\"1\" author=\"Class 5b\" licence=\"may be copied for lessons\"\n"
                 "      version=\"1\" ruleset=\"fractions\" template=\"plain\">\n"
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
     .help = N_("the title in one language; once for each language that you write"),
     .notes = N_("Who asks for a language that is not there gets English, and without English the "
                 "first one."),
     .example = "<title lang=\"en\">Fractions</title>",
     .examples = "<title lang=\"en\">Halves and quarters</title>\n"
                 "<title lang=\"nl\">Helften en kwarten</title>"},
    {.name = "style",
     .attributes = style_attributes,
     .help = N_("fixes how numbers are printed, whatever the language"),
     .notes = N_("Without it numbers are written as the language of the program has it: 0.5 in "
                 "English, 0,5 in Dutch, German and French."),
     .example = "<style decimal-mark=\"comma\"/>",
     .examples = "<style decimal-mark=\"comma\" percent-space=\"narrow\" division-sign=\"colon\"\n"
                 "       recurring=\"overline\" minus-sign=\"yes\" fraction-characters=\"yes\"/>"},
    {.name = "suit",
     .attributes = suit_attributes,
     .children = suit_children,
     .help = N_("a suit, with a name in each language"),
     .notes = N_("Every suit has another shape, so that whoever does not see the colours can play "
                 "too. Names and abbreviations differ within a language."),
     .example = "<suit id=\"blue\" colour=\"#314387\" shape=\"circle\">…</suit>",
     .examples = "<suit id=\"blue\" colour=\"#314387\" shape=\"circle\">\n"
                 "  <name lang=\"en\" short=\"B\">blue</name>\n"
                 "  <name lang=\"nl\" short=\"B\">blauw</name>\n"
                 "</suit>"},
    {.name = "name",
     .attributes = name_attributes,
     .text = TEXT_REQUIRED,
     .help = N_("the suit's name in one language"),
     .notes = N_("The usual colours need no forms. For any other name write one form in Dutch "
                 "(rode), three in French: feminine, plural, feminine plural (bleue bleus bleues), "
                 "five in German (rote roter roten rotes rotem). Players can type any of them. In "
                 "German the name itself is a noun: Rot."),
     .example = "<name lang=\"en\" short=\"B\">blue</name>",
     .examples = "<name lang=\"en\" short=\"L\">light blue</name>\n"
                 "<name lang=\"nl\" short=\"L\" forms=\"lichtblauwe\">lichtblauw</name>"},
    {.name = "fractions",
     .attributes = fractions_attributes,
     .help = N_("fraction cards: a row of them for each denominator, in every suit or in some"),
     .notes = N_("denominators=\"2-4\" makes 1/2, 1/3, 2/3, 1/4, 2/4 and 3/4 in each suit. For a "
                 "picture a denominator is at most 100."),
     .example = "<fractions denominators=\"2-10\"/>",
     .examples =
         "<fractions denominators=\"2-10\"/>\n"
         "<fractions denominators=\"2 4 8\" copies=\"2\" picture=\"pie\" suits=\"blue red\"/>\n"
         "<fractions denominators=\"3\" spin=\"yes\" points=\"15\" back=\"bars\"/>"},
    {.name = "numbers",
     .attributes = numbers_attributes,
     .help = N_("number cards that you choose yourself, in every suit or in some"),
     .notes = N_("Give either values, or both from and to. A picture shows no number below 0, at "
                 "most 12 wholes and 100 parts in all."),
     .example = "<numbers from=\"1\" to=\"9\" copies=\"2\"/>",
     .examples = "<numbers from=\"1\" to=\"9\" copies=\"2\"/>\n"
                 "<numbers values=\"1/2 2/4 0.5 50%\" points=\"10\" suits=\"blue red\"/>\n"
                 "<numbers values=\"1 1/2; 3/2; 1.5\"/>\n"
                 "<numbers values=\"1/2 3/4\" picture=\"line\"/>\n"
                 "<numbers from=\"1\" to=\"5\" spin=\"yes\" back=\"bars\"/>"},
    {.name = "action",
     .attributes = action_attributes,
     .help = N_("action cards, in every suit or in some"),
     .example = "<action does=\"draw-two\" copies=\"2\"/>",
     .examples = "<action does=\"draw-two\" copies=\"2\"/>\n"
                 "<action does=\"skip\" points=\"30\" suits=\"blue red\" back=\"bars\"/>"},
    {.name = "wild",
     .attributes = wild_attributes,
     .help = N_("wild cards: whoever plays one names the colour"),
     .notes = N_("They have no suit, and may be laid on anything."),
     .example = "<wild copies=\"4\"/>",
     .examples = "<wild copies=\"4\" points=\"40\" back=\"bars\"/>"},
    {.name = "wild-draw-four",
     .attributes = wild_attributes,
     .help = N_("wild cards; the next player draws four cards besides, or challenges"),
     .notes = N_("It is meant to be played only by who has no card of the colour; the setting "
                 "“honest” says which cards count."),
     .example = "<wild-draw-four copies=\"4\"/>",
     .examples = "<wild-draw-four copies=\"4\" points=\"50\" back=\"bars\"/>"},
    {.name = "extra",
     .attributes = extra_attributes,
     .children = titled,
     .help = N_("a card that is printed and never played: a title card, or one that helps"),
     .notes = N_("Several reference cards share what there is to say: each has a part of it, in "
                 "larger type."),
     .example = "<extra copies=\"4\" reference=\"yes\">…</extra>",
     .examples = "<extra copies=\"4\" reference=\"yes\" back=\"bars\">\n"
                 "  <title lang=\"en\">The wheel</title>\n"
                 "</extra>"},
    {.name = "hands",
     .attributes = hands_attributes,
     .help = N_("a value that moves hands when the setting seven is on"),
     .notes = N_("A deck names the value once, and every card of that value does it: with 1/3 also "
                 "2/6 and 3/9."),
     .example = "<hands value=\"7\" does=\"swap\"/>"},
    {.name = "wheel",
     .children = wheel_children,
     .help = N_("the wheel that spin cards set in motion"),
     .notes = N_("The rule set must turn wheels: ruleset=\"spin\", or <set name=\"wheel\" "
                 "value=\"yes\"/>. One segment at least has a weight above 0."),
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
                 "  <title lang=\"nl\">Trek rood</title>\n"
                 "</segment>"},
    {.name = "set",
     .attributes = set_attributes,
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

const char *deck_action_word(enum action action)
{
    switch (action) {
    case ACTION_NONE:
        return NULL;
    case ACTION_DRAW_TWO:
    case ACTION_REVERSE:
    case ACTION_SKIP:
        return action_words[action - ACTION_DRAW_TWO];
    case ACTION_WILD:
        return "wild";
    case ACTION_WILD_DRAW_FOUR:
        return "wild-draw-four";
    }
    return NULL;
}

const char *deck_hands_word(enum hands_effect hands)
{
    return hands == HANDS_NONE ? NULL : hands_words[hands - HANDS_NONE - 1];
}

const char *deck_wheel_word(enum wheel_effect effect)
{
    return wheel_words[effect];
}
