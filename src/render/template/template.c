#include "render/template/template.h"

#include "draw/outline.h"
#include "render/template/loader.h"
#include "render/template/places.h"
#include "xml/xml.h"

#include <math.h>
#include <string.h>

void *loader_array(struct template_loader *loader, size_t count, size_t size)
{
    void *array = arena_new(&loader->template->arena, count + 1, size);

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
    if (status != STATUS_OK)
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

static void read_sign(struct template_loader *loader, const struct xml_element *e,
                      struct sign *sign)
{
    size_t count = loader_count(e, "area") + loader_count(e, "line");
    struct sign_stroke *strokes = loader_array(loader, count, sizeof *strokes);

    sign->name = arena_copy_text(&loader->template->arena, loader_text(e, "name"));
    sign->strokes = strokes;
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

static void read_signs(struct template_loader *loader)
{
    const struct inherited signs = loader_inherit(loader, &(struct inheritance){.name = "sign"});
    struct template *template = loader->template;

    loader->signs = loader_array(loader, signs.count, sizeof *loader->signs);
    template->signs = loader->signs;
    for (size_t i = 0; i < signs.count; i++)
        read_sign(loader, signs.elements[i], &loader->signs[template->sign_count++]);
}

/* Reads what a template has one of. */
static void read_heading(struct template_loader *loader, const char *path)
{
    struct template *template = loader->template;
    const struct xml_element *card = loader_child(loader, "card");
    const struct xml_element *font = loader_child(loader, "font");
    const char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path;
    size_t length = strlen(name);

    if (length > 4 && strcmp(name + length - 4, ".xml") == 0)
        length -= 4;
    template->name = arena_copy_bytes(&template->arena, name, length);
    template->width = card ? xml_real(card, "width") : 0;
    template->height = card ? xml_real(card, "height") : 0;
    template->family = arena_copy_text(&template->arena, font ? loader_text(font, "family") : "");
    template->family_where = font ? xml_at(font, "family") : xml_where(loader->roots[0]);
    template->family_where.file = arena_copy_text(&template->arena, template->family_where.file);
}

/* Reads the template from the file and its bases, which have been read. `whole`: nothing was wrong
 * with any of them; where parts lie shows only then. */
static enum status read_all(struct template_loader *loader, const char *path, bool whole)
{
    size_t errors = loader->diag->errors;

    read_heading(loader, path);
    loader_inks(loader);
    read_signs(loader);
    loader_sides(loader);
    if (loader->diag->errors > errors || !whole)
        return STATUS_INVALID;
    return template_check_places(loader->template, loader->diag) ? STATUS_OK : STATUS_INVALID;
}

enum status template_load_document(struct template **out, const char *path,
                                   const struct xml_document *document, struct diag *diag)
{
    struct template_loader loader = {.diag = diag,
                                     .template = memory_new(1, sizeof *loader.template)};
    struct xml_bases bases = {0};

    *out = NULL;
    enum status status =
        xml_bases_read(&bases, path, document, TEMPLATE_LIBRARY, &template_base_words, diag);
    loader.base_lacks = bases.lacks;
    loader.roots[loader.root_count++] = document->root;
    for (size_t i = 0; i < bases.count; i++)
        loader.roots[loader.root_count++] = bases.documents[i]->root;
    status = read_all(&loader, path, document->is_whole && !bases.lacks);
    for (size_t i = bases.count; i-- > 0;)
        xml_sort_complaints(bases.documents[i], diag);
    xml_sort_complaints(document, diag);
    xml_bases_release(&bases);
    for (size_t i = 0; i < TEMPLATE_IMAGES; i++)
        memory_free(loader.image_paths[i]);
    if (status == STATUS_OK)
        *out = loader.template;
    else
        template_free(loader.template);
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

void template_prefer_font(struct template *template, const char *family)
{
    struct strbuf both = {0};

    strbuf_addf(&both, "%s, %s", family, template->family);
    const char *copy = arena_copy_text(&template->arena, strbuf_text(&both));
    strbuf_release(&both);
    template->family = copy;
    template->family_where = (struct position){0};
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
