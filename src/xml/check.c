/* Checks what concerns several elements together: how many there may be, and which values must
 * differ. */
#include "xml/document.h"

#include "xml/value.h"

#include <stdlib.h>
#include <string.h>

static void complain_missing(struct builder *builder, const struct element_rule *rule,
                             const struct child_rule *row, const struct xml_element *element,
                             int count)
{
    const struct element_rule *child = grammar_element(builder->document->grammar, row->element);
    const struct message_arg missing = arg_count("count", row->minimum - count),
                             where = arg_text("element", rule->name),
                             what = arg_text("child", row->element);

    diag_add(builder->diag, SEVERITY_ERROR, xml_where(element),
             child->example
                 ? message_plural(NP_("<{element}> needs {count} more <{child}>; add it inside, "
                                      "like this: {example}",
                                      "<{element}> needs {count} more <{child}>; add them inside, "
                                      "like this: {example}"),
                                  missing, where, what, arg_text("example", child->example))
                 : message_plural(NP_("<{element}> needs {count} more <{child}>; write it between "
                                      "<{element}> and </{element}>",
                                      "<{element}> needs {count} more <{child}>; write them "
                                      "between <{element}> and </{element}>"),
                                  missing, where, what));
}

void check_children(struct builder *builder, const struct element_rule *rule,
                    struct xml_element *element)
{
    for (const struct child_rule *row = rule->children; row && row->element; row++) {
        if (!row->minimum || element->rule == &part_rule)
            continue;
        const struct element_rule *child =
            grammar_element(builder->document->grammar, row->element);
        int count = 0;
        for (const struct xml_element *e = element->first_child; e; e = e->next)
            count += e->rule == child;
        uint32_t bit = UINT32_C(1) << (row - rule->children);
        if (count >= row->minimum)
            continue;
        if (!(element->lacks & bit))
            complain_missing(builder, rule, row, element, count);
        element->lacks |= bit;
    }
}

/* A value that may occur only once among those of the same rule and parent. */
struct claim {
    const struct attribute_rule *rule;
    const struct xml_element *parent; /* NULL: it must be unique in the whole file */
    const char *value;
    const struct xml_element *element;
    size_t order;
};

struct claims {
    struct claim *list;
    size_t count, capacity;
};

static int compare_claims(const void *left, const void *right)
{
    const struct claim *a = left, *b = right;

    if (a->rule != b->rule)
        return a->rule < b->rule ? -1 : 1;
    if (a->parent != b->parent)
        return a->parent < b->parent ? -1 : 1;
    int order = strcmp(a->value, b->value);
    return order ? order : a->order < b->order ? -1 : a->order > b->order;
}

/* Adds a claim for each value of the element that must be unique. False: no memory. */
static bool claim_of_element(struct claims *claims, const struct xml_element *element)
{
    bool alone = element->parent && element->parent->first_child == element && !element->next;

    for (const struct attribute_rule *row = element->rule->attributes; row && row->name; row++)
        if (row->unique == UNIQUE_IN_FILE || (row->unique == UNIQUE_AMONG_SIBLINGS && !alone)) {
            const char *value = xml_text(element, row->name);
            if (!value)
                continue;
            if (!memory_make_room(&claims->list, claims->count, &claims->capacity))
                return false;
            const struct xml_element *among =
                row->unique == UNIQUE_IN_FILE ? NULL : element->parent;
            claims->list[claims->count] = (struct claim){row, among, value, element, claims->count};
            claims->count++;
        }
    return true;
}

/* Returns whether an element says the very same as another. */
static bool is_copy(const struct xml_element *a, const struct xml_element *b)
{
    if (a->rule != b->rule || a->attribute_count != b->attribute_count ||
        strcmp(a->text, b->text) != 0)
        return false;
    for (size_t i = 0; i < a->attribute_count; i++) {
        const struct xml_given given = xml_given(a, i);
        const struct xml_attribute *other = attribute_of(b, given.rule->name);
        if (!other || strcmp(other->text, given.text) != 0)
            return false;
    }
    a = a->first_child;
    b = b->first_child;
    for (; a && b && is_copy(a, b); b = b->next)
        a = a->next;
    return !a && !b;
}

/* Returns the edit that removes an element, with its line if nothing else stands there; its file is
 * NULL when its end is too far away. */
static struct diag_edit removal(const struct xml_element *element, bool *found)
{
    struct scan_attribute attributes[XML_ATTRIBUTE_LIMIT];
    const struct xml_source *source = element->source;
    struct scan_fault none = {0};
    struct scan_tag tag;
    size_t start = source->lines[element->line - 1] + element->column - 1, end = 0;

    if (scan_tag(source, start, &tag, attributes, &none))
        end = tag.empty ? tag.end : scan_closing(source, &tag);
    arena_release(&none.texts);
    *found = end != 0;
    if (!end)
        return (struct diag_edit){0};
    if (!tag.empty)
        end += 3 + (size_t)tag.name_length;
    size_t line = start, next = end;
    while (line > 0 && (source->bytes[line - 1] == ' ' || source->bytes[line - 1] == '\t'))
        line--;
    while (next < source->length && value_is_blank(source->bytes[next]) &&
           source->bytes[next] != '\n')
        next++;
    bool whole = (!line || source->bytes[line - 1] == '\n') && source->bytes[next] == '\n';
    return source_edit(source, whole ? line : start, whole ? next + 1 : end, "");
}

/* Complains of an element that was copied and not changed. One with a text or children is left out
 * then; of one with attributes alone, some of them may have been meant to change. */
static void complain_of_copy(struct builder *builder, const struct claim *first,
                             const struct claim *other)
{
    const struct xml_element *copy = other->element;
    bool whole = *copy->text || copy->first_child, found = false;
    struct diag_edit edit = whole ? removal(copy, &found) : (struct diag_edit){0};

    if (whole)
        ((struct xml_element *)(uintptr_t)copy)->left_out = true;
    diag_propose(
        builder->diag, SEVERITY_ERROR, whole ? xml_where(copy) : xml_at(copy, other->rule->name),
        message_with(whole ? N_("this <{element}> says the same as the one in line {line} "
                                "of {file}; remove it")
                           : N_("this <{element}> says the same as the one in line {line} "
                                "of {file}; change its “{name}”, or remove it"),
                     arg_text("element", copy->rule->name), arg_text("name", other->rule->name),
                     arg_count("line", xml_where(first->element).line),
                     arg_text("file", xml_where(first->element).file)),
        &edit, found);
}

static void complain_of_claim(struct builder *builder, const struct claim *first,
                              const struct claim *other)
{
    bool language = other->rule->type == VALUE_LANGUAGE;

    diag_add(builder->diag, SEVERITY_ERROR, xml_at(other->element, other->rule->name),
             message_with(language
                              ? N_("the <{element}> in line {line} of {file} is in the language "
                                   "“{value}”, too; write another language here, or remove one of "
                                   "the two")
                              : N_("the <{element}> in line {line} of {file} already has “{value}” "
                                   "as its “{name}”; choose another"),
                          arg_typed("value", other->value), arg_text("name", other->rule->name),
                          arg_text("element", first->element->rule->name),
                          arg_count("line", xml_where(first->element).line),
                          arg_text("file", xml_where(first->element).file)));
}

/* Takes the elements below one that are left out from the tree. */
static void leave_out(struct xml_element *parent)
{
    struct xml_element **link = &parent->first_child;

    while (*link) {
        if ((*link)->left_out) {
            *link = (*link)->next;
            continue;
        }
        leave_out(*link);
        link = &(*link)->next;
    }
}

enum status check_unique(struct builder *builder)
{
    struct claims claims = {0};
    const struct element_rule *rule = NULL;
    bool unique = false, enough = true, copies = false;

    for (const struct xml_element *e = builder->document->root, *next; e && enough; e = next) {
        /* Most elements have the same rule as the one before. */
        if (e->rule != rule) {
            rule = e->rule;
            unique = false;
            for (const struct attribute_rule *a = rule->attributes; a && a->name; a++)
                unique |= a->unique != UNIQUE_NOWHERE;
        }
        enough = !unique || claim_of_element(&claims, e);
        /* The next one in the order of the file is its first child, or else what follows it or one
         * of its parents. */
        for (next = e->first_child; e && !next; e = e->parent)
            next = e->next;
    }
    if (enough && claims.count)
        qsort(claims.list, claims.count, sizeof *claims.list, compare_claims);
    for (size_t i = 1, first = 0; enough && i < claims.count && !diag_is_full(builder->diag); i++) {
        const struct claim *a = &claims.list[first], *b = &claims.list[i];
        if (a->rule != b->rule || a->parent != b->parent || strcmp(a->value, b->value) != 0) {
            first = i;
            continue;
        }
        if (b->element->left_out)
            continue;
        if (b->parent == a->parent && is_copy(a->element, b->element)) {
            complain_of_copy(builder, a, b);
            copies |= b->element->left_out;
        } else {
            complain_of_claim(builder, a, b);
        }
    }
    if (copies)
        leave_out(builder->root);
    memory_free(claims.list);
    return enough ? STATUS_OK : STATUS_NO_MEMORY;
}
