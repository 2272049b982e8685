/* Files that another file names, in its own folder or below. Private to xml/. */
#ifndef BREUK_XML_BESIDE_H
#define BREUK_XML_BESIDE_H

#include "base/diag.h"
#include "base/status.h"

/*
 * The path of `href`, which stands in `file`: in its folder or below. A link that leads elsewhere
 * is refused at `where` (STATUS_INVALID): a folder that somebody sends must not get other files
 * read. Nobody has looked whether the file is there. The caller frees *out (memory_free).
 */
enum status beside(char **out, const char *file, const char *href, struct position where,
                   struct diag *diag);

#endif
