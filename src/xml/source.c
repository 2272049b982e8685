#include "xml/source.h"

#include "xml/xml.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static void complain(const char *id, const char *path, struct position where, struct diag *diag)
{
    struct message message = message_of(id);

    /* At an <include> the position is another file's, and the words name this one. */
    if (!where.file)
        where = (struct position){.file = path};
    message_add_text(&message, "file", path);
    diag_add(diag, SEVERITY_ERROR, where, &message);
}

static const char *why_not_opened(int error)
{
    switch (error) {
    case ENOENT:
    case ENOTDIR:
        return N_("there is no file “{file}”; check its name and folder");
    case EACCES:
    case EPERM:
        return N_("“{file}” may not be read; ask its owner for permission");
    default:
        return N_("“{file}” cannot be opened; check that it is a plain file on a working disk");
    }
}

static const char *why_refused(const struct stat *facts, size_t left)
{
    if (S_ISDIR(facts->st_mode))
        return N_("“{file}” is a folder; name a file in it");
    if (!S_ISREG(facts->st_mode))
        return N_("“{file}” is not a plain file; copy what it gives into one");
    if (facts->st_size > XML_FILE_LIMIT)
        return N_("“{file}” is larger than 8 MiB; split it with <include>");
    if ((size_t)facts->st_size > left)
        return N_("with “{file}” more than 64 MiB would be read; include less");
    return NULL;
}

/* −1 on a fault of the machine, or when the file is not as long as it said. */
static int read_all(int file, char *block, size_t size)
{
    size_t have = 0;

    while (have <= size) {
        ssize_t got = read(file, block + have, size + 1 - have);
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            return got == 0 && have == size ? 0 : -1;
        have += (size_t)got;
    }
    return -1;
}

static enum status find_lines(struct xml_source *source)
{
    size_t count = 1;

    for (size_t i = 0; i < source->length; i++)
        count += source->bytes[i] == '\n';
    source->lines = memory_new(count, sizeof *source->lines);
    if (!source->lines)
        return STATUS_NO_MEMORY;
    source->line_count = 1;
    for (size_t i = 0; i < source->length; i++)
        if (source->bytes[i] == '\n')
            source->lines[source->line_count++] = (uint32_t)(i + 1);
    return STATUS_OK;
}

/* NULL when out of memory. The block has a byte more than `size`. */
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

static enum status finish(struct xml_source **out, struct xml_source *source)
{
    static const char mark[] = "\xEF\xBB\xBF";

    if (source->length >= 3 && !memcmp(source->bytes, mark, 3)) {
        source->bytes += 3;
        source->length -= 3;
    }
    if (find_lines(source)) {
        source_free(source);
        return STATUS_NO_MEMORY;
    }
    *out = source;
    return STATUS_OK;
}

static enum status read_open(struct xml_source **out, int file, const char *path, size_t left,
                             struct position where, struct diag *diag)
{
    struct stat facts;
    const char *why = fstat(file, &facts) ? why_not_opened(errno) : why_refused(&facts, left);

    if (why) {
        complain(why, path, where, diag);
        return STATUS_UNREADABLE;
    }
    struct xml_source *source = source_new(path, (size_t)facts.st_size);
    if (!source)
        return STATUS_NO_MEMORY;
    if (read_all(file, source->block, source->length)) {
        source_free(source);
        complain(N_("“{file}” could not be read to its end; try again when nobody is writing it"),
                 path, where, diag);
        return STATUS_UNREADABLE;
    }
    source->device = facts.st_dev;
    source->inode = facts.st_ino;
    return finish(out, source);
}

enum status source_read(struct xml_source **out, const char *path, size_t left,
                        struct position where, struct diag *diag)
{
    *out = NULL;
    /* O_NONBLOCK: a pipe without a writer must not hold us up. */
    int file = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    if (file < 0) {
        int error = errno;
        complain(why_not_opened(error), path, where, diag);
        return error == ENOENT || error == ENOTDIR ? STATUS_NOT_FOUND : STATUS_UNREADABLE;
    }
    enum status status = read_open(out, file, path, left, where, diag);
    close(file);
    return status;
}

enum status source_copy(struct xml_source **out, const char *name, const char *bytes, size_t length,
                        struct diag *diag)
{
    *out = NULL;
    if (length > XML_FILE_LIMIT) {
        complain(why_refused(&(struct stat){.st_mode = S_IFREG, .st_size = (off_t)length}, length),
                 name, (struct position){0}, diag);
        return STATUS_UNREADABLE;
    }
    struct xml_source *source = source_new(name, length);
    if (!source)
        return STATUS_NO_MEMORY;
    if (length)
        memcpy(source->block, bytes, length);
    return finish(out, source);
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
