/* A ZIP made in memory, the same bytes for the same files. */
#ifndef BREUK_TABLETOP_ARCHIVE_H
#define BREUK_TABLETOP_ARCHIVE_H

#include "base/status.h"
#include "base/strbuf.h"

struct archive;

/* Has no files yet. NULL: no memory. */
struct archive *archive_new(void);

/*
 * Adds a file; no other has this name. `content` is borrowed until archive_finish. What is packed
 * already, such as a PNG, is stored as it is. STATUS_NO_MEMORY.
 */
enum status archive_add(struct archive *archive, const char *name, const struct strbuf *content,
                        bool packed);

/* Adds the finished ZIP to `out`; nothing can be added after it. STATUS_NO_MEMORY. */
enum status archive_finish(struct archive *archive, struct strbuf *out);

/* Finished or not. Takes NULL. */
void archive_free(struct archive *archive);

#endif
