/* Writes RELAX NG in its XML syntax (ISO/IEC 19757-2) from a grammar table, after what both
 * syntaxes need to know of one. */
#include "xml/schema.h"

#include "xml/document.h"
#include "xml/standalone.h"
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

static void indent(struct strbuf *out, int depth)
{
    for (int i = 0; i < depth; i++)
        strbuf_add(out, "  ");
}

static void line(struct strbuf *out, int depth, const char *text)
{
    indent(out, depth);
    strbuf_addf(out, "%s\n", text);
}

static void documentation(struct strbuf *out, int depth, const char *help)
{
    indent(out, depth);
    strbuf_add(out, "<a:documentation>");
    xml_add_text(out, help);
    strbuf_add(out, "</a:documentation>\n");
}

static void param(struct strbuf *out, int depth, const char *name, const char *value)
{
    indent(out, depth);
    strbuf_addf(out, "<param name=\"%s\">", name);
    xml_add_text(out, value);
    strbuf_add(out, "</param>\n");
}

static void one_value(struct strbuf *out, int depth, const struct attribute_rule *rule)
{
    const char *type = pattern_type(rule), *pattern = pattern_expression(rule);
    const char *const *words = pattern_words(rule);

    if (words) {
        line(out, depth, "<choice>");
        for (; *words; words++) {
            indent(out, depth + 1);
            strbuf_add(out, "<value>");
            xml_add_text(out, *words);
            strbuf_add(out, "</value>\n");
        }
        if (pattern) {
            line(out, depth + 1, "<data type=\"token\">");
            param(out, depth + 2, "pattern", pattern);
            line(out, depth + 1, "</data>");
        }
        line(out, depth, "</choice>");
        return;
    }
    if (!type) {
        line(out, depth, "<text/>");
        return;
    }
    indent(out, depth);
    strbuf_addf(out, "<data type=\"%s\">\n", type);
    if (pattern)
        param(out, depth + 1, "pattern", pattern);
    struct pattern_bounds bound;
    pattern_bounds_of(rule, &bound);
    if (*bound.low)
        param(out, depth + 1, bound.low_name, bound.low);
    if (*bound.high)
        param(out, depth + 1, bound.high_name, bound.high);
    line(out, depth, "</data>");
}

/* Writes an attribute that must be there. */
static void attribute(struct strbuf *out, int depth, const struct attribute_rule *rule)
{
    indent(out, depth);
    strbuf_addf(out, "<attribute name=\"%s\"", rule->name);
    if (rule->fallback) {
        strbuf_add(out, " a:defaultValue=\"");
        xml_add_text(out, rule->fallback);
        strbuf_add(out, "\"");
    }
    strbuf_add(out, ">\n");
    documentation(out, depth + 1, rule->help);
    if (rule->many) {
        line(out, depth + 1, "<list>");
        line(out, depth + 2, "<oneOrMore>");
        one_value(out, depth + 3, rule);
        line(out, depth + 2, "</oneOrMore>");
        line(out, depth + 1, "</list>");
    } else {
        one_value(out, depth + 1, rule);
    }
    line(out, depth, "</attribute>");
}

/* Writes the attributes of which an element has one group or another. */
static void choices(struct strbuf *out, const struct attribute_choice *choice)
{
    if (!choice)
        return;
    line(out, 3, "<choice>");
    for (; choice->rules; choice++) {
        line(out, 4, "<group>");
        for (const struct attribute_rule *rule = choice->rules; rule->name; rule++)
            attribute(out, 5, rule);
        line(out, 4, "</group>");
    }
    line(out, 3, "</choice>");
}

/* Writes the attributes of an element. */
static void attributes(struct strbuf *out, const struct pattern_element *element)
{
    choices(out, element->rule->choices);
    for (int i = 0; i < element->attribute_count; i++) {
        const struct attribute_rule *rule = &element->attributes[i];
        if (pattern_is_chosen(element->rule, rule->name))
            continue;
        if (!rule->required)
            line(out, 3, "<optional>");
        attribute(out, rule->required ? 3 : 4, rule);
        if (!rule->required)
            line(out, 3, "</optional>");
    }
}

static void reference(struct strbuf *out, int depth, const char *element)
{
    indent(out, depth);
    strbuf_addf(out, "<ref name=\"element-%s\"/>\n", element);
}

static void wrapped(struct strbuf *out, int depth, const char *wrap, const char *element)
{
    indent(out, depth);
    strbuf_addf(out, "<%s>\n", wrap);
    reference(out, depth + 1, element);
    indent(out, depth);
    strbuf_addf(out, "</%s>\n", wrap);
}

static void child(struct strbuf *out, int depth, const struct child_rule *row, int minimum)
{
    line(out, depth, "<group>");
    for (int i = 0; i < minimum; i++)
        reference(out, depth + 1, row->element);
    bool any = row->maximum < 0 || row->maximum > GRAMMAR_SCHEMA_CHILDREN;
    if (any)
        wrapped(out, depth + 1, "zeroOrMore", row->element);
    for (int i = minimum; i < row->maximum && !any; i++)
        wrapped(out, depth + 1, "optional", row->element);
    line(out, depth, "</group>");
}

static void children(struct strbuf *out, int depth, const struct pattern_element *element,
                     enum pattern_includes includes)
{
    line(out, depth, "<interleave>");
    for (const struct child_rule *row = element->children; row && row->element; row++)
        child(out, depth + 1, row,
              element->at_least_none || includes == PATTERN_INCLUDES_SOME ? 0 : row->minimum);
    if (includes != PATTERN_INCLUDES_NONE)
        child(out, depth + 1, &(struct child_rule){include_rule.name, 0, -1},
              includes == PATTERN_INCLUDES_SOME);
    line(out, depth, "</interleave>");
}

static void content(struct strbuf *out, const struct pattern_element *element)
{
    if (element->rule->text == TEXT_OPTIONAL) {
        line(out, 3, "<text/>");
    } else if (element->rule->text == TEXT_REQUIRED) {
        line(out, 3, "<data type=\"token\">");
        param(out, 4, "minLength", "1");
        line(out, 3, "</data>");
    } else if (element->includes && !element->at_least_none) {
        line(out, 3, "<choice>");
        children(out, 4, element, PATTERN_INCLUDES_NONE);
        children(out, 4, element, PATTERN_INCLUDES_SOME);
        line(out, 3, "</choice>");
    } else if (element->includes || (element->children && element->children->element)) {
        children(out, 3, element, element->includes ? PATTERN_INCLUDES_ANY : PATTERN_INCLUDES_NONE);
    } else {
        line(out, 3, "<empty/>");
    }
}

void schema_rng(const struct grammar *grammar, struct strbuf *out)
{
    struct pattern_element element;

    strbuf_addf(out,
                "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                "<!-- Made from the program's own table of what a %s file may say: change that, "
                "not this. -->\n"
                "<grammar xmlns=\"http://relaxng.org/ns/structure/1.0\"\n"
                "         xmlns:a=\"http://relaxng.org/ns/compatibility/annotations/1.0\"\n"
                "         datatypeLibrary=\"http://www.w3.org/2001/XMLSchema-datatypes\">\n"
                "  <start>\n",
                grammar->root);
    if (grammar->includes)
        line(out, 2, "<choice>");
    reference(out, grammar->includes ? 3 : 2, grammar->root);
    if (grammar->includes) {
        reference(out, 3, part_rule.name);
        line(out, 2, "</choice>");
    }
    strbuf_add(out, "  </start>\n");
    for (size_t i = 0; pattern_next(grammar, i, &element); i++) {
        const char *name = element.rule->name;
        strbuf_addf(out, "\n  <define name=\"element-%s\">\n    <element name=\"%s\">\n", name,
                    name);
        documentation(out, 3, element.rule->help);
        attributes(out, &element);
        content(out, &element);
        strbuf_add(out, "    </element>\n  </define>\n");
    }
    strbuf_add(out, "</grammar>\n");
}
