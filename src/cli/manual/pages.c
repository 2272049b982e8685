#include "cli/manual/pages.h"

#include "cli/manual/markdown.h"
#include "cli/report.h"
#include "text/text.h"

#include <ctype.h>
#include <string.h>

const struct manual_page *manual_page_find(const char *topic)
{
    const struct manual_page *found = NULL;

    for (const struct manual_page *page = manual_pages; page->topic; page++)
        if (!strcmp(page->topic, topic) && (!found || !strcmp(page->language, text_language())))
            found = page;
    return found;
}

static bool is_word(char c)
{
    return isalnum((unsigned char)c) || c & 0x80;
}

/* Adds a line without its markup: bold between asterisks, underlined between underscores at the
 * ends of words, a backslash before what is meant as it is. */
static void add_text(struct strbuf *out, const char *line)
{
    for (const char *c = line; *c && *c != '\n'; c++) {
        bool within = c > line && is_word(c[-1]) && is_word(c[1]);
        if (*c == '\\' && c[1] && c[1] != '\n')
            strbuf_add_char(out, *++c);
        else if (*c != '*' && (*c != '_' || within))
            strbuf_add_char(out, *c);
    }
}

/* Adds the lines up to one that is empty or deeper or less deep; an entry, if the next is deeper.
 * Returns the last line that it read. */
static const char *const *add_block(struct manual *manual, const char *const *line)
{
    struct strbuf text = {0};
    size_t depth = strspn(*line, "\t");

    add_text(&text, *line + depth);
    for (; line[1] && *line[1] != '\n' && strspn(line[1], "\t") == depth; line++) {
        strbuf_add_char(&text, ' ');
        add_text(&text, line[1] + depth);
    }
    if (line[1] && *line[1] != '\n')
        manual_entry(manual, (int)depth, strbuf_text(&text), "");
    else
        manual_paragraph(manual, (int)depth, strbuf_text(&text));
    strbuf_release(&text);
    return line;
}

/* Adds what stands between two fences; returns the second one. */
static const char *const *add_lines(struct manual *manual, const char *const *line)
{
    struct strbuf text = {0};

    for (line++; strncmp(*line, "```", 3) != 0; line++)
        strbuf_add(&text, *line);
    manual_lines(manual, strbuf_text(&text));
    strbuf_release(&text);
    return line;
}

static void add_heading(struct manual *manual, const char *line)
{
    void (*add)(struct manual * manual, const char *text) =
        line[1] == '#' ? manual_subheading : manual_heading;
    struct strbuf text = {0};

    line += strspn(line, "#");
    add_text(&text, line + strspn(line, " "));
    add(manual, strbuf_text(&text));
    strbuf_release(&text);
}

const struct manual_page *manual_topic_next(const struct manual_page *page)
{
    for (page = page ? page + 1 : manual_pages; page->topic; page++)
        if (!strcmp(page->language, "en"))
            return page;
    return NULL;
}

void manual_page_add(const struct manual_page *page, struct manual *manual)
{
    const char *const *line = page->scdoc;

    if (page->markdown) {
        markdown_add(page, manual);
        return;
    }
    if (page->make) {
        page->make(manual);
        return;
    }
    if (manual->form == MANUAL_SCDOC) {
        for (; *line; line++)
            strbuf_add(&manual->out, *line);
        return;
    }
    for (line++; *line; line++) { /* the first is the title */
        if (**line == '#')
            add_heading(manual, *line);
        else if (!strncmp(*line, "```", 3))
            line = add_lines(manual, line);
        else if (**line != '\n')
            line = add_block(manual, line);
    }
}
