/* One line of `breuk list`, made in two forms at once: the text after the name, and members of a
 * JSON object. */
#ifndef BREUK_CONSOLE_LISTER_H
#define BREUK_CONSOLE_LISTER_H

#include "base/strbuf.h"
#include "console/manner.h"
#include "json/writer.h"

#include <stddef.h>

/* A zeroed struct is ready for use; release it with lister_release. */
struct lister {
    struct strbuf details; /* after a newline: the text below the name */
    struct strbuf object;
    struct json_writer json; /* of `object`, between begin and finish */
};

/* Begins a line; in JSON its `kind` is the singular: "deck". */
void lister_begin(struct lister *lister, const char *kind, const char *name);

/* Prints the line; `width` is that of the column of names, in columns of a terminal. */
void lister_finish(struct lister *lister, const struct manner *manner, const char *name,
                   size_t width);

void lister_release(struct lister *lister);

#endif
