/* Draws one part of a template on a card. For the files of this room. */
#ifndef BREUK_RENDER_PART_H
#define BREUK_RENDER_PART_H

#include "base/diag.h"
#include "deck/deck.h"
#include "render/canvas.h"
#include "render/paper_words.h"
#include "render/picture.h"
#include "render/template.h"

struct face_context {
    const struct template *template;
    const struct deck *deck;
    const struct paper_words *words;
    const struct number_style *style;
    struct type *type;
    bool unknown_told; /* that a glyph is in none of the fonts */
};

/*
 * suit may be DECK_NONE; card is NULL for what all cards of a suit share. STATUS_INVALID: a text
 * does not fit, diag says which.
 */
enum status part_draw(struct face_context *context, struct canvas *canvas, const struct part *part,
                      int suit, const struct card *card, struct diag *diag);

#endif
