#include "records/merging.h"

#include "base/memory.h"
#include "base/utf8.h"
#include "records/database.h"
#include "records/forgetting.h"

#include <stdlib.h>
#include <string.h>

/*
 * Matches the pupils of another machine's records with these: by uid, by an alias of it, or by
 * class and name alone, which a person has to confirm.
 */

/* The pupil here who matches one of the other file. */
struct known {
    int64_t pupil; /* 0: no pupil has one of the uids */
    bool forgotten;
};

/* Returns the status. Where `other` failed, `records` gets its sentence, as that is the one that
 * the caller asks. */
static enum status matching_outcome(struct records *records, const struct records *other,
                                    enum status status)
{
    if (status != STATUS_OK && !records->why.id)
        records->why = other->why;
    return status;
}

/* Clears the sentences of earlier failures in both files. */
static void matching_begin(struct records *records, struct records *other)
{
    records->why = other->why = (struct message){0};
}

/* The pupil who has that uid, or has it as an alias. STATUS_NOT_FOUND. */
static enum status find_uid(struct records *records, const char *uid, int64_t *pupil)
{
    enum status status =
        database_find(records, "SELECT id FROM pupil WHERE uid = ?", BOUND(TEXT(uid)), pupil);

    return status == STATUS_NOT_FOUND
               ? database_find(records, "SELECT pupil FROM alias WHERE uid = ?", BOUND(TEXT(uid)),
                               pupil)
               : status;
}

/* Looks for a pupil of the other file by all uids. */
static enum status matching_known(struct records *records, struct records *other, int64_t theirs,
                                  struct known *known)
{
    enum status status = STATUS_OK, found = STATUS_OK;
    sqlite3_stmt *uids = records_query_uids(other, theirs, &status);

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

/* The other file's pupils: id, uid, class, name, how many events. NULL: *status says what failed.
 */
static sqlite3_stmt *matching_pupils(struct records *other, enum status *status)
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

static enum status add_clash(struct records *records, sqlite3_stmt *row, int64_t pupil,
                             struct record_clashes *out)
{
    struct record_clash clash = {.uid = arena_copy_text(&out->arena, database_text(row, 1)),
                                 .class = arena_copy_text(&out->arena, database_text(row, 2)),
                                 .name = arena_copy_text(&out->arena, database_text(row, 3)),
                                 .there = sqlite3_column_int64(row, 4)};

    memory_make_room(&out->list, out->count, &out->capacity);
    enum status status = database_find(records, "SELECT count(*) FROM event WHERE pupil = ?",
                                       BOUND(NUMBER(pupil)), &clash.here);
    out->list[out->count++] = clash;
    return status;
}

/* Sets *pupil to the pupil here with whom the row of the other file clashes; 0: none. */
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
    sqlite3_reset(uids);
    return matching_outcome(records, other, status == STATUS_OK ? found : status);
}

/* --- taking rows */

struct merging {
    struct records *records, *other;
    const struct record_clashes *clashes;
    struct records_merged *merged;
    int count;
    size_t capacity;
    struct matched {
        int64_t theirs, ours; /* 0: the pupil was forgotten */
        bool touched;         /* events came in */
    } * pupil;                /* owned; by `theirs` */
};

/* Finds the class of that name, or adds it. */
static enum status take_class(struct merging *merging, const char *name, int64_t days, int64_t *id)
{
    enum status status = records_class(merging->records, name, id);

    if (status != STATUS_NOT_FOUND)
        return status;
    merging->merged->classes++;
    return records_class_new(merging->records, name, days, id);
}

static enum status take_classes(struct merging *merging)
{
    enum status status = STATUS_OK, taken = STATUS_OK;
    sqlite3_stmt *row =
        database_query(merging->other, "SELECT name, days FROM class ORDER BY name", &status);

    while (taken == STATUS_OK && database_row(merging->other, row, &status)) {
        int64_t id;
        taken =
            utf8_is_text(database_text(row, 0)) &&
                    !utf8_find_acting(database_text(row, 0), &(uint32_t){0})
                ? take_class(merging, database_text(row, 0), sqlite3_column_int64(row, 1), &id)
                : database_refuse(merging->other, N_("{file} holds a name that cannot be shown"));
    }
    sqlite3_reset(row);
    return status == STATUS_OK ? taken : status;
}

/* Forgets here the pupils who were forgotten there. */
static enum status take_forgotten(struct merging *merging)
{
    struct records *records = merging->records;
    struct record_pupils pupils = {0};
    enum status status = records_forgotten_there(records, merging->other, &pupils),
                read = STATUS_OK;

    for (int i = 0; i < pupils.count && status == STATUS_OK; i++) {
        struct records_removed removed;
        status = records_forget(records, pupils.list[i].id, &removed);
    }
    merging->merged->forgotten = pupils.count;
    record_pupils_release(&pupils);
    sqlite3_stmt *uids = status == STATUS_OK
                             ? database_query(merging->other, "SELECT uid FROM forgotten", &read)
                             : NULL;
    while (status == STATUS_OK && database_row(merging->other, uids, &read)) {
        status = database_run_with(records, "INSERT OR IGNORE INTO forgotten VALUES(?)",
                                   BOUND(TEXT(database_text(uids, 0))));
    }
    sqlite3_reset(uids);
    return status == STATUS_OK ? read : status;
}

/* Keeps the uids of a pupil of the other file: as aliases of the pupil here, `ours`, but for a uid
 * that a pupil here has as their own. `ours` is 0: the pupil was forgotten, and all of the uids are
 * kept as forgotten ones. */
static enum status take_aliases(struct merging *merging, int64_t theirs, int64_t ours)
{
    enum status status = STATUS_OK, taken = STATUS_OK;
    sqlite3_stmt *uids = records_query_uids(merging->other, theirs, &status);

    while (taken == STATUS_OK && database_row(merging->other, uids, &status)) {
        const char *uid = database_text(uids, 0);
        taken =
            ours ? database_run_with(merging->records,
                                     "INSERT OR IGNORE INTO alias SELECT ?1, ?2"
                                     " WHERE NOT EXISTS (SELECT 1 FROM pupil WHERE uid = ?1)",
                                     BOUND(TEXT(uid), NUMBER(ours)))
                 : database_run_with(merging->records, "INSERT OR IGNORE INTO forgotten VALUES(?)",
                                     BOUND(TEXT(uid)));
    }
    sqlite3_reset(uids);
    return status == STATUS_OK ? taken : status;
}

/* Adds a pupil with that uid, under the name or, if `another`, the first free one made of it. */
static enum status add_pupil(struct merging *merging, int64_t class, const char *uid,
                             const char *name, bool another, int64_t *ours)
{
    enum { NAMES_MOST = 10000 };
    struct records *records = merging->records;
    struct strbuf free_name = {0};
    enum status status = STATUS_OK;
    int64_t taken;

    strbuf_add(&free_name, name);
    for (int i = 2; another && i < NAMES_MOST; i++) {
        strbuf_clear(&free_name);
        strbuf_addf(&free_name, "%s-%d", name, i);
        status = records_pupil(records, class, strbuf_text(&free_name), &taken);
        another = status == STATUS_OK;
    }
    status = status == STATUS_NOT_FOUND ? STATUS_OK : status;
    if (status == STATUS_OK)
        status = database_run_with(records, "INSERT INTO pupil(uid, class, name) VALUES(?, ?, ?)",
                                   BOUND(TEXT(uid), NUMBER(class), TEXT(strbuf_text(&free_name))));
    *ours = sqlite3_last_insert_rowid(records->db);
    merging->merged->pupils++;
    strbuf_release(&free_name);
    return status;
}

/* The choice for the clash of a pupil of the other file. */
static enum clash_choice choice_of(const struct merging *merging, const char *uid)
{
    const struct record_clashes *clashes = merging->clashes;

    for (int i = 0; i < clashes->count; i++)
        if (strcmp(clashes->list[i].uid, uid) == 0)
            return clashes->list[i].choice;
    return CLASH_OPEN;
}

/* Takes a pupil whose uids are unknown here: adds one or, if that class has the name already, does
 * as was chosen for the clash. STATUS_EXISTS: nothing was. */
static enum status take_stranger(struct merging *merging, sqlite3_stmt *row, int64_t *ours)
{
    const char *uid = database_text(row, 1), *name = database_text(row, 3);
    int64_t class;
    enum status status = records_class(merging->records, database_text(row, 2), &class);

    if (status == STATUS_OK)
        status = records_pupil(merging->records, class, name, ours);
    if (status == STATUS_NOT_FOUND)
        return add_pupil(merging, class, uid, name, false, ours);
    if (status != STATUS_OK)
        return status;
    switch (choice_of(merging, uid)) {
    case CLASH_SAME:
        return STATUS_OK;
    case CLASH_ANOTHER:
        return add_pupil(merging, class, uid, name, true, ours);
    case CLASH_OPEN:
        break;
    }
    return STATUS_EXISTS;
}

static enum status take_pupil(struct merging *merging, sqlite3_stmt *row)
{
    int64_t theirs = sqlite3_column_int64(row, 0);
    const char *name = database_text(row, 3);
    struct known known;

    if (!utf8_is_text(name) || utf8_find_acting(name, &(uint32_t){0}))
        return database_refuse(merging->other, N_("{file} holds a name that cannot be shown"));
    enum status status = matching_known(merging->records, merging->other, theirs, &known);
    if (status == STATUS_OK && !known.pupil && !known.forgotten)
        status = take_stranger(merging, row, &known.pupil);
    if (known.forgotten)
        known.pupil = 0;
    if (status == STATUS_OK)
        status = take_aliases(merging, theirs, known.pupil);
    if (status == STATUS_OK)
        memory_make_room(&merging->pupil, merging->count, &merging->capacity);
    if (status == STATUS_OK)
        merging->pupil[merging->count++] = (struct matched){.theirs = theirs, .ours = known.pupil};
    return status;
}

static int by_theirs(const void *one, const void *other)
{
    int64_t a = ((const struct matched *)one)->theirs, b = ((const struct matched *)other)->theirs;

    return (a > b) - (a < b);
}

static enum status take_pupils(struct merging *merging)
{
    enum status status = STATUS_OK, taken = STATUS_OK;
    sqlite3_stmt *row = matching_pupils(merging->other, &status);

    while (taken == STATUS_OK && database_row(merging->other, row, &status))
        taken = take_pupil(merging, row);
    sqlite3_reset(row);
    if (merging->count)
        qsort(merging->pupil, (size_t)merging->count, sizeof *merging->pupil, by_theirs);
    return status == STATUS_OK ? taken : status;
}

/* Binds `count` columns of a row, from `column` on, to a statement's parameters from `first` on. */
static enum status copy_columns(struct records *records, sqlite3_stmt *to, int first,
                                sqlite3_stmt *row, int column, int count)
{
    int code = SQLITE_OK;

    for (int i = 0; i < count && code == SQLITE_OK; i++)
        code = sqlite3_bind_value(to, first + i, sqlite3_column_value(row, column + i));
    return code == SQLITE_OK ? STATUS_OK : database_failed(records, code);
}

/* The session's columns: their number is the third argument of the events' query. */
enum { SESSION_COLUMNS = 8, EVENT_COLUMNS = 16, EVENT_FIRST = SESSION_COLUMNS + 3 };

/* Finds the session of an event, or adds it. */
static enum status take_session(struct merging *merging, sqlite3_stmt *row, int64_t *id)
{
    struct records *records = merging->records;
    int64_t class = 0;
    enum status status = database_find(records, "SELECT id FROM session WHERE uid = ?",
                                       BOUND(TEXT(database_text(row, 2))), id);

    if (status != STATUS_NOT_FOUND)
        return status;
    status = records_class(records, database_text(row, 1), &class);
    sqlite3_stmt *insert =
        database_query_with(records,
                            "INSERT INTO session(class, uid, kind, name, hash, version, seed,"
                            " language, began, journal) VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, '')",
                            &status, BOUND(NUMBER(class)));
    if (insert)
        status = copy_columns(records, insert, 2, row, 2, SESSION_COLUMNS);
    status = database_run(records, insert, status);
    *id = sqlite3_last_insert_rowid(records->db);
    merging->merged->sessions++;
    return status;
}

static enum status take_event(struct merging *merging, sqlite3_stmt *row, int64_t session,
                              struct matched *pupil)
{
    struct records *records = merging->records;
    enum status status = STATUS_OK;
    sqlite3_stmt *insert = database_query_with(
        records,
        "INSERT OR IGNORE INTO event(session, pupil, number, at, kind, lesson, asked, answered,"
        " verdict, skills, difficulty, guess, score, hints, probe, counts, fact, decision)"
        " VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        &status, BOUND(NUMBER(session), NUMBER(pupil->ours)));

    if (insert)
        status = copy_columns(records, insert, 3, row, EVENT_FIRST, EVENT_COLUMNS);
    status = database_run(records, insert, status);
    if (status == STATUS_OK && sqlite3_changes(records->db) > 0) {
        pupil->touched = true;
        merging->merged->events++;
    }
    return status;
}

static struct matched *find_matched(struct merging *merging, int64_t theirs)
{
    const struct matched wanted = {.theirs = theirs};

    return merging->count ? bsearch(&wanted, merging->pupil, (size_t)merging->count,
                                    sizeof *merging->pupil, by_theirs)
                          : NULL;
}

static enum status take_events(struct merging *merging)
{
    enum status status = STATUS_OK, taken = STATUS_OK;
    int64_t theirs = 0, ours = 0;
    sqlite3_stmt *row = database_query(
        merging->other,
        "SELECT event.session, class.name, session.uid, session.kind, session.name, session.hash,"
        " session.version, session.seed, session.language, session.began, event.pupil,"
        " event.number, event.at, event.kind, event.lesson, event.asked, event.answered,"
        " event.verdict, event.skills, event.difficulty, event.guess, event.score, event.hints,"
        " event.probe, event.counts, event.fact, event.decision FROM event"
        " JOIN session ON session.id = event.session JOIN class ON class.id = session.class"
        " ORDER BY event.session, event.number",
        &status);

    while (taken == STATUS_OK && database_row(merging->other, row, &status)) {
        struct matched *pupil = find_matched(merging, sqlite3_column_int64(row, 10));
        if (!pupil || !pupil->ours)
            continue;
        if (theirs != sqlite3_column_int64(row, 0))
            taken = take_session(merging, row, &ours);
        theirs = sqlite3_column_int64(row, 0);
        if (taken == STATUS_OK)
            taken = take_event(merging, row, ours, pupil);
    }
    sqlite3_reset(row);
    return status == STATUS_OK ? taken : status;
}

static enum status merge(struct merging *merging, const struct records_learner *learner)
{
    enum status status = take_forgotten(merging);

    if (status == STATUS_OK)
        status = take_classes(merging);
    if (status == STATUS_OK)
        status = take_pupils(merging);
    if (status == STATUS_OK)
        status = take_events(merging);
    for (int i = 0; i < merging->count && status == STATUS_OK; i++)
        if (merging->pupil[i].touched)
            status = records_relearn(merging->records, merging->pupil[i].ours, learner, true, NULL);
    return status;
}

enum status records_merge(struct records *records, struct records *other,
                          const struct record_clashes *clashes,
                          const struct records_learner *learner, struct records_merged *merged)
{
    struct merging merging = {
        .records = records, .other = other, .clashes = clashes, .merged = merged};

    *merged = (struct records_merged){0};
    matching_begin(records, other);
    enum status status = records_begin(records);
    if (status != STATUS_OK)
        return status;
    status = records_end(records, merge(&merging, learner));
    memory_free(merging.pupil);
    return matching_outcome(records, other, status);
}
