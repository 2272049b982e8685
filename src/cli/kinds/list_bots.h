/* Players that are programs, and how each plays. */
#ifndef BREUK_CLI_KINDS_LIST_BOTS_H
#define BREUK_CLI_KINDS_LIST_BOTS_H

#include "cli/kinds/lister.h"

/* Does `breuk list bots`. */
void list_bots(const struct command_line *line, struct lister *lister);

#endif
