/* The mat: places for the cards, fields that do not touch, all of it on the paper. */
#include "cases.h"
#include "table.h"

#include "render/accessories/play_mat.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define SIZE(array) (sizeof(array) / sizeof *(array))

static const struct {
    double paper_width, paper_height, card_width, card_height;
    int suits;
    bool wheel, fits;
} mats[] = {
    {210, 297, 63, 88, 4, true, true},         {210, 297, 63, 88, 4, false, true},
    {215.9, 279.4, 63, 88, 4, true, true},     {297, 420, 63, 88, 8, true, true},
    {210, 297, 88.9, 127, 4, true, true},      {297, 210, 63, 88, 4, true, true},
    {210, 297, 63, 88, 8, true, true},         {210, 297, 63, 88, 1, false, true},
    {215.9, 279.4, 88.9, 50.8, 4, true, true}, {148, 210, 63, 88, 4, true, false},
    {210, 297, 100, 88, 4, true, true},        {130, 297, 63, 88, 4, true, false},
};

static struct sheet sheet_of(int i)
{
    return (struct sheet){.name = "test",
                          .grid = {.paper_width = mats[i].paper_width,
                                   .paper_height = mats[i].paper_height,
                                   .card_width = mats[i].card_width,
                                   .card_height = mats[i].card_height}};
}

static bool apart(struct box one, struct box other)
{
    return one.x + one.width <= other.x + 1e-6 || other.x + other.width <= one.x + 1e-6 ||
           one.y + one.height <= other.y + 1e-6 || other.y + other.height <= one.y + 1e-6;
}

START_TEST(places_hold_a_card_and_its_margin_and_nothing_touches_or_leaves_the_paper)
{
    struct sheet sheet = sheet_of(_i);
    struct box area = {5, 5, mats[_i].paper_width - 10, mats[_i].paper_height - 10};
    struct mat_layout layout;
    double width, height;

    ck_assert_int_eq(
        mat_layout_for(&layout, &sheet, mats[_i].suits, mats[_i].wheel, &width, &height),
        mats[_i].fits);
    if (!mats[_i].fits) {
        ck_assert(width > mats[_i].paper_width || height > mats[_i].paper_height);
        return;
    }
    struct box all[9 + DECK_SUITS] = {layout.title,    layout.hint,        layout.piles[0],
                                      layout.piles[1], layout.captions[0], layout.captions[1],
                                      layout.ways[0],  layout.ways[1]};
    int count = 8;
    for (int i = 0; i < mats[_i].suits; i++) {
        all[count++] = layout.suits[i];
        ck_assert_double_ge(layout.suits[i].height, 26 - 1e-9);
        ck_assert_double_le(layout.suits[i].height, fmax(26, 0.3 * area.width) + 1e-9);
    }
    ck_assert_int_eq(layout.wheel.height > 0, mats[_i].wheel);
    if (mats[_i].wheel)
        all[count++] = layout.wheel;
    for (int i = 0; i < count; i++) {
        ck_assert_msg(box_contains(area, all[i]), "%d leaves the paper", i);
        for (int j = 0; j < i; j++)
            ck_assert_msg(apart(all[i], all[j]), "%d and %d overlap", i, j);
    }
    for (int i = 0; i < 2; i++) {
        ck_assert_double_eq_tol(layout.piles[i].width,
                                fmin(mats[_i].card_width, mats[_i].card_height) + 5, 1e-9);
        ck_assert_double_eq_tol(layout.piles[i].height,
                                fmax(mats[_i].card_width, mats[_i].card_height) + 5, 1e-9);
    }
}
END_TEST

START_TEST(the_size_that_is_asked_for_would_do)
{
    struct sheet sheet = sheet_of(_i);
    struct mat_layout layout;
    double width, height, again;

    mat_layout_for(&layout, &sheet, mats[_i].suits, mats[_i].wheel, &width, &height);
    sheet.grid.paper_height = height;
    sheet.grid.paper_width = fmax(sheet.grid.paper_width, width);
    ck_assert(mat_layout_for(&layout, &sheet, mats[_i].suits, mats[_i].wheel, &width, &again));
    ck_assert_double_eq_tol(again, height, 1e-9);
}
END_TEST

START_TEST(a_mat_has_a_field_for_every_suit_and_both_directions_and_a_place_for_the_wheel)
{
    static const char *const decks[] = {"spin", "fractions"};
    struct table table = table_of_files(decks[_i], "plain.xml");
    struct handwork work = table_handwork(&table);
    struct message why;

    table_open_page(&table);
    ck_assert(mat_fits(&work, &why));
    ck_assert_int_eq(mat_draw_page(&work, &table.canvas, &table.diag), STATUS_OK);
    struct box ink = table_ink(&table);
    ck_assert(box_contains(box_grown((struct box){5, 5, 200, 287}, 0.011), ink));
    for (int i = 0; i < deck_suit_count(table.deck); i++) {
        const struct suit *suit = deck_suit(table.deck, i);
        char words[64];
        struct box field = table_box(&table, "field", suit->id);
        snprintf(words, sizeof words, " %s (%s)", words_in(&suit->names, "en"),
                 words_in(&suit->abbreviations, "en"));
        struct box name = table_box(&table, "text", words);
        ck_assert_msg(box_contains(field, name), "%s", words);
        ck_assert_double_ge(name.x - field.x, 2.5);
        ck_assert_double_ge(field.x + field.width - name.x - name.width, 2.5);
        ck_assert(box_contains(field, table_box(&table, "sign", suit->shape)));
    }
    ck_assert(apart(table_box(&table, "arrow", "clockwise"),
                    table_box(&table, "arrow", "the other way")));
    ck_assert(
        apart(table_box(&table, "place", "stock"), table_box(&table, "place", "discard pile")));
    struct box bar = table_box(&table, "bar ", "#314387"), stock;
    ck_assert_double_eq_tol(bar.width, 200 - THICKEST_LINE, 0.02); /* the title's, over all */
    stock = table_box(&table, "place", "stock");
    ck_assert_double_lt(bar.y + bar.height, stock.y);
    ck_assert(box_contains(stock, table_box(&table, "back ", "")));
    struct box caption = table_box(&table, "caption bar", "");
    ck_assert_double_eq_tol(caption.x, stock.x, 0.01);
    ck_assert_double_eq_tol(caption.width, stock.width, 0.01);
    ck_assert_double_lt(caption.y + caption.height, stock.y);
    /* Both begin with a capital: they stand on one line. */
    ck_assert_double_eq_tol(table_box(&table, "text", " Stock").y,
                            table_box(&table, "text", " Discard pile").y, 0.2);
    /* The counter and the sign have as much space beside them as between them. */
    struct box field = table_box(&table, "field", "blue");
    struct box sign = table_box(&table, "sign", "circle");
    struct box counter = table_box(&table, "counter", "#FFFFFF");
    double between = counter.x - sign.x - sign.width;
    ck_assert_double_ge(between, 0);
    ck_assert_double_eq_tol(field.x + field.width - counter.x - counter.width, between, 1.3);
    ck_assert_double_eq_tol(sign.x - field.x, between, 1.3);
    ck_assert_int_eq(strstr(table.notes.text, "Put the wheel here") != NULL, _i == 0);
    ck_assert_ptr_nonnull(strstr(table.notes.text, "Put one coin on the direction"));
    ck_assert_uint_eq(table.diag.count, 0);
    table_clear(&table);
}
END_TEST

/* The longest name decides; all are as large. */
START_TEST(names_of_suits_are_of_one_size_and_keep_off_the_edge)
{
    struct table table = table_lay("<suit id='mud' colour='#6E7426' shape='diamond'>"
                                   "<name lang='en' short='Mo'>modder van de Maas</name></suit>"
                                   "<suit id='sea' colour='#52A598' shape='drop'>"
                                   "<name lang='en' short='Z'>zee</name></suit>"
                                   "<numbers values='1/2'/>",
                                   NULL);
    struct handwork work = table_handwork(&table);
    double heights[2];

    table_open_page(&table);
    ck_assert_int_eq(mat_draw_page(&work, &table.canvas, &table.diag), STATUS_OK);
    struct box field = table_box(&table, "field", "mud"),
               name = table_box(&table, "text", "modder van de Maas (Mo)");
    ck_assert_double_ge(name.x - field.x, 2.5);
    ck_assert_double_ge(field.x + field.width - name.x - name.width, 2.5);
    heights[0] = name.height;
    heights[1] = table_box(&table, "text", "zee (Z)").height;
    ck_assert_double_eq_tol(heights[0], heights[1], 0.35); /* one has a d, the other a bracket */
    table_clear(&table);
}
END_TEST

/* Letters that stand for signs are of one size, and keep off the edge of their field. */
START_TEST(letters_for_signs_are_of_one_size_within_their_fields)
{
    struct table table = table_lay_suits(
        "<suit id='a' colour='#B24B42' shape='oda'><name lang='en' short='HI'>a</name></suit>"
        "<suit id='b' colour='#FFC32D' shape='odb'><name lang='en' short='L'>b</name></suit>"
        "<suit id='c' colour='#52A598' shape='odc'><name lang='en' short='ME'>c</name></suit>"
        "<suit id='d' colour='#314387' shape='odd'><name lang='en' short='FT'>d</name></suit>"
        "<suit id='e' colour='#222222' shape='drop'><name lang='en' short='E'>e</name></suit>",
        "<numbers values='1/2'/>", NULL);
    static const struct {
        const char *suit, *letters;
    } rows[] = {{"a", "HI"}, {"b", "L"}, {"c", "ME"}, {"d", "FT"}};
    struct handwork work = table_handwork(&table);
    double height = 0;

    table_open_page(&table);
    ck_assert_int_eq(mat_draw_page(&work, &table.canvas, &table.diag), STATUS_OK);
    for (size_t i = 0; i < SIZE(rows); i++) {
        char words[8];
        struct box field = table_box(&table, "field", rows[i].suit);
        snprintf(words, sizeof words, " %s", rows[i].letters);
        struct box letters = table_box(&table, "text", words);
        ck_assert_double_ge(letters.x - field.x, 3);
        ck_assert(box_contains(field, letters));
        ck_assert_double_ge(letters.height, 3);
        height = i == 0 ? letters.height : height;
        ck_assert_double_eq_tol(letters.height, height, 0.01);
    }
    table_clear(&table);
}
END_TEST

/* A coin's place has room round it within its arrow. */
START_TEST(an_arrow_keeps_off_the_place_of_a_coin)
{
    struct table table = table_of_files("spin", "plain.xml");
    struct handwork work = table_handwork(&table);

    table_open_page(&table);
    ck_assert_int_eq(mat_draw_page(&work, &table.canvas, &table.diag), STATUS_OK);
    struct box arrow = table_box(&table, "arrow", "clockwise"),
               counter = table_box(&table, "counter", "#000000");
    ck_assert_double_ge(counter.width, 19.9);
    ck_assert_double_ge(0.73 * arrow.width / 2 - counter.width / 2, 2.4);
    table_clear(&table);
}
END_TEST

/* What is longer than two lines is cut, at any letter; the abbreviation stays. Names that fit are
 * as large as they would be without it. */
START_TEST(a_suits_name_too_long_for_a_line_stands_on_two_in_small_type)
{
    static const struct {
        const char *name, *first, *last;
    } rows[] = {
        {"the colour of the sea at Ostend on a long day in November", "the colour of the sea",
         " (O)"},
        {"seacolourthatgoesonandonandonandonuntilsixtylettersarereachedinall", "seacolourthat",
         "… (O)"},
        {"ééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé", "éééé", "é… (O)"},
    };
    char deck[600];
    snprintf(deck, sizeof deck,
             "<suit id='odd' colour='#52A598' shape='drop'><name lang='en' short='O'>%s</name>"
             "</suit><suit id='p' colour='#314387' shape='star'><name lang='en' short='P'>p</name>"
             "</suit><suit id='q' colour='#B24B42' shape='cross'><name lang='en' short='Q'>q</name>"
             "</suit><suit id='z' colour='#FFC32D' shape='square'><name lang='en' short='Z'>z"
             "</name></suit>",
             rows[_i].name);
    struct table table = table_lay_suits(deck, "<numbers values='1/2'/>", NULL);
    struct handwork work = table_handwork(&table);

    table_open_page(&table);
    ck_assert_int_eq(mat_draw_page(&work, &table.canvas, &table.diag), STATUS_OK);
    ck_assert_uint_eq(table.diag.count, 0);
    const char *name = strstr(table.notes.text, rows[_i].first);
    ck_assert_ptr_nonnull(name);
    ck_assert_ptr_nonnull(strstr(name, rows[_i].last));
    ck_assert_double_ge(table_box(&table, "text", "p (P)").height, 4);
    ck_assert_int_eq(mat_names_check(&work, table.canvas.type, true, &table.diag), STATUS_OK);
    ck_assert_uint_eq(table.diag.count, 1);
    ck_assert_int_eq(table.diag.entries[0].severity, SEVERITY_WARNING);
    ck_assert_str_eq(table.diag.entries[0].where.file, "test.xml");
    ck_assert_int_gt(table.diag.entries[0].where.column, 40);
    table_clear(&table);
}
END_TEST

void add_play_mat_tests(Suite *suite)
{
    TCase *mat = add_case(suite, "play mat");

    tcase_add_loop_test(mat,
                        places_hold_a_card_and_its_margin_and_nothing_touches_or_leaves_the_paper,
                        0, SIZE(mats));
    tcase_add_loop_test(mat, the_size_that_is_asked_for_would_do, 0, SIZE(mats));
    tcase_add_loop_test(
        mat, a_mat_has_a_field_for_every_suit_and_both_directions_and_a_place_for_the_wheel, 0, 2);
    tcase_add_test(mat, names_of_suits_are_of_one_size_and_keep_off_the_edge);
    tcase_add_test(mat, letters_for_signs_are_of_one_size_within_their_fields);
    tcase_add_test(mat, an_arrow_keeps_off_the_place_of_a_coin);
    tcase_add_loop_test(mat, a_suits_name_too_long_for_a_line_stands_on_two_in_small_type, 0, 3);
}
