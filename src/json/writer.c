#include "json/writer.h"

#include "base/utf8.h"

#include <assert.h>
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

struct json_writer json_writer_to(struct strbuf *out)
{
    return (struct json_writer){.out = out};
}

/* Adds the first character of the text, and returns how many bytes it takes. */
static size_t add_character(struct strbuf *out, const char *text)
{
    uint32_t code;
    size_t length = utf8_first(text, &code);

    if (!length)
        strbuf_add_code_point(out, 0xFFFD);
    else if (code == '"' || code == '\\')
        strbuf_addf(out, "\\%c", *text);
    else if (code == '\n')
        strbuf_add(out, "\\n");
    else if (code == '\t')
        strbuf_add(out, "\\t");
    else if (code < 0x20 || code == 0x7F)
        strbuf_addf(out, "\\u%04x", (unsigned)code);
    else
        strbuf_add_bytes(out, text, length);
    return length ? length : 1;
}

static void add_quoted(struct strbuf *out, const char *text)
{
    strbuf_add_char(out, '"');
    while (*text) {
        /* The number of bytes of ASCII that stand in a string as they are. */
        size_t plain = 0;
        while (text[plain] >= ' ' && text[plain] < 0x7F && text[plain] != '"' &&
               text[plain] != '\\')
            plain++;
        strbuf_add_bytes(out, text, plain);
        text += plain;
        if (*text)
            text += add_character(out, text);
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

struct json_writer json_begin_line(struct strbuf *out)
{
    struct json_writer writer = json_writer_to(out);

    json_begin_object(&writer, NULL);
    return writer;
}

void json_end_line(struct json_writer *writer)
{
    json_end(writer);
    strbuf_add_char(writer->out, '\n');
}
