/*
 * Pages for scissors, glue and split pins: what the wheel, the box and the mat have in common.
 * Millimetres.
 */
#ifndef BREUK_RENDER_ACCESSORIES_HANDWORK_H
#define BREUK_RENDER_ACCESSORIES_HANDWORK_H

#include "base/diag.h"
#include "base/status.h"
#include "deck/deck.h"
#include "paper/geometry.h"
#include "paper/sheet.h"
#include "press/press.h"
#include "render/paper_words.h"
#include "render/template/template.h"

/* Nothing is drawn nearer than this to the edge of the paper: what printers for home and school
 * leave white is 3 to 4.5 mm (laser printers 1/6 inch), so that nothing is cut off. */
#define PAPER_EDGE 5.0

/* The width of lines to cut and to fold, and the most that any line has. */
#define CUT_WIDTH     0.35
#define FOLD_WIDTH    0.25
#define THICKEST_LINE 0.5

/* Everything is borrowed. The paper is the sheet's, and so is the size of a card. */
struct handwork {
    const struct deck *deck;
    const struct template *template; /* its signs */
    const struct sheet *sheet;
    struct paper_words words;
};

struct canvas;

/* Where the middle of a line may run on paper of this size, and on the sheet's. */
struct box handwork_area_of(double width, double height);
struct box handwork_area(const struct sheet *sheet);

/* Begins a page of the sheet's paper, as press_begin_page does. */
struct canvas *handwork_begin(const struct handwork *work, struct press *press);

/* Ends the page, and leaves its back empty, since it will be cut up. Returns the status of what was
 * drawn, or else as press_end_page does. */
enum status handwork_end(struct press *press, enum status drawn);

/* The deck's title in the language of the words, or else its name. */
const char *handwork_title(const struct handwork *work);

/* Strokes the path that was laid as a line to cut (solid) or to fold (dashed). The box is for the
 * note. */
void handwork_cut(struct canvas *canvas, struct box box);
void handwork_fold(struct canvas *canvas, struct box box);

/* Draws the hole for a split pin: a circle to cut out, with a cross for the point of the tool. */
void handwork_hole(struct canvas *canvas, double x, double y);

/* Draws the suit's sign on a field of its colour, if the template has one of its shape. */
void handwork_sign(const struct handwork *work, struct canvas *canvas, const struct suit *suit,
                   struct box box);

/* The diameter of the hole; the legs of a usual split pin are 3 to 4 mm wide. */
#define HOLE_DIAMETER 4.0

#endif
