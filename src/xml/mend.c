/*
 * Reads on behind a mistake in the XML. Where the meaning is clear, the complaint proposes a
 * correction, and the bytes in memory are mended in the same way, so that what follows is checked
 * as if nothing had been wrong: no consequence of the mistake is complained of, and every other
 * mistake is.
 */
#include "xml/mend.h"

#include "base/suggest.h"
#include "xml/character.h"
#include "xml/other_word.h"
#include "xml/value.h"

#include <stdio.h>
#include <string.h>

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
    return source->bytes[at] == '<' && scan_good_tag(source, at, tag) && !tag->closing &&
           !tag->count && same_name(source, tag->name, tag->name_length, name, length);
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
    struct scan_tag open, again;
    struct strbuf closing = {0};

    if (!scan_good_tag(source, fault->open, &open))
        return;
    char *name = arena_copy_bytes(&fault->texts, source->bytes + open.name, open.name_length);
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
    /* If the file was cut off, all that it lacks may have stood in the missing end. */
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

/* Says of a closing tag that does not match the open element whether this tag is misspelt, the
 * opening one is, or this tag closes nothing. */
static void mend_closing(struct builder *builder, const struct grammar *grammar,
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
    /* A tag with a similar name is meant to close the element; so is any tag if no later one closes
     * it. */
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
static void mend_unended(struct builder *builder, const struct grammar *grammar,
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
static void mend_unquoted(struct builder *builder, const struct grammar *grammar,
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
static void mend_rootless(struct builder *builder, const struct grammar *grammar,
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

/* How to mend each kind of fault; NULL: the fault itself says how, if anything does. */
static void (*const menders[])(struct builder *builder, const struct grammar *grammar,
                               struct scan_fault *fault) = {
    [FAULT_UNCLOSED] = mend_open,     [FAULT_MISMATCH] = mend_closing,
    [FAULT_UNENDED] = mend_unended,   [FAULT_UNQUOTED] = mend_unquoted,
    [FAULT_ROOTLESS] = mend_rootless, [FAULT_AMPERSAND] = mend_ampersand,
    [FAULT_NAMELESS] = mend_nameless, [FAULT_MISNAMED] = mend_misnamed,
};

/* Complains of the fault and mends it in memory. False: nothing is proposed. */
static bool mend(struct builder *builder, const struct grammar *grammar, struct scan_fault *fault)
{
    struct diag_edit edits[FAULT_EDITS];

    if (menders[fault->kind])
        menders[fault->kind](builder, grammar, fault);
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
