/* Makes what pupils know anew of their events: --recompute. */
#ifndef BREUK_CLI_OVERVIEW_RELEARN_H
#define BREUK_CLI_OVERVIEW_RELEARN_H

#include "cli/overview/view.h"

/* Of all pupils of the class; says how many differed, and how long it took. */
enum exit_code report_relearn(struct report_view *view);

#endif
