#include "colour/colour.h"

#include <math.h>
#include <stdbool.h>

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

/* Encodes light as an sRGB colour; values above or below those that a screen can show are cut off.
 */
static uint32_t colour_of_light(struct light light)
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

/* The CIEDE2000 colour difference, as G. Sharma, W. Wu and E. N. Dalal write it down (The CIEDE2000
 * color-difference formula, Color Research and Application 30, 2005, pages 21-30). The numbers in
 * the comments are those of their equations. */

static double radians(double degrees)
{
    return degrees * (M_PI / 180);
}

/* Returns 0 … 1: grows with chroma, fastest around 25 (4, 17). */
static double chroma_share(double chroma)
{
    double power = pow(chroma, 7);

    return sqrt(power / (power + 6103515625.0)); /* 25⁷ */
}

/* Returns the angle of a hue, 0 … 360; 0 for a grey (7). */
static double hue_of(double a, double b)
{
    double hue = atan2(b, a) * (180 / M_PI);

    return hue < 0 ? hue + 360 : hue;
}

double lab_difference(struct lab one, struct lab other)
{
    double stretch =
        1 + 0.5 * (1 - chroma_share((hypot(one.a, one.b) + hypot(other.a, other.b)) / 2));
    double a1 = stretch * one.a, a2 = stretch * other.a;
    double chroma1 = hypot(a1, one.b), chroma2 = hypot(a2, other.b);
    double hue1 = hue_of(a1, one.b), hue2 = hue_of(a2, other.b);
    /* A grey has no hue of its own and takes that of the other colour. */
    bool grey = chroma1 * chroma2 == 0;
    double step = grey ? 0 : hue2 - hue1, hue = grey ? hue1 + hue2 : (hue1 + hue2) / 2;
    if (fabs(step) > 180) { /* the other way round is shorter (10, 14) */
        step += step > 0 ? -360 : 360;
        hue += hue < 180 ? 180 : -180;
    }
    double lightness = (one.lightness + other.lightness) / 2, chroma = (chroma1 + chroma2) / 2;

    double t = 1 - 0.17 * cos(radians(hue - 30)) + 0.24 * cos(radians(2 * hue)) +
               0.32 * cos(radians(3 * hue + 6)) - 0.20 * cos(radians(4 * hue - 63)); /* 15 */
    double off = (lightness - 50) * (lightness - 50), blue = (hue - 275) / 25;
    double by_lightness =
        (other.lightness - one.lightness) / (1 + 0.015 * off / sqrt(20 + off)); /* 8, 18 */
    double by_chroma = (chroma2 - chroma1) / (1 + 0.045 * chroma);              /* 9, 19 */
    double by_hue = 2 * sqrt(chroma1 * chroma2) * sin(radians(step / 2)) /
                    (1 + 0.015 * chroma * t);                                       /* 11, 20 */
    double turn = -sin(radians(60 * exp(-blue * blue))) * 2 * chroma_share(chroma); /* 16, 17, 21 */
    return sqrt(by_lightness * by_lightness + by_chroma * by_chroma + by_hue * by_hue +
                turn * by_chroma * by_hue); /* 22 */
}

/* Lightens colours in Oklab, whose axes keep a hue the same to the eye as it grows lighter (B.
 * Ottosson, A perceptual color space for image processing, 2020; the numbers are his). */

struct oklab {
    double lightness, a, b;
};

static struct oklab oklab_of(struct light light)
{
    double l =
        cbrt(0.4122214708 * light.red + 0.5363325363 * light.green + 0.0514459929 * light.blue);
    double m =
        cbrt(0.2119034982 * light.red + 0.6806995451 * light.green + 0.1073969566 * light.blue);
    double s =
        cbrt(0.0883024619 * light.red + 0.2817188376 * light.green + 0.6299787005 * light.blue);

    return (struct oklab){0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
                          1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
                          0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s};
}

static struct light light_of(struct oklab colour)
{
    double l = pow(colour.lightness + 0.3963377774 * colour.a + 0.2158037573 * colour.b, 3);
    double m = pow(colour.lightness - 0.1055613458 * colour.a - 0.0638541728 * colour.b, 3);
    double s = pow(colour.lightness - 0.0894841775 * colour.a - 1.2914855480 * colour.b, 3);

    return (struct light){4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
                          -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
                          -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s};
}

/* Returns whether a screen can show this light, up to what eight bits round away. */
static bool can_be_shown(struct light light)
{
    static const double slack = 1e-4;

    return fmin(fmin(light.red, light.green), light.blue) >= -slack &&
           fmax(fmax(light.red, light.green), light.blue) <= 1 + slack;
}

uint32_t colour_lighter(uint32_t colour, double share)
{
    struct oklab own = oklab_of(colour_light(colour));
    double lightness = 1 - share * (1 - own.lightness), least = 0, most = 1;
    struct light light = light_of((struct oklab){lightness, own.a, own.b});

    /* The largest part of the colour's chroma that can be shown at this lightness, halved in on. */
    for (int i = 0; i < 20 && !(i == 0 && can_be_shown(light)); i++) {
        double part = (least + most) / 2;
        struct light tried = light_of((struct oklab){lightness, part * own.a, part * own.b});
        if (can_be_shown(tried)) {
            least = part;
            light = tried;
        } else {
            most = part;
        }
    }
    return colour_of_light(light);
}
