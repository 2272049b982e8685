/*
 * A ZIP that is read: a deck with all it needs, in one file. It may come from anybody, so nothing
 * in it is believed. It is refused as a whole if it is larger than ARCHIVE_LIMIT or claims to be,
 * if a name leads out of it, is there twice (capitals count for nothing), is too long or not UTF-8,
 * if anything in it is a link, a device, encrypted, or packed by another method than deflate. A
 * file in it is refused if it is not as long as it claims, its checksum is wrong, or it is a ZIP
 * itself. No more is inflated than a file claims. Nothing is written to the disk.
 */
#ifndef BREUK_FILES_ARCHIVE_H
#define BREUK_FILES_ARCHIVE_H

#include "base/diag.h"
#include "base/message.h"
#include "base/status.h"
#include "base/strbuf.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

enum {
    ARCHIVE_LIMIT = 64 * 1024 * 1024,     /* bytes: of the ZIP, and of all its files unpacked */
    ARCHIVE_FILE_LIMIT = 8 * 1024 * 1024, /* bytes of one of them */
    ARCHIVE_COUNT_LIMIT = 1000            /* files and folders */
};

/* A file in a ZIP. */
struct archive_entry {
    const char *name; /* UTF-8, with "/" between folders; belongs to the archive */
    size_t length;    /* in bytes, as it is claimed; archive_read checks it */
    uint64_t index;   /* in the ZIP */
};

/* An open ZIP. Read the fields, never write them. */
struct archive {
    /* Its files, sorted by name. Folders are left out, and so is what file managers add for
     * themselves. */
    const struct archive_entry *entries;
    size_t count;
    dev_t device;
    ino_t inode;
};

/* Returns whether the file of that path is a ZIP by its first bytes. */
bool archive_is(const char *path);

/* Opens a ZIP; on success the caller closes it: archive_close(). The one that was opened last stays
 * open, and is given again as long as its file is the same. STATUS_NOT_FOUND: no such file.
 * STATUS_UNREADABLE: it is refused. For both diag says why. */
enum status archive_open(struct archive **out, const char *path, struct diag *diag);

/* Returns the file of that name; NULL: there is none. */
const struct archive_entry *archive_find(const struct archive *archive, const char *name);

/* Inflates a file into `bytes`, which must have room for length + 1. STATUS_UNREADABLE: it is
 * refused; *why says so and lacks its argument {file}. */
enum status archive_read(const struct archive *archive, const struct archive_entry *entry,
                         char *bytes, struct message *why);

/* Takes NULL. */
void archive_close(struct archive *archive);

/* Tells whether two names cannot both be in a ZIP: they are the same, if capitals count for
 * nothing, or one is a folder of the other. */
bool archive_names_clash(const char *one, const char *other);

/* Returns what is wrong with the name of a file or folder in a ZIP, a message id with {name}; NULL:
 * nothing. */
const char *archive_name_fault(const char *name);

/* A ZIP made in memory, the same bytes for the same files (packing.c). */

struct packing;

/* Begins a ZIP without files, which belongs to the caller: packing_free(). */
struct packing *packing_new(void);

/*
 * Adds a file; no other has this name. `content` is borrowed until packing_finish. Content that is
 * packed already, such as a PNG, is stored as it is.
 */
void packing_add(struct packing *packing, const char *name, const struct strbuf *content,
                 bool packed);

/* Adds the finished ZIP to `out`; nothing can be added after it. */
void packing_finish(struct packing *packing, struct strbuf *out);

/* Finished or not. Takes NULL. */
void packing_free(struct packing *packing);

#endif
