#include "press/pdf_places.h"

#include "press/big_endian.h"

void pdf_add_places(struct strbuf *lines, const struct pdf_place *places, size_t count,
                    int widths[static PDF_PLACE_FIELDS])
{
    for (int j = 0; j < PDF_PLACE_FIELDS; j++) {
        uint64_t bits = 0; /* all bits that the field of any line has */
        for (size_t i = 0; i < count; i++)
            bits |= places[i].field[j];
        for (widths[j] = 1; widths[j] < 8 && bits >> 8 * widths[j]; widths[j]++)
            ;
    }
    for (size_t i = 0; i < count; i++)
        for (int j = 0; j < PDF_PLACE_FIELDS; j++)
            big_endian_add(lines, places[i].field[j], widths[j]);
}
