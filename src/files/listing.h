/* The files in a folder and in those below it, on the disk or in a ZIP. */
#ifndef BREUK_FILES_LISTING_H
#define BREUK_FILES_LISTING_H

#include "base/diag.h"
#include "base/memory.h"
#include "base/status.h"

#include <stddef.h>

enum { LISTING_LIMIT = 1000, LISTING_FOLDERS_LIMIT = 8 };

/* A zeroed struct is an empty one. */
struct listing {
    struct arena arena;
    const char **names; /* relative to the folder; sorted */
    size_t count, capacity;
};

/*
 * Lists a folder, a ZIP (mine.zip) or a folder in one (mine.zip/mine). Leaves out hidden entries,
 * links to folders, and files that are not regular. STATUS_NOT_FOUND, STATUS_UNREADABLE: diag says
 * why, which may be that more than LISTING_LIMIT files are there, or that they lie deeper than
 * LISTING_FOLDERS_LIMIT folders. The caller releases the listing, also after a failure.
 */
enum status listing_read(struct listing *listing, const char *folder, struct diag *diag);

void listing_release(struct listing *listing);

#endif
