/* Works out how many boxes a deck takes on a paper. */
#ifndef BREUK_RENDER_ACCESSORIES_TUCK_PAPER_H
#define BREUK_RENDER_ACCESSORIES_TUCK_PAPER_H

#include "render/accessories/tuck_page.h"

/* Return the shorter and the longer side of a sheet's cards, mm. */
double tuck_card_width(const struct sheet *sheet);
double tuck_card_height(const struct sheet *sheet);

/* Returns the fewest boxes that hold the cards and fit the sheet's paper; 0: not even a box for one
 * card fits, and *why (which may be NULL) says which paper would do. */
int tuck_paper_boxes(const struct tuck_job *job, struct message *why);

/* Adds a note to diag if a common paper would take fewer boxes than this, so that nobody glues more
 * than they need. */
void tuck_paper_note(const struct tuck_job *job, int boxes, struct diag *diag);

#endif
