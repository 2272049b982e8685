#include "xml/scan.h"

#include "base/utf8.h"
#include "xml/character.h"
#include "xml/names.h"
#include "xml/value.h"

#include <string.h>

static bool fault_at(struct scan_fault *fault, size_t offset, const char *id)
{
    fault->found = true;
    fault->offset = offset;
    fault->message = message_of(id);
    return false;
}

static bool refuse(struct scan_fault *fault, size_t offset, const char *id)
{
    fault->refused = true;
    return fault_at(fault, offset, id);
}

static void add_bytes(struct scan_fault *fault, const char *name, const struct xml_source *source,
                      size_t from, size_t length)
{
    const char *text = arena_copy_bytes(&fault->texts, source->bytes + from, length);

    fault->no_memory |= !text;
    message_add_typed(&fault->message, name, text ? text : "");
}

static bool starts_at(const struct xml_source *source, size_t at, const char *text)
{
    size_t length = strlen(text);

    return source->length - at >= length && !memcmp(source->bytes + at, text, length);
}

/* Behind the next `text`; 0 when there is none. */
static size_t behind(const struct xml_source *source, size_t at, const char *text)
{
    const char *found;

    for (; (found = memchr(source->bytes + at, *text, source->length - at)); at++) {
        at = (size_t)(found - source->bytes);
        if (starts_at(source, at, text))
            return at + strlen(text);
    }
    return 0;
}

static size_t over_blanks(const struct xml_source *source, size_t at)
{
    while (at < source->length && value_is_blank(source->bytes[at]))
        at++;
    return at;
}

static uint32_t code_at(const struct xml_source *source, size_t at)
{
    uint32_t code = 0;

    return utf8_character((const unsigned char *)source->bytes + at, source->length - at, &code)
               ? code
               : 0;
}

/* Word processors and web pages bring blanks that look like a space, or like nothing. */
static bool is_false_blank(uint32_t code)
{
    return code == 0xA0 || (code >= 0x2000 && code <= 0x200B) || code == 0x202F || code == 0x2060 ||
           code == 0x3000 || code == 0xFEFF;
}

/* Quotes as word processors put them in the place of " and ', and primes. */
static bool is_false_quote(uint32_t code)
{
    return (code >= 0x2018 && code <= 0x201F) || code == 0xAB || code == 0xBB || code == 0x2039 ||
           code == 0x203A || code == 0x2032 || code == 0x2033;
}

static bool ends_name(const struct xml_source *source, size_t at)
{
    char c = source->bytes[at];

    return value_is_blank(c) || strchr("=/><\"'&", c) ||
           ((unsigned char)c >= 0x80 && is_false_blank(code_at(source, at)));
}

static size_t over_name(const struct xml_source *source, size_t at)
{
    while (at < source->length && !ends_name(source, at))
        at++;
    return at;
}

static bool starts_name(const struct xml_source *source, size_t at)
{
    if (at >= source->length)
        return false;
    char c = source->bytes[at];
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == ':' ||
           (unsigned char)c >= 0x80;
}

static const char *known_as_other(const struct xml_source *source)
{
    const unsigned char *b = (const unsigned char *)source->bytes;

    if (source->length < 2)
        return NULL;
    if ((b[0] == 0xFE && b[1] == 0xFF) || (b[0] == 0xFF && b[1] == 0xFE) || !b[0] || !b[1])
        return N_("this is not UTF-8 but UTF-16 or UTF-32; save the file again as UTF-8");
    if (b[0] == 0x1F && b[1] == 0x8B)
        return N_("this is a compressed file; unpack it first");
    return NULL;
}

static bool check_bytes(const struct xml_source *source, struct scan_fault *fault)
{
    const char *other = known_as_other(source);

    if (other)
        return refuse(fault, 0, other);
    for (size_t i = 0, step; i < source->length; i += step) {
        uint32_t code = 0;
        step = 1;
        if (source->bytes[i] >= ' ' && source->bytes[i] < 0x7F)
            continue;
        step = utf8_character((const unsigned char *)source->bytes + i, source->length - i, &code);
        if (!step)
            return refuse(fault, i, N_("this byte is not UTF-8; save the file again as UTF-8"));
        if (!character_is_xml(code)) {
            refuse(fault, i,
                   N_("the character with code {code} may not stand in XML; take it out"));
            message_add_count(&fault->message, "code", code);
            return false;
        }
    }
    return true;
}

enum { REFERENCE_LONGEST = 64 }; /* what is longer was not meant as one */

/* How many bytes; 0 and a fault when it is none. */
static size_t check_reference(const struct xml_source *source, size_t at, struct scan_fault *fault)
{
    uint32_t code;
    size_t length = character_reference(source, at, &code);

    if (length)
        return length;
    /* Up to its own “;”: in "d&eacute;t&eacute;" the name goes on behind it. */
    size_t end = at + 1;
    while (end < source->length && source->bytes[end] != ';' && !ends_name(source, end))
        end++;
    if (end == at + 1 || !starts_at(source, end, ";") || end - at > REFERENCE_LONGEST) {
        fault_at(fault, at, N_("“&” has a meaning of its own in XML; write &amp; for it"));
        return 0;
    }
    fault_at(fault, at,
             N_("“{reference}” stands for nothing; there are &amp; &lt; &gt; &quot; &apos; and "
                "numbers like &#189;"));
    add_bytes(fault, "reference", source, at, end + 1 - at);
    return 0;
}

/* Over the value whose opening quote is at `quote`; false with a fault. */
static bool scan_value(const struct xml_source *source, size_t quote, struct scan_attribute *into,
                       struct scan_fault *fault)
{
    size_t i = quote + 1;
    bool next_line = false;

    while (i < source->length && source->bytes[i] != source->bytes[quote]) {
        size_t step = 1;
        if (i - quote > XML_TAG_LIMIT)
            return refuse(fault, quote, N_("this value is longer than 16 KiB; shorten it"));
        if (source->bytes[i] == '<' && !next_line)
            return fault_at(
                fault, i,
                N_("“<” may not stand in a value; close the quotes before it, or write &lt;"));
        if (source->bytes[i] == '<')
            break;
        next_line |= source->bytes[i] == '\n';
        if (source->bytes[i] == '&' && !(step = check_reference(source, i, fault)))
            return false;
        i += step;
    }
    if (i == source->length || source->bytes[i] == '<')
        return fault_at(
            fault, quote,
            N_("the quotes that open here are not closed; write them behind the value"));
    into->value = quote + 1;
    into->value_length = i - quote - 1;
    return true;
}

static bool same_name(const struct xml_source *source, size_t a, size_t a_length, size_t b,
                      size_t b_length)
{
    /* Names that are like one another mostly differ at their ends. */
    return a_length == b_length &&
           source->bytes[a + a_length - 1] == source->bytes[b + b_length - 1] &&
           !memcmp(source->bytes + a, source->bytes + b, a_length);
}

static bool is_repeated(const struct xml_source *source, const struct scan_tag *tag,
                        const struct scan_attribute *one)
{
    for (int i = 0; i < tag->count; i++)
        if (same_name(source, tag->attributes[i].name, tag->attributes[i].name_length, one->name,
                      one->name_length))
            return true;
    return false;
}

/* One of them XML has among the letters of names, so that libxml2 would take it for a name. */
static bool false_blank(const struct xml_source *source, size_t at, struct scan_fault *fault)
{
    fault->refused = code_at(source, at) == 0xFEFF;
    return fault_at(fault, at,
                    N_("this blank is not a plain space, though it may look like one; delete it "
                       "and type a space"));
}

static const char *value_without_quotes(const struct xml_source *source, size_t at)
{
    if (at < source->length && is_false_quote(code_at(source, at)))
        return N_("the quotes of “{name}” are those of a word processor; type straight ones: "
                  "{name}=\"…\"");
    return N_("the value of “{name}” has no quotes; write {name}=\"…\"");
}

/* One attribute; *at goes behind it. */
static bool scan_attribute(const struct xml_source *source, size_t *at, struct scan_tag *tag,
                           struct scan_fault *fault)
{
    struct scan_attribute one = {.name = *at};
    size_t end = over_name(source, *at);

    one.name_length = end - *at;
    if (end - tag->start > XML_TAG_LIMIT)
        return refuse(fault, tag->start, N_("this tag is longer than 16 KiB; shorten it"));
    if (tag->count == XML_ATTRIBUTE_LIMIT)
        return refuse(fault, *at, N_("no tag may have more than 32 attributes; take some out"));
    size_t i = over_blanks(source, end);
    if (i < source->length && is_false_blank(code_at(source, i)))
        return false_blank(source, i, fault);
    if (!starts_at(source, i, "=")) {
        fault_at(fault, *at, N_("“{name}” has no value; write {name}=\"…\""));
        add_bytes(fault, "name", source, one.name, one.name_length);
        return false;
    }
    i = over_blanks(source, i + 1);
    if (!starts_at(source, i, "\"") && !starts_at(source, i, "'")) {
        fault_at(fault, i, value_without_quotes(source, i));
        add_bytes(fault, "name", source, one.name, one.name_length);
        return false;
    }
    if (!scan_value(source, i, &one, fault))
        return false;
    if (is_repeated(source, tag, &one)) {
        fault_at(fault, *at, N_("“{name}” stands twice in this tag; take one out"));
        add_bytes(fault, "name", source, one.name, one.name_length);
        return false;
    }
    tag->attributes[tag->count++] = one;
    *at = one.value + one.value_length + 1;
    return true;
}

static bool unfinished_tag(const struct xml_source *source, struct scan_tag *tag,
                           struct scan_fault *fault)
{
    fault_at(fault, tag->start, N_("the tag of “{name}” has no “>”; write it behind the tag"));
    add_bytes(fault, "name", source, tag->name, tag->name_length);
    return false;
}

static bool scan_inside(const struct xml_source *source, size_t at, struct scan_tag *tag,
                        struct scan_fault *fault)
{
    for (;;) {
        size_t i = over_blanks(source, at);
        if (i - tag->start > XML_TAG_LIMIT)
            return refuse(fault, tag->start, N_("this tag is longer than 16 KiB; shorten it"));
        tag->empty = starts_at(source, i, "/>");
        tag->end = i + 1 + tag->empty;
        if (starts_at(source, i, ">") || (tag->empty && !tag->closing))
            return true;
        if (i == source->length || source->bytes[i] == '<')
            return unfinished_tag(source, tag, fault);
        if (tag->closing)
            return fault_at(fault, i,
                            N_("a closing tag has a name and nothing else; take this out"));
        if (is_false_blank(code_at(source, i)))
            return false_blank(source, i, fault);
        if (!starts_name(source, i))
            return fault_at(fault, i,
                            N_("no attribute can start here; see whether quotes are missing before "
                               "it, or write “>”"));
        if (i == at)
            return fault_at(fault, i, N_("write a space before this attribute"));
        at = i;
        if (!scan_attribute(source, &at, tag, fault))
            return false;
    }
}

bool scan_tag(const struct xml_source *source, size_t start, struct scan_tag *tag,
              struct scan_fault *fault)
{
    tag->start = start;
    tag->count = 0;
    tag->closing = starts_at(source, start, "</");
    tag->name = start + 1 + tag->closing;
    if (!starts_name(source, tag->name))
        return fault_at(
            fault, start,
            N_("“<” starts a tag, and a name must follow it at once; write &lt; for a plain “<”"));
    size_t end = over_name(source, tag->name);
    tag->name_length = end - tag->name;
    return scan_inside(source, end, tag, fault);
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

/* What scan_source knows of the tags that are open, and of what there was. */
struct open_tags {
    int depth;
    size_t elements, asides;
    bool had_root;
    /* Since the last tag: how many bytes of text, and where the first that is no blank stands. */
    size_t text_length, text_start;
    bool has_text;
    struct names names;
    struct {
        size_t start, name, length;
    } tag[XML_DEPTH_LIMIT];
};

static bool check_declaration(const struct xml_source *source, struct scan_fault *fault)
{
    size_t end = starts_at(source, 0, "<?xml") ? behind(source, 0, "?>") : 0;
    const char *said = end ? memmem(source->bytes, end, "encoding", 8) : NULL;

    if (!said)
        return true;
    size_t i = over_blanks(source, (size_t)(said - source->bytes) + 8);
    i = over_blanks(source, i + starts_at(source, i, "="));
    if (i + 6 < end && !strncasecmp(source->bytes + i + 1, "UTF-8", 5) &&
        source->bytes[i + 6] == source->bytes[i])
        return true;
    return refuse(
        fault, i,
        N_("only UTF-8 is read here; save the file as UTF-8 and write encoding=\"UTF-8\""));
}

static bool take_name(const struct xml_source *source, size_t start, size_t length,
                      struct names *names, struct scan_fault *fault)
{
    const char *why = names_take(names, source, start, length);

    return !why || refuse(fault, start, why);
}

static bool take_names(const struct xml_source *source, const struct scan_tag *tag,
                       struct names *names, struct scan_fault *fault)
{
    bool good = take_name(source, tag->name, tag->name_length, names, fault);

    for (int i = 0; good && i < tag->count; i++)
        good = take_name(source, tag->attributes[i].name, tag->attributes[i].name_length, names,
                         fault);
    return good;
}

static bool open_tag(const struct scan_tag *tag, struct open_tags *open, struct scan_fault *fault)
{
    if (!open->depth && open->had_root)
        return fault_at(
            fault, tag->start,
            N_("a file has one outermost element, and it has ended; move this into it"));
    if (++open->elements > XML_ELEMENT_LIMIT)
        return refuse(fault, tag->start,
                      N_("a file may have 250000 elements and no more; split it with <include>"));
    if (open->depth == XML_DEPTH_LIMIT)
        return refuse(fault, tag->start,
                      N_("elements stand at most 16 deep in one another; take a level out"));
    open->had_root = true;
    if (tag->empty)
        return true;
    open->tag[open->depth].start = tag->start;
    open->tag[open->depth].name = tag->name;
    open->tag[open->depth].length = tag->name_length;
    open->depth++;
    return true;
}

static bool close_tag(const struct xml_source *source, const struct scan_tag *tag,
                      struct open_tags *open, struct scan_fault *fault)
{
    if (!open->depth) {
        fault_at(fault, tag->start, N_("</{name}> closes nothing that is open; take it out"));
        add_bytes(fault, "name", source, tag->name, tag->name_length);
        return false;
    }
    open->depth--;
    size_t start = open->tag[open->depth].start, name = open->tag[open->depth].name,
           length = open->tag[open->depth].length;
    if (same_name(source, name, length, tag->name, tag->name_length))
        return true;
    fault_at(
        fault, tag->start,
        N_("</{found}> stands where </{open}> is wanted: <{open}> of line {line} is still open"));
    add_bytes(fault, "found", source, tag->name, tag->name_length);
    add_bytes(fault, "open", source, name, length);
    message_add_count(&fault->message, "line", source_position(source, start).line);
    return false;
}

/* Each moves *at behind what it read; false with a fault. */
static bool over_tag(const struct xml_source *source, size_t *at, struct open_tags *open,
                     struct scan_fault *fault)
{
    struct scan_tag tag;

    if (!scan_tag(source, *at, &tag, fault))
        return false;
    *at = tag.end;
    open->text_length = 0;
    open->has_text = false;
    if (tag.closing)
        return close_tag(source, &tag, open, fault);
    return open_tag(&tag, open, fault) && take_names(source, &tag, &open->names, fault);
}

/* Counts in the text from `from` to `end`, of which `first` is the first byte that is no blank. */
static bool take_text(size_t from, size_t first, size_t end, struct open_tags *open,
                      struct scan_fault *fault)
{
    if (first < end && !open->has_text) {
        open->has_text = true;
        open->text_start = first;
    }
    open->text_length += end - from;
    return !open->has_text || open->text_length <= XML_TEXT_LIMIT ||
           refuse(fault, open->text_start, N_("this text is longer than 16 KiB; shorten it"));
}

/* libxml2 would look for more of these in a comment of megabytes. */
static bool over_comment(const struct xml_source *source, size_t at, size_t *end,
                         struct scan_fault *fault)
{
    *end = behind(source, at + 4, "--");
    if (!*end || starts_at(source, *end, ">")) {
        *end += *end != 0;
        return true;
    }
    return fault_at(fault, *end - 2, N_("“--” may not stand in a comment; write “- -”"));
}

static bool over_other(const struct xml_source *source, size_t *at, struct open_tags *open,
                       struct scan_fault *fault)
{
    bool section = starts_at(source, *at, "<![CDATA[") && open->depth, right = true;
    size_t end = 0, from = *at;

    if (++open->asides > XML_ASIDES_LIMIT)
        return refuse(fault, *at,
                      N_("a file may have 250000 comments and instructions and no more; take some "
                         "out"));
    if (starts_at(source, *at, "<!--"))
        right = over_comment(source, *at, &end, fault);
    else if (starts_at(source, *at, "<?"))
        end = behind(source, *at + 2, "?>");
    else if (section)
        end = behind(source, *at, "]]>");
    else
        return refuse(fault, *at, N_("no DOCTYPE and no other “<!” is read here; take it out"));
    if (!right)
        return false;
    if (!end)
        return fault_at(fault, *at,
                        N_("what opens here is never closed; write -->, ?> or ]]> at its end"));
    *at = end;
    if (section)
        return take_text(from + 9, over_blanks(source, from + 9), end - 3, open, fault);
    if (starts_at(source, from, "<?"))
        return take_name(source, from + 2, over_name(source, from + 2) - from - 2, &open->names,
                         fault);
    return true;
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
                            ? N_("text stands behind the end of the outermost element; take it out")
                            : N_("a file of ours starts with a tag; text stands before it"));
    if (!take_text(*at, first, end, open, fault))
        return false;
    for (const char *c; first < end && (c = memchr(source->bytes + first, '&', end - first));) {
        size_t reference = (size_t)(c - source->bytes);
        size_t step = check_reference(source, reference, fault);
        fault->good = reference;
        if (!step)
            return false;
        first = reference + step;
    }
    *at = end;
    return true;
}

static bool check_end(const struct xml_source *source, const struct open_tags *open,
                      struct scan_fault *fault)
{
    if (!open->had_root)
        return fault_at(fault, source->length, N_("the file has no element; it is empty"));
    if (!open->depth)
        return true;
    size_t last = (size_t)open->depth - 1;
    fault_at(fault, source->length,
             N_("the file ends and <{name}> of line {line} is still open; write </{name}>"));
    add_bytes(fault, "name", source, open->tag[last].name, open->tag[last].length);
    message_add_count(&fault->message, "line", source_position(source, open->tag[last].start).line);
    return false;
}

void scan_source(const struct xml_source *source, struct scan_fault *fault)
{
    struct open_tags open = {0};
    size_t at = 0;

    if (!check_bytes(source, fault) || !check_declaration(source, fault))
        return;
    while (at < source->length) {
        fault->good = at;
        bool right = source->bytes[at] != '<' ? over_text(source, &at, &open, fault)
                     : starts_at(source, at, "<!") || starts_at(source, at, "<?")
                         ? over_other(source, &at, &open, fault)
                         : over_tag(source, &at, &open, fault);
        if (!right)
            return;
    }
    fault->good = source->length;
    check_end(source, &open, fault);
}
