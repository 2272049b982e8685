/* A typeface that has colours, made of one that has none: cairo sets such faces in another way. */
#ifndef BREUK_TESTS_DRAW_COLOURED_FACE_H
#define BREUK_TESTS_DRAW_COLOURED_FACE_H

/* The family's name; it has the glyphs of Andika, one of which is coloured. */
#define COLOURED_FACE "Andiko"

/* Writes it as a file into a folder. Fails when Andika is not there. */
void coloured_face_make(const char *folder);

#endif
