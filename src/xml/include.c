/* Replaces each <include href="…"/> with the children of a part in another file. */
#include "xml/beside.h"
#include "xml/document.h"

/* The file in hand, and those that include it. */
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

/* Reads the part that the element names, with what it includes itself. Gives its root in *part, or
 * leaves that alone after a complaint. */
static enum status read_part(struct builder *builder, const struct xml_element *element,
                             const struct chain *chain, struct xml_element **part)
{
    struct position where = xml_at(element, "href");
    char *path;
    struct xml_source *source;

    if (chain->depth == XML_INCLUDE_DEPTH)
        return refuse(
            builder, where,
            N_("these includes are more than 8 levels deep; include this file higher up"));
    builder->stop = builder->files == XML_FILES_LIMIT;
    if (builder->stop)
        return refuse(builder, where, N_("more than 256 files would be included; include fewer"));
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
    for (const struct chain *file = chain; file; file = file->up)
        if (file->source->inode == source->inode && file->source->device == source->device)
            return refuse(
                builder, where,
                N_("this file includes itself, directly or through others; remove the <include>"));
    source->included_at = where;
    status = build_tree(builder);
    if (status || builder->fatal || !builder->root)
        return status;
    *part = builder->root;
    return expand(builder, &(struct chain){source, chain, chain->depth + 1});
}

/* Replaces each <include> below builder->root with the children of its part. */
static enum status expand(struct builder *builder, const struct chain *chain)
{
    struct xml_element *root = builder->root, **link = &root->first_child;
    enum status status = STATUS_OK;

    while (*link && !status && !builder->stop && !diag_is_full(builder->diag)) {
        if ((*link)->rule != &include_rule) {
            link = &(*link)->next;
            continue;
        }
        struct xml_element *part = NULL, *rest = (*link)->next;
        /* A complaint was made of an <include> whose href is missing or refused. */
        if (xml_has(*link, "href"))
            status = read_part(builder, *link, chain, &part);
        status = STATUS_OK; /* what is wrong with a part is in the diag */
        root->lacks |= part ? part->lacks : UINT32_MAX;
        *link = part ? part->first_child : NULL;
        for (; *link; link = &(*link)->next)
            (*link)->parent = root;
        *link = rest;
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
