#include "render/pages/cut_line.h"

#include <math.h>

/* mm in full size. */
static const double LINE = 0.25, DASH = 2, GAP = 1.5;
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
    double y = box.y + box.height / 2, x = box.x + scale * DASH;

    canvas_segment(canvas, box.x, y, box.x + box.width, y);
    canvas_stroke_dashed(canvas, COLOUR_DARK, scale * LINE, scale * DASH, scale * GAP);
    draw_blade(canvas, x, y, 1, scale);
    draw_blade(canvas, x, y, -1, scale);
    canvas_note(canvas, "scissors",
                (struct box){x, y - scale * (HANDLE + HANDLE_OFF), scale * TIP,
                             2 * scale * (HANDLE + HANDLE_OFF)},
                COLOUR_DARK, "");
}
