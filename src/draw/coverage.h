/*
 * How much ink a page takes: the area that its inks cover, measured in a picture of it. A pixel
 * R, G, B (0 … 1) takes C + M + Y + K, where K = min(1 − R, 1 − G, 1 − B), C = 1 − R − K, M = 1 − G
 * − K and Y = 1 − B − K: what PostScript makes of RGB with black generation and undercolour removal
 * both K (PostScript Language Reference, third edition, 7.2.3). It grows with the area, so that a
 * coarse picture is enough. It is only a measure to compare by: a printer's own driver
 * separates colours by a profile, and its dots spread.
 */
#ifndef BREUK_DRAW_COVERAGE_H
#define BREUK_DRAW_COVERAGE_H

struct surface;

/* Dots to the inch of a page's picture. */
enum { COVERAGE_DPI = 36 };

/* Zeroed: nothing yet. */
struct coverage {
    double ink;   /* mm² of full ink; where two inks lie on each other both count */
    double paper; /* mm² of the pages */
    int pages;
};

/* Adds the picture of a page: pixels (surface_open_pixels), COVERAGE_DPI to the inch. */
void coverage_add(struct coverage *coverage, const struct surface *page);

/* Scales a sample up to `pages` pages of its kind. */
void coverage_scale(struct coverage *coverage, int pages);

#endif
