/* The entries of a reference card, a row each: a sign, a name, and below it the meaning. Private to
 * the room. */
#ifndef BREUK_RENDER_FACES_REFERENCE_H
#define BREUK_RENDER_FACES_REFERENCE_H

#include "render/faces/part.h"

/* Sets *em to the largest type (mm of the template) in which the template's reference card has room
 * for rows with signs, INFINITY where it shows none; 0: it has room in none that can be read. */
void reference_words_size(struct face_context *face, const struct reference *reference, double *em);

/* Draws what face->reference says, or the card's own share of it, in rows with signs, on all of the
 * deck's cards in one size; where there is no room for these, as one text. */
void reference_draw(struct face_context *face, struct canvas *canvas, const struct part *part,
                    const struct card *card, uint32_t colour);

#endif
