/* Prints each kind of card on a page of its own, as large as a card on the chosen sheet with its
 * bleed, without marks: for print shops that want a file for each card, and for slides and
 * worksheets. */
#ifndef BREUK_RENDER_SHEETS_SINGLE_H
#define BREUK_RENDER_SHEETS_SINGLE_H

#include "render/sheets/print.h"

/* One page. */
struct single {
    int card;  /* index of deck_card */
    bool back; /* true: the card's back; false: its face */
};

/* The pages, fronts first, in the deck's order. */
struct singles {
    const struct print_job *job; /* borrowed */
    struct single *pages;
    int count;
};

/* Lists the kinds of card that have copies and, if the job has backs, a card for each back after
 * them. The caller calls singles_release in any case. */
void singles_make(struct singles *singles, const struct print_job *job);
/* Frees the list and empties it. */
void singles_release(struct singles *singles);

/* Draws the pages. Errors are those of print_cards. */
enum status singles_print(const struct singles *singles, struct press *press, struct diag *diag);

#endif
