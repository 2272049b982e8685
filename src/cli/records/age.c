#include "cli/records/age.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

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
