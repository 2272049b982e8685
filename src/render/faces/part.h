/* Draws one part of a template on a card. For the files of this room. */
#ifndef BREUK_RENDER_FACES_PART_H
#define BREUK_RENDER_FACES_PART_H

#include "base/diag.h"
#include "deck/deck.h"
#include "draw/canvas.h"
#include "draw/fit.h"
#include "render/faces/picture.h"
#include "render/paper_words.h"
#include "render/template/template.h"

/* How a text or number of a template has to fit its place. `scale`: mm of the paper for a mm of the
 * template. The smallest type is measured on the paper, and so is the size that was asked for where
 * that is less: on a small card nothing may fit. */
struct fit part_fit(const struct part *part, double scale);

/* Whether a card (index of deck_card) is printed: one that is not need not be drawable, nor fit.
 * NULL: all are. */
bool card_is_wanted(const int *copies, int card);

/* The kind that tells which layers a card has. */
enum face_kind face_kind_of(const struct card *card);

/* The picture that a PART_PICTURE shows on a card; PICTURE_NONE: it is left out. card may be NULL
 * for a value of the template's own. */
enum picture part_picture(const struct part *part, const struct card *card);

struct face_context {
    const struct template *template;
    const struct deck *deck;
    const struct paper_words *words;
    const struct number_style *style;
    struct type *type;
    double scale;      /* mm of the paper for a mm of the template */
    bool unknown_told; /* a warning of a glyph that no font has was given */
};

/*
 * suit may be DECK_NONE; card is NULL for what all cards of a suit share. A text or number that
 * does not fit is drawn all the same: fitting_check finds it beforehand. STATUS_INVALID:
 * a picture cannot show the number, as diag says; STATUS_NO_MEMORY.
 */
enum status part_draw(struct face_context *context, struct canvas *canvas, const struct part *part,
                      int suit, const struct card *card, struct diag *diag);

#endif
