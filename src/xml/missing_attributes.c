/* Attributes that a tag lacks, and attributes that its element does not have. */
#include "xml/document.h"

#include "xml/other_word.h"
#include "xml/value.h"

#include <string.h>

/* Room for the names of all attributes that a tag can have, and the format. */
enum { NAMES_AT_MOST = 64 };

/* The tag in hand. */
struct tag_check {
    struct builder *builder;
    const struct scan_tag *tag;
    const struct attribute_rule *required[NAMES_AT_MOST]; /* those that it does not have */
    int required_count;
    bool told; /* a complaint says what is required */
};

/* Returns the rule after `row` of those that the element in hand may have, first NULL; NULL after
 * the last. */
static const struct attribute_rule *next_rule(const struct builder *builder,
                                              const struct attribute_rule *row)
{
    bool format = has_format(builder) && builder->current->rule != &part_rule;
    const struct attribute_rule *first = builder->current->rule->attributes;

    if (row == &format_rule)
        return NULL;
    row = row ? row + 1 : first;
    return row && row->name ? row : format ? &format_rule : NULL;
}

/* Returns whether the tag has the attribute, or another that is meant for it. */
static bool has(const struct builder *builder, const struct attribute_rule *rule)
{
    const struct xml_element *element = builder->current;

    for (size_t i = 0; i < element->attribute_count; i++)
        if (rule_of_attribute(element, &attributes_of(element)[i]) == rule)
            return true;
    for (int i = 0; i < builder->meant_count; i++)
        if (!strcmp(builder->meant[i], rule->name))
            return true;
    return false;
}

static void find_required(struct tag_check *check)
{
    const struct builder *builder = check->builder;

    check->required_count = 0;
    for (const struct attribute_rule *row = next_rule(builder, NULL);
         row && check->required_count < NAMES_AT_MOST; row = next_rule(builder, row))
        if (row->required && !has(builder, row))
            check->required[check->required_count++] = row;
}

/* Returns the rule that is meant by an unknown attribute: one with a name that is like its own, or
 * else the only one that is required and allows the value; NULL when there is none. */
static const struct attribute_rule *suggest_rule(struct tag_check *check, const char *name,
                                                 const char *value)
{
    struct builder *builder = check->builder;
    const struct attribute_rule *rules[NAMES_AT_MOST], *meant = NULL;
    const char *names[NAMES_AT_MOST];
    size_t count = 0;
    int candidates = 0;
    struct message why;

    for (const struct attribute_rule *row = next_rule(builder, NULL); row && count < NAMES_AT_MOST;
         row = next_rule(builder, row))
        if (!has(builder, row)) {
            rules[count] = row;
            names[count++] = row->name;
        }
    const char *near = other_word_nearest(name, names, count);
    for (size_t i = 0; near && i < count; i++)
        if (names[i] == near)
            return rules[i];
    for (int i = 0; i < check->required_count; i++) {
        const struct attribute_rule *row = check->required[i];
        bool open = row->type == VALUE_TEXT || row->type == VALUE_TOKEN || row->type == VALUE_ID;
        if (open || !value_allowed(row, value, builder->scratch, &why))
            continue;
        meant = row;
        candidates++;
    }
    return candidates == 1 ? meant : NULL;
}

/* Adds the names of all attributes that the element in hand may have. */
static void add_names(struct builder *builder)
{
    strbuf_clear(builder->scratch);
    for (const struct attribute_rule *row = next_rule(builder, NULL); row;
         row = next_rule(builder, row))
        strbuf_addf(builder->scratch, "%s%s", builder->scratch->length ? ", " : "", row->name);
}

/* Returns the edit that takes an attribute out of its tag, with the blanks before it. */
static struct diag_edit without(const struct builder *builder, const struct scan_attribute *one)
{
    size_t from = one->name;

    while (value_is_blank(builder->source->bytes[from - 1]))
        from--;
    return source_edit(builder->source, from, (size_t)one->value + one->value_length + 1, "");
}

/* Adds the required attributes as the element's example has them: lang="en". False: it does not
 * have them all. */
static bool add_from_example(const struct tag_check *check, struct strbuf *out)
{
    const char *example = check->builder->current->rule->example;

    for (int i = 0; i < check->required_count; i++) {
        const char *name = check->required[i]->name, *at = example;
        size_t length = strlen(name);
        while (at && (at = strchr(at, ' ')) &&
               (strncmp(at + 1, name, length) || at[1 + length] != '='))
            at++;
        const char *quote = at ? strchr(at, '"') : NULL,
                   *end = quote ? strchr(quote + 1, '"') : NULL;
        if (!end)
            return false;
        strbuf_add_bytes(out, at, (size_t)(end + 1 - at));
    }
    return true;
}

/* Complains of an attribute in whose place others are required. */
static void complain_instead(struct tag_check *check, const struct scan_attribute *one,
                             const char *name)
{
    struct builder *builder = check->builder;
    const struct xml_element *element = builder->current;
    struct strbuf instead = {0};
    struct diag_edit edit =
        source_edit(builder->source, one->name, (size_t)one->value + one->value_length + 1, "");
    bool like_this = add_from_example(check, &instead);

    edit.text = instead.length ? strbuf_text(&instead) + 1 : "";
    const char *id =
        like_this ? N_("<{element}> has no attribute “{name}”; write it like this: {example}")
                  : N_("<{element}> has no attribute “{name}”; it needs: {names}");
    strbuf_clear(builder->scratch);
    for (int i = 0; i < check->required_count; i++)
        strbuf_addf(builder->scratch, "%s%s", i ? ", " : "", check->required[i]->name);
    propose_at(builder, one->name,
               message_with(id, arg_typed("name", name), arg_text("element", element->rule->name),
                            arg_term("example", element->rule->example),
                            arg_text("names", strbuf_text(builder->scratch))),
               &edit, like_this);
    strbuf_release(&instead);
    check->told = true;
}

/* Complains of an attribute that the element does not have; takes it for the one that is meant. */
static void settle_unknown(struct tag_check *check, const struct scan_attribute *one)
{
    struct builder *builder = check->builder;
    struct xml_element *element = builder->current;
    const char *bytes = builder->source->bytes;
    char *name = arena_copy_bytes(&builder->document->arena, bytes + one->name, one->name_length);
    char *value =
        arena_copy_bytes(&builder->document->arena, bytes + one->value, one->value_length);

    bool foreign = strchr(name, ':') || !strcmp(name, "xmlns");
    const struct attribute_rule *meant = foreign ? NULL : suggest_rule(check, name, value);
    find_required(check);
    if (!meant && !foreign && check->required_count && !check->told) {
        complain_instead(check, one, name);
        element->hurt = true;
        return;
    }
    if (meant && rename_attribute(builder, one, meant->name)) {
        element->hurt = true;
        take_attribute(builder, one, meant);
        return;
    }
    add_names(builder);
    struct diag_edit edit = meant ? source_edit(builder->source, one->name,
                                                (size_t)one->name + one->name_length, meant->name)
                                  : without(builder, one);
    bool none = !builder->scratch->length;
    const char *id = foreign ? N_("these files do not use namespaces; remove “{name}”")
                     : meant ? N_("<{element}> has no attribute “{name}”; did you mean “{near}”?")
                     : none ? N_("<{element}> cannot have attributes; remove “{name}”")
                            : N_("<{element}> has no attribute “{name}”; it can have: {names}");
    propose_at(builder, one->name,
               message_with(id, arg_typed("name", name), arg_text("element", element->rule->name),
                            arg_text("near", meant ? meant->name : NULL),
                            arg_text("names", strbuf_text(builder->scratch))),
               &edit, meant || none || foreign);
    element->hurt = true;
    if (meant)
        take_attribute(builder, one, meant);
}

/* Makes the message that attributes are missing, with what their author may write: the words of the
 * only one, an example, or else the names alone. */
static struct message missing(const struct tag_check *check, const char *const *words,
                              bool like_this)
{
    struct strbuf *scratch = check->builder->scratch;
    const struct element_rule *element = check->builder->current->rule;
    const struct message_arg where = arg_text("element", element->name),
                             what = arg_text("name", check->required[0]->name);

    strbuf_clear(scratch);
    if (words) {
        for (int i = 0; words[i]; i++)
            strbuf_addf(scratch, "%s%s", i ? ", " : "", words[i]);
        return message_with(
            N_("<{element}> needs “{name}”; write {name}=\"…\" with one of: {words}"), where, what,
            arg_text("words", strbuf_text(scratch)));
    }
    for (int i = 0; i < check->required_count; i++)
        strbuf_addf(scratch, "%s%s", i ? ", " : "", check->required[i]->name);
    if (check->required_count > 1)
        return message_with(
            like_this ? N_("<{element}> needs {names}; write it like this: {example}")
                      : N_("<{element}> needs {names}; give it these attributes"),
            where, arg_text("names", strbuf_text(scratch)), arg_term("example", element->example));
    return message_with(like_this
                            ? N_("<{element}> needs “{name}”; write it like this: {example}")
                            : N_("<{element}> needs “{name}”; write <{element} {name}=\"…\">"),
                        where, what, arg_term("example", element->example));
}

/* Complains of what is required, once for the tag. */
static void complain_missing(struct tag_check *check)
{
    struct builder *builder = check->builder;
    const struct attribute_rule *only = check->required_count == 1 ? check->required[0] : NULL;
    const char *room[WORDS_AT_MOST];
    const char *const *words = only ? free_words(builder, only, room) : NULL;
    size_t behind = (size_t)check->tag->name + check->tag->name_length;
    struct diag_edit edits[WORDS_AT_MOST] = {source_edit(builder->source, behind, behind, "")};
    struct strbuf text = {0};
    size_t count = 0, starts[WORDS_AT_MOST];
    bool like_this = !words && add_from_example(check, &text), own = false;

    /* What its author alone can say is not proposed: a name, or what no other may have. */
    for (int i = 0; i < check->required_count; i++)
        own |= check->required[i]->unique != UNIQUE_NOWHERE ||
               check->required[i]->type == VALUE_TEXT || check->required[i]->type == VALUE_HREF;
    starts[0] = 0;
    for (; words && words[count] && count < WORDS_AT_MOST - 1; count++) {
        starts[count] = text.length;
        strbuf_addf(&text, " %s=\"%s\"", only->name, words[count]);
        strbuf_add_bytes(&text, "", 1);
    }
    if (!words)
        count = like_this && !own;
    else if (!words_are_proposed(only, count))
        count = 0;
    for (size_t i = 0; i < count; i++) {
        edits[i] = edits[0];
        edits[i].choice = (int)i;
        edits[i].text = text.text + starts[i];
    }
    builder->current->hurt = true;
    struct message why = missing(check, words, like_this);
    diag_propose(builder->diag, SEVERITY_ERROR, xml_where(builder->current), why, edits, count);
    strbuf_release(&text);
}

void settle_attributes(struct builder *builder, const struct scan_tag *tag)
{
    struct tag_check check = {.builder = builder, .tag = tag};

    find_required(&check);
    check.told = complain_of_pairs(builder, tag);
    for (int i = 0; !check.told && i < builder->unknown_count && !builder->stop; i++)
        settle_unknown(&check, builder->unknown[i]);
    find_required(&check);
    /* An element that is only guessed may be meant for another, which needs other things. */
    builder->current->hurt |= builder->guessed;
    if (check.required_count && !check.told && !builder->guessed && !builder->stop)
        complain_missing(&check);
}
