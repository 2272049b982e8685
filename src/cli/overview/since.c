#include "cli/overview/since.h"

#include "base/clock.h"
#include "cli/records/age.h"
#include "cli/records/day.h"
#include "cli/report.h"
#include "records/classes.h"

int64_t since_today(void)
{
    return clock_day(records_now());
}

enum exit_code since_read(const struct command_line *line, int64_t *day)
{
    const char *typed = option_text(line, "since", NULL);
    int64_t at, days;

    *day = 0;
    if (!typed)
        return EXIT_DONE;
    if (day_read(typed, &at) && clock_day(at) > 0) {
        *day = clock_day(at);
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
