/*
 * Being told to end (Ctrl-C, SIGTERM, a terminal that is closed) while waiting, for a player above
 * all, without losing the moment in which the signal arrives just before the wait begins.
 */
#ifndef BREUK_TUI_STOP_H
#define BREUK_TUI_STOP_H

#include <stdbool.h>

/* From now on SIGINT, SIGTERM and SIGHUP are held back until the program waits. */
void stop_watch(void);

/* Waits until `fd` can be read. False: a signal told us to end. Without stop_watch it just waits.
 */
bool stop_wait(int fd);

/* The same, but no longer than so many milliseconds (< 0: any time). A negative fd is never ready.
 */
bool stop_pause(int fd, int milliseconds);

#endif
