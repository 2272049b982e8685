/* How long a match lasts: a round, so many minutes, or until a total is reached. */
#ifndef BREUK_CLI_PLAY_LENGTH_H
#define BREUK_CLI_PLAY_LENGTH_H

#include "cli/command.h"
#include "play/setup.h"
#include "play/table.h"

#include <time.h>

/* A zeroed one has no end of its own. */
struct match_length {
    bool asked; /* somebody was asked, and said so many minutes, or with 0: one round */
    int minutes;
    bool whole;     /* as long as the rules have it, unless somebody says how long */
    bool one_round; /* as nobody said how long */
    time_t ends;    /* when the time is up; 0: never */
    struct table_clock clock;
};

/* Settles it, once deck, rules and players are known and before the rules are compiled. Two or more
 * people at one screen play a round, unless they say something else: a lesson is short. */
void length_settle(struct match_length *length, struct setup *setup,
                   const struct command_line *line);

/* Starts the clock, if the match is played against one. *length outlives the table. */
void length_begin(struct match_length *length, struct table *table, const struct setup *setup,
                  const struct command_line *line);

/* Says it; sentences go to `say` with its context. */
void length_say(const struct match_length *length, const struct setup *setup,
                const struct command_line *line, void (*say)(void *context, struct message message),
                void *context);

#endif
