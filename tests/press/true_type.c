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

/* How a component is made larger or smaller: a flag, and so many bytes. */
static const struct {
    uint32_t flag;
    int bytes;
} scales[] = {{0, 0}, {0x0008, 2}, {0x0040, 4}, {0x0080, 8}};

enum { WORDS = 0x0001, OFFSETS = 0x0002, MORE = 0x0020, INSTRUCTED = 0x0100 };

/* A glyph that is put together from two others: the first is moved by words and has a scale, the
 * second is moved by bytes. Where the second ends. */
static size_t add_composite(struct strbuf *out, int scale, bool instructed)
{
    uint32_t instructions = instructed ? INSTRUCTED : 0;

    add(out, 0xFFFF, 2);
    for (int i = 0; i < 4; i++)
        add(out, 0, 2);
    add(out, WORDS | OFFSETS | MORE | scales[scale].flag | instructions, 2);
    strbuf_add_bytes(out, "\0\0WORDSCALESCALE", (size_t)(6 + scales[scale].bytes));
    add(out, OFFSETS | instructions, 2);
    strbuf_add_bytes(out, "\0\0BY", 4);
    size_t end = out->length;
    if (instructed) {
        add(out, 5, 2);
        strbuf_add(out, "\1\1\1\1\1");
    }
    while (out->length % 2)
        strbuf_add_char(out, 0);
    return end;
}

enum { TABLES = 6, CVT = 0, FPGM, GLYF, HEAD, LOCA, PREP };
static const char *const tags[TABLES] = {"cvt ", "fpgm", "glyf", "head", "loca", "prep"};

/* Releases the tables. */
static void add_font(struct strbuf *font, struct strbuf tables[static TABLES])
{
    size_t offset = 12 + 16 * TABLES;

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
        strbuf_add_bytes(font, strbuf_text(&tables[i]), tables[i].length);
        strbuf_release(&tables[i]);
    }
}

static void end_glyph(struct strbuf tables[static TABLES])
{
    add(&tables[LOCA], (uint32_t)tables[GLYF].length / 2, 2);
}

/* All but the outlines. */
static void begin_font(struct strbuf tables[static TABLES])
{
    strbuf_add(&tables[CVT], "cvt");
    strbuf_add(&tables[FPGM], "program");
    strbuf_add(&tables[PREP], "prep");
    for (int i = 0; i < 54; i++)
        strbuf_add_char(&tables[HEAD], 0);
    end_glyph(tables);
}

/* Three glyphs: the second is empty, the third is put together from others. */
static void make_font(struct strbuf *font)
{
    struct strbuf tables[TABLES] = {0};

    begin_font(tables);
    add_glyph(&tables[GLYF], 9);
    end_glyph(tables);
    end_glyph(tables);
    add_composite(&tables[GLYF], 1, true);
    end_glyph(tables);
    add_font(font, tables);
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
    strbuf_clear(&glyph);
    add_composite(&glyph, 1, false);
    ck_assert_mem_eq(outlines + 2 * number_at(places + 4, 2), glyph.text, glyph.length);
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

/* It stands at the end of outlines that are so long that they have no byte to spare. */
START_TEST(a_glyph_put_together_from_others_that_is_cut_off_is_refused)
{
    struct strbuf whole = {0}, out = {0}, fewer = {0};
    size_t length, end = add_composite(&whole, _i, true);

    add_composite(&fewer, _i, false);
    for (size_t kept = 10; kept <= whole.length; kept += 2) {
        struct strbuf tables[TABLES] = {0}, font = {0};
        begin_font(tables);
        add_glyph(&tables[GLYF], 100);
        end_glyph(tables);
        strbuf_add_bytes(&tables[GLYF], whole.text, kept);
        end_glyph(tables);
        add_font(&font, tables);
        ck_assert_msg(true_type_add_unhinted(&out, font.text, font.length) == (kept >= end), "%zu",
                      kept);
        if (kept >= end) {
            const char *places = find(&out, "loca", &length), *glyphs = find(&out, "glyf", &length);
            ck_assert_mem_eq(glyphs + 2 * number_at(places + 2, 2), fewer.text, fewer.length);
        }
        strbuf_clear(&out);
        strbuf_release(&font);
    }
    strbuf_release(&whole);
    strbuf_release(&fewer);
    strbuf_release(&out);
}
END_TEST

/* Each glyph takes 14 bytes, and 16 where it begins at a multiple of four. */
START_TEST(a_font_whose_outlines_would_outgrow_their_places_is_refused)
{
    struct strbuf tables[TABLES] = {0}, font = {0}, out = {0};

    begin_font(tables);
    for (int i = 0; i < 9000; i++) {
        add(&tables[GLYF], 1, 2);
        for (int j = 0; j < 6; j++)
            add(&tables[GLYF], 0, 2);
        end_glyph(tables);
    }
    add_font(&font, tables);
    ck_assert(!true_type_add_unhinted(&out, font.text, font.length));
    strbuf_release(&font);
    strbuf_release(&out);
}
END_TEST

/* The second is empty and the last of all; how much room is behind it, chance says. */
START_TEST(a_font_with_two_heads_is_not_written_beyond_its_end)
{
    struct strbuf font = {0};

    make_font(&font);
    char *entry = font.text + 12 + 16 * PREP;
    memcpy(entry, "head", 4);
    memset(entry + 12, 0, 4);
    for (size_t before = 1; before < 600; before++) {
        struct strbuf out = {0};
        for (size_t i = 0; i < before; i++)
            strbuf_add_char(&out, ' ');
        ck_assert(true_type_add_unhinted(&out, font.text, font.length));
        strbuf_release(&out);
    }
    strbuf_release(&font);
}
END_TEST

void add_true_type_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "true_type");

    tcase_add_test(tests, a_font_without_hints_has_its_outlines_and_their_places);
    tcase_add_test(tests,
                   a_font_that_is_cut_off_or_has_a_wrong_byte_is_refused_or_read_within_its_bounds);
    tcase_add_loop_test(tests, a_glyph_put_together_from_others_that_is_cut_off_is_refused, 0,
                        sizeof scales / sizeof *scales);
    tcase_add_test(tests, a_font_whose_outlines_would_outgrow_their_places_is_refused);
    tcase_add_test(tests, a_font_with_two_heads_is_not_written_beyond_its_end);
}
