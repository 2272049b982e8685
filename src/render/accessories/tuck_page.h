/* The box for a deck's cards, to cut out and fold: tuck_box.h, drawn. */
#ifndef BREUK_RENDER_ACCESSORIES_TUCK_PAGE_H
#define BREUK_RENDER_ACCESSORIES_TUCK_PAGE_H

#include "render/accessories/handwork.h"

struct tuck_job {
    struct handwork work;
    int cards;        /* physical ones */
    double thickness; /* of a card, mm */
    bool back;        /* the cards' back stands on the box's */
};

/*
 * Draws a page for each box; there is at least one. Where there are several, a note in diag says on
 * which paper there would be fewer. STATUS_INVALID: the deck's title does not fit;
 * STATUS_NO_MEMORY.
 */
enum status tuck_draw(const struct tuck_job *job, struct press *press, struct diag *diag);

/* Draws the page of one of the boxes, from 0, on any canvas; errors as of tuck_draw. */
enum status tuck_draw_page(const struct tuck_job *job, int number, struct canvas *canvas,
                           struct diag *diag);

#endif
