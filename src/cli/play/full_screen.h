/* The full screen of a game at a terminal that is fit for one; otherwise lines do. */
#ifndef BREUK_CLI_PLAY_FULL_SCREEN_H
#define BREUK_CLI_PLAY_FULL_SCREEN_H

#include "cli/command.h"
#include "cli/play/length.h"
#include "tui/screen/table_screen.h"
#include "tui/screen/terminal.h"

/* A zeroed one is closed. */
struct full_screen {
    struct terminal *terminal; /* NULL: it is closed, or cannot be */
    struct table_screen table;
    const struct match_length *length;
};

/* The rows of --projector, --light, --pace, --still and --braille, for the options of commands that
 * have a full screen. */
#define OPTION_ROWS_SCREEN                                                                         \
    {.name = "light", .kind = OPTION_FLAG, .help = N_("dark letters on a light screen")},          \
        {.name = "pace",                                                                           \
         .kind = OPTION_WHOLE,                                                                     \
         .argument = N_("PERCENT"),                                                                \
         .help = N_("how long the screen waits for you to read what bots do: 100 as usual, 200 "   \
                    "twice as long, 0 not at all"),                                                \
         .highest = 1000},                                                                         \
        {.name = "still",                                                                          \
         .kind = OPTION_FLAG,                                                                      \
         .help = N_("nothing on the screen moves or waits by itself")},                            \
    {                                                                                              \
        .name = "braille", .kind = OPTION_FLAG,                                                    \
        .help = N_("draw pies with braille dots where there are no colours")                       \
    }

/* Opens it for a game of people, unless the options or the terminal want lines. `plain` makes its
 * words and must outlive it, as must the others. Changes *front, which the table has borrowed. */
void full_screen_open(struct full_screen *screen, const struct command_line *line,
                      struct plain *plain, const struct players *players,
                      const struct match_length *length, struct table_front *front);

/* Shows what is left to be read, gives the terminal back, and prints it once more. Does nothing
 * when it is closed. */
void full_screen_close(struct full_screen *screen);

/* Says it there, or where it is closed as plain lines. */
void full_screen_say(struct full_screen *screen, struct plain *plain, struct message message);

/* For something that is asked in lines: shows what is left to be read and goes, and comes back. */
void full_screen_leave(struct full_screen *screen);
void full_screen_return(struct full_screen *screen);

#endif
