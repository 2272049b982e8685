/* A kind of file of the tests' own, with every type of value and every count that a grammar knows.
 */
#ifndef BREUK_TESTS_GARDEN_H
#define BREUK_TESTS_GARDEN_H

#include "xml/grammar.h"

#include <math.h>

static const char *const garden_soils[] = {"clay", "sand", "loam", NULL};
static const char *const garden_plants[] = {"bean", "beet", "carrot", "leek", "onion", NULL};

static const struct attribute_rule garden_attributes[] = {
    {.name = "name", .type = VALUE_ID, .required = true, .help = "The title."},
    {.name = "owner", .type = VALUE_TEXT, .minimum = 1, .maximum = 20, .help = "Whose it is."},
    {.name = "open", .type = VALUE_BOOLEAN, .fallback = "yes", .help = "May all come in?"},
    {0}};

static const struct attribute_rule title_attributes[] = {{.name = "lang",
                                                          .type = VALUE_LANGUAGE,
                                                          .required = true,
                                                          .unique = UNIQUE_AMONG_SIBLINGS,
                                                          .help = "The language."},
                                                         {0}};

static const struct attribute_rule bed_attributes[] = {
    {.name = "id",
     .type = VALUE_ID,
     .required = true,
     .unique = UNIQUE_IN_FILE,
     .help = "The name of the bed."},
    {.name = "soil",
     .type = VALUE_WORD,
     .words = garden_soils,
     .fallback = "loam",
     .help = "What it is of."},
    {.name = "rows",
     .type = VALUE_INTEGER,
     .required = true,
     .minimum = 1,
     .maximum = 20,
     .help = "How many rows."},
    {.name = "width", .type = VALUE_REAL, .minimum = 0.5, .maximum = 10, .help = "In metres."},
    {.name = "colour", .type = VALUE_COLOUR, .help = "On the plan; \"red & <green>\"."},
    {.name = "crops", .type = VALUE_TOKEN, .many = true, .help = "What grew here before."},
    {.name = "ages",
     .type = VALUE_INTEGER,
     .many = true,
     .minimum = 0,
     .maximum = 99,
     .help = "Years."},
    {.name = "kinds", .type = VALUE_WORD, .many = true, .words = garden_plants, .help = "Which."},
    {.name = "sizes",
     .type = VALUE_REAL,
     .many = true,
     .minimum = 0,
     .maximum = INFINITY,
     .help = "In metres."},
    {.name = "picture", .type = VALUE_HREF, .help = "A file."},
    {.name = "label", .type = VALUE_TEXT, .fallback = "a bed", .help = "On its sign."},
    {0}};

static const struct attribute_rule plant_attributes[] = {
    {.name = "kind",
     .type = VALUE_WORD,
     .required = true,
     .words = garden_plants,
     .help = "Which plant."},
    {.name = "count", .type = VALUE_INTEGER, .fallback = "1", .help = "How many."},
    {.name = "code", .type = VALUE_TOKEN, .help = "As on the packet."},
    {0}};

static const struct child_rule garden_children[] = {
    {"title", 1, -1}, {"bed", 0, -1}, {"shed", 0, 1}, {"gate", 0, 2}, {"note", 0, -1}, {0}};
static const struct child_rule bed_children[] = {{"plant", 0, -1}, {"note", 0, 1}, {0}};
static const struct child_rule shed_children[] = {{"tool", 2, 4}, {0}};

static const struct element_rule garden_elements[] = {
    {.name = "garden",
     .attributes = garden_attributes,
     .children = garden_children,
     .help = "A garden."},
    {.name = "title",
     .attributes = title_attributes,
     .text = TEXT_REQUIRED,
     .help = "Its name in one language.",
     .example = "<title lang=\"en\">Our garden</title>"},
    {.name = "bed", .attributes = bed_attributes, .children = bed_children, .help = "A bed."},
    {.name = "plant", .attributes = plant_attributes, .help = "What grows in it."},
    {.name = "shed", .children = shed_children, .help = "A shed."},
    {.name = "tool", .help = "A tool."},
    {.name = "gate", .help = "A gate."},
    {.name = "note", .text = TEXT_OPTIONAL, .help = "Whatever there is to say."},
};

static const struct grammar garden = {.root = "garden",
                                      .file_kind = "garden",
                                      .format = 1,
                                      .includes = true,
                                      .elements = garden_elements,
                                      .element_count =
                                          sizeof garden_elements / sizeof *garden_elements};

#endif
