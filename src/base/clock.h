/* Time that passes, for limits of time. */
#ifndef BREUK_BASE_CLOCK_H
#define BREUK_BASE_CLOCK_H

#include <stdint.h>

/* Returns milliseconds since some moment that stays the same while the program runs; setting the
 * machine's clock does not change them. */
int64_t clock_milliseconds(void);

#endif
