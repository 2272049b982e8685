/* Elements that may not stand where they do, and those that are read as another. */
#include "xml/document.h"

#include "xml/other_word.h"

enum { NAMES_AT_MOST = 64 };

/* Returns the name of an element that may hold this one; NULL when there is none. */
static const char *parent_of(const struct grammar *grammar, const char *name)
{
    for (size_t i = 0; i < grammar->element_count; i++)
        for (const struct child_rule *row = grammar->elements[i].children; row && row->element;
             row++)
            if (!strcmp(row->element, name))
                return grammar->elements[i].name;
    return NULL;
}

/* closed: a tag of its own closes the element, which is to have another name, too. */
static const char *why_unknown(const char *name, const char *near, bool closed, const char *parent,
                               size_t count)
{
    if (strchr(name, ':'))
        return N_(
            "these files do not use namespaces; write the name without “:” instead of <{name}>");
    if (parent)
        return N_("<{name}> is not allowed in <{here}>; move it into <{parent}>");
    if (near)
        return closed ? N_("<{name}> is not allowed in <{here}>; write {opening} and, at its end, "
                           "</{near}>")
                      : N_("<{name}> is not allowed in <{here}>; did you mean <{near}>?");
    return count ? N_("<{name}> is not allowed in <{here}>, which can contain: {names}")
                 : N_("<{here}> cannot contain elements; remove <{name}>");
}

/* Notes which child an unknown element may have been meant for: `near`; none here, when another
 * parent may hold it; otherwise any child. */
static void note_lack(struct xml_element *element, const struct element_rule *rule,
                      const char *near, const char *parent)
{
    const struct child_rule *row = rule->children;

    while (near && row && row->element && strcmp(row->element, near) != 0)
        row++;
    if (near && row && row->element)
        element->lacks |= UINT32_C(1) << (row - rule->children);
    else if (!near && !parent)
        element->lacks = UINT32_MAX;
}

/* Notes that the element of a tag is read as one of another name; complain_renamed() says so, with
 * the attributes that are meant otherwise, too. */
static void rename_to(struct builder *builder, const struct scan_tag *tag, const char *name,
                      const char *meant, const char *here, const char *id)
{
    builder->renamed =
        (struct renamed){.tag = tag, .name = name, .meant = meant, .here = here, .id = id};
}

bool rename_attribute(struct builder *builder, const struct scan_attribute *one, const char *meant)
{
    struct renamed *renamed = &builder->renamed;

    if (!renamed->tag)
        return false;
    renamed->attributes[renamed->count].from = one->name;
    renamed->attributes[renamed->count].length = one->name_length;
    renamed->attributes[renamed->count++].meant = meant;
    return true;
}

enum { VALUE_SHOWN = 24 /* bytes */ };

/* Writes the tag as it is meant; of long values only that there is one. */
static void write_tag(const struct builder *builder, struct strbuf *out)
{
    const struct renamed *renamed = &builder->renamed;
    const char *bytes = builder->source->bytes;

    strbuf_addf(out, "<%s", renamed->meant);
    for (int i = 0; i < renamed->tag->count; i++) {
        const struct scan_attribute *one =
            &builder->scan->attributes[renamed->tag->first + (size_t)i];
        char quote = bytes[one->value - 1];
        size_t r = 0;
        while (r < renamed->count && renamed->attributes[r].from != one->name)
            r++;
        strbuf_add_char(out, ' ');
        if (r < renamed->count)
            strbuf_add(out, renamed->attributes[r].meant);
        else
            strbuf_add_bytes(out, bytes + one->name, one->name_length);
        strbuf_addf(out, "=%c", quote);
        if (one->value_length > VALUE_SHOWN)
            strbuf_add(out, "…");
        else
            strbuf_add_bytes(out, bytes + one->value, one->value_length);
        strbuf_add_char(out, quote);
    }
    strbuf_add(out, renamed->tag->empty ? "/>" : ">");
}

/* Gives the edits that rename an element: of its tag, of what closes it, and of its attributes.
 * Returns how many; 0 when the closing tag is too far away to look for. */
static size_t renaming(const struct builder *builder,
                       struct diag_edit edits[static 2 + XML_ATTRIBUTE_LIMIT])
{
    const struct renamed *renamed = &builder->renamed;
    const struct xml_source *source = builder->source;
    const struct scan_tag *tag = renamed->tag;
    size_t closing = tag->empty ? 0 : scan_closing(source, tag), count = 0;

    if (!closing && !tag->empty)
        return 0;
    edits[count++] =
        source_edit(source, tag->name, (size_t)tag->name + tag->name_length, renamed->meant);
    for (size_t i = 0; i < renamed->count; i++)
        edits[count++] = source_edit(source, renamed->attributes[i].from,
                                     renamed->attributes[i].from + renamed->attributes[i].length,
                                     renamed->attributes[i].meant);
    if (closing)
        edits[count++] =
            source_edit(source, closing + 2, closing + 2 + tag->name_length, renamed->meant);
    return count;
}

void complain_renamed(struct builder *builder)
{
    struct renamed *renamed = &builder->renamed;
    struct message message;
    struct diag_edit edits[2 + XML_ATTRIBUTE_LIMIT];
    struct strbuf tag = {0};

    if (!renamed->tag)
        return;
    if (renamed->count) {
        write_tag(builder, &tag);
        message = message_with(
            renamed->tag->empty
                ? N_("<{name}> does not exist here; write {tag} in its place")
                : N_("<{name}> does not exist here; write {tag} in its place and, at its "
                     "end, </{near}>"),
            arg_typed("name", renamed->name), arg_text("tag", strbuf_text(&tag)),
            arg_text("near", renamed->meant));
    } else {
        strbuf_addf(&tag, renamed->tag->count ? "<%s …>" : "<%s>", renamed->meant);
        message = message_with(renamed->id, arg_typed("name", renamed->name),
                               arg_text("here", renamed->here), arg_text("near", renamed->meant),
                               arg_text("opening", strbuf_text(&tag)));
    }
    propose_at(builder, renamed->tag->start, message, edits, renaming(builder, edits));
    strbuf_release(&tag);
    renamed->tag = NULL;
}

/* Returns the place of the tag that closes an unknown element which only holds together what may
 * stand where it does, as <suits> with each <suit> in it; 0 when it is none. */
static size_t end_of_wrapper(const struct builder *builder, const struct element_rule *here,
                             const struct scan_tag *tag)
{
    const struct xml_source *source = builder->source;
    const struct scan_tag *next = tag + 1, *last = builder->scan->tags + builder->scan->tag_count;
    const struct child_rule *row = here->children;

    if (tag->empty || tag->count || next >= last)
        return 0;
    while (row && row->element &&
           (strlen(row->element) != next->name_length ||
            memcmp(row->element, source->bytes + next->name, next->name_length) != 0))
        row++;
    size_t closing = row && row->element ? scan_closing(source, tag) : 0;
    return next->start < closing ? closing : 0;
}

/* Complains of such an element, whose contents are read as if it were not there. */
static void complain_of_wrapper(struct builder *builder, const char *name,
                                const struct scan_tag *tag, size_t closing)
{
    const struct xml_source *source = builder->source;
    const struct diag_edit edits[] = {
        source_edit(source, tag->start, tag->end, ""),
        source_edit(source, closing, closing + 3 + tag->name_length, "")};

    propose_at(builder, tag->start,
               message_with(N_("<{here}> holds all of this itself; remove <{name}> and </{name}>, "
                               "and keep what stands between them"),
                            arg_typed("name", name),
                            arg_text("here", builder->current->rule->name)),
               edits, 2);
    builder->wrapped = true;
}

const char *complain_unknown(struct builder *builder, const char *name, const struct scan_tag *tag)
{
    const struct grammar *grammar = builder->document->grammar;
    const struct element_rule *here = children_rule(grammar, builder->current);
    const char *names[NAMES_AT_MOST], *parent = parent_of(grammar, name);
    size_t count = 0, closing = parent ? 0 : end_of_wrapper(builder, here, tag);

    if (closing) {
        complain_of_wrapper(builder, name, tag, closing);
        return NULL;
    }
    for (const struct child_rule *row = here->children;
         row && row->element && count < NAMES_AT_MOST - 1; row++)
        names[count++] = row->element;
    if (grammar->includes && builder->current == builder->root)
        names[count++] = include_rule.name;
    else if (grammar->includes && !strcmp(name, include_rule.name))
        parent = grammar->root;
    strbuf_clear(builder->scratch);
    for (size_t i = 0; i < count; i++)
        strbuf_addf(builder->scratch, "%s<%s>", i ? ", " : "", names[i]);
    bool foreign = strchr(name, ':') != NULL;
    const char *near = parent || foreign ? NULL : other_word_nearest(name, names, count);
    if (!near && !parent && !foreign && complain_of_pair_element(builder, here, tag))
        return NULL;
    note_lack(builder->current, here, near, parent);
    const char *id = why_unknown(name, near, !tag->empty, parent, count);
    if (near)
        rename_to(builder, tag, name, near, builder->current->rule->name, id);
    else
        complain_at(builder, tag->start,
                    message_with(id, arg_typed("name", name),
                                 arg_text("here", builder->current->rule->name),
                                 arg_text("parent", parent),
                                 arg_text("names", strbuf_text(builder->scratch))));
    return near;
}

const char *complain_root(struct builder *builder, const char *name, const struct scan_tag *tag)
{
    const char *names[NAMES_AT_MOST];
    size_t count = 0;

    strbuf_clear(builder->scratch);
    /* A file of another program is as that program wrote it: no author mistypes its root. */
    for (size_t i = 0; i < builder->grammar_count && count < NAMES_AT_MOST - 1; i++)
        if (!builder->grammars[i]->foreign)
            names[count++] = builder->part_wanted ? part_rule.name : builder->grammars[i]->root;
    if (builder->part_wanted)
        count = 1;
    for (size_t i = 0; i < count; i++)
        strbuf_addf(builder->scratch, "%s<%s>", i ? ", " : "", names[i]);
    bool other = builder->part_wanted || !strcmp(name, part_rule.name);
    const char *near = other ? NULL : other_word_nearest(name, names, count);
    const char *id =
        builder->part_wanted            ? N_("an included file must start with <part of=\"…\" "
                                                        "format=\"1\">, not with <{name}>")
        : !strcmp(name, part_rule.name) ? N_("this is a part, which other files include; name "
                                             "a file that starts with: {names}")
        : near                          ? tag->empty
                                              ? N_("breuk does not know files that start with <{name}>; did you mean "
                                                                            "<{near}>?")
                                              : N_("breuk does not know files that start with <{name}>; write {opening} "
                                                                            "and, at its end, </{near}>")
                                 : count == 1
            ? N_("this file starts with <{name}>, but this command needs a file that starts "
                 "with {names}")
        : !builder->part_allowed
            ? N_("this file starts with <{name}>, but this command needs a file that starts "
                 "with one of: {names}")
            : N_("breuk does not know files that start with <{name}>; it knows: {names}");
    if (near)
        rename_to(builder, tag, name, near, NULL, id);
    else
        complain_at(builder, tag->start,
                    message_with(id, arg_typed("name", name),
                                 arg_text("names", strbuf_text(builder->scratch))));
    return near;
}
