#include "files/input.h"

#include "base/strbuf.h"
#include "files/archive.h"
#include "files/place.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

static const char *why_not_opened(int error)
{
    switch (error) {
    case ENOENT:
    case ENOTDIR:
        return N_("cannot find “{file}”; check its name and folder");
    case EACCES:
    case EPERM:
        return N_("you do not have permission to read “{file}”; ask its owner");
    default:
        return N_("cannot open “{file}”; check that it is a regular file on a working disk");
    }
}

static enum status refuse(const struct input *input, const char *id, struct message *why)
{
    *why = message_with(id, arg_text("file", input->path));
    return STATUS_UNREADABLE;
}

/* Opens a file in a ZIP; `length` is that of the ZIP's own path. Faults of the ZIP itself are
 * reported where it is opened as a folder. */
static enum status open_in_zip(struct input *input, size_t length, struct message *why)
{
    struct strbuf zip = {0};
    struct diag diag = {0};

    strbuf_add_bytes(&zip, input->path, length);
    enum status status = archive_open(&input->archive, zip.text, &diag);
    diag_release(&diag);
    strbuf_release(&zip);
    if (status != STATUS_OK)
        return refuse(input,
                      N_("“{file}” cannot be read, because something is wrong with its zip; “breuk "
                         "check” and the name of the zip tells you what"),
                      why);
    input->entry = archive_find(input->archive, input->path + length + 1);
    if (!input->entry) {
        input_close(input);
        refuse(input, why_not_opened(ENOENT), why);
        return STATUS_NOT_FOUND;
    }
    input->length = input->entry->length;
    input->device = ~input->archive->device;
    input->inode = input->archive->inode * (ARCHIVE_COUNT_LIMIT + 1) + input->entry->index;
    return STATUS_OK;
}

enum status input_open(struct input *input, const char *path, struct message *why)
{
    struct stat facts;

    /* O_NONBLOCK: a pipe without a writer must not hold us up. */
    *input = (struct input){.path = path,
                            .file = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)};
    if (input->file < 0) {
        int error = errno;
        size_t zip = error == ENOTDIR ? place_of_zip(path) : 0;
        if (zip)
            return open_in_zip(input, zip, why);
        refuse(input, why_not_opened(error), why);
        return error == ENOENT || error == ENOTDIR ? STATUS_NOT_FOUND : STATUS_UNREADABLE;
    }
    const char *id = NULL;
    if (fstat(input->file, &facts) != 0)
        id = why_not_opened(errno);
    else if (S_ISDIR(facts.st_mode))
        id = N_("“{file}” is a folder; name a file inside it");
    else if (!S_ISREG(facts.st_mode))
        id = N_("“{file}” is not a regular file; copy its contents into one");
    if (id) {
        input_close(input);
        return refuse(input, id, why);
    }
    input->length = (size_t)facts.st_size;
    input->device = facts.st_dev;
    input->inode = facts.st_ino;
    return STATUS_OK;
}

enum status input_read(struct input *input, char *bytes, struct message *why)
{
    size_t have = 0;

    if (input->archive) {
        enum status status = archive_read(input->archive, input->entry, bytes, why);
        if (status == STATUS_UNREADABLE)
            message_add(why, arg_text("file", input->path));
        return status;
    }
    /* Asks for one byte more, to notice a file that has grown. */
    while (have <= input->length) {
        ssize_t got = read(input->file, bytes + have, input->length + 1 - have);
        if (got < 0 && errno == EINTR)
            continue;
        if (got == 0 && have == input->length)
            return STATUS_OK;
        if (got <= 0)
            break;
        have += (size_t)got;
    }
    return refuse(
        input, N_("cannot read all of “{file}”; try again when no other program is writing to it"),
        why);
}

void input_close(struct input *input)
{
    if (input->file >= 0)
        close(input->file);
    archive_close(input->archive);
}
