#include "draw/coloured_face.h"

#include "base/strbuf.h"
#include "harness.h"

#include <stdint.h>
#include <stdio.h>
#include <string.h>

/* OpenType: a header of so many bytes, and a record for each table: tag, checksum, place, length.
 */
enum { HEADER = 12, RECORD = 16, ADDED = 2 };

struct table {
    const char *tag, *bytes;
    size_t length;
};

static uint32_t number_at(const char *bytes, int count)
{
    uint32_t value = 0;

    for (int i = 0; i < count; i++)
        value = value << 8 | (unsigned char)bytes[i];
    return value;
}

static void add_number(struct strbuf *out, uint32_t value, int count)
{
    while (count-- > 0)
        strbuf_add_char(out, (char)(value >> 8 * count));
}

static void read_andika(struct strbuf *face)
{
    char path[512] = "", bytes[4096];
    FILE *answer = popen("fc-match -f '%{file}' Andika", "r");

    ck_assert_ptr_nonnull(answer);
    ck_assert_ptr_nonnull(fgets(path, sizeof path, answer));
    pclose(answer);
    FILE *file = fopen(path, "rb");
    ck_assert_ptr_nonnull(file);
    for (size_t got; (got = fread(bytes, 1, sizeof bytes, file)) > 0;)
        strbuf_add_bytes(face, bytes, got);
    fclose(file);
}

/* Andika becomes Andiko, in Latin-1 and in UTF-16. */
static void rename_face(char *bytes, size_t length)
{
    static const char wide[] = "\0A\0n\0d\0i\0k\0a", narrow[] = "Andika";

    for (size_t i = 0; i + sizeof wide <= length; i++) {
        if (memcmp(bytes + i, wide, sizeof wide - 1) == 0)
            bytes[i + sizeof wide - 2] = 'o';
        if (memcmp(bytes + i, narrow, sizeof narrow - 1) == 0)
            bytes[i + sizeof narrow - 2] = 'o';
    }
}

/* Adds the tables COLR and CPAL, with one layer of one colour for one glyph. */
static void add_colours(struct table tables[static ADDED])
{
    static const char layers[] = "\0\0\0\1\0\0\0\16\0\0\0\24\0\1"
                                 "\0\0\0\0\0\1"
                                 "\0\0\0",
                      colours[] = "\0\0\0\1\0\1\0\1\0\0\0\16\0\0"
                                  "\0\0\0\377";

    tables[0] = (struct table){"COLR", layers, sizeof layers};
    tables[1] = (struct table){"CPAL", colours, sizeof colours - 1};
}

/* Tables stand in the order of their tags, and each begins at a fourth byte. */
static void write_face(const struct strbuf *andika, const struct table added[static ADDED],
                       struct strbuf *out)
{
    uint32_t count = number_at(andika->text + 4, 2);
    size_t place = HEADER + RECORD * (count + ADDED);
    struct strbuf bodies = {0};

    strbuf_add_bytes(out, andika->text, 4);
    add_number(out, count + ADDED, 2);
    strbuf_add_bytes(out, "\0\0\0\0\0\0", 6); /* for a search that nobody makes */
    for (uint32_t i = 0, next = 0; i < count || next < ADDED;) {
        const char *record = andika->text + HEADER + RECORD * i;
        struct table table = {record, andika->text + number_at(record + 8, 4),
                              number_at(record + 12, 4)};
        if (next < ADDED && (i == count || memcmp(added[next].tag, record, 4) < 0))
            table = added[next++];
        else
            i++;
        strbuf_add_bytes(out, table.tag, 4);
        add_number(out, 0, 4);
        add_number(out, (uint32_t)(place + bodies.length), 4);
        add_number(out, (uint32_t)table.length, 4);
        strbuf_add_bytes(&bodies, table.bytes, table.length);
        while (bodies.length % 4)
            strbuf_add_char(&bodies, '\0');
    }
    strbuf_add_bytes(out, bodies.text, bodies.length);
    strbuf_release(&bodies);
}

void coloured_face_make(const char *folder)
{
    struct strbuf andika = {0}, face = {0};
    struct table added[ADDED];
    char path[512];

    read_andika(&andika);
    rename_face(andika.text, andika.length);
    add_colours(added);
    write_face(&andika, added, &face);
    snprintf(path, sizeof path, "%s/coloured.ttf", folder);
    FILE *file = fopen(path, "wb");
    ck_assert_ptr_nonnull(file);
    ck_assert_uint_eq(fwrite(face.text, 1, face.length, file), face.length);
    ck_assert_int_eq(fclose(file), 0);
    strbuf_release(&andika);
    strbuf_release(&face);
}
