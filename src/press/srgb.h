/*
 * Writes the ICC profile that says what our colours mean: sRGB, as IEC 61966-2-1:1999 defines it.
 * It is made here from the published figures, as a matrix and a curve: some 500 bytes, under this
 * program's own licence, the same in every run. (lcms2 would be a whole library for one table of
 * numbers.)
 */
#ifndef BREUK_PRESS_SRGB_H
#define BREUK_PRESS_SRGB_H

#include "base/strbuf.h"

/* The profile's name. */
#define SRGB_NAME "sRGB IEC61966-2-1"

/* Adds the profile, in the format of ICC.1:2001-12 (version 4.0), which PDF 1.5 reads. */
void srgb_add_profile(struct strbuf *out);

/* The XYZ of red, green and blue at full strength against D50, the white of profiles: the primaries
 * and D65 of IEC 61966-2-1 adapted by Bradford's matrix, in 65536ths, as they stand in the profile.
 * Their sum is exactly D50. */
extern const int srgb_primaries[3][3];

#endif
