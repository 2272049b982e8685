#include "paper/glabels.h"

#include "base/suggest.h"

#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum {
    NAMES_TOLD = 60, /* how many templates are named when the one asked for is not there */
    EQUIVALENTS = 8, /* how many times a template may refer to one that refers to another … */
    PLACES_MOST = 100
};

/* Labels that overlap by no more than this (mm) are meant to touch: the files have rounded
 * figures. */
static const double OVERLAP = 0.2;

/* What desk printers leave white at the edges of the paper, how far ruler and label stand from the
 * cards, how high the label is and how long the ruler; mm. */
static const double WHITE = 4, CLEAR = 0.6, LABEL_HEIGHT = 3, RULER_LENGTH = 100;

struct reader {
    struct sheet *sheet;
    const char *part; /* the part number asked for, or that of the first template */
    struct diag *diag;
};

static const struct {
    const char *name;
    double mm;
} units[] = {{"pt", 25.4 / 72}, {"in", 25.4}, {"mm", 1}, {"cm", 10}, {"pc", 25.4 / 6}};

/* The sizes of glabels-3.0's paper-sizes.xml: ISO 216, ISO 269, and the American ones in inches. */
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
    {"B3", 353, 500},
    {"B4", 250, 353},
    {"B5", 176, 250},
    {"B6", 125, 176},
    {"c5", 162, 229},
    {"c6", 114, 162},
    {"dl", 110, 220},
    {"US-Letter", 8.5 * 25.4, 11 * 25.4},
    {"US-Legal", 8.5 * 25.4, 14 * 25.4},
    {"US-Executive", 7.25 * 25.4, 10.5 * 25.4},
    {"number10", 4.125 * 25.4, 9.5 * 25.4},
    {"monarch", 3.875 * 25.4, 7.5 * 25.4},
};

static void complain(struct reader *reader, struct position where, struct message message)
{
    message_add(&message, arg_typed("part", reader->part));
    diag_add(reader->diag, SEVERITY_ERROR, where, message);
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
static double length_in(struct reader *reader, const struct xml_element *e, const char *name)
{
    const char *text = xml_text(e, name);
    double length = text ? length_of(text) : 0;

    if (length >= 0 && length <= 5000)
        return length;
    complain(
        reader, xml_at(e, name),
        message_with(
            N_("“{text}” is not a paper length; write a number and a unit: pt, in, mm, cm or pc"),
            arg_typed("text", text)));
    return 0;
}

static int count_in(struct reader *reader, const struct xml_element *e, const char *name)
{
    const char *text = xml_text(e, name);
    char *end;
    long count = strtol(text, &end, 10);

    if (!*end && isdigit((unsigned char)*text) && count >= 1 && count <= PLACES_MOST)
        return (int)count;
    complain(reader, xml_at(e, name),
             message_with(N_("“{text}” is not a number of rows or columns of labels; write a "
                             "number from 1 to {most}"),
                          arg_typed("text", text), arg_count("most", PLACES_MOST)));
    return 1;
}

/* Returns whether the element has this part number, with or without its brand before it. */
static bool is_called(const struct xml_element *e, const char *part)
{
    const char *brand = xml_text(e, "brand"), *own = xml_text(e, "part");
    size_t length = strlen(brand);

    if (strcasecmp(own, part) == 0)
        return true;
    return strncasecmp(part, brand, length) == 0 && part[length] == ' ' &&
           strcasecmp(part + length + 1, own) == 0;
}

static bool has_alias(const struct xml_element *template, const char *part)
{
    for (const struct xml_element *alias = xml_child(template, "Alias"); alias;
         alias = xml_next(alias))
        if (is_called(alias, part))
            return true;
    return false;
}

static void add_name(struct strbuf *names, const struct xml_element *template)
{
    strbuf_addf(names, "%s%s %s", names->length ? ", " : "", xml_text(template, "brand"),
                xml_text(template, "part"));
}

/* Complains with a message that has {names}: those of all templates, or of those that `part` may
 * mean. */
static void complain_of_choice(struct reader *reader, const struct xml_element *root,
                               struct message message, const char *part)
{
    struct strbuf names = {0};
    int count = 0;

    for (const struct xml_element *t = xml_child(root, "Template"); t; t = xml_next(t))
        if ((!part || is_called(t, part) || has_alias(t, part)) && ++count <= NAMES_TOLD)
            add_name(&names, t);
    if (count > NAMES_TOLD)
        strbuf_add(&names, " …");
    message_add(&message, arg_text("names", strbuf_text(&names)));
    reader->diag->no_memory |= names.failed;
    complain(reader, xml_where(root), message);
    strbuf_release(&names);
}

static const struct xml_element *only_template(struct reader *reader,
                                               const struct xml_element *root)
{
    const struct xml_element *first = xml_child(root, "Template");

    reader->part = first ? xml_text(first, "part") : "";
    if (first && !xml_next(first))
        return first;
    if (!first) {
        complain(reader, xml_where(root),
                 message_of(N_("this file contains no <Template>; choose another file")));
        return NULL;
    }
    complain_of_choice(reader, root,
                       message_of(N_("this file contains several templates; choose one, such as "
                                     "FILE.xml#{part}; they are: {names}")),
                       NULL);
    return NULL;
}

static const struct xml_element *choose(struct reader *reader, const struct xml_element *root)
{
    const struct xml_element *found = NULL;
    int count = 0;

    for (const struct xml_element *t = xml_child(root, "Template"); t; t = xml_next(t))
        if (is_called(t, reader->part) || has_alias(t, reader->part)) {
            found = t;
            count++;
        }
    if (count == 0)
        complain_of_choice(
            reader, root,
            message_of(N_("this file has no template “{part}”; choose one of: {names}")), NULL);
    else if (count > 1)
        complain_of_choice(
            reader, root,
            message_of(N_("“{part}” matches several templates; put the brand before it: {names}")),
            reader->part);
    return count == 1 ? found : NULL;
}

/* Finds the template of the same brand that this one says it is equal to. */
static const struct xml_element *equivalent(const struct xml_element *template)
{
    const char *brand = xml_text(template, "brand"), *part = xml_text(template, "equiv");

    for (const struct xml_element *t = xml_child(template->parent, "Template"); t; t = xml_next(t))
        if (strcmp(xml_text(t, "brand"), brand) == 0 && strcmp(xml_text(t, "part"), part) == 0)
            return t;
    return NULL;
}

/* Finds the template that has the measures of this one. */
static const struct xml_element *resolve(struct reader *reader, const struct xml_element *template)
{
    const struct xml_element *t = template;

    for (int i = 0; t && i < EQUIVALENTS; i++) {
        if (!xml_has(t, "equiv"))
            return t;
        t = equivalent(t);
    }
    complain(reader, xml_at(template, "equiv"),
             message_of(N_("the template “{part}” is defined as equal to one that is not in this "
                           "file; choose another")));
    return NULL;
}

static const struct xml_element *label_of(struct reader *reader, const struct xml_element *template)
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
    complain(reader, label ? xml_where(label) : xml_where(template), message);
    return NULL;
}

static const struct xml_element *layout_of(struct reader *reader, const struct xml_element *label)
{
    const struct xml_element *layout = xml_child(label, "Layout");

    if (layout && !xml_next(layout))
        return layout;
    complain(reader, layout ? xml_where(xml_next(layout)) : xml_where(label),
             message_of(N_("the labels of the template “{part}” must form one group, with one "
                           "<Layout>; choose another")));
    return NULL;
}

static void read_paper(struct reader *reader, const struct xml_element *template)
{
    const char *size = xml_text(template, "size");
    struct grid *grid = &reader->sheet->grid;
    struct strbuf names = {0};

    if (xml_has(template, "width") && xml_has(template, "height")) {
        grid->paper_width = length_in(reader, template, "width");
        grid->paper_height = length_in(reader, template, "height");
        return;
    }
    for (size_t i = 0; i < sizeof papers / sizeof *papers; i++) {
        strbuf_addf(&names, "%s%s", i ? ", " : "", papers[i].name);
        if (!size || strcasecmp(papers[i].name, size) != 0)
            continue;
        grid->paper_width = papers[i].width;
        grid->paper_height = papers[i].height;
    }
    if (grid->paper_width <= 0) {
        complain(
            reader, xml_at(template, "size"),
            message_with(N_("the template “{part}” has an unknown paper size; use one of: {names}"),
                         arg_text("names", strbuf_text(&names))));
    }
    strbuf_release(&names);
}

/* Reads the gap between labels in a row from their pitch. Where the pitch is a little less than
 * their size, the labels are taken to be as small as the pitch. */
static void read_row(struct reader *reader, const struct xml_element *layout, const char *pitch,
                     int count, double *size, double *gap)
{
    double step = count > 1 ? length_in(reader, layout, pitch) : *size;

    *gap = fmax(0, step - *size);
    if (step >= *size - OVERLAP) {
        *size = fmin(*size, step);
        return;
    }
    complain(reader, xml_at(layout, pitch),
             message_with(N_("the labels of the template “{part}” overlap: they measure {size} mm "
                             "one way, but are {step} mm apart"),
                          arg_mm("size", *size), arg_mm("step", step)));
}

static void read_grid(struct reader *reader, const struct xml_element *label,
                      const struct xml_element *layout)
{
    struct grid *grid = &reader->sheet->grid;

    grid->card_width = length_in(reader, label, "width");
    grid->card_height = length_in(reader, label, "height");
    grid->columns = count_in(reader, layout, "nx");
    grid->rows = count_in(reader, layout, "ny");
    grid->left = length_in(reader, layout, "x0");
    grid->top = length_in(reader, layout, "y0");
    read_row(reader, layout, "dx", grid->columns, &grid->card_width, &grid->gap_x);
    read_row(reader, layout, "dy", grid->rows, &grid->card_height, &grid->gap_y);
}

/* Reads the bleed and the safe zone. The waste is how far print may go beyond the label; the bleed
 * is never more than half a gap. */
static void read_bleed(struct reader *reader, const struct xml_element *label)
{
    const struct grid *grid = &reader->sheet->grid;
    const struct xml_element *margin = xml_child(label, "Markup-margin");
    double waste = length_in(reader, label, "waste");
    double x = xml_has(label, "x_waste") ? length_in(reader, label, "x_waste") : waste;
    double y = xml_has(label, "y_waste") ? length_in(reader, label, "y_waste") : waste;
    double bleed = fmin(x, y);
    struct box area = grid_area(grid);

    if (grid->columns > 1)
        bleed = fmin(bleed, grid->gap_x / 2);
    if (grid->rows > 1)
        bleed = fmin(bleed, grid->gap_y / 2);
    bleed = fmin(bleed, fmin(grid->left, grid->paper_width - area.x - area.width));
    bleed = fmin(bleed, fmin(grid->top, grid->paper_height - area.y - area.height));
    reader->sheet->bleed = fmax(0, bleed);
    if (margin)
        reader->sheet->safe = length_in(reader, margin, "size");
}

static void check_grid(struct reader *reader, const struct xml_element *label,
                       const struct xml_element *layout)
{
    const struct grid *grid = &reader->sheet->grid;
    struct box paper = {0, 0, grid->paper_width, grid->paper_height}, area = grid_area(grid);

    if (grid->card_width < 10 || grid->card_height < 10) {
        complain(reader, xml_at(label, "width"),
                 message_with(N_("the labels of the template “{part}” are too small for cards: "
                                 "they are {width} by {height} mm"),
                              arg_mm("width", grid->card_width),
                              arg_mm("height", grid->card_height)));
    } else if (!box_contains(box_grown(paper, OVERLAP), area)) {
        complain(reader, xml_where(layout),
                 message_with(N_("the labels of the template “{part}” run off the paper: they "
                                 "start at {left}, {top} and take {width} by {height} mm"),
                              arg_mm("left", area.x), arg_mm("top", area.y),
                              arg_mm("width", area.width), arg_mm("height", area.height)));
    }
}

/* Puts ruler and label where a margin has room for them within what a printer can print: the ruler
 * at the foot or at the left, the label at the head or at the right. */
static void furnish(struct sheet *sheet)
{
    const struct grid *grid = &sheet->grid;
    struct box cards = box_grown(grid_area(grid), sheet->bleed + CLEAR);
    double width = grid->paper_width, height = grid->paper_height;

    sheet->ruler = (struct ruler){true, false, (width - RULER_LENGTH) / 2,
                                  height - WHITE - RULER_DEPTH, RULER_LENGTH};
    if (cards.y + cards.height > sheet->ruler.y || sheet->ruler.x < WHITE) {
        sheet->ruler = (struct ruler){true, true, WHITE, (height - RULER_LENGTH) / 2, RULER_LENGTH};
        sheet->ruler.there = cards.x >= WHITE + RULER_DEPTH && sheet->ruler.y >= WHITE;
    }
    sheet->labelled = true;
    sheet->label = (struct box){4 * WHITE, WHITE, width - 8 * WHITE, LABEL_HEIGHT};
    if (cards.y < WHITE + LABEL_HEIGHT) {
        sheet->label_down = true;
        sheet->label =
            (struct box){width - WHITE - LABEL_HEIGHT, 4 * WHITE, LABEL_HEIGHT, height - 8 * WHITE};
        sheet->labelled = cards.x + cards.width <= sheet->label.x;
    }
}

static bool ends_with(const char *text, const char *end)
{
    size_t length = strlen(text), tail = strlen(end);

    return length >= tail && strcmp(text + length - tail, end) == 0;
}

/* Returns whether these are stickers. gLabels asks for one of its categories “label” and “card” in
 * each template, and also has “rectangle-label”, “business-card” … A file without any may be of
 * cards. */
static bool are_stickers(const struct xml_element *template)
{
    bool labels = false;

    for (const struct xml_element *e = xml_child(template, "Meta"); e; e = xml_next(e)) {
        const char *category = xml_has(e, "category") ? xml_text(e, "category") : "";
        if (ends_with(category, "card"))
            return false;
        labels |= ends_with(category, "label");
    }
    return labels;
}

static enum status name_sheet(struct sheet *sheet, const struct xml_element *template)
{
    struct strbuf name = {0};

    add_name(&name, template);
    sheet->name = name.failed ? NULL : arena_copy_text(&sheet->arena, strbuf_text(&name));
    strbuf_release(&name);
    return sheet->name ? STATUS_OK : STATUS_NO_MEMORY;
}

enum status glabels_read(struct sheet *sheet, const struct xml_element *root, const char *part,
                         struct diag *diag)
{
    struct reader reader = {sheet, part, diag};
    size_t errors = diag->errors;
    const struct xml_element *chosen = part ? choose(&reader, root) : only_template(&reader, root);
    const struct xml_element *template = chosen ? resolve(&reader, chosen) : NULL;
    const struct xml_element *label = template ? label_of(&reader, template) : NULL;
    const struct xml_element *layout = label ? layout_of(&reader, label) : NULL;

    if (layout) {
        read_paper(&reader, template);
        read_grid(&reader, label, layout);
        sheet->card = xml_where(label);
        sheet->backs = are_stickers(template) ? BACKS_NONE : BACKS_LONG;
        if (diag->errors == errors)
            check_grid(&reader, label, layout);
        if (diag->errors == errors)
            read_bleed(&reader, label);
        furnish(sheet);
    }
    if (diag->no_memory)
        return STATUS_NO_MEMORY;
    return diag->errors > errors ? STATUS_INVALID : name_sheet(sheet, chosen);
}
