/*
 * One JSON value (RFC 8259), read strictly: UTF-8, no name twice in an object, no byte after the
 * value, whole numbers within 64 bits, no NUL in a text, at most JSON_LINE_LIMIT bytes and
 * JSON_DEPTH_LIMIT levels. Every value knows its column, so that its reader can say where the
 * trouble is.
 */
#ifndef BREUK_JSON_READER_H
#define BREUK_JSON_READER_H

#include "base/diag.h"
#include "base/memory.h"
#include "base/status.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

enum {
    JSON_LINE_LIMIT = 1 << 20, /* bytes */
    JSON_DEPTH_LIMIT = 16      /* objects and arrays inside each other */
};

enum json_kind {
    JSON_KIND_NULL,
    JSON_KIND_SWITCH, /* true or false */
    JSON_KIND_COUNT,  /* a number without point or exponent */
    JSON_KIND_REAL,   /* any other number */
    JSON_KIND_TEXT,
    JSON_KIND_LIST,  /* [ ] */
    JSON_KIND_OBJECT /* { } */
};

struct json_value {
    enum json_kind kind;
    int column;       /* of its first byte, from 1 */
    const char *name; /* of a member of an object; else NULL */
    int name_column;
    bool on;                       /* JSON_KIND_SWITCH */
    int64_t count;                 /* JSON_KIND_COUNT */
    double real;                   /* JSON_KIND_REAL; JSON_KIND_COUNT as well */
    const char *text;              /* JSON_KIND_TEXT: UTF-8 with a NUL after it and none in it */
    size_t items;                  /* of JSON_KIND_LIST or JSON_KIND_OBJECT */
    const struct json_value *item; /* its elements or members, in the order written */
};

/* Owns all its values and texts. A zeroed struct is empty. */
struct json_document {
    struct arena arena;
    struct json_value root;
};

/*
 * Reads the one value of `length` bytes. `where` names file and line for complaints; its column is
 * ignored. STATUS_OK: release with json_release. STATUS_INVALID: diag got one complaint with its
 * column. On failure there is nothing to release.
 */
enum status json_read(struct json_document *document, const char *bytes, size_t length,
                      struct position where, struct diag *diag);
void json_release(struct json_document *document);

/* Returns the member of an object with this name; NULL when there is none, or the value is not an
 * object. */
const struct json_value *json_member(const struct json_value *object, const char *name);

/* A member that an object may hold. */
struct json_field {
    const char *name;
    enum json_kind kind;
    bool required;
};

/*
 * Checks an object against its table of fields: complains of a value that is not an object, of each
 * unknown field ("did you mean"), each missing one and each of another kind. Returns true when
 * there is nothing to complain of.
 */
bool json_check_fields(const struct json_value *object, const struct json_field *fields,
                       size_t count, struct position where, struct diag *diag);

/* Returns the kind's name for a complaint: an id without arguments. */
const char *json_kind_name(enum json_kind kind);

/*
 * Lines read one by one from a file or a pipe, each at most JSON_LINE_LIMIT bytes; a longer one is
 * passed over as a whole, so that the reader can refuse it and go on with the next.
 */

struct json_lines {
    FILE *stream; /* borrowed */
    int number;   /* of the line read last, from 1 */
    long start;   /* bytes before that line */
    long read;    /* bytes up to its end, the newline counted */
    bool torn;    /* the last line had no newline: its writer was stopped */
    char *text;   /* the line without its newline and with a NUL; owned, until the next call */
    size_t length, capacity;
};

struct json_lines json_lines_from(FILE *stream);

/*
 * Reads the next line. STATUS_NOT_FOUND at the end; STATUS_INVALID for a line over the limit
 * (length says how long, text is empty); STATUS_IO when reading failed.
 */
enum status json_lines_next(struct json_lines *lines);
void json_lines_release(struct json_lines *lines);

#endif
