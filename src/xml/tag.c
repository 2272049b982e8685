/* Scans one tag: its name, its attributes and their values. */
#include "xml/character.h"
#include "xml/scan.h"

#include <stdio.h>
#include <string.h>

static bool starts_name(const struct xml_source *source, size_t at)
{
    if (at >= source->length)
        return false;
    char c = source->bytes[at];
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == ':' ||
           (unsigned char)c >= 0x80;
}

enum { REFERENCE_LONGEST = 64 }; /* in bytes; anything longer was not meant as a reference */

size_t scan_reference(const struct xml_source *source, size_t at, struct scan_fault *fault)
{
    uint32_t code;
    size_t length = character_reference(source, at, &code);

    if (length)
        return length;
    /* Looks only as far as the first “;”: in "d&eacute;t&eacute;" the word goes on after it. */
    size_t end = at + 1;
    while (end < source->length && source->bytes[end] != ';' && !ends_name(source, end))
        end++;
    if (end == at + 1 || !starts_at(source, end, ";") || end - at > REFERENCE_LONGEST) {
        fault_at(fault, at, N_("“&” has a special meaning in XML; write &amp; instead"));
        fault->kind = FAULT_AMPERSAND;
        fault_edit(fault, at + 1, at + 1, "amp;");
        return 0;
    }
    fault_at(fault, at,
             N_("“{reference}” is not a known reference; use &amp; &lt; &gt; &quot; &apos; or "
                "numbers like &#189;"));
    fault_add_bytes(fault, "reference", source, at, end + 1 - at);
    return 0;
}

/* The characters below 64 that end a value or need a closer look. */
static const uint64_t stops_value = CHARACTER_BIT('\0') | CHARACTER_BIT('"') | CHARACTER_BIT('\'') |
                                    CHARACTER_BIT('<') | CHARACTER_BIT('&') | CHARACTER_BIT('\n') |
                                    CHARACTER_BIT('\r') | CHARACTER_BIT('\t');

/* Returns the place after the plain bytes of a value, `last` at most. *all collects the bits of
 * these bytes. */
static size_t over_plain(const struct xml_source *source, size_t at, size_t last,
                         unsigned char *all)
{
    unsigned char bits = *all;

    for (; at < last; at++) {
        unsigned char c = (unsigned char)source->bytes[at];
        if (c < 64 && stops_value >> c & 1)
            break;
        bits |= (unsigned char)(c + 1); /* + 1, so that U+007F sets the highest bit, too */
    }
    *all = bits;
    return at;
}

/* Returns where the other kind of quote closes a value, before `end`: the tag ends behind it, or
 * another attribute follows; 0: nowhere. */
static size_t other_quote(const struct xml_source *source, size_t quote, size_t end)
{
    const char other = source->bytes[quote] == '"' ? '\'' : '"';

    for (size_t at = quote + 1; at < end; at++) {
        if (source->bytes[at] != other)
            continue;
        size_t next = over_blanks(source, at + 1), name = over_name(source, next);
        bool follows = next > at + 1 && name > next && name < end &&
                       source->bytes[over_blanks(source, name)] == '=';
        if (next >= end || follows)
            return at;
    }
    return 0;
}

/* Complains of quotes that are never closed, and proposes to close them at `end`, or where they are
 * closed with the other kind. */
static bool unclosed_quotes(const struct xml_source *source, size_t quote, size_t end,
                            struct scan_fault *fault)
{
    const char *same = source->bytes[quote] == '"' ? "\"" : "'";
    size_t other = other_quote(source, quote, end);

    if (other) {
        fault->kind = FAULT_PLAIN;
        fault_edit(fault, other, other + 1, same);
        fault_at(
            fault, other,
            N_("this value begins with {quote} and ends with another; write {quote} here, too"));
        message_add(&fault->message, arg_text("quote", same));
        return false;
    }
    fault_edit(fault, end, end, same);
    return fault_at(fault, quote,
                    N_("these quotes are never closed; put a closing quote after the value"));
}

/* Returns where quotes should have been closed that took in the next attribute, as in id="blue
 * colour="#314387"; 0 when they did not. */
static size_t swallowed(const struct xml_source *source, const struct scan_attribute *last)
{
    size_t end = (size_t)last->value + last->value_length;

    if (!last->value_length || source->bytes[--end] != '=')
        return 0;
    while (end > last->value && !value_is_blank(source->bytes[end - 1]))
        end--;
    while (end > last->value && value_is_blank(source->bytes[end - 1]))
        end--;
    return end > last->value ? end : 0;
}

/* Scans the value whose opening quote is at `quote`; moves *at to just after its closing quote.
 * False with a fault. */
static bool scan_value(const struct xml_source *source, size_t quote, struct scan_attribute *into,
                       size_t *at, struct scan_fault *fault)
{
    const size_t last = quote + XML_TAG_LIMIT + 1; /* the last place for its closing quote */
    const size_t end = source->length < last ? source->length : last;
    unsigned char all = 0;
    size_t i = over_plain(source, quote + 1, end, &all);
    bool next_line = false, plain = true;

    while (i < source->length && source->bytes[i] != source->bytes[quote]) {
        char c = source->bytes[i];
        size_t step = 1;
        if (i >= last)
            return fault_refuse(fault, quote, N_("this value is longer than 16 KiB; shorten it"));
        const char *end_of_tag =
            c == '<' && !next_line ? memchr(source->bytes + quote, '>', i - quote) : NULL;
        if (end_of_tag) /* id="blue><name>: the quotes end where the tag does */
            return unclosed_quotes(source, quote,
                                   (size_t)(end_of_tag - source->bytes) - (end_of_tag[-1] == '/'),
                                   fault);
        if (c == '<' && !next_line)
            return fault_at(
                fault, i,
                N_("“<” is not allowed in a value; close the quotes before it, or write &lt;"));
        if (c == '<')
            break;
        next_line |= c == '\n';
        plain &= c == '"' || c == '\'';
        if (c == '&' && !(step = scan_reference(source, i, fault)))
            return false;
        i = over_plain(source, i + step, end, &all);
    }
    if (i == source->length || source->bytes[i] == '<') {
        /* The value ends where its line, or the tag in it, does. */
        size_t last_byte = quote + 1;
        while (last_byte < i && source->bytes[last_byte] != '\n')
            last_byte++;
        while (last_byte > quote + 1 && value_is_blank(source->bytes[last_byte - 1]))
            last_byte--;
        if (last_byte > quote + 1 && source->bytes[last_byte - 1] == '>')
            last_byte -= source->bytes[last_byte - 2] == '/' ? 2 : 1;
        else if (source->bytes[over_blanks(source, last_byte)] == '<')
            fault->kind = FAULT_UNQUOTED;
        return unclosed_quotes(source, quote, last_byte, fault);
    }
    into->value = (uint32_t)(quote + 1);
    into->value_length = (uint16_t)(i - quote - 1); /* the tag of a longer one is refused */
    into->plain = plain && all < 0x80;
    *at = i + 1; /* not from the length, since a reference may be longer than 64 KB */
    return true;
}

/* Complains of a character that only looks like a blank. XML counts U+FEFF among the letters of
 * names, and libxml2 would take it for a name: then the file is refused. */
static bool false_blank(const struct xml_source *source, size_t at, struct scan_fault *fault)
{
    fault->refused = character_at(source, at) == 0xFEFF;
    size_t end = at + 1;
    while (end < source->length && ((unsigned char)source->bytes[end] & 0xC0) == 0x80)
        end++;
    fault_edit(fault, at, end, " ");
    return fault_at(fault, at,
                    N_("this space is not a plain space, though it can look like one; delete it "
                       "and type a space"));
}

/* Returns the length of a quote that word processors put in the place of " and ', or of a prime; 0
 * when none stands there. */
static size_t curly_quote(const struct xml_source *source, size_t at)
{
    uint32_t code = at < source->length ? character_at(source, at) : 0;
    bool curly = (code >= 0x2018 && code <= 0x201F) || code == 0xAB || code == 0xBB ||
                 code == 0x2039 || code == 0x203A || code == 0x2032 || code == 0x2033;

    return !curly ? 0 : code < 0x800 ? 2 : 3;
}

/* Complains of a value that does not begin with a straight quote. */
static bool without_quotes(const struct xml_source *source, size_t at, struct scan_fault *fault)
{
    size_t quote = curly_quote(source, at), end = at + quote;

    if (quote) {
        /* The other one stands in the same line. */
        while (end < source->length && !strchr("\n<>\"", source->bytes[end]) &&
               !curly_quote(source, end))
            end++;
        size_t other = curly_quote(source, end);
        other += other == 0 && starts_at(source, end, "\"");
        if (other) {
            fault_edit(fault, at, at + quote, "\"");
            fault_edit(fault, end, end + other, "\"");
        }
        return fault_at(fault, at,
                        N_("these quotes are curly, as word processors make them; replace every "
                           "such quote in the file with a straight one: \"…\""));
    }
    while (end < source->length && !strchr(" \t\r\n<>\"'&", source->bytes[end]) &&
           !starts_at(source, end, "/>"))
        end++;
    if (end > at && !strchr("\"'&", source->bytes[end])) {
        fault_edit(fault, at, at, "\"");
        fault_edit(fault, end, end, "\"");
    }
    return fault_at(fault, at, N_("this value needs quotes around it: \"…\""));
}

/* Proposes to cut a tag in two where its two attributes begin again, in their order: <set name="a"
 * value="1" name="b" value="2"/>. `again` is where the first of them is repeated, `next` just after
 * its value. False: they do not. */
static bool cut_in_two(const struct xml_source *source, const struct scan_tag *tag,
                       const struct scan_attribute *attributes, size_t again, size_t next,
                       struct scan_fault *fault)
{
    const char *end = memchr(source->bytes + next, '>', source->length - next);
    size_t name = over_blanks(source, next), before = again;
    char text[80];

    if (tag->count != 2 || !end || end[-1] != '/' ||
        !same_name(source, name, over_name(source, name) - name, attributes[1].name,
                   attributes[1].name_length) ||
        snprintf(text, sizeof text, "/><%.*s ", (int)tag->name_length, source->bytes + tag->name) >=
            (int)sizeof text)
        return false;
    const char *kept = arena_copy_text(&fault->texts, text);
    while (value_is_blank(source->bytes[before - 1]))
        before--;
    fault_at(fault, again,
             N_("<{element}> cannot say “{name}” twice; end this tag before it, and write another "
                "<{element}>"));
    fault_add_bytes(fault, "element", source, tag->name, tag->name_length);
    fault_add_bytes(fault, "name", source, attributes[0].name, attributes[0].name_length);
    fault_edit(fault, before, again, kept);
    return true;
}

/* Scans one attribute; moves *at to just after it. False with a fault. */
static bool scan_attribute(const struct xml_source *source, size_t *at, struct scan_tag *tag,
                           struct scan_attribute *attributes, struct scan_fault *fault)
{
    struct scan_attribute one = {.name = (uint32_t)*at};
    size_t end = over_name(source, *at);

    if (end - tag->start > XML_TAG_LIMIT)
        return fault_refuse(fault, tag->start, N_("this tag is longer than 16 KiB; shorten it"));
    one.name_length = (uint16_t)(end - *at);
    if (tag->count == XML_ATTRIBUTE_LIMIT)
        return fault_refuse(fault, *at, N_("a tag can have at most 32 attributes; remove some"));
    size_t i = over_blanks(source, end);
    if (i < source->length && is_false_blank_at(source, i))
        return false_blank(source, i, fault);
    if (source->bytes[i] != '=') {
        fault_at(fault, *at, N_("“{name}” needs a value; write {name}=\"…\""));
        fault_add_bytes(fault, "name", source, one.name, one.name_length);
        return false;
    }
    i = over_blanks(source, i + 1);
    if (source->bytes[i] != '"' && source->bytes[i] != '\'')
        return without_quotes(source, i, fault);
    size_t next = 0;
    if (!scan_value(source, i, &one, &next, fault)) {
        fault->around = tag->start;
        return false;
    }
    for (int other = 0; other < tag->count; other++) {
        if (!same_name(source, attributes[other].name, attributes[other].name_length, one.name,
                       one.name_length))
            continue;
        if (!other && cut_in_two(source, tag, attributes, one.name, next, fault))
            return false;
        fault_at(fault, *at, N_("“{name}” appears twice in this tag; remove one"));
        fault_add_bytes(fault, "name", source, one.name, one.name_length);
        size_t before = one.name;
        while (value_is_blank(source->bytes[before - 1]))
            before--;
        return fault_edit(fault, before, next, "");
    }
    attributes[tag->count++] = one;
    *at = next;
    return true;
}

/* Proposes to move a “/” to the end of its tag, as in <wild/ copies="4">. False: it is not clear
 * where that is. */
static bool move_slash(const struct xml_source *source, size_t slash, struct scan_fault *fault)
{
    size_t end = slash + 1;

    while (end < source->length && source->bytes[end] != '>' && source->bytes[end] != '<')
        end++;
    if (end == source->length || source->bytes[end] == '<' || source->bytes[end - 1] == '/')
        return false;
    fault_edit(fault, slash, slash + 1, "");
    fault_edit(fault, end, end, "/");
    fault_at(fault, slash, N_("“/” belongs at the end of the tag, before “>”; move it there"));
    return true;
}

/* Returns whether quotes stand in the place of an attribute, or a comma or semicolon before them.
 */
static bool is_nameless(const struct xml_source *source, size_t at)
{
    if (source->bytes[at] == ',' || source->bytes[at] == ';')
        at = over_blanks(source, at + 1);
    return source->bytes[at] == '"' || source->bytes[at] == '\'';
}

bool scan_tag(const struct xml_source *source, size_t start, struct scan_tag *tag,
              struct scan_attribute attributes[static XML_ATTRIBUTE_LIMIT],
              struct scan_fault *fault)
{
    bool closing = starts_at(source, start, "</");

    *tag = (struct scan_tag){
        .start = (uint32_t)start, .name = (uint32_t)(start + 1 + closing), .closing = closing};
    if (!starts_name(source, tag->name))
        return fault_at(
            fault, start,
            N_("“<” starts a tag and needs a name right after it; write &lt; for a plain “<”"));
    size_t at = over_name(source, tag->name);
    tag->name_length = (uint32_t)(at - tag->name);
    for (;;) {
        size_t i = over_blanks(source, at);
        if (i - start > XML_TAG_LIMIT)
            return fault_refuse(fault, start, N_("this tag is longer than 16 KiB; shorten it"));
        tag->empty = starts_at(source, i, "/>");
        tag->end = (uint32_t)(i + 1 + tag->empty);
        if (source->bytes[i] == '>' || (tag->empty && !closing))
            return true;
        if (i == source->length || source->bytes[i] == '<') {
            if (i < source->length) /* otherwise nobody knows how it goes on */
                fault->kind = FAULT_UNENDED;
            fault->open = at;
            fault_at(fault, start, N_("the tag of “{name}” needs a “>” at its end; add it"));
            fault_add_bytes(fault, "name", source, tag->name, tag->name_length);
            return false;
        }
        if (closing)
            return fault_at(fault, i, N_("a closing tag can contain only its name; remove this"));
        if (is_false_blank_at(source, i))
            return false_blank(source, i, fault);
        size_t closed = tag->count ? swallowed(source, &attributes[tag->count - 1]) : 0;
        if (closed && (!starts_name(source, i) || i == at))
            return unclosed_quotes(source, attributes[tag->count - 1].value - 1, closed, fault);
        if (source->bytes[i] == '/' && move_slash(source, i, fault))
            return false;
        if (is_nameless(source, i)) {
            fault->kind = FAULT_NAMELESS;
            fault->open = i;
            fault->around = start;
        }
        if (!starts_name(source, i))
            return fault_at(fault, i,
                            N_("an attribute cannot start here; check for missing quotes before "
                               "it, or write “>”"));
        if (i == at)
            return fault_edit(fault, i, i, " ") ||
                   fault_at(fault, i, N_("write a space before this attribute"));
        at = i;
        if (!scan_attribute(source, &at, tag, attributes, fault))
            return false;
    }
}

bool scan_good_tag(const struct xml_source *source, size_t start, struct scan_tag *tag)
{
    struct scan_attribute attributes[XML_ATTRIBUTE_LIMIT];
    struct scan_fault unheard = {0};
    bool good = scan_tag(source, start, tag, attributes, &unheard);

    arena_release(&unheard.texts);
    return good;
}
