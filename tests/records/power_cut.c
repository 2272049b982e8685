#include "power_cut.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { SECTOR = 512, PATH_SIZE = 256 };

/* Not synced yet; of a truncation `bytes` is NULL, and `at` the length. */
struct write {
    size_t at, length;
    unsigned char *bytes;
};

struct image {
    unsigned char *bytes;
    size_t length;
};

struct disk_file {
    struct disk_file *next; /* older ones */
    char path[PATH_SIZE];
    ino_t number; /* its inode */
    bool named;   /* its name is certainly on the disk */
    bool deleted; /* which is not */
    struct image synced;
    struct write *writes;
    size_t count, capacity;
};

/* What SQLite has of a file; the system's own follows it. */
struct open_file {
    sqlite3_file base;
    struct disk_file *disk; /* NULL: without a name */
};

static struct disk {
    sqlite3_vfs vfs, *system;
    struct disk_file *files;
    enum disk_fault fault;
    long calls, after;
    bool all_that_follow;
    enum disk_call failed;
    bool dead;
    int error; /* what the last call that was made to fail said; like errno it stays */
} disk;

static sqlite3_file *system_file(sqlite3_file *file)
{
    return (sqlite3_file *)((struct open_file *)file + 1);
}

static void *allocate(void *block, size_t size)
{
    void *made = realloc(block, size ? size : 1);

    assert(made);
    return made;
}

/* ---- failing ---- */

static const unsigned concerned[] = {
    [DISK_POWER] = 1u << DISK_OPEN | 1u << DISK_DELETE | 1u << DISK_WRITE | 1u << DISK_TRUNCATE |
                   1u << DISK_SYNC,
    [DISK_ERROR] = (1u << DISK_CALLS) - 1,
    [DISK_FULL] = 1u << DISK_OPEN | 1u << DISK_WRITE | 1u << DISK_SHARE,
};

static const int codes[] = {
    [DISK_OPEN] = SQLITE_CANTOPEN,           [DISK_DELETE] = SQLITE_IOERR_DELETE,
    [DISK_READ] = SQLITE_IOERR_READ,         [DISK_WRITE] = SQLITE_IOERR_WRITE,
    [DISK_TRUNCATE] = SQLITE_IOERR_TRUNCATE, [DISK_SYNC] = SQLITE_IOERR_FSYNC,
    [DISK_SIZE] = SQLITE_IOERR_FSTAT,        [DISK_SHARE] = SQLITE_IOERR_SHMSIZE,
};

void disk_fail(enum disk_fault fault, long after, bool all_that_follow)
{
    disk.fault = fault;
    disk.after = after;
    disk.all_that_follow = all_that_follow;
    disk.calls = 0;
    disk.failed = DISK_CALLS;
    disk.dead = false;
    disk.error = 0;
}

long disk_calls(void)
{
    return disk.calls;
}

enum disk_call disk_failed(void)
{
    return disk.failed;
}

/* What a call comes to before it is made: SQLITE_OK, or how it fails. */
static int ask(enum disk_call call)
{
    if (disk.dead) {
        disk.error = EIO;
        return codes[call];
    }
    if (!(concerned[disk.fault] & 1u << call))
        return SQLITE_OK;
    long number = disk.calls++;
    if (disk.after < 0 || number < disk.after || (number > disk.after && !disk.all_that_follow))
        return SQLITE_OK;
    if (disk.failed == DISK_CALLS)
        disk.failed = call;
    disk.dead = disk.fault == DISK_POWER;
    disk.error = disk.fault == DISK_FULL ? ENOSPC : EIO;
    return disk.fault == DISK_FULL && call == DISK_WRITE ? SQLITE_FULL : codes[call];
}

/* ---- what is on the disk ---- */

static struct disk_file *find(const char *path)
{
    for (struct disk_file *file = disk.files; file; file = file->next)
        if (!file->deleted && strcmp(file->path, path) == 0)
            return file;
    return NULL;
}

/* What is known of a file that somebody put another in the place of goes for good. */
static struct disk_file *find_same(const char *path, ino_t number)
{
    struct disk_file *file = find(path);

    if (!file || file->number == number)
        return file;
    file->deleted = true;
    return NULL;
}

static void image_resize(struct image *image, size_t length)
{
    image->bytes = allocate(image->bytes, length);
    if (length > image->length)
        memset(image->bytes + image->length, 0, length - image->length);
    image->length = length;
}

static void image_put(struct image *image, size_t at, const void *bytes, size_t length)
{
    if (at + length > image->length)
        image_resize(image, at + length);
    memcpy(image->bytes + at, bytes, length);
}

static void image_apply(struct image *image, const struct write *write)
{
    if (write->bytes)
        image_put(image, write->at, write->bytes, write->length);
    else
        image_resize(image, write->at);
}

static void image_read(struct image *image, const char *path)
{
    struct stat about;
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    int failed = fstat(fd, &about);

    assert(!failed);
    (void)failed;
    image_resize(image, (size_t)about.st_size);
    ssize_t got = pread(fd, image->bytes, image->length, 0);
    assert(got == (ssize_t)image->length);
    (void)got;
    close(fd);
}

static void forget_writes(struct disk_file *file)
{
    for (size_t i = 0; i < file->count; i++)
        free(file->writes[i].bytes);
    file->count = 0;
}

static void free_file(struct disk_file *file)
{
    forget_writes(file);
    free(file->writes);
    free(file->synced.bytes);
    free(file);
}

static struct disk_file *add_file(const char *path, bool was_there)
{
    struct disk_file *file = allocate(NULL, sizeof *file);

    *file = (struct disk_file){.next = disk.files, .named = was_there};
    assert(strlen(path) < sizeof file->path);
    memcpy(file->path, path, strlen(path) + 1);
    struct stat about;
    if (stat(path, &about) == 0)
        file->number = about.st_ino;
    if (was_there)
        image_read(&file->synced, path);
    disk.files = file;
    return file;
}

static void add_write(struct disk_file *file, const void *bytes, size_t length, size_t at)
{
    if (!file)
        return;
    if (file->count == file->capacity) {
        file->capacity = file->capacity * 2 + 8;
        file->writes = allocate(file->writes, file->capacity * sizeof *file->writes);
    }
    struct write *write = &file->writes[file->count++];
    *write = (struct write){.at = at, .length = length};
    if (bytes) {
        write->bytes = allocate(NULL, length);
        memcpy(write->bytes, bytes, length);
    }
}

/* All names of the folder are on the disk; it is the same for all files here. */
static void sync_names(void)
{
    for (struct disk_file **at = &disk.files, *file; (file = *at);) {
        file->named = true;
        if (file->deleted) {
            *at = file->next;
            free_file(file);
        } else {
            at = &file->next;
        }
    }
}

void disk_forget(void)
{
    while (disk.files) {
        struct disk_file *file = disk.files;
        disk.files = file->next;
        free_file(file);
    }
}

bool disk_unsynced(const char *path)
{
    const struct disk_file *file = find(path);

    return file && file->count > 0;
}

/* ---- the power goes ---- */

enum left { LEFT_NOTHING, LEFT_ALL, LEFT_FIRST, LEFT_SOME, LEFT_SOME_AND_RUBBISH, LEFT_WAYS };

/* A part of a write, within one sector. */
static void leave_part(struct image *image, const struct write *write, size_t begin, size_t length,
                       enum left left, struct chance *chance)
{
    unsigned char rubbish[SECTOR];
    const unsigned char *bytes = write->bytes + begin;

    if (chance_below(chance, 2) == 0)
        return;
    if (left == LEFT_SOME_AND_RUBBISH && chance_below(chance, 4) == 0) {
        for (size_t i = 0; i < length; i++)
            rubbish[i] = (unsigned char)chance_below(chance, 256);
        bytes = rubbish;
    }
    image_put(image, write->at + begin, bytes, length);
}

static void leave_parts(struct image *image, const struct write *write, enum left left,
                        struct chance *chance)
{
    size_t length;

    if (!write->bytes && chance_below(chance, 2))
        image_apply(image, write);
    for (size_t begin = 0; begin < write->length; begin += length) {
        length = SECTOR - (write->at + begin) % SECTOR;
        if (length > write->length - begin)
            length = write->length - begin;
        leave_part(image, write, begin, length, left, chance);
    }
}

/* Makes of what is certainly there what is left. */
static void leave(struct disk_file *file, struct chance *chance)
{
    enum left left = (enum left)chance_below(chance, LEFT_WAYS);
    size_t whole = left == LEFT_ALL     ? file->count
                   : left == LEFT_FIRST ? chance_below(chance, (uint32_t)file->count + 1)
                                        : 0;

    for (size_t i = 0; i < whole; i++)
        image_apply(&file->synced, &file->writes[i]);
    if (left == LEFT_FIRST && whole < file->count) /* the next one is torn */
        leave_parts(&file->synced, &file->writes[whole], LEFT_SOME, chance);
    for (size_t i = whole; i < file->count && left >= LEFT_SOME; i++)
        leave_parts(&file->synced, &file->writes[i], left, chance);
}

static void write_file(const struct disk_file *file)
{
    int fd = open(file->path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    ssize_t put = pwrite(fd, file->synced.bytes, file->synced.length, 0);

    assert(fd >= 0 && put == (ssize_t)file->synced.length);
    (void)put;
    close(fd);
}

static void remove_shared(const char *path)
{
    char name[PATH_SIZE + 8];

    snprintf(name, sizeof name, "%s-shm", path);
    unlink(name);
}

/* A file that was deleted and one that was made in its place: newest first, the name belongs to the
 * one that is certain to have it, or else by chance. */
void power_cut_settle(struct chance *chance)
{
    struct disk_file *file;

    for (file = disk.files; file; file = file->next) {
        unlink(file->path);
        remove_shared(file->path);
    }
    while ((file = disk.files)) {
        bool stays = (file->named && !file->deleted) || chance_below(chance, 2);
        disk.files = file->next;
        if (stays && access(file->path, F_OK) != 0) { /* not one that is newer */
            leave(file, chance);
            write_file(file);
        }
        free_file(file);
    }
    disk_fail(DISK_POWER, -1, false);
}

/* ---- what SQLite calls ---- */

static int disk_close(sqlite3_file *file)
{
    return system_file(file)->pMethods->xClose(system_file(file));
}

static int disk_read(sqlite3_file *file, void *bytes, int length, sqlite3_int64 at)
{
    int code = ask(DISK_READ);

    return code ? code : system_file(file)->pMethods->xRead(system_file(file), bytes, length, at);
}

static int disk_write(sqlite3_file *file, const void *bytes, int length, sqlite3_int64 at)
{
    bool was_dead = disk.dead;
    int code = ask(DISK_WRITE);

    if (!code || (disk.dead && !was_dead)) /* it was under way when the power went */
        add_write(((struct open_file *)file)->disk, bytes, (size_t)length, (size_t)at);
    return code ? code : system_file(file)->pMethods->xWrite(system_file(file), bytes, length, at);
}

static int disk_truncate(sqlite3_file *file, sqlite3_int64 length)
{
    int code = ask(DISK_TRUNCATE);

    if (code)
        return code;
    add_write(((struct open_file *)file)->disk, NULL, 0, (size_t)length);
    return system_file(file)->pMethods->xTruncate(system_file(file), length);
}

/* The files are told of nothing: they lie in memory, or are to be tested fast. */
static int disk_sync(sqlite3_file *file, int flags)
{
    struct disk_file *synced = ((struct open_file *)file)->disk;
    int code = ask(DISK_SYNC);

    (void)flags;
    if (code || !synced)
        return code;
    for (size_t i = 0; i < synced->count; i++)
        image_apply(&synced->synced, &synced->writes[i]);
    forget_writes(synced);
    if (!synced->named)
        sync_names();
    return SQLITE_OK;
}

static int disk_size(sqlite3_file *file, sqlite3_int64 *length)
{
    int code = ask(DISK_SIZE);

    return code ? code : system_file(file)->pMethods->xFileSize(system_file(file), length);
}

static int disk_lock(sqlite3_file *file, int level)
{
    return system_file(file)->pMethods->xLock(system_file(file), level);
}

static int disk_unlock(sqlite3_file *file, int level)
{
    return system_file(file)->pMethods->xUnlock(system_file(file), level);
}

static int disk_reserved(sqlite3_file *file, int *taken)
{
    return system_file(file)->pMethods->xCheckReservedLock(system_file(file), taken);
}

static int disk_control(sqlite3_file *file, int what, void *argument)
{
    return system_file(file)->pMethods->xFileControl(system_file(file), what, argument);
}

static int disk_sector_size(sqlite3_file *file)
{
    return system_file(file)->pMethods->xSectorSize(system_file(file));
}

static int disk_characteristics(sqlite3_file *file)
{
    return system_file(file)->pMethods->xDeviceCharacteristics(system_file(file));
}

static int disk_share(sqlite3_file *file, int page, int size, int extend, void volatile **out)
{
    int code = ask(DISK_SHARE);

    return code ? code
                : system_file(file)->pMethods->xShmMap(system_file(file), page, size, extend, out);
}

static int disk_share_lock(sqlite3_file *file, int offset, int count, int flags)
{
    return system_file(file)->pMethods->xShmLock(system_file(file), offset, count, flags);
}

static void disk_share_barrier(sqlite3_file *file)
{
    system_file(file)->pMethods->xShmBarrier(system_file(file));
}

static int disk_unshare(sqlite3_file *file, int remove)
{
    return system_file(file)->pMethods->xShmUnmap(system_file(file), remove);
}

static const sqlite3_io_methods methods = {
    .iVersion = 2,
    .xClose = disk_close,
    .xRead = disk_read,
    .xWrite = disk_write,
    .xTruncate = disk_truncate,
    .xSync = disk_sync,
    .xFileSize = disk_size,
    .xLock = disk_lock,
    .xUnlock = disk_unlock,
    .xCheckReservedLock = disk_reserved,
    .xFileControl = disk_control,
    .xSectorSize = disk_sector_size,
    .xDeviceCharacteristics = disk_characteristics,
    .xShmMap = disk_share,
    .xShmLock = disk_share_lock,
    .xShmBarrier = disk_share_barrier,
    .xShmUnmap = disk_unshare,
};

static int disk_open(sqlite3_vfs *vfs, const char *path, sqlite3_file *file, int flags,
                     int *out_flags)
{
    struct open_file *opened = (struct open_file *)file;
    struct stat about = {0};
    bool was_there = path && stat(path, &about) == 0;
    int code = disk.fault == DISK_FULL && was_there ? SQLITE_OK : ask(DISK_OPEN);

    (void)vfs;
    *opened = (struct open_file){0};
    if (!code)
        code = disk.system->xOpen(disk.system, path, system_file(file), flags, out_flags);
    if (code)
        return code;
    opened->base.pMethods = &methods;
    if (path)
        opened->disk = find_same(path, was_there ? about.st_ino : 0);
    if (path && !opened->disk)
        opened->disk = add_file(path, was_there);
    return SQLITE_OK;
}

static int disk_delete(sqlite3_vfs *vfs, const char *path, int sync_folder)
{
    struct disk_file *file = find(path);
    int code = ask(DISK_DELETE);

    (void)vfs;
    if (!code)
        code = disk.system->xDelete(disk.system, path, 0);
    if (code)
        return code;
    if (!file) /* it was not opened */
        return SQLITE_OK;
    file->deleted = true;
    if (sync_folder)
        sync_names();
    return SQLITE_OK;
}

static int disk_error(sqlite3_vfs *vfs, int size, char *text)
{
    (void)vfs;
    return disk.error ? disk.error : disk.system->xGetLastError(disk.system, size, text);
}

void power_cut_install(void)
{
    disk = (struct disk){.system = sqlite3_vfs_find(NULL), .failed = DISK_CALLS, .after = -1};
    disk.vfs = *disk.system;
    disk.vfs.pNext = NULL;
    disk.vfs.zName = "power-cut";
    disk.vfs.szOsFile = (int)sizeof(struct open_file) + disk.system->szOsFile;
    disk.vfs.xOpen = disk_open;
    disk.vfs.xDelete = disk_delete;
    disk.vfs.xGetLastError = disk_error;
    sqlite3_vfs_register(&disk.vfs, 1);
}

void power_cut_remove(void)
{
    disk_forget();
    sqlite3_vfs_register(disk.system, 1);
    sqlite3_vfs_unregister(&disk.vfs);
}
