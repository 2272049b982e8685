/* The database behind the records: its statements, and the meaning of its failures. Private to the
 * room. */
#ifndef BREUK_RECORDS_DATABASE_H
#define BREUK_RECORDS_DATABASE_H

#include "records/records.h"

#include <sqlite3.h>
#include <stdbool.h>

/* The first bytes of files that SQLite writes for records: a file that begins otherwise is another
 * program's. */

/* True if the header of a file can be read, and says that the file is another program's, or no
 * database at all. */
bool file_start_is_foreign(const char *path);

/* True if a file was written for records: judged by its header or, if its name ends in -wal, -shm
 * or -journal, by the first bytes that SQLite gives such a file. */
bool file_start_is_ours(const char *path);

enum { STATEMENTS = 96, UID_SIZE = 33 };

struct records {
    sqlite3 *db;
    char *path; /* owned */
    struct message why;
    records_waiter *wait; /* NULL: SQLite waits for a set time */
    void *wait_context;
    int code;               /* the primary code of SQLite's last failure */
    const char *unwritable; /* why it is open for reading only: a sentence about {file}; or NULL */
    bool damaged;           /* damage was seen: nothing more is written, not even by closing */
    int depth;              /* of records_begin */
    enum status spoiled;    /* the first status but STATUS_OK given to records_end */
    int statements;
    struct kept_statement {
        const char *sql; /* a literal */
        sqlite3_stmt *statement;
    } statement[STATEMENTS];
};

/* The statement of that text, a literal, prepared once and ready to be bound. NULL: *status says
 * what failed. */
sqlite3_stmt *database_query(struct records *records, const char *sql, enum status *status);

/* The values bound to a statement, in the order of its question marks. A text must last until the
 * statement has run; a NULL text binds NULL. */
struct bound {
    enum { BOUND_END, BOUND_TEXT, BOUND_NUMBER, BOUND_REAL } kind;
    const char *text;
    int64_t number;
    double real;
};
#define BOUND(...) ((const struct bound[]){__VA_ARGS__, {.kind = BOUND_END}})
#define TEXT(of)                                                                                   \
    {                                                                                              \
        .kind = BOUND_TEXT, .text = (of)                                                           \
    }
#define NUMBER(of)                                                                                 \
    {                                                                                              \
        .kind = BOUND_NUMBER, .number = (of)                                                       \
    }
#define REAL(of)                                                                                   \
    {                                                                                              \
        .kind = BOUND_REAL, .real = (of)                                                           \
    }

/* As database_query, bound. NULL if *status is not STATUS_OK already. */
sqlite3_stmt *database_query_with(struct records *records, const char *sql, enum status *status,
                                  const struct bound *bound);

/* Runs such a statement, which returns no rows. */
enum status database_run_with(struct records *records, const char *sql, const struct bound *bound);

/* Gives the number that such a statement finds in its first row. STATUS_NOT_FOUND: there is none.
 */
enum status database_find(struct records *records, const char *sql, const struct bound *bound,
                          int64_t *number);

/* Goes to the next row. False: there is none, or *status is no longer STATUS_OK. */
bool database_row(struct records *records, sqlite3_stmt *statement, enum status *status);

/* Runs a statement that returns no rows. NULL: preparing it failed, with that status. */
enum status database_run(struct records *records, sqlite3_stmt *statement, enum status status);

/* The number in a statement's first row, or 0; `sql` is a literal. If *status is not STATUS_OK
 * already, nothing is run. */
int64_t database_number(struct records *records, const char *sql, enum status *status);

/* Returns STATUS_INVALID, and keeps the reason for records_why: a sentence about {file}. */
enum status database_refuse(struct records *records, const char *why);

/* Keeps the contents of a database from running code, and has its pages checked. Returns a code of
 * SQLite. */
int database_guard(sqlite3 *db);

/* Checks that the database holds nothing but tables and indices: a view in place of a table could
 * run for ever. STATUS_INVALID: it holds something else. */
enum status database_check_tables(struct records *records);

/* Adds a path as a URI for SQLite, followed by options: "?immutable=1". */
void database_add_address(struct strbuf *out, const char *path, const char *options);

/* Copies all pages. Returns a code of SQLite. */
int database_copy(sqlite3 *to, sqlite3 *from);

/* Runs a literal that needs nothing bound. */
enum status database_do(struct records *records, const char *sql);

/* Returns the status for a code of SQLite; keeps the sentence for records_why. */
enum status database_failed(struct records *records, int code);

/* The primary code of an extended one. SQLite reports a full disk when it writes, but not when it
 * makes room for the shared file (-shm) or adds a file: then the system's error decides. */
int database_code(sqlite3 *db, int code);

/* The text of a column, "" where there is none; valid until the next row. */
const char *database_text(sqlite3_stmt *statement, int column);

/* Makes a unique id: 128 random bits in hexadecimal digits. */
void database_uid(char uid[static UID_SIZE]);

/* The tables. Step n brings a database of format n − 1 to format n; there is no step 0. */
enum { SCHEMA_FORMAT = 1, SCHEMA_APPLICATION = 0x6272656b /* "brek" */ };
struct schema {
    int format;
    const char *const *steps;
};
extern const struct schema schema_now;

/* Brings a database of an older format up to date, or a new one to life; `format` is its present
 * one, 0: none yet. Inside a transaction. */
enum status schema_apply(struct records *records, const struct schema *schema, int format);

/* All uids of a pupil; the pupil's own comes first. NULL: *status says what failed. */
sqlite3_stmt *records_query_uids(struct records *records, int64_t pupil, enum status *status);

/* The part of records_verify that checks events. */
enum status events_verify(struct records *records);

/* records_open_as, with settings that a test may change: milliseconds in place of RECORDS_PATIENCE,
 * and tables of another format. `create` is as in records_open. */
struct database_settings {
    int patience;
    const struct schema *schema;
    struct records_manner manner;
};
enum status database_open(struct records **out, const char *path, bool create,
                          const struct database_settings *settings, struct message *why);

#endif
