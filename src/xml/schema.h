/* Writes the schemas that editors read from a grammar table: RELAX NG in its XML syntax and in its
 * compact syntax. They say the same as the checker, except what a schema cannot say: which values
 * are unique, which parts are included, and counts that span includes. */
#ifndef BREUK_XML_SCHEMA_H
#define BREUK_XML_SCHEMA_H

#include "base/strbuf.h"
#include "xml/grammar.h"

/* Each adds a schema to `out`: the XML syntax, the compact syntax. */
void schema_rng(const struct grammar *grammar, struct strbuf *out);
void schema_rnc(const struct grammar *grammar, struct strbuf *out);

/* The facts about a grammar table that both syntaxes of RELAX NG need. For the schema writers
 * only. */

/* The most attributes of an element in a schema. */
enum { PATTERN_ATTRIBUTES = 64 };

/* An element as the schema describes it: a root has its format, and <part> and <include> are
 * elements, too. */
struct pattern_element {
    const struct element_rule *rule;
    struct attribute_rule attributes[PATTERN_ATTRIBUTES];
    int attribute_count;
    const struct child_rule *children;
    /* No child is required: a part may leave any out, and so may what inherits them. */
    bool at_least_none;
    bool includes;
    const char *kind[2];     /* the one word that a part's “of” allows, and NULL */
    struct element_rule own; /* the rule of <part> or <include>, with an example of this grammar */
};

/* Which includes a root has. Without any, the file itself must have all that its root needs;
 * includes may bring it. */
enum pattern_includes { PATTERN_INCLUDES_NONE, PATTERN_INCLUDES_ANY, PATTERN_INCLUDES_SOME };

/* Gives the element of that index in *out; returns false when there are no more. */
bool pattern_next(const struct grammar *grammar, size_t index, struct pattern_element *out);

/* Returns whether the attribute belongs to a choice of the element, where the schemas say it. */
bool pattern_is_chosen(const struct element_rule *rule, const char *attribute);

/* Returns the datatype of XML Schema for the values; NULL: any text. */
const char *pattern_type(const struct attribute_rule *rule);
/* Returns the regular expression that narrows the type; NULL: none. */
const char *pattern_expression(const struct attribute_rule *rule);
/* Returns the only words that are allowed, a list that ends with NULL; NULL: no list. */
const char *const *pattern_words(const struct attribute_rule *rule);

/* The bounds of a value, with their names in XML Schema; "" where there is no bound. */
struct pattern_bounds {
    const char *low_name, *high_name;
    char low[32], high[32];
};
/* Gives the bounds of the rule's values or, for VALUE_TEXT, of their length. */
void pattern_bounds_of(const struct attribute_rule *rule, struct pattern_bounds *out);

#endif
