/*
 * The tables, format by format. A row of `steps` brings a database from the format before it to
 * its own; none is ever changed once it was published.
 *
 * Pupils and sessions have a uid, by which other machines know them; a forgotten pupil's is kept,
 * which is a number of chance and says nothing of anybody. Times are microseconds since 1970, UTC.
 */
#include "records/database.h"
#include "records/sqlite_library.h"

static const char *const steps[SCHEMA_FORMAT + 1] = {
    [1] = "CREATE TABLE class("
          " id INTEGER PRIMARY KEY,"
          " name TEXT NOT NULL UNIQUE,"
          " made INTEGER NOT NULL,"
          " days INTEGER" /* so long events are kept; NULL: until somebody removes them */
          ") STRICT;"
          "CREATE TABLE pupil("
          " id INTEGER PRIMARY KEY,"
          " uid TEXT NOT NULL UNIQUE,"
          " class INTEGER NOT NULL REFERENCES class ON DELETE CASCADE,"
          " name TEXT NOT NULL,"
          " UNIQUE(class, name)"
          ") STRICT;"
          /* What other machines call a pupil who was found to be the same person. */
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
          /* What was made of a pupil's events, all of them: as many as `events`. */
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
