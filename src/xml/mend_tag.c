/* Mends a mistake within one tag: an “&” between the values of a list, a character that no name can
 * have, and quotes that belong to no attribute. */
#include "xml/mend.h"

#include "xml/character.h"
#include "xml/other_word.h"
#include "xml/value.h"

#include <string.h>

/* An “&” in a value that is a list: it separates nothing, and &amp; would not either. */

/* Finds the tag and the quotes that a byte stands in. False: it stands in no value. */
static bool find_value(const struct xml_source *source, size_t at, size_t *tag, size_t *name,
                       size_t *from, size_t *end)
{
    const char *bytes = source->bytes, *open = memrchr(bytes, '<', at);
    size_t quote = at;

    if (!open)
        return false;
    *tag = (size_t)(open - bytes) + 1;
    while (quote > *tag && bytes[quote] != '"' && bytes[quote] != '\'')
        quote--;
    *from = quote + 1;
    const char *close = memchr(bytes + *from, bytes[quote], source->length - *from);
    while (quote > *tag && (value_is_blank(bytes[quote - 1]) || bytes[quote - 1] == '='))
        quote--;
    *name = quote;
    while (*name > *tag && !value_is_blank(bytes[*name - 1]))
        --*name;
    *end = close ? (size_t)(close - bytes) : 0;
    return close && *name > *tag && quote > *name;
}

/* Returns the length of a separator: an “&” that begins no reference, or a comma before a blank;
 * 0: there is none. */
static size_t separator_at(const struct xml_source *source, size_t at, size_t end)
{
    const char *bytes = source->bytes;
    uint32_t code;

    if (bytes[at] == '&')
        return !character_reference(source, at, &code);
    return bytes[at] == ',' && at + 1 < end && value_is_blank(bytes[at + 1]);
}

/* Returns whether “;” stands between values, or a comma, in whose place it can. */
static bool has_semicolons(const struct xml_source *source, size_t from, size_t end)
{
    const char *bytes = source->bytes;
    uint32_t code;

    for (size_t at = from; at < end; at++) {
        size_t reference = bytes[at] == '&' ? character_reference(source, at, &code) : 0;
        if (bytes[at] == ';' || (bytes[at] == ',' && separator_at(source, at, end)))
            return true;
        at += reference ? reference - 1 : 0;
    }
    return false;
}

/* Writes the value with the right separator in the place of each wrong one. */
static void write_list(const struct xml_source *source, size_t from, size_t end,
                       const char *separator, struct strbuf *out)
{
    const char *bytes = source->bytes;

    for (size_t at = from; at < end; at++) {
        if (!separator_at(source, at, end)) {
            strbuf_add_char(out, bytes[at]);
            continue;
        }
        while (out->length && value_is_blank(out->text[out->length - 1]))
            out->length--;
        strbuf_add(out, separator);
        while (at + 1 < end && value_is_blank(bytes[at + 1]))
            at++;
    }
}

void mend_ampersand(struct builder *builder, const struct grammar *grammar,
                    struct scan_fault *fault)
{
    const struct xml_source *source = builder->source;
    size_t tag, name, from, end;
    struct strbuf list = {0};

    if (!find_value(source, fault->offset, &tag, &name, &from, &end))
        return;
    char *element =
        arena_copy_bytes(&fault->texts, source->bytes + tag, over_name(source, tag) - tag);
    char *attribute =
        arena_copy_bytes(&fault->texts, source->bytes + name, over_name(source, name) - name);
    const struct element_rule *rule = grammar_element(grammar, element);
    const struct attribute_rule *row = rule ? grammar_attribute(rule, attribute) : NULL;
    if (!row || (!row->many && !row->pattern))
        return;
    bool semicolons = !row->many && has_semicolons(source, from, end);
    write_list(source, from, end, semicolons ? "; " : " ", &list);
    char *text = arena_copy_text(&fault->texts, strbuf_text(&list));
    strbuf_release(&list);
    fault->edit_count = 0;
    fault_edit(fault, from, end, text);
    fault->message = message_with(
        semicolons ? N_("“&” does not separate the values of “{name}”, “;” does; write "
                        "{name}=\"{list}\"")
                   : N_("“&” does not separate the values of “{name}”, spaces do; write "
                        "{name}=\"{list}\""),
        arg_text("name", row->name), arg_text("list", text));
}

/* Elements and attributes whose names have a character that no name can have: <wild+4/>. */

enum { GRAMMAR_NAMES = 64 /* elements of a grammar of which one may be meant */ };

/* Says of an attribute whose name has a character that no name can have that it is meant without.
 */
static void mend_attribute(const struct xml_source *source, struct scan_fault *fault)
{
    size_t length = over_name(source, fault->open) - fault->open;
    struct strbuf name = {0};

    for (size_t i = 0; i < length; i++)
        if (scan_may_be_name(source->bytes + fault->open + i, 1))
            strbuf_add_char(&name, source->bytes[fault->open + i]);
    const char *meant = arena_copy_text(&fault->texts, strbuf_text(&name));
    const char *typed = arena_copy_bytes(&fault->texts, source->bytes + fault->open, length);
    strbuf_release(&name);
    if (!value_is_name(meant))
        return;
    fault_edit(fault, fault->open, fault->open + length, meant);
    fault->message = message_with(N_("“{name}” cannot be a name; did you mean “{near}”?"),
                                  arg_typed("name", typed), arg_text("near", meant));
}

void mend_misnamed(struct builder *builder, const struct grammar *grammar, struct scan_fault *fault)
{
    const struct xml_source *source = builder->source;
    const char *names[GRAMMAR_NAMES];
    struct scan_tag tag;
    size_t count = 0;

    if (source->bytes[fault->open - 1] != '<') {
        mend_attribute(source, fault);
        return;
    }
    bool good = scan_good_tag(source, fault->open - 1, &tag);
    size_t length = over_name(source, fault->open) - fault->open;
    const char *name = arena_copy_bytes(&fault->texts, source->bytes + fault->open, length);
    for (; count < grammar->element_count && count < GRAMMAR_NAMES; count++)
        names[count] = grammar->elements[count].name;
    const char *near = good ? other_word_nearest(name, names, count) : NULL;
    size_t closing = near && !tag.empty ? scan_closing(source, &tag) : 0;
    if (!near || (!tag.empty && !closing))
        return;
    fault_edit(fault, fault->open, fault->open + length, near);
    if (closing)
        fault_edit(fault, closing + 2, closing + 2 + length, near);
    fault->message = message_with(N_("“{name}” cannot be a name; did you mean <{near}>?"),
                                  arg_typed("name", name), arg_text("near", near));
}

/* Values in quotes that belong to no attribute: <numbers "1/2 2/4"/>, values="1/2" "2/4". */

/* Adds all values in quotes from `at` on, with a blank between each; commas and semicolons may
 * stand between them. Returns the place just after the last; 0: one has no end in its line. */
static size_t over_values(const struct xml_source *source, size_t at, struct strbuf *out)
{
    size_t end = 0;

    for (;;) {
        while (value_is_blank(source->bytes[at]) || source->bytes[at] == ',' ||
               source->bytes[at] == ';')
            at++;
        const char quote = source->bytes[at];
        if (quote != '"' && quote != '\'')
            return end;
        size_t from = at + 1, close = from;
        while (close < source->length && !strchr("\"'<>\n", source->bytes[close]))
            close++;
        if (close == source->length || source->bytes[close] != quote)
            return 0;
        strbuf_add(out, out->length ? " " : "");
        strbuf_add_bytes(out, source->bytes + from, close - from);
        at = end = close + 1;
    }
}

static const struct attribute_rule *rule_of(const struct element_rule *element,
                                            const struct xml_source *source,
                                            const struct scan_attribute *one,
                                            struct scan_fault *fault)
{
    const char *name = arena_copy_bytes(&fault->texts, source->bytes + one->name, one->name_length);

    return grammar_attribute(element, name);
}

/* Returns the attribute that values without a name are meant for: the only one that is required and
 * lacking, or else the first that is lacking whose values have a form of their own. NULL: none. */
static const struct attribute_rule *suggest_attribute(const struct element_rule *element,
                                                      const struct xml_source *source,
                                                      const struct scan_tag *tag,
                                                      const struct scan_attribute *attributes)
{
    const struct attribute_rule *only = NULL, *formed = NULL;
    int missing = 0;

    for (const struct attribute_rule *row = element->attributes; row && row->name; row++) {
        int i = 0;
        while (i < tag->count &&
               (attributes[i].name_length != strlen(row->name) ||
                memcmp(row->name, source->bytes + attributes[i].name, strlen(row->name)) != 0))
            i++;
        if (i < tag->count)
            continue;
        missing += row->required;
        only = row->required ? row : only;
        formed = !formed && row->pattern ? row : formed;
    }
    return missing > 1 ? NULL : missing ? only : formed;
}

/* Says that all values of a list stand in one pair of quotes. */
static void join_values(const struct xml_source *source, const struct scan_attribute *last,
                        const char *name, struct scan_fault *fault)
{
    const char quote[] = {source->bytes[last->value - 1], '\0'};
    struct strbuf list = {0};

    strbuf_add_bytes(&list, source->bytes + last->value, last->value_length);
    size_t end = over_values(source, fault->open, &list);
    const char *kept = arena_copy_text(&fault->texts, strbuf_text(&list));
    strbuf_add(&list, quote);
    const char *text = arena_copy_text(&fault->texts, strbuf_text(&list));
    strbuf_release(&list);
    if (!end)
        return;
    fault_edit(fault, last->value, end, text);
    fault->message =
        message_with(N_("one pair of quotes holds all values of “{name}”; write {name}=\"{list}\""),
                     arg_text("name", name), arg_typed("list", kept));
}

/* Says which attribute the values are of. */
static void name_values(const struct xml_source *source, const char *name, bool apart,
                        struct scan_fault *fault)
{
    struct strbuf list = {0}, attribute = {0};
    size_t end = over_values(source, fault->open, &list);

    strbuf_addf(&attribute, "%s%s=\"%s\"", apart ? "" : " ", name, strbuf_text(&list));
    const char *text = arena_copy_text(&fault->texts, strbuf_text(&attribute));
    strbuf_release(&list);
    strbuf_release(&attribute);
    if (!end)
        return;
    fault_edit(fault, fault->open, end, text);
    fault->message = message_with(
        N_("these quotes need the name of their attribute before them; write {attribute}"),
        arg_typed("attribute", text + !apart));
}

void mend_nameless(struct builder *builder, const struct grammar *grammar, struct scan_fault *fault)
{
    const struct xml_source *source = builder->source;
    struct scan_attribute attributes[XML_ATTRIBUTE_LIMIT];
    struct scan_fault same = {0};
    struct scan_tag tag;

    (void)scan_tag(source, fault->around, &tag, attributes, &same); /* up to these quotes */
    arena_release(&same.texts);
    const char *name = arena_copy_bytes(&fault->texts, source->bytes + tag.name, tag.name_length);
    const struct element_rule *element = grammar_element(grammar, name);
    if (!element)
        return;
    const struct scan_attribute *last = tag.count ? &attributes[tag.count - 1] : NULL;
    const struct attribute_rule *rule = last ? rule_of(element, source, last, fault) : NULL;
    if (rule && (rule->many || rule->pattern)) {
        join_values(source, last, rule->name, fault);
        return;
    }
    rule = suggest_attribute(element, source, &tag, attributes);
    if (rule)
        name_values(source, rule->name, value_is_blank(source->bytes[fault->open - 1]), fault);
}
