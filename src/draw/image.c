#include "draw/image.h"

#include "base/memory.h"
#include "draw/canvas.h"
#include "draw/svg.h"
#include "files/input.h"

#include <math.h>
#include <string.h>

/* The longest side that cairo allows for every kind of surface. */
enum { MOST_SIDE = 32767 };

struct image {
    char *path;
    cairo_surface_t *surface; /* the dots of a PNG or an SVG, or the recorded shapes of an SVG;
                                 NULL: not drawn yet */
    cairo_surface_t *grey;    /* the same in grey; NULL: not needed yet */
    double width, height;     /* of the surface */
    struct svg *svg;          /* an SVG of shapes; NULL: the picture is dots */
    bool is_svg;
};

/* A file being read, and what may be said of it. */
struct reader {
    const char *path;
    char *bytes;
    size_t length, at;
    struct message why;
    char reason[256];
};

static enum status refuse(struct reader *reader, struct message why)
{
    reader->why = why;
    return STATUS_UNREADABLE;
}

static enum status read_file(struct reader *reader)
{
    struct input input;
    enum status status = input_open(&input, reader->path, &reader->why);

    if (status != STATUS_OK)
        return status;
    reader->length = input.length;
    if (input.length > IMAGE_BYTES) {
        status = refuse(
            reader, message_with(N_("“{file}” is larger than {most} MiB; make the picture smaller"),
                                 arg_count("most", IMAGE_BYTES / (1024 * 1024))));
    } else {
        reader->bytes = memory_new(input.length + 1, 1);
        status = input_read(&input, reader->bytes, &reader->why);
    }
    input_close(&input);
    if (status == STATUS_OK)
        reader->bytes[reader->length] = '\0';
    return status;
}

/* Names the surface, so that a PDF holds it only once, although recordings keep copies. */
static void name_surface(cairo_surface_t *surface, const char *path)
{
    char *name = memory_copy_text(path);

    if (cairo_surface_set_mime_data(surface, CAIRO_MIME_TYPE_UNIQUE_ID, (unsigned char *)name,
                                    strlen(name), memory_free, name) != CAIRO_STATUS_SUCCESS)
        memory_free(name);
}

static cairo_status_t give(void *closure, unsigned char *out, unsigned length)
{
    struct reader *reader = closure;

    if (length > reader->length - reader->at)
        return CAIRO_STATUS_READ_ERROR;
    memcpy(out, reader->bytes + reader->at, length);
    reader->at += length;
    return CAIRO_STATUS_SUCCESS;
}

/* Reads a number of four bytes, the highest first. */
static uint64_t number_at(const struct reader *reader, size_t at)
{
    const unsigned char *b = (const unsigned char *)reader->bytes + at;

    return (uint64_t)b[0] << 24 | (uint64_t)b[1] << 16 | (uint64_t)b[2] << 8 | b[3];
}

/* Ends the program if memory has run out, which it tests by asking for room for `dots` dots: cairo
 * reports every mistake that libpng finds as a lack of memory. */
static void ask_for_memory(uint64_t dots)
{
    memory_free(memory_new((size_t)dots, 4));
}

/*
 * Removes the chunks that no picture needs (PNG specification, 5.4: their names begin with a small
 * letter), except the one that tells which dots are transparent. libpng keeps texts and profiles in
 * memory: a file of 8 MiB may hold a thousand, of 8 MB each. Also removes everything after a broken
 * chunk; libpng will find that missing.
 */
static void leave_out_chunks(struct reader *reader)
{
    size_t kept = 8;

    for (size_t at = 8, length; reader->length - at >= 12; at += length) {
        const char *name = reader->bytes + at + 4;
        uint64_t data = number_at(reader, at);
        if (data > reader->length - at - 12)
            break;
        length = (size_t)data + 12;
        if (*name & 0x20 && memcmp(name, "tRNS", 4) != 0)
            continue;
        memmove(reader->bytes + kept, reader->bytes + at, length);
        kept += length;
    }
    reader->length = kept;
}

/* Reads a PNG. Its size comes first (PNG specification, 11.2.2), and is checked before anything
 * else is read. */
static enum status read_png(struct reader *reader, struct image *image, struct image_room *taken)
{
    static const char broken[] =
        N_("“{file}” is broken: it begins as a PNG picture but cannot be read to its end");

    if (reader->length < 24 || memcmp(reader->bytes + 12, "IHDR", 4) != 0)
        return refuse(reader, message_of(broken));
    uint64_t width = number_at(reader, 16), height = number_at(reader, 20);
    if (width * height > IMAGE_PIXELS - taken->pixels)
        return refuse(
            reader,
            message_with(N_("“{file}” has {width} by {height} dots, but all pictures of a template "
                            "together can have at most {most} million; make it smaller: at 300 "
                            "dots per inch a card of 63 by 88 mm has 744 by 1039"),
                         arg_count("width", (int64_t)width), arg_count("height", (int64_t)height),
                         arg_count("most", IMAGE_PIXELS / 1000000)));
    if (width > MOST_SIDE || height > MOST_SIDE)
        return refuse(reader,
                      message_with(N_("“{file}” has {width} by {height} dots, but neither side can "
                                      "have more than {most}; crop it or make it smaller"),
                                   arg_count("width", (int64_t)width),
                                   arg_count("height", (int64_t)height),
                                   arg_count("most", MOST_SIDE)));
    leave_out_chunks(reader);
    image->surface = cairo_image_surface_create_from_png_stream(give, reader);
    cairo_status_t status = cairo_surface_status(image->surface);
    if (status == CAIRO_STATUS_NO_MEMORY)
        ask_for_memory(width * height);
    if (status != CAIRO_STATUS_SUCCESS)
        return refuse(reader, message_of(broken));
    taken->pixels += (size_t)(width * height);
    image->width = (double)width;
    image->height = (double)height;
    return STATUS_OK;
}

/* Records the shapes, but not before they are needed: words start threads of Pango's, and guarded
 * work for the next picture should not copy the process while those are running. */
static void record_svg(struct image *image)
{
    const cairo_rectangle_t extents = {0, 0, image->width, image->height};

    image->surface = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents);
    cairo_t *cr = cairo_create(image->surface);
    svg_draw(image->svg, cr);
    cairo_destroy(cr);
    name_surface(image->surface, image->path);
    if (cairo_surface_status(image->surface) != CAIRO_STATUS_SUCCESS)
        memory_give_up();
}

static enum status read_svg(struct reader *reader, struct image *image, struct image_room *taken)
{
    if (taken->seconds >= IMAGE_SECONDS)
        return refuse(
            reader, message_with(
                        N_("breuk did not draw “{file}”, because earlier pictures used up the "
                           "{most} seconds that a template’s SVG pictures can take; simplify them"),
                        arg_count("most", IMAGE_SECONDS)));
    enum status status = svg_read(&image->svg, reader->bytes, reader->length, &taken->seconds,
                                  &reader->why, reader->reason);

    if (status != STATUS_OK)
        return status;
    image->is_svg = true;
    image->width = image->svg->width;
    image->height = image->svg->height;
    if (!image->svg->dots)
        return STATUS_OK;
    image->surface = cairo_surface_reference(image->svg->dots);
    svg_free(image->svg);
    image->svg = NULL;
    return STATUS_OK;
}

/* Returns whether the file begins as XML does, after blanks and a byte order mark. */
static bool is_xml(const struct reader *reader)
{
    const char *at = reader->bytes;

    at += strncmp(at, "\xEF\xBB\xBF", 3) == 0 ? 3 : 0;
    return at[strspn(at, " \t\r\n")] == '<';
}

/* Returns whether the file is XML with two or four bytes a character (XML 1.0, appendix F), or has
 * a 0 in it. */
static bool is_wide(const struct reader *reader)
{
    static const char heads[][3] = {"\xFF\xFE", "\xFE\xFF", "<\0", "\0<", "\0\0"};

    for (size_t i = 0; i < sizeof heads / sizeof *heads; i++)
        if (reader->length >= 4 && memcmp(reader->bytes, heads[i], 2) == 0)
            return true;
    return is_xml(reader) && strlen(reader->bytes) != reader->length;
}

/* Reads a picture of either kind; takes any file that begins as XML for SVG. */
static enum status read_kind(struct reader *reader, struct image *image, struct image_room *taken)
{
    if (reader->length >= 8 && memcmp(reader->bytes, "\x89PNG\r\n\x1A\n", 8) == 0)
        return read_png(reader, image, taken);
    if (reader->length >= 2 && memcmp(reader->bytes, "\x1F\x8B", 2) == 0)
        return refuse(
            reader,
            message_of(N_("“{file}” is compressed (.svgz); save the picture as plain SVG")));
    if (is_wide(reader))
        return refuse(reader,
                      message_of(N_("“{file}” is not in UTF-8; save the picture as plain SVG")));
    if (is_xml(reader))
        return read_svg(reader, image, taken);
    return refuse(
        reader,
        message_of(N_("“{file}” is neither a PNG nor an SVG picture; save it as one of them")));
}

enum status image_load(struct image **out, const char *path, struct position where,
                       struct image_room *taken, struct diag *diag)
{
    struct image *image = memory_new(1, sizeof *image);
    struct reader reader = {.path = path};

    diag_note_file(diag, path);
    *out = NULL;
    image->path = memory_copy_text(path);
    enum status status = read_file(&reader);
    if (status == STATUS_OK)
        status = read_kind(&reader, image, taken);
    if (status == STATUS_OK && image->surface)
        name_surface(image->surface, image->path);
    if (status == STATUS_NOT_FOUND || status == STATUS_UNREADABLE) {
        message_add(&reader.why, arg_text("file", path));
        diag_add(diag, SEVERITY_ERROR, where, reader.why);
    }
    memory_free(reader.bytes);
    if (status == STATUS_OK)
        *out = image;
    else
        image_free(image);
    return status;
}

void image_free(struct image *image)
{
    if (!image)
        return;
    cairo_surface_destroy(image->surface);
    cairo_surface_destroy(image->grey);
    svg_free(image->svg);
    memory_free(image->path);
    memory_free(image);
}

/* Turns a dot grey; it is premultiplied ARGB, as cairo has it. */
static uint32_t grey_dot(uint32_t dot, struct look look)
{
    uint32_t alpha = dot >> 24, colour = 0;

    if (alpha == 0)
        return 0;
    for (int shift = 16; shift >= 0; shift -= 8)
        colour = colour << 8 | ((dot >> shift & 255) * 255 + alpha / 2) / alpha;
    uint32_t level = (look_colour(look, colour) & 255) * alpha / 255;
    return alpha << 24 | level << 16 | level << 8 | level;
}

/* Draws the picture in dots and turns each of them grey. */
static void make_grey(struct image *image, struct look look)
{
    int width = (int)ceil(image->width), height = (int)ceil(image->height);
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
    cairo_t *cr = cairo_create(surface);

    cairo_set_source_surface(cr, image->surface, 0, 0);
    cairo_paint(cr);
    cairo_status_t status = cairo_status(cr);
    cairo_destroy(cr);
    cairo_surface_flush(surface);
    if (status != CAIRO_STATUS_SUCCESS)
        memory_give_up();
    unsigned char *row = cairo_image_surface_get_data(surface);
    for (int y = 0; y < height; y++, row += cairo_image_surface_get_stride(surface))
        for (int x = 0; x < width; x++)
            ((uint32_t *)(void *)row)[x] = grey_dot(((uint32_t *)(void *)row)[x], look);
    cairo_surface_mark_dirty(surface);
    image->grey = surface;
}

void image_draw(struct image *image, struct canvas *canvas, struct box box)
{
    struct box inside = box_inside(box, image->width, image->height);
    double scale = inside.width / image->width;
    struct look look = canvas->look;
    bool shapes = image->svg && canvas->direct && !look.grey;

    if (!shapes && !image->surface)
        record_svg(image);
    if (look.grey && !image->grey)
        make_grey(image, look);
    cairo_save(canvas->cr);
    cairo_translate(canvas->cr, inside.x, inside.y);
    cairo_scale(canvas->cr, scale, scale);
    if (shapes) {
        svg_draw(image->svg, canvas->cr);
    } else {
        cairo_set_source_surface(canvas->cr, look.grey ? image->grey : image->surface, 0, 0);
        cairo_paint(canvas->cr);
    }
    cairo_restore(canvas->cr);
    canvas_note(canvas, "image", inside, COLOUR_PAPER, image->is_svg ? "svg" : "png");
}
