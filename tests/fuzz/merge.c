/*
 * One or two studies, a line each, as breuk sim --merge reads them. One that is taken is written as
 * something that is taken again and written as the same, also when it is put together with the
 * other; with itself it is not, as its games would count twice. "@" stands for this version.
 */
#include "base/strbuf.h"
#include "studies/study_file.h"
#include "folder.h"
#include "fuzz.h"

#include <stdlib.h>
#include <string.h>

static enum status read_line(struct study_file *file, const char *name, const char *line,
                             size_t length)
{
    static const char version[] = "\"version\":\"@\"";
    const char *at = memmem(line, length, version, sizeof version - 1), *path = fuzz_path(name);
    struct strbuf text = {0};
    struct diag diag = {0};

    strbuf_add_bytes(&text, line, at ? (size_t)(at - line) : length);
    if (at) {
        strbuf_add(&text, "\"version\":\"" BREUK_VERSION "\"");
        at += sizeof version - 1;
        strbuf_add_bytes(&text, at, length - (size_t)(at - line));
    }
    fuzz_write(path, strbuf_text(&text), text.length);
    enum status status = study_read(file, path, &diag);
    if ((status == STATUS_OK) != (diag.errors == 0))
        abort();
    strbuf_release(&text);
    diag_release(&diag);
    return status;
}

static void check_rewriting(const struct study_file *file)
{
    static struct study_file again;
    struct strbuf once = {0}, twice = {0};

    study_write(&once, file);
    if (read_line(&again, "again", strbuf_text(&once), once.length) != STATUS_OK)
        abort();
    study_write(&twice, &again);
    if (strcmp(strbuf_text(&once), strbuf_text(&twice)) != 0)
        abort();
    study_release(&again);
    strbuf_release(&once);
    strbuf_release(&twice);
}

static enum status merge(struct study_file *to, const struct study_file *from)
{
    struct diag diag = {0};
    enum status status = study_merge(to, from, "from", &diag);

    if ((status == STATUS_OK) != (diag.errors == 0))
        abort();
    diag_release(&diag);
    return status;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct study_file one, other, copy;
    const char *text = (const char *)data;
    const char *newline = size > 0 ? memchr(text, '\n', size) : NULL;
    size_t length = newline ? (size_t)(newline - text) : size;
    enum status status = read_line(&one, "one", text, length), other_status = STATUS_INVALID;

    if (newline)
        other_status = read_line(&other, "other", newline + 1, size - length - 1);
    if (status == STATUS_OK) {
        check_rewriting(&one);
        copy = one;
        if (merge(&copy, &one) == STATUS_OK)
            abort();
    }
    if (status == STATUS_OK && other_status == STATUS_OK && merge(&one, &other) == STATUS_OK)
        check_rewriting(&one);
    study_release(&one);
    if (newline)
        study_release(&other);
    return 0;
}
