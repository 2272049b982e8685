#include "cli/overview/since.h"

#include "cli/records/age.h"
#include "cli/records/day.h"
#include "cli/report.h"
#include "records/classes.h"

/* Microseconds. */
static const int64_t whole_day = (int64_t)24 * 60 * 60 * 1000000;

int64_t since_today(void)
{
    return records_now() / whole_day;
}

enum exit_code since_read(const struct command_line *line, int64_t *day)
{
    const int64_t noon = whole_day / 2;
    const char *typed = option_text(line, "since", NULL);
    int64_t at, days;

    *day = 0;
    if (!typed)
        return EXIT_DONE;
    /* Learners count days of universal time; noon here is of the same day nearly everywhere. */
    if (day_read(typed, &at) && at + noon >= whole_day) {
        *day = (at + noon) / whole_day;
        return EXIT_DONE;
    }
    if (age_read(typed, &days)) {
        *day = since_today() - days;
        *day = *day < 1 ? 1 : *day;
        return EXIT_DONE;
    }
    return report_error(line, message_with(N_("“{given}” is no day; write a date as 2026-11-20, or "
                                              "how long ago: 7d, 2w, 3m"),
                                           arg_typed("given", typed)));
}
