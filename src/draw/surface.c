#include "draw/surface.h"

#include "base/memory.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

static cairo_status_t keep(void *closure, const unsigned char *bytes, unsigned length)
{
    struct strbuf *out = closure;

    strbuf_add_bytes(out, (const char *)bytes, length);
    return CAIRO_STATUS_SUCCESS;
}

/* The bytes of a PNG up to where pHYs may follow: the signature and the first chunk, IHDR (PNG
 * specification, W3C, second edition: 5.2; 11.3.5.3, pHYs; 5.5, the check sum). */
enum { PNG_HEADER = 8 + 4 + 4 + 13 + 4 };

static void add_number(unsigned char *at, uint32_t number)
{
    for (int i = 0; i < 4; i++)
        at[i] = (unsigned char)(number >> (24 - 8 * i));
}

static uint32_t check_sum(const unsigned char *bytes, size_t length)
{
    uint32_t sum = 0xFFFFFFFF;

    for (size_t i = 0; i < length; i++) {
        sum ^= bytes[i];
        for (int bit = 0; bit < 8; bit++)
            sum = sum & 1 ? sum >> 1 ^ 0xEDB88320 : sum >> 1;
    }
    return ~sum;
}

/* Adds the chunk pHYs: length, name, pixels to a metre both ways, the unit (1: a metre), check
 * sum. */
static void add_resolution(struct surface *surface)
{
    unsigned char chunk[4 + 4 + 9 + 4] = {0, 0, 0, 9, 'p', 'H', 'Y', 's'};
    uint32_t per_metre = (uint32_t)lround(surface->dpi / 0.0254);

    add_number(chunk + 8, per_metre);
    add_number(chunk + 12, per_metre);
    chunk[16] = 1;
    add_number(chunk + 17, check_sum(chunk + 4, 4 + 9));
    strbuf_add_bytes(surface->out, (const char *)chunk, sizeof chunk);
}

static cairo_status_t keep_png(void *closure, const unsigned char *bytes, unsigned length)
{
    struct surface *surface = closure;
    size_t end = surface->written + length;
    bool header_ends = surface->written < PNG_HEADER && end >= PNG_HEADER;
    unsigned first = header_ends ? (unsigned)(PNG_HEADER - surface->written) : length;

    surface->written = end;
    strbuf_add_bytes(surface->out, (const char *)bytes, first);
    if (header_ends && surface->dpi > 0)
        add_resolution(surface);
    return keep(surface->out, bytes + first, length - first);
}

const char *surface_version(void)
{
    return cairo_version_string();
}

static void tell(struct surface *surface, cairo_pdf_metadata_t what, const char *text)
{
    if (text && *text)
        cairo_pdf_surface_set_metadata(surface->cairo, what, text);
}

void surface_open(struct surface *surface, enum surface_kind kind, double width, double height,
                  const struct surface_facts *facts, struct strbuf *out)
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
    case SURFACE_SVG_POINTS:
        surface->cairo = cairo_svg_surface_create_for_stream(keep, out, width, height);
        cairo_svg_surface_set_document_unit(surface->cairo, CAIRO_SVG_UNIT_PT);
        break;
    case SURFACE_PDF:
        surface->cairo = cairo_pdf_surface_create_for_stream(keep, out, width, height);
        /* This version has a table of its objects that press/ can read; in later versions cairo
         * packs the table. */
        cairo_pdf_surface_restrict_to_version(surface->cairo, CAIRO_PDF_VERSION_1_4);
        tell(surface, CAIRO_PDF_METADATA_TITLE, facts->title);
        tell(surface, CAIRO_PDF_METADATA_AUTHOR, facts->author);
        tell(surface, CAIRO_PDF_METADATA_CREATOR, facts->creator);
        /* Without a date cairo writes the present one. */
        tell(surface, CAIRO_PDF_METADATA_CREATE_DATE,
             facts->date ? facts->date : "1970-01-01T00:00:00Z");
        break;
    }
}

void surface_open_pixels(struct surface *surface, int width, int height)
{
    *surface = (struct surface){
        .cairo = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height),
    };
}

void surface_begin_page(struct surface *surface, double width, double height, const char *label)
{
    bool other = width != surface->width || height != surface->height;

    /* A page whose size was set is clipped to whole points by cairo (1.16), others to its edge. */
    if (surface->pages++ > 0 && other)
        cairo_pdf_surface_set_size(surface->cairo, width, height);
    surface->width = width;
    surface->height = height;
    if (label)
        cairo_pdf_surface_set_page_label(surface->cairo, label);
}

int surface_add_bookmark(struct surface *surface, int parent, const char *title, int page)
{
    char target[32];

    snprintf(target, sizeof target, "page=%d", page);
    return cairo_pdf_surface_add_outline(surface->cairo, parent ? parent : CAIRO_PDF_OUTLINE_ROOT,
                                         title, target, 0);
}

void surface_end_page(struct surface *surface)
{
    cairo_surface_show_page(surface->cairo);
    if (cairo_surface_status(surface->cairo) != CAIRO_STATUS_SUCCESS)
        memory_give_up();
}

void surface_end(struct surface *surface)
{
    if (surface->kind == SURFACE_PNG &&
        cairo_surface_write_to_png_stream(surface->cairo, keep_png, surface) !=
            CAIRO_STATUS_SUCCESS)
        memory_give_up();
    cairo_surface_finish(surface->cairo);
    if (cairo_surface_status(surface->cairo) != CAIRO_STATUS_SUCCESS)
        memory_give_up();
}

void surface_close(struct surface *surface)
{
    cairo_surface_destroy(surface->cairo);
    *surface = (struct surface){0};
}
