/* How many boxes a deck takes, by the paper that they are printed on. */
#ifndef BREUK_RENDER_ACCESSORIES_TUCK_PAPER_H
#define BREUK_RENDER_ACCESSORIES_TUCK_PAPER_H

#include "render/accessories/tuck_page.h"

/* The cards of a sheet, put upright. */
double tuck_card_width(const struct sheet *sheet);
double tuck_card_height(const struct sheet *sheet);

/* The fewest boxes that hold the cards and fit the sheet's paper; 0: not even a box for one card
 * does, and *why (may be NULL) says which paper would do. */
int tuck_paper_boxes(const struct tuck_job *job, struct message *why);

/* Notes in diag where a usual paper would take fewer boxes than these, so that nobody glues more
 * than they need. */
void tuck_paper_note(const struct tuck_job *job, int boxes, struct diag *diag);

#endif
