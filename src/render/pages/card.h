/* Cards of a deck in a document: small, alone or in a fan; ticks and crosses. Private to the
 * room. */
#ifndef BREUK_RENDER_PAGES_CARD_H
#define BREUK_RENDER_PAGES_CARD_H

#include "render/faces/face.h"
#include "render/pages/cell.h"
#include "render/pages/print.h"

/* The cards that a document shows, ready to be drawn. */
struct page_cards {
    const struct deck *deck;
    const struct paper_words *words;
    struct faces *faces; /* NULL: the document shows none */
    int *copies;         /* of each card of the deck: 1 if the document shows it */
    struct diag *diag;   /* is told while a card is drawn; borrowed */
};

/* Prepares the cards of the job's document. The caller calls page_cards_close in any case.
 * STATUS_INVALID: the template cannot draw one, as diag says. */
enum status page_cards_open(struct page_cards *cards, const struct page_job *job, struct type *type,
                            struct diag *diag);
void page_cards_close(struct page_cards *cards);

/* Sets the size of a PAGE_CARD at this scale, mm. */
void card_size(const struct cell_look *look, const struct page_item *item, double *width,
               double *height);
/* Draws a PAGE_CARD in a box of its size. Errors as faces_draw. */
enum status card_draw(const struct cell_look *look, struct canvas *canvas,
                      const struct page_item *item, struct box box);

/* Draws a tick or a cross in a square box. */
void tick_draw(struct canvas *canvas, bool right, struct box box);

#endif
