#include "colour/colour.h"

#include <math.h>

static double decode(uint32_t channel)
{
    double value = channel / 255.0;

    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4);
}

struct light colour_light(uint32_t colour)
{
    return (struct light){decode(colour >> 16 & 255), decode(colour >> 8 & 255),
                          decode(colour & 255)};
}

static uint32_t encode(double light)
{
    double value = light <= 0.0031308 ? 12.92 * light : 1.055 * pow(light, 1 / 2.4) - 0.055;

    return (uint32_t)lround(255 * fmin(fmax(value, 0), 1));
}

uint32_t colour_of_light(struct light light)
{
    return encode(light.red) << 16 | encode(light.green) << 8 | encode(light.blue);
}

/* Maps a share of the white's XYZ as CIE 15 does: to a cube root, and along a straight line where
 * that would be too steep. */
static double respond(double part)
{
    return part > 216.0 / 24389 ? cbrt(part) : (24389.0 / 27 * part + 16) / 116;
}

struct lab lab_of_light(struct light light)
{
    /* The XYZ of sRGB's primaries, divided by that of its white, D65. */
    double x = (0.4124564 * light.red + 0.3575761 * light.green + 0.1804375 * light.blue) / 0.95047;
    double y = 0.2126729 * light.red + 0.7151522 * light.green + 0.0721750 * light.blue;
    double z = (0.0193339 * light.red + 0.1191920 * light.green + 0.9503041 * light.blue) / 1.08883;
    double middle = respond(y);

    return (struct lab){116 * middle - 16, 500 * (respond(x) - middle),
                        200 * (middle - respond(z))};
}

static double luminance(uint32_t colour)
{
    struct light light = colour_light(colour);

    return 0.2126 * light.red + 0.7152 * light.green + 0.0722 * light.blue;
}

uint32_t colour_grey(uint32_t colour)
{
    /* L* depends on the luminance alone, and so does a grey's light. */
    return encode(luminance(colour)) * 0x010101u;
}

double colour_contrast(uint32_t one, uint32_t other)
{
    double a = luminance(one) + 0.05, b = luminance(other) + 0.05;

    return a > b ? a / b : b / a;
}
