#include "base/output.h"

#include "base/memory.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#undef fwrite

static struct temporary *newest;

void temporary_note(struct temporary *temporary, const char *path)
{
    *temporary = (struct temporary){path, newest};
    newest = temporary;
}

void temporary_done(struct temporary *temporary)
{
    struct temporary **at = &newest;

    while (*at && *at != temporary)
        at = &(*at)->before;
    if (*at)
        *at = temporary->before;
    *temporary = (struct temporary){0};
}

void temporary_remove_all(void)
{
    for (const struct temporary *temporary = newest; temporary; temporary = temporary->before)
        if (unlink(temporary->path) != 0)
            rmdir(temporary->path);
}

/* Signals that come from outside and end a program that does not handle them. */
static const int signals[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGALRM, SIGUSR1, SIGUSR2};

static bool in_place; /* for output_is_in_place */

/* Holds back the signals. Skips those that are held already, since several files may be open at a
 * time, and those that the program ignores, as a script's background program ignores SIGINT. */
static void hold_signals(struct output *output)
{
    sigset_t before;

    sigprocmask(SIG_SETMASK, NULL, &before);
    sigemptyset(&output->held);
    for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) {
        struct sigaction action;
        bool ignored = sigaction(signals[i], NULL, &action) == 0 && action.sa_handler == SIG_IGN;
        if (!ignored && !sigismember(&before, signals[i]))
            sigaddset(&output->held, signals[i]);
    }
    sigprocmask(SIG_BLOCK, &output->held, NULL);
}

static void release(struct output *output)
{
    if (output->temporary)
        sigprocmask(SIG_UNBLOCK, &output->held, NULL);
    if (output->note)
        temporary_done(output->note);
    memory_free(output->note);
    memory_free(output->path);
    memory_free(output->temporary);
    int error = output->error;
    *output = (struct output){.error = error};
}

static enum status fail(struct output *output, enum status status)
{
    output->error = errno;
    release(output);
    if (status == STATUS_IO && output->error == ENOMEM)
        memory_give_up();
    return status;
}

/* Returns whether a file of that name belonged to a process that is gone. A process in another
 * container cannot be seen from here, but it keeps its file locked while it writes. */
static bool is_abandoned(int folder, const char *name)
{
    static const char begin[] = ".breuk-"; /* as temporary_name() begins it */
    const char *number = name + sizeof begin - 1;
    char *end;

    if (strncmp(name, begin, sizeof begin - 1) != 0 || *number < '1' || *number > '9')
        return false;
    errno = 0;
    long process = strtol(number, &end, 10);
    if (errno != 0 || *end != '-' || strlen(end) != sizeof "-XXXXXX" - 1 ||
        process != (pid_t)process || kill((pid_t)process, 0) == 0 || errno != ESRCH)
        return false;
    int file = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    bool free = file >= 0 && flock(file, LOCK_EX | LOCK_NB) == 0;
    if (file >= 0)
        close(file);
    return free;
}

void output_sweep(const char *path)
{
    DIR *folder = opendir(path);

    for (const struct dirent *entry; folder && (entry = readdir(folder));)
        if (is_abandoned(dirfd(folder), entry->d_name))
            unlinkat(dirfd(folder), entry->d_name, 0);
    if (folder)
        closedir(folder);
}

/* Names the temporary file beside `path`: "folder/name.pdf" becomes "folder/.breuk-PROCESS-XXXXXX",
 * which is short, however long the name. Also removes what killed programs left in the folder. */
static char *temporary_name(const char *path)
{
    enum { NAME = 40 };
    const char *slash = strrchr(path, '/');
    size_t length = slash ? (size_t)(slash - path) + 1 : 0;
    char *temporary = memory_new(length + NAME, 1);

    memcpy(temporary, path, length);
    output_sweep(length ? temporary : ".");
    snprintf(temporary + length, NAME, ".breuk-%ld-XXXXXX", (long)getpid());
    return temporary;
}

/* Follows a symbolic link, so that the file it leads to is overwritten and the link stays. */
static enum status follow_link(struct output *output)
{
    struct stat link;

    if (lstat(output->path, &link) != 0 || !S_ISLNK(link.st_mode))
        return STATUS_OK;
    char *place = realpath(output->path, NULL);
    if (!place)
        return STATUS_IO;
    memory_free(output->path);
    output->path = memory_copy_text(place);
    free(place);
    return STATUS_OK;
}

/* Opens a device. Opening /dev/stdout by its name would truncate a file that stdout is in the
 * middle of, or write to the file that stands in for a closed stdout. */
static FILE *open_device(const char *path)
{
    if (strcmp(path, "/dev/stdout") != 0)
        return fopen(path, "w");
    int copy = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 0);
    FILE *stream = copy < 0 ? NULL : fdopen(copy, "w");
    if (!stream && copy >= 0) {
        close(copy);
        errno = EBADF;
    }
    return stream;
}

bool output_is_stream(const char *path)
{
    struct stat there;
    bool descriptor = strcmp(path, "/dev/stdout") == 0 || strcmp(path, "/dev/stderr") == 0 ||
                      strncmp(path, "/dev/fd/", 8) == 0 || strncmp(path, "/proc/self/fd/", 14) == 0;

    /* A descriptor may lead to a regular file, which must not be replaced either. */
    return descriptor ||
           (stat(path, &there) == 0 && !S_ISREG(there.st_mode) && !S_ISDIR(there.st_mode));
}

/* Gives a new file, which its owner alone may read, the usual permissions, or those of the one that
 * it replaces. */
static bool open_to_others(int file, const struct stat *there)
{
    mode_t mask = umask(0);

    umask(mask);
    return fchmod(file, there ? there->st_mode & 0777 : 0666 & ~mask) == 0;
}

static enum status begin(struct output *output, const char *path, bool overwrite, bool private)
{
    struct stat there;
    bool exists = stat(path, &there) == 0;

    *output = (struct output){.overwrite = overwrite, .path = memory_copy_text(path)};
    if (output_is_stream(path) || (exists && !S_ISREG(there.st_mode))) {
        output->stream = open_device(path);
        return output->stream ? STATUS_OK : fail(output, STATUS_IO);
    }
    if (exists && !overwrite) {
        errno = EEXIST;
        return fail(output, STATUS_EXISTS);
    }
    enum status status = exists ? follow_link(output) : STATUS_OK;
    if (status != STATUS_OK)
        return fail(output, status);
    output->temporary = temporary_name(output->path);
    output->note = memory_new(1, sizeof *output->note);
    hold_signals(output);
    temporary_note(output->note, output->temporary);
    int file = mkstemp(output->temporary);
    if (file < 0)
        return fail(output, STATUS_IO);
    flock(file, LOCK_EX | LOCK_NB); /* for is_abandoned() */
    bool sound = private || open_to_others(file, exists ? &there : NULL);
    output->stream = sound ? fdopen(file, "w") : NULL;
    if (!output->stream) {
        int error = errno;
        close(file);
        unlink(output->temporary);
        errno = error;
        return fail(output, STATUS_IO);
    }
    return STATUS_OK;
}

enum status output_open(struct output *output, const char *path, bool overwrite)
{
    return begin(output, path, overwrite, false);
}

enum status output_open_private(struct output *output, const char *path, bool overwrite)
{
    return begin(output, path, overwrite, true);
}

static enum status remove_failed(struct output *output, int error)
{
    if (output->temporary)
        unlink(output->temporary);
    errno = error;
    return fail(output, error == EEXIST ? STATUS_EXISTS : STATUS_IO);
}

bool output_interrupted(const struct output *output)
{
    sigset_t waiting;

    if (!output->temporary || sigpending(&waiting) != 0)
        return false;
    for (size_t i = 0; i < sizeof signals / sizeof *signals; i++)
        if (sigismember(&waiting, signals[i]) && sigismember(&output->held, signals[i]))
            return true;
    return false;
}

enum status output_write(struct output *output, const void *bytes, size_t length)
{
    errno = 0;
    if (fwrite(bytes, 1, length, output->stream) == length)
        return STATUS_OK;
    output->error = errno ? errno : EIO;
    return STATUS_IO;
}

enum status output_close(struct output *output)
{
    /* An older errno is not about this file; it might even be EEXIST. */
    errno = 0;
    bool sound = fflush(output->stream) == 0 && !ferror(output->stream);

    if (!sound && !errno)
        errno = output->error ? output->error : EIO;
    if (sound && output->temporary)
        sound = fsync(fileno(output->stream)) == 0;
    int error = errno;
    if (fclose(output->stream) != 0 && sound) {
        sound = false;
        error = errno;
    }
    output->stream = NULL;
    return sound ? STATUS_OK : remove_failed(output, error);
}

enum status output_commit(struct output *output)
{
    enum status status = output->stream ? output_close(output) : STATUS_OK;

    if (status != STATUS_OK)
        return status;
    errno = 0;
    if (output->temporary) {
        /* link() refuses to replace a file that has appeared meanwhile; rename() serves where links
         * are not supported. */
        bool linked = !output->overwrite && link(output->temporary, output->path) == 0;
        if (!output->overwrite && !linked && errno == EEXIST)
            return remove_failed(output, errno);
        if ((linked ? unlink(output->temporary) : rename(output->temporary, output->path)) != 0)
            return remove_failed(output, errno);
    }
    in_place = in_place || output->temporary;
    release(output);
    return STATUS_OK;
}

bool output_is_in_place(void)
{
    return in_place;
}

void output_abandon(struct output *output)
{
    if (output->stream)
        fclose(output->stream);
    if (output->temporary)
        unlink(output->temporary);
    release(output);
}
