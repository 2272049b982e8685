#include "yardstick.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

void fail(const char *what)
{
    fprintf(stderr, "%s\n", what);
    exit(EXIT_FAILURE);
}

double cpu_seconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

double yardstick_rounds(const char *program, uint64_t rounds)
{
    char command[4096], said[4096];
    double figure = 0;

    snprintf(command, sizeof command, "'%s' %llu", program, (unsigned long long)rounds);
    FILE *output = popen(command, "r");
    if (!output)
        fail("a yardstick does not start");
    while (fgets(said, sizeof said, output)) {
        const char *found = strstr(said, "rounds/s=");
        if (found)
            figure = strtod(found + strlen("rounds/s="), NULL);
    }
    if (pclose(output) != 0 || figure <= 0)
        fail("a yardstick failed");
    return figure;
}

static int ascending(const void *one, const void *other)
{
    const double *a = one, *b = other;

    return (*a > *b) - (*a < *b);
}

double median(const double figures[RUNS])
{
    double sorted[RUNS];

    memcpy(sorted, figures, sizeof sorted);
    qsort(sorted, RUNS, sizeof *sorted, ascending);
    return sorted[RUNS / 2];
}

double ratio(const double ours[RUNS], const double theirs[RUNS])
{
    double ratios[RUNS];

    for (int run = 0; run < RUNS; run++)
        ratios[run] = ours[run] / theirs[run];
    return median(ratios);
}
