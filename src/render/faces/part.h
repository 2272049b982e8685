/* Draws one part of a template on a card. Private to the room. */
#ifndef BREUK_RENDER_FACES_PART_H
#define BREUK_RENDER_FACES_PART_H

#include "base/diag.h"
#include "deck/deck.h"
#include "draw/canvas.h"
#include "draw/fit.h"
#include "render/faces/picture.h"
#include "render/paper_words.h"
#include "render/template/template.h"

/* Returns how a text or number of a template must fit its box. `scale`: mm of the paper for each mm
 * of the template. The smallest type allowed is measured on the paper; nothing fits at a size below
 * that, which fitting_check complains of. */
struct fit part_fit(const struct part *part, double scale);

/* Returns the box of a part, in the width of this number: 0 for the narrowest. A sign or text stays
 * as it is, but stands further right. */
struct box part_box(const struct part *part, int width);

/* Returns the picture that a PART_PICTURE shows on a card, or PICTURE_NONE if it shows none. card
 * may be NULL if the part has a value of its own. */
enum picture part_picture(const struct part *part, const struct card *card);

/* The context for drawing all parts of a deck's faces; borrowed. */
struct face_context {
    const struct template *template;
    const struct deck *deck;
    const struct paper_words *words;
    struct number_style style;
    struct type *type;
    double scale;      /* mm of the paper for each mm of the template */
    double tint_share; /* of the suits' colours in their tints */
    uint32_t deck_ink; /* 0xRRGGBB, for the deck's own titles */
    int width;         /* which of its widths a part of several has on the card in hand */
    const struct reference *reference; /* what the card in hand explains, and its title, where it is
                                          none of the deck's own; else NULL */
    const char *reference_title;
    bool unknown_told; /* diag already has a warning about a character that no font has */
};

/* Draws a part. suit may be DECK_NONE; card is NULL for what all cards of a suit share. A text or
 * number that does not fit is drawn all the same, since fitting_check found it beforehand.
 * STATUS_INVALID: a picture cannot show the number, as diag says. */
enum status part_draw(struct face_context *context, struct canvas *canvas, const struct part *part,
                      int suit, const struct card *card, struct diag *diag);

#endif
