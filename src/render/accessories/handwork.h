/* Shared by the wheel, the box and the mat: pages for scissors, glue and split pins. Millimetres.
 */
#ifndef BREUK_RENDER_ACCESSORIES_HANDWORK_H
#define BREUK_RENDER_ACCESSORIES_HANDWORK_H

#include "base/diag.h"
#include "base/message.h"
#include "base/status.h"
#include "deck/deck.h"
#include "draw/lettering.h"
#include "paper/geometry.h"
#include "paper/sheet.h"
#include "press/press.h"
#include "render/paper_words.h"
#include "render/template/template.h"

/* Nothing is drawn nearer than this to the edge of the paper, since printers for home and school
 * leave 3 to 4.5 mm white (laser printers 1/6 inch). */
#define PAPER_EDGE 5.0

/* The widths of lines to cut and to fold, and the greatest width of any line. */
#define CUT_WIDTH     0.35
#define FOLD_WIDTH    0.25
#define THICKEST_LINE 0.5

/* A drawing job; everything is borrowed. The sheet gives the paper and the size of a card. */
struct handwork {
    const struct deck *deck;
    const struct template *template; /* gives the signs */
    const struct sheet *sheet;
    struct paper_words words;
};

struct canvas;

/* Returns the area in which the middle of a line may run, on paper of this size or on the sheet's.
 */
struct box handwork_area_of(double width, double height);
struct box handwork_area(const struct sheet *sheet);

/* Begins a page of the sheet's paper, whose words are one piece to be read; the canvas is the
 * press's, as that of press_begin_page. */
struct canvas *handwork_begin(const struct handwork *work, struct press *press);

/* Ends the page and leaves its back empty, since the page will be cut up. Returns `drawn` if that
 * is an error, otherwise as press_end_page does. */
enum status handwork_end(struct canvas *canvas, struct press *press, enum status drawn);

/* Returns the deck's title in the language of the words, or else its name; the deck owns it. */
const char *handwork_title(const struct handwork *work);

/* Draws the deck's title on a bar of the deck's ink, *size mm high at most (an em), along the top
 * of a box, and sets *size to what it became and *height to what that takes. `wraps` is that of
 * struct bar_title. STATUS_INVALID: the title does not fit the box, as diag says. */
enum status handwork_head(const struct handwork *work, struct canvas *canvas, const struct box *box,
                          bool wraps, double *size, double *height, struct diag *diag);

/* Strokes the current path as a line to cut (solid) or to fold (dashed), and notes the box. */
void handwork_cut(struct canvas *canvas, struct box box);
void handwork_fold(struct canvas *canvas, struct box box);

/* Draws the hole for a split pin: a circle to cut out, with a cross for the point of the tool. */
void handwork_hole(struct canvas *canvas, double x, double y);

/* Draws the suit's sign in an ink that shows on the suit's colour. It is letters if the template
 * has no sign for the suit's shape: in boxes of one size all suits' letters are of one size. */
void handwork_sign(const struct handwork *work, struct canvas *canvas, const struct suit *suit,
                   struct box box);

/* Draws the back of the deck's first card in this box; nothing if the template has no back.
 * STATUS_INVALID: as on a card, what stands on it does not fit, as diag says. */
enum status handwork_back(const struct handwork *work, struct canvas *canvas, struct box box,
                          struct diag *diag);

/* The diameter of the hole, for split pins with legs 3 to 4 mm wide. */
#define HOLE_DIAMETER 4.0

/* Writes sentences of breuk's own into boxes on pages that no template lays out. */

/* Write a message in the language of `words` as lettering_line and lettering_block do, with their
 * errors. */
enum status say_line(struct canvas *canvas, const struct lettering *look,
                     const struct paper_words *words, struct message message, struct diag *diag);
enum status say_block(struct canvas *canvas, const struct lettering *look,
                      const struct paper_words *words, struct message message, struct diag *diag);

#endif
