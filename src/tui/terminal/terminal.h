/*
 * A terminal as a display: its alternate screen, shown with curses, its keys read without. What it
 * can do is found out when it is opened. Source: docs/design/terminal.md, “Finding out”.
 */
#ifndef BREUK_TUI_TERMINAL_H
#define BREUK_TUI_TERMINAL_H

#include "tui/display.h"

struct terminal;

/* What the user's options ask for. */
struct terminal_wish {
    bool ascii;                  /* characters of ASCII alone */
    bool light;                  /* dark letters on light */
    bool braille;                /* pictures of dots, where there are no colours */
    bool graphics;               /* pies as images, where the terminal takes them */
    bool no_colour;              /* as NO_COLOR, which is heeded anyway */
    bool no_mouse;               /* the terminal's own selecting works as ever */
    const uint32_t *suit_colour; /* 0xRRGGBB of each suit; borrowed for the call */
    int suits;
};

/*
 * Takes over the terminal of stdin and stdout, whose keys come one by one from now on; calls
 * stop_watch. The caller gives it back with terminal_close. NULL: this is none for a full screen
 * (not two terminals, TERM is dumb or unknown or lacks `cup` or `clear`, ACCESSIBLE is set), or
 * memory ran out; then the terminal is as it was, and the caller speaks in lines.
 */
struct terminal *terminal_open(const struct terminal_wish *wish);

/* Its looks are filled in; it lives as long as the terminal is open. */
const struct display *terminal_display(const struct terminal *terminal);

/* Makes the terminal as it was found, and forgets what was typed. Takes NULL. */
void terminal_close(struct terminal *terminal);

/* For a moment back to lines, and to the full screen again. Each may be called when it is so
 * already. Between them nothing is shown and no key comes. */
void terminal_leave(struct terminal *terminal);
void terminal_return(struct terminal *terminal);

#endif
