/* The full screen of a game at a terminal that is fit for one; otherwise lines do. */
#ifndef BREUK_CLI_PLAY_FULL_SCREEN_H
#define BREUK_CLI_PLAY_FULL_SCREEN_H

#include "cli/command.h"
#include "cli/play/length.h"
#include "cli/screen_part.h"
#include "tui/table/table_screen.h"
#include "tui/terminal/terminal.h"

/* A zeroed one is closed. */
struct full_screen {
    const struct screen_part *part; /* which the terminal is of */
    struct terminal *terminal;      /* NULL: it is closed, or cannot be */
    struct table_screen table;
    const struct match_length *length;
};

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

/* Says what the program waits for, at once. */
void full_screen_wait(struct full_screen *screen, struct plain *plain, struct message message);

/* Shows what is left to be read, and then the question, on a page. Returns whether somebody says
 * yes; *ended: nobody is there to answer any more. Only while it is open. */
bool full_screen_confirm(struct full_screen *screen, struct message question, bool *ended);

#endif
