/* A file of translations: gettext's .mo, read whole and checked once, then looked up by bisection.
 */
#ifndef BREUK_TEXT_CATALOGUE_H
#define BREUK_TEXT_CATALOGUE_H

#include "base/status.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A zeroed struct is an empty catalogue. */
struct catalogue {
    unsigned char *bytes; /* owned; one NUL more than size */
    size_t size;
    uint32_t count, ids, texts; /* ids, texts: offsets of the tables */
    bool swapped;               /* written by a machine of the other byte order */
};

/*
 * Reads a file. STATUS_NOT_FOUND: there is none. STATUS_UNREADABLE: it cannot be read, is no .mo
 * file, has a table or text that reaches past its end, or ids out of order. On failure *catalogue
 * is empty.
 */
enum status catalogue_load(struct catalogue *catalogue, const char *path);

/* Returns form number `form` (from 0) of the translation; NULL if there is none, or it is empty.
 * The text belongs to the catalogue. */
const char *catalogue_find(const struct catalogue *catalogue, const char *id, unsigned form);

void catalogue_release(struct catalogue *catalogue);

#endif
