/* What was drawn, apart from characters and colours. */
#ifndef BREUK_TESTS_TUI_ROLES_H
#define BREUK_TESTS_TUI_ROLES_H

#include "tui/cells.h"

/* The role of a cell; outside the grid there is nothing. */
enum role cells_role(const struct cells *cells, int x, int y);

/* Adds which role each cell has, a line a row: a letter each. */
void cells_add_roles(const struct cells *cells, struct strbuf *out);

#endif
