/* Text between tags that belongs into an attribute, <numbers>1/2 2/4</numbers>, or into a child,
 * <extra>Hello</extra>. */
#include "xml/document.h"

#include "base/utf8.h"
#include "xml/character.h"
#include "xml/value.h"

enum { TEXT_SHOWN = 60, TEXT_TAKEN = 4096 /* bytes */ };

/* Returns whether the tag in hand has the attribute, or a wrong value of it. */
static bool is_given(const struct builder *builder, const struct attribute_rule *rule)
{
    bool given = attribute_of(builder->current, rule->name);

    for (int i = 0; i < builder->meant_count && !given; i++)
        given = !strcmp(builder->meant[i], rule->name);
    return given;
}

/* Returns the attribute that the text is meant for: the only one that is required and lacking, or
 * else, in a tag without any, one whose values have a form of their own. NULL: none. */
static const struct attribute_rule *suggest_attribute(struct builder *builder, const char *text)
{
    const struct attribute_rule *only = NULL, *formed = NULL;
    int missing = 0;
    struct message why;

    for (const struct attribute_rule *row = builder->current->rule->attributes; row && row->name;
         row++) {
        if (is_given(builder, row))
            continue;
        if (row->required) {
            missing++;
            only = row;
        }
        if (!formed && row->pattern)
            formed = row;
    }
    if (missing > 1)
        return NULL;
    if (only)
        return only->many || value_allowed(only, text, builder->scratch, &why) ? only : NULL;
    return builder->current->attribute_count || builder->unknown_count ? NULL : formed;
}

void take_misplaced_text(struct builder *builder, const struct scan_tag *tag)
{
    const struct xml_source *source = builder->source;
    size_t from = over_blanks(source, tag->end), end = from;

    while (end < source->length && source->bytes[end] != '<' && source->bytes[end] != '"' &&
           source->bytes[end] != '&')
        end++;
    const char *last = starts_at(source, end, "</")
                           ? memchr(source->bytes + end, '>', source->length - end)
                           : NULL;
    if (end == from || end - from > TEXT_TAKEN || !last ||
        !same_name(source, end + 2, over_name(source, end + 2) - end - 2, tag->name,
                   tag->name_length))
        return;
    while (value_is_blank(source->bytes[end - 1]))
        end--;
    char *text = arena_copy_bytes(&builder->document->arena, source->bytes + from, end - from);
    const struct attribute_rule *rule = suggest_attribute(builder, text);
    struct strbuf inside = {0}, shown = {0};

    if (!rule)
        return;
    strbuf_addf(&inside, " %s=\"%s\"/>", rule->name, text);
    strbuf_add(&shown, "<");
    strbuf_add_bytes(&shown, source->bytes + tag->name, tag->end - 1 - tag->name);
    strbuf_addf(&shown, " %s=\"%s\"/>", rule->name, end - from > TEXT_SHOWN ? "…" : text);
    struct diag_edit edit =
        source_edit(source, tag->end - 1, (size_t)(last + 1 - source->bytes), strbuf_text(&inside));
    propose_at(builder, from,
               message_with(N_("<{element}> has no text; write it like this: {tag}"),
                            arg_text("element", builder->current->rule->name),
                            arg_text("tag", strbuf_text(&shown))),
               &edit, 1);
    const struct scan_attribute taken = {
        .name = tag->name, .value = (uint32_t)from, .value_length = (uint16_t)(end - from)};
    builder->text_refused = true;
    take_attribute(builder, &taken, rule);
    builder->current->hurt = true;
    strbuf_release(&inside);
    strbuf_release(&shown);
}

/* Returns whether the attribute is an abbreviation of the text beside it, as a suit's. */
static bool abbreviates(const struct attribute_rule *rule)
{
    enum { LETTERS_MOST = 2 };

    return rule->type == VALUE_TEXT && rule->maximum <= LETTERS_MOST;
}

/* Returns the row of a child that an element lacks and that is nothing but a text in a language,
 * with its abbreviation at most; NULL: there is none. */
static const struct child_rule *text_lacking(const struct builder *builder)
{
    const struct grammar *grammar = builder->document->grammar;
    const struct element_rule *here = builder->current->rule;

    for (const struct child_rule *row = here->children; row && row->element; row++) {
        const struct element_rule *child = grammar_element(grammar, row->element);
        bool plain = row->minimum > 0 && child->text != TEXT_NONE;
        for (const struct attribute_rule *a = child->attributes; plain && a && a->name; a++)
            plain = !a->required || a->type == VALUE_LANGUAGE || abbreviates(a);
        if (plain)
            return row;
    }
    return NULL;
}

/* Adds the first language that the file names, or else English. */
static void add_language(const struct builder *builder, struct strbuf *out)
{
    const char *bytes = builder->source->bytes;

    for (size_t i = 0; i < builder->scan->attribute_count; i++) {
        const struct scan_attribute *one = &builder->scan->attributes[i];
        if (one->name_length != 4 || memcmp(bytes + one->name, "lang", 4) != 0 || !one->plain)
            continue;
        strbuf_add_bytes(out, bytes + one->value, one->value_length);
        return;
    }
    strbuf_add(out, "en");
}

/* Adds the first letters of a text, at most so many; no more than its first word has. */
static void add_letters(const char *text, const char *end, int most, struct strbuf *out)
{
    for (; text < end && !value_is_blank(*text) && *text != '&'; text++) {
        most -= utf8_begins(*text);
        if (most < 0)
            return;
        strbuf_add_char(out, *text);
    }
}

/* Adds the tag that opens such a child round the text from `from` to `end`. */
static void add_opening(const struct builder *builder, const struct child_rule *row, size_t from,
                        size_t end, struct strbuf *out)
{
    const struct element_rule *child = grammar_element(builder->document->grammar, row->element);
    const char *bytes = builder->source->bytes;

    strbuf_addf(out, "<%s", row->element);
    for (const struct attribute_rule *a = child->attributes; a && a->name; a++) {
        if (!a->required)
            continue;
        strbuf_addf(out, " %s=\"", a->name);
        if (a->type == VALUE_LANGUAGE)
            add_language(builder, out);
        else
            add_letters(bytes + from, bytes + end, (int)a->maximum, out);
        strbuf_add_char(out, '"');
    }
    strbuf_add_char(out, '>');
}

bool take_text_for_child(struct builder *builder)
{
    const struct xml_source *source = builder->source;
    struct xml_element *element = builder->current;
    const struct child_rule *row = builder->last ? NULL : text_lacking(builder);
    size_t from = scan_first_text(source, builder->markup_end), end = from;
    struct strbuf opening = {0}, closing = {0}, tag = {0};

    while (end < source->length && source->bytes[end] != '<')
        end++;
    if (!row || !starts_at(source, end, "</"))
        return false;
    while (value_is_blank(source->bytes[end - 1]))
        end--;
    add_opening(builder, row, from, end, &opening);
    strbuf_addf(&closing, "</%s>", row->element);
    strbuf_add(&tag, strbuf_text(&opening));
    if (end - from > TEXT_SHOWN)
        strbuf_add(&tag, "…");
    else
        strbuf_add_bytes(&tag, source->bytes + from, end - from);
    strbuf_add(&tag, strbuf_text(&closing));
    const struct diag_edit edits[] = {source_edit(source, from, from, strbuf_text(&opening)),
                                      source_edit(source, end, end, strbuf_text(&closing))};
    propose_at(builder, from,
               message_with(N_("text in <{element}> belongs in a <{child}>; write {tag}"),
                            arg_text("element", element->rule->name),
                            arg_text("child", row->element), arg_typed("tag", strbuf_text(&tag))),
               edits, 2);
    element->lacks |= UINT32_C(1) << (row - element->rule->children);
    element->hurt = true;
    strbuf_release(&opening);
    strbuf_release(&closing);
    strbuf_release(&tag);
    return true;
}
