/*
 * Notices that the program is told to end (Ctrl-C, SIGTERM, a terminal that is closed) while it
 * waits, for a player above all, even if the signal arrives just before the wait begins.
 */
#ifndef BREUK_TUI_STOP_H
#define BREUK_TUI_STOP_H

#include <stdbool.h>

/* What may have happened to a terminal while the program waited. */
enum terminal_change {
    CHANGE_NONE,
    CHANGE_SIZE, /* it has another size */
    CHANGE_BACK, /* the program was stopped, and goes on: others have written on the screen */
    CHANGE_PAUSE /* Ctrl-Z: the program is to stop until it is continued; see stop_heed_pause */
};

/* From now on SIGINT, SIGTERM and SIGHUP end the next wait, and signals that tell of a change of
 * the terminal are held back until then. If a program that is told to end cannot, as the terminal
 * takes nothing for five seconds, the signal ends it after all. */
void stop_watch(void);

/* Sets the function that a signal handler calls before it ends a blocked program; NULL: none. */
void stop_act_when_blocked(void (*act)(void));

/* Waits until `fd` can be read. Returns false when a signal told the program to end. Without
 * stop_watch it just waits. */
bool stop_wait(int fd);

/* The same; but it returns as well, with true, when the terminal has changed since it was called
 * last: *change says how. */
bool stop_wait_or_change(int fd, enum terminal_change *change);

/* As stop_wait_or_change, but waits at most `milliseconds` (< 0: without limit). */
bool stop_pause_or_change(int fd, int milliseconds, enum terminal_change *change);

/* If `heeds`, Ctrl-Z (SIGTSTP) is from now on told as CHANGE_PAUSE and does nothing else; otherwise
 * it again stops the program at once. If the program was started with the signal ignored, it stays
 * ignored. */
void stop_heed_pause(bool heeds);

/* Stops the program as Ctrl-Z does, after CHANGE_PAUSE; returns when it goes on. Returns at once if
 * SIGTSTP is ignored, or the system drops it as no other process could continue the program. */
void stop_until_continued(void);

/* As stop_wait, but waits at most `milliseconds` (< 0: without limit). A negative fd is never
 * ready. */
bool stop_pause(int fd, int milliseconds);

#endif
