/*
 * JSON written in one line, the same bytes for the same calls: members in the order written, no
 * white space, UTF-8 as it is, control characters as \uXXXX; bytes that are not UTF-8 become
 * U+FFFD. The caller ends the line. An assertion fails on closing what was not opened, and on a
 * member without a name in an object.
 */
#ifndef BREUK_JSON_WRITER_H
#define BREUK_JSON_WRITER_H

#include "base/strbuf.h"
#include "json/reader.h"

#include <stdbool.h>
#include <stdint.h>

struct json_writer {
    struct strbuf *out; /* borrowed */
    int depth;
    bool more;                     /* a comma is due before the next value */
    bool object[JSON_DEPTH_LIMIT]; /* each level: object or list */
};

struct json_writer json_writer_to(struct strbuf *out);

/* For files and output with an object a line: the first returns a writer that has begun an object,
 * the second closes that object and ends the line. */
struct json_writer json_begin_line(struct strbuf *out);
void json_end_line(struct json_writer *writer);

/* `name` is the member's name inside an object, NULL inside a list and at the top. */
void json_begin_object(struct json_writer *writer, const char *name);
void json_begin_list(struct json_writer *writer, const char *name);
/* Closes the innermost object or list. */
void json_end(struct json_writer *writer);
void json_write_text(struct json_writer *writer, const char *name, const char *text);
void json_write_count(struct json_writer *writer, const char *name, int64_t count);
/* The shortest digits that read back as the same number; null for infinity and NaN, which JSON does
 * not have. */
void json_write_real(struct json_writer *writer, const char *name, double real);
void json_write_switch(struct json_writer *writer, const char *name, bool on);
void json_write_null(struct json_writer *writer, const char *name);

#endif
