/*
 * Measures how much ink a page takes, as the area that its inks cover in a picture of it. A pixel
 * R, G, B (0 … 1) takes C + M + Y + K, where K = min(1 − R, 1 − G, 1 − B), C = 1 − R − K, M = 1 − G
 * − K and Y = 1 − B − K: what PostScript makes of RGB with black generation and undercolour removal
 * both K (PostScript Language Reference, third edition, 7.2.3). The sum grows with the area, so
 * that a coarse picture is enough. It only serves to compare: a printer's own driver separates
 * colours by a profile, and its dots spread.
 */
#ifndef BREUK_DRAW_COVERAGE_H
#define BREUK_DRAW_COVERAGE_H

struct surface;

/* The resolution of the picture of a page, in dots to the inch. */
enum { COVERAGE_DPI = 36 };

/* A sum over pages. A zeroed struct is an empty sum. */
struct coverage {
    double ink;   /* mm² of full ink; where two inks overlap both count */
    double paper; /* mm² of the pages */
    int pages;
};

/* Adds the picture of a page, which is in pixels (surface_open_pixels), COVERAGE_DPI to the
 * inch. */
void coverage_add(struct coverage *coverage, const struct surface *page);

/* Scales the sum of sample pages to `pages` pages of the same kind. */
void coverage_scale(struct coverage *coverage, int pages);

#endif
