/* What both syntaxes of RELAX NG need to know of a grammar table. For the schema writers only. */
#ifndef BREUK_XML_PATTERN_H
#define BREUK_XML_PATTERN_H

#include "xml/grammar.h"

/* An element as the schema has it: a root with its format, and <part> and <include> as well. */
enum { PATTERN_ATTRIBUTES = 64 };
struct pattern_element {
    const struct element_rule *rule;
    struct attribute_rule attributes[PATTERN_ATTRIBUTES];
    int attribute_count;
    const struct child_rule *children;
    bool at_least_none; /* no child is required: a part may leave any out */
    bool includes;
    const char *kind[2];     /* the words of a part's “of” */
    struct element_rule own; /* the rule of <part> or <include>, with an example of this grammar */
};

/* A file without includes must have all that its root needs; includes may bring it. */
enum pattern_includes { PATTERN_INCLUDES_NONE, PATTERN_INCLUDES_ANY, PATTERN_INCLUDES_SOME };

/* The element of that index; false behind the last. */
bool pattern_next(const struct grammar *grammar, size_t index, struct pattern_element *out);

/* The datatype of XML Schema; NULL: any text. */
const char *pattern_type(const struct attribute_rule *rule);
/* The regular expression that narrows it; NULL: none. */
const char *pattern_expression(const struct attribute_rule *rule);
/* The words that alone are allowed; NULL: no list. */
const char *const *pattern_words(const struct attribute_rule *rule);

/* "" where there is no bound. */
struct pattern_bounds {
    const char *low_name, *high_name;
    char low[32], high[32];
};
void pattern_bounds_of(const struct attribute_rule *rule, struct pattern_bounds *out);

#endif
