/* Diagnostics: all complaints about an input, collected in the order in which they were found. They
 * are messages without words (base/message.h); the command line prints them in GNU style
 * (file:line:col: severity: message) or as JSON. */
#ifndef BREUK_BASE_DIAG_H
#define BREUK_BASE_DIAG_H

#include "base/memory.h"
#include "base/message.h"
#include "base/strbuf.h"

#include <stdbool.h>
#include <stddef.h>

/* How bad a complaint is; an input with an error is refused. */
enum severity { SEVERITY_ERROR, SEVERITY_WARNING, SEVERITY_NOTE };

/* A place in a file. Line and column count from 1, columns in bytes; 0 where there is none. file is
 * NULL where the place is in no file. Of the bytes before it in its line, `continuing` only
 * continue a character; 0 also where they were not counted. */
struct position {
    const char *file;
    int line, column, continuing;
};

/* Returns the column as people and editors count it: in characters. */
static inline int position_shown(struct position where)
{
    return where.column - where.continuing;
}

/* A piece of a file that a complaint proposes to replace, in bytes from a line and column of the
 * complaint's own file. Edits of one choice are made together, and do not overlap. */
struct diag_edit {
    struct diag_edit *next; /* the diag's own list */
    int choice;             /* counts from 0 the ways to mend the file */
    int line, column;
    size_t length;    /* of the text replaced; 0 inserts */
    const char *text; /* the text in its place */
};

/* Another place of a complaint, in the file of the first. */
struct diag_place {
    struct diag_place *next;
    int line, column, continuing; /* as in a position */
};

/* One complaint; the diag owns its texts. */
struct diag_entry {
    enum severity severity;
    struct position where; /* the first place */
    struct message message;
    struct diag_place *also, *last_also; /* where else the very same is wrong */
    int also_count, more_count;          /* of those, and of the further ones that are not kept */
    struct diag_edit *edits, *last_edit; /* what to do; NULL: only the message says it */
};

/* A file that is part of another, and where it is included first. */
struct diag_include {
    struct diag_include *next;
    const char *file;
    struct position where;
};

/* A zeroed struct is an empty list. */
struct diag {
    struct arena arena; /* owns all texts of the entries */
    struct diag_include *includes;
    struct diag_entry *entries;
    size_t count, capacity;
    size_t errors, warnings; /* all of them, including those beyond the limit */
    size_t repeated;         /* how many of the errors repeat an entry */
    bool unfinished;         /* a check ended early (diag_is_full) */
    struct strbuf *files; /* borrowed; collects the paths of files that were read, each ended by a
                             NUL (diag_note_file); NULL: they are not wanted */
};

/* The most entries that a diag keeps, and further places of each; it only counts those beyond. */
enum { DIAG_LIMIT = 1000, DIAG_PLACES = 100 };

/* Adds a complaint, and copies all that `where` and `message` borrow. The same words about another
 * place of the file are the same mistake, so that place joins the entry that has them. Beyond the
 * limit an error replaces the last entry that is not an error. */
void diag_add(struct diag *diag, enum severity severity, struct position where,
              struct message message);

/* Does the same for a complaint whose proposal is data, too: `count` edits, which are copied. Doing
 * what a choice says must leave nothing of the complaint, and make none that was not there. */
void diag_propose(struct diag *diag, enum severity severity, struct position where,
                  struct message message, const struct diag_edit *edits, size_t count);

/* Does the same for a typed word at `where` whose place `nearest` should take; NULL: nothing is
 * near. */
void diag_suggest(struct diag *diag, enum severity severity, struct position where,
                  struct message message, const char *typed, const char *nearest);

/* Returns whether the diag would keep a warning. If not, counts the warning, so that the caller
 * need not make it. */
bool diag_wants_warning(struct diag *diag);

/* Returns whether the diag has a message of that id at that place; where.file NULL: at any. */
bool diag_has(const struct diag *diag, struct position where, const char *id);

/*
 * Returns whether the diag has as many errors as it keeps, and then notes that the check is
 * unfinished. The reader or check of a file must stop then: a hostile file would cost time for
 * complaints that nobody sees. Warnings never stop a check: a file with a thousand of them is
 * valid.
 */
bool diag_is_full(struct diag *diag);

/* Notes a file that a reader opens or tries to open, if the owner of the diag asked for it by
 * setting `files`. */
void diag_note_file(struct diag *diag, const char *path);

/* Notes that a file is included at `where`, so that complaints about it can name who does so. */
void diag_note_include(struct diag *diag, const char *file, struct position where);

/* Returns the place where a file is included; its file is NULL when no file includes it. */
struct position diag_included_at(const struct diag *diag, const char *file);

/* Frees all that the diag owns and empties it. `files` remains the caller's. */
void diag_release(struct diag *diag);

#endif
