#include "xml/source.h"

#include "base/utf8.h"
#include "files/input.h"
#include "xml/xml.h"

#include <string.h>

/* Gives the source to the caller; after a failure frees it and complains. */
static enum status hand_over(struct xml_source **out, struct xml_source *source, enum status status,
                             const struct message *why, struct position where, struct diag *diag)
{
    if (status == STATUS_OK) {
        *out = source;
        return STATUS_OK;
    }
    diag_add(diag, SEVERITY_ERROR, where, *why);
    source_free(source);
    return status;
}

/* Counts in blocks so small that a byte can hold the count, which compilers make fast. */
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

/* Makes a source with room for `length` bytes and one more. STATUS_UNREADABLE: that is more than
 * may be read; *why says so, and borrows `path`. */
static enum status source_new(struct xml_source **out, const char *path, size_t length, size_t left,
                              struct message *why)
{
    bool for_itself = length > XML_FILE_LIMIT;

    if (for_itself || length > left) {
        *why = message_with(
            for_itself
                ? N_("“{file}” is larger than 8 MiB; split it with <include>")
                : N_("with “{file}”, breuk would have to read more than 16 MiB; include less"),
            arg_text("file", path));
        return STATUS_UNREADABLE;
    }
    struct xml_source *source = *out = memory_new(1, sizeof *source);
    source->name = memory_copy_text(path);
    source->block = memory_new(length + 1, 1);
    source->bytes = source->block;
    source->length = length;
    return STATUS_OK;
}

/* Characters are counted in pieces of this size, so that a place in a long line costs little
 * time. */
enum { COUNTED_TOGETHER = 4096 /* bytes */ };

/* Counts the bytes that continue a character. */
static void count_characters(struct xml_source *source)
{
    uint32_t count = 0;

    source->continuing =
        memory_new(source->length / COUNTED_TOGETHER + 1, sizeof *source->continuing);
    for (size_t i = 0; i <= source->length; i++) {
        if (i % COUNTED_TOGETHER == 0)
            source->continuing[i / COUNTED_TOGETHER] = count;
        count += i < source->length && !utf8_begins(source->bytes[i]);
    }
}

/* Finds the lines of a source whose bytes are there. */
static void find_lines(struct xml_source *source)
{
    source->lines = memory_new(1 + source_count(source, '\n'), sizeof *source->lines);
    const char *end = source->bytes + source->length, *line = source->bytes;
    source->line_count = 1;
    while ((line = memchr(line, '\n', (size_t)(end - line))))
        source->lines[source->line_count++] = (uint32_t)(++line - source->bytes);
    if (!source->continuing)
        count_characters(source);
}

/* Leaves out the mark at the start, and finds the lines. STATUS_UNREADABLE: there are too many;
 * *why says so, and borrows `path`. */
static enum status check_lines(struct xml_source *source, const char *path, struct message *why)
{
    static const char mark[] = "\xEF\xBB\xBF";

    if (source->length >= 3 && !memcmp(source->bytes, mark, 3)) {
        source->bytes += 3;
        source->length -= 3;
    }
    if (1 + source_count(source, '\n') > XML_LINES_LIMIT) {
        *why = message_with(N_("“{file}” has more than 1000000 lines; remove the empty ones"),
                            arg_text("file", path));
        return STATUS_UNREADABLE;
    }
    find_lines(source);
    return STATUS_OK;
}

enum status source_read(struct xml_source **out, const char *path, size_t left,
                        struct position where, struct diag *diag)
{
    struct input input;
    struct message why;
    struct xml_source *source = NULL;
    enum status status = input_open(&input, path, &why);

    *out = NULL;
    diag_note_file(diag, path);
    if (status == STATUS_OK) {
        status = source_new(&source, path, input.length, left, &why);
        if (status == STATUS_OK)
            status = input_read(&input, source->block, &why);
        if (status == STATUS_OK) {
            source->device = input.device;
            source->inode = input.inode;
            status = check_lines(source, path, &why);
        }
        input_close(&input);
    }
    /* At an <include> the position is in another file, and the message names this one. */
    if (!where.file)
        where = (struct position){.file = path};
    return hand_over(out, source, status, &why, where, diag);
}

enum status source_copy(struct xml_source **out, const char *name, const char *bytes, size_t length,
                        struct diag *diag)
{
    struct message why;
    struct xml_source *source = NULL;
    enum status status = source_new(&source, name, length, length, &why);

    *out = NULL;
    if (status == STATUS_OK && length)
        memcpy(source->block, bytes, length);
    if (status == STATUS_OK)
        status = check_lines(source, name, &why);
    return hand_over(out, source, status, &why, (struct position){.file = name}, diag);
}

void source_free(struct xml_source *source)
{
    if (!source)
        return;
    memory_free((char *)source->name);
    memory_free(source->block);
    memory_free(source->lines);
    memory_free(source->continuing);
    memory_free(source->read_block);
    memory_free(source->read_lines);
    memory_free(source->mended);
    memory_free(source);
}

/* Bytes that took the place of others. */
struct source_mended {
    size_t at, removed, added;
};

/* Returns where a byte stood before anything was mended. */
static size_t as_read(const struct xml_source *source, size_t offset)
{
    for (size_t i = source->mended_count; i-- > 0;) {
        const struct source_mended *mended = &source->mended[i];
        if (offset >= mended->at + mended->added)
            offset = offset - mended->added + mended->removed;
        else if (offset > mended->at)
            offset = mended->at;
    }
    return offset;
}

void source_mend(struct xml_source *source, size_t from, size_t end, const char *text)
{
    size_t added = strlen(text), behind = source->length - end;
    char *block = memory_new(from + added + behind + 1, 1);

    memory_make_room(&source->mended, source->mended_count, &source->mended_capacity);
    memcpy(block, source->bytes, from);
    memcpy(block + from, text, added);
    memcpy(block + from + added, source->bytes + end, behind);
    source->mended[source->mended_count++] = (struct source_mended){from, end - from, added};
    if (source->read_lines) {
        memory_free(source->block);
        memory_free(source->lines);
    } else {
        source->read_block = source->block;
        source->read_bytes = source->bytes;
        source->read_lines = source->lines;
        source->read_line_count = source->line_count;
    }
    source->bytes = source->block = block;
    source->length = from + added + behind;
    source->lines = NULL;
    source->line_count = 0;
    find_lines(source);
}

/* Returns how many bytes of the file, as it was read, continue a character before `offset`. */
static int count_continuing(const struct xml_source *source, size_t offset)
{
    const char *bytes = source->read_lines ? source->read_bytes : source->bytes;
    int count = (int)source->continuing[offset / COUNTED_TOGETHER];

    for (size_t i = offset - offset % COUNTED_TOGETHER; i < offset; i++)
        count += !utf8_begins(bytes[i]);
    return count;
}

struct position source_position(const struct xml_source *source, size_t offset)
{
    const uint32_t *lines = source->read_lines ? source->read_lines : source->lines;
    size_t low = 0, high = source->read_lines ? source->read_line_count : source->line_count;

    offset = as_read(source, offset);
    while (high - low > 1) {
        size_t middle = low + (high - low) / 2;
        if (lines[middle] <= offset)
            low = middle;
        else
            high = middle;
    }
    return (struct position){.file = source->name,
                             .line = (int)low + 1,
                             .column = (int)(offset - lines[low]) + 1,
                             .continuing = count_continuing(source, offset) -
                                           count_continuing(source, lines[low])};
}

struct diag_edit source_edit(const struct xml_source *source, size_t from, size_t end,
                             const char *text)
{
    struct position where = source_position(source, from);
    size_t length = as_read(source, end) - as_read(source, from);

    return (struct diag_edit){
        .line = where.line, .column = where.column, .length = length, .text = text};
}
