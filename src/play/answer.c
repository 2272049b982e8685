#include "play/answer.h"

void answer_put_words(struct json_writer *writer, const char *name, struct message message,
                      const struct text_names *names)
{
    struct strbuf words = {0};

    if (!message.id)
        return;
    text_of(message, names, &words);
    json_write_text(writer, name, strbuf_text(&words));
    strbuf_release(&words);
}

void answer_put_refusal(struct json_writer *writer, const char *name, const struct refusal *why,
                        const struct text_names *names)
{
    answer_put_words(writer, name, why->message, names);
    json_write_text(writer, "rule", why->rule);
    answer_put_words(writer, "detail", why->detail, names);
}

static void end_line(struct json_writer *writer)
{
    json_end(writer);
    strbuf_add_char(writer->out, '\n');
}

void answer_refusal(struct strbuf *out, const struct refusal *why, int line,
                    const struct text_names *names)
{
    struct json_writer writer = json_writer_to(out);

    json_begin_object(&writer, NULL);
    answer_put_refusal(&writer, "error", why, names);
    json_write_count(&writer, "line", line);
    end_line(&writer);
}

/* Writes a complaint with its place, which is in the file that it is about (a deck, say) or else in
 * the request. */
static void put_entry(struct json_writer *writer, const struct diag_entry *entry, int line,
                      const struct text_names *names)
{
    answer_put_words(writer, "error", entry->message, names);
    if (entry->where.file)
        json_write_text(writer, "file", entry->where.file);
    if (!entry->where.file || entry->where.line)
        json_write_count(writer, "line", entry->where.file ? entry->where.line : line);
    if (entry->where.column)
        json_write_count(writer, "column", entry->where.column);
}

static const struct diag_entry *next_error(const struct diag *diag, size_t *at)
{
    while (*at < diag->count)
        if (diag->entries[(*at)++].severity == SEVERITY_ERROR)
            return &diag->entries[*at - 1];
    return NULL;
}

void answer_diag(struct strbuf *out, const struct diag *diag, int line,
                 const struct text_names *names)
{
    struct json_writer writer = json_writer_to(out);
    const struct diag_entry *entry;
    size_t at = 0;
    bool more = false;

    json_begin_object(&writer, NULL);
    if ((entry = next_error(diag, &at)))
        put_entry(&writer, entry, line, names);
    while ((entry = next_error(diag, &at))) {
        if (!more)
            json_begin_list(&writer, "more");
        more = true;
        json_begin_object(&writer, NULL);
        put_entry(&writer, entry, line, names);
        json_end(&writer);
    }
    if (more)
        json_end(&writer);
    end_line(&writer);
}
