/* Pictures from files, of bytes that a test writes: what is not seen on a page. */
#include "cases.h"

#include "draw/image.h"
#include "sketch.h"

#include <string.h>

static struct image *load(const char *svg)
{
    struct image *image;
    size_t pixels = IMAGE_PIXELS;
    struct diag diag = {0};

    ck_assert_int_eq(image_load_bytes(&image, "x.svg", svg, strlen(svg), &pixels, &diag),
                     STATUS_OK);
    ck_assert_uint_eq(diag.count, 0);
    return image;
}

#define SVG      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 10'>"
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
        ck_assert_int_eq(image_draw(image, &sketch.canvas, (struct box){10, 10, 20, 20}),
                         STATUS_OK);
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

    tcase_add_loop_test(tests, shapes_filters_and_masks_are_drawn_where_they_belong, 0,
                        sizeof pictures / sizeof *pictures);
}
