#include "render/template/places.h"

#include "draw/sign.h"
#include "paper/geometry.h"

#include <math.h>

/* Returns the box of a path on the card. */
static struct box path_box(const struct part *part)
{
    struct sign_stroke stroke = {.path = part->path};
    struct box box = outline_measure(&(struct sign){.strokes = &stroke, .count = 1}).box;
    double scale = part->box.width;

    return (struct box){part->box.x + scale * box.x, part->box.y + scale * box.y, scale * box.width,
                        scale * box.height};
}

static struct box widest_box(const struct part *part)
{
    struct box box = part->box;

    if (part->widths > 1)
        box.width += part->wider[part->widths - 2];
    return box;
}

/* Returns the box round all that a part draws: a path with its line, a part that may grow as wide
 * as it may become. */
static struct box box_of(const struct part *part)
{
    if (part->kind != PART_PATH || part->path.count == 0)
        return widest_box(part);
    return box_grown(path_box(part), part->stroke.kind == INK_NONE ? 0 : part->stroke_width / 2);
}

/* A shape or an image may go beyond the card, as long as some of it is seen. A part that is to be
 * read must not; it is an error if nothing of it is on the card. */
static void check_layer(const struct layer *layer, struct box card, struct diag *diag)
{
    for (size_t i = 0; i < layer->count; i++) {
        const struct part *part = &layer->parts[i];
        const struct box box = box_of(part);
        bool may_bleed = part->kind == PART_BOX || part->kind == PART_CIRCLE ||
                         part->kind == PART_IMAGE || part->kind == PART_PATH;
        bool whole = box_contains(card, box);
        bool seen = box.x < card.width && box.x + box.width > 0 && box.y < card.height &&
                    box.y + box.height > 0;
        if (part->turned || (may_bleed ? seen : whole))
            continue;
        diag_add(diag, may_bleed || seen ? SEVERITY_WARNING : SEVERITY_ERROR, part->where,
                 message_with(
                     N_("this runs off the card: it goes from {left}, {top} to {right}, {bottom} "
                        "mm, but the card has {width} by {height} mm; move it or make it smaller"),
                     arg_mm("left", box.x), arg_mm("top", box.y),
                     arg_mm("right", box.x + box.width), arg_mm("bottom", box.y + box.height),
                     arg_mm("width", card.width), arg_mm("height", card.height)));
    }
}

bool template_check_places(const struct template *template, struct diag *diag)
{
    const struct box card = {0, 0, template->width, template->height};
    size_t errors = diag->errors;

    for (size_t i = 0; i < template->layer_count; i++)
        check_layer(&template->layers[i], card, diag);
    for (size_t i = 0; i < template->back_count; i++)
        check_layer(&template->backs[i].layer, card, diag);
    return diag->errors == errors;
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
    case PART_PATH: /* a sharp corner may reach five times as far as a straight line */
        return part->stroke.kind == INK_NONE ? 0
                                             : part->stroke_width * (part->round_joins ? 0.5 : 5);
    case PART_SIGN:
    case PART_SUITS:
        return fmax(most, part->box.width / 2 * (reach / 5 - 1));
    default:
        return most;
    }
}

/* Returns whether the part is a sign that is made as large as its box allows. */
static bool is_as_large(const struct part *part)
{
    return part->kind == PART_SIGN && part_is_emblem(part) && part->widths <= 1;
}

/* Returns whether these parts stay on the card with a sign where they make it as large as they
 * may. */
static bool emblems_keep(const struct template *template, const struct layer *layer,
                         const struct outline *outline)
{
    const struct box card = {0, 0, template->width, template->height};
    bool keeps = true;

    for (size_t i = 0; i < layer->count; i++) {
        const struct emblem emblem = part_emblem(&layer->parts[i]);
        keeps = keeps && (!is_as_large(&layer->parts[i]) ||
                          box_contains(card, emblem_box(outline, &emblem)));
    }
    return keeps;
}

static bool part_keeps(const struct template *template, const struct part *part, double reach)
{
    const struct box card = {0, 0, template->width, template->height};
    struct box box = part->kind == PART_PATH ? path_box(part) : widest_box(part);

    return is_as_large(part) || box_contains(card, box_grown(box, overhang(part, reach)));
}

bool template_keeps_to_card(const struct template *template)
{
    double reach = 0;
    bool keeps = true;

    for (size_t i = 0; i < template->sign_count; i++) {
        const struct outline outline = outline_measure(&template->signs[i]);
        for (size_t k = 0; k < template->layer_count; k++)
            keeps = keeps && emblems_keep(template, &template->layers[k], &outline);
        reach = fmax(reach, reach_of(&template->signs[i]));
    }
    for (size_t i = 0; i < template->layer_count; i++)
        for (size_t k = 0; k < template->layers[i].count; k++)
            keeps = keeps && part_keeps(template, &template->layers[i].parts[k], reach);
    return keeps;
}
