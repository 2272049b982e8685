#include "draw/coverage.h"

#include "draw/surface.h"

#include <cairo.h>
#include <stdint.h>
#include <string.h>

static const double pixel_mm = 25.4 / COVERAGE_DPI;

/* Returns C + M + Y + K of a pixel, 0 … 765 for 0 … 3: the sum of the three complements, less twice
 * the smallest. */
static int ink_of(uint32_t pixel)
{
    int red = pixel >> 16 & 255, green = pixel >> 8 & 255, blue = pixel & 255;
    int most = red > green ? red : green;

    most = most > blue ? most : blue;
    return 3 * 255 - red - green - blue - 2 * (255 - most);
}

void coverage_add(struct coverage *coverage, const struct surface *page)
{
    cairo_surface_t *picture = page->cairo;
    int width = cairo_image_surface_get_width(picture);
    int height = cairo_image_surface_get_height(picture);
    int64_t sum = 0;

    cairo_surface_flush(picture);
    for (int y = 0; y < height; y++) {
        const unsigned char *row =
            cairo_image_surface_get_data(picture) + y * cairo_image_surface_get_stride(picture);
        for (int x = 0; x < width; x++) {
            uint32_t pixel;
            memcpy(&pixel, row + 4 * x, sizeof pixel);
            sum += ink_of(pixel);
        }
    }
    coverage->ink += (double)sum / 255 * pixel_mm * pixel_mm;
    coverage->paper += (double)width * height * pixel_mm * pixel_mm;
    coverage->pages++;
}

void coverage_scale(struct coverage *coverage, int pages)
{
    if (coverage->pages == 0)
        return;
    double scale = (double)pages / coverage->pages;
    coverage->ink *= scale;
    coverage->paper *= scale;
    coverage->pages = pages;
}
