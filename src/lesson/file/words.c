#include "lesson/file/words.h"

const char *const stage_names[STAGES + 1] = {"one-whole",  "size",      "equal", "compare",
                                             "beyond-one", "notations", NULL};

const char *const item_kind_names[ITEM_KINDS + 1] = {
#define ITEM(kind, name, meaning) #name,
#include "lesson/item-list.h"
#undef ITEM
    NULL,
};

const char *const skill_names[SKILLS] = {"K1",  "K2",  "K3",  "K4",  "K5",  "K6",
                                         "K7",  "K8",  "K9",  "K10", "K11", "K12",
                                         "K13", "K14", "K15", "K16", NULL};

const char *const partner_names[] = {"any", "factor", "no-factor", NULL};

const char *const compared_names[] = {"any", "same-denominator", "same-numerator", "half", "one",
                                      NULL};

const char *const missing_names[] = {"any", "numerator", "denominator", NULL};

const char *const ladder_names[LADDERS + 1] = {"parts",   "line",   "factor",  "simplify",
                                               "compare", "wholes", "decimal", NULL};

const char *const notation_names[NOTATION_KINDS + 1] = {
    [NOTATION_WHOLE] = "whole",     [NOTATION_FRACTION] = "fraction", [NOTATION_MIXED] = "mixed",
    [NOTATION_DECIMAL] = "decimal", [NOTATION_PERCENT] = "percent",   [NOTATION_RATIO] = "ratio",
};

const char *const picture_names[] = {"pie", "bar", "line", "dots", NULL};

const char *const belief_names[MISCONCEPTIONS + 1] = {
    "other",
#define MISCONCEPTION(id, name) name,
#include "skill/misconception-list.h"
#undef MISCONCEPTION
    NULL,
};

const char *stage_title(enum stage stage)
{
    static const char *const titles[STAGES] = {
        N_("Parts of one whole"), N_("On the line; what is larger"),
        N_("Equal fractions"),    N_("Compare fractions"),
        N_("Beyond one whole"),   N_("Decimals and percentages"),
    };

    return titles[stage];
}
