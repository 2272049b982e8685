#include "render/faces/layer.h"

#include "render/faces/number.h"

#include <string.h>

bool card_is_wanted(const int *copies, int card)
{
    return !copies || copies[card] > 0;
}

bool layer_has_suit(const struct layer *layer, const struct suit *suit)
{
    bool has = layer->suit_count == 0;

    for (size_t i = 0; i < layer->suit_count && !has; i++)
        has = strcmp(layer->suits[i], suit->id) == 0;
    return has;
}

bool card_is_first(const struct deck *deck, const int *copies, const struct card *card,
                   const struct layer *layer)
{
    for (int suit = 0; suit < card->suit; suit++) {
        if (layer && !layer_has_suit(layer, deck_suit(deck, suit)))
            continue;
        int other = deck_find_card(deck, suit, card->id);
        if (other != DECK_NONE && card_is_wanted(copies, other))
            return false;
    }
    return true;
}

enum face_kind face_kind_of(const struct card *card)
{
    switch (card->kind) {
    case CARD_NUMBER:
        return card->spin ? FACE_SPIN : card->picture == PICTURE_NONE ? FACE_NUMBER : FACE_PICTURE;
    case CARD_ACTION:
        return card->suit == DECK_NONE ? FACE_WILD : FACE_ACTION;
    case CARD_EXTRA:
        break;
    }
    return card->reference ? FACE_REFERENCE : FACE_TITLE;
}

static bool has_value(const struct layer *layer, const struct card *card)
{
    bool has = layer->value_count == 0;

    for (size_t i = 0; i < layer->value_count && !has; i++)
        has = notation_identical(&layer->values[i], &card->notation);
    return has;
}

bool layer_is_of(const struct layer *layer, const struct deck *deck, const struct card *card,
                 const struct number_style *style)
{
    if (!(layer->kinds & 1u << face_kind_of(card)))
        return false;
    if (!layer->limited)
        return true;
    if (card->suit == DECK_NONE ? layer->suit_count > 0
                                : !layer_has_suit(layer, deck_suit(deck, card->suit)))
        return false;
    if (card->kind != CARD_NUMBER)
        return layer->value_count == 0 && !layer->pictures;
    int characters = number_characters(&card->notation, style);
    return characters >= layer->shortest && characters <= layer->longest &&
           has_value(layer, card) && (!layer->pictures || layer->pictures & 1u << card->picture);
}
