/* Text between tags that belongs into an attribute: <numbers>1/2 2/4</numbers>. */
#include "xml/document.h"

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
static const struct attribute_rule *attribute_meant(struct builder *builder, const char *text)
{
    const struct attribute_rule *only = NULL, *formed = NULL;
    int lacking = 0;
    struct message why;

    for (const struct attribute_rule *row = builder->current->rule->attributes; row && row->name;
         row++) {
        if (is_given(builder, row))
            continue;
        if (row->required) {
            lacking++;
            only = row;
        }
        if (!formed && row->pattern)
            formed = row;
    }
    if (lacking > 1)
        return NULL;
    if (only)
        return only->many || value_allowed(only, text, builder->scratch, &why) ? only : NULL;
    return builder->current->attribute_count || builder->unknown_count ? NULL : formed;
}

void take_text_between(struct builder *builder, const struct scan_tag *tag)
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
    const struct attribute_rule *rule = text ? attribute_meant(builder, text) : NULL;
    struct strbuf inside = {0}, shown = {0};

    builder->no_memory |= !text;
    if (!rule)
        return;
    strbuf_addf(&inside, " %s=\"%s\"/>", rule->name, text);
    strbuf_add(&shown, "<");
    strbuf_add_bytes(&shown, source->bytes + tag->name, tag->end - 1 - tag->name);
    strbuf_addf(&shown, " %s=\"%s\"/>", rule->name, end - from > TEXT_SHOWN ? "…" : text);
    builder->no_memory |= inside.failed || shown.failed;
    if (!builder->no_memory) {
        struct diag_edit edit = source_edit(
            source, tag->end - 1, (size_t)(last + 1 - source->bytes), strbuf_text(&inside));
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
    }
    strbuf_release(&inside);
    strbuf_release(&shown);
}
