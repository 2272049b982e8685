#include "render/template/grammar_attributes.h"

#include <math.h>

/* In the order of enum face_kind, text_show, align, picture. */
static const char *const face_kinds[] = {"number", "picture", "spin",      "action",
                                         "wild",   "title",   "reference", NULL};
static const char *const shows[] = {"abbreviation", "suit", "action", "title",
                                    "reference",    "deck", "words",  NULL};
static const char *const aligns[] = {"left", "centre", "right", NULL};
static const char *const tops[] = {"cut", "suit", NULL};
static const char *const modes[] = {"full", "light", "low-ink", NULL};
static const char *const joins[] = {"sharp", "round", NULL};
static const char *const pictures[] = {"card",
#define PICTURE(identifier, word, ...) word,
#include "deck/picture-list.h"
#undef PICTURE
                                       "suitable", NULL};
static const char *const card_pictures[] = {
#define PICTURE(identifier, word, ...) word,
#include "deck/picture-list.h"
#undef PICTURE
    NULL};
/* What they mean. */
static const char *const face_meanings[] = {
    N_("cards that print a number"),
    N_("cards that show a picture of a number"),
    N_("number cards, printed or drawn, that make the next player turn the wheel"),
    N_("action cards of a suit"),
    N_("wild cards"),
    N_("extra cards"),
    N_("extra cards that list what the wheel does, or the action cards"),
    NULL};
static const char *const mode_meanings[] = {N_("without an option that saves ink"),
                                            N_("with --light"), N_("with --low-ink"), NULL};
static const char *const show_meanings[] = {N_("the suit’s abbreviation"),
                                            N_("the suit’s name"),
                                            N_("an action card’s name, in a word or two"),
                                            N_("an extra card’s title"),
                                            N_("what the wheel or the action cards do"),
                                            N_("the deck’s title"),
                                            N_("the words of the <title> elements inside, the "
                                               "same on every card"),
                                            NULL};
static const char *const picture_meanings[] = {
    N_("the picture that the card calls for"),
#define PICTURE(identifier, word, meaning, ...) meaning,
#include "deck/picture-list.h"
#undef PICTURE
    N_("a disc for up to 12 parts of 1 or 2 wholes, a bar for up to 20 parts of up to 4 wholes, "
       "and a number line for anything else"),
    NULL};

#define MM(attribute, lowest, text)                                                                \
    {                                                                                              \
        .name = attribute, .type = VALUE_REAL, .required = true, .minimum = lowest,                \
        .maximum = 1000, .help = text                                                              \
    }
#define X      MM("x", -1000, N_("distance from the card’s left edge, in mm"))
#define Y      MM("y", -1000, N_("distance from the card’s top edge, in mm"))
#define WIDTH  MM("width", 0.01, N_("width in mm"))
#define HEIGHT MM("height", 0.01, N_("height in mm"))
#define INK(attribute, usual, text)                                                                \
    {                                                                                              \
        .name = attribute, .type = VALUE_ID, .fallback = usual, .help = text                       \
    }
#define STROKE(usual, text)                                                                        \
    INK("stroke", usual, text),                                                                    \
    {                                                                                              \
        .name = "stroke-width", .type = VALUE_REAL, .fallback = "0.3", .minimum = 0.01,            \
        .maximum = 100, .help = N_("width of the outline, in mm")                                  \
    }
#define SIZE                                                                                       \
    {                                                                                              \
        .name = "size", .type = VALUE_REAL, .required = true, .minimum = 0.5, .maximum = 500,      \
        .help = N_("type size in mm; breuk shrinks text that does not fit")                        \
    }
#define DATA                                                                                       \
    {                                                                                              \
        .name = "d", .type = VALUE_TEXT, .required = true, .minimum = 1, .maximum = 8000,          \
        .help = N_("the shape, written as in SVG: M L H V C Q A Z; see SHAPES below")              \
    }
#define ALIGN                                                                                      \
    {                                                                                              \
        .name = "align", .type = VALUE_WORD, .words = aligns, .fallback = "centre",                \
        .help = N_("position in the box")                                                          \
    }
#define LENGTH(attribute, usual, most, text)                                                       \
    {                                                                                              \
        .name = attribute, .type = VALUE_REAL, .fallback = usual, .minimum = 0, .maximum = most,   \
        .help = text                                                                               \
    }
#define WIDER                                                                                      \
    {                                                                                              \
        .name = "wider", .type = VALUE_REAL, .many = true, .minimum = 0.01, .maximum = 1000,       \
        .help = N_("by how many mm it is wider on cards whose number needs more room: the first "  \
                   "that is enough")                                                               \
    }
#define SHIFT                                                                                      \
    {                                                                                              \
        .name = "shift", .type = VALUE_REAL, .many = true, .minimum = 0.01, .maximum = 1000,       \
        .help = N_("by how many mm it stands further right on cards whose number needs more "      \
                   "room, in step with the number’s “wider”")                                      \
    }
#define VALUE                                                                                      \
    {                                                                                              \
        .name = "value", .type = VALUE_TOKEN,                                                      \
        .help = N_("this number instead of the card’s, such as 2/4 or 0.5")                        \
    }

const struct attribute_rule template_attributes[] = {
    {.name = "base",
     .type = VALUE_ID,
     .help = N_("the template that this one starts from; see TEMPLATES THAT START FROM ANOTHER "
                "below")},
    {0},
};
const struct attribute_rule template_title_attributes[] = {
    {.name = "lang",
     .type = VALUE_LANGUAGE,
     .required = true,
     .unique = UNIQUE_AMONG_SIBLINGS,
     .help = N_("the language of the text")},
    {0},
};
const struct attribute_rule template_card_attributes[] = {WIDTH, HEIGHT, {0}};
const struct attribute_rule template_font_attributes[] = {
    {.name = "family",
     .type = VALUE_TEXT,
     .required = true,
     .minimum = 1,
     .maximum = 100,
     .help = N_("the typeface by its system name, or several separated by commas: breuk uses the "
                "first that is installed, or else DejaVu Sans")},
    {0},
};
const struct attribute_rule template_ink_attributes[] = {
    {.name = "name",
     .type = VALUE_ID,
     .required = true,
     .unique = UNIQUE_IN_FILE,
     .help = N_("a name for use in the template")},
    {.name = "colour", .type = VALUE_COLOUR, .required = true, .help = N_("the printed colour")},
    {0},
};
const struct attribute_rule template_sign_attributes[] = {
    {.name = "name",
     .type = VALUE_ID,
     .required = true,
     .unique = UNIQUE_IN_FILE,
     .help = N_(
         "a suit’s shape, such as circle; an action, such as skip; or a name of your own; a shape "
         "with -small after its name replaces it where it is smaller than 10 mm")},
    {.name = "parts",
     .type = VALUE_INTEGER,
     .minimum = 2,
     .maximum = 24,
     .help = N_("how many equal parts a mark can cut it into, from its centre")},
    {.name = "first",
     .type = VALUE_REAL,
     .fallback = "0",
     .minimum = 0,
     .maximum = 360,
     .help = N_("the direction of the first cut, in degrees clockwise from the top")},
    {0},
};
const struct attribute_rule template_area_attributes[] = {DATA, {0}};
const struct attribute_rule template_stroke_attributes[] = {
    DATA,
    {.name = "width",
     .type = VALUE_REAL,
     .required = true,
     .minimum = 0.01,
     .maximum = 10,
     .help = N_("line width, in tenths of the sign")},
    {0},
};
const struct attribute_rule template_layer_attributes[] = {
    {.name = "for",
     .type = VALUE_WORD,
     .many = true,
     .required = true,
     .words = face_kinds,
     .meanings = face_meanings,
     .help = N_("the kinds of card that have this layer")},
    {.name = "name",
     .type = VALUE_ID,
     .help =
         N_("by which a template that starts from this one replaces the layer, and all others "
            "of this name; or, in that template, the layer of its base that this one replaces")},
    {.name = "mode",
     .type = VALUE_WORD,
     .many = true,
     .words = modes,
     .meanings = mode_meanings,
     .help = N_("leave it out when printing otherwise; by default it is always there")},
    {.name = "shortest",
     .type = VALUE_INTEGER,
     .fallback = "1",
     .minimum = 1,
     .maximum = 99,
     .help = N_("only for numbers of at least this many characters: 1/2 has 3, 33 1/3% has 7")},
    {.name = "longest",
     .type = VALUE_INTEGER,
     .fallback = "99",
     .minimum = 1,
     .maximum = 99,
     .help = N_("only for numbers of at most this many characters")},
    {.name = "suit",
     .type = VALUE_ID,
     .many = true,
     .help = N_("only for cards of these suits, by their id in the deck: red")},
    {.name = "value",
     .type = VALUE_TOKEN,
     .many = true,
     .help = N_("only for cards of these numbers as they are written: 1/2 is not 2/4 nor 0.5; a "
                "mixed number without a space: 1+1/2, -1-1/2")},
    {.name = "picture",
     .type = VALUE_WORD,
     .many = true,
     .words = card_pictures,
     .help = N_("only for cards that show one of these pictures")},
    {0},
};
const struct attribute_rule template_back_attributes[] = {
    {.name = "name",
     .type = VALUE_ID,
     .unique = UNIQUE_IN_FILE,
     .help = N_("the name that a deck’s cards use to choose it; optional for the first back")},
    {0},
};
const struct attribute_rule template_box_attributes[] = {
    X,
    Y,
    WIDTH,
    HEIGHT,
    {.name = "radius",
     .type = VALUE_REAL,
     .fallback = "0",
     .minimum = 0,
     .maximum = 500,
     .help = N_("radius of its round corners, in mm")},
    WIDER,
    LENGTH("head", "0", 1000,
           N_("only so much of its height becomes wider, in mm from the top; 0: all of it")),
    LENGTH("fillet", "0", 500, N_("radius of the corner below that, in mm")),
    INK("fill", "none", N_("the ink of the area")),
    STROKE("none", N_("the ink of the outline")),
    {0},
};
const struct attribute_rule template_circle_attributes[] = {
    X,
    Y,
    MM("radius", 0.01, N_("half its width, in mm; x and y give its centre")),
    INK("fill", "none", N_("the ink of the area")),
    STROKE("none", N_("the ink of the outline")),
    {0},
};
const struct attribute_rule template_path_attributes[] = {
    DATA,
    {.name = "x",
     .type = VALUE_REAL,
     .fallback = "0",
     .minimum = -1000,
     .maximum = 1000,
     .help = N_("where the path’s 0 goes, in mm")},
    {.name = "y",
     .type = VALUE_REAL,
     .fallback = "0",
     .minimum = -1000,
     .maximum = 1000,
     .help = N_("where the path’s 0 goes, in mm")},
    {.name = "scale",
     .type = VALUE_REAL,
     .fallback = "1",
     .minimum = 0.001,
     .maximum = 1000,
     .help = N_("the size of 1 path unit on the card, in mm")},
    INK("fill", "none", N_("the ink of the area")),
    STROKE("none", N_("the ink of the outline")),
    {.name = "stroke-join",
     .type = VALUE_WORD,
     .words = joins,
     .fallback = "sharp",
     .help = N_("the outline’s corners and ends")},
    {0},
};
const struct attribute_rule template_mark_attributes[] = {
    {.name = "sign",
     .type = VALUE_ID,
     .required = true,
     .help = N_("suit: the sign of the card’s suit; action: the sign of its action; or the name of "
                "a <sign>")},
    X,
    Y,
    MM("size", 0.1, N_("width and height, in mm; x and y give its centre")),
    LENGTH("most", "0", 100000,
           N_("the largest area, in mm²; the sign then is as large as this and its size allow, so "
              "that signs of all shapes look equally large; 0: only its size counts")),
    LENGTH("cut", "0", 50,
           N_("the width of the white cuts between the sign’s equal parts, in mm; 0: no cuts")),
    LENGTH("cut-from", "0", 500,
           N_("the distance from its centre at which the cuts begin, in mm, so that they do not "
              "run through a number")),
    LENGTH("edge", "0", 50,
           N_("the width of a line round it, in mm, which also rounds its corners")),
    {.name = "edge-ink",
     .type = VALUE_ID,
     .help = N_("the ink of that line; by default the sign’s own")},
    SHIFT,
    INK("ink", "dark", N_("the ink")),
    {0},
};
const struct attribute_rule template_text_attributes[] = {
    {.name = "show",
     .type = VALUE_WORD,
     .required = true,
     .words = shows,
     .meanings = show_meanings,
     .help = N_("the words to print")},
    X,
    Y,
    WIDTH,
    HEIGHT,
    SIZE,
    SHIFT,
    ALIGN,
    {.name = "bold", .type = VALUE_BOOLEAN, .fallback = "no", .help = N_("bold type")},
    {.name = "baseline",
     .type = VALUE_REAL,
     .minimum = -1000,
     .maximum = 1000,
     .help = N_("distance of its only line’s foot from the card’s top edge, in mm, instead of the "
                "middle of its box; a title that is too long for one line fills the box")},
    INK("ink", "dark", N_("the ink")),
    {0},
};
const struct attribute_rule template_number_attributes[] = {
    VALUE,
    X,
    Y,
    WIDTH,
    HEIGHT,
    SIZE,
    ALIGN,
    WIDER,
    LENGTH("least", "0", 500,
           N_("the type size, in mm, below which it takes the next of its widths")),
    {.name = "inline",
     .type = VALUE_BOOLEAN,
     .fallback = "no",
     .help = N_("fractions on one line, such as 2/4, instead of one number above the other")},
    {.name = "tight",
     .type = VALUE_BOOLEAN,
     .fallback = "no",
     .help =
         N_("less space between digits and a fraction’s bar or a recurring digit’s mark, so that "
            "they become larger; a dot marks 6/8 instead of a line")},
    {.name = "underline",
     .type = VALUE_BOOLEAN,
     .fallback = "yes",
     .help = N_("a line under numbers such as 6 and 9, which look different upside down")},
    INK("ink", "dark", N_("the ink")),
    {0},
};
const struct attribute_rule template_picture_attributes[] = {
    VALUE,
    {.name = "show",
     .type = VALUE_WORD,
     .words = pictures,
     .meanings = picture_meanings,
     .fallback = "card",
     .help = N_("the kind of picture")},
    {.name = "of",
     .type = VALUE_WORD,
     .many = true,
     .words = card_pictures,
     .help = N_("leave it out on cards that show another kind of picture than these")},
    {.name = "optional",
     .type = VALUE_BOOLEAN,
     .fallback = "no",
     .help = N_("leave it out if this picture cannot show the card’s number; otherwise breuk "
                "refuses the card")},
    {.name = "labels",
     .type = VALUE_BOOLEAN,
     .fallback = "yes",
     .help = N_("numbers below a number line; without them its pin and ticks are larger, which a "
                "small line needs")},
    X,
    Y,
    WIDTH,
    HEIGHT,
    INK("fill", "suit", N_("the ink of the counted parts")),
    STROKE("dark", N_("the ink of the outline and divisions")),
    {0},
};
const struct attribute_rule template_suits_attributes[] = {
    X,
    Y,
    MM("radius", 0.01, N_("half its width, in mm; x and y give its centre")),
    {.name = "hole",
     .type = VALUE_REAL,
     .fallback = "0",
     .minimum = 0,
     .maximum = 1000,
     .help = N_("radius of the white hole in its centre, in mm")},
    LENGTH("gap", "0", 50, N_("width of the white gaps between the suits, in mm")),
    {.name = "top",
     .type = VALUE_WORD,
     .words = tops,
     .fallback = "cut",
     .help = N_("what is at the top: a cut between two suits, or the first suit")},
    {0},
};

const struct attribute_rule template_wall_attributes[] = {
    {.name = "value",
     .type = VALUE_TOKEN,
     .help = N_("the fraction that each row shows, such as 2/3; by default the deck’s own (its "
                "attribute “back”), or one of seven that its title chooses, so that decks can be "
                "told apart")},
    X,
    Y,
    WIDTH,
    HEIGHT,
    LENGTH("gap", "0.9", 50, N_("width of the gaps between its bricks, in mm")),
    LENGTH("radius", "0.3", 50, N_("radius of their round corners, in mm")),
    INK("ink", "none",
        N_("the ink of the bricks that count; none: each row has the colour of a "
           "suit")),
    INK("rest", "dark", N_("the ink of the other bricks")),
    {0},
};

const struct attribute_rule template_image_attributes[] = {
    {.name = "href",
     .type = VALUE_HREF,
     .required = true,
     .help = N_("the PNG or SVG file, relative to this file’s folder")},
    X,
    Y,
    WIDTH,
    HEIGHT,
    {0},
};
