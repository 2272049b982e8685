#include "cli/kinds/starter.h"

#include "cli/report.h"
#include "text/text.h"
#include "tui/wrap.h"
#include "xml/standalone.h"

#include <string.h>

enum { COLUMNS = 100 };

static void add_head(const struct file_kind *kind, struct strbuf *out)
{
    strbuf_addf(out,
                "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                "<?xml-model href=\"%s.rng\" type=\"application/xml\" "
                "schematypens=\"http://relaxng.org/ns/structure/1.0\"?>\n",
                kind->name);
}

static void add_comment(struct strbuf *out, int indent, const char *id)
{
    struct strbuf comment = {0};

    strbuf_addf(&comment, "%*s<!-- %s -->", indent, "", text_get(id));
    wrap_add(out, strbuf_text(&comment), indent + 5, COLUMNS);
    strbuf_release(&comment);
}

/* Adds the comment at `at`, of one line or more, in the user's language. Returns what follows it.
 */
static const char *translate_comment(const char *at, int indent, struct strbuf *out)
{
    const char *end = strstr(at, "-->"), *rest = at + strlen("<!--");
    struct strbuf id = {0};

    while ((rest += strspn(rest, " \n")) < end) {
        size_t length = strcspn(rest, " \n");
        if (length > (size_t)(end - rest))
            length = (size_t)(end - rest);
        strbuf_addf(&id, "%s%.*s", id.length ? " " : "", (int)length, rest);
        rest += length;
    }
    add_comment(out, indent, strbuf_text(&id));
    strbuf_release(&id);
    end += strlen("-->");
    return end + (*end == '\n');
}

/* Adds the line with its places filled in. Returns what follows it. */
static const char *fill_line(const char *line, const char *title, struct strbuf *out)
{
    const struct {
        const char *name, *text;
    } places[] = {{"{title}", title}, {"{lang}", text_language()}};
    enum { PLACES = sizeof places / sizeof *places };

    while (*line && *line != '\n') {
        int i = 0;
        while (i < PLACES && strncmp(line, places[i].name, strlen(places[i].name)) != 0)
            i++;
        if (i < PLACES) {
            strbuf_add(out, places[i].text);
            line += strlen(places[i].name);
        } else {
            strbuf_add_char(out, *line++);
        }
    }
    strbuf_add_char(out, '\n');
    return line + (*line == '\n');
}

void starter_write(const struct file_kind *kind, const char *starter, const char *title,
                   struct strbuf *out)
{
    add_head(kind, out);
    while (*starter) {
        size_t indent = strspn(starter, " ");
        const char *text = starter + indent;
        bool comment = !strncmp(text, "<!--", 4) && strstr(text, "-->");
        starter =
            comment ? translate_comment(text, (int)indent, out) : fill_line(starter, title, out);
    }
}

static void begin_copy(const struct file_kind *kind, struct strbuf *out)
{
    add_head(kind, out);
    add_comment(out, 0,
                N_("Give it its own title and change what you like; “breuk check” finds mistakes "
                   "in this file."));
}

void starter_copy(const struct file_kind *kind, const struct xml_document *document,
                  struct strbuf *out)
{
    begin_copy(kind, out);
    xml_write_standalone(document, out);
}

void starter_copy_stock(const struct file_kind *kind, const struct sheet *sheet, struct strbuf *out)
{
    begin_copy(kind, out);
    sheet_write_stock(sheet, text_language(), out);
}
