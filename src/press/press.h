/*
 * The printing press: pages of any size, drawn one after the other on a canvas in millimetres, and
 * made into one PDF or into a picture for each page. Everything that is printed – cards, a wheel, a
 * box, a rule sheet – goes through it, and knows nothing of files.
 *
 * A document of at most PRESS_FINISHED pages is drawn into memory and finished (pdf.h) before the
 * sink gets any of it. A longer one goes to the sink page by page, so that memory use does not
 * grow, and is left unfinished: it lacks what pdf.h adds, and the pages beyond lack labels.
 * Pictures go to the sink page by page, without labels or an outline.
 */
#ifndef BREUK_PRESS_PRESS_H
#define BREUK_PRESS_PRESS_H

#include "base/diag.h"
#include "base/status.h"
#include "base/strbuf.h"
#include "draw/coverage.h"
#include "draw/ink.h"
#include "paper/geometry.h"

#include <stdbool.h>
#include <stddef.h>

/* A set of pages of a document, by their numbers from 1. */

/* Pages one after the other. */
struct page_range {
    int first, last; /* both included */
};

/* The most ranges of a set. */
enum { PAGE_RANGES = 64 };

/* Some pages of a document. A zeroed struct: all of them. */
struct page_set {
    struct page_range ranges[PAGE_RANGES];
    int count;  /* how many ranges there are; 0: all pages */
    int stride; /* above 1: takes a sample, in each range the first page and every stride-th after
                   it */
    bool none;  /* no page at all */
};

/* Returns whether the set has this page. */
bool page_set_has(const struct page_set *set, int page);

/* Returns how many pages of a document of `pages` pages the set has. */
int page_set_size(const struct page_set *set, int pages);

/* Returns the first page of the set that a document of `pages` pages lacks; 0 when it lacks
 * none. */
int page_set_beyond(const struct page_set *set, int pages);

/* A sink: the press sends its output there, whole files one after the other, byte by byte. The
 * press knows of no folder; the owner of the sink decides what a file is. */

/* The press calls these functions in this order: begin, write any number of times, end; and again
 * for the next file. It calls none after one of them failed: the owner of the sink throws away what
 * it has. The caller of the press gets the status that they return. */
struct sink {
    void *context; /* passed to each of them */
    /* `page` is its number, from 1, where each page is a file of its own; 0: the document is one
     * file. */
    enum status (*begin)(void *context, int page);
    enum status (*write)(void *context, const char *bytes, size_t length);
    enum status (*end)(void *context);
};

/* Sends a whole file to the sink: begins, writes and ends it. Returns the first failure of
 * these. */
enum status sink_put(const struct sink *sink, int page, const char *bytes, size_t length);

/* Limits of the press. */
enum {
    PRESS_FINISHED = 1000,      /* the most pages of a document that is finished */
    PRESS_PIXELS = 80 * 1000000 /* the most of a picture, at 4 bytes of memory each */
};

/* The output that is made of the pages. */
enum press_kind { PRESS_PDF, PRESS_SVG, PRESS_PNG };

/* A press that is open. */
struct press;
struct canvas;
struct type;

/* A print job. */
struct press_job {
    const char *title;   /* title of the document, for the metadata */
    const char *author;  /* "": no author */
    const char *creator; /* "breuk 0.1.0" */
    const char *date; /* ISO 8601, for the metadata; NULL: no date, so that the bytes depend on the
                         input alone */
    const char *language;         /* "nl" */
    const char *family;           /* the typefaces, as type_open takes them */
    struct position family_where; /* which place asks for them (type_open) */
    struct look look;             /* look of every page */
    bool duplex;                  /* the paper is printed on both sides */
    bool short_edge;              /* and is turned over its short edge */
    struct sink sink;             /* where the document goes */
    struct page_set pages;        /* the pages that are made; the others are left out */
    /* Unless it is NULL, no document is made: the ink of each page is measured and added to
     * this. */
    struct coverage *coverage;
    void (*turned)(void *context); /* called after each page, also one left out; may be NULL */
    void *turned_context;
    enum press_kind kind; /* pictures: one for each page, numbered if there are several */
    double dpi;           /* resolution of PNGs */
};

/* A page. Its TrimBox is where a print shop cuts it. Of a sheet that people print and cut
 * themselves that is the whole paper: cups-filters (1.28) takes the TrimBox for the page, and would
 * enlarge or shift what stands round the cards. */
struct press_page {
    double width, height; /* size of the paper, mm */
    double bleed;         /* how far print goes beyond the cut on each side, mm; 0: it is not cut */
    const char *label;    /* the viewer's name for it: "Front 3"; NULL: its number */
};

/* Opens the typeface and begins a document. The press borrows the job, everything in it, and diag
 * until press_close. STATUS_NOT_FOUND: no font is usable, as diag says. On failure *out is NULL. A
 * process may have only one open at a time (type_open). */
enum status press_open(struct press **out, const struct press_job *job, struct diag *diag);

/* Returns the type that sets text, also for measuring before a page begins. It belongs to the
 * press. */
struct type *press_type(const struct press *press);

/* Gives the next page that begins an entry with this title in the document's outline. Copies the
 * title. */
void press_bookmark(struct press *press, const char *title);

/* Adds an entry for the page in hand to the outline, below that of the last press_bookmark, if
 * there was one. Does nothing where pages become pictures, or when this page is left out. */
void press_bookmark_here(struct press *press, const char *title);

/*
 * press_begin_page begins a page and returns its canvas, which belongs to the press, until
 * press_end_page. When the page is left out the canvas is unseen (canvas.h), and drawing on it may
 * be skipped. press_end_page returns STATUS_INVALID when a picture would have too many pixels, as
 * diag says, or what the sink returned.
 */
struct canvas *press_begin_page(struct press *press, const struct press_page *page);
enum status press_end_page(struct press *press);

/* In a PDF printed on both sides, whose last sheet has no back yet, adds an empty page of the same
 * size, so that what follows begins on a sheet of its own. Errors as press_end_page. */
enum status press_fill_sheet(struct press *press);

/* What has been made so far. */
struct press_made {
    int pages;       /* pages that were begun and not left out */
    int begun;       /* all pages that were begun */
    bool unfinished; /* the document became too long to be finished */
};
/* Returns what has been made so far. */
struct press_made press_made(const struct press *press);

/* Gives the sink the rest and ends its file; nothing may be drawn afterwards. A PDF that cannot be
 * finished goes there as pdf_finish leaves it. Errors as press_end_page. */
enum status press_finish(struct press *press);

/* Frees the press, whether or not it has finished. Takes NULL. */
void press_close(struct press *press);

#endif
