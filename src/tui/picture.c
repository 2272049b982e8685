#include "tui/picture.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>

enum {
    WHOLE_TURN = 1 << 20,
    CROWDED = 8 /* parts, beyond which they are slivers near the centre */
};

bool disc_shows(int rows, int64_t parts)
{
    static const struct {
        int rows, most;
    } limits[] = {{2, 1}, {3, 4}, {4, 8}, {5, 10}, {6, 12}};
    int most = 0;

    for (size_t i = 0; i < sizeof limits / sizeof *limits && limits[i].rows <= rows; i++)
        most = limits[i].most;
    return parts <= most;
}

/* How far from the top the figure's part begins, clockwise, as a share of a turn. */
static double begin_of(const struct figure *figure, int64_t part)
{
    return (double)figure_edge(figure, part, WHOLE_TURN) / WHOLE_TURN +
           (double)figure->turn / (double)figure_parts(figure);
}

/* Whether a point, so far from the centre, lies on a line between two parts. */
static bool is_on_line(const struct figure *figure, int right, int up)
{
    int64_t parts = figure_parts(figure);
    double hub = parts > CROWDED ? 0.3 * (double)parts : 0.5;

    if (parts == 1)
        return false;
    if (right * right + up * up < hub * hub)
        return true;
    for (int64_t i = 0; i < parts; i++) {
        double angle = 2 * M_PI * begin_of(figure, i);
        double along = right * sin(angle) + up * cos(angle);
        double beside = fabs(right * cos(angle) - up * sin(angle));
        if (along > 0 && beside < 0.5 - 1e-4)
            return true;
    }
    return false;
}

int64_t disc_part(const struct figure *figure, int rows, int x, int y)
{
    int right = x - (rows - 1), up = rows - 1 - y;
    double radius = rows - 0.5;
    int64_t part = 0;

    /* A little more than the radius, so that the top row is as wide as it looks. */
    if (right * right + up * up > radius * radius + 0.3)
        return DISC_OUTSIDE;
    if (is_on_line(figure, right, up))
        return DISC_LINE;
    double turn = atan2(right, up) / (2 * M_PI) - begin_of(figure, 0) + 2;
    turn -= floor(turn);
    while (part + 1 < figure_parts(figure) &&
           figure_edge(figure, part + 1, WHOLE_TURN) <= (int64_t)(turn * WHOLE_TURN))
        part++;
    return part;
}

enum {
    STEPS_LEAST = 2,  /* of one part: an edge and something between the edges */
    STEPS_UNEVEN = 7, /* of parts that may differ by one */
    STEPS_NEAR = 3,   /* of such parts where nobody counts them */
    SQUARE_SIDE = 10,
    PARTS_SQUARE = SQUARE_SIDE * SQUARE_SIDE,
    GAP = 3, /* between wholes side by side */
    DOTS_FEW = 4,
    DOTS_MANY = 6
};

/* How a figure is drawn. */
enum look { LOOK_NONE, LOOK_BAR, LOOK_SQUARE, LOOK_ROUND, LOOK_PIE, LOOK_LINE, LOOK_DOTS };

static enum look look_of(const struct figure *figure, const struct picture_scale *scale)
{
    switch (figure->shape) {
    case SHAPE_BAR:
        return scale->square ? LOOK_SQUARE : LOOK_BAR;
    case SHAPE_PIE:
        return scale->rows ? LOOK_PIE : LOOK_ROUND;
    case SHAPE_LINE:
        return LOOK_LINE;
    case SHAPE_DOTS:
        return LOOK_DOTS;
    default:
        return LOOK_NONE;
    }
}

/* --- scale */

/* The rows of a pie in which so many parts are told apart (docs/design/screen.md, “Pies in cells”;
 * looked at); 0: too many parts. */
static int pie_rows(int64_t parts, enum picture_pies pies)
{
    static const struct {
        int parts, rows;
    } sizes[PIES_SIZES][3] = {
        [PIES_LARGE] = {{4, 8}, {8, 10}, {12, 14}},
        [PIES_SMALL] = {{5, 6}, {6, 7}, {8, 8}},
        [PIES_HALVES] = {{5, 5}, {10, 6}, {12, 6}},
    };

    for (int i = 0; i < 3; i++)
        if (parts <= sizes[pies][i].parts)
            return sizes[pies][i].rows;
    return 0;
}

/* Whether the figure's whole is measured in steps. */
static bool has_steps(const struct figure *figure, const struct picture_scale *scale)
{
    enum look look = look_of(figure, scale);

    return look == LOOK_BAR || look == LOOK_LINE || look == LOOK_ROUND;
}

/* Whether a whole of so many steps can be cut so that each part is seen. */
static bool can_cut(const struct figure *figure, int64_t whole, int64_t least)
{
    /* The smallest of unequal parts is half as large as an equal one: figure_edge. */
    return figure_parts(figure) * least * (figure->unequal ? 2 : 1) <= whole;
}

/* The rows of pies, and whether bars are squares. */
static void choose_looks(struct picture_scale *scale, const struct figure *const *figures,
                         int count, enum picture_pies pies)
{
    bool hundred = false, fits = true, round = false;

    for (int i = 0; i < count; i++) {
        int64_t parts = figure_parts(figures[i]);
        if (figures[i]->shape == SHAPE_PIE) {
            int rows = pie_rows(parts, pies);
            round = round || rows == 0 || 2 * rows > scale->columns;
            scale->rows = rows > scale->rows ? rows : scale->rows;
        } else if (figures[i]->shape == SHAPE_BAR) {
            hundred = hundred || parts == PARTS_SQUARE;
            fits = fits && PARTS_SQUARE % parts == 0 && !figures[i]->unequal;
        }
    }
    scale->square = hundred && fits && scale->columns >= 2 * SQUARE_SIDE;
    if (round)
        scale->rows = 0;
}

/* Whether all that have steps can be cut in a whole of so many, parts that differ in width not too
 * narrow. */
static bool can_cut_near(const struct picture_scale *scale, const struct figure *const *figures,
                         int count, int64_t whole)
{
    for (int i = 0; i < count; i++) {
        bool exact = whole % figure_parts(figures[i]) == 0;
        if (has_steps(figures[i], scale) &&
            !can_cut(figures[i], whole, exact ? STEPS_LEAST : STEPS_NEAR))
            return false;
    }
    return true;
}

/* Whether all that have steps can be cut in a whole of so many. */
static bool can_cut_all(const struct picture_scale *scale, const struct figure *const *figures,
                        int count, int64_t whole, int64_t least)
{
    for (int i = 0; i < count; i++)
        if (has_steps(figures[i], scale) && !can_cut(figures[i], whole, least))
            return false;
    return true;
}

/* The longest whole that the first ones cut exactly, as many of them as that can be; 0: parts of
 * another one would not be seen. */
static int64_t near_whole(const struct picture_scale *scale, const struct figure *const *figures,
                          int count, int64_t steps)
{
    int64_t multiple = 1;

    for (int i = 0; i < count; i++) {
        if (!has_steps(figures[i], scale) || figures[i]->unequal)
            continue;
        int64_t next = rational_lcm(multiple, figure_parts(figures[i]));
        if (next <= steps && can_cut_near(scale, figures, count, steps / next * next))
            multiple = next;
    }
    int64_t whole = steps / multiple * multiple;
    return can_cut_near(scale, figures, count, whole) ? whole : 0;
}

static int choose_whole(struct picture_scale *scale, const struct figure *const *figures, int count,
                        enum picture_cuts cuts)
{
    int64_t multiple = 1, wholes = 1, steps;

    steps = scale->columns - 1 < PICTURE_STEPS ? scale->columns - 1 : PICTURE_STEPS;
    for (int i = 0; i < count; i++)
        if (figures[i]->shape == SHAPE_LINE && figure_wholes(figures[i]) > wholes)
            wholes = figure_wholes(figures[i]);
    steps /= wholes;
    for (int i = 0; i < count; i++) {
        if (!has_steps(figures[i], scale))
            continue;
        if (figure_parts(figures[i]) > steps)
            return 0;
        if (!figures[i]->unequal)
            multiple = rational_lcm(multiple, figure_parts(figures[i]));
        if (multiple > steps)
            multiple = steps + 1; /* too many: and so it stays within what can be counted */
    }
    int64_t whole = multiple > steps ? 0 : steps / multiple * multiple;
    if (can_cut_all(scale, figures, count, whole, STEPS_LEAST))
        return (int)whole;
    if (cuts == CUTS_NEAR)
        return (int)near_whole(scale, figures, count, steps);
    if (can_cut_all(scale, figures, count, steps, STEPS_UNEVEN))
        return (int)steps;
    scale->apart = cuts == CUTS_APART && can_cut_all(scale, figures, count, steps, STEPS_LEAST);
    return scale->apart ? (int)steps : 0;
}

struct picture_scale picture_scale(const struct figure *const *figures, int count, int columns,
                                   enum picture_pies pies, enum picture_cuts cuts)
{
    struct picture_scale scale = {.columns = columns};

    choose_looks(&scale, figures, count, pies);
    scale.whole = choose_whole(&scale, figures, count, cuts);
    return scale;
}

/* --- sizes */

/* The steps of a figure's whole. */
static int whole_of(const struct figure *figure, const struct picture_scale *scale)
{
    int parts = (int)figure_parts(figure);

    return scale->apart && !figure->unequal ? scale->whole / parts * parts : scale->whole;
}

static bool has_marks(const struct figure *figure)
{
    return figure->marks > 0 || !figure->blank;
}

static int dots_in_row(int64_t dots)
{
    if (dots <= DOTS_MANY || dots % DOTS_MANY == 0)
        return DOTS_MANY;
    return dots % DOTS_FEW == 0 || dots < 2 * DOTS_FEW ? DOTS_FEW : DOTS_MANY;
}

/* How many wholes of that width stand side by side. */
static int wholes_in_row(const struct figure *figure, const struct picture_scale *scale, int width)
{
    int room = (scale->columns + GAP) / (width + GAP);
    int64_t wholes = figure_wholes(figure);

    return wholes < room ? (int)wholes : room;
}

/* Wholes side by side, as many as there is room for, and then below. */
static void size_of_wholes(const struct figure *figure, const struct picture_scale *scale,
                           int width, int height, int *columns, int *rows)
{
    int in_row = wholes_in_row(figure, scale, width);
    int bands = (int)(figure_wholes(figure) + in_row - 1) / in_row;

    *columns = in_row * (width + GAP) - GAP;
    *rows = bands * (height + 1) - 1;
}

bool picture_size(const struct figure *figure, const struct picture_scale *scale, int *columns,
                  int *rows)
{
    enum { MOST = 12 }; /* wholes, or rows of dots: beyond, nobody counts them */
    int64_t wholes = figure_wholes(figure), parts = figure_parts(figure);

    if (wholes > MOST || (has_steps(figure, scale) && !scale->whole))
        return false;
    switch (look_of(figure, scale)) {
    case LOOK_BAR:
    case LOOK_ROUND:
        *columns = whole_of(figure, scale) + 1;
        *rows = 2 * (int)wholes - 1;
        return true;
    case LOOK_LINE:
        *columns = whole_of(figure, scale) * (int)wholes + 1;
        *rows = has_marks(figure) ? 3 : 2;
        return true;
    case LOOK_PIE:
        size_of_wholes(figure, scale, 2 * scale->rows, scale->rows, columns, rows);
        return true;
    case LOOK_SQUARE:
        size_of_wholes(figure, scale, 2 * SQUARE_SIDE, SQUARE_SIDE, columns, rows);
        return true;
    case LOOK_DOTS:
        if (wholes > 1 || parts > MOST * DOTS_MANY)
            return false;
        *columns = 2 * (parts < dots_in_row(parts) ? (int)parts : dots_in_row(parts)) - 1;
        *rows = (int)((parts + dots_in_row(parts) - 1) / dots_in_row(parts));
        return *columns <= scale->columns;
    default:
        return false;
    }
}

int picture_base(const struct figure *figure, const struct picture_scale *scale)
{
    return look_of(figure, scale) == LOOK_LINE && has_marks(figure) ? 1 : 0;
}

/* --- drawing */

/* Where a whole is cut after so many of its parts, in steps from its left end. */
static int edge(const struct figure *figure, const struct picture_scale *scale, int64_t part)
{
    return (int)figure_edge(figure, part, whole_of(figure, scale));
}

static void draw_bar(const struct figure *figure, const struct picture_scale *scale,
                     struct cells *cells, int x, int y)
{
    int64_t parts = figure_parts(figure);
    bool round = look_of(figure, scale) == LOOK_ROUND;

    for (int64_t whole = 0; whole < figure_wholes(figure); whole++, y += 2) {
        for (int64_t i = 0; i < parts; i++) {
            int left = edge(figure, scale, i), right = edge(figure, scale, i + 1);
            enum role role = figure_shades(figure, whole * parts + i) ? ROLE_SHADED : ROLE_EMPTY;
            cells_put(cells, x + left, y, round && i == 0 ? '(' : U'│', ROLE_EDGE);
            cells_fill(cells, x + left + 1, y, right - left - 1, role);
        }
        cells_put(cells, x + whole_of(figure, scale), y, round ? ')' : U'│', ROLE_EDGE);
    }
}

/* Cells from 0 to that step of a line. */
static int step_at(const struct figure *figure, const struct picture_scale *scale, int64_t step)
{
    int64_t parts = figure_parts(figure);

    return (int)(step / parts) * whole_of(figure, scale) + edge(figure, scale, step % parts);
}

static void put_number(struct cells *cells, int x, int y, int64_t number)
{
    char text[24];

    snprintf(text, sizeof text, "%" PRId64, number);
    cells_put_text(cells, x, y, text);
}

static void draw_line(const struct figure *figure, const struct picture_scale *scale,
                      struct cells *cells, int x, int y)
{
    int64_t steps = figure_wholes(figure) * figure_parts(figure);
    int last = step_at(figure, scale, steps);

    for (int i = 0; i < figure->marks; i++)
        cells_put(cells, x + step_at(figure, scale, figure->mark[i]), y, (uint32_t)('a' + i),
                  ROLE_TEXT);
    if (figure->marks == 0 && !figure->blank)
        cells_put(cells, x + step_at(figure, scale, figure_counted(figure)), y, U'▼', ROLE_EDGE);
    y += picture_base(figure, scale);
    for (int i = 0; i <= last; i++)
        cells_put(cells, x + i, y, U'─', ROLE_EDGE);
    for (int64_t i = 0; i <= steps; i++)
        cells_put(cells, x + step_at(figure, scale, i), y,
                  i == 0       ? U'├'
                  : i == steps ? U'┤'
                               : U'┼',
                  ROLE_EDGE);
    for (int64_t whole = 0; whole <= figure_wholes(figure); whole++)
        put_number(cells, x + (int)whole * whole_of(figure, scale), y + 1, whole);
}

/* Neighbours have different tints. Of an odd number of parts that are all alike the last is the
 * neighbour of the first in a circle. */
static enum role tint_of(const struct figure *figure, int64_t whole, int64_t part, bool circle)
{
    int64_t parts = figure_parts(figure), first = whole * parts;
    bool shaded = figure_shades(figure, first + part);
    bool third = circle && part > 0 && part == parts - 1 && parts % 2 == 1 &&
                 shaded == figure_shades(figure, first);

    return (shaded ? ROLE_SHADED : ROLE_EMPTY) + (third ? 2 : (enum role)(part % 2));
}

/* The part in which a turn from the top, clockwise, arrives: 0 ≤ turn < 1. */
static int64_t part_at(const struct figure *figure, double turn)
{
    enum { TURN = 1 << 20 };
    int64_t part = 0;

    turn += 1 - (double)figure->turn / (double)figure_parts(figure);
    turn -= floor(turn + 1e-9);
    while (part + 1 < figure_parts(figure) &&
           figure_edge(figure, part + 1, TURN) <= (int64_t)((turn + 1e-9) * TURN))
        part++;
    return part;
}

static void draw_cells(const struct figure *figure, int64_t whole, int rows, struct cells *cells,
                       int x, int y)
{
    /* A cell is twice as high as it is wide: all in cells' heights, from the centre. A little more
     * than the radius, so that the top row is as wide as it looks. */
    double radius = rows / 2.0, limit = radius * radius + 0.035 * rows;

    for (int row = 0; row < rows; row++) {
        for (int column = 0; column < 2 * rows; column++) {
            double right = (column + 0.5) / 2 - radius, up = radius - (row + 0.5);
            double turn = atan2(right, up) / (2 * M_PI);
            if (right * right + up * up > limit)
                continue;
            int64_t part = part_at(figure, turn < 0 ? turn + 1 : turn);
            cells_put(cells, x + column, y + row, 0, tint_of(figure, whole, part, true));
        }
    }
}

/* What the half cell of a pie is that has lines between its parts. */
static enum role role_at(const struct figure *figure, int64_t whole, int rows, int x, int y)
{
    int side = disc_side(rows);
    int64_t part = x < side && y < side ? disc_part(figure, rows, x, y) : DISC_OUTSIDE;

    if (part < 0)
        return ROLE_NOTHING;
    return figure_shades(figure, whole * figure_parts(figure) + part) ? ROLE_SHADED : ROLE_EMPTY;
}

static void draw_halves(const struct figure *figure, int64_t whole, int rows, struct cells *cells,
                        int x, int y)
{
    for (int row = 0; row < rows; row++) {
        for (int column = 0; column < 2 * rows; column++) {
            struct cell cell = {.role = role_at(figure, whole, rows, column, 2 * row)};
            enum role below = role_at(figure, whole, rows, column, 2 * row + 1);
            if (below != cell.role) {
                cell.character = U'▀';
                cell.second = below;
            }
            if (cell.role != ROLE_NOTHING || below != ROLE_NOTHING)
                cells_set(cells, x + column, y + row, cell);
        }
    }
}

static void draw_pie(const struct figure *figure, int64_t whole, const struct picture_scale *scale,
                     struct cells *cells, int x, int y)
{
    int rows = scale->rows;

    if (scale->halves)
        draw_halves(figure, whole, rows, cells, x, y);
    else
        draw_cells(figure, whole, rows, cells, x, y);
    int64_t before = whole * figure_parts(figure);
    int64_t counted = figure->blank ? 0 : figure_counted(figure) - before;
    cells_add_pie(cells, (struct cell_pie){.x = x,
                                           .y = y,
                                           .columns = 2 * rows,
                                           .rows = rows,
                                           .parts = (int)figure_parts(figure),
                                           .counted = (int)(counted > 0 ? counted : 0),
                                           .turn = figure->turn,
                                           .unequal = figure->unequal,
                                           .paper = ROLE_NOTHING});
}

/* A hundred cells of two columns, filled column by column: a tenth is a column. */
static void draw_square(const struct figure *figure, int64_t whole, struct cells *cells, int x,
                        int y)
{
    for (int64_t i = 0; i < PARTS_SQUARE; i++) {
        int column = (int)(i / SQUARE_SIDE), row = (int)(i % SQUARE_SIDE);
        int64_t part = i * figure_parts(figure) / PARTS_SQUARE;
        /* Columns of a hundred parts begin with the other tint in turn, as on a chessboard. */
        bool shifted = figure_parts(figure) == PARTS_SQUARE && column % 2 == 1;
        enum role role = tint_of(figure, whole, part, false);
        if (shifted)
            role = role == ROLE_SHADED          ? ROLE_SHADED_SECOND
                   : role == ROLE_SHADED_SECOND ? ROLE_SHADED
                   : role == ROLE_EMPTY         ? ROLE_EMPTY_SECOND
                                                : ROLE_EMPTY;
        cells_fill(cells, x + 2 * column, y + row, 2, role);
    }
}

static void draw_wholes(const struct figure *figure, const struct picture_scale *scale,
                        struct cells *cells, int x, int y)
{
    bool square = look_of(figure, scale) == LOOK_SQUARE;
    int height = square ? SQUARE_SIDE : scale->rows;
    int in_row = wholes_in_row(figure, scale, 2 * height);

    for (int64_t whole = 0; whole < figure_wholes(figure); whole++) {
        int left = x + (int)(whole % in_row) * (2 * height + GAP);
        int top = y + (int)(whole / in_row) * (height + 1);
        if (square)
            draw_square(figure, whole, cells, left, top);
        else
            draw_pie(figure, whole, scale, cells, left, top);
    }
}

static void draw_dots(const struct figure *figure, struct cells *cells, int x, int y)
{
    int in_row = dots_in_row(figure_parts(figure));

    for (int64_t i = 0; i < figure_parts(figure); i++)
        cells_put(cells, x + 2 * (int)(i % in_row), y + (int)(i / in_row),
                  figure_shades(figure, i) ? U'●' : U'○', ROLE_EDGE);
}

void picture_put(const struct figure *figure, const struct picture_scale *scale,
                 struct cells *cells, int x, int y)
{
    switch (look_of(figure, scale)) {
    case LOOK_BAR:
    case LOOK_ROUND:
        draw_bar(figure, scale, cells, x, y);
        break;
    case LOOK_LINE:
        draw_line(figure, scale, cells, x, y);
        break;
    case LOOK_PIE:
    case LOOK_SQUARE:
        draw_wholes(figure, scale, cells, x, y);
        break;
    case LOOK_DOTS:
        draw_dots(figure, cells, x, y);
        break;
    case LOOK_NONE:
        break;
    }
}
