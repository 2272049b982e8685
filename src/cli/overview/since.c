#include "cli/overview/since.h"

#include "cli/records/age.h"
#include "cli/report.h"
#include "records/classes.h"

#include <ctype.h>
#include <string.h>
#include <time.h>

enum { DAY_SECONDS = 24 * 60 * 60 };

/* “2026-11-20”, and no day that a calendar lacks. */
static bool read_date(const char *text, int64_t *day)
{
    static const char form[] = "0000-00-00";
    struct tm date = {0}, again;
    int part[3] = {0}, at = 0;

    if (strlen(text) != strlen(form))
        return false;
    for (size_t i = 0; text[i]; i++) {
        if (form[i] == '-' ? text[i] != '-' : !isdigit((unsigned char)text[i]))
            return false;
        if (form[i] == '-')
            at++;
        else
            part[at] = 10 * part[at] + (text[i] - '0');
    }
    date.tm_year = part[0] - 1900;
    date.tm_mon = part[1] - 1;
    date.tm_mday = part[2];
    time_t seconds = timegm(&date);
    if (!gmtime_r(&seconds, &again) || again.tm_mon != part[1] - 1 || again.tm_mday != part[2] ||
        seconds < DAY_SECONDS)
        return false;
    *day = seconds / DAY_SECONDS;
    return true;
}

enum exit_code since_read(const struct command_line *line, int64_t *day)
{
    const int64_t micro_day = (int64_t)DAY_SECONDS * 1000000;
    const char *typed = option_text(line, "since", NULL);
    int64_t days;

    *day = 0;
    if (!typed || read_date(typed, day))
        return EXIT_DONE;
    if (age_read(typed, &days)) {
        *day = records_now() / micro_day - days;
        *day = *day < 1 ? 1 : *day;
        return EXIT_DONE;
    }
    return report_error(line, message_with(N_("“{given}” is no day; write a date as 2026-11-20, or "
                                              "how long ago: 7d, 2w, 3m"),
                                           arg_typed("given", typed)));
}
