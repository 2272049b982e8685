/* Lightens colours in Oklab, whose axes keep a hue the same to the eye as it grows lighter (B.
 * Ottosson, A perceptual color space for image processing, 2020; the numbers are his). */
#include "colour/colour.h"

#include <math.h>
#include <stdbool.h>

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
