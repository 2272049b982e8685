#include "base/output.h"

#include "base/memory.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static void release(struct output *output)
{
    memory_free(output->path);
    memory_free(output->temporary);
    int error = output->error;
    *output = (struct output){.error = error};
}

static enum status fail(struct output *output, enum status status)
{
    output->error = errno;
    release(output);
    return status;
}

/* "folder/name.pdf" is written as "folder/.name.pdf.XXXXXX". */
static char *temporary_name(const char *path)
{
    const char *slash = strrchr(path, '/');
    size_t folder = slash ? (size_t)(slash - path) + 1 : 0, size = strlen(path) + 9;
    char *name = memory_new(size, 1);

    if (name)
        snprintf(name, size, "%.*s.%s.XXXXXX", (int)folder, path, path + folder);
    return name;
}

enum status output_open(struct output *output, const char *path, bool overwrite)
{
    struct stat there;
    bool exists = stat(path, &there) == 0;

    *output = (struct output){.overwrite = overwrite, .path = memory_copy_text(path)};
    if (!output->path)
        return STATUS_NO_MEMORY;
    /* /dev/stdout may lead to a regular file; it is not ours to replace either. */
    if ((exists && !S_ISREG(there.st_mode)) || strncmp(path, "/dev/", 5) == 0) {
        output->stream = fopen(path, "w");
        return output->stream ? STATUS_OK : fail(output, STATUS_IO);
    }
    if (exists && !overwrite) {
        errno = EEXIST;
        return fail(output, STATUS_EXISTS);
    }
    output->temporary = temporary_name(path);
    if (!output->temporary) {
        release(output);
        return STATUS_NO_MEMORY;
    }
    int file = mkstemp(output->temporary);
    if (file < 0)
        return fail(output, STATUS_IO);
    mode_t mask = umask(0);
    umask(mask);
    output->stream = fchmod(file, 0666 & ~mask) == 0 ? fdopen(file, "w") : NULL;
    if (!output->stream) {
        int error = errno;
        close(file);
        unlink(output->temporary);
        errno = error;
        return fail(output, STATUS_IO);
    }
    return STATUS_OK;
}

/* link() refuses to replace what came into being meanwhile; where it is not supported, rename()
 * serves. */
static int move_into_place(const struct output *output)
{
    if (output->overwrite)
        return rename(output->temporary, output->path);
    if (link(output->temporary, output->path) == 0)
        return unlink(output->temporary);
    if (errno == EEXIST)
        return -1;
    return rename(output->temporary, output->path);
}

enum status output_commit(struct output *output)
{
    /* What errno holds from before is not about this file; it might even be EEXIST. */
    errno = 0;
    bool sound = fflush(output->stream) == 0 && !ferror(output->stream);

    if (!sound && !errno)
        errno = EIO;
    if (sound && output->temporary)
        sound = fsync(fileno(output->stream)) == 0;
    int error = errno;
    if (fclose(output->stream) != 0 && sound) {
        sound = false;
        error = errno;
    }
    if (sound && output->temporary && move_into_place(output) != 0) {
        sound = false;
        error = errno;
    }
    output->stream = NULL;
    if (sound) {
        release(output);
        return STATUS_OK;
    }
    if (output->temporary)
        unlink(output->temporary);
    errno = error;
    return fail(output, error == EEXIST ? STATUS_EXISTS : STATUS_IO);
}

void output_abandon(struct output *output)
{
    if (output->stream)
        fclose(output->stream);
    if (output->temporary)
        unlink(output->temporary);
    release(output);
}
