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
    mbstate_t state = {0};
    int wide = 0;

    for (size_t i = 0; i < length;) {
        wchar_t character;
        size_t colour = show_colour_length(text + i);
        if (colour) {
            i += colour;
            continue;
        }
        size_t size = mbrtowc(&character, text + i, length - i, &state);
        if (size == 0 || size > length - i) {
            state = (mbstate_t){0};
            size = 1;
            wide++;
        } else {
            bool meant = character == L'\n';
            int width = utf8_acts((uint32_t)character) && !meant ? 1 : wcwidth(character);
            wide += width > 0 ? width : 0;
        }
        i += size;
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
