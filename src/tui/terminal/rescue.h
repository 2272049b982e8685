/*
 * Gives a terminal back when the program ends otherwise than it should: exit() from anywhere, a
 * crash (SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL), Ctrl-\, told to end while the terminal is
 * blocked (stop.h). Nothing helps against kill -9.
 */
#ifndef BREUK_TUI_RESCUE_H
#define BREUK_TUI_RESCUE_H

#include <stdbool.h>
#include <termios.h>

/* From now on, such an end writes `sequence` (copied; what is longer than 16 KB is left out)
 * to `out` and puts `in` as it was found. One terminal at a time. */
void rescue_arm(int in, int out, const struct termios *found, const char *sequence);

/* The terminal has been given back. */
void rescue_disarm(void);

#endif
