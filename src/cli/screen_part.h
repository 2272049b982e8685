/* The part that has the full screen of a terminal. Like those of parts.h, it lies in a module
 * beside the program, which curses is loaded with. */
#ifndef BREUK_CLI_SCREEN_PART_H
#define BREUK_CLI_SCREEN_PART_H

#include "cli/command.h"

struct surface;
struct terminal;
struct terminal_wish;

/* What a game and a lesson ask of it: terminal_open, terminal_surface, terminal_close. */
struct screen_part {
    struct terminal *(*open)(const struct terminal_wish *wish);
    const struct surface *(*surface)(const struct terminal *terminal);
    void (*close)(struct terminal *terminal);
};

/* Returns the part, which stays open once it is opened. NULL: it cannot be opened, which is
 * reported, and all goes on in lines. */
const struct screen_part *screen_part_for(const struct manner *manner);

/* What is looked up in the module. */
extern const struct screen_part screen_module;

#endif
