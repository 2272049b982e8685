/* Grey and low ink: what becomes of colours and areas, and that all stays readable. */
#include "cases.h"
#include "draw/sketch.h"
#include "table.h"

#include "colour/colour.h"
#include "render/faces/part.h"

#include <dirent.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

static const struct look looks[] = {
    {0}, {.grey = true}, {.low_ink = true}, {.grey = true, .low_ink = true}};
enum { LOOKS = sizeof looks / sizeof *looks };

static const uint32_t palette[] = {0xB24B42, 0xFFC32D, 0x52A598, 0x314387, 0x000000};
enum { PALETTE = sizeof palette / sizeof *palette };

static const enum picture pictures[] = {PICTURE_PIE, PICTURE_BAR};

/* A quarter: from twelve to three of the pie, the leftmost of the bar. */
START_TEST(parts_that_count_are_seen_in_every_look_and_the_others_are_white)
{
    enum picture picture = pictures[_i / (LOOKS * PALETTE)];
    struct look look = looks[_i / PALETTE % LOOKS];
    uint32_t colour = palette[_i % PALETTE];
    struct picture_look drawn = {{0, 0, 80, 80}, colour, COLOUR_DARK, 0.4, 1, false};
    struct notation quarter;
    struct sketch sketch = sketch_begin(look);
    double contrast, none;

    ck_assert_int_eq(notation_parse(&quarter, "1/4", NULL, NULL), STATUS_OK);
    picture_draw(&sketch.canvas, picture, &quarter, &drawn);
    struct box taken =
        picture == PICTURE_PIE ? (struct box){45, 20, 15, 15} : (struct box){5, 30, 10, 20};
    struct box left =
        picture == PICTURE_PIE ? (struct box){15, 50, 15, 15} : (struct box){45, 30, 10, 20};
    double share = sketch_share(&sketch, taken, &contrast);
    ck_assert_double_eq(sketch_share(&sketch, left, &none), 0);
    if (look.low_ink) {
        ck_assert_msg(share > 0.2 && share < 0.5, "%f", share);
        ck_assert_double_ge(contrast, 2.9); /* 3 of a colour as it is given */
    } else {
        ck_assert_double_eq(share, 1);
    }
    sketch_end(&sketch);
}
END_TEST

/* 27/100: two columns and seven cells of the third. */
START_TEST(a_hundred_square_takes_its_cells_column_by_column)
{
    struct look look = looks[_i];
    struct picture_look drawn = {{0, 0, 80, 80}, 0x314387, COLOUR_DARK, 0.4, 1, false};
    struct notation number;
    struct sketch sketch = sketch_begin(look);
    double contrast;

    ck_assert_int_eq(notation_parse(&number, "0.27", NULL, NULL), STATUS_OK);
    picture_draw(&sketch.canvas, PICTURE_SQUARE, &number, &drawn);
    for (int cell = 0; cell < 100; cell++) {
        struct box inside = {8 * (cell / 10) + 1, 8 * (cell % 10) + 1, 6, 6};
        double share = sketch_share(&sketch, inside, &contrast);
        double least = cell >= 27 ? 0 : look.low_ink ? 0.2 : 1;
        ck_assert_msg(share >= least && (cell < 27 || share == 0), "cell %d: %f", cell, share);
    }
    /* Between two cells that are taken stands a line that shows on them, thicker in the middle. */
    if (!look.low_ink) {
        ck_assert_double_lt(sketch_share(&sketch, (struct box){1, 23, 5, 2}, &contrast), 1);
        ck_assert_double_lt(sketch_share(&sketch, (struct box){1, 39, 5, 2}, &contrast),
                            sketch_share(&sketch, (struct box){1, 23, 5, 2}, &contrast));
    }
    ck_assert_double_gt(sketch_share(&sketch, (struct box){41, 39, 5, 2}, &contrast),
                        sketch_share(&sketch, (struct box){41, 23, 5, 2}, &contrast));
    sketch_end(&sketch);
}
END_TEST

START_TEST(with_low_ink_a_small_hundred_square_stays_filled_in_a_wide_box)
{
    struct picture_look drawn = {{0, 0, 17.4, 6.8}, 0x314387, COLOUR_DARK, 0.2, 1, false};
    struct notation half;
    struct sketch sketch = sketch_begin((struct look){.low_ink = true});
    double contrast;

    ck_assert_int_eq(notation_parse(&half, "1/2", NULL, NULL), STATUS_OK);
    picture_draw(&sketch.canvas, PICTURE_SQUARE, &half, &drawn);
    ck_assert_double_eq(sketch_share(&sketch, (struct box){6, 0.8, 2, 2}, &contrast), 1);
    ck_assert_double_eq(sketch_share(&sketch, (struct box){9.5, 0.8, 2, 2}, &contrast), 0);
    sketch_end(&sketch);
}
END_TEST

/* As a sign is that tells a suit. One in a card's tab is hatched. */
START_TEST(with_low_ink_a_picture_of_less_than_half_a_square_centimetre_stays_filled)
{
    struct picture_look drawn = {{0, 0, 12, 4}, 0x314387, COLOUR_DARK, 0.2, 1, false};
    struct notation half;
    struct sketch sketch = sketch_begin((struct look){.low_ink = true});
    double contrast;

    ck_assert_int_eq(notation_parse(&half, "1/2", NULL, NULL), STATUS_OK);
    picture_draw(&sketch.canvas, PICTURE_BAR, &half, &drawn);
    ck_assert_double_eq(sketch_share(&sketch, (struct box){1, 1, 4, 2}, &contrast), 1);
    ck_assert_double_eq(sketch_share(&sketch, (struct box){7, 1, 4, 2}, &contrast), 0);
    sketch_end(&sketch);
}
END_TEST

START_TEST(what_the_cards_of_a_suit_share_is_recorded_in_the_pages_look)
{
    struct table table = table_lay("<numbers values='1/2'/>", NULL);
    struct sketch sketch = sketch_begin(looks[_i]);
    struct placing placing = {{0, 0, 63, 88}, 0};

    ck_assert_int_eq(table_draw(&table, 0), STATUS_OK);
    sketch.canvas.type = table.type;
    ck_assert_int_eq(faces_draw(table.faces, &sketch.canvas, 0, placing, &table.diag), STATUS_OK);
    uint32_t colour = looks[_i].grey ? colour_grey(0xB24B42) : 0xB24B42;
    ck_assert_uint_eq(sketch_seen(&sketch, 3.6, 44), colour);
    ck_assert_uint_eq(sketch_seen(&sketch, 6, 44), looks[_i].low_ink ? 0xFFFFFF : colour);
    sketch_end(&sketch);
    table_clear(&table);
}
END_TEST

START_TEST(with_low_ink_a_field_that_runs_off_the_card_is_outlined_on_the_card)
{
    struct table table = table_lay(
        "<numbers values='1/2'/>",
        "<template format='1'><card width='63' height='88'/><font family='Andika'/>"
        "<sign name='square'><area d='M 0 0 H 1'/></sign><sign name='star'><area d='M 0 0 H "
        "1'/></sign>"
        "<face><layer for='number'><box x='-3' y='-3' width='69' height='94' fill='suit'/>"
        "<number x='20' y='20' width='9' height='9' size='9' "
        "ink='on-suit'/></layer></face></template>");

    table.look = (struct look){.low_ink = true};
    ck_assert_int_eq(table_draw(&table, 0), STATUS_OK);
    table_expect(&table, "box 2.50 2.50 58.00 83.00 #B24B42 edge");
    table_expect(&table, "#B24B42 1\n"); /* on paper now, and readable there */
    table_clear(&table);
}
END_TEST

/* Areas of a card as they are drawn, the last on top. */
struct ground {
    struct box box;
    unsigned colour;
};

static bool is_word(const char *line, const char *word)
{
    return strncmp(line, word, strlen(word)) == 0 && line[strlen(word)] == ' ';
}

/* Every text and every sign in an ink that is read stands out from the area that it is drawn on. */
static int check_contrasts(const char *notes, const char *what)
{
    struct ground grounds[64] = {{{0, 0, 1000, 1000}, 0xFFFFFF}};
    int count = 1, texts = 0;

    for (const char *line = notes; *line; line += strcspn(line, "\n") + 1) {
        struct ground g;
        char word[16], rest[64] = "";
        if (sscanf(line, "%15s %lf %lf %lf %lf #%x%63[^\n]", word, &g.box.x, &g.box.y, &g.box.width,
                   &g.box.height, &g.colour, rest) < 6)
            continue;
        if ((is_word(line, "box") || is_word(line, "circle") || is_word(line, "path")) && !*rest)
            grounds[count++] = g;
        ck_assert_int_lt(count, 64);
        if (!is_word(line, "text") && !is_word(line, "block"))
            continue;
        int on = count - 1;
        while (!box_contains(grounds[on].box, g.box) && on > 0)
            on--;
        ck_assert_msg(colour_contrast(g.colour, grounds[on].colour) >= CONTRAST_TEXT,
                      "%s: #%06X on #%06X: %.80s", what, g.colour, grounds[on].colour, line);
        texts++;
    }
    return texts;
}

static const char *const decks[] = {"fractions", "spin", "classic", "mixed-forms"};
enum { DECKS = sizeof decks / sizeof *decks };

static void check_faces(struct table *table, const char *what)
{
    struct placing placing = {{0, 0, table->template->width, table->template->height}, 0};
    int texts = 0;

    ck_assert_int_eq(table_draw(table, 0), STATUS_OK);
    for (int i = 0; i < deck_card_count(table->deck); i++) {
        strbuf_clear(&table->notes);
        ck_assert_int_eq(faces_draw(table->faces, &table->canvas, i, placing, &table->diag),
                         STATUS_OK);
        texts += check_contrasts(strbuf_text(&table->notes), what);
    }
    ck_assert_int_gt(texts, deck_card_count(table->deck));
}

START_TEST(every_text_of_every_template_can_be_read_in_every_look)
{
    const char *source = getenv("BREUK_SOURCE");
    char path[4096], what[300];
    struct dirent *entry;
    int templates = 0;

    snprintf(path, sizeof path, "%s/templates", source);
    DIR *folder = opendir(path);
    while ((entry = readdir(folder))) {
        const char *dot = strrchr(entry->d_name, '.');
        if (!dot || strcmp(dot, ".xml") != 0 || strcmp(entry->d_name, "schemas.xml") == 0)
            continue;
        struct table table = table_of_files(decks[_i / LOOKS], entry->d_name);
        table.look = looks[_i % LOOKS];
        snprintf(what, sizeof what, "%s in %s, grey %d, low ink %d", decks[_i / LOOKS],
                 entry->d_name, table.look.grey, table.look.low_ink);
        check_faces(&table, what);
        table_clear(&table);
        templates++;
    }
    closedir(folder);
    ck_assert_int_ge(templates, 1);
}
END_TEST

void add_look_tests(Suite *suite)
{
    TCase *look = add_case(suite, "look");

    tcase_add_loop_test(look, parts_that_count_are_seen_in_every_look_and_the_others_are_white, 0,
                        2 * LOOKS * PALETTE);
    tcase_add_loop_test(look, a_hundred_square_takes_its_cells_column_by_column, 0, LOOKS);
    tcase_add_test(look, with_low_ink_a_small_hundred_square_stays_filled_in_a_wide_box);
    tcase_add_test(look, with_low_ink_a_picture_of_less_than_half_a_square_centimetre_stays_filled);
    tcase_add_loop_test(look, what_the_cards_of_a_suit_share_is_recorded_in_the_pages_look, 0,
                        LOOKS);
    tcase_add_test(look, with_low_ink_a_field_that_runs_off_the_card_is_outlined_on_the_card);
    add_sample(look, every_text_of_every_template_can_be_read_in_every_look, LOOKS * DECKS);
}
