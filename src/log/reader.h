/*
 * A log read line by line: a journal, a scenario, the referee's input. The functions of header.h,
 * line.h and position.h read the meaning of each line; every complaint names file, line and column.
 */
#ifndef BREUK_LOG_READER_H
#define BREUK_LOG_READER_H

#include "log/sum.h"
#include "json/reader.h"

struct log_reader {
    FILE *stream;     /* owned */
    const char *path; /* borrowed */
    struct json_lines lines;
    struct json_document document; /* the line read last, until the next call */
    struct position where;         /* of that line */
    struct log_sum sum;            /* up to the end of that line */
    long sound; /* bytes up to the end of the last whole line: where a journal goes on */
    bool torn;  /* the file ends in the middle of a line */
};

/* Opens a log. Complains in diag when it fails: STATUS_NOT_FOUND, STATUS_UNREADABLE (no regular
 * file, no permission). log_reader_close in any case. */
enum status log_reader_open(struct log_reader *reader, const char *path, struct diag *diag);

/* The same of a file that is open already, and belongs to the reader from now on; −1: opening it
 * failed, and errno says why. */
enum status log_reader_take(struct log_reader *reader, int fd, const char *path, struct diag *diag);

/*
 * Reads the next line into reader->document, without its sum. STATUS_NOT_FOUND: there is none. A
 * last line without a newline was being written when its program was stopped; what it says never
 * happened, so it is left out, with a warning. STATUS_INVALID (also of a line whose sum is wrong,
 * or that lacks the sum which the first line has), STATUS_UNREADABLE: diag says why.
 */
enum status log_reader_next(struct log_reader *reader, struct diag *diag);
void log_reader_close(struct log_reader *reader);

#endif
