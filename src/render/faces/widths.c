#include "render/faces/widths.h"

#include "render/faces/layer.h"
#include "render/faces/number.h"
#include "render/faces/part.h"

#include <math.h>

/* Returns the first number of the card's layers that has several widths, or NULL. */
static const struct part *widening_number(const struct face_context *context,
                                          const struct card *card)
{
    const struct template *template = context->template;

    for (size_t i = 0; i < template->layer_count; i++) {
        const struct layer *layer = &template->layers[i];
        bool counts = layer->widens && layer_is_of(layer, context->deck, card, &context->style);
        for (size_t k = 0; counts && k < layer->count; k++)
            if (layer->parts[k].kind == PART_NUMBER && layer->parts[k].widths > 1)
                return &layer->parts[k];
    }
    return NULL;
}

void widths_choose(struct face_context *context, const struct card *card)
{
    const struct part *part =
        card->kind == CARD_NUMBER && card->picture == PICTURE_NONE && context->type
            ? widening_number(context, card)
            : NULL;
    double largest = 0, least = 0;

    /* On smaller cards what could still be read here no longer can. */
    if (part)
        least = fmax(part->least, part_fit(part, context->scale).smallest);
    /* What is too high rather than too wide gains nothing by more width. */
    context->width = 0;
    for (int width = 0; part && width < part->widths && largest < least - 1e-9; width++) {
        struct number_look look = number_look_of(part, width, 0);
        double em = 0;
        number_fit(context->type, part->fixed ? &part->notation : &card->notation, &context->style,
                   &look, &em);
        if (em <= largest + 1e-9)
            continue;
        largest = em;
        context->width = width;
    }
}
