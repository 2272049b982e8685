/*
 * Elements that say one thing by its name, with its value beside it: <set name="hand-size"
 * value="5"/>. People write <set hand-size="5"/>, and several of them in one tag.
 */
#include "xml/document.h"

#include "xml/character.h"
#include "xml/other_word.h"
#include "xml/value.h"

/* Returns the rule for the values of that name, by the choices of the element; NULL: the schemas
 * know nothing of it. */
static const struct attribute_rule *rule_of_value(const struct element_rule *element,
                                                  const char *name)
{
    for (const struct attribute_choice *choice = element->choices; choice && choice->rules;
         choice++)
        if (choice->rules[0].words && !strcmp(choice->rules[0].words[0], name))
            return &choice->rules[1];
    return NULL;
}

/* Returns the name among those that the rule knows that a name in the file is meant for; NULL:
 * none.
 */
static const char *suggest_name(const struct builder *builder, const struct attribute_rule *rule,
                                size_t from, size_t length)
{
    char name[64];
    size_t count = 0;

    if (length >= sizeof name)
        return NULL;
    memcpy(name, builder->source->bytes + from, length);
    name[length] = '\0';
    while (rule->known[count])
        count++;
    return other_word_nearest(name, rule->known, count);
}

/* The pairs that are written in the place of such attributes. */
struct swapped_pairs {
    struct builder *builder;
    struct strbuf out;
    const struct attribute_rule *value; /* what a value must be that is not clear */
};

/* Adds name="…" value="…" for an attribute. False: it is not the name of anything. */
static bool add_pair(struct swapped_pairs *pairs, const struct attribute_rule *rule,
                     const struct scan_attribute *one)
{
    struct builder *builder = pairs->builder;
    struct strbuf meant = {0};
    struct message why;

    const char *name = suggest_name(builder, rule, one->name, one->name_length);
    const char *value = arena_copy_bytes(&builder->document->arena,
                                         builder->source->bytes + one->value, one->value_length);
    if (!name || strpbrk(value, "\"&"))
        return false;
    const struct attribute_rule *allowed = rule_of_value(builder->current->rule, name);
    if (allowed && !value_allowed(allowed, value, builder->scratch, &why)) {
        if (suggest_value(allowed, value, &meant)) {
            value = strbuf_text(&meant);
        } else {
            pairs->value = allowed;
            value = "…";
        }
    }
    strbuf_addf(&pairs->out, "name=\"%s\" value=\"%s\"", name, value);
    strbuf_release(&meant);
    return true;
}

/* Says which values are allowed in the place of one that is neither right nor clear. */
static struct message ask_value(const struct swapped_pairs *pairs, const char *typed)
{
    const struct attribute_rule *rule = pairs->value;
    struct strbuf *scratch = pairs->builder->scratch;
    double low, high;

    strbuf_clear(scratch);
    for (int i = 0; rule->words && rule->words[i]; i++)
        strbuf_addf(scratch, "%s%s", i ? ", " : "", rule->words[i]);
    value_bounds(rule, &low, &high);
    return message_with(
        rule->words ? N_("<{element}> has no attribute “{name}”; write {instead} in its place, "
                         "with one of: {words}")
                    : N_("<{element}> has no attribute “{name}”; write {instead} in its place, "
                         "with a whole number from {low} to {high}"),
        arg_text("element", pairs->builder->current->rule->name), arg_typed("name", typed),
        arg_text("instead", strbuf_text(&pairs->out)), arg_text("words", strbuf_text(scratch)),
        arg_count("low", (int64_t)low), arg_count("high", (int64_t)high));
}

/* Adds a pair for each of the attributes, which are all that the tag has, a tag each. */
static bool add_pairs(struct swapped_pairs *pairs, const struct attribute_rule *rule)
{
    const struct builder *builder = pairs->builder;

    for (int i = 0; i < builder->unknown_count; i++) {
        if (i)
            strbuf_addf(&pairs->out, "/><%s ", builder->current->rule->name);
        if (!add_pair(pairs, rule, builder->unknown[i]))
            return false;
    }
    return true;
}

static size_t end_of(const struct scan_attribute *one)
{
    return (size_t)one->value + one->value_length + 1;
}

/* Complains of attributes that stand where a name and a value belong. False: they do not. */
static bool complain_instead(struct swapped_pairs *pairs, const struct attribute_rule *rule,
                             const struct scan_tag *tag)
{
    struct builder *builder = pairs->builder;
    const struct scan_attribute *first = builder->unknown[0],
                                *last = builder->unknown[builder->unknown_count - 1];
    const char *element = builder->current->rule->name;

    if ((builder->unknown_count > 1 && !tag->empty) || !add_pairs(pairs, rule))
        return false;
    const char *typed = arena_copy_bytes(&builder->document->arena,
                                         builder->source->bytes + first->name, first->name_length);
    struct diag_edit edit =
        source_edit(builder->source, first->name, end_of(last), strbuf_text(&pairs->out));
    struct message message =
        pairs->value ? ask_value(pairs, typed)
        : builder->unknown_count > 1
            ? message_with(N_("a <{element}> says only one thing; write <{element} {instead}/> in "
                              "its place"),
                           arg_text("element", element),
                           arg_text("instead", strbuf_text(&pairs->out)))
            : message_with(
                  N_("<{element}> has no attribute “{name}”; write {instead} in its place"),
                  arg_text("element", element), arg_typed("name", typed),
                  arg_text("instead", strbuf_text(&pairs->out)));
    propose_at(builder, first->name, message, &edit, !pairs->value);
    return true;
}

/* Complains of an attribute beside a name and a value that is a pair of its own. */
static bool complain_beside(struct swapped_pairs *pairs, const struct attribute_rule *rule,
                            const struct scan_tag *tag)
{
    struct builder *builder = pairs->builder;
    const struct scan_attribute *one = builder->unknown[0];
    struct strbuf another = {0};

    if (builder->unknown_count > 1 || !tag->empty || !add_pair(pairs, rule, one) || pairs->value)
        return false;
    size_t from = one->name;
    while (value_is_blank(builder->source->bytes[from - 1]))
        from--;
    strbuf_addf(&another, "<%s %s/>", builder->current->rule->name, strbuf_text(&pairs->out));
    const char *text = strbuf_text(&another);
    const struct diag_edit edits[] = {source_edit(builder->source, from, end_of(one), ""),
                                      source_edit(builder->source, tag->end, tag->end, text)};
    propose_at(builder, one->name,
               message_with(N_("a <{element}> says only one thing; write another for this: "
                               "{instead}"),
                            arg_text("element", builder->current->rule->name),
                            arg_text("instead", text)),
               edits, 2);
    strbuf_release(&another);
    return true;
}

/* Returns the rule of the name in an element that says one thing by its name, with its value; NULL:
 * it is another kind of element. */
static const struct attribute_rule *rule_of_name(const struct element_rule *element)
{
    const struct attribute_rule *rule = grammar_attribute(element, "name");

    return rule && rule->known && grammar_attribute(element, "value") ? rule : NULL;
}

/* Finds the value that an element has which stands for a pair: of its only attribute, or its text.
 * Returns just after the element; 0: there is no such value. */
static size_t find_value(const struct builder *builder, const struct scan_tag *tag, size_t *from,
                         size_t *end)
{
    const struct xml_source *source = builder->source;
    const struct scan_attribute *one = &builder->scan->attributes[tag->first];
    size_t closing = tag->empty ? tag->end : scan_closing(source, tag);

    *from = tag->count == 1 ? one->value : over_blanks(source, tag->end);
    *end = tag->count == 1 ? (size_t)one->value + one->value_length : closing;
    if (tag->count > 1 || !closing || *end > closing || (tag->empty && !tag->count))
        return 0;
    while (*end > *from && value_is_blank(source->bytes[*end - 1]))
        --*end;
    return *end == *from ? 0 : tag->empty ? closing : closing + 3 + tag->name_length;
}

bool complain_of_pair_element(struct builder *builder, const struct element_rule *here,
                              const struct scan_tag *tag)
{
    const struct xml_source *source = builder->source;
    const struct element_rule *element = NULL;
    const struct attribute_rule *rule = NULL;
    size_t from, end, behind = find_value(builder, tag, &from, &end);

    for (const struct child_rule *row = here->children; row && row->element && !rule; row++) {
        element = grammar_element(builder->document->grammar, row->element);
        rule = rule_of_name(element);
    }
    const char *name = rule ? suggest_name(builder, rule, tag->name, tag->name_length) : NULL;
    struct strbuf instead = {0};
    if (!name || !behind || memchr(source->bytes + from, '<', end - from))
        return false;
    const char *value =
        arena_copy_bytes(&builder->document->arena, source->bytes + from, end - from);
    const char *typed =
        arena_copy_bytes(&builder->document->arena, source->bytes + tag->name, tag->name_length);
    const struct attribute_rule *allowed = rule_of_value(element, name);
    struct strbuf meant = {0};
    struct message why;
    bool clear = !allowed || value_allowed(allowed, value, builder->scratch, &why);
    if (!clear) {
        clear = suggest_value(allowed, value, &meant);
        value = clear ? strbuf_text(&meant) : "…";
    }
    strbuf_addf(&instead, "<%s name=\"%s\" value=\"%s\"/>", element->name, name, value);
    const struct diag_edit edit = source_edit(source, tag->start, behind, strbuf_text(&instead));
    propose_at(builder, tag->start,
               message_with(N_("<{name}> is not allowed in <{here}>; write {tag}"),
                            arg_typed("name", typed), arg_text("here", here->name),
                            arg_typed("tag", strbuf_text(&instead))),
               &edit, clear);
    strbuf_release(&meant);
    strbuf_release(&instead);
    return true;
}

bool complain_of_pairs(struct builder *builder, const struct scan_tag *tag)
{
    const struct attribute_rule *rule = rule_of_name(builder->current->rule);
    struct swapped_pairs pairs = {.builder = builder};

    if (!builder->unknown_count || !rule)
        return false;
    bool told = builder->unknown_count == tag->count ? complain_instead(&pairs, rule, tag)
                                                     : complain_beside(&pairs, rule, tag);
    strbuf_release(&pairs.out);
    builder->current->hurt |= told;
    return told;
}
