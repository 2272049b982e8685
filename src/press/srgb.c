#include "press/srgb.h"

#include "press/pdf_syntax.h"

#include <stdint.h>
#include <string.h>

/* The rows are red, green and blue. */
const int srgb_primaries[3][3] = {{28576, 14581, 912}, {25239, 46983, 6362}, {9375, 3972, 46787}};

/* D50, and the matrix (Bradford) that takes D65 to it, by which a reader can go back to the true
 * white. */
static const int white[3] = {63190, 65536, 54061};
static const int adaptation[9] = {68674, 1502, -3291, 1939, 64912, -1119, -606, 988, 49262};

/* A parametric curve of function type 3 with its g, a, b, c, d: ((x + 0.055) / 1.055) ^ 2.4 from
 * 0.04045 on, x / 12.92 below. */
static const int curve[6] = {3 << 16, 157286, 62119, 3417, 5072, 2651};

/* The tags that a profile of a display must have; the three curves are the same. */
enum { NAME, RIGHTS, WHITE, ADAPTATION, RED, GREEN, BLUE, CURVE, GREEN_CURVE, BLUE_CURVE, TAGS };

static const char names[TAGS][5] = {"desc", "cprt", "wtpt", "chad", "rXYZ",
                                    "gXYZ", "bXYZ", "rTRC", "gTRC", "bTRC"};

enum { HEADER = 128, TABLE = 4 + 12 * TAGS }; /* in bytes */

static void put_all(struct strbuf *out, const char *type, const int *numbers, int count)
{
    strbuf_add_bytes(out, type, 4);
    big_endian_add(out, 0, 4);
    for (int i = 0; i < count; i++)
        big_endian_add(out, (uint32_t)numbers[i], 4);
}

/* Adds a text in English, as UTF-16. */
static void put_text(struct strbuf *out, const char *text)
{
    const int head[] = {1, 12};

    put_all(out, "mluc", head, 2);
    strbuf_add_bytes(out, "enUS", 4);
    big_endian_add(out, (uint32_t)(2 * strlen(text)), 4);
    big_endian_add(out, 28, 4);
    for (; *text; text++) {
        strbuf_add_char(out, '\0');
        strbuf_add_char(out, *text);
    }
}

static void put_tag(struct strbuf *out, int tag)
{
    switch (tag) {
    case NAME:
        put_text(out, SRGB_NAME);
        break;
    case RIGHTS:
        put_text(out, "Figures of a standard: no rights are claimed.");
        break;
    case WHITE:
        put_all(out, "XYZ ", white, 3);
        break;
    case ADAPTATION:
        put_all(out, "sf32", adaptation, 9);
        break;
    case CURVE:
        put_all(out, "para", curve, 6);
        break;
    default:
        put_all(out, "XYZ ", srgb_primaries[tag - RED], 3);
        break;
    }
    big_endian_pad(out);
}

void srgb_add_profile(struct strbuf *out)
{
    uint32_t header[HEADER / 4] = {
        [2] = 0x04000000, /* version */
        [3] = 0x6D6E7472, /* "mntr" */
        [4] = 0x52474220, /* "RGB " */
        [5] = 0x58595A20, /* "XYZ " */
        [6] = 1999u << 16 | 10,
        [7] = 18u << 16,  /* the date of the standard */
        [9] = 0x61637370, /* "acsp" */
        [16] = 1,         /* relative colorimetric */
        [17] = (uint32_t)white[0],
        [18] = (uint32_t)white[1],
        [19] = (uint32_t)white[2],
    };
    struct strbuf table = {0}, data = {0};
    size_t at[TAGS], length[TAGS];

    big_endian_add(&table, TAGS, 4);
    for (int i = 0; i < TAGS; i++) {
        int own = i > CURVE ? CURVE : i;
        if (own == i) {
            at[i] = data.length;
            put_tag(&data, i);
            length[i] = data.length - at[i];
        }
        strbuf_add_bytes(&table, names[i], 4);
        big_endian_add(&table, (uint32_t)(HEADER + TABLE + at[own]), 4);
        big_endian_add(&table, (uint32_t)length[own], 4);
    }
    header[0] = (uint32_t)(HEADER + TABLE + data.length);
    for (int i = 0; i < HEADER / 4; i++)
        big_endian_add(out, header[i], 4);
    strbuf_add_bytes(out, strbuf_text(&table), table.length);
    strbuf_add_bytes(out, strbuf_text(&data), data.length);
    strbuf_release(&table);
    strbuf_release(&data);
}
