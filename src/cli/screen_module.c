/* A module beside the program; see screen_part.h. */
#include "cli/screen_part.h"
#include "tui/terminal/terminal.h"

const struct screen_part screen_module = {
    .open = terminal_open,
    .surface = terminal_surface,
    .close = terminal_close,
};
