/*
 * Pages of the press as pictures: a file for each, as it is drawn. The last one is always kept back
 * until it is known whether the document has other pages, drawn or left out: an only page gets no
 * number.
 */
#ifndef BREUK_PRESS_PLATE_H
#define BREUK_PRESS_PLATE_H

#include "draw/canvas.h"
#include "draw/surface.h"
#include "press/press.h"

/* A zeroed one has no pages. */
struct plate {
    struct surface surface; /* of the page in hand */
    struct strbuf last;     /* the picture that is kept back */
    int count;              /* pages that were begun */
    int number;             /* of the last one */
    enum status status;     /* of the first failure; afterwards nothing is drawn */
};

/*
 * Begins a page with this number, from 1, and the canvas on it, to be ended before plate_end.
 * Complains in diag of more pixels than PRESS_PIXELS; plate_end tells of all that goes wrong.
 */
void plate_begin(struct plate *plate, const struct press_job *job, const struct press_page *page,
                 int number, struct canvas *canvas, struct diag *diag);
/* STATUS_INVALID, STATUS_NO_MEMORY, or what the sink says. */
enum status plate_end(struct plate *plate);

/* Gives the sink the picture that was kept back. `begun`: how many pages the document has, drawn or
 * left out. Errors as plate_end. */
enum status plate_finish(struct plate *plate, const struct sink *sink, int begun);
/* Takes one that has not been finished, too. */
void plate_release(struct plate *plate);

#endif
