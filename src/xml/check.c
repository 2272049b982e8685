/* Checks what concerns several elements together: how many there may be, and which values must
 * differ. */
#include "xml/document.h"

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

enum status check_unique(struct builder *builder)
{
    struct claims claims = {0};
    const struct element_rule *rule = NULL;
    bool unique = false, enough = true;

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
        diag_add(builder->diag, SEVERITY_ERROR, xml_at(b->element, b->rule->name),
                 message_with(N_("the <{element}> in line {line} of {file} already has “{value}” "
                                 "as its “{name}”; choose another"),
                              arg_typed("value", b->value), arg_text("name", b->rule->name),
                              arg_text("element", a->element->rule->name),
                              arg_count("line", xml_where(a->element).line),
                              arg_text("file", xml_where(a->element).file)));
    }
    memory_free(claims.list);
    return enough ? STATUS_OK : STATUS_NO_MEMORY;
}
