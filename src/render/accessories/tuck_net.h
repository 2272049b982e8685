/* Shared by the files that draw a box: a page with its net. Private to tuck_*.c. */
#ifndef BREUK_RENDER_ACCESSORIES_TUCK_NET_H
#define BREUK_RENDER_ACCESSORIES_TUCK_NET_H

#include "draw/canvas.h"
#include "render/accessories/tuck_box.h"
#include "render/accessories/tuck_page.h"

/* The page of one box; everything is borrowed. */
struct tuck_net {
    const struct tuck_job *job;
    struct canvas *canvas; /* its origin is the net's */
    struct tuck_box box;
    int number, boxes; /* which box it is, from 0, and how many there are */
    double words; /* the size of all that is no title, but for the number of cards; an em, mm */
    struct diag *diag;
};

/* Returns the rectangle round a panel's corners: the panel itself, if it is a rectangle. */
struct box tuck_net_box(const struct tuck_box *box, enum tuck_panel_name name);

/* Turns the canvas a quarter to the left, until canvas_restore; the box's lower left corner becomes
 * 0, 0. */
void tuck_net_turn(struct canvas *canvas, struct box box);

/* Draws what stands on the panels, but not on the back: on the front a tab with the value of the
 * deck's wall, the title on its bar, the disc of the suits and the number of cards; the title and
 * the suits' signs on sides, lid and floor; a suit on each flap that keeps out dust.
 * STATUS_INVALID: the title does not fit the front, as diag says. */
enum status tuck_net_panels(const struct tuck_net *net);

#endif
