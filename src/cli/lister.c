#include "cli/lister.h"

#include "tui/show.h"
#include "tui/wrap.h"

#include <stdio.h>
#include <string.h>

enum { HELP_INDENT = 6 };

void lister_begin(struct lister *lister, const char *kind, const char *name)
{
    strbuf_clear(&lister->details);
    strbuf_clear(&lister->object);
    lister->json = json_writer_to(&lister->object);
    json_begin_object(&lister->json, NULL);
    json_write_text(&lister->json, "kind", kind);
    json_write_text(&lister->json, "name", name);
}

/* A name, and the details from column `indent` on; the help of a setting stands below it. */
static bool put_line(const char *name, const struct strbuf *details, size_t indent)
{
    const char *rest = strbuf_text(details);
    struct strbuf first = {0}, out = {0};
    size_t length = strcspn(rest, "\n");

    strbuf_addf(&first, length ? "  %-*s  %.*s" : "  %-*s", length ? (int)indent - 4 : 0, name,
                (int)length, rest);
    wrap_add(&out, strbuf_text(&first), (int)indent, WRAP_COLUMNS);
    if (rest[length])
        wrap_add(&out, rest + length + 1, HELP_INDENT, WRAP_COLUMNS);
    bool good = !first.failed && !out.failed;
    if (good)
        show_text(stdout, strbuf_text(&out));
    strbuf_release(&first);
    strbuf_release(&out);
    return good;
}

enum status lister_finish(struct lister *lister, const struct command_line *line, const char *name,
                          size_t width)
{
    json_end(&lister->json);
    if (lister->details.failed || lister->object.failed)
        return STATUS_NO_MEMORY;
    if (line->json)
        show_exact_line(stdout, strbuf_text(&lister->object));
    else if (!put_line(name, &lister->details, width + 4))
        return STATUS_NO_MEMORY;
    return STATUS_OK;
}

void lister_release(struct lister *lister)
{
    strbuf_release(&lister->details);
    strbuf_release(&lister->object);
}
