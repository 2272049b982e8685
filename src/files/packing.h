/* A ZIP made in memory, the same bytes for the same files. */
#ifndef BREUK_FILES_PACKING_H
#define BREUK_FILES_PACKING_H

#include "base/message.h"
#include "base/status.h"
#include "base/strbuf.h"

#include <stdbool.h>

struct packing;

/* Begins a ZIP without files; *out belongs to the caller: packing_free(). STATUS_UNSUPPORTED:
 * libzip cannot be loaded, and *why says so. */
enum status packing_new(struct packing **out, struct message *why);

/*
 * Adds a file; no other has this name. `content` is borrowed until packing_finish. What is packed
 * already, such as a PNG, is stored as it is.
 */
void packing_add(struct packing *packing, const char *name, const struct strbuf *content,
                 bool packed);

/* Adds the finished ZIP to `out`; nothing can be added after it. */
void packing_finish(struct packing *packing, struct strbuf *out);

/* Finished or not. Takes NULL. */
void packing_free(struct packing *packing);

#endif
