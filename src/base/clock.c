#include "base/clock.h"

#include <time.h>

enum { MICRO = 1000000, DAY_SECONDS = 24 * 60 * 60 };

int64_t clock_milliseconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

int64_t clock_day(int64_t at)
{
    time_t seconds = (time_t)(at / MICRO);
    struct tm local;

    if (!localtime_r(&seconds, &local))
        return seconds / DAY_SECONDS;
    return (seconds + local.tm_gmtoff) / DAY_SECONDS;
}
