/* Names of our files as they are typed: of a deck or a lesson, of a sheet or a part of one, of a
 * new file. */
#ifndef BREUK_CONSOLE_FILE_NAME_H
#define BREUK_CONSOLE_FILE_NAME_H

#include "base/diag.h"
#include "base/memory.h"
#include "base/message.h"
#include "base/status.h"
#include "lesson/course.h"
#include "xml/library.h"

#include <stdbool.h>

/* What may be named by a deck's name or by a lesson's: which of the two it is. */

/* The libraries in which such a name is looked for. */
struct named {
    struct library decks, lessons;
    struct course course; /* opened where a name may be a lesson's title */
    struct library both;  /* to propose a name of either */
};

void named_open(struct named *named);
void named_release(struct named *named);

/* Returns the library that knows a name, or both for a path and a name that none knows. Of a
 * lesson's title or number *typed becomes its name, which `named` owns. NULL, with a complaint: a
 * deck and a lesson have it, or several lessons. */
struct library *named_library(struct named *named, const char **typed, struct diag *diag);

/* What --sheet takes: the name or path of a sheet, or of a file of label stock with the number of
 * one of its templates behind a “#”. */

/* Returns whether it has a part behind a “#”. The library is open. */
bool sheet_name_has_part(const struct library *sheets, const char *typed);

/*
 * Finds the file and the part, such as “stock.xml” and “A4/24” of “stock.xml#A4/24”; both belong to
 * the library, or to `typed`. *part is NULL where none was typed. A name is looked for beside
 * `beside` first (a deck's file; NULL: there is none). Errors as library_resolve.
 */
enum status sheet_name_resolve(struct library *sheets, const char *typed, const char *beside,
                               const char **path, const char **part, struct diag *diag);

/* Names for new files, which can be typed anywhere and found by name. */

/* True if this cannot be a name; *why then says so, and suggests one if the typed text is close to
 * a name. `name` is the typed text without .xml; *why borrows `typed`, and texts in `arena`. */
bool new_name_is_wrong(const char *typed, const char *name, struct arena *arena,
                       struct message *why);

#endif
