/* What is read writes and reads back as the same, with every separator; what is refused has a
 * complaint; every field stands where it says. */
#include "csv/reader.h"
#include "csv/writer.h"
#include "folder.h"
#include "fuzz.h"

#include <string.h>

/* The places follow each other, and a record ends with a field that is not empty. */
static void check_record(const struct csv_record *record, struct position *last)
{
    check(record->count >= 1 && record->count <= CSV_FIELD_LIMIT);
    check(*record->fields[record->count - 1].text != '\0');
    for (size_t i = 0; i < record->count; i++) {
        struct position at = record->fields[i].at;
        check(at.line > last->line || (at.line == last->line && at.column > last->column));
        check(strlen(record->fields[i].text) <= CSV_FILE_LIMIT);
        *last = at;
    }
}

/* Writes each record with a word behind, which keeps its empty fields. False: it was refused. */
static bool rewrite(const char *bytes, size_t length, char separator, struct strbuf *out)
{
    struct csv_reader reader;
    struct csv_record record;
    struct diag diag = {0};
    struct position last = {NULL, 1, 0, 0};
    struct csv_writer writer = csv_writer_to(out, separator);
    const char *path = fuzz_path("fuzz.csv");

    fuzz_write(path, bytes, length);
    enum status status = csv_open(&reader, path, &diag);
    check(status == STATUS_OK || diag.errors == 1);
    csv_write_text(&writer, "first");
    csv_write_text(&writer, "second");
    csv_end_record(&writer);
    while (status == STATUS_OK && csv_next(&reader, &record)) {
        check_record(&record, &last);
        for (size_t i = 0; i < record.count; i++)
            csv_write_text(&writer, record.fields[i].text);
        csv_end_record(&writer);
    }
    bool good = status == STATUS_OK && !diag.errors;
    csv_close(&reader);
    diag_release(&diag);
    return good;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct strbuf once = {0}, twice = {0};
    char separator = ",;\t"[size % 3];

    if (rewrite((const char *)data, size, separator, &once) && once.length <= CSV_FILE_LIMIT) {
        const char *header = strchr(once.text, '\n') + 1;
        check(rewrite(once.text, once.length, separator, &twice));
        check(!strcmp(header, strchr(strchr(twice.text, '\n') + 1, '\n') + 1));
    }
    strbuf_release(&once);
    strbuf_release(&twice);
    return 0;
}
