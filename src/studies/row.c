#include "studies/row.h"

#include "text/text.h"
#include "tui/wrap.h"

/* Adds blanks up to a column, at least one. */
static void pad(struct strbuf *out, int used, int column)
{
    strbuf_addf(out, "%*s", used < column ? column - used : 1, "");
}

void sim_row_add(const struct sim_columns *columns, const char *mark, const char *label,
                 const char *first, const char *second, struct strbuf *out)
{
    enum { INDENT = 4 };
    struct strbuf text = {0}, lines = {0};

    strbuf_addf(&text, "%s %s", mark, label);
    wrap_add(&lines, strbuf_text(&text), INDENT, columns->first - 2);
    size_t length = lines.length ? lines.length - 1 : 0, last = length; /* without the newline */
    while (last > 0 && lines.text[last - 1] != '\n')
        last--;
    strbuf_clear(&text);
    strbuf_add_bytes(&text, strbuf_text(&lines) + last, length - last);
    strbuf_add_bytes(out, strbuf_text(&lines), length);
    pad(out, wrap_columns(strbuf_text(&text)), columns->first);
    strbuf_add(out, first);
    if (*second) {
        pad(out, columns->first + wrap_columns(first), columns->second);
        strbuf_add(out, second);
    }
    strbuf_add_char(out, '\n');
    strbuf_release(&text);
    strbuf_release(&lines);
}

void sim_title_add(const char *id, struct strbuf *out)
{
    strbuf_addf(out, "\n%s\n", text_get(id));
}

void sim_sentence_add(struct message message, struct strbuf *out)
{
    struct strbuf sentence = {0};

    text_of(message, NULL, &sentence);
    wrap_add(out, strbuf_text(&sentence), 0, WRAP_COLUMNS);
    strbuf_release(&sentence);
}
