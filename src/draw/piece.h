/* The pieces of a page as they are read aloud (tags.h). Where a canvas has no tags, nothing here
 * does anything. */
#ifndef BREUK_DRAW_PIECE_H
#define BREUK_DRAW_PIECE_H

#include "draw/canvas.h"

/* Between the two all words are one piece of the document, from the first of them on. Pieces do not
 * lie in each other, but figures may lie among the words of one. */
void canvas_begin_piece(struct canvas *canvas, enum tag_role role);
void canvas_end_piece(struct canvas *canvas);
/* Makes words that follow another piece of the kind in hand. */
void canvas_next_piece(struct canvas *canvas);
/* Between the two everything is a figure, and these words are said instead of it. The box is the
 * figure's, in mm. The next piece of its kind follows it.
 */
void canvas_begin_figure(struct canvas *canvas, const char *words, struct box box);
void canvas_end_figure(struct canvas *canvas);

/* Returns whether words that are drawn now are read as they stand, in a piece. */
bool canvas_is_read(const struct canvas *canvas);
/* Begins the tag of such words, unless it has begun. Private to draw/. */
void canvas_begin_words(struct canvas *canvas);
/* Between the two, in a piece or a figure, what is drawn stands for these words: the digits of a
 * fraction for "3/4". Whoever searches the page finds them; in a figure they are not read aloud. */
void canvas_begin_spoken(struct canvas *canvas, const char *words);
void canvas_end_spoken(struct canvas *canvas);

/* Between the two all pieces belong to a group, such as a row of a table, which belongs to the
 * group round it. It must end on the page that it began on. */
void canvas_begin_group(struct canvas *canvas, enum tag_role role);
void canvas_end_group(struct canvas *canvas);

#endif
