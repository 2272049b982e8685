/* Each kind of card on a page of its own, as large as a card on the chosen sheet with its bleed,
 * without marks: for print shops that want a file for each card, and for slides and worksheets. */
#ifndef BREUK_RENDER_SHEETS_SINGLE_H
#define BREUK_RENDER_SHEETS_SINGLE_H

#include "render/sheets/print.h"

struct single {
    int card;  /* index of deck_card */
    bool back; /* its back, else its face */
};

/* The pages, in the deck's order. */
struct singles {
    const struct print_job *job; /* borrowed */
    struct single *pages;
    int count;
};

/* Collects the kinds of card that have copies, and after them their backs, if backs are wanted.
 * STATUS_NO_MEMORY. singles_release in any case. */
enum status singles_make(struct singles *singles, const struct print_job *job);
void singles_release(struct singles *singles);

/* Draws the pages. Errors as print_cards. */
enum status singles_print(const struct singles *singles, struct press *press, struct diag *diag);

#endif
