#include "json/writer.h"

#include <assert.h>
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

struct json_writer json_writer_to(struct strbuf *out)
{
    return (struct json_writer){.out = out};
}

/* Length of the UTF-8 character at `text`, 0 if there is none (RFC 3629: no surrogates, nothing
 * overlong). */
static size_t character_length(const unsigned char *text)
{
    size_t length = text[0] < 0x80   ? 1
                    : text[0] < 0xC2 ? 0
                    : text[0] < 0xE0 ? 2
                    : text[0] < 0xF0 ? 3
                    : text[0] < 0xF5 ? 4
                                     : 0;

    for (size_t i = 1; i < length; i++)
        if ((text[i] & 0xC0) != 0x80)
            return 0;
    if ((text[0] == 0xE0 && text[1] < 0xA0) || (text[0] == 0xED && text[1] > 0x9F) ||
        (text[0] == 0xF0 && text[1] < 0x90) || (text[0] == 0xF4 && text[1] > 0x8F))
        return 0;
    return length;
}

static void add_quoted(struct strbuf *out, const char *text)
{
    const unsigned char *at = (const unsigned char *)text;

    strbuf_add_char(out, '"');
    while (*at) {
        size_t length = character_length(at);
        if (*at == '"' || *at == '\\')
            strbuf_addf(out, "\\%c", *at);
        else if (*at == '\n')
            strbuf_add(out, "\\n");
        else if (*at == '\t')
            strbuf_add(out, "\\t");
        else if (*at < 0x20 || *at == 0x7F)
            strbuf_addf(out, "\\u%04x", *at);
        else if (length)
            strbuf_add_bytes(out, (const char *)at, length);
        else
            strbuf_add_code_point(out, 0xFFFD);
        at += length ? length : 1;
    }
    strbuf_add_char(out, '"');
}

/* The comma and the name before a value. */
static void lead_in(struct json_writer *writer, const char *name)
{
    assert((name != NULL) == (writer->depth > 0 && writer->object[writer->depth - 1]));
    if (writer->more)
        strbuf_add_char(writer->out, ',');
    writer->more = true;
    if (name) {
        add_quoted(writer->out, name);
        strbuf_add_char(writer->out, ':');
    }
}

static void begin(struct json_writer *writer, const char *name, bool object)
{
    lead_in(writer, name);
    assert(writer->depth < JSON_DEPTH_LIMIT);
    writer->object[writer->depth++] = object;
    strbuf_add_char(writer->out, object ? '{' : '[');
    writer->more = false;
}

void json_begin_object(struct json_writer *writer, const char *name)
{
    begin(writer, name, true);
}

void json_begin_list(struct json_writer *writer, const char *name)
{
    begin(writer, name, false);
}

void json_end(struct json_writer *writer)
{
    assert(writer->depth > 0);
    strbuf_add_char(writer->out, writer->object[--writer->depth] ? '}' : ']');
    writer->more = true;
}

void json_write_text(struct json_writer *writer, const char *name, const char *text)
{
    lead_in(writer, name);
    add_quoted(writer->out, text);
}

void json_write_count(struct json_writer *writer, const char *name, int64_t count)
{
    lead_in(writer, name);
    strbuf_addf(writer->out, "%" PRId64, count);
}

void json_write_real(struct json_writer *writer, const char *name, double real)
{
    char digits[40];

    if (!isfinite(real)) {
        json_write_null(writer, name);
        return;
    }
    lead_in(writer, name);
    for (int precision = 15; precision <= 17; precision++) {
        snprintf(digits, sizeof digits, "%.*g", precision, real);
        if (strtod(digits, NULL) == real)
            break;
    }
    strbuf_add(writer->out, digits);
    if (!strpbrk(digits, ".e"))
        strbuf_add(writer->out, ".0"); /* or it would read back as a whole number, and −0 as 0 */
}

void json_write_switch(struct json_writer *writer, const char *name, bool on)
{
    lead_in(writer, name);
    strbuf_add(writer->out, on ? "true" : "false");
}

void json_write_null(struct json_writer *writer, const char *name)
{
    lead_in(writer, name);
    strbuf_add(writer->out, "null");
}
