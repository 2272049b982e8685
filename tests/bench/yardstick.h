/* A figure beside that of a throw-away program which marks a limit, both taken in turn so that a
 * busy machine slows both. */
#ifndef BREUK_TESTS_BENCH_YARDSTICK_H
#define BREUK_TESTS_BENCH_YARDSTICK_H

#include <stdint.h>

enum { RUNS = 9 };

/* Says so on the standard error, and ends the program. */
_Noreturn void fail(const char *what);

/* CPU time of this process so far. */
double cpu_seconds(void);

/* Rounds a second that a yardstick of play says it plays. */
double yardstick_rounds(const char *program, uint64_t rounds);

double median(const double figures[RUNS]);

/* The median of the ratios run by run. */
double ratio(const double ours[RUNS], const double theirs[RUNS]);

#endif
