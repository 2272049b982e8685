/* Checks the attributes of one element against their rules, decodes them and keeps them. */
#include "xml/document.h"

#include "base/suggest.h"
#include "xml/scan.h"
#include "xml/value.h"

#include <assert.h>
#include <string.h>

/* Room for the names of all attributes that a tag can have, and the format. */
enum { NAMES_AT_MOST = 64 };

/* Returns whether the element in hand must say which format it is written in: it is the root of a
 * file of ours. */
static bool has_format(const struct builder *builder)
{
    return builder->current == builder->root && !builder->document->grammar->foreign;
}

/* Notes that an attribute of the element in hand is wrong: `name`, or NULL when nobody can tell
 * which one was meant. */
static void note_meant(struct builder *builder, const char *name)
{
    builder->current->hurt = true;
    if (name)
        builder->meant[builder->meant_count++] = name;
}

static void complain_unknown(struct builder *builder, const char *name, size_t offset)
{
    const struct element_rule *rule = builder->current->rule;
    const char *names[NAMES_AT_MOST];
    size_t count = 0;

    strbuf_clear(builder->scratch);
    for (const struct attribute_rule *row = rule->attributes;
         row && row->name && count < NAMES_AT_MOST - 1; row++)
        names[count++] = row->name;
    if (has_format(builder) && rule != &part_rule)
        names[count++] = format_rule.name;
    for (size_t i = 0; i < count; i++)
        strbuf_addf(builder->scratch, "%s%s", i ? ", " : "", names[i]);
    const char *near = suggest_nearest(name, names, count);
    note_meant(builder, near);
    const char *id = N_("<{element}> cannot have attributes; remove “{name}”");
    if (strchr(name, ':') || !strcmp(name, "xmlns"))
        id = N_("these files do not use namespaces; remove “{name}”");
    else if (near)
        id = N_(
            "<{element}> has no attribute “{name}”; did you mean “{near}”? It can have: {names}");
    else if (count)
        id = N_("<{element}> has no attribute “{name}”; it can have: {names}");
    complain_at(builder, offset,
                message_with(id, arg_typed("name", name), arg_text("element", rule->name),
                             arg_text("near", near),
                             arg_text("names", strbuf_text(builder->scratch))));
}

/* Returns the value with its references resolved; NULL when memory runs out. */
static const char *decode(struct builder *builder, size_t from, size_t length)
{
    const char *bytes = builder->source->bytes;
    const size_t end = from + length;

    strbuf_clear(builder->scratch);
    for (size_t at = from; at < end;) {
        size_t plain = at; /* the bytes up to here stand for themselves */
        while (plain < end && bytes[plain] != '&' && (unsigned char)bytes[plain] >= ' ')
            plain++;
        strbuf_add_bytes(builder->scratch, bytes + at, plain - at);
        at = plain;
        if (at == end)
            break;
        char character[4];
        int count;
        at += scan_character(builder->source, at, character, &count);
        strbuf_add_bytes(builder->scratch, character, (size_t)count);
    }
    if (builder->scratch->failed)
        return NULL;
    return arena_copy_text(&builder->document->arena, strbuf_text(builder->scratch));
}

/* Cuts a list into its items. Allocates one block for the pointers to the items, their number, the
 * text, and a copy of the text that is cut up. False: no memory. */
static bool cut_items(struct builder *builder, struct xml_attribute *attribute)
{
    size_t count = 0, length = strlen(attribute->text) + 1;

    for (const char *c = attribute->text; *c; c++)
        count += *c != ' ' && (c[1] == ' ' || !c[1]);
    builder->items += count;
    if (builder->items > XML_ITEMS_LIMIT) {
        complain_at(builder, attribute->value,
                    (struct message){.id = N_("the lists have more than 600000 values, including "
                                              "those in included files; remove some")});
        builder->stop = true;
        return true;
    }
    const char **items = arena_new(&builder->document->arena, 1,
                                   count * sizeof *items + sizeof(size_t) + 2 * length);
    if (!items)
        return false;
    size_t *counted = (size_t *)(void *)(items + count);
    char *text = (char *)(counted + 1), *copy = text + length;
    *counted = count;
    memcpy(text, attribute->text, length);
    memcpy(copy, text, length);
    for (size_t i = 0; i < count; i++) {
        copy += strspn(copy, " ");
        items[i] = copy;
        copy += strcspn(copy, " ");
        if (*copy)
            *copy++ = '\0';
    }
    attribute->text = text;
    attribute->has_items = true;
    return true;
}

/*
 * Returns the place of an attribute or of one of its items. The attribute must already belong to
 * the current element, since the place of an item is looked up there. Once the diag is full, gives
 * the place of the element: nobody sees the exact one, and finding it takes time in a list of
 * thousands.
 */
static struct position place_of(const struct builder *builder, const struct attribute_rule *rule,
                                const struct xml_attribute *attribute, size_t item)
{
    if (rule->many && count_items(attribute))
        return builder->diag->count < DIAG_LIMIT ? xml_at_item(builder->current, rule->name, item)
                                                 : xml_where(builder->current);
    return source_position(builder->source, attribute->value);
}

/* Returns whether the rule allows all values of the attribute; complains otherwise. */
static bool check_values(struct builder *builder, const struct attribute_rule *rule,
                         const struct xml_attribute *attribute)
{
    size_t count = rule->many ? count_items(attribute) : 1;
    bool allowed = count > 0;
    struct message why;

    if (!count)
        diag_add(builder->diag, SEVERITY_ERROR, place_of(builder, rule, attribute, 0),
                 value_empty(rule));
    for (size_t i = 0; i < count && (!rule->many || !diag_is_full(builder->diag)); i++) {
        const char *text = rule->many ? items_of(attribute)[i] : attribute->text;
        if (value_allowed(rule, text, builder->scratch, &why))
            continue;
        allowed = false;
        builder->no_memory |= builder->scratch->failed;
        if (!builder->no_memory)
            diag_add(builder->diag, SEVERITY_ERROR, place_of(builder, rule, attribute, i), why);
    }
    return allowed;
}

/* Returns the rule of an attribute of the tag; NULL after a complaint, or when memory runs out. */
static const struct attribute_rule *rule_of_scanned(struct builder *builder,
                                                    const struct scan_attribute *scanned)
{
    struct known_name *known = &builder->known[scanned->name_index];

    if (known->owner == builder->current->rule)
        return known->attribute;
    strbuf_clear(builder->scratch);
    strbuf_add_bytes(builder->scratch, builder->source->bytes + scanned->name,
                     scanned->name_length);
    const char *name = strbuf_text(builder->scratch);
    const struct attribute_rule *rule = grammar_attribute(builder->current->rule, name);
    if (!rule && has_format(builder) && !strcmp(name, format_rule.name))
        rule = &format_rule;
    if (rule && !builder->scratch->failed) {
        known->owner = builder->current->rule;
        known->attribute = rule;
        return rule;
    }
    /* complain_unknown uses the scratch for its list of names. */
    name = arena_copy_text(&builder->document->arena, name);
    if (name && !builder->scratch->failed)
        complain_unknown(builder, name, scanned->name);
    else
        builder->no_memory = true;
    return NULL;
}

/* Adds one attribute of the tag to the element, if nothing is wrong with it: trimmed, decoded, a
 * list cut into its items. */
static void take_one(struct builder *builder, const struct scan_attribute *scanned,
                     struct xml_attribute *attributes)
{
    struct xml_element *element = builder->current;
    const char *bytes = builder->source->bytes;
    size_t value = scanned->value, length = scanned->value_length;
    const struct attribute_rule *rule = rule_of_scanned(builder, scanned);

    if (!rule)
        return;
    if (rule->type != VALUE_TEXT) {
        for (; length && value_is_blank(bytes[value]); value++)
            length--;
        while (length && value_is_blank(bytes[value + length - 1]))
            length--;
    }
    assert(rule == &format_rule || rule - element->rule->attributes < FORMAT_RULE);
    struct xml_attribute *taken = &attributes[element->attribute_count];
    *taken = (struct xml_attribute){
        .rule = rule == &format_rule ? FORMAT_RULE : (uint8_t)(rule - element->rule->attributes),
        .value = (uint32_t)value,
        .value_length = length & 0x7FFF};
    taken->text = scanned->plain
                      ? arena_copy_bytes(&builder->document->arena, bytes + value, length)
                      : decode(builder, value, length);
    if (!taken->text || (rule->many && strchr(taken->text, ' ') && !cut_items(builder, taken))) {
        builder->no_memory = true;
        return;
    }
    element->attribute_count++;
    if (!scanned->plain)
        complain_acting(builder, value, value + length);
    if (!builder->stop && check_values(builder, rule, taken))
        return;
    note_meant(builder, rule->name);
    element->attribute_count--;
}

/* Makes the message that an attribute is missing, with what its author may write: its words, an
 * example, or else its name alone. */
static struct message missing(struct builder *builder, const struct attribute_rule *rule)
{
    const struct element_rule *element = builder->current->rule;
    const struct message_arg where = arg_text("element", element->name),
                             what = arg_text("name", rule->name);

    if (rule->words) {
        strbuf_clear(builder->scratch);
        for (int i = 0; rule->words[i]; i++)
            strbuf_addf(builder->scratch, "%s%s", i ? ", " : "", rule->words[i]);
        return message_with(
            N_("<{element}> needs “{name}”; write {name}=\"…\" with one of: {words}"), where, what,
            arg_text("words", strbuf_text(builder->scratch)));
    }
    /* Shows the example of the element, if the attribute stands in it. */
    size_t length = strlen(rule->name);
    for (const char *at = element->example; at && (at = strchr(at, ' ')); at++)
        if (!strncmp(at + 1, rule->name, length) && at[1 + length] == '=')
            return message_with(N_("<{element}> needs “{name}”; write it like this: {example}"),
                                where, what, arg_text("example", element->example));
    return message_with(N_("<{element}> needs “{name}”; write <{element} {name}=\"…\">"), where,
                        what);
}

/* Complains when the attribute is required, but neither present nor meant by one that is wrong. */
static void check_required(struct builder *builder, const struct attribute_rule *rule)
{
    struct xml_element *element = builder->current;

    if (!rule->required)
        return;
    for (size_t i = 0; i < element->attribute_count; i++)
        if (rule_of_attribute(element, &attributes_of(element)[i]) == rule)
            return;
    for (int i = 0; i < builder->meant_count; i++)
        if (!strcmp(builder->meant[i], rule->name))
            return;
    element->hurt = true;
    diag_add(builder->diag, SEVERITY_ERROR, xml_where(element), missing(builder, rule));
}

void build_attributes(struct builder *builder, const struct scan_tag *tag)
{
    const struct xml_element *element = builder->current;
    const struct scan_attribute *scanned = &builder->scan->attributes[tag->first];

    builder->meant_count = 0;
    for (int i = 0; i < tag->count && !builder->no_memory && !builder->stop; i++)
        take_one(builder, &scanned[i], attributes_of(element));
    if (!builder->known[tag->name_index].undemanding)
        for (const struct attribute_rule *row = element->rule->attributes; row && row->name; row++)
            check_required(builder, row);
    if (has_format(builder) && element->rule != &part_rule)
        check_required(builder, &format_rule);
}
