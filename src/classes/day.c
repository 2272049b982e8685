#include "classes/day.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* --- ages */

static const struct unit {
    const char *letter;
    int64_t days;
} units[] = {{"", 1}, {"d", 1}, {"w", 7}, {"m", 30}, {"y", 365}};

bool age_read(const char *text, int64_t *days)
{
    char *end;

    if (!isdigit((unsigned char)*text))
        return false;
    long long count = strtoll(text, &end, 10); /* the largest number, where it is larger */
    for (size_t i = 0; i < sizeof units / sizeof *units; i++)
        if (strcmp(end, units[i].letter) == 0 && count >= 1 && count <= AGE_MOST / units[i].days) {
            *days = count * units[i].days;
            return true;
        }
    return false;
}

/* --- days */

enum { MICRO = 1000000, FIRST_YEAR = 1900 };

bool day_read(const char *text, int64_t *at)
{
    static const char form[] = "dddd-dd-dd";

    if (strlen(text) != sizeof form - 1)
        return false;
    for (size_t i = 0; form[i]; i++)
        if (form[i] == 'd' ? !isdigit((unsigned char)text[i]) : text[i] != form[i])
            return false;
    struct tm day = {.tm_year = (int)strtol(text, NULL, 10) - FIRST_YEAR,
                     .tm_mon = (int)strtol(text + 5, NULL, 10) - 1,
                     .tm_mday = (int)strtol(text + 8, NULL, 10),
                     .tm_isdst = -1};
    struct tm same = day;
    time_t seconds = mktime(&same);
    *at = (int64_t)seconds * MICRO;
    /* The 31st of a month that has 30 days would be the 1st of the next. */
    return seconds != (time_t)-1 && same.tm_mday == day.tm_mday && same.tm_mon == day.tm_mon;
}

int64_t day_before(int64_t days)
{
    time_t now = time(NULL);
    struct tm day = {0};

    localtime_r(&now, &day);
    day.tm_hour = day.tm_min = day.tm_sec = 0;
    day.tm_mday -= (int)days;
    day.tm_isdst = -1;
    return (int64_t)mktime(&day) * MICRO;
}

static const char *write(char out[DAY_TEXT_SIZE], int64_t at, const char *form)
{
    time_t seconds = (time_t)(at / MICRO);
    struct tm local;

    if (!localtime_r(&seconds, &local) || !strftime(out, DAY_TEXT_SIZE, form, &local))
        out[0] = '\0';
    return out;
}

const char *day_write(char out[DAY_TEXT_SIZE], int64_t at)
{
    return write(out, at, "%Y-%m-%d");
}

const char *day_write_moment(char out[DAY_TEXT_SIZE], int64_t at)
{
    return write(out, at, "%Y-%m-%d %H:%M:%S");
}
