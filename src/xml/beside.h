/* Files that another file names, in its own folder or below. For the files of this room. */
#ifndef BREUK_XML_BESIDE_H
#define BREUK_XML_BESIDE_H

#include "base/diag.h"
#include "base/status.h"

/*
 * The path of `href`, as it stands in `file`: beside it or below. What lies elsewhere by way of a
 * link is refused at `where` (STATUS_INVALID): a folder that somebody sends must not get other
 * files read. Whether the file is there is not asked. The caller frees *out (memory_free).
 */
enum status beside(char **out, const char *file, const char *href, struct position where,
                   struct diag *diag);

#endif
