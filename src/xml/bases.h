/* A file that starts from another of its kind, which its attribute “base” names, and which may
 * start from a further one itself. */
#ifndef BREUK_XML_BASES_H
#define BREUK_XML_BASES_H

#include "base/diag.h"
#include "base/status.h"
#include "xml/xml.h"

#include <stdbool.h>
#include <stddef.h>

/* The most files that a file can start from, directly and indirectly. */
enum { XML_BASES = 8 };

/* The files that one starts from. A zeroed struct has none. */
struct xml_bases {
    struct xml_document *documents[XML_BASES]; /* owned: its base, the base of that, … */
    size_t count;
    bool lacks; /* one of them is missing, or was refused; what a file says may rest on it */
};

/* The complaints about a base that cannot be used, as N_() with {name}. */
struct xml_base_words {
    const char *near, *far; /* as library_complain() takes them */
    const char *circle;     /* it leads back to a file that starts from it */
    const char *deep;       /* there are more than {most} of them */
};

/*
 * Reads the files that a document starts from, which was read from this path. Each is looked for by
 * its name in the library of that kind, first beside the file that names it. Every complaint goes
 * to diag, where the base is named or in the file that is wrong. STATUS_INVALID, _NOT_FOUND,
 * _UNREADABLE: as xml_read(), of the first base that is of no use. The caller releases the bases,
 * also after a failure.
 */
enum status xml_bases_read(struct xml_bases *bases, const char *path,
                           const struct xml_document *document, const char *kind,
                           const struct xml_base_words *words, struct diag *diag);
void xml_bases_release(struct xml_bases *bases);

#endif
