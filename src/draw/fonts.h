/*
 * The typefaces that cards are printed in, found by a private fontconfig configuration: only the
 * folders that hold them, and a cache of our own, so that the machine's settings change no deck and
 * fontconfig keeps quiet.
 */
#ifndef BREUK_DRAW_FONTS_H
#define BREUK_DRAW_FONTS_H

#include "base/diag.h"
#include "base/status.h"

struct fonts;

/*
 * Finds the typeface that is asked for: the first of `families`, which are separated by commas. If
 * it is missing, the next one stands in, or DejaVu Sans after the last, and diag has a warning that
 * names both; STATUS_NOT_FOUND with an error in diag when none is there. `where` is
 * the template's place that asks, or nowhere: an option did. BREUK_FONTS, folders separated by ":",
 * is searched instead of the system's folders. On success *out belongs to the caller: fonts_free().
 * One set of fonts at a time: fontconfig's current configuration belongs to the process.
 */
enum status fonts_open(struct fonts **out, const char *families, struct position where,
                       struct diag *diag);

/* Takes NULL. */
void fonts_free(struct fonts *fonts);

/* The typeface in use; belongs to fonts. */
const char *fonts_family(const struct fonts *fonts);

struct _PangoContext;
/* For setting text; belongs to fonts. 1 unit of it is 1 point, nothing is hinted or rounded. */
struct _PangoContext *fonts_context(struct fonts *fonts);

#endif
