/* Marks for cutting: where they stand, that they outlive the first cut, and that they can be seen.
 */
#include "cases.h"

#include "base/strbuf.h"
#include "render/sheets/margin.h"

#include <cairo.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

enum { MARKS_MOST = 512 };

struct marks_drawn {
    struct box mark[MARKS_MOST];
    int marks, crosses;
};

/* What was noted while the marks of a sheet were drawn. */
static struct marks_drawn draw(const struct sheet *sheet)
{
    struct marks_drawn drawn = {0};
    struct strbuf notes = {0};
    cairo_surface_t *surface = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, NULL);
    struct canvas canvas = {.cr = cairo_create(surface), .notes = &notes};

    margin_crop_marks(&canvas, sheet);
    for (const char *line = strbuf_text(&notes); *line; line += strcspn(line, "\n") + 1) {
        struct box *box = &drawn.mark[drawn.marks];
        char word[8];
        ck_assert_int_lt(drawn.marks, MARKS_MOST);
        ck_assert_int_eq(
            sscanf(line, "%7s %lf %lf %lf %lf", word, &box->x, &box->y, &box->width, &box->height),
            5);
        if (strcmp(word, "mark") == 0)
            drawn.marks++;
        else
            drawn.crosses++;
    }
    cairo_destroy(canvas.cr);
    cairo_surface_destroy(surface);
    strbuf_release(&notes);
    return drawn;
}

/* Three columns and two rows in the middle of A4. */
static struct sheet sheet_of(enum mark_style style, double gap_x, double gap_y)
{
    struct sheet sheet = {
        .grid = {210, 297, 50, 70, 3, 2, gap_x, gap_y, 0, 0},
        .marks = {.style = style, .offset = 2, .length = 4, .width = 0.1},
    };
    struct box area = grid_area(&sheet.grid);

    sheet.grid.left = (210 - area.width) / 2;
    sheet.grid.top = (297 - area.height) / 2;
    return sheet;
}

static bool has_mark(const struct marks_drawn *drawn, struct box wanted)
{
    for (int i = 0; i < drawn->marks; i++) {
        const struct box *mark = &drawn->mark[i];
        if (fabs(mark->x - wanted.x) + fabs(mark->y - wanted.y) < 0.011 &&
            fabs(mark->width - wanted.width) + fabs(mark->height - wanted.height) < 0.011)
            return true;
    }
    return false;
}

/* Across 150 mm and 8 mm of gaps from 26; down 140 mm and 4 of a gap from 76.5. */
START_TEST(corner_marks_stand_round_the_cards_and_in_gaps_with_room)
{
    struct sheet sheet = sheet_of(MARKS_CORNER, 4, 7);
    struct marks_drawn drawn = draw(&sheet);

    /* Six cuts down and four across, at both ends; the gap of 7 mm has room for 3 mm, once for each
     * cut down; the gap of 4 mm has none. */
    ck_assert_int_eq(drawn.marks, 2 * (6 + 4) + 6);
    ck_assert(has_mark(&drawn, (struct box){26, 69, 0, 4}));
    ck_assert(has_mark(&drawn, (struct box){26, 224, 0, 4}));
    ck_assert(has_mark(&drawn, (struct box){20, 75, 4, 0}));
    ck_assert(has_mark(&drawn, (struct box){186, 222, 4, 0}));
    ck_assert(has_mark(&drawn, (struct box){76, 147, 0, 3}));
    sheet = sheet_of(MARKS_CORNER, 0, 20);
    drawn = draw(&sheet);
    /* Four cuts down; in a gap of 20 mm two marks of 4 mm for each. */
    ck_assert_int_eq(drawn.marks, 2 * (4 + 4) + 2 * 4);
    ck_assert(has_mark(&drawn, (struct box){30, 140.5, 0, 4}));
    ck_assert(has_mark(&drawn, (struct box){30, 152.5, 0, 4}));
}
END_TEST

START_TEST(extended_marks_run_to_the_edge_of_the_paper_and_through_the_gaps)
{
    struct sheet sheet = sheet_of(MARKS_EXTENDED, 4, 20);
    struct marks_drawn drawn = draw(&sheet);

    ck_assert_int_eq(drawn.marks, 2 * (6 + 4) + 6);
    ck_assert(has_mark(&drawn, (struct box){26, 0, 0, 66.5}));
    ck_assert(has_mark(&drawn, (struct box){26, 230.5, 0, 66.5}));
    ck_assert(has_mark(&drawn, (struct box){0, 68.5, 24, 0}));
    ck_assert(has_mark(&drawn, (struct box){186, 68.5, 24, 0}));
    ck_assert(has_mark(&drawn, (struct box){26, 140.5, 0, 16}));
}
END_TEST

START_TEST(full_marks_are_a_line_over_each_cut)
{
    struct sheet sheet = sheet_of(MARKS_FULL, 0, 0);
    struct marks_drawn drawn = draw(&sheet);

    ck_assert_int_eq(drawn.marks, 4 + 3);
    ck_assert(has_mark(&drawn, (struct box){30, 72.5, 0, 152}));
    ck_assert(has_mark(&drawn, (struct box){24, 78.5, 162, 0}));
}
END_TEST

START_TEST(crosses_stand_at_every_corner_of_a_card_once)
{
    static const struct {
        double gap_x, gap_y;
        int crosses;
    } gaps[] = {{0, 0, 12}, {6, 0, 18}, {0, 6, 16}, {6, 6, 24}};
    struct sheet sheet = sheet_of(MARKS_CORNER, gaps[_i].gap_x, gaps[_i].gap_y);

    sheet.marks.inner = 1.5;
    struct marks_drawn drawn = draw(&sheet);
    ck_assert_int_eq(drawn.crosses, gaps[_i].crosses);
    sheet.marks.inner = 0;
    drawn = draw(&sheet);
    ck_assert_int_eq(drawn.crosses, 0);
}
END_TEST

START_TEST(no_mark_but_a_full_one_touches_a_card_or_its_bleed)
{
    static const double gaps[] = {0, 4, 5, 9, 30};
    enum mark_style style = _i % 2 ? MARKS_EXTENDED : MARKS_CORNER;
    struct sheet sheet = sheet_of(style, gaps[_i / 2 % 5] / 3, gaps[_i / 10]);

    sheet.bleed = 2;
    struct marks_drawn drawn = draw(&sheet);
    for (int i = 0; i < drawn.marks; i++)
        for (int place = 0; place < grid_places(&sheet.grid); place++) {
            struct box card = box_grown(grid_front(&sheet.grid, place), sheet.bleed - 0.01);
            struct box mark = drawn.mark[i];
            bool beside = mark.x + mark.width < card.x || mark.x > card.x + card.width ||
                          mark.y + mark.height < card.y || mark.y > card.y + card.height;
            ck_assert_msg(beside, "%g %g %g %g", mark.x, mark.y, mark.width, mark.height);
        }
}
END_TEST

/* On the piece of paper between these edges. */
static bool mark_is_left(const struct marks_drawn *drawn, bool upright, double cut, double low,
                         double high)
{
    for (int i = 0; i < drawn->marks; i++) {
        struct box mark = drawn->mark[i];
        double at = upright ? mark.x : mark.y, length = upright ? mark.height : mark.width;
        double across = upright ? mark.y : mark.x;
        if (length > 0 && fabs(at - cut) < 0.01 && across + length > low + 0.5 &&
            across < high - 0.5)
            return true;
    }
    return false;
}

/* The paper is cut once, right through, at each of the cuts across the rows or columns in turn: on
 * both pieces, if they have cards, each cut the other way is marked still. */
static void expect_marks_after_a_cut(const struct sheet *sheet, bool upright)
{
    const struct grid *grid = &sheet->grid;
    struct marks_drawn drawn = draw(sheet);
    int cuts = upright ? grid->columns : grid->rows, others = upright ? grid->rows : grid->columns;

    for (int i = 0; i < 2 * cuts; i++)
        for (int k = 0; k < 2 * others; k++) {
            struct box card = grid_front(grid, upright ? i / 2 + k / 2 * grid->columns
                                                       : i / 2 * grid->columns + k / 2);
            double knife = upright ? card.x + i % 2 * card.width : card.y + i % 2 * card.height;
            double other = upright ? card.y + k % 2 * card.height : card.x + k % 2 * card.width;
            double edge = upright ? grid->paper_width : grid->paper_height;
            if (i > 0)
                ck_assert_msg(mark_is_left(&drawn, !upright, other, 0, knife), "%s: %g behind %g",
                              sheet->name, other, knife);
            if (i < 2 * cuts - 1)
                ck_assert_msg(mark_is_left(&drawn, !upright, other, knife, edge),
                              "%s: %g behind %g", sheet->name, other, knife);
        }
}

START_TEST(whatever_is_cut_first_every_other_cut_has_a_mark_left)
{
    static const char *const names[] = {"a4",       "letter",          "a3",
                                        "a4-bleed", "letter-us-poker", "letter-mini"};
    char path[4096];
    struct sheet *sheet;
    struct diag diag = {0};

    snprintf(path, sizeof path, "%s/print/%s.xml", getenv("BREUK_SOURCE"), names[_i]);
    ck_assert_int_eq(sheet_load(&sheet, path, &diag), STATUS_OK);
    expect_marks_after_a_cut(sheet, true);
    expect_marks_after_a_cut(sheet, false);
    sheet_free(sheet);
    diag_release(&diag);
}
END_TEST

START_TEST(a_mark_does_not_run_through_the_ruler_or_the_label)
{
    struct sheet sheet = sheet_of(MARKS_EXTENDED, 0, 0);

    sheet.ruler = (struct ruler){true, true, 10, 100, 100};
    sheet.labelled = true;
    sheet.label = (struct box){20, 5, 40, 3};
    struct marks_drawn drawn = draw(&sheet);
    ck_assert(has_mark(&drawn, (struct box){0, 148.5, 9.4, 0}));
    ck_assert(has_mark(&drawn, (struct box){10 + RULER_DEPTH + 0.6, 148.5, 30 - 2 - 15.2, 0}));
    ck_assert(has_mark(&drawn, (struct box){30, 0, 0, 4.4}));
    ck_assert(has_mark(&drawn, (struct box){30, 8.6, 0, 78.5 - 2 - 8.6}));
    ck_assert(has_mark(&drawn, (struct box){80, 0, 0, 76.5}));
    ck_assert(has_mark(&drawn, (struct box){0, 78.5, 28, 0}));
}
END_TEST

START_TEST(a_speck_of_a_mark_beside_the_ruler_is_left_out)
{
    struct sheet sheet = sheet_of(MARKS_EXTENDED, 0, 0);

    /* The marks end at 28 mm, the ruler with its words 0.5 mm before that; then it begins 0.7 mm
     * from the paper's edge. */
    sheet.ruler = (struct ruler){true, true, 28 - 0.5 - 0.6 - RULER_DEPTH, 100, 100};
    struct marks_drawn drawn = draw(&sheet);
    ck_assert(has_mark(&drawn, (struct box){0, 148.5, sheet.ruler.x - 0.6, 0}));
    for (int i = 0; i < drawn.marks; i++)
        ck_assert_double_ge(drawn.mark[i].width + drawn.mark[i].height, 1);
    sheet.ruler.x = 1.3;
    drawn = draw(&sheet);
    for (int i = 0; i < drawn.marks; i++)
        ck_assert_double_ge(drawn.mark[i].width + drawn.mark[i].height, 1);
}
END_TEST

static unsigned grey_at(cairo_surface_t *image, int x, int y)
{
    const unsigned char *row =
        cairo_image_surface_get_data(image) + y * cairo_image_surface_get_stride(image);

    return row[4 * x];
}

/* On a black ground, at 20 dots a mm: beside the dark line there is a white one. */
START_TEST(a_mark_shows_on_a_dark_ground)
{
    struct sheet sheet = sheet_of(_i ? MARKS_FULL : MARKS_CORNER, 0, 0);
    cairo_surface_t *image = cairo_image_surface_create(CAIRO_FORMAT_RGB24, 800, 800);
    struct canvas canvas = {.cr = cairo_create(image)};
    int brightest = 0, darkest = 255;

    cairo_paint(canvas.cr); /* black */
    cairo_scale(canvas.cr, 20, 20);
    cairo_translate(canvas.cr, -10, -60);
    sheet.marks.inner = _i ? 0 : 1.5;
    margin_crop_marks(&canvas, &sheet);
    cairo_surface_flush(image);
    /* Across the cut at x = 30, at y = 75 (a mark) and 79 (a cross or a full line). */
    for (int y = 75; y <= 79; y += 4) {
        for (int x = (30 - 10) * 20 - 6; x <= (30 - 10) * 20 + 6; x++) {
            int grey = (int)grey_at(image, x, (y - 60) * 20);
            brightest = grey > brightest ? grey : brightest;
            darkest = grey < darkest ? grey : darkest;
        }
        ck_assert_int_gt(brightest, 240);
        ck_assert_int_lt(darkest, 80);
        ck_assert_int_lt((int)grey_at(image, (30 - 10) * 20, (y - 60) * 20), 80);
        brightest = 0;
    }
    cairo_destroy(canvas.cr);
    cairo_surface_destroy(image);
}
END_TEST

void add_marks_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "marks");

    tcase_add_test(tests, a_speck_of_a_mark_beside_the_ruler_is_left_out);
    tcase_add_test(tests, corner_marks_stand_round_the_cards_and_in_gaps_with_room);
    tcase_add_test(tests, extended_marks_run_to_the_edge_of_the_paper_and_through_the_gaps);
    tcase_add_test(tests, full_marks_are_a_line_over_each_cut);
    tcase_add_loop_test(tests, crosses_stand_at_every_corner_of_a_card_once, 0, 4);
    add_sample(tests, no_mark_but_a_full_one_touches_a_card_or_its_bleed, 50);
    tcase_add_loop_test(tests, whatever_is_cut_first_every_other_cut_has_a_mark_left, 0, 6);
    tcase_add_test(tests, a_mark_does_not_run_through_the_ruler_or_the_label);
    tcase_add_loop_test(tests, a_mark_shows_on_a_dark_ground, 0, 2);
}
