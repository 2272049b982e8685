#include "records/database.h"

#include "base/memory.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/random.h>

/* 68 is the place of the application's number (https://sqlite.org/fileformat.html). */
enum { APPLICATION = 68, START = APPLICATION + 4 };

/* Reads the beginning of a file, with zeros behind a shorter one; a code of SQLite. It is read
 * without SQLite's care: that would finish what another program left half done. But through
 * SQLite's own file layer: a file that is open already would lose its locks when it is closed. */
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

/* The files that SQLite puts beside a database (https://sqlite.org/fileformat.html,
 * https://sqlite.org/walformat.html). The number in -shm is in the byte order of this machine. */
static const unsigned shared = 3007000;
static const struct companion {
    const char *ending;
    const void *magic;
    size_t length;
} companions[] = {
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
    for (size_t i = 0; i < sizeof companions / sizeof *companions; i++)
        if (text_ends(path, companions[i].ending))
            return memcmp(start, companions[i].magic, companions[i].length) == 0;
    return is_header(start);
}

/* The status and the sentence for a failure of SQLite. */
static const struct failure {
    int code; /* the primary one */
    enum status status;
    const char *why;
} failures[] = {
    {SQLITE_BUSY, STATUS_UNREADABLE,
     N_("another program is writing to {file}; wait a moment, then try again")},
    {SQLITE_LOCKED, STATUS_UNREADABLE,
     N_("another program is writing to {file}; wait a moment, then try again")},
    {SQLITE_FULL, STATUS_IO,
     N_("the disk is full: nothing more was written to {file}; make room, then try again")},
    {SQLITE_READONLY, STATUS_IO,
     N_("{file} may not be written; allow it, or name another file with --records")},
    {SQLITE_PERM, STATUS_IO,
     N_("{file} may not be written; allow it, or name another file with --records")},
    {SQLITE_CANTOPEN, STATUS_UNREADABLE,
     N_("{file} cannot be opened, or its folder cannot be written; allow it, or name another file "
        "with --records")},
    {SQLITE_AUTH, STATUS_UNREADABLE,
     N_("{file} cannot be opened, or its folder cannot be written; allow it, or name another file "
        "with --records")},
    {SQLITE_NOTADB, STATUS_INVALID,
     N_("{file} holds no records of breuk; name another file with --records")},
    {SQLITE_CORRUPT, STATUS_INVALID,
     N_("{file} is damaged; breuk writes nothing to it. Put back a copy of it, or begin another "
        "with --records")},
    {SQLITE_FORMAT, STATUS_INVALID,
     N_("{file} is damaged; breuk writes nothing to it. Put back a copy of it, or begin another "
        "with --records")},
    {SQLITE_ERROR, STATUS_INVALID, /* a table is missing: our SQL is right */
     N_("{file} is damaged; breuk writes nothing to it. Put back a copy of it, or begin another "
        "with --records")},
};

int database_code(sqlite3 *db, int code)
{
    int plain = code & 0xff;

    if (plain == SQLITE_NOMEM || code == SQLITE_IOERR_NOMEM)
        memory_give_up();
    if (code == SQLITE_READONLY_DIRECTORY)
        return SQLITE_CANTOPEN;
    if (plain != SQLITE_IOERR && plain != SQLITE_CANTOPEN)
        return plain;
    int reason = db ? sqlite3_system_errno(db) : 0;
    return reason == ENOSPC || reason == EDQUOT ? SQLITE_FULL : plain;
}

enum status database_failed(struct records *records, int code)
{
    static const struct failure other = {
        0, STATUS_IO,
        N_("the disk that holds {file} does not work as it should; nothing more was "
           "written to it")};
    const struct failure *failure = &other;

    code = records->code = database_code(records->db, code);
    for (size_t i = 0; i < sizeof failures / sizeof *failures; i++)
        if (code == failures[i].code)
            failure = &failures[i];
    bool to_read = code == SQLITE_READONLY && records->unwritable;
    records->damaged = records->damaged || failure->status == STATUS_INVALID;
    const char *why = to_read ? records->unwritable : failure->why;
    records->why = why ? message_with(why, arg_text("file", records->path)) : (struct message){0};
    return failure->status;
}

sqlite3_stmt *database_query(struct records *records, const char *sql, enum status *status)
{
    sqlite3_stmt *statement = NULL;

    records->why = (struct message){0};
    for (int i = 0; i < records->statements; i++)
        if (records->statement[i].sql == sql) {
            sqlite3_reset(records->statement[i].statement);
            sqlite3_clear_bindings(records->statement[i].statement);
            return records->statement[i].statement;
        }
    int code =
        sqlite3_prepare_v3(records->db, sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, NULL);
    if (code != SQLITE_OK) {
        *status = database_failed(records, code);
        return NULL;
    }
    if (records->statements == STATEMENTS) /* the latest one makes room */
        sqlite3_finalize(records->statement[--records->statements].statement);
    records->statement[records->statements++] = (struct kept_statement){sql, statement};
    return statement;
}

bool database_row(struct records *records, sqlite3_stmt *statement, enum status *status)
{
    if (!statement || *status != STATUS_OK)
        return false;
    int code = sqlite3_step(statement);
    if (code == SQLITE_ROW)
        return true;
    if (code != SQLITE_DONE)
        *status = database_failed(records, code);
    sqlite3_reset(statement);
    return false;
}

/* The status for a refused row: another one has its name or key, or a row that it refers to is
 * gone. */
static enum status refused(int code)
{
    switch (code) {
    case SQLITE_CONSTRAINT_PRIMARYKEY:
    case SQLITE_CONSTRAINT_UNIQUE:
        return STATUS_EXISTS;
    case SQLITE_CONSTRAINT_FOREIGNKEY:
        return STATUS_NOT_FOUND;
    default: /* a NaN, which SQLite takes for NULL, or a value out of bounds */
        return STATUS_INVALID;
    }
}

enum status database_run(struct records *records, sqlite3_stmt *statement, enum status status)
{
    if (!statement || status != STATUS_OK)
        return status;
    if (records->damaged)
        return database_failed(records, SQLITE_CORRUPT);
    int code = sqlite3_step(statement);
    while (code == SQLITE_ROW)
        code = sqlite3_step(statement);
    sqlite3_reset(statement);
    if (code == SQLITE_DONE)
        return STATUS_OK;
    return (code & 0xff) == SQLITE_CONSTRAINT ? refused(code) : database_failed(records, code);
}

sqlite3_stmt *database_query_with(struct records *records, const char *sql, enum status *status,
                                  const struct bound *bound)
{
    sqlite3_stmt *statement = *status == STATUS_OK ? database_query(records, sql, status) : NULL;

    for (int i = 0; statement && bound[i].kind != BOUND_END; i++)
        switch (bound[i].kind) {
        case BOUND_TEXT:
            sqlite3_bind_text(statement, i + 1, bound[i].text, -1, SQLITE_STATIC);
            break;
        case BOUND_NUMBER:
            sqlite3_bind_int64(statement, i + 1, bound[i].number);
            break;
        default:
            sqlite3_bind_double(statement, i + 1, bound[i].real);
            break;
        }
    return statement;
}

enum status database_run_with(struct records *records, const char *sql, const struct bound *bound)
{
    enum status status = STATUS_OK;
    sqlite3_stmt *statement = database_query_with(records, sql, &status, bound);

    return database_run(records, statement, status);
}

enum status database_find(struct records *records, const char *sql, const struct bound *bound,
                          int64_t *number)
{
    enum status status = STATUS_OK;
    sqlite3_stmt *statement = database_query_with(records, sql, &status, bound);
    bool found = database_row(records, statement, &status);

    if (found)
        *number = sqlite3_column_int64(statement, 0);
    sqlite3_reset(statement);
    return status == STATUS_OK && !found ? STATUS_NOT_FOUND : status;
}

int64_t database_number(struct records *records, const char *sql, enum status *status)
{
    sqlite3_stmt *statement = *status == STATUS_OK ? database_query(records, sql, status) : NULL;
    int64_t number =
        database_row(records, statement, status) ? sqlite3_column_int64(statement, 0) : 0;

    sqlite3_reset(statement);
    return number;
}

enum status database_refuse(struct records *records, const char *why)
{
    records->why = message_with(why, arg_text("file", records->path));
    return STATUS_INVALID;
}

int database_guard(sqlite3 *db)
{
    int code = sqlite3_db_config(db, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);

    if (code == SQLITE_OK)
        code = sqlite3_db_config(db, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, NULL);
    return code == SQLITE_OK ? sqlite3_exec(db, "PRAGMA cell_size_check=ON", NULL, NULL, NULL)
                             : code;
}

enum status database_check_tables(struct records *records)
{
    enum status status = STATUS_OK;
    int64_t others =
        database_number(records,
                        "SELECT count(*) FROM sqlite_schema WHERE type NOT IN ('table', 'index')"
                        " OR sql LIKE 'CREATE VIRTUAL%'",
                        &status);

    return others ? database_failed(records, SQLITE_NOTADB) : status;
}

void database_add_address(struct strbuf *out, const char *path, const char *options)
{
    strbuf_add(out, *path == '/' ? "file://" : "file:");
    for (; *path; path++)
        if (*path == '?' || *path == '#' || *path == '%')
            strbuf_addf(out, "%%%02X", (unsigned)*path);
        else
            strbuf_add_char(out, *path);
    strbuf_add(out, options);
}

int database_copy(sqlite3 *to, sqlite3 *from)
{
    sqlite3_backup *backup = sqlite3_backup_init(to, "main", from, "main");

    if (!backup)
        return sqlite3_extended_errcode(to);
    sqlite3_backup_step(backup, -1);
    return sqlite3_backup_finish(backup);
}

enum status database_do(struct records *records, const char *sql)
{
    int code = sqlite3_exec(records->db, sql, NULL, NULL, NULL);

    return code == SQLITE_OK ? STATUS_OK : database_failed(records, code);
}

const char *database_text(sqlite3_stmt *statement, int column)
{
    const unsigned char *text = sqlite3_column_text(statement, column);

    return text ? (const char *)text : "";
}

void database_uid(char uid[static UID_SIZE])
{
    uint64_t chance[2];

    /* Without the kernel's random numbers, SQLite's own will do. */
    if (getrandom(chance, sizeof chance, 0) != (ssize_t)sizeof chance)
        sqlite3_randomness((int)sizeof chance, chance);
    sqlite3_snprintf(UID_SIZE, uid, "%016llx%016llx", (unsigned long long)chance[0],
                     (unsigned long long)chance[1]);
}

/* --- transactions */

enum status records_begin(struct records *records)
{
    if (records->depth++ > 0)
        return STATUS_OK;
    records->why = (struct message){0};
    records->spoiled = STATUS_OK;
    enum status status = records->damaged ? database_failed(records, SQLITE_CORRUPT)
                                          : database_do(records, "BEGIN IMMEDIATE");
    if (status != STATUS_OK)
        records->depth = 0;
    return status;
}

enum status records_end(struct records *records, enum status status)
{
    if (records->depth == 0) /* it did not begin */
        return status;
    if (records->spoiled == STATUS_OK)
        records->spoiled = status;
    if (--records->depth > 0)
        return status;
    status = records->spoiled;
    if (status == STATUS_OK && records->damaged)
        status = database_failed(records, SQLITE_CORRUPT);
    if (status == STATUS_OK)
        status = database_do(records, "COMMIT");
    if (status != STATUS_OK && !sqlite3_get_autocommit(records->db))
        sqlite3_exec(records->db, "ROLLBACK", NULL, NULL, NULL);
    return status;
}

enum status records_check_writable(struct records *records)
{
    /* BEGIN IMMEDIATE only reads where the file may not be written. */
    if (records_are_read_only(records))
        return database_failed(records, SQLITE_READONLY);
    return records_end(records, records_begin(records));
}

/*
 * The tables, format by format. A row of `steps` brings a database from the format before it to its
 * own; none is ever changed once it was published.
 *
 * Pupils and sessions have a uid, by which other machines know them; a forgotten pupil's uid is
 * kept: it is a random number, and says nothing of the pupil. Times are microseconds since
 * 1970, UTC.
 */

static const char *const steps[SCHEMA_FORMAT + 1] = {
    [1] = "CREATE TABLE class("
          " id INTEGER PRIMARY KEY,"
          " name TEXT NOT NULL UNIQUE,"
          " made INTEGER NOT NULL,"
          " days INTEGER" /* that events are kept; NULL: until they are removed */
          ") STRICT;"
          "CREATE TABLE pupil("
          " id INTEGER PRIMARY KEY,"
          " uid TEXT NOT NULL UNIQUE,"
          " class INTEGER NOT NULL REFERENCES class ON DELETE CASCADE,"
          " name TEXT NOT NULL,"
          " UNIQUE(class, name)"
          ") STRICT;"
          /* The uids that other machines use for a pupil who was found to be the same person. */
          "CREATE TABLE alias("
          " uid TEXT PRIMARY KEY,"
          " pupil INTEGER NOT NULL REFERENCES pupil ON DELETE CASCADE"
          ") STRICT, WITHOUT ROWID;"
          "CREATE TABLE forgotten(uid TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;"
          "CREATE TABLE session("
          " id INTEGER PRIMARY KEY,"
          " uid TEXT NOT NULL UNIQUE,"
          " class INTEGER NOT NULL REFERENCES class ON DELETE CASCADE,"
          " kind TEXT NOT NULL," /* game, lesson, paper */
          " name TEXT NOT NULL," /* of the deck or lesson */
          " hash TEXT NOT NULL," /* of its file, as its journal has it */
          " version INTEGER NOT NULL,"
          " seed TEXT NOT NULL,"
          " language TEXT NOT NULL,"
          " journal TEXT NOT NULL," /* its path on the machine where it was; \"\": none is kept */
          " began INTEGER NOT NULL"
          ") STRICT;"
          "CREATE INDEX session_of_class ON session(class, began);"
          "CREATE TABLE event("
          " session INTEGER NOT NULL REFERENCES session ON DELETE CASCADE,"
          " number INTEGER NOT NULL," /* in its session */
          " pupil INTEGER NOT NULL REFERENCES pupil ON DELETE CASCADE,"
          " at INTEGER NOT NULL,"
          " kind TEXT NOT NULL,"
          " lesson TEXT NOT NULL,"
          " asked TEXT NOT NULL,"
          " answered TEXT NOT NULL,"
          " verdict TEXT NOT NULL,"
          " skills INTEGER NOT NULL,"
          " difficulty REAL NOT NULL,"
          " guess REAL NOT NULL,"
          " score REAL NOT NULL,"
          " hints INTEGER NOT NULL,"
          " probe INTEGER NOT NULL,"
          " counts INTEGER NOT NULL CHECK(counts BETWEEN 0 AND 2),"
          " fact TEXT NOT NULL,"
          " decision TEXT NOT NULL,"
          " PRIMARY KEY(session, number)"
          ") STRICT, WITHOUT ROWID;"
          "CREATE INDEX event_of_pupil ON event(pupil, at);"
          /* The model made of all of a pupil's events, whose number is `events`. */
          "CREATE TABLE learned("
          " pupil INTEGER PRIMARY KEY REFERENCES pupil ON DELETE CASCADE,"
          " events INTEGER NOT NULL,"
          " last INTEGER NOT NULL," /* when the last one was */
          " model TEXT NOT NULL"
          ") STRICT;",
};

const struct schema schema_now = {SCHEMA_FORMAT, steps};

enum status schema_apply(struct records *records, const struct schema *schema, int format)
{
    char version[64];
    enum status status = STATUS_OK;

    for (int next = format + 1; next <= schema->format && status == STATUS_OK; next++)
        status = database_do(records, schema->steps[next]);
    if (status != STATUS_OK)
        return status;
    sqlite3_snprintf((int)sizeof version, version,
                     "PRAGMA user_version=%d; PRAGMA application_id=%d", schema->format,
                     SCHEMA_APPLICATION);
    return database_do(records, version);
}
