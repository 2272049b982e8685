/*
 * Lines read one by one from a file or a pipe, each at most JSON_LINE_LIMIT bytes; a longer one is
 * passed over as a whole, so that the reader can refuse it and go on with the next.
 */
#ifndef BREUK_JSON_LINES_H
#define BREUK_JSON_LINES_H

#include "base/status.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

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
