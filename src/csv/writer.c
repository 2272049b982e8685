#include "csv/writer.h"

#include "base/utf8.h"
#include "csv/cell.h"

#include <assert.h>
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

struct csv_writer csv_writer_to(struct strbuf *out, char separator)
{
    strbuf_add(out, "\xEF\xBB\xBF");
    return (struct csv_writer){.out = out, .separator = separator};
}

static void begin_field(struct csv_writer *writer)
{
    if (writer->more)
        strbuf_add_char(writer->out, writer->separator);
    writer->more = true;
}

/* Adds the first character of a text, and returns how many bytes it has. */
static size_t add_character(struct strbuf *out, const char *text)
{
    uint32_t code;
    size_t length = utf8_first(text, &code);

    if (!length || (utf8_acts(code) && !strchr("\t\r\n", *text)))
        strbuf_add_code_point(out, 0xFFFD);
    else
        strbuf_add_bytes(out, text, length);
    if (*text == '"')
        strbuf_add_char(out, '"');
    return length ? length : 1;
}

void csv_write_text(struct csv_writer *writer, const char *text)
{
    const char *guard = csv_needs_guard(text) ? "'" : "";
    size_t length = strlen(text);
    /* Quotes are also put where a separator occurs that is not the file's, so that the file's can
     * be told by counting. */
    bool quotes = text[strcspn(text, ",;\t|\"\r\n")] ||
                  (length && (text[0] == ' ' || text[length - 1] == ' '));

    begin_field(writer);
    strbuf_add(writer->out, quotes ? "\"" : "");
    strbuf_add(writer->out, guard);
    while (*text)
        text += add_character(writer->out, text);
    strbuf_add(writer->out, quotes ? "\"" : "");
}

void csv_write_count(struct csv_writer *writer, int64_t count)
{
    begin_field(writer);
    strbuf_addf(writer->out, "%" PRId64, count);
}

void csv_write_real(struct csv_writer *writer, double number, char mark)
{
    char digits[40];

    assert(isfinite(number) && mark != writer->separator);
    snprintf(digits, sizeof digits, "%.6g", number);
    char *point = strchr(digits, '.');
    if (point)
        *point = mark;
    begin_field(writer);
    strbuf_add(writer->out, digits);
}

void csv_end_record(struct csv_writer *writer)
{
    strbuf_add(writer->out, "\r\n");
    writer->more = false;
}
