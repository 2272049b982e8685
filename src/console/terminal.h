/* What the terminal on stdout can show. */
#ifndef BREUK_CONSOLE_TERMINAL_H
#define BREUK_CONSOLE_TERMINAL_H

#include "console/manner.h"

#include <stdbool.h>

/*
 * Whether pictures are drawn. They are said where stdout is no terminal or one without cursor
 * movements (TERM=dumb), with --plain, and where ACCESSIBLE is set and not empty: the convention of
 * who has a screen read aloud, which no program can find out.
 */
bool terminal_draws(const struct manner *manner);

/* Has numbers said in words where lines are for those who listen: with --spoken, and where
 * ACCESSIBLE is set, unless the answer is JSON. */
void terminal_speak(const struct manner *manner);

#endif
