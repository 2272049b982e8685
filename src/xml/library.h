/* The files of one kind that can be asked for by name: those beside the file that names them, the
 * user's own, and the shipped ones. The name of a file is its file name without ".xml"; a file
 * hides those of the same name that come later in this order. */
#ifndef BREUK_XML_LIBRARY_H
#define BREUK_XML_LIBRARY_H

#include "base/diag.h"
#include "base/memory.h"
#include "base/status.h"
#include "base/strbuf.h"

#include <stdbool.h>
#include <stddef.h>

/* A file of a library; its texts belong to the library. */
struct library_entry {
    const char *name, *path;
    bool shipped; /* it came with the program */
};

/* The files of one kind. A zeroed struct is an empty library. */
struct library {
    const char *prefix; /* “deck:” of decks: what may stand before a name of the kind added last;
                           NULL: nothing */
    const struct library_kind *kind; /* the one that was added first; NULL: none */
    bool looked_beside;              /* library_take_beside was called */
    struct arena arena;
    struct library_entry *entries; /* sorted by name */
    size_t count, capacity;
};

/*
 * Adds the files of $XDG_DATA_HOME/breuk/KIND (without that variable, of
 * ~/.local/share/breuk/KIND), and those of KIND in the folder of the shipped data, to an empty
 * library, or to one of another kind where a name may be of either. kind is "decks",
 * "decks/rulesets", "templates", "print" or "lessons". A folder that is not there counts as empty.
 * The caller releases the library.
 */
void library_open(struct library *library, const char *kind);

/*
 * Adds the file of that name that lies beside `file`, a deck or another file that names it, or else
 * in the folder below that is called as those of the library's kind are (rulesets, templates,
 * print); it hides the others of that name. A file of another kind of ours is passed over. If no
 * file has the name, adds those of the kind there that have one like it, so that the nearest can be
 * told. What lies beside a shipped file is shipped and in the library already.
 */
void library_take_beside(struct library *library, const char *file, const char *name);

/* Adds the *.xml files of one more folder; files that are there already hide those of the same
 * name. */
void library_add_folder(struct library *library, const char *folder, bool shipped);

/* Frees all that the library owns, and empties it. */
void library_release(struct library *library);

/* Returns the path of the file of that name, which belongs to the library; NULL when there is
 * none. */
const char *library_find(const struct library *library, const char *name);

/* Complains at `where` of a name that no file has; a warning serves where the file is of use
 * without what it names. `near` is the message, with {name}, {nearest} and {names}, for when a file
 * has a similar name; `far` the one, with {name} and {names}, for when none has. */
void library_complain(const struct library *library, enum severity severity, const char *name,
                      const char *near, const char *far, struct position where, struct diag *diag);

/* Returns whether the path is that of a schemas.xml, which tells Emacs by which schema to check the
 * files beside it. It lies among files that can be asked for by name, but has no name itself. */
bool library_is_for_editors(const char *path);

/* Returns whether the typed text is a path: it has a "/" or ends in ".xml" or ".zip". */
bool library_is_path(const char *typed);

/* Returns the name of the file of that path: without its folder and without .xml. */
const char *library_name_of(struct arena *arena, const char *path);

/* Returns the typed name without the prefix of the library's kind, such as “deck:” or “lesson:”,
 * which tells which file is meant where several kinds have one of that name. */
const char *library_bare_name(const struct library *library, const char *typed);

/*
 * Finds the path for what a user typed, a path or a name, also “deck:NAME”; *path belongs to the
 * library, or is `typed` itself. The path of a folder or a ZIP stands for the one file of the
 * library's kind in it. STATUS_NOT_FOUND: no file has that name, and diag says so with the nearest
 * name or all of them; or `typed` is a name of the library with .xml after it, and no such file is
 * there; or a folder has none or several. Does not look whether any other path exists.
 * STATUS_UNREADABLE: a ZIP is refused.
 */
enum status library_resolve(struct library *library, const char **path, const char *typed,
                            struct diag *diag);

/* Returns whether the path is that of a file that a library found among the shipped data. */
bool library_is_shipped(const char *path);

/* Adds the path of the folder for the user's own files of a kind, whether or not it is there; adds
 * nothing when the environment names no home. `out` must be empty. */
void library_add_own_folder(struct strbuf *out, const char *kind);

/* Returns the folder of the shipped data: $BREUK_DATA, else the source tree that the program was
 * built from, if it is still there, else the installed folder. The text stays valid until the
 * environment changes. */
const char *library_data_folder(void);

/* Does the same but ignores BREUK_DATA: a folder named there may have decks, and lack the data that
 * no user writes. */
const char *library_built_folder(void);

#endif
