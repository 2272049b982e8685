#include "records/file_start.h"

#include "base/memory.h"
#include "records/database.h"
#include "records/sqlite_library.h"

#include <string.h>

/* 68 is the place of the application's number (https://sqlite.org/fileformat.html). */
enum { APPLICATION = 68, START = APPLICATION + 4 };

/* Reads the beginning of a file, with zeros behind a shorter one; a code of SQLite. It is read
 * without SQLite's care: that would finish what another program left half done. But by SQLite: to
 * open and close a file that is open already would cost that its locks. */
static int read_start(const char *path, unsigned char start[static START])
{
    sqlite3_vfs *system = sqlite3_vfs_find(NULL);
    sqlite3_file *file = system ? memory_new(1, (size_t)system->szOsFile) : NULL;
    int code =
        file ? system->xOpen(system, path, file, SQLITE_OPEN_READONLY | SQLITE_OPEN_MAIN_DB, NULL)
             : SQLITE_NOMEM;

    if (code == SQLITE_OK)
        code = file->pMethods->xRead(file, start, START, 0);
    if (file && file->pMethods)
        file->pMethods->xClose(file);
    memory_free(file);
    return code;
}

static bool is_header(const unsigned char start[static START])
{
    static const unsigned char ours[] = {SCHEMA_APPLICATION >> 24, SCHEMA_APPLICATION >> 16 & 0xff,
                                         SCHEMA_APPLICATION >> 8 & 0xff, SCHEMA_APPLICATION & 0xff};
    static const char magic[] = "SQLite format 3";

    return memcmp(start, magic, sizeof magic) == 0 &&
           memcmp(start + APPLICATION, ours, sizeof ours) == 0;
}

bool file_start_is_foreign(const char *path)
{
    unsigned char start[START];

    return read_start(path, start) == SQLITE_OK && !is_header(start);
}

static bool ends_with(const char *path, const char *ending)
{
    size_t length = strlen(path), tail = strlen(ending);

    return length >= tail && strcmp(path + length - tail, ending) == 0;
}

/* What stands beside a database (https://sqlite.org/fileformat.html,
 * https://sqlite.org/walformat.html). The number of -shm has the bytes of this machine. */
static const unsigned shared = 3007000;
static const struct beside {
    const char *ending;
    const void *magic;
    size_t length;
} besides[] = {
    {"-wal", "\x37\x7f\x06", 3},
    {"-journal", "\xd9\xd5\x05\xf9\x20\xa1\x63\xd7", 8},
    {"-shm", &shared, sizeof shared},
};

bool file_start_is_ours(const char *path)
{
    unsigned char start[START];
    int code = read_start(path, start);

    if (code != SQLITE_OK && code != SQLITE_IOERR_SHORT_READ)
        return false;
    for (size_t i = 0; i < sizeof besides / sizeof *besides; i++)
        if (ends_with(path, besides[i].ending))
            return memcmp(start, besides[i].magic, besides[i].length) == 0;
    return is_header(start);
}
