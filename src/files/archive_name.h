/* The names of files in a ZIP. Private to this room. */
#ifndef BREUK_FILES_ARCHIVE_NAME_H
#define BREUK_FILES_ARCHIVE_NAME_H

#include "base/memory.h"

#include <stdbool.h>

enum { ARCHIVE_NAME_LIMIT = 240, ARCHIVE_FOLDERS_LIMIT = 8 };

/* Makes of a name as it stands in a ZIP one with "/" between folders: some programs write "\". */
char *archive_name_copy(struct arena *arena, const char *raw);

/* Returns whether it is the name of a folder: it ends with "/". */
bool archive_name_is_folder(const char *name);

/* Returns whether a file manager added the file for itself: a hidden one, or in __MACOSX. */
bool archive_name_is_aside(const char *name);

/* Returns the name as it is compared with others: without capitals, and with "/" before every
 * other character, so that what lies in a folder follows the folder’s name. NULL when memory
 * runs out. */
char *archive_name_folded(struct arena *arena, const char *name);

/* Returns whether two folded names are the same, or the first is that of a folder in which the
 * second lies. */
bool archive_name_clashes(const char *before, const char *after);

#endif
