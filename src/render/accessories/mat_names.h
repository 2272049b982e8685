/* The names of the suits on the mat, below their fields. Millimetres. */
#ifndef BREUK_RENDER_ACCESSORIES_MAT_NAMES_H
#define BREUK_RENDER_ACCESSORIES_MAT_NAMES_H

#include "render/accessories/handwork.h"

/* The height of a name's place, and the space between a name and the edge of its field. */
#define MAT_NAME_HEIGHT 7.0
#define MAT_NAME_INSET  2.8

/* Sets *size to the type (an em) in which all names that have room for it stand on one line below
 * fields of this width. */
void mat_names_size(const struct handwork *work, struct type *type, double width, double *size);

/* Writes “blue (B)” in a place as wide as its field, MAT_NAME_HEIGHT high, in type of that size; a
 * name too long for one line stands on two in the smallest type, and what has no room there is left
 * out. diag has a warning of characters that no font has. */
enum status mat_name_draw(const struct handwork *work, struct canvas *canvas,
                          const struct suit *suit, struct box place, double size,
                          struct diag *diag);

/* Warns at its place of each name that is too long for one line on the mat, in the language of the
 * words or in every language of the deck. `type` may be NULL: the typeface is opened if it is
 * needed; if there is none, nothing is said. */
enum status mat_names_check(const struct handwork *work, struct type *type, bool every_language,
                            struct diag *diag);

#endif
