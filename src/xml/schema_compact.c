/* Writes RELAX NG in its compact syntax (ISO/IEC 19757-2, annex C) from a grammar table. */
#include "xml/document.h"
#include "xml/schema.h"

static void literal(struct strbuf *out, const char *text)
{
    strbuf_add_char(out, '"');
    for (; *text; text++) {
        if (*text == '"')
            strbuf_add(out, "\\x{22}");
        else
            strbuf_add_char(out, *text);
    }
    strbuf_add_char(out, '"');
}

static void one_value(struct strbuf *out, const struct attribute_rule *rule)
{
    const char *type = pattern_type(rule), *pattern = pattern_expression(rule);
    const char *const *words = pattern_words(rule);
    struct pattern_bounds bound;

    for (size_t i = 0; words && words[i]; i++) {
        strbuf_add(out, i ? " | " : "");
        literal(out, words[i]);
    }
    if (words && pattern) {
        strbuf_add(out, " | xsd:token { pattern = ");
        literal(out, pattern);
        strbuf_add(out, " }");
    }
    if (words)
        return;
    if (!type) {
        strbuf_add(out, "text");
        return;
    }
    pattern_bounds_of(rule, &bound);
    strbuf_addf(out, "xsd:%s {", type);
    if (pattern) {
        strbuf_add(out, " pattern = ");
        literal(out, pattern);
    }
    if (*bound.low)
        strbuf_addf(out, " %s = \"%s\"", bound.low_name, bound.low);
    if (*bound.high)
        strbuf_addf(out, " %s = \"%s\"", bound.high_name, bound.high);
    strbuf_add(out, " }");
}

/* Writes an attribute, in lines that begin with `indent`. */
static void attribute(struct strbuf *out, const char *indent, const struct attribute_rule *rule)
{
    strbuf_addf(out, "%s## %s\n", indent, rule->help);
    if (rule->fallback) {
        strbuf_addf(out, "%s[ a:defaultValue = ", indent);
        literal(out, rule->fallback);
        strbuf_add(out, " ]\n");
    }
    strbuf_addf(out, "%sattribute %s { ", indent, rule->name);
    if (rule->many)
        strbuf_add(out, "list { (");
    one_value(out, rule);
    strbuf_addf(out, "%s }%s", rule->many ? ")+ }" : "", rule->required ? "" : "?");
}

/* Writes the attributes of which an element has one group or another. */
static void choices(struct strbuf *out, const struct attribute_choice *choice)
{
    const char *between = "    (\n";

    if (!choice)
        return;
    for (; choice->rules; choice++) {
        strbuf_addf(out, "%s      (\n", between);
        for (const struct attribute_rule *rule = choice->rules; rule->name; rule++) {
            attribute(out, "        ", rule);
            strbuf_add(out, rule[1].name ? ",\n" : "\n");
        }
        strbuf_add(out, "      )");
        between = "\n    |\n";
    }
    strbuf_add(out, "\n    ),\n");
}

static void child(struct strbuf *out, const struct child_rule *row, int minimum)
{
    const char *comma = "";

    strbuf_add(out, "(");
    for (int i = 0; i < minimum; i++, comma = ", ")
        strbuf_addf(out, "%selement-%s", comma, row->element);
    bool any = row->maximum < 0 || row->maximum > GRAMMAR_SCHEMA_CHILDREN;
    if (any)
        strbuf_addf(out, "%selement-%s*", comma, row->element);
    for (int i = minimum; i < row->maximum && !any; i++, comma = ", ")
        strbuf_addf(out, "%selement-%s?", comma, row->element);
    strbuf_add(out, ")");
}

static void children(struct strbuf *out, const struct pattern_element *element,
                     enum pattern_includes includes)
{
    const char *between = "";

    strbuf_add(out, "    (");
    for (const struct child_rule *row = element->children; row && row->element; row++) {
        strbuf_add(out, between);
        child(out, row,
              element->at_least_none || includes == PATTERN_INCLUDES_SOME ? 0 : row->minimum);
        between = "\n     & ";
    }
    if (includes != PATTERN_INCLUDES_NONE) {
        strbuf_add(out, between);
        child(out, &(struct child_rule){include_rule.name, 0, -1},
              includes == PATTERN_INCLUDES_SOME);
    }
    strbuf_add(out, ")");
}

static void content(struct strbuf *out, const struct pattern_element *element)
{
    if (element->rule->text == TEXT_OPTIONAL) {
        strbuf_add(out, "    text");
    } else if (element->rule->text == TEXT_REQUIRED) {
        strbuf_add(out, "    xsd:token { minLength = \"1\" }");
    } else if (element->includes && !element->at_least_none) {
        strbuf_add(out, "    (\n");
        children(out, element, PATTERN_INCLUDES_NONE);
        strbuf_add(out, "\n    |\n");
        children(out, element, PATTERN_INCLUDES_SOME);
        strbuf_add(out, "\n    )");
    } else if (element->includes || (element->children && element->children->element)) {
        children(out, element, element->includes ? PATTERN_INCLUDES_ANY : PATTERN_INCLUDES_NONE);
    } else {
        strbuf_add(out, "    empty");
    }
}

void schema_rnc(const struct grammar *grammar, struct strbuf *out)
{
    struct pattern_element element;

    strbuf_addf(
        out,
        "# Made from the program's own table of what a %s file may say: change that, not this.\n"
        "namespace a = \"http://relaxng.org/ns/compatibility/annotations/1.0\"\n"
        "datatypes xsd = \"http://www.w3.org/2001/XMLSchema-datatypes\"\n\n"
        "start = element-%s",
        grammar->root, grammar->root);
    if (grammar->includes)
        strbuf_addf(out, " | element-%s", part_rule.name);
    strbuf_add(out, "\n");
    for (size_t i = 0; pattern_next(grammar, i, &element); i++) {
        const char *name = element.rule->name;
        strbuf_addf(out, "\nelement-%s =\n  ## %s\n  element %s {\n", name, element.rule->help,
                    name);
        choices(out, element.rule->choices);
        for (int a = 0; a < element.attribute_count; a++) {
            if (pattern_is_chosen(element.rule, element.attributes[a].name))
                continue;
            attribute(out, "    ", &element.attributes[a]);
            strbuf_add(out, ",\n");
        }
        content(out, &element);
        strbuf_add(out, "\n  }\n");
    }
}
