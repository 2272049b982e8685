/* What text is set with, without a page: for tests of this room and of those above it. */
#ifndef BREUK_TESTS_DRAW_TYPESETTER_H
#define BREUK_TESTS_DRAW_TYPESETTER_H

#include "draw/type.h"

/* The typeface of the shipped templates, and a wider one. */
enum { TYPESETTER_FAMILIES = 2 };
extern const char *const typesetter_families[TYPESETTER_FAMILIES];

struct typesetter {
    struct type *type;
};

/* Fails when the typeface is not there. To be closed; one at a time (type_open). */
struct typesetter typesetter_open(const char *family);
void typesetter_close(struct typesetter *setter);

#endif
