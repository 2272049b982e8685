#include "press/true_type.h"

#include "press/pdf_syntax.h"

#include <stdint.h>
#include <string.h>

enum { HEADER = 12, ENTRY = 16, TABLES = 16 };
enum { CHECK_SUM_ADJUSTMENT = 8, LONG_OFFSETS = 50, HEAD = 54 }; /* in the table "head" */
enum { OUTLINE_HEADER = 10 };                                    /* of a glyph */

/* Flags of a component of a composite glyph ("glyf"). */
enum {
    ARGUMENTS_ARE_WORDS = 0x0001,
    HAS_SCALE = 0x0008,
    MORE_COMPONENTS = 0x0020,
    HAS_TWO_SCALES = 0x0040,
    HAS_MATRIX = 0x0080,
    HAS_INSTRUCTIONS = 0x0100
};

struct font_table {
    char tag[4];
    struct strbuf bytes;
};

/* A font, taken apart. */
struct font {
    struct font_table tables[TABLES];
    int count;
};

static uint32_t number_at(const char *at, int bytes)
{
    uint32_t number = 0;

    for (int i = 0; i < bytes; i++)
        number = number << 8 | (unsigned char)at[i];
    return number;
}

static void set_number(char *at, uint32_t number, int bytes)
{
    for (int i = bytes - 1; i >= 0; i--, number >>= 8)
        at[i] = (char)(number & 255);
}

static uint32_t check_sum(const char *bytes, size_t length)
{
    uint32_t sum = 0;

    for (size_t i = 0; i + 4 <= length; i += 4)
        sum += number_at(bytes + i, 4);
    return sum;
}

static struct strbuf *find(struct font *font, const char *tag)
{
    for (int i = 0; i < font->count; i++)
        if (memcmp(font->tables[i].tag, tag, 4) == 0)
            return &font->tables[i].bytes;
    return NULL;
}

/* Takes all tables of the font except the hints. False: this is no such font. */
static bool take_apart(struct font *font, const char *bytes, size_t length)
{
    if (length < HEADER || number_at(bytes, 4) != 0x00010000)
        return false;
    size_t count = number_at(bytes + 4, 2);
    if (count > TABLES || length < HEADER + ENTRY * count)
        return false;
    for (size_t i = 0; i < count; i++) {
        const char *entry = bytes + HEADER + ENTRY * i;
        size_t offset = number_at(entry + 8, 4), size = number_at(entry + 12, 4);
        if (offset > length || size > length - offset)
            return false;
        if (memcmp(entry, "cvt ", 4) == 0 || memcmp(entry, "fpgm", 4) == 0 ||
            memcmp(entry, "prep", 4) == 0)
            continue;
        struct font_table *table = &font->tables[font->count++];
        memcpy(table->tag, entry, sizeof table->tag);
        strbuf_add_bytes(&table->bytes, bytes + offset, size);
    }
    return true;
}

/* Adds a glyph without its instructions. False: it is broken. */
static bool add_outline(struct strbuf *out, const char *glyph, size_t length)
{
    if (length < OUTLINE_HEADER || number_at(glyph, 2) == 0) {
        strbuf_add_bytes(out, glyph, length);
        return true;
    }
    if (number_at(glyph, 2) >= 0x8000) {
        /* This is a composite glyph: instructions follow its last component. */
        size_t at = OUTLINE_HEADER;
        uint32_t flags;
        strbuf_add_bytes(out, glyph, OUTLINE_HEADER);
        do {
            if (length - at < 2)
                return false;
            flags = number_at(glyph + at, 2);
            size_t size = flags & ARGUMENTS_ARE_WORDS ? 8 : 6;
            size += flags & HAS_SCALE ? 2 : flags & HAS_TWO_SCALES ? 4 : flags & HAS_MATRIX ? 8 : 0;
            if (length - at < size)
                return false;
            big_endian_add(out, flags & ~(uint32_t)HAS_INSTRUCTIONS, 2);
            strbuf_add_bytes(out, glyph + at + 2, size - 2);
            at += size;
        } while (flags & MORE_COMPONENTS);
        return true;
    }
    size_t ends = OUTLINE_HEADER + 2 * number_at(glyph, 2);
    if (length < ends + 2 || length < ends + 2 + number_at(glyph + ends, 2))
        return false;
    size_t after = ends + 2 + number_at(glyph + ends, 2);
    strbuf_add_bytes(out, glyph, ends);
    big_endian_add(out, 0, 2);
    strbuf_add_bytes(out, glyph + after, length - after);
    return true;
}

static bool drop_instructions(struct font *font)
{
    struct strbuf *head = find(font, "head"), *places = find(font, "loca"),
                  *outlines = find(font, "glyf"), fewer = {0};

    if (!head || head->length < HEAD || !places || !outlines)
        return false;
    int size = number_at(head->text + LONG_OFFSETS, 2) ? 4 : 2, unit = size == 4 ? 1 : 2;
    size_t count = places->length / (size_t)size, start = 0;
    bool sound = count > 0;
    for (size_t i = 0; i < count && sound; i++) {
        char *place = places->text + i * (size_t)size;
        size_t end = number_at(place, size) * (size_t)unit;
        sound = end >= start && end <= outlines->length &&
                (end == start || add_outline(&fewer, outlines->text + start, end - start));
        big_endian_pad(&fewer);
        size_t fewer_end = fewer.length / (size_t)unit;
        sound = sound && fewer_end <= (size == 4 ? UINT32_MAX : UINT16_MAX);
        set_number(place, (uint32_t)fewer_end, size);
        start = end;
    }
    strbuf_release(outlines);
    *outlines = fewer;
    return sound;
}

static void put_together(struct font *font, struct strbuf *out)
{
    size_t offset = HEADER + ENTRY * (size_t)font->count, start = out->length;
    int power = 0;

    while (2 << power <= font->count)
        power++;
    big_endian_add(out, 0x00010000, 4);
    big_endian_add(out, (uint32_t)font->count, 2);
    big_endian_add(out, 16u << power, 2);
    big_endian_add(out, (uint32_t)power, 2);
    big_endian_add(out, (uint32_t)(16 * font->count) - (16u << power), 2);
    for (int i = 0; i < font->count; i++) {
        struct strbuf *bytes = &font->tables[i].bytes;
        size_t length = bytes->length;
        big_endian_pad(bytes);
        strbuf_add_bytes(out, font->tables[i].tag, 4);
        big_endian_add(out, check_sum(strbuf_text(bytes), bytes->length), 4);
        big_endian_add(out, (uint32_t)offset, 4);
        big_endian_add(out, (uint32_t)length, 4);
        offset += bytes->length;
    }
    for (int i = 0; i < font->count; i++) {
        const struct strbuf *bytes = &font->tables[i].bytes;
        strbuf_add_bytes(out, strbuf_text(bytes), bytes->length);
    }
    /* The check sum of the whole font must be 0xB1B0AFBA. */
    for (int i = 0; i < font->count; i++)
        if (memcmp(font->tables[i].tag, "head", 4) == 0) {
            const char *entry = out->text + start + HEADER + ENTRY * i;
            set_number(out->text + start + number_at(entry + 8, 4) + CHECK_SUM_ADJUSTMENT,
                       0xB1B0AFBA - check_sum(out->text + start, out->length - start), 4);
            return; /* a second "head" may be too short for this */
        }
}

bool true_type_add_unhinted(struct strbuf *out, const char *font, size_t length)
{
    struct font pieces = {.count = 0};
    bool sound = take_apart(&pieces, font, length) && drop_instructions(&pieces);

    if (sound) {
        set_number(find(&pieces, "head")->text + CHECK_SUM_ADJUSTMENT, 0, 4);
        put_together(&pieces, out);
    }
    for (int i = 0; i < pieces.count; i++)
        strbuf_release(&pieces.tables[i].bytes);
    return sound;
}
