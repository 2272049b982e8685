/* The lessons in the order in which they are learned, then what is the user's own. */
#ifndef BREUK_CLI_KINDS_LIST_LESSONS_H
#define BREUK_CLI_KINDS_LIST_LESSONS_H

#include "cli/kinds/lister.h"
#include "xml/library.h"

/* Does `breuk list lessons`. `describe` fills the lister with what is known of a file. */
void list_lessons(const struct command_line *line, struct lister *lister,
                  void (*describe)(struct lister *lister, const struct library_entry *entry));

#endif
