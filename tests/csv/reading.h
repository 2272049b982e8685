/* A whole table as one text, to be compared: a line a record, fields with | between them. */
#ifndef BREUK_TESTS_CSV_READING_H
#define BREUK_TESTS_CSV_READING_H

#include "as_file.h"
#include "base/strbuf.h"
#include "csv/reader.h"
#include "xml/words.h"

/* Every record of the reader, which it closes. */
static inline void add_records(struct csv_reader *reader, bool places, struct strbuf *out)
{
    struct csv_record record;

    while (csv_next(reader, &record)) {
        for (size_t i = 0; i < record.count; i++) {
            const struct csv_field *field = &record.fields[i];
            strbuf_add(out, i ? "|" : "");
            if (places)
                strbuf_addf(out, "%d:%d ", field->at.line, position_shown(field->at));
            strbuf_add(out, field->text);
        }
        strbuf_add_char(out, '\n');
    }
    csv_close(reader);
}

/* The records, then the complaints. */
static inline enum status read_bytes(const char *bytes, size_t length, bool places,
                                     struct strbuf *out)
{
    struct csv_reader reader;
    struct diag diag = {0};

    as_file_begin("t.csv", bytes, length);
    enum status status = csv_open(&reader, "t.csv", &diag);
    as_file_end();
    if (status == STATUS_OK)
        add_records(&reader, places, out);
    words_of_diag(&diag, "", out);
    diag_release(&diag);
    return status;
}

#endif
