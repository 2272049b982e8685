#include "xml/grammar.h"

#include <string.h>

const struct element_rule *grammar_element(const struct grammar *grammar, const char *name)
{
    for (size_t i = 0; i < grammar->element_count; i++)
        if (!strcmp(grammar->elements[i].name, name))
            return &grammar->elements[i];
    return NULL;
}

const struct attribute_rule *grammar_attribute(const struct element_rule *rule, const char *name)
{
    for (const struct attribute_rule *row = rule->attributes; row && row->name; row++)
        if (!strcmp(row->name, name))
            return row;
    return NULL;
}
