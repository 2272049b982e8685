/*
 * The printing press: pages of any size, drawn one after the other on a canvas in millimetres, and
 * made into one PDF or into a picture a page. Whatever is printed – cards, a wheel, a box, a rule
 * sheet – goes through it, and knows nothing of files.
 *
 * A document of no more than PRESS_FINISHED pages is drawn into memory and finished (pdf.h); only
 * then does the sink see it. A longer one goes to the sink page by page, so that memory stays flat,
 * and is left unfinished: it lacks what pdf.h adds, and its further pages lack labels.
 * Pictures go to the sink page by page; labels and the outline are left out.
 */
#ifndef BREUK_PRESS_PRESS_H
#define BREUK_PRESS_PRESS_H

#include "base/diag.h"
#include "base/status.h"
#include "base/strbuf.h"
#include "draw/coverage.h"
#include "draw/ink.h"
#include "paper/geometry.h"
#include "press/page_set.h"
#include "press/sink.h"

#include <stdbool.h>

enum {
    PRESS_FINISHED = 1000,
    PRESS_PIXELS = 80 * 1000000 /* of a picture, at most: it is held in memory, 4 bytes each */
};

enum press_kind { PRESS_PDF, PRESS_SVG, PRESS_PNG };

struct press;
struct canvas;
struct type;

struct press_job {
    const char *title;    /* of the document, for the metadata */
    const char *author;   /* "": none is named */
    const char *creator;  /* "breuk 0.1.0" */
    const char *date;     /* ISO 8601, for the metadata; NULL: no date, so that the bytes depend on
                             the input alone */
    const char *language; /* "nl" */
    const char *family;   /* the typeface */
    struct position family_where; /* where it is asked for (type_open) */
    struct look look;             /* of every page */
    bool duplex;                  /* printed on both sides */
    bool short_edge;              /* and turned over the short edge */
    struct sink sink;             /* where the document goes */
    struct page_set pages;        /* those of the document that are made; the others are left out */
    /* Unless it is NULL no document is made: the ink that each page takes is measured and added. */
    struct coverage *coverage;
    void (*turned)(void *context); /* NULL, or called after each page, left out or not */
    void *turned_context;
    enum press_kind kind; /* of a picture a page is made, numbered if there are several */
    double dpi;           /* of PNGs */
};

struct press_page {
    double width, height; /* of the paper, mm */
    struct box trim;      /* what is left when the margins are cut off */
    double bleed;         /* what is printed beyond that, mm */
    const char *label;    /* for the viewer: "Front 3"; NULL: its number */
};

/*
 * Opens the typeface and begins a document; everything in the job, and diag, is borrowed until
 * press_close.
 * STATUS_NOT_FOUND: there is no usable font, as diag says; STATUS_NO_MEMORY. On failure *out is
 * NULL. One at a time in a process (type_open).
 */
enum status press_open(struct press **out, const struct press_job *job, struct diag *diag);

/* What text is set with, also to measure before a page is begun. */
struct type *press_type(const struct press *press);

/* The next page that is begun has this title in the document's outline. Copied. */
void press_bookmark(struct press *press, const char *title);

/* Adds an entry for the page in hand to the outline, below that of the last press_bookmark, if
 * there was one. Does nothing where the pages become pictures, or this one is left out. */
void press_bookmark_here(struct press *press, const char *title);

/* Begins a page. The canvas belongs to the press, until press_end_page. On a page that is left out
 * it is unseen (canvas.h): the drawing may be skipped, or done in vain. press_end_page tells
 * whether memory ran out, and what the sink says of a page that it was given. */
struct canvas *press_begin_page(struct press *press, const struct press_page *page);
enum status press_end_page(struct press *press);

/* Where sheets are printed on both sides and the last one has no back yet: adds an empty page of
 * the same size, so that what follows begins on a sheet of its own. Errors as press_end_page. */
enum status press_fill_sheet(struct press *press);

/* What has been made so far. */
struct press_made {
    int pages;       /* begun and not left out */
    int begun;       /* at all */
    bool unfinished; /* the document became too long to be finished */
};
struct press_made press_made(const struct press *press);

/* Gives the sink the rest and ends its file; nothing may be drawn after it.
 * STATUS_NO_MEMORY, STATUS_UNSUPPORTED (pdf_finish), or what the sink says. */
enum status press_finish(struct press *press);

/* Finished or not. Takes NULL. */
void press_close(struct press *press);

#endif
