/*
 * Notices that the program is told to end (Ctrl-C, SIGTERM, a terminal that is closed) while it
 * waits, for a player above all, even if the signal arrives just before the wait begins.
 */
#ifndef BREUK_TUI_STOP_H
#define BREUK_TUI_STOP_H

#include <stdbool.h>

/* Holds SIGINT, SIGTERM and SIGHUP back from now on, until the program waits. */
void stop_watch(void);

/* Waits until `fd` can be read. Returns false when a signal told the program to end. Without
 * stop_watch it just waits. */
bool stop_wait(int fd);

/* The same, but no longer than so many milliseconds (< 0: any time). A negative fd is never ready.
 */
bool stop_pause(int fd, int milliseconds);

#endif
