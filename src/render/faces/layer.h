/* Decides which cards are printed, and which layers of a template each of them has. Private to the
 * room. */
#ifndef BREUK_RENDER_FACES_LAYER_H
#define BREUK_RENDER_FACES_LAYER_H

#include "deck/deck.h"
#include "render/template/template.h"

/* Returns whether a card (index of deck_card) is printed; a card that is not may be undrawable.
 * copies NULL: all cards are printed. */
bool card_is_wanted(const int *copies, int card);

/* Returns whether the card is the first of those printed that have the layer and differ only in
 * suit; only that one gets complaints. `layer` NULL: layers do not matter. */
bool card_is_first(const struct deck *deck, const int *copies, const struct card *card,
                   const struct layer *layer);

/* Returns the kind of a card, which decides which layers it has. */
enum face_kind face_kind_of(const struct card *card);

/* Returns whether cards of this suit may have the layer. */
bool layer_has_suit(const struct layer *layer, const struct suit *suit);

/* Returns whether a card of the deck has the layer; the style is that of its number. */
bool layer_is_of(const struct layer *layer, const struct deck *deck, const struct card *card,
                 const struct number_style *style);

#endif
