/* Loads a deck file. */
#include "deck/builder.h"

#include "xml/library.h"

void build_error(struct builder *builder, struct position where, struct message message)
{
    diag_add(builder->diag, SEVERITY_ERROR, where, message);
}

void build_warning(struct builder *builder, struct position where, struct message message)
{
    diag_add(builder->diag, SEVERITY_WARNING, where, message);
}

struct position build_item_at(const struct builder *builder, const struct xml_element *element,
                              const char *name, size_t index)
{
    return builder->diag->count >= DIAG_LIMIT ? xml_where(element)
                                              : xml_at_item(element, name, index);
}

struct position build_byte_at(const struct builder *builder, const struct xml_element *element,
                              const char *name, size_t offset)
{
    return builder->diag->count >= DIAG_LIMIT ? xml_where(element)
                                              : xml_at_offset(element, name, offset);
}

void build_keep_position(struct builder *builder, struct position *where)
{
    struct file_name *file = builder->files;

    while (file && file->read != where->file)
        file = file->next;
    if (!file) {
        file = arena_new(&builder->scratch, 1, sizeof *file);
        file->kept = arena_copy_text(&builder->deck->arena, where->file);
        file->read = where->file;
        file->next = builder->files;
        builder->files = file;
    }
    where->file = file->kept;
}

static enum status build(struct builder *builder)
{
    size_t errors = builder->diag->errors;

    build_heading(builder);
    check_words(builder);
    check_colours(builder);
    count_sources(builder);
    check_wheel(builder);
    check_hands(builder);
    size_t before_cards = builder->diag->errors;
    build_sources(builder);
    build_cards(builder);
    /* Which values lack a partner shows only where nothing is wrong with any element that makes
     * cards. */
    if (builder->whole && builder->diag->errors == before_cards) {
        build_value_classes(builder);
        build_hands(builder);
        check_play(builder);
    }
    if (builder->diag->errors > errors || !builder->whole)
        return STATUS_INVALID;
    return STATUS_OK;
}

enum status deck_load_document(struct deck **out, const char *path,
                               const struct xml_document *document, struct diag *diag)
{
    struct builder builder = {.root = document->root,
                              .whole = document->is_whole,
                              .diag = diag,
                              .deck = memory_new(1, sizeof *builder.deck)};

    *out = NULL;
    builder.deck->about.name = library_name_of(&builder.deck->arena, path);
    enum status status = build(&builder);
    if (status == STATUS_OK)
        *out = builder.deck;
    else
        deck_free(builder.deck);
    xml_sort_complaints(document, diag);
    memory_free(builder.sources);
    memory_free(builder.makers);
    arena_release(&builder.scratch);
    return status;
}

enum status deck_load(struct deck **out, const char *path, struct diag *diag)
{
    struct xml_document *document = NULL;
    enum status status = xml_read(&document, path, &deck_grammar, diag);

    *out = NULL;
    if (document)
        status = deck_load_document(out, path, document, diag);
    xml_free(document);
    return status;
}

enum status deck_load_bytes(struct deck **out, const char *path, const char *bytes, size_t length,
                            struct diag *diag)
{
    static const struct grammar *const grammars[] = {&deck_grammar};
    struct xml_document *document = NULL;
    enum status status = xml_read_bytes(&document, path, bytes, length, grammars, 1, diag);

    *out = NULL;
    if (document && !document->is_part) {
        status = deck_load_document(out, path, document, diag);
    } else if (status == STATUS_OK) { /* xml_read_bytes reads parts too, and a part is not a deck */
        diag_add(diag, SEVERITY_ERROR, xml_where(document->root),
                 message_with(N_("this is a part, which other files include; name a file that "
                                 "starts with: {names}"),
                              arg_text("names", "<deck>")));
        status = STATUS_INVALID;
    }
    xml_free(document);
    return status;
}
