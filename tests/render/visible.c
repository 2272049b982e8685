/* Pictures that cannot be seen, or whose parts cannot be counted, and what is said of them. */
#include "cases.h"
#include "table.h"

#include "render/faces/fitting.h"
#include "render/faces/picture.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define FACE(layers)                                                                               \
    "<template format='1'><card width='63' height='88'/><font family='Andika'/>"                   \
    "<ink name='pale' colour='#DDDDDD'/><sign name='square'><area d='M 0 0 H 1'/></sign>\n"        \
    "<face><layer for='number'/>\n" layers "</face></template>"
#define PICTURE(size) "<picture x='1' y='1' width='" size "' height='" size "' stroke-width='0.4'/>"
#define LARGE         FACE("<layer for='picture'>" PICTURE("40") "</layer>")
#define SUIT(id, colour)                                                                           \
    "<suit id='" id "' colour='" colour "' shape='drop'><name lang='en' short='S'>" id "</name>"   \
    "</suit>"
#define EMPTY   "the pictures of {suit} look empty: its colour"
#define BLIND   "the pictures of {suit} look empty to a colour-blind pupil"
#define COPIED  "printed or copied without colours, the pictures of {suit} look empty"
#define FIELD   "the colour of {suit} cannot be told from white paper"
#define NARROW  "the parts of this picture of {number} are {width} mm wide on paper"
#define SEVERAL "{count} pictures here are cut too fine"

/* Decks whose elements stand in line 2, templates whose last layers stand in line 3; `said` is what
 * each complaint begins with, a line each, in any order. */
static const struct {
    const char *name, *elements, *template;
    double scale;
    const char *said;
} cases[] = {
    {"a white suit with pies", SUIT("snow", "#FFFFFF") "<numbers values='1/4 2/4' picture='pie'/>",
     LARGE, 1, "deck:2:25 error " EMPTY},
    {"one whose pictures are only number lines",
     SUIT("snow", "#FFFFFF") "<numbers values='1/4 2/4' picture='line'/>", LARGE, 1,
     "deck:2:25 warning " FIELD},
    {"one with numbers alone", SUIT("snow", "#FFFFFF") "<numbers values='1/4 2/4'/>", LARGE, 1,
     "deck:2:25 warning " FIELD},
    {"one whose pictures the template makes", SUIT("snow", "#FFFFFF") "<numbers values='1/4'/>",
     FACE("<layer for='number'><picture show='suitable' x='1' y='1' width='40' height='40'/>"
          "</layer>"),
     1, "deck:2:25 error " EMPTY},
    {"one that has no cards",
     SUIT("snow", "#FFFFFF") "<numbers values='1/4' picture='pie' suits='red'/>", LARGE, 1, ""},
    {"one whose pictures the template fills with dark",
     SUIT("snow", "#FFFFFF") "<numbers values='1/4' picture='pie'/>",
     FACE("<layer for='picture'><picture x='1' y='1' width='40' height='40' fill='dark'/></layer>"),
     1, "deck:2:25 warning " FIELD},
    {"a yellow that is white to the blue-yellow blind",
     SUIT("sun", "#FFFF00") "<numbers values='1/4' picture='pie'/>", LARGE, 1,
     "deck:2:24 warning " BLIND},
    {"a yellow that a copier leaves out",
     SUIT("sun", "#FFEB3B") "<numbers values='1/4' picture='pie'/>", LARGE, 1,
     "deck:2:24 warning " COPIED},
    {"both on numbers", SUIT("sun", "#FFFF00") "<numbers values='1/4'/>", LARGE, 1, ""},
    {"a template that fills with the paper's colour, once for both suits and corners",
     "<numbers values='1/4 2/4' picture='pie'/>",
     FACE("<layer for='picture'><corners><picture x='1' y='1' width='40' height='40' "
          "fill='paper'/></corners></layer>"),
     1, "template:3:31 error this picture looks empty"},
    {"one that fills with an ink as pale", "<numbers values='1/4 2/4' picture='pie'/>",
     FACE("<layer for='picture'><picture x='1' y='1' width='40' height='40' fill='pale'/></layer>"),
     1, "template:3:22 error this picture looks empty"},
    {"and with what stands on a suit's field", "<numbers values='1/4 2/4' picture='pie'/>",
     FACE("<layer for='picture'><picture x='1' y='1' width='40' height='40' fill='on-suit'/>"
          "</layer>"),
     1, "template:3:22 error this picture looks empty"},
    {"a tint, which is lighter still, and lines in the deck's own colour",
     "<numbers values='1/4 2/4' picture='pie'/>",
     FACE("<layer for='picture'><picture x='1' y='1' width='40' height='40' fill='suit-tint' "
          "stroke='suit-tint'/>\n<picture x='1' y='1' width='40' height='40' fill='deck' "
          "stroke='deck'/></layer>"),
     1, "template:3:22 warning the lines of this picture are too light"},
    {"a tint of a pale suit", SUIT("ice", "#D0D0D0") "<numbers values='1/4' picture='pie'/>",
     FACE("<layer for='picture'><picture x='1' y='1' width='40' height='40' fill='suit-tint'/>"
          "</layer>"),
     1, "template:3:22 error this picture looks empty"},
    {"lines too light for paper", "<numbers values='1/4 2/4' picture='line'/>",
     FACE("<layer for='picture'><picture x='1' y='1' width='40' height='40' stroke='pale'/>"
          "</layer>"),
     1, "template:3:22 error the lines of this picture are too light"},
    {"lines in the suit's colour, of which yellow is too light",
     "<numbers values='1/4 2/4' picture='pie'/>",
     FACE("<layer for='picture'><picture x='1' y='1' width='40' height='40' stroke='suit'/>"
          "</layer>"),
     1, "template:3:22 warning the lines of this picture are too light"},
    {"but not red", "<numbers values='1/4 2/4' picture='pie' suits='red'/>",
     FACE("<layer for='picture'><picture x='1' y='1' width='40' height='40' stroke='suit'/>"
          "</layer>"),
     1, ""},
    {"inks of a picture on cards that the deck has none of", "<numbers values='1/4'/>",
     FACE("<layer for='picture'><picture x='1' y='1' width='40' height='40' fill='paper' "
          "stroke='paper'/></layer>"),
     1, ""},

    {"a pie of three hundredths, whose middle would be black",
     "<numbers values='3/100' picture='pie'/>", LARGE, 1, "deck:2:1 warning " NARROW},
    {"a pie of fiftieths", "<numbers values='3/50' picture='pie'/>", LARGE, 1, ""},
    {"and on a card of less than half the size", "<numbers values='3/50' picture='pie'/>", LARGE,
     0.35, "deck:2:1 warning " NARROW},
    {"small pies, of which one has a single part",
     "<numbers values='1/30 100/100 1' picture='pie'/>",
     FACE("<layer for='picture'>" PICTURE("9") "</layer>"), 1, "deck:2:1 warning " SEVERAL},
    {"bars, of which the wider picture counts", "<numbers values='2/22 2/23' picture='bar'/>",
     FACE("<layer for='picture'>" PICTURE("5") PICTURE("20.5") "</layer>"), 1,
     "deck:2:1 warning " NARROW},
    {"a hundredth of a bar, which its outline hides, and all but one",
     "<numbers values='1/100 99/100' picture='bar'/>", LARGE, 1, "deck:2:1 error " SEVERAL},
    {"one that can be counted beside one that cannot, and one of which a part is hidden",
     "<numbers values='1/4 3/50 1/100' picture='bar'/>", LARGE, 1, "deck:2:1 error " SEVERAL},
    {"half of one", "<numbers values='50/100' picture='bar'/>", LARGE, 1,
     "deck:2:1 warning " NARROW},
    {"nothing and all of one", "<numbers values='0/20 20/20' picture='bar'/>", LARGE, 1, ""},
    {"hundred squares, of which two are smaller",
     "<numbers values='1/100; 1 1/50' picture='square'/>",
     FACE("<layer for='picture'><picture x='1' y='1' width='9.5' height='12'/></layer>"), 1,
     "deck:2:1 warning " NARROW},
    {"a hundred dots", "<numbers values='1/100' picture='dots'/>", LARGE, 1, ""},
    {"too close ones", "<numbers values='1/100' picture='dots'/>",
     FACE("<layer for='picture'><picture x='1' y='1' width='8.9' height='8.9' "
          "stroke-width='0.1'/></layer>"),
     1, "deck:2:1 warning " NARROW},
    {"lines, which are never cut", "<numbers values='1/97' picture='line'/>", LARGE, 0.5, ""},
    {"a picture that no face draws", "<numbers values='1/97' picture='bar'/>",
     FACE("<layer for='picture'><picture show='pie' value='1/2' x='1' y='1' width='9' "
          "height='9'/></layer>"),
     1, ""},
    {"a template's own value, in its own place", "<numbers values='1/4'/>",
     FACE("<layer for='number'><picture show='bar' value='3/50' x='1' y='1' width='40' "
          "height='9'/></layer>"),
     1, "template:3:21 warning " NARROW},
};

/* "deck:line:column severity id", a line for each; the template's file is another each time. */
static void describe(const struct diag *diag, struct strbuf *out)
{
    for (size_t i = 0; i < diag->count; i++) {
        const struct diag_entry *entry = &diag->entries[i];
        bool deck = strcmp(entry->where.file, "test.xml") == 0;
        strbuf_addf(out, "%s:%d:%d %s %s\n", deck ? "deck" : "template", entry->where.line,
                    entry->where.column, entry->severity == SEVERITY_ERROR ? "error" : "warning",
                    entry->message.id);
    }
}

/* How many lines begin as a line of `wanted` does; each of its lines must be there. */
static void expect_lines(const char *name, const char *wanted, const struct diag *diag)
{
    struct strbuf said = {0};
    size_t count = 0;

    describe(diag, &said);
    for (const char *line = wanted; *line; line += strcspn(line, "\n"), line += *line == '\n') {
        char start[256];
        snprintf(start, sizeof start, "%.*s", (int)strcspn(line, "\n"), line);
        const char *found = strstr(strbuf_text(&said), start);
        ck_assert_msg(found && (found == said.text || found[-1] == '\n'), "%s: not said: %s\n%s",
                      name, start, strbuf_text(&said));
        count++;
    }
    ck_assert_msg(diag->count == count, "%s: more is said:\n%s", name, strbuf_text(&said));
    strbuf_release(&said);
}

static void check(const struct table *table, double scale, bool with_deck, struct diag *diag)
{
    struct fitting fitting = {.template = table->template,
                              .deck = with_deck ? table->deck : NULL,
                              .words = &table->words,
                              .scale = scale};

    fitting_check(&fitting, diag);
}

START_TEST(what_cannot_be_seen_is_told_at_the_place_of_its_author)
{
    struct table table = table_lay(cases[_i].elements, cases[_i].template);
    struct diag diag = {0};

    check(&table, cases[_i].scale, true, &diag);
    expect_lines(cases[_i].name, cases[_i].said, &diag);
    diag_release(&diag);
    table_clear(&table);
}
END_TEST

START_TEST(a_template_alone_is_held_to_its_own_inks_and_values)
{
    struct table table = table_lay(
        "<numbers values='1/4'/>",
        FACE("<layer for='picture'><picture x='1' y='1' width='40' height='40' fill='paper' "
             "stroke='pale'/>\n<picture x='1' y='1' width='40' height='40' stroke='suit'/>\n"
             "<picture show='bar' value='3/50' x='1' y='1' width='40' height='9'/></layer>"));
    struct diag diag = {0};

    check(&table, 1, false, &diag);
    expect_lines("a template alone",
                 "template:3:22 error this picture looks empty\n"
                 "template:3:22 error the lines of this picture are too light\n"
                 "template:5:1 warning " NARROW,
                 &diag);
    diag_release(&diag);
    table_clear(&table);
}
END_TEST

/* What is proposed for a colour is right when it is done. */
START_TEST(the_colour_that_is_proposed_can_be_seen)
{
    static const char *const colours[] = {"#FFFFFF", "#FFFF00", "#FFEB3B", "#E6ECF7", "#FFD9D9"};
    char elements[256];
    struct diag diag = {0};

    snprintf(elements, sizeof elements, SUIT("snow", "%s") "<numbers values='1/4' picture='pie'/>",
             colours[_i]);
    struct table table = table_lay(elements, LARGE);
    check(&table, 1, true, &diag);
    ck_assert_uint_eq(diag.count, 1);
    const struct message *message = &diag.entries[0].message;
    const char *proposed = NULL;
    for (int i = 0; i < message->args; i++)
        if (strcmp(message->arg[i].name, "colour") == 0)
            proposed = message->arg[i].text;
    ck_assert_ptr_nonnull(proposed);
    snprintf(elements, sizeof elements, SUIT("snow", "%s") "<numbers values='1/4' picture='pie'/>",
             proposed);
    struct table mended = table_lay(elements, LARGE);
    struct diag nothing = {0};
    check(&mended, 1, true, &nothing);
    ck_assert_msg(nothing.count == 0, "%s for %s", proposed, colours[_i]);
    diag_release(&nothing);
    diag_release(&diag);
    table_clear(&mended);
    table_clear(&table);
}
END_TEST

/* By hand: in a box of 20.4 mm, with lines of 0.4, a disc of 10 mm radius. */
START_TEST(parts_are_measured_in_millimetres)
{
    static const struct {
        enum picture picture;
        const char *number;
        double part, shown; /* < 0: INFINITY */
    } rows[] = {
        {PICTURE_PIE, "1/4", 15.70796, 15.30796}, /* 20π/4; less a line */
        {PICTURE_PIE, "3/4", 15.70796, 15.30796}, /* the quarter that does not count */
        {PICTURE_PIE, "1/60", 0.12360, 1.04720},  /* 20π/60 = 1.0472; half of it less a line */
        {PICTURE_PIE, "1", -1, -1},
        {PICTURE_BAR, "1/4", 5, 4.6},    /* an outline on one side, a line on the other */
        {PICTURE_BAR, "1/40", 0.5, 0.3}, /* an outline alone */
        {PICTURE_BAR, "4/4", 5, -1},
        {PICTURE_SQUARE, "1/4", 2, 1.84},    /* lines of 0.16 */
        {PICTURE_DOTS, "1/4", 7.344, 4.496}, /* a radius of 0.12 × 20.4, three of them apart */
        {PICTURE_LINE, "1/4", -1, -1},
    };
    struct picture_look look = {.box = {3, 4, 20.4, 20.4}, .stroke_width = 0.4};

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct notation notation;
        ck_assert_int_eq(notation_parse(&notation, rows[i].number, NULL, NULL), STATUS_OK);
        struct picture_measure mm = picture_measure(rows[i].picture, &notation, &look);
        const double is[] = {mm.part, mm.shown}, wanted[] = {rows[i].part, rows[i].shown};
        for (int k = 0; k < 2; k++)
            ck_assert_msg(wanted[k] < 0 ? isinf(is[k]) : fabs(is[k] - wanted[k]) < 1e-4,
                          "row %zu: %f, not %f", i, is[k], wanted[k]);
    }
}
END_TEST

void add_visible_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "visible");

    tcase_add_loop_test(tests, what_cannot_be_seen_is_told_at_the_place_of_its_author, 0,
                        sizeof cases / sizeof *cases);
    tcase_add_test(tests, a_template_alone_is_held_to_its_own_inks_and_values);
    tcase_add_loop_test(tests, the_colour_that_is_proposed_can_be_seen, 0, 5);
    tcase_add_test(tests, parts_are_measured_in_millimetres);
}
