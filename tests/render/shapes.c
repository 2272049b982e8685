/* Suits of a shape that decks may name though no template of ours has a sign for it: a tile behind
 * the numbers, and letters wherever the sign would tell the suit. */
#include "cases.h"
#include "table.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define SUITS                                                                                      \
    "<suit id='green' colour='#52A598' shape='leaf'><name lang='en' short='Gr'>green</name>"       \
    "</suit><suit id='red' colour='#B24B42' shape='square'><name lang='en' short='R'>red</name>"   \
    "</suit>"
#define SIGN "<sign name='leaf' parts='2'><area d='M 0 -5 Q 6 0 0 5 Q -6 0 0 -5 Z'/></sign>"
/* As small a template as may be, with a sign between its card and its face. */
#define TEMPLATE(sign)                                                                             \
    "<template format='1'><title lang='en'>Own</title><card width='63' height='88'/>"              \
    "<font family='Andika'/>" sign "<face><layer for='number action picture spin wild title "      \
    "reference'><mark sign='suit' x='31.5' y='44' size='50' most='1500' cut='1' ink='suit'/>"      \
    "<mark sign='suit' x='9' y='9' size='6' ink='suit-text'/>"                                     \
    "<suits x='31.5' y='75' radius='10'/></layer></face><back><box x='5' y='5' width='9' "         \
    "height='9' fill='dark'/></back></template>"

static bool has_note(const struct table *table, const char *start, const char *end)
{
    for (const char *line = strbuf_text(&table->notes); *line; line += strcspn(line, "\n") + 1) {
        size_t length = strcspn(line, "\n"), tail = strlen(end);
        if (!strncmp(line, start, strlen(start)) && length >= tail &&
            !strncmp(line + length - tail, end, tail))
            return true;
        if (!line[length])
            break;
    }
    return false;
}

static double area(struct box box)
{
    return box.width * box.height;
}

START_TEST(a_shape_that_no_template_has_is_a_tile_as_large_as_other_shapes)
{
    struct table table = table_lay_suits(SUITS, "<numbers values='7'/>", "studio");

    ck_assert_int_eq(table_draw(&table, 0), STATUS_OK);
    struct box tile = table_box(&table, "emblem ", " tile");
    table_draw_next(&table, 1);
    struct box square = table_box(&table, "emblem ", " square");
    ck_assert(area(tile) > 0.98 * area(square) && area(tile) < 1.15 * area(square));
    ck_assert_double_eq_tol(tile.x + tile.width / 2, square.x + square.width / 2, 0.01);
    table_clear(&table);
}
END_TEST

START_TEST(its_tab_has_larger_letters_alone)
{
    struct table table = table_lay_suits(SUITS, "<numbers values='7'/>", "studio");

    ck_assert_int_eq(table_draw(&table, 1), STATUS_OK);
    struct box usual = table_box(&table, "text ", " R");
    struct box sign = table_box(&table, "sign ", " square-small");
    table_draw_next(&table, 0);
    struct box letters = table_box(&table, "text ", " Gr");
    ck_assert(!has_note(&table, "sign ", " leaf") && !has_note(&table, "sign ", " tile"));
    ck_assert_msg(letters.height > 1.2 * usual.height, "%.2f mm high, beside a sign %.2f",
                  letters.height, usual.height);
    double middle = (sign.y + usual.y + usual.height) / 2;
    ck_assert_msg(fabs(letters.y + letters.height / 2 - middle) < 1.5, "in the middle at %.2f",
                  letters.y + letters.height / 2);
    table_clear(&table);
}
END_TEST

static const char *const shipped[] = {"studio", "plain", "bold", "picture"};

START_TEST(every_card_can_be_drawn_by_every_template)
{
    struct table table = table_lay_suits(SUITS,
                                         "<numbers values='7 1/2 12.5%'/><numbers values='3/4' "
                                         "picture='pie'/><action does='skip'/><wild/>",
                                         shipped[_i]);

    for (int card = 0; card < deck_card_count(table.deck); card++)
        if (card == 0)
            ck_assert_int_eq(table_draw(&table, card), STATUS_OK);
        else
            table_draw_next(&table, card);
    ck_assert(has_note(&table, "text ", " Gr")); /* in the wild's disc */
    ck_assert(!has_note(&table, "text ", " R"));
    table_clear(&table);
}
END_TEST

START_TEST(check_warns_where_the_shape_is_named)
{
    struct table table = table_lay_suits(SUITS, "<numbers values='7'/>", "studio");

    ck_assert_int_eq(table_draw(&table, 0), STATUS_OK);
    ck_assert_uint_eq(table.diag.count, 0);
    ck_assert_int_eq(faces_check(table.faces, true, true, &table.diag), STATUS_OK);
    ck_assert_uint_eq(table.diag.count, 1);
    ck_assert_int_eq(table.diag.entries[0].severity, SEVERITY_WARNING);
    ck_assert_int_eq(table.diag.entries[0].where.line, deck_suit(table.deck, 0)->shape_at.line);
    ck_assert_int_eq(table.diag.entries[0].where.column, deck_suit(table.deck, 0)->shape_at.column);
    table_clear(&table);
}
END_TEST

START_TEST(a_template_of_ones_own_draws_the_shape_in_its_parts)
{
    struct table table = table_lay_suits(SUITS, "<numbers values='7'/>", TEMPLATE(SIGN));

    ck_assert_int_eq(table_draw(&table, 0), STATUS_OK);
    ck_assert(has_note(&table, "emblem ", " leaf") && has_note(&table, "sign ", " leaf"));
    ck_assert(!has_note(&table, "text ", " Gr"));
    ck_assert_int_eq(template_sign(table.template, "leaf")->parts, 2);
    /* Of its other suit the template has no sign, though decks know the shape. */
    ck_assert(has_note(&table, "text ", " R"));
    table_draw_next(&table, 1);
    ck_assert(has_note(&table, "emblem ", " tile") && has_note(&table, "text ", " R"));
    table_clear(&table);
}
END_TEST

START_TEST(letters_keep_inside_the_place_of_a_sign)
{
    struct table table = table_lay_suits(SUITS, "<numbers values='7'/>", TEMPLATE(""));

    ck_assert_int_eq(table_draw(&table, 0), STATUS_OK);
    struct box letters = table_box(&table, "text ", " Gr");
    ck_assert(letters.x >= 5.9 && letters.x + letters.width <= 12.1);
    table_clear(&table);
}
END_TEST

void add_shape_tests(Suite *suite)
{
    TCase *tcase = add_case(suite, "shapes");

    tcase_add_test(tcase, a_shape_that_no_template_has_is_a_tile_as_large_as_other_shapes);
    tcase_add_test(tcase, its_tab_has_larger_letters_alone);
    tcase_add_loop_test(tcase, every_card_can_be_drawn_by_every_template, 0, 4);
    tcase_add_test(tcase, check_warns_where_the_shape_is_named);
    tcase_add_test(tcase, a_template_of_ones_own_draws_the_shape_in_its_parts);
    tcase_add_test(tcase, letters_keep_inside_the_place_of_a_sign);
}
