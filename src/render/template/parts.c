#include "render/template/loader.h"

#include "base/memory.h"
#include "render/faces/picture.h"

#include <math.h>
#include <string.h>

static void read_value(struct template_loader *loader, const struct xml_element *e,
                       struct part *part)
{
    struct message why;

    part->fixed = xml_has(e, "value");
    if (part->fixed &&
        notation_parse(&part->notation, xml_text(e, "value"), NULL, &why) != STATUS_OK)
        loader_complain(loader, xml_at(e, "value"), why);
}

static struct box read_box(const struct xml_element *e, enum part_kind kind)
{
    double x = xml_real(e, "x"), y = xml_real(e, "y");

    switch (kind) {
    case PART_PATH: /* its origin, and its unit as width and height */
        return (struct box){x, y, xml_real(e, "scale"), xml_real(e, "scale")};
    case PART_CIRCLE:
    case PART_SUITS:
        return box_grown((struct box){x, y, 0, 0}, xml_real(e, "radius"));
    case PART_SIGN:
        return box_grown((struct box){x, y, 0, 0}, xml_real(e, "size") / 2);
    default:
        return (struct box){x, y, xml_real(e, "width"), xml_real(e, "height")};
    }
}

/* Reads fill and outline. `seen`: neither of these inks may be none; otherwise one may. */
static void read_area(struct template_loader *loader, const struct xml_element *e,
                      struct part *part, bool seen)
{
    part->fill = loader_ink(loader, e, "fill", seen);
    part->stroke = loader_ink(loader, e, "stroke", seen);
    part->stroke_width = xml_real(e, "stroke-width");
    if (part->fill.kind == INK_NONE && part->stroke.kind == INK_NONE && !seen)
        diag_add(loader->diag, SEVERITY_WARNING, xml_where(e),
                 message_with(N_("nobody sees this <{element}>, as it has no ink; give it "
                                 "fill=\"suit\" or stroke=\"dark\", or remove it"),
                              arg_text("element", e->rule->name)));
}

static void read_type(struct template_loader *loader, const struct xml_element *e,
                      struct part *part)
{
    part->size = xml_real(e, "size");
    part->align = (enum align)xml_word(e, "align");
    part->fill = loader_ink(loader, e, "ink", true);
}

/* Reads by how much a part grows wider, or stands further right, on cards with a longer number. */
static void read_widths(struct template_loader *loader, const struct xml_element *e,
                        const char *name, struct part *part)
{
    size_t count = xml_has(e, name) ? xml_count(e, name) : 0;

    part->widths = 1;
    if (count >= TEMPLATE_WIDTHS)
        loader_complain(loader, xml_at(e, name),
                        message_with(N_("at most {most} numbers can stand here; leave some out"),
                                     arg_count("most", TEMPLATE_WIDTHS - 1)));
    for (size_t i = 0; i < count && i < TEMPLATE_WIDTHS - 1; i++) {
        double wider = xml_item_real(e, name, i);
        if (i > 0 && wider <= part->wider[i - 1])
            loader_complain(loader, xml_at_item(e, name, i),
                            message_of(N_("each number must be larger than the one before; write "
                                          "them in growing order")));
        part->wider[i] = wider;
        part->widths++;
    }
}

/* Reads what a text shows; only words of its own stand inside it. */
static void read_text(struct template_loader *loader, const struct xml_element *e,
                      struct part *part)
{
    bool inside = xml_child(e, "title") || xml_lacks(e, "title");

    read_type(loader, e, part);
    part->bold = xml_boolean(e, "bold");
    if (!xml_has(e, "show"))
        return;
    part->show = (enum text_show)xml_word(e, "show");
    if (part->show == SHOW_WORDS && !inside)
        loader_complain(loader, xml_where(e),
                        message_of(N_("there are no words to show; write them inside, like this: "
                                      "<title lang=\"en\">Year 6</title>")));
    if (part->show != SHOW_WORDS && inside)
        loader_complain(loader, xml_at(e, "show"),
                        message_with(N_("a text that shows “{what}” has no words of its own; write "
                                        "show=\"words\", or remove the words inside"),
                                     arg_text("what", xml_text(e, "show"))));
    words_read(&part->words, &loader->template->arena, e, "title", NULL);
}

static void read_placed_sign(struct template_loader *loader, const struct xml_element *e,
                             struct part *part)
{
    const char *name = loader_text(e, "sign");
    bool all_known = *name && !loader_lacks(loader, "sign");

    part->fill = loader_ink(loader, e, "ink", true);
    part->most = xml_real(e, "most");
    part->cut = xml_real(e, "cut");
    part->cut_from = xml_real(e, "cut-from");
    part->edge = xml_real(e, "edge");
    part->edge_ink = xml_has(e, "edge-ink") ? loader_ink(loader, e, "edge-ink", true) : part->fill;
    part->sign_of = SIGN_NAMED;
    if (strcmp(name, "suit") == 0)
        part->sign_of = SIGN_OF_SUIT;
    else if (strcmp(name, "action") == 0)
        part->sign_of = SIGN_OF_ACTION;
    else
        part->sign = template_sign(loader->template, name);
    if (part->sign_of != SIGN_NAMED || part->sign)
        return;
    /* A sign whose name is missing or wrong has been complained of, and may be the one that is
     * meant. */
    for (size_t i = 0; i < loader->template->sign_count; i++)
        all_known = all_known && *loader->signs[i].name;
    if (all_known)
        loader_complain(loader, xml_at(e, "sign"),
                        message_with(N_("there is no sign “{name}”; define it with <sign "
                                        "name=\"…\">, or write suit or action here"),
                                     arg_typed("name", name)));
}

static void read_picture(struct template_loader *loader, const struct xml_element *e,
                         struct part *part)
{
    read_area(loader, e, part, true);
    read_value(loader, e, part);
    int word = xml_word(e, "show");
    part->suitable = word >= PICTURES;
    part->picture = !part->suitable ? (enum picture)word
                    : part->fixed   ? picture_suitable(&part->notation)
                                    : PICTURE_NONE;
    part->optional = xml_boolean(e, "optional");
    part->plain = !xml_boolean(e, "labels");
    for (size_t i = 0; i < xml_count(e, "of"); i++)
        part->of |= 1u << (PICTURE_NONE + 1 + xml_item_word(e, "of", i));
    if (part->fixed && part->picture == PICTURE_NONE && !e->hurt) {
        loader_complain(loader, xml_at(e, "value"),
                        message_of(N_("a picture with its own value needs a kind; write show=\"…\" "
                                      "with one of: pie, bar, line, dots, square, suitable")));
        return;
    }
    struct message why;
    if (part->fixed && !e->hurt && !picture_can_show(part->picture, &part->notation, &why))
        loader_complain(loader, xml_at(e, "value"), why);
}

static void read_wall(struct template_loader *loader, const struct xml_element *e,
                      struct part *part)
{
    struct wall wall;

    part->gap = xml_real(e, "gap");
    part->radius = xml_real(e, "radius");
    part->fill = loader_ink(loader, e, "ink", false);
    part->stroke = loader_ink(loader, e, "rest", true);
    if (!xml_has(e, "value"))
        return;
    size_t errors = loader->diag->errors;
    read_value(loader, e, part);
    if (loader->diag->errors == errors && !wall_set(&wall, &part->notation))
        loader_complain(loader, xml_at(e, "value"),
                        message_with(N_("a wall shows a fraction between 0 and 1 of at most {most} "
                                        "parts, such as 2/3; choose another value, or leave it out "
                                        "for the one of the deck"),
                                     arg_count("most", WALL_PARTS)));
}

/* Sets *out to the template's image of this path, or loads it; takes over the path. A file that is
 * refused is read and complained of once; its image is NULL. */
static void find_image(struct template_loader *loader, const struct xml_element *e, char *path,
                       struct image **out)
{
    struct template *template = loader->template;
    size_t count = template->image_count;

    for (size_t i = 0; i < count; i++)
        if (strcmp(loader->image_paths[i], path) == 0) {
            *out = template->images[i];
            memory_free(path);
            return;
        }
    if (count == TEMPLATE_IMAGES) {
        loader_complain(
            loader, xml_at(e, "href"),
            message_with(
                N_("a template can have at most {most} pictures from files; remove this one"),
                arg_count("most", TEMPLATE_IMAGES)));
        memory_free(path);
        return;
    }
    image_load(out, path, xml_at(e, "href"), &loader->images, loader->diag);
    template->images[count] = *out;
    loader->image_paths[count] = path;
    template->image_count++;
}

static void read_image(struct template_loader *loader, const struct xml_element *e,
                       struct part *part)
{
    char *path;

    if (!xml_has(e, "href"))
        return;
    if (xml_path(&path, e, "href", loader->diag) == STATUS_OK)
        find_image(loader, e, path, &part->image);
}

static const struct part_element {
    const char *name;
    enum part_kind kind;
} part_elements[] = {
    {"box", PART_BOX},         {"circle", PART_CIRCLE}, {"path", PART_PATH},
    {"mark", PART_SIGN},       {"text", PART_TEXT},     {"number", PART_NUMBER},
    {"picture", PART_PICTURE}, {"suits", PART_SUITS},   {"image", PART_IMAGE},
    {"wall", PART_WALL},
};

void loader_part(struct template_loader *loader, const struct xml_element *e, struct part *part)
{
    const struct part_element *element = part_elements;

    while (!xml_is(e, element->name)) /* the grammar allows no other element */
        element++;
    part->kind = element->kind;
    part->box = read_box(e, part->kind);
    part->where = xml_where(e);
    part->where.file = arena_copy_text(&loader->template->arena, part->where.file);
    switch (part->kind) {
    case PART_BOX:
        part->radius = fmin(xml_real(e, "radius"), fmin(part->box.width, part->box.height) / 2);
        read_area(loader, e, part, false);
        read_widths(loader, e, "wider", part);
        part->head = xml_real(e, "head");
        part->fillet = xml_real(e, "fillet");
        break;
    case PART_PATH:
        part->path = loader_path(loader, e);
        read_area(loader, e, part, false);
        part->round_joins = xml_word(e, "stroke-join") == 1;
        break;
    case PART_CIRCLE:
        read_area(loader, e, part, false);
        break;
    case PART_SIGN:
        read_placed_sign(loader, e, part);
        read_widths(loader, e, "shift", part);
        break;
    case PART_TEXT:
        read_text(loader, e, part);
        part->on_baseline = xml_has(e, "baseline");
        part->baseline = xml_real(e, "baseline");
        read_widths(loader, e, "shift", part);
        break;
    case PART_NUMBER:
        read_type(loader, e, part);
        read_value(loader, e, part);
        read_widths(loader, e, "wider", part);
        part->least = xml_real(e, "least");
        part->in_line = xml_boolean(e, "inline");
        part->tight = xml_boolean(e, "tight");
        part->underline = xml_boolean(e, "underline");
        break;
    case PART_PICTURE:
        read_picture(loader, e, part);
        break;
    case PART_SUITS:
        part->radius = xml_real(e, "hole");
        part->gap = xml_real(e, "gap");
        part->suit_on_top = xml_word(e, "top") == 1;
        break;
    case PART_WALL:
        read_wall(loader, e, part);
        break;
    case PART_IMAGE:
        read_image(loader, e, part);
        break;
    }
}
