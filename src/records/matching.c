#include "records/matching.h"

#include "records/forgetting.h"
#include "records/sqlite_library.h"

enum status matching_outcome(struct records *records, const struct records *other,
                             enum status status)
{
    if (status != STATUS_OK && !records->why.id)
        records->why = other->why;
    return status;
}

void matching_begin(struct records *records, struct records *other)
{
    records->why = other->why = (struct message){0};
}

/* The pupil who has that uid, or has it as an alias. STATUS_NOT_FOUND. */
static enum status find_uid(struct records *records, const char *uid, int64_t *pupil)
{
    enum status status =
        database_find_text(records, "SELECT id FROM pupil WHERE uid = ?", uid, pupil);

    return status == STATUS_NOT_FOUND
               ? database_find_text(records, "SELECT pupil FROM alias WHERE uid = ?", uid, pupil)
               : status;
}

sqlite3_stmt *matching_uids(struct records *other, int64_t theirs, enum status *status)
{
    sqlite3_stmt *uids =
        database_query(other,
                       "SELECT uid, 0 AS rank FROM pupil WHERE id = ?1"
                       " UNION ALL SELECT uid, 1 FROM alias WHERE pupil = ?1 ORDER BY rank, uid",
                       status);

    if (uids)
        sqlite3_bind_int64(uids, 1, theirs);
    return uids;
}

enum status matching_known(struct records *records, struct records *other, int64_t theirs,
                           struct known *known)
{
    enum status status = STATUS_OK, found = STATUS_OK;
    sqlite3_stmt *uids = matching_uids(other, theirs, &status);

    *known = (struct known){0};
    while (found == STATUS_OK && database_row(other, uids, &status)) {
        const char *uid = database_text(uids, 0);
        bool forgotten = false;
        found = records_is_forgotten(records, uid, &forgotten);
        known->forgotten |= forgotten;
        if (found == STATUS_OK && !known->pupil)
            found = find_uid(records, uid, &known->pupil);
        if (found == STATUS_NOT_FOUND)
            found = STATUS_OK;
    }
    if (uids)
        sqlite3_reset(uids);
    return status == STATUS_OK ? found : status;
}

static enum status find_name(struct records *records, const char *class, const char *name,
                             int64_t *pupil)
{
    int64_t id;
    enum status status = records_class(records, class, &id);

    return status == STATUS_OK ? records_pupil(records, id, name, pupil) : status;
}

sqlite3_stmt *matching_pupils(struct records *other, enum status *status)
{
    return database_query(other,
                          "SELECT pupil.id, pupil.uid, class.name, pupil.name,"
                          " (SELECT count(*) FROM event WHERE event.pupil = pupil.id)"
                          " FROM pupil JOIN class ON class.id = pupil.class"
                          " ORDER BY class.name, pupil.name",
                          status);
}

void record_clashes_release(struct record_clashes *clashes)
{
    memory_free(clashes->list);
    arena_release(&clashes->arena);
    *clashes = (struct record_clashes){0};
}

static enum status count_events(struct records *records, int64_t pupil, int64_t *count)
{
    enum status status = STATUS_OK;
    sqlite3_stmt *statement =
        database_query(records, "SELECT count(*) FROM event WHERE pupil = ?", &status);

    if (statement)
        sqlite3_bind_int64(statement, 1, pupil);
    *count = database_row(records, statement, &status) ? sqlite3_column_int64(statement, 0) : 0;
    if (statement)
        sqlite3_reset(statement);
    return status;
}

static enum status add_clash(struct records *records, sqlite3_stmt *row, int64_t pupil,
                             struct record_clashes *out)
{
    struct record_clash clash = {.uid = arena_copy_text(&out->arena, database_text(row, 1)),
                                 .class = arena_copy_text(&out->arena, database_text(row, 2)),
                                 .name = arena_copy_text(&out->arena, database_text(row, 3)),
                                 .there = sqlite3_column_int64(row, 4)};

    memory_make_room(&out->list, out->count, &out->capacity);
    enum status status = count_events(records, pupil, &clash.here);
    out->list[out->count++] = clash;
    return status;
}

/* Whether somebody of the other file clashes; then with whom. */
static enum status clashes_with(struct records *records, struct records *other, sqlite3_stmt *row,
                                int64_t *pupil)
{
    struct known known;
    enum status status = matching_known(records, other, sqlite3_column_int64(row, 0), &known);

    *pupil = 0;
    if (status != STATUS_OK || known.pupil || known.forgotten)
        return status;
    status = find_name(records, database_text(row, 2), database_text(row, 3), pupil);
    return status == STATUS_NOT_FOUND ? STATUS_OK : status;
}

enum status records_clashes(struct records *records, struct records *other,
                            struct record_clashes *out)
{
    enum status status = STATUS_OK, found = STATUS_OK;

    matching_begin(records, other);
    sqlite3_stmt *row = matching_pupils(other, &status);
    while (found == STATUS_OK && database_row(other, row, &status)) {
        int64_t pupil;
        found = clashes_with(records, other, row, &pupil);
        if (found == STATUS_OK && pupil)
            found = add_clash(records, row, pupil, out);
    }
    if (row)
        sqlite3_reset(row);
    return matching_outcome(records, other, status == STATUS_OK ? found : status);
}

enum status records_forgotten_there(struct records *records, struct records *other,
                                    struct record_pupils *out)
{
    enum status status = STATUS_OK, found = STATUS_OK;

    matching_begin(records, other);
    sqlite3_stmt *uids = database_query(other, "SELECT uid FROM forgotten ORDER BY uid", &status);
    while (found == STATUS_OK && database_row(other, uids, &status)) {
        int64_t id = 0;
        bool listed = false;
        found = find_uid(records, database_text(uids, 0), &id);
        if (found == STATUS_NOT_FOUND) {
            found = STATUS_OK;
            continue;
        }
        for (int i = 0; i < out->count; i++)
            listed |= out->list[i].id == id;
        if (found == STATUS_OK && !listed)
            found = records_pupil_of(records, id, out);
    }
    if (uids)
        sqlite3_reset(uids);
    return matching_outcome(records, other, status == STATUS_OK ? found : status);
}
