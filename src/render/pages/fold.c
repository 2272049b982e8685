#include "render/pages/fold.h"

#include <math.h>

/* mm in full size. */
static const double LINE = 0.25, CUT_DASH = 2, GAP = 1.5;
/* Of scissors: the radius of a handle, how far its middle is from the line, where the blades cross,
 * and their tips. */
static const double HANDLE = 0.95, HANDLE_OFF = 1.25, PIVOT = 3.6, TIP = 7.2, TIP_OFF = 1.15;
static const double STEEL = 0.45, HANDLE_LINE = 0.4;

/* Draws a handle and the blade that it moves; `side` is 1 for the handle below the line. */
static void draw_blade(struct canvas *canvas, double x, double y, double side, double scale)
{
    double handle_y = y + side * scale * HANDLE_OFF, handle_x = x + scale * HANDLE;
    double angle = atan2(-side * HANDLE_OFF, PIVOT - HANDLE);

    canvas_circle(canvas, handle_x, handle_y, scale * (HANDLE - HANDLE_LINE / 2));
    canvas_stroke(canvas, COLOUR_DARK, scale * HANDLE_LINE);
    canvas_new_path(canvas);
    canvas_move_to(canvas, handle_x + scale * HANDLE * cos(angle),
                   handle_y + scale * HANDLE * sin(angle));
    canvas_line_to(canvas, x + scale * PIVOT, y);
    canvas_line_to(canvas, x + scale * TIP, y - side * scale * TIP_OFF);
    canvas_stroke_round(canvas, COLOUR_DARK, scale * STEEL);
}

void cut_line_draw(struct canvas *canvas, struct box box, double scale)
{
    double y = box.y + box.height / 2, x = box.x + scale * CUT_DASH;

    canvas_segment(canvas, box.x, y, box.x + box.width, y);
    canvas_stroke_dashed(canvas, COLOUR_DARK, scale * LINE, scale * CUT_DASH, scale * GAP);
    draw_blade(canvas, x, y, 1, scale);
    draw_blade(canvas, x, y, -1, scale);
    canvas_note(canvas, "scissors",
                (struct box){x, y - scale * (HANDLE + HANDLE_OFF), scale * TIP,
                             2 * scale * (HANDLE + HANDLE_OFF)},
                COLOUR_DARK, "");
}

/* A mark begins where printers begin to print, and is so long; mm. */
static const double MARK_FROM = 5, MARK_LENGTH = 5, MARK_WIDTH = 0.25;
static const double DASH = 1.2, DASH_GAP = 0.9;
static const uint32_t COLOUR_MARK = 0x717171;

enum { MAP_PLACES = 8, SHEET_PLACES = 4 };

void fold_paper(enum page_fold fold, double *width, double *height, double *page_width,
                double *page_height)
{
    double shorter = fmin(*width, *height), longer = fmax(*width, *height);

    if (fold == PAGE_MAP) {
        *width = shorter;
        *height = longer;
    } else if (fold != PAGE_FLAT) {
        *width = longer;
        *height = shorter;
    }
    *page_width = fold == PAGE_FLAT ? *width : *width / 2;
    *page_height = fold == PAGE_MAP ? *height / 2 : *height;
}

int fold_places(enum page_fold fold, int pages)
{
    if (fold == PAGE_MAP)
        return pages <= MAP_PLACES ? MAP_PLACES : 0;
    if (fold == PAGE_HALVES)
        return 2 * pages;
    return fold == PAGE_BOOKLET ? (pages + SHEET_PLACES - 1) / SHEET_PLACES * SHEET_PLACES : pages;
}

/* The outside of a map has the cover at the right below, and above it, on their heads, the two
 * pages that are seen when it is opened once. Its inside is read row by row. */
static struct fold_place map_place(int place, double width, double height)
{
    static const struct {
        int side, column, row;
        bool turned;
    } places[MAP_PLACES] = {{0, 1, 1, false}, {0, 1, 0, true},  {0, 0, 0, true},  {1, 0, 0, false},
                            {1, 1, 0, false}, {1, 0, 1, false}, {1, 1, 1, false}, {0, 0, 1, false}};

    return (struct fold_place){
        places[place].side,
        {places[place].column * width / 2, places[place].row * height / 2, width / 2, height / 2},
        places[place].turned};
}

/* The first sheet of a booklet lies outside all others: it has the first two pages and the last
 * two. */
static struct fold_place booklet_place(int place, int places, double width, double height)
{
    bool later = place >= places / 2;
    int side = later ? places - 1 - place : place;
    /* On the outside of a sheet the earlier page is at the right, on the inside at the left. */
    bool right = (side % 2 == 0) != later;

    return (struct fold_place){side, {right ? width / 2 : 0, 0, width / 2, height}, false};
}

struct fold_place fold_place_of(enum page_fold fold, int place, int places, double width,
                                double height)
{
    if (fold == PAGE_MAP)
        return map_place(place, width, height);
    if (fold == PAGE_BOOKLET)
        return booklet_place(place, places, width, height);
    if (fold == PAGE_HALVES)
        return (struct fold_place){place / 2, {place % 2 * width / 2, 0, width / 2, height}, false};
    return (struct fold_place){place, {0, 0, width, height}, false};
}

static void draw_mark(struct canvas *canvas, double x1, double y1, double x2, double y2)
{
    canvas_segment(canvas, x1, y1, x2, y2);
    canvas_stroke_dashed(canvas, COLOUR_MARK, MARK_WIDTH, DASH, DASH_GAP);
}

void fold_draw_marks(enum page_fold fold, struct canvas *canvas, double width, double height)
{
    const double to = MARK_FROM + MARK_LENGTH;

    if (fold == PAGE_FLAT)
        return;
    if (fold == PAGE_HALVES) {
        canvas_save(canvas);
        canvas_move_origin(canvas, width / 2, height, -M_PI / 2);
        cut_line_draw(canvas, (struct box){MARK_FROM, -1, height - 2 * MARK_FROM, 2}, 1);
        canvas_restore(canvas);
        return;
    }
    draw_mark(canvas, width / 2, MARK_FROM, width / 2, to);
    draw_mark(canvas, width / 2, height - MARK_FROM, width / 2, height - to);
    if (fold == PAGE_BOOKLET)
        return;
    draw_mark(canvas, MARK_FROM, height / 2, to, height / 2);
    draw_mark(canvas, width - MARK_FROM, height / 2, width - to, height / 2);
}
