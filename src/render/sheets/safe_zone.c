#include "render/sheets/safe_zone.h"

#include "paper/imposition.h"
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

static struct placed set_on(const struct template *template, const struct sheet *sheet)
{
    const struct grid *grid = &sheet->grid;
    int turns = sheet_turns(sheet, template->width, template->height);
    bool lying = turns % 2 == 1;
    struct placed placed = {
        .scale = imposition_scale(grid, turns, template->width, template->height),
        .width = lying ? grid->card_height : grid->card_width,
        .height = lying ? grid->card_width : grid->card_height,
        .safe = sheet->safe,
    };

    placed.inside = box_inside((struct box){0, 0, placed.width, placed.height}, template->width,
                               template->height);
    return placed;
}

/* Shapes may be cut; what is read may not. */
static const char *element_of(enum part_kind kind)
{
    static const char *const elements[] = {
        [PART_SIGN] = "mark",       [PART_TEXT] = "text",   [PART_NUMBER] = "number",
        [PART_PICTURE] = "picture", [PART_SUITS] = "suits", [PART_BOX] = NULL,
        [PART_CIRCLE] = NULL,       [PART_PATH] = NULL,
    };

    return elements[kind];
}

/* From the nearest cut, in tenths of a mm; below zero: beyond it. */
static double distance_of(const struct placed *placed, struct box box)
{
    double left = placed->inside.x + placed->scale * box.x;
    double top = placed->inside.y + placed->scale * box.y;
    double right = placed->width - left - placed->scale * box.width;
    double bottom = placed->height - top - placed->scale * box.height;

    return round(10 * fmin(fmin(left, right), fmin(top, bottom))) / 10;
}

/* Parts that stand in two corners are looked at in one. */
static void check_part(const struct placed *placed, const struct part *part)
{
    double distance = distance_of(placed, part->box);

    if (part->turned || !element_of(part->kind) || distance >= placed->safe)
        return;
    diag_add(placed->diag, SEVERITY_WARNING, part->where,
             message_with(N_("<{element}> comes within {distance} mm of the cut, and the sheet’s "
                             "safe zone is {safe} mm: a cut that is a little off would hit it; "
                             "move it in a template of your own, or take another sheet"),
                          arg_text("element", element_of(part->kind)), arg_mm("distance", distance),
                          arg_mm("safe", placed->safe)));
}

static void check_layer(const struct placed *placed, const struct layer *layer)
{
    for (size_t i = 0; i < layer->count; i++)
        check_part(placed, &layer->parts[i]);
}

void safe_zone_check(const struct template *template, const struct deck *deck,
                     const struct sheet *sheet, bool back, struct diag *diag)
{
    struct placed placed = set_on(template, sheet);
    unsigned kinds = 0;

    placed.diag = diag;
    for (int i = 0; i < deck_card_count(deck); i++)
        kinds |= 1u << face_kind_of(deck_card(deck, i));
    for (size_t i = 0; sheet->safe > 0 && i < template->layer_count; i++)
        if (template->layers[i].kinds & kinds)
            check_layer(&placed, &template->layers[i]);
    for (size_t i = 0; sheet->safe > 0 && back && i < template->back_count; i++)
        check_layer(&placed, &template->backs[i].layer);
}
