#include "json/lines.h"

#include "base/memory.h"
#include "json/reader.h"

struct json_lines json_lines_from(FILE *stream)
{
    return (struct json_lines){.stream = stream};
}

enum status json_lines_next(struct json_lines *lines)
{
    int c;

    lines->start = lines->read;
    lines->length = 0;
    lines->torn = false;
    while ((c = getc(lines->stream)) != EOF && c != '\n') {
        lines->read++;
        if (lines->length <= JSON_LINE_LIMIT) {
            memory_make_room(&lines->text, lines->length + 1, &lines->capacity);
            lines->text[lines->length] = (char)c;
        }
        lines->length++;
    }
    if (c == EOF && ferror(lines->stream))
        return STATUS_IO;
    if (c == EOF && lines->length == 0)
        return STATUS_NOT_FOUND;
    lines->torn = c == EOF;
    lines->read += c == '\n';
    lines->number++;
    memory_make_room(&lines->text, 0, &lines->capacity);
    if (lines->length > JSON_LINE_LIMIT) {
        lines->text[0] = '\0';
        return STATUS_INVALID;
    }
    lines->text[lines->length] = '\0';
    return STATUS_OK;
}

void json_lines_release(struct json_lines *lines)
{
    memory_free(lines->text);
    *lines = (struct json_lines){0};
}
