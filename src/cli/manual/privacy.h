/* The page for whoever answers for a school's data. */
#ifndef BREUK_CLI_MANUAL_PRIVACY_H
#define BREUK_CLI_MANUAL_PRIVACY_H

#include "cli/manual/manual.h"

/* Adds the page: what breuk keeps of people, where, how long, and how to see, change and delete it.
 */
void privacy_page(struct manual *manual);

#endif
