#include "xml/source.h"

#include "base/input.h"
#include "xml/xml.h"

#include <string.h>

static void complain(struct message *message, const char *path, struct position where,
                     struct diag *diag)
{
    /* At an <include> the position is another file's, and the words name this one. */
    if (!where.file)
        where = (struct position){.file = path};
    diag_add(diag, SEVERITY_ERROR, where, *message);
}

/* Whether a file has more bytes than may be read; *why says so. */
static bool is_too_long(size_t length, size_t left, const char *path, struct message *why)
{
    bool for_itself = length > XML_FILE_LIMIT;

    *why =
        message_with(for_itself ? N_("“{file}” is larger than 8 MiB; split it with <include>")
                                : N_("with “{file}” more than 16 MiB would be read; include less"),
                     arg_text("file", path));
    return for_itself || length > left;
}

/* Counts in blocks that a byte can count, which compilers make fast. */
size_t source_count(const struct xml_source *source, char c)
{
    enum { BLOCK = 192 };
    const char *bytes = source->bytes;
    size_t count = 0, length = source->length;

    for (; length >= BLOCK; bytes += BLOCK, length -= BLOCK) {
        unsigned char here = 0;
        for (size_t i = 0; i < BLOCK; i++)
            here = (unsigned char)(here + (bytes[i] == c));
        count += here;
    }
    for (size_t i = 0; i < length; i++)
        count += bytes[i] == c;
    return count;
}

/* NULL when memory runs out. The block has a byte more than `size`. */
static struct xml_source *source_new(const char *name, size_t size)
{
    struct xml_source *source = memory_new(1, sizeof *source);

    if (!source)
        return NULL;
    source->name = memory_copy_text(name);
    source->block = memory_new(size + 1, 1);
    source->bytes = source->block;
    source->length = size;
    if (source->name && source->block)
        return source;
    source_free(source);
    return NULL;
}

/* Finds the lines of a source that has its bytes; takes it over. STATUS_UNREADABLE: *why says that
 * there are too many, and borrows `path`. */
static enum status finish(struct xml_source **out, struct xml_source *source, const char *path,
                          struct message *why)
{
    static const char mark[] = "\xEF\xBB\xBF";

    if (source->length >= 3 && !memcmp(source->bytes, mark, 3)) {
        source->bytes += 3;
        source->length -= 3;
    }
    size_t count = 1 + source_count(source, '\n');
    if (count > XML_LINES_LIMIT) {
        source_free(source);
        *why = message_with(N_("“{file}” has more than 1000000 lines; take out the empty ones"),
                            arg_text("file", path));
        return STATUS_UNREADABLE;
    }
    source->lines = memory_new(count, sizeof *source->lines);
    if (!source->lines) {
        source_free(source);
        return STATUS_NO_MEMORY;
    }
    const char *end = source->bytes + source->length, *line = source->bytes;
    source->line_count = 1;
    while ((line = memchr(line, '\n', (size_t)(end - line))))
        source->lines[source->line_count++] = (uint32_t)(++line - source->bytes);
    *out = source;
    return STATUS_OK;
}

/* Reads a file that is open. STATUS_UNREADABLE: *why says what is wrong. */
static enum status read_open(struct xml_source **out, struct input *input, size_t left,
                             struct message *why)
{
    if (is_too_long(input->length, left, input->path, why))
        return STATUS_UNREADABLE;
    struct xml_source *source = source_new(input->path, input->length);
    if (!source)
        return STATUS_NO_MEMORY;
    enum status status = input_read(input, source->block, why);
    if (status != STATUS_OK) {
        source_free(source);
        return status;
    }
    source->device = input->device;
    source->inode = input->inode;
    return finish(out, source, input->path, why);
}

enum status source_read(struct xml_source **out, const char *path, size_t left,
                        struct position where, struct diag *diag)
{
    struct input input;
    struct message why;
    enum status status = input_open(&input, path, &why);

    *out = NULL;
    diag_note_file(diag, path);
    if (status == STATUS_OK) {
        status = read_open(out, &input, left, &why);
        input_close(&input);
    }
    if (status == STATUS_NOT_FOUND || status == STATUS_UNREADABLE)
        complain(&why, path, where, diag);
    return status;
}

enum status source_copy(struct xml_source **out, const char *name, const char *bytes, size_t length,
                        struct diag *diag)
{
    struct message why;

    *out = NULL;
    if (is_too_long(length, length, name, &why)) {
        complain(&why, name, (struct position){0}, diag);
        return STATUS_UNREADABLE;
    }
    struct xml_source *source = source_new(name, length);
    if (!source)
        return STATUS_NO_MEMORY;
    if (length)
        memcpy(source->block, bytes, length);
    enum status status = finish(out, source, name, &why);
    if (status == STATUS_UNREADABLE)
        complain(&why, name, (struct position){0}, diag);
    return status;
}

void source_free(struct xml_source *source)
{
    if (!source)
        return;
    memory_free((char *)source->name);
    memory_free(source->block);
    memory_free(source->lines);
    memory_free(source);
}

struct position source_position(const struct xml_source *source, size_t offset)
{
    size_t low = 0, high = source->line_count;

    while (high - low > 1) {
        size_t middle = low + (high - low) / 2;
        if (source->lines[middle] <= offset)
            low = middle;
        else
            high = middle;
    }
    return (struct position){source->name, (int)low + 1, (int)(offset - source->lines[low]) + 1};
}
