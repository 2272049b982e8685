/* A module beside the program; see parts.h. */
#include "cli/parts.h"
#include "cli/print/order.h"

const struct tabletop_part tabletop_module = {.print = print_table};
