/* Measures colours, 0xRRGGBB in sRGB: as light, in CIELAB, and two against each other. All
 * functions are pure. */
#ifndef BREUK_COLOUR_COLOUR_H
#define BREUK_COLOUR_COLOUR_H

#include <stdint.h>

/* The linear light of a screen's three primaries, each 0 … 1. */
struct light {
    double red, green, blue;
};

/* A colour in CIELAB under D65: its lightness, 0 … 100, and two axes of hue, a from greenish to
 * reddish and b from bluish to yellowish. */
struct lab {
    double lightness, a, b;
};

/* Decodes an sRGB colour (IEC 61966-2-1). */
struct light colour_light(uint32_t colour);

/* Converts light of sRGB's primaries to CIELAB. */
struct lab lab_of_light(struct light light);

/* Returns the grey of the same lightness L*, as near as eight bits can say. */
uint32_t colour_grey(uint32_t colour);

/* Returns a lighter colour of the same hue: `share`, 0 … 1, is the part of the way that it goes
 * from white to the colour's lightness in Oklab. It keeps as much of the colour's chroma as sRGB
 * has there, so red, green and blue become livelier than mixed with white: 0 gives white, 1 the
 * colour itself. */
uint32_t colour_lighter(uint32_t colour, double share);

/* Returns how different two colours look: CIEDE2000 with all weights 1. A difference of about 1 can
 * just be seen side by side; black and white are 100 apart. */
double lab_difference(struct lab one, struct lab other);

/* Returns the contrast ratio of two colours by WCAG 2.1: 1 … 21. */
double colour_contrast(uint32_t one, uint32_t other);

#endif
