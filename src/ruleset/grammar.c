#include "ruleset/ruleset.h"

static const struct attribute_rule ruleset_attributes[] = {
    {.name = "base",
     .type = VALUE_ID,
     .help = N_("the rule set that this one starts from; without it, settings have the defaults "
                "listed below")},
    {.name = "author", .type = VALUE_TEXT, .help = N_("the author")},
    {.name = "licence",
     .type = VALUE_TEXT,
     .help = N_("what others are allowed to do with it, such as “CC BY 4.0” or “free to copy for "
                "lessons”")},
    {0},
};

static const struct child_rule ruleset_children[] = {{"title", 1, -1}, {"set", 0, -1}, {0}};

static const struct attribute_rule title_attributes[] = {
    {.name = "lang",
     .type = VALUE_LANGUAGE,
     .required = true,
     .unique = UNIQUE_AMONG_SIBLINGS,
     .help = N_("the language of the text")},
    {0},
};

static const struct attribute_rule set_attributes[] = {
    {.name = "name",
     .type = VALUE_ID,
     .required = true,
     .unique = UNIQUE_AMONG_SIBLINGS,
     .known = setting_names,
     .help = N_("the setting; “breuk list rules” shows them all")},
    {.name = "value",
     .type = VALUE_TOKEN,
     .required = true,
     .help = N_("its value: a number, or one of the setting’s words")},
    {0},
};

static const struct element_rule elements[] = {
    {.name = "ruleset",
     .attributes = ruleset_attributes,
     .children = ruleset_children,
     .help = N_("a rule set: what it starts from and what it changes"),
     .example = "<ruleset format=\"1\" base=\"deluxe\">…</ruleset>",
     .examples = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                 "<ruleset format=\"1\" base=\"fractions\" author=\"Class 5b\"\n"
                 "         licence=\"may be copied for lessons\">\n"
                 "  <title lang=\"en\">Class 5b</title>\n"
                 "  <set name=\"hand-size\" value=\"5\"/>\n"
                 "  <set name=\"calls\" value=\"automatic\"/>\n"
                 "</ruleset>"},
    {.name = "title",
     .attributes = title_attributes,
     .text = TEXT_REQUIRED,
     .help = N_("the title in one language; repeat it for each language"),
     .example = N_("<title lang=\"en\">Fractions</title>"),
     .notes =
         N_("If a language is missing, its users get the English title, or else the first one.")},
    {.name = "set",
     .attributes = set_attributes,
     .choices = setting_choices,
     .help = N_("changes a setting"),
     .example = "<set name=\"hand-size\" value=\"5\"/>"},
};

const struct grammar ruleset_grammar = {
    .root = "ruleset",
    .file_kind = N_("rule set"),
    .format = 1,
    .elements = elements,
    .element_count = sizeof elements / sizeof *elements,
};
