#include "render/sheets/safe_zone.h"

#include "render/faces/layer.h"
#include "render/faces/part.h"

#include <math.h>

/* A template on one card of a sheet. */
struct placed {
    double scale;
    struct box
        inside; /* the template on the card, which has its origin in its corner; mm of paper */
    double width, height; /* of the card, as the template stands on it */
    double safe;
    struct diag *diag;
};

static void check_layer(const struct placed *placed, const struct layer *layer)
{
    /* The elements of what must not be cut; a shape or an image, NULL here, may be. */
    static const char *const elements[] = {
        [PART_SIGN] = "mark",       [PART_TEXT] = "text",   [PART_NUMBER] = "number",
        [PART_PICTURE] = "picture", [PART_SUITS] = "suits", [PART_IMAGE] = NULL,
    };

    for (size_t i = 0; i < layer->count; i++) {
        const struct part *part = &layer->parts[i];
        const char *element = elements[part->kind];
        double left = placed->inside.x + placed->scale * part->box.x;
        double top = placed->inside.y + placed->scale * part->box.y;
        double right = placed->width - left - placed->scale * part->box.width;
        double bottom = placed->height - top - placed->scale * part->box.height;
        /* To the nearest cut, in tenths of a mm; below zero: beyond it. */
        double distance = round(10 * fmin(fmin(left, right), fmin(top, bottom))) / 10;

        /* A part that stands in two corners is checked in one. */
        if (part->turned || !element || distance >= placed->safe)
            continue;
        diag_add(placed->diag, SEVERITY_WARNING, part->where,
                 message_with(N_("<{element}> comes within {distance} mm of the cut, inside the "
                                 "sheet’s safe zone of {safe} mm, so a slightly wrong cut would "
                                 "hit it; move it in your own template, or use another sheet"),
                              arg_text("element", element), arg_mm("distance", distance),
                              arg_mm("safe", placed->safe)));
    }
}

void safe_zone_check(const struct template *template, const struct deck *deck,
                     const struct sheet *sheet, bool back, struct diag *diag)
{
    const struct grid *grid = &sheet->grid;
    bool lying = sheet_turns(sheet, template->width, template->height) % 2 == 1;
    struct placed placed = {
        .scale = sheet_scale(sheet, template->width, template->height),
        .width = lying ? grid->card_height : grid->card_width,
        .height = lying ? grid->card_width : grid->card_height,
        .safe = sheet->safe,
        .diag = diag,
    };
    unsigned kinds = deck ? 0 : ~0u;

    placed.inside = box_inside((struct box){0, 0, placed.width, placed.height}, template->width,
                               template->height);
    for (int i = 0; deck && i < deck_card_count(deck); i++)
        kinds |= 1u << face_kind_of(deck_card(deck, i));
    for (size_t i = 0; sheet->safe > 0 && i < template->layer_count; i++)
        if (template->layers[i].kinds & kinds)
            check_layer(&placed, &template->layers[i]);
    for (size_t i = 0; sheet->safe > 0 && back && i < template->back_count; i++)
        check_layer(&placed, &template->backs[i].layer);
}
