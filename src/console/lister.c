#include "console/lister.h"

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

void lister_finish(struct lister *lister, const struct manner *manner, const char *name,
                   size_t width)
{
    const char *rest = strbuf_text(&lister->details);
    struct strbuf first = {0}, out = {0};
    size_t length = strcspn(rest, "\n");
    int indent = (int)width + 4; /* of the details; the help of a setting stands below them */
    int padded = (int)width + (int)strlen(name) - wrap_columns(name); /* in bytes */

    json_end(&lister->json);
    if (manner->json) {
        show_exact_line(stdout, strbuf_text(&lister->object));
        return;
    }
    strbuf_addf(&first, length ? "  %-*s  %.*s" : "  %-*s", length ? padded : 0, name, (int)length,
                rest);
    wrap_add(&out, strbuf_text(&first), indent, WRAP_COLUMNS);
    if (rest[length])
        wrap_add(&out, rest + length + 1, HELP_INDENT, WRAP_COLUMNS);
    show_text(stdout, strbuf_text(&out));
    strbuf_release(&first);
    strbuf_release(&out);
}

void lister_release(struct lister *lister)
{
    strbuf_release(&lister->details);
    strbuf_release(&lister->object);
}
