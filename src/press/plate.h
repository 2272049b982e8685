/* Makes pages of the press into pictures: a file for each, as it is drawn. The latest one is always
 * kept back until it is known whether the document has other pages, drawn or left out, because an
 * only page gets no number. Private to press/. */
#ifndef BREUK_PRESS_PLATE_H
#define BREUK_PRESS_PLATE_H

#include "draw/canvas.h"
#include "draw/surface.h"
#include "press/press.h"

/* The pictures of a document. A zeroed struct has no pages. */
struct plate {
    struct surface surface; /* surface of the page in hand */
    struct strbuf last;     /* the picture that is kept back */
    int count;              /* how many pages were begun */
    int number;             /* number of the last one */
    enum status status;     /* that of the first failure, after which no picture is kept */
};

/* Begins a page with this number, from 1, and the canvas on it, which must be ended before
 * plate_end. Complains in diag of a page with more than PRESS_PIXELS pixels; plate_end returns
 * whatever goes wrong. */
void plate_begin(struct plate *plate, const struct press_job *job, const struct press_page *page,
                 int number, struct canvas *canvas, struct diag *diag);
/* Ends the page. STATUS_INVALID: a page has too many pixels. Or what the sink returned. */
enum status plate_end(struct plate *plate);

/* Gives the sink the picture that was kept back. `begun` is how many pages the document has, drawn
 * or left out. Errors as plate_end. */
enum status plate_finish(struct plate *plate, const struct sink *sink, int begun);
/* Frees all that is open, whether or not it was finished. */
void plate_release(struct plate *plate);

#endif
