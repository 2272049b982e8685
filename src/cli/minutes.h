/* The option --minutes: something that ends when the time is up. */
#ifndef BREUK_CLI_MINUTES_H
#define BREUK_CLI_MINUTES_H

#include "cli/command.h"

#include <stdbool.h>
#include <time.h>

enum { MINUTES_MOST = 600 };

#define OPTION_ROW_MINUTES(what)                                                                   \
    {                                                                                              \
        .name = "minutes", .letter = 'm', .kind = OPTION_WHOLE, .argument = N_("NUMBER"),          \
        .help = (what), .lowest = 1, .highest = MINUTES_MOST                                       \
    }

/* Returns the minutes that were given; `otherwise` if none were. */
int minutes_given(const struct command_line *line, int otherwise);

/* Returns when so many minutes are over, from now on; 0, which is never, of 0 minutes. */
time_t minutes_end(int minutes);

/* Returns whether that time has come. */
bool minutes_are_up(time_t end);

#endif
