#include "render/template/places.h"

#include "paper/geometry.h"

#include <math.h>

static void check_layer(const struct layer *layer, struct box card, struct diag *diag)
{
    for (size_t i = 0; i < layer->count; i++) {
        const struct part *part = &layer->parts[i];
        const struct box box = part->box;
        bool may_bleed =
            part->kind == PART_BOX || part->kind == PART_CIRCLE || part->kind == PART_IMAGE;
        bool whole = box_contains(card, box);
        bool seen = box.x < card.width && box.x + box.width > 0 && box.y < card.height &&
                    box.y + box.height > 0;
        /* A path has units of its own, and its box does not say how far it reaches. */
        if (part->turned || part->kind == PART_PATH || (may_bleed ? seen : whole))
            continue;
        diag_add(diag, SEVERITY_WARNING, part->where,
                 message_with(
                     N_("this runs off the card: it goes from {left}, {top} to {right}, {bottom} "
                        "mm, but the card has {width} by {height} mm; move it or make it smaller"),
                     arg_mm("left", box.x), arg_mm("top", box.y),
                     arg_mm("right", box.x + box.width), arg_mm("bottom", box.y + box.height),
                     arg_mm("width", card.width), arg_mm("height", card.height)));
    }
}

void template_check_places(const struct template *template, struct diag *diag)
{
    const struct box card = {0, 0, template->width, template->height};

    for (size_t i = 0; i < template->layer_count; i++)
        check_layer(&template->layers[i], card, diag);
    for (size_t i = 0; i < template->back_count; i++)
        check_layer(&template->backs[i].layer, card, diag);
}

/* Returns how far a sign reaches from its middle, in its own units. A curve stays between its
 * points. */
static double reach_of(const struct sign *sign)
{
    double reach = 0;

    for (size_t i = 0; i < sign->count; i++) {
        const struct sign_stroke *stroke = &sign->strokes[i];
        for (size_t k = 0; k < stroke->path.count; k++)
            for (int n = 0; n < 6; n++)
                reach = fmax(reach, fabs(stroke->path.steps[k].at[n]) + stroke->width / 2);
    }
    return reach;
}

/* Returns how far a part may reach beyond its box, mm: letters have accents, and numbers have
 * marks. */
static double overhang(const struct part *part, double reach)
{
    static const double most = 2;

    switch (part->kind) {
    case PART_BOX:
    case PART_CIRCLE:
        return part->stroke_width / 2;
    case PART_PATH:
        return INFINITY;
    case PART_SIGN:
    case PART_SUITS:
        return fmax(most, part->box.width / 2 * (reach / 5 - 1));
    default:
        return most;
    }
}

bool template_keeps_to_card(const struct template *template)
{
    const struct box card = {0, 0, template->width, template->height};
    double reach = 0;
    bool keeps = true;

    for (size_t i = 0; i < template->sign_count; i++)
        reach = fmax(reach, reach_of(&template->signs[i]));
    for (size_t i = 0; i < template->layer_count; i++)
        for (size_t k = 0; k < template->layers[i].count; k++) {
            const struct part *part = &template->layers[i].parts[k];
            keeps = keeps && box_contains(card, box_grown(part->box, overhang(part, reach)));
        }
    return keeps;
}
