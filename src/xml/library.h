/*
 * The files of one kind that can be asked for by name: the user's own, then the shipped ones. The
 * name of a file is its name in the folder without ".xml"; a user's file hides a shipped one of the
 * same name.
 */
#ifndef BREUK_XML_LIBRARY_H
#define BREUK_XML_LIBRARY_H

#include "base/diag.h"
#include "base/memory.h"
#include "base/status.h"
#include "base/strbuf.h"

#include <stdbool.h>
#include <stddef.h>

struct library_entry {
    const char *name, *path;
    bool shipped; /* came with the program */
};

/* A zeroed struct is an empty library. */
struct library {
    const char *prefix; /* “deck:” of decks: what may stand before a name; NULL: nothing */
    struct arena arena;
    struct library_entry *entries; /* sorted by name */
    size_t count, capacity;
};

/*
 * Lists $XDG_DATA_HOME/breuk/KIND (~/.local/share without it), then KIND in the folder of the
 * shipped data. kind is "decks", "decks/rulesets", "templates", "print" or "lessons". Folders that
 * are not there are empty. STATUS_NO_MEMORY. Release it also after a failure.
 */
enum status library_open(struct library *library, const char *kind);

/* Adds the same of one more kind, where a name may be of either. */
enum status library_add_kind(struct library *library, const char *kind);

/* Adds the *.xml of one more folder, behind what is there. */
enum status library_add_folder(struct library *library, const char *folder, bool shipped);

void library_release(struct library *library);

/* The path belongs to the library; NULL when there is no such name. */
const char *library_find(const struct library *library, const char *name);

/*
 * Complains of a name that no file has. near: the message with {name}, {nearest} and {names} when
 * one of them is near; far: the message with {name} and {names} otherwise. When memory runs out:
 * as diag_add.
 */
void library_refuse(const struct library *library, const char *name, const char *near,
                    const char *far, struct position where, struct diag *diag);

/* The same as a warning, where the file is of use without what it names. */
void library_warn(const struct library *library, const char *name, const char *near,
                  const char *far, struct position where, struct diag *diag);

/*
 * Whether it is a schemas.xml, which tells Emacs by which schema its neighbours are checked. It
 * lies among files that can be asked for by name, and cannot be asked for itself.
 */
bool library_is_for_editors(const char *path);

/* Whether what was typed is a path: it has a "/" or ends in ".xml". */
bool library_is_path(const char *typed);

/* The name of the file of that path: without its folder and without .xml. NULL when memory runs
 * out. */
const char *library_name_of(struct arena *arena, const char *path);

/* What was typed without “deck:”, “lesson:”, which say of which kind a name is, where several
 * have it; for a library of that kind. */
const char *library_bare_name(const struct library *library, const char *typed);

/*
 * The path for what a user typed, a path or a name, “deck:NAME” too; *path belongs to the library,
 * or is `typed` itself. STATUS_NOT_FOUND: no file of that name; diag says so, with the nearest name
 * or all of them. A path is looked at only where it is such a name with .xml behind it.
 */
enum status library_resolve(struct library *library, const char **path, const char *typed,
                            struct diag *diag);

/*
 * Adds where the user's own files of a kind lie, whether or not the folder is there; nothing when
 * the environment names no home. Check out->failed afterwards.
 */
void library_add_own_folder(struct strbuf *out, const char *kind);

/*
 * Where the shipped data are: $BREUK_DATA, else the source tree that the program was built from, if
 * it is still there, else the installed folder. A copy of the answer stays valid as long as the
 * environment does.
 */
const char *library_data_folder(void);

/* The same, whatever BREUK_DATA says: a folder named there may have decks and lack the data that no
 * user writes. */
const char *library_built_folder(void);

#endif
