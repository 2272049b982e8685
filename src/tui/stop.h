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
    CHANGE_PAUSE /* Ctrl-Z: it is to stop until somebody wants it back; see stop_heed_pause */
};

/* From now on SIGINT, SIGTERM and SIGHUP end the next wait, and what tells of a change of the
 * terminal is held back until then. A program that is told to end and cannot, as the terminal takes
 * nothing for five seconds, is ended by the signal after all. */
void stop_watch(void);

/* What is done before that, in a signal handler; NULL: nothing. */
void stop_act_when_blocked(void (*act)(void));

/* Waits until `fd` can be read. Returns false when a signal told the program to end. Without
 * stop_watch it just waits. */
bool stop_wait(int fd);

/* The same; but it returns as well, with true, when the terminal has changed since it was called
 * last: *change says how. */
bool stop_wait_or_change(int fd, enum terminal_change *change);

/* As stop_wait_or_change, but no longer than so many milliseconds (< 0: any time). */
bool stop_pause_or_change(int fd, int milliseconds, enum terminal_change *change);

/* From now on Ctrl-Z (SIGTSTP) is told as CHANGE_PAUSE and does nothing else, or again stops the
 * program at once. Where whoever started the program has it ignored, it stays so. */
void stop_heed_pause(bool heeds);

/* Stops the program as Ctrl-Z does, after CHANGE_PAUSE; returns when it goes on, or at once where
 * nobody could make it go on. */
void stop_until_continued(void);

/* As stop_wait, but no longer than so many milliseconds (< 0: any time). A negative fd is never
 * ready.
 */
bool stop_pause(int fd, int milliseconds);

#endif
