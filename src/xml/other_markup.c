/* Scans markup that is no element: comments, instructions such as <?xml … ?>, and sections
 * <![CDATA[ … ]]>. */
#include "xml/scan.h"

#include "xml/character.h"

#include <string.h>

/* Returns the end of the line of a byte. */
static size_t line_end(const struct xml_source *source, size_t at)
{
    const char *end = memchr(source->bytes + at, '\n', source->length - at);

    return end ? (size_t)(end - source->bytes) : source->length;
}

enum { LOOK_FIRST = 256 /* bytes */ };

/* Returns the place of the next `text` between two bytes; `end` when there is none. Looks at more
 * and more bytes, since most often it is near; behind() takes long where much of the file is nearly
 * the text. */
static size_t find(const struct xml_source *source, size_t at, size_t end, const char *text)
{
    size_t length = strlen(text);

    for (size_t look = LOOK_FIRST; at < end; look *= 2) {
        bool all = end - at <= look;
        size_t count = all ? end - at : look;
        const char *found = memmem(source->bytes + at, count, text, length);
        if (found)
            return (size_t)(found - source->bytes);
        at = all ? end : at + count - length + 1;
    }
    return end;
}

static size_t without_blanks(const struct xml_source *source, size_t from, size_t end)
{
    while (end > from && value_is_blank(source->bytes[end - 1]))
        end--;
    return end;
}

static bool in_line(const struct xml_source *source, size_t at, struct scan_fault *fault)
{
    message_add(&fault->message, arg_count("line", source_position(source, at).line));
    return false;
}

/* Texts that are typed in the place of -->, or that a word processor makes of it; the longest
 * first. */
static const char *const wrong_ends[] = {"--!>", "-- >", "- ->", "—>", "–>", "-->",
                                         "--",   "->",   "→",    "—",  "–"};
enum { WRONG_ENDS = sizeof wrong_ends / sizeof *wrong_ends };

/* Returns the length of such an end just before a byte; 0 when none stands there. */
static size_t wrong_end(const struct xml_source *source, size_t from, size_t end)
{
    for (size_t i = 0; i < WRONG_ENDS; i++) {
        size_t length = strlen(wrong_ends[i]);
        if (end - from >= length && starts_at(source, end - length, wrong_ends[i]))
            return length;
    }
    return 0;
}

/*
 * Complains of a comment that is never closed, and proposes to close it where it seems to end:
 * where its words do, if a tag follows them in its line; else at the end of its line, or of the
 * last one before a line that starts with a tag.
 */
static bool unclosed_comment(const struct xml_source *source, size_t from, struct scan_fault *fault)
{
    size_t text = from + 4, end = line_end(source, text), next = over_blanks(source, text);
    size_t tag = next < end && source->bytes[next] != '<' ? find(source, text, end, "<") : end;
    bool before = tag < end;

    for (next = end; !before; end = line_end(source, next)) {
        next = over_blanks(source, end);
        if (next >= source->length || source->bytes[next] == '<')
            break;
    }
    end = without_blanks(source, text, before ? tag : end);
    size_t wrong = wrong_end(source, text, end);
    if (wrong) {
        fault_edit(fault, end - wrong, end, "-->");
        fault_at(fault, from,
                 N_("this comment is never closed; write --> in the place of “{found}” in line "
                    "{line}"));
        fault_add_bytes(fault, "found", source, end - wrong, wrong);
        return in_line(source, end, fault);
    }
    fault_edit(fault, end, end, " -->");
    fault_at(fault, from,
             before ? N_("this comment is never closed; write --> in line {line}, before the tag")
                    : N_("this comment is never closed; write --> at the end of line {line}"));
    return in_line(source, end, fault);
}

/* Complains of a comment in another one. `close`: its “-->”. */
static bool nested_comment(size_t inner, size_t close, struct scan_fault *fault)
{
    fault_edit(fault, inner, inner + 4, "");
    fault_edit(fault, close, close + 3, "");
    return fault_at(fault, inner,
                    N_("a comment cannot contain another; remove this <!-- and the --> that goes "
                       "with it"));
}

static bool over_comment(const struct xml_source *source, size_t from, size_t *end,
                         struct scan_fault *fault)
{
    size_t text = from + 4, last = source->length, dashes = find(source, text, last, "--");

    /* Looks for the “--” here, because libxml2 would read a comment of megabytes to its end. */
    if (starts_at(source, dashes, "-->")) {
        *end = dashes + 3;
        return true;
    }
    size_t close = find(source, text, last, "-->");
    size_t inner = find(source, text, close, "<!--");
    if (close == last)
        return unclosed_comment(source, from, fault);
    if (inner == close) {
        fault_edit(fault, dashes, dashes + 2, "- -");
        return fault_at(fault, dashes, N_("“--” is not allowed in a comment; write “- -”"));
    }
    size_t again = find(source, close + 3, last, "-->");
    if (again < last && find(source, close + 3, again, "<!--") == again)
        return nested_comment(inner, close, fault);
    return unclosed_comment(source, from, fault);
}

/* Complains of a comment that starts as word processors write it, or with a dash too few. False:
 * that is none. */
static bool misspelt_comment(const struct xml_source *source, size_t from, struct scan_fault *fault)
{
    static const char *const starts[] = {"<!—", "<!–", "<!-", "<! --"};
    size_t i = 0, end = line_end(source, from);

    while (i < sizeof starts / sizeof *starts && !starts_at(source, from, starts[i]))
        i++;
    if (i == sizeof starts / sizeof *starts)
        return false;
    size_t text = from + strlen(starts[i]), close = find(source, text, end, ">");
    size_t wrong = close < end ? wrong_end(source, text, close + 1) : 0;
    fault_edit(fault, from, text, "<!--");
    if (wrong && !starts_at(source, close + 1 - wrong, "-->"))
        fault_edit(fault, close + 1 - wrong, close + 1, "-->");
    fault_at(fault, from,
             N_("a comment starts with <!-- and ends with -->, with two plain dashes; write it "
                "like that"));
    return true;
}

static bool over_section(const struct xml_source *source, size_t from, size_t *end,
                         struct scan_fault *fault)
{
    *end = behind(source, from, "]]>");
    if (*end)
        return true;
    size_t line = line_end(source, from), at = find(source, from + 9, line, "</");
    fault_edit(fault, at, at, "]]>");
    fault_at(fault, from,
             N_("this <![CDATA[ is never closed; write ]]> after its text in line {line}"));
    return in_line(source, at, fault);
}

/* XML allows “<?” in an instruction. No author writes one there: the “?>” before it was
 * forgotten. */
static bool over_instruction(const struct xml_source *source, size_t from, size_t *end,
                             struct scan_fault *fault)
{
    *end = behind(source, from + 2, "?>");
    if (*end && find(source, from + 2, *end, "<?") == *end)
        return true;
    size_t line = line_end(source, from), at = find(source, from, line, ">");
    fault_edit(fault, at, at, "?");
    if (at == line) {
        fault->edits[0].from = fault->edits[0].end = at = without_blanks(source, from, line);
        fault->edits[0].text = "?>";
    }
    fault_at(fault, from,
             at < line && source->bytes[at] == '>'
                 ? N_("this <?{name} is never closed; write ?> in the place of its “>”")
                 : N_("this <?{name} is never closed; write ?> at the end of line {line}"));
    fault_add_bytes(fault, "name", source, from + 2, over_name(source, from + 2) - from - 2);
    return in_line(source, at, fault);
}

/* Returns the place after a text in quotes and the blanks behind it; 0 when there is none. */
static size_t over_quoted(const struct xml_source *source, size_t at)
{
    char quote = at < source->length ? source->bytes[at] : '\0';
    const char *close = quote == '"' || quote == '\''
                            ? memchr(source->bytes + at + 1, quote, source->length - at - 1)
                            : NULL;

    return close ? over_blanks(source, (size_t)(close + 1 - source->bytes)) : 0;
}

size_t scan_doctype(const struct xml_source *source, size_t from)
{
    if (!starts_at(source, from, "<!DOCTYPE"))
        return 0;
    size_t name = over_blanks(source, from + 9), end = over_name(source, name);
    if (name == from + 9 || !scan_may_be_name(source->bytes + name, end - name))
        return 0; /* “garden[” is none: entities would follow */
    size_t at = over_blanks(source, end);
    int texts = starts_at(source, at, "PUBLIC") ? 2 : starts_at(source, at, "SYSTEM") ? 1 : 0;
    if (texts)
        at = over_blanks(source, at + 6);
    for (; at && texts; texts--)
        at = over_quoted(source, at);
    return at && starts_at(source, at, ">") ? at + 1 : 0;
}

bool scan_other_markup(const struct xml_source *source, size_t from, bool inside, size_t *end,
                       struct scan_fault *fault)
{
    if (starts_at(source, from, "<!--"))
        return over_comment(source, from, end, fault);
    if (starts_at(source, from, "<?"))
        return over_instruction(source, from, end, fault);
    if (starts_at(source, from, "<![CDATA[") && inside)
        return over_section(source, from, end, fault);
    return !misspelt_comment(source, from, fault) &&
           fault_refuse(fault, from,
                        N_("breuk does not read a DOCTYPE with “[”, or other “<!” declarations; "
                           "remove this"));
}
