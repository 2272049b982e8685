#include "render/template.h"

#include "base/suggest.h"
#include "render/picture.h"
#include "render/template_places.h"
#include "xml/xml.h"

#include <assert.h>
#include <string.h>

struct named_ink {
    const char *name;
    struct ink ink;
};

static const struct named_ink own_inks[] = {
    {"none", {INK_NONE, 0}},           {"suit", {INK_SUIT, 0}},   {"on-suit", {INK_ON_SUIT, 0}},
    {"suit-text", {INK_SUIT_TEXT, 0}}, {"paper", {INK_PAPER, 0}}, {"dark", {INK_DARK, 0}},
};
enum { OWN_INKS = sizeof own_inks / sizeof *own_inks };

struct loader {
    struct template *template;
    const struct xml_element *root;
    struct named_ink *inks; /* ours, then the file's */
    const char **names;     /* theirs, for suggestions */
    size_t ink_count;
    struct sign *signs;
    char *image_paths[TEMPLATE_IMAGES]; /* of the template's images */
    size_t pixels;                      /* that further ones may have */
    struct diag *diag;
    bool no_memory;
};

static size_t count_children(const struct xml_element *parent, const char *name)
{
    size_t count = 0;

    for (const struct xml_element *e = xml_child(parent, name); e; e = xml_next(e))
        count++;
    return count;
}

/* At least one, so that NULL always means that memory ran out. */
static void *new_array(struct loader *loader, size_t count, size_t size)
{
    void *array = arena_new(&loader->template->arena, count + 1, size);

    if (!array)
        loader->no_memory = true;
    return array;
}

static void complain(struct loader *loader, struct position where, const struct message *message)
{
    diag_add(loader->diag, SEVERITY_ERROR, where, message);
}

/* Two of the file's own with one name are refused by the grammar. */
static void refuse_own_name(struct loader *loader, const struct xml_element *e)
{
    for (size_t i = 0; i < OWN_INKS; i++)
        if (strcmp(xml_text(e, "name"), own_inks[i].name) == 0) {
            struct message message =
                message_of(N_("the ink “{name}” is there already; choose another name"));
            message_add_text(&message, "name", own_inks[i].name);
            complain(loader, xml_at(e, "name"), &message);
        }
}

static void read_inks(struct loader *loader)
{
    size_t count = OWN_INKS + count_children(loader->root, "ink");

    loader->inks = new_array(loader, count, sizeof *loader->inks);
    loader->names = new_array(loader, count, sizeof *loader->names);
    if (loader->no_memory)
        return;
    memcpy(loader->inks, own_inks, sizeof own_inks);
    loader->ink_count = OWN_INKS;
    for (const struct xml_element *e = xml_child(loader->root, "ink"); e; e = xml_next(e)) {
        refuse_own_name(loader, e);
        loader->inks[loader->ink_count++] =
            (struct named_ink){xml_text(e, "name"), {INK_FIXED, xml_colour(e, "colour")}};
    }
    for (size_t i = 0; i < loader->ink_count; i++)
        loader->names[i] = loader->inks[i].name;
}

static void complain_of_ink(struct loader *loader, struct position where, const char *name)
{
    const char *nearest = suggest_nearest(name, loader->names, loader->ink_count);
    struct strbuf names = {0};
    struct message message = message_of(
        nearest ? N_("there is no ink “{name}”; did you mean “{nearest}”? There are: {names}")
                : N_("there is no ink “{name}”; there are: {names}, and those that you define: "
                     "<ink name=\"…\" colour=\"#314387\"/>"));

    for (size_t i = 0; i < loader->ink_count; i++)
        strbuf_addf(&names, "%s%s", i ? ", " : "", loader->names[i]);
    message_add_typed(&message, "name", name);
    if (nearest)
        message_add_text(&message, "nearest", nearest);
    message_add_text(&message, "names", strbuf_text(&names));
    complain(loader, where, &message);
    loader->no_memory |= names.failed;
    strbuf_release(&names);
}

static struct ink read_ink(struct loader *loader, const struct xml_element *e,
                           const char *attribute)
{
    const char *name = xml_text(e, attribute);

    for (size_t i = 0; i < loader->ink_count; i++)
        if (strcmp(loader->inks[i].name, name) == 0)
            return loader->inks[i].ink;
    complain_of_ink(loader, xml_at(e, attribute), name);
    return (struct ink){INK_DARK, 0};
}

static struct path read_path(struct loader *loader, const struct xml_element *e)
{
    struct path path = {0};
    struct message why;
    size_t offset = 0;
    enum status status =
        path_read(&path, xml_text(e, "d"), &loader->template->arena, &offset, &why);

    if (status == STATUS_NO_MEMORY)
        loader->no_memory = true;
    else if (status != STATUS_OK)
        complain(loader, xml_at_offset(e, "d", offset), &why);
    return path;
}

static void read_sign(struct loader *loader, const struct xml_element *e, struct sign *sign)
{
    size_t count = count_children(e, "area") + count_children(e, "line");
    struct sign_stroke *strokes = new_array(loader, count, sizeof *strokes);

    sign->name = arena_copy_text(&loader->template->arena, xml_text(e, "name"));
    sign->strokes = strokes;
    if (!sign->name || !strokes) {
        loader->no_memory = true;
        return;
    }
    if (count == 0) {
        struct message message =
            message_of(N_("the sign “{name}” is empty; give it an <area> or a <line>"));
        message_add_text(&message, "name", sign->name);
        complain(loader, e->at, &message);
    }
    for (const struct xml_element *child = e->first_child; child; child = child->next)
        strokes[sign->count++] = (struct sign_stroke){
            .path = read_path(loader, child),
            .width = xml_is(child, "line") ? xml_real(child, "width") : 0,
        };
}

static void read_signs(struct loader *loader)
{
    struct template *template = loader->template;

    loader->signs = new_array(loader, count_children(loader->root, "sign"), sizeof *loader->signs);
    template->signs = loader->signs;
    for (const struct xml_element *e = xml_child(loader->root, "sign"); e && !loader->no_memory;
         e = xml_next(e))
        read_sign(loader, e, &loader->signs[template->sign_count++]);
}

static void read_mark(struct loader *loader, const struct xml_element *e, struct part *part)
{
    const char *name = xml_text(e, "sign");

    part->sign_of = SIGN_NAMED;
    if (strcmp(name, "suit") == 0)
        part->sign_of = SIGN_OF_SUIT;
    else if (strcmp(name, "action") == 0)
        part->sign_of = SIGN_OF_ACTION;
    else
        part->sign = template_sign(loader->template, name);
    if (part->sign_of != SIGN_NAMED || part->sign)
        return;
    struct message message = message_of(N_("there is no sign “{name}”; define it with <sign "
                                           "name=\"…\">, or write suit or action here"));
    message_add_typed(&message, "name", name);
    complain(loader, xml_at(e, "sign"), &message);
}

static void read_value(struct loader *loader, const struct xml_element *e, struct part *part)
{
    struct message why;

    part->fixed = xml_has(e, "value");
    if (part->fixed &&
        notation_parse(&part->notation, xml_text(e, "value"), NULL, &why) != STATUS_OK)
        complain(loader, xml_at(e, "value"), &why);
}

/* A box of width and height, or a square about the middle. */
static void read_box(const struct xml_element *e, struct part *part, const char *across)
{
    double x = xml_real(e, "x"), y = xml_real(e, "y");

    if (across) {
        double half = xml_real(e, across) / (strcmp(across, "radius") == 0 ? 1 : 2);
        part->box = (struct box){x - half, y - half, 2 * half, 2 * half};
    } else {
        part->box = (struct box){x, y, xml_real(e, "width"), xml_real(e, "height")};
    }
}

static void read_area(struct loader *loader, const struct xml_element *e, struct part *part)
{
    part->fill = read_ink(loader, e, "fill");
    part->stroke = read_ink(loader, e, "stroke");
    part->stroke_width = xml_real(e, "stroke-width");
}

/* An ink of none where something must be seen. */
static void refuse_none(struct loader *loader, const struct xml_element *e, struct ink ink,
                        const char *attribute)
{
    struct message message =
        message_of(N_("<{element}> needs its “{attribute}”; give it an ink other than none"));

    if (ink.kind != INK_NONE)
        return;
    message_add_text(&message, "element", e->rule->name);
    message_add_text(&message, "attribute", attribute);
    complain(loader, xml_at(e, attribute), &message);
}

static void read_type(struct loader *loader, const struct xml_element *e, struct part *part)
{
    read_box(e, part, NULL);
    part->size = xml_real(e, "size");
    part->align = (enum align)xml_word(e, "align");
    part->fill = read_ink(loader, e, "ink");
    refuse_none(loader, e, part->fill, "ink");
}

static void read_circle(struct loader *loader, const struct xml_element *e, struct part *part)
{
    part->kind = PART_CIRCLE;
    read_box(e, part, "radius");
    read_area(loader, e, part);
}

static void read_rectangle(struct loader *loader, const struct xml_element *e, struct part *part)
{
    part->kind = PART_BOX;
    read_box(e, part, NULL);
    part->radius = xml_real(e, "radius");
    double most = (part->box.width < part->box.height ? part->box.width : part->box.height) / 2;
    if (part->radius > most)
        part->radius = most;
    read_area(loader, e, part);
}

static void read_shape(struct loader *loader, const struct xml_element *e, struct part *part)
{
    double scale = xml_real(e, "scale");

    part->kind = PART_PATH;
    part->box = (struct box){xml_real(e, "x"), xml_real(e, "y"), scale, scale};
    part->path = read_path(loader, e);
    read_area(loader, e, part);
}

static void read_placed_sign(struct loader *loader, const struct xml_element *e, struct part *part)
{
    part->kind = PART_SIGN;
    read_box(e, part, "size");
    part->fill = read_ink(loader, e, "ink");
    refuse_none(loader, e, part->fill, "ink");
    read_mark(loader, e, part);
}

static void read_text(struct loader *loader, const struct xml_element *e, struct part *part)
{
    part->kind = PART_TEXT;
    read_type(loader, e, part);
    part->show = (enum text_show)xml_word(e, "show");
    part->bold = xml_boolean(e, "bold");
}

static void read_number(struct loader *loader, const struct xml_element *e, struct part *part)
{
    part->kind = PART_NUMBER;
    read_type(loader, e, part);
    read_value(loader, e, part);
    part->in_line = xml_boolean(e, "inline");
    part->underline = xml_boolean(e, "underline");
}

static void read_picture(struct loader *loader, const struct xml_element *e, struct part *part)
{
    part->kind = PART_PICTURE;
    read_box(e, part, NULL);
    read_area(loader, e, part);
    read_value(loader, e, part);
    int word = xml_word(e, "show");
    part->suitable = word > PICTURE_DOTS;
    part->picture = !part->suitable ? (enum picture)word
                    : part->fixed   ? picture_suitable(&part->notation)
                                    : PICTURE_NONE;
    part->optional = xml_boolean(e, "optional");
    refuse_none(loader, e, part->fill, "fill");
    refuse_none(loader, e, part->stroke, "stroke");
    if (part->fixed && part->picture == PICTURE_NONE) {
        struct message message =
            message_of(N_("a picture of a value of its own needs a kind; write "
                          "show=\"…\" with one of: pie, bar, line, dots, suitable"));
        complain(loader, xml_at(e, "value"), &message);
        return;
    }
    struct message why;
    if (part->fixed && !picture_can_show(part->picture, &part->notation, &why))
        complain(loader, xml_at(e, "value"), &why);
}

static void read_suits(struct loader *loader, const struct xml_element *e, struct part *part)
{
    (void)loader;
    part->kind = PART_SUITS;
    read_box(e, part, "radius");
    part->radius = xml_real(e, "hole");
}

static void refuse_more_images(struct loader *loader, const struct xml_element *e)
{
    struct message message =
        message_of(N_("a template takes at most {most} pictures from files; take this one out"));

    message_add_count(&message, "most", TEMPLATE_IMAGES);
    complain(loader, xml_at(e, "href"), &message);
}

/* The template's picture of this path, which is taken over. */
static enum status find_image(struct loader *loader, const struct xml_element *e, char *path,
                              struct image **out)
{
    struct template *template = loader->template;
    size_t count = template->image_count;

    for (size_t i = 0; i < count; i++)
        if (strcmp(loader->image_paths[i], path) == 0) {
            *out = template->images[i];
            memory_free(path);
            return STATUS_OK;
        }
    enum status status = STATUS_INVALID;
    if (count == TEMPLATE_IMAGES)
        refuse_more_images(loader, e);
    else
        status = image_load(out, path, xml_at(e, "href"), &loader->pixels, loader->diag);
    if (status != STATUS_OK) {
        memory_free(path);
        return status;
    }
    template->images[count] = *out;
    loader->image_paths[count] = path;
    template->image_count++;
    return STATUS_OK;
}

static void read_image(struct loader *loader, const struct xml_element *e, struct part *part)
{
    char *path;
    enum status status = xml_path(&path, e, "href", loader->diag);

    part->kind = PART_IMAGE;
    read_box(e, part, NULL);
    if (status == STATUS_OK)
        status = find_image(loader, e, path, &part->image);
    if (status == STATUS_NO_MEMORY)
        loader->no_memory = true;
}

static const struct part_reader {
    const char *element;
    void (*read)(struct loader *loader, const struct xml_element *e, struct part *part);
} part_readers[] = {
    {"box", read_rectangle},    {"circle", read_circle}, {"path", read_shape},
    {"mark", read_placed_sign}, {"text", read_text},     {"number", read_number},
    {"picture", read_picture},  {"suits", read_suits},   {"image", read_image},
};

/* The same on every card of a suit: nothing in it asks the card. */
static bool is_shared(const struct part *part)
{
    switch (part->kind) {
    case PART_SIGN:
        return part->sign_of != SIGN_OF_ACTION;
    case PART_TEXT:
        return part->show == SHOW_ABBREVIATION || part->show == SHOW_SUIT ||
               part->show == SHOW_DECK;
    case PART_NUMBER:
    case PART_PICTURE:
        return part->fixed;
    default:
        return true;
    }
}

static void read_part(struct loader *loader, const struct xml_element *e, struct part *part)
{
    for (size_t i = 0; i < sizeof part_readers / sizeof *part_readers; i++)
        if (xml_is(e, part_readers[i].element))
            part_readers[i].read(loader, e, part);
    part->where = e->at;
    part->where.file = arena_copy_text(&loader->template->arena, e->at.file);
    if (!part->where.file)
        loader->no_memory = true;
}

static size_t count_parts(const struct xml_element *e)
{
    size_t count = 0;

    for (const struct xml_element *child = e->first_child; child; child = child->next)
        count += xml_is(child, "corners") ? 2 * count_parts(child) : 1;
    return count;
}

static void read_layer(struct loader *loader, const struct xml_element *e, struct layer *layer)
{
    struct part *parts = new_array(loader, count_parts(e), sizeof *parts);

    layer->parts = parts;
    layer->shared = true;
    for (const struct xml_element *child = e->first_child; child && parts; child = child->next) {
        if (!xml_is(child, "corners")) {
            read_part(loader, child, &parts[layer->count++]);
            continue;
        }
        for (const struct xml_element *corner = child->first_child; corner; corner = corner->next) {
            read_part(loader, corner, &parts[layer->count]);
            parts[layer->count + 1] = parts[layer->count];
            parts[layer->count + 1].turned = true;
            layer->count += 2;
        }
    }
    for (size_t i = 0; i < layer->count; i++)
        layer->shared = layer->shared && is_shared(&parts[i]);
}

/* A back knows no card: whatever would ask for one is refused. */
static void refuse_cards_own(struct loader *loader, const struct layer *back)
{
    for (size_t i = 0; i < back->count; i++) {
        const struct part *part = &back->parts[i];
        if (is_shared(part) && !(part->kind == PART_SIGN && part->sign_of == SIGN_OF_SUIT) &&
            !(part->kind == PART_TEXT && part->show != SHOW_DECK))
            continue;
        struct message message = message_of(
            N_("a back belongs to no card, so this has nothing to show; a back can show signs, "
               "show=\"deck\", and value=\"1/2\""));
        complain(loader, part->where, &message);
    }
}

static void read_backs(struct loader *loader)
{
    size_t count = count_children(loader->root, "back");
    struct back *backs = new_array(loader, count, sizeof *backs);

    loader->template->backs = backs;
    for (const struct xml_element *e = xml_child(loader->root, "back"); e && backs;
         e = xml_next(e)) {
        struct back *back = &backs[loader->template->back_count++];
        back->name = arena_copy_text(&loader->template->arena,
                                     xml_has(e, "name") ? xml_text(e, "name") : "");
        if (!back->name) {
            loader->no_memory = true;
            return;
        }
        if (!*back->name && back > backs) {
            struct message message =
                message_of(N_("each back but the first needs a name, for decks to choose it by; "
                              "write <back name=\"…\">"));
            complain(loader, e->at, &message);
        }
        read_layer(loader, e, &back->layer);
        refuse_cards_own(loader, &back->layer);
    }
}

static void read_face(struct loader *loader)
{
    const struct xml_element *face = xml_child(loader->root, "face");
    struct layer *layers = new_array(loader, count_children(face, "layer"), sizeof *layers);

    loader->template->layers = layers;
    for (const struct xml_element *e = xml_child(face, "layer"); e && layers; e = xml_next(e)) {
        struct layer *layer = &layers[loader->template->layer_count++];
        for (size_t i = 0; i < xml_count(e, "for"); i++)
            layer->kinds |= 1u << xml_item_word(e, "for", i);
        read_layer(loader, e, layer);
    }
}

static void read_head(struct loader *loader, const char *path)
{
    struct template *template = loader->template;
    const struct xml_element *card = xml_child(loader->root, "card");
    const struct xml_element *font = xml_child(loader->root, "font");
    const char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path;
    size_t length = strlen(name);

    if (length > 4 && strcmp(name + length - 4, ".xml") == 0)
        length -= 4;
    template->name = arena_copy_bytes(&template->arena, name, length);
    template->width = xml_real(card, "width");
    template->height = xml_real(card, "height");
    template->family = arena_copy_text(&template->arena, xml_text(font, "family"));
    template->family_where = xml_at(font, "family");
    template->family_where.file = arena_copy_text(&template->arena, path);
    if (!template->name || !template->family || !template->family_where.file)
        loader->no_memory = true;
}

enum status template_load(struct template **out, const char *path, struct diag *diag)
{
    struct loader loader = {
        .diag = diag, .pixels = IMAGE_PIXELS, .template = memory_new(1, sizeof *loader.template)};
    struct xml_document *document = NULL;
    size_t errors = diag->errors, complaints = diag->count;

    *out = NULL;
    if (!loader.template)
        return STATUS_NO_MEMORY;
    enum status status = xml_read(&document, path, &template_grammar, diag);
    if (status == STATUS_OK) {
        loader.root = xml_root(document);
        read_head(&loader, path);
        if (!loader.no_memory)
            read_inks(&loader);
        if (!loader.no_memory)
            read_signs(&loader);
        if (!loader.no_memory)
            read_face(&loader);
        if (!loader.no_memory)
            read_backs(&loader);
        if (loader.no_memory || diag->no_memory)
            status = STATUS_NO_MEMORY;
        else if (diag->errors > errors)
            status = STATUS_INVALID;
        else
            template_check_places(loader.template, diag);
        xml_sort_complaints(document, diag, complaints);
    }
    xml_free(document);
    for (size_t i = 0; i < TEMPLATE_IMAGES; i++)
        memory_free(loader.image_paths[i]);
    if (status == STATUS_OK)
        *out = loader.template;
    else
        template_free(loader.template);
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

const struct sign *template_sign(const struct template *template, const char *name)
{
    for (size_t i = 0; i < template->sign_count; i++)
        if (strcmp(template->signs[i].name, name) == 0)
            return &template->signs[i];
    return NULL;
}

int template_back(const struct template *template, const char *name)
{
    for (size_t i = 0; i < template->back_count; i++)
        if (!name || strcmp(template->backs[i].name, name) == 0)
            return (int)i;
    return -1;
}

const char *sign_of_shape(enum suit_shape shape)
{
    static const char *const names[] = {
        [SHAPE_CIRCLE] = "circle",   [SHAPE_SQUARE] = "square", [SHAPE_TRIANGLE] = "triangle",
        [SHAPE_DIAMOND] = "diamond", [SHAPE_STAR] = "star",     [SHAPE_HEXAGON] = "hexagon",
        [SHAPE_CROSS] = "cross",     [SHAPE_DROP] = "drop",
    };

    return names[shape];
}

const char *sign_of_action(enum action action)
{
    static const char *const names[] = {
        [ACTION_NONE] = NULL,         [ACTION_DRAW_TWO] = "draw-two",
        [ACTION_REVERSE] = "reverse", [ACTION_SKIP] = "skip",
        [ACTION_WILD] = "wild",       [ACTION_WILD_DRAW_FOUR] = "wild-draw-four",
    };

    assert(action != ACTION_NONE);
    return names[action];
}
