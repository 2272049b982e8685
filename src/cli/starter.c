#include "cli/starter.h"

#include "text/text.h"
#include "tui/wrap.h"
#include "xml/standalone.h"

#include <assert.h>
#include <string.h>

enum { COLUMNS = 100, INDENT = 2 };

/* A comment, N_(), and the lines below it; {title} and {lang} are filled in. */
struct row {
    int depth; /* of the comment */
    const char *comment;
    const char *lines;
};

static const struct row deck_rows[] = {
    {0,
     N_("A deck of cards. “breuk check” says what is wrong with this file, with line and "
        "column; “breuk print” makes a PDF of it; “breuk play” plays it. The manual page "
        "breuk-deck(5) explains every element."),
     "<deck format=\"1\" ruleset=\"fractions\">"},
    {1, N_("What it is called. Add a title for each language that you need."),
     "  <title lang=\"{lang}\">{title}</title>"},
    {1,
     N_("The suits: a colour, and a sign for whoever does not see the colour well. In each "
        "language a name and an abbreviation of one or two letters, which stands on the cards."),
     "  <suit id=\"blue\" colour=\"#314387\" shape=\"circle\">\n"
     "    <name lang=\"en\" short=\"B\">blue</name>\n"
     "    <name lang=\"nl\" short=\"B\">blauw</name>\n"
     "    <name lang=\"de\" short=\"B\">blau</name>\n"
     "    <name lang=\"fr\" short=\"B\">bleu</name>\n"
     "  </suit>\n"
     "  <suit id=\"green\" colour=\"#52A598\" shape=\"triangle\">\n"
     "    <name lang=\"en\" short=\"G\">green</name>\n"
     "    <name lang=\"nl\" short=\"Gr\">groen</name>\n"
     "    <name lang=\"de\" short=\"Gr\">grün</name>\n"
     "    <name lang=\"fr\" short=\"V\">vert</name>\n"
     "  </suit>\n"
     "  <suit id=\"red\" colour=\"#B24B42\" shape=\"square\">\n"
     "    <name lang=\"en\" short=\"R\">red</name>\n"
     "    <name lang=\"nl\" short=\"R\">rood</name>\n"
     "    <name lang=\"de\" short=\"R\">rot</name>\n"
     "    <name lang=\"fr\" short=\"R\">rouge</name>\n"
     "  </suit>\n"
     "  <suit id=\"yellow\" colour=\"#FFC32D\" shape=\"star\">\n"
     "    <name lang=\"en\" short=\"Y\">yellow</name>\n"
     "    <name lang=\"nl\" short=\"Ge\">geel</name>\n"
     "    <name lang=\"de\" short=\"Ge\">gelb</name>\n"
     "    <name lang=\"fr\" short=\"J\">jaune</name>\n"
     "  </suit>"},
    {1,
     N_("Numbers as they are printed, each once in every suit. What is equal matches, however it "
        "is written, so give every value a partner. All fractions with some denominators: "
        "<fractions denominators=\"2-10\"/>."),
     "  <numbers values=\"1/2 2/4 0.5 1/4 2/8 0.25 3/4 6/8 0.75\"/>"},
    {1, N_("The same numbers as pictures: pie, bar, line or dots."),
     "  <numbers values=\"1/2 1/4 3/4\" picture=\"pie\"/>"},
    {1, N_("Action cards, in every suit or in those that suits=\"red blue\" names."),
     "  <action does=\"draw-two\"/>\n"
     "  <action does=\"reverse\"/>\n"
     "  <action does=\"skip\"/>"},
    {1, N_("Wild cards belong to no suit: copies says how many there are."),
     "  <wild copies=\"4\"/>\n"
     "  <wild-draw-four copies=\"4\"/>"},
    {1, N_("What is otherwise than in the rule set. “breuk list rules” shows every setting."),
     "  <set name=\"hand-size\" value=\"5\"/>"},
    {0, NULL, "</deck>"},
    {0},
};

static const struct row ruleset_rows[] = {
    {0,
     N_("A rule set: base names the one that it starts from, and only what differs stands here. "
        "“breuk check” says what is wrong with this file; the manual page breuk-ruleset(5) "
        "explains it."),
     "<ruleset format=\"1\" base=\"deluxe\">"},
    {1, N_("What it is called. Add a title for each language that you need."),
     "  <title lang=\"{lang}\">{title}</title>"},
    {1,
     N_("The settings. “breuk list rules” shows every one: what it may be, what it is in each "
        "rule set, and what it does."),
     "  <set name=\"hand-size\" value=\"5\"/>\n"
     "  <set name=\"target\" value=\"100\"/>\n"
     "  <set name=\"progressive\" value=\"yes\"/>"},
    {0, NULL, "</ruleset>"},
    {0},
};

static const struct row template_rows[] = {
    {0,
     N_("How cards look. All measures are millimetres from the upper left corner of the card. "
        "“breuk check” says what is wrong with this file; the manual page breuk-template(5) "
        "explains every element."),
     "<template format=\"1\">"},
    {1, N_("What it is called. Add a title for each language that you need."),
     "  <title lang=\"{lang}\">{title}</title>"},
    {1, N_("The size of the card that is drawn here; on other cards all is scaled."),
     "  <card width=\"63\" height=\"88\"/>"},
    {1, N_("The typeface of all words and numbers."), "  <font family=\"Andika\"/>"},
    {1, N_("Colours of your own. Always there: suit, on-suit, suit-text, paper, dark, none."),
     "  <ink name=\"frame\" colour=\"#E6ECF7\"/>"},
    {1,
     N_("Signs, drawn from -5 to 5 both ways by the paths of SVG. Each shape that a suit may have "
        "needs one; others are your own."),
     "  <sign name=\"circle\"><area d=\"M -4.3 0 A 4.3 4.3 0 1 1 4.3 0 A 4.3 4.3 0 1 1 -4.3 0 "
     "Z\"/></sign>\n"
     "  <sign name=\"square\"><area d=\"M -3.9 -3.9 H 3.9 V 3.9 H -3.9 Z\"/></sign>\n"
     "  <sign name=\"triangle\"><area d=\"M 0 -4.7 L 5 4 H -5 Z\"/></sign>\n"
     "  <sign name=\"diamond\"><area d=\"M 0 -5 L 4.3 0 L 0 5 L -4.3 0 Z\"/></sign>\n"
     "  <sign name=\"star\">\n"
     "    <area d=\"M 0 -5 L 1.35 -1.7 L 4.9 -1.5 L 2.15 0.75 L 3.05 4.2 L 0 2.25 L -3.05 4.2 L "
     "-2.15 0.75 L -4.9 -1.5 L -1.35 -1.7 Z\"/>\n"
     "  </sign>\n"
     "  <sign name=\"hexagon\"><area d=\"M 0 -4.8 L 4.16 -2.4 V 2.4 L 0 4.8 L -4.16 2.4 V -2.4 "
     "Z\"/></sign>\n"
     "  <sign name=\"cross\">\n"
     "    <area d=\"M -1.7 -4.7 H 1.7 V -1.7 H 4.7 V 1.7 H 1.7 V 4.7 H -1.7 V 1.7 H -4.7 V -1.7 H "
     "-1.7 Z\"/>\n"
     "  </sign>\n"
     "  <sign name=\"drop\"><area d=\"M 0 -5 C 1.6 -2 3.7 -0.6 3.7 1.5 A 3.7 3.5 0 0 1 -3.7 1.5 C "
     "-3.7 -0.6 -1.6 -2 0 -5 Z\"/></sign>"},
    {1,
     N_("The front. Each layer is drawn on the kinds of card that it is for; later ones lie on "
        "earlier ones."),
     "  <face>\n"
     "    <layer for=\"number picture spin action\">\n"
     "      <box x=\"3\" y=\"3\" width=\"57\" height=\"82\" radius=\"4\" fill=\"suit\"/>\n"
     "      <box x=\"8\" y=\"19\" width=\"47\" height=\"50\" radius=\"7\" fill=\"paper\"/>"},
    {3, N_("The same once more in the opposite corner, upside down."),
     "      <corners>\n"
     "        <mark sign=\"suit\" x=\"9.2\" y=\"11.5\" size=\"6\" ink=\"on-suit\"/>\n"
     "        <text show=\"suit\" x=\"14\" y=\"8\" width=\"36\" height=\"7\" size=\"5.5\" "
     "bold=\"yes\" align=\"left\" ink=\"on-suit\"/>\n"
     "      </corners>\n"
     "    </layer>\n"
     "    <layer for=\"wild title reference\">\n"
     "      <box x=\"3\" y=\"3\" width=\"57\" height=\"82\" radius=\"4\" fill=\"dark\"/>\n"
     "      <box x=\"6\" y=\"6\" width=\"51\" height=\"76\" radius=\"2.5\" fill=\"paper\"/>\n"
     "    </layer>"},
    {2,
     N_("Of a number and a picture, each card shows the one that its deck asks for. Too large a "
        "size is set smaller until it fits its box."),
     "    <layer for=\"number picture spin\">\n"
     "      <number x=\"12\" y=\"24\" width=\"39\" height=\"40\" size=\"40\" ink=\"suit-text\"/>\n"
     "      <picture x=\"12\" y=\"24\" width=\"39\" height=\"40\"/>\n"
     "    </layer>\n"
     "    <layer for=\"spin\">\n"
     "      <circle x=\"31.5\" y=\"44\" radius=\"22\" stroke=\"suit\" stroke-width=\"1\"/>\n"
     "    </layer>\n"
     "    <layer for=\"action wild\">\n"
     "      <text show=\"action\" x=\"10\" y=\"32\" width=\"43\" height=\"24\" size=\"9\" "
     "bold=\"yes\"/>\n"
     "    </layer>\n"
     "    <layer for=\"wild\">\n"
     "      <suits x=\"31.5\" y=\"19\" radius=\"8\"/>\n"
     "    </layer>\n"
     "    <layer for=\"title\">\n"
     "      <text show=\"title\" x=\"11\" y=\"24\" width=\"41\" height=\"40\" size=\"9\" "
     "bold=\"yes\"/>\n"
     "    </layer>\n"
     "    <layer for=\"reference\">\n"
     "      <text show=\"reference\" x=\"8\" y=\"9\" width=\"47\" height=\"70\" size=\"3.3\" "
     "align=\"left\"/>\n"
     "    </layer>\n"
     "  </face>"},
    {1,
     N_("The back: the same upside down, so that it tells nothing. A wide border hides that a "
        "printer is some millimetres off."),
     "  <back>\n"
     "    <box x=\"7\" y=\"7\" width=\"49\" height=\"74\" radius=\"4\" fill=\"frame\" "
     "stroke=\"dark\" stroke-width=\"0.8\"/>\n"
     "    <circle x=\"31.5\" y=\"44\" radius=\"12\" fill=\"dark\"/>\n"
     "  </back>"},
    {0, NULL, "</template>"},
    {0},
};

static const struct row sheet_rows[] = {
    {0,
     N_("Paper to print cards on. All measures are millimetres from the upper left corner. “breuk "
        "check” says what is wrong with this file; the manual page breuk-sheet(5) explains every "
        "element."),
     "<sheet format=\"1\">"},
    {1, N_("What it is called. Add a title for each language that you need."),
     "  <title lang=\"{lang}\">{title}</title>"},
    {1, N_("The paper: A4, upright."), "  <paper width=\"210\" height=\"297\"/>"},
    {1,
     N_("The cards, and how many lie beside and above each other. They stand in the middle, edge "
        "to edge, so that each cut serves two."),
     "  <card width=\"63\" height=\"88\"/>\n"
     "  <grid columns=\"3\" rows=\"3\"/>"},
    {1, N_("Marks that say where to cut. Most printers leave some 5 mm at the edges white."),
     "  <crop-marks offset=\"1.5\" length=\"5\"/>"},
    {1, N_("A line to measure: it shows whether the printer keeps to the size."),
     "  <ruler x=\"55\" y=\"288\"/>"},
    {1, N_("Where the deck, the sheet and the page are named."),
     "  <label x=\"20\" y=\"5\" width=\"170\"/>"},
    {0, NULL, "</sheet>"},
    {0},
};

static const struct {
    const char *kind;
    const struct row *rows;
} starters[] = {
    {"deck", deck_rows},
    {"ruleset", ruleset_rows},
    {"template", template_rows},
    {"sheet", sheet_rows},
};

enum { STARTERS = sizeof starters / sizeof *starters };
_Static_assert((int)STARTERS == (int)FILE_KINDS, "each kind of file has a starter");

static const struct row *rows_of(const struct file_kind *kind)
{
    int i = 0;

    while (i < STARTERS && strcmp(starters[i].kind, kind->name) != 0)
        i++;
    assert(i < STARTERS);
    return starters[i].rows;
}

static void add_head(const struct file_kind *kind, struct strbuf *out)
{
    strbuf_addf(out,
                "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                "<?xml-model href=\"%s.rng\" type=\"application/xml\" "
                "schematypens=\"http://relaxng.org/ns/structure/1.0\"?>\n",
                kind->name);
}

static void add_comment(struct strbuf *out, int depth, const char *id)
{
    struct strbuf comment = {0};

    strbuf_addf(&comment, "%*s<!-- %s -->", depth * INDENT, "", text_get(id));
    wrap_add(out, strbuf_text(&comment), depth * INDENT + 5, COLUMNS);
    out->failed |= comment.failed;
    strbuf_release(&comment);
}

static void add_lines(struct strbuf *out, const char *lines, const char *title)
{
    const struct {
        const char *name, *text;
    } places[] = {{"{title}", title}, {"{lang}", text_language()}};
    enum { PLACES = sizeof places / sizeof *places };

    while (*lines) {
        int i = 0;
        while (i < PLACES && strncmp(lines, places[i].name, strlen(places[i].name)) != 0)
            i++;
        if (i < PLACES) {
            strbuf_add(out, places[i].text);
            lines += strlen(places[i].name);
        } else {
            strbuf_add_char(out, *lines++);
        }
    }
    strbuf_add_char(out, '\n');
}

void starter_write(const struct file_kind *kind, const char *title, struct strbuf *out)
{
    add_head(kind, out);
    for (const struct row *row = rows_of(kind); row->lines; row++) {
        if (row->comment)
            add_comment(out, row->depth, row->comment);
        add_lines(out, row->lines, title);
    }
}

void starter_copy(const struct file_kind *kind, const struct xml_document *document,
                  struct strbuf *out)
{
    add_head(kind, out);
    add_comment(out, 0,
                N_("Give it a title of its own, and change what you like: “breuk check” says what "
                   "is wrong with this file."));
    xml_write_standalone(document, out);
}
