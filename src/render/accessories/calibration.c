#include "render/accessories/calibration.h"

#include "draw/canvas.h"
#include "press/press.h"
#include "render/sheets/margin.h"

#include <math.h>
#include <stdio.h>

/* All mm. B is so far from A that a degree shows there as 2 mm, or as 1 (114.59 = 2 · 180 / π). */
static const double FAR = 114.59, NEAR = 57.30, ROOM_AT_B = 24, EDGE = 14, TITLE = 5.2, BODY = 4.6,
                    BODY_LEAST = 2.6, RULER = 100;
enum { REACH = 10 }; /* the squares reach so far each way: as far as an offset may be */

/* Returns the distance from A to B. */
static double lever(const struct grid *grid)
{
    return grid->paper_height / 2 - FAR >= ROOM_AT_B ? FAR : NEAR;
}

/* Returns by how many mm B differs from A for each degree: 2, or 1 on lower paper, so that the
 * angle is easy to work out. */
static int mm_per_degree(const struct grid *grid)
{
    return lever(grid) == FAR ? 2 : 1;
}

/* Returns the y of B: above A on the back; on the front, the place that lies behind it when the
 * paper is turned. */
static double height_of_b(const struct calibration *calibration, bool back)
{
    const struct grid *grid = calibration->grid;
    bool above = back || imposition_turned_upright(grid, calibration->backs);

    return grid->paper_height / 2 + (above ? -lever(grid) : lever(grid));
}

static void draw_letter(struct canvas *canvas, const char *letter, double x, double y)
{
    struct set_line line;

    type_line(canvas->type, letter, true, &line);
    canvas_line(canvas, &line, x, y + 2, 7, COLOUR_DARK);
}

/* Draws a cross for the needle: thin, long, and with a dot to aim at. */
static void draw_cross(struct canvas *canvas, const char *letter, double x, double y)
{
    const double arm = 1.4 * REACH;

    canvas_segment(canvas, x - arm, y, x + arm, y);
    canvas_stroke(canvas, COLOUR_DARK, 0.2);
    canvas_segment(canvas, x, y - arm, x, y + arm);
    canvas_stroke(canvas, COLOUR_DARK, 0.2);
    canvas_circle(canvas, x, y, 0.5);
    canvas_fill(canvas, COLOUR_DARK);
    canvas_note(canvas, "cross", (struct box){x, y, 0, 0}, COLOUR_DARK, letter);
    draw_letter(canvas, letter, x + arm + 3, y);
}

static void draw_number(struct canvas *canvas, int number, double x, double y, bool above)
{
    char text[16];
    struct set_line line;
    const double size = 2.4;

    snprintf(text, sizeof text, "%s%d", number < 0 ? "\u2212" : "", abs(number));
    type_line(canvas->type, text, false, &line);
    if (above)
        canvas_line(canvas, &line, x - size * line.width / 2, y - 1.4, size, COLOUR_DARK);
    else
        canvas_line(canvas, &line, x - 1.2 - size * line.width, y + 0.85, size, COLOUR_DARK);
}

/* Draws the two lines for one number: a hole on the upright line is so far to the right, one on the
 * level line so far down. */
static void draw_lines(struct canvas *canvas, const char *letter, double x, double y, int number)
{
    double width = number == 0 ? 0.4 : number % 5 == 0 ? 0.22 : 0.08;
    char what[16];

    snprintf(what, sizeof what, "%s %d", letter, number);
    canvas_segment(canvas, x + number, y - REACH, x + number, y + REACH);
    canvas_stroke(canvas, COLOUR_DARK, width);
    canvas_note(canvas, "across", (struct box){x + number, y - REACH, 0, 2 * REACH}, COLOUR_DARK,
                what);
    canvas_segment(canvas, x - REACH, y + number, x + REACH, y + number);
    canvas_stroke(canvas, COLOUR_DARK, width);
    canvas_note(canvas, "down", (struct box){x - REACH, y + number, 2 * REACH, 0}, COLOUR_DARK,
                what);
    if (number % 5 != 0)
        return;
    draw_number(canvas, number, x + number, y - REACH, true);
    draw_number(canvas, number, x - REACH, y + number, false);
}

static void draw_squares(struct canvas *canvas, const char *letter, double x, double y)
{
    draw_letter(canvas, letter, x + REACH + 4, y);
    for (int i = -REACH; i <= REACH; i++)
        draw_lines(canvas, letter, x, y, i);
}

static const char *how_to_print(enum backs backs)
{
    switch (backs) {
    case BACKS_SHORT:
        return N_("1. Print both pages at 100% (“actual size”) on the two sides of one sheet of "
                  "paper, flipping on the short edge.");
    case BACKS_MANUAL:
        return N_("1. Print page 1 at 100% (“actual size”). Turn the paper over, feed it again "
                  "with the same edge first, and print page 2.");
    case BACKS_MANUAL_REVERSED:
        return N_("1. Print page 1 at 100% (“actual size”). Feed the paper again as it is, with "
                  "the same edge first, and print page 2.");
    default:
        return N_("1. Print both pages at 100% (“actual size”) on the two sides of one sheet of "
                  "paper, flipping on the long edge.");
    }
}

static void add_paragraph(const struct calibration *calibration, const char *id, struct strbuf *out)
{
    if (out->length > 0)
        strbuf_add_char(out, '\n');
    paper_say(&calibration->words, message_with(id, arg_text("options", calibration->options)),
              out);
}

static void add_front_words(const struct calibration *calibration, struct strbuf *out)
{
    add_paragraph(calibration, how_to_print(calibration->backs), out);
    add_paragraph(calibration,
                  N_("2. Push a needle straight through the middle of each cross, A and B. Or hold "
                     "the paper against a window while you read: the crosses show through."),
                  out);
    add_paragraph(calibration, N_("3. Turn the paper over, so that you can read these lines."),
                  out);
}

/* Returns what to do if there is no hole near B, because the paper was turned another way. */
static const char *other_way(enum backs backs)
{
    switch (backs) {
    case BACKS_SHORT:
        return N_("If there is no hole near B, the printer flips the paper on its long edge: print "
                  "this sheet with --backs long.");
    case BACKS_LONG:
        return N_("If there is no hole near B, the printer flips the paper on its short edge: "
                  "print this sheet with --backs short.");
    default:
        return N_("If there is no hole near B, the other edge of the paper went in first: print "
                  "both pages again, and feed it the other way round.");
    }
}

static void add_back_words(const struct calibration *calibration, struct strbuf *out)
{
    bool halved = mm_per_degree(calibration->grid) == 2;

    add_paragraph(calibration,
                  N_("4. Find the hole in the squares at A. Each is 1 mm wide; read to a quarter "
                     "of that. The number above the hole is dx: negative to the left, positive to "
                     "the right. The number beside it is dy: negative up, positive down."),
                  out);
    add_paragraph(
        calibration,
        halved
            ? N_("5. At B read only the number above the hole. Subtract dx, and halve the result: "
                 "that is the angle. If both holes show the same number, the angle is 0.")
            : N_("5. At B read only the number above the hole. Subtract dx: that is the angle. If "
                 "both holes show the same number, the angle is 0."),
        out);
    add_paragraph(
        calibration,
        N_("6. Type this, with your three numbers and a name of your choice for NAME. Use decimal "
           "points, and put commas between the numbers, as in 1.5,-0.5,0.25:"),
        out);
    /* The command stands out: it is bold, on a line of its own. */
    strbuf_add(out, "\n\002");
    paper_say(&calibration->words,
              message_with(N_("breuk print DECK{options} --printer NAME --back-offset dx,dy,angle"),
                           arg_text("options", calibration->options)),
              out);
    strbuf_add_char(out, '\003');
    add_paragraph(calibration,
                  N_("7. breuk now knows the printer: from now on --printer NAME is enough. Print "
                     "this sheet with it to check that the holes come out at 0."),
                  out);
    add_paragraph(calibration, other_way(calibration->backs), out);
}

/* Sets the words as large as fits. */
static void set_words(struct canvas *canvas, const char *text, struct box box)
{
    struct block block;

    for (double size = BODY;; size -= 0.2) {
        type_block(canvas->type, text, false, ALIGN_LEFT, size * POINTS_PER_MM,
                   box.width * POINTS_PER_MM, &block);
        if (block.height <= box.height * POINTS_PER_MM || size <= BODY_LEAST)
            break;
    }
    canvas_block(canvas, &block, box.x, box.y, COLOUR_DARK);
}

static void set_title(const struct calibration *calibration, struct canvas *canvas, bool back)
{
    struct message message = message_of(back ? N_("Test sheet for backs: the back")
                                             : N_("Test sheet for backs: the front"));
    struct strbuf text = {0};
    struct set_line line;

    paper_say(&calibration->words, message, &text);
    type_line(canvas->type, strbuf_text(&text), true, &line);
    double size = fmin(TITLE, (calibration->grid->paper_width / 2 - EDGE - 20) / line.width);
    canvas_line(canvas, &line, EDGE, EDGE - 6 + size * line.ascent, size, COLOUR_DARK);
    strbuf_release(&text);
}

/* Writes in the half of the page that B leaves free. */
static void draw_words(const struct calibration *calibration, bool back, struct canvas *canvas)
{
    const struct grid *grid = calibration->grid;
    double middle = grid->paper_height / 2;
    bool below = height_of_b(calibration, back) < middle;
    struct box box = {EDGE, below ? middle + 17 : EDGE + 6, grid->paper_width - 2 * EDGE,
                      middle - 17 - EDGE - 8};
    struct strbuf text = {0};

    if (back)
        add_back_words(calibration, &text);
    else
        add_front_words(calibration, &text);
    set_words(canvas, strbuf_text(&text), box);
    strbuf_release(&text);
}

void calibration_draw(const struct calibration *calibration, bool back, struct canvas *canvas)
{
    const struct grid *grid = calibration->grid;
    double x = grid->paper_width / 2, a = grid->paper_height / 2;
    double b = height_of_b(calibration, back);
    /* Both sides have a ruler, so that the reader can check the size of each. */
    const struct sheet sheet = {
        .grid = *grid,
        .ruler = {.there = true,
                  .x = (grid->paper_width - RULER) / 2,
                  .y = grid->paper_height - 11,
                  .length = RULER},
    };
    void (*const draw)(struct canvas *, const char *, double, double) =
        back ? draw_squares : draw_cross;

    draw(canvas, "A", x, a);
    draw(canvas, "B", x, b);
    set_title(calibration, canvas, back);
    draw_words(calibration, back, canvas);
    margin_ruler(canvas, &sheet, &calibration->words);
}

static enum status print_side(const struct calibration *calibration, bool back, struct press *press)
{
    const struct grid *grid = calibration->grid;
    struct press_page page = {
        .width = grid->paper_width,
        .height = grid->paper_height,
    };
    struct canvas *canvas = press_begin_page(press, &page);

    if (back)
        canvas_offset(canvas, &calibration->offset, grid->paper_width, grid->paper_height);
    canvas_begin_text(canvas, TAG_PARAGRAPH);
    calibration_draw(calibration, back, canvas);
    canvas_end_text(canvas);
    return press_end_page(press);
}

enum status calibration_print(const struct calibration *calibration, struct press *press)
{
    enum status status = print_side(calibration, false, press);

    return status == STATUS_OK ? print_side(calibration, true, press) : status;
}
