/* Days as they are typed and shown, in the local time of the machine. */
#ifndef BREUK_CLASSES_DAY_H
#define BREUK_CLASSES_DAY_H

#include <stdbool.h>
#include <stdint.h>

/* Reads “2026-05-31”: *at is when that day begins, in microseconds since 1970. False: it is no
 * day. */
bool day_read(const char *text, int64_t *at);

/* Returns the moment when the day that many days ago began; 0: today. */
int64_t day_before(int64_t days);

enum { DAY_TEXT_SIZE = 32 };
/* Writes a day, or a moment to the second; returns `out`. */
const char *day_write(char out[DAY_TEXT_SIZE], int64_t at);
const char *day_write_moment(char out[DAY_TEXT_SIZE], int64_t at);

/* Ages as they are typed: how long something is kept. */

enum { AGE_MOST = 36500 /* days */ };

/* The complaint about a text that is no age, with {given} and {most}. */
#define AGE_UNKNOWN                                                                                \
    N_("“{given}” is no age; write a number of days, or 30d, 8w, 6m or 1y, up to {most} days")

/* Reads “90”, “90d”, “12w”, “6m” or “1y”: days, weeks of 7 days, months of 30, years of 365, at
 * least one of them. False: it is no age. */
bool age_read(const char *text, int64_t *days);

#endif
