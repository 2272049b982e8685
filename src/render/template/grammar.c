#include "render/template/template.h"

/* In the order of enum face_kind, text_show, align, picture. */
const char *const face_kinds[] = {"number", "picture", "spin",      "action",
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
/* The meanings of these words. */
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

#define X                      MM("x", -1000, 1000, N_("distance from the card’s left edge, in mm"))
#define Y                      MM("y", -1000, 1000, N_("distance from the card’s top edge, in mm"))
#define WIDTH                  MM("width", 0.01, 1000, N_("width in mm"))
#define HEIGHT                 MM("height", 0.01, 1000, N_("height in mm"))
#define PLACE                  X, Y, WIDTH, HEIGHT
#define INK(NAME, USUAL, HELP) ATTRIBUTE(VALUE_ID, NAME, HELP, .fallback = USUAL)
#define STROKE(USUAL, HELP)                                                                        \
    INK("stroke", USUAL, HELP),                                                                    \
        USUAL_MM("stroke-width", "0.3", 0.01, 100, N_("width of the outline, in mm"))
#define FILL_AND_STROKE                                                                            \
    INK("fill", "none", N_("the ink of the area")), STROKE("none", N_("the ink of the outline"))

#define SIZE MM("size", 0.5, 500, N_("type size in mm; breuk shrinks text that does not fit"))
#define DATA                                                                                       \
    ATTRIBUTE_WITHIN(VALUE_TEXT, "d", 1, 8000,                                                     \
                     N_("the shape, written as in SVG: M L H V C Q A Z; see SHAPES below"),        \
                     .required = true)

#define ALIGN ATTRIBUTE_OF("align", aligns, NULL, N_("position in the box"), .fallback = "centre")

#define SEVERAL_MM(NAME, HELP) ATTRIBUTE_WITHIN(VALUE_REAL, NAME, 0.01, 1000, HELP, .many = true)
#define WIDER                                                                                      \
    SEVERAL_MM("wider", N_("by how many mm it is wider on cards whose number needs more room: "    \
                           "the first that is enough"))
#define SHIFT                                                                                      \
    SEVERAL_MM("shift", N_("by how many mm it stands further right on cards whose number needs "   \
                           "more room, in step with the number’s “wider”"))
#define VALUE                                                                                      \
    ATTRIBUTE(VALUE_TOKEN, "value", N_("this number instead of the card’s, such as 2/4 or 0.5"))

const struct xml_base_words template_base_words = {
    N_("there is no template “{name}”; did you mean “{nearest}”?"),
    N_("there is no template “{name}”, not beside this file either; choose one of: {names}, or "
       "put {name}.xml beside this file"),
    N_("the template “{name}” leads back to itself; give it another base"),
    N_("a template can start from at most {most} others, one from the next; choose a base that "
       "starts from fewer"),
};

#define PARTS                                                                                      \
    {"box", 0, -1}, {"circle", 0, -1}, {"path", 0, -1}, {"mark", 0, -1}, {"text", 0, -1},          \
        {"number", 0, -1}, {"picture", 0, -1}, {"image", 0, -1}, {"wall", 0, -1},                  \
    {                                                                                              \
        "suits", 0, -1                                                                             \
    }

static const struct child_rule layer_children[] = {PARTS, {"corners", 0, -1}, {0}};

static const struct element_rule elements[] = {
    {.name = "template",
     .help = N_("how the cards of a deck look"),
     .attributes = ATTRIBUTES(ATTRIBUTE(VALUE_ID, "base",
                                        N_("the template that this one starts from; see TEMPLATES "
                                           "THAT START FROM ANOTHER below"))),
     .children = CHILDREN({"title", 0, -1}, {"card", 1, 1}, {"font", 1, 1}, {"ink", 0, -1},
                          {"sign", 0, -1}, {"face", 1, 1}, {"back", 0, -1}),
     .inherits = "base",
     .example = "<template format=\"1\">…</template>",
     .notes = N_("A template can print a deck if it has a layer for each kind of card in the deck, "
                 "a sign for the shape of each suit and, if a mark shows actions, a sign for each "
                 "action. It has a <card>, a <font> and a <face>, unless it has a base, which "
                 "gives what it leaves out. “breuk new template NAME --from plain” writes a copy "
                 "of one that came with breuk, for you to change."),
     .examples = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                 "<template format=\"1\" base=\"plain\">\n"
                 "  <title lang=\"en\">Big number</title>\n"
                 "  <face>\n"
                 "    <layer name=\"number\" for=\"number\">\n"
                 "      <number x=\"8\" y=\"20\" width=\"47\" height=\"48\" size=\"45\"\n"
                 "              ink=\"suit-text\"/>\n"
                 "    </layer>\n"
                 "  </face>\n"
                 "</template>"},
    {.name = "title",
     .help = N_("the template’s title, or the words of a <text>, in one language"),
     .attributes = ATTRIBUTES(LANG),
     .text = TEXT_REQUIRED,
     .example = N_("<title lang=\"en\">Plain</title>")},
    {.name = "card",
     .help = N_(
         "the card size that the template is drawn for; everything is scaled to fit other cards"),
     .attributes = ATTRIBUTES(WIDTH, HEIGHT),
     .example = "<card width=\"63\" height=\"88\"/>"},
    {.name = "font",
     .help = N_("the typeface of all texts and numbers"),
     .attributes = ATTRIBUTES(
         ATTRIBUTE_WITHIN(VALUE_TEXT, "family", 1, 100,
                          N_("the typeface by its system name, or several separated by commas: "
                             "breuk uses the first that is installed, or else DejaVu Sans"),
                          .required = true)),
     .example = "<font family=\"Andika\"/>"},
    {.name = "ink",
     .help = N_("a named colour for use in the template"),
     .attributes =
         ATTRIBUTES(ATTRIBUTE(VALUE_ID, "name", N_("a name for use in the template"),
                              .required = true, .unique = UNIQUE_IN_FILE),
                    ATTRIBUTE(VALUE_COLOUR, "colour", N_("the printed colour"), .required = true)),
     .example = "<ink name=\"frame\" colour=\"#DDDDDD\"/>"},
    {.name = "sign",
     .help = N_("a sign for a suit’s shape, for an action, or of your own"),
     .attributes = ATTRIBUTES(
         ATTRIBUTE(
             VALUE_ID, "name",
             N_("a suit’s shape, such as circle; an action, such as skip; or a name of your own; a "
                "shape with -small after its name replaces it where it is smaller than 10 mm"),
             .required = true, .unique = UNIQUE_IN_FILE),
         ATTRIBUTE_WITHIN(VALUE_INTEGER, "parts", 2, 24,
                          N_("how many equal parts a mark can cut it into, from its centre")),
         ATTRIBUTE_WITHIN(VALUE_REAL, "first", 0, 360,
                          N_("the direction of the first cut, in degrees clockwise from the top"),
                          .fallback = "0")),
     .children = CHILDREN({"area", 0, -1}, {"line", 0, -1}),
     .example = "<sign name=\"diamond\"><area d=\"M 0 -5 L 5 0 L 0 5 L -5 0 Z\"/></sign>",
     .notes = N_("Draw it in a square from -5 to 5 both ways, with 0 in the centre; cards can then "
                 "use it in any size and ink. The signs circle, square, triangle, diamond, star, "
                 "hexagon, cross and drop are for suits; draw-two, reverse, skip, wild and "
                 "wild-draw-four are for actions. It needs an <area> or a <line>. With parts a "
                 "turn by one of them about 0 0 must map the sign onto itself, so that the parts "
                 "are equal."),
     .examples = "<sign name=\"square\" parts=\"4\" first=\"22.5\">\n"
                 "  <area d=\"M -4 -4 H 4 V 4 H -4 Z\"/>\n"
                 "</sign>\n"
                 "<sign name=\"leaf\">\n"
                 "  <area d=\"M 0 -5 Q 5 0 0 5 Q -5 0 0 -5 Z\"/>\n"
                 "</sign>\n"
                 "<sign name=\"skip\">\n"
                 "  <line width=\"1.3\" d=\"M -4 0 A 4 4 0 1 1 4 0 A 4 4 0 1 1 -4 0 Z\"/>\n"
                 "  <line width=\"1.3\" d=\"M -2.8 2.8 L 2.8 -2.8\"/>\n"
                 "</sign>"},
    {.name = "area",
     .help = N_("a filled piece of a sign"),
     .attributes = ATTRIBUTES(DATA),
     .notes = N_("If two pieces of one shape overlap, they leave a hole."),
     .example = "<area d=\"M 0 -5 L 5 0 L 0 5 L -5 0 Z\"/>"},
    {.name = "line",
     .help = N_("a line of a sign, with round ends"),
     .attributes = ATTRIBUTES(DATA, ATTRIBUTE_WITHIN(VALUE_REAL, "width", 0.01, 10,
                                                     N_("line width, in tenths of the sign"),
                                                     .required = true)),
     .example = "<line width=\"1.3\" d=\"M -2.8 2.8 L 2.8 -2.8\"/>"},
    {.name = "face",
     .help = N_("the front of the cards"),
     .children = CHILDREN({"layer", 1, -1}),
     .notes = N_("Each kind of card in the deck needs a layer."),
     .example = "<face>…</face>",
     .examples =
         "<face>\n"
         "  <layer for=\"number picture spin action\">\n"
         "    <box x=\"3\" y=\"3\" width=\"57\" height=\"82\" radius=\"4\" fill=\"suit\"/>\n"
         "  </layer>\n"
         "  <layer for=\"number\">\n"
         "    <number x=\"12\" y=\"24\" width=\"39\" height=\"40\" size=\"40\"/>\n"
         "  </layer>\n"
         "</face>"},
    {.name = "layer",
     .help = N_("the design for some kinds of card; later layers cover earlier ones"),
     .attributes = ATTRIBUTES(
         ATTRIBUTE_OF("for", face_kinds, face_meanings,
                      N_("the kinds of card that have this layer"), .many = true, .required = true),
         ATTRIBUTE(VALUE_ID, "name",
                   N_("by which a template that starts from this one replaces the layer, and all "
                      "others of this name; or, in that template, the layer of its base that this "
                      "one replaces")),
         ATTRIBUTE_OF("mode", modes, mode_meanings,
                      N_("leave it out when printing otherwise; by default it is always there"),
                      .many = true),
         ATTRIBUTE_WITHIN(
             VALUE_INTEGER, "shortest", 1, 99,
             N_("only for numbers of at least this many characters: 1/2 has 3, 33 1/3% has 7"),
             .fallback = "1"),
         ATTRIBUTE_WITHIN(VALUE_INTEGER, "longest", 1, 99,
                          N_("only for numbers of at most this many characters"), .fallback = "99"),
         ATTRIBUTE(VALUE_ID, "suit",
                   N_("only for cards of these suits, by their id in the deck: red"), .many = true),
         ATTRIBUTE(VALUE_TOKEN, "value",
                   N_("only for cards of these numbers as they are written: 1/2 is not 2/4 nor "
                      "0.5; a mixed number without a space: 1+1/2, -1-1/2"),
                   .many = true),
         ATTRIBUTE_OF("picture", card_pictures, NULL,
                      N_("only for cards that show one of these pictures"), .many = true)),
     .children = layer_children,
     .example = "<layer for=\"number picture\">…</layer>",
     .examples = "<layer for=\"number\" mode=\"light\">\n"
                 "  <mark sign=\"suit\" x=\"31.5\" y=\"44\" size=\"50\" edge=\"1.2\"\n"
                 "        edge-ink=\"suit\" ink=\"paper\"/>\n"
                 "</layer>\n"
                 "<layer for=\"number\" shortest=\"5\" longest=\"7\">\n"
                 "  <number x=\"5\" y=\"24\" width=\"53\" height=\"40\" size=\"40\"/>\n"
                 "</layer>\n"
                 "<layer for=\"number\" suit=\"red blue\" value=\"1/2 0.5\">\n"
                 "  <circle x=\"31.5\" y=\"72\" radius=\"4\" fill=\"suit\"/>\n"
                 "</layer>\n"
                 "<layer name=\"clock\" for=\"picture\" picture=\"pie\">\n"
                 "  <circle x=\"31.5\" y=\"44\" radius=\"24\" stroke=\"dark\"/>\n"
                 "</layer>\n"
                 "<layer for=\"wild\">\n"
                 "  <suits x=\"31.5\" y=\"40.5\" radius=\"19.5\" hole=\"8.5\"/>\n"
                 "</layer>"},
    {.name = "back",
     .help = N_("the back of the cards; without it you can print only fronts"),
     .attributes = ATTRIBUTES(
         ATTRIBUTE(VALUE_ID, "name",
                   N_("the name that a deck’s cards use to choose it; optional for the first back"),
                   .unique = UNIQUE_IN_FILE)),
     .children = layer_children,
     .notes = N_(
         "A back must not give its card away, so it cannot show the card’s suit, action or number. "
         "It can show numbers and pictures with their own value, signs by name and the deck’s "
         "title. All cards have the first back, unless the deck chooses another by name."),
     .example = "<back>…</back>",
     .examples =
         "<back name=\"hard\">\n"
         "  <box x=\"7\" y=\"7\" width=\"49\" height=\"74\" radius=\"4\" stroke=\"dark\"/>\n"
         "  <corners>\n"
         "    <picture value=\"1/2\" show=\"bar\" x=\"12\" y=\"12\" width=\"39\" height=\"6\"\n"
         "             fill=\"dark\"/>\n"
         "  </corners>\n"
         "</back>"},
    {.name = "corners",
     .help = N_("its parts, and the same parts again, upside down"),
     .children = CHILDREN(PARTS),
     .notes = N_("They turn about the centre of the card: whatever is in the top left corner is "
                 "also in the bottom right one."),
     .example = "<corners>…</corners>",
     .examples =
         "<corners>\n"
         "  <mark sign=\"suit\" x=\"9.2\" y=\"15.7\" size=\"5.2\"/>\n"
         "  <number inline=\"yes\" x=\"6.4\" y=\"4.7\" width=\"42\" height=\"6.2\" size=\"8.2\"\n"
         "          align=\"left\"/>\n"
         "</corners>"},
    {.name = "box",
     .help = N_("a rectangle, with round corners if you like"),
     .attributes = ATTRIBUTES(
         PLACE, USUAL_MM("radius", "0", 0, 500, N_("radius of its round corners, in mm")), WIDER,
         USUAL_MM("head", "0", 0, 1000,
                  N_("only so much of its height becomes wider, in mm from the top; 0: all of it")),
         USUAL_MM("fillet", "0", 0, 500, N_("radius of the corner below that, in mm")),
         FILL_AND_STROKE),
     .example = "<box x=\"3\" y=\"3\" width=\"57\" height=\"82\" fill=\"suit\"/>",
     .examples = "<box x=\"3\" y=\"3\" width=\"57\" height=\"82\" radius=\"4\"\n"
                 "     fill=\"suit\" stroke=\"dark\" stroke-width=\"0.5\"/>\n"
                 "<box x=\"3\" y=\"3\" width=\"14\" wider=\"3 6\" height=\"25\" head=\"14\"\n"
                 "     fillet=\"1.5\" radius=\"3\" fill=\"suit\"/>"},
    {.name = "circle",
     .help = N_("a circle"),
     .attributes = ATTRIBUTES(
         X, Y, MM("radius", 0.01, 1000, N_("half its width, in mm; x and y give its centre")),
         FILL_AND_STROKE),
     .example = "<circle x=\"31.5\" y=\"44\" radius=\"11.6\" fill=\"suit\"/>",
     .examples = "<circle x=\"31.5\" y=\"44\" radius=\"11.6\"\n"
                 "        fill=\"suit\" stroke=\"dark\" stroke-width=\"0.5\"/>"},
    {.name = "path",
     .help = N_("any other shape"),
     .attributes = ATTRIBUTES(
         DATA, USUAL_MM("x", "0", -1000, 1000, N_("where the path’s 0 goes, in mm")),
         USUAL_MM("y", "0", -1000, 1000, N_("where the path’s 0 goes, in mm")),
         USUAL_MM("scale", "1", 0.001, 1000, N_("the size of 1 path unit on the card, in mm")),
         FILL_AND_STROKE,
         ATTRIBUTE_OF("stroke-join", joins, NULL, N_("the outline’s corners and ends"),
                      .fallback = "sharp")),
     .example = "<path d=\"M 0 0 L 7 0 L 7 7 Z\" fill=\"suit\"/>",
     .examples =
         "<path x=\"31.5\" y=\"44\" scale=\"2\" d=\"M 0 0 L 0 -5 A 5 5 0 0 1 5 0 Z\"\n"
         "      fill=\"suit\" stroke=\"paper\" stroke-width=\"0.6\"/>\n"
         "<path d=\"M 5 5 H 58\" stroke=\"suit\" stroke-width=\"3\" stroke-join=\"round\"/>"},
    {.name = "mark",
     .help = N_("a sign to put on the card"),
     .attributes = ATTRIBUTES(
         ATTRIBUTE(VALUE_ID, "sign",
                   N_("suit: the sign of the card’s suit; action: the sign of its action; or the "
                      "name of a <sign>"),
                   .required = true),
         X, Y, MM("size", 0.1, 1000, N_("width and height, in mm; x and y give its centre")),
         USUAL_MM("most", "0", 0, 100000,
                  N_("the largest area, in mm²; the sign then is as large as this and its size "
                     "allow, so "
                     "that signs of all shapes look equally large; 0: only its size counts")),
         USUAL_MM(
             "cut", "0", 0, 50,
             N_("the width of the white cuts between the sign’s equal parts, in mm; 0: no cuts")),
         USUAL_MM(
             "cut-from", "0", 0, 500,
             N_("the distance from its centre at which the cuts begin, in mm, so that they do not "
                "run through a number")),
         USUAL_MM("edge", "0", 0, 50,
                  N_("the width of a line round it, in mm, which also rounds its corners")),
         ATTRIBUTE(VALUE_ID, "edge-ink", N_("the ink of that line; by default the sign’s own")),
         SHIFT, INK("ink", "dark", N_("the ink"))),
     .notes = N_("A card without a suit has no suit sign, so nothing is drawn there. The same goes "
                 "for actions."),
     .example = "<mark sign=\"suit\" x=\"9.2\" y=\"15.7\" size=\"5.2\" ink=\"on-suit\"/>",
     .examples =
         "<mark sign=\"suit\" x=\"9.2\" y=\"15.7\" size=\"5.2\" shift=\"2.7 5.7\"\n"
         "      ink=\"on-suit\"/>\n"
         "<mark sign=\"suit\" x=\"31.5\" y=\"44\" size=\"56\" most=\"1500\"\n"
         "      edge=\"1.6\" edge-ink=\"suit\" cut=\"1.5\" cut-from=\"17\" ink=\"suit-tint\"/>\n"
         "<mark sign=\"suit\" x=\"31.5\" y=\"44\" size=\"56\" edge=\"1.2\"\n"
         "      edge-ink=\"suit\" ink=\"paper\"/>"},
    {.name = "text",
     .help = N_("words from the card or its deck, or words of your own"),
     .attributes = ATTRIBUTES(
         ATTRIBUTE_OF("show", shows, show_meanings, N_("the words to print"), .required = true),
         PLACE, SIZE, SHIFT, ALIGN,
         ATTRIBUTE(VALUE_BOOLEAN, "bold", N_("bold type"), .fallback = "no"),
         ATTRIBUTE_WITHIN(
             VALUE_REAL, "baseline", -1000, 1000,
             N_("distance of its only line’s foot from the card’s top edge, in mm, instead of the "
                "middle of its box; a title that is too long for one line fills the box")),
         INK("ink", "dark", N_("the ink"))),
     .children = CHILDREN({"title", 0, -1}),
     .notes = N_("Anything that the card does not have is left out. If text does not fit its box, "
                 "breuk shrinks it to no less than 2.4 mm, and refuses it if it still does not "
                 "fit. Words of your own, such as the name of your class, stand inside, in as many "
                 "languages as you like; if a language is missing, its users get the English ones, "
                 "or else the first."),
     .example = "<text show=\"suit\" x=\"11\" y=\"60.5\" width=\"41\" height=\"6\" size=\"5\"/>",
     .examples =
         "<text show=\"abbreviation\" x=\"13.2\" y=\"13.1\" width=\"12\" height=\"5.2\"\n"
         "      size=\"5.6\" shift=\"2.7 5.7\" bold=\"yes\" align=\"left\" ink=\"on-suit\"/>\n"
         "<text show=\"action\" x=\"4\" y=\"74\" width=\"40\" height=\"7\" size=\"6\"\n"
         "      baseline=\"79.6\"/>\n"
         "<text show=\"words\" x=\"16\" y=\"80\" width=\"31\" height=\"5\" size=\"3.5\">\n"
         "  <title lang=\"en\">Year 6</title>\n"
         "  <title lang=\"nl\">Groep 7b</title>\n"
         "</text>"},
    {.name = "number",
     .help = N_("the card’s number; not on cards that show a picture"),
     .attributes = ATTRIBUTES(
         VALUE, PLACE, SIZE, ALIGN, WIDER,
         USUAL_MM("least", "0", 0, 500,
                  N_("the type size, in mm, below which it takes the next of its widths")),
         ATTRIBUTE(VALUE_BOOLEAN, "inline",
                   N_("fractions on one line, such as 2/4, instead of one number above the other"),
                   .fallback = "no"),
         ATTRIBUTE(VALUE_BOOLEAN, "tight",
                   N_("less space between digits and a fraction’s bar or a recurring digit’s mark, "
                      "so that they become larger; a dot marks 6/8 instead of a line"),
                   .fallback = "no"),
         ATTRIBUTE(VALUE_BOOLEAN, "underline",
                   N_("a line under numbers such as 6 and 9, which look different upside down"),
                   .fallback = "yes"),
         INK("ink", "dark", N_("the ink"))),
     .notes = N_("If a number does not fit its box, breuk shrinks it to no less than 4.8 mm (of "
                 "a mixed number that is the size of its whole; with several widths 2.4 mm), and "
                 "refuses it if it still does "
                 "not fit. Of its widths a card takes the first in which its type has the size "
                 "“least”, and so do the boxes that can be wider."),
     .example = "<number x=\"12\" y=\"24\" width=\"39\" height=\"40\" size=\"40\"/>",
     .examples =
         "<number x=\"12\" y=\"24\" width=\"39\" height=\"40\" size=\"40\" ink=\"suit-text\"/>\n"
         "<number inline=\"yes\" underline=\"no\" x=\"6.4\" y=\"4.7\" width=\"42\" height=\"6.2\"\n"
         "        size=\"8.2\" align=\"left\" ink=\"on-suit\"/>\n"
         "<number x=\"4\" y=\"4.6\" width=\"12\" wider=\"3 6\" least=\"5.3\" height=\"13\"\n"
         "        size=\"6.9\"/>\n"
         "<number value=\"1/2\" x=\"20\" y=\"60\" width=\"20\" height=\"20\" size=\"9\"/>\n"
         "<number tight=\"yes\" x=\"5\" y=\"24\" width=\"53\" height=\"40\" size=\"40\"/>"},
    {.name = "picture",
     .help = N_("a picture of a number"),
     .attributes = ATTRIBUTES(
         VALUE,
         ATTRIBUTE_OF("show", pictures, picture_meanings, N_("the kind of picture"),
                      .fallback = "card"),
         ATTRIBUTE_OF("of", card_pictures, NULL,
                      N_("leave it out on cards that show another kind of picture than these"),
                      .many = true),
         ATTRIBUTE(VALUE_BOOLEAN, "optional",
                   N_("leave it out if this picture cannot show the card’s number; otherwise breuk "
                      "refuses the card"),
                   .fallback = "no"),
         ATTRIBUTE(VALUE_BOOLEAN, "labels",
                   N_("numbers below a number line; without them its pin and ticks are larger, "
                      "which a small line needs"),
                   .fallback = "yes"),
         PLACE, INK("fill", "suit", N_("the ink of the counted parts")),
         STROKE("dark", N_("the ink of the outline and divisions"))),
     .notes =
         N_("Without a value it shows the card’s own number: show=\"card\" draws nothing on cards "
            "that print their number, but the other words draw a picture as well. With a value it "
            "needs one of those other words. A picture cannot show more than 12 wholes, or more "
            "than 100 parts of a whole (a line can show any number of parts); only a line can "
            "show a number below zero."),
     .example = "<picture x=\"12\" y=\"23\" width=\"39\" height=\"42\"/>",
     .examples =
         "<picture x=\"12\" y=\"23\" width=\"39\" height=\"42\" labels=\"no\"\n"
         "         fill=\"suit\" stroke=\"dark\" stroke-width=\"0.4\"/>\n"
         "<picture of=\"bar line\" x=\"6.5\" y=\"35\" width=\"50\" height=\"18\"/>\n"
         "<picture show=\"suitable\" optional=\"yes\" x=\"12\" y=\"44\" width=\"39\"\n"
         "         height=\"23\"/>\n"
         "<picture value=\"2/4\" show=\"bar\" x=\"12\" y=\"18.4\" width=\"39\" height=\"5.2\"/>"},
    {.name = "suits",
     .help = N_("a disc with the colours and signs of all suits"),
     .attributes = ATTRIBUTES(
         X, Y, MM("radius", 0.01, 1000, N_("half its width, in mm; x and y give its centre")),
         USUAL_MM("hole", "0", 0, 1000, N_("radius of the white hole in its centre, in mm")),
         USUAL_MM("gap", "0", 0, 50, N_("width of the white gaps between the suits, in mm")),
         ATTRIBUTE_OF("top", tops, NULL,
                      N_("what is at the top: a cut between two suits, or the first suit"),
                      .fallback = "cut")),
     .example = "<suits x=\"31.5\" y=\"40.5\" radius=\"19.5\" hole=\"8.5\"/>",
     .examples = "<suits x=\"31.5\" y=\"40.5\" radius=\"19.5\" hole=\"8.5\"/>\n"
                 "<suits x=\"31.5\" y=\"44\" radius=\"21.3\" gap=\"1.3\" top=\"suit\"/>"},
    {.name = "wall",
     .help = N_("rows of bricks that all show the same fraction in ever smaller parts"),
     .attributes = ATTRIBUTES(
         ATTRIBUTE(VALUE_TOKEN, "value",
                   N_("the fraction that each row shows, such as 2/3; by default the deck’s own "
                      "(its attribute “back”), or one of seven that its title chooses, so that "
                      "decks can be told apart")),
         PLACE, USUAL_MM("gap", "0.9", 0, 50, N_("width of the gaps between its bricks, in mm")),
         USUAL_MM("radius", "0.3", 0, 50, N_("radius of their round corners, in mm")),
         INK("ink", "none",
             N_("the ink of the bricks that count; none: each row has the colour of a "
                "suit")),
         INK("rest", "dark", N_("the ink of the other bricks"))),
     .notes = N_("The lowest row has as many bricks as the fraction has parts, the next twice as "
                 "many, and so on. In a deck of whole numbers alone, a wall without a value of its "
                 "own is a flight of stairs."),
     .example = "<wall x=\"6\" y=\"6\" width=\"51\" height=\"30\" rest=\"paper\"/>",
     .examples = "<wall value=\"2/3\" x=\"6\" y=\"6\" width=\"51\" height=\"30\" gap=\"0.9\"\n"
                 "      radius=\"0.3\" ink=\"dark\" rest=\"paper\"/>"},
    {.name = "image",
     .help = N_("a picture from a file, such as a photograph or a school badge"),
     .attributes = ATTRIBUTES(ATTRIBUTE(VALUE_HREF, "href",
                                        N_("the PNG or SVG file, relative to this file’s folder"),
                                        .required = true),
                              PLACE),
     .notes = N_("breuk draws it as large as its box allows, centred and in proportion. A PNG "
                 "looks sharp with 12 dots per mm; an SVG is sharp at any size, unless it has "
                 "filters or masks, which turn it into a million dots. An SVG must be complete in "
                 "itself, with no pictures, typefaces or styles from other files, and take less "
                 "than a second to draw. A file can have up to 8 MiB, and all PNGs of a template "
                 "together up to 32 million dots. With --grey all pictures are printed in grey."),
     .example =
         "<image href=\"pictures/badge.svg\" x=\"24\" y=\"36\" width=\"15\" height=\"16\"/>"},
};

const struct grammar template_grammar = {
    .root = "template",
    .file_kind = N_("template"),
    .format = 1,
    .includes = true,
    .part_examples = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                     "<part of=\"template\" format=\"1\">\n"
                     "  <ink name=\"frame\" colour=\"#DDDDDD\"/>\n"
                     "  <sign name=\"square\"><area d=\"M -4 -4 H 4 V 4 H -4 Z\"/></sign>\n"
                     "</part>",
    .include_examples = "<include href=\"parts/signs.xml\"/>",
    .elements = elements,
    .element_count = sizeof elements / sizeof *elements,
};
