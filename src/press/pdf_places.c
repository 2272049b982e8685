#include "press/pdf_places.h"

struct line {
    uint64_t field[PDF_PLACE_FIELDS];
};

static struct line line_of(const struct pdf_place *place, size_t pack)
{
    if (place->kind == PDF_PACKED)
        return (struct line){{PDF_PACKED, pack, place->at}};
    return (struct line){{place->kind, place->at, 0}};
}

void pdf_add_places(struct strbuf *lines, const struct pdf_place *places, size_t count, size_t pack,
                    int widths[static PDF_PLACE_FIELDS])
{
    struct line bits = {{0}}; /* all bits that any line has */

    for (size_t i = 0; i < count; i++) {
        struct line line = line_of(&places[i], pack);
        for (int j = 0; j < PDF_PLACE_FIELDS; j++)
            bits.field[j] |= line.field[j];
    }
    for (int j = 0; j < PDF_PLACE_FIELDS; j++)
        for (widths[j] = 1; widths[j] < 8 && bits.field[j] >> 8 * widths[j]; widths[j]++)
            ;
    for (size_t i = 0; i < count; i++) {
        struct line line = line_of(&places[i], pack);
        for (int j = 0; j < PDF_PLACE_FIELDS; j++)
            for (int byte = widths[j] - 1; byte >= 0; byte--)
                strbuf_add_char(lines, (char)(line.field[j] >> 8 * byte & 255));
    }
}
