#include "cli/minutes.h"

#include "cli/options.h"

int minutes_given(const struct command_line *line, int otherwise)
{
    return (int)option_whole(line, "minutes", (uint64_t)otherwise);
}

time_t minutes_end(int minutes)
{
    enum { SECONDS = 60 };

    return minutes ? time(NULL) + SECONDS * (time_t)minutes : 0;
}

bool minutes_are_up(time_t end)
{
    return end && time(NULL) >= end;
}
