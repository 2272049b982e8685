/* What a picture is drawn on for a file of its kind, opened and ended in one place. */
#ifndef BREUK_RENDER_SURFACE_H
#define BREUK_RENDER_SURFACE_H

#include "base/status.h"
#include "base/strbuf.h"

struct _cairo_surface;

enum surface_kind { SURFACE_PNG, SURFACE_SVG, SURFACE_PDF };

/* A zeroed one is closed. */
struct surface {
    enum surface_kind kind;
    struct _cairo_surface *cairo;
    struct strbuf *out; /* borrowed */
    double dpi;         /* of a PNG, told in the file; 0: nothing is told */
    size_t written;     /* bytes of a PNG */
};

/* Width and height in pixels, of a PDF in points. The file is added to `out`, or nothing if memory
 * runs out, which surface_end says. */
void surface_open(struct surface *surface, enum surface_kind kind, double width, double height,
                  struct strbuf *out);

/* Writes what is left to write; whatever draws on it has been destroyed. A PDF still wants
 * pdf_finish. STATUS_NO_MEMORY. */
enum status surface_end(struct surface *surface);

/* Ended or not. */
void surface_close(struct surface *surface);

#endif
