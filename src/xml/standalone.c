#include "xml/standalone.h"

#include "xml/character.h"
#include "xml/document.h"
#include "xml/scan.h"

#include <assert.h>
#include <string.h>

/* Where a stretch of a part lies: before, between or after the part's own tags, which are left
 * out. */
enum section { BEFORE, INSIDE, BEHIND, SECTIONS };

struct writer {
    const struct xml_source *order[XML_FILES_LIMIT]; /* in the order of their <include>s */
    size_t count, next;
};

/* The state of dividing one file into its sections. The outermost file goes whole into BEFORE. */
struct splitter {
    struct writer *writer;
    const struct xml_source *source;
    bool outermost;
    int depth;
    enum section section;
    struct strbuf text[SECTIONS];
};

static void write_file(struct writer *writer, bool outermost, struct strbuf *out,
                       const char *indent);

/* Copies a stretch of the file, with every line end as "\n". */
static void copy(struct splitter *splitter, size_t from, size_t end)
{
    struct strbuf *out = &splitter->text[splitter->section];
    const char *bytes = splitter->source->bytes;

    while (from < end) {
        const char *found = memchr(bytes + from, '\r', end - from);
        size_t stop = found ? (size_t)(found - bytes) : end;
        strbuf_add_bytes(out, bytes + from, stop - from);
        if (found)
            strbuf_add_char(out, '\n');
        from = stop + (found != NULL);
        if (found && from < splitter->source->length && bytes[from] == '\n')
            from++;
    }
}

/* Returns the blanks that the last line of the text begins with. The caller frees them. */
static char *last_indent(const struct strbuf *text)
{
    const char *all = strbuf_text(text), *line = strrchr(all, '\n');
    char *indent = memory_copy_text(line ? line + 1 : all);

    indent[strspn(indent, " \t")] = '\0';
    return indent;
}

/* Writes the file of an <include> in its place, and returns the place just after the <include> and
 * its closing tag. */
static size_t write_include(struct splitter *splitter, const struct scan_tag *tag)
{
    const struct xml_source *source = splitter->source;
    struct strbuf *out = &splitter->text[splitter->section];
    size_t end = tag->end, length = out->length;
    char *indent = last_indent(out);

    while (!tag->empty && !starts_at(source, end, "</"))
        end = starts_at(source, end, "<!--") ? behind(source, end + 4, "-->") : end + 1;
    if (!tag->empty)
        end = behind(source, end, ">");
    write_file(splitter->writer, false, out, indent);
    memory_free(indent);
    if (out->length > length)
        return end;
    /* An empty part leaves no blank line behind. */
    size_t ending = starts_at(source, end, "\r\n") ? 2 : starts_at(source, end, "\n");
    while (length && strchr(" \t", out->text[length - 1]))
        length--;
    if (!ending || !length || out->text[length - 1] != '\n')
        return end;
    out->text[length] = '\0';
    out->length = length;
    return end + ending;
}

static size_t over_tag(struct splitter *splitter, size_t at)
{
    const struct xml_source *source = splitter->source;
    struct scan_tag tag;
    bool good = scan_good_tag(source, at, &tag);
    size_t name = strlen(include_rule.name);

    assert(good);
    if (good && splitter->depth == 1 && !tag.closing && tag.name_length == name &&
        starts_at(source, tag.name, include_rule.name))
        return write_include(splitter, &tag);
    splitter->depth -= tag.closing;
    if (splitter->depth || splitter->outermost) {
        copy(splitter, at, tag.end);
    } else {
        bool ends = tag.closing || tag.empty;
        splitter->section = ends ? BEHIND : INSIDE;
    }
    splitter->depth += !tag.closing && !tag.empty;
    return tag.end;
}

static size_t over_markup(struct splitter *splitter, size_t at)
{
    const struct xml_source *source = splitter->source;
    size_t end;

    if (starts_at(source, at, "<!--"))
        end = behind(source, at + 4, "-->");
    else if (starts_at(source, at, "<![CDATA["))
        end = behind(source, at, "]]>");
    else if (starts_at(source, at, "<?"))
        end = behind(source, at, "?>");
    else
        return over_tag(splitter, at);
    /* Leaves out <?xml …?> and <?xml-model …?>, but not <?xml-stylesheet …?>. */
    if (starts_at(source, at, "<?xml-model") ||
        (starts_at(source, at, "<?xml") && value_is_blank(source->bytes[at + 5])))
        while (end < source->length && value_is_blank(source->bytes[end]))
            end++;
    else
        copy(splitter, at, end);
    return end;
}

/* Follows the markup of a text, to know whether a line begins inside a quoted value. Such a line is
 * left as it is: its blanks belong to the value. */
struct quoting {
    const char *closing; /* what closes the markup in hand; NULL: none */
    size_t opened;       /* the place just after its opening */
    bool tag;
    char quote;
};

static void open_markup(struct quoting *state, const char *text, size_t at)
{
    static const struct {
        const char *opening, *closing;
    } kinds[] = {{"<!--", "-->"}, {"<![CDATA[", "]]>"}, {"<?", "?>"}};

    state->tag = true;
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (text_begins(text + at, kinds[i].opening)) {
            state->closing = kinds[i].closing;
            state->opened = at + strlen(kinds[i].opening);
            state->tag = false;
        }
}

static void follow(struct quoting *state, const char *text, size_t at)
{
    char c = text[at];

    if (state->closing) {
        size_t end = at + 1, length = strlen(state->closing);
        if (end >= state->opened + length && !memcmp(text + end - length, state->closing, length))
            state->closing = NULL;
        return;
    }
    if (state->quote)
        state->quote = c == state->quote ? '\0' : state->quote;
    else if (!state->tag && c == '<')
        open_markup(state, text, at);
    else if (state->tag && (c == '"' || c == '\''))
        state->quote = c;
    else
        state->tag = state->tag && c != '>';
}

/* Adds a section to `out` without the blanks around it. Its first line goes where `out` ends, or
 * with `more` on a new line; the indentation of its lines changes from that of the first to
 * `indent`. */
static void add_piece(struct strbuf *out, const struct strbuf *section, const char *indent,
                      bool more)
{
    const char *text = strbuf_text(section);
    size_t start = strspn(text, " \t\n"), end = section->length, from = start;
    struct quoting state = {0};

    while (end > start && value_is_blank(text[end - 1]))
        end--;
    if (start == end)
        return;
    while (from > 0 && text[from - 1] != '\n')
        from--;
    size_t depth = start - from;
    if (more)
        strbuf_addf(out, "\n%s", indent);
    for (size_t at = start; at < end; at++) {
        strbuf_add_char(out, text[at]);
        follow(&state, text, at);
        if (text[at] != '\n' || state.quote)
            continue;
        size_t blanks = strspn(text + at + 1, " \t");
        if (text[at + 1 + blanks] != '\n')
            strbuf_addf(out, "%s%.*s", indent, blanks > depth ? (int)(blanks - depth) : 0,
                        text + at + 1 + depth);
        at += blanks;
    }
}

static void write_file(struct writer *writer, bool outermost, struct strbuf *out,
                       const char *indent)
{
    assert(writer->next < writer->count);
    struct splitter splitter = {
        .writer = writer, .source = writer->order[writer->next++], .outermost = outermost};
    const struct xml_source *source = splitter.source;
    size_t length = out->length;

    for (size_t at = 0; at < source->length;) {
        const char *found = memchr(source->bytes + at, '<', source->length - at);
        size_t stop = found ? (size_t)(found - source->bytes) : source->length;
        copy(&splitter, at, stop);
        at = found ? over_markup(&splitter, stop) : stop;
    }
    for (int i = 0; i < SECTIONS; i++) {
        add_piece(out, &splitter.text[i], indent, out->length > length);
        strbuf_release(&splitter.text[i]);
    }
}

void xml_write_standalone(const struct xml_document *document, struct strbuf *out)
{
    struct writer writer = {0};

    /* The list begins with the file that was read last. */
    for (const struct xml_source *s = document->sources; s; s = s->next)
        writer.count++;
    size_t place = writer.count;
    for (const struct xml_source *s = document->sources; s; s = s->next)
        writer.order[--place] = s;
    write_file(&writer, true, out, "");
    strbuf_add_char(out, '\n');
}

void xml_add_text(struct strbuf *out, const char *text)
{
    for (; *text; text++) {
        if (*text == '&')
            strbuf_add(out, "&amp;");
        else if (*text == '<')
            strbuf_add(out, "&lt;");
        else if (*text == '>')
            strbuf_add(out, "&gt;");
        else if (*text == '"')
            strbuf_add(out, "&quot;");
        else
            strbuf_add_char(out, *text);
    }
}
