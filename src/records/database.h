/* The database behind the records: its statements, and what its failures mean. Private to the
 * room. */
#ifndef BREUK_RECORDS_DATABASE_H
#define BREUK_RECORDS_DATABASE_H

#include "records/records.h"

#include <sqlite3.h>
#include <stdbool.h>

/* How files begin that SQLite writes for records: what begins otherwise is somebody else's. */

/* Whether the header of a file can be read, and says that the file is another program's, or no
 * database at all. */
bool file_start_is_foreign(const char *path);

/* Whether a file was written for records: by its header, or where its name ends in -wal, -shm or
 * -journal as SQLite begins such a file. */
bool file_start_is_ours(const char *path);

enum { STATEMENTS = 96, UID_SIZE = 33 };

struct records {
    sqlite3 *db;
    char *path; /* owned */
    struct message why;
    records_waiter *wait; /* NULL: a time is set, for which SQLite waits */
    void *wait_context;
    int code;               /* of SQLite, primary: what failed last */
    const char *unwritable; /* why it is open to be read alone: a sentence about {file}; or NULL */
    bool damaged;           /* it was seen to be: nothing more is written, by closing it neither */
    int depth;              /* of records_begin */
    enum status spoiled;    /* what a nested records_end was told that was not STATUS_OK */
    int statements;
    struct kept_statement {
        const char *sql; /* a literal */
        sqlite3_stmt *statement;
    } statement[STATEMENTS];
};

/* The statement of that text, a literal, prepared once and ready to be bound. NULL: *status says
 * what failed. */
sqlite3_stmt *database_query(struct records *records, const char *sql, enum status *status);

/* What is bound to a statement, in the order of its question marks. A text stays until it has run;
 * NULL is none. */
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

/* As database_query, bound. Where *status is none but STATUS_OK already, NULL. */
sqlite3_stmt *database_query_with(struct records *records, const char *sql, enum status *status,
                                  const struct bound *bound);

/* Runs such a statement, which gives no rows. */
enum status database_run_with(struct records *records, const char *sql, const struct bound *bound);

/* Gives the number that such a statement finds in its first row. STATUS_NOT_FOUND: there is none.
 */
enum status database_find(struct records *records, const char *sql, const struct bound *bound,
                          int64_t *number);

/* Goes to the next row. False: there is none, or *status is no longer STATUS_OK. */
bool database_row(struct records *records, sqlite3_stmt *statement, enum status *status);

/* Runs a statement that gives no rows; a NULL one failed already, with *status. */
enum status database_run(struct records *records, sqlite3_stmt *statement, enum status status);

/* The number in a statement's first row, or 0; a literal. Where *status is none but STATUS_OK
 * already, nothing is asked. */
int64_t database_number(struct records *records, const char *sql, enum status *status);

/* STATUS_INVALID, for that reason: a sentence about {file}. */
enum status database_refuse(struct records *records, const char *why);

/* Nothing that such a database holds can run anything, and its pages are checked. A code of SQLite.
 */
int database_guard(sqlite3 *db);

/* Of what may stand in a database only tables and indices are ours: a view in place of a table
 * could run for ever. STATUS_INVALID: there is something else. */
enum status database_check_tables(struct records *records);

/* Adds a path as an address that SQLite reads, with options behind it: "?immutable=1". */
void database_add_address(struct strbuf *out, const char *path, const char *options);

/* Copies all pages. A code of SQLite. */
int database_copy(sqlite3 *to, sqlite3 *from);

/* Runs a literal that needs nothing bound. */
enum status database_do(struct records *records, const char *sql);

/* What a code of SQLite means; the sentence is kept for records_why. */
enum status database_failed(struct records *records, int code);

/* The code without what is told of it beyond. A disk that is full says so where it is written, but
 * not where room is made for what is shared (-shm) or a file is added: then the system is asked. */
int database_code(sqlite3 *db, int code);

/* The text of a column, "" where there is none; valid until the next row. */
const char *database_text(sqlite3_stmt *statement, int column);

/* A number that nobody else has: 128 bits of chance in hexadecimal digits. */
void database_uid(char uid[static UID_SIZE]);

/* The tables. Step n brings a database of format n − 1 to format n; there is no step 0. */
enum { SCHEMA_FORMAT = 1, SCHEMA_APPLICATION = 0x6272656b /* "brek" */ };
struct schema {
    int format;
    const char *const *steps;
};
extern const struct schema schema_now;

/* Brings a database of an older format up to date, or a new one to life; `format` is what it has,
 * 0: nothing. Inside a transaction. */
enum status schema_apply(struct records *records, const struct schema *schema, int format);

/* What records_verify asks of events. */
enum status events_verify(struct records *records);

/* records_open_as, with what a test may want otherwise: milliseconds in place of RECORDS_PATIENCE,
 * and tables of another format. `create` counts, and not the manner's. */
struct database_settings {
    int patience;
    const struct schema *schema;
    struct records_manner manner;
};
enum status database_open(struct records **out, const char *path, bool create,
                          const struct database_settings *settings, struct message *why);

#endif
