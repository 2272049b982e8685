#include "grammar_fault.h"

#include "xml/value.h"

#include <string.h>

static const char *fallback_fault(const struct attribute_rule *row)
{
    struct strbuf scratch = {0};
    struct message why;
    const char *fault = NULL;

    if (row->required)
        fault = "a required attribute has a fallback";
    else if (row->many)
        fault = strpbrk(row->fallback, " \t\n\r") ? "a fallback has several values" : NULL;
    if (!fault && !value_allowed(row, row->fallback, &scratch, &why))
        fault = "a fallback is not allowed by its own rule";
    strbuf_release(&scratch);
    return fault;
}

static size_t length_of(const char *const *list)
{
    size_t length = 0;

    while (list && list[length])
        length++;
    return length;
}

static const char *attribute_fault(const struct grammar *grammar, const struct element_rule *rule,
                                   const struct attribute_rule *row)
{
    if (grammar_attribute(rule, row->name) != row)
        return "an attribute has two rows";
    if (!row->help && !grammar->foreign)
        return "an attribute has no help";
    if ((row->type == VALUE_WORD) != (row->words && row->words[0]))
        return "words and no others have a list of words";
    if (row->open && (row->type != VALUE_WORD || row->many))
        return "only a single word can be another name";
    if (row->meanings && length_of(row->meanings) != length_of(row->words))
        return "words and their meanings are not as many";
    if (row->many && (row->type == VALUE_TEXT || row->type == VALUE_HREF))
        return "texts and files cannot be many: blanks may be part of them";
    if (row->many && row->unique != UNIQUE_NOWHERE)
        return "a list cannot be unique";
    if (row->minimum > row->maximum)
        return "a minimum is above its maximum";
    if ((row->minimum != 0 || row->maximum != 0) && row->type != VALUE_INTEGER &&
        row->type != VALUE_REAL && row->type != VALUE_TEXT)
        return "only numbers and texts have bounds";
    return row->fallback ? fallback_fault(row) : NULL;
}

static const char *child_fault(const struct grammar *grammar, const struct element_rule *rule,
                               const struct child_rule *row)
{
    if (!grammar_element(grammar, row->element))
        return "a child has no rule";
    if (!strcmp(row->element, grammar->root))
        return "the root is a child";
    if (row->minimum < 0 || row->minimum > GRAMMAR_SCHEMA_CHILDREN ||
        (row->maximum >= 0 && (row->maximum < row->minimum || row->maximum < 1)))
        return "a child's counts are impossible";
    if (row - rule->children >= GRAMMAR_ROWS)
        return "an element has too many kinds of children";
    for (const struct child_rule *other = rule->children; other < row; other++)
        if (!strcmp(other->element, row->element))
            return "a child has two rows";
    return NULL;
}

/* A choice gives another rule for an attribute of the element, where it is required. */
static const char *choice_fault(const struct grammar *grammar, const struct element_rule *rule,
                                const struct attribute_choice *choice)
{
    for (const struct attribute_rule *row = choice->rules; row->name; row++) {
        const struct attribute_rule *own = grammar_attribute(rule, row->name);
        if (!own)
            return "a choice has an attribute that its element does not have";
        if (own->fallback || row->fallback)
            return "an attribute of a choice has a fallback";
        if (row->type == VALUE_WORD && !row->words)
            return "a choice of words has none";
        if (!row->help && !grammar->foreign)
            return "an attribute of a choice has no help";
    }
    return NULL;
}

static const char *element_fault(const struct grammar *grammar, const struct element_rule *rule)
{
    const char *fault = NULL;

    if (grammar_element(grammar, rule->name) != rule)
        return "an element has two rules";
    if (!strcmp(rule->name, "part") || !strcmp(rule->name, "include"))
        return "part and include belong to every grammar";
    if (!rule->help && !grammar->foreign)
        return "an element has no help";
    if (rule->text != TEXT_NONE && rule->children)
        return "an element has both text and children";
    if (!strcmp(rule->name, grammar->root) && grammar_attribute(rule, "format"))
        return "the root's format has a row of its own";
    if (rule->inherits && !grammar_attribute(rule, rule->inherits))
        return "an element inherits by an attribute that it does not have";
    for (const struct attribute_rule *row = rule->attributes; !fault && row && row->name; row++)
        fault = attribute_fault(grammar, rule, row);
    for (const struct attribute_choice *choice = rule->choices; !fault && choice && choice->rules;
         choice++)
        fault = choice_fault(grammar, rule, choice);
    for (const struct child_rule *row = rule->children; !fault && row && row->element; row++)
        fault = child_fault(grammar, rule, row);
    return fault;
}

const char *grammar_fault(const struct grammar *grammar)
{
    const char *fault = NULL;

    if (!grammar_element(grammar, grammar->root))
        return "the root has no rule";
    if ((grammar->format >= 1) == grammar->foreign || !grammar->file_kind)
        return "the format or the kind is missing";
    for (size_t i = 0; !fault && i < grammar->element_count; i++)
        fault = element_fault(grammar, &grammar->elements[i]);
    return fault;
}
