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

static const char *const hands_words[] = {"swap", "pass", NULL}; /* enum hands_effect after NONE */
static const char *const decimal_words[] = {"point", "comma", NULL};
static const char *const space_words[] = {"none", "wide", "narrow", NULL};
static const char *const division_words[] = {"obelus", "colon", NULL};
static const char *const recurring_words[] = {"parentheses", "overline", "dots", NULL};

#define COPIES                                                                                     \
    {                                                                                              \
        .name = "copies", .type = VALUE_INTEGER, .fallback = "1", .minimum = 1,                    \
        .maximum = DECK_CARDS_PRINT, .help = N_("how many of each card")                           \
    }
#define POINTS                                                                                     \
    {                                                                                              \
        .name = "points", .type = VALUE_INTEGER, .minimum = 0, .maximum = 1000,                    \
        .help = N_("what such a card counts in a hand; without it, as the rule set says")          \
    }
#define SUITS                                                                                      \
    {                                                                                              \
        .name = "suits", .type = VALUE_ID, .many = true,                                           \
        .help = N_("the suits that have these cards; without it, all")                             \
    }
#define PICTURE                                                                                    \
    {                                                                                              \
        .name = "picture", .type = VALUE_WORD, .words = picture_words,                             \
        .help = N_("draws the value as a picture; without it, the number is printed")              \
    }
#define SPIN                                                                                       \
    {                                                                                              \
        .name = "spin", .type = VALUE_BOOLEAN, .fallback = "no",                                   \
        .help = N_("the next player turns the wheel")                                              \
    }

static const struct attribute_rule deck_attributes[] = {
    {.name = "author", .type = VALUE_TEXT, .help = N_("who wrote it")},
    {.name = "licence", .type = VALUE_TEXT, .help = N_("what others may do with it")},
    {.name = "version", .type = VALUE_TEXT, .help = N_("which edition of the deck this is")},
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
    {"title", 1, -1},
    {"style", 0, 1},
    {"suit", 1, DECK_SUITS},
    {"fractions", 0, -1},
    {"numbers", 0, -1},
    {"action", 0, -1},
    {"wild", 0, -1},
    {"wild-draw-four", 0, -1},
    {"extra", 0, -1},
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
     .fallback = "point",
     .help = N_("how decimals are printed, and which mark 1.000 and 1,000 are read by")},
    {.name = "percent-space",
     .type = VALUE_WORD,
     .words = space_words,
     .fallback = "none",
     .help = N_("the space before %")},
    {.name = "division-sign",
     .type = VALUE_WORD,
     .words = division_words,
     .fallback = "obelus",
     .help = N_("the sign for dividing: ÷ or :")},
    {.name = "recurring",
     .type = VALUE_WORD,
     .words = recurring_words,
     .fallback = "parentheses",
     .help = N_("how recurring digits are marked")},
    {.name = "minus-sign",
     .type = VALUE_BOOLEAN,
     .fallback = "no",
     .help = N_("prints the long minus sign instead of a hyphen")},
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
     .help = N_("the suit's name in the file and in moves")},
    {.name = "colour", .type = VALUE_COLOUR, .required = true, .help = N_("its colour")},
    {.name = "shape",
     .type = VALUE_WORD,
     .required = true,
     .words = shape_words,
     .unique = UNIQUE_IN_FILE,
     .help = N_("its sign, for whoever does not see the colour")},
    {0},
};
static const struct child_rule suit_children[] = {{"name", 1, -1}, {0}};
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
    {0},
};
static const struct attribute_rule fractions_attributes[] = {
    {.name = "denominators",
     .type = VALUE_TOKEN,
     .required = true,
     .many = true,
     .help =
         N_("every proper fraction with these denominators, not reduced ones too: 2-10, or 2 4 8")},
    COPIES,
    PICTURE,
    POINTS,
    SPIN,
    SUITS,
    {0},
};
static const struct attribute_rule numbers_attributes[] = {
    {.name = "from", .type = VALUE_INTEGER, .help = N_("the first of a row of whole numbers")},
    {.name = "to", .type = VALUE_INTEGER, .help = N_("the last of them")},
    {.name = "values",
     .type = VALUE_TEXT,
     .help = N_("the numbers as they are printed: 1/2 0.5 50%; with “;” between them where one has "
                "a space: 1 1/2; 3/2")},
    COPIES,
    PICTURE,
    POINTS,
    SPIN,
    SUITS,
    {0},
};
static const struct attribute_rule action_attributes[] = {
    {.name = "does",
     .type = VALUE_WORD,
     .required = true,
     .words = action_words,
     .help = N_("what the card does")},
    COPIES,
    POINTS,
    SUITS,
    {0},
};
static const struct attribute_rule wild_attributes[] = {COPIES, POINTS, {0}};
static const struct attribute_rule extra_attributes[] = {
    COPIES,
    {.name = "reference",
     .type = VALUE_BOOLEAN,
     .fallback = "no",
     .help = N_("lists what the wheel and the action cards do")},
    {0},
};
static const struct child_rule titled[] = {{"title", 1, -1}, {0}};
static const struct child_rule wheel_children[] = {{"segment", 1, -1}, {0}};
static const struct attribute_rule segment_attributes[] = {
    {.name = "does",
     .type = VALUE_WORD,
     .required = true,
     .words = wheel_words,
     .help = N_("what the segment tells the player to do")},
    {.name = "suit", .type = VALUE_ID, .help = N_("the suit to draw until, for draw-until")},
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
     .help = N_("swap: its player swaps hands with another; pass: all hands move one seat on")},
    {0},
};
static const struct attribute_rule set_attributes[] = {
    {.name = "name",
     .type = VALUE_ID,
     .required = true,
     .unique = UNIQUE_IN_FILE,
     .help = N_("the setting; “breuk list rules” shows them all")},
    {.name = "value", .type = VALUE_TOKEN, .required = true, .help = N_("what it is set to")},
    {0},
};

static const struct element_rule elements[] = {
    {.name = "deck",
     .attributes = deck_attributes,
     .children = deck_children,
     .help = N_("a deck of cards"),
     .example = "<deck format=\"1\" ruleset=\"fractions\">…</deck>"},
    {.name = "title",
     .attributes = title_attributes,
     .text = TEXT_REQUIRED,
     .help = N_("the title in one language"),
     .example = "<title lang=\"en\">Fractions</title>"},
    {.name = "style",
     .attributes = style_attributes,
     .help = N_("fixes how numbers are printed, whatever the language"),
     .example = "<style decimal-mark=\"comma\"/>"},
    {.name = "suit",
     .attributes = suit_attributes,
     .children = suit_children,
     .help = N_("a suit, with a name in each language"),
     .example = "<suit id=\"blue\" colour=\"#314387\" shape=\"circle\">…</suit>"},
    {.name = "name",
     .attributes = name_attributes,
     .text = TEXT_REQUIRED,
     .help = N_("the suit's name in one language"),
     .example = "<name lang=\"en\" short=\"B\">blue</name>"},
    {.name = "fractions",
     .attributes = fractions_attributes,
     .help = N_("fraction cards, each in every suit"),
     .example = "<fractions denominators=\"2-10\"/>"},
    {.name = "numbers",
     .attributes = numbers_attributes,
     .help = N_("number cards, each in every suit"),
     .example = "<numbers from=\"1\" to=\"9\" copies=\"2\"/>"},
    {.name = "action",
     .attributes = action_attributes,
     .help = N_("action cards, in every suit"),
     .example = "<action does=\"draw-two\" copies=\"2\"/>"},
    {.name = "wild",
     .attributes = wild_attributes,
     .help = N_("wild cards: whoever plays one names the colour"),
     .example = "<wild copies=\"4\"/>"},
    {.name = "wild-draw-four",
     .attributes = wild_attributes,
     .help = N_("wild cards, and the next player draws four"),
     .example = "<wild-draw-four copies=\"4\"/>"},
    {.name = "extra",
     .attributes = extra_attributes,
     .children = titled,
     .help = N_("a card that is printed and never played"),
     .example = "<extra copies=\"4\" reference=\"yes\">…</extra>"},
    {.name = "hands",
     .attributes = hands_attributes,
     .help = N_("a value that moves hands when the setting seven is on"),
     .example = "<hands value=\"7\" does=\"swap\"/>"},
    {.name = "wheel",
     .children = wheel_children,
     .help = N_("the wheel that spin cards set in motion"),
     .example = "<wheel>…</wheel>"},
    {.name = "segment",
     .attributes = segment_attributes,
     .children = titled,
     .help = N_("one segment of the wheel"),
     .example = "<segment does=\"draw-until\" suit=\"red\">…</segment>"},
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
    return hands == HANDS_NONE ? NULL : hands_words[hands - HANDS_SWAP];
}

const char *deck_wheel_word(enum wheel_effect effect)
{
    return wheel_words[effect];
}
