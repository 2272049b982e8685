#include "log/journal.h"

#include "base/memory.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

struct journal journal_none(void)
{
    return (struct journal){.fd = -1};
}

static enum status fail(struct journal *journal)
{
    journal->error = errno;
    return STATUS_IO;
}

/* Makes every folder that leads to the path. Returns 0, or −1 with errno. */
static int make_folders(char *path)
{
    for (char *slash = strchr(path + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
        *slash = '\0';
        int made = mkdir(path, 0700);
        int error = errno;
        *slash = '/';
        if (made != 0 && error != EEXIST) {
            errno = error;
            return -1;
        }
    }
    return 0;
}

/* Syncs the folder of a new file: only then is the file's name safe. */
static int sync_folder(const char *path)
{
    const char *slash = strrchr(path, '/');
    char *folder = slash ? memory_copy_text(path) : memory_copy_text(".");

    if (slash)
        folder[slash == path ? 1 : slash - path] = '\0';
    int fd = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    memory_free(folder);
    if (fd < 0)
        return -1;
    int synced = fsync(fd);
    int error = errno;
    close(fd);
    errno = error;
    /* Some file systems cannot sync a folder, and need not. */
    return synced == 0 || error == EINVAL ? 0 : -1;
}

enum status journal_create(struct journal *journal, const char *path)
{
    *journal = journal_none();
    journal->path = memory_copy_text(path);
    journal->sum.kept = true;
    if (make_folders(journal->path) != 0)
        return fail(journal);
    journal->fd = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (journal->fd < 0 && errno == EEXIST)
        return STATUS_EXISTS;
    if (journal->fd < 0)
        return fail(journal);
    if (sync_folder(path) == 0 && flock(journal->fd, LOCK_EX | LOCK_NB) == 0)
        return STATUS_OK;
    enum status status = fail(journal);
    journal_discard(journal);
    return status;
}

void journal_discard(struct journal *journal)
{
    unlink(journal->path);
    close(journal->fd);
    journal->fd = -1;
}

enum status journal_continue(struct journal *journal, const char *path, long keep, long size,
                             struct log_sum sum)
{
    struct stat about;

    *journal = journal_none();
    journal->path = memory_copy_text(path);
    journal->fd = open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC);
    if (journal->fd < 0)
        return fail(journal);
    if (flock(journal->fd, LOCK_EX | LOCK_NB) != 0) {
        enum status status = errno == EWOULDBLOCK ? STATUS_EXISTS : STATUS_IO;
        journal->error = errno;
        return status;
    }
    if (fstat(journal->fd, &about) != 0)
        return fail(journal);
    /* The program that had the lock has gone on with the game after we read it, or has put another
     * file into its place (renaming.h). */
    if (about.st_size != size || about.st_nlink == 0)
        return STATUS_EXISTS;
    if (ftruncate(journal->fd, keep) != 0 || lseek(journal->fd, 0, SEEK_END) < 0)
        return fail(journal);
    journal->length = keep;
    journal->sum = sum;
    return STATUS_OK;
}

/* Writes all of it. Returns 0, or −1 with errno. */
static int write_all(int fd, const char *bytes, size_t length)
{
    while (length > 0) {
        ssize_t written = write(fd, bytes, length);
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            return -1;
        bytes += written;
        length -= (size_t)written;
    }
    return 0;
}

static enum status write_lines(struct journal *journal, const struct strbuf *lines)
{
    if (write_all(journal->fd, strbuf_text(lines), lines->length) != 0) {
        enum status status = fail(journal);
        /* Half a line would only be cut off by the next reader: best that it never sees it. */
        if (ftruncate(journal->fd, journal->length) == 0)
            lseek(journal->fd, journal->length, SEEK_SET);
        return status;
    }
    journal->length += (long)lines->length;
    journal->unsynced = true;
    return STATUS_OK;
}

enum status journal_add(struct journal *journal, const struct strbuf *lines)
{
    struct strbuf summed = {0};
    struct log_sum sum = journal->sum;

    if (journal->fd < 0)
        return STATUS_OK;
    log_sum_write(&sum, &summed, strbuf_text(lines), lines->length);
    enum status status = write_lines(journal, &summed);
    strbuf_release(&summed);
    if (status == STATUS_OK)
        journal->sum = sum;
    return status;
}

struct journal_mark journal_mark(const struct journal *journal)
{
    return (struct journal_mark){journal->length, journal->sum};
}

enum status journal_cut(struct journal *journal, struct journal_mark mark)
{
    if (journal->fd >= 0 &&
        (ftruncate(journal->fd, mark.length) != 0 || lseek(journal->fd, mark.length, SEEK_SET) < 0))
        return fail(journal);
    journal->length = mark.length;
    journal->sum = mark.sum;
    journal->unsynced = journal->fd >= 0;
    return STATUS_OK;
}

enum status journal_sync(struct journal *journal)
{
    if (!journal->unsynced)
        return STATUS_OK;
    /* A device or pipe cannot be synced, and need not. */
    if (fdatasync(journal->fd) != 0 && errno != EINVAL && errno != EROFS)
        return fail(journal);
    journal->unsynced = false;
    return STATUS_OK;
}

void journal_close(struct journal *journal)
{
    if (journal->fd >= 0)
        close(journal->fd);
    memory_free(journal->path);
    *journal = journal_none();
}
