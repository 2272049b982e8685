/* Pictures from files, of bytes that a test writes: what is not seen on a page. */
#include "cases.h"

#include "as_file.h"
#include "base/strbuf.h"
#include "draw/guard.h"
#include "draw/image.h"
#include "sketch.h"

#include <cairo.h>
#include <string.h>
#include <sys/resource.h>

static uint32_t crc(const char *bytes, size_t length)
{
    uint32_t sum = 0xFFFFFFFF;

    for (size_t i = 0; i < length; i++) {
        sum ^= (unsigned char)bytes[i];
        for (int bit = 0; bit < 8; bit++)
            sum = sum & 1 ? sum >> 1 ^ 0xEDB88320 : sum >> 1;
    }
    return ~sum;
}

static void add_number(struct strbuf *out, uint32_t number)
{
    for (int shift = 24; shift >= 0; shift -= 8)
        strbuf_add_char(out, (char)(number >> shift));
}

/* Bits from the lowest of each byte on (RFC 1951, 3.1.1); codes from their highest (3.2.2). */
struct bits {
    struct strbuf *out;
    unsigned byte;
    int count;
};

static void put_bits(struct bits *bits, unsigned code, int length)
{
    for (int i = length - 1; i >= 0; i--) {
        bits->byte |= (code >> i & 1) << bits->count;
        if (++bits->count == 8) {
            strbuf_add_char(bits->out, (char)bits->byte);
            bits->byte = 0;
            bits->count = 0;
        }
    }
}

/* A chunk of 50 KB whose text is 258 × 30,000 + 1 letters, by fixed codes (RFC 1951, 3.2.6), with
 * its check sums (RFC 1950, 2.2). */
static void add_packed_text(struct strbuf *png)
{
    struct strbuf chunk = {0};
    struct bits bits = {&chunk, 0, 0};
    const unsigned repeats = 30000;
    uint32_t a = 1, b = 0;

    strbuf_add_bytes(&chunk, "zTXtWord\0\0\x78\x9C", 4 + 4 + 2 + 2);
    put_bits(&bits, 6, 3); /* the last block; fixed codes, their lowest bit first */
    put_bits(&bits, 0x30 + 'a', 8);
    for (unsigned i = 0; i < repeats; i++) {
        put_bits(&bits, 0xC5, 8); /* 258 letters … */
        put_bits(&bits, 0, 5);    /* … from the one before on */
    }
    put_bits(&bits, 0, 7);
    put_bits(&bits, 0, 7);
    for (unsigned i = 0; i < 258 * repeats + 1; i++) {
        a = (a + 'a') % 65521;
        b = (b + a) % 65521;
    }
    add_number(&chunk, b << 16 | a);
    add_number(png, (uint32_t)chunk.length - 4);
    strbuf_add_bytes(png, chunk.text, chunk.length);
    add_number(png, crc(chunk.text, chunk.length));
    strbuf_release(&chunk);
}

static cairo_status_t keep(void *closure, const unsigned char *bytes, unsigned length)
{
    strbuf_add_bytes(closure, (const char *)bytes, length);
    return CAIRO_STATUS_SUCCESS;
}

static long most_kilobytes(void)
{
    struct rusage used;

    getrusage(RUSAGE_SELF, &used);
    return used.ru_maxrss;
}

static enum status load_bytes(struct image **image, const char *name, const char *bytes,
                              size_t length, struct image_room *taken, struct diag *diag)
{
    as_file_begin(name, bytes, length);
    enum status status = image_load(image, name, (struct position){0}, taken, diag);
    as_file_end();
    return status;
}

START_TEST(texts_in_a_png_take_no_memory)
{
    cairo_surface_t *dots = cairo_image_surface_create(CAIRO_FORMAT_RGB24, 4, 4);
    struct strbuf plain = {0}, packed = {0}, png = {0};
    struct image *image;
    struct image_room taken = {0};
    struct diag diag = {0};

    cairo_surface_write_to_png_stream(dots, keep, &plain);
    cairo_surface_destroy(dots);
    const size_t head = 8 + 4 + 4 + 13 + 4;
    add_packed_text(&packed);
    strbuf_add_bytes(&png, plain.text, head);
    for (int i = 0; i < 40; i++)
        strbuf_add_bytes(&png, packed.text, packed.length);
    strbuf_add_bytes(&png, plain.text + head, plain.length - head);
    long before = most_kilobytes();
    ck_assert_int_eq(load_bytes(&image, "x.png", png.text, png.length, &taken, &diag), STATUS_OK);
    ck_assert_int_lt(most_kilobytes() - before, 64 * 1024);
    ck_assert_uint_eq(taken.pixels, 16);
    image_free(image);
    diag_release(&diag);
    strbuf_release(&plain);
    strbuf_release(&packed);
    strbuf_release(&png);
}
END_TEST

#define SVG "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 10'>"

static void load_without_room(void *context)
{
    struct image *image;
    struct image_room taken = {0};
    struct diag diag = {0};

    /* Where memory cannot be limited there is nothing to see. */
    limit_memory(1024 * 1024);
    image_load(&image, "x.svg", (struct position){0}, &taken, &diag);
    *(bool *)context = true;
}

/* Before any other SVG is read: librsvg stays open. */
START_TEST(no_room_for_librsvg_is_no_lack_of_librsvg)
{
    bool *went_on = guard_share(sizeof *went_on);

    ck_assert_ptr_nonnull(went_on);
    as_file_begin("x.svg", SVG "</svg>", strlen(SVG "</svg>"));
    ck_assert_int_eq(guard_run(load_without_room, went_on, NULL), GUARD_TOO_MUCH);
    ck_assert(!*went_on);
    as_file_end();
    guard_unshare(went_on, sizeof *went_on);
}
END_TEST

static struct image *load(const char *svg)
{
    struct image *image;
    struct image_room taken = {0};
    struct diag diag = {0};

    ck_assert_int_eq(load_bytes(&image, "x.svg", svg, strlen(svg), &taken, &diag), STATUS_OK);
    ck_assert_uint_eq(diag.count, 0);
    return image;
}

#define RED_HALF "<rect width='10' height='10' fill='#F00'"

/* A filter that moves everything by half the picture's width; a mask; filters without elements. */
static const struct {
    const char *svg;
    bool left, right;
} pictures[] = {
    {SVG RED_HALF "/></svg>", true, false},
    {SVG "<filter id='f' filterUnits='userSpaceOnUse' x='0' y='0' width='20' height='10'>"
         "<feOffset dx='10'/></filter>" RED_HALF " filter='url(#f)'/></svg>",
     false, true},
    {SVG "<mask id='m'><path d='M0 0H10V10H0' fill='#FFF'/></mask>"
         "<rect width='20' height='10' fill='#F00' mask='url(#m)'/></svg>",
     true, false},
    {SVG RED_HALF " style='filter: opacity(100%)'/></svg>", true, false},
    {"<?xml version='1.0' encoding='UTF-8'?><s:svg xmlns:s='http://www.w3.org/2000/svg' "
     "viewBox='0 0 20 10'><s:mask id='m'/><s:rect x='10' width='10' height='10' fill='#F00'/>"
     "</s:svg>",
     false, true},
};

START_TEST(shapes_filters_and_masks_are_drawn_where_they_belong)
{
    struct image *image = load(pictures[_i].svg);
    struct sketch sketch = sketch_begin((struct look){0});

    for (int direct = 0; direct <= 1; direct++) {
        sketch.canvas.direct = direct;
        canvas_clear(&sketch.canvas);
        image_draw(image, &sketch.canvas, (struct box){10, 10, 20, 20});
        ck_assert_uint_eq(sketch_seen(&sketch, 15, 20), pictures[_i].left ? 0xFF0000 : 0xFFFFFF);
        ck_assert_uint_eq(sketch_seen(&sketch, 25, 20), pictures[_i].right ? 0xFF0000 : 0xFFFFFF);
        ck_assert_uint_eq(sketch_seen(&sketch, 15, 14), 0xFFFFFF);
    }
    sketch_end(&sketch);
    image_free(image);
}
END_TEST

void add_image_tests(Suite *suite)
{
    TCase *tests = add_case(suite, "image");

    tcase_add_test(tests, texts_in_a_png_take_no_memory);
    tcase_add_test(tests, no_room_for_librsvg_is_no_lack_of_librsvg);
    tcase_add_loop_test(tests, shapes_filters_and_masks_are_drawn_where_they_belong, 0,
                        sizeof pictures / sizeof *pictures);
}
