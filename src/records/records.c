#include "records/records.h"

#include "base/memory.h"
#include "base/user_folder.h"
#include "records/database.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdlib.h>
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

bool records_are_read_only(const struct records *records)
{
    return sqlite3_db_readonly(records->db, "main") == 1;
}

struct message records_why(const struct records *records)
{
    return records->why;
}

/* True if FILE-wal is not empty. It lies beside the target of a link. */
static bool has_log(const char *path)
{
    struct strbuf name = {0};
    struct stat about;
    char target[PATH_MAX];

    strbuf_addf(&name, "%s-wal", realpath(path, target) ? target : path);
    bool has = stat(name.text, &about) == 0 && about.st_size > 0;
    strbuf_release(&name);
    return has;
}

/* The last connection to close a file moves the contents of FILE-wal into it. `leave` prevents that
 * where the file may be another program's, or damaged. */
static void leave_alone(struct records *records, bool leave)
{
    sqlite3_db_config(records->db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, leave, NULL);
}

void records_close(struct records *records)
{
    if (!records)
        return;
    for (int i = 0; i < records->statements; i++)
        sqlite3_finalize(records->statement[i].statement);
    /* With an empty log, SQLite only removes the files that it put beside this one. */
    if (records->db && !has_log(records->path))
        leave_alone(records, false);
    else if (records->damaged && records->db)
        leave_alone(records, true);
    sqlite3_close(records->db);
    memory_free(records->path);
    memory_free(records);
}

/* --- connecting */

static int wait_for_others(void *context, int times)
{
    const struct records *records = context;

    return records->wait(records->wait_context, times);
}

/* Sets up a connection: nothing in the file can run code, and deleted rows are overwritten. */
static enum status settle(struct records *records, const struct database_settings *settings)
{
    int code = sqlite3_extended_result_codes(records->db, 1);

    records->wait = settings->manner.wait;
    records->wait_context = settings->manner.context;
    if (code == SQLITE_OK)
        code = records->wait ? sqlite3_busy_handler(records->db, wait_for_others, records)
                             : sqlite3_busy_timeout(records->db, settings->patience);
    if (code == SQLITE_OK)
        code = database_guard(records->db);
    if (code != SQLITE_OK)
        return database_failed(records, code);
    return database_do(records, "PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON;"
                                "PRAGMA secure_delete=ON; PRAGMA temp_store=MEMORY");
}

static struct records *new_records(const char *path)
{
    struct records *records = memory_new(1, sizeof *records);

    records->path = memory_copy_text(path);
    return records;
}

static enum status connect(struct records *records, const struct database_settings *settings)
{
    int code = sqlite3_open_v2(records->path, &records->db,
                               SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, NULL);

    return code == SQLITE_OK ? settle(records, settings) : database_failed(records, code);
}

/* Connects to a file that cannot be written and whose log is empty: no program writes to it, so
 * SQLite need not share a file beside it (-shm), for which there may be no room. */
static enum status connect_to_read(struct records *records,
                                   const struct database_settings *settings)
{
    struct strbuf address = {0};

    database_add_address(&address, records->path, "?immutable=1");
    int code = sqlite3_open_v2(address.text, &records->db,
                               SQLITE_OPEN_READONLY | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX, NULL);
    strbuf_release(&address);
    return code == SQLITE_OK ? settle(records, settings) : database_failed(records, code);
}

/* --- making a file */

/* Syncs the folder, so that the file's entry in it is on the disk, too. */
static void sync_folder(const char *path)
{
    struct strbuf folder = {0};
    const char *slash = strrchr(path, '/');

    strbuf_add_bytes(&folder, slash ? path : ".", slash ? (size_t)(slash - path) + 1 : 1);
    int fd = open(folder.text, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (fd >= 0) {
        fsync(fd);
        close(fd);
    }
    strbuf_release(&folder);
}

/* Makes the folders that lead to a file. */
static bool make_folders(char *path)
{
    for (char *slash = strchr(path + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
        *slash = '\0';
        bool made = mkdir(path, 0700) == 0, failed = !made && errno != EEXIST;
        if (made)
            sync_folder(path);
        *slash = '/';
        if (failed)
            return false;
    }
    return true;
}

static bool is_full(int error)
{
    return error == ENOSPC || error == EDQUOT;
}

/* Makes an empty file for its owner alone. */
static bool make_empty(const char *path)
{
    int fd = open(path, O_RDWR | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0600);

    return fd >= 0 && close(fd) == 0;
}

/* Removes a file, and those that SQLite may have put beside it. */
static void remove_file(const char *path)
{
    static const char *const endings[] = {"", "-wal", "-shm", "-journal"};
    struct strbuf name = {0};

    for (size_t i = 0; i < sizeof endings / sizeof *endings; i++) {
        strbuf_clear(&name);
        strbuf_add(&name, path);
        strbuf_add(&name, endings[i]);
        unlink(name.text);
    }
    strbuf_release(&name);
}

/* Gives a file its name, which must be free. Not every file system has hard links. */
static bool name_file(const char *from, const char *to)
{
    if (link(from, to) == 0)
        return true;
#ifdef RENAME_NOREPLACE
    if (errno != EEXIST && renameat2(AT_FDCWD, from, AT_FDCWD, to, RENAME_NOREPLACE) == 0)
        return true;
#endif
    return false;
}

/* Moves the contents of the log into the file, and the file onto the disk. */
static enum status bring_home(struct records *records)
{
    int code = sqlite3_wal_checkpoint_v2(records->db, NULL, SQLITE_CHECKPOINT_TRUNCATE, NULL, NULL);

    return code == SQLITE_OK ? STATUS_OK : database_failed(records, code);
}

static enum status fill(const char *path, const struct database_settings *settings,
                        struct message *why)
{
    struct records *records = new_records(path);
    enum status status = connect(records, settings);

    if (status == STATUS_OK)
        status = database_do(records, "PRAGMA journal_mode=WAL");
    if (status == STATUS_OK)
        status = records_begin(records);
    if (status == STATUS_OK)
        status = records_end(records, schema_apply(records, settings->schema, 0));
    if (status == STATUS_OK) /* closing would do this, too, but without reporting a failure */
        status = bring_home(records);
    *why = records->why;
    records_close(records);
    return status;
}

/* Sets *why to the reason that errno gives. */
static enum status cannot_write(struct message *why)
{
    *why = message_of(is_full(errno)
                          ? N_("the disk is full: nothing more was written to {file}; make room, "
                               "then try again")
                          : N_("{file} cannot be written; name another file with --records"));
    return STATUS_IO;
}

/* The file is filled beside its place, so that no program finds half of it. If another program puts
 * its own file there meanwhile, that one stays. */
static enum status make(const char *path, const struct database_settings *settings,
                        struct message *why)
{
    struct strbuf beside = {0};
    enum status status;

    strbuf_addf(&beside, "%s.new-%ld", path, (long)getpid());
    if (!make_folders(beside.text) || !make_empty(beside.text)) {
        status = cannot_write(why);
    } else {
        status = fill(beside.text, settings, why);
        if (status == STATUS_OK && !name_file(beside.text, path) && errno != EEXIST)
            status = cannot_write(why);
        remove_file(beside.text);
        sync_folder(path);
    }
    if (why->id) /* names the file itself, not the one beside it */
        *why = message_with(why->id, arg_text("file", path));
    strbuf_release(&beside);
    return status;
}

/* --- opening */

/* Copies the pages of a file that no program writes to meanwhile; returns a code of SQLite. */
static int copy_pages(const char *from, const char *to)
{
    sqlite3 *source = NULL, *copy = NULL;
    int code = sqlite3_open_v2(from, &source, SQLITE_OPEN_READONLY, NULL);

    if (code == SQLITE_OK)
        code = sqlite3_open_v2(to, &copy, SQLITE_OPEN_READWRITE, NULL);
    if (code == SQLITE_OK)
        code = database_copy(copy, source);
    code = database_code(copy ? copy : source, code);
    sqlite3_close(copy);
    sqlite3_close(source);
    return code;
}

/* True if another program's file has the name that the copy is to get. */
static bool is_in_the_way(const char *path)
{
    struct stat about;

    return lstat(path, &about) == 0 && S_ISREG(about.st_mode) && !file_start_is_ours(path);
}

/* Copies the file as it is to one beside it; a complete copy replaces an earlier one of the same
 * format. */
static enum status copy_beside(struct records *records, int format)
{
    struct strbuf path = {0}, beside = {0};
    enum status status;

    strbuf_addf(&path, "%s.format-%d", records->path, format);
    strbuf_addf(&beside, "%s-new", strbuf_text(&path)); /* a name that records_sweep knows */
    if (is_in_the_way(path.text)) {
        status = database_refuse(
            records, N_("breuk keeps a copy of {file} before it brings it to the newer format, but "
                        "a file that is no copy of records has its name: one that begins with "
                        "{file}.format-. Give that another name, then try again"));
    } else {
        int code = make_empty(beside.text) ? copy_pages(records->path, beside.text)
                   : is_full(errno)        ? SQLITE_FULL
                                           : SQLITE_CANTOPEN;
        if (code == SQLITE_OK && rename(beside.text, path.text) != 0)
            code = is_full(errno) ? SQLITE_FULL : SQLITE_CANTOPEN;
        status = code == SQLITE_OK ? STATUS_OK : database_failed(records, code);
        remove_file(beside.text);
        sync_folder(path.text);
    }
    strbuf_release(&path);
    strbuf_release(&beside);
    return status;
}

static enum status read_format(struct records *records, int newest, int *format)
{
    enum status status = STATUS_OK;

    *format = (int)database_number(records, "PRAGMA user_version", &status);
    if (status != STATUS_OK)
        return status;
    if (*format < 1)
        return database_failed(records, SQLITE_NOTADB);
    if (*format <= newest)
        return STATUS_OK;
    return database_refuse(records, N_("{file} was written by a newer breuk; update this one, or "
                                       "name another file with --records"));
}

/* Another program may do the same at this moment: only one begins, and the other finds it done. */
static enum status bring_up_to_date(struct records *records, const struct schema *schema)
{
    enum status status = records_begin(records);
    int format;

    if (status != STATUS_OK)
        return status;
    status = read_format(records, schema->format, &format);
    if (status == STATUS_OK && format < schema->format) {
        status = copy_beside(records, format);
        if (status == STATUS_OK)
            status = schema_apply(records, schema, format);
    }
    return records_end(records, status);
}

/* True if the file is another program's. Where FILE-wal is not empty, it may hold a later header
 * than one that a power failure tore, so SQLite is left to judge. */
static bool is_foreign(const char *path)
{
    return !has_log(path) && file_start_is_foreign(path);
}

/* Connects to the file, checks that it is ours, and brings an older format up to date. */
static enum status take_up(struct records *records, const struct database_settings *settings)
{
    enum status status =
        is_foreign(records->path) ? database_failed(records, SQLITE_NOTADB) : STATUS_OK;
    int format;

    if (status == STATUS_OK)
        status =
            records->unwritable ? connect_to_read(records, settings) : connect(records, settings);
    if (status == STATUS_OK)
        leave_alone(records, true);
    if (status == STATUS_OK &&
        database_number(records, "PRAGMA application_id", &status) != SCHEMA_APPLICATION &&
        status == STATUS_OK)
        status = database_failed(records, SQLITE_NOTADB);
    if (status == STATUS_OK)
        status = database_check_tables(records);
    if (status == STATUS_OK)
        status = read_format(records, settings->schema->format, &format);
    if (status == STATUS_OK && format < settings->schema->format)
        status = bring_up_to_date(records, settings->schema);
    if (status == STATUS_OK && !records->unwritable)
        status = database_do(records, "PRAGMA journal_mode=WAL");
    if (status == STATUS_OK)
        leave_alone(records, false);
    return status;
}

/* Takes a file up again, for reading only, if its disk or its folder could not be written. Where
 * that fails, too, the first failure counts. */
static enum status take_up_to_read(struct records **records, enum status status,
                                   const struct database_settings *settings)
{
    struct records *first = *records;

    if (!(status == STATUS_IO || first->code == SQLITE_CANTOPEN) || has_log(first->path))
        return status;
    struct records *again = new_records(first->path);
    again->unwritable = first->why.id;
    bool taken = take_up(again, settings) == STATUS_OK;
    records_close(taken ? first : again);
    if (taken)
        *records = again;
    return taken ? STATUS_OK : status;
}

/* Checks that the path leads to a regular file that is not empty. */
static enum status check_file(const char *path, const struct stat *about, struct message *why)
{
    if (S_ISREG(about->st_mode) && about->st_size > 0)
        return STATUS_OK;
    *why = message_with(S_ISREG(about->st_mode)
                            ? N_("{file} is empty: it holds no records. Remove it to begin anew, "
                                 "or put back a copy")
                            : N_("{file} is no regular file; name another with --records"),
                        arg_text("file", path));
    return STATUS_INVALID;
}

enum status database_open(struct records **out, const char *path, bool create,
                          const struct database_settings *settings, struct message *why)
{
    struct stat about;
    enum status status = STATUS_OK;

    *out = NULL;
    *why = (struct message){0};
    bool there = stat(path, &about) == 0, absent = !there && errno == ENOENT;
    if (absent && !create)
        return STATUS_NOT_FOUND;
    if (there)
        status = check_file(path, &about, why);
    if (status == STATUS_OK && absent)
        status = make(path, settings, why);
    if (status != STATUS_OK)
        return status;
    struct records *records = new_records(path);
    status = take_up(records, settings);
    if (status != STATUS_OK && settings->manner.to_read)
        status = take_up_to_read(&records, status, settings);
    if (status == STATUS_OK) {
        *out = records;
        return STATUS_OK;
    }
    if (records && records->why.id) /* it borrows records->path, which is freed */
        *why = message_with(records->why.id, arg_text("file", path));
    records_close(records);
    return status;
}

enum status records_open(struct records **out, const char *path, bool create, struct message *why)
{
    return records_open_as(out, path, create, &(struct records_manner){0}, why);
}

enum status records_open_as(struct records **out, const char *path, bool create,
                            const struct records_manner *manner, struct message *why)
{
    const struct database_settings settings = {RECORDS_PATIENCE, &schema_now, *manner};

    return database_open(out, path, create, &settings, why);
}

enum status records_verify(struct records *records)
{
    enum status status = STATUS_OK;
    sqlite3_stmt *statement = database_query(records, "PRAGMA integrity_check(1)", &status);

    if (database_row(records, statement, &status) && strcmp(database_text(statement, 0), "ok") != 0)
        status = database_failed(records, SQLITE_CORRUPT);
    sqlite3_reset(statement);
    return status == STATUS_OK ? events_verify(records) : status;
}
