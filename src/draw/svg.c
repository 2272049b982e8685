#include "draw/svg.h"

#include "base/memory.h"

#include <ctype.h>
#include <dlfcn.h>
#include <librsvg/rsvg.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#ifdef __APPLE__
#define LIBRARY "librsvg-2.2.dylib"
#else
#define LIBRARY "librsvg-2.so.2"
#endif

/* Processor time in which an SVG must be read and drawn. One that uses itself a hundred times, ten
 * deep, would take minutes. */
enum { SECONDS = 1 };

struct svg {
    RsvgHandle *handle;
    double aspect;
};

/* What is used of librsvg. */
static struct {
    __typeof__(&rsvg_handle_new_from_data) read;
    __typeof__(&rsvg_handle_set_dpi) set_dpi;
    __typeof__(&rsvg_handle_get_intrinsic_dimensions) dimensions;
    __typeof__(&rsvg_handle_render_document) render;
} rsvg;

/* False: it is not there. It stays open. */
static bool open_library(void)
{
    void *library = rsvg.render ? NULL : dlopen(LIBRARY, RTLD_NOW | RTLD_LOCAL);

    if (!library)
        return rsvg.render != NULL;
    /* POSIX makes a pointer to a function of what dlsym gives; C does not. */
    *(void **)&rsvg.read = dlsym(library, "rsvg_handle_new_from_data");
    *(void **)&rsvg.set_dpi = dlsym(library, "rsvg_handle_set_dpi");
    *(void **)&rsvg.dimensions = dlsym(library, "rsvg_handle_get_intrinsic_dimensions");
    *(void **)&rsvg.render = dlsym(library, "rsvg_handle_render_document");
    if (!rsvg.read || !rsvg.set_dpi || !rsvg.dimensions)
        rsvg.render = NULL;
    return rsvg.render != NULL;
}

static const char *skip_blanks(const char *at)
{
    while (isspace((unsigned char)*at))
        at++;
    return at;
}

/* What follows `word` at this place: the start of what is referred to; NULL if it is no reference
 * or one within the file. */
static const char *outside_reference(const char *at)
{
    bool attribute = strncmp(at, "href", 4) == 0;
    const char *value = at + 4; /* url( has as many */

    if (!attribute && strncmp(at, "url(", 4) != 0)
        return strncmp(at, "@import", 7) == 0 ? at : NULL;
    if (attribute) {
        value = skip_blanks(value);
        if (*value != '=')
            return NULL;
        value++;
    }
    value = skip_blanks(value);
    value += *value == '"' || *value == '\'';
    value = skip_blanks(value);
    return *value == '#' || *value == '"' || *value == '\'' ? NULL : value;
}

/* librsvg takes in nothing from outside, and says nothing either: an empty place would surprise. So
 * pictures within pictures are refused, too, of which a small file may hold a huge one. */
static bool stands_alone(const char *bytes, struct message *why, char reason[static 256])
{
    if (strstr(bytes, "<!ENTITY")) {
        *why =
            message_of(N_("“{file}” defines words of its own (<!ENTITY …>), which may grow without "
                          "end; save it as plain SVG"));
        return false;
    }
    for (const char *at = bytes; *at; at++) {
        const char *reference = outside_reference(at);
        if (!reference)
            continue;
        snprintf(reason, 256, "%.*s", (int)(strcspn(reference, "\"') ;>\n") % 100), reference);
        *why = message_of(N_("“{file}” takes in something from outside (“{reference}”): an SVG "
                             "picture must stand alone, and pictures in it must be drawn, not "
                             "linked or embedded"));
        message_add_typed(why, "reference", reason);
        return false;
    }
    return true;
}

/* The first line of what an error says; `reason`, of 256 bytes, may be NULL. */
static void take_error(GError *error, char *reason)
{
    if (reason)
        snprintf(reason, 256, "%.*s", (int)strcspn(error->message, "\n"), error->message);
    g_error_free(error);
}

/* False when it cannot be drawn; `reason`, of 256 bytes or NULL, says why. */
static bool render(RsvgHandle *handle, cairo_t *cr, double x, double y, double width, double height,
                   char *reason)
{
    const RsvgRectangle viewport = {x, y, width, height};
    GError *error = NULL;

    if (rsvg.render(handle, cr, &viewport, &error))
        return true;
    take_error(error, reason);
    return false;
}

/* NULL: `reason` says why. */
static RsvgHandle *read_bytes(const char *bytes, size_t length, char reason[static 256])
{
    GError *error = NULL;
    RsvgHandle *handle = rsvg.read((const guint8 *)bytes, length, &error);

    if (handle) {
        rsvg.set_dpi(handle, 90);
        return handle;
    }
    take_error(error, reason);
    return NULL;
}

/* Reads and draws it in a process of its own, which may not take longer than SECONDS. */
static bool is_quick(const char *bytes, size_t length)
{
    const struct rlimit seconds = {SECONDS, SECONDS}, none = {0, 0};
    pid_t child = fork();
    int how = 0;

    if (child == 0) {
        char reason[256];
        setrlimit(RLIMIT_CORE, &none);
        setrlimit(RLIMIT_CPU, &seconds);
        cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 100, 100);
        RsvgHandle *handle = read_bytes(bytes, length, reason);
        if (handle)
            render(handle, cairo_create(surface), 0, 0, 100, 100, NULL);
        _exit(0);
    }
    while (child > 0 && waitpid(child, &how, 0) < 0)
        continue;
    return child > 0 && WIFEXITED(how);
}

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

/* Draws it once: what cannot be drawn is told now. */
static bool can_be_drawn(RsvgHandle *handle, char reason[static 256])
{
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 10, 10);
    cairo_t *cr = cairo_create(surface);
    bool drawn = render(handle, cr, 0, 0, 10, 10, reason);

    cairo_destroy(cr);
    cairo_surface_destroy(surface);
    return drawn;
}

static enum status refuse(struct message *why, const char *id)
{
    *why = message_of(id);
    return STATUS_UNREADABLE;
}

enum status svg_read(struct svg **out, char *bytes, size_t length, struct message *why,
                     char reason[static 256])
{
    *out = NULL;
    if (!stands_alone(bytes, why, reason))
        return STATUS_UNREADABLE;
    if (!open_library())
        return refuse(why, N_("“{file}” is SVG, which needs librsvg, and that is not installed: "
                              "install it (Debian and Ubuntu: librsvg2-2), or save the picture as "
                              "PNG"));
    if (!is_quick(bytes, length))
        return refuse(why, N_("“{file}” takes too long to draw: make the picture simpler"));
    RsvgHandle *handle = read_bytes(bytes, length, reason);
    if (!handle || !can_be_drawn(handle, reason)) {
        if (handle)
            g_object_unref(handle);
        *why = message_of(N_("“{file}” cannot be read as SVG: {reason}"));
        message_add_text(why, "reason", reason);
        return STATUS_UNREADABLE;
    }
    *out = memory_new(1, sizeof **out);
    if (!*out) {
        g_object_unref(handle);
        return STATUS_NO_MEMORY;
    }
    **out = (struct svg){handle, aspect_of(handle)};
    return STATUS_OK;
}

void svg_free(struct svg *svg)
{
    if (!svg)
        return;
    g_object_unref(svg->handle);
    memory_free(svg);
}

double svg_aspect(const struct svg *svg)
{
    return svg->aspect;
}

void svg_draw(const struct svg *svg, cairo_t *cr, double x, double y, double width, double height)
{
    render(svg->handle, cr, x, y, width, height, NULL);
}
