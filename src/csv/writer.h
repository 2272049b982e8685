/*
 * Writes a table so that csv/reader.h gives the same texts back, spreadsheets open it as it is
 * meant, and the same calls give the same bytes: a byte order mark, without which some take UTF-8
 * for something else; quotes where they are needed; CR LF at the ends of lines (RFC 4180).
 */
#ifndef BREUK_CSV_WRITER_H
#define BREUK_CSV_WRITER_H

#include "base/strbuf.h"

#include <stdbool.h>
#include <stdint.h>

struct csv_writer {
    struct strbuf *out; /* borrowed */
    char separator;
    bool more; /* a separator is due before the next field */
};

/* Begins a file. separator: ',', ';' or '\t'. */
struct csv_writer csv_writer_to(struct strbuf *out, char separator);

/* Writes a text, guarded (csv/cell.h). U+FFFD takes the place of a character that acts on a screen
 * (utf8_acts), but for tabs and ends of lines, and of each byte that is not UTF-8. */
void csv_write_text(struct csv_writer *writer, const char *text);
void csv_write_count(struct csv_writer *writer, int64_t count);
/* Writes a finite number in six digits, for a spreadsheet to count with, and so not guarded. mark:
 * '.' or ','; a comma does not go with the separator ','. */
void csv_write_real(struct csv_writer *writer, double number, char mark);
void csv_end_record(struct csv_writer *writer);

#endif
