/* Cards to cut out that say what the action cards and the wheel do, for players to keep beside
 * them: as many sets as a page holds. */
#ifndef BREUK_RENDER_ACCESSORIES_REFERENCE_CARDS_H
#define BREUK_RENDER_ACCESSORIES_REFERENCE_CARDS_H

#include "render/accessories/handwork.h"

/* Returns whether there are any: the deck has actions or a wheel, and the template a layer for
 * reference cards. */
bool reference_cards_are_there(const struct handwork *work);

/* Draws them on the sheet's places, with its marks. `title` stands on the card of the actions; the
 * wheel's cards have the message of their own. STATUS_INVALID: a card does not fit, as diag says.
 * */
enum status reference_cards_draw(const struct handwork *work, struct message title,
                                 struct press *press, struct diag *diag);

#endif
