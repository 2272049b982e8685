#include "records/forgetting.h"

#include "records/database.h"

#include <dirent.h>
#include <errno.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

void record_texts_release(struct record_texts *texts)
{
    memory_free(texts->text);
    arena_release(&texts->arena);
    *texts = (struct record_texts){0};
}

void record_journals_release(struct record_journals *journals)
{
    memory_free(journals->list);
    arena_release(&journals->arena);
    *journals = (struct record_journals){0};
}

/* Runs a statement that deletes, and counts its rows. */
static enum status take_out(struct records *records, const char *sql, const struct bound *bound,
                            enum status status, int64_t *count)
{
    if (status == STATUS_OK)
        status = database_run_with(records, sql, bound);
    if (status == STATUS_OK)
        *count = sqlite3_changes64(records->db);
    return status;
}

/* --- journals and uids */

static enum status add_texts(struct records *records, sqlite3_stmt *statement, enum status status,
                             struct record_texts *out)
{
    while (database_row(records, statement, &status)) {
        const char *text = arena_copy_text(&out->arena, database_text(statement, 0));
        memory_make_room(&out->text, out->count, &out->capacity);
        out->text[out->count++] = text;
    }
    return status;
}

enum status records_pupil_journals(struct records *records, int64_t pupil, struct record_texts *out)
{
    enum status status = STATUS_OK;
    sqlite3_stmt *statement =
        database_query_with(records,
                            "SELECT DISTINCT journal FROM session WHERE journal <> '' AND id IN"
                            " (SELECT session FROM event WHERE pupil = ?) ORDER BY journal",
                            &status, BOUND(NUMBER(pupil)));

    return add_texts(records, statement, status, out);
}

static enum status add_journals(struct records *records, sqlite3_stmt *statement,
                                enum status status, struct record_journals *out)
{
    while (database_row(records, statement, &status)) {
        struct record_journal journal = {
            .path = arena_copy_text(&out->arena, database_text(statement, 0)),
            .session = arena_copy_text(&out->arena, database_text(statement, 1))};
        memory_make_room(&out->list, out->count, &out->capacity);
        out->list[out->count++] = journal;
    }
    return status;
}

enum status records_class_journals(struct records *records, int64_t class,
                                   struct record_journals *out)
{
    enum status status = STATUS_OK;
    sqlite3_stmt *statement = database_query_with(
        records,
        "SELECT journal, uid FROM session WHERE class = ? AND journal <> '' ORDER BY journal",
        &status, BOUND(NUMBER(class)));

    return add_journals(records, statement, status, out);
}

sqlite3_stmt *records_query_uids(struct records *records, int64_t pupil, enum status *status)
{
    return database_query_with(records,
                               "SELECT uid, 0 AS rank FROM pupil WHERE id = ?1 UNION ALL"
                               " SELECT uid, 1 FROM alias WHERE pupil = ?1 ORDER BY rank, uid",
                               status, BOUND(NUMBER(pupil)));
}

enum status records_pupil_uids(struct records *records, int64_t pupil, struct record_texts *out)
{
    enum status status = STATUS_OK;
    sqlite3_stmt *statement = records_query_uids(records, pupil, &status);

    return add_texts(records, statement, status, out);
}

/* Its parameters are the class and the time. */
#define OLD_SESSIONS                                                                               \
    " FROM session WHERE class = ?1 AND began < ?2 AND NOT EXISTS"                                 \
    " (SELECT 1 FROM event WHERE event.session = session.id AND event.at >= ?2)"

enum status records_old_journals(struct records *records, int64_t class, int64_t before,
                                 struct record_journals *out)
{
    enum status status = STATUS_OK;
    sqlite3_stmt *statement = database_query_with(
        records, "SELECT journal, uid" OLD_SESSIONS " AND journal <> '' ORDER BY journal", &status,
        BOUND(NUMBER(class), NUMBER(before)));

    return add_journals(records, statement, status, out);
}

enum status records_journal_drop(struct records *records, const char *path)
{
    return database_run_with(records, "UPDATE session SET journal = '' WHERE journal = ?",
                             BOUND(TEXT(path)));
}

enum status records_session_journal_drop(struct records *records, const char *session)
{
    return database_run_with(records, "UPDATE session SET journal = '' WHERE uid = ?",
                             BOUND(TEXT(session)));
}

/* --- forgetting */

static enum status forget(struct records *records, int64_t pupil, struct records_removed *removed)
{
    int64_t events, one;
    enum status status =
        database_run_with(records,
                          "INSERT OR IGNORE INTO forgotten SELECT uid FROM pupil WHERE id = ?1"
                          " UNION SELECT uid FROM alias WHERE pupil = ?1",
                          BOUND(NUMBER(pupil)));

    status = take_out(records,
                      "DELETE FROM session WHERE id IN (SELECT session FROM event WHERE pupil = ?1)"
                      " AND NOT EXISTS (SELECT 1 FROM event WHERE session = session.id"
                      " AND pupil <> ?1)",
                      BOUND(NUMBER(pupil)), status, &removed->sessions);
    status = take_out(records, "DELETE FROM event WHERE pupil = ?", BOUND(NUMBER(pupil)), status,
                      &events);
    return take_out(records, "DELETE FROM pupil WHERE id = ?", BOUND(NUMBER(pupil)), status, &one);
}

enum status records_forget(struct records *records, int64_t pupil, struct records_removed *removed)
{
    *removed = (struct records_removed){0};
    enum status status = records_begin(records);
    if (status != STATUS_OK)
        return status;
    /* Counted first, as some of the events are deleted with their sessions. */
    status = database_find(records, "SELECT count(*) FROM event WHERE pupil = ?",
                           BOUND(NUMBER(pupil)), &removed->events);
    if (status == STATUS_OK)
        status = forget(records, pupil, removed);
    return records_end(records, status);
}

enum status records_is_forgotten(struct records *records, const char *uid, bool *forgotten)
{
    enum status status = STATUS_OK;
    sqlite3_stmt *statement = database_query_with(records, "SELECT 1 FROM forgotten WHERE uid = ?",
                                                  &status, BOUND(TEXT(uid)));

    *forgotten = database_row(records, statement, &status);
    sqlite3_reset(statement);
    return status;
}

/* --- expiring */

/* The pupils of a class who have events before a time; NULL: none, or *status says why. */
static int64_t *old_pupils(struct records *records, int64_t class, int64_t before, int *count,
                           enum status *status)
{
    sqlite3_stmt *statement =
        database_query_with(records,
                            "SELECT id FROM pupil WHERE class = ?1 AND EXISTS (SELECT 1"
                            " FROM event WHERE event.pupil = pupil.id AND at < ?2)",
                            status, BOUND(NUMBER(class), NUMBER(before)));
    size_t capacity = 0;
    int64_t *list = NULL;

    *count = 0;
    while (database_row(records, statement, status)) {
        memory_make_room(&list, *count, &capacity);
        list[(*count)++] = sqlite3_column_int64(statement, 0);
    }
    return list;
}

enum status records_old(struct records *records, int64_t class, int64_t before,
                        struct records_old *old)
{
    enum status status = STATUS_OK;
    sqlite3_stmt *statement =
        database_query_with(records,
                            "SELECT sum(at < ?2), count(*), max(iif(at < ?2, at, NULL)),"
                            " min(iif(at < ?2, NULL, at)) FROM event WHERE pupil IN"
                            " (SELECT id FROM pupil WHERE class = ?1)",
                            &status, BOUND(NUMBER(class), NUMBER(before)));

    *old = (struct records_old){0};
    if (database_row(records, statement, &status))
        *old = (struct records_old){.events = sqlite3_column_int64(statement, 0),
                                    .of = sqlite3_column_int64(statement, 1),
                                    .last = sqlite3_column_int64(statement, 2),
                                    .next = sqlite3_column_int64(statement, 3)};
    sqlite3_reset(statement);
    return status;
}

static enum status expire(struct records *records, int64_t class, int64_t before,
                          const struct records_learner *learner, struct records_removed *removed)
{
    enum status status = STATUS_OK;
    int count = 0;
    int64_t *pupils = old_pupils(records, class, before, &count, &status);

    status = take_out(records,
                      "DELETE FROM event WHERE at < ?2 AND pupil IN"
                      " (SELECT id FROM pupil WHERE class = ?1)",
                      BOUND(NUMBER(class), NUMBER(before)), status, &removed->events);
    /* A session that names a journal stays: only it leads to that file. */
    status = take_out(records, "DELETE" OLD_SESSIONS " AND journal = ''",
                      BOUND(NUMBER(class), NUMBER(before)), status, &removed->sessions);
    for (int i = 0; i < count && status == STATUS_OK; i++)
        status = records_relearn(records, pupils[i], learner, true, NULL);
    memory_free(pupils);
    return status;
}

enum status records_expire(struct records *records, int64_t class, int64_t before,
                           const struct records_learner *learner, struct records_removed *removed)
{
    enum status status = records_begin(records);

    *removed = (struct records_removed){0};
    if (status != STATUS_OK)
        return status;
    return records_end(records, expire(records, class, before, learner, removed));
}

/* --- sweeping */

static bool is_one_of(const char *text, const char *const *words)
{
    while (*words && strcmp(text, *words) != 0)
        words++;
    return *words;
}

/* True if a file of that name is a copy of an older format, an unfinished one, or a file that
 * SQLite put beside either. *new: the copy is unfinished. */
static bool is_copy(const char *name, const char *base, bool *new)
{
    static const char mark[] = ".format-";
    static const char *const ends[] = {"", "-wal", "-shm", "-journal", NULL};
    size_t length = strlen(base), digits;

    if (strncmp(name, base, length) != 0 || strncmp(name + length, mark, sizeof mark - 1) != 0)
        return false;
    name += length + sizeof mark - 1;
    digits = strspn(name, "0123456789");
    name += digits;
    *new = strncmp(name, "-new", 4) == 0 || strncmp(name, ".new", 4) == 0;
    name += *new ? 4 : 0;
    return digits && is_one_of(name, ends);
}

/* True if the file of such a name was made for records: it is no folder and no link, and begins as
 * they do. An unfinished copy may begin in any way: a power failure may have interrupted it. */
static bool is_ours(const char *path, bool new)
{
    struct stat about;

    return lstat(path, &about) == 0 && S_ISREG(about.st_mode) && (new || file_start_is_ours(path));
}

static enum status remove_copies(struct records *records, int *copies)
{
    struct strbuf folder = {0}, path = {0};
    const char *slash = strrchr(records->path, '/'), *base = slash ? slash + 1 : records->path;
    const struct dirent *entry;
    enum status status = STATUS_OK;

    *copies = 0;
    strbuf_add_bytes(&folder, slash ? records->path : "./",
                     slash ? (size_t)(base - records->path) : 2);
    DIR *listing = opendir(folder.text);
    status = listing ? STATUS_OK : database_failed(records, SQLITE_CANTOPEN);
    while (listing && (entry = readdir(listing))) {
        bool new;
        if (!is_copy(entry->d_name, base, &new))
            continue;
        strbuf_clear(&path);
        strbuf_addf(&path, "%s%s", folder.text, entry->d_name);
        if (!is_ours(path.text, new))
            continue;
        else if (unlink(path.text) == 0)
            ++*copies;
        else if (errno != ENOENT)
            status = database_failed(records, SQLITE_IOERR_DELETE);
    }
    if (listing) {
        fsync(dirfd(listing)); /* so that a power failure does not bring them back */
        closedir(listing);
    }
    strbuf_release(&folder);
    strbuf_release(&path);
    return status;
}

/* Moves the contents of the log into the file, and empties the log. */
static enum status empty_log(struct records *records)
{
    enum status status = STATUS_OK;
    sqlite3_stmt *statement = database_query(records, "PRAGMA wal_checkpoint(TRUNCATE)", &status);
    bool busy = database_row(records, statement, &status) && sqlite3_column_int(statement, 0) != 0;

    sqlite3_reset(statement);
    return busy ? database_failed(records, SQLITE_BUSY) : status;
}

/* Writes the file anew. An unfinished statement would block that. VACUUM makes a temporary copy of
 * the file, for which memory may have no room. */
static enum status write_anew(struct records *records)
{
    for (int i = 0; i < records->statements; i++)
        sqlite3_reset(records->statement[i].statement);
    enum status status = database_do(records, "PRAGMA temp_store=FILE");
    if (status == STATUS_OK)
        status = database_do(records, "VACUUM");
    sqlite3_exec(records->db, "PRAGMA temp_store=MEMORY", NULL, NULL, NULL);
    return status;
}

enum status records_sweep(struct records *records, int *copies)
{
    int none;
    enum status status = remove_copies(records, copies ? copies : &none);

    if (status == STATUS_OK)
        status = write_anew(records);
    return status == STATUS_OK ? empty_log(records) : status;
}

enum status records_sweep_lightly(struct records *records)
{
    int copies;
    enum status status = remove_copies(records, &copies);

    return status == STATUS_OK ? empty_log(records) : status;
}
