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
    return database_find(records, "SELECT id FROM class WHERE name = ?", BOUND(TEXT(name)), id);
}

enum status records_class_new(struct records *records, const char *name, int64_t days, int64_t *id)
{
    enum status status =
        database_run_with(records, "INSERT INTO class(name, made, days) VALUES(?, ?, nullif(?, 0))",
                          BOUND(TEXT(name), NUMBER(records_now()), NUMBER(days)));

    *id = sqlite3_last_insert_rowid(records->db);
    return status;
}

enum status records_class_rename(struct records *records, int64_t id, const char *name)
{
    return database_run_with(records, "UPDATE class SET name = ?1 WHERE id = ?2",
                             BOUND(TEXT(name), NUMBER(id)));
}

enum status records_class_keep(struct records *records, int64_t id, int64_t days)
{
    return database_run_with(records, "UPDATE class SET days = nullif(?, 0) WHERE id = ?",
                             BOUND(NUMBER(days), NUMBER(id)));
}

enum status records_class_remove(struct records *records, int64_t id)
{
    return database_run_with(records, "DELETE FROM class WHERE id = ?", BOUND(NUMBER(id)));
}

/* Adds the pupils that a statement finds for an id. */
static enum status add_pupils(struct records *records, const char *sql, int64_t id,
                              struct record_pupils *out)
{
    enum status status = STATUS_OK;
    sqlite3_stmt *statement = database_query_with(records, sql, &status, BOUND(NUMBER(id)));

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
    return database_find(records, "SELECT class FROM pupil WHERE id = ?", BOUND(NUMBER(id)), class);
}

enum status records_pupil_of(struct records *records, int64_t id, struct record_pupils *out)
{
    int before = out->count;
    enum status status = add_pupils(records, "SELECT id, name FROM pupil WHERE id = ?", id, out);

    return status == STATUS_OK && out->count == before ? STATUS_NOT_FOUND : status;
}

enum status records_pupil(struct records *records, int64_t class, const char *name, int64_t *id)
{
    return database_find(records, "SELECT id FROM pupil WHERE class = ? AND name = ?",
                         BOUND(NUMBER(class), TEXT(name)), id);
}

enum status records_pupil_add(struct records *records, int64_t class, const char *name, int64_t *id)
{
    char uid[UID_SIZE];

    database_uid(uid);
    enum status status =
        database_run_with(records, "INSERT INTO pupil(uid, class, name) VALUES(?, ?, ?)",
                          BOUND(TEXT(uid), NUMBER(class), TEXT(name)));

    *id = sqlite3_last_insert_rowid(records->db);
    return status;
}

enum status records_pupil_rename(struct records *records, int64_t id, const char *name)
{
    return database_run_with(records, "UPDATE pupil SET name = ?1 WHERE id = ?2",
                             BOUND(TEXT(name), NUMBER(id)));
}

enum status records_pupil_remove(struct records *records, int64_t id)
{
    return database_run_with(records, "DELETE FROM pupil WHERE id = ?", BOUND(NUMBER(id)));
}
