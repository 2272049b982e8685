#include "xml/xml.h"

#include "xml/character.h"
#include "xml/document.h"
#include "xml/other_word.h"
#include "xml/scan.h"
#include "xml/value.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* The functions by which a loader reads an element. */

struct position xml_where(const struct xml_element *element)
{
    const struct xml_source *source = element->source;

    return source_position(source, source->lines[element->line - 1] + element->column - 1);
}

bool xml_is(const struct xml_element *element, const char *name)
{
    return !strcmp(element->rule->name, name);
}

/* Returns the row of the element's rule for a child; −1 when there is none. */
static ptrdiff_t row_of(const struct xml_element *element, const char *child)
{
    const struct child_rule *row = element->rule->children;

    while (row->element && strcmp(row->element, child) != 0)
        row++;
    return row->element ? row - element->rule->children : -1;
}

/* Links the children of an outermost element by row. */
static void link_children(struct xml_element *root, const struct grammar *grammar)
{
    struct xml_element **last[GRAMMAR_ROWS];
    const struct element_rule *rules[GRAMMAR_ROWS];
    int rows = 0;

    if (!is_linked(root))
        return;
    for (; root->rule->children[rows].element; rows++) {
        rules[rows] = grammar_element(grammar, root->rule->children[rows].element);
        last[rows] = &first_of_rows(root)[rows];
    }
    for (struct xml_element *child = root->first_child; child; child = child->next) {
        int row = 0;
        while (row < rows && rules[row] != child->rule)
            row++;
        if (row == rows)
            continue;
        *last[row] = child;
        last[row] = &child->same;
    }
}

const struct xml_element *xml_child(const struct xml_element *element, const char *name)
{
    if (is_linked(element)) {
        ptrdiff_t row = row_of(element, name);
        return row < 0 ? NULL : first_of_rows(element)[row];
    }
    const struct xml_element *child = element->first_child;
    while (child && !xml_is(child, name))
        child = child->next;
    return child;
}

const struct xml_element *xml_next(const struct xml_element *element)
{
    if (element->parent && is_linked(element->parent))
        return element->same;
    const struct xml_element *next = element->next;
    while (next && next->rule != element->rule)
        next = next->next;
    return next;
}

bool xml_lacks(const struct xml_element *element, const char *name)
{
    ptrdiff_t row = row_of(element, name);

    assert(row >= 0);
    return element->lacks & UINT32_C(1) << row;
}

const struct xml_attribute *attribute_of(const struct xml_element *element, const char *name)
{
    const struct xml_attribute *attributes = attributes_of(element);

    for (size_t i = 0; i < element->attribute_count; i++)
        if (!strcmp(rule_of_attribute(element, &attributes[i])->name, name))
            return &attributes[i];
    return NULL;
}

static const struct attribute_rule *rule_of(const struct xml_element *element, const char *name)
{
    const struct attribute_rule *rule = grammar_attribute(element->rule, name);

    if (!rule && !element->parent && !strcmp(name, format_rule.name))
        rule = &format_rule;
    assert(rule);
    return rule;
}

struct xml_given xml_given(const struct xml_element *element, size_t index)
{
    const struct xml_attribute *attribute = &attributes_of(element)[index];
    const struct attribute_rule *rule = rule_of_attribute(element, attribute);

    assert(index < element->attribute_count);
    return (struct xml_given){.rule = rule,
                              .text = attribute->text,
                              .items = rule->many ? items_of(attribute) : NULL,
                              .count = rule->many ? count_items(attribute) : 1,
                              .mended = attribute->mended};
}

bool xml_has(const struct xml_element *element, const char *name)
{
    const struct xml_attribute *attribute = attribute_of(element, name);

    return attribute || (rule_of(element, name), false);
}

const char *xml_text(const struct xml_element *element, const char *name)
{
    const struct xml_attribute *attribute = attribute_of(element, name);

    return attribute ? attribute->text : rule_of(element, name)->fallback;
}

int xml_word(const struct xml_element *element, const char *name)
{
    const char *text = xml_text(element, name);

    return text ? value_word(rule_of(element, name), text) : -1;
}

int64_t xml_integer(const struct xml_element *element, const char *name)
{
    const char *text = xml_text(element, name);

    return text ? strtoll(text, NULL, 10) : 0;
}

double xml_real(const struct xml_element *element, const char *name)
{
    const char *text = xml_text(element, name);

    return text ? strtod(text, NULL) : 0;
}

bool xml_boolean(const struct xml_element *element, const char *name)
{
    const char *text = xml_text(element, name);

    return text && !strcmp(text, "yes");
}

uint32_t xml_colour(const struct xml_element *element, const char *name)
{
    const char *text = xml_text(element, name);

    return text ? (uint32_t)strtoul(text + 1, NULL, 16) : 0;
}

size_t xml_count(const struct xml_element *element, const char *name)
{
    const struct attribute_rule *rule = rule_of(element, name);
    const struct xml_attribute *attribute = attribute_of(element, name);

    return attribute ? rule->many ? count_items(attribute) : 1 : rule->fallback ? 1 : 0;
}

const char *xml_item(const struct xml_element *element, const char *name, size_t index)
{
    const struct xml_attribute *attribute = attribute_of(element, name);

    assert(index < xml_count(element, name));
    return attribute && rule_of_attribute(element, attribute)->many ? items_of(attribute)[index]
                                                                    : xml_text(element, name);
}

int xml_item_word(const struct xml_element *element, const char *name, size_t index)
{
    return value_word(rule_of(element, name), xml_item(element, name, index));
}

int64_t xml_item_integer(const struct xml_element *element, const char *name, size_t index)
{
    return strtoll(xml_item(element, name, index), NULL, 10);
}

double xml_item_real(const struct xml_element *element, const char *name, size_t index)
{
    return strtod(xml_item(element, name, index), NULL);
}

struct position xml_at_offset(const struct xml_element *element, const char *name, size_t offset)
{
    const struct xml_attribute *attribute = attribute_of(element, name);

    (void)rule_of(element, name);
    if (!attribute)
        return xml_where(element);
    size_t at = attribute->value, end = at + attribute->value_length;
    while (at < end) {
        char bytes[4];
        int count;
        size_t step = scan_character(element->source, at, bytes, &count);
        if (offset < (size_t)count) {
            /* A character written as itself has all its bytes in the file; a reference has not. */
            at += step == (size_t)count ? offset : 0;
            break;
        }
        offset -= (size_t)count;
        at += step;
    }
    return source_position(element->source, at);
}

struct position xml_at(const struct xml_element *element, const char *name)
{
    return xml_at_offset(element, name, 0);
}

struct position xml_at_item(const struct xml_element *element, const char *name, size_t index)
{
    const struct xml_attribute *attribute = attribute_of(element, name);
    size_t offset = 0;

    if (!attribute || !rule_of_attribute(element, attribute)->many)
        return xml_at(element, name);
    assert(index < count_items(attribute));
    for (const char *text = attribute->text;; index--) {
        offset += strspn(text + offset, " ");
        if (!index)
            return xml_at_offset(element, name, offset);
        offset += strcspn(text + offset, " ");
    }
}

struct position xml_at_text(const struct xml_element *element)
{
    struct scan_tag tag;
    const struct xml_source *source = element->source;
    size_t start = source->lines[element->line - 1] + (size_t)element->column - 1;

    if (!*element->text || !scan_good_tag(source, start, &tag))
        return xml_where(element);
    return source_position(source, scan_first_text(source, tag.end));
}

struct diag_edit xml_edit(const struct xml_element *element, const char *name, const char *text)
{
    const struct xml_attribute *attribute = attribute_of(element, name);

    assert(attribute);
    return source_edit(element->source, attribute->value,
                       (size_t)attribute->value + attribute->value_length, text);
}

struct diag_edit xml_edit_away(const struct xml_element *element, const char *name)
{
    const struct xml_attribute *attribute = attribute_of(element, name);
    const struct xml_source *source = element->source;
    size_t from, end;

    assert(attribute);
    from = attribute->value;
    end = from + attribute->value_length;
    while (source->bytes[from - 1] != '=')
        from--;
    char quote = source->bytes[over_blanks(source, from)];
    while (source->bytes[end] != quote)
        end++;
    from--;
    while (value_is_blank(source->bytes[from - 1]))
        from--;
    from -= strlen(name);
    while (value_is_blank(source->bytes[from - 1]))
        from--;
    return source_edit(source, from, end + 1, "");
}

bool xml_means_all(const char *text)
{
    const char *meant = other_word_value(text, VALUE_ID);

    return meant && !strcmp(meant, "all");
}

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

    if (status || !builder->root || builder->fatal)
        return status;
    document->is_part = builder->root->rule == &part_rule;
    if (document->grammar->includes)
        build_includes(builder);
    document->root = builder->root;
    if (!builder->stop && !diag_is_full(builder->diag)) {
        if (builder->cut_off)
            builder->root->lacks = UINT32_MAX;
        check_children(builder, children_rule(document->grammar, builder->root), builder->root);
        check_unique(builder);
    }
    return STATUS_OK;
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
    if (!status || (status == STATUS_INVALID && document->root && !builder.stop)) {
        *out = document;
        link_children(builder.root, document->grammar);
    } else {
        xml_free(document);
    }
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
