/* Fonts without their hints. */
#include "cases.h"

#include "press/true_type.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static void add(struct strbuf *out, uint32_t number, int bytes)
{
    for (int shift = 8 * bytes - 8; shift >= 0; shift -= 8)
        strbuf_add_char(out, (char)(number >> shift & 255));
}

static uint32_t number_at(const char *at, int bytes)
{
    uint32_t number = 0;

    for (int i = 0; i < bytes; i++)
        number = number << 8 | (unsigned char)at[i];
    return number;
}

/* A glyph of a contour with a point and so many bytes of instructions: "\1", then "POINT". */
static void add_glyph(struct strbuf *out, int instructions)
{
    add(out, 1, 2);
    for (int i = 0; i < 4; i++)
        add(out, 0, 2);
    add(out, 0, 2);
    add(out, (uint32_t)instructions, 2);
    for (int i = 0; i < instructions; i++)
        strbuf_add_char(out, 1);
    strbuf_add(out, "POINT");
    while (out->length % 2)
        strbuf_add_char(out, 0);
}

enum { TABLES = 6 };
static const char *const tags[TABLES] = {"cvt ", "fpgm", "glyf", "head", "loca", "prep"};

/* Three glyphs: the second is empty, the third is put together from others. */
static void make_font(struct strbuf *font)
{
    struct strbuf tables[TABLES] = {0};
    size_t offset = 12 + 16 * TABLES;

    strbuf_add(&tables[0], "cvt");
    strbuf_add(&tables[1], "program");
    add(&tables[4], 0, 2);
    add_glyph(&tables[2], 9);
    add(&tables[4], (uint32_t)tables[2].length / 2, 2);
    add(&tables[4], (uint32_t)tables[2].length / 2, 2);
    add(&tables[2], 0xFFFF, 2);
    strbuf_add(&tables[2], "COMPOSITE!");
    add(&tables[4], (uint32_t)tables[2].length / 2, 2);
    for (int i = 0; i < 54; i++)
        strbuf_add_char(&tables[3], 0);
    strbuf_add(&tables[5], "prep");
    add(font, 0x00010000, 4);
    add(font, TABLES, 2);
    add(font, 0, 2);
    add(font, 0, 2);
    add(font, 0, 2);
    for (int i = 0; i < TABLES; i++) {
        strbuf_add(font, tags[i]);
        add(font, 0, 4);
        add(font, (uint32_t)offset, 4);
        add(font, (uint32_t)tables[i].length, 4);
        offset += tables[i].length;
    }
    for (int i = 0; i < TABLES; i++) {
        strbuf_add_bytes(font, tables[i].text, tables[i].length);
        strbuf_release(&tables[i]);
    }
}

static const char *find(const struct strbuf *font, const char *tag, size_t *length)
{
    for (size_t i = 0; i < number_at(font->text + 4, 2); i++) {
        const char *entry = font->text + 12 + 16 * i;
        *length = number_at(entry + 12, 4);
        if (memcmp(entry, tag, 4) == 0)
            return font->text + number_at(entry + 8, 4);
    }
    return NULL;
}

START_TEST(a_font_without_hints_has_its_outlines_and_their_places)
{
    struct strbuf font = {0}, out = {0}, glyph = {0};
    uint32_t sum = 0;
    size_t length;

    make_font(&font);
    ck_assert(true_type_add_unhinted(&out, font.text, font.length));
    for (int i = 0; i < TABLES; i++) {
        const char *table = find(&out, tags[i], &length);
        ck_assert_msg(!table == (i < 2 || i > 4), "%s", tags[i]);
    }
    const char *places = find(&out, "loca", &length);
    ck_assert_uint_eq(length, 8);
    ck_assert_uint_eq(number_at(places + 2, 2), number_at(places + 4, 2));
    add_glyph(&glyph, 0);
    const char *outlines = find(&out, "glyf", &length);
    ck_assert_mem_eq(outlines, glyph.text, glyph.length);
    ck_assert_mem_eq(outlines + 2 * number_at(places + 4, 2) + 2, "COMPOSITE!", 10);
    ck_assert_uint_eq(2 * number_at(places + 6, 2), length);
    for (size_t i = 0; i < out.length; i += 4)
        sum += number_at(out.text + i, 4);
    ck_assert_uint_eq(sum, 0xB1B0AFBA);
    strbuf_release(&glyph);
    strbuf_release(&font);
    strbuf_release(&out);
}
END_TEST

START_TEST(a_font_that_is_cut_off_or_has_a_wrong_byte_is_refused_or_read_within_its_bounds)
{
    struct strbuf font = {0}, out = {0};

    make_font(&font);
    for (size_t length = 0; length < font.length; length++) {
        char *part = malloc(length + 1);
        ck_assert_ptr_nonnull(part);
        memcpy(part, font.text, length);
        ck_assert_msg(!true_type_add_unhinted(&out, part, length), "%zu", length);
        free(part);
    }
    for (size_t i = 0; i < font.length; i++) {
        font.text[i] ^= (char)0xFF;
        true_type_add_unhinted(&out, font.text, font.length);
        strbuf_clear(&out);
        font.text[i] ^= (char)0xFF;
    }
    strbuf_release(&font);
    strbuf_release(&out);
}
END_TEST

void add_true_type_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "true_type");

    tcase_add_test(tests, a_font_without_hints_has_its_outlines_and_their_places);
    tcase_add_test(tests,
                   a_font_that_is_cut_off_or_has_a_wrong_byte_is_refused_or_read_within_its_bounds);
}
