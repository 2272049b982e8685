/* Templates of gLabels. */
#include "paper/stock_format.h"

#include "paper/stock.h"

#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* Lengths have their unit in the text, or none. They are read only when the template is used, and
 * nothing is required before, so that a mistake in one template does not bar the others. */
static const struct element_rule elements[] = {
    {.name = "Glabels-templates", .children = CHILDREN({"Template", 0, CHILDREN_ALL})},
    {.name = "Template",
     .attributes = ATTRIBUTES({.name = "brand"}, {.name = "part"}, {.name = "equiv"},
                              {.name = "size"}, {.name = "width"}, {.name = "height"}),
     .children = CHILDREN({"Meta", 0, CHILDREN_ALL}, {"Alias", 0, CHILDREN_ALL},
                          {"Label-rectangle", 0, CHILDREN_ALL}, {"Label-round", 0, CHILDREN_ALL},
                          {"Label-cd", 0, CHILDREN_ALL}, {"Label-ellipse", 0, CHILDREN_ALL},
                          {"Label-path", 0, CHILDREN_ALL}, {"Label-continuous", 0, CHILDREN_ALL})},
    {.name = "Meta", .attributes = ATTRIBUTES({.name = "category"})},
    {.name = "Alias", .attributes = ATTRIBUTES({.name = "brand"}, {.name = "part"})},
    {.name = "Label-rectangle",
     .attributes = ATTRIBUTES({.name = "width"}, {.name = "height"}, {.name = "waste"},
                              {.name = "x_waste"}, {.name = "y_waste"}),
     .children = CHILDREN({"Markup-margin", 0, CHILDREN_ALL}, {"Layout", 0, CHILDREN_ALL})},
    /* These are known only by name, to be refused by it. */
    {.name = "Label-round"},
    {.name = "Label-cd"},
    {.name = "Label-ellipse"},
    {.name = "Label-path"},
    {.name = "Label-continuous"},
    {.name = "Markup-margin", .attributes = ATTRIBUTES({.name = "size"})},
    {.name = "Layout",
     .attributes = ATTRIBUTES({.name = "nx"}, {.name = "ny"}, {.name = "x0"}, {.name = "y0"},
                              {.name = "dx"}, {.name = "dy"})},
};

const struct grammar glabels_grammar = {
    .root = "Glabels-templates",
    .file_kind = "gLabels",
    .foreign = true,
    .numerous = true,
    .elements = elements,
    .element_count = sizeof elements / sizeof *elements,
};

/* How many times a template may refer to one that refers to another … */
enum { EQUIVALENTS = 8 };

static const struct {
    const char *name;
    double mm;
} units[] = {{"pt", 25.4 / 72}, {"in", 25.4}, {"mm", 1}, {"cm", 10}, {"pc", 25.4 / 6}};

/* The sizes of glabels-3.0's paper-sizes.xml: ISO 216, 217 and 269, and the American ones in
 * inches. */
static const struct {
    const char *name;
    double width, height; /* mm */
} papers[] = {
    {"A0", 841, 1189},
    {"A1", 594, 841},
    {"A2", 420, 594},
    {"A3", 297, 420},
    {"A4", 210, 297},
    {"A5", 148, 210},
    {"A6", 105, 148},
    {"A7", 74, 105},
    {"A8", 52, 74},
    {"A9", 37, 52},
    {"A10", 26, 37},
    {"B0", 1000, 1414},
    {"B1", 707, 1000},
    {"B2", 500, 707},
    {"B3", 353, 500},
    {"B4", 250, 353},
    {"B5", 176, 250},
    {"B6", 125, 176},
    {"B7", 88, 125},
    {"B8", 62, 88},
    {"B9", 44, 62},
    {"B10", 31, 44},
    {"c5", 162, 229},
    {"c6", 114, 162},
    {"dl", 110, 220},
    {"RA0", 860, 1220},
    {"RA1", 610, 860},
    {"RA2", 430, 610},
    {"RA3", 305, 430},
    {"RA4", 215, 305},
    {"SRA0", 900, 1280},
    {"SRA1", 640, 900},
    {"SRA2", 450, 640},
    {"SRA3", 320, 450},
    {"SRA4", 225, 320},
    {"US-Letter", 8.5 * 25.4, 11 * 25.4},
    {"US-Legal", 8.5 * 25.4, 14 * 25.4},
    {"US-Executive", 7.25 * 25.4, 10.5 * 25.4},
    {"number10", 4.125 * 25.4, 9.5 * 25.4},
    {"monarch", 3.875 * 25.4, 7.5 * 25.4},
};

/* Returns the value of an attribute; "" where it is absent. */
static const char *text_in(const struct xml_element *e, const char *name)
{
    const char *text = xml_text(e, name);

    return text ? text : "";
}

/* Reads a number and its unit, which is points where none is given. Returns mm; 0 for an empty
 * text, NAN for one that is no length. */
static double length_of(const char *text)
{
    char *end;

    text += strspn(text, " ");
    if (!*text)
        return 0;
    if (!isdigit((unsigned char)*text) && *text != '.')
        return NAN;
    double length = strtod(text, &end);
    end += strspn(end, " ");
    if (!*end)
        return length * units[0].mm;
    for (size_t i = 0; i < sizeof units / sizeof *units; i++)
        if (strcmp(end, units[i].name) == 0)
            return length * units[i].mm;
    return NAN;
}

/* Reads a length in mm; 0 when it is absent. Complains of a text that is not a length, or not one
 * that paper can have. */
static double length_in(struct stock_reader *reader, const struct xml_element *e, const char *name)
{
    double length = length_of(text_in(e, name));

    if (length >= 0 && length <= 5000)
        return length;
    stock_complain(
        reader, xml_at(e, name),
        message_with(
            N_("“{text}” is not a paper length; write a number and a unit: pt, in, mm, cm or pc"),
            arg_typed("text", text_in(e, name))));
    return 0;
}

/* Returns whether the element has that attribute; complains otherwise. */
static bool has_needed(struct stock_reader *reader, const struct xml_element *e, const char *name)
{
    if (xml_has(e, name))
        return true;
    stock_complain(reader, xml_where(e),
                   message_with(N_("the template “{part}” lacks “{attribute}” in its <{element}>; "
                                   "add that, or choose another"),
                                arg_text("attribute", name), arg_text("element", e->rule->name)));
    return false;
}

static double needed_length(struct stock_reader *reader, const struct xml_element *e,
                            const char *name)
{
    return has_needed(reader, e, name) ? length_in(reader, e, name) : 0;
}

/* Reads a number of rows or columns; 1 after a complaint. */
static int read_count(struct stock_reader *reader, struct position where, const char *text)
{
    char *end;
    long count = strtol(text, &end, 10);

    if (!*end && isdigit((unsigned char)*text) && count >= 1 && count <= STOCK_LINES_MOST)
        return (int)count;
    stock_complain(reader, where,
                   message_with(N_("“{text}” is not a number of rows or columns of labels; write a "
                                   "number from 1 to {most}"),
                                arg_typed("text", text), arg_count("most", STOCK_LINES_MOST)));
    return 1;
}

static int needed_count(struct stock_reader *reader, const struct xml_element *e, const char *name)
{
    return has_needed(reader, e, name) ? read_count(reader, xml_at(e, name), text_in(e, name)) : 1;
}

static const struct xml_element *next_template(const struct xml_element *root,
                                               const struct xml_element *before)
{
    return before ? xml_next(before) : xml_child(root, "Template");
}

static const char *brand_of(const struct xml_element *template)
{
    return text_in(template, "brand");
}

static const char *part_of(const struct xml_element *template)
{
    return text_in(template, "part");
}

/* Returns whether the element has this part number, with or without its brand before it. */
static bool has_number(const struct xml_element *e, const char *part)
{
    const char *brand = brand_of(e), *own = part_of(e);
    size_t length = strlen(brand);

    if (strcasecmp(own, part) == 0)
        return true;
    return strncasecmp(part, brand, length) == 0 && part[length] == ' ' &&
           strcasecmp(part + length + 1, own) == 0;
}

static bool is_called(const struct xml_element *template, const char *part)
{
    bool called = has_number(template, part);

    for (const struct xml_element *alias = xml_child(template, "Alias"); alias && !called;
         alias = xml_next(alias))
        called = has_number(alias, part);
    return called;
}

/* Finds the template of the same brand that this one says it is equal to. */
static const struct xml_element *equivalent(const struct xml_element *template)
{
    const char *part = text_in(template, "equiv");

    for (const struct xml_element *t = xml_child(template->parent, "Template"); t; t = xml_next(t))
        if (strcmp(brand_of(t), brand_of(template)) == 0 && strcmp(part_of(t), part) == 0)
            return t;
    return NULL;
}

/* Finds the template that has the measures of this one. */
static const struct xml_element *resolve(struct stock_reader *reader,
                                         const struct xml_element *template)
{
    const struct xml_element *t = template;

    for (int i = 0; t && i < EQUIVALENTS; i++) {
        if (!xml_has(t, "equiv"))
            return t;
        t = equivalent(t);
    }
    stock_complain(reader, xml_at(template, "equiv"),
                   message_of(N_("the template “{part}” is defined as equal to one that is not in "
                                 "this file; choose another")));
    return NULL;
}

static const struct xml_element *label_of(struct stock_reader *reader,
                                          const struct xml_element *template)
{
    const struct xml_element *label = template->first_child;

    while (label && strncmp(label->rule->name, "Label-", 6) != 0)
        label = label->next;
    if (label && xml_is(label, "Label-rectangle"))
        return label;
    struct message message =
        message_of(label ? N_("the template “{part}” has <{element}> labels, but only rectangular "
                              "labels can be cards; choose another")
                         : N_("the template “{part}” has no labels; choose another"));
    if (label)
        message_add(&message, arg_text("element", label->rule->name));
    stock_complain(reader, label ? xml_where(label) : xml_where(template), message);
    return NULL;
}

static const struct xml_element *layout_of(struct stock_reader *reader,
                                           const struct xml_element *label)
{
    const struct xml_element *layout = xml_child(label, "Layout");

    if (layout && !xml_next(layout))
        return layout;
    stock_complain(reader, layout ? xml_where(xml_next(layout)) : xml_where(label),
                   message_of(N_("the labels of the template “{part}” must form one group, with "
                                 "one <Layout>; choose another")));
    return NULL;
}

static void read_paper(struct stock_reader *reader, const struct xml_element *template,
                       struct stock_labels *out)
{
    const char *size = text_in(template, "size");
    struct strbuf names = {0};

    if (xml_has(template, "width") && xml_has(template, "height")) {
        out->paper_width = length_in(reader, template, "width");
        out->paper_height = length_in(reader, template, "height");
        return;
    }
    for (size_t i = 0; i < sizeof papers / sizeof *papers; i++) {
        strbuf_addf(&names, "%s%s", i ? ", " : "", papers[i].name);
        if (strcasecmp(papers[i].name, size) != 0)
            continue;
        out->paper_width = papers[i].width;
        out->paper_height = papers[i].height;
    }
    if (out->paper_width <= 0)
        stock_complain(
            reader, xml_at(template, "size"),
            message_with(N_("the template “{part}” has an unknown paper size; use one of: {names}"),
                         arg_text("names", strbuf_text(&names))));
    strbuf_release(&names);
}

/* Returns what the labels are made of, as far as this element says. gLabels asks for one of its
 * categories “label” and “card” in each template, and also has “rectangle-label”, “business-card”
 * …; its designer asks for none. */
static enum stock_material material_of(const struct xml_element *template)
{
    enum stock_material material = STOCK_UNKNOWN;

    for (const struct xml_element *e = xml_child(template, "Meta"); e; e = xml_next(e)) {
        if (strstr(text_in(e, "category"), "card"))
            return STOCK_CARD;
        if (strstr(text_in(e, "category"), "label"))
            material = STOCK_LABEL;
    }
    return material;
}

static void read_labels(struct stock_reader *reader, const struct xml_element *label,
                        const struct xml_element *layout, struct stock_labels *out)
{
    const struct xml_element *margin = xml_child(label, "Markup-margin");
    double waste = length_in(reader, label, "waste");

    out->size_at = xml_at(label, "width");
    out->width = needed_length(reader, label, "width");
    out->height = needed_length(reader, label, "height");
    out->layout_at = xml_where(layout);
    out->columns = needed_count(reader, layout, "nx");
    out->rows = needed_count(reader, layout, "ny");
    out->left = length_in(reader, layout, "x0");
    out->top = length_in(reader, layout, "y0");
    out->pitch_x = length_in(reader, layout, "dx");
    out->pitch_y = length_in(reader, layout, "dy");
    out->pitch_x_at = xml_at(layout, "dx");
    out->pitch_y_at = xml_at(layout, "dy");
    out->waste = fmin(xml_has(label, "x_waste") ? length_in(reader, label, "x_waste") : waste,
                      xml_has(label, "y_waste") ? length_in(reader, label, "y_waste") : waste);
    if (margin)
        out->safe = length_in(reader, margin, "size");
}

static void read_template(struct stock_reader *reader, const struct xml_element *chosen,
                          struct stock_labels *out)
{
    const struct xml_element *template = resolve(reader, chosen);
    const struct xml_element *label = template ? label_of(reader, template) : NULL;
    const struct xml_element *layout = label ? layout_of(reader, label) : NULL;

    if (!layout)
        return;
    read_paper(reader, template, out);
    read_labels(reader, label, layout, out);
    /* One that is equal to another has the categories of both. */
    out->material =
        material_of(chosen) > material_of(template) ? material_of(chosen) : material_of(template);
}

const struct stock_format stock_glabels = {
    .grammar = &glabels_grammar,
    .next = next_template,
    .brand = brand_of,
    .part = part_of,
    .is_called = is_called,
    .read = read_template,
};
