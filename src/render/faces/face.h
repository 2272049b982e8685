/*
 * The faces of a deck's cards, drawn by a template. What all cards of a suit share is drawn once,
 * on a recording surface a suit and layer, which a PDF holds once; so is a card of which there are
 * many copies in a row; numbers are set in type once. So time goes with the cards and memory stays
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

/* Everything given is borrowed until faces_free; type may be NULL where nothing is drawn. bleed: mm
 * of the paper round a card's box that it may fill, too. All canvases that they are drawn on have
 * one look. NULL: no memory. */
struct faces *faces_new(const struct template *template, const struct deck *deck,
                        const struct paper_words *words, struct type *type, double bleed);
/* Gives each number card the mark that equal cards share (self_check.h), on top of what the
 * template draws. */
void faces_mark_equals(struct faces *faces);
/* Takes NULL. */
void faces_free(struct faces *faces);

/* The cards that come are so many times as large as the template: what may be read must be large
 * enough on paper. Without it they are of the template's size. */
void faces_scale(struct faces *faces, double scale);

/* Only cards that have copies will come (an array as long as the deck, borrowed; NULL: all of
 * them): the others need not be such that they can be drawn. */
void faces_choose(struct faces *faces, const int *copies);

/*
 * Says what of this deck the template cannot draw: a kind of card without a layer, a suit or action
 * without a sign, a text or number too long for its box, in the language of the words or in every
 * one of the deck; a missing back if one is wanted, or one that cards ask for by name.
 * STATUS_INVALID, each problem once in diag.
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
