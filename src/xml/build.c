/* Builds and checks the tree of one file while libxml2 reads it. */
#include "xml/document.h"

#include "xml/mend.h"
#include "xml/parse.h"
#include "xml/value.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Complains of children of one kind of which an element has only `count`. */
static void complain_missing(struct builder *builder, const struct element_rule *rule,
                             const struct child_rule *row, const struct xml_element *element,
                             int count)
{
    const struct element_rule *child = grammar_element(builder->document->grammar, row->element);
    const struct message_arg missing = arg_count("count", row->minimum - count),
                             where = arg_text("element", rule->name),
                             what = arg_text("child", row->element);

    diag_add(builder->diag, SEVERITY_ERROR, xml_where(element),
             child->example
                 ? message_plural(NP_("<{element}> needs {count} more <{child}>; add it inside, "
                                      "like this: {example}",
                                      "<{element}> needs {count} more <{child}>; add them inside, "
                                      "like this: {example}"),
                                  missing, where, what, arg_term("example", child->example))
                 : message_plural(NP_("<{element}> needs {count} more <{child}>; write it between "
                                      "<{element}> and </{element}>",
                                      "<{element}> needs {count} more <{child}>; write them "
                                      "between <{element}> and </{element}>"),
                                  missing, where, what));
}

void check_children(struct builder *builder, const struct element_rule *rule,
                    struct xml_element *element)
{
    if (rule->inherits && element->rule == rule &&
        (attribute_of(element, rule->inherits) || element->hurt))
        return;
    for (const struct child_rule *row = rule->children; row && row->element; row++) {
        if (!row->minimum || element->rule == &part_rule)
            continue;
        const struct element_rule *child =
            grammar_element(builder->document->grammar, row->element);
        int count = 0;
        for (const struct xml_element *e = element->first_child; e; e = e->next)
            count += e->rule == child;
        uint32_t bit = UINT32_C(1) << (row - rule->children);
        if (count >= row->minimum)
            continue;
        if (!(element->lacks & bit))
            complain_missing(builder, rule, row, element, count);
        element->lacks |= bit;
    }
}

#define FORMAT                                                                                     \
    ATTRIBUTE_WITHIN(VALUE_INTEGER, "format", 1, INFINITY,                                         \
                     N_("The version of the file format: 1."), .required = true)

const struct attribute_rule format_rule = FORMAT;

const struct element_rule part_rule = {
    .name = "part",
    .help = N_("The root element of a file that others include. They get its contents."),
    .attributes = ATTRIBUTES(ATTRIBUTE(VALUE_ID, "of",
                                       N_("The root element of the files that include this one."),
                                       .required = true),
                             FORMAT),
    .example = "<part of=\"deck\" format=\"1\">…</part>"};

const struct element_rule include_rule = {
    .name = "include",
    .help = N_("Inserts the contents of a part from another file here."),
    .attributes = ATTRIBUTES(ATTRIBUTE(
        VALUE_HREF, "href", N_("The file that contains the part, relative to this file’s folder."),
        .required = true)),
    .example = "<include href=\"parts/suits.xml\"/>"};

void complain_at(struct builder *builder, size_t offset, struct message message)
{
    diag_add(builder->diag, SEVERITY_ERROR, source_position(builder->source, offset), message);
}

void propose_at(struct builder *builder, size_t offset, struct message message,
                const struct diag_edit *edits, size_t count)
{
    diag_propose(builder->diag, SEVERITY_ERROR, source_position(builder->source, offset), message,
                 edits, count);
}

void complain_acting(struct builder *builder, size_t from, size_t end)
{
    uint32_t code = 0;
    char digits[16];
    size_t at = scan_acting(builder->source, from, end, &code);

    if (at == end || builder->document->grammar->foreign)
        return;
    snprintf(digits, sizeof digits, "%04X", (unsigned)code);
    complain_at(
        builder, at,
        message_with(
            N_("the character U+{code} is invisible and can upset a line or a screen; delete it"),
            arg_text("code", digits)));
}

const struct element_rule *children_rule(const struct grammar *grammar,
                                         const struct xml_element *element)
{
    return element->rule == &part_rule ? grammar_element(grammar, grammar->root) : element->rule;
}

/* Complains of a <part> whose “of” does not name a kind of file that includes others. */
static void complain_part(struct builder *builder, size_t offset)
{
    strbuf_clear(builder->scratch);
    for (size_t i = 0; i < builder->grammar_count; i++)
        if (builder->grammars[i]->includes)
            strbuf_addf(builder->scratch, "%s%s", builder->scratch->length ? ", " : "",
                        builder->grammars[i]->root);
    complain_at(builder, offset,
                message_with(N_("<part> needs “of”, which names the kind of file that includes it; "
                                "write of=\"…\" with one of: {names}"),
                             arg_text("names", strbuf_text(builder->scratch))));
    builder->fatal = true;
}

/* Copies the value of an attribute of the root, whose rule is not known yet; false when it is
 * absent or does not fit in `size`. */
static bool peek(const struct builder *builder, const struct scan_tag *tag, const char *name,
                 char *value, size_t size, size_t *offset)
{
    const char *bytes = builder->source->bytes;
    size_t length = strlen(name);

    for (int i = 0; i < tag->count; i++) {
        const struct scan_attribute *one = &builder->scan->attributes[tag->first + (size_t)i];
        if (one->name_length != length || memcmp(bytes + one->name, name, length))
            continue;
        *offset = one->value;
        if (one->value_length >= size)
            return false;
        memcpy(value, bytes + one->value, one->value_length);
        value[one->value_length] = '\0';
        return true;
    }
    return false;
}

/* Returns the rule of the root; NULL after a complaint. Sets the grammar of the document. */
static const struct element_rule *root_rule(struct builder *builder, const char *name,
                                            const struct scan_tag *tag)
{
    bool is_part = !strcmp(name, part_rule.name);
    bool right = is_part ? builder->part_wanted || builder->part_allowed : !builder->part_wanted;
    const struct grammar *grammar = NULL;
    char version[64], of[64] = "";
    size_t offset = tag->start;

    if (is_part)
        (void)peek(builder, tag, "of", of, sizeof of, &offset);
    for (size_t i = 0; right && i < builder->grammar_count; i++)
        if (!strcmp(builder->grammars[i]->root, is_part ? of : name))
            grammar = builder->grammars[i];
    if (right && is_part && (!grammar || !grammar->includes)) {
        complain_part(builder, offset);
        return NULL;
    }
    if (!grammar) {
        name = complain_root(builder, name, tag);
        for (size_t i = 0; name && i < builder->grammar_count; i++)
            if (!strcmp(builder->grammars[i]->root, name))
                grammar = builder->grammars[i];
        builder->fatal = !grammar;
        builder->guessed = grammar;
        is_part = false;
    }
    if (!grammar)
        return NULL;
    /* The check of attributes complains of a version that is missing or not a number. */
    if (peek(builder, tag, format_rule.name, version, sizeof version, &offset) &&
        strspn(version, "0123456789") == strlen(version) &&
        strtoll(version, NULL, 10) > grammar->format) {
        complain_at(builder, offset,
                    message_with(N_("this file is in format {version}, but this program reads only "
                                    "up to {newest}; get a newer version of breuk"),
                                 arg_typed("version", version),
                                 arg_count("newest", grammar->format)));
        builder->fatal = true;
        return NULL;
    }
    builder->document->grammar = grammar;
    return is_part ? &part_rule : grammar_element(grammar, name);
}

/* Adds the element of the tag, with its attributes, and makes it the current one. */
static void add_element(struct builder *builder, const struct element_rule *rule, bool left_out,
                        const struct scan_tag *tag)
{
    size_t before = builder->root ? 0 : offsetof(struct outermost, element);
    size_t most = (size_t)tag->count + !tag->empty; /* a text may be taken for an attribute, too */
    char *block =
        arena_new(&builder->document->arena, 1,
                  before + sizeof(struct xml_element) + most * sizeof(struct xml_attribute));
    struct xml_element *element = (struct xml_element *)(void *)(block + before);
    const struct xml_source *source = builder->source;

    while (builder->line + 1 < source->line_count && source->lines[builder->line + 1] <= tag->start)
        builder->line++; /* tags come in the order of the file */
    *element = (struct xml_element){.rule = rule,
                                    .parent = builder->current,
                                    .text = "",
                                    .source = source,
                                    .line = (uint32_t)builder->line + 1,
                                    .column = tag->start - source->lines[builder->line] + 1,
                                    .left_out = left_out};
    if (!builder->root)
        builder->root = element;
    else if (left_out)
        element->next = builder->last; /* the parent's last child so far */
    else if (builder->last)
        builder->last->next = element;
    else
        builder->current->first_child = element;
    builder->current = element;
    builder->last = NULL;
    if (builder->depth++ > 0 && rule->children)
        memset(builder->children[builder->depth - 1], 0, sizeof *builder->children);
    strbuf_clear(builder->text);
    build_attributes(builder, tag);
    if (builder->guessed)
        element->lacks = UINT32_MAX;
}

/* Skips an element without a rule: only its depth counts. False: too much was skipped, so reading
 * stops. */
static bool skip(struct builder *builder, const struct scan_tag *tag)
{
    builder->skipping++;
    builder->skipped += 1 + (size_t)tag->count;
    if (builder->skipped <= XML_SKIPPED_LIMIT)
        return true;
    builder->diag->unfinished = builder->stop = true;
    return false;
}

/* Returns the rule of a tag for which the open element has no row; NULL after a complaint. *meant
 * is the name of the child that it is meant for, after a complaint, if that can be told. */
static const struct element_rule *rule_without_row(struct builder *builder,
                                                   const struct scan_tag *tag, const char **meant)
{
    /* This is a copy, since complaints use the scratch. */
    const char *name = arena_copy_bytes(&builder->document->arena,
                                        builder->source->bytes + tag->name, tag->name_length);

    if (!builder->root)
        return root_rule(builder, name, tag);
    if (!strcmp(name, include_rule.name) && builder->current == builder->root &&
        builder->document->grammar->includes)
        return &include_rule;
    if (builder->document->grammar->foreign) {
        skip(builder, tag);
        return NULL;
    }
    *meant = complain_unknown(builder, name, tag);
    if (*meant && !strcmp(*meant, include_rule.name))
        return &include_rule;
    if (builder->wrapped)
        builder->wrappers[builder->depth]++;
    else if (!*meant)
        skip(builder, tag);
    builder->wrapped = false;
    return NULL;
}

/* Returns the row of a parent's children with that name; NULL when there is none. */
static const struct child_rule *row_of_child(const struct element_rule *parent, const char *name)
{
    const struct child_rule *row = parent->children;

    while (row && row->element && strcmp(row->element, name) != 0)
        row++;
    return row && row->element ? row : NULL;
}

static void note_known(const struct builder *builder, struct known_name *known,
                       const struct element_rule *parent, const struct child_rule *row)
{
    known->parent = parent;
    known->row = row;
    known->element = grammar_element(builder->document->grammar, row->element);
    known->undemanding = true;
    for (const struct attribute_rule *a = known->element->attributes; a && a->name; a++)
        known->undemanding &= !a->required;
}

/* Counts a child of the open element. Returns its rule; NULL when it is skipped. */
static const struct element_rule *count_child(struct builder *builder, const struct scan_tag *tag,
                                              const struct child_rule *row,
                                              const struct element_rule *rule, bool *left_out)
{
    const struct element_rule *parent = children_rule(builder->document->grammar, builder->current);
    int count = ++builder->children[builder->depth - 1][row - parent->children];
    int most = row->maximum < 0 ? GRAMMAR_CHILDREN : row->maximum;

    if (row->maximum == CHILDREN_ALL || count <= most)
        return rule;
    if (count > most + 1) {
        skip(builder, tag);
        return NULL;
    }
    struct diag_edit edit = {0};
    size_t end = tag->empty ? tag->end : scan_closing(builder->source, tag);
    if (end && !tag->empty)
        end += 3 + (size_t)tag->name_length;
    if (end)
        edit = source_edit(builder->source, tag->start, end, "");
    propose_at(
        builder, tag->start,
        message_with(N_("<{element}> can contain at most {count} <{child}>; remove this one"),
                     arg_count("count", most), arg_text("element", parent->name),
                     arg_text("child", row->element)),
        &edit, end != 0);
    *left_out = true;
    return rule;
}

/* Returns the rule of the tag; NULL when the element is skipped, or after a complaint. Complains of
 * the first child that is one too many; that one is still checked, but left out of the tree, and
 * those after it are skipped. */
static const struct element_rule *rule_of_tag(struct builder *builder, const struct scan_tag *tag,
                                              bool *left_out)
{
    struct known_name *known = &builder->known[tag->name_index];
    const struct element_rule *parent =
        builder->root ? children_rule(builder->document->grammar, builder->current) : NULL;

    *left_out = false;
    if (parent && known->parent != parent) {
        strbuf_clear(builder->scratch);
        strbuf_add_bytes(builder->scratch, builder->source->bytes + tag->name, tag->name_length);
        const struct child_rule *found = row_of_child(parent, strbuf_text(builder->scratch));
        if (found)
            note_known(builder, known, parent, found);
    }
    if (!parent || known->parent != parent) {
        const char *meant = NULL;
        const struct element_rule *rule = rule_without_row(builder, tag, &meant);
        if (rule || !meant)
            return rule;
        /* The element is read as the child that is meant; if its name comes again, that is
         * complained of again. */
        struct known_name once = {0};
        note_known(builder, &once, parent, row_of_child(parent, meant));
        known->undemanding = false;
        builder->guessed = true;
        return count_child(builder, tag, once.row, once.element, left_out);
    }
    return count_child(builder, tag, known->row, known->element, left_out);
}

static bool on_open(void *user, const struct scan_tag *tag)
{
    struct builder *builder = user;
    const struct grammar *grammar = builder->document->grammar;
    size_t most = !grammar || grammar->numerous ? XML_ELEMENT_LIMIT : GRAMMAR_ELEMENTS;

    builder->markup_end = tag->end;
    builder->text_refused = false;
    if (builder->skipping)
        return skip(builder, tag);
    builder->elements++;
    builder->attributes += (size_t)tag->count;
    if (builder->elements > most || builder->attributes > XML_ATTRIBUTES_LIMIT) {
        complain_at(builder, tag->start,
                    message_with(builder->elements > most
                                     ? N_("there are more than {count} elements, including those "
                                          "in included files; include less")
                                     : N_("there are more than 600000 attributes, including those "
                                          "in included files; remove some"),
                                 arg_count("count", (int64_t)most)));
        builder->stop = true;
        return false;
    }
    bool left_out;
    builder->guessed = false;
    const struct element_rule *rule = rule_of_tag(builder, tag, &left_out);
    if (rule)
        add_element(builder, rule, left_out, tag);
    complain_renamed(builder);
    builder->stop |= diag_is_full(builder->diag);
    return !builder->fatal && !builder->stop;
}

static void on_close(void *user, size_t end)
{
    struct builder *builder = user;
    struct xml_element *element = builder->current;
    size_t text = builder->markup_end;

    builder->markup_end = end;
    builder->text_refused = false;
    if (builder->skipping) {
        builder->skipping--;
        return;
    }
    if (builder->wrappers[builder->depth]) {
        builder->wrappers[builder->depth]--;
        return;
    }
    if (element->rule->text != TEXT_NONE) {
        complain_acting(builder, text, end);
        /* Drops the blanks at the ends, and makes each run of blanks one space. */
        strbuf_clear(builder->scratch);
        for (const char *c = strbuf_text(builder->text); *c; c++) {
            if (!value_is_blank(*c))
                strbuf_add_char(builder->scratch, *c);
            else if (builder->scratch->length && c[1] && !value_is_blank(c[1]))
                strbuf_add_char(builder->scratch, ' ');
        }
        element->text = arena_copy_text(&builder->document->arena, strbuf_text(builder->scratch));
        if (!*element->text && element->rule->text == TEXT_REQUIRED) {
            diag_add(builder->diag, SEVERITY_ERROR, xml_where(element),
                     message_with(N_("<{element}> is empty; write its text between <{element}> and "
                                     "</{element}>"),
                                  arg_text("element", element->rule->name)));
            element->hurt = true;
        }
    }
    if (element != builder->root)
        check_children(builder, element->rule, element);
    builder->depth--;
    builder->last = element->left_out ? element->next : element;
    builder->current = element->parent;
}

static void on_text(void *user, const char *bytes, size_t length)
{
    struct builder *builder = user;

    if (builder->skipping || !builder->current)
        return;
    if (builder->current->rule->text != TEXT_NONE) {
        strbuf_add_bytes(builder->text, bytes, length);
        return;
    }
    while (length && value_is_blank(*bytes))
        bytes++, length--;
    if (!length || builder->text_refused || builder->document->grammar->foreign)
        return;
    builder->text_refused = true;
    if (take_text_for_child(builder))
        return;
    complain_at(
        builder, scan_first_text(builder->source, builder->markup_end),
        message_with(
            N_("<{element}> cannot contain text; remove this, or make it a comment: <!-- … -->"),
            arg_text("element", builder->current->rule->name)));
}

enum status build_tree(struct builder *builder)
{
    const struct parse_events events = {builder, on_open, on_close, on_text};
    struct scan_fault fault = {0};
    enum status status = STATUS_OK;

    builder->root = builder->current = builder->last = NULL;
    builder->markup_end = 0;
    builder->skipping = 0;
    builder->depth = 0;
    builder->wrapped = false;
    memset(builder->wrappers, 0, sizeof builder->wrappers);
    builder->fatal = false;
    builder->line = 0;
    struct scan *scan = mend_and_scan(builder, &fault);
    if (!fault.refused) {
        builder->scan = scan;
        builder->known = memory_new((size_t)scan->names.count, sizeof *builder->known);
        parse_source(builder->source, scan, &events, &fault);
        memory_free(builder->known);
        builder->known = NULL;
        builder->scan = NULL;
    }
    scan_free(scan);
    if (fault.found && !builder->fatal && !builder->stop) {
        complain_at(builder, fault.offset, fault.message);
        status = STATUS_UNREADABLE;
    }
    arena_release(&fault.texts);
    return status;
}
