/* The list of lessons: what was passed, what comes next, and which one to do. */
#ifndef BREUK_CLI_LESSON_MENU_H
#define BREUK_CLI_LESSON_MENU_H

#include "cli/lesson/sitting.h"

/* Shows the list and asks which lesson. NULL: none. */
const struct lesson *menu_choose(struct classroom *room);

/* Shows the list and asks, until nobody wants another lesson. Complaints are reported. */
enum exit_code menu_run(struct classroom *room);

#endif
