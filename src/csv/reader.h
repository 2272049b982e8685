/*
 * Tables as spreadsheets save them (RFC 4180, and where they differ from it): records of fields,
 * between them a comma, a semicolon, a tab or, as in class lists of SVWS, a |: the one that most of
 * the first 20 records have most of, or that a line "sep=;" before them names; lines end with LF,
 * CR LF or CR; a field in quotes may hold all of these, and a quote doubled. Blanks at the ends of
 * a field without quotes do not count, nor do no-break spaces and characters without width
 * (utf8_is_false_blank) at those of any. UTF-8, with a byte order mark or not. An apostrophe or
 * ="…" that guards a text from the spreadsheet (csv/cell.h) is taken away.
 *
 * Strictly: a quote inside a field without quotes, or something behind a closing one, is an error;
 * so is anything that is not UTF-8 text. Every complaint has its line and column, and reading goes
 * on behind it.
 */
#ifndef BREUK_CSV_READER_H
#define BREUK_CSV_READER_H

#include "base/diag.h"
#include "base/status.h"

#include <stdbool.h>
#include <stddef.h>

enum { CSV_FILE_LIMIT = 8 * 1024 * 1024, CSV_FIELD_LIMIT = 1000 /* in a record */ };

struct csv_field {
    const char *text;   /* NUL-terminated UTF-8; "" when it is empty; lines in it end with LF */
    struct position at; /* of its first byte, or of its opening quote */
    size_t length;      /* bytes in the file, its quotes and guards included */
    size_t before,
        behind; /* bytes of blanks round it, outside of quotes; they are not in the text */
};

/* Belongs to the reader, up to the next record. */
struct csv_record {
    size_t count;   /* empty fields at the end are not counted; at least 1 */
    size_t written; /* with those at the end */
    const struct csv_field *fields;
    struct position at;
};

struct csv_reader {
    char separator; /* ',', ';', '\t' or '|' */
    /* The rest is the reader's own. */
    char *block; /* the whole file; a field's text is decoded where it stands */
    size_t at, length, line_start;
    int line, continuing; /* where it is, as in a position */
    const char *file;
    struct diag *diag;
    struct csv_field *fields;
    size_t capacity;
};

/*
 * Reads the file; `path` and `diag` must outlive the reader. STATUS_NOT_FOUND; _UNREADABLE: it is
 * not a plain file, too long, or not UTF-8. diag then says why, and there is nothing to release.
 */
enum status csv_open(struct csv_reader *reader, const char *path, struct diag *diag);
/* Closes a reader, which may be zeroed. */
void csv_close(struct csv_reader *reader);

/* Reads the next record that is not empty. Its faults go to diag. False: there is none. */
bool csv_next(struct csv_reader *reader, struct csv_record *record);

#endif
