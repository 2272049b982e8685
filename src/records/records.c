#include "records/records.h"

#include "base/memory.h"
#include "base/user_folder.h"
#include "records/database.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

void records_add_path(struct strbuf *out)
{
    user_folder_add(out, "XDG_DATA_HOME", ".local/share", "breuk/records.db");
}

const char *records_path(const struct records *records)
{
    return records->path;
}

struct message records_why(const struct records *records)
{
    return records->why;
}

void records_close(struct records *records)
{
    if (!records)
        return;
    for (int i = 0; i < records->statements; i++)
        sqlite3_finalize(records->statement[i].statement);
    sqlite3_close(records->db);
    memory_free(records->path);
    memory_free(records);
}

/* ---- connecting ---- */

/* What every connection has: nothing that is read can run anything, and what is deleted is
 * overwritten. */
static enum status settle(struct records *records)
{
    int code = sqlite3_extended_result_codes(records->db, 1);

    if (code == SQLITE_OK)
        code = sqlite3_busy_timeout(records->db, RECORDS_PATIENCE);
    if (code == SQLITE_OK)
        code = sqlite3_db_config(records->db, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
    if (code == SQLITE_OK)
        code = sqlite3_db_config(records->db, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, NULL);
    if (code != SQLITE_OK)
        return database_failed(records, code);
    return database_do(records, "PRAGMA foreign_keys=ON; PRAGMA secure_delete=ON;"
                                "PRAGMA cell_size_check=ON; PRAGMA temp_store=MEMORY");
}

static struct records *connect(const char *path, int flags, enum status *status)
{
    struct records *records = memory_new(1, sizeof *records);

    if (!records || !(records->path = memory_copy_text(path))) {
        memory_free(records);
        *status = STATUS_NO_MEMORY;
        return NULL;
    }
    int code = sqlite3_open_v2(path, &records->db, flags | SQLITE_OPEN_NOMUTEX, NULL);
    *status = code == SQLITE_OK ? settle(records) : database_failed(records, code);
    return records;
}

/* A number that the database keeps about itself. */
static int read_number(struct records *records, const char *sql, enum status *status)
{
    sqlite3_stmt *statement = database_query(records, sql, status);
    int number = database_row(records, statement, status) ? sqlite3_column_int(statement, 0) : 0;

    sqlite3_reset(statement);
    return number;
}

/* ---- making a file ---- */

/* Makes the folders that lead to a file. */
static bool make_folders(char *path)
{
    for (char *slash = strchr(path + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
        *slash = '\0';
        int failed = mkdir(path, 0700) != 0 && errno != EEXIST;
        *slash = '/';
        if (failed)
            return false;
    }
    return true;
}

static enum status fill(const char *path, struct message *why)
{
    enum status status;
    struct records *records = connect(path, SQLITE_OPEN_READWRITE, &status);

    if (status == STATUS_OK)
        status = database_do(records, "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL");
    if (status == STATUS_OK)
        status = records_begin(records);
    if (status == STATUS_OK)
        status = records_end(records, schema_apply(records, 0));
    if (records)
        *why = records->why;
    records_close(records);
    return status;
}

/* On the disk is what the folder says, too. */
static void sync_folder(const char *path)
{
    struct strbuf folder = {0};
    const char *slash = strrchr(path, '/');

    strbuf_add_bytes(&folder, slash ? path : ".", slash ? (size_t)(slash - path) + 1 : 1);
    int fd = folder.failed ? -1 : open(folder.text, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (fd >= 0) {
        fsync(fd);
        close(fd);
    }
    strbuf_release(&folder);
}

/* The file is filled beside its place, so that no program finds half of it. Another program may put
 * its own there meanwhile: then that one stays. */
static enum status make(const char *path, struct message *why)
{
    struct strbuf beside = {0};

    strbuf_addf(&beside, "%s.new-%ld", path, (long)getpid());
    if (beside.failed)
        return STATUS_NO_MEMORY;
    int fd = make_folders(beside.text)
                 ? open(beside.text, O_RDWR | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0600)
                 : -1;
    enum status status = STATUS_OK;
    if (fd < 0) {
        status = STATUS_IO;
    } else {
        close(fd);
        status = fill(beside.text, why);
        if (status == STATUS_OK && link(beside.text, path) != 0 && errno != EEXIST)
            status = STATUS_IO;
        unlink(beside.text);
        sync_folder(path);
    }
    if (status == STATUS_IO && !why->id)
        *why = message_of(N_("{file} cannot be written; name another file with --records"));
    if (why->id) /* of the place itself, not of what stands beside it */
        *why = message_with(why->id, arg_text("file", path));
    strbuf_release(&beside);
    return status;
}

/* ---- opening ---- */

/* A copy of it as it is, beside it; one that is there already is of the same format. */
static enum status copy_beside(struct records *records, int format)
{
    struct strbuf path = {0};
    sqlite3 *copy = NULL;

    strbuf_addf(&path, "%s.format-%d", records->path, format);
    if (path.failed)
        return STATUS_NO_MEMORY;
    int fd = open(path.text, O_RDWR | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0600);
    int code = fd < 0 ? SQLITE_CANTOPEN
                      : sqlite3_open_v2(path.text, &copy, SQLITE_OPEN_READWRITE, NULL);
    if (fd >= 0)
        close(fd);
    sqlite3_backup *backup =
        code == SQLITE_OK ? sqlite3_backup_init(copy, "main", records->db, "main") : NULL;
    if (code == SQLITE_OK)
        code = backup ? SQLITE_OK : sqlite3_errcode(copy);
    if (backup) {
        code = sqlite3_backup_step(backup, -1);
        sqlite3_backup_finish(backup);
        code = code == SQLITE_DONE ? SQLITE_OK : code;
    }
    sqlite3_close(copy);
    sync_folder(path.text);
    strbuf_release(&path);
    return code == SQLITE_OK ? STATUS_OK : database_failed(records, code);
}

/* Whose it is, and how old. */
static enum status check_format(struct records *records)
{
    enum status status = STATUS_OK;
    int application = read_number(records, "PRAGMA application_id", &status);
    int format = read_number(records, "PRAGMA user_version", &status);

    if (status != STATUS_OK)
        return status;
    if (application != SCHEMA_APPLICATION || format < 1)
        return database_failed(records, SQLITE_NOTADB);
    if (format > SCHEMA_FORMAT) {
        records->why = message_with(
            N_("{file} was written by a newer breuk; update this one, or name another file with "
               "--records"),
            arg_text("file", records->path));
        return STATUS_INVALID;
    }
    if (format == SCHEMA_FORMAT)
        return STATUS_OK;
    status = copy_beside(records, format);
    if (status == STATUS_OK)
        status = records_begin(records);
    return status == STATUS_OK ? records_end(records, schema_apply(records, format)) : status;
}

enum status records_open(struct records **out, const char *path, bool create, struct message *why)
{
    struct stat about;
    enum status status = STATUS_OK;

    *out = NULL;
    *why = (struct message){0};
    bool there = stat(path, &about) == 0;
    if (!there && errno == ENOENT && create)
        status = make(path, why);
    else if (!there && errno == ENOENT)
        return STATUS_NOT_FOUND;
    if (status != STATUS_OK)
        return status;
    if (there && (!S_ISREG(about.st_mode) || about.st_size == 0)) {
        *why = message_with(S_ISREG(about.st_mode)
                                ? N_("{file} is empty: it holds no records. Remove it to begin "
                                     "anew, or put back a copy")
                                : N_("{file} is no regular file; name another with --records"),
                            arg_text("file", path));
        return STATUS_INVALID;
    }
    struct records *records = connect(path, SQLITE_OPEN_READWRITE, &status);
    if (status == STATUS_OK)
        status = check_format(records);
    if (status == STATUS_OK)
        status = database_do(records, "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL");
    if (status == STATUS_OK) {
        *out = records;
        return STATUS_OK;
    }
    if (records && records->why.id)
        *why = message_with(records->why.id, arg_text("file", path));
    records_close(records);
    return status;
}

enum status records_verify(struct records *records)
{
    enum status status = STATUS_OK;
    sqlite3_stmt *statement = database_query(records, "PRAGMA integrity_check(1)", &status);

    if (database_row(records, statement, &status) &&
        strcmp(database_text(statement, 0), "ok") != 0)
        status = database_failed(records, SQLITE_CORRUPT);
    sqlite3_reset(statement);
    return status;
}
