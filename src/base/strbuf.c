#include "base/strbuf.h"

#include "base/memory.h"
#include "base/utf8.h"

#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

/* Makes room for `more` bytes and the NUL. */
static void make_room(struct strbuf *buffer, size_t more)
{
    if (more < buffer->capacity - buffer->length)
        return;
    if (more > SIZE_MAX / 2 - buffer->length - 1)
        memory_give_up();
    size_t wanted = buffer->capacity ? buffer->capacity * 2 : 64;
    if (wanted < buffer->length + more + 1)
        wanted = buffer->length + more + 1;
    buffer->text = memory_resize(buffer->text, wanted, 1);
    buffer->capacity = wanted;
}

void strbuf_add_bytes(struct strbuf *buffer, const char *bytes, size_t length)
{
    make_room(buffer, length);
    if (length)
        memcpy(buffer->text + buffer->length, bytes, length);
    buffer->length += length;
    buffer->text[buffer->length] = '\0';
}

void strbuf_add(struct strbuf *buffer, const char *text)
{
    strbuf_add_bytes(buffer, text, strlen(text));
}

void strbuf_add_char(struct strbuf *buffer, char c)
{
    strbuf_add_bytes(buffer, &c, 1);
}

void strbuf_add_code_point(struct strbuf *buffer, unsigned code)
{
    char bytes[UTF8_LONGEST];

    strbuf_add_bytes(buffer, bytes, utf8_write(code, bytes));
}

void strbuf_addf(struct strbuf *buffer, const char *format, ...)
{
    va_list list, again;

    make_room(buffer, 0);
    va_start(list, format);
    va_copy(again, list);
    size_t room = buffer->capacity - buffer->length;
    int length = vsnprintf(buffer->text + buffer->length, room, format, list);
    if (length < 0) /* longer than an int can say */
        memory_give_up();
    if ((size_t)length >= room) {
        make_room(buffer, (size_t)length);
        vsnprintf(buffer->text + buffer->length, (size_t)length + 1, format, again);
    }
    buffer->length += (size_t)length;
    va_end(again);
    va_end(list);
}

const char *strbuf_text(const struct strbuf *buffer)
{
    return buffer->text ? buffer->text : "";
}

void strbuf_clear(struct strbuf *buffer)
{
    buffer->length = 0;
    if (buffer->text)
        buffer->text[0] = '\0';
}

void strbuf_release(struct strbuf *buffer)
{
    memory_free(buffer->text);
    *buffer = (struct strbuf){0};
}

bool text_begins(const char *text, const char *with)
{
    return strncmp(text, with, strlen(with)) == 0;
}

bool text_ends(const char *text, const char *with)
{
    size_t length = strlen(text), tail = strlen(with);

    return length > tail && strcmp(text + length - tail, with) == 0;
}

size_t text_stem_length(const char *text, const char *ending)
{
    size_t length = strlen(text), tail = strlen(ending);

    return length > tail && strcasecmp(text + length - tail, ending) == 0 ? length - tail : length;
}
