#include "xml/bases.h"

#include "base/memory.h"
#include "xml/library.h"

#include <string.h>

/* The files that are read already, from the one that was asked for to the last base. Their paths
 * belong to the arena. */
struct chain {
    struct arena arena;
    const char *paths[1 + XML_BASES];
    size_t count;
};

static void keep_path(struct chain *chain, const char *path)
{
    chain->paths[chain->count++] = arena_copy_text(&chain->arena, path);
}

static bool holds(const struct chain *chain, const char *path)
{
    for (size_t i = 0; i < chain->count; i++)
        if (strcmp(chain->paths[i], path) == 0)
            return true;
    return false;
}

static enum status refuse(const struct xml_element *root, const char *id, struct diag *diag)
{
    diag_add(
        diag, SEVERITY_ERROR, xml_at(root, "base"),
        message_with(id, arg_typed("name", xml_text(root, "base")), arg_count("most", XML_BASES)));
    return STATUS_INVALID;
}

/* Finds the file that the last one starts from, and notes its path. */
static enum status find(struct chain *chain, const struct xml_element *root, const char *kind,
                        const struct xml_base_words *words, struct diag *diag)
{
    const char *name = xml_text(root, "base");
    struct library library = {0};
    enum status status = STATUS_OK;

    library_open(&library, kind);
    library_take_beside(&library, chain->paths[chain->count - 1], name);
    const char *path = library_find(&library, name);
    if (path && holds(chain, path)) {
        status = refuse(root, words->circle, diag);
    } else if (path && chain->count > XML_BASES) {
        status = refuse(root, words->deep, diag);
    } else if (path) {
        keep_path(chain, path);
    } else {
        library_complain(&library, SEVERITY_ERROR, name, words->near, words->far,
                         xml_at(root, "base"), diag);
        status = STATUS_NOT_FOUND;
    }
    library_release(&library);
    return status;
}

enum status xml_bases_read(struct xml_bases *bases, const char *path,
                           const struct xml_document *document, const char *kind,
                           const struct xml_base_words *words, struct diag *diag)
{
    struct chain chain = {0};
    enum status status = STATUS_OK;

    keep_path(&chain, path);
    while (status == STATUS_OK && xml_has(document->root, "base")) {
        struct xml_document *base = NULL;
        status = find(&chain, document->root, kind, words, diag);
        if (status == STATUS_OK)
            status = xml_read(&base, chain.paths[chain.count - 1], document->grammar, diag);
        bases->lacks = bases->lacks || status != STATUS_OK;
        if (!base)
            continue;
        bases->documents[bases->count++] = base;
        document = base;
        if (status == STATUS_INVALID) /* what it starts from itself has complaints of its own */
            status = STATUS_OK;
    }
    arena_release(&chain.arena);
    return status == STATUS_OK && bases->lacks ? STATUS_INVALID : status;
}

void xml_bases_release(struct xml_bases *bases)
{
    for (size_t i = 0; i < bases->count; i++)
        xml_free(bases->documents[i]);
    *bases = (struct xml_bases){0};
}
