#include "xml/pattern.h"

#include "xml/document.h"
#include "xml/value.h"

#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

/* A name, as VALUE_ID wants it. */
#define NAME "[A-Za-z][A-Za-z0-9._\\-]{0,63}"

static void add_attributes(struct pattern_element *out, const struct attribute_rule *rows)
{
    for (; rows && rows->name; rows++) {
        assert(out->attribute_count < PATTERN_ATTRIBUTES);
        out->attributes[out->attribute_count++] = *rows;
    }
}

bool pattern_next(const struct grammar *grammar, size_t index, struct pattern_element *out)
{
    const struct element_rule *root = grammar_element(grammar, grammar->root);
    bool is_part = grammar->includes && index == grammar->element_count;

    *out = (struct pattern_element){0};
    if (index < grammar->element_count) {
        out->rule = &grammar->elements[index];
        out->children = out->rule->children;
        out->includes = grammar->includes && out->rule == root;
        out->at_least_none = out->rule->inherits != NULL;
    } else if (is_part) {
        out->own = part_rule;
        out->own.examples = grammar->part_examples;
        out->rule = &out->own;
        out->children = root->children;
        out->at_least_none = out->includes = true;
    } else if (grammar->includes && index == grammar->element_count + 1) {
        out->own = include_rule;
        out->own.examples = grammar->include_examples;
        out->rule = &out->own;
    } else {
        return false;
    }
    if (out->rule == root)
        add_attributes(out, (struct attribute_rule[]){format_rule, {0}});
    add_attributes(out, out->rule->attributes);
    /* The versions that can be read are 1 to the grammar's. */
    for (int i = 0; (out->rule == root || is_part) && i < out->attribute_count; i++)
        if (!strcmp(out->attributes[i].name, format_rule.name))
            out->attributes[i].maximum = grammar->format;
    /* The first attribute of a part says which kind of file it is a part of. */
    if (is_part) {
        out->kind[0] = grammar->root;
        out->attributes[0].type = VALUE_WORD;
        out->attributes[0].words = out->kind;
    }
    return true;
}

bool pattern_is_chosen(const struct element_rule *rule, const char *attribute)
{
    for (const struct attribute_choice *choice = rule->choices; choice && choice->rules; choice++)
        for (const struct attribute_rule *row = choice->rules; row->name; row++)
            if (!strcmp(row->name, attribute))
                return true;
    return false;
}

const char *pattern_type(const struct attribute_rule *rule)
{
    switch (rule->type) {
    case VALUE_INTEGER:
        return "integer";
    case VALUE_REAL:
        return "decimal";
    case VALUE_TEXT:
        return rule->pattern || rule->minimum != 0 || rule->maximum != 0 ? "string" : NULL;
    default:
        return "token";
    }
}

const char *pattern_expression(const struct attribute_rule *rule)
{
    if (rule->pattern)
        return rule->pattern;
    switch (rule->type) {
    case VALUE_TOKEN:
        return "\\S+";
    case VALUE_WORD:
        return rule->open ? NAME : NULL;
    case VALUE_ID:
        return NAME;
    case VALUE_COLOUR:
        return "#[0-9A-Fa-f]{6}";
    case VALUE_LANGUAGE:
        return "[a-z]{2,3}(-[A-Za-z0-9]{2,8})*";
    case VALUE_HREF:
        return "[^./\\\\:][^/\\\\:]*(/[^./\\\\:][^/\\\\:]*)*";
    default:
        return NULL;
    }
}

const char *const *pattern_words(const struct attribute_rule *rule)
{
    static const char *const yes_no[] = {"yes", "no", NULL};

    return rule->type == VALUE_BOOLEAN ? yes_no : rule->type == VALUE_WORD ? rule->words : NULL;
}

static void bound_text(char out[32], double bound)
{
    struct strbuf text = {0};

    value_add_bound(&text, bound);
    snprintf(out, 32, "%s", strbuf_text(&text));
    strbuf_release(&text);
}

void pattern_bounds_of(const struct attribute_rule *rule, struct pattern_bounds *out)
{
    bool is_text = rule->type == VALUE_TEXT;

    *out = (struct pattern_bounds){.low_name = is_text ? "minLength" : "minInclusive",
                                   .high_name = is_text ? "maxLength" : "maxInclusive"};
    if (rule->type == VALUE_INTEGER || rule->type == VALUE_REAL) {
        double low, high;
        value_bounds(rule, &low, &high);
        bound_text(out->low, low);
        bound_text(out->high, high);
    } else if (is_text && (rule->minimum != 0 || rule->maximum != 0)) {
        bound_text(out->low, rule->minimum);
        if (isfinite(rule->maximum))
            bound_text(out->high, rule->maximum);
    }
}
