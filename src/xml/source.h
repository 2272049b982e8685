/* One file as it was read: its bytes, and where its lines begin. Private to xml/. */
#ifndef BREUK_XML_SOURCE_H
#define BREUK_XML_SOURCE_H

#include "base/diag.h"
#include "base/status.h"

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* A file in memory. */
struct xml_source {
    struct xml_source *next; /* the next one in its owner's list */
    const char *name;        /* the name for positions; NUL-terminated, owned */
    char *block;             /* the file as it was read; owned */
    const char *bytes;       /* in block, after any byte order mark; a NUL follows */
    size_t length;
    uint32_t *lines; /* the offset at which each line begins; owned */
    size_t line_count;
    uint32_t *continuing; /* how many bytes of the file as it was read continue a character, before
                             each piece of a few KiB; owned */
    /* The changes made in memory, in their order, and the file as it was read, with its lines;
     * NULL: none. Owned, but for read_bytes, which is in read_block. */
    struct source_mended *mended;
    size_t mended_count, mended_capacity;
    char *read_block;
    const char *read_bytes;
    uint32_t *read_lines;
    size_t read_line_count;
    dev_t device; /* 0, 0 when it did not come from a file */
    ino_t inode;
    struct position included_at; /* the place of its <include>; no file: it is not included */
};

/*
 * Reads a regular file of at most XML_FILE_LIMIT bytes, XML_LINES_LIMIT lines, and `left` bytes.
 * The caller frees *out with source_free. On failure diag gives the reason at `where`, or at the
 * file itself when `where` names no file: STATUS_NOT_FOUND, STATUS_UNREADABLE.
 */
enum status source_read(struct xml_source **out, const char *path, size_t left,
                        struct position where, struct diag *diag);

/* Makes a source from a copy of bytes in memory, with the same limits and errors. */
enum status source_copy(struct xml_source **out, const char *name, const char *bytes, size_t length,
                        struct diag *diag);

/* Takes NULL. */
void source_free(struct xml_source *source);

/* Returns how often the byte occurs in the file. */
size_t source_count(const struct xml_source *source, char c);

/* Puts `text` in the place of the bytes from … end − 1, in memory. Positions stay those of the
 * file. */
void source_mend(struct xml_source *source, size_t from, size_t end, const char *text);

/* Returns the edit that puts `text`, which it borrows, in the place of the bytes from … end − 1. */
struct diag_edit source_edit(const struct xml_source *source, size_t from, size_t end,
                             const char *text);

/* Returns the line and column of a byte, as the file was read; offset may be the length: the end.
 */
struct position source_position(const struct xml_source *source, size_t offset);

#endif
