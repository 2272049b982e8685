/* PNGs read back: for tests of this room and of those above it. */
#ifndef BREUK_TESTS_DRAW_PIXELS_H
#define BREUK_TESTS_DRAW_PIXELS_H

#include "base/strbuf.h"

#include <cairo.h>
#include <stdint.h>

/* Fails when it is no PNG. To be destroyed. */
cairo_surface_t *pixels_of(const struct strbuf *png);
/* 0xRRGGBB. */
uint32_t pixels_at(cairo_surface_t *picture, int x, int y);

#endif
