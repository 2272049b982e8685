/* Where decks, templates, sheets and lessons are. */
#ifndef BREUK_CLI_DATA_H
#define BREUK_CLI_DATA_H

#include "base/status.h"

/*
 * The folders that may hold decks/, templates/, print/ and lessons/, in the order in which they are
 * looked through: BREUK_DATA if that is set, the tree the program was built from, the folder it was
 * installed to. They need not be there. Returns how many; the texts belong to the environment and
 * the program.
 */
enum { DATA_FOLDERS = 3 };
int data_folders(const char *folders[DATA_FOLDERS]);

/*
 * The first of those in which `name` ("decks/fractions.xml") is; *path belongs to the caller:
 * memory_free. STATUS_NOT_FOUND: in none; STATUS_NO_MEMORY. Then *path is NULL.
 */
enum status data_find(const char *name, char **path);

#endif
