/* Another machine's records, read as a copy that is checked before any of it is used. */

#include "base/memory.h"
#include "files/place.h"
#include "records/database.h"
#include "records/merging.h"

#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <sys/stat.h>

/* True if no program has the file open, and none was stopped while it had: its log is in the file,
 * and it can be read without writing anything beside it. */
static bool is_whole(const char *path)
{
    struct strbuf log = {0};
    struct stat about;
    char target[PATH_MAX]; /* the log lies beside the target of a link */

    strbuf_addf(&log, "%s-wal", realpath(path, target) ? target : path);
    bool whole = stat(log.text, &about) != 0 && errno == ENOENT;
    strbuf_release(&log);
    return whole;
}

/* Copies all pages; the copy lies in memory, or in a temporary file of SQLite if it is too large,
 * and is gone when it is closed. */
static int copy_file(sqlite3 *copy, const char *path)
{
    struct strbuf address = {0};
    sqlite3 *db = NULL;

    database_add_address(&address, path, is_whole(path) ? "?immutable=1" : "");
    int code = sqlite3_open_v2(address.text, &db,
                               SQLITE_OPEN_READONLY | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX, NULL);
    if (code == SQLITE_OK)
        sqlite3_busy_timeout(db, RECORDS_PATIENCE);
    if (code == SQLITE_OK)
        code = database_copy(copy, db);
    sqlite3_close(db);
    strbuf_release(&address);
    return code;
}

/* Checks that each row that another row refers to is there. */
static enum status check_references(struct records *copy)
{
    enum status status = STATUS_OK;
    sqlite3_stmt *statement = database_query(copy, "PRAGMA foreign_key_check", &status);
    bool lacks = database_row(copy, statement, &status);

    sqlite3_reset(statement);
    return lacks ? database_failed(copy, SQLITE_CORRUPT) : status;
}

/* Checks that the copy is ours, of no newer format, without nameless rows, and sound, and brings it
 * up to date. It can run no code of its own: it may hold nothing but tables and indices. */
static enum status check_copy(struct records *copy)
{
    enum status status = STATUS_OK;
    int64_t application = database_number(copy, "PRAGMA application_id", &status);
    int format = (int)database_number(copy, "PRAGMA user_version", &status);

    if (status != STATUS_OK)
        return status;
    if (application != SCHEMA_APPLICATION || format < 1)
        return database_failed(copy, SQLITE_NOTADB);
    if (format > schema_now.format)
        return database_refuse(copy, N_("{file} was written by a newer breuk; update this one"));
    status = database_check_tables(copy);
    if (database_number(copy,
                        "SELECT (SELECT count(*) FROM class WHERE ifnull(name, '') = '')"
                        " + (SELECT count(*) FROM pupil WHERE ifnull(name, '') = ''"
                        " OR ifnull(uid, '') = '')",
                        &status) > 0)
        return database_refuse(copy, N_("{file} has a class or a pupil without a name, and is not "
                                        "merged"));
    if (status == STATUS_OK)
        status = records_verify(copy);
    if (status == STATUS_OK)
        status = schema_apply(copy, &schema_now, format);
    return status == STATUS_OK ? check_references(copy) : status;
}

static enum status fill(struct records *copy, const char *path)
{
    copy->path = memory_copy_text(path);
    int code = sqlite3_open_v2(
        "", &copy->db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, NULL);
    if (code == SQLITE_OK)
        code = database_guard(copy->db);
    if (code == SQLITE_OK)
        code = copy_file(copy->db, path);
    return code == SQLITE_OK ? check_copy(copy) : database_failed(copy, code);
}

enum status records_open_other(struct records **out, const struct records *records,
                               const char *path, struct message *why)
{
    struct stat theirs;

    *out = NULL;
    *why = (struct message){0};
    if (stat(path, &theirs) != 0 && errno == ENOENT)
        return STATUS_NOT_FOUND;
    if (place_is_same(path, records->path))
        return STATUS_EXISTS;
    if (stat(path, &theirs) == 0 && (!S_ISREG(theirs.st_mode) || theirs.st_size == 0)) {
        *why = message_with(N_("{file} holds no records of breuk"), arg_text("file", path));
        return STATUS_INVALID;
    }
    struct records *copy = memory_new(1, sizeof *copy);
    enum status status = fill(copy, path);
    if (status == STATUS_OK) {
        *out = copy;
        return STATUS_OK;
    }
    if (copy->why.id)
        *why = message_with(copy->why.id, arg_text("file", path));
    records_close(copy);
    return status;
}
