/*
 * The journal of a game being played: a line is written before journal_add returns, so that a
 * program that is killed loses nothing, and on the disk after journal_sync, so that a machine that
 * stops loses nothing that was shown before a prompt. One program at a time writes to it. Each line
 * of a new one has its sum (sum.h). Why: docs/design/journal.md, “Before it is shown”.
 */
#ifndef BREUK_LOG_JOURNAL_H
#define BREUK_LOG_JOURNAL_H

#include "base/status.h"
#include "base/strbuf.h"
#include "log/sum.h"

#include <stdbool.h>

struct journal {
    int fd;      /* −1: none is kept */
    char *path;  /* owned */
    long length; /* bytes of whole lines */
    struct log_sum sum;
    bool unsynced;
    int error; /* errno of the first failure, 0 if none */
};

/* Returns a journal that is not kept: journal_add does nothing. */
struct journal journal_none(void);

/*
 * Makes a new file, which only its owner may read, and the folders that lead to it. STATUS_EXISTS:
 * the file is there already. STATUS_IO: journal->error says what. journal_close in any case.
 */
enum status journal_create(struct journal *journal, const char *path);

/* Continues a file that was read to its end, `size` bytes, after its first `keep` bytes, up to
 * which its sum is `sum`; what follows them is cut off. STATUS_EXISTS: another program is writing
 * to it, or has done so since it was read. Otherwise as journal_create. */
enum status journal_continue(struct journal *journal, const char *path, long keep, long size,
                             struct log_sum sum);

/* Removes the file that journal_create made, when nothing could be written to it; the path and the
 * error stay. */
void journal_discard(struct journal *journal);

/* Adds whole lines, each a JSON object without its sum: the system has them now, and so they
 * survive the program. STATUS_IO (disk full, …): journal->error says what, and the file is as it
 * was before. */
enum status journal_add(struct journal *journal, const struct strbuf *lines);

/* A place in a journal: where its lines end now. */
struct journal_mark {
    long length;
    struct log_sum sum;
};
struct journal_mark journal_mark(const struct journal *journal);

/* Cuts off all lines after that place, which was marked in this journal. STATUS_IO: journal->error
 * says what, and nothing is cut. */
enum status journal_cut(struct journal *journal, struct journal_mark mark);

/* Puts all that was added on the disk, where it survives the machine. STATUS_IO: journal->error
 * says what. */
enum status journal_sync(struct journal *journal);
void journal_close(struct journal *journal);

#endif
