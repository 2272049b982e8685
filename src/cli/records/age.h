/* Ages as they are typed: how long something is kept. */
#ifndef BREUK_CLI_RECORDS_AGE_H
#define BREUK_CLI_RECORDS_AGE_H

#include <stdbool.h>
#include <stdint.h>

enum { AGE_MOST = 36500 /* days */ };

/* What is said of a text that is none, with {given} and {most}. */
#define AGE_UNKNOWN                                                                                \
    N_("“{given}” is no age; write a number of days, or 30d, 8w, 6m or 1y, up to {most} days")

/* Reads “90”, “90d”, “12w”, “6m” or “1y”: days, weeks of 7 days, months of 30, years of 365, at
 * least one of them. False: it is no age. */
bool age_read(const char *text, int64_t *days);

#endif
