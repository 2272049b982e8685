#include "cli/print_file.h"

#include "base/memory.h"
#include "base/output.h"
#include "base/strbuf.h"
#include "cli/report.h"
#include "cli/whole_file.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>

struct print_part {
    struct output output;
    int page;
};

/* A name's ending is what follows its last dot, if a letter stands before that. */
static size_t stem_of(const char *path)
{
    const char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path,
               *dot = strrchr(name, '.');

    return dot && dot != name ? (size_t)(dot - path) : strlen(path);
}

static void add_path(const struct print_file *file, int page, struct strbuf *path)
{
    size_t stem = stem_of(file->path);

    strbuf_add_bytes(path, file->path, stem);
    if (page > 0)
        strbuf_addf(path, "-%d", page);
    strbuf_add(path, file->path + stem);
}

static bool make_room(struct print_file *file)
{
    if (file->count < file->capacity)
        return true;
    int capacity = file->capacity ? 2 * file->capacity : 1;
    struct print_part *parts = memory_resize(file->parts, (size_t)capacity, sizeof *parts);
    if (!parts)
        return false;
    file->parts = parts;
    file->capacity = capacity;
    return true;
}

static enum status begin_file(void *context, int page)
{
    struct print_file *file = context;
    struct strbuf path = {0};

    file->page = page;
    add_path(file, page, &path);
    enum status status = STATUS_NO_MEMORY;
    if (!path.failed && make_room(file)) {
        struct print_part *part = &file->parts[file->count];
        part->page = page;
        status = output_open(&part->output, path.text, option_given(file->line, "force"));
        file->error = part->output.error;
        file->count += status == STATUS_OK;
    }
    strbuf_release(&path);
    return status;
}

static enum status write_file(void *context, const char *bytes, size_t length)
{
    struct print_file *file = context;
    struct output *output = &file->parts[file->count - 1].output;
    enum status status = output_write(output, bytes, length);

    file->error = output->error;
    /* The first file holds the signals for all. */
    if (status == STATUS_OK && output_interrupted(&file->parts[0].output)) {
        file->error = EINTR;
        return STATUS_IO;
    }
    return status;
}

static enum status end_file(void *context)
{
    struct print_file *file = context;
    struct output *output = &file->parts[file->count - 1].output;
    enum status status = output_close(output);

    file->error = output->error;
    file->count -= status != STATUS_OK;
    return status;
}

struct sink print_file_sink(struct print_file *file)
{
    return (struct sink){file, begin_file, write_file, end_file};
}

/* What went wrong with the file in hand; other reasons are told elsewhere. */
static enum exit_code tell(const struct print_file *file, enum status status)
{
    struct strbuf path = {0};
    enum exit_code code;

    add_path(file, file->page, &path);
    if (path.failed || status == STATUS_NO_MEMORY)
        code = report_no_memory();
    else if (status == STATUS_IO)
        code = report_system_error(file->line, path.text, file->error ? file->error : EIO);
    else if (status == STATUS_EXISTS)
        code = whole_file_refuse(file->line, path.text, WHOLE_FILE_EXISTS);
    else
        code = exit_code_of(status);
    strbuf_release(&path);
    return code;
}

enum exit_code print_file_check(struct print_file *file, int page)
{
    struct strbuf path = {0};
    struct stat there;

    file->page = page;
    add_path(file, page, &path);
    bool exists = !path.failed && !option_given(file->line, "force") &&
                  strncmp(path.text, "/dev/", 5) != 0 && stat(path.text, &there) == 0 &&
                  S_ISREG(there.st_mode);
    strbuf_release(&path);
    return exists ? tell(file, STATUS_EXISTS) : EXIT_DONE;
}

/* The last one first: the signals that wait go to whoever stands when the first one is done. Should
 * one fail, those before it are thrown away, too. */
enum exit_code print_file_end(struct print_file *file, enum status status)
{
    while (file->count > 0) {
        struct print_part *part = &file->parts[--file->count];
        if (status != STATUS_OK) {
            output_abandon(&part->output);
            continue;
        }
        status = output_commit(&part->output);
        file->page = part->page;
        file->error = part->output.error;
    }
    memory_free(file->parts);
    file->parts = NULL;
    file->capacity = 0;
    return status == STATUS_OK ? EXIT_DONE : tell(file, status);
}
