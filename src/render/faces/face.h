/*
 * The faces of a deck's cards, drawn by a template. What all cards of a suit share is drawn once
 * for each suit and layer, on a recording surface that a PDF holds once; so is a card with many
 * copies in a row. Numbers are set in type once. So time grows with the cards and memory stays
 * flat.
 */
#ifndef BREUK_RENDER_FACES_FACE_H
#define BREUK_RENDER_FACES_FACE_H

#include "base/diag.h"
#include "base/status.h"
#include "deck/deck.h"
#include "draw/canvas.h"
#include "paper/imposition.h"
#include "render/paper_words.h"
#include "render/template/template.h"

struct faces;

/* All of it is borrowed until faces_free. */
struct faces_job {
    const struct template *template;
    const struct deck *deck;
    const struct paper_words *words;
    struct type *type; /* NULL where nothing is drawn */
    double bleed;      /* mm of the paper round a card's box that it may fill, too */
    double scale;      /* mm of the paper for a mm of the template, as what is read must be large
                          enough there; 0: 1 */
    const int *copies; /* of each card; those without any will not come and need not be drawable;
                          NULL: all come */
    bool self_check;   /* number cards have the mark that equal cards share (self_check.h) */
};

/* All canvases that the faces are drawn on have one look. NULL when memory runs out. */
struct faces *faces_new(const struct faces_job *job);
/* Takes NULL. */
void faces_free(struct faces *faces);

/*
 * Complains of what the template cannot draw of the deck: a kind of card without a layer, a suit or
 * action without a sign, a text or number too long for its box, in the language of the words or in
 * every one of the deck; with `back` a missing back, or one that cards ask for by name.
 * STATUS_INVALID: diag has each problem once.
 */
enum status faces_check(const struct faces *faces, bool back, bool every_language,
                        struct diag *diag);

/*
 * Draws the front or the back of a card (index of deck_card) on the canvas. STATUS_INVALID: it
 * cannot be drawn, diag says why; a warning for characters that no font has. STATUS_NO_MEMORY.
 */
enum status faces_draw(struct faces *faces, struct canvas *canvas, int card, struct placing placing,
                       struct diag *diag);
enum status faces_draw_back(struct faces *faces, struct canvas *canvas, int card,
                            struct placing placing, struct diag *diag);

#endif
