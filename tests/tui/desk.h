/*
 * A pseudo-terminal with a shell and a program on it, which shows a grid and tells which keys it
 * hears. The test is the terminal: it sees what is shown, types, and answers or does not.
 */
#ifndef BREUK_TESTS_TUI_DESK_H
#define BREUK_TESTS_TUI_DESK_H

#include "harness.h"
#include "tui/terminal/terminal.h"

#include <sys/types.h>
#include <termios.h>

/* What was shown may still be on its way when it is told that the program ended, or stopped, or
 * left the full screen: whoever tells that then shows this, which no program does (ENQ), behind it.
 */
#define DESK_READ_UP "\005"

enum { DESK_CALM = 100, DESK_LONG = 20000 }; /* milliseconds: nothing more comes; something must */

struct desk {
    int master;
    int report; /* what the program tells: keys, how it ended */
    pid_t shell;
    pid_t program;
    char text[65536]; /* what it has shown */
    size_t length;
    char told[4096];
    size_t told_length;
    struct termios before;
};

extern const struct terminal_wish nothing_special;

/* The program of a desk, and the shell that starts it in a group of its own; `report` takes what
 * they tell. Does not return. */
void be_shell(int report, const struct terminal_wish *wish);

/* Starts it with a TERM and a locale; and, in short, with xterm-256color and a terminal that
 * answers at once, and rightly. */
void desk_start(struct desk *desk, const char *kind, const char *locale,
                const struct terminal_wish *wish);
void desk_open(struct desk *desk);
void desk_answer(struct desk *desk);
void desk_await_ready(struct desk *desk);
/* Types q, which ends the program. */
void desk_quit(struct desk *desk);
void desk_end(struct desk *desk);

void desk_resize(struct desk *desk, unsigned short columns, unsigned short rows);
/* The same, and the size of a cell, in pixels, that the terminal tells the system. */
void desk_resize_cells(struct desk *desk, unsigned short columns, unsigned short rows,
                       unsigned short width, unsigned short height);
void desk_send(struct desk *desk, const char *bytes);

/* Takes what comes within so many milliseconds; false: nothing. */
bool desk_look(struct desk *desk, int milliseconds);
void desk_look_until_calm(struct desk *desk);
void desk_take(int fd, char *text, size_t size, size_t *length);
void desk_await_shown(struct desk *desk, const char *text);
void desk_await_told(struct desk *desk, const char *text);
/* Forgets what was told, not what was shown. */
void desk_forget(struct desk *desk);

/* How often it was shown. */
int desk_count(const struct desk *desk, const char *text);

/* The terminal is as it was found: its mode, its screen, its pastes, its mouse. */
void assert_given_back(struct desk *desk);
/* What is sent comes as these keys, and the program goes on. */
void assert_heard(struct desk *desk, const char *sent, const char *keys);

#endif
