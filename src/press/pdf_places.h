/* Writes where the objects of a PDF are: the lines of its cross-reference stream (ISO 32000-1,
 * 7.5.8.3). */
#ifndef BREUK_PRESS_PDF_PLACES_H
#define BREUK_PRESS_PDF_PLACES_H

#include "base/strbuf.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* How an object is in the file. The numbers are those of the stream's first field. */
enum pdf_place_kind { PDF_FREE, PDF_PLAIN, PDF_PACKED };

/* Where an object is. */
struct pdf_place {
    enum pdf_place_kind kind;
    uint64_t at;   /* byte of the file; of a packed object its index in the pack */
    bool left_out; /* the file leaves it out, and its line says free */
};

/* The fields of a line. */
enum { PDF_PLACE_FIELDS = 3 };

/* Adds a line for each object from 0: its kind, where it is and, if it is packed in object `pack`,
 * its index there. Sets how many bytes each of the three fields takes: as many as its largest
 * number needs, so that a file may be of any length. Check lines->failed afterwards. */
void pdf_add_places(struct strbuf *lines, const struct pdf_place *places, size_t count, size_t pack,
                    int widths[static PDF_PLACE_FIELDS]);

#endif
