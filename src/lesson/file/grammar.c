/* What a lesson file may say, and its words: each list in the order of its enum, ended by NULL. */

#include "base/message.h"
#include "lesson/item.h"
#include "lesson/lesson.h"

#include <stddef.h>

const char *const stage_names[STAGES + 1] = {"one-whole",  "size",      "equal", "compare",
                                             "beyond-one", "notations", NULL};

const char *const item_kind_names[ITEM_KINDS + 1] = {
#define ITEM(kind, name, meaning) #name,
#include "lesson/item-list.h"
#undef ITEM
    NULL,
};

/* "K1", from index 0 */
static const char *const skill_names[SKILLS] = {"K1",  "K2",  "K3",  "K4",  "K5",  "K6",
                                                "K7",  "K8",  "K9",  "K10", "K11", "K12",
                                                "K13", "K14", "K15", "K16", NULL};

static const char *const partner_names[] = {"any", "factor", "no-factor", NULL};

static const char *const compared_names[] = {
    "any", "same-denominator", "same-numerator", "half", "one", NULL};

static const char *const missing_names[] = {"any", "numerator", "denominator", NULL};

static const char *const ladder_names[LADDERS + 1] = {"parts",   "line",   "factor",  "simplify",
                                                      "compare", "wholes", "decimal", NULL};

static const char *const notation_names[NOTATION_KINDS + 1] = {
    [NOTATION_WHOLE] = "whole",     [NOTATION_FRACTION] = "fraction", [NOTATION_MIXED] = "mixed",
    [NOTATION_DECIMAL] = "decimal", [NOTATION_PERCENT] = "percent",   [NOTATION_RATIO] = "ratio",
};

/* From SHAPE_PIE on. */
static const char *const picture_names[] = {"pie", "bar", "line", "dots", NULL};

/* "other", "M1" … */
static const char *const belief_names[MISCONCEPTIONS + 1] = {
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

static const char *const item_kind_meanings[] = {
#define ITEM(kind, name, meaning) meaning,
#include "lesson/item-list.h"
#undef ITEM
    NULL,
};

static const char *const stage_meanings[] = {
    N_("parts of one whole"),
    N_("the number line, and what is larger"),
    N_("equal fractions"),
    N_("any fractions compared"),
    N_("beyond one whole: improper fractions, mixed numbers"),
    N_("decimals and percentages"),
    NULL,
};

static const char *const partner_meanings[] = {N_("any two equal fractions"),
                                               N_("a whole factor between them: 1/2, 4/8"),
                                               N_("no whole factor between them: 4/6, 6/9"), NULL};

static const char *const compared_meanings[] = {
    N_("nothing in common"),
    N_("the denominator: 3/8, 5/8"),
    N_("the numerator: 3/4, 3/8"),
    N_("each is compared with a half"),
    N_("each lacks one or two parts of a whole: 3/4, 4/6"),
    NULL};

static const char *const ladder_meanings[] = {
    N_("how many equal parts, how many of them are shaded"),
    N_("the steps from 0 to 1, what one step is"),
    N_("two bars, each part cut again, the same factor above and below"),
    N_("two bars, what divides both numbers"),
    N_("two bars, the lesson’s question, both with the same denominator"),
    N_("bars of wholes, one whole in parts, all wholes in parts"),
    N_("a bar of ten or a hundred, what gets there, so many tenths or hundredths"),
    NULL,
};

#define LANG                                                                                       \
    {                                                                                              \
        .name = "lang", .type = VALUE_LANGUAGE, .required = true, .unique = UNIQUE_AMONG_SIBLINGS, \
        .help = N_("the language of the text")                                                     \
    }

/* An array each: what is unique is so among those of one rule. */
static const struct attribute_rule title_attributes[] = {LANG, {0}};
static const struct attribute_rule goal_attributes[] = {LANG, {0}};
static const struct attribute_rule question_attributes[] = {LANG, {0}};
static const struct attribute_rule say_attributes[] = {LANG, {0}};

static const struct attribute_rule lesson_attributes[] = {
    {.name = "version",
     .type = VALUE_INTEGER,
     .fallback = "1",
     .minimum = 1,
     .maximum = 1000000,
     .help = N_("which edition of the lesson; raise it when its questions change")},
    {.name = "stage",
     .type = VALUE_WORD,
     .required = true,
     .words = stage_names,
     .meanings = stage_meanings,
     .help = N_("the part of the course that it belongs to")},
    {.name = "order",
     .type = VALUE_INTEGER,
     .fallback = "1000",
     .minimum = 0,
     .maximum = 1000,
     .help = N_("its place among the lessons of the stage: small numbers come first")},
    {.name = "skills",
     .type = VALUE_WORD,
     .required = true,
     .many = true,
     .words = skill_names,
     .help = N_("the skills that it exercises")},
    {.name = "needs",
     .type = VALUE_ID,
     .many = true,
     .help = N_("the lessons that come before it")},
    {.name = "deck", .type = VALUE_ID, .help = N_("the deck to play with after it")},
    {.name = "tags",
     .type = VALUE_TOKEN,
     .many = true,
     .help = N_("where a curriculum asks for it, such as CCSS:4.NF.A.1")},
    {0},
};

/* Of <numbers>, and of <items> where a kind of question has its own; USUAL: what holds of the
 * former when nothing is said. */
#define NUMBERS(USUAL)                                                                             \
    {.name = "numerators",                                                                         \
     .type = VALUE_INTEGER,                                                                        \
     .many = true,                                                                                 \
     .minimum = 1,                                                                                 \
     .maximum = 100,                                                                               \
     .help = N_("their numerators; by default any")},                                              \
        {.name = "largest",                                                                        \
         .type = VALUE_INTEGER,                                                                    \
         .fallback = USUAL("100"),                                                                 \
         .minimum = 2,                                                                             \
         .maximum = 1000,                                                                          \
         .help = N_("no numerator or denominator is larger")},                                     \
        {.name = "above",                                                                          \
         .type = VALUE_TOKEN,                                                                      \
         .fallback = USUAL("0"),                                                                   \
         .help = N_("the numbers that are asked about are larger than this")},                     \
        {.name = "below",                                                                          \
         .type = VALUE_TOKEN,                                                                      \
         .fallback = USUAL("1"),                                                                   \
         .help = N_("the numbers that are asked about are smaller than this")},                    \
        {.name = "factors",                                                                        \
         .type = VALUE_INTEGER,                                                                    \
         .many = true,                                                                             \
         .minimum = 2,                                                                             \
         .maximum = 100,                                                                           \
         .help = N_("what both parts of a fraction are multiplied by; by default 2 3 4 5")},       \
        {.name = "partners",                                                                       \
         .type = VALUE_WORD,                                                                       \
         .words = partner_names,                                                                   \
         .meanings = partner_meanings,                                                             \
         .fallback = USUAL("any"),                                                                 \
         .help = N_("how equal fractions in a question are related")},                             \
        {.name = "compared",                                                                       \
         .type = VALUE_WORD,                                                                       \
         .words = compared_names,                                                                  \
         .meanings = compared_meanings,                                                            \
         .fallback = USUAL("any"),                                                                 \
         .help = N_("what numbers have in common that are compared or put in order")},             \
        {.name = "missing",                                                                        \
         .type = VALUE_WORD,                                                                       \
         .words = missing_names,                                                                   \
         .fallback = USUAL("any"),                                                                 \
         .help = N_("which number of two equal fractions is missing, where one is")},              \
        {.name = "notations",                                                                      \
         .type = VALUE_WORD,                                                                       \
         .many = true,                                                                             \
         .words = notation_names,                                                                  \
         .fallback = USUAL("fraction"),                                                            \
         .help = N_("how the numbers that are asked about are written")},                          \
        {.name = "answers",                                                                        \
         .type = VALUE_WORD,                                                                       \
         .many = true,                                                                             \
         .words = notation_names,                                                                  \
         .fallback = USUAL("fraction"),                                                            \
         .help = N_("how an answer may be written; the same value in another form is asked for "   \
                    "again")},                                                                     \
    {                                                                                              \
        .name = "pictures", .type = VALUE_WORD, .many = true, .words = picture_names,              \
        .help = N_("the pictures that may show a number; without them it is written")              \
    }

#define DENOMINATORS                                                                               \
    .name = "denominators", .type = VALUE_INTEGER, .many = true, .minimum = 1, .maximum = 100,     \
    .help = N_("the denominators of the numbers that are asked about")

#define USUALLY(text)    text
#define AS_NUMBERS(text) NULL

static const struct attribute_rule numbers_attributes[] = {
    {DENOMINATORS, .required = true}, NUMBERS(USUALLY), {0}};

static const struct attribute_rule items_attributes[] = {
    {.name = "kind",
     .type = VALUE_WORD,
     .required = true,
     .words = item_kind_names,
     .meanings = item_kind_meanings,
     .unique = UNIQUE_AMONG_SIBLINGS,
     .help = N_("the kind of question")},
    {.name = "share",
     .type = VALUE_INTEGER,
     .required = true,
     .minimum = 1,
     .maximum = 100,
     .help = N_("how many questions of a hundred are of this kind")},
    {DENOMINATORS},
    NUMBERS(AS_NUMBERS),
    {0},
};

static const struct attribute_rule item_attributes[] = {
    {.name = "kind",
     .type = VALUE_WORD,
     .required = true,
     .words = item_kind_names,
     .meanings = item_kind_meanings,
     .help = N_("the kind of question")},
    {.name = "stem",
     .type = VALUE_TEXT,
     .minimum = 1,
     .maximum = 40,
     .help = N_("the number that is asked about")},
    {.name = "picture",
     .type = VALUE_WORD,
     .words = picture_names,
     .help = N_("the picture that shows it; without one it is written")},
    {.name = "other",
     .type = VALUE_TEXT,
     .minimum = 1,
     .maximum = 40,
     .help = N_("the second number; of write the answer, of place how its line is cut")},
    {0},
};

static const struct attribute_rule option_attributes[] = {
    {.name = "number",
     .type = VALUE_TEXT,
     .required = true,
     .minimum = 1,
     .maximum = 40,
     .unique = UNIQUE_AMONG_SIBLINGS,
     .help = N_("the number that can be chosen")},
    {.name = "right",
     .type = VALUE_BOOLEAN,
     .fallback = "no",
     .help = N_("whether it is a right answer")},
    {0},
};

static const struct attribute_rule hints_attributes[] = {
    {.name = "ladder",
     .type = VALUE_WORD,
     .required = true,
     .words = ladder_names,
     .meanings = ladder_meanings,
     .help = N_("what the hints show, one after the other; the last one is the answer")},
    {0},
};

static const struct attribute_rule feedback_attributes[] = {
    {.name = "belief",
     .type = VALUE_WORD,
     .required = true,
     .words = belief_names,
     .unique = UNIQUE_AMONG_SIBLINGS,
     .help = N_("the belief that the wrong answer comes from; other: any other wrong answer")},
    {0},
};

static const struct attribute_rule pass_attributes[] = {
    {.name = "right",
     .type = VALUE_INTEGER,
     .fallback = "8",
     .minimum = 1,
     .maximum = 20,
     .help = N_("so many first tries must be right, without a hint")},
    {.name = "of",
     .type = VALUE_INTEGER,
     .fallback = "10",
     .minimum = 1,
     .maximum = 20,
     .help = N_("of the last so many")},
    {.name = "each",
     .type = VALUE_INTEGER,
     .fallback = "2",
     .minimum = 0,
     .maximum = 10,
     .help = N_("and each skill of the lesson so many times")},
    {0},
};

static const struct child_rule lesson_children[] = {{"title", 1, -1},
                                                    {"goal", 0, -1},
                                                    {"numbers", 1, 1},
                                                    {"items", 0, ITEM_KINDS},
                                                    {"item", 0, -1},
                                                    {"hints", 1, 1},
                                                    {"feedback", 0, MISCONCEPTIONS},
                                                    {"pass", 0, 1},
                                                    {0}};
static const struct child_rule item_children[] = {{"option", 0, 6}, {0}};
static const struct child_rule hints_children[] = {{"question", 0, -1}, {0}};
static const struct child_rule feedback_children[] = {{"say", 1, -1}, {0}};

static const struct element_rule elements[] = {
    {.name = "lesson",
     .attributes = lesson_attributes,
     .children = lesson_children,
     .help = N_("a lesson"),
     .example = "<lesson format=\"1\" stage=\"equal\" skills=\"K3\">…</lesson>",
     .examples = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                 "<lesson format=\"1\" version=\"1\" stage=\"equal\" order=\"3\" skills=\"K3\"\n"
                 "        needs=\"same-point\" deck=\"equals\" tags=\"CCSS:4.NF.A.1\">\n"
                 "  <title lang=\"en\">The same factor above and below</title>\n"
                 "  <goal lang=\"en\">You find fractions that are equal.</goal>\n"
                 "  <numbers denominators=\"2 3 4 5\" largest=\"30\"/>\n"
                 "  <items kind=\"find\" share=\"100\"/>\n"
                 "  <hints ladder=\"factor\"/>\n"
                 "</lesson>"},
    {.name = "title",
     .attributes = title_attributes,
     .text = TEXT_REQUIRED,
     .help = N_("the title in one language"),
     .example = N_("<title lang=\"en\">Half</title>")},
    {.name = "goal",
     .attributes = goal_attributes,
     .text = TEXT_REQUIRED,
     .help = N_("what a pupil can do afterwards, in one language"),
     .example = N_("<goal lang=\"en\">You know a half when you see one.</goal>")},
    {.name = "numbers",
     .attributes = numbers_attributes,
     .help = N_("which numbers its questions are made of"),
     .example = "<numbers denominators=\"2 3 4\" pictures=\"bar\"/>",
     .examples = "<numbers denominators=\"2 3 4 5\" numerators=\"1 2 3\" largest=\"30\"\n"
                 "         above=\"0\" below=\"1\" factors=\"2 3 4 5\" partners=\"factor\"\n"
                 "         compared=\"any\" missing=\"any\" notations=\"fraction\"\n"
                 "         answers=\"fraction\" pictures=\"bar line\"/>"},
    {.name = "items",
     .attributes = items_attributes,
     .help = N_("a kind of question that breuk makes, and how often it comes"),
     .notes = N_("The other attributes are those of <numbers>, for questions of this kind alone."),
     .example = "<items kind=\"find\" share=\"50\"/>",
     .examples = "<items kind=\"find\" share=\"50\"/>\n"
                 "<items kind=\"all\" share=\"50\" denominators=\"2 4\" numerators=\"1\"\n"
                 "       largest=\"20\" above=\"0\" below=\"1\" factors=\"2 3\" partners=\"any\"\n"
                 "       compared=\"any\" missing=\"any\" notations=\"fraction\"\n"
                 "       answers=\"fraction\" pictures=\"bar\"/>"},
    {.name = "item",
     .attributes = item_attributes,
     .children = item_children,
     .help = N_("a question of your own"),
     .notes = N_("breuk mixes them with the questions that it makes. It works out itself which "
                 "answer is right, and refuses an option that says otherwise."),
     .example = "<item kind=\"fill\" stem=\"3/4\" other=\"15/20\"/>",
     .examples = "<item kind=\"find\" stem=\"2/5\" picture=\"bar\">\n"
                 "  <option number=\"6/15\" right=\"yes\"/>\n"
                 "  <option number=\"5/8\"/>\n"
                 "</item>\n"
                 "<item kind=\"compare\" stem=\"3/4\" other=\"5/6\"/>"},
    {.name = "option",
     .attributes = option_attributes,
     .help = N_("a number to choose"),
     .example = "<option number=\"6/15\" right=\"yes\"/>"},
    {.name = "hints",
     .attributes = hints_attributes,
     .children = hints_children,
     .help = N_("what helps a pupil who is stuck"),
     .example = "<hints ladder=\"factor\"/>"},
    {.name = "question",
     .attributes = question_attributes,
     .text = TEXT_REQUIRED,
     .help = N_("the lesson’s own question, for the ladder compare"),
     .example = N_("<question lang=\"en\">What is missing from one whole?</question>")},
    {.name = "feedback",
     .attributes = feedback_attributes,
     .children = feedback_children,
     .help = N_("what is said to a wrong answer instead of breuk’s own sentence"),
     .example = "<feedback belief=\"M1\">…</feedback>",
     .examples = "<feedback belief=\"M1\">\n"
                 "  <say lang=\"en\">You added. What happens to a half then?</say>\n"
                 "</feedback>"},
    {.name = "say",
     .attributes = say_attributes,
     .text = TEXT_REQUIRED,
     .help = N_("the sentence in one language; it may not hold the answer"),
     .example = N_("<say lang=\"en\">You added. What happens to a half then?</say>")},
    {.name = "pass",
     .attributes = pass_attributes,
     .help = N_("what counts as passed"),
     .example = "<pass right=\"8\" of=\"10\" each=\"2\"/>"},
};

const struct grammar lesson_grammar = {
    .root = "lesson",
    .file_kind = N_("lesson"),
    .format = 1,
    .elements = elements,
    .element_count = sizeof elements / sizeof *elements,
};
