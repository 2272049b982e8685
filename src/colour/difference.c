/* The CIEDE2000 colour difference, as G. Sharma, W. Wu and E. N. Dalal write it down (The CIEDE2000
 * color-difference formula, Color Research and Application 30, 2005, pages 21-30). The numbers in
 * the comments are those of their equations. */
#include "colour/colour.h"

#include <math.h>
#include <stdbool.h>

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
