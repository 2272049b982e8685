#include "tui/card/card_inside.h"

#include "base/memory.h"
#include "play/names.h"
#include "text/text.h"
#include "tui/picture.h"

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/*
 * A pie of braille dots, where there are no colours: shaded parts are full, with gaps between them,
 * empty ones have lines between them and a rim. Its centre is a dot, so that lines meet there.
 */

enum {
    DOTS_ACROSS = 2, /* of a cell */
    DOTS_DOWN = 4,
    RADIUS_MOST = 31, /* of a pie of 16 rows */
    SIDE = 2 * RADIUS_MOST + 1
};

struct disc {
    int radius;             /* in dots: the centre and so many more on each side */
    bool line[SIDE][SIDE];  /* between parts */
    bool shown[SIDE][SIDE]; /* row, column */
};

static bool within(const struct disc *disc, int x, int y)
{
    double most = disc->radius + 0.3; /* a rim without single dots that stick out */

    return x * x + y * y <= most * most;
}

static bool on_rim(const struct disc *disc, int x, int y)
{
    return within(disc, x, y) && (!within(disc, x + 1, y) || !within(disc, x - 1, y) ||
                                  !within(disc, x, y + 1) || !within(disc, x, y - 1));
}

/* Calls for each dot from the centre to the rim, in a straight line: no dots are left between two
 * parts. */
static void draw_line(struct disc *disc, double turn)
{
    double right = sin(2 * M_PI * turn), down = -cos(2 * M_PI * turn);
    double longer = fmax(fabs(right), fabs(down));

    for (int i = 0; i <= disc->radius; i++) {
        int x = (int)lround(i * right / longer), y = (int)lround(i * down / longer);
        if (within(disc, x, y))
            disc->line[y + disc->radius][x + disc->radius] = true;
    }
}

/* The part in which a dot lies, or on the line before it. */
static int64_t part_of(int x, int y, int64_t parts)
{
    double turn = atan2(x, -y) / (2 * M_PI);

    turn = turn < -1e-9 ? turn + 1 : turn;
    int64_t part = (int64_t)floor(turn * (double)parts + 1e-6);
    return part < parts ? part : 0;
}

static bool is_shown(const struct disc *disc, int x, int y, int64_t parts, int64_t counted)
{
    /* A dot of a line has its neighbours on either side. */
    double turn = atan2(x, -y) / (2 * M_PI) * (double)parts;
    int64_t line = lround(turn < 0 ? turn + (double)parts : turn);
    bool before = (line + parts - 1) % parts < counted, behind = line % parts < counted;

    if (!within(disc, x, y))
        return false;
    if (disc->line[y + disc->radius][x + disc->radius])
        return (!before && !behind) || (on_rim(disc, x, y) && !(before && behind));
    return part_of(x, y, parts) < counted || on_rim(disc, x, y);
}

static bool is_set(const struct disc *disc, int x, int y)
{
    return abs(x) <= disc->radius && abs(y) <= disc->radius &&
           disc->shown[y + disc->radius][x + disc->radius];
}

/* Whether none of the dots beside it is as it is. */
static bool is_single(const struct disc *disc, int x, int y)
{
    bool set = is_set(disc, x, y);

    return set != is_set(disc, x - 1, y) && set != is_set(disc, x + 1, y) &&
           set != is_set(disc, x, y - 1) && set != is_set(disc, x, y + 1);
}

/* Near the centre the lines cut off dots of a part, which alone would look like one. */
static void drop_single_dots(struct disc *disc)
{
    for (int y = -disc->radius; y <= disc->radius; y++)
        for (int x = -disc->radius; x <= disc->radius; x++)
            if (within(disc, x, y) && !on_rim(disc, x, y) &&
                !disc->line[y + disc->radius][x + disc->radius] && is_single(disc, x, y))
                disc->shown[y + disc->radius][x + disc->radius] = !is_set(disc, x, y);
}

static struct cell cell_of(const struct disc *disc, int column, int row)
{
    static const uint32_t bits[DOTS_DOWN][DOTS_ACROSS] = {
        {0x01, 0x08}, {0x02, 0x10}, {0x04, 0x20}, {0x40, 0x80}};
    int side = 2 * disc->radius + 1;
    uint32_t dots = 0;

    for (int y = 0; y < DOTS_DOWN; y++)
        for (int x = 0; x < DOTS_ACROSS; x++)
            if (row * DOTS_DOWN + y < side && column * DOTS_ACROSS + x < side &&
                disc->shown[row * DOTS_DOWN + y][column * DOTS_ACROSS + x])
                dots |= bits[y][x];
    return (struct cell){.character = dots ? 0x2800 + dots : 0, .role = ROLE_PAPER};
}

/* A pie of so many rows, in braille. */
static void card_pie_dots_put(const struct card_inside *inside, int rows, int64_t parts,
                              int64_t counted)
{
    struct disc disc = {.radius = DOTS_DOWN * rows / 2 - 1};

    disc.radius = disc.radius > RADIUS_MOST ? RADIUS_MOST : disc.radius;
    for (int64_t i = 0; parts > 1 && i < parts; i++)
        draw_line(&disc, (double)i / (double)parts);
    for (int y = -disc.radius; y <= disc.radius; y++)
        for (int x = -disc.radius; x <= disc.radius; x++)
            disc.shown[y + disc.radius][x + disc.radius] = is_shown(&disc, x, y, parts, counted);
    drop_single_dots(&disc);
    for (int y = 0; y < rows; y++)
        for (int x = 0; x < 2 * rows; x++)
            inside_set(inside, (inside->width - 2 * rows) / 2 + x, (inside->height - rows) / 2 + y,
                       cell_of(&disc, x, y));
}

/* The most parts that are still counted where no lines lie between them, by the rows of the pie:
 * TABLE, 3. */
static const struct {
    int rows;
    int most[4]; /* by enum picture_face; FACE_HALVES: disc_shows */
} limits[] = {
    {3, {0, 4, 2, 2}},  {4, {0, 6, 4, 2}},  {5, {0, 8, 4, 4}},   {6, {0, 10, 5, 4}},
    {7, {0, 12, 6, 6}}, {8, {0, 12, 8, 6}}, {10, {0, 12, 8, 8}},
};

static bool shows(int rows, enum picture_face face, int64_t parts)
{
    int most = 1;

    if (face == FACE_HALVES)
        return disc_shows(rows, parts);
    for (size_t i = 0; i < sizeof limits / sizeof *limits && limits[i].rows <= rows; i++)
        most = limits[i].most[face];
    return parts <= most;
}

/* A point of the disc, and how far it is from the top, clockwise. */
struct point {
    double turn, distance;
    int column, row;
};

static int compare_points(const void *left, const void *right)
{
    const struct point *one = left, *other = right;

    if (one->turn != other->turn)
        return one->turn < other->turn ? -1 : 1;
    return one->distance < other->distance ? -1 : one->distance > other->distance;
}

/* The points of a disc that lie within a grid, clockwise from the top; returns how many. */
static int find_points(struct point *points, int columns, int rows)
{
    int count = 0;

    for (int row = 0; row < rows; row++) {
        for (int column = 0; column < columns; column++) {
            double right = (2 * column + 1 - columns) / (double)columns;
            double up = (rows - 2 * row - 1) / (double)rows;
            double distance = right * right + up * up;
            /* A little more than the radius, so that the top row is as wide as it looks. */
            if (distance > 1 + 0.28 / rows)
                continue;
            double turn = atan2(right, up) / (2 * M_PI);
            points[count++] = (struct point){.turn = round((turn < 0 ? turn + 1 : turn) * 1e9),
                                             .distance = distance,
                                             .column = column,
                                             .row = row};
        }
    }
    qsort(points, (size_t)count, sizeof *points, compare_points);
    return count;
}

/* Neighbours have different tints: of an odd number of parts that are all alike the last is the
 * neighbour of the first. */
static enum role pie_tint(int64_t part, int64_t parts, int64_t counted)
{
    bool alike = counted >= parts || counted == 0;
    bool third = alike && parts > 1 && parts % 2 == 1 && part == parts - 1;

    return (part < counted ? ROLE_SHADED : ROLE_EMPTY) + (third ? 2 : (enum role)(part % 2));
}

/* Puts a pie of whole cells, each of them of one part. */
static void put_cells(const struct card_inside *inside, int rows, int64_t parts, int64_t counted)
{
    int columns = 2 * rows, left = (inside->width - columns) / 2;
    int top = (inside->height - rows) / 2;
    struct point *points = memory_new((size_t)columns * (size_t)rows, sizeof *points);
    int count = find_points(points, columns, rows);

    for (int i = 0; i < count; i++)
        inside_set(
            inside, left + points[i].column, top + points[i].row,
            (struct cell){.role = pie_tint(i * parts / count, parts, counted), .hue = inside->hue});
    memory_free(points);
}

/* What a half cell is: one tint for all parts that are shaded, as paper lies between them. */
static enum role role_at(const struct figure *figure, int rows, int x, int y)
{
    int side = disc_side(rows);
    int64_t part = x < side && y < side ? disc_part(figure, rows, x, y) : DISC_OUTSIDE;

    return part < 0 ? ROLE_PAPER : figure_shades(figure, part) ? ROLE_SHADED : ROLE_EMPTY;
}

static void put_halves(const struct card_inside *inside, int rows, const struct figure *figure)
{
    int left = (inside->width - disc_side(rows)) / 2, top = (inside->height - rows) / 2;

    for (int y = 0; y < rows; y++) {
        for (int x = 0; x < disc_side(rows); x++) {
            struct cell cell = {.role = role_at(figure, rows, x, 2 * y), .hue = inside->hue};
            enum role below = role_at(figure, rows, x, 2 * y + 1);
            if (below != cell.role) {
                cell.character = U'▀';
                cell.second = below;
            }
            inside_set(inside, left + x, top + y, cell);
        }
    }
}

/* Remembers the box of a pie that has been drawn. */
static void add_box(const struct card_inside *inside, int rows, int64_t parts, int64_t counted)
{
    cells_add_pie(inside->cells, (struct cell_pie){.x = inside->x + (inside->width - 2 * rows) / 2,
                                                   .y = inside->y + (inside->height - rows) / 2,
                                                   .columns = 2 * rows,
                                                   .rows = rows,
                                                   .parts = (int)parts,
                                                   .counted = (int)counted,
                                                   .hue = inside->hue,
                                                   .paper = ROLE_PAPER});
}

/* A pie in the middle, which has at most 12 parts; false as of card_picture_put. */
static bool card_pie_put(const struct card_inside *inside, const struct figure *figure)
{
    const int64_t parts = figure_parts(figure), counted = figure_counted(figure);
    enum picture_face face = inside->looks->face;
    int rows = inside->height < inside->width / 2 ? inside->height : inside->width / 2;

    /* An odd number of rows cannot be halved. */
    if ((face == FACE_CELLS || face == FACE_ASCII) && rows > 3)
        rows -= rows % 2;
    if (!shows(rows, face, parts) || counted < 0 || counted > parts)
        return false;
    if (!inside->cells)
        return true;
    if (face == FACE_HALVES)
        put_halves(inside, rows, figure);
    else if (face == FACE_DOTS)
        card_pie_dots_put(inside, rows, parts, counted);
    else
        put_cells(inside, rows, parts, counted);
    add_box(inside, rows, parts, counted);
    return true;
}

enum { SQUARE_SIDE = 10, HUNDRED = SQUARE_SIDE * SQUARE_SIDE, DOTS_FEW = 4, DOTS_MANY = 6 };

struct figure card_figure(const struct card *card)
{
    static const enum shape shapes[] = {
        [PICTURE_PIE] = SHAPE_PIE,   [PICTURE_BAR] = SHAPE_BAR,    [PICTURE_LINE] = SHAPE_LINE,
        [PICTURE_DOTS] = SHAPE_DOTS, [PICTURE_SQUARE] = SHAPE_BAR,
    };

    return figure_picture(shapes[card->picture], &card->notation);
}

static bool has_halves(const struct card_inside *inside)
{
    return inside->looks->face == FACE_HALVES;
}

/* Neighbours have different tints. */
static enum role tint(int64_t part, bool shaded)
{
    return (shaded ? ROLE_SHADED : ROLE_EMPTY) + (enum role)(part % 2);
}

/* --- bars */

/* A bar in points: half cells in colour, of which each part has two at least, a tint and the gap
 * behind it; elsewhere whole cells, whose tints differ from part to part. */
struct bar {
    int64_t parts;
    int part;   /* points of one part */
    int across; /* points of a cell */
    bool round; /* its ends say that it stands for a pie */
};

static int across_of(const struct card_inside *inside)
{
    return has_halves(inside) ? 2 : 1;
}

/* How many bars of the deck are cut into equal parts where a whole has so many points. */
static int bars_cut(const struct card_inside *inside, int points)
{
    int count = 0;

    for (int i = 0; i < deck_card_count(inside->deck); i++) {
        const struct card *card = deck_card(inside->deck, i);
        if (card->picture != PICTURE_BAR)
            continue;
        struct figure figure = card_figure(card);
        count += points % figure_parts(&figure) == 0;
    }
    return count;
}

/* The points of a whole on all cards of one size: the most columns, more than half of all, by which
 * most of the deck's bars can be cut. */
static int whole_points(const struct card_inside *inside, int columns)
{
    int across = across_of(inside), most = -1, best = 0;

    for (int points = columns / 2 * 2 * across; points > columns / 2 * across; points -= 2) {
        int cut = bars_cut(inside, points);
        best = cut > most ? points : best;
        most = cut > most ? cut : most;
    }
    return best;
}

/* How a whole is cut so that its parts are equal: as long as on the deck's other cards of that
 * size, or as little longer or shorter as can be, a third at most. False: it cannot be. */
static bool cut(const struct card_inside *inside, int columns, int64_t parts, struct bar *bar)
{
    int across = across_of(inside), whole = whole_points(inside, columns);
    int64_t shorter = whole / parts, longer = shorter + 1;
    bool lengthens = whole - shorter * parts > longer * parts - whole &&
                     longer * parts <= (int64_t)columns * across;

    *bar = (struct bar){.parts = parts, .across = across};
    bar->part = (int)(lengthens ? longer : shorter);
    int64_t off = llabs(bar->part * parts - whole);
    return whole > 0 && bar->part >= across && 3 * off <= whole;
}

static int columns_of(const struct bar *bar)
{
    return ((int)bar->parts * bar->part + bar->across - 1) / bar->across;
}

static enum role point_of(const struct bar *bar, int point, int64_t counted)
{
    int64_t part = point / bar->part;

    if (part >= bar->parts)
        return ROLE_PAPER;
    if (bar->across == 1)
        return tint(part, part < counted);
    if (bar->parts > 1 && point % bar->part == bar->part - 1)
        return ROLE_PAPER;
    return part < counted ? ROLE_SHADED : ROLE_EMPTY;
}

static void put_bar(const struct card_inside *inside, const struct bar *bar, int x, int y,
                    int64_t counted)
{
    int columns = columns_of(bar);

    for (int i = 0; i < columns; i++) {
        struct cell cell = {.role = point_of(bar, i * bar->across, counted), .hue = inside->hue};
        enum role second = point_of(bar, (i + 1) * bar->across - 1, counted);
        if (second != cell.role) {
            cell.character = U'▌';
            cell.second = second;
        }
        inside_set(inside, x + i, y, cell);
    }
    if (bar->round) {
        inside_put(inside, x - 1, y, '(');
        inside_put(inside, x + columns, y, ')');
    }
}

/* Each whole is a bar of its own, with a row between them, or a column where rows are few. */
static bool put_bars(const struct card_inside *inside, const struct figure *figure)
{
    int64_t parts = figure_parts(figure), counted = figure_counted(figure);
    int wholes = (int)figure_wholes(figure);
    bool below = 2 * wholes - 1 <= inside->height;
    int columns = below ? inside->width : (inside->width + 1) / wholes - 1;
    struct bar bar;

    if (counted < 0 || columns < 1 || inside->height < 1 || !cut(inside, columns, parts, &bar))
        return false;
    int most = wholes == 1 || !below ? (inside->height + 1) / 2 : inside->height - wholes + 1;
    int rows = below ? most / wholes : most, width = columns_of(&bar);
    int down = below ? (rows + 1) * wholes - 1 : rows;
    int across = below ? width : (width + 1) * wholes - 1;
    int left = (inside->width - across) / 2, top = (inside->height - down + 1) / 2;
    for (int whole = 0; whole < wholes; whole++)
        for (int row = 0; row < rows; row++)
            put_bar(inside, &bar, left + (below ? 0 : whole * (width + 1)),
                    top + (below ? whole * (rows + 1) : 0) + row, counted - whole * parts);
    return true;
}

/* A bar with round ends, for a pie with too many parts for that size. */
static bool put_round(const struct card_inside *inside, const struct figure *figure)
{
    int64_t parts = figure_parts(figure), counted = figure_counted(figure);
    struct bar bar = {.parts = parts, .across = across_of(inside), .round = true};
    int rows = (inside->height + 1) / 2, top = (inside->height - rows + 1) / 2;

    bar.part = (int)((inside->width - 2) * bar.across / parts);
    if (bar.part < bar.across || counted < 0 || counted > parts)
        return false;
    for (int row = 0; row < rows; row++)
        put_bar(inside, &bar, (inside->width - columns_of(&bar)) / 2, top + row, counted);
    return true;
}

/* --- lines */

static void put_number(const struct card_inside *inside, int x, int y, int64_t number)
{
    struct strbuf text = {0};

    strbuf_addf(&text, "%" PRId64, number);
    for (size_t i = 0; i < text.length; i++)
        inside_put(inside, x + (int)i, y, (unsigned char)text.text[i]);
    strbuf_release(&text);
}

static bool put_line(const struct card_inside *inside, const struct figure *figure)
{
    const bool negative = figure->number.negative;
    const int64_t below = negative ? figure_wholes(figure) : 0; /* and then one whole above 0 */
    int64_t parts = figure_parts(figure), wholes = negative ? 1 : figure_wholes(figure);
    int64_t counted = figure_counted(figure), steps = parts * (below + wholes);
    int64_t room = inside->width - 2, columns = steps > 0 ? room / steps * steps : 0;

    if (steps > room || counted < 0 || inside->height < 3)
        return false;
    int x = (int)(inside->width - columns - 1 + 1) / 2, y = (inside->height - 3) / 2;
    int step = (int)(columns / steps);
    int zero = x + (int)(below * parts) * step;
    inside_put(inside, zero + (int)(negative ? -counted : counted) * step, y, U'▼');
    for (int i = 0; i <= columns; i++)
        inside_put(inside, x + i, y + 1,
                   i == 0         ? U'├'
                   : i == columns ? U'┤'
                   : i % step     ? U'─'
                                  : U'┼');
    const int64_t farthest = negative ? below : wholes, widest = (farthest > 9) + negative + 1;
    int64_t each = 1; /* as many wholes have numbers as there is room for, 0 and the farthest too */
    while (each < farthest && (farthest % each != 0 || each * parts * step <= widest))
        each++;
    for (int64_t whole = -below; whole <= wholes; whole += each) /* the digit is below the tick */
        put_number(inside, zero + (int)(whole * parts) * step - (whole < 0), y + 2, whole);
    return true;
}

/* --- dots, squares */

static bool put_dots(const struct card_inside *inside, const struct figure *figure)
{
    int64_t parts = figure_parts(figure), counted = figure_counted(figure);
    bool many = inside->width >= 2 * DOTS_MANY - 1 && (parts % DOTS_FEW != 0 || parts > 16);
    int in_row = many ? DOTS_MANY : DOTS_FEW;
    int64_t rows = (parts + in_row - 1) / in_row;
    int columns = 2 * (int)(parts < in_row ? parts : in_row) - 1;

    if (counted < 0 || counted > parts || rows > inside->height || columns > inside->width)
        return false;
    for (int i = 0; i < parts; i++)
        inside_put(inside, (inside->width - columns) / 2 + 2 * (i % in_row),
                   (inside->height - (int)rows) / 2 + i / in_row, i < counted ? U'●' : U'○');
    return true;
}

/* The tint of a hundredth, as on a chessboard; they are filled column by column, so that a tenth is
 * a column. */
static enum role square_tint(int column, int row, int64_t filled)
{
    return tint(column + row, column * SQUARE_SIDE + row < filled);
}

/* Two small squares, one above the other. Without colour: full, the upper one full, or two dots. */
static struct cell two_squares(const struct card_inside *inside, enum role upper, enum role lower)
{
    struct cell cell = {.role = upper, .hue = inside->hue};
    bool first = upper < ROLE_EMPTY, second = lower < ROLE_EMPTY;

    if (!has_halves(inside)) {
        uint32_t half = inside->looks->ascii ? '"' : U'▀', full = inside->looks->ascii ? '#' : U'█';
        return (struct cell){.character = second ? full : first ? half : ':', .role = ROLE_PAPER};
    }
    if (lower != upper) {
        cell.character = U'▀';
        cell.second = lower;
    }
    return cell;
}

/* Ten columns of ten: of pairs of cells, or two in a cell. */
static bool put_square(const struct card_inside *inside, const struct figure *figure)
{
    int64_t parts = figure_parts(figure), counted = figure_counted(figure);
    bool halves = inside->width < 2 * SQUARE_SIDE || inside->height < SQUARE_SIDE;
    int wide = halves ? 1 : 2, rows = halves ? SQUARE_SIDE / 2 : SQUARE_SIDE;

    if (counted < 0 || counted > parts || HUNDRED % parts != 0 || rows > inside->height ||
        wide * SQUARE_SIDE > inside->width)
        return false;
    int64_t filled = counted * (HUNDRED / parts);
    int left = (inside->width - wide * SQUARE_SIDE) / 2, top = (inside->height - rows) / 2;
    for (int i = 0; i < wide * SQUARE_SIDE; i++)
        for (int y = 0; y < rows; y++) {
            int column = i / wide;
            inside_set(
                inside, left + i, top + y,
                halves ? two_squares(inside, square_tint(column, 2 * y, filled),
                                     square_tint(column, 2 * y + 1, filled))
                       : (struct cell){.role = square_tint(column, y, filled), .hue = inside->hue});
        }
    return true;
}

bool card_picture_put(const struct card_inside *inside, const struct card *card)
{
    struct figure figure = card_figure(card);

    switch (card->picture) {
    case PICTURE_PIE:
        return figure_wholes(&figure) == 1 &&
               (card_pie_put(inside, &figure) || put_round(inside, &figure));
    case PICTURE_BAR:
        return put_bars(inside, &figure);
    case PICTURE_LINE:
        return put_line(inside, &figure);
    case PICTURE_DOTS:
        return put_dots(inside, &figure);
    case PICTURE_SQUARE:
        return put_square(inside, &figure);
    default:
        return false;
    }
}

/* --- in a word */

/* Adds the short word of a picture. */
static void add_short(enum picture picture, struct strbuf *out)
{
    /* The pictures of a card of which three columns are seen, in the order of
     * deck/picture-list.h: five words of three letters, with spaces between. */
    const char *words = text_get(N_("pie bar lin dot sqr"));

    for (int i = PICTURE_NONE + 1; i < (int)picture; i++) {
        words += strcspn(words, " ");
        words += strspn(words, " ");
    }
    strbuf_add_bytes(out, words, strcspn(words, " "));
}

void card_picture_name(const struct card_inside *inside, const struct card *card)
{
    const char *name = text_get(play_picture_words[card->picture]);
    struct strbuf word = {0};
    int rows = inside_rows(inside, name);

    if (rows == 0 || rows + 1 > inside->height) {
        add_short(card->picture, &word);
        name = strbuf_text(&word);
        rows = 1;
    }
    inside_put_words(inside, (inside->height - rows) / 2, name);
    strbuf_release(&word);
}
