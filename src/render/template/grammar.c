#include "render/template/grammar_attributes.h"
#include "render/template/template.h"

const struct xml_base_words template_base_words = {
    N_("there is no template “{name}”; did you mean “{nearest}”?"),
    N_("there is no template “{name}”, not beside this file either; choose one of: {names}, or "
       "put {name}.xml beside this file"),
    N_("the template “{name}” leads back to itself; give it another base"),
    N_("a template can start from at most {most} others, one from the next; choose a base that "
       "starts from fewer"),
};

static const struct child_rule template_children[] = {
    {"title", 0, -1}, {"card", 1, 1}, {"font", 1, 1},  {"ink", 0, -1},
    {"sign", 0, -1},  {"face", 1, 1}, {"back", 0, -1}, {0},
};
static const struct child_rule text_children[] = {{"title", 0, -1}, {0}};
static const struct child_rule sign_children[] = {{"area", 0, -1}, {"line", 0, -1}, {0}};
static const struct child_rule face_children[] = {{"layer", 1, -1}, {0}};

#define PARTS                                                                                      \
    {"box", 0, -1}, {"circle", 0, -1}, {"path", 0, -1}, {"mark", 0, -1}, {"text", 0, -1},          \
        {"number", 0, -1}, {"picture", 0, -1}, {"image", 0, -1}, {"wall", 0, -1},                  \
    {                                                                                              \
        "suits", 0, -1                                                                             \
    }

static const struct child_rule layer_children[] = {PARTS, {"corners", 0, -1}, {0}};
static const struct child_rule corners_children[] = {PARTS, {0}};

static const struct element_rule elements[] = {
    {.name = "template",
     .attributes = template_attributes,
     .children = template_children,
     .inherits = "base",
     .help = N_("how the cards of a deck look"),
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
     .attributes = template_title_attributes,
     .text = TEXT_REQUIRED,
     .help = N_("the template’s title, or the words of a <text>, in one language"),
     .example = N_("<title lang=\"en\">Plain</title>")},
    {.name = "card",
     .attributes = template_card_attributes,
     .help = N_(
         "the card size that the template is drawn for; everything is scaled to fit other cards"),
     .example = "<card width=\"63\" height=\"88\"/>"},
    {.name = "font",
     .attributes = template_font_attributes,
     .help = N_("the typeface of all texts and numbers"),
     .example = "<font family=\"Andika\"/>"},
    {.name = "ink",
     .attributes = template_ink_attributes,
     .help = N_("a named colour for use in the template"),
     .example = "<ink name=\"frame\" colour=\"#DDDDDD\"/>"},
    {.name = "sign",
     .attributes = template_sign_attributes,
     .children = sign_children,
     .help = N_("a sign for a suit’s shape, for an action, or of your own"),
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
     .attributes = template_area_attributes,
     .help = N_("a filled piece of a sign"),
     .notes = N_("If two pieces of one shape overlap, they leave a hole."),
     .example = "<area d=\"M 0 -5 L 5 0 L 0 5 L -5 0 Z\"/>"},
    {.name = "line",
     .attributes = template_stroke_attributes,
     .help = N_("a line of a sign, with round ends"),
     .example = "<line width=\"1.3\" d=\"M -2.8 2.8 L 2.8 -2.8\"/>"},
    {.name = "face",
     .children = face_children,
     .help = N_("the front of the cards"),
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
     .attributes = template_layer_attributes,
     .children = layer_children,
     .help = N_("the design for some kinds of card; later layers cover earlier ones"),
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
     .attributes = template_back_attributes,
     .children = layer_children,
     .help = N_("the back of the cards; without it you can print only fronts"),
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
     .children = corners_children,
     .help = N_("its parts, and the same parts again, upside down"),
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
     .attributes = template_box_attributes,
     .help = N_("a rectangle, with round corners if you like"),
     .example = "<box x=\"3\" y=\"3\" width=\"57\" height=\"82\" fill=\"suit\"/>",
     .examples = "<box x=\"3\" y=\"3\" width=\"57\" height=\"82\" radius=\"4\"\n"
                 "     fill=\"suit\" stroke=\"dark\" stroke-width=\"0.5\"/>\n"
                 "<box x=\"3\" y=\"3\" width=\"14\" wider=\"3 6\" height=\"25\" head=\"14\"\n"
                 "     fillet=\"1.5\" radius=\"3\" fill=\"suit\"/>"},
    {.name = "circle",
     .attributes = template_circle_attributes,
     .help = N_("a circle"),
     .example = "<circle x=\"31.5\" y=\"44\" radius=\"11.6\" fill=\"suit\"/>",
     .examples = "<circle x=\"31.5\" y=\"44\" radius=\"11.6\"\n"
                 "        fill=\"suit\" stroke=\"dark\" stroke-width=\"0.5\"/>"},
    {.name = "path",
     .attributes = template_path_attributes,
     .help = N_("any other shape"),
     .example = "<path d=\"M 0 0 L 7 0 L 7 7 Z\" fill=\"suit\"/>",
     .examples =
         "<path x=\"31.5\" y=\"44\" scale=\"2\" d=\"M 0 0 L 0 -5 A 5 5 0 0 1 5 0 Z\"\n"
         "      fill=\"suit\" stroke=\"paper\" stroke-width=\"0.6\"/>\n"
         "<path d=\"M 5 5 H 58\" stroke=\"suit\" stroke-width=\"3\" stroke-join=\"round\"/>"},
    {.name = "mark",
     .attributes = template_mark_attributes,
     .help = N_("a sign to put on the card"),
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
     .attributes = template_text_attributes,
     .children = text_children,
     .help = N_("words from the card or its deck, or words of your own"),
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
     .attributes = template_number_attributes,
     .help = N_("the card’s number; not on cards that show a picture"),
     .notes = N_("If a number does not fit its box, breuk shrinks it to no less than 4.8 mm (of "
                 "a mixed number that is the size of its whole; with several widths 3.4 mm), and "
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
     .attributes = template_picture_attributes,
     .help = N_("a picture of a number"),
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
     .attributes = template_suits_attributes,
     .help = N_("a disc with the colours and signs of all suits"),
     .example = "<suits x=\"31.5\" y=\"40.5\" radius=\"19.5\" hole=\"8.5\"/>",
     .examples = "<suits x=\"31.5\" y=\"40.5\" radius=\"19.5\" hole=\"8.5\"/>\n"
                 "<suits x=\"31.5\" y=\"44\" radius=\"21.3\" gap=\"1.3\" top=\"suit\"/>"},
    {.name = "wall",
     .attributes = template_wall_attributes,
     .help = N_("rows of bricks that all show the same fraction in ever smaller parts"),
     .notes = N_("The lowest row has as many bricks as the fraction has parts, the next twice as "
                 "many, and so on. In a deck of whole numbers alone, a wall without a value of its "
                 "own is a flight of stairs."),
     .example = "<wall x=\"6\" y=\"6\" width=\"51\" height=\"30\" rest=\"paper\"/>",
     .examples = "<wall value=\"2/3\" x=\"6\" y=\"6\" width=\"51\" height=\"30\" gap=\"0.9\"\n"
                 "      radius=\"0.3\" ink=\"dark\" rest=\"paper\"/>"},
    {.name = "image",
     .attributes = template_image_attributes,
     .help = N_("a picture from a file, such as a photograph or a school badge"),
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
