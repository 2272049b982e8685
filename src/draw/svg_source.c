/* Checks the text of an SVG before librsvg sees it: whether it stands alone, and whether librsvg
 * would turn it into dots. */
#include "base/strbuf.h"
#include "base/utf8.h"
#include "draw/svg.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

#define BLANKS " \t\r\n"

struct look {
    const char *start, *at;
    struct strbuf text;  /* the text between the tags, where style sheets are */
    struct strbuf value; /* the value of an attribute */
    struct strbuf plain; /* one of these with its references resolved */
    struct strbuf css;   /* the same with its escapes resolved, too */
    struct strbuf open;  /* the names of the elements that are open, each a struct span */
    bool begun;          /* an element was read */
    bool dots;
    struct message *why;
    char *reason;
};

struct span {
    const char *text;
    size_t length;
};

static bool refuse(struct look *look, struct message why)
{
    *look->why = why;
    return false;
}

static int line_of(const struct look *look)
{
    int line = 1;

    for (const char *c = look->start; c < look->at; c++)
        line += *c == '\n';
    return line;
}

static bool refuse_malformed(struct look *look)
{
    return refuse(
        look,
        message_with(N_("“{file}” stops being XML at line {line}; save the picture again as SVG"),
                     arg_count("line", line_of(look))));
}

static bool refuse_encoding(struct look *look)
{
    return refuse(look, message_of(N_("“{file}” is not in UTF-8; save the picture as plain SVG")));
}

/* Refuses what refers to something outside. librsvg would leave an empty place without a word,
 * which would surprise. Also refuses pictures within the picture: even a small file may hold a huge
 * one. */
static bool refuse_reference(struct look *look, const char *reference, size_t length)
{
    if (length > 100)
        for (length = 100; length > 0 && !utf8_begins(reference[length]);)
            length--;
    snprintf(look->reason, 256, "%.*s", (int)length, reference);
    return refuse(
        look,
        message_with(
            N_("“{file}” loads something from outside (“{reference}”), but an SVG picture must be "
               "complete in itself; draw the pictures in it instead of linking or embedding them"),
            arg_typed("reference", look->reason)));
}

/* Moves to just after the next `word`; refuses the file when there is none. */
static bool pass(struct look *look, const char *word)
{
    const char *found = strstr(look->at, word);

    if (!found)
        return refuse_malformed(look);
    look->at = found + strlen(word);
    return true;
}

/* Returns the value of a digit of any base up to 16. */
static unsigned digit_of(char c)
{
    return (unsigned)(isdigit((unsigned char)c) ? c - '0' : (c | 32) - 'a' + 10);
}

/* Resolves the references of XML ("&#104;"); there are no entities but those of XML itself. */
static void resolve(struct strbuf *out, const char *at)
{
    static const struct {
        const char *name;
        char is;
    } own[] = {{"&lt;", '<'}, {"&gt;", '>'}, {"&amp;", '&'}, {"&quot;", '"'}, {"&apos;", '\''}};

    strbuf_clear(out);
    while (*at) {
        size_t before = strcspn(at, "&");
        strbuf_add_bytes(out, at, before);
        at += before;
        if (*at == '&' && at[1] == '#') {
            unsigned code = 0, base = at[2] == 'x' ? 16 : 10;
            for (at += base == 16 ? 3 : 2; isxdigit((unsigned char)*at); at++)
                if (code <= 0x10FFFF)
                    code = code * base + digit_of(*at);
            at += *at == ';';
            strbuf_add_char(out, code > 0 && code < 0x80 ? (char)code : '?');
        } else if (*at) {
            size_t i = 0, count = sizeof own / sizeof *own;
            while (i < count && !text_begins(at, own[i].name))
                i++;
            strbuf_add_char(out, i < count ? own[i].is : *at);
            at += i < count ? strlen(own[i].name) : 1;
        }
    }
}

/* Makes all letters small and resolves the escapes of CSS ("\75rl("; Syntax Module Level 3,
 * 4.3.7). */
static void unescape(struct strbuf *out, const char *at)
{
    strbuf_clear(out);
    while (*at) {
        int digits = 0;
        unsigned code = 0;
        if (*at != '\\') {
            strbuf_add_char(out, (char)tolower((unsigned char)*at++));
            continue;
        }
        for (at++; digits < 6 && isxdigit((unsigned char)*at); at++, digits++)
            code = code * 16 + digit_of(*at);
        if (digits > 0) {
            at += text_begins(at, "\r\n") ? 2 : *at && strchr(BLANKS "\f", *at) ? 1 : 0;
            strbuf_add_char(out, code > 0 && code < 0x80 ? (char)tolower((int)code) : '?');
        } else if (*at) {
            strbuf_add_char(out, (char)tolower((unsigned char)*at++));
        }
    }
}

/* Returns whether a style has blending, or filters that need no element (Filter Effects Module
 * Level 1, 4). */
static bool has_dots(const char *css)
{
    static const char *const words[] = {
        "blur(",   "brightness(", "contrast(", "drop-shadow(", "grayscale(",     "hue-rotate(",
        "invert(", "opacity(",    "saturate(", "sepia(",       "mix-blend-mode",
    };

    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strstr(css, words[i]))
            return true;
    return false;
}

/* Returns whether a text refers to nothing outside: an attribute, or all style sheets and other
 * text together. */
static bool css_stands_alone(struct look *look, const char *text)
{
    if (!strpbrk(text, "(@\\&") && !strcasestr(text, "mix-blend-mode"))
        return true;
    resolve(&look->plain, text);
    unescape(&look->css, strbuf_text(&look->plain));
    const char *css = strbuf_text(&look->css);
    for (const char *at = css; (at = strstr(at, "@import")) != NULL; at++)
        if (!isalnum((unsigned char)at[7]) && at[7] != '-' && at[7] != '_')
            return refuse_reference(look, at, strcspn(at, ";\n"));
    for (const char *at = css; (at = strstr(at, "url(")) != NULL;) {
        at += strlen("url(");
        at += strspn(at, BLANKS "\f");
        at += *at == '"' || *at == '\'';
        at += strspn(at, BLANKS "\f");
        if (*at != '#')
            return refuse_reference(look, at, strcspn(at, "\"') ;>\n"));
    }
    look->dots = look->dots || has_dots(css);
    return true;
}

/* Reads name, "=" and value. */
static bool read_attribute(struct look *look, struct span *name, struct span *value)
{
    name->text = look->at;
    name->length = strcspn(look->at, BLANKS "=/<>\"'");
    look->at += name->length;
    look->at += strspn(look->at, BLANKS);
    if (name->length == 0 || *look->at != '=')
        return refuse_malformed(look);
    look->at++;
    look->at += strspn(look->at, BLANKS);
    char quote = *look->at;
    const char *end = quote == '"' || quote == '\'' ? strchr(look->at + 1, quote) : NULL;
    if (!end)
        return refuse_malformed(look);
    value->text = look->at + 1;
    value->length = (size_t)(end - value->text);
    look->at = end + 1;
    return memchr(value->text, '<', value->length) ? refuse_malformed(look) : true;
}

static bool is(struct span name, const char *word)
{
    return name.length == strlen(word) && memcmp(name.text, word, name.length) == 0;
}

/* Returns what follows the prefix of a namespace, which a file is free to choose. */
static struct span local(struct span name)
{
    const char *colon = memchr(name.text, ':', name.length);

    for (; colon; colon = memchr(name.text, ':', name.length)) {
        name.length -= (size_t)(colon + 1 - name.text);
        name.text = colon + 1;
    }
    return name;
}

static bool attribute_stands_alone(struct look *look, struct span name, struct span value)
{
    if (is(local(name), "href")) {
        size_t blanks = 0;
        while (blanks < value.length && strchr(BLANKS, value.text[blanks]))
            blanks++;
        return blanks == value.length || value.text[blanks] == '#' ||
               refuse_reference(look, value.text + blanks, value.length - blanks);
    }
    strbuf_clear(&look->value);
    strbuf_add_bytes(&look->value, value.text, value.length);
    return css_stands_alone(look, strbuf_text(&look->value));
}

/* Refuses a picture for two names, `one` and `other`, which its reason keeps. */
static bool refuse_names(struct look *look, const char *id, struct span one, struct span other)
{
    enum { HALF = 128 };

    snprintf(look->reason, HALF, "%.*s", (int)one.length, one.text);
    snprintf(look->reason + HALF, HALF, "%.*s", (int)other.length, other.text);
    return refuse(look,
                  message_with(id, arg_count("line", line_of(look)), arg_typed("one", look->reason),
                               arg_typed("other", look->reason + HALF)));
}

/* Opens an element; the first one says what kind of file this is. */
static bool open_element(struct look *look, struct span name)
{
    bool is_svg = look->begun || is(local(name), "svg");

    look->begun = true;
    strbuf_add_bytes(&look->open, (const char *)&name, sizeof name);
    return is_svg ||
           refuse_names(look,
                        N_("“{file}” is no SVG picture, as it begins with <{one}>; save the "
                           "picture as SVG or PNG"),
                        name, name);
}

/* Closes the element that was opened last, if it has this name. */
static bool close_element(struct look *look, struct span name)
{
    struct span last;

    if (look->open.length < sizeof last)
        return refuse_malformed(look);
    look->open.length -= sizeof last;
    memcpy(&last, look->open.text + look->open.length, sizeof last);
    return (last.length == name.length && !memcmp(last.text, name.text, name.length)) ||
           refuse_names(look,
                        N_("“{file}” closes <{one}> in line {line}, but <{other}> is still open; "
                           "save the picture again as SVG"),
                        name, last);
}

/* Reads "</name>". */
static bool read_end(struct look *look)
{
    struct span name = {look->at + 2, strcspn(look->at + 2, BLANKS "/<>")};

    return pass(look, ">") && close_element(look, name);
}

/* Refuses a picture that ends too early. */
static bool is_complete(struct look *look)
{
    struct span last;

    if (!look->begun)
        return refuse_malformed(look);
    if (look->open.length < sizeof last)
        return true;
    memcpy(&last, look->open.text + look->open.length - sizeof last, sizeof last);
    return refuse_names(look,
                        N_("“{file}” ends while <{one}> is still open; save the picture again as "
                           "SVG"),
                        last, last);
}

static bool read_tag(struct look *look)
{
    const struct span element = {look->at + 1, strcspn(look->at + 1, BLANKS "/<>")};
    struct span name = element, value;
    bool empty = false;

    if (!open_element(look, element))
        return false;
    look->dots = look->dots || is(local(name), "filter") || is(local(name), "mask");
    for (look->at = name.text + name.length;;) {
        look->at += strspn(look->at, BLANKS);
        empty = text_begins(look->at, "/>");
        look->at += empty;
        if (*look->at == '>')
            break;
        if (!read_attribute(look, &name, &value) || !attribute_stands_alone(look, name, value))
            return false;
    }
    look->at++;
    return !empty || close_element(look, element);
}

/* Reads the declaration (XML 1.0, 2.8), which may name another encoding, in which the rest means
 * something else. */
static bool read_declaration(struct look *look)
{
    struct span name, value;

    look->at += text_begins(look->at, "\xEF\xBB\xBF") ? 3 : 0;
    if (!text_begins(look->at, "<?xml") || !strchr(BLANKS "?", look->at[5]))
        return true;
    for (look->at += strlen("<?xml");;) {
        look->at += strspn(look->at, BLANKS);
        if (text_begins(look->at, "?>"))
            break;
        if (!read_attribute(look, &name, &value))
            return false;
        bool known = (value.length == 5 && strncasecmp(value.text, "UTF-8", 5) == 0) ||
                     (value.length == 8 && strncasecmp(value.text, "US-ASCII", 8) == 0);
        if (is(name, "encoding") && !known)
            return refuse_encoding(look);
    }
    look->at += 2;
    return true;
}

/* Reads a document type, which may only be named: definitions of its own may grow without end, and
 * give elements attributes that this check does not see. */
static bool read_doctype(struct look *look)
{
    while (*look->at && *look->at != '>') {
        if (*look->at == '[')
            return refuse(look,
                          message_of(N_("“{file}” defines its own entities (<!DOCTYPE … […]>), "
                                        "which can grow without end; save it as plain SVG")));
        const char *quoted =
            *look->at == '"' || *look->at == '\'' ? strchr(look->at + 1, *look->at) : look->at;
        if (!quoted)
            return refuse_malformed(look);
        look->at = quoted + 1;
    }
    return pass(look, ">");
}

static bool read_markup(struct look *look)
{
    const char *at = look->at;

    if (text_begins(at, "<!--")) {
        look->at += strlen("<!--");
        return pass(look, "-->");
    }
    if (text_begins(at, "<![CDATA[")) {
        if (!pass(look, "]]>"))
            return false;
        at += strlen("<![CDATA[");
        strbuf_add_bytes(&look->text, at, (size_t)(look->at - strlen("]]>") - at));
        return true;
    }
    if (text_begins(at, "<?xml-stylesheet"))
        return refuse_reference(look, at, strcspn(at, ">\n"));
    if (text_begins(at, "<?"))
        return pass(look, "?>");
    if (text_begins(at, "<!DOCTYPE"))
        return read_doctype(look);
    if (text_begins(at, "<!"))
        return refuse_malformed(look);
    return text_begins(at, "</") ? read_end(look) : read_tag(look);
}

/* Returns whether the file refers to nothing outside. Checks its text as a whole, since a comment
 * may stand in the middle of a word. */
static bool stands_alone(struct look *look)
{
    if (!utf8_is_text(look->at))
        return refuse_encoding(look);
    if (!read_declaration(look))
        return false;
    while (*look->at) {
        size_t length = strcspn(look->at, "<");
        strbuf_add_bytes(&look->text, look->at, length);
        look->at += length;
        if (*look->at && !read_markup(look))
            return false;
    }
    return is_complete(look) && css_stands_alone(look, strbuf_text(&look->text));
}

enum status svg_look_through(const char *text, bool *dots, struct message *why,
                             char reason[static 256])
{
    struct look look = {.start = text, .at = text, .why = why, .reason = reason};
    bool alone = stands_alone(&look);

    *dots = look.dots;
    strbuf_release(&look.text);
    strbuf_release(&look.value);
    strbuf_release(&look.plain);
    strbuf_release(&look.css);
    strbuf_release(&look.open);
    return alone ? STATUS_OK : STATUS_UNREADABLE;
}
