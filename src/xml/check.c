/* Checks how many children of each kind an element has. */
#include "xml/document.h"

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
                                  missing, where, what, arg_term("example", child->example))
                 : message_plural(NP_("<{element}> needs {count} more <{child}>; write it between "
                                      "<{element}> and </{element}>",
                                      "<{element}> needs {count} more <{child}>; write them "
                                      "between <{element}> and </{element}>"),
                                  missing, where, what));
}

void check_children(struct builder *builder, const struct element_rule *rule,
                    struct xml_element *element)
{
    if (rule->inherits && element->rule == rule &&
        (attribute_of(element, rule->inherits) || element->hurt))
        return;
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
