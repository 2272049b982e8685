/* Writes where the objects of a PDF are: the lines of its cross-reference stream (ISO 32000-1,
 * 7.5.8.3). */
#ifndef BREUK_PRESS_PDF_PLACES_H
#define BREUK_PRESS_PDF_PLACES_H

#include "base/strbuf.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* How an object is in the file: the first field of its line. */
enum pdf_place_kind { PDF_FREE, PDF_PLAIN, PDF_PACKED };

/* The fields of a line. */
enum { PDF_PLACE_FIELDS = 3 };

/* Where an object is. */
struct pdf_place {
    uint64_t field[PDF_PLACE_FIELDS]; /* its kind, then the byte of the file; of a packed object the
                                         number of the pack, and its index there */
    bool left_out;                    /* the file leaves it out, and its line says free */
};

/* Adds a line for each object from 0. Sets how many bytes each of the three fields takes: as many
 * as its largest number needs, so that a file may be of any length. */
void pdf_add_places(struct strbuf *lines, const struct pdf_place *places, size_t count,
                    int widths[static PDF_PLACE_FIELDS]);

#endif
