/*
 * Measures colours 0xRRGGBB of sRGB: as light, in CIELAB, and one against another. Pure functions.
 */
#ifndef BREUK_COLOUR_COLOUR_H
#define BREUK_COLOUR_COLOUR_H

#include <stdint.h>

/* The linear light of a screen's three lamps, 0 … 1 each. */
struct light {
    double red, green, blue;
};

/* CIELAB under D65: lightness 0 … 100, and two axes of hue, greenish to reddish and bluish to
 * yellowish. */
struct lab {
    double lightness, a, b;
};

/* sRGB decoded (IEC 61966-2-1). */
struct light colour_light(uint32_t colour);

struct lab lab_of_light(struct light light);

/* The grey 0xRRGGBB of the same lightness L*, as near as eight bits can say. */
uint32_t colour_grey(uint32_t colour);

/*
 * How different two colours look: CIEDE2000 with all weights 1. About 1 can just be seen side by
 * side; black and white are 100 apart.
 */
double lab_difference(struct lab one, struct lab other);

/* 1 … 21: the contrast of two colours by WCAG 2.1. */
double colour_contrast(uint32_t one, uint32_t other);

#endif
