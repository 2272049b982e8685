/* Time that passes, for limits of time; and which day it is. */
#ifndef BREUK_BASE_CLOCK_H
#define BREUK_BASE_CLOCK_H

#include <stdint.h>

/* Returns milliseconds since some moment that stays the same while the program runs; setting the
 * machine's clock does not change them. */
int64_t clock_milliseconds(void);

/* Returns the day of a moment, given in microseconds since 1970 UTC, as days since 1970: the one
 * that the calendar on the wall shows there, in the time zone of the machine. */
int64_t clock_day(int64_t at);

#endif
