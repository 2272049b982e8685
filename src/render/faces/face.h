/* Draws the faces of a deck's cards by a template. What all cards of a suit share is drawn once for
 * each suit and layer, on a recording surface that a PDF stores once; a card with many copies in a
 * row is recorded in the same way. Numbers are set in type once. So time grows with the number of
 * cards, and memory stays flat. */
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

/* The arguments of faces_new; everything is borrowed until faces_free. */
struct faces_job {
    const struct template *template;
    const struct deck *deck;
    const struct paper_words *words;
    struct type *type; /* NULL where nothing is drawn */
    double bleed;      /* how far a face may reach beyond its card's box, mm of the paper */
    double scale; /* mm of the paper for each mm of the template, since text must be large enough on
                     the paper; 0 means 1 */
    const int *copies; /* of each card; a card without any is never drawn, so it may be undrawable;
                          NULL: every card is drawn */
    bool self_check;   /* number cards show the mark that equal cards share (self_check.h) */
};

/* Returns faces that the caller frees with faces_free. All canvases that they are drawn on must
 * have the same look. */
struct faces *faces_new(const struct faces_job *job);
/* Frees the faces and their recordings. Takes NULL. */
void faces_free(struct faces *faces);

/* Complains of what the template cannot draw of the deck: a kind of card without a layer, an action
 * without a sign, a text or number too long for its box, in the language of the words or, with
 * `every_language`, in every language of the deck. With `back` it also complains if the template
 * has no back, or lacks one that cards ask for by name. A suit without a sign is worth a warning.
 * STATUS_INVALID: diag has each problem once. */
enum status faces_check(const struct faces *faces, bool back, bool every_language,
                        struct diag *diag);

/* Draws the front or the back of a card (index of deck_card) on the canvas. STATUS_INVALID: the
 * card cannot be drawn, diag says why. diag gets a warning about characters that no font has. */
enum status faces_draw(struct faces *faces, struct canvas *canvas, int card, struct placing placing,
                       struct diag *diag);
enum status faces_draw_back(struct faces *faces, struct canvas *canvas, int card,
                            struct placing placing, struct diag *diag);

/* Draws a reference card that is none of the deck's own, with this title, as faces_draw does. */
enum status faces_draw_reference(struct faces *faces, struct canvas *canvas,
                                 const struct reference *reference, const char *title,
                                 struct placing placing, struct diag *diag);

#endif
