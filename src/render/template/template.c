#include "render/template/template.h"

#include "base/suggest.h"
#include "render/template/loader.h"
#include "render/template/places.h"
#include "xml/library.h"
#include "xml/xml.h"

#include <math.h>
#include <string.h>

struct named_ink {
    const char *name;
    struct ink ink;
};

static const struct named_ink own_inks[] = {
    {"none", {INK_NONE, 0}},           {"suit", {INK_SUIT, 0}}, {"on-suit", {INK_ON_SUIT, 0}},
    {"suit-tint", {INK_SUIT_TINT, 0}}, {"deck", {INK_DECK, 0}}, {"suit-text", {INK_SUIT_TEXT, 0}},
    {"paper", {INK_PAPER, 0}},         {"dark", {INK_DARK, 0}},
};
enum { OWN_INKS = sizeof own_inks / sizeof *own_inks };

/* Reads each <ink> of the files; must come before loader_ink. */
static void read_inks(struct template_loader *loader)
{
    const struct inherited own = loader_inherit(loader, &(struct inheritance){.name = "ink"});
    size_t count = OWN_INKS + own.count;

    loader->inks = loader_array(loader, count, sizeof *loader->inks);
    loader->names = loader_array(loader, count, sizeof *loader->names);
    memcpy(loader->inks, own_inks, sizeof own_inks);
    loader->ink_count = OWN_INKS;
    for (size_t k = 0; k < own.count; k++) {
        const struct xml_element *e = own.elements[k];
        const char *name = loader_text(e, "name");
        /* The grammar refuses two inks of one name in a file; this loop compares with breuk's
         * own. */
        for (size_t i = 0; i < OWN_INKS; i++)
            if (strcmp(name, own_inks[i].name) == 0)
                loader_complain(
                    loader, xml_at(e, "name"),
                    message_with(N_("the ink “{name}” already exists; choose another name"),
                                 arg_text("name", name)));
        loader->inks[loader->ink_count++] =
            (struct named_ink){name, {INK_FIXED, xml_colour(e, "colour")}};
    }
    for (size_t i = 0; i < loader->ink_count; i++)
        loader->names[i] = loader->inks[i].name;
}

static void complain_of_ink(struct template_loader *loader, struct position where, const char *name)
{
    const char *nearest = suggest_nearest(name, loader->names, loader->ink_count);
    struct strbuf names = {0};

    for (size_t i = 0; i < loader->ink_count; i++)
        strbuf_addf(&names, "%s%s", i ? ", " : "", loader->names[i]);
    diag_suggest(
        loader->diag, SEVERITY_ERROR, where,
        message_with(
            nearest
                ? N_("there is no ink “{name}”; did you mean “{nearest}”?")
                : N_("there is no ink “{name}”; choose one of: {names}, or define your own: <ink "
                     "name=\"…\" colour=\"#314387\"/>"),
            arg_typed("name", name), arg_text("nearest", nearest),
            arg_text("names", strbuf_text(&names))),
        name, nearest);
    strbuf_release(&names);
}

struct ink loader_ink(struct template_loader *loader, const struct xml_element *e,
                      const char *attribute, bool seen)
{
    const char *name = loader_text(e, attribute);
    bool all_known = *name && !loader_lacks(loader, "ink");

    for (size_t i = 0; i < loader->ink_count; i++) {
        if (strcmp(loader->inks[i].name, name) == 0) {
            if (seen && loader->inks[i].ink.kind == INK_NONE)
                loader_complain(
                    loader, xml_at(e, attribute),
                    message_with(
                        N_("<{element}> needs a visible “{attribute}”; give it an ink other than "
                           "none"),
                        arg_text("element", e->rule->name), arg_text("attribute", attribute)));
            return loader->inks[i].ink;
        }
        /* An ink whose name is missing or wrong has been complained of, and may be the one that is
         * meant. */
        all_known = all_known && *loader->inks[i].name;
    }
    if (all_known)
        complain_of_ink(loader, xml_at(e, attribute), name);
    return (struct ink){INK_DARK, 0};
}

/* --- what a template has of its own, and what of those that it starts from */

/* Returns how many children of this name an element has. */
static size_t count_children(const struct xml_element *parent, const char *name)
{
    size_t count = 0;

    for (const struct xml_element *e = xml_child(parent, name); e; e = xml_next(e))
        count++;
    return count;
}

/* Returns the only child of that name, of the file or else of the first base that has it; NULL:
 * there is none, which has been complained of. */
static const struct xml_element *only_child(const struct template_loader *loader, const char *name)
{
    const struct xml_element *child = NULL;

    for (size_t i = 0; i < loader->root_count && !child; i++)
        child = xml_child(loader->roots[i], name);
    return child;
}

bool loader_lacks(const struct template_loader *loader, const char *name)
{
    bool lacks = loader->base_lacks;

    for (size_t i = 0; i < loader->root_count; i++)
        lacks = lacks || xml_lacks(loader->roots[i], name);
    return lacks;
}

/* Merging the elements of one file into those of its bases. */
struct merging {
    const struct inheritance *how;
    const struct xml_element *parent; /* of the file's elements; NULL: it has none */
    struct inherited base;            /* those of its bases */
    struct inherited out;
};

static const struct xml_element *first_of(const struct merging *merging)
{
    return merging->parent ? xml_child(merging->parent, merging->how->name) : NULL;
}

/* Returns whether an element of the file takes the place of one of the base, or of all that are
 * called as this. */
static bool replaces(const struct merging *merging, const struct xml_element *own, size_t base)
{
    const struct xml_element *other = merging->base.elements[base];

    if (!xml_has(own, "name"))
        return merging->how->nameless_first && base == 0;
    return xml_has(other, "name") && strcmp(xml_text(own, "name"), xml_text(other, "name")) == 0;
}

/* Returns whether an element of the file takes the place of any of the base. */
static bool replaces_any(const struct merging *merging, const struct xml_element *own)
{
    for (size_t i = 0; i < merging->base.count; i++)
        if (replaces(merging, own, i))
            return true;
    return false;
}

/* Returns whether this one of the base stands first among those that an element replaces. */
static bool is_first(const struct merging *merging, const struct xml_element *own, size_t base)
{
    for (size_t i = 0; i < base; i++)
        if (replaces(merging, own, i))
            return false;
    return true;
}

/* Adds what stands in the place of an element of the base: itself, or what replaces it. */
static void add_in_place(struct merging *merging, size_t base)
{
    bool replaced = false;

    for (const struct xml_element *own = first_of(merging); own; own = xml_next(own)) {
        if (!replaces(merging, own, base))
            continue;
        replaced = true;
        if (is_first(merging, own, base))
            merging->out.elements[merging->out.count++] = own;
    }
    if (!replaced)
        merging->out.elements[merging->out.count++] = merging->base.elements[base];
}

static void complain_of_name(struct template_loader *loader, const struct merging *merging,
                             const struct xml_element *own)
{
    const char **names = loader_array(loader, merging->base.count, sizeof *names);
    const char *name = xml_text(own, "name");
    struct strbuf list = {0};
    size_t count = 0;

    for (size_t i = 0; i < merging->base.count; i++) {
        const char *other = xml_text(merging->base.elements[i], "name");
        bool again = !other;
        for (size_t k = 0; k < count && !again; k++)
            again = strcmp(names[k], other) == 0;
        if (again)
            continue;
        names[count++] = other;
        strbuf_addf(&list, "%s%s", list.length ? ", " : "", other);
    }
    const char *nearest = suggest_nearest(name, names, count);
    diag_suggest(
        loader->diag, SEVERITY_ERROR, xml_at(own, "name"),
        message_with(nearest ? N_("the base has no layer “{name}” to replace; did you mean "
                                  "“{nearest}”?")
                     : count ? N_("the base has no layer “{name}” to replace; choose one of: "
                                  "{names}, or leave out the name, and it is drawn after them")
                             : N_("the base has no layer with a name, so none can be replaced; "
                                  "leave out the name, and it is drawn after them"),
                     arg_typed("name", name), arg_text("nearest", nearest),
                     arg_text("names", strbuf_text(&list))),
        name, nearest);
    strbuf_release(&list);
}

/* Returns the element of a file that the inherited ones stand in; NULL: it has none. */
static const struct xml_element *parent_of(const struct inheritance *how,
                                           const struct xml_element *root)
{
    return how->parent ? xml_child(root, how->parent) : root;
}

struct inherited loader_inherit(struct template_loader *loader, const struct inheritance *how)
{
    struct merging merging = {.how = how};
    size_t count = 0;

    for (size_t i = loader->root_count; i-- > 0;) {
        bool has_base = i + 1 < loader->root_count;
        merging.parent = parent_of(how, loader->roots[i]);
        merging.base = merging.out;
        count += merging.parent ? count_children(merging.parent, how->name) : 0;
        merging.out =
            (struct inherited){loader_array(loader, count, sizeof *merging.out.elements), 0};
        for (size_t k = 0; k < merging.base.count; k++)
            add_in_place(&merging, k);
        for (const struct xml_element *own = first_of(&merging); own; own = xml_next(own)) {
            if (replaces_any(&merging, own))
                continue;
            merging.out.elements[merging.out.count++] = own;
            if (how->only_known && has_base && xml_has(own, "name") && !loader->base_lacks)
                complain_of_name(loader, &merging, own);
        }
    }
    return merging.out;
}

void *loader_array(struct template_loader *loader, size_t count, size_t size)
{
    return arena_new(&loader->template->arena, count + 1, size);
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
    size_t count = count_children(e, "area") + count_children(e, "line");
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
    const struct xml_element *card = only_child(loader, "card");
    const struct xml_element *font = only_child(loader, "font");

    template->name = library_name_of(&template->arena, path);
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
    read_inks(loader);
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
