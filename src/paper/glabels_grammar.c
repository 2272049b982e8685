#include "paper/stock.h"

/* Lengths have their unit in the text, or none. They are read only when the template is used, and
 * nothing is required before, so that a mistake in one template does not bar the others. */
#define ANY(attribute)                                                                             \
    {                                                                                              \
        .name = attribute, .type = VALUE_TEXT                                                      \
    }

static const struct attribute_rule template_attributes[] = {
    ANY("brand"), ANY("part"), ANY("equiv"), ANY("size"), ANY("width"), ANY("height"), {0}};
static const struct attribute_rule meta_attributes[] = {ANY("category"), {0}};
static const struct attribute_rule alias_attributes[] = {ANY("brand"), ANY("part"), {0}};
static const struct attribute_rule rectangle_attributes[] = {
    ANY("width"), ANY("height"), ANY("waste"), ANY("x_waste"), ANY("y_waste"), {0}};
static const struct attribute_rule margin_attributes[] = {ANY("size"), {0}};
static const struct attribute_rule layout_attributes[] = {
    ANY("nx"), ANY("ny"), ANY("x0"), ANY("y0"), ANY("dx"), ANY("dy"), {0}};

static const struct child_rule root_children[] = {{"Template", 0, CHILDREN_ALL}, {0}};
static const struct child_rule template_children[] = {{"Meta", 0, CHILDREN_ALL},
                                                      {"Alias", 0, CHILDREN_ALL},
                                                      {"Label-rectangle", 0, CHILDREN_ALL},
                                                      {"Label-round", 0, CHILDREN_ALL},
                                                      {"Label-cd", 0, CHILDREN_ALL},
                                                      {"Label-ellipse", 0, CHILDREN_ALL},
                                                      {"Label-path", 0, CHILDREN_ALL},
                                                      {"Label-continuous", 0, CHILDREN_ALL},
                                                      {0}};
static const struct child_rule label_children[] = {
    {"Markup-margin", 0, CHILDREN_ALL}, {"Layout", 0, CHILDREN_ALL}, {0}};

static const struct element_rule elements[] = {
    {.name = "Glabels-templates", .children = root_children},
    {.name = "Template", .attributes = template_attributes, .children = template_children},
    {.name = "Meta", .attributes = meta_attributes},
    {.name = "Alias", .attributes = alias_attributes},
    {.name = "Label-rectangle", .attributes = rectangle_attributes, .children = label_children},
    /* These are known only by name, to be refused by it. */
    {.name = "Label-round"},
    {.name = "Label-cd"},
    {.name = "Label-ellipse"},
    {.name = "Label-path"},
    {.name = "Label-continuous"},
    {.name = "Markup-margin", .attributes = margin_attributes},
    {.name = "Layout", .attributes = layout_attributes},
};

const struct grammar glabels_grammar = {
    .root = "Glabels-templates",
    .file_kind = "gLabels",
    .foreign = true,
    .numerous = true,
    .elements = elements,
    .element_count = sizeof elements / sizeof *elements,
};
