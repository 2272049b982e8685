/*
 * Diagnostics: all complaints about an input, collected in the order in which they were found. They
 * have no words yet (base/message.h); the command line prints them GNU style (file:line:col:
 * severity: message) or as JSON.
 */
#ifndef BREUK_BASE_DIAG_H
#define BREUK_BASE_DIAG_H

#include "base/memory.h"
#include "base/message.h"
#include "base/strbuf.h"

#include <stdbool.h>
#include <stddef.h>

enum severity { SEVERITY_ERROR, SEVERITY_WARNING, SEVERITY_NOTE };

/* line and column count from 1, columns in bytes; 0 where there is none. file NULL: no file. */
struct position {
    const char *file;
    int line, column;
};

struct diag_entry {
    enum severity severity;
    struct position where;
    struct message message;
};

/* A zeroed struct is an empty list. */
struct diag {
    struct arena arena; /* owns all texts of the entries */
    struct diag_entry *entries;
    size_t count, capacity;
    size_t errors, warnings; /* counted also beyond the limit */
    bool no_memory;          /* an entry was lost: memory ran out */
    bool unfinished;         /* a check ended early: diag_is_full */
    struct strbuf *files; /* borrowed; NULL, or the paths of files that were read (diag_note_file),
                             each ended by a NUL */
};

/* So many entries are kept; beyond them complaints are only counted. */
enum { DIAG_LIMIT = 1000 };

/* Copies everything that `where` and `message` borrow. The same warning of the same place is kept
 * once, and beyond the limit an error takes the place of the last warning. */
void diag_add(struct diag *diag, enum severity severity, struct position where,
              struct message message);

/* Whether a warning would be kept; one that would not is counted here, and needs no words. */
bool diag_wants_warning(struct diag *diag);

/*
 * Whether there are as many errors as a diag keeps. Then a reader or check of a file ends, or a
 * hostile one would cost time for complaints that nobody sees; notes that more may be wrong.
 * Warnings never end anything: a file with a thousand of them is right.
 */
bool diag_is_full(struct diag *diag);

/* Notes a file that a reader opens or tries to open, in case somebody wants to know. */
void diag_note_file(struct diag *diag, const char *path);

void diag_release(struct diag *diag);

#endif
