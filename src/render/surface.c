#include "render/surface.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>

static cairo_status_t keep(void *closure, const unsigned char *bytes, unsigned length)
{
    struct strbuf *out = closure;

    strbuf_add_bytes(out, (const char *)bytes, length);
    return out->failed ? CAIRO_STATUS_NO_MEMORY : CAIRO_STATUS_SUCCESS;
}

void surface_open(struct surface *surface, enum surface_kind kind, double width, double height,
                  struct strbuf *out)
{
    *surface = (struct surface){.kind = kind, .out = out};
    switch (kind) {
    case SURFACE_PNG:
        surface->cairo = cairo_image_surface_create(CAIRO_FORMAT_RGB24, (int)width, (int)height);
        break;
    case SURFACE_SVG:
        surface->cairo = cairo_svg_surface_create_for_stream(keep, out, width, height);
        cairo_svg_surface_set_document_unit(surface->cairo, CAIRO_SVG_UNIT_PX);
        break;
    case SURFACE_PDF:
        surface->cairo = cairo_pdf_surface_create_for_stream(keep, out, width, height);
        break;
    }
}

enum status surface_end(struct surface *surface)
{
    if (surface->kind == SURFACE_PNG)
        cairo_surface_write_to_png_stream(surface->cairo, keep, surface->out);
    cairo_surface_finish(surface->cairo);
    return surface->out->failed || cairo_surface_status(surface->cairo) != CAIRO_STATUS_SUCCESS
               ? STATUS_NO_MEMORY
               : STATUS_OK;
}

void surface_close(struct surface *surface)
{
    cairo_surface_destroy(surface->cairo);
}
