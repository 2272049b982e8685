#include "draw/svg.h"

#include "base/memory.h"
#include "base/message.h"
#include "base/status.h"
#include "base/strbuf.h"
#include "base/utf8.h"
#include "draw/guard.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <ctype.h>
#include <dlfcn.h>
#include <errno.h>
#include <librsvg/rsvg.h>
#include <math.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

/* Checks the text of an SVG before librsvg sees it: whether it stands alone, and whether librsvg
 * would turn it into dots. */

#define BLANKS " \t\r\n"

struct look {
    const char *start, *at;
    struct strbuf text;  /* the text between the tags, where style sheets are */
    struct strbuf value; /* the value of an attribute */
    struct strbuf plain; /* one of these with its references resolved */
    struct strbuf css;   /* the same with its escapes resolved, too */
    struct strbuf open;  /* the names of the elements that are open, each a struct span */
    bool begun;          /* an element was read */
    bool dots;
    struct message *why;
    char *reason;
};

struct span {
    const char *text;
    size_t length;
};

static bool refuse_text(struct look *look, struct message why)
{
    *look->why = why;
    return false;
}

static bool refuse_malformed(struct look *look)
{
    int line = 1;

    for (const char *c = look->start; c < look->at; c++)
        line += *c == '\n';
    return refuse_text(
        look,
        message_with(N_("“{file}” stops being XML at line {line}; save the picture again as SVG"),
                     arg_count("line", line)));
}

static bool refuse_encoding(struct look *look)
{
    return refuse_text(look,
                       message_of(N_("“{file}” is not in UTF-8; save the picture as plain SVG")));
}

/* Refuses what refers to something outside. librsvg would leave an empty place without a word,
 * which would surprise. Also refuses pictures within the picture: even a small file may hold a huge
 * one. */
static bool refuse_reference(struct look *look, const char *reference, size_t length)
{
    if (length > 100)
        for (length = 100; length > 0 && !utf8_begins(reference[length]);)
            length--;
    snprintf(look->reason, 256, "%.*s", (int)length, reference);
    return refuse_text(
        look,
        message_with(
            N_("“{file}” loads something from outside (“{reference}”), but an SVG picture must be "
               "complete in itself; draw the pictures in it instead of linking or embedding them"),
            arg_typed("reference", look->reason)));
}

static bool begins(const char *text, const char *word)
{
    return strncmp(text, word, strlen(word)) == 0;
}

/* Moves to just after the next `word`; refuses the file when there is none. */
static bool pass(struct look *look, const char *word)
{
    const char *found = strstr(look->at, word);

    if (!found)
        return refuse_malformed(look);
    look->at = found + strlen(word);
    return true;
}

/* Resolves the references of XML ("&#104;"); there are no entities but those of XML itself. */
static void resolve(struct strbuf *out, const char *at)
{
    static const struct {
        const char *name;
        char is;
    } own[] = {{"&lt;", '<'}, {"&gt;", '>'}, {"&amp;", '&'}, {"&quot;", '"'}, {"&apos;", '\''}};

    strbuf_clear(out);
    while (*at) {
        size_t before = strcspn(at, "&");
        strbuf_add_bytes(out, at, before);
        at += before;
        if (*at == '&' && at[1] == '#') {
            unsigned code = 0, base = at[2] == 'x' ? 16 : 10;
            for (at += base == 16 ? 3 : 2; isxdigit((unsigned char)*at); at++)
                if (code <= 0x10FFFF)
                    code =
                        code * base +
                        (unsigned)(isdigit((unsigned char)*at) ? *at - '0' : (*at | 32) - 'a' + 10);
            at += *at == ';';
            strbuf_add_char(out, code > 0 && code < 0x80 ? (char)code : '?');
        } else if (*at) {
            size_t i = 0, count = sizeof own / sizeof *own;
            while (i < count && !begins(at, own[i].name))
                i++;
            strbuf_add_char(out, i < count ? own[i].is : *at);
            at += i < count ? strlen(own[i].name) : 1;
        }
    }
}

/* Makes all letters small and resolves the escapes of CSS ("\75rl("; Syntax Module Level 3,
 * 4.3.7). */
static void unescape(struct strbuf *out, const char *at)
{
    strbuf_clear(out);
    while (*at) {
        int digits = 0;
        unsigned code = 0;
        if (*at != '\\') {
            strbuf_add_char(out, (char)tolower((unsigned char)*at++));
            continue;
        }
        for (at++; digits < 6 && isxdigit((unsigned char)*at); at++, digits++)
            code = code * 16 +
                   (unsigned)(isdigit((unsigned char)*at) ? *at - '0' : (*at | 32) - 'a' + 10);
        if (digits > 0) {
            at += begins(at, "\r\n") ? 2 : *at && strchr(BLANKS "\f", *at) ? 1 : 0;
            strbuf_add_char(out, code > 0 && code < 0x80 ? (char)tolower((int)code) : '?');
        } else if (*at) {
            strbuf_add_char(out, (char)tolower((unsigned char)*at++));
        }
    }
}

/* Returns whether a style has blending, or filters that need no element (Filter Effects Module
 * Level 1, 4). */
static bool has_dots(const char *css)
{
    static const char *const words[] = {
        "blur(",   "brightness(", "contrast(", "drop-shadow(", "grayscale(",     "hue-rotate(",
        "invert(", "opacity(",    "saturate(", "sepia(",       "mix-blend-mode",
    };

    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strstr(css, words[i]))
            return true;
    return false;
}

/* Returns whether a text refers to nothing outside: an attribute, or all style sheets and other
 * text together. */
static bool css_stands_alone(struct look *look, const char *text)
{
    if (!strpbrk(text, "(@\\&") && !strcasestr(text, "mix-blend-mode"))
        return true;
    resolve(&look->plain, text);
    unescape(&look->css, strbuf_text(&look->plain));
    const char *css = strbuf_text(&look->css);
    for (const char *at = css; (at = strstr(at, "@import")) != NULL; at++)
        if (!isalnum((unsigned char)at[7]) && at[7] != '-' && at[7] != '_')
            return refuse_reference(look, at, strcspn(at, ";\n"));
    for (const char *at = css; (at = strstr(at, "url(")) != NULL;) {
        at += strlen("url(");
        at += strspn(at, BLANKS "\f");
        at += *at == '"' || *at == '\'';
        at += strspn(at, BLANKS "\f");
        if (*at != '#')
            return refuse_reference(look, at, strcspn(at, "\"') ;>\n"));
    }
    look->dots = look->dots || has_dots(css);
    return true;
}

/* Reads name, "=" and value. */
static bool read_attribute(struct look *look, struct span *name, struct span *value)
{
    name->text = look->at;
    name->length = strcspn(look->at, BLANKS "=/<>\"'");
    look->at += name->length;
    look->at += strspn(look->at, BLANKS);
    if (name->length == 0 || *look->at != '=')
        return refuse_malformed(look);
    look->at++;
    look->at += strspn(look->at, BLANKS);
    char quote = *look->at;
    const char *end = quote == '"' || quote == '\'' ? strchr(look->at + 1, quote) : NULL;
    if (!end)
        return refuse_malformed(look);
    value->text = look->at + 1;
    value->length = (size_t)(end - value->text);
    look->at = end + 1;
    return memchr(value->text, '<', value->length) ? refuse_malformed(look) : true;
}

static bool is(struct span name, const char *word)
{
    return name.length == strlen(word) && memcmp(name.text, word, name.length) == 0;
}

/* Returns what follows the prefix of a namespace, which a file is free to choose. */
static struct span local(struct span name)
{
    const char *colon = memchr(name.text, ':', name.length);

    for (; colon; colon = memchr(name.text, ':', name.length)) {
        name.length -= (size_t)(colon + 1 - name.text);
        name.text = colon + 1;
    }
    return name;
}

static bool attribute_stands_alone(struct look *look, struct span name, struct span value)
{
    if (is(local(name), "href")) {
        size_t blanks = 0;
        while (blanks < value.length && strchr(BLANKS, value.text[blanks]))
            blanks++;
        return blanks == value.length || value.text[blanks] == '#' ||
               refuse_reference(look, value.text + blanks, value.length - blanks);
    }
    strbuf_clear(&look->value);
    strbuf_add_bytes(&look->value, value.text, value.length);
    return css_stands_alone(look, strbuf_text(&look->value));
}

/* Refuses a picture for two names, `one` and `other`, which its reason keeps. */
static bool refuse_names(struct look *look, const char *id, struct span one, struct span other)
{
    enum { HALF = 128 };
    int line = 1;

    for (const char *c = look->start; c < look->at; c++)
        line += *c == '\n';
    snprintf(look->reason, HALF, "%.*s", (int)one.length, one.text);
    snprintf(look->reason + HALF, HALF, "%.*s", (int)other.length, other.text);
    return refuse_text(look,
                       message_with(id, arg_count("line", line), arg_typed("one", look->reason),
                                    arg_typed("other", look->reason + HALF)));
}

/* Opens an element; the first one says what kind of file this is. */
static bool open_element(struct look *look, struct span name)
{
    bool is_svg = look->begun || is(local(name), "svg");

    look->begun = true;
    strbuf_add_bytes(&look->open, (const char *)&name, sizeof name);
    return is_svg ||
           refuse_names(look,
                        N_("“{file}” is no SVG picture, as it begins with <{one}>; save the "
                           "picture as SVG or PNG"),
                        name, name);
}

/* Closes the element that was opened last, if it has this name. */
static bool close_element(struct look *look, struct span name)
{
    struct span last;

    if (look->open.length < sizeof last)
        return refuse_malformed(look);
    look->open.length -= sizeof last;
    memcpy(&last, look->open.text + look->open.length, sizeof last);
    return (last.length == name.length && !memcmp(last.text, name.text, name.length)) ||
           refuse_names(look,
                        N_("“{file}” closes <{one}> in line {line}, but <{other}> is still open; "
                           "save the picture again as SVG"),
                        name, last);
}

/* Reads "</name>". */
static bool read_end(struct look *look)
{
    struct span name = {look->at + 2, strcspn(look->at + 2, BLANKS "/<>")};

    return pass(look, ">") && close_element(look, name);
}

/* Refuses a picture that ends too early. */
static bool is_complete(struct look *look)
{
    struct span last;

    if (!look->begun)
        return refuse_malformed(look);
    if (look->open.length < sizeof last)
        return true;
    memcpy(&last, look->open.text + look->open.length - sizeof last, sizeof last);
    return refuse_names(look,
                        N_("“{file}” ends while <{one}> is still open; save the picture again as "
                           "SVG"),
                        last, last);
}

static bool read_tag(struct look *look)
{
    const struct span element = {look->at + 1, strcspn(look->at + 1, BLANKS "/<>")};
    struct span name = element, value;
    bool empty = false;

    if (!open_element(look, element))
        return false;
    look->dots = look->dots || is(local(name), "filter") || is(local(name), "mask");
    for (look->at = name.text + name.length;;) {
        look->at += strspn(look->at, BLANKS);
        empty = begins(look->at, "/>");
        look->at += empty;
        if (*look->at == '>')
            break;
        if (!read_attribute(look, &name, &value) || !attribute_stands_alone(look, name, value))
            return false;
    }
    look->at++;
    return !empty || close_element(look, element);
}

/* Reads the declaration (XML 1.0, 2.8), which may name another encoding, in which the rest means
 * something else. */
static bool read_declaration(struct look *look)
{
    struct span name, value;

    look->at += begins(look->at, "\xEF\xBB\xBF") ? 3 : 0;
    if (!begins(look->at, "<?xml") || !strchr(BLANKS "?", look->at[5]))
        return true;
    for (look->at += strlen("<?xml");;) {
        look->at += strspn(look->at, BLANKS);
        if (begins(look->at, "?>"))
            break;
        if (!read_attribute(look, &name, &value))
            return false;
        bool known = (value.length == 5 && strncasecmp(value.text, "UTF-8", 5) == 0) ||
                     (value.length == 8 && strncasecmp(value.text, "US-ASCII", 8) == 0);
        if (is(name, "encoding") && !known)
            return refuse_encoding(look);
    }
    look->at += 2;
    return true;
}

/* Reads a document type, which may only be named: definitions of its own may grow without end, and
 * give elements attributes that this check does not see. */
static bool read_doctype(struct look *look)
{
    while (*look->at && *look->at != '>') {
        if (*look->at == '[')
            return refuse_text(
                look, message_of(N_("“{file}” defines its own entities (<!DOCTYPE … […]>), "
                                    "which can grow without end; save it as plain SVG")));
        const char *quoted =
            *look->at == '"' || *look->at == '\'' ? strchr(look->at + 1, *look->at) : look->at;
        if (!quoted)
            return refuse_malformed(look);
        look->at = quoted + 1;
    }
    return pass(look, ">");
}

static bool read_markup(struct look *look)
{
    const char *at = look->at;

    if (begins(at, "<!--")) {
        look->at += strlen("<!--");
        return pass(look, "-->");
    }
    if (begins(at, "<![CDATA[")) {
        if (!pass(look, "]]>"))
            return false;
        at += strlen("<![CDATA[");
        strbuf_add_bytes(&look->text, at, (size_t)(look->at - strlen("]]>") - at));
        return true;
    }
    if (begins(at, "<?xml-stylesheet"))
        return refuse_reference(look, at, strcspn(at, ">\n"));
    if (begins(at, "<?"))
        return pass(look, "?>");
    if (begins(at, "<!DOCTYPE"))
        return read_doctype(look);
    if (begins(at, "<!"))
        return refuse_malformed(look);
    return begins(at, "</") ? read_end(look) : read_tag(look);
}

/* Returns whether the file refers to nothing outside. Checks its text as a whole, since a comment
 * may stand in the middle of a word. */
static bool stands_alone(struct look *look)
{
    if (!utf8_is_text(look->at))
        return refuse_encoding(look);
    if (!read_declaration(look))
        return false;
    while (*look->at) {
        size_t length = strcspn(look->at, "<");
        strbuf_add_bytes(&look->text, look->at, length);
        look->at += length;
        if (*look->at && !read_markup(look))
            return false;
    }
    return is_complete(look) && css_stands_alone(look, strbuf_text(&look->text));
}

/*
 * Checks a text that ends with a 0. STATUS_UNREADABLE: *why gives the reason, with {file} for the
 * name of the file, which the caller adds; it borrows from `reason`. A text that passes is UTF-8,
 * has no definitions of its own, and refers only to its own parts, if it is well-formed XML at all,
 * which librsvg tells. *dots: it has filters, masks or blending, which librsvg turns into dots.
 */
static enum status svg_look_through(const char *text, bool *dots, struct message *why,
                                    char reason[static 256])
{
    struct look look = {.start = text, .at = text, .why = why, .reason = reason};
    bool alone = stands_alone(&look);

    *dots = look.dots;
    strbuf_release(&look.text);
    strbuf_release(&look.value);
    strbuf_release(&look.plain);
    strbuf_release(&look.css);
    strbuf_release(&look.open);
    return alone ? STATUS_OK : STATUS_UNREADABLE;
}

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

/* What the guarded process finds out; zeroed at first. */
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

/* Makes the complaint about librsvg from what the dynamic linker said last; NULL: nothing. */
static enum status refuse_library(const char *said, struct message *why, char reason[static 256])
{
    if (said && (strstr(said, strerror(ENOENT)) || strcasestr(said, "no such file")))
        return refuse(
            why, message_of(
                     N_("“{file}” is SVG, but librsvg, which draws SVG, is not installed; install "
                        "it (Debian and Ubuntu: librsvg2-2), or save the picture as PNG")));
    /* The linker does not always say that memory ran out. It did, if there is no room for as much
     * as librsvg may need to draw. */
    void *room = guard_share(GUARD_MEMORY);
    if (!room)
        memory_give_up();
    guard_unshare(room, GUARD_MEMORY);
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
    void *library = dlopen(LIBRARY, RTLD_NOW | RTLD_LOCAL);
    if (!library)
        return refuse_library(dlerror(), why, reason);
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

/* Reads the SVG; NULL: it cannot be read. What librsvg says of it is in English and for
 * programmers; nobody gets to see it. */
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
    if (trial->too_long) {
        return refuse(why, message_with(N_("“{file}” has one side more than {most} times as long "
                                           "as the other; draw it on a page of another shape"),
                                        arg_count("most", MOST_ASPECT)));
    }
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
