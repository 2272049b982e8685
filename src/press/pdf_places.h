/* Where the objects of a PDF are: the lines of its cross-reference stream (ISO 32000-1, 7.5.8.3).
 */
#ifndef BREUK_PRESS_PDF_PLACES_H
#define BREUK_PRESS_PDF_PLACES_H

#include "base/strbuf.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum pdf_place_kind { PDF_FREE, PDF_PLAIN, PDF_PACKED };

struct pdf_place {
    enum pdf_place_kind kind;
    uint64_t at;   /* from the file's beginning; packed: from 0 in their order */
    bool left_out; /* of the file; its line says free */
};

enum { PDF_PLACE_FIELDS = 3 };

/*
 * Adds a line for each object from 0: its kind, where it is, and, where it is packed in object
 * `pack`, its place in there. Sets how many bytes each of the three takes: as many as the largest
 * number needs, so that a file may be of any length.
 */
void pdf_add_places(struct strbuf *lines, const struct pdf_place *places, size_t count, size_t pack,
                    int widths[static PDF_PLACE_FIELDS]);

#endif
