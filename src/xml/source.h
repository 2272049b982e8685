/* One file as it was read: its bytes, and where its lines begin. Private to xml/. */
#ifndef BREUK_XML_SOURCE_H
#define BREUK_XML_SOURCE_H

#include "base/diag.h"
#include "base/status.h"

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

struct xml_source {
    struct xml_source *next; /* in its owner's list */
    const char *name;        /* for positions; NUL-terminated, owned */
    char *block;             /* as read; owned */
    const char *bytes;       /* in block, behind a byte order mark; a NUL stands behind the last */
    size_t length;
    uint32_t *lines; /* where each line begins; owned */
    size_t line_count;
    dev_t device; /* 0, 0 when it did not come from a file */
    ino_t inode;
};

/*
 * Reads a regular file of at most XML_FILE_LIMIT bytes and at most `left`. The caller frees *out
 * with source_free. On failure diag says why, at `where`, or at the file itself when that names no
 * file: STATUS_NOT_FOUND, _UNREADABLE, _NO_MEMORY.
 */
enum status source_read(struct xml_source **out, const char *path, size_t left,
                        struct position where, struct diag *diag);

/* Makes a source of a copy of bytes in memory, at most XML_FILE_LIMIT. */
enum status source_copy(struct xml_source **out, const char *name, const char *bytes, size_t length,
                        struct diag *diag);

/* Takes NULL. */
void source_free(struct xml_source *source);

/* How often the byte stands in the file. */
size_t source_count(const struct xml_source *source, char c);

/* offset may be the length: the end. */
struct position source_position(const struct xml_source *source, size_t offset);

#endif
