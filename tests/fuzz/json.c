/* What is read writes and reads back as the same; every value stands where it says; a refusal has
 * one complaint. */
#include "base/diag.h"
#include "fuzz.h"
#include "json/reader.h"
#include "json/writer.h"

#include <stdlib.h>
#include <string.h>

static const char *const starts[] = {
    [JSON_KIND_NULL] = "n",           [JSON_KIND_SWITCH] = "tf", [JSON_KIND_COUNT] = "-0123456789",
    [JSON_KIND_REAL] = "-0123456789", [JSON_KIND_TEXT] = "\"",   [JSON_KIND_LIST] = "[",
    [JSON_KIND_OBJECT] = "{",
};

static void check_place(const struct json_value *value, const char *bytes, size_t length)
{
    if (value->column < 1 || (size_t)value->column > length ||
        !strchr(starts[value->kind], bytes[value->column - 1]))
        abort();
    if (value->name && bytes[value->name_column - 1] != '"')
        abort();
    for (size_t i = 0; i < value->items; i++)
        check_place(&value->item[i], bytes, length);
}

static void write_value(struct json_writer *writer, const struct json_value *value)
{
    if (value->kind == JSON_KIND_NULL)
        json_write_null(writer, value->name);
    else if (value->kind == JSON_KIND_SWITCH)
        json_write_switch(writer, value->name, value->on);
    else if (value->kind == JSON_KIND_COUNT)
        json_write_count(writer, value->name, value->count);
    else if (value->kind == JSON_KIND_REAL)
        json_write_real(writer, value->name, value->real);
    else if (value->kind == JSON_KIND_TEXT)
        json_write_text(writer, value->name, value->text);
    if (value->kind < JSON_KIND_LIST)
        return;
    if (value->kind == JSON_KIND_LIST)
        json_begin_list(writer, value->name);
    else
        json_begin_object(writer, value->name);
    for (size_t i = 0; i < value->items; i++)
        write_value(writer, &value->item[i]);
    json_end(writer);
}

/* Reads bytes and writes them into out; false when they were refused. */
static bool rewrite(const char *bytes, size_t length, struct strbuf *out)
{
    struct position where = {.line = 1};
    struct json_document document;
    struct diag diag = {0};
    enum status status = json_read(&document, bytes, length, where, &diag);

    if (status == STATUS_OK) {
        struct json_writer writer = json_writer_to(out);
        check_place(&document.root, bytes, length);
        write_value(&writer, &document.root);
        json_release(&document);
    } else if (diag.count != 1 || diag.entries[0].where.column < 1) {
        abort();
    }
    diag_release(&diag);
    return status == STATUS_OK;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct strbuf once = {0}, twice = {0};

    if (rewrite((const char *)data, size, &once) && once.length <= JSON_LINE_LIMIT) {
        if (!rewrite(once.text, once.length, &twice) || strcmp(once.text, twice.text) != 0)
            abort();
    }
    strbuf_release(&once);
    strbuf_release(&twice);
    return 0;
}
