/* The class while it plays and learns, in a second terminal: --watch. */
#ifndef BREUK_CLI_OVERVIEW_FOLLOW_H
#define BREUK_CLI_OVERVIEW_FOLLOW_H

#include "cli/overview/view.h"

/* Shows the class again each time that something was recorded, until it is stopped. On a terminal
 * the screen is drawn anew; elsewhere a line tells what came. */
enum exit_code report_follow(struct report_view *view);

#endif
