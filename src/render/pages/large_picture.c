#include "render/pages/large_picture.h"

#include "render/faces/picture.h"

#include <math.h>
#include <stdio.h>

/* The most wholes, parts of one, and dots that anybody counts on paper; a line without ticks for
 * its parts may have up to PARTS_OF_LINE of them. */
enum { WHOLES = 12, PARTS = 100, DOTS = 100, PARTS_OF_LINE = 1000000 };

/* mm in full size. The narrowest part that can be counted, at the edge of a pie too, and the
 * narrowest step of a line, whose ticks are thinner, as a ruler's are. */
static const double NARROWEST = 0.9, NARROWEST_STEP = 0.6;
static const double OUTLINE = 0.3, HAIR = 0.15;
/* The shortest whole of a line whose parts have no ticks: there is no more to see of it. */
static const double SHORTEST_WHOLE = 12;

/* Of bars: the height of one, compared with its width, and at most; of each of two, and of more,
 * compared with that of one; and the space between them, as a share of a bar. */
static const double BAR_SHARE = 0.2, BAR_HEIGHT = 8, BAR_OF_TWO = 0.7, BAR_OF_MANY = 0.52;
static const double BAR_GAP = 0.25;
/* The space between pies and squares, as a share of one; a square that stands for a bar. */
static const double WHOLE_GAP = 0.12, SQUARE = 28;

/* Of lines: how far they run past their ends, the room above for an arrow and for a pencil's cross,
 * a whole's tick on either side, a part's, a label's type and the space above it. */
static const double PAST_END = 3, ROOM_ABOVE = 5, ROOM_FOR_CROSS = 4.4, TICK = 2.2,
                    SMALL_TICK = 1.3, LABEL = 4.2;
static const double LABEL_GAP = 0.6;
/* Labels closer than this are left out, except the last. */
static const double LABEL_ROOM = 7;
/* Of letters on a line: their type, the height of a row of them, what keeps two in one row apart,
 * and the arrow from the lowest row to the line. */
static const double LETTER = 5, LETTER_ROW = 4.6, LETTER_WIDTH = 4.2, POINTER = 4.5;
/* The head of an arrow, and what keeps it off the line. */
static const double HEAD_LENGTH = 2.6, HEAD_WIDTH = 1.1, OFF_LINE = 0.5;

/* Of dots: the distance from one to the next, at most, and their size as a share of it. */
static const double DOT_PITCH = 8, DOT = 0.72;

/* A picture as it is drawn. */
struct counted {
    enum page_picture shape;
    int parts;    /* of one whole */
    int taken;    /* of all wholes; those of the first wholes come first */
    int wholes;   /* at least 1 */
    bool bare;    /* a line: its parts have no ticks, as there are too many */
    double width; /* as page_item's, of the drawing; mm in full size */
    const struct page_figure *figure;
};

/* Returns the smallest part of a whole, as a share of it. */
static double smallest_part(const struct counted *counted)
{
    return (counted->figure->unequal && counted->parts > 1 ? 0.5 : 1) / counted->parts;
}

static double line_length(const struct counted *counted)
{
    return counted->width - 2 * PAST_END;
}

static bool parts_show(const struct counted *counted)
{
    double part = counted->width * smallest_part(counted);
    int all = counted->parts * counted->wholes;

    switch (counted->shape) {
    case PAGE_PIE:
        return M_PI * part >= NARROWEST;
    case PAGE_BAR:
        return part >= NARROWEST;
    case PAGE_NUMBER_LINE:
        return line_length(counted) / all >= NARROWEST_STEP;
    case PAGE_DOTS:
        return all <= DOTS && counted->width >= DOT_PITCH;
    case PAGE_SQUARE:
        return PARTS % counted->parts == 0 && counted->width / 10 >= NARROWEST;
    }
    return false;
}

/* Sets *counted to the picture that is drawn for a thing. Returns false if nobody could count it.
 */
static bool count(const struct page_item *item, struct counted *counted)
{
    const struct notation drawn = notation_as_parts(&item->number, PARTS);
    int64_t wholes = item->figure.wholes;
    bool line = item->shape == PAGE_NUMBER_LINE;

    if (drawn.negative || drawn.denominator < 1 ||
        drawn.denominator > (line ? PARTS_OF_LINE : PARTS) ||
        drawn.numerator > WHOLES * drawn.denominator || wholes > WHOLES)
        return false;
    int64_t needed = (drawn.numerator + drawn.denominator - 1) / drawn.denominator;
    wholes = wholes < needed ? needed : wholes;
    *counted = (struct counted){
        .shape = item->shape,
        .parts = (int)drawn.denominator,
        .taken = item->figure.blank ? 0 : (int)drawn.numerator,
        .wholes = wholes < 1 ? 1 : (int)wholes,
        .width = item->width,
        .figure = &item->figure,
    };
    if (line && !parts_show(counted)) {
        counted->bare = true;
        return line_length(counted) / counted->wholes >= SHORTEST_WHOLE;
    }
    bool in_parts = counted->shape == PAGE_BAR || counted->shape == PAGE_PIE;
    if (in_parts && !parts_show(counted) && !item->figure.unequal) {
        counted->shape = PAGE_SQUARE;
        counted->width = fmin(counted->width, SQUARE);
    }
    return parts_show(counted);
}

bool large_picture_shows(const struct page_item *item)
{
    struct counted counted;

    return count(item, &counted);
}

bool large_picture_is_bare(const struct page_item *item)
{
    struct counted counted;

    return count(item, &counted) && counted.bare;
}

/* --- sizes, in full size */

static double bar_height(const struct counted *counted)
{
    double one = fmin(BAR_HEIGHT, BAR_SHARE * counted->width);

    return one * (counted->wholes == 1 ? 1 : counted->wholes == 2 ? BAR_OF_TWO : BAR_OF_MANY);
}

/* The places of the letters on a line. */
struct letters {
    int count;
    struct {
        char letter;
        double x; /* from 0 of the line */
        int row;  /* 0: the lowest */
    } at[PAGE_LETTERS];
    int rows;
};

/* Places the letters that are on the line, each in the lowest row in which no other is near. */
static struct letters place_letters(const struct counted *counted)
{
    double step = line_length(counted) / (counted->parts * counted->wholes);
    struct letters letters = {0};

    for (int i = 0; i < counted->figure->letters && i < PAGE_LETTERS; i++) {
        int at = counted->figure->letter_at[i], row = 0;
        if (at < 0 || at > counted->parts * counted->wholes)
            continue;
        for (int k = 0; k < letters.count; k++)
            if (letters.at[k].row == row && fabs(letters.at[k].x - at * step) < LETTER_WIDTH) {
                row++;
                k = -1;
            }
        letters.at[letters.count].letter = (char)('a' + i);
        letters.at[letters.count].x = at * step;
        letters.at[letters.count++].row = row;
        letters.rows = row >= letters.rows ? row + 1 : letters.rows;
    }
    return letters;
}

static double above_line(const struct counted *counted)
{
    struct letters letters = place_letters(counted);

    if (letters.count > 0)
        return POINTER + letters.rows * LETTER_ROW;
    return counted->figure->blank ? ROOM_FOR_CROSS : ROOM_ABOVE;
}

/* Returns in how many columns dots stand: as many as there is room for, and about as many in each
 * row. */
static int dot_columns(const struct counted *counted)
{
    int all = counted->parts * counted->wholes;
    int most = (int)fmin(fmax(1, counted->width / DOT_PITCH), 10);
    int rows = (all + most - 1) / most;

    return (all + rows - 1) / rows;
}

void large_picture_measure(const struct page_item *item, double scale, double *width,
                           double *height)
{
    struct counted counted;

    *width = *height = 0;
    if (!count(item, &counted))
        return;
    int columns;
    switch (counted.shape) {
    case PAGE_PIE:
    case PAGE_SQUARE:
        *width = counted.width * (counted.wholes + (counted.wholes - 1) * WHOLE_GAP);
        *height = counted.width;
        break;
    case PAGE_BAR:
        *width = counted.width;
        *height = bar_height(&counted) * (counted.wholes + (counted.wholes - 1) * BAR_GAP);
        break;
    case PAGE_NUMBER_LINE:
        *width = counted.width;
        *height = above_line(&counted) + TICK + LABEL_GAP + LABEL;
        break;
    case PAGE_DOTS:
        columns = dot_columns(&counted);
        *width = columns * DOT_PITCH;
        *height = (counted.parts * counted.wholes + columns - 1) / columns * DOT_PITCH;
        break;
    }
    *width *= scale;
    *height *= scale;
}

/* --- drawing */

/* Returns the distance from the beginning of a whole to the cut after `part` parts, as a share of
 * the whole. */
static double edge(const struct counted *counted, int part)
{
    enum { FINE = 1 << 20 };
    const bool unequal = counted->figure->unequal;

    /* A bar of unequal parts that is turned begins with the largest one. */
    if (unequal && counted->shape == PAGE_BAR && counted->figure->turn)
        return 1 - (double)page_part_edge(true, counted->parts, counted->parts - part, FINE) / FINE;
    return (double)page_part_edge(unequal, counted->parts, part, FINE) / FINE;
}

/* True if the part is one of the `taken` parts that are taken of a whole. */
static bool takes(const struct counted *counted, int taken, int part)
{
    if (counted->shape != PAGE_BAR)
        return part < taken;
    return page_part_taken(counted->figure->turn, counted->figure->scattered, counted->parts, taken,
                           part);
}

/* Returns how many parts of a whole are taken. */
static int taken_of(const struct counted *counted, int whole)
{
    int left = counted->taken - whole * counted->parts;

    return left < 0 ? 0 : left < counted->parts ? left : counted->parts;
}

static struct picture_look look_of(const struct page_item *item, double scale, struct box box)
{
    return (struct picture_look){
        .box = box,
        .fill = item->colour,
        .stroke = COLOUR_DARK,
        .stroke_width = scale * OUTLINE,
    };
}

static void draw_bar(struct canvas *canvas, const struct counted *counted, int taken,
                     const struct picture_look *look)
{
    struct box box = look->box;

    canvas_box(canvas, box, 0);
    canvas_fill(canvas, COLOUR_PAPER);
    /* Parts that lie together are one area, so that no seam is seen between them. */
    for (int k = 0, end; k < counted->parts; k = end) {
        bool taking = takes(counted, taken, k);
        for (end = k + 1; end < counted->parts && takes(counted, taken, end) == taking;)
            end++;
        if (!taking)
            continue;
        double from = box.x + box.width * edge(counted, k);
        double to = box.x + box.width * edge(counted, end);
        canvas_box(canvas, (struct box){from, box.y, to - from, box.height}, 0);
        picture_paint_part(canvas, look, true);
    }
    for (int k = 0; k < counted->parts; k++) {
        bool own = takes(counted, taken, k);
        double left = box.x + box.width * edge(counted, k);
        double right = box.x + box.width * edge(counted, k + 1);
        canvas_note(canvas, "part", (struct box){left, box.y, right - left, box.height},
                    own ? look->fill : COLOUR_PAPER, own ? "taken" : "");
        if (k == 0)
            continue;
        canvas_segment(canvas, left, box.y, left, box.y + box.height);
        picture_divide(canvas, look, own && takes(counted, taken, k - 1), look->stroke_width,
                       right - left);
    }
    canvas_box(canvas, box, 0);
    canvas_stroke(canvas, look->stroke, look->stroke_width);
}

static void draw_pie(struct canvas *canvas, const struct counted *counted, int taken,
                     const struct picture_look *look)
{
    double radius = look->box.width / 2;
    double top = 2 * M_PI * counted->figure->turn / counted->parts - M_PI / 2;
    double x = look->box.x + radius, y = look->box.y + radius;

    canvas_circle(canvas, x, y, radius);
    picture_paint_part(canvas, look, taken == counted->parts);
    if (taken > 0 && taken < counted->parts) {
        canvas_sector(canvas, x, y, radius, top, top + 2 * M_PI * edge(counted, taken));
        picture_paint_part(canvas, look, true);
    }
    for (int k = 0; counted->parts > 1 && k < counted->parts; k++) {
        double angle = top + 2 * M_PI * edge(counted, k);
        bool inside = taken == counted->parts || (k > 0 && k < taken);
        canvas_segment(canvas, x, y, x + radius * cos(angle), y + radius * sin(angle));
        picture_divide(canvas, look, inside, look->stroke_width,
                       2 * M_PI * radius / counted->parts);
        canvas_note(canvas, "sector", look->box, k < taken ? look->fill : COLOUR_PAPER,
                    k < taken ? "taken" : "");
    }
    canvas_circle(canvas, x, y, radius);
    canvas_stroke(canvas, look->stroke, look->stroke_width);
}

static void draw_square(struct canvas *canvas, const struct counted *counted, int taken,
                        const struct picture_look *look)
{
    const struct notation cells = {
        .kind = NOTATION_FRACTION, .numerator = taken, .denominator = counted->parts};

    picture_draw(canvas, PICTURE_SQUARE, &cells, look);
}

/* Draws each whole: bars one below the other, others side by side. */
static void draw_wholes(struct canvas *canvas, const struct page_item *item,
                        const struct counted *counted, double scale, struct box box)
{
    bool bars = counted->shape == PAGE_BAR;
    double width = scale * counted->width, height = bars ? scale * bar_height(counted) : width;

    for (int i = 0; i < counted->wholes; i++) {
        struct box own = {box.x + (bars ? 0 : i * width * (1 + WHOLE_GAP)),
                          box.y + (bars ? i * height * (1 + BAR_GAP) : 0), width, height};
        struct picture_look look = look_of(item, scale, own);
        int taken = taken_of(counted, i);
        if (bars)
            draw_bar(canvas, counted, taken, &look);
        else if (counted->shape == PAGE_PIE)
            draw_pie(canvas, counted, taken, &look);
        else
            draw_square(canvas, counted, taken, &look);
    }
}

static void draw_dots(struct canvas *canvas, const struct page_item *item,
                      const struct counted *counted, double scale, struct box box)
{
    double pitch = scale * DOT_PITCH, radius = pitch * DOT / 2;
    int columns = dot_columns(counted), all = counted->parts * counted->wholes;
    struct picture_look look = look_of(item, scale, box);

    for (int i = 0; i < all; i++) {
        double x = box.x + (i % columns + 0.5) * pitch, y = box.y + (i / columns + 0.5) * pitch;
        canvas_circle(canvas, x, y, radius);
        picture_paint_part(canvas, &look, i < counted->taken);
        canvas_stroke(canvas, look.stroke, look.stroke_width);
        canvas_note(canvas, "dot", (struct box){x - radius, y - radius, 2 * radius, 2 * radius},
                    i < counted->taken ? look.fill : COLOUR_PAPER,
                    i < counted->taken ? "taken" : "");
    }
}

/* Returns how long a part's tick is: of hundredths and the like every tenth is the longest, as on a
 * ruler, and the one in the middle between two of them longer than others. */
static double tick_of(const struct counted *counted, int part)
{
    int tenth = counted->parts > 20 && counted->parts % 10 == 0 ? counted->parts / 10 : 1;

    if (part % counted->parts == 0)
        return TICK;
    if (tenth == 1 || part % tenth == 0)
        return SMALL_TICK * (tenth == 1 ? 1 : 1.25);
    return SMALL_TICK * (2 * (part % tenth) == tenth ? 1 : 0.75);
}

static void draw_ticks(struct canvas *canvas, const struct counted *counted, double scale, double x,
                       double y, double step)
{
    double line = scale * (step >= scale * NARROWEST ? OUTLINE : HAIR);
    int all = counted->parts * counted->wholes;
    char count[16];

    canvas_new_path(canvas);
    for (int i = 0; i <= all && !counted->bare; i++) {
        double tick = scale * tick_of(counted, i);
        if (i % counted->parts != 0)
            canvas_add_segment(canvas, x + i * step, y - tick, x + i * step, y + tick);
    }
    canvas_stroke(canvas, COLOUR_DARK, line);
    canvas_new_path(canvas);
    for (int i = 0; i <= all; i += counted->parts)
        canvas_add_segment(canvas, x + i * step, y - scale * TICK, x + i * step, y + scale * TICK);
    canvas_stroke(canvas, COLOUR_DARK, 1.6 * scale * OUTLINE);
    snprintf(count, sizeof count, "%d", counted->bare ? 1 : counted->parts);
    canvas_note(canvas, "ticks", (struct box){x, y - scale * TICK, all * step, 2 * scale * TICK},
                COLOUR_DARK, count);
}

/* Writes a number, or a letter as high, with its middle at x. */
static void write_at(struct canvas *canvas, const char *text, bool bold, double x, double baseline,
                     double em)
{
    struct set_line line;

    type_number(canvas->type, text, bold, &line);
    canvas_line(canvas, &line, x - em * (line.ink_left + line.ink_width / 2), baseline, em,
                COLOUR_DARK);
}

/* Writes 0, 1, 2 … below the wholes' ticks, the last one always. */
static void write_wholes(struct canvas *canvas, const struct counted *counted, double scale,
                         double x, double y, double unit)
{
    double baseline = y + scale * (TICK + LABEL_GAP) + scale * LABEL * 0.8;
    int each = 1;

    while (each < counted->wholes &&
           (counted->wholes % each != 0 || each * unit < scale * LABEL_ROOM))
        each++;
    for (int i = 0; i <= counted->wholes; i += each) {
        char digits[16];
        snprintf(digits, sizeof digits, "%d", i);
        write_at(canvas, digits, false, x + i * unit, baseline, scale * LABEL);
    }
}

/* Draws an arrow that comes down to the line at (x, y). */
static void draw_arrow(struct canvas *canvas, double scale, double x, double y, double length,
                       double head)
{
    double tip = y - scale * OFF_LINE, top = y - scale * length;

    canvas_segment(canvas, x, top, x, tip - head * scale * HEAD_LENGTH * 0.9);
    canvas_stroke(canvas, COLOUR_DARK, (head < 1 ? 0.8 : 2) * scale * OUTLINE);
    canvas_new_path(canvas);
    canvas_move_to(canvas, x, tip);
    canvas_line_to(canvas, x - head * scale * HEAD_WIDTH, tip - head * scale * HEAD_LENGTH);
    canvas_line_to(canvas, x + head * scale * HEAD_WIDTH, tip - head * scale * HEAD_LENGTH);
    canvas_close_path(canvas);
    canvas_fill(canvas, COLOUR_DARK);
    canvas_note(
        canvas, "arrow",
        (struct box){x - head * scale * HEAD_WIDTH, top, 2 * head * scale * HEAD_WIDTH, tip - top},
        COLOUR_DARK, "");
}

static void draw_letters(struct canvas *canvas, const struct counted *counted, double scale,
                         double x, double y)
{
    struct letters letters = place_letters(counted);

    for (int i = 0; i < letters.count; i++) {
        double foot = POINTER + letters.at[i].row * LETTER_ROW;
        const char text[] = {letters.at[i].letter, '\0'};
        draw_arrow(canvas, scale, x + scale * letters.at[i].x, y, foot - 0.5, 0.6);
        write_at(canvas, text, true, x + scale * letters.at[i].x, y - scale * (foot + 0.4),
                 scale * LETTER);
    }
}

static void draw_line(struct canvas *canvas, const struct counted *counted, double scale,
                      struct box box)
{
    double x = box.x + scale * PAST_END, y = box.y + scale * above_line(counted);
    double unit = scale * line_length(counted) / counted->wholes, step = unit / counted->parts;

    canvas_segment(canvas, box.x, y, box.x + box.width, y);
    canvas_stroke(canvas, COLOUR_DARK, 1.6 * scale * OUTLINE);
    draw_ticks(canvas, counted, scale, x, y, step);
    write_wholes(canvas, counted, scale, x, y, unit);
    if (counted->figure->letters > 0) {
        draw_letters(canvas, counted, scale, x, y);
        return;
    }
    if (!counted->figure->blank)
        draw_arrow(canvas, scale, x + counted->taken * step, y, ROOM_ABOVE, 1);
}

void large_picture_draw(struct canvas *canvas, const struct page_item *item, double scale,
                        struct box box)
{
    static const char *const words[] = {[PAGE_PIE] = "pies",
                                        [PAGE_BAR] = "bars",
                                        [PAGE_NUMBER_LINE] = "number-line",
                                        [PAGE_DOTS] = "dots",
                                        [PAGE_SQUARE] = "squares"};
    struct counted counted;
    char text[32];

    if (!count(item, &counted))
        return;
    if (counted.shape == PAGE_NUMBER_LINE)
        draw_line(canvas, &counted, scale, box);
    else if (counted.shape == PAGE_DOTS)
        draw_dots(canvas, item, &counted, scale, box);
    else
        draw_wholes(canvas, item, &counted, scale, box);
    snprintf(text, sizeof text, "%d/%d of %d", counted.taken, counted.parts, counted.wholes);
    canvas_note(canvas, words[counted.shape], box, item->colour, text);
}
