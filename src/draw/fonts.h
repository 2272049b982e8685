/*
 * The typefaces that cards are printed in, found by a private fontconfig configuration: only the
 * folders that hold them, and a cache of our own, so that the machine's settings change no deck and
 * fontconfig keeps quiet. For type.c alone.
 */
#ifndef BREUK_DRAW_FONTS_H
#define BREUK_DRAW_FONTS_H

#include "base/diag.h"
#include "base/status.h"

#include <stdbool.h>

struct _FcConfig;
struct _PangoContext;
struct _PangoFontMap;

struct fonts {
    struct _PangoContext
        *context; /* sets text: its unit is a point, nothing is hinted or rounded */
    char *family; /* the typeface in use */
    struct _FcConfig *config;
    struct _PangoFontMap *map;
    char *cache;  /* the folder where fontconfig notes what it found; NULL: there is none */
    bool passing; /* that folder is removed in the end */
};

/* Finds the typeface that is asked for, as type_open says; on failure there is nothing to release.
 */
enum status fonts_open(struct fonts *fonts, const char *families, struct position where,
                       struct diag *diag);

/* Takes a zeroed one, too. */
void fonts_release(struct fonts *fonts);

#endif
