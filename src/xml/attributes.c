/* Checks the attributes of one element against their rules, decodes them and keeps them. */
#include "xml/document.h"

#include "xml/other_word.h"
#include "xml/scan.h"
#include "xml/value.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

bool has_format(const struct builder *builder)
{
    return builder->current == builder->root && !builder->document->grammar->foreign;
}

/* Notes that an attribute of the element in hand has a wrong value. */
static void note_given(struct builder *builder, const char *name)
{
    builder->current->hurt = true;
    builder->meant[builder->meant_count++] = name;
}

/* Returns the value with its references resolved. */
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
    return arena_copy_text(&builder->document->arena, strbuf_text(builder->scratch));
}

/* Cuts a list into its items. Allocates one block for the pointers to the items, their number, the
 * text, and a copy of the text that is cut up. */
static void cut_items(struct builder *builder, struct xml_attribute *attribute)
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
        return;
    }
    const char **items = arena_new(&builder->document->arena, 1,
                                   count * sizeof *items + sizeof(size_t) + 2 * length);
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
}

/*
 * Returns the place of an attribute or of one of its items. The attribute must already belong to
 * the current element, since the place of an item is looked up there. Once the diag is full, gives
 * the place of the element: the exact one is not shown then, and finding it takes time in a list of
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

/* Returns the attribute, “id” or “name”, that gives this name to something in the file; NULL: none
 * does. */
static const char *given_by(const struct builder *builder, const char *text)
{
    const struct scan *scan = builder->scan;
    const char *bytes = builder->source->bytes;
    size_t length = strlen(text);

    for (size_t i = 0; i < scan->attribute_count; i++) {
        const struct scan_attribute *one = &scan->attributes[i];
        bool id = one->name_length == 2 && !memcmp(bytes + one->name, "id", 2);
        bool name = one->name_length == 4 && !memcmp(bytes + one->name, "name", 4);
        if ((id || name) && one->value_length == length &&
            !memcmp(bytes + one->value, text, length))
            return id ? "id" : "name";
    }
    return NULL;
}

/* Returns another tag with this tag's name that has that value of that attribute; NULL: none. */
static const struct scan_tag *taker(const struct builder *builder,
                                    const struct attribute_rule *rule, const char *word)
{
    const struct scan *scan = builder->scan;
    const char *bytes = builder->source->bytes, *element = builder->current->rule->name;
    size_t name = strlen(rule->name), length = strlen(word);

    for (size_t t = 0; t < scan->tag_count; t++) {
        const struct scan_tag *tag = &scan->tags[t];
        if (tag->name_length != strlen(element) ||
            memcmp(bytes + tag->name, element, tag->name_length))
            continue;
        for (int i = 0; i < tag->count; i++) {
            const struct scan_attribute *one = &scan->attributes[tag->first + (size_t)i];
            if (one->name_length == name && !memcmp(bytes + one->name, rule->name, name) &&
                one->value_length == length && !memcmp(bytes + one->value, word, length))
                return tag;
        }
    }
    return NULL;
}

bool words_are_proposed(const struct attribute_rule *rule, size_t count)
{
    bool free = rule->unique != UNIQUE_NOWHERE; /* none of them clashes with another element */

    return !rule->many && count <= (free ? FREE_WORDS_PROPOSED : WORDS_PROPOSED);
}

const char *const *free_words(const struct builder *builder, const struct attribute_rule *rule,
                              const char *room[static WORDS_AT_MOST])
{
    size_t count = 0;

    if (!rule->words || rule->unique == UNIQUE_NOWHERE)
        return rule->words;
    for (int i = 0; rule->words[i] && count < WORDS_AT_MOST - 1; i++)
        if (!taker(builder, rule, rule->words[i]))
            room[count++] = rule->words[i];
    room[count] = NULL;
    return count ? room : rule->words;
}

static bool attribute_has_reference(const struct builder *builder,
                                    const struct xml_attribute *attribute)
{
    return memchr(builder->source->bytes + attribute->value, '&', attribute->value_length);
}

/* A value of an attribute, or one of its list. */
struct given {
    const struct attribute_rule *rule;
    struct xml_attribute *attribute;
    size_t item;
    const char *text;
};

/* Returns the value that a refused one is meant to be; NULL when that cannot be told. */
static const char *suggest_for(struct builder *builder, const struct attribute_rule *rule,
                               const char *text)
{
    /* A name that refers to something: a mended one is proposed only if the file gives something
     * that name, with the same mistake or without it. */
    bool used = rule->type == VALUE_ID && rule->unique == UNIQUE_NOWHERE && !rule->known;

    if (!suggest_value(rule, text, builder->scratch) ||
        (used && !given_by(builder, text) && !given_by(builder, strbuf_text(builder->scratch))))
        return used ? other_word_value(text, VALUE_ID) : NULL;
    return arena_copy_text(&builder->document->arena, strbuf_text(builder->scratch));
}

/* Complains of a value that its rule refuses. Proposes the value that seems to be meant, or the
 * words that are allowed. Returns the value that is meant; NULL when that cannot be told. */
static const char *complain_value(struct builder *builder, const struct given *given)
{
    const char *room[WORDS_AT_MOST];
    struct attribute_rule rule = *given->rule;
    struct diag_edit edits[WORDS_AT_MOST];
    size_t count = 0;
    struct message why;
    const char *taken = NULL; /* the word that is meant, if another element has it */
    const struct scan_tag *by = NULL;

    rule.open = rule.open && !value_is_near(given->rule, given->text);
    if (rule.type == VALUE_WORD && builder->diag->count < DIAG_LIMIT) {
        if (rule.unique != UNIQUE_NOWHERE)
            taken = suggest_for(builder, &rule, given->text);
        by = taken ? taker(builder, &rule, taken) : NULL;
        rule.words = free_words(builder, given->rule, room);
    }
    const char *meant = suggest_for(builder, &rule, given->text);
    if (value_allowed(&rule, given->text, builder->scratch, &why)) {
        /* The word is right, but taken: check_unique() will tell. */
        return given->text;
    }
    if (by && !meant && rule.words != given->rule->words)
        why = message_with(
            N_("“{name}” cannot be “{value}”, and the <{element}> in line {line} has taken "
               "“{nearest}”; write one of: {words}"),
            arg_typed("value", given->text), arg_text("name", rule.name),
            arg_text("nearest", taken), arg_text("element", builder->current->rule->name),
            arg_count("line", source_position(builder->source, by->start).line),
            arg_text("words", strbuf_text(builder->scratch)));
    /* A name and its uses are wrong for one reason, and complained of together. */
    const char *giver = rule.type == VALUE_ID ? given_by(builder, given->text) : NULL;
    bool accented = !rule.known &&
                    (rule.unique != UNIQUE_NOWHERE || giver || (meant && given_by(builder, meant)));
    if (meant && rule.type == VALUE_ID && accented) {
        why = message_with(N_("“{name}” cannot be “{value}”: only a–z, A–Z, digits, “-”, “_” and "
                              "“.” are allowed in it; did you mean “{nearest}”?"),
                           arg_typed("value", given->text),
                           arg_text("name", giver ? giver : rule.name), arg_text("nearest", meant));
    } else if (meant && rule.known && rule.unique != UNIQUE_NOWHERE &&
               taker(builder, given->rule, meant)) {
        why = message_with(N_("“{value}” is “{nearest}”, and the file has a <{element}> for that "
                              "already; remove this one, or the other"),
                           arg_typed("value", given->text), arg_text("nearest", meant),
                           arg_text("element", builder->current->rule->name));
        meant = NULL;
    } else if (meant && (rule.type != VALUE_WORD || rule.open)) {
        why = message_with(N_("“{name}” cannot be “{value}”; did you mean “{nearest}”?"),
                           arg_typed("value", given->text), arg_text("name", rule.name),
                           arg_text("nearest", meant));
    }
    struct position where = place_of(builder, given->rule, given->attribute, given->item);
    struct diag_edit edit = {
        .line = where.line, .column = where.column, .length = strlen(given->text)};
    bool plain = !attribute_has_reference(builder, given->attribute);
    bool listed = rule.type == VALUE_WORD && !rule.open;
    for (; plain && !meant && listed && rule.words[count] && count < WORDS_AT_MOST; count++) {
        edits[count] = edit;
        edits[count].text = rule.words[count];
        edits[count].choice = (int)count;
    }
    if (!meant && !words_are_proposed(&rule, count))
        count = 0;
    if (meant && plain) {
        edit.text = meant;
        edits[count++] = edit;
    }
    diag_propose(builder->diag, SEVERITY_ERROR, where, why, edits, count);
    return meant;
}

/* Returns the length of “and” at that place of a list, in any of our languages, between two of its
 * values; 0: there is none, or a name in the file is so. */
static size_t and_at(const struct builder *builder, const char *list, const char *at)
{
    static const char *const words[] = {"and", "en", "und", "et", "or", "of", "oder", "ou"};

    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        size_t length = strlen(words[i]);
        if (at > list && !strncmp(at, words[i], length) && value_is_blank(at[length]))
            return given_by(builder, words[i]) ? 0 : length;
    }
    return 0;
}

/* Returns where the first separator of a list stands that is no blank; its length: there is none.
 */
static size_t find_separator(const struct builder *builder, const char *list)
{
    size_t at = 0;

    while (list[at] && list[at] != ',' && list[at] != ';' &&
           (!at || !value_is_blank(list[at - 1]) || !and_at(builder, list, list + at)))
        at++;
    return at;
}

/* Returns whether a value names something that is not in the file, nor in one that it includes: the
 * loader will complain of it, and knows what to write. */
static bool names_nothing(const struct builder *builder, const struct attribute_rule *rule,
                          const char *text)
{
    const struct scan *scan = builder->scan;

    if (rule->type != VALUE_ID || rule->unique != UNIQUE_NOWHERE || rule->known ||
        given_by(builder, text))
        return false;
    for (size_t i = 0; i < scan->tag_count; i++)
        if (scan->tags[i].name_length == 7 &&
            !memcmp(builder->source->bytes + scan->tags[i].name, "include", 7))
            return false;
    return true;
}

/* Complains of a list whose values are separated by commas, semicolons or “and”, if they alone are
 * wrong; puts the list right. False: it is wrong otherwise, or right. */
static bool mend_list(struct builder *builder, const struct attribute_rule *rule,
                      struct xml_attribute *attribute)
{
    const char *list = attribute->text;
    size_t mark = find_separator(builder, list);
    struct strbuf text = {0};
    struct message why;
    bool known = true;
    bool good =
        list[mark] && rule->type != VALUE_TOKEN && !attribute_has_reference(builder, attribute);

    for (const char *c = list; good && *(c += strspn(c, " ,;\t\n\r"));) {
        size_t length = and_at(builder, list, c);
        if (length) {
            c += length;
            continue;
        }
        length = strcspn(c, " ,;\t\n\r");
        size_t from = text.length + (text.length != 0);
        strbuf_addf(&text, "%s%.*s", text.length ? " " : "", (int)length, c);
        if (value_allowed(rule, text.text + from, builder->scratch, &why)) {
            known = known && !names_nothing(builder, rule, text.text + from);
        } else {
            const char *meant = suggest_for(builder, rule, text.text + from);
            text.length = from;
            strbuf_add(&text, meant ? meant : "");
            good = meant;
        }
        c += length;
    }
    good = good && text.length;
    if (good) {
        struct position where = source_position(builder->source, attribute->value);
        struct diag_edit edit = {.line = where.line,
                                 .column = where.column,
                                 .length = attribute->value_length,
                                 .text = strbuf_text(&text)};
        if (known)
            diag_propose(builder->diag, SEVERITY_ERROR,
                         source_position(builder->source, attribute->value + mark),
                         message_with(N_("only spaces separate the values of “{name}”; write "
                                         "{name}=\"{list}\""),
                                      arg_text("name", rule->name),
                                      arg_text("list", strbuf_text(&text))),
                         &edit, 1);
        attribute->mended = !known;
        attribute->has_items = false;
        attribute->text = arena_copy_text(&builder->document->arena, strbuf_text(&text));
        if (strchr(attribute->text, ' '))
            cut_items(builder, attribute);
    }
    strbuf_release(&text);
    return good;
}

/* Returns whether the rule allows all values of the attribute; complains otherwise. Replaces a
 * refused value with the one that is meant, so that nothing else is said of it. */
static bool check_values(struct builder *builder, const struct attribute_rule *rule,
                         struct xml_attribute *attribute)
{
    size_t count = rule->many ? count_items(attribute) : 1;
    bool allowed = count > 0;
    struct message why;

    if (!count)
        diag_add(builder->diag, SEVERITY_ERROR, place_of(builder, rule, attribute, 0),
                 value_empty(rule));
    if (rule->many && mend_list(builder, rule, attribute))
        return true;
    for (size_t i = 0; i < count && (!rule->many || !diag_is_full(builder->diag)); i++) {
        const struct given given = {rule, attribute, i,
                                    rule->many ? items_of(attribute)[i] : attribute->text};
        if (value_allowed(rule, given.text, builder->scratch, &why))
            continue;
        const char *meant = suggest_length(builder, rule, given.text);
        if (meant)
            builder->lengths[builder->length_count++] = (struct in_another_unit){
                rule->name, attribute->value, attribute->value_length, meant};
        else
            meant = complain_value(builder, &given);
        if (meant && rule->many && attribute->has_items)
            ((const char **)(uintptr_t)items_of(attribute))[i] = meant;
        else if (meant)
            attribute->text = meant;
        allowed &= meant != NULL;
    }
    return allowed;
}

/* Returns the rule of an attribute of the tag; NULL when it has none and is noted, unless the file
 * is another program's. */
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
    if (rule) {
        known->owner = builder->current->rule;
        known->attribute = rule;
        return rule;
    }
    if (!builder->document->grammar->foreign)
        builder->unknown[builder->unknown_count++] = scanned;
    return NULL;
}

/* The value is trimmed and decoded, a list cut into its items. */
void take_attribute(struct builder *builder, const struct scan_attribute *scanned,
                    const struct attribute_rule *rule)
{
    struct xml_element *element = builder->current;
    struct xml_attribute *attributes = attributes_of(element);
    const char *bytes = builder->source->bytes;
    size_t value = scanned->value, length = scanned->value_length;

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
    if (rule->many && strchr(taken->text, ' '))
        cut_items(builder, taken);
    element->attribute_count++;
    if (!scanned->plain)
        complain_acting(builder, value, value + length);
    if (!builder->stop && check_values(builder, rule, taken))
        return;
    note_given(builder, rule->name);
    element->attribute_count--;
}

void build_attributes(struct builder *builder, const struct scan_tag *tag)
{
    const struct scan_attribute *scanned = &builder->scan->attributes[tag->first];

    builder->meant_count = builder->unknown_count = 0;
    for (int i = 0; i < tag->count && !builder->stop; i++) {
        const struct attribute_rule *rule = rule_of_scanned(builder, &scanned[i]);
        if (rule)
            take_attribute(builder, &scanned[i], rule);
    }
    complain_of_lengths(builder);
    const struct element_rule *element = builder->current->rule;
    if (!tag->empty && element->text == TEXT_NONE && !element->children && !builder->stop &&
        !builder->document->grammar->foreign)
        take_misplaced_text(builder, tag);
    if (builder->unknown_count || has_format(builder) ||
        !builder->known[tag->name_index].undemanding)
        settle_attributes(builder, tag);
}
