#include "draw/svg.h"

#include "base/late.h"
#include "base/memory.h"
#include "draw/guard.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <dlfcn.h>
#include <errno.h>
#include <librsvg/rsvg.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#ifdef __APPLE__
#define LIBRARY "librsvg-2.2.dylib"
#else
#define LIBRARY "librsvg-2.so.2"
#endif

/* A card of 63 by 88 mm at 600 dots to the inch. */
static const double MOST_WIDTH = 1488, MOST_HEIGHT = 2079;

enum {
    /* The most dots of a picture that is kept as dots: a card at 340 to the inch. A filter of
     * librsvg's takes several times the memory. */
    MOST_DOTS = 1000 * 1000,
    /* A picture that is longer than wide, or wider than long, by more than this factor has sides of
     * less than two dots. */
    MOST_ASPECT = 1000
};

/* The findings of the guarded process; zeroed at first. */
struct trial {
    const char *bytes; /* borrowed */
    size_t length;
    bool has_dots;
    bool drawn;
    bool too_long;        /* or too wide */
    double width, height; /* whole numbers with has_dots */
    uint32_t dots[];      /* with has_dots: width by height, as cairo has them */
};

/* The functions of librsvg that are used. */
static struct {
    __typeof__(&rsvg_handle_new_from_data) read;
    __typeof__(&rsvg_handle_set_dpi) set_dpi;
    __typeof__(&rsvg_handle_get_intrinsic_dimensions) dimensions;
    __typeof__(&rsvg_handle_render_document) render;
} rsvg;

static enum status refuse(struct message *out, struct message why)
{
    *out = why;
    return STATUS_UNREADABLE;
}

/* Makes the complaint about librsvg from the message of the dynamic linker; NULL: it has none. */
static enum status refuse_library(const char *said, struct message *why, char reason[static 256])
{
    if (said && (strstr(said, strerror(ENOENT)) || strcasestr(said, "no such file")))
        return refuse(
            why, message_of(
                     N_("“{file}” is SVG, but librsvg, which draws SVG, is not installed; install "
                        "it (Debian and Ubuntu: librsvg2-2), or save the picture as PNG")));
    snprintf(reason, 256, "%s", said ? said : LIBRARY);
    return refuse(
        why, message_with(
                 N_("“{file}” is SVG, but librsvg, which draws SVG, cannot be loaded ({reason}); "
                    "install it again (Debian and Ubuntu: librsvg2-2), or save the picture as PNG"),
                 arg_text("reason", reason)));
}

/* Opens librsvg the first time; it stays open. */
static enum status open_library(struct message *why, char reason[static 256])
{
    if (rsvg.render)
        return STATUS_OK;
    const char *said;
    void *library = late_open(LIBRARY, &said);
    if (!library)
        return refuse_library(said, why, reason);
    /* POSIX allows turning what dlsym gives into a pointer to a function; C does not. */
    *(void **)&rsvg.read = dlsym(library, "rsvg_handle_new_from_data");
    *(void **)&rsvg.set_dpi = dlsym(library, "rsvg_handle_set_dpi");
    *(void **)&rsvg.dimensions = dlsym(library, "rsvg_handle_get_intrinsic_dimensions");
    *(void **)&rsvg.render = dlsym(library, "rsvg_handle_render_document");
    if (rsvg.read && rsvg.set_dpi && rsvg.dimensions && rsvg.render)
        return STATUS_OK;
    rsvg.render = NULL;
    return refuse_library(dlerror(), why, reason);
}

/* Reads the SVG; NULL: it cannot be read. The messages of librsvg are in English and for
 * programmers; they are not shown. */
static RsvgHandle *read_bytes(const char *bytes, size_t length)
{
    RsvgHandle *handle = rsvg.read((const guint8 *)bytes, length, NULL);

    if (handle)
        rsvg.set_dpi(handle, 90);
    return handle;
}

/* Draws the SVG; false: it cannot be drawn. librsvg says "NoMemory" when cairo has no room for an
 * intermediate surface. */
static bool render(RsvgHandle *handle, cairo_t *cr, double width, double height)
{
    const RsvgRectangle viewport = {0, 0, width, height};
    GError *error = NULL;

    if (rsvg.render(handle, cr, &viewport, &error))
        return true;
    if (strstr(error->message, "NoMemory"))
        memory_give_up();
    g_error_free(error);
    return false;
}

/* Returns width ∕ height; 1 where the file does not say. */
static double aspect_of(RsvgHandle *handle)
{
    gboolean has_width, has_height, has_box;
    RsvgLength width, height;
    RsvgRectangle box;

    rsvg.dimensions(handle, &has_width, &width, &has_height, &height, &has_box, &box);
    if (has_box && box.width > 0 && box.height > 0)
        return box.width / box.height;
    bool absolute = has_width && has_height && width.unit == height.unit &&
                    width.unit != RSVG_UNIT_PERCENT && width.length > 0 && height.length > 0;
    return absolute ? width.length / height.length : 1;
}

static cairo_status_t let_go(void *closure, const unsigned char *bytes, unsigned length)
{
    (void)closure;
    (void)bytes;
    (void)length;
    return CAIRO_STATUS_SUCCESS;
}

/* Ends a drawing and corrects trial->drawn. */
static void conclude(struct trial *trial, cairo_t *cr)
{
    cairo_surface_t *surface = cairo_get_target(cr);

    cairo_surface_finish(surface);
    cairo_status_t status =
        cairo_status(cr) != CAIRO_STATUS_SUCCESS ? cairo_status(cr) : cairo_surface_status(surface);
    if (status == CAIRO_STATUS_NO_MEMORY)
        memory_give_up();
    trial->drawn &= status == CAIRO_STATUS_SUCCESS;
}

/* Draws the SVG on everything it may be drawn on. Dots and the pages of a PDF take it from a
 * recording; those of an SVG do not. They draw when they are finished, the recording last. */
static void try_shapes(struct trial *trial, RsvgHandle *handle)
{
    double width = trial->width, height = trial->height;
    const cairo_rectangle_t extents = {0, 0, width, height};
    cairo_surface_t *recording =
        cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents);
    cairo_t *crs[] = {
        cairo_create(
            cairo_image_surface_create(CAIRO_FORMAT_ARGB32, (int)ceil(width), (int)ceil(height))),
        cairo_create(cairo_pdf_surface_create_for_stream(let_go, NULL, width, height)),
        cairo_create(cairo_svg_surface_create_for_stream(let_go, NULL, width, height)),
        cairo_create(recording),
    };

    trial->drawn = render(handle, crs[3], width, height) && render(handle, crs[2], width, height);
    for (int i = 0; i < 4; i++) {
        if (i < 2) {
            cairo_set_source_surface(crs[i], recording, 0, 0);
            cairo_paint(crs[i]);
        }
        conclude(trial, crs[i]);
    }
}

static void try_dots(struct trial *trial, RsvgHandle *handle)
{
    int width = (int)trial->width, height = (int)trial->height;
    cairo_t *cr = cairo_create(cairo_image_surface_create_for_data(
        (unsigned char *)trial->dots, CAIRO_FORMAT_ARGB32, width, height, 4 * width));

    trial->drawn = render(handle, cr, width, height);
    conclude(trial, cr);
}

/* Tries to draw the SVG, as guarded work. Frees nothing, because the process ends afterwards. */
static void try_to_draw(void *context)
{
    struct trial *trial = context;

    if (trial->has_dots) /* a first try that failed may have left some */
        memset(trial->dots, 0, 4 * MOST_DOTS);
    RsvgHandle *handle = read_bytes(trial->bytes, trial->length);
    if (!handle)
        return;
    double aspect = aspect_of(handle), width = fmin(MOST_WIDTH, MOST_HEIGHT * aspect);
    if (trial->has_dots)
        width = fmin(width, sqrt(MOST_DOTS * aspect));
    trial->width = trial->has_dots ? floor(width) : width;
    trial->height = trial->has_dots ? floor(width / aspect) : width / aspect;
    trial->too_long = !(aspect <= MOST_ASPECT && aspect >= 1.0 / MOST_ASPECT);
    if (trial->too_long)
        return;
    if (trial->has_dots)
        try_dots(trial, handle);
    else
        try_shapes(trial, handle);
}

/* Judges the trial, whose process ended in this way. */
static enum status judge(const struct trial *trial, enum guard_end end, struct message *why)
{
    switch (end) {
    case GUARD_DONE:
        break;
    case GUARD_TOO_LONG:
        return refuse(
            why, message_of(N_(
                     "“{file}” takes too long to draw; simplify the picture, or save it as PNG")));
    case GUARD_TOO_MUCH:
        return refuse(why, message_with(N_("“{file}” takes more than {most} MB of memory to draw; "
                                           "simplify the picture, or save it as PNG"),
                                        arg_count("most", GUARD_MEMORY / (1024 * 1024))));
    case GUARD_CRASHED:
        return refuse(
            why,
            message_of(N_("“{file}” crashes librsvg, which draws SVG; save the picture as PNG")));
    case GUARD_NO_MEMORY:
        memory_give_up();
    }
    if (trial->too_long)
        return refuse(why, message_with(N_("“{file}” has one side more than {most} times as long "
                                           "as the other; draw it on a page of another shape"),
                                        arg_count("most", MOST_ASPECT)));
    if (trial->drawn)
        return STATUS_OK;
    return refuse(why,
                  message_of(N_("“{file}” is broken, or has parts that cannot be drawn; open it in "
                                "a drawing program, and save it again as plain SVG or as PNG")));
}

/* Makes the SVG from its trial. Takes over its dots instead of drawing them again: the threads that
 * librsvg keeps for its filters would be missing in the next guarded process. */
static void make(struct svg *svg, const struct trial *trial)
{
    int width = (int)trial->width, height = (int)trial->height;

    svg->width = trial->width;
    svg->height = trial->height;
    if (!trial->has_dots) {
        svg->handle = read_bytes(trial->bytes, trial->length);
        if (!svg->handle)
            memory_give_up();
        return;
    }
    svg->dots = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
    if (cairo_surface_status(svg->dots) != CAIRO_STATUS_SUCCESS)
        memory_give_up();
    unsigned char *row = cairo_image_surface_get_data(svg->dots);
    for (int y = 0; y < height; y++, row += cairo_image_surface_get_stride(svg->dots))
        memcpy(row, trial->dots + (ptrdiff_t)y * width, 4 * (size_t)width);
    cairo_surface_mark_dirty(svg->dots);
}

enum status svg_read(struct svg **out, char *bytes, size_t length, double *seconds,
                     struct message *why, char reason[static 256])
{
    bool has_dots;

    *out = NULL;
    enum status status = svg_look_through(bytes, &has_dots, why, reason);
    if (status != STATUS_OK)
        return status;
    status = open_library(why, reason);
    if (status != STATUS_OK)
        return status;
    size_t size = sizeof(struct trial) + (has_dots ? 4 * MOST_DOTS : 0);
    struct trial *trial = guard_share(size);
    if (!trial)
        memory_give_up();
    trial->bytes = bytes;
    trial->length = length;
    trial->has_dots = has_dots;
    status = judge(trial, guard_run(try_to_draw, trial, seconds), why);
    if (status == STATUS_OK) {
        *out = memory_new(1, sizeof **out);
        make(*out, trial);
    }
    guard_unshare(trial, size);
    return status;
}

void svg_free(struct svg *svg)
{
    if (!svg)
        return;
    if (svg->handle)
        g_object_unref(svg->handle);
    cairo_surface_destroy(svg->dots);
    memory_free(svg);
}

void svg_draw(const struct svg *svg, cairo_t *cr)
{
    render(svg->handle, cr, svg->width, svg->height);
}
