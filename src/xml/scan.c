#include "xml/scan.h"

#include "base/hash.h"
#include "base/utf8.h"
#include "xml/character.h"

#include <assert.h>
#include <ctype.h>
#include <string.h>

bool fault_at(struct scan_fault *fault, size_t offset, const char *id)
{
    fault->found = true;
    fault->offset = offset;
    fault->message = message_of(id);
    return false;
}

bool fault_refuse(struct scan_fault *fault, size_t offset, const char *id)
{
    fault->refused = true;
    return fault_at(fault, offset, id);
}

bool fault_edit(struct scan_fault *fault, size_t from, size_t end, const char *text)
{
    fault->edits[fault->edit_count++] = (struct fault_edit){from, end, text};
    return false;
}

void fault_add_bytes(struct scan_fault *fault, const char *name, const struct xml_source *source,
                     size_t from, size_t length)
{
    const char *text = arena_copy_bytes(&fault->texts, source->bytes + from, length);

    message_add(&fault->message, arg_typed(name, text));
}

static_assert(NAME_PLACES >= 2 * XML_NAMES_LIMIT, "the table would fill up");

/* Returns how many bytes from here on are ASCII that XML allows, counted in whole blocks: compilers
 * make a loop without branches fast. */
static size_t plain_bytes(const unsigned char *bytes, size_t length)
{
    enum { BLOCK = 64 };
    size_t at = 0;

    for (; at + BLOCK <= length; at += BLOCK) {
        unsigned char odd = 0;
        for (int i = 0; i < BLOCK; i++) {
            unsigned char c = bytes[at + (size_t)i];
            odd |= (unsigned char)((c >= 0x7F) |
                                   ((c < ' ') & (c != '\t') & (c != '\n') & (c != '\r')));
        }
        if (odd)
            break;
    }
    return at;
}

/* Refuses a file that is not UTF-8 or says that it is not, and characters that XML does not
 * allow. */
static bool check_bytes(const struct xml_source *source, struct scan_fault *fault)
{
    const unsigned char *bytes = (const unsigned char *)source->bytes;
    const size_t length = source->length;

    if (length >= 2 && ((bytes[0] == 0xFE && bytes[1] == 0xFF) ||
                        (bytes[0] == 0xFF && bytes[1] == 0xFE) || !bytes[0] || !bytes[1]))
        return fault_refuse(
            fault, 0, N_("this is UTF-16 or UTF-32, not UTF-8; save the file again as UTF-8"));
    if (length >= 2 && bytes[0] == 0x1F && bytes[1] == 0x8B)
        return fault_refuse(fault, 0, N_("this is a compressed file; unpack it first"));
    for (size_t at = 0; at < length;) {
        at += plain_bytes(bytes + at, length - at);
        /* Checks character by character the bytes that are not plain, or a rest that is shorter
         * than a block. */
        for (size_t i = 0; i < 64 && at < length; i++) {
            uint32_t code = 0;
            size_t step = utf8_character(bytes + at, length - at, &code);
            if (!step)
                return fault_refuse(fault, at,
                                    N_("this byte is not UTF-8; save the file again as UTF-8"));
            if (!character_is_xml(code)) {
                fault_refuse(fault, at,
                             N_("the character with code {code} is not allowed in XML; remove it"));
                message_add(&fault->message, arg_count("code", code));
                return false;
            }
            at += step;
        }
    }
    size_t end = starts_at(source, 0, "<?xml") ? behind(source, 0, "?>") : 0;
    const char *said = end ? memmem(bytes, end, "encoding", 8) : NULL;
    if (!said)
        return true;
    size_t i = over_blanks(source, (size_t)(said - source->bytes) + 8);
    i = over_blanks(source, i + starts_at(source, i, "="));
    if (i + 6 < end && !strncasecmp(source->bytes + i + 1, "UTF-8", 5) &&
        source->bytes[i + 6] == source->bytes[i])
        return true;
    return fault_refuse(
        fault, i,
        N_("breuk reads only UTF-8; save the file as UTF-8 and write encoding=\"UTF-8\""));
}

size_t scan_first_text(const struct xml_source *source, size_t from)
{
    for (size_t i = from; i < source->length;) {
        i = over_blanks(source, i);
        if (starts_at(source, i, "<!--"))
            i = behind(source, i + 4, "-->");
        else if (starts_at(source, i, "<?"))
            i = behind(source, i, "?>");
        else if (starts_at(source, i, "<![CDATA["))
            i += 9;
        else
            return starts_at(source, i, "<") ? from : i;
    }
    return from;
}

enum { CLOSING_WITHIN = 64 * 1024 };

/* Returns the place after a comment, an instruction or a section; 0 when it does not end. */
static size_t over_aside(const struct xml_source *source, size_t at)
{
    return starts_at(source, at, "<!--")        ? behind(source, at + 4, "-->")
           : starts_at(source, at, "<![CDATA[") ? behind(source, at, "]]>")
                                                : behind(source, at, "?>");
}

bool scan_next_tag(const struct xml_source *source, size_t *at, struct scan_tag *tag)
{
    size_t from = *at;

    do {
        const char *next = memchr(source->bytes + from, '<', source->length - from);
        if (!next)
            break;
        *at = (size_t)(next - source->bytes);
        if (next[1] != '!' && next[1] != '?')
            return scan_good_tag(source, *at, tag);
        from = over_aside(source, *at);
    } while (from > 0);
    *at = source->length;
    return false;
}

size_t scan_closing(const struct xml_source *source, const struct scan_tag *tag)
{
    struct scan_tag inner;
    int depth = 1;

    for (size_t at = tag->end; at < tag->end + CLOSING_WITHIN && scan_next_tag(source, &at, &inner);
         at = inner.end) {
        depth += inner.closing ? -1 : !inner.empty;
        if (!depth)
            return same_name(source, inner.name, inner.name_length, tag->name, tag->name_length)
                       ? at
                       : 0;
    }
    return 0;
}

/* The state of scan_source: the open tags, and the file so far. */
struct open_tags {
    int depth;
    size_t elements, asides;
    bool had_root, had_doctype;
    size_t root; /* where it begins */
    /* Since the last tag: how many bytes of text there are, and where the first that is not blank
     * stands. */
    size_t text_length, text_start;
    bool has_text;
    struct {
        size_t start, name, length;
    } tag[XML_DEPTH_LIMIT];
    struct scan *scan;
};

/* Returns whether that place of the table holds the name. */
static bool is_at(const struct names *names, size_t place, const struct xml_source *source,
                  size_t start, size_t length)
{
    return names->place[place].length &&
           same_name(source, names->place[place].start, names->place[place].length, start, length);
}

bool scan_may_be_name(const char *name, size_t length)
{
    size_t at = 0;

    while (at < length && ((unsigned char)name[at] >= 0x80 || isalnum((unsigned char)name[at]) ||
                           strchr("-_.:", name[at])))
        at++;
    return at == length;
}

/* Refuses the name of an element or an attribute that cannot be one. */
static bool refuse_name(const struct xml_source *source, size_t start, size_t length,
                        struct scan_fault *fault)
{
    fault->kind = FAULT_MISNAMED;
    fault->open = start;
    fault_at(fault, start,
             N_("“{name}” cannot be a name: only letters, digits, “-”, “_” and “.” are "
                "allowed in it; write another"));
    fault_add_bytes(fault, "name", source, start, length);
    return false;
}

/* Finds or adds the name of an element, an attribute or an instruction. *place is a guess, and
 * becomes the place of the name. False, with a fault, when there are too many names. */
static bool take_name(struct names *names, const struct xml_source *source, size_t start,
                      size_t length, uint16_t *place, struct scan_fault *fault)
{
    const char *name = source->bytes + start;

    if (!is_at(names, *place, source, start, length)) {
        size_t at = hash_of(name, length) % NAME_PLACES;
        while (names->place[at].length && !is_at(names, at, source, start, length))
            at = (at + 1) % NAME_PLACES;
        *place = (uint16_t)at;
    }
    bool known = names->place[*place].length != 0;
    bool prefixed = known ? names->place[*place].prefixed
                          : memchr(name, ':', length) || (length == 5 && !memcmp(name, "xmlns", 5));
    names->prefixed += prefixed;
    if (prefixed && names->prefixed > XML_PREFIX_LIMIT)
        return fault_refuse(fault, start,
                            N_("these files do not use namespaces; remove every xmlns, and write "
                               "names without “:”"));
    if (!known && names->count == XML_NAMES_LIMIT)
        return fault_refuse(
            fault, start,
            N_("there are more than 1000 different element and attribute names here, too many for "
               "a breuk file; remove those that belong to another program"));
    if (!known) {
        names->place[*place].start = (uint32_t)start;
        names->place[*place].length = (uint32_t)length;
        names->place[*place].index = (uint16_t)names->count++;
        names->place[*place].prefixed = prefixed;
    }
    return source->bytes[start - 1] == '?' || known || scan_may_be_name(name, length) ||
           refuse_name(source, start, length, fault);
}

static bool close_tag(const struct xml_source *source, const struct scan_tag *tag,
                      struct open_tags *open, struct scan_fault *fault)
{
    if (!open->depth) {
        fault_at(fault, tag->start, N_("</{name}> has no opening tag; remove it"));
        fault_add_bytes(fault, "name", source, tag->name, tag->name_length);
        return fault_edit(fault, tag->start, tag->end, "");
    }
    open->depth--;
    size_t start = open->tag[open->depth].start, name = open->tag[open->depth].name,
           length = open->tag[open->depth].length;
    if (same_name(source, name, length, tag->name, tag->name_length))
        return true;
    fault->kind = FAULT_MISMATCH;
    fault->open = start;
    fault->around = open->depth ? open->tag[open->depth - 1].start : 0;
    for (int i = 0; i < open->depth; i++)
        if (same_name(source, open->tag[i].name, open->tag[i].length, tag->name, tag->name_length))
            fault->kind = FAULT_UNCLOSED;
    fault_at(fault, tag->start,
             N_("</{found}> closes the wrong element: <{open}> in line {line} is still open; write "
                "</{open}> first"));
    fault_add_bytes(fault, "found", source, tag->name, tag->name_length);
    fault_add_bytes(fault, "open", source, name, length);
    message_add(&fault->message, arg_count("line", source_position(source, start).line));
    return false;
}

/* Each function over_…() moves *at to just after what it reads; false with a fault. */
static bool over_tag(const struct xml_source *source, size_t *at, struct open_tags *open,
                     struct scan_fault *fault)
{
    struct scan *scan = open->scan;
    struct names *names = &scan->names;
    struct scan_tag *tag = &scan->tags[scan->tag_count];
    struct scan_attribute *attributes = &scan->attributes[scan->attribute_count];

    if (!scan_tag(source, *at, tag, attributes, fault))
        return false;
    *at = tag->end;
    open->text_length = 0;
    open->has_text = false;
    if (tag->closing)
        return close_tag(source, tag, open, fault);
    tag->first = (uint32_t)scan->attribute_count;
    scan->tag_count++;
    scan->attribute_count += tag->count;
    if (!open->depth && open->had_root) {
        fault->kind = FAULT_ROOTLESS;
        fault->open = open->root;
        return fault_at(
            fault, tag->start,
            N_("a file can have only one root element, which ends above; move this into it"));
    }
    if (++open->elements > XML_ELEMENT_LIMIT)
        return fault_refuse(fault, tag->start,
                            N_("a file can have at most 250000 elements; split it with <include>"));
    if (open->depth == XML_DEPTH_LIMIT)
        return fault_refuse(fault, tag->start,
                            N_("elements can be nested at most 16 deep; remove a level"));
    if (!open->had_root)
        open->root = tag->start;
    open->had_root = true;
    if (!tag->empty) {
        open->tag[open->depth].start = tag->start;
        open->tag[open->depth].name = tag->name;
        open->tag[open->depth].length = tag->name_length;
        open->depth++;
    }
    /* The tag before most often had the same name in the same place. */
    uint16_t *recent = names->recent;
    if (!take_name(names, source, tag->name, tag->name_length, recent, fault))
        return false;
    tag->name_index = names->place[*recent].index;
    for (int i = 0; i < tag->count; i++) {
        struct scan_attribute *one = &attributes[i];
        if (!take_name(names, source, one->name, one->name_length, ++recent, fault))
            return false;
        one->name_index = names->place[*recent].index;
    }
    return true;
}

/* Counts the text from `from` to `end`; `first` is its first byte that is not blank. */
static bool take_text(size_t from, size_t first, size_t end, struct open_tags *open,
                      struct scan_fault *fault)
{
    if (first < end && !open->has_text) {
        open->has_text = true;
        open->text_start = first;
    }
    open->text_length += end - from;
    return !open->has_text || open->text_length <= XML_TEXT_LIMIT ||
           fault_refuse(fault, open->text_start, N_("this text is longer than 16 KiB; shorten it"));
}

static bool over_other(const struct xml_source *source, size_t *at, struct open_tags *open,
                       struct scan_fault *fault)
{
    const size_t from = *at;
    bool instruction = starts_at(source, from, "<?");
    bool section = starts_at(source, from, "<![CDATA[") && open->depth;
    size_t end = 0;

    if (!open->had_root && !open->had_doctype && (end = scan_doctype(source, from))) {
        open->had_doctype = true;
        *at = end;
        return true;
    }
    if (++open->asides > XML_ASIDES_LIMIT)
        return fault_refuse(
            fault, from,
            N_("a file can have at most 250000 comments and instructions; remove some"));
    if (!scan_other_markup(source, from, open->depth != 0, &end, fault))
        return false;
    *at = end;
    if (section)
        return take_text(from + 9, over_blanks(source, from + 9), end - 3, open, fault);
    uint16_t place = 0;
    return !instruction || take_name(&open->scan->names, source, from + 2,
                                     over_name(source, from + 2) - from - 2, &place, fault);
}

static bool over_text(const struct xml_source *source, size_t *at, struct open_tags *open,
                      struct scan_fault *fault)
{
    size_t length = source->length - *at;
    const char *bytes = source->bytes + *at, *next = memchr(bytes, '<', length);
    size_t end = next ? *at + (size_t)(next - bytes) : source->length;
    size_t first = over_blanks(source, *at);

    fault->good = first;
    if (!open->depth && first < end)
        return fault_at(fault, first,
                        open->had_root
                            ? N_("there is text after the end of the root element; remove it")
                            : N_("the file must start with a tag, but there is text before it; "
                                 "remove the text"));
    if (!take_text(*at, first, end, open, fault))
        return false;
    for (const char *c; first < end && (c = memchr(source->bytes + first, '&', end - first));) {
        size_t reference = (size_t)(c - source->bytes);
        size_t step = scan_reference(source, reference, fault);
        fault->good = reference;
        if (!step)
            return false;
        first = reference + step;
    }
    *at = end;
    return true;
}

enum { SHORTEST_ATTRIBUTE = 5 }; /* in bytes: a="" and the blank before it */

struct scan *scan_source(const struct xml_source *source, struct scan_fault *fault)
{
    size_t tags = source_count(source, '<'), attributes = source_count(source, '=');
    struct scan *scan = memory_new(1, sizeof *scan);
    struct open_tags open = {.scan = scan};
    const char *bytes = source->bytes;

    /* Makes room for as many tags and attributes as there can be, and some to spare, so that each
     * list is allocated once. The part that is not used takes no memory. */
    if (tags > XML_ELEMENT_LIMIT)
        tags = XML_ELEMENT_LIMIT;
    if (attributes > source->length / SHORTEST_ATTRIBUTE)
        attributes = source->length / SHORTEST_ATTRIBUTE;
    scan->tags = memory_new(tags + 1, sizeof *scan->tags);
    scan->attributes = memory_new(attributes + XML_ATTRIBUTE_LIMIT, sizeof *scan->attributes);
    if (!check_bytes(source, fault))
        return scan;
    for (size_t at = 0; at < source->length;) {
        bool good;
        fault->good = at;
        if (bytes[at] != '<')
            good = over_text(source, &at, &open, fault);
        else if (bytes[at + 1] == '!' || bytes[at + 1] == '?')
            good = over_other(source, &at, &open, fault);
        else
            good = over_tag(source, &at, &open, fault);
        if (!good)
            return scan;
    }
    fault->good = source->length;
    if (!open.had_root)
        fault_at(fault, source->length, N_("the file contains no elements; it is empty"));
    if (open.depth) {
        size_t last = (size_t)open.depth - 1;
        /* A file that ends within several elements is cut off, and it cannot be told where. */
        fault->kind = last ? FAULT_PLAIN : FAULT_UNCLOSED;
        fault->open = open.tag[last].start;
        fault_at(fault, source->length,
                 N_("the file ends while <{name}> in line {line} is still open; write </{name}>"));
        fault_add_bytes(fault, "name", source, open.tag[last].name, open.tag[last].length);
        message_add(&fault->message,
                    arg_count("line", source_position(source, open.tag[last].start).line));
    }
    return scan;
}

void scan_free(struct scan *scan)
{
    if (!scan)
        return;
    memory_free(scan->tags);
    memory_free(scan->attributes);
    memory_free(scan);
}
