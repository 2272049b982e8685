/* Names for new files: such as can be typed anywhere and found by name. */
#ifndef BREUK_CLI_KINDS_NEW_NAME_H
#define BREUK_CLI_KINDS_NEW_NAME_H

#include "base/memory.h"
#include "base/message.h"

#include <stdbool.h>

/* Whether this cannot be a name; *why then says so, and suggests one if what was typed comes close
 * to a name. `name` is what was typed, without .xml; *why borrows `typed`, and texts in `arena`. */
bool new_name_is_wrong(const char *typed, const char *name, struct arena *arena,
                       struct message *why);

#endif
