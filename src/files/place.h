/*
 * Finds out where a path leads: to a file or folder on the disk, or into a ZIP: “mine.zip/card.xml”
 * is the file card.xml in mine.zip, and mine.zip itself counts as a folder.
 */
#ifndef BREUK_FILES_PLACE_H
#define BREUK_FILES_PLACE_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/stat.h>

/* Returns the length of the beginning of the path that names a ZIP, if the path goes on behind it;
 * otherwise 0. */
size_t place_of_zip(const char *path);

/* Does as stat() does; of a path that leads into a ZIP it tells of the ZIP. Returns 0, or −1 when
 * there is neither. */
int place_stat(const char *path, struct stat *facts);

/* Returns whether both paths lead to one file or folder, under any name and through any links; for
 * a path that leads into a ZIP, the ZIP counts. */
bool place_is_same(const char *one, const char *other);

/* Returns whether the path is that of a folder, or of a ZIP. */
bool place_is_folder(const char *path);

/* Returns a path that means the same in every folder; a copy of the path if nothing is there. The
 * caller frees it (memory_free). */
char *place_whole(const char *path);

#endif
