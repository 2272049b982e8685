#include "render/template/template.h"

#include "draw/outline.h"
#include "render/template/loader.h"
#include "render/template/places.h"
#include "xml/xml.h"

#include <math.h>
#include <string.h>

size_t loader_count(const struct xml_element *parent, const char *name)
{
    size_t count = 0;

    for (const struct xml_element *e = xml_child(parent, name); e; e = xml_next(e))
        count++;
    return count;
}

void *loader_array(struct template_loader *loader, size_t count, size_t size)
{
    void *array = arena_new(&loader->template->arena, count + 1, size);

    if (!array)
        loader->no_memory = true;
    return array;
}

void loader_complain(struct template_loader *loader, struct position where, struct message message)
{
    diag_add(loader->diag, SEVERITY_ERROR, where, message);
}

struct path loader_path(struct template_loader *loader, const struct xml_element *e)
{
    struct path path = {0};
    struct message why;
    size_t offset = 0;
    enum status status = STATUS_OK;

    if (xml_has(e, "d"))
        status = path_read(&path, xml_text(e, "d"), &loader->template->arena, &offset, &why);
    if (status == STATUS_NO_MEMORY)
        loader->no_memory = true;
    else if (status != STATUS_OK)
        loader_complain(loader, xml_at_offset(e, "d", offset), why);
    return path;
}

const char *loader_text(const struct xml_element *e, const char *name)
{
    const char *text = xml_text(e, name);

    return text ? text : "";
}

/* Reads into how many parts a sign is cut. A turn by one of them must map the sign onto itself, or
 * the parts would not be equal, and a child would learn something wrong from them. */
static void read_sign_parts(struct template_loader *loader, const struct xml_element *e,
                            struct sign *sign)
{
    static const double level = 5; /* degrees */

    sign->parts = (int)xml_integer(e, "parts");
    sign->first = xml_real(e, "first");
    if (sign->parts < 2 || sign->count == 0)
        return;
    if (!outline_turns(sign, sign->parts)) {
        loader_complain(
            loader, xml_at(e, "parts"),
            message_with(N_("{parts} parts of the sign “{name}” would not be equal, because a turn "
                            "by one part about 0 0 does not map it onto itself; give another "
                            "number, draw it about 0 0, or leave out parts"),
                         arg_count("parts", sign->parts), arg_text("name", sign->name)));
        return;
    }
    for (int i = 0; i < sign->parts; i++)
        if (fabs(fmod(sign->first + 360.0 * i / sign->parts, 180) - 90) < level) {
            diag_add(loader->diag, SEVERITY_WARNING, xml_at(e, "parts"),
                     message_with(N_("a cut through the sign “{name}” would lie level and run into "
                                     "the bar of a fraction; turn the cuts: first=\"{first}\""),
                                  arg_text("name", sign->name),
                                  arg_mm("first", fmod(sign->first + 90.0 / sign->parts, 360))));
            return;
        }
}

static void read_signs(struct template_loader *loader)
{
    struct template *template = loader->template;

    loader->signs = loader_array(loader, loader_count(loader->root, "sign"), sizeof *loader->signs);
    template->signs = loader->signs;
    for (const struct xml_element *e = xml_child(loader->root, "sign"); e && !loader->no_memory;
         e = xml_next(e)) {
        struct sign *sign = &loader->signs[template->sign_count++];
        size_t count = loader_count(e, "area") + loader_count(e, "line");
        struct sign_stroke *strokes = loader_array(loader, count, sizeof *strokes);
        sign->name = arena_copy_text(&template->arena, loader_text(e, "name"));
        sign->strokes = strokes;
        if (!sign->name || !strokes) {
            loader->no_memory = true;
            return;
        }
        if (count == 0 && !e->lacks)
            loader_complain(
                loader, xml_where(e),
                message_with(N_("the sign “{name}” is empty; give it an <area> or a <line>"),
                             arg_text("name", sign->name)));
        for (const struct xml_element *child = e->first_child; child; child = child->next)
            strokes[sign->count++] = (struct sign_stroke){
                .path = loader_path(loader, child),
                .width = xml_is(child, "line") ? xml_real(child, "width") : 0,
            };
        read_sign_parts(loader, e, sign);
    }
}

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

    layer->parts = parts;
    layer->shared = true;
    for (const struct xml_element *child = e->first_child; child && parts; child = child->next) {
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
    if (parts)
        join_letters(parts, layer->count);
    for (size_t i = 0; i < layer->count; i++) {
        layer->shared = layer->shared && is_shared(&parts[i]);
        layer->widens = layer->widens || parts[i].widths > 1;
    }
}

/* Reads the layers of the face, and the backs. A back does not know its card, so parts that show
 * something of a card are refused there. */
static void read_sides(struct template_loader *loader)
{
    const struct xml_element *face = xml_child(loader->root, "face");
    size_t layer_count =
        face ? loader_count(face, "layer") : 0; /* a missing face has been complained of */
    size_t back_count = loader_count(loader->root, "back");
    struct layer *layers = loader_array(loader, layer_count, sizeof *layers);
    struct back *backs = loader_array(loader, back_count, sizeof *backs);

    loader->template->layers = layers;
    loader->template->backs = backs;
    for (const struct xml_element *e = face ? xml_child(face, "layer") : NULL; e && layers;
         e = xml_next(e)) {
        struct layer *layer = &layers[loader->template->layer_count++];
        for (size_t i = 0; i < xml_count(e, "for"); i++)
            layer->kinds |= 1u << xml_item_word(e, "for", i);
        for (size_t i = 0; xml_has(e, "mode") && i < xml_count(e, "mode"); i++)
            layer->modes |= 1u << xml_item_word(e, "mode", i);
        if (layer->modes == 0)
            layer->modes = (1u << PRINT_MODES) - 1;
        layer->shortest = (int)xml_integer(e, "shortest");
        layer->longest = (int)xml_integer(e, "longest");
        layer->limited = xml_has(e, "shortest") || xml_has(e, "longest");
        if (layer->shortest > layer->longest && !e->hurt)
            loader_complain(loader, xml_at(e, "shortest"),
                            message_of(N_("shortest is more than longest, so no number has this "
                                          "layer; swap them, or leave one out")));
        read_layer(loader, e, layer);
    }
    for (const struct xml_element *e = xml_child(loader->root, "back"); e && backs;
         e = xml_next(e)) {
        struct back *back = &backs[loader->template->back_count++];
        back->name = arena_copy_text(&loader->template->arena,
                                     xml_has(e, "name") ? xml_text(e, "name") : "");
        if (!back->name) {
            loader->no_memory = true;
            return;
        }
        if (!*back->name && back > backs && !e->hurt) {
            loader_complain(loader, xml_where(e),
                            message_of(N_("each back but the first needs a name that decks can "
                                          "use; write <back name=\"…\">")));
        }
        read_layer(loader, e, &back->layer);
        for (size_t i = 0; i < back->layer.count; i++) {
            const struct part *part = &back->layer.parts[i];
            if (!is_shared(part) || (part->kind == PART_SIGN && part->sign_of == SIGN_OF_SUIT) ||
                (part->kind == PART_TEXT && part->show != SHOW_DECK && part->show != SHOW_WORDS))
                loader_complain(
                    loader, part->where,
                    message_of(N_("a back does not belong to a card, so this has nothing to show; "
                                  "on a back, use signs, show=\"deck\", show=\"words\" or "
                                  "value=\"1/2\"")));
        }
    }
}

enum status template_load_document(struct template **out, const char *path,
                                   const struct xml_document *document, struct diag *diag)
{
    struct template_loader loader = {
        .diag = diag, .root = document->root, .template = memory_new(1, sizeof *loader.template)};
    struct template *template = loader.template;
    const struct xml_element *card = xml_child(loader.root, "card");
    const struct xml_element *font = xml_child(loader.root, "font");
    const char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path;
    size_t length = strlen(name), errors = diag->errors;
    enum status status = STATUS_OK;

    *out = NULL;
    if (!template)
        return STATUS_NO_MEMORY;
    if (length > 4 && strcmp(name + length - 4, ".xml") == 0)
        length -= 4;
    template->name = arena_copy_bytes(&template->arena, name, length);
    template->width = card ? xml_real(card, "width") : 0;
    template->height = card ? xml_real(card, "height") : 0;
    template->family = arena_copy_text(&template->arena, font ? loader_text(font, "family") : "");
    template->family_where = font ? xml_at(font, "family") : xml_where(loader.root);
    template->family_where.file = arena_copy_text(&template->arena, path);
    loader.no_memory = !template->name || !template->family || !template->family_where.file;
    if (!loader.no_memory)
        loader_inks(&loader);
    if (!loader.no_memory)
        read_signs(&loader);
    if (!loader.no_memory)
        read_sides(&loader);
    if (loader.no_memory || diag->no_memory)
        status = STATUS_NO_MEMORY;
    else if (diag->errors > errors || !document->is_whole)
        status = STATUS_INVALID;
    else if (!template_check_places(template, diag))
        status = STATUS_INVALID;
    xml_sort_complaints(document, diag);
    for (size_t i = 0; i < TEMPLATE_IMAGES; i++)
        memory_free(loader.image_paths[i]);
    if (status == STATUS_OK)
        *out = template;
    else
        template_free(template);
    return status;
}

enum status template_load(struct template **out, const char *path, struct diag *diag)
{
    struct xml_document *document = NULL;
    enum status status = xml_read(&document, path, &template_grammar, diag);

    *out = NULL;
    if (document)
        status = template_load_document(out, path, document, diag);
    xml_free(document);
    return status;
}

enum status template_prefer_font(struct template *template, const char *family)
{
    struct strbuf both = {0};

    strbuf_addf(&both, "%s, %s", family, template->family);
    const char *copy = both.failed ? NULL : arena_copy_text(&template->arena, strbuf_text(&both));
    strbuf_release(&both);
    if (!copy)
        return STATUS_NO_MEMORY;
    template->family = copy;
    template->family_where = (struct position){0};
    return STATUS_OK;
}

void template_free(struct template *template)
{
    if (!template)
        return;
    for (size_t i = 0; i < template->image_count; i++)
        image_free(template->images[i]);
    arena_release(&template->arena);
    memory_free(template);
}

bool template_has_light(const struct template *template)
{
    for (size_t i = 0; i < template->layer_count; i++) {
        unsigned modes = template->layers[i].modes;
        if (!(modes & 1u << MODE_LIGHT) != !(modes & 1u << MODE_FULL))
            return true;
    }
    return false;
}

const struct sign *template_sign(const struct template *template, const char *name)
{
    for (size_t i = 0; i < template->sign_count; i++)
        if (strcmp(template->signs[i].name, name) == 0)
            return &template->signs[i];
    return NULL;
}

const struct sign *template_small_sign(const struct template *template, const char *name)
{
    size_t length = strlen(name);

    for (size_t i = 0; i < template->sign_count; i++)
        if (strncmp(template->signs[i].name, name, length) == 0 &&
            strcmp(template->signs[i].name + length, "-small") == 0)
            return &template->signs[i];
    return template_sign(template, name);
}

int template_back(const struct template *template, const char *name)
{
    for (size_t i = 0; i < template->back_count; i++)
        if (!name || strcmp(template->backs[i].name, name) == 0)
            return (int)i;
    return -1;
}

int template_back_of(const struct template *template, const struct deck *deck, int card)
{
    int back = deck_card(deck, card)->back;
    int place = template_back(template, back == DECK_NONE ? NULL : deck_back(deck, back)->name);

    return place < 0 ? 0 : place;
}

bool part_is_emblem(const struct part *part)
{
    return part->most > 0 || part->cut > 0 || part->edge > 0;
}

bool part_is_field(const struct part *part)
{
    return part_is_emblem(part) ||
           ((part->fill.kind == INK_SUIT || part->fill.kind == INK_SUIT_TINT) &&
            part->box.width >= FIELD_LEAST);
}

struct emblem part_emblem(const struct part *part)
{
    return (struct emblem){.box = part->box,
                           .most = part->most,
                           .cut = part->cut,
                           .cut_from = part->cut_from,
                           .edge = part->edge};
}

const char *const action_signs[] = {
    [ACTION_NONE] = NULL,         [ACTION_DRAW_TWO] = "draw-two",
    [ACTION_REVERSE] = "reverse", [ACTION_SKIP] = "skip",
    [ACTION_WILD] = "wild",       [ACTION_WILD_DRAW_FOUR] = "wild-draw-four",
};
