/*
 * The records of classes: one SQLite file, which may be open in several programs at once. A
 * committed transaction is on the disk: WAL with synchronous=FULL (https://sqlite.org/pragma.html).
 * This room stores and returns events; it does not know what they mean.
 *
 * Every function that can fail returns a status, and records_why() then has a sentence for it:
 * STATUS_NOT_FOUND, STATUS_EXISTS: the name does not exist, or exists already; no sentence.
 * STATUS_INVALID: the file is damaged, or belongs to another program or to a newer breuk. Nothing
 * was written. STATUS_UNREADABLE: another program kept it busy for RECORDS_PATIENCE, or for as long
 * as a records_waiter waits; or the file may not be read. STATUS_IO: the disk is full or cannot be
 * written. The transaction is rolled back. Why: docs/design/journal.md, “One file of records”.
 */
#ifndef BREUK_RECORDS_RECORDS_H
#define BREUK_RECORDS_RECORDS_H

#include "base/message.h"
#include "base/status.h"
#include "base/strbuf.h"

#include <stdbool.h>
#include <stdint.h>

struct records;

/* Milliseconds that a program waits for another one to finish writing. */
enum { RECORDS_PATIENCE = 5000 };

/* Adds the path of the user's records: $XDG_DATA_HOME/breuk/records.db, else below
 * ~/.local/share; nothing when no folder is known. */
void records_add_path(struct strbuf *out);

/*
 * Opens the file. `create`: a missing file is made, whole or not at all, with its folders, for its
 * owner alone (0600, folders 0700). A file of an older format is brought up to date after it has
 * been copied to FILE.format-N beside it. STATUS_NOT_FOUND: there is no such file. *why borrows
 * `path`. On success *out belongs to the caller: records_close.
 */
enum status records_open(struct records **out, const char *path, bool create, struct message *why);

/* Waits a moment for another program that keeps the file busy; `times`: how often it was found busy
 * before. Returns true if it is to be tried again. Called from inside a function of this room, so
 * that it must call none of them. */
typedef bool records_waiter(void *context, int times);

/* How a file is opened. */
struct records_manner {
    bool to_read;         /* a file that cannot be written, because the disk is full, say, is read
                             as it is if FILE-wal is empty; writing to it fails later */
    records_waiter *wait; /* used as long as the file is open; NULL: RECORDS_PATIENCE counts */
    void *context;        /* passed to `wait`; it outlives the records */
};
enum status records_open_as(struct records **out, const char *path, bool create,
                            const struct records_manner *manner, struct message *why);

void records_close(struct records *records);

/* The file's name, as it was given. */
const char *records_path(const struct records *records);

/* True if the file is open for reading only. */
bool records_are_read_only(const struct records *records);

/* Why the last call failed; its id is NULL where there is nothing to say. It borrows the path. */
struct message records_why(const struct records *records);

/*
 * A transaction: all writes between these calls happen, or none does. Pairs may be nested; the
 * outermost counts. Functions of this room that write open a transaction of their own if none is
 * open.
 */
enum status records_begin(struct records *records);
/* Ends the transaction: `status` is the outcome of the writes. Anything but STATUS_OK rolls all of
 * them back, and is returned. */
enum status records_end(struct records *records, enum status status);

/* Checks that the file can be written now: STATUS_OK, or the reason why not, as records_begin. */
enum status records_check_writable(struct records *records);

/* Reads every page, and compares the indices with the tables; checks that the kinds and verdicts of
 * events are known, and that their times leave room for a later one. STATUS_INVALID: the file is
 * damaged. */
enum status records_verify(struct records *records);

#endif
