/*
 * Reads on behind a mistake in the XML. Where it is clear what is meant, the complaint proposes it,
 * and the bytes in memory are mended in the same way, so that what follows is checked as if nothing
 * had been wrong: no consequence of the mistake is complained of, and every other mistake is.
 */

#include "xml/mend.h"

#include "base/suggest.h"
#include "xml/character.h"
#include "xml/other_word.h"
#include "xml/value.h"

#include <stdio.h>
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

void mend_misnamed(const struct grammar *grammar, const struct xml_source *source,
                   struct scan_fault *fault)
{
    const char *names[GRAMMAR_NAMES];
    struct scan_attribute attributes[XML_ATTRIBUTE_LIMIT];
    struct scan_fault none = {0};
    struct scan_tag tag;
    size_t count = 0;

    if (source->bytes[fault->open - 1] != '<') {
        mend_attribute(source, fault);
        return;
    }
    bool good = scan_tag(source, fault->open - 1, &tag, attributes, &none);
    arena_release(&none.texts);
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

enum {
    MENDS_AT_MOST = 100,                  /* in a file */
    MEND_BYTES_AT_MOST = 16 * 1024 * 1024 /* which are scanned again for all mends together */
};

/* Returns the grammar of a file whose root has that name; NULL when there is none. */
static const struct grammar *grammar_of(const struct builder *builder, const char *root)
{
    if (!strcmp(root, part_rule.name))
        return builder->document->grammar ? builder->document->grammar
               : builder->grammar_count   ? builder->grammars[0]
                                          : NULL;
    for (size_t i = 0; i < builder->grammar_count; i++)
        if (suggest_nearest(root, &builder->grammars[i]->root, 1))
            return builder->grammars[i];
    return NULL;
}

static bool may_contain(const struct element_rule *rule, const struct xml_source *source,
                        const struct scan_tag *tag)
{
    for (const struct child_rule *row = rule->children; row && row->element; row++)
        if (strlen(row->element) == tag->name_length &&
            !memcmp(row->element, source->bytes + tag->name, tag->name_length))
            return true;
    return false;
}

/* Returns how many of the elements that stand in no other belong into the root of a grammar; none
 * are counted behind something that is no tag. */
static size_t count_fitting(const struct xml_source *source, const struct grammar *grammar)
{
    const struct element_rule *root = grammar_element(grammar, grammar->root);
    struct scan_tag tag;
    size_t fitting = 0;
    int depth = 0;

    for (size_t at = 0; scan_next_tag(source, &at, &tag); at = tag.end) {
        fitting += !depth && !tag.closing && may_contain(root, source, &tag);
        depth += tag.closing ? -1 : !tag.empty;
    }
    return fitting;
}

/* Returns the grammar of a file whose root is missing, by the elements that would be in it; NULL
 * when they are of no kind. */
static const struct grammar *grammar_of_contents(const struct builder *builder)
{
    const struct grammar *grammar = NULL;
    size_t most = 1; /* a single one may be meant for anything */

    for (size_t i = 0; i < builder->grammar_count; i++) {
        size_t fitting = count_fitting(builder->source, builder->grammars[i]);
        if (fitting <= most)
            continue;
        most = fitting;
        grammar = builder->grammars[i];
    }
    return grammar;
}

/* Finds the grammar of the file in hand by its first tag, which may be the one at fault. NULL: it
 * is none of ours, and then its mistakes are none of ours either. */
static const struct grammar *find_grammar(const struct builder *builder)
{
    const struct xml_source *source = builder->source;
    char name[64];

    for (size_t at = 0; at < source->length; at++) {
        const char *next = memchr(source->bytes + at, '<', source->length - at);
        if (!next)
            return NULL;
        at = (size_t)(next - source->bytes);
        if (next[1] == '!' || next[1] == '?')
            continue;
        size_t length = over_name(source, at + 1) - at - 1;
        if (!length || length >= sizeof name)
            return NULL;
        memcpy(name, next + 1, length);
        name[length] = '\0';
        return grammar_of(builder, name);
    }
    return NULL;
}

/* Returns where an element must end that is never closed: before the first tag in it that it cannot
 * contain, or else at the fault; without the blanks before. */
static size_t end_of_open(const struct xml_source *source, const struct element_rule *rule,
                          const struct scan_tag *open, size_t last)
{
    struct scan_tag tag;
    int depth = 0;
    size_t at = open->end;

    while (at < last && scan_next_tag(source, &at, &tag)) {
        if (!depth && !tag.closing && rule && !may_contain(rule, source, &tag))
            break;
        depth += tag.closing ? -1 : !tag.empty;
        at = tag.end;
    }
    at = at < last ? at : last;
    while (at > open->end && value_is_blank(source->bytes[at - 1]))
        at--;
    return at;
}

/* Says of a tag that opens an element again, <suit> or <suit/>, that </suit> is meant. */
static void mend_reopened(const struct builder *builder, size_t first, const struct scan_tag *tag,
                          const char *name, struct scan_fault *fault)
{
    char closing[80];

    if (snprintf(closing, sizeof closing, "</%s>", name) >= (int)sizeof closing)
        return;
    const char *text = arena_copy_text(&fault->texts, closing);
    fault_edit(fault, tag->start, tag->end, text);
    fault->message = message_with(
        N_("the <{name}> in line {line} must end before another can start; write "
           "</{name}> in the place of this"),
        arg_typed("name", name), arg_count("line", source_position(builder->source, first).line));
    fault->offset = tag->start;
}

/* Returns whether a tag stands there that only repeats a name. */
static bool repeats(const struct xml_source *source, size_t at, size_t name, size_t length,
                    struct scan_tag *tag)
{
    struct scan_attribute attributes[XML_ATTRIBUTE_LIMIT];
    struct scan_fault none = {0};

    bool good = source->bytes[at] == '<' && scan_tag(source, at, tag, attributes, &none);
    arena_release(&none.texts);
    return good && !tag->closing && !tag->count &&
           same_name(source, tag->name, tag->name_length, name, length);
}

/* Returns the tag or the text that follows in the same line; "" when none does. */
static const char *next_in_line(const struct xml_source *source, size_t at,
                                struct scan_fault *fault)
{
    while (at < source->length && value_is_blank(source->bytes[at]) && source->bytes[at] != '\n')
        at++;
    size_t end = at;
    while (end < source->length && !strchr("\n>", source->bytes[end]))
        end++;
    end += starts_at(source, end, ">");
    return arena_copy_bytes(&fault->texts, source->bytes + at, end - at);
}

/* Says of an element that is never closed where to close it. */
static void mend_open(struct builder *builder, const struct grammar *grammar,
                      struct scan_fault *fault)
{
    const struct xml_source *source = builder->source;
    struct scan_attribute attributes[XML_ATTRIBUTE_LIMIT];
    struct scan_fault none = {0};
    struct scan_tag open, again;
    struct strbuf closing = {0};

    bool good = scan_tag(source, fault->open, &open, attributes, &none);
    arena_release(&none.texts);
    char *name =
        good ? arena_copy_bytes(&fault->texts, source->bytes + open.name, open.name_length) : NULL;
    if (!name)
        return;
    const struct element_rule *rule = grammar_element(grammar, name);
    bool childless = rule && !rule->children && rule->text == TEXT_NONE;
    size_t around = fault->around;
    if (rule && around && !may_contain(rule, source, &open) &&
        same_name(source, around + 1, over_name(source, around + 1) - around - 1, open.name,
                  open.name_length) &&
        repeats(source, open.start, open.name, open.name_length, &again)) {
        mend_reopened(builder, around, &again, name, fault);
        return;
    }
    if (childless) {
        fault_edit(fault, open.end - 1, open.end, "/>");
        fault->message =
            message_with(N_("<{name}> is never closed; write “/>” in the place of “>” at its end"),
                         arg_typed("name", name));
    } else {
        size_t at = end_of_open(source, rule, &open, fault->offset);
        if (repeats(source, over_blanks(source, at), open.name, open.name_length, &again)) {
            mend_reopened(builder, open.start, &again, name, fault);
            return;
        }
        const char *next = next_in_line(source, at, fault);
        strbuf_addf(&closing, "</%s>", name);
        const char *text = arena_copy_text(&fault->texts, strbuf_text(&closing));
        strbuf_release(&closing);
        fault_edit(fault, at, at, text);
        fault->message = message_with(
            *next ? N_("<{name}> is never closed; write </{name}> in line {place}, before {next}")
                  : N_("<{name}> is never closed; write </{name}> at the end of line {place}"),
            arg_typed("name", name), arg_count("place", source_position(source, at).line),
            arg_typed("next", next));
    }
    /* Whoever cut the file off may have cut away what it lacks. */
    builder->cut_off |= fault->offset == source->length;
    fault->offset = open.start;
}

/* Returns whether a closing tag of that name stands after a place. */
static bool closes_later(const struct xml_source *source, size_t from, size_t name, size_t length)
{
    while ((from = behind(source, from, "</")))
        if (same_name(source, from, over_name(source, from) - from, name, length))
            return true;
    return false;
}

/* Says of a closing tag that does not match what is open whether it is misspelt, the other one is,
 * or it closes nothing. */
static void mend_closing(const struct builder *builder, const struct grammar *grammar,
                         struct scan_fault *fault)
{
    const struct xml_source *source = builder->source;
    size_t open = fault->open + 1, found = fault->offset + 2;
    size_t open_length = over_name(source, open) - open,
           found_length = over_name(source, found) - found;
    char *open_name = arena_copy_bytes(&fault->texts, source->bytes + open, open_length);
    char *found_name = arena_copy_bytes(&fault->texts, source->bytes + found, found_length);
    const char *end = memchr(source->bytes + found, '>', source->length - found);

    if (!end)
        return;
    const char *const only[] = {open_name};
    /* What comes in the place of the only tag that could close the element is meant for it. */
    bool near =
        other_word_nearest(found_name, only, 1) || !closes_later(source, found, open, open_length);
    bool other =
        near && !grammar_element(grammar, open_name) && grammar_element(grammar, found_name);
    if (!near) {
        fault->message = message_with(N_("</{name}> has no opening tag; remove it"),
                                      arg_typed("name", found_name));
        fault_edit(fault, fault->offset, (size_t)(end + 1 - source->bytes), "");
        return;
    }
    fault->message =
        other
            ? message_with(N_("<{open}> does not match </{found}> in line {line}; write <{found}>"),
                           arg_typed("open", open_name), arg_typed("found", found_name),
                           arg_count("line", source_position(source, fault->offset).line))
            : message_with(N_("</{found}> does not match <{open}> in line {line}; write </{open}>"),
                           arg_typed("open", open_name), arg_typed("found", found_name),
                           arg_count("line", source_position(source, fault->open).line));
    if (other) {
        fault_edit(fault, open, open + open_length, found_name);
        fault->offset = fault->open;
    } else {
        fault_edit(fault, found, found + found_length, open_name);
    }
}

/* Returns whether a tag whose end is lacking, and should stand at `end`, needs “/>” there; *name is
 * its name, NULL when the grammar does not know it. */
static bool needs_slash(const struct builder *builder, const struct grammar *grammar, size_t tag,
                        size_t end, struct scan_fault *fault, const char **name)
{
    const struct xml_source *source = builder->source;
    bool closing = starts_at(source, tag, "</");
    size_t at = tag + 1 + closing, length = over_name(source, at) - at;

    *name = arena_copy_bytes(&fault->texts, source->bytes + at, length);
    const struct element_rule *rule = grammar_element(grammar, *name);
    if (!rule) {
        *name = NULL;
        return false;
    }
    return !closing &&
           ((!rule->children && rule->text == TEXT_NONE) || !closes_later(source, end, at, length));
}

/* Says of a tag without its end how it ends. */
static void mend_unended(const struct builder *builder, const struct grammar *grammar,
                         struct scan_fault *fault)
{
    const char *name;
    const char *end =
        needs_slash(builder, grammar, fault->offset, fault->open, fault, &name) ? "/>" : ">";

    if (!name)
        return;
    fault_edit(fault, fault->open, fault->open, end);
    fault->message = message_with(N_("the tag of “{name}” needs “{end}” at its end; add it"),
                                  arg_typed("name", name), arg_text("end", end));
}

/* Says of a value without its closing quote, in a tag without its end, how the two end. */
static void mend_unquoted(const struct builder *builder, const struct grammar *grammar,
                          struct scan_fault *fault)
{
    const char *name;
    size_t at = fault->edits[0].from;
    bool slash = needs_slash(builder, grammar, fault->around, at, fault, &name);
    const char *end = *fault->edits[0].text == '"' ? slash ? "\"/>" : "\">" : slash ? "'/>" : "'>";

    if (!name)
        return;
    fault->edits[0].text = end;
    fault->message = message_with(
        N_("these quotes and their tag are never closed; write {end} at the end of "
           "line {line}"),
        arg_text("end", end), arg_count("line", source_position(builder->source, at).line));
}

/* Returns where the element ends that begins at a byte; the end of the file where it has none. */
static size_t end_of_element(const struct xml_source *source, size_t at)
{
    struct scan_tag tag;

    for (int depth = 0; scan_next_tag(source, &at, &tag); at = tag.end) {
        depth += tag.closing ? -1 : !tag.empty;
        if (depth <= 0)
            return tag.end;
    }
    return source->length;
}

/* Returns whether a root of that grammar, or a part, begins at a byte. */
static bool is_root_at(const struct xml_source *source, const struct grammar *grammar, size_t at)
{
    const char *name = source->bytes + at + 1;
    size_t length = over_name(source, at + 1) - at - 1;

    return (length == strlen(grammar->root) && !memcmp(name, grammar->root, length)) ||
           (length == strlen(part_rule.name) && !memcmp(name, part_rule.name, length));
}

/* Says of an element behind the root to remove it, unless the root may contain it, where it was
 * meant to stand. */
static void mend_second_root(const struct element_rule *root, const struct xml_source *source,
                             struct scan_fault *fault)
{
    const size_t name = fault->offset + 1;
    const struct scan_tag second = {.name = (uint32_t)name,
                                    .name_length = (uint32_t)(over_name(source, name) - name)};

    if (may_contain(root, source, &second))
        return;
    fault_edit(fault, fault->offset, end_of_element(source, fault->offset), "");
    fault->message = message_of(N_("a file has one root element, which ends above; remove this, or "
                                   "put it into a file of its own"));
}

/* Says of elements that stand in no other which one is missing around them. */
static void mend_rootless(const struct builder *builder, const struct grammar *grammar,
                          struct scan_fault *fault)
{
    const struct xml_source *source = builder->source;
    const struct element_rule *root = grammar_element(grammar, grammar->root);
    char opening[96], closing[48], first[64];
    size_t end = source->length;

    if (is_root_at(source, grammar, fault->open)) {
        mend_second_root(root, source, fault);
        return;
    }
    snprintf(first, sizeof first, "<%s format=\"1\">", grammar->root);
    snprintf(closing, sizeof closing, "</%s>", grammar->root);
    for (const struct attribute_rule *row = root->attributes; row && row->name; row++)
        if (row->required)
            return; /* its author must say something, too */
    snprintf(opening, sizeof opening, "%s\n", first);
    const char *tag = arena_copy_text(&fault->texts, first);
    const char *line = arena_copy_text(&fault->texts, opening);
    const char *last = arena_copy_text(&fault->texts, closing);
    fault_edit(fault, fault->open, fault->open, line);
    bool closed = behind(source, fault->offset, closing) != 0;
    if (!closed)
        fault_edit(fault, end, end, last);
    fault->message =
        message_with(closed ? N_("the line {tag} is missing before this; write it here")
                            : N_("the line {tag} is missing before this; write it here, and "
                                 "{closing} at the end of the file"),
                     arg_text("tag", tag), arg_text("closing", last));
    fault->offset = fault->open;
}

/* Complains of the fault and mends it in memory. False: nothing is proposed. */
static bool mend(struct builder *builder, const struct grammar *grammar, struct scan_fault *fault)
{
    struct diag_edit edits[FAULT_EDITS];

    if (fault->kind == FAULT_UNCLOSED)
        mend_open(builder, grammar, fault);
    else if (fault->kind == FAULT_MISMATCH)
        mend_closing(builder, grammar, fault);
    else if (fault->kind == FAULT_UNENDED)
        mend_unended(builder, grammar, fault);
    else if (fault->kind == FAULT_UNQUOTED)
        mend_unquoted(builder, grammar, fault);
    else if (fault->kind == FAULT_ROOTLESS)
        mend_rootless(builder, grammar, fault);
    else if (fault->kind == FAULT_AMPERSAND)
        mend_ampersand(grammar, builder->source, fault);
    else if (fault->kind == FAULT_NAMELESS)
        mend_nameless(grammar, builder->source, fault);
    else if (fault->kind == FAULT_MISNAMED)
        mend_misnamed(grammar, builder->source, fault);
    if (!fault->edit_count)
        return false;
    for (int i = 0; i < fault->edit_count; i++)
        edits[i] = source_edit(builder->source, fault->edits[i].from, fault->edits[i].end,
                               fault->edits[i].text);
    propose_at(builder, fault->offset, fault->message, edits, (size_t)fault->edit_count);
    /* The last comes first, so that the places of the others stay. */
    for (int i = fault->edit_count; i-- > 0;)
        source_mend(builder->source, fault->edits[i].from, fault->edits[i].end,
                    fault->edits[i].text);
    return true;
}

struct scan *mend_and_scan(struct builder *builder, struct scan_fault *fault)
{
    struct scan *scan = scan_source(builder->source, fault);
    const struct grammar *grammar = fault->found && !fault->refused ? find_grammar(builder) : NULL;
    if (!grammar && fault->kind == FAULT_ROOTLESS && !builder->part_wanted)
        grammar = grammar_of_contents(builder);
    size_t scanned = 0;

    for (int mends = 0; grammar && fault->found && !fault->refused && mends < MENDS_AT_MOST &&
                        scanned < MEND_BYTES_AT_MOST && mend(builder, grammar, fault);
         mends++) {
        scanned += builder->source->length;
        scan_free(scan);
        arena_release(&fault->texts);
        *fault = (struct scan_fault){0};
        scan = scan_source(builder->source, fault);
    }
    return scan;
}
