/* A folder that travels: a deck, with the files that it names beside it. */
#ifndef BREUK_XML_BUNDLE_H
#define BREUK_XML_BUNDLE_H

#include "base/diag.h"
#include "base/memory.h"
#include "base/status.h"

#include <stddef.h>

/* A kind of files that can be asked for by name. */
struct library_kind {
    const char *folder; /* as library_open() takes it */
    const char *below;  /* its last name: that of a folder beside a deck for files of the kind */
    const char *root;   /* the name of their outermost element */
};

/* Returns the kind of that folder; NULL: there is none. */
const struct library_kind *library_kind_of(const char *folder);

/*
 * Finds the file NAME.xml in a folder ("", or ended by a slash), or in the one below it that is
 * called as the kind's is. A file that begins as those of another kind do is passed over. Returns
 * its path, which belongs to the arena; NULL: there is none.
 */
const char *bundle_find(struct arena *arena, const char *folder, const struct library_kind *kind,
                        const char *name);

/* Lists all files of the kind in those two folders, none of them if the folders hold too much
 * (files/listing.h). All belong to the arena. */
void bundle_list(struct arena *arena, const char ***paths, size_t *count, const char *folder,
                 const struct library_kind *kind);

/* Lists all files of the kind in a folder or a ZIP and all folders below; they belong to the arena.
 * As listing_read(). */
enum status bundle_all(struct arena *arena, const char ***paths, size_t *count, const char *folder,
                       const struct library_kind *kind, struct diag *diag);

/* Finds the only file of the kind in a folder or a ZIP and all folders below. STATUS_NOT_FOUND:
 * there is none, or more than one, and diag says which; otherwise as listing_read(). */
enum status bundle_only(struct arena *arena, const char **path, const char *folder,
                        const struct library_kind *kind, struct diag *diag);

/* Says what is wrong with the ZIP that the path leads into, or is; as archive_open(). */
enum status bundle_check_zip(const char *path, struct diag *diag);

#endif
