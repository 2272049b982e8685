/*
 * What is remembered of classes: one SQLite file, which may be open in several programs at once.
 * What was committed is on the disk: WAL with synchronous=FULL (https://sqlite.org/pragma.html).
 * This room keeps and gives back; what an event means it does not know.
 *
 * Every function that can fail returns a status, and records_why() then has a sentence for it:
 * STATUS_NOT_FOUND, STATUS_EXISTS: there is no such name, or there is one already; no sentence.
 * STATUS_INVALID: the file is damaged, of another program, or of a newer breuk. Nothing was
 * written. STATUS_UNREADABLE: another program kept it busy for RECORDS_PATIENCE, or for as long as
 * a records_waiter waits; or it may not be read. STATUS_IO: the disk is full or cannot be written.
 * What was in the transaction did not happen. Why: docs/design/journal.md, “One file of records”.
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
 * Opens the file. `create`: one that is not there is made, whole or not at all, with its folders,
 * for its owner alone (0600, folders 0700). One of an older format is brought up to date after a
 * copy of it was made beside it: FILE.format-N. STATUS_NOT_FOUND: there is none. *why borrows
 * `path`. On success *out belongs to the caller: records_close.
 */
enum status records_open(struct records **out, const char *path, bool create, struct message *why);

/* Waits a moment for another program that keeps the file busy, as it was found to be `times` times
 * before; returns whether it is to be tried again. Called in the middle of a call of this room: it
 * may call none. */
typedef bool records_waiter(void *context, int times);

/* How a file is opened. */
struct records_manner {
    bool to_read;         /* one that cannot be written, as the disk is full, say, is read as it is,
                             if nothing stands in FILE-wal: what is written to it fails later */
    records_waiter *wait; /* who waits as long as the file is open; NULL: RECORDS_PATIENCE counts */
    void *context;        /* its own; it outlives the records */
};
enum status records_open_as(struct records **out, const char *path, bool create,
                            const struct records_manner *manner, struct message *why);

void records_close(struct records *records);

/* The file's name, as it was given. */
const char *records_path(const struct records *records);

/* Whether the file is open to be read alone: nothing can be written to it. */
bool records_are_read_only(const struct records *records);

/* Why the last call failed; its id is NULL where there is nothing to say. It borrows the path. */
struct message records_why(const struct records *records);

/*
 * All that is written between them happens as a whole, or not at all. They may be nested: the
 * outermost counts. Functions of this room that write open one of their own where none is open.
 */
enum status records_begin(struct records *records);
/* Ends it: `status` is what came of the writing. Anything but STATUS_OK takes all of it back, and
 * is returned. */
enum status records_end(struct records *records, enum status status);

/* Whether anything can be written now: STATUS_OK, or why not, as records_begin. */
enum status records_check_writable(struct records *records);

/* Reads every page, and compares the indices with the tables; sees whether the words of events are
 * known, and their times such that there is a later one. STATUS_INVALID: it is damaged. */
enum status records_verify(struct records *records);

#endif
