#include "xml/xml.h"

#include "xml/document.h"

#include <string.h>

static int rank_of(const struct xml_document *document, const char *file)
{
    int rank = 0;

    /* The list begins with the newest source. */
    for (const struct xml_source *s = document->sources; s; s = s->next, rank--)
        if (file && !strcmp(s->name, file))
            return rank;
    return rank;
}

static bool stands_before(const struct diag_entry *a, int a_rank, const struct diag_entry *b,
                          int b_rank)
{
    if (a_rank != b_rank)
        return a_rank < b_rank;
    if (a->where.line != b->where.line)
        return a->where.line < b->where.line;
    return a->where.column < b->where.column;
}

/* Returns the source of that name; NULL when there is none. */
static const struct xml_source *source_named(const struct xml_document *document, const char *name)
{
    const struct xml_source *source = document->sources;

    while (source && name && strcmp(source->name, name) != 0)
        source = source->next;
    return name ? source : NULL;
}

/* Notes who includes the files that are complained of. */
static void note_includes(const struct xml_document *document, struct diag *diag)
{
    for (size_t i = document->first_complaint; i < diag->count; i++) {
        const struct xml_source *source = source_named(document, diag->entries[i].where.file);
        for (int depth = 0; source && source->included_at.file && depth < XML_INCLUDE_DEPTH;
             depth++) {
            diag_note_include(diag, source->name, source->included_at);
            source = source_named(document, source->included_at.file);
        }
    }
}

void xml_sort_complaints(const struct xml_document *document, struct diag *diag)
{
    size_t from = document->first_complaint;
    int ranks[DIAG_LIMIT];

    note_includes(document, diag);
    for (size_t i = from; i < diag->count; i++) {
        struct diag_entry entry = diag->entries[i];
        int rank = rank_of(document, entry.where.file);
        size_t j = i;
        for (; j > from && stands_before(&entry, rank, &diag->entries[j - 1], ranks[j - 1]); j--) {
            diag->entries[j] = diag->entries[j - 1];
            ranks[j] = ranks[j - 1];
        }
        diag->entries[j] = entry;
        ranks[j] = rank;
    }
}

/* Reads the tree with what it includes, and checks what concerns the whole. */
static enum status build(struct builder *builder)
{
    struct xml_document *document = builder->document;
    enum status status = build_tree(builder);

    if (!status && builder->root && !builder->fatal) {
        document->is_part = builder->root->rule == &part_rule;
        if (document->grammar->includes)
            status = build_includes(builder);
        document->root = builder->root;
        if (!status && !builder->stop && !diag_is_full(builder->diag)) {
            if (builder->cut_off)
                builder->root->lacks = UINT32_MAX;
            check_children(builder, children_rule(document->grammar, builder->root), builder->root);
            check_unique(builder);
            status = STATUS_OK;
        }
    }
    return status;
}

/* Reads the document of a source, and takes over the source. */
static enum status read_source(struct xml_document **out, struct xml_source *source,
                               const struct grammar *const *grammars, size_t count,
                               bool part_allowed, struct diag *diag)
{
    struct strbuf text = {0}, scratch = {0};
    struct xml_document *document = memory_new(1, sizeof *document);
    size_t errors = diag->errors;

    document->sources = source;
    document->first_complaint = diag->count;
    struct builder builder = {.document = document,
                              .diag = diag,
                              .grammars = grammars,
                              .grammar_count = count,
                              .part_allowed = part_allowed,
                              .files = 1,
                              .bytes = source->length,
                              .source = source,
                              .text = &text,
                              .scratch = &scratch};
    enum status status = build(&builder);
    if (!status && diag->errors > errors)
        status = STATUS_INVALID;
    xml_sort_complaints(document, diag);
    strbuf_release(&text);
    strbuf_release(&scratch);
    document->is_whole = !status;
    if (!status || (status == STATUS_INVALID && document->root && !builder.stop))
        *out = document;
    else
        xml_free(document);
    if (*out)
        link_children(builder.root, document->grammar);
    return status;
}

static enum status read_file(struct xml_document **out, const char *path,
                             const struct grammar *const *grammars, size_t count, bool part_allowed,
                             struct diag *diag)
{
    struct xml_source *source;

    *out = NULL;
    enum status status = source_read(&source, path, XML_TOTAL_LIMIT, (struct position){0}, diag);
    return status ? status : read_source(out, source, grammars, count, part_allowed, diag);
}

enum status xml_read(struct xml_document **out, const char *path, const struct grammar *grammar,
                     struct diag *diag)
{
    return read_file(out, path, &grammar, 1, false, diag);
}

enum status xml_read_one_of(struct xml_document **out, const char *path,
                            const struct grammar *const *grammars, size_t count, struct diag *diag)
{
    return read_file(out, path, grammars, count, false, diag);
}

enum status xml_read_any(struct xml_document **out, const char *path,
                         const struct grammar *const *grammars, size_t count, struct diag *diag)
{
    return read_file(out, path, grammars, count, true, diag);
}

enum status xml_read_bytes(struct xml_document **out, const char *path, const char *bytes,
                           size_t length, const struct grammar *const *grammars, size_t count,
                           struct diag *diag)
{
    struct xml_source *source;

    *out = NULL;
    enum status status = source_copy(&source, path, bytes, length, diag);
    return status ? status : read_source(out, source, grammars, count, true, diag);
}

void xml_free(struct xml_document *document)
{
    if (!document)
        return;
    for (struct xml_source *source = document->sources, *next; source; source = next) {
        next = source->next;
        source_free(source);
    }
    arena_release(&document->arena);
    memory_free(document);
}
