#include "tui/wrap.h"

#include "base/utf8.h"
#include "tui/show.h"

#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <wchar.h>

int wrap_width(FILE *terminal)
{
    enum { COLUMNS_LEAST = 20 };
    struct winsize size;
    bool told = ioctl(fileno(terminal), TIOCGWINSZ, &size) == 0;

    return told && size.ws_col >= COLUMNS_LEAST && size.ws_col < WRAP_COLUMNS ? size.ws_col
                                                                              : WRAP_COLUMNS;
}

int wrap_height(FILE *terminal)
{
    struct winsize size;

    return ioctl(fileno(terminal), TIOCGWINSZ, &size) == 0 && size.ws_row > 0 ? size.ws_row
                                                                              : WRAP_ROWS;
}

/* Columns of the first `length` bytes, as they will be shown. */
static int width_of(const char *text, size_t length)
{
    int wide = 0;
    uint32_t code;

    for (size_t i = 0, size; i < length; i += size) {
        if ((size = show_colour_length(text + i)))
            continue;
        size = utf8_character((const unsigned char *)text + i, length - i, &code);
        /* what cannot be shown gets a sign in its place; of what the locale does not know, which is
         * nearly all where it is C, a column is assumed */
        int width = size && !utf8_acts(code) ? wcwidth((wchar_t)code) : 1;
        if (!size || code != '\n')
            wide += width < 0 ? 1 : width;
        size = size ? size : 1;
    }
    return wide;
}

int wrap_lines(const char *text)
{
    int lines = 0;

    for (; *text; text++)
        lines += *text == '\n';
    return lines;
}

int wrap_columns(const char *text)
{
    return width_of(text, strlen(text));
}

void wrap_add(struct strbuf *out, const char *text, int indent, int columns)
{
    int used = 0, lines = 0, words = 0;

    while (*text) {
        size_t spaces = strspn(text, " ");
        size_t length = strcspn(text + spaces, " ");
        int width = width_of(text + spaces, length);
        if (words && used + (int)spaces + width > columns) {
            strbuf_addf(out, "\n%*s", indent, "");
            used = indent;
            words = 0;
            lines++;
        } else if (words || !lines) {
            strbuf_add_bytes(out, text, spaces);
            used += (int)spaces;
        }
        strbuf_add_bytes(out, text + spaces, length);
        used += width;
        words += length > 0;
        text += spaces + length;
    }
    strbuf_add_char(out, '\n');
}

/* How many bytes at the beginning are whole parts that have room; `between` parts them. */
static size_t whole_parts(const char *text, const char *between, int columns)
{
    size_t fits = 0, at = 0;

    while (text[at]) {
        size_t begin = at + strspn(text + at, " ");
        const char *end = strstr(text + begin, between);
        at = end ? (size_t)(end - text) : strlen(text);
        if (width_of(text, at) > columns)
            break;
        fits = at;
    }
    return fits;
}

/* How many bytes at the beginning are characters that have room. */
static size_t whole_characters(const char *text, int columns)
{
    size_t fits = 0;
    uint32_t code;

    for (size_t at = 0; text[at] && width_of(text, at) <= columns;) {
        size_t bytes = utf8_first(text + at, &code);
        fits = at;
        at += bytes ? bytes : 1;
    }
    return fits;
}

void wrap_add_cut(struct strbuf *out, const char *text, int columns)
{
    size_t bytes = whole_parts(text, "  ", columns);
    bool cut = bytes == 0 && *text != '\0' && columns > 0;

    if (cut)
        bytes = whole_parts(text, " ", columns - 1);
    if (cut && bytes == 0)
        bytes = whole_characters(text, columns - 1);
    strbuf_add_bytes(out, text, bytes);
    strbuf_add(out, cut ? "…" : "");
}
