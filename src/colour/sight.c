#include "colour/sight.h"

#include <math.h>

/* A matrix: its rows give the red, green and blue light that is seen, from the light that is
 * there. */
struct view {
    double row[3][3];
};

/* Two views of light: `first` of the light on one side of a plane, `second` of the rest. `side` is
 * the normal of the plane, positive on the first's side; when it is zero, `first` holds for all
 * light. */
struct two_planes {
    struct view first, second;
    double side[3];
};

/* The model of G. M. Machado, M. M. Oliveira and L. A. F. Fernandes, A physiologically-based model
 * for simulation of color vision deficiency, IEEE TVCG 15 (2009), at severity 1: one view of all
 * light. */
static const struct two_planes machado[SIGHTS] = {
    [SIGHT_PROTAN] = {{{{0.152286, 1.052583, -0.204868},
                        {0.114503, 0.786281, 0.099216},
                        {-0.003882, -0.048116, 1.051998}}}},
    [SIGHT_DEUTAN] = {{{{0.367322, 0.860646, -0.227968},
                        {0.280085, 0.672501, 0.047413},
                        {-0.011820, 0.042940, 0.968881}}}},
    [SIGHT_TRITAN] = {{{{1.255528, -0.076749, -0.178779},
                        {-0.078411, 0.930809, 0.147602},
                        {0.004733, 0.691367, 0.303900}}}},
};

/*
 * The model of H. Brettel, F. Viénot and J. D. Mollon, Computerized simulation of color appearance
 * for dichromats, JOSA A 14 (1997): it projects colours onto one of two half planes, which meet in
 * the greys; `side` is the normal of the plane between them. The figures are those of the
 * DaltonLens project, for linear sRGB, the cones of Smith and Pokorny (1975) and the screen's white
 * as the neutral.
 */
static const struct two_planes brettel[SIGHTS] = {
    [SIGHT_PROTAN] = {{{{0.14980, 1.19548, -0.34528},
                        {0.10764, 0.84864, 0.04372},
                        {0.00384, -0.00540, 1.00156}}},
                      {{{0.14570, 1.16172, -0.30742},
                        {0.10816, 0.85291, 0.03892},
                        {0.00386, -0.00524, 1.00139}}},
                      {0.00048, 0.00393, -0.00441}},
    [SIGHT_DEUTAN] = {{{{0.36477, 0.86381, -0.22858},
                        {0.26294, 0.64245, 0.09462},
                        {-0.02006, 0.02728, 0.99278}}},
                      {{{0.37298, 0.88166, -0.25464},
                        {0.25954, 0.63506, 0.10540},
                        {-0.01980, 0.02784, 0.99196}}},
                      {-0.00281, -0.00611, 0.00892}},
    [SIGHT_TRITAN] = {{{{1.01277, 0.13548, -0.14826},
                        {-0.01243, 0.86812, 0.14431},
                        {0.07589, 0.80500, 0.11911}}},
                      {{{0.93678, 0.18979, -0.12657},
                        {0.06154, 0.81526, 0.12320},
                        {-0.37562, 1.12767, 0.24796}}},
                      {0.03901, -0.02788, -0.01113}},
};

static double along(const double row[3], struct light light)
{
    return row[0] * light.red + row[1] * light.green + row[2] * light.blue;
}

/* Returns a light as it is seen. One that no screen shows becomes the nearest one that a screen
 * does. */
static struct lab seen(const struct two_planes *planes, struct light light)
{
    const struct view *view = along(planes->side, light) >= 0 ? &planes->first : &planes->second;
    double part[3];

    for (int i = 0; i < 3; i++)
        part[i] = fmin(fmax(along(view->row[i], light), 0), 1);
    return lab_of_light((struct light){part[0], part[1], part[2]});
}

double sight_difference(enum sight sight, uint32_t one, uint32_t other)
{
    struct light a = colour_light(one), b = colour_light(other);

    if (sight == SIGHT_USUAL)
        return lab_difference(lab_of_light(a), lab_of_light(b));
    return fmin(lab_difference(seen(&machado[sight], a), seen(&machado[sight], b)),
                lab_difference(seen(&brettel[sight], a), seen(&brettel[sight], b)));
}

enum sight sight_nearest(uint32_t one, uint32_t other)
{
    enum sight nearest = SIGHT_USUAL;

    for (enum sight sight = SIGHT_PROTAN; sight < SIGHTS; sight++)
        if (sight_difference(sight, one, other) < sight_difference(nearest, one, other))
            nearest = sight;
    return nearest;
}
