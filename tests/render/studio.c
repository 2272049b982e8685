/* What the grammar of templates offers for the look “studio”, and that the template keeps to it. */
#include "cases.h"
#include "table.h"

#include "colour/colour.h"
#include "draw/ink.h"
#include "render/deck_inks.h"
#include "render/faces/picture.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define SIZE(array) (sizeof(array) / sizeof *(array))

#define CARD "<card width='63' height='88'/><font family='Andika'/>"
#define STAR                                                                                       \
    "<sign name='star' parts='5' first='36'><area d='M 0 -5 L 1.528 -2.103 L 4.755 -1.545 L "      \
    "2.473 0.803 L 2.939 4.045 L 0 2.6 L -2.939 4.045 L -2.473 0.803 L -4.755 -1.545 L -1.528 "    \
    "-2.103 Z'/></sign>"
#define SQUARE "<sign name='square' parts='4'><area d='M -2 -2 H 2 V 2 H -2 Z'/></sign>"

/* A template of these parts on number cards. */
#define TEMPLATE(parts)                                                                            \
    "<template format='1'>" CARD STAR SQUARE "<face><layer for='number'>" parts                    \
    "</layer></face></template>"

START_TEST(a_tint_keeps_one_share_of_the_suits_darkness)
{
    struct table table =
        table_lay("<numbers values='1/2'/>",
                  TEMPLATE("<box x='3' y='3' width='57' height='82' fill='suit-tint'/>"
                           "<box x='3' y='3' width='5' height='8' fill='deck'/>"));

    ck_assert_int_eq(table_draw(&table, 0), STATUS_OK);
    table_expect(&table, "box 3.00 3.00 57.00 82.00 #F88A7E"); /* 55 % of the darkness of B24B42 */
    table_expect(&table, "box 3.00 3.00 5.00 8.00 #B24B42");
    table_draw_next(&table, 1);
    table_expect(&table, "box 3.00 3.00 57.00 82.00 #FFE0A0"); /* and of FFC32D */
    table_expect(&table, "box 3.00 3.00 5.00 8.00 #B24B42");
    table_clear(&table);
}
END_TEST

START_TEST(box_and_wheel_have_the_tints_of_the_cards)
{
    struct table table = table_lay("<numbers values='1/2'/>", NULL);
    uint32_t suits[DECK_SUITS];
    int count = deck_suit_count(table.deck);

    for (int i = 0; i < count; i++)
        suits[i] = deck_suit(table.deck, i)->colour;
    double share = ink_tint_share(suits, (size_t)count);
    ck_assert_int_ge(count, 1);
    for (int i = 0; i < count; i++)
        ck_assert_uint_eq(deck_tint(table.deck, deck_suit(table.deck, i)),
                          ink_tint(suits[i], share));
    table_clear(&table);
}
END_TEST

START_TEST(with_low_ink_a_tint_is_an_outline_in_the_suits_own_colour)
{
    struct table table = table_lay(
        "<numbers values='1/2'/>",
        TEMPLATE("<mark sign='suit' x='31' y='44' size='50' edge='1' cut='1' ink='suit-tint'/>"));

    table.look.low_ink = true;
    ck_assert_int_eq(table_draw(&table, 0), STATUS_OK);
    table_expect(&table, "#B24B42 square");
    ck_assert_ptr_nonnull(strstr(strbuf_text(&table.notes), "emblem-edge "));
    table_clear(&table);
}
END_TEST

static const struct {
    int card;
    const char *name, *size;
    double width; /* of the emblem, with the line round it */
} emblems[] = {
    /* As wide as its size; the area of the square's 49 mm would be 2,401. */
    {0, "square", "size='50' edge='1'", 50},
    {0, "square", "size='50' edge='1' most='900'", 31},
    {0, "square", "size='20' edge='1' most='900'", 20},
    /* The star is 9.51 wide and has an area of 38.2. */
    {1, "star", "size='50' edge='2'", 50},
    {1, "star", "size='50' edge='2' most='955'", 49.55},
};

START_TEST(an_emblem_is_as_large_as_its_box_and_area_allow)
{
    char template[2048], note[64];
    snprintf(template, sizeof template,
             TEMPLATE("<mark sign='suit' x='31.5' y='44' ink='suit' %s/>"), emblems[_i].size);
    struct table table = table_lay("<numbers values='1/2'/>", template);

    ck_assert_int_eq(table_draw(&table, emblems[_i].card), STATUS_OK);
    snprintf(note, sizeof note, " %s", emblems[_i].name);
    struct box box = table_box(&table, "emblem ", note);
    ck_assert_double_eq_tol(box.width, emblems[_i].width, 0.05);
    ck_assert_double_eq_tol(box.x + box.width / 2, 31.5, 0.02);
    table_clear(&table);
}
END_TEST

START_TEST(an_edge_of_another_ink_goes_round_the_tint)
{
    struct table table = table_lay(
        "<numbers values='1/2'/>",
        TEMPLATE("<mark sign='suit' x='31' y='44' size='50' edge='2' edge-ink='suit' cut='1' "
                 "ink='suit-tint'/>"));

    ck_assert_int_eq(table_draw(&table, 0), STATUS_OK);
    table_expect(&table, "emblem 6.00 19.00 50.00 50.00 #F88A7E square");
    table_expect(&table, "emblem-edge 6.00 19.00 50.00 50.00 #B24B42 square");
    table_clear(&table);
}
END_TEST

/* Two thirds on a back: five rows of 3, 6 … 15 bricks, of which 2, 4 … 10 count. */
START_TEST(each_row_of_a_wall_shows_the_same_amount)
{
    struct table table = table_lay(
        "<numbers values='1/2'/>",
        "<template format='1'>" CARD STAR SQUARE "<face><layer for='number'/></face><back>"
        "<wall value='2/3' x='6' y='6' width='51' height='30' rest='paper'/></back></template>");
    double right[5] = {0};
    int count[5] = {0}, all = 0;

    ck_assert_int_eq(table_draw(&table, -1), STATUS_OK);
    for (const char *line = strbuf_text(&table.notes); *line; line += strcspn(line, "\n") + 1) {
        struct box brick;
        unsigned colour;
        if (sscanf(line, "brick %lf %lf %lf %lf #%x", &brick.x, &brick.y, &brick.width,
                   &brick.height, &colour) != 5)
            continue;
        int row = (int)floor((36 - brick.y) / 6.18) - (brick.y > 35.9);
        ck_assert(row >= 0 && row < 5);
        all++;
        if (colour == 0xFFFFFF)
            continue;
        ck_assert_uint_eq(colour, row % 2 == 0 ? 0xB24B42 : 0xFFC32D);
        right[row] = fmax(right[row], brick.x + brick.width);
        count[row]++;
    }
    ck_assert_int_eq(all, 3 + 6 + 9 + 12 + 15);
    for (int row = 0; row < 5; row++) {
        ck_assert_int_eq(count[row], 2 * (row + 1));
        ck_assert_double_eq_tol(right[row], 6 + 51.9 * 2 / 3 - 0.9, 0.02);
    }
    table_clear(&table);
}
END_TEST

/* Whole numbers are no share of a whole: of the lowest row all bricks count, of each other one less
 * than below it. */
START_TEST(a_deck_of_whole_numbers_has_stairs)
{
    struct table table = table_of_files("classic", "studio.xml");
    struct wall wall = {0};
    double top = 0;
    int counted = 0;

    wall_set_for(&wall, table.deck);
    ck_assert(wall.stairs);
    ck_assert_int_eq(table_draw(&table, -1), STATUS_OK);
    for (const char *line = strbuf_text(&table.notes); *line; line += strcspn(line, "\n") + 1) {
        struct box brick;
        unsigned colour;
        if (sscanf(line, "brick %lf %lf %lf %lf #%x", &brick.x, &brick.y, &brick.width,
                   &brick.height, &colour) != 5 ||
            colour == 0xD5D5D5)
            continue;
        top = counted == 0 || brick.y < top ? brick.y : top;
        counted++;
    }
    ck_assert_double_eq_tol(top, 6, 0.01);
    ck_assert_int_eq(counted, wall.parts * (wall.parts + 1) / 2);
    table_clear(&table);
}
END_TEST

START_TEST(decks_of_other_titles_can_have_other_walls)
{
    char notes[2][4096];

    for (int i = 0; i < 2; i++) {
        struct table table = table_of_files(i ? "spin" : "fractions", "studio.xml");
        ck_assert_int_eq(table_draw(&table, -1), STATUS_OK);
        snprintf(notes[i], sizeof notes[i], "%s", strbuf_text(&table.notes));
        table_clear(&table);
    }
    ck_assert_str_ne(notes[0], notes[1]);
}
END_TEST

/* They may be mixed in one box, and are sorted from behind. */
START_TEST(the_shipped_decks_of_fractions_have_different_walls)
{
    static const char *const decks[] = {"equals",   "families",      "first-fractions", "fractions",
                                        "improper", "fractions-208", "mixed-forms",     "no-factor",
                                        "lines",    "percent",       "tenths"};
    enum { DECKS = sizeof decks / sizeof *decks };
    struct wall walls[DECKS] = {0};

    for (int i = 0; i < DECKS; i++) {
        struct table table = table_of_files(decks[i], "studio.xml");
        wall_set_for(&walls[i], table.deck);
        table_clear(&table);
        for (int other = 0; other < i; other++)
            ck_assert_msg(
                walls[i].taken * walls[other].parts != walls[other].taken * walls[i].parts,
                "%s and %s: %d/%d", decks[other], decks[i], walls[i].taken, walls[i].parts);
    }
}
END_TEST

/* Five twelfths: two rows of 12 and 24 bricks. */
START_TEST(a_deck_can_say_which_fraction_its_wall_shows)
{
    struct table table = table_of_files("fractions", "studio.xml");
    struct strbuf xml = {0};
    struct deck *deck = NULL;
    int all = 0, counted = 0;

    strbuf_add(&xml, "<deck format='1' ruleset='fractions' back='5/12'><title lang='en'>T</title>"
                     "<suit id='red' colour='#B24B42' shape='square'>"
                     "<name lang='en' short='R'>red</name></suit>"
                     "<suit id='yellow' colour='#FFC32D' shape='star'>"
                     "<name lang='en' short='Y'>yellow</name></suit>"
                     "<numbers values='1/2 2/4'/></deck>");
    ck_assert_int_eq(deck_load_bytes(&deck, "t.xml", xml.text, xml.length, &table.diag), STATUS_OK);
    ck_assert_int_eq(deck_about(deck)->back_taken, 5);
    ck_assert_int_eq(deck_about(deck)->back_parts, 12);
    deck_free(table.deck);
    table.deck = deck;
    ck_assert_int_eq(table_draw(&table, -1), STATUS_OK);
    for (const char *line = strbuf_text(&table.notes); *line; line += strcspn(line, "\n") + 1) {
        unsigned colour;
        if (sscanf(line, "brick %*f %*f %*f %*f #%x", &colour) == 1) {
            all++;
            counted += colour != 0xD5D5D5;
        }
    }
    ck_assert_int_eq(all, 12 + 24);
    ck_assert_int_eq(counted, 5 + 10);
    table_clear(&table);
    strbuf_release(&xml);
}
END_TEST

START_TEST(an_actions_name_begins_with_a_capital_on_its_card)
{
    struct table table = table_of_files("fractions", "studio.xml");

    ck_assert_int_eq(table_draw(&table, deck_find_card(table.deck, 0, "+2")), STATUS_OK);
    struct box word = table_box(&table, "text ", " Draw two");
    ck_assert_double_eq_tol(word.x, 4.5, 0.05);
    table_clear(&table);
}
END_TEST

/* Each mode has its own layer; without one, a layer is always there. */
START_TEST(a_layer_is_left_out_in_other_modes_than_its_own)
{
    static const struct {
        struct look look;
        const char *own;
    } modes[] = {{{0}, "box 1.00"},
                 {{.light = true}, "box 2.00"},
                 {{.low_ink = true}, "box 3.00"},
                 {{.light = true, .low_ink = true}, "box 3.00"}};
    struct table table = table_lay(
        "<numbers values='1/2'/>",
        "<template format='1'>" CARD STAR SQUARE "<face>"
        "<layer for='number' mode='full'><box x='1' y='3' width='5' height='8' stroke='suit'/>"
        "</layer><layer for='number' mode='light'><box x='2' y='3' width='5' height='8' "
        "stroke='suit'/></layer><layer for='number' mode='low-ink'><box x='3' y='3' width='5' "
        "height='8' stroke='suit'/></layer><layer for='number'><box x='9' y='3' width='5' "
        "height='8' stroke='suit'/></layer></face></template>");

    table.look = modes[_i].look;
    ck_assert_int_eq(table_draw(&table, 0), STATUS_OK);
    table_expect(&table, modes[_i].own);
    table_expect(&table, "box 9.00");
    int count = 0;
    for (const char *at = strbuf_text(&table.notes); (at = strstr(at, "box ")); at++)
        count++;
    ck_assert_int_eq(count, 2);
    table_clear(&table);
}
END_TEST

#define TAB                                                                                        \
    TEMPLATE("<corners><box x='3' y='3' width='14' wider='3 6' height='25' fill='suit'/>"          \
             "<number x='4' y='4' width='12' wider='3 6' least='5.3' height='14' size='6.9'/>"     \
             "</corners><mark sign='suit' x='30' y='70' size='4' shift='2 5'/>"                    \
             "<text show='suit' x='35' y='67' width='9' height='6' size='5' shift='2 5' "          \
             "align='left'/><text show='words' x='35' y='50' width='9' height='9' size='3' "       \
             "shift='2 5' align='left'><title lang='en'>one two three</title></text>")

static const struct {
    const char *number;
    double width;
} widths[] = {{"3/4", 14},     {"7", 14},     {"0.75", 14},  {"100%", 17},
              {"33 1/3%", 17}, {"0.125", 17}, {"2 1/2", 14}, {"0.0625", 20}};

/* Its height alone makes it small: no width helps. */
START_TEST(a_tab_is_no_wider_for_a_number_that_is_too_high)
{
    struct table table = table_lay(
        "<numbers values='3/4'/>",
        TEMPLATE("<box x='3' y='3' width='14' wider='3 6' height='25' fill='suit'/>"
                 "<number x='4' y='4' width='12' wider='3 6' least='5.3' height='8' size='6.9'/>"));

    ck_assert_int_eq(table_draw(&table, 0), STATUS_OK);
    table_expect(&table, "box 3.00 3.00 14.00 25.00");
    table_clear(&table);
}
END_TEST

START_TEST(a_tab_is_as_wide_as_its_number_needs)
{
    char elements[64], box[64];
    snprintf(elements, sizeof elements, "<numbers values='%s;'/>", widths[_i].number);
    struct table table = table_lay(elements, TAB);

    ck_assert_int_eq(table_draw(&table, 0), STATUS_OK);
    snprintf(box, sizeof box, "box 3.00 3.00 %.2f 25.00", widths[_i].width);
    ck_assert_msg(strstr(strbuf_text(&table.notes), box) != NULL, "%s:\n%s", widths[_i].number,
                  strbuf_text(&table.notes));
    table_clear(&table);
}
END_TEST

/* A sign, a line and a block of words keep their sizes. */
START_TEST(what_stands_beside_a_number_moves_when_it_is_wider)
{
    static const char *const numbers[] = {"7", "0.125", "0.0625"};
    static const double shifts[] = {0, 2, 5};
    struct box sign[3], line[3], block[3];

    for (int i = 0; i < 3; i++) {
        char elements[64];
        snprintf(elements, sizeof elements, "<numbers values='%s'/>", numbers[i]);
        struct table table = table_lay(elements, TAB);
        ck_assert_int_eq(table_draw(&table, 0), STATUS_OK);
        sign[i] = table_box(&table, "sign", " square");
        line[i] = table_box(&table, "text", " red");
        block[i] = table_box(&table, "block", "three");
        table_clear(&table);
        ck_assert_double_eq_tol(sign[i].x, 28 + shifts[i], 0.011);
        ck_assert_double_eq_tol(line[i].x, line[0].x + shifts[i], 0.011);
        ck_assert_double_eq_tol(block[i].x, block[0].x + shifts[i], 0.011);
        ck_assert_double_eq_tol(sign[i].width, 4, 0.011);
        ck_assert_double_eq_tol(line[i].width, line[0].width, 0.011);
        ck_assert_double_eq_tol(block[i].height, block[0].height, 0.011);
    }
}
END_TEST

/* The foot of a wide tab stays as narrow as that of others. */
START_TEST(only_the_head_of_a_box_becomes_wider)
{
    struct table table = table_lay(
        "<numbers values='0.0625 3/4'/>",
        TEMPLATE("<box x='3' y='3' width='14' wider='3 6' height='25' head='10' fillet='1' "
                 "radius='2' fill='suit'/><number x='4' y='4' width='12' wider='3 6' least='5.3' "
                 "height='14' size='6.9'/>"));

    ck_assert_int_eq(table_draw(&table, 1), STATUS_OK);
    table_expect(&table, "box 3.00 3.00 14.00 25.00 #B24B42");
    ck_assert_ptr_null(strstr(strbuf_text(&table.notes), "box 3.00 3.00 20.00"));
    table_draw_next(&table, 0);
    table_expect(&table, "box 3.00 3.00 14.00 25.00 #B24B42");
    table_expect(&table, "box 3.00 3.00 20.00 10.00 #B24B42");
    table_clear(&table);
}
END_TEST

/* A corner rounder than there is room for is less round, and a head as high as its box is all of
 * it. */
static const struct {
    const char *head, *fillet;
    double width, height;
} heads[] = {{"10", "1", 20, 25}, {"10", "9", 20, 25}, {"10", "40", 20, 25}, {"24.5", "1", 20, 25},
             {"60", "1", 20, 25}, {"0", "3", 20, 25},  {"1", "0", 20, 25}};

START_TEST(a_box_with_a_head_reaches_no_further_than_the_two)
{
    char parts[1024];

    snprintf(parts, sizeof parts,
             TEMPLATE("<box x='3' y='3' width='14' wider='3 6' height='25' head='%s' fillet='%s' "
                      "radius='2' fill='suit'/><number x='4' y='4' width='12' wider='3 6' "
                      "least='5.3' height='14' size='6.9' ink='paper'/>"),
             heads[_i].head, heads[_i].fillet);
    struct table table = table_lay("<numbers values='0.0625'/>", parts);

    table_open_page(&table);
    table.faces = faces_new(&(struct faces_job){.template = table.template,
                                                .deck = table.deck,
                                                .words = &table.words,
                                                .type = table.type,
                                                .scale = 1});
    ck_assert_int_eq(
        faces_draw(table.faces, &table.canvas, 0, (struct placing){{0, 0, 63, 88}, 0}, &table.diag),
        STATUS_OK);
    struct box ink = table_ink(&table);
    ck_assert_double_eq_tol(ink.x, 3, 0.1);
    ck_assert_double_eq_tol(ink.y, 3, 0.1);
    ck_assert_double_eq_tol(ink.width, heads[_i].width, 0.1);
    ck_assert_double_eq_tol(ink.height, heads[_i].height, 0.1);
    table_clear(&table);
}
END_TEST

/* Some shapes need sharper points where they are small; others are the same at all sizes. */
START_TEST(a_small_sign_can_be_drawn_otherwise)
{
    struct table table =
        table_lay("<numbers values='1/2'/>",
                  "<template format='1'>" CARD STAR SQUARE
                  "<sign name='star-small'><area d='M 0 -5 L 5 5 H -5 Z'/></sign>"
                  "<face><layer for='number'>"
                  "<mark sign='suit' x='31.5' y='44' size='50' edge='1' ink='suit'/>"
                  "<mark sign='suit' x='9' y='9' size='9' ink='suit'/></layer></face></template>");

    ck_assert_int_eq(table_draw(&table, 0), STATUS_OK);
    table_expect(&table, "sign 4.50 4.50 9.00 9.00 #B24B42 square\n");
    table_draw_next(&table, 1);
    table_box(&table, "emblem ", " star");
    table_expect(&table, "sign 4.50 4.50 9.00 9.00 #FFC32D star-small\n");
    table_clear(&table);
}
END_TEST

/* Cards of one suit share a recording only if they are equally wide. */
START_TEST(a_narrow_tab_follows_a_wide_one)
{
    struct table table = table_lay("<numbers values='0.0625 3/4'/>", TAB);

    ck_assert_int_eq(table_draw(&table, 0), STATUS_OK);
    table_expect(&table, "box 3.00 3.00 20.00 25.00");
    table_draw_next(&table, 1);
    table_expect(&table, "box 3.00 3.00 14.00 25.00");
    table_clear(&table);
}
END_TEST

START_TEST(words_stand_on_their_baseline)
{
    struct table table =
        table_lay("<numbers values='1/2'/>",
                  TEMPLATE("<text show='suit' x='4' y='70' width='40' height='9' size='6' "
                           "baseline='79.6' align='left'/>"));

    ck_assert_int_eq(table_draw(&table, 0), STATUS_OK);
    struct box box = table_box(&table, "text ", " red");
    ck_assert_double_eq_tol(box.y + box.height, 79.6, 0.15);
    table_clear(&table);
}
END_TEST

/* On a back: words that are one line, and the same where they cannot be. */
START_TEST(a_title_too_long_for_its_baseline_fills_its_box)
{
    static const struct {
        const char *width;
        const char *note;
    } boxes[] = {{"40", "text "}, {"5", "block "}};
    char template[1024];
    snprintf(template, sizeof template,
             "<template format='1'>" CARD STAR SQUARE "<face><layer for='title'><text show='title' "
             "x='6' y='35' width='%s' height='40' size='7' bold='yes' baseline='41.5'/></layer>"
             "<layer for='number'/></face></template>",
             boxes[_i].width);
    struct table table = table_lay(
        "<extra><title lang='en'>ab cd ef gh</title></extra><numbers values='1/2'/>", template);
    int card = 0;

    while (deck_card(table.deck, card)->kind != CARD_EXTRA)
        card++;
    ck_assert_int_eq(table_draw(&table, card), STATUS_OK);
    ck_assert_msg(strncmp(strbuf_text(&table.notes), boxes[_i].note, strlen(boxes[_i].note)) == 0,
                  "%s", strbuf_text(&table.notes));
    table_clear(&table);
}
END_TEST

START_TEST(a_picture_of_another_kind_is_left_out)
{
    struct table table =
        table_lay("<numbers values='1/2' picture='pie'/>",
                  "<template format='1'>" CARD STAR SQUARE "<face><layer for='picture'>"
                  "<picture of='bar line' x='4' y='4' width='9' height='9'/>"
                  "<picture of='pie dots' x='20' y='20' width='30' height='30'/>"
                  "</layer></face></template>");

    ck_assert_int_eq(table_draw(&table, 0), STATUS_OK);
    table_expect(&table, "pie 20.00 20.00 30.00 30.00");
    ck_assert_ptr_null(strstr(strbuf_text(&table.notes), "pie 4.00"));
    table_clear(&table);
}
END_TEST

void add_studio_tests(Suite *suite)
{
    TCase *studio = add_case(suite, "studio");

    tcase_add_test(studio, box_and_wheel_have_the_tints_of_the_cards);
    tcase_add_test(studio, a_tint_keeps_one_share_of_the_suits_darkness);
    tcase_add_test(studio, with_low_ink_a_tint_is_an_outline_in_the_suits_own_colour);
    tcase_add_loop_test(studio, an_emblem_is_as_large_as_its_box_and_area_allow, 0, SIZE(emblems));
    tcase_add_loop_test(studio, a_tab_is_as_wide_as_its_number_needs, 0, SIZE(widths));
    tcase_add_test(studio, an_edge_of_another_ink_goes_round_the_tint);
    tcase_add_test(studio, each_row_of_a_wall_shows_the_same_amount);
    tcase_add_test(studio, a_deck_of_whole_numbers_has_stairs);
    tcase_add_test(studio, decks_of_other_titles_can_have_other_walls);
    tcase_add_test(studio, the_shipped_decks_of_fractions_have_different_walls);
    tcase_add_test(studio, a_deck_can_say_which_fraction_its_wall_shows);
    tcase_add_test(studio, an_actions_name_begins_with_a_capital_on_its_card);
    tcase_add_loop_test(studio, a_layer_is_left_out_in_other_modes_than_its_own, 0, 4);
    tcase_add_test(studio, a_tab_is_no_wider_for_a_number_that_is_too_high);
    tcase_add_test(studio, what_stands_beside_a_number_moves_when_it_is_wider);
    tcase_add_test(studio, a_narrow_tab_follows_a_wide_one);
    tcase_add_test(studio, only_the_head_of_a_box_becomes_wider);
    tcase_add_loop_test(studio, a_box_with_a_head_reaches_no_further_than_the_two, 0,
                        (int)(sizeof heads / sizeof *heads));
    tcase_add_test(studio, a_small_sign_can_be_drawn_otherwise);
    tcase_add_test(studio, words_stand_on_their_baseline);
    tcase_add_loop_test(studio, a_title_too_long_for_its_baseline_fills_its_box, 0, 2);
    tcase_add_test(studio, a_picture_of_another_kind_is_left_out);
}
