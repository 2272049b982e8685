/* A surface to draw on (canvas.h), which becomes a file of its kind; opened and ended in one
 * place. */
#ifndef BREUK_DRAW_SURFACE_H
#define BREUK_DRAW_SURFACE_H

#include "base/strbuf.h"

struct _cairo_surface;

/* The kinds of surfaces. The unit of SURFACE_SVG_POINTS is a point, as in a PDF; letters look as
 * they do there, since their outlines are rounded to 1/64 of the unit. */
enum surface_kind { SURFACE_PNG, SURFACE_SVG, SURFACE_PDF, SURFACE_SVG_POINTS };

/* An open surface. */
struct surface {
    enum surface_kind kind;
    struct _cairo_surface *cairo; /* NULL: closed */
    struct strbuf *out;           /* the file; borrowed; NULL: the surface becomes no file */
    double dpi;                   /* resolution of a PNG, written to the file; 0: not written */
    size_t written;               /* bytes of a PNG so far */
    int pages;                    /* pages of a PDF that have begun */
    double width, height;         /* of the last of them, points */
};

/* Returns the version of the library that writes the files: "1.16.0". */
const char *surface_version(void);

/* The metadata of a PDF; NULL or "": none. */
struct surface_facts {
    const char *title, *author, *creator;
    const char *date; /* ISO 8601; NULL: a placeholder, which must be taken out of the file */
};

/* Opens a surface. Width and height are in pixels, but of a PDF and a SURFACE_SVG_POINTS in points.
 * A PDF copies the facts; other kinds do not look at them. The file is added to `out`, which must
 * outlive the surface. */
void surface_open(struct surface *surface, enum surface_kind kind, double width, double height,
                  const struct surface_facts *facts, struct strbuf *out);

/* Opens pixels in memory, with red, green and blue, black until something is drawn on them. They
 * become no file; only surface_close ends them. */
void surface_open_pixels(struct surface *surface, int width, int height);

/* Begins a page of a PDF, before anything is drawn on it: sets its size in points (the first page
 * has its size already) and its name for the viewer; NULL: none. */
void surface_begin_page(struct surface *surface, double width, double height, const char *label);

/* Adds an entry to the outline of a PDF that leads to this page (from 1), below the entry `parent`;
 * 0: on the top level. Returns the entry, from 1. */
int surface_add_bookmark(struct surface *surface, int parent, const char *title, int page);

/* Ends the page in hand. */
void surface_end_page(struct surface *surface);

/* Writes the rest of the file; no canvas may draw on the surface any more. A PDF then still lacks
 * the parts that cairo cannot write. */
void surface_end(struct surface *surface);

/* Frees the surface, whether or not it was ended; takes a closed one, too. */
void surface_close(struct surface *surface);

#endif
