/* <include href="…"/>: the children of a part in another file, in the place of the element. */
#include "xml/beside.h"
#include "xml/document.h"

/* The file in hand and those that include it. */
struct chain {
    const struct xml_source *source;
    const struct chain *up;
    int depth;
};

static enum status expand(struct builder *builder, const struct chain *chain);

static enum status refuse(struct builder *builder, struct position where, const char *id)
{
    diag_add(builder->diag, SEVERITY_ERROR, where, (struct message){.id = id});
    return STATUS_INVALID;
}

static bool is_open(const struct chain *chain, const struct xml_source *source)
{
    for (; chain; chain = chain->up)
        if (chain->source->inode == source->inode && chain->source->device == source->device)
            return true;
    return false;
}

static enum status open_part(struct builder *builder, const struct xml_element *element,
                             const struct chain *chain)
{
    struct position where = xml_at(element, "href");

    if (chain->depth == XML_INCLUDE_DEPTH)
        return refuse(builder, where,
                      N_("files include one another more than 8 deep here; include it further up"));
    builder->stop = builder->files == XML_FILES_LIMIT;
    if (builder->stop)
        return refuse(builder, where, N_("more than 256 files would be included; include less"));
    char *path;
    struct xml_source *source;
    enum status status =
        beside(&path, xml_where(element).file, xml_text(element, "href"), where, builder->diag);
    if (!status)
        status = source_read(&source, path, XML_TOTAL_LIMIT - builder->bytes, where, builder->diag);
    memory_free(path);
    if (status)
        return status;
    source->next = builder->document->sources;
    builder->document->sources = builder->source = source;
    builder->files++;
    builder->bytes += source->length;
    return is_open(chain, source) ? refuse(builder, where,
                                           N_("this file includes itself, by way of others or at "
                                              "once; take the <include> out"))
                                  : STATUS_OK;
}

/* The part's root in *part; NULL with complaints. */
static enum status read_part(struct builder *builder, const struct xml_element *element,
                             const struct chain *chain, struct xml_element **part)
{
    enum status status = open_part(builder, element, chain);

    *part = NULL;
    if (!status)
        status = build_tree(builder);
    *part = status || builder->fatal ? NULL : builder->root;
    if (status || !*part)
        return status == STATUS_NO_MEMORY ? status : STATUS_OK;
    return expand(builder, &(struct chain){builder->source, chain, chain->depth + 1});
}

/* Puts the children of `part` where *link points to the <include>; the place behind them. */
static struct xml_element **splice(struct xml_element **link, struct xml_element *part,
                                   struct xml_element *parent)
{
    struct xml_element *rest = (*link)->next;

    *link = part ? part->first_child : NULL;
    for (; *link; link = &(*link)->next)
        (*link)->parent = parent;
    *link = rest;
    return link;
}

static enum status expand(struct builder *builder, const struct chain *chain)
{
    struct xml_element *root = builder->root, **link = &root->first_child, *part;
    enum status status = STATUS_OK;

    while (*link && !status && !builder->stop && !diag_is_full(builder->diag)) {
        if ((*link)->rule != &include_rule) {
            link = &(*link)->next;
            continue;
        }
        part = NULL;
        /* One whose href is missing or refused has been complained of. */
        if (xml_has(*link, "href"))
            status = read_part(builder, *link, chain, &part);
        root->lacks |= part ? part->lacks : UINT32_MAX;
        link = splice(link, part, root);
    }
    builder->root = root;
    return status;
}

enum status build_includes(struct builder *builder)
{
    builder->part_wanted = true;
    builder->grammars = &builder->document->grammar;
    builder->grammar_count = 1;
    return expand(builder, &(struct chain){builder->source, NULL, 0});
}
