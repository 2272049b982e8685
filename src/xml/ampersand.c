/* An “&” in a value that is a list: it separates nothing, and &amp; would not either. */
#include "xml/mend.h"

#include "xml/character.h"
#include "xml/value.h"

#include <string.h>

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

void mend_ampersand(const struct grammar *grammar, const struct xml_source *source,
                    struct scan_fault *fault)
{
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
