/* Colours against published figures. */
#include "colour/colour.h"
#include "colour/sight.h"
#include "harness.h"

#include <math.h>

/* Table 1 of Sharma, Wu and Dalal (2005): the pairs that they made to find mistakes with. */
static const struct {
    struct lab one, other;
    double difference;
} sharma[] = {
    {{50.0000, 2.6772, -79.7751}, {50.0000, 0.0000, -82.7485}, 2.0425},
    {{50.0000, 3.1571, -77.2803}, {50.0000, 0.0000, -82.7485}, 2.8615},
    {{50.0000, 2.8361, -74.0200}, {50.0000, 0.0000, -82.7485}, 3.4412},
    {{50.0000, -1.3802, -84.2814}, {50.0000, 0.0000, -82.7485}, 1.0000},
    {{50.0000, -1.1848, -84.8006}, {50.0000, 0.0000, -82.7485}, 1.0000},
    {{50.0000, -0.9009, -85.5211}, {50.0000, 0.0000, -82.7485}, 1.0000},
    {{50.0000, 0.0000, 0.0000}, {50.0000, -1.0000, 2.0000}, 2.3669},
    {{50.0000, -1.0000, 2.0000}, {50.0000, 0.0000, 0.0000}, 2.3669},
    {{50.0000, 2.4900, -0.0010}, {50.0000, -2.4900, 0.0009}, 7.1792},
    {{50.0000, 2.4900, -0.0010}, {50.0000, -2.4900, 0.0010}, 7.1792},
    {{50.0000, 2.4900, -0.0010}, {50.0000, -2.4900, 0.0011}, 7.2195},
    {{50.0000, 2.4900, -0.0010}, {50.0000, -2.4900, 0.0012}, 7.2195},
    {{50.0000, -0.0010, 2.4900}, {50.0000, 0.0009, -2.4900}, 4.8045},
    {{50.0000, -0.0010, 2.4900}, {50.0000, 0.0010, -2.4900}, 4.8045},
    {{50.0000, -0.0010, 2.4900}, {50.0000, 0.0011, -2.4900}, 4.7461},
    {{50.0000, 2.5000, 0.0000}, {50.0000, 0.0000, -2.5000}, 4.3065},
    {{50.0000, 2.5000, 0.0000}, {73.0000, 25.0000, -18.0000}, 27.1492},
    {{50.0000, 2.5000, 0.0000}, {61.0000, -5.0000, 29.0000}, 22.8977},
    {{50.0000, 2.5000, 0.0000}, {56.0000, -27.0000, -3.0000}, 31.9030},
    {{50.0000, 2.5000, 0.0000}, {58.0000, 24.0000, 15.0000}, 19.4535},
    {{50.0000, 2.5000, 0.0000}, {50.0000, 3.1736, 0.5854}, 1.0000},
    {{50.0000, 2.5000, 0.0000}, {50.0000, 3.2972, 0.0000}, 1.0000},
    {{50.0000, 2.5000, 0.0000}, {50.0000, 1.8634, 0.5757}, 1.0000},
    {{50.0000, 2.5000, 0.0000}, {50.0000, 3.2592, 0.3350}, 1.0000},
    {{60.2574, -34.0099, 36.2677}, {60.4626, -34.1751, 39.4387}, 1.2644},
    {{63.0109, -31.0961, -5.8663}, {62.8187, -29.7946, -4.0864}, 1.2630},
    {{61.2901, 3.7196, -5.3901}, {61.4292, 2.2480, -4.9620}, 1.8731},
    {{35.0831, -44.1164, 3.7933}, {35.0232, -40.0716, 1.5901}, 1.8645},
    {{22.7233, 20.0904, -46.6940}, {23.0331, 14.9730, -42.5619}, 2.0373},
    {{36.4612, 47.8580, 18.3852}, {36.2715, 50.5065, 21.2231}, 1.4146},
    {{90.8027, -2.0831, 1.4410}, {91.1528, -1.6435, 0.0447}, 1.4441},
    {{90.9257, -0.5406, -0.9208}, {88.6381, -0.8985, -0.7239}, 1.5381},
    {{6.7747, -0.2908, -2.4247}, {5.8714, -0.0985, -2.2286}, 0.6377},
    {{2.0776, 0.0795, -1.1350}, {0.9033, -0.0636, -0.5514}, 0.9082},
};
enum { PAIRS = sizeof sharma / sizeof *sharma };

START_TEST(differences_are_those_that_were_published_whichever_colour_comes_first)
{
    ck_assert_int_eq(PAIRS, 34);
    ck_assert_double_eq_tol(lab_difference(sharma[_i].one, sharma[_i].other), sharma[_i].difference,
                            5.1e-5);
    ck_assert_double_eq_tol(lab_difference(sharma[_i].other, sharma[_i].one), sharma[_i].difference,
                            5.1e-5);
}
END_TEST

START_TEST(white_is_light_without_a_hue_and_red_is_where_it_was_measured)
{
    struct lab white = lab_of_light(colour_light(0xFFFFFF));
    struct lab black = lab_of_light(colour_light(0x000000));
    struct lab red = lab_of_light(colour_light(0xFF0000));

    ck_assert_double_eq_tol(white.lightness, 100, 1e-3);
    ck_assert_double_eq_tol(hypot(white.a, white.b), 0, 1e-2);
    ck_assert_double_eq_tol(black.lightness, 0, 1e-9);
    ck_assert_double_eq_tol(lab_difference(white, black), 100, 1e-2);
    /* B. Lindbloom's colour calculator, sRGB, D65 without adaptation */
    ck_assert_double_eq_tol(red.lightness, 53.2408, 1e-2);
    ck_assert_double_eq_tol(red.a, 80.0925, 1e-2);
    ck_assert_double_eq_tol(red.b, 67.2032, 1e-2);
}
END_TEST

/* Suit colours, and what was measured of them elsewhere before this program was: the smallest
 * difference over every sight, the same with black and white added, and in grey. */
static const struct {
    uint32_t suit[4];
    double least, with_black_and_white, grey;
} palettes[] = {
    {{0xB24B42, 0xFFC32D, 0x52A598, 0x314387}, 25.2, 23.7, 15.0}, /* of the decks that ship */
    {{0xD72600, 0xECB000, 0x379711, 0x0956BF}, 2.6, 2.6, 8.1},    /* of a box from a shop */
    {{0xD55E00, 0xF0E442, 0x56B4E9, 0x0072B2}, 20.0, 15.9, 8.2},  /* of Okabe and Ito */
};

static double least_difference(const uint32_t *colours, int count)
{
    double least = 100;

    for (int i = 0; i < count; i++)
        for (int k = 0; k < i; k++)
            least = fmin(least, sight_difference(sight_nearest(colours[i], colours[k]), colours[i],
                                                 colours[k]));
    return least;
}

START_TEST(palettes_are_as_far_apart_as_was_measured_elsewhere)
{
    uint32_t colours[6] = {0, 0, 0, 0, 0x000000, 0xFFFFFF};
    double grey = 100;

    for (int i = 0; i < 4; i++)
        colours[i] = palettes[_i].suit[i];
    ck_assert_double_eq_tol(least_difference(colours, 4), palettes[_i].least, 0.05);
    ck_assert_double_eq_tol(least_difference(colours, 6), palettes[_i].with_black_and_white, 0.05);
    for (int i = 0; i < 4; i++)
        for (int k = 0; k < i; k++)
            grey = fmin(grey, fabs(lab_of_light(colour_light(colours[i])).lightness -
                                   lab_of_light(colour_light(colours[k])).lightness));
    ck_assert_double_eq_tol(grey, palettes[_i].grey, 0.05);
}
END_TEST

/* Colours along the line on which they are confused; nobody mistakes black for white. */
static const struct {
    uint32_t one, other;
    enum sight mistaken;
} confused[] = {
    {0xD72600, 0x379711, SIGHT_DEUTAN}, /* red and green of the box */
    {0x8A0000, 0x2F2F00, SIGHT_PROTAN}, /* dark red and a darker olive */
    {0x0072B2, 0x007A6E, SIGHT_TRITAN}, /* blue and a bluish green */
};

START_TEST(each_sight_mistakes_the_colours_that_it_should)
{
    for (enum sight sight = SIGHT_USUAL; sight < SIGHTS; sight++) {
        double difference = sight_difference(sight, confused[_i].one, confused[_i].other);
        ck_assert_double_ge(sight_difference(sight, 0x000000, 0xFFFFFF), 99);
        if (sight == confused[_i].mistaken)
            ck_assert_double_lt(difference, SIGHT_APART);
        else
            ck_assert_double_gt(difference, SIGHT_APART);
    }
    ck_assert_int_eq(sight_nearest(confused[_i].one, confused[_i].other), confused[_i].mistaken);
}
END_TEST

/* The models' rows add up to 1. */
START_TEST(greys_differ_as_much_for_every_sight)
{
    static const uint32_t greys[] = {0x000000, 0x404040, 0x808080, 0xC0C0C0, 0xFFFFFF};

    for (int i = 1; i < 5; i++)
        for (enum sight sight = SIGHT_PROTAN; sight < SIGHTS; sight++)
            ck_assert_double_eq_tol(sight_difference(sight, greys[i - 1], greys[i]),
                                    sight_difference(SIGHT_USUAL, greys[i - 1], greys[i]), 0.01);
}
END_TEST

START_TEST(a_colour_is_nothing_apart_from_itself)
{
    for (enum sight sight = SIGHT_USUAL; sight < SIGHTS; sight++)
        ck_assert_double_eq_tol(sight_difference(sight, 0x52A598, 0x52A598), 0, 1e-9);
}
END_TEST

/* Red, green, blue and yellow of the palette, and what has no hue. */
static const uint32_t to_lighten[] = {0xB24B42, 0x52A598, 0x314387, 0xFFC32D, 0x808080, 0x000000};

static double chroma(uint32_t colour)
{
    struct lab lab = lab_of_light(colour_light(colour));

    return hypot(lab.a, lab.b);
}

/* Mixes two colours as sRGB has them: `share`, 0 … 1, of the one, the rest of the other. */
static uint32_t mixed_of(uint32_t one, uint32_t other, double share)
{
    uint32_t mixed = 0;

    for (int shift = 0; shift < 24; shift += 8)
        mixed |=
            (uint32_t)lround(share * (one >> shift & 255) + (1 - share) * (other >> shift & 255))
            << shift;
    return mixed;
}

START_TEST(a_lighter_colour_keeps_its_chroma_and_grows_lighter_only)
{
    uint32_t colour = to_lighten[_i], light = colour_lighter(colour, 0.55);
    double wanted = lab_of_light(colour_light(light)).lightness, share = 1;

    while (lab_of_light(colour_light(mixed_of(colour, 0xFFFFFF, share))).lightness < wanted)
        share -= 0.01;
    if (_i < 3) /* of so light a yellow sRGB has little */
        ck_assert_double_ge(chroma(light), 1.3 * chroma(mixed_of(colour, 0xFFFFFF, share)));
    ck_assert_uint_eq(colour_lighter(colour, 1), colour);
    ck_assert_uint_eq(colour_lighter(colour, 0), 0xFFFFFF);
    for (int i = 1; i <= 10; i++) /* it only ever grows lighter */
        ck_assert_double_gt(
            lab_of_light(colour_light(colour_lighter(colour, 1 - 0.1 * i))).lightness,
            lab_of_light(colour_light(colour_lighter(colour, 1.1 - 0.1 * i))).lightness);
}
END_TEST

/* Reckoned apart from the program. */
START_TEST(lighter_colours_are_those_that_were_reckoned_elsewhere)
{
    static const uint32_t tints[] = {0xF88A7E, 0x82D5C7, 0x7A92DE, 0xFFE0A0};

    for (size_t i = 0; i < 4; i++)
        ck_assert_uint_eq(colour_lighter(to_lighten[i], 0.55), tints[i]);
}
END_TEST

START_TEST(contrast_is_1_of_a_colour_with_itself_and_21_of_black_with_white)
{
    ck_assert_double_eq_tol(colour_contrast(0x52A598, 0x52A598), 1, 1e-9);
    ck_assert_double_eq_tol(colour_contrast(0x000000, 0xFFFFFF), 21, 1e-9);
    ck_assert_double_eq_tol(colour_contrast(0xFFFFFF, 0x777777), 4.48, 0.005);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("colour");
    TCase *difference = add_case(suite, "difference"), *sight = add_case(suite, "sight");

    tcase_add_loop_test(difference,
                        differences_are_those_that_were_published_whichever_colour_comes_first, 0,
                        PAIRS);
    tcase_add_test(difference, white_is_light_without_a_hue_and_red_is_where_it_was_measured);
    tcase_add_loop_test(difference, a_lighter_colour_keeps_its_chroma_and_grows_lighter_only, 0, 6);
    tcase_add_test(difference, lighter_colours_are_those_that_were_reckoned_elsewhere);
    tcase_add_test(difference, contrast_is_1_of_a_colour_with_itself_and_21_of_black_with_white);
    tcase_add_loop_test(sight, palettes_are_as_far_apart_as_was_measured_elsewhere, 0, 3);
    tcase_add_loop_test(sight, each_sight_mistakes_the_colours_that_it_should, 0, 3);
    tcase_add_test(sight, greys_differ_as_much_for_every_sight);
    tcase_add_test(sight, a_colour_is_nothing_apart_from_itself);
    return run_suite(suite);
}
