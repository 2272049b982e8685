/* Finds the typefaces that cards are printed in, with a private fontconfig configuration: only the
 * folders that hold them, and a cache of our own, so that the machine's settings change no deck and
 * fontconfig prints no complaints. For type.c alone. */
#ifndef BREUK_DRAW_FONTS_H
#define BREUK_DRAW_FONTS_H

#include "base/diag.h"
#include "base/status.h"

#include <stdbool.h>

struct _FcConfig;
struct _PangoContext;
struct _PangoFontMap;

/* An open typeface. */
struct fonts {
    struct _PangoContext *context; /* sets text in points, without hints or rounding */
    char *family;                  /* the typeface in use */
    bool coloured;                 /* it has glyphs in colours of their own */
    struct _FcConfig *config;
    struct _PangoFontMap *map;
    char *cache;    /* the folder where fontconfig notes what it found; NULL: none */
    bool temporary; /* that folder is removed by fonts_release */
};

/* Finds a typeface as type_open says, with the same errors; after a failure there is nothing to
 * release. */
enum status fonts_open(struct fonts *fonts, const char *families, struct position where,
                       struct diag *diag);

/* Frees all that is open; takes a zeroed struct, too. */
void fonts_release(struct fonts *fonts);

#endif
