/* Replaces each <include href="…"/> with the children of a part in another file. */
#include "xml/document.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/*
 * Makes the path of `href`, which stands in `file` and names a file in the same folder or below. A
 * symbolic link that leads out of the folder is refused at `where` (STATUS_INVALID), so that a
 * folder that somebody sends cannot get other files read. Does not look whether the file is there.
 * The caller frees *out (memory_free), which is NULL after a failure.
 */
static enum status relative_path(char **out, const char *file, const char *href,
                                 struct position where, struct diag *diag)
{
    const char *slash = strrchr(file, '/');
    size_t before = slash ? (size_t)(slash + 1 - file) : 0;
    struct strbuf path = {0}, folder = {0};

    *out = NULL;
    strbuf_add_bytes(&path, file, before);
    strbuf_add(&path, href);
    strbuf_add_bytes(&folder, file, before);
    strbuf_add(&folder, ".");
    bool leads_out = false;
    /* Once its links are followed, the path must lie below the folder. A file that is not there
     * passes: the complaint comes when it is read. */
    errno = 0;
    char *base = realpath(folder.text, NULL), *real = base ? realpath(path.text, NULL) : NULL;
    if (real) {
        size_t length = strlen(base);
        length -= length == 1; /* the folder is the root: every path begins with its slash */
        leads_out = strncmp(real, base, length) != 0 || real[length] != '/';
    } else if (errno == ENOMEM) {
        memory_give_up();
    }
    free(base);
    free(real);
    strbuf_release(&folder);
    if (!leads_out) {
        *out = path.text;
        return STATUS_OK;
    }
    diag_add(diag, SEVERITY_ERROR, where,
             message_with(
                 N_("“{file}” is a link that leads out of this folder; copy the file itself here"),
                 arg_text("file", path.text)));
    strbuf_release(&path);
    return STATUS_INVALID;
}

enum status xml_path(char **out, const struct xml_element *element, const char *name,
                     struct diag *diag)
{
    return relative_path(out, xml_where(element).file, xml_text(element, name),
                         xml_at(element, name), diag);
}

/* The file in hand, and those that include it. */
struct chain {
    const struct xml_source *source;
    const struct chain *up;
    int depth;
};

static void expand(struct builder *builder, const struct chain *chain);

/* Complains of an <include>; its part is left out. */
static struct xml_element *refuse(struct builder *builder, struct position where, const char *id)
{
    diag_add(builder->diag, SEVERITY_ERROR, where, message_of(id));
    return NULL;
}

/* Reads the part that the element names, with what it includes itself. Returns its root; NULL after
 * a complaint. */
static struct xml_element *read_part(struct builder *builder, const struct xml_element *element,
                                     const struct chain *chain)
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
    enum status status = relative_path(&path, xml_where(element).file, xml_text(element, "href"),
                                       where, builder->diag);
    if (!status)
        status = source_read(&source, path, XML_TOTAL_LIMIT - builder->bytes, where, builder->diag);
    memory_free(path);
    if (status)
        return NULL;
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
        return NULL;
    expand(builder, &(struct chain){source, chain, chain->depth + 1});
    return builder->root;
}

/* Replaces each <include> below builder->root with the children of its part. */
static void expand(struct builder *builder, const struct chain *chain)
{
    struct xml_element *root = builder->root, **link = &root->first_child;

    while (*link && !builder->stop && !diag_is_full(builder->diag)) {
        if ((*link)->rule != &include_rule) {
            link = &(*link)->next;
            continue;
        }
        struct xml_element *part = NULL, *rest = (*link)->next;
        /* A complaint was made of an <include> whose href is missing or refused. */
        if (xml_has(*link, "href"))
            part = read_part(builder, *link, chain);
        root->lacks |= part ? part->lacks : UINT32_MAX;
        *link = part ? part->first_child : NULL;
        for (; *link; link = &(*link)->next)
            (*link)->parent = root;
        *link = rest;
    }
    builder->root = root;
}

void build_includes(struct builder *builder)
{
    builder->part_wanted = true;
    builder->grammars = &builder->document->grammar;
    builder->grammar_count = 1;
    expand(builder, &(struct chain){builder->source, NULL, 0});
}
