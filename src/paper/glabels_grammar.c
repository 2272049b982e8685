#include "paper/glabels.h"

/* Lengths have their unit in the text, or none. They are read only when the template is used, so
 * that a mistake in one template does not bar the others. */
#define ANY(attribute)                                                                             \
    {                                                                                              \
        .name = attribute, .type = VALUE_TEXT                                                      \
    }
#define NEEDED(attribute)                                                                          \
    {                                                                                              \
        .name = attribute, .type = VALUE_TEXT, .required = true                                    \
    }

static const struct attribute_rule root_attributes[] = {ANY("xmlns"), {0}};
static const struct attribute_rule template_attributes[] = {NEEDED("brand"),
                                                            NEEDED("part"),
                                                            ANY("name"),
                                                            ANY("equiv"),
                                                            ANY("size"),
                                                            ANY("width"),
                                                            ANY("height"),
                                                            ANY("roll_width"),
                                                            ANY("description"),
                                                            ANY("_description"),
                                                            {0}};
static const struct attribute_rule meta_attributes[] = {
    ANY("product_url"), ANY("category"), ANY("print"), {0}};
static const struct attribute_rule alias_attributes[] = {
    NEEDED("brand"), NEEDED("part"), ANY("name"), {0}};
static const struct attribute_rule rectangle_attributes[] = {
    ANY("id"),    NEEDED("width"), NEEDED("height"), ANY("round"),
    ANY("waste"), ANY("x_waste"),  ANY("y_waste"),   {0}};
static const struct attribute_rule other_attributes[] = {
    ANY("id"),      ANY("width"),   ANY("height"),     ANY("round"),          ANY("waste"),
    ANY("x_waste"), ANY("y_waste"), ANY("radius"),     ANY("hole"),           ANY("min_height"),
    ANY("d"),       ANY("d_units"), ANY("max_height"), ANY("default_height"), {0}};
static const struct attribute_rule margin_attributes[] = {
    ANY("size"), ANY("x_size"), ANY("y_size"), {0}};
static const struct attribute_rule markup_attributes[] = {
    ANY("x0"), ANY("y0"), ANY("x1"), ANY("y1"), ANY("x2"),     ANY("y2"),
    ANY("w"),  ANY("h"),  ANY("r"),  ANY("d"),  ANY("radius"), {0}};
static const struct attribute_rule layout_attributes[] = {
    NEEDED("nx"), NEEDED("ny"), ANY("x0"), ANY("y0"), ANY("dx"), ANY("dy"), {0}};

static const struct child_rule root_children[] = {{"Template", 0, -1}, {0}};
static const struct child_rule template_children[] = {
    {"Meta", 0, -1},     {"Label-rectangle", 0, -1},  {"Label-round", 0, -1},
    {"Label-cd", 0, -1}, {"Label-ellipse", 0, -1},    {"Label-path", 0, -1},
    {"Alias", 0, -1},    {"Label-continuous", 0, -1}, {0}};
static const struct child_rule label_children[] = {
    {"Markup-margin", 0, -1}, {"Markup-line", 0, -1},
    {"Markup-circle", 0, -1}, {"Markup-rect", 0, -1},
    {"Layout", 0, -1},        {"Markup-ellipse", 0, -1},
    {"Markup-path", 0, -1},   {0}};

#define LABEL(element)                                                                             \
    {                                                                                              \
        .name = element, .attributes = other_attributes, .children = label_children                \
    }
#define MARKUP(element)                                                                            \
    {                                                                                              \
        .name = element, .attributes = markup_attributes                                           \
    }

static const struct element_rule elements[] = {
    {.name = "Glabels-templates", .attributes = root_attributes, .children = root_children},
    {.name = "Template", .attributes = template_attributes, .children = template_children},
    {.name = "Meta", .attributes = meta_attributes},
    {.name = "Alias", .attributes = alias_attributes},
    {.name = "Label-rectangle", .attributes = rectangle_attributes, .children = label_children},
    LABEL("Label-round"),
    LABEL("Label-cd"),
    LABEL("Label-ellipse"),
    LABEL("Label-path"),
    LABEL("Label-continuous"),
    {.name = "Markup-margin", .attributes = margin_attributes},
    MARKUP("Markup-line"),
    MARKUP("Markup-circle"),
    MARKUP("Markup-rect"),
    MARKUP("Markup-ellipse"),
    MARKUP("Markup-path"),
    {.name = "Layout", .attributes = layout_attributes},
};

const struct grammar glabels_grammar = {
    .root = "Glabels-templates",
    .file_kind = "gLabels",
    .foreign = true,
    .elements = elements,
    .element_count = sizeof elements / sizeof *elements,
};
