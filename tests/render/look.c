/* Grey and low ink: what becomes of colours and areas, and that all stays readable. */
#include "cases.h"
#include "table.h"

#include "colour/colour.h"
#include "render/part.h"

#include <dirent.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

static const struct look looks[] = {{false, false}, {true, false}, {false, true}, {true, true}};
enum { LOOKS = sizeof looks / sizeof *looks };

/* A canvas on a picture of 10 pixels to the mm. */
enum { SIDE_MM = 90, PIXELS_PER_MM = 10 };

struct sketch {
    cairo_surface_t *surface;
    struct canvas canvas;
};

static struct sketch sketch_begin(struct look look)
{
    struct sketch sketch = {
        .surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, SIDE_MM * PIXELS_PER_MM,
                                              SIDE_MM * PIXELS_PER_MM),
        .canvas = {.look = look},
    };

    sketch.canvas.cr = cairo_create(sketch.surface);
    cairo_set_source_rgb(sketch.canvas.cr, 1, 1, 1);
    cairo_paint(sketch.canvas.cr);
    cairo_scale(sketch.canvas.cr, PIXELS_PER_MM, PIXELS_PER_MM);
    return sketch;
}

static void sketch_end(struct sketch *sketch)
{
    cairo_destroy(sketch->canvas.cr);
    cairo_surface_destroy(sketch->surface);
}

static uint32_t seen_at(struct sketch *sketch, double x, double y)
{
    cairo_surface_flush(sketch->surface);
    const unsigned char *row =
        cairo_image_surface_get_data(sketch->surface) +
        (int)(y * PIXELS_PER_MM) * cairo_image_surface_get_stride(sketch->surface);
    uint32_t pixel;

    memcpy(&pixel, row + 4 * (int)(x * PIXELS_PER_MM), sizeof pixel);
    return pixel & 0xFFFFFF;
}

/* The share of a box that is not white, and the least contrast to white that its darkest has. */
static double share_inked(struct sketch *sketch, struct box box, double *contrast)
{
    int inked = 0, all = 0;

    *contrast = 1;
    for (double y = box.y; y < box.y + box.height; y += 1.0 / PIXELS_PER_MM)
        for (double x = box.x; x < box.x + box.width; x += 1.0 / PIXELS_PER_MM) {
            uint32_t colour = seen_at(sketch, x, y);
            all++;
            inked += colour != 0xFFFFFF;
            *contrast = fmax(*contrast, colour_contrast(colour, 0xFFFFFF));
        }
    return (double)inked / all;
}

static const uint32_t palette[] = {0xB24B42, 0xFFC32D, 0x52A598, 0x314387, 0x20232A, 0xFFFFFF};
enum { PALETTE = sizeof palette / sizeof *palette, SEEN = PALETTE - 1 }; /* not white */

START_TEST(in_grey_a_colour_is_printed_as_light_as_it_is)
{
    struct sketch sketch = sketch_begin((struct look){.grey = true});

    canvas_box(&sketch.canvas, (struct box){0, 0, 10, 10}, 0);
    canvas_field(&sketch.canvas, palette[_i]);
    canvas_segment(&sketch.canvas, 20, 5, 30, 5);
    canvas_stroke(&sketch.canvas, palette[_i], 5);
    for (int x = 5; x <= 25; x += 20) {
        uint32_t grey = seen_at(&sketch, x, 5);
        ck_assert_uint_eq(grey, (grey & 255) * 0x010101u);
        ck_assert_double_eq_tol(lab_of_light(colour_light(grey)).lightness,
                                lab_of_light(colour_light(palette[_i])).lightness, 0.3);
    }
    sketch_end(&sketch);
}
END_TEST

START_TEST(with_low_ink_an_area_has_an_outline_inside_its_edge_and_covers_what_lies_under_it)
{
    struct sketch sketch = sketch_begin((struct look){.low_ink = true});

    canvas_box(&sketch.canvas, (struct box){0, 0, 40, 40}, 0);
    canvas_fill(&sketch.canvas, 0x123456);
    canvas_box(&sketch.canvas, (struct box){5, 5, 20, 20}, 0);
    canvas_field(&sketch.canvas, palette[_i]);
    ck_assert_uint_eq(seen_at(&sketch, 15, 15), 0xFFFFFF);
    ck_assert_uint_eq(seen_at(&sketch, 5.7, 15), palette[_i]);
    ck_assert_uint_eq(seen_at(&sketch, 4.8, 15), 0x123456);
    bool edged = seen_at(&sketch, 5.1, 15) == COLOUR_DARK;
    ck_assert_int_eq(
        edged, palette[_i] == COLOUR_DARK ||
                   (palette[_i] != COLOUR_PAPER && colour_contrast(palette[_i], COLOUR_PAPER) < 3));
    /* The path is still there. */
    canvas_fill(&sketch.canvas, 0xABCDEF);
    ck_assert_uint_eq(seen_at(&sketch, 15, 15), 0xABCDEF);
    sketch_end(&sketch);
}
END_TEST

static const enum picture pictures[] = {PICTURE_PIE, PICTURE_BAR};

/* A quarter: from twelve to three of the pie, the leftmost of the bar. */
START_TEST(parts_that_count_are_seen_in_every_look_and_the_others_are_white)
{
    enum picture picture = pictures[_i / (LOOKS * SEEN)];
    struct look look = looks[_i / SEEN % LOOKS];
    uint32_t colour = palette[_i % SEEN];
    struct picture_look drawn = {{0, 0, 80, 80}, colour, COLOUR_DARK, 0.4};
    struct notation quarter;
    struct sketch sketch = sketch_begin(look);
    double contrast, none;

    ck_assert_int_eq(notation_parse(&quarter, "1/4", NULL, NULL), STATUS_OK);
    ck_assert_int_eq(picture_draw(&sketch.canvas, picture, &quarter, &drawn), STATUS_OK);
    struct box taken =
        picture == PICTURE_PIE ? (struct box){45, 20, 15, 15} : (struct box){5, 30, 10, 20};
    struct box left =
        picture == PICTURE_PIE ? (struct box){15, 50, 15, 15} : (struct box){45, 30, 10, 20};
    double share = share_inked(&sketch, taken, &contrast);
    ck_assert_double_eq(share_inked(&sketch, left, &none), 0);
    if (look.low_ink) {
        ck_assert_msg(share > 0.2 && share < 0.5, "%f", share);
        ck_assert_double_ge(contrast, 2.9); /* 3 of a colour as it is given */
    } else {
        ck_assert_double_eq(share, 1);
    }
    sketch_end(&sketch);
}
END_TEST

START_TEST(with_low_ink_a_picture_in_a_corner_stays_filled)
{
    struct picture_look drawn = {{0, 0, 12, 8}, 0x314387, COLOUR_DARK, 0.2};
    struct notation half;
    struct sketch sketch = sketch_begin((struct look){.low_ink = true});
    double contrast;

    ck_assert_int_eq(notation_parse(&half, "1/2", NULL, NULL), STATUS_OK);
    ck_assert_int_eq(picture_draw(&sketch.canvas, PICTURE_BAR, &half, &drawn), STATUS_OK);
    ck_assert_double_eq(share_inked(&sketch, (struct box){1, 2.5, 4, 3}, &contrast), 1);
    ck_assert_double_eq(share_inked(&sketch, (struct box){7, 2.5, 4, 3}, &contrast), 0);
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
    ck_assert_uint_eq(seen_at(&sketch, 3.6, 44), colour);
    ck_assert_uint_eq(seen_at(&sketch, 6, 44), looks[_i].low_ink ? 0xFFFFFF : colour);
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
    TCase *look = tcase_create("look");

    tcase_add_loop_test(look, in_grey_a_colour_is_printed_as_light_as_it_is, 0, PALETTE);
    tcase_add_loop_test(
        look, with_low_ink_an_area_has_an_outline_inside_its_edge_and_covers_what_lies_under_it, 0,
        PALETTE);
    tcase_add_loop_test(look, parts_that_count_are_seen_in_every_look_and_the_others_are_white, 0,
                        2 * LOOKS * SEEN);
    tcase_add_test(look, with_low_ink_a_picture_in_a_corner_stays_filled);
    tcase_add_loop_test(look, what_the_cards_of_a_suit_share_is_recorded_in_the_pages_look, 0,
                        LOOKS);
    tcase_add_test(look, with_low_ink_a_field_that_runs_off_the_card_is_outlined_on_the_card);
    tcase_add_loop_test(look, every_text_of_every_template_can_be_read_in_every_look, 0,
                        LOOKS * DECKS);
    suite_add_tcase(suite, look);
}
