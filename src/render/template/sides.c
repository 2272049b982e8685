/* Reads the layers of a template's face, and its backs. */
#include "render/template/loader.h"

#include <math.h>

/* Returns whether a part looks the same on every card of a suit, because it shows nothing of the
 * card. */
static bool is_shared(const struct part *part)
{
    switch (part->kind) {
    case PART_SIGN:
        return part->sign_of != SIGN_OF_ACTION;
    case PART_TEXT:
        return part->show == SHOW_ABBREVIATION || part->show == SHOW_SUIT ||
               part->show == SHOW_DECK || part->show == SHOW_WORDS;
    case PART_NUMBER:
    case PART_PICTURE:
        return part->fixed;
    default:
        return true;
    }
}

static size_t count_parts(const struct xml_element *e)
{
    size_t count = 0;

    for (const struct xml_element *child = e->first_child; child; child = child->next)
        count += xml_is(child, "corners") ? 2 * count_parts(child) : 1;
    return count;
}

/* Notes which letters stand beside a small sign of a suit: where the template has no sign for its
 * shape, they take the place of both. */
static void join_letters(struct part *parts, size_t count)
{
    for (size_t s = 0; s < count; s++)
        for (size_t t = 0; t < count; t++) {
            struct part *sign = &parts[s], *letters = &parts[t];
            if (sign->kind != PART_SIGN || sign->sign_of != SIGN_OF_SUIT || part_is_field(sign) ||
                letters->kind != PART_TEXT || letters->show != SHOW_ABBREVIATION ||
                sign->turned != letters->turned || sign->has_letters || letters->sign_size > 0)
                continue;
            double left = fmin(sign->box.x, letters->box.x),
                   top = fmin(sign->box.y, letters->box.y);
            double right = fmax(sign->box.x + sign->box.width, letters->box.x + letters->box.width);
            double bottom =
                fmax(sign->box.y + sign->box.height, letters->box.y + letters->box.height);
            sign->has_letters = true;
            letters->with_sign = (struct box){left, top, right - left, bottom - top};
            letters->sign_size = sign->box.height;
        }
}

static void read_layer(struct template_loader *loader, const struct xml_element *e,
                       struct layer *layer)
{
    struct part *parts = loader_array(loader, count_parts(e), sizeof *parts);

    layer->where = xml_where(e);
    layer->where.file = arena_copy_text(&loader->template->arena, layer->where.file);
    layer->parts = parts;
    layer->shared = true;
    for (const struct xml_element *child = e->first_child; child; child = child->next) {
        if (!xml_is(child, "corners")) {
            loader_part(loader, child, &parts[layer->count++]);
            continue;
        }
        for (const struct xml_element *corner = child->first_child; corner; corner = corner->next) {
            loader_part(loader, corner, &parts[layer->count]);
            parts[layer->count + 1] = parts[layer->count];
            parts[layer->count + 1].turned = true;
            layer->count += 2;
        }
    }
    join_letters(parts, layer->count);
    for (size_t i = 0; i < layer->count; i++) {
        layer->shared = layer->shared && is_shared(&parts[i]);
        layer->widens = layer->widens || parts[i].widths > 1;
    }
}

static void read_suits(struct template_loader *loader, const struct xml_element *e,
                       struct layer *layer)
{
    size_t count = xml_has(e, "suit") ? xml_count(e, "suit") : 0;
    const char **suits = loader_array(loader, count, sizeof *suits);

    layer->suits = suits;
    for (size_t i = 0; i < count; i++)
        suits[i] = arena_copy_text(&loader->template->arena, xml_item(e, "suit", i));
    layer->suit_count = count;
}

static void read_values(struct template_loader *loader, const struct xml_element *e,
                        struct layer *layer)
{
    size_t count = xml_has(e, "value") ? xml_count(e, "value") : 0;
    struct notation *values = loader_array(loader, count, sizeof *values);
    struct message why;

    layer->values = values;
    for (size_t i = 0; i < count; i++)
        if (notation_parse(&values[layer->value_count++], xml_item(e, "value", i), NULL, &why) !=
            STATUS_OK)
            loader_complain(loader, xml_at_item(e, "value", i), why);
}

/* Complains of a limit that none of the layer's kinds of card can meet. */
static void check_limit(struct template_loader *loader, const struct xml_element *e,
                        const struct layer *layer, const char *limit, bool given, unsigned kinds)
{
    if (given && !(layer->kinds & kinds) && !e->hurt)
        loader_complain(loader, xml_at(e, limit),
                        message_with(N_("no card of these kinds has a {limit}, so this layer is on "
                                        "none; leave out “{limit}”, or name other kinds in “for”"),
                                     arg_text("limit", limit)));
}

/* Reads which cards have a layer. */
static void read_kinds(struct template_loader *loader, const struct xml_element *e,
                       struct layer *layer)
{
    const unsigned pictures = 1u << FACE_PICTURE | 1u << FACE_SPIN,
                   numbers = 1u << FACE_NUMBER | pictures;

    for (size_t i = 0; i < xml_count(e, "for"); i++)
        layer->kinds |= 1u << xml_item_word(e, "for", i);
    for (size_t i = 0; xml_has(e, "mode") && i < xml_count(e, "mode"); i++)
        layer->modes |= 1u << xml_item_word(e, "mode", i);
    if (layer->modes == 0)
        layer->modes = (1u << PRINT_MODES) - 1;
    layer->shortest = (int)xml_integer(e, "shortest");
    layer->longest = (int)xml_integer(e, "longest");
    read_suits(loader, e, layer);
    read_values(loader, e, layer);
    for (size_t i = 0; xml_has(e, "picture") && i < xml_count(e, "picture"); i++)
        layer->pictures |= 1u << (PICTURE_NONE + 1 + xml_item_word(e, "picture", i));
    check_limit(loader, e, layer, "picture", layer->pictures != 0, pictures);
    check_limit(loader, e, layer, "value", layer->value_count > 0, numbers);
    check_limit(loader, e, layer, "suit", layer->suit_count > 0, numbers | 1u << FACE_ACTION);
    layer->limited = xml_has(e, "shortest") || xml_has(e, "longest") || layer->suit_count > 0 ||
                     layer->value_count > 0 || layer->pictures;
    if (layer->shortest > layer->longest && !e->hurt)
        loader_complain(loader, xml_at(e, "shortest"),
                        message_of(N_("shortest is more than longest, so no number has this "
                                      "layer; swap them, or leave one out")));
}

static void read_face(struct template_loader *loader)
{
    const struct inherited all = loader_inherit(
        loader, &(struct inheritance){.parent = "face", .name = "layer", .only_known = true});
    struct layer *layers = loader_array(loader, all.count, sizeof *layers);

    loader->template->layers = layers;
    for (size_t i = 0; i < all.count; i++) {
        struct layer *layer = &layers[loader->template->layer_count++];
        read_kinds(loader, all.elements[i], layer);
        read_layer(loader, all.elements[i], layer);
    }
}

/* Complains of what a back cannot show, as it does not know its card. */
static void check_back(struct template_loader *loader, const struct layer *layer)
{
    for (size_t i = 0; i < layer->count; i++) {
        const struct part *part = &layer->parts[i];
        if (!is_shared(part) || (part->kind == PART_SIGN && part->sign_of == SIGN_OF_SUIT) ||
            (part->kind == PART_TEXT && part->show != SHOW_DECK && part->show != SHOW_WORDS))
            loader_complain(
                loader, part->where,
                message_of(N_("a back does not belong to a card, so this has nothing to show; "
                              "on a back, use signs, show=\"deck\", show=\"words\" or "
                              "value=\"1/2\"")));
    }
}

static void read_backs(struct template_loader *loader)
{
    const struct inherited all =
        loader_inherit(loader, &(struct inheritance){.name = "back", .nameless_first = true});
    struct back *backs = loader_array(loader, all.count, sizeof *backs);

    loader->template->backs = backs;
    for (size_t i = 0; i < all.count; i++) {
        const struct xml_element *e = all.elements[i];
        struct back *back = &backs[loader->template->back_count++];
        back->name = arena_copy_text(&loader->template->arena,
                                     xml_has(e, "name") ? xml_text(e, "name") : "");
        if (!*back->name && back > backs && !e->hurt)
            loader_complain(loader, xml_where(e),
                            message_of(N_("each back but the first needs a name that decks can "
                                          "use; write <back name=\"…\">")));
        read_layer(loader, e, &back->layer);
        check_back(loader, &back->layer);
    }
}

void loader_sides(struct template_loader *loader)
{
    read_face(loader);
    read_backs(loader);
}
