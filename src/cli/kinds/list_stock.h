/* The sheets in a file: those of label stock, a line each. */
#ifndef BREUK_CLI_KINDS_LIST_STOCK_H
#define BREUK_CLI_KINDS_LIST_STOCK_H

#include "cli/kinds/lister.h"

/* Does `breuk list sheets FILE`, a file or a name as --sheet takes it. What is wrong is reported.
 */
enum exit_code list_stock(const struct command_line *line, const char *typed);

#endif
