/* The grammar of a lesson file, and its words: each list in the order of its enum, ended by
 * NULL. */

#include "base/message.h"
#include "lesson/item.h"
#include "lesson/lesson.h"

#include <stddef.h>

const char *const stage_names[STAGES + 1] = {"one-whole",  "size",      "equal", "compare",
                                             "beyond-one", "notations", NULL};

const char *const item_kind_names[ITEM_KINDS + 1] = {
#define ITEM(kind, name, ...) #name,
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
#define ITEM(kind, name, meaning, doing) meaning,
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

/* Of <numbers>, and of <items> where a kind of question has its own; USUAL: what holds of the
 * former when nothing is said. */
#define NUMBERS(USUAL)                                                                             \
    ATTRIBUTE_WITHIN(VALUE_INTEGER, "numerators", 1, 100, N_("their numerators; by default any"),  \
                     .many = true),                                                                \
        ATTRIBUTE_WITHIN(VALUE_INTEGER, "largest", 2, 1000,                                        \
                         N_("no numerator or denominator is larger"), .fallback = USUAL("100")),   \
        ATTRIBUTE(VALUE_TOKEN, "above",                                                            \
                  N_("the numbers that are asked about are larger than this"),                     \
                  .fallback = USUAL("0")),                                                         \
        ATTRIBUTE(VALUE_TOKEN, "below",                                                            \
                  N_("the numbers that are asked about are smaller than this"),                    \
                  .fallback = USUAL("1")),                                                         \
        ATTRIBUTE_WITHIN(                                                                          \
            VALUE_INTEGER, "factors", 2, 100,                                                      \
            N_("what both parts of a fraction are multiplied by; by default 2 3 4 5"),             \
            .many = true),                                                                         \
        ATTRIBUTE_OF("partners", partner_names, partner_meanings,                                  \
                     N_("how equal fractions in a question are related"),                          \
                     .fallback = USUAL("any")),                                                    \
        ATTRIBUTE_OF("compared", compared_names, compared_meanings,                                \
                     N_("what numbers have in common that are compared or put in order"),          \
                     .fallback = USUAL("any")),                                                    \
        ATTRIBUTE_OF("missing", missing_names, NULL,                                               \
                     N_("which number of two equal fractions is missing, where one is"),           \
                     .fallback = USUAL("any")),                                                    \
        ATTRIBUTE_OF("notations", notation_names, NULL,                                            \
                     N_("how the numbers that are asked about are written"), .many = true,         \
                     .fallback = USUAL("fraction")),                                               \
        ATTRIBUTE_OF(                                                                              \
            "answers", notation_names, NULL,                                                       \
            N_("how an answer may be written; the same value in another form is asked for again"), \
            .many = true, .fallback = USUAL("fraction")),                                          \
        ATTRIBUTE_OF("pictures", picture_names, NULL,                                              \
                     N_("the pictures that may show a number; without them it is written"),        \
                     .many = true)

#define DENOMINATORS                                                                               \
    .name = "denominators", .type = VALUE_INTEGER, .many = true, .minimum = 1, .maximum = 100,     \
    .help = N_("the denominators of the numbers that are asked about")

#define USUALLY(text)    text
#define AS_NUMBERS(text) NULL

static const struct element_rule elements[] = {
    {.name = "lesson",
     .help = N_("a lesson"),
     .attributes = ATTRIBUTES(
         ATTRIBUTE_WITHIN(VALUE_INTEGER, "version", 1, 1000000,
                          N_("which edition of the lesson; raise it when its questions change"),
                          .fallback = "1"),
         ATTRIBUTE_OF("stage", stage_names, stage_meanings,
                      N_("the part of the course that it belongs to"), .required = true),
         ATTRIBUTE_WITHIN(VALUE_INTEGER, "order", 0, 1000,
                          N_("its place among the lessons of the stage: small numbers come first"),
                          .fallback = "1000"),
         ATTRIBUTE_OF("skills", skill_names, NULL, N_("the skills that it exercises"),
                      .required = true, .many = true),
         ATTRIBUTE(VALUE_ID, "needs", N_("the lessons that come before it"), .many = true),
         ATTRIBUTE(VALUE_ID, "deck", N_("the deck to play with after it")),
         ATTRIBUTE(VALUE_TOKEN, "tags", N_("where a curriculum asks for it, such as CCSS:4.NF.A.1"),
                   .many = true)),
     .children = CHILDREN({"title", 1, -1}, {"goal", 0, -1}, {"numbers", 1, 1},
                          {"items", 0, ITEM_KINDS}, {"item", 0, -1}, {"hints", 1, 1},
                          {"feedback", 0, MISCONCEPTIONS}, {"pass", 0, 1}),
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
     .help = N_("the title in one language"),
     .attributes = ATTRIBUTES(LANG),
     .text = TEXT_REQUIRED,
     .example = N_("<title lang=\"en\">Half</title>")},
    {.name = "goal",
     .help = N_("what a pupil can do afterwards, in one language"),
     .attributes = ATTRIBUTES(LANG),
     .text = TEXT_REQUIRED,
     .example = N_("<goal lang=\"en\">You know a half when you see one.</goal>")},
    {.name = "numbers",
     .help = N_("which numbers its questions are made of"),
     .attributes = ATTRIBUTES({DENOMINATORS, .required = true}, NUMBERS(USUALLY)),
     .example = "<numbers denominators=\"2 3 4\" pictures=\"bar\"/>",
     .examples = "<numbers denominators=\"2 3 4 5\" numerators=\"1 2 3\" largest=\"30\"\n"
                 "         above=\"0\" below=\"1\" factors=\"2 3 4 5\" partners=\"factor\"\n"
                 "         compared=\"any\" missing=\"any\" notations=\"fraction\"\n"
                 "         answers=\"fraction\" pictures=\"bar line\"/>"},
    {.name = "items",
     .help = N_("a kind of question that breuk makes, and how often it comes"),
     .attributes = ATTRIBUTES(
         ATTRIBUTE_OF("kind", item_kind_names, item_kind_meanings, N_("the kind of question"),
                      .required = true, .unique = UNIQUE_AMONG_SIBLINGS),
         ATTRIBUTE_WITHIN(VALUE_INTEGER, "share", 1, 100,
                          N_("how many questions of a hundred are of this kind"), .required = true),
         {DENOMINATORS}, NUMBERS(AS_NUMBERS)),
     .notes = N_("The other attributes are those of <numbers>, for questions of this kind alone."),
     .example = "<items kind=\"find\" share=\"50\"/>",
     .examples = "<items kind=\"find\" share=\"50\"/>\n"
                 "<items kind=\"all\" share=\"50\" denominators=\"2 4\" numerators=\"1\"\n"
                 "       largest=\"20\" above=\"0\" below=\"1\" factors=\"2 3\" partners=\"any\"\n"
                 "       compared=\"any\" missing=\"any\" notations=\"fraction\"\n"
                 "       answers=\"fraction\" pictures=\"bar\"/>"},
    {.name = "item",
     .help = N_("a question of your own"),
     .attributes = ATTRIBUTES(
         ATTRIBUTE_OF("kind", item_kind_names, item_kind_meanings, N_("the kind of question"),
                      .required = true),
         ATTRIBUTE_WITHIN(VALUE_TEXT, "stem", 1, 40, N_("the number that is asked about")),
         ATTRIBUTE_OF("picture", picture_names, NULL,
                      N_("the picture that shows it; without one it is written")),
         ATTRIBUTE_WITHIN(
             VALUE_TEXT, "other", 1, 40,
             N_("the second number; of write the answer, of place how its line is cut"))),
     .children = CHILDREN({"option", 0, 6}),
     .notes = N_("breuk mixes them with the questions that it makes. It works out itself which "
                 "answer is right, and refuses an option that says otherwise."),
     .example = "<item kind=\"fill\" stem=\"3/4\" other=\"15/20\"/>",
     .examples = "<item kind=\"find\" stem=\"2/5\" picture=\"bar\">\n"
                 "  <option number=\"6/15\" right=\"yes\"/>\n"
                 "  <option number=\"5/8\"/>\n"
                 "</item>\n"
                 "<item kind=\"compare\" stem=\"3/4\" other=\"5/6\"/>"},
    {.name = "option",
     .help = N_("a number to choose"),
     .attributes = ATTRIBUTES(
         ATTRIBUTE_WITHIN(VALUE_TEXT, "number", 1, 40, N_("the number that can be chosen"),
                          .required = true, .unique = UNIQUE_AMONG_SIBLINGS),
         ATTRIBUTE(VALUE_BOOLEAN, "right", N_("whether it is a right answer"), .fallback = "no")),
     .example = "<option number=\"6/15\" right=\"yes\"/>"},
    {.name = "hints",
     .help = N_("what helps a pupil who is stuck"),
     .attributes = ATTRIBUTES(
         ATTRIBUTE_OF("ladder", ladder_names, ladder_meanings,
                      N_("what the hints show, one after the other; the last one is the answer"),
                      .required = true)),
     .children = CHILDREN({"question", 0, -1}),
     .example = "<hints ladder=\"factor\"/>"},
    {.name = "question",
     .help = N_("the lesson’s own question, for the ladder compare"),
     .attributes = ATTRIBUTES(LANG),
     .text = TEXT_REQUIRED,
     .example = N_("<question lang=\"en\">What is missing from one whole?</question>")},
    {.name = "feedback",
     .help = N_("what is said to a wrong answer instead of breuk’s own sentence"),
     .attributes = ATTRIBUTES(ATTRIBUTE_OF(
         "belief", belief_names, NULL,
         N_("the belief that the wrong answer comes from; other: any other wrong answer"),
         .required = true, .unique = UNIQUE_AMONG_SIBLINGS)),
     .children = CHILDREN({"say", 1, -1}),
     .example = "<feedback belief=\"M1\">…</feedback>",
     .examples = "<feedback belief=\"M1\">\n"
                 "  <say lang=\"en\">You added. What happens to a half then?</say>\n"
                 "</feedback>"},
    {.name = "say",
     .help = N_("the sentence in one language; it may not hold the answer"),
     .attributes = ATTRIBUTES(LANG),
     .text = TEXT_REQUIRED,
     .example = N_("<say lang=\"en\">You added. What happens to a half then?</say>")},
    {.name = "pass",
     .help = N_("what counts as passed"),
     .attributes = ATTRIBUTES(
         ATTRIBUTE_WITHIN(VALUE_INTEGER, "right", 1, 20,
                          N_("so many first tries must be right, without a hint"), .fallback = "8"),
         ATTRIBUTE_WITHIN(VALUE_INTEGER, "of", 1, 20, N_("of the last so many"), .fallback = "10"),
         ATTRIBUTE_WITHIN(VALUE_INTEGER, "each", 0, 10,
                          N_("and each skill of the lesson so many times"), .fallback = "2")),
     .example = "<pass right=\"8\" of=\"10\" each=\"2\"/>"},
};

const struct grammar lesson_grammar = {
    .root = "lesson",
    .file_kind = N_("lesson"),
    .format = 1,
    .elements = elements,
    .element_count = sizeof elements / sizeof *elements,
};
