/* Draws the boxes for a deck's cards (tuck_box.h), to cut out and fold. */
#ifndef BREUK_RENDER_ACCESSORIES_TUCK_PAGE_H
#define BREUK_RENDER_ACCESSORIES_TUCK_PAGE_H

#include "render/accessories/handwork.h"

/* A job of drawing boxes; everything is borrowed. */
struct tuck_job {
    struct handwork work;
    int cards;        /* physical cards */
    double thickness; /* of a card, mm */
    bool back;        /* the back of the box shows the back of the cards */
};

/* Draws a page for each box; the paper must have room for at least one. If there are several, a
 * note in diag says which paper would need fewer. STATUS_INVALID: the deck's title does not fit. */
enum status tuck_draw(const struct tuck_job *job, struct press *press, struct diag *diag);

/* Draws the page of box number `number`, from 0, on any canvas. Errors are those of tuck_draw. */
enum status tuck_draw_page(const struct tuck_job *job, int number, struct canvas *canvas,
                           struct diag *diag);

#endif
