#include "cli/manual/manual.h"

#include "cli/kinds/listed.h"
#include "text/text.h"
#include "xml/schema.h"
#include "xml/value.h"

#include <math.h>
#include <string.h>

static void add_word(struct strbuf *out, const char *id)
{
    strbuf_add(out, text_get(id));
}

static void add_sentence(struct strbuf *out, struct message message)
{
    text_of(message, NULL, out);
}

/* Begins one more fact about an attribute. */
static void separate(struct strbuf *facts)
{
    strbuf_add(facts, facts->length ? text_get(N_("; ")) : "(");
}

static const char *type_word(const struct attribute_rule *rule)
{
    switch (rule->type) {
    case VALUE_TEXT:
        return N_("text");
    case VALUE_TOKEN:
        return N_("text without spaces");
    case VALUE_ID:
        return N_("name");
    case VALUE_WORD:
        return N_("word");
    case VALUE_INTEGER:
        return N_("whole number");
    case VALUE_REAL:
        return N_("number");
    case VALUE_BOOLEAN:
        return N_("yes or no");
    case VALUE_COLOUR:
        return N_("colour");
    case VALUE_LANGUAGE:
        return N_("language");
    case VALUE_HREF:
        return N_("file");
    }
    return NULL;
}

static void add_type(struct strbuf *facts, const struct attribute_rule *rule)
{
    separate(facts);
    if (rule->type == VALUE_WORD && !rule->meanings) {
        struct strbuf words = {0};
        for (int i = 0; rule->words[i]; i++)
            strbuf_addf(&words, "%s%s", i ? ", " : "", rule->words[i]);
        add_sentence(facts,
                     message_with(rule->open ? N_("one of the words: {words}; or another word")
                                             : N_("one of the words: {words}"),
                                  arg_text("words", strbuf_text(&words))));
        strbuf_release(&words);
    } else {
        add_word(facts, type_word(rule));
    }
    if (rule->many) {
        separate(facts);
        add_word(facts, N_("one or more, separated by spaces"));
    }
}

/* Adds the bounds in the form of files, the same in every language. */
static void add_bounds(struct strbuf *facts, const struct attribute_rule *rule)
{
    struct strbuf low = {0}, high = {0};
    bool open = !isfinite(rule->maximum), one = rule->minimum == rule->maximum;
    bool is_text = rule->type == VALUE_TEXT;

    if (rule->minimum == 0 && rule->maximum == 0)
        return;
    value_add_bound(&low, rule->minimum);
    value_add_bound(&high, rule->maximum);
    separate(facts);
    add_sentence(facts, message_with(open      ? N_("{minimum} or more")
                                     : one     ? N_("only {minimum}")
                                     : is_text ? N_("{minimum} to {maximum} characters")
                                               : N_("{minimum} to {maximum}"),
                                     arg_text("minimum", strbuf_text(&low)),
                                     arg_text("maximum", strbuf_text(&high))));
    strbuf_release(&low);
    strbuf_release(&high);
}

static void add_need(struct strbuf *facts, const struct attribute_rule *rule)
{
    separate(facts);
    if (rule->fallback)
        add_sentence(facts,
                     message_with(N_("default: {value}"), arg_text("value", rule->fallback)));
    else
        add_word(facts, rule->required ? N_("required") : N_("optional"));
    if (rule->unique != UNIQUE_NOWHERE) {
        separate(facts);
        add_word(facts, rule->unique == UNIQUE_IN_FILE
                            ? N_("each value only once in a file")
                            : N_("each value only once within the same element"));
    }
}

static void put_attribute(struct manual *manual, const struct attribute_rule *rule)
{
    struct strbuf facts = {0};

    add_type(&facts, rule);
    add_bounds(&facts, rule);
    add_need(&facts, rule);
    strbuf_add_char(&facts, ')');
    manual_entry(manual, 0, rule->name, strbuf_text(&facts));
    manual_paragraph(manual, 1, text_get(rule->help));
    for (int i = 0; rule->meanings && rule->words[i]; i++) {
        manual_entry(manual, 1, rule->words[i], "");
        manual_paragraph(manual, 2, text_get(rule->meanings[i]));
    }
    strbuf_release(&facts);
}

/* Adds "<deck> (1 or more)". */
static void add_child(struct strbuf *out, const char *element, int minimum, int maximum)
{
    strbuf_addf(out, "%s<%s> (", out->length ? ", " : "", element);
    add_sentence(out,
                 message_with(maximum < 0 ? minimum ? N_("{minimum} or more") : N_("any number")
                              : minimum == maximum ? N_("exactly {minimum}")
                              : minimum            ? N_("{minimum} to {maximum}")
                                                   : N_("at most {maximum}"),
                              arg_count("minimum", minimum), arg_count("maximum", maximum)));
    strbuf_add_char(out, ')');
}

static const struct child_rule *child_named(const struct pattern_element *parent, const char *name)
{
    for (const struct child_rule *row = parent->children; row && row->element; row++)
        if (!strcmp(row->element, name))
            return row;
    return NULL;
}

/* Puts "Goes inside: <deck> (1 or more), <extra> (any number)." */
static void put_place(struct manual *manual, const struct grammar *grammar,
                      const struct element_rule *rule)
{
    struct strbuf parents = {0}, sentence = {0};
    struct pattern_element parent;

    for (size_t i = 0; pattern_next(grammar, i, &parent); i++) {
        const struct child_rule *row = child_named(&parent, rule->name);
        if (row)
            add_child(&parents, parent.rule->name, parent.at_least_none ? 0 : row->minimum,
                      row->maximum);
        else if (parent.includes && !strcmp(rule->name, "include"))
            add_child(&parents, parent.rule->name, 0, -1);
    }
    if (*strbuf_text(&parents))
        add_sentence(&sentence, message_with(N_("Goes inside: {elements}."),
                                             arg_text("elements", strbuf_text(&parents))));
    else
        add_word(&sentence, N_("The root element of a file."));
    manual_paragraph(manual, 0, strbuf_text(&sentence));
    strbuf_release(&parents);
    strbuf_release(&sentence);
}

static void put_content(struct manual *manual, const struct pattern_element *element)
{
    struct strbuf children = {0}, sentence = {0};

    for (const struct child_rule *row = element->children; row && row->element; row++)
        add_child(&children, row->element, element->at_least_none ? 0 : row->minimum, row->maximum);
    if (element->includes)
        add_child(&children, "include", 0, -1);
    if (*strbuf_text(&children)) {
        add_sentence(&sentence, message_with(N_("Contains: {elements}."),
                                             arg_text("elements", strbuf_text(&children))));
        if (strchr(strbuf_text(&children), ',')) {
            strbuf_add_char(&sentence, ' ');
            add_word(&sentence, N_("In any order."));
        }
    } else {
        add_word(&sentence, element->rule->text == TEXT_REQUIRED   ? N_("Contains text.")
                            : element->rule->text == TEXT_OPTIONAL ? N_("Contains text or nothing.")
                                                                   : N_("Contains nothing."));
    }
    manual_paragraph(manual, 0, strbuf_text(&sentence));
    strbuf_release(&children);
    strbuf_release(&sentence);
}

static void put_element(struct manual *manual, const struct grammar *grammar,
                        const struct pattern_element *element)
{
    const struct element_rule *rule = element->rule;
    struct strbuf heading = {0};

    strbuf_addf(&heading, "<%s>", rule->name);
    manual_subheading(manual, strbuf_text(&heading));
    manual_paragraph(manual, 0, text_get(rule->help));
    if (rule->notes)
        manual_paragraph(manual, 0, text_get(rule->notes));
    put_place(manual, grammar, rule);
    put_content(manual, element);
    for (int i = 0; i < element->attribute_count; i++)
        put_attribute(manual, &element->attributes[i]);
    manual_paragraph(manual, 0, text_get(N_("For example:")));
    manual_lines(manual, rule->examples ? rule->examples : rule->example);
    strbuf_release(&heading);
}

/* How to write values of a type, unless its name says it. */
static const struct {
    enum value_type type;
    const char *how;
} notations[] = {
    {VALUE_ID, N_("A letter (a to z or A to Z), then letters, digits, “-”, “_” and “.”; at most 64 "
                  "characters.")},
    {VALUE_INTEGER, N_("Digits, such as 12; put “-” in front of a number below zero.")},
    {VALUE_REAL, N_("Such as 12, 12.5 or -3: use a decimal point in every language.")},
    {VALUE_COLOUR,
     N_("“#” and six digits 0–9 or A–F: two each for red, green and blue, such as #314387.")},
    {VALUE_LANGUAGE,
     N_("A language code: en, nl, de, fr or another, with a region if needed, such as fr-BE.")},
    {VALUE_HREF, N_("A path relative to this file’s folder, using “/”. It stays in that folder or "
                    "below, and no part of it begins with a dot.")},
};

static bool has_type(const struct grammar *grammar, enum value_type type)
{
    struct pattern_element element;

    for (size_t i = 0; pattern_next(grammar, i, &element); i++)
        for (int k = 0; k < element.attribute_count; k++)
            if (element.attributes[k].type == type)
                return true;
    return false;
}

static void put_elements(struct manual *manual, const struct file_kind *kind)
{
    struct pattern_element element;

    manual_heading(manual, text_get(N_("ELEMENTS")));
    for (size_t i = 0; pattern_next(kind->grammar, i, &element); i++)
        put_element(manual, kind->grammar, &element);
}

static void put_values(struct manual *manual, const struct file_kind *kind)
{
    manual_heading(manual, text_get(N_("KINDS OF VALUES")));
    manual_paragraph(manual, 0,
                     text_get(N_("Spaces at either end of a value are ignored, except in texts.")));
    for (size_t i = 0; i < sizeof notations / sizeof *notations; i++) {
        if (!has_type(kind->grammar, notations[i].type))
            continue;
        manual_entry(manual, 0,
                     text_get(type_word(&(struct attribute_rule){.type = notations[i].type})), "");
        manual_paragraph(manual, 1, text_get(notations[i].how));
    }
}

/* Puts what rule sets may set. */
static void put_settings(struct manual *manual, const struct file_kind *kind)
{
    struct known_rulesets rulesets;

    (void)kind;
    rulesets_know(&rulesets);
    manual_heading(manual, text_get(N_("SETTINGS")));
    manual_paragraph(
        manual, 0,
        text_get(N_("After each name come the values that it can take. The parentheses show the "
                    "default, the rule sets that differ from it, and the ids of the rules that the "
                    "setting decides. Refusals during a game are explained by those rules.")));
    for (int i = 0; i < SETTING_COUNT; i++) {
        const struct setting_row *row = &setting_rows[i];
        struct strbuf facts = {0};
        rulesets_add_facts(&rulesets, (enum setting)i, &facts);
        manual_entry(manual, 0, row->name, strbuf_text(&facts));
        manual_paragraph(manual, 1, text_get(row->help));
        strbuf_release(&facts);
    }
    rulesets_forget(&rulesets);
}

static void put_editors(struct manual *manual, const struct file_kind *kind)
{
    struct strbuf model = {0}, command = {0};

    strbuf_addf(&model,
                "<?xml-model href=\"%s.rng\" type=\"application/xml\"\n"
                "  schematypens=\"http://relaxng.org/ns/structure/1.0\"?>",
                kind->name);
    strbuf_addf(&command, "breuk check --schema %s > %s.rng", kind->name, kind->name);
    manual_heading(manual, text_get(N_("EDITORS")));
    manual_paragraph(manual, 0,
                     text_get(N_("An editor that supports RELAX NG completes and checks the file "
                                 "as you type, if its second line names the schema:")));
    manual_lines(manual, strbuf_text(&model));
    manual_paragraph(
        manual, 0,
        text_get(
            N_("The schema must then be in the same folder as the file. This command writes it:")));
    manual_lines(manual, strbuf_text(&command));
    strbuf_release(&model);
    strbuf_release(&command);
}

/* What a line “@NAME” of a page stands for: a paragraph, or what `put` makes of tables. */
static const struct {
    const char *name, *paragraph;
    void (*put)(struct manual *manual, const struct file_kind *kind);
} places[] = {
    {"@checked",
     N_("“breuk check FILE” reports every problem with its line and column, and what is allowed "
        "there."),
     NULL},
    {"@including",
     N_("<include> is replaced by the contents of that part. The part must be in the same folder "
        "as the file that names it, or below it. Includes can be nested 8 deep, with 256 files in "
        "all. Each file can have up to 8 MiB, and all of them together up to 16."),
     NULL},
    {"@elements", NULL, put_elements},
    {"@settings", NULL, put_settings},
    {"@values", NULL, put_values},
    {"@editors", NULL, put_editors},
};

/* Takes the whole line at *rest into `line`, and returns its text. */
static const char *take_line(const char **rest, struct strbuf *line)
{
    size_t length = strcspn(*rest, "\n");

    strbuf_clear(line);
    strbuf_add_bytes(line, *rest, length);
    *rest += length + ((*rest)[length] == '\n');
    return strbuf_text(line);
}

static void put_place_named(struct manual *manual, const struct file_kind *kind, const char *line)
{
    static const char see_also[] = "@see-also ";

    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        if (strcmp(places[i].name, line) != 0)
            continue;
        if (places[i].put)
            places[i].put(manual, kind);
        else
            manual_paragraph(manual, 0, text_get(places[i].paragraph));
        return;
    }
    bool pages = !strncmp(line, see_also, sizeof see_also - 1);
    if (pages)
        manual_heading(manual, text_get(N_("SEE ALSO")));
    manual_paragraph(manual, 0, pages ? line + sizeof see_also - 1 : line);
}

/* Puts the lines up to one that is empty or has a mark. */
static void put_paragraph(struct manual *manual, const char **rest)
{
    struct strbuf text = {0};
    int depth = **rest == ' ';

    while (**rest && !strchr("\n#=|@", **rest)) {
        const char *line = *rest + strspn(*rest, " ");
        size_t length = strcspn(line, "\n");
        strbuf_addf(&text, "%s%.*s", text.length ? " " : "", (int)length, line);
        *rest = line + length + (line[length] == '\n');
    }
    manual_paragraph(manual, depth, text_get(strbuf_text(&text)));
    strbuf_release(&text);
}

static void put_example(struct manual *manual, const char **rest)
{
    struct strbuf lines = {0};

    while (**rest == '|') {
        const char *line = *rest + 1 + ((*rest)[1] == ' ');
        size_t length = strcspn(line, "\n");
        strbuf_addf(&lines, "%.*s\n", (int)length, line);
        *rest = line + length + (line[length] == '\n');
    }
    manual_lines(manual, strbuf_text(&lines));
    strbuf_release(&lines);
}

/* Adds the block that begins at *rest; the first character of its line says which kind it is. */
static void put_block(struct manual *manual, const struct file_kind *kind, const char **rest,
                      struct strbuf *line)
{
    enum { MARK = 2 }; /* a character and a blank */
    const char *text = "";
    char mark = **rest;

    if (mark == '|')
        put_example(manual, rest);
    else if (!strchr("\n#=@", mark))
        put_paragraph(manual, rest);
    else
        text = take_line(rest, line);
    if (mark == '#' && strlen(text) > MARK)
        manual_heading(manual, text_get(text + MARK));
    else if (mark == '=' && strlen(text) > MARK)
        manual_entry(manual, 0, text + MARK, "");
    else if (mark == '@')
        put_place_named(manual, kind, text);
}

void book_page(const struct file_kind *kind, const char *page, struct manual *manual)
{
    struct strbuf name = {0}, line = {0};
    const char *what = text_get(take_line(&page, &line));

    strbuf_addf(&name, "breuk-%s", kind->name);
    manual_title(manual, strbuf_text(&name), 5, what);
    while (*page)
        put_block(manual, kind, &page, &line);
    strbuf_release(&name);
    strbuf_release(&line);
}

bool book_element(const struct file_kind *kind, const char *element, struct manual *manual)
{
    struct pattern_element pattern;

    for (size_t i = 0; pattern_next(kind->grammar, i, &pattern); i++)
        if (strcmp(pattern.rule->name, element) == 0) {
            put_element(manual, kind->grammar, &pattern);
            return true;
        }
    return false;
}
