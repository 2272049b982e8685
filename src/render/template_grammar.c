#include "render/template.h"

#include <math.h>

/* In the order of enum face_kind, text_show, align, picture. */
static const char *const face_kinds[] = {"number", "picture", "spin",      "action",
                                         "wild",   "title",   "reference", NULL};
static const char *const shows[] = {"abbreviation", "suit", "action", "title",
                                    "reference",    "deck", NULL};
static const char *const aligns[] = {"left", "centre", "right", NULL};
static const char *const pictures[] = {"card", "pie", "bar", "line", "dots", NULL};

#define MM(attribute, lowest, text)                                                                \
    {                                                                                              \
        .name = attribute, .type = VALUE_REAL, .required = true, .minimum = lowest,                \
        .maximum = 1000, .help = text                                                              \
    }
#define X      MM("x", -1000, N_("from the card's left edge, in mm"))
#define Y      MM("y", -1000, N_("from the card's upper edge, in mm"))
#define WIDTH  MM("width", 0.01, N_("in mm"))
#define HEIGHT MM("height", 0.01, N_("in mm"))
#define INK(attribute, usual, text)                                                                \
    {                                                                                              \
        .name = attribute, .type = VALUE_ID, .fallback = usual, .help = text                       \
    }
#define STROKE(usual, text)                                                                        \
    INK("stroke", usual, text),                                                                    \
    {                                                                                              \
        .name = "stroke-width", .type = VALUE_REAL, .fallback = "0.3", .minimum = 0.01,            \
        .maximum = 100, .help = N_("how wide the outline is, in mm")                               \
    }
#define SIZE                                                                                       \
    {                                                                                              \
        .name = "size", .type = VALUE_REAL, .required = true, .minimum = 0.5, .maximum = 500,      \
        .help = N_("size of the type in mm; what does not fit is set smaller")                     \
    }
#define DATA                                                                                       \
    {                                                                                              \
        .name = "d", .type = VALUE_TEXT, .required = true, .minimum = 1, .maximum = 8000,          \
        .help = N_("path data as in SVG: M L H V C Q A Z")                                         \
    }
#define ALIGN                                                                                      \
    {                                                                                              \
        .name = "align", .type = VALUE_WORD, .words = aligns, .fallback = "centre",                \
        .help = N_("where it stands in its box")                                                   \
    }
#define VALUE                                                                                      \
    {                                                                                              \
        .name = "value", .type = VALUE_TOKEN,                                                      \
        .help = N_("this number instead of the card's, as 2/4 or 0.5")                             \
    }

static const struct attribute_rule title_attributes[] = {
    {.name = "lang",
     .type = VALUE_LANGUAGE,
     .required = true,
     .unique = UNIQUE_AMONG_SIBLINGS,
     .help = N_("the language of the text")},
    {0},
};
static const struct attribute_rule card_attributes[] = {WIDTH, HEIGHT, {0}};
static const struct attribute_rule font_attributes[] = {
    {.name = "family",
     .type = VALUE_TEXT,
     .required = true,
     .minimum = 1,
     .maximum = 100,
     .help = N_("the typeface")},
    {0},
};
static const struct attribute_rule ink_attributes[] = {
    {.name = "name",
     .type = VALUE_ID,
     .required = true,
     .unique = UNIQUE_IN_FILE,
     .help = N_("the name that the template uses")},
    {.name = "colour", .type = VALUE_COLOUR, .required = true, .help = N_("#RRGGBB")},
    {0},
};
static const struct attribute_rule sign_attributes[] = {
    {.name = "name",
     .type = VALUE_ID,
     .required = true,
     .unique = UNIQUE_IN_FILE,
     .help = N_("a suit's shape, an action, or a name of your own")},
    {0},
};
static const struct attribute_rule area_attributes[] = {DATA, {0}};
static const struct attribute_rule stroke_attributes[] = {
    DATA,
    {.name = "width",
     .type = VALUE_REAL,
     .required = true,
     .minimum = 0.01,
     .maximum = 10,
     .help = N_("how wide the line is, in tenths of the sign")},
    {0},
};
static const struct attribute_rule layer_attributes[] = {
    {.name = "for",
     .type = VALUE_WORD,
     .many = true,
     .required = true,
     .words = face_kinds,
     .help = N_("the kinds of card that have this layer")},
    {0},
};
static const struct attribute_rule box_attributes[] = {
    X,
    Y,
    WIDTH,
    HEIGHT,
    {.name = "radius",
     .type = VALUE_REAL,
     .fallback = "0",
     .minimum = 0,
     .maximum = 500,
     .help = N_("of its round corners, in mm")},
    INK("fill", "none", N_("the ink of the area")),
    STROKE("none", N_("the ink of the outline")),
    {0},
};
static const struct attribute_rule circle_attributes[] = {
    X,
    Y,
    MM("radius", 0.01, N_("in mm; x and y are the middle")),
    INK("fill", "none", N_("the ink of the area")),
    STROKE("none", N_("the ink of the outline")),
    {0},
};
static const struct attribute_rule path_attributes[] = {
    DATA,
    {.name = "x",
     .type = VALUE_REAL,
     .fallback = "0",
     .minimum = -1000,
     .maximum = 1000,
     .help = N_("where the path's 0 lies, in mm")},
    {.name = "y",
     .type = VALUE_REAL,
     .fallback = "0",
     .minimum = -1000,
     .maximum = 1000,
     .help = N_("where the path's 0 lies, in mm")},
    {.name = "scale",
     .type = VALUE_REAL,
     .fallback = "1",
     .minimum = 0.001,
     .maximum = 1000,
     .help = N_("what 1 of the path is on the card, in mm")},
    INK("fill", "none", N_("the ink of the area")),
    STROKE("none", N_("the ink of the outline")),
    {0},
};
static const struct attribute_rule mark_attributes[] = {
    {.name = "sign",
     .type = VALUE_ID,
     .required = true,
     .help = N_("suit, action, or the name of a sign")},
    X,
    Y,
    MM("size", 0.1, N_("in mm; x and y are the middle")),
    INK("ink", "dark", N_("the ink")),
    {0},
};
static const struct attribute_rule text_attributes[] = {
    {.name = "show",
     .type = VALUE_WORD,
     .required = true,
     .words = shows,
     .help = N_("what it says")},
    X,
    Y,
    WIDTH,
    HEIGHT,
    SIZE,
    ALIGN,
    {.name = "bold", .type = VALUE_BOOLEAN, .fallback = "no", .help = N_("in bold type")},
    INK("ink", "dark", N_("the ink")),
    {0},
};
static const struct attribute_rule number_attributes[] = {
    VALUE,
    X,
    Y,
    WIDTH,
    HEIGHT,
    SIZE,
    ALIGN,
    {.name = "inline",
     .type = VALUE_BOOLEAN,
     .fallback = "no",
     .help = N_("a fraction in one line, as 2/4; otherwise one above the other")},
    {.name = "underline",
     .type = VALUE_BOOLEAN,
     .fallback = "yes",
     .help = N_("a line under numbers such as 6 and 9, which upside down are others")},
    INK("ink", "dark", N_("the ink")),
    {0},
};
static const struct attribute_rule picture_attributes[] = {
    VALUE,
    {.name = "show",
     .type = VALUE_WORD,
     .words = pictures,
     .fallback = "card",
     .help = N_("which picture; card: the one that the card asks for")},
    X,
    Y,
    WIDTH,
    HEIGHT,
    INK("fill", "suit", N_("the ink of the parts that count")),
    STROKE("dark", N_("the ink of the outline and the divisions")),
    {0},
};
static const struct attribute_rule suits_attributes[] = {
    X,
    Y,
    MM("radius", 0.01, N_("in mm; x and y are the middle")),
    {.name = "hole",
     .type = VALUE_REAL,
     .fallback = "0",
     .minimum = 0,
     .maximum = 1000,
     .help = N_("radius of the hole in its middle, in mm")},
    {0},
};

static const struct child_rule template_children[] = {
    {"title", 0, -1}, {"card", 1, 1}, {"font", 1, 1}, {"ink", 0, -1},
    {"sign", 0, -1},  {"face", 1, 1}, {"back", 0, 1}, {0},
};
static const struct child_rule sign_children[] = {{"area", 0, -1}, {"line", 0, -1}, {0}};
static const struct child_rule face_children[] = {{"layer", 1, -1}, {0}};

#define PARTS                                                                                      \
    {"box", 0, -1}, {"circle", 0, -1}, {"path", 0, -1}, {"mark", 0, -1}, {"text", 0, -1},          \
        {"number", 0, -1}, {"picture", 0, -1},                                                     \
    {                                                                                              \
        "suits", 0, -1                                                                             \
    }

static const struct child_rule layer_children[] = {PARTS, {"corners", 0, -1}, {0}};
static const struct child_rule corners_children[] = {PARTS, {0}};

static const struct element_rule elements[] = {
    {.name = "template",
     .children = template_children,
     .help = N_("how the cards of a deck look"),
     .example = "<template format=\"1\">…</template>"},
    {.name = "title",
     .attributes = title_attributes,
     .text = TEXT_REQUIRED,
     .help = N_("what it is called"),
     .example = "<title lang=\"en\">Plain</title>"},
    {.name = "card",
     .attributes = card_attributes,
     .help = N_("the size of the card that is drawn; on other cards all is scaled"),
     .example = "<card width=\"63\" height=\"88\"/>"},
    {.name = "font",
     .attributes = font_attributes,
     .help = N_("the typeface of all texts and numbers"),
     .example = "<font family=\"Andika\"/>"},
    {.name = "ink",
     .attributes = ink_attributes,
     .help = N_("a colour with a name; none, suit, on-suit, suit-text, paper and dark are there"),
     .example = "<ink name=\"frame\" colour=\"#DDDDDD\"/>"},
    {.name = "sign",
     .attributes = sign_attributes,
     .children = sign_children,
     .help = N_("a sign, drawn from -5 to 5 both ways"),
     .example = "<sign name=\"diamond\"><area d=\"M 0 -5 L 5 0 L 0 5 L -5 0 Z\"/></sign>"},
    {.name = "area", .attributes = area_attributes, .help = N_("a filled piece of a sign")},
    {.name = "line", .attributes = stroke_attributes, .help = N_("a line of a sign")},
    {.name = "face", .children = face_children, .help = N_("the front of the cards")},
    {.name = "layer",
     .attributes = layer_attributes,
     .children = layer_children,
     .help = N_("what some kinds of card have; later layers lie on earlier ones")},
    {.name = "back", .children = layer_children, .help = N_("the back of the cards")},
    {.name = "corners",
     .children = corners_children,
     .help = N_("its parts, and the same once more turned upside down")},
    {.name = "box", .attributes = box_attributes, .help = N_("a rectangle")},
    {.name = "circle", .attributes = circle_attributes, .help = N_("a circle")},
    {.name = "path", .attributes = path_attributes, .help = N_("any other shape")},
    {.name = "mark", .attributes = mark_attributes, .help = N_("a sign, put on the card")},
    {.name = "text", .attributes = text_attributes, .help = N_("words of the deck")},
    {.name = "number",
     .attributes = number_attributes,
     .help = N_("the card's number; not on cards that show a picture")},
    {.name = "picture", .attributes = picture_attributes, .help = N_("a picture of a number")},
    {.name = "suits",
     .attributes = suits_attributes,
     .help = N_("a disc with the colour and the sign of every suit")},
};

const struct grammar template_grammar = {
    .root = "template",
    .file_kind = N_("template"),
    .format = 1,
    .elements = elements,
    .element_count = sizeof elements / sizeof *elements,
};
