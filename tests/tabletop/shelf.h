/* A deck to be made into files, and what became of it, read back. */
#ifndef BREUK_TESTS_TABLETOP_SHELF_H
#define BREUK_TESTS_TABLETOP_SHELF_H

#include "harness.h"
#include "tabletop/pack.h"
#include "json/reader.h"

#include <cairo.h>

struct shelf {
    struct diag diag;
    struct deck *deck;
    struct template *template;
    struct tabletop_job job;
    struct pack pack;
};

/* The shipped deck of this name, or one of a red and a yellow suit with these elements, if that
 * begins with “<”; in English. To be cleared. */
void shelf_fill(struct shelf *shelf, const char *deck);
void shelf_clear(struct shelf *shelf);

/* There is one error, said last (after warnings of the deck), which begins so. */
void shelf_expect(const struct shelf *shelf, const char *message);

/* Reads JSON; fails when it is none. To be released. */
void shelf_read(struct json_document *document, const struct strbuf *text);
/* A member, which must be there. */
const struct json_value *shelf_member(const struct json_value *object, const char *name);
const char *shelf_text(const struct json_value *object, const char *name);
int shelf_count(const struct json_value *object, const char *name);

/* A PNG's picture; fails when it is none, or not RGB of 8 bits. To be destroyed. */
cairo_surface_t *shelf_picture(const struct strbuf *png);
/* Whether a whole picture stands at (x, y) of another, pixel for pixel. */
bool shelf_stands_at(cairo_surface_t *sheet, int x, int y, cairo_surface_t *picture);
/* A card drawn alone. To be destroyed. */
cairo_surface_t *shelf_draw(const struct shelf *shelf, int card, bool back, int width, int height);

#endif
