#include "render/template_places.h"

#include "paper/geometry.h"

#include <stdbool.h>

/* A path is drawn in units of its own: its box does not say how far it goes. */
static bool is_cut_off(const struct part *part, struct box card)
{
    switch (part->kind) {
    case PART_PATH:
        return false;
    case PART_BOX:
    case PART_CIRCLE:
    case PART_IMAGE:
        return part->box.x >= card.width || part->box.x + part->box.width <= 0 ||
               part->box.y >= card.height || part->box.y + part->box.height <= 0;
    default:
        return !box_contains(card, part->box);
    }
}

static void warn(const struct part *part, struct box card, struct diag *diag)
{
    struct message message =
        message_of(N_("this runs off the card: from {left}, {top} to {right}, {bottom} mm, and the "
                      "card has {width} by {height} mm; move it or make it smaller"));

    message_add_mm(&message, "left", part->box.x);
    message_add_mm(&message, "top", part->box.y);
    message_add_mm(&message, "right", part->box.x + part->box.width);
    message_add_mm(&message, "bottom", part->box.y + part->box.height);
    message_add_mm(&message, "width", card.width);
    message_add_mm(&message, "height", card.height);
    diag_add(diag, SEVERITY_WARNING, part->where, &message);
}

static void check_layer(const struct layer *layer, struct box card, struct diag *diag)
{
    for (size_t i = 0; i < layer->count; i++)
        if (!layer->parts[i].turned && is_cut_off(&layer->parts[i], card))
            warn(&layer->parts[i], card, diag);
}

void template_check_places(const struct template *template, struct diag *diag)
{
    const struct box card = {0, 0, template->width, template->height};

    for (size_t i = 0; i < template->layer_count; i++)
        check_layer(&template->layers[i], card, diag);
    for (size_t i = 0; i < template->back_count; i++)
        check_layer(&template->backs[i].layer, card, diag);
}
