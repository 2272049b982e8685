/* The functions by which a loader reads an element. */
#include "xml/document.h"

#include "xml/character.h"
#include "xml/other_word.h"
#include "xml/scan.h"
#include "xml/value.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct position xml_where(const struct xml_element *element)
{
    const struct xml_source *source = element->source;

    return source_position(source, source->lines[element->line - 1] + element->column - 1);
}

bool xml_is(const struct xml_element *element, const char *name)
{
    return !strcmp(element->rule->name, name);
}

/* Returns the row of the element's rule for a child; −1 when there is none. */
static ptrdiff_t row_of(const struct xml_element *element, const char *child)
{
    const struct child_rule *row = element->rule->children;

    while (row->element && strcmp(row->element, child) != 0)
        row++;
    return row->element ? row - element->rule->children : -1;
}

void link_children(struct xml_element *root, const struct grammar *grammar)
{
    struct xml_element **last[GRAMMAR_ROWS];
    const struct element_rule *rules[GRAMMAR_ROWS];
    int rows = 0;

    if (!is_linked(root))
        return;
    for (; root->rule->children[rows].element; rows++) {
        rules[rows] = grammar_element(grammar, root->rule->children[rows].element);
        last[rows] = &first_of_rows(root)[rows];
    }
    for (struct xml_element *child = root->first_child; child; child = child->next) {
        int row = 0;
        while (row < rows && rules[row] != child->rule)
            row++;
        if (row == rows)
            continue;
        *last[row] = child;
        last[row] = &child->same;
    }
}

const struct xml_element *xml_child(const struct xml_element *element, const char *name)
{
    if (is_linked(element)) {
        ptrdiff_t row = row_of(element, name);
        return row < 0 ? NULL : first_of_rows(element)[row];
    }
    const struct xml_element *child = element->first_child;
    while (child && !xml_is(child, name))
        child = child->next;
    return child;
}

const struct xml_element *xml_next(const struct xml_element *element)
{
    if (element->parent && is_linked(element->parent))
        return element->same;
    const struct xml_element *next = element->next;
    while (next && next->rule != element->rule)
        next = next->next;
    return next;
}

bool xml_lacks(const struct xml_element *element, const char *name)
{
    ptrdiff_t row = row_of(element, name);

    assert(row >= 0);
    return element->lacks & UINT32_C(1) << row;
}

const struct xml_attribute *attribute_of(const struct xml_element *element, const char *name)
{
    const struct xml_attribute *attributes = attributes_of(element);

    for (size_t i = 0; i < element->attribute_count; i++)
        if (!strcmp(rule_of_attribute(element, &attributes[i])->name, name))
            return &attributes[i];
    return NULL;
}

static const struct attribute_rule *rule_of(const struct xml_element *element, const char *name)
{
    const struct attribute_rule *rule = grammar_attribute(element->rule, name);

    if (!rule && !element->parent && !strcmp(name, format_rule.name))
        rule = &format_rule;
    assert(rule);
    return rule;
}

struct xml_given xml_given(const struct xml_element *element, size_t index)
{
    const struct xml_attribute *attribute = &attributes_of(element)[index];
    const struct attribute_rule *rule = rule_of_attribute(element, attribute);

    assert(index < element->attribute_count);
    return (struct xml_given){.rule = rule,
                              .text = attribute->text,
                              .items = rule->many ? items_of(attribute) : NULL,
                              .count = rule->many ? count_items(attribute) : 1,
                              .mended = attribute->mended};
}

bool xml_has(const struct xml_element *element, const char *name)
{
    const struct xml_attribute *attribute = attribute_of(element, name);

    return attribute || (rule_of(element, name), false);
}

const char *xml_text(const struct xml_element *element, const char *name)
{
    const struct xml_attribute *attribute = attribute_of(element, name);

    return attribute ? attribute->text : rule_of(element, name)->fallback;
}

int xml_word(const struct xml_element *element, const char *name)
{
    const char *text = xml_text(element, name);

    return text ? value_word(rule_of(element, name), text) : -1;
}

int64_t xml_integer(const struct xml_element *element, const char *name)
{
    const char *text = xml_text(element, name);

    return text ? strtoll(text, NULL, 10) : 0;
}

double xml_real(const struct xml_element *element, const char *name)
{
    const char *text = xml_text(element, name);

    return text ? strtod(text, NULL) : 0;
}

bool xml_boolean(const struct xml_element *element, const char *name)
{
    const char *text = xml_text(element, name);

    return text && !strcmp(text, "yes");
}

uint32_t xml_colour(const struct xml_element *element, const char *name)
{
    const char *text = xml_text(element, name);

    return text ? (uint32_t)strtoul(text + 1, NULL, 16) : 0;
}

size_t xml_count(const struct xml_element *element, const char *name)
{
    const struct attribute_rule *rule = rule_of(element, name);
    const struct xml_attribute *attribute = attribute_of(element, name);

    return attribute ? rule->many ? count_items(attribute) : 1 : rule->fallback ? 1 : 0;
}

const char *xml_item(const struct xml_element *element, const char *name, size_t index)
{
    const struct xml_attribute *attribute = attribute_of(element, name);

    assert(index < xml_count(element, name));
    return attribute && rule_of_attribute(element, attribute)->many ? items_of(attribute)[index]
                                                                    : xml_text(element, name);
}

int xml_item_word(const struct xml_element *element, const char *name, size_t index)
{
    return value_word(rule_of(element, name), xml_item(element, name, index));
}

int64_t xml_item_integer(const struct xml_element *element, const char *name, size_t index)
{
    return strtoll(xml_item(element, name, index), NULL, 10);
}

double xml_item_real(const struct xml_element *element, const char *name, size_t index)
{
    return strtod(xml_item(element, name, index), NULL);
}

struct position xml_at_offset(const struct xml_element *element, const char *name, size_t offset)
{
    const struct xml_attribute *attribute = attribute_of(element, name);

    (void)rule_of(element, name);
    if (!attribute)
        return xml_where(element);
    size_t at = attribute->value, end = at + attribute->value_length;
    while (at < end) {
        char bytes[4];
        int count;
        size_t step = scan_character(element->source, at, bytes, &count);
        if (offset < (size_t)count) {
            /* A character written as itself has all its bytes in the file; a reference has not. */
            at += step == (size_t)count ? offset : 0;
            break;
        }
        offset -= (size_t)count;
        at += step;
    }
    return source_position(element->source, at);
}

struct position xml_at(const struct xml_element *element, const char *name)
{
    return xml_at_offset(element, name, 0);
}

struct position xml_at_item(const struct xml_element *element, const char *name, size_t index)
{
    const struct xml_attribute *attribute = attribute_of(element, name);
    size_t offset = 0;

    if (!attribute || !rule_of_attribute(element, attribute)->many)
        return xml_at(element, name);
    assert(index < count_items(attribute));
    for (const char *text = attribute->text;; index--) {
        offset += strspn(text + offset, " ");
        if (!index)
            return xml_at_offset(element, name, offset);
        offset += strcspn(text + offset, " ");
    }
}

struct position xml_at_text(const struct xml_element *element)
{
    struct scan_tag tag;
    struct scan_attribute attributes[XML_ATTRIBUTE_LIMIT];
    struct scan_fault none = {0};
    const struct xml_source *source = element->source;
    size_t start = source->lines[element->line - 1] + (size_t)element->column - 1;

    if (!*element->text || !scan_tag(source, start, &tag, attributes, &none))
        return xml_where(element);
    return source_position(source, scan_first_text(source, tag.end));
}

struct diag_edit xml_edit(const struct xml_element *element, const char *name, const char *text)
{
    const struct xml_attribute *attribute = attribute_of(element, name);

    assert(attribute);
    return source_edit(element->source, attribute->value,
                       (size_t)attribute->value + attribute->value_length, text);
}

struct diag_edit xml_edit_away(const struct xml_element *element, const char *name)
{
    const struct xml_attribute *attribute = attribute_of(element, name);
    const struct xml_source *source = element->source;
    size_t from, end;

    assert(attribute);
    from = attribute->value;
    end = from + attribute->value_length;
    while (source->bytes[from - 1] != '=')
        from--;
    char quote = source->bytes[over_blanks(source, from)];
    while (source->bytes[end] != quote)
        end++;
    from--;
    while (value_is_blank(source->bytes[from - 1]))
        from--;
    from -= strlen(name);
    while (value_is_blank(source->bytes[from - 1]))
        from--;
    return source_edit(source, from, end + 1, "");
}

bool xml_means_all(const char *text)
{
    const char *meant = other_word_value(text, VALUE_ID);

    return meant && !strcmp(meant, "all");
}

bool xml_value_meant(const struct attribute_rule *rule, const char *text, struct strbuf *out)
{
    return value_meant(rule, text, out);
}
