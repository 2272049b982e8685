/* Checks which values must differ: names, languages, and signs of which each can be had once. */
#include "xml/document.h"

#include "xml/value.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* A value that may occur only once among those of the same rule and parent. */
struct claim {
    const struct attribute_rule *rule;
    const struct xml_element *parent; /* NULL: it must be unique in the whole file */
    const char *value;
    const struct xml_element *element;
    size_t order;
};

struct claims {
    struct claim *list;
    size_t count, capacity;
};

static int compare_claims(const void *left, const void *right)
{
    const struct claim *a = left, *b = right;

    if (a->rule != b->rule)
        return a->rule < b->rule ? -1 : 1;
    if (a->parent != b->parent)
        return a->parent < b->parent ? -1 : 1;
    int order = strcmp(a->value, b->value);
    return order ? order : a->order < b->order ? -1 : a->order > b->order;
}

/* Returns the next element in the order of the file: the first child, or else what follows it or
 * one of its parents. */
static const struct xml_element *next_element(const struct xml_element *e)
{
    const struct xml_element *next = e->first_child;

    for (; e && !next; e = e->parent)
        next = e->next;
    return next;
}

/* Adds a claim for each value of the element that must be unique. */
static void claim_of_element(struct claims *claims, const struct xml_element *element)
{
    bool alone = element->parent && element->parent->first_child == element && !element->next;

    for (const struct attribute_rule *row = element->rule->attributes; row && row->name; row++)
        if (row->unique == UNIQUE_IN_FILE || (row->unique == UNIQUE_AMONG_SIBLINGS && !alone)) {
            const char *value = xml_text(element, row->name);
            if (!value)
                continue;
            memory_make_room(&claims->list, claims->count, &claims->capacity);
            const struct xml_element *among =
                row->unique == UNIQUE_IN_FILE ? NULL : element->parent;
            claims->list[claims->count] = (struct claim){row, among, value, element, claims->count};
            claims->count++;
        }
}

/* Returns whether an element says the very same as another. */
static bool is_copy(const struct xml_element *a, const struct xml_element *b)
{
    if (a->rule != b->rule || a->attribute_count != b->attribute_count ||
        strcmp(a->text, b->text) != 0)
        return false;
    for (size_t i = 0; i < a->attribute_count; i++) {
        const struct xml_given given = xml_given(a, i);
        const struct xml_attribute *other = attribute_of(b, given.rule->name);
        if (!other || strcmp(other->text, given.text) != 0)
            return false;
    }
    a = a->first_child;
    b = b->first_child;
    for (; a && b && is_copy(a, b); b = b->next)
        a = a->next;
    return !a && !b;
}

/* Returns the edit that removes an element, with its line if nothing else stands there; *found
 * is false when its end is too far away. */
static struct diag_edit removal(const struct xml_element *element, bool *found)
{
    const struct xml_source *source = element->source;
    struct scan_tag tag;
    size_t start = source->lines[element->line - 1] + element->column - 1, end = 0;

    if (scan_good_tag(source, start, &tag))
        end = tag.empty ? tag.end : scan_closing(source, &tag);
    *found = end != 0;
    if (!end)
        return (struct diag_edit){0};
    if (!tag.empty)
        end += 3 + (size_t)tag.name_length;
    size_t line = start, next = end;
    while (line > 0 && (source->bytes[line - 1] == ' ' || source->bytes[line - 1] == '\t'))
        line--;
    while (next < source->length && value_is_blank(source->bytes[next]) &&
           source->bytes[next] != '\n')
        next++;
    bool whole = (!line || source->bytes[line - 1] == '\n') && source->bytes[next] == '\n';
    return source_edit(source, whole ? line : start, whole ? next + 1 : end, "");
}

/* Returns whether an element has the value of the rule, among those that must differ from
 * another's.
 */
static bool is_claimed(const struct claims *claims, const struct claim *by, const char *value)
{
    for (size_t i = 0; i < claims->count; i++)
        if (claims->list[i].rule == by->rule && claims->list[i].parent == by->parent &&
            !strcmp(claims->list[i].value, value))
            return true;
    return false;
}

/* Adds the words that no element has, with an edit for each. Returns how many they are. */
static size_t add_free_words(const struct claims *claims, size_t at, struct strbuf *list,
                             struct diag_edit edits[static WORDS_AT_MOST])
{
    const struct claim *claim = &claims->list[at];
    size_t count = 0;

    for (int i = 0; claim->rule->words[i] && count < WORDS_AT_MOST; i++) {
        const char *word = claim->rule->words[i];
        if (is_claimed(claims, claim, word))
            continue;
        edits[count] = xml_edit(claim->element, claim->rule->name, word);
        edits[count].choice = (int)count;
        strbuf_addf(list, "%s%s", count++ ? ", " : "", word);
    }
    return count;
}

/* Returns whether an attribute names an element of the rule, by the attribute of the claim: <suit
 * id="…"> is named by “suit” and by “suits”. */
static bool refers(const struct attribute_rule *rule, const struct claim *claim)
{
    const char *element = claim->element->rule->name;
    size_t length = strlen(element);

    return rule->type == VALUE_ID && rule->unique == UNIQUE_NOWHERE &&
           !strncmp(rule->name, element, length) &&
           (!rule->name[length] || !strcmp(rule->name + length, "s"));
}

/* Looks for names that elements of the file use and no element has. *only is the first of them.
 * Returns whether `wanted` is among them; NULL: whether there is one, and no other. */
static bool is_missing(const struct builder *builder, const struct claims *claims,
                       const struct claim *claim, const char *wanted, const char **only)
{
    bool several = false;

    *only = NULL;
    for (const struct xml_element *e = builder->document->root, *next; e; e = next) {
        for (size_t a = 0; a < e->attribute_count; a++) {
            const struct xml_attribute *attribute = &attributes_of(e)[a];
            const struct attribute_rule *rule = rule_of_attribute(e, attribute);
            if (!refers(rule, claim))
                continue;
            size_t count = rule->many ? count_items(attribute) : 1;
            for (size_t i = 0; i < count; i++) {
                const char *name = rule->many ? items_of(attribute)[i] : attribute->text;
                if (is_claimed(claims, claim, name) || xml_means_all(name))
                    continue;
                if (wanted && !strcmp(name, wanted))
                    return true;
                several |= *only && strcmp(*only, name) != 0;
                *only = *only ? *only : name;
            }
        }
        next = next_element(e);
    }
    return !wanted && *only && !several;
}

/* Writes the text of a child as a name: “Red” is red. False: that is none, or another has it. */
static bool name_of_text(const struct claims *claims, const struct claim *claim, const char *text,
                         struct strbuf *out)
{
    strbuf_clear(out);
    value_add_name(text, out);
    for (size_t i = 0; i < out->length; i++)
        out->text[i] = (char)tolower((unsigned char)out->text[i]);
    return out->length && value_is_name(out->text) && !is_claimed(claims, claim, out->text);
}

/*
 * Guesses the name of an element that still has the one of the element it was copied from: as the
 * element is called in its own texts, if the file names that; else the only name in the file that
 * no element has; else its own text. False: the name cannot be told.
 */
static bool guess_name(const struct builder *builder, const struct claims *claims, size_t at,
                       struct strbuf *out)
{
    const struct claim *claim = &claims->list[at];
    const char *only = NULL, *other = NULL;
    const struct xml_element *child;

    for (child = claim->element->first_child; child; child = child->next)
        if (name_of_text(claims, claim, child->text, out) &&
            is_missing(builder, claims, claim, strbuf_text(out), &other))
            return true;
    bool one = is_missing(builder, claims, claim, NULL, &only);
    strbuf_clear(out);
    if (only) {
        strbuf_add(out, one ? only : "");
        return one;
    }
    for (child = claim->element->first_child; child; child = child->next)
        if (name_of_text(claims, claim, child->text, out))
            return true;
    strbuf_clear(out);
    return false;
}

/* Complains of an element that was copied and not changed. One with a text or children is left out
 * then; of one with attributes alone, some of them may have been meant to change. */
static void complain_of_copy(struct builder *builder, const struct claim *first,
                             const struct claim *other)
{
    const struct xml_element *copy = other->element;
    bool whole = *copy->text || copy->first_child, found = false;
    bool here = copy->source == first->element->source;
    struct diag_edit edit = whole ? removal(copy, &found) : (struct diag_edit){0};

    if (whole)
        ((struct xml_element *)(uintptr_t)copy)->left_out = true;
    diag_propose(
        builder->diag, SEVERITY_ERROR, whole ? xml_where(copy) : xml_at(copy, other->rule->name),
        message_with(
            whole ? here ? N_("this <{element}> says the same as the one in line {line}; remove it")
                         : N_("this <{element}> says the same as the one in line {line} of {file}; "
                              "remove it")
            : here ? N_("this <{element}> says the same as the one in line {line}; change its "
                        "“{name}”, or remove it")
                   : N_("this <{element}> says the same as the one in line {line} of {file}; "
                        "change its “{name}”, or remove it"),
            arg_text("element", copy->rule->name), arg_text("name", other->rule->name),
            arg_count("line", xml_where(first->element).line),
            arg_text("file", xml_where(first->element).file)),
        &edit, found);
}

/* Complains of a value that another element has, too. Proposes another that seems to be meant, or
 * the words that are still free. */
static void complain_of_claim(struct builder *builder, const struct claims *claims, size_t first,
                              size_t other)
{
    const struct claim *claim = &claims->list[other];
    const struct xml_element *taken = claims->list[first].element;
    bool here = claim->element->source == taken->source;
    struct strbuf *list = builder->scratch, meant = {0};
    struct diag_edit edits[WORDS_AT_MOST];
    const char *id;
    size_t count = 0;

    strbuf_clear(list);
    if (claim->rule->words)
        count = add_free_words(claims, other, list, edits);
    else if (claim->rule->type == VALUE_ID && guess_name(builder, claims, other, &meant))
        edits[count++] = xml_edit(claim->element, claim->rule->name, strbuf_text(&meant));
    if (claim->rule->type == VALUE_LANGUAGE)
        id = here ? N_("the <{element}> in line {line} is in the language “{value}”, too; write "
                       "another language here, or remove one of the two")
                  : N_("the <{element}> in line {line} of {file} is in the language “{value}”, "
                       "too; write another language here, or remove one of the two");
    else if (meant.length)
        id = here ? N_("the <{element}> in line {line} already has {name}=\"{value}\"; did you "
                       "mean “{near}”?")
                  : N_("the <{element}> in line {line} of {file} already has {name}=\"{value}\"; "
                       "did you mean “{near}”?");
    else if (count)
        id = here ? N_("the <{element}> in line {line} already has {name}=\"{value}\"; choose "
                       "another: {words}")
                  : N_("the <{element}> in line {line} of {file} already has {name}=\"{value}\"; "
                       "choose another: {words}");
    else
        id = here ? N_("the <{element}> in line {line} already has {name}=\"{value}\"; choose "
                       "another, or remove this one")
                  : N_("the <{element}> in line {line} of {file} already has {name}=\"{value}\"; "
                       "choose another, or remove this one");
    diag_propose(
        builder->diag, SEVERITY_ERROR, xml_at(claim->element, claim->rule->name),
        message_with(id, arg_typed("value", claim->value), arg_text("name", claim->rule->name),
                     arg_text("element", taken->rule->name),
                     arg_count("line", xml_where(taken).line),
                     arg_text("file", xml_where(taken).file), arg_text("near", strbuf_text(&meant)),
                     arg_text("words", strbuf_text(list))),
        edits, words_are_proposed(claim->rule, count) ? count : 0);
    strbuf_release(&meant);
}

/* Takes the elements below one that are left out from the tree. */
static void leave_out(struct xml_element *parent)
{
    struct xml_element **link = &parent->first_child;

    while (*link) {
        if ((*link)->left_out) {
            *link = (*link)->next;
            continue;
        }
        leave_out(*link);
        link = &(*link)->next;
    }
}

void check_unique(struct builder *builder)
{
    struct claims claims = {0};
    const struct element_rule *rule = NULL;
    bool unique = false, copies = false;

    for (const struct xml_element *e = builder->document->root, *next; e; e = next) {
        /* Most elements have the same rule as the one before. */
        if (e->rule != rule) {
            rule = e->rule;
            unique = false;
            for (const struct attribute_rule *a = rule->attributes; a && a->name; a++)
                unique |= a->unique != UNIQUE_NOWHERE;
        }
        if (unique)
            claim_of_element(&claims, e);
        next = next_element(e);
    }
    if (claims.count)
        qsort(claims.list, claims.count, sizeof *claims.list, compare_claims);
    for (size_t i = 1, first = 0; i < claims.count && !diag_is_full(builder->diag); i++) {
        const struct claim *a = &claims.list[first], *b = &claims.list[i];
        if (a->rule != b->rule || a->parent != b->parent || strcmp(a->value, b->value) != 0) {
            first = i;
            continue;
        }
        if (b->element->left_out)
            continue;
        if (b->parent == a->parent && is_copy(a->element, b->element)) {
            complain_of_copy(builder, a, b);
            copies |= b->element->left_out;
        } else {
            complain_of_claim(builder, &claims, first, i);
        }
    }
    if (copies)
        leave_out(builder->root);
    memory_free(claims.list);
}
