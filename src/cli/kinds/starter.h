/* The first file of an author: short, right, and with comments that say what each element is for.
 */
#ifndef BREUK_CLI_KINDS_STARTER_H
#define BREUK_CLI_KINDS_STARTER_H

#include "base/strbuf.h"
#include "cli/kinds/file_kind.h"
#include "paper/sheet.h"
#include "xml/xml.h"

/*
 * Each adds a whole file, with a line that leads an editor to KIND.rng beside it and with comments
 * in the user's language. `starter` is that of kind_words.h.
 */
void starter_write(const struct file_kind *kind, const char *starter, const char *title,
                   struct strbuf *out);

/* Does the same with a copy of a file, in which its includes are merged. */
void starter_copy(const struct file_kind *kind, const struct xml_document *document,
                  struct strbuf *out);

/* Does the same with a sheet of label stock. */
void starter_copy_stock(const struct file_kind *kind, const struct sheet *sheet,
                        struct strbuf *out);

#endif
