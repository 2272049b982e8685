/* One line of `breuk list`, made in two forms at once: what stands after the name, and members of a
 * JSON object. */
#ifndef BREUK_CLI_KINDS_LISTER_H
#define BREUK_CLI_KINDS_LISTER_H

#include "base/strbuf.h"
#include "cli/command.h"
#include "json/writer.h"
#include "paper/sheet.h"

#include <stddef.h>

/* A zeroed struct is ready for use; release it with lister_release. */
struct lister {
    struct strbuf details; /* after a newline: what stands below the name */
    struct strbuf object;
    struct json_writer json; /* of `object`, between begin and finish */
};

/* Begins a line; in JSON its `kind` is the singular: "deck". */
void lister_begin(struct lister *lister, const char *kind, const char *name);

/* Prints the line; `width` is that of the column of names, in columns of a terminal. */
void lister_finish(struct lister *lister, const struct command_line *line, const char *name,
                   size_t width);

/* Describes a sheet by its title and the size of its cards. */
void lister_describe_sheet(struct lister *lister, const struct sheet *sheet);

void lister_release(struct lister *lister);

#endif
