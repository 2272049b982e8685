/* Cards as pictures of a given number of pixels: one alone, or many in the cells of a sheet, edge
 * to edge. Tables on a screen need each card once, all at the same size. */
#ifndef BREUK_RENDER_FACES_ALBUM_H
#define BREUK_RENDER_FACES_ALBUM_H

#include "base/diag.h"
#include "base/status.h"
#include "base/strbuf.h"
#include "deck/deck.h"
#include "draw/ink.h"
#include "render/paper_words.h"
#include "render/template/template.h"

#include <stdbool.h>

struct album;

struct album_job {
    const struct deck *deck;
    const struct template *template;
    const int *copies; /* of each card; a card with none need not fit; NULL: every card is drawn */
    struct paper_words words;
    struct look look;
    bool self_check; /* number cards show the mark that equal cards share (self_check.h) */
};

struct album_cell {
    bool filled; /* false: the cell stays white */
    bool back;   /* true: the card's back; false: its face */
    int card;    /* index of deck_card */
};

struct album_sheet {
    int columns, rows;
    int width, height;              /* of a cell, pixels */
    const struct album_cell *cells; /* columns × rows, row by row */
};

/* Opens the typeface and checks that the deck can be drawn. The job is borrowed until album_close.
 * STATUS_INVALID: the deck cannot be drawn, as diag says; STATUS_NOT_FOUND: no font is usable. On
 * failure *out is NULL. A process can have one album open at a time (type_open). */
enum status album_open(struct album **out, const struct album_job *job, struct diag *diag);

/* Sets *width and *height to the largest whole pixels within `widest` and `highest` that keep a
 * card's proportions to the nearest pixel. */
void album_fit(const struct template *template, int widest, int highest, int *width, int *height);

/* Adds the sheet to `out` as a PNG, RGB with 8 bits each; the same input gives the same bytes. A
 * cell holds the same pixels wherever it lies. If the template has no back, the cell is plain.
 * STATUS_INVALID: a card cannot be drawn, as diag says. */
enum status album_draw(struct album *album, const struct album_sheet *sheet, struct strbuf *out,
                       struct diag *diag);

/* Frees the album and its typeface. Takes NULL. */
void album_close(struct album *album);

#endif
