#include "base/message.h"
#include "lesson/bounds.h"
#include "lesson/file/own.h"
#include "lesson/item.h"
#include "xml/library.h"

#include <math.h>
#include <stddef.h>

/* The words that lesson files are written with, each in the order of its enum and ended by NULL. */

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

/* What a lesson file may say. */

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

/* Bits of the words given, as their indexes plus `first`. */
static unsigned read_bits(const struct xml_element *element, const char *name, int first)
{
    unsigned bits = 0;

    for (size_t i = 0; i < xml_count(element, name); i++)
        bits |= 1u << (xml_item_word(element, name, i) + first);
    return bits;
}

/* Reads a list of whole numbers; gives how many they are. */
static int read_list(int *out, int most, const struct xml_element *element, const char *name,
                     struct diag *diag)
{
    size_t count = xml_count(element, name);

    if (count > (size_t)most) {
        diag_add(diag, SEVERITY_ERROR, xml_at_item(element, name, (size_t)most),
                 message_with(N_("too many numbers in {attribute}: at most {most}"),
                              arg_text("attribute", name), arg_count("most", most)));
        count = (size_t)most;
    }
    for (size_t i = 0; i < count; i++)
        out[i] = (int)xml_item_integer(element, name, i);
    return (int)count;
}

static void print_bound(struct rational value, char text[static NOTATION_TEXT_SIZE])
{
    struct notation number = value.denominator == 1
                                 ? notation_of_whole(value.numerator)
                                 : notation_of_fraction(value.numerator, value.denominator);

    notation_canonical(&number, text);
}

static void read_bounds(struct lesson_numbers *out, const struct xml_element *element,
                        struct diag *diag)
{
    struct notation number;
    char least[NOTATION_TEXT_SIZE], most[NOTATION_TEXT_SIZE];

    if (read_number(&number, element, "above", diag))
        out->above = notation_value(&number);
    if (read_number(&number, element, "below", diag))
        out->below = notation_value(&number);
    if (rational_compare(out->above, out->below) < 0 ||
        (!xml_has(element, "above") && !xml_has(element, "below")))
        return;
    print_bound(out->above, least);
    print_bound(out->below, most);
    diag_add(
        diag, SEVERITY_ERROR, xml_at(element, xml_has(element, "below") ? "below" : "above"),
        message_with(N_("no number is larger than {above} and smaller than {below}; make below "
                        "larger than above"),
                     arg_number("above", least), arg_number("below", most)));
}

/* What the element says of its numbers; the rest stays. */
static void read_numbers(struct lesson_numbers *out, const struct xml_element *element,
                         struct diag *diag)
{
    if (xml_count(element, "denominators"))
        out->denominators =
            read_list(out->denominator, LESSON_DENOMINATORS, element, "denominators", diag);
    if (xml_count(element, "numerators"))
        out->numerators =
            read_list(out->numerator, LESSON_DENOMINATORS, element, "numerators", diag);
    if (xml_text(element, "largest"))
        out->largest = xml_integer(element, "largest");
    read_bounds(out, element, diag);
    if (xml_count(element, "factors"))
        out->factors = read_list(out->factor, LESSON_FACTORS, element, "factors", diag);
    if (xml_text(element, "partners"))
        out->partners = (enum partners)xml_word(element, "partners");
    if (xml_text(element, "compared"))
        out->compared = (enum compared)xml_word(element, "compared");
    if (xml_text(element, "missing"))
        out->missing = (enum missing)xml_word(element, "missing");
    if (xml_count(element, "notations"))
        out->notations = read_bits(element, "notations", 0);
    if (xml_count(element, "answers"))
        out->forms = read_bits(element, "answers", 0);
    if (xml_count(element, "pictures"))
        out->pictures = read_bits(element, "pictures", SHAPE_PIE);
}

/* The shares of the kinds, which make 100 where there are any. */
static void read_shares(struct lesson *lesson, const struct xml_element *root, struct diag *diag)
{
    const struct xml_element *items = xml_child(root, "items");
    int sum = 0;
    bool hurt = false;

    for (const struct xml_element *e = items; e; e = xml_next(e)) {
        hurt = hurt || e->hurt;
        if (e->hurt)
            continue;
        struct lesson_items *kind = &lesson->kind[xml_word(e, "kind")];
        kind->share = (int)xml_integer(e, "share");
        read_numbers(&kind->numbers, e, diag);
        sum += (int)xml_integer(e, "share");
    }
    if (items && !hurt && sum != 100)
        diag_add(diag, SEVERITY_ERROR, xml_at(items, "share"),
                 message_with(N_("the shares of all <items> make {sum}; they must make 100"),
                              arg_count("sum", sum)));
    if (!items && !xml_child(root, "item") && !xml_lacks(root, "items") && !xml_lacks(root, "item"))
        diag_add(
            diag, SEVERITY_ERROR, xml_where(root),
            message_of(N_("this lesson asks nothing; add <items kind=\"find\" share=\"100\"/>, "
                          "or an <item> of your own")));
}

static void read_items(struct lesson *lesson, const struct xml_element *root, struct diag *diag)
{
    int count = 0;

    for (const struct xml_element *e = xml_child(root, "item"); e; e = xml_next(e))
        count++;
    lesson->item = arena_new(&lesson->arena, (size_t)count, sizeof *lesson->item);
    for (const struct xml_element *e = xml_child(root, "item"); e; e = xml_next(e))
        if (!e->hurt)
            own_read(&lesson->item[lesson->items++], e, diag);
    own_check_repeated(lesson, diag);
}

static void read_feedback(struct lesson *lesson, const struct xml_element *root)
{
    int count = 0;

    for (const struct xml_element *e = xml_child(root, "feedback"); e; e = xml_next(e))
        count++;
    lesson->feedback = arena_new(&lesson->arena, (size_t)count, sizeof *lesson->feedback);
    for (const struct xml_element *e = xml_child(root, "feedback"); e; e = xml_next(e)) {
        struct lesson_feedback *out = &lesson->feedback[lesson->feedbacks];
        if (e->hurt)
            continue;
        lesson->feedbacks++;
        out->belief = (enum misconception)xml_word(e, "belief");
        out->where = xml_where(e);
        words_read(&out->say, &lesson->arena, e, "say", NULL);
    }
}

static void read_root(struct lesson *lesson, const struct xml_element *root, struct diag *diag)
{
    lesson->version = (int)xml_integer(root, "version");
    lesson->stage = (enum stage)xml_word(root, "stage");
    lesson->order = (int)xml_integer(root, "order");
    lesson->skills = read_bits(root, "skills", 1);
    if (xml_has(root, "deck"))
        lesson->deck = arena_copy_text(&lesson->arena, xml_text(root, "deck"));
    for (size_t i = 0; i < xml_count(root, "needs"); i++) {
        if (i == LESSON_NEEDS) {
            diag_add(diag, SEVERITY_ERROR, xml_at_item(root, "needs", i),
                     message_with(N_("a lesson needs at most {most} others; name only those that "
                                     "come right before it"),
                                  arg_count("most", LESSON_NEEDS)));
            break;
        }
        const char *need = arena_copy_text(&lesson->arena, xml_item(root, "needs", i));
        lesson->need[lesson->needs++] = need;
    }
}

static void read_pass(struct lesson *lesson, const struct xml_element *pass, struct diag *diag)
{
    lesson->pass_right = pass ? (int)xml_integer(pass, "right") : 8;
    lesson->pass_of = pass ? (int)xml_integer(pass, "of") : 10;
    lesson->pass_each = pass ? (int)xml_integer(pass, "each") : 2;
    if (lesson->pass_right > lesson->pass_of)
        diag_add(diag, SEVERITY_ERROR, xml_at(pass, "right"),
                 message_with(N_("{right} of {of} cannot be right; make right at most {of}"),
                              arg_count("right", lesson->pass_right),
                              arg_count("of", lesson->pass_of)));
}

static enum status read_lesson(struct lesson *lesson, const char *path,
                               const struct xml_document *document, struct diag *diag)
{
    const struct xml_element *root = document->root;
    const struct xml_element *numbers = xml_child(root, "numbers"),
                             *hints = xml_child(root, "hints");
    struct arena *arena = &lesson->arena;
    size_t errors = diag->errors;

    lesson->name = library_name_of(arena, path);
    words_read(&lesson->title, arena, root, "title", NULL);
    words_read(&lesson->goal, arena, root, "goal", NULL);
    if (root->hurt || (numbers && numbers->hurt))
        return STATUS_INVALID;
    read_root(lesson, root, diag);
    lesson->numbers = (struct lesson_numbers){
        .above = {0, 1}, .below = {1, 1}, .factors = 4, .factor = {2, 3, 4, 5}};
    if (numbers)
        read_numbers(&lesson->numbers, numbers, diag);
    for (int k = 0; k < ITEM_KINDS; k++)
        lesson->kind[k].numbers = lesson->numbers;
    read_shares(lesson, root, diag);
    read_pass(lesson, xml_child(root, "pass"), diag);
    read_items(lesson, root, diag);
    read_feedback(lesson, root);
    if (hints) {
        lesson->ladder = (enum ladder)xml_word(hints, "ladder");
        words_read(&lesson->question, arena, hints, "question", NULL);
    }
    xml_sort_complaints(document, diag);
    if (diag->errors > errors || !document->is_whole)
        return STATUS_INVALID;
    bounds_apply(lesson);
    return STATUS_OK;
}

enum status lesson_load_document(struct lesson **out, const char *path,
                                 const struct xml_document *document, struct diag *diag)
{
    struct lesson *lesson = memory_new(1, sizeof *lesson);

    *out = NULL;
    enum status status = read_lesson(lesson, path, document, diag);
    /* The document and its file's name are freed; the lesson stays. */
    const char *file = status ? NULL : arena_copy_text(&lesson->arena, path);
    for (int i = 0; !status && i < lesson->items; i++)
        lesson->item[i].where.file = file;
    for (int i = 0; !status && i < lesson->feedbacks; i++)
        lesson->feedback[i].where.file = file;
    if (status)
        lesson_free(lesson);
    else
        *out = lesson;
    return status;
}

enum status lesson_read(struct lesson **out, struct xml_document **document, const char *path,
                        struct diag *diag)
{
    *out = NULL;
    enum status status = xml_read(document, path, &lesson_grammar, diag);
    if (*document) {
        enum status loaded = lesson_load_document(out, path, *document, diag);
        status = status ? status : loaded;
    }
    if (status && *out) {
        lesson_free(*out);
        *out = NULL;
    }
    return status;
}

enum status lesson_load(struct lesson **out, const char *path, struct diag *diag)
{
    struct xml_document *document = NULL;
    enum status status = lesson_read(out, &document, path, diag);

    xml_free(document);
    return status;
}

void lesson_free(struct lesson *lesson)
{
    if (!lesson)
        return;
    arena_release(&lesson->arena);
    memory_free(lesson);
}
