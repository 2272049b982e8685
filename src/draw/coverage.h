/*
 * How much ink a page takes: the area that its inks cover, measured in a picture of it. A pixel
 * R, G, B (0 … 1) takes C + M + Y + K, where K = min(1 − R, 1 − G, 1 − B), C = 1 − R − K, M = 1 − G
 * − K and Y = 1 − B − K: what PostScript makes of RGB with black generation and undercolour removal
 * both K (PostScript Language Reference, third edition, 7.2.3). It goes with the area, so that a
 * coarse picture is enough. It is no more than a measure to compare by: a printer's own driver
 * separates colours by a profile, and its dots spread.
 */
#ifndef BREUK_DRAW_COVERAGE_H
#define BREUK_DRAW_COVERAGE_H

struct surface;

/* What the picture of a page has to the inch. */
enum { COVERAGE_DPI = 36 };

/* Zeroed: nothing yet. */
struct coverage {
    double ink;   /* mm² of full ink; where two inks lie on each other both count */
    double paper; /* mm² of the pages */
    int pages;
};

/* Adds a page in full view: of pixels (surface_open_pixels), COVERAGE_DPI to the inch. */
void coverage_add(struct coverage *coverage, const struct surface *page);

/* Both as of more pages of that kind: a sample scaled up. */
void coverage_scale(struct coverage *coverage, int pages);

#endif
