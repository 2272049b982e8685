/* Values in quotes that belong to no attribute: <numbers "1/2 2/4"/>, values="1/2" "2/4". */
#include "xml/mend.h"

#include "xml/character.h"

#include <string.h>

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
static const struct attribute_rule *attribute_meant(const struct element_rule *element,
                                                    const struct xml_source *source,
                                                    const struct scan_tag *tag,
                                                    const struct scan_attribute *attributes)
{
    const struct attribute_rule *only = NULL, *formed = NULL;
    int lacking = 0;

    for (const struct attribute_rule *row = element->attributes; row && row->name; row++) {
        int i = 0;
        while (i < tag->count &&
               (attributes[i].name_length != strlen(row->name) ||
                memcmp(row->name, source->bytes + attributes[i].name, strlen(row->name)) != 0))
            i++;
        if (i < tag->count)
            continue;
        lacking += row->required;
        only = row->required ? row : only;
        formed = !formed && row->pattern ? row : formed;
    }
    return lacking > 1 ? NULL : lacking ? only : formed;
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

void mend_nameless(const struct grammar *grammar, const struct xml_source *source,
                   struct scan_fault *fault)
{
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
    rule = attribute_meant(element, source, &tag, attributes);
    if (rule)
        name_values(source, rule->name, value_is_blank(source->bytes[fault->open - 1]), fault);
}
