/* What a template has of its own, and what of those that it starts from. */
#include "render/template/loader.h"

#include "base/suggest.h"

#include <string.h>

size_t loader_count(const struct xml_element *parent, const char *name)
{
    size_t count = 0;

    for (const struct xml_element *e = xml_child(parent, name); e; e = xml_next(e))
        count++;
    return count;
}

const struct xml_element *loader_child(const struct template_loader *loader, const char *name)
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
        count += merging.parent ? loader_count(merging.parent, how->name) : 0;
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
