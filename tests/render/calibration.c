/* The test sheet for backs: what a person reads from it, of a printer that is known to be off,
 * makes that printer's backs lie behind their fronts. */
#include "cases.h"
#include "table.h"

#include "render/accessories/calibration.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static const struct grid papers[] = {
    {210, 297, 63, 88, 3, 3, 0, 0, 10.5, 16.5},         /* A4 */
    {215.9, 279.4, 63, 88, 3, 3, 0, 0, 13.45, 7.7},     /* Letter */
    {297, 210, 63, 88, 4, 2, 0, 4, 22.5, 15},           /* that lies: B is nearer to A */
    {210, 297, 88.9, 63.5, 2, 4, 5.08, 4.23, 13.56, 15} /* with gaps, for turned cards */
};

static const enum backs ways[] = {BACKS_LONG, BACKS_SHORT, BACKS_MANUAL, BACKS_MANUAL_REVERSED};

/* What a printer does to a page of backs, of which nobody knows. */
static const struct back_offset faults[] = {
    {0, 0, 0}, {1.75, -2.5, 0}, {-3.1, 0.4, 0.8}, {2.2, 3.3, -1.25}, {0, 0, 2}};

enum { PAPERS = 4, WAYS = 4, FAULTS = 5 };

struct point {
    double x, y;
};

struct reading {
    double across, down;
};

/* Where a point of a page of backs comes to lie. */
static struct point moved(const struct back_offset *offset, const struct grid *grid,
                          struct point point)
{
    double across = point.x - grid->paper_width / 2, down = point.y - grid->paper_height / 2;
    double angle = offset->angle * M_PI / 180, cosine = cos(angle), sine = sin(angle);

    return (struct point){grid->paper_width / 2 + across * cosine - down * sine + offset->dx,
                          grid->paper_height / 2 + across * sine + down * cosine + offset->dy};
}

/* Where on the page the ink was meant to be that now lies there: moved, undone. */
static struct point undone(const struct back_offset *offset, const struct grid *grid,
                           struct point point)
{
    const struct back_offset turn_back = {0, 0, -offset->angle};

    point.x -= offset->dx;
    point.y -= offset->dy;
    return moved(&turn_back, grid, point);
}

/* A place of the front, seen from the back of the same paper. */
static struct point turned_over(const struct calibration *calibration, struct point point)
{
    const struct grid *grid = calibration->grid;

    if (imposition_turned_upright(grid, calibration->backs))
        point.x = grid->paper_width - point.x;
    else
        point.y = grid->paper_height - point.y;
    return point;
}

/* The middle of a cross of the front. */
static struct point find_cross(const char *notes, const char *letter)
{
    struct point point;
    char end[32];

    snprintf(end, sizeof end, " #000000 %s\n", letter);
    for (const char *note = strstr(notes, "cross "); note; note = strstr(note + 1, "cross ")) {
        const char *line_end = strchr(note, '\n') + 1;
        if (strncmp(line_end - strlen(end), end, strlen(end)) == 0 &&
            sscanf(note, "cross %lf %lf", &point.x, &point.y) == 2)
            return point;
    }
    ck_abort_msg("no cross %s in %s", letter, notes);
}

/* The number on the squares of a letter where a hole lies: between the two lines next to it. */
static double read_squares(const char *notes, const char *word, const char *letter, struct point at)
{
    double best = -100, best_at = 0, next = 100, next_at = 0;
    const char *note = notes;

    for (size_t length = strlen(word); (note = strstr(note, word)); note += length) {
        double x, y, width, height;
        char which[8];
        int number;
        if (sscanf(note + length, " %lf %lf %lf %lf #000000 %7s %d", &x, &y, &width, &height, which,
                   &number) != 6 ||
            strcmp(which, letter) != 0)
            continue;
        double line = height > 0 ? x : y, hole = height > 0 ? at.x : at.y;
        if (line <= hole && number > best) {
            best = number;
            best_at = line;
        } else if (line > hole && number < next) {
            next = number;
            next_at = line;
        }
    }
    ck_assert_msg(best > -100 && next < 100, "%s %s: off the squares", word, letter);
    return best + (next - best) * ((*word == 'a' ? at.x : at.y) - best_at) / (next_at - best_at);
}

static void draw(struct table *table, const struct calibration *calibration, bool back)
{
    strbuf_clear(&table->notes);
    calibration_draw(calibration, back, &table->canvas);
}

/* Pricks the front, prints the back with the fault, and reads where the hole is. */
static struct reading read_at(struct table *table, const struct calibration *calibration,
                              const struct back_offset *fault, const char *letter)
{
    draw(table, calibration, false);
    struct point hole = turned_over(calibration, find_cross(table->notes.text, letter));
    /* Between the squares it is where, without the fault, this ink would have been. */
    hole = undone(fault, calibration->grid, hole);
    draw(table, calibration, true);
    return (struct reading){read_squares(table->notes.text, "across", letter, hole),
                            read_squares(table->notes.text, "down", letter, hole)};
}

static void expect_behind(const struct calibration *calibration, const struct back_offset *typed,
                          const struct back_offset *fault)
{
    struct imposition imposition = {
        .grid = calibration->grid, .backs = calibration->backs, .cards = 100};

    for (int i = 0; i < grid_places(calibration->grid); i++) {
        struct box front = imposition_front(&imposition, i).box;
        struct box back = imposition_back(&imposition, i).box;
        for (int corner = 0; corner < 4; corner++) {
            struct point wanted = {front.x + (corner & 1 ? front.width : 0),
                                   front.y + (corner & 2 ? front.height : 0)};
            bool across = imposition_turned_upright(calibration->grid, calibration->backs);
            int other = corner ^ (across ? 1 : 2);
            struct point ink = {back.x + (other & 1 ? back.width : 0),
                                back.y + (other & 2 ? back.height : 0)};
            wanted = turned_over(calibration, wanted);
            ink = moved(fault, calibration->grid, moved(typed, calibration->grid, ink));
            ck_assert_double_eq_tol(ink.x, wanted.x, 0.01);
            ck_assert_double_eq_tol(ink.y, wanted.y, 0.01);
        }
    }
}

START_TEST(what_is_read_from_the_sheet_puts_backs_behind_their_fronts)
{
    struct table table = table_lay("<numbers values='1/2'/>", NULL);
    const struct back_offset *fault = &faults[_i % FAULTS];
    struct calibration calibration = {.grid = &papers[_i / FAULTS / WAYS],
                                      .backs = ways[_i / FAULTS % WAYS],
                                      .options = "",
                                      .words = table.words};

    ck_assert_int_eq(table_draw(&table, 0), STATUS_OK); /* opens what is drawn with */
    struct reading a = read_at(&table, &calibration, fault, "A");
    struct reading b = read_at(&table, &calibration, fault, "B");
    bool halved = strstr(table.notes.text, "halve the result") != NULL;
    const struct back_offset typed = {a.across, a.down, (b.across - a.across) / (halved ? 2 : 1)};
    ck_assert_int_eq(halved, calibration.grid->paper_height > 250);
    expect_behind(&calibration, &typed, fault);
    if (fault->dx != 0) {
        /* The test can fail: with a wrong sign they are not behind each other. */
        struct point wrong = moved(fault, calibration.grid, (struct point){0, 0});
        ck_assert_double_gt(hypot(wrong.x, wrong.y), 1);
    }
    table_clear(&table);
}
END_TEST

START_TEST(paper_is_moved_on_the_canvas_as_points_are)
{
    struct table table = table_lay("<numbers values='1/2'/>", NULL);
    const struct back_offset *offset = &faults[_i];
    struct point point = {20, 30}, wanted = moved(offset, &papers[0], point);

    ck_assert_int_eq(table_draw(&table, 0), STATUS_OK);
    cairo_identity_matrix(table.canvas.cr);
    canvas_offset(&table.canvas, offset, 210, 297);
    cairo_user_to_device(table.canvas.cr, &point.x, &point.y);
    ck_assert_double_eq_tol(point.x, wanted.x, 1e-9);
    ck_assert_double_eq_tol(point.y, wanted.y, 1e-9);
    table_clear(&table);
}
END_TEST

START_TEST(an_offset_moves_right_and_down_and_turns_clockwise)
{
    static const struct back_offset right = {1, 0, 0}, down = {0, 1, 0}, clockwise = {0, 0, 1};
    struct point corner = {0, 0};
    struct point a = moved(&right, &papers[0], corner), b = moved(&down, &papers[0], corner);
    struct point c = moved(&clockwise, &papers[0], corner);

    ck_assert_double_eq_tol(a.x, 1, 1e-9);
    ck_assert_double_eq_tol(b.y, 1, 1e-9);
    ck_assert_double_gt(c.x, 0); /* the upper left corner goes right, and up */
    ck_assert_double_lt(c.y, 0);
}
END_TEST

/* The words of each side stay within the paper and clear of squares, crosses and ruler. */
START_TEST(words_crosses_and_squares_do_not_meet)
{
    struct table table = table_lay("<numbers values='1/2'/>", NULL);
    const struct calibration calibration = {.grid = &papers[_i / 2 % 3],
                                            .backs = ways[_i / 6],
                                            .options = " --sheet letter --backs manual-reversed",
                                            .words = table.words};
    const struct grid *grid = calibration.grid;
    bool back = _i % 2;
    struct box block;

    ck_assert_int_eq(table_draw(&table, 0), STATUS_OK);
    draw(&table, &calibration, back);
    const char *note = strstr(table.notes.text, "block ");
    ck_assert_ptr_nonnull(note);
    ck_assert_int_eq(
        sscanf(note, "block %lf %lf %lf %lf", &block.x, &block.y, &block.width, &block.height), 4);
    ck_assert(
        box_contains((struct box){5, 5, grid->paper_width - 10, grid->paper_height - 17}, block));
    double middle = grid->paper_height / 2;
    ck_assert(block.y > middle + 14 || block.y + block.height < middle - 14);
    table_clear(&table);
}
END_TEST

void add_calibration_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "calibration");

    add_sample(tests, what_is_read_from_the_sheet_puts_backs_behind_their_fronts,
               PAPERS * WAYS * FAULTS);
    tcase_add_loop_test(tests, paper_is_moved_on_the_canvas_as_points_are, 0, FAULTS);
    tcase_add_test(tests, an_offset_moves_right_and_down_and_turns_clockwise);
    tcase_add_loop_test(tests, words_crosses_and_squares_do_not_meet, 0, 6 * WAYS);
}
