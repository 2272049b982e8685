/* What the files that draw a box share: a page with its net, and the words beside it. For
 * tuck_*.c alone. */
#ifndef BREUK_RENDER_ACCESSORIES_TUCK_NET_H
#define BREUK_RENDER_ACCESSORIES_TUCK_NET_H

#include "draw/canvas.h"
#include "render/accessories/tuck_box.h"
#include "render/accessories/tuck_page.h"

/* A page of a box, all of it borrowed. */
struct tuck_net {
    const struct tuck_job *job;
    struct canvas *canvas; /* its origin is the net's */
    struct tuck_box box;
    int number, boxes; /* the number from 0 */
    struct diag *diag;
};

/* The box round two opposite corners of a panel: the panel itself, where it is a rectangle. */
struct box tuck_net_box(const struct tuck_box *box, enum tuck_panel_name name);

/*
 * Writes a key to the lines, what to do, and what the box's lengths follow from: all in one place
 * outside the net, if there is more room in this area (mm) than above and below the front.
 * STATUS_INVALID: no room, as diag says; STATUS_NO_MEMORY.
 */
enum status tuck_net_words(const struct tuck_net *net, double width, double height);

#endif
