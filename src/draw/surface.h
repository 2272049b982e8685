/* What is drawn on (canvas.h) for a file of its kind, opened and ended in one place. */
#ifndef BREUK_DRAW_SURFACE_H
#define BREUK_DRAW_SURFACE_H

#include "base/status.h"
#include "base/strbuf.h"

struct _cairo_surface;

/* SURFACE_SVG_POINTS: its unit is a point, as a PDF's; letters look as they do there, since their
 * outlines are rounded to 1/64 of the unit. */
enum surface_kind { SURFACE_PNG, SURFACE_SVG, SURFACE_PDF, SURFACE_SVG_POINTS };

struct surface {
    enum surface_kind kind;
    struct _cairo_surface *cairo; /* NULL: closed */
    struct strbuf *out;           /* borrowed; NULL: it becomes no file */
    double dpi;                   /* of a PNG, written to the file; 0: not written */
    size_t written;               /* bytes of a PNG */
    int pages;                    /* of a PDF, begun */
};

/* The version of the library that writes the files: "1.16.0". */
const char *surface_version(void);

/* What the metadata of a PDF say; NULL or "": nothing. */
struct surface_facts {
    const char *title, *author, *creator;
    const char *date; /* ISO 8601; NULL: a date that holds its place, and is to be taken out */
};

/* Width and height in pixels, of a PDF and a SURFACE_SVG_POINTS in points. Of the facts a PDF has a
 * copy; other kinds do not look at them. The file is added to `out`, or nothing if memory runs out,
 * which surface_end says. */
void surface_open(struct surface *surface, enum surface_kind kind, double width, double height,
                  const struct surface_facts *facts, struct strbuf *out);

/* Pixels in memory, red, green and blue, black until they are drawn on; they become no file, and
 * are ended by surface_close alone. */
void surface_open_pixels(struct surface *surface, int width, int height);

/* For PDFs alone, before anything is drawn on a page: sets its size, in points, which the first one
 * has already, and its name for the viewer; NULL: none. */
void surface_begin_page(struct surface *surface, double width, double height, const char *label);

/* Adds an entry to the outline of a PDF that leads to this page, from 1, below entry `parent`; 0:
 * on the top level. Returns the entry, from 1. */
int surface_add_bookmark(struct surface *surface, int parent, const char *title, int page);

/* The page in hand is done. STATUS_NO_MEMORY. */
enum status surface_end_page(struct surface *surface);

/* Writes what is left to write; no canvas may draw on it any more. A PDF then lacks what cairo
 * cannot write. STATUS_NO_MEMORY. */
enum status surface_end(struct surface *surface);

/* Takes one that is ended or not, or closed. */
void surface_close(struct surface *surface);

#endif
