/* The colour profile: its figures from the standard's, and its form. */
#include "cases.h"

#include "press/srgb.h"

#include <math.h>
#include <stdint.h>
#include <string.h>

typedef double matrix[3][3];

static void multiply(matrix a, matrix b, matrix out)
{
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            out[i][j] = a[i][0] * b[0][j] + a[i][1] * b[1][j] + a[i][2] * b[2][j];
}

static double cofactor(matrix m, int i, int j)
{
    int a = (i + 1) % 3, b = (i + 2) % 3, c = (j + 1) % 3, d = (j + 2) % 3;

    return m[a][c] * m[b][d] - m[a][d] * m[b][c];
}

static void invert(matrix m, matrix out)
{
    double determinant =
        m[0][0] * cofactor(m, 0, 0) + m[0][1] * cofactor(m, 0, 1) + m[0][2] * cofactor(m, 0, 2);

    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            out[j][i] = cofactor(m, i, j) / determinant;
}

static void apply(matrix m, const double in[3], double out[3])
{
    for (int i = 0; i < 3; i++)
        out[i] = m[i][0] * in[0] + m[i][1] * in[1] + m[i][2] * in[2];
}

/* Primaries and white of IEC 61966-2-1, D50 of ICC.1, and Bradford's cone responses (as in annex E
 * of ICC.1:2010). */
static const double primaries[3][2] = {{0.64, 0.33}, {0.30, 0.60}, {0.15, 0.06}};
static const double d65[3] = {0.3127 / 0.3290, 1, (1 - 0.3127 - 0.3290) / 0.3290};
static const double d50[3] = {0.9642, 1, 0.8249};
static matrix bradford = {
    {0.8951, 0.2664, -0.1614}, {-0.7502, 1.7135, 0.0367}, {0.0389, -0.0685, 1.0296}};

/* Into `out`, a column a primary, against D50. */
static void adapt(matrix out)
{
    matrix rgb, inverse, scaled, back, to_cones;
    double strength[3], from[3], to[3];

    for (int i = 0; i < 3; i++) {
        rgb[0][i] = primaries[i][0] / primaries[i][1];
        rgb[1][i] = 1;
        rgb[2][i] = (1 - primaries[i][0] - primaries[i][1]) / primaries[i][1];
    }
    invert(rgb, inverse);
    apply(inverse, d65, strength);
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            rgb[i][j] *= strength[j];
    apply(bradford, d65, from);
    apply(bradford, d50, to);
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            to_cones[i][j] = bradford[i][j] * to[i] / from[i];
    invert(bradford, back);
    multiply(back, to_cones, scaled);
    multiply(scaled, rgb, out);
}

START_TEST(the_primaries_are_those_of_the_standard_seen_against_the_white_of_profiles)
{
    matrix expected;

    adapt(expected);
    for (int i = 0; i < 3; i++) {
        int sum = 0;
        for (int colour = 0; colour < 3; colour++) {
            ck_assert_double_eq_tol(srgb_primaries[colour][i], 65536 * expected[i][colour], 0.7);
            sum += srgb_primaries[colour][i];
        }
        ck_assert_int_eq(sum, (int)lround(65536 * d50[i]));
    }
}
END_TEST

static uint32_t word_at(const struct strbuf *profile, size_t at)
{
    const unsigned char *byte = (const unsigned char *)profile->text + at;

    return (uint32_t)byte[0] << 24 | (uint32_t)byte[1] << 16 | (uint32_t)byte[2] << 8 | byte[3];
}

START_TEST(the_profile_has_all_that_a_display_must_have_within_its_size)
{
    static const char names[][5] = {"desc", "cprt", "wtpt", "rXYZ", "gXYZ",
                                    "bXYZ", "rTRC", "gTRC", "bTRC"};
    struct strbuf profile = {0};
    int found = 0;

    srgb_add_profile(&profile);
    ck_assert_uint_eq(word_at(&profile, 0), profile.length);
    ck_assert_uint_lt(profile.length, 700);
    ck_assert_mem_eq(profile.text + 12, "mntrRGB XYZ ", 12);
    ck_assert_mem_eq(profile.text + 36, "acsp", 4);
    uint32_t count = word_at(&profile, 128);
    for (uint32_t tag = 0; tag < count; tag++) {
        size_t row = 132 + 12 * tag;
        uint32_t at = word_at(&profile, row + 4), length = word_at(&profile, row + 8);
        ck_assert_uint_eq(at % 4, 0);
        ck_assert_uint_ge(at, 132 + 12 * count);
        ck_assert_uint_le(at + length, profile.length);
        for (size_t i = 0; i < sizeof names / sizeof *names; i++)
            found += memcmp(profile.text + row, names[i], 4) == 0;
    }
    ck_assert_int_eq(found, sizeof names / sizeof *names);
    strbuf_release(&profile);
}
END_TEST

void add_srgb_tests(Suite *suite)
{
    TCase *srgb = add_case(suite, "srgb");

    tcase_add_test(srgb,
                   the_primaries_are_those_of_the_standard_seen_against_the_white_of_profiles);
    tcase_add_test(srgb, the_profile_has_all_that_a_display_must_have_within_its_size);
}
