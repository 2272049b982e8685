/*
 * Cards as pictures of so many pixels: one alone, or many in the cells of a sheet, edge to edge.
 * For tables on a screen, which want each card once and at the same size.
 */
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
    const int *copies; /* of each card; those that have none need not fit; NULL: all have some */
    struct paper_words words;
    struct look look;
    bool self_check; /* number cards have the mark that equal cards share */
};

struct album_cell {
    bool filled; /* else it stays white */
    bool back;   /* the card's back, else its face */
    int card;    /* index of deck_card */
};

struct album_sheet {
    int columns, rows;
    int width, height;              /* of a cell, pixels */
    const struct album_cell *cells; /* columns × rows, row by row */
};

/*
 * Opens the typeface and checks whether the deck can be drawn; the job is borrowed until
 * album_close. STATUS_INVALID: it cannot, as diag says; STATUS_NOT_FOUND: no font is usable;
 * STATUS_NO_MEMORY. On failure *out is NULL. One at a time in a process (type_open).
 */
enum status album_open(struct album **out, const struct album_job *job, struct diag *diag);

/* The largest whole width and height within these that have a card's proportions to the nearest
 * pixel. */
void album_fit(const struct template *template, int widest, int highest, int *width, int *height);

/*
 * Adds the sheet to `out` as a PNG, RGB with 8 bits each; the same input gives the same bytes. A
 * cell holds the same pixels wherever it lies. The back of a template that has none is plain.
 * STATUS_INVALID: a card cannot be drawn, as diag says; STATUS_NO_MEMORY.
 */
enum status album_draw(struct album *album, const struct album_sheet *sheet, struct strbuf *out,
                       struct diag *diag);

/* Takes NULL. */
void album_close(struct album *album);

#endif
