/* The formats of labels in LibreOffice's labels.xml. */
#include "paper/stock_format.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* As of glabels.c, nothing is required before it is used. */
static const struct element_rule elements[] = {
    {.name = "manufacturers", .children = CHILDREN({"manufacturer", 0, CHILDREN_ALL})},
    {.name = "manufacturer",
     .attributes = ATTRIBUTES({.name = "name"}),
     .children = CHILDREN({"label", 0, CHILDREN_ALL})},
    {.name = "label",
     .children = CHILDREN({"name", 0, CHILDREN_ALL}, {"measure", 0, CHILDREN_ALL})},
    {.name = "name", .text = TEXT_OPTIONAL},
    {.name = "measure", .text = TEXT_OPTIONAL},
};

const struct grammar libreoffice_grammar = {
    .root = "manufacturers",
    .file_kind = "LibreOffice",
    .foreign = true,
    .numerous = true,
    .elements = elements,
    .element_count = sizeof elements / sizeof *elements,
};

/* The numbers of a <measure>, after a letter that says whether the paper comes in sheets; lengths
 * are in 1/100 mm. */
enum {
    PITCH_X,
    PITCH_Y,
    WIDTH,
    HEIGHT,
    LEFT,
    TOP,
    COLUMNS,
    ROWS,
    PAPER_WIDTH,
    PAPER_HEIGHT,
    MEASURES
};

static const double LENGTH_MOST = 5000; /* mm */

static const struct xml_element *next_label(const struct xml_element *root,
                                            const struct xml_element *before)
{
    const struct xml_element *label = before ? xml_next(before) : NULL;
    const struct xml_element *maker =
        before ? xml_next(before->parent) : xml_child(root, "manufacturer");

    for (; !label && maker; maker = xml_next(maker))
        label = xml_child(maker, "label");
    return label;
}

static const char *brand_of(const struct xml_element *label)
{
    const char *brand = xml_text(label->parent, "name");

    return brand ? brand : "";
}

/* The number and, after a blank, what it is: “L7163 Address”. */
static const char *name_of(const struct xml_element *label)
{
    const struct xml_element *name = xml_child(label, "name");

    return name ? name->text : "";
}

/* Returns whether a name begins with the part number, which ends there. */
static bool begins_with(const char *name, const char *part)
{
    size_t length = strlen(part);

    return length > 0 && strncasecmp(name, part, length) == 0 &&
           (!name[length] || strchr(" ,/", name[length]));
}

static bool is_called(const struct xml_element *label, const char *part)
{
    const char *brand = brand_of(label);
    size_t length = strlen(brand);

    return begins_with(name_of(label), part) ||
           (strncasecmp(part, brand, length) == 0 && part[length] == ' ' &&
            begins_with(name_of(label), part + length + 1));
}

/* Reads the numbers behind the letter. False: there are more or fewer than MEASURES, or something
 * else. */
static bool read_numbers(const char *text, double numbers[MEASURES])
{
    char *end;

    for (int i = 0; i < MEASURES; i++) {
        if (*text++ != ';' || *text < '0' || *text > '9')
            return false;
        numbers[i] = (double)strtol(text, &end, 10);
        text = end;
    }
    return !*text;
}

static void read_label(struct stock_reader *reader, const struct xml_element *label,
                       struct stock_labels *out)
{
    const struct xml_element *measure = xml_child(label, "measure");
    const char *text = measure ? measure->text : "";
    struct position where = measure ? xml_at_text(measure) : xml_where(label);
    double numbers[MEASURES];
    bool good = *text && read_numbers(text + 1, numbers);

    for (int i = 0; i < MEASURES && good; i++)
        good = i == COLUMNS || i == ROWS ? numbers[i] >= 1 && numbers[i] <= STOCK_LINES_MOST
                                         : numbers[i] <= 100 * LENGTH_MOST;
    if (!good || *text != 'S') {
        stock_complain(
            reader, where,
            message_with(good && *text == 'C'
                             ? N_("“{part}” is continuous paper, of which no sheets can be made; "
                                  "choose another")
                             : N_("the format “{text}” is not “S” and ten numbers with “;” before "
                                  "each, as LibreOffice writes it; choose another"),
                         arg_typed("text", text)));
        return;
    }
    *out = (struct stock_labels){
        .paper_width = numbers[PAPER_WIDTH] / 100,
        .paper_height = numbers[PAPER_HEIGHT] / 100,
        .width = numbers[WIDTH] / 100,
        .height = numbers[HEIGHT] / 100,
        .columns = (int)numbers[COLUMNS],
        .rows = (int)numbers[ROWS],
        .left = numbers[LEFT] / 100,
        .top = numbers[TOP] / 100,
        .pitch_x = numbers[PITCH_X] / 100,
        .pitch_y = numbers[PITCH_Y] / 100,
        .size_at = where,
        .layout_at = where,
        .pitch_x_at = where,
        .pitch_y_at = where,
    };
}

const struct stock_format stock_libreoffice = {
    .grammar = &libreoffice_grammar,
    .next = next_label,
    .brand = brand_of,
    .part = name_of,
    .is_called = is_called,
    .read = read_label,
};
