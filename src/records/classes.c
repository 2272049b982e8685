#include "records/classes.h"

#include "records/database.h"

#include <time.h>

void record_classes_release(struct record_classes *classes)
{
    memory_free(classes->list);
    arena_release(&classes->arena);
    *classes = (struct record_classes){0};
}

void record_pupils_release(struct record_pupils *pupils)
{
    memory_free(pupils->list);
    arena_release(&pupils->arena);
    *pupils = (struct record_pupils){0};
}

int64_t records_now(void)
{
    enum { MICRO = 1000000, NANO = 1000 };
    struct timespec now = {0};

    clock_gettime(CLOCK_REALTIME, &now);
    return (int64_t)now.tv_sec * MICRO + now.tv_nsec / NANO;
}

enum status records_classes(struct records *records, struct record_classes *out)
{
    enum status status = STATUS_OK;
    sqlite3_stmt *statement = database_query(
        records,
        "SELECT class.id, class.name, class.days, count(pupil.id), sum(learned.events),"
        " max(learned.last), (SELECT min(began) FROM session WHERE session.class = class.id)"
        " FROM class LEFT JOIN pupil ON pupil.class = class.id"
        " LEFT JOIN learned ON learned.pupil = pupil.id GROUP BY class.id ORDER BY class.name",
        &status);

    while (database_row(records, statement, &status)) {
        const char *name = arena_copy_text(&out->arena, database_text(statement, 1));
        memory_make_room(&out->list, out->count, &out->capacity);
        out->list[out->count++] =
            (struct record_class){.id = sqlite3_column_int64(statement, 0),
                                  .name = name,
                                  .days = sqlite3_column_int64(statement, 2),
                                  .pupils = sqlite3_column_int(statement, 3),
                                  .events = sqlite3_column_int64(statement, 4),
                                  .last = sqlite3_column_int64(statement, 5),
                                  .first = sqlite3_column_int64(statement, 6)};
    }
    return status;
}

enum status records_class(struct records *records, const char *name, int64_t *id)
{
    return database_find_text(records, "SELECT id FROM class WHERE name = ?", name, id);
}

enum status records_class_new(struct records *records, const char *name, int64_t days, int64_t *id)
{
    enum status status = STATUS_OK;
    sqlite3_stmt *statement = database_query(
        records, "INSERT INTO class(name, made, days) VALUES(?, ?, nullif(?, 0))", &status);

    if (statement) {
        database_bind(statement, 1, name);
        sqlite3_bind_int64(statement, 2, records_now());
        sqlite3_bind_int64(statement, 3, days);
    }
    status = database_run(records, statement, status);
    *id = sqlite3_last_insert_rowid(records->db);
    return status;
}

/* A statement of a name and a number. */
static enum status set_name(struct records *records, const char *sql, int64_t id, const char *name)
{
    enum status status = STATUS_OK;
    sqlite3_stmt *statement = database_query(records, sql, &status);

    if (statement) {
        database_bind(statement, 1, name);
        sqlite3_bind_int64(statement, 2, id);
    }
    return database_run(records, statement, status);
}

enum status records_class_rename(struct records *records, int64_t id, const char *name)
{
    return set_name(records, "UPDATE class SET name = ?1 WHERE id = ?2", id, name);
}

enum status records_class_keep(struct records *records, int64_t id, int64_t days)
{
    enum status status = STATUS_OK;
    sqlite3_stmt *statement =
        database_query(records, "UPDATE class SET days = nullif(?, 0) WHERE id = ?", &status);

    if (statement) {
        sqlite3_bind_int64(statement, 1, days);
        sqlite3_bind_int64(statement, 2, id);
    }
    return database_run(records, statement, status);
}

/* A statement that takes away what has that number. */
static enum status take_away(struct records *records, const char *sql, int64_t id)
{
    enum status status = STATUS_OK;
    sqlite3_stmt *statement = database_query(records, sql, &status);

    if (statement)
        sqlite3_bind_int64(statement, 1, id);
    return database_run(records, statement, status);
}

enum status records_class_remove(struct records *records, int64_t id)
{
    return take_away(records, "DELETE FROM class WHERE id = ?", id);
}

/* Adds what a statement of a number finds. */
static enum status add_pupils(struct records *records, const char *sql, int64_t id,
                              struct record_pupils *out)
{
    enum status status = STATUS_OK;
    sqlite3_stmt *statement = database_query(records, sql, &status);

    if (statement)
        sqlite3_bind_int64(statement, 1, id);
    while (database_row(records, statement, &status)) {
        const char *name = arena_copy_text(&out->arena, database_text(statement, 1));
        memory_make_room(&out->list, out->count, &out->capacity);
        out->list[out->count++] =
            (struct record_pupil){.id = sqlite3_column_int64(statement, 0), .name = name};
    }
    return status;
}

enum status records_pupils(struct records *records, int64_t class, struct record_pupils *out)
{
    return add_pupils(records, "SELECT id, name FROM pupil WHERE class = ? ORDER BY name", class,
                      out);
}

enum status records_pupil_class(struct records *records, int64_t id, int64_t *class)
{
    enum status status = STATUS_OK;
    sqlite3_stmt *statement =
        database_query(records, "SELECT class FROM pupil WHERE id = ?", &status);

    if (statement)
        sqlite3_bind_int64(statement, 1, id);
    return database_find(records, statement, status, class);
}

enum status records_pupil_of(struct records *records, int64_t id, struct record_pupils *out)
{
    int before = out->count;
    enum status status = add_pupils(records, "SELECT id, name FROM pupil WHERE id = ?", id, out);

    return status == STATUS_OK && out->count == before ? STATUS_NOT_FOUND : status;
}

enum status records_pupil(struct records *records, int64_t class, const char *name, int64_t *id)
{
    enum status status = STATUS_OK;
    sqlite3_stmt *statement =
        database_query(records, "SELECT id FROM pupil WHERE class = ? AND name = ?", &status);

    if (statement) {
        sqlite3_bind_int64(statement, 1, class);
        database_bind(statement, 2, name);
    }
    return database_find(records, statement, status, id);
}

enum status records_pupil_add(struct records *records, int64_t class, const char *name, int64_t *id)
{
    enum status status = STATUS_OK;
    sqlite3_stmt *statement =
        database_query(records, "INSERT INTO pupil(uid, class, name) VALUES(?, ?, ?)", &status);
    char uid[UID_SIZE];

    database_uid(uid);
    if (statement) {
        database_bind(statement, 1, uid);
        sqlite3_bind_int64(statement, 2, class);
        database_bind(statement, 3, name);
    }
    status = database_run(records, statement, status);
    *id = sqlite3_last_insert_rowid(records->db);
    return status;
}

enum status records_pupil_rename(struct records *records, int64_t id, const char *name)
{
    return set_name(records, "UPDATE pupil SET name = ?1 WHERE id = ?2", id, name);
}

enum status records_pupil_remove(struct records *records, int64_t id)
{
    return take_away(records, "DELETE FROM pupil WHERE id = ?", id);
}
