#include "cli/manual/manual.h"

#include "text/text.h"
#include "tui/wrap.h"

#include <string.h>

enum { INDENT = 4 };

void manual_add_plain(struct strbuf *out, const char *text)
{
    for (; *text; text++) {
        if (strchr("\\*_#-.;|[]<>`:", *text))
            strbuf_add_char(out, '\\');
        strbuf_add_char(out, *text);
    }
}

static void add_tabs(struct manual *manual, int depth)
{
    for (int i = 0; i < depth; i++)
        strbuf_add_char(&manual->out, '\t');
}

/* Adds wrapped text, each line after `indent` spaces. */
static void add_wrapped(struct manual *manual, int indent, const char *text)
{
    struct strbuf line = {0};

    strbuf_addf(&line, "%*s%s", indent, "", text);
    wrap_add(&manual->out, strbuf_text(&line), indent, WRAP_COLUMNS);
    strbuf_release(&line);
}

static void add_heading(struct manual *manual, const char *mark, const char *text)
{
    if (manual->form == MANUAL_TERMINAL) {
        strbuf_addf(&manual->out, "%s\n", text);
        return;
    }
    strbuf_add(&manual->out, mark);
    manual_add_plain(&manual->out, text);
    strbuf_add(&manual->out, "\n\n");
}

void manual_title(struct manual *manual, const char *name, int section, const char *what)
{
    struct strbuf line = {0};

    strbuf_addf(&line, "%s - %s", name, what);
    if (manual->form == MANUAL_SCDOC)
        strbuf_addf(&manual->out, "%s(%d) \"breuk %s\"\n\n", name, section, BREUK_VERSION);
    manual_heading(manual, text_get(N_("NAME")));
    manual_paragraph(manual, 0, strbuf_text(&line));
    strbuf_release(&line);
}

void manual_heading(struct manual *manual, const char *text)
{
    add_heading(manual, "# ", text);
}

void manual_subheading(struct manual *manual, const char *text)
{
    add_heading(manual, "## ", text);
}

void manual_paragraph(struct manual *manual, int depth, const char *text)
{
    if (manual->form == MANUAL_TERMINAL) {
        add_wrapped(manual, INDENT * (depth + 1), text);
    } else {
        add_tabs(manual, depth);
        manual_add_plain(&manual->out, text);
        strbuf_add_char(&manual->out, '\n');
    }
    strbuf_add_char(&manual->out, '\n');
}

void manual_entry(struct manual *manual, int depth, const char *name, const char *facts)
{
    struct strbuf line = {0};

    if (manual->form == MANUAL_TERMINAL) {
        strbuf_addf(&line, *facts ? "%s  %s" : "%s", name, facts);
        add_wrapped(manual, INDENT * (depth + 1), strbuf_text(&line));
    } else {
        add_tabs(manual, depth);
        strbuf_add_char(&line, '*');
        manual_add_plain(&line, name);
        strbuf_add(&line, *facts ? "* " : "*");
        manual_add_plain(&line, facts);
        strbuf_addf(&manual->out, "%s\n", strbuf_text(&line));
    }
    strbuf_release(&line);
}

static int widest(const char *lines)
{
    struct strbuf line = {0};
    int most = 0;

    while (*lines) {
        size_t length = strcspn(lines, "\n");
        strbuf_clear(&line);
        strbuf_add_bytes(&line, lines, length);
        int columns = wrap_columns(strbuf_text(&line));
        most = columns > most ? columns : most;
        lines += length + (lines[length] == '\n');
    }
    strbuf_release(&line);
    return most;
}

void manual_lines(struct manual *manual, const char *lines)
{
    const char *fence = manual->form == MANUAL_SCDOC ? "```\n" : "";
    int indent =
        manual->form == MANUAL_TERMINAL && widest(lines) + INDENT <= WRAP_COLUMNS ? INDENT : 0;

    strbuf_add(&manual->out, fence);
    while (*lines) {
        size_t length = strcspn(lines, "\n");
        strbuf_addf(&manual->out, "%*s%.*s\n", length ? indent : 0, "", (int)length, lines);
        lines += length + (lines[length] == '\n');
    }
    strbuf_addf(&manual->out, "%s\n", fence);
}
