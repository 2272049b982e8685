/* Finds files that another file names, in its own folder or below. Private to xml/. */
#ifndef BREUK_XML_BESIDE_H
#define BREUK_XML_BESIDE_H

#include "base/diag.h"
#include "base/status.h"

/*
 * Makes the path of `href`, which stands in `file` and names a file in the same folder or below. A
 * symbolic link that leads out of the folder is refused at `where` (STATUS_INVALID), so that a
 * folder that somebody sends cannot get other files read. Does not look whether the file is there.
 * The caller frees *out (memory_free), which is NULL after a failure.
 */
enum status beside(char **out, const char *file, const char *href, struct position where,
                   struct diag *diag);

#endif
