/*
 * A program at a terminal of its own, whose other end is a test: it types, looks at the screen
 * (vt.h), answers what a terminal is asked, and changes the window. Between the two sits a small
 * shell, which puts the program into the foreground, sees it stopped, and says how it ended.
 */
#ifndef BREUK_TESTS_DRIVER_H
#define BREUK_TESTS_DRIVER_H

#include "vt.h"

#include <sys/types.h>
#include <termios.h>

enum pty_answers {
    ANSWERS_WELL,
    ANSWERS_NEVER,
    ANSWERS_LATE,     /* after two seconds */
    ANSWERS_BY_BYTES, /* one after the other, with time between */
    ANSWERS_NONSENSE,
    ANSWERS_WIDE /* its drawing takes two columns a character */
};

struct pty_wish {
    int columns, rows;  /* 0: 80 and 24 */
    const char *term;   /* NULL: xterm-256color */
    const char *lang;   /* LC_ALL; NULL: C.UTF-8 */
    const char *set[8]; /* "NAME=value", more of the environment */
    const char *output; /* a file instead of the terminal */
    const char *input;  /* the same */
    enum pty_answers answers;
    int kind;              /* of vt_kind */
    bool deaf_to_quit;     /* it is started with SIGQUIT ignored, as what runs in the background */
    const char *words[24]; /* what stands behind “breuk” */
};

struct pty {
    int master; /* −1: hung up */
    pid_t shell, program;
    int news;   /* from the shell: the program's id, then what becomes of it */
    int orders; /* to the shell: go on */
    struct termios found;
    struct vt vt;
    enum pty_answers answers;
    long answer_at;   /* milliseconds */
    char answer[256]; /* that waits to be sent */
    size_t bytes;     /* shown so far */
    bool ended;
    bool read_up; /* all that was shown before the last news has been read */
    int status;   /* 0 to 127: its exit code; 128 and more: the signal */
};

enum { PTY_LONG = 20000 }; /* milliseconds after which something that has to come does not */

/* Milliseconds of a clock that nobody sets. */
long pty_now(void);
void pty_sleep(int milliseconds);

/* What cannot be done fails the test. XDG_DATA_HOME and XDG_STATE_HOME are this process's own. */
void pty_start(struct pty *pty, const struct pty_wish *wish);

/* Reads what is shown within so many milliseconds, and answers. Returns whether anything was. */
bool pty_look(struct pty *pty, int milliseconds);

/* Looks for so long. */
void pty_watch(struct pty *pty, int milliseconds);

/* Looks until nothing has been shown for so long. */
void pty_calm(struct pty *pty, int milliseconds);

/* Looks until the text stands on the screen; without it the test fails and shows the screen. */
void pty_await(struct pty *pty, const char *text);
bool pty_comes(struct pty *pty, const char *text, int milliseconds);

/* The same until it stands there no more. */
void pty_await_gone(struct pty *pty, const char *text);

void pty_type(struct pty *pty, const char *keys);
void pty_type_bytes(struct pty *pty, const char *keys, size_t length);

void pty_resize(struct pty *pty, int columns, int rows);
void pty_signal(struct pty *pty, int number);

/* Looks until the program has stopped (Ctrl-Z), and makes it go on as `fg` does. */
void pty_await_stop(struct pty *pty);
void pty_continue(struct pty *pty);

/* Looks until the program has ended, for so long. Returns whether it did: pty->status. */
bool pty_ends(struct pty *pty, int milliseconds);

/* The same without looking: the terminal takes what it has room for. */
bool pty_ends_unread(struct pty *pty, int milliseconds);

/* Closes the other end. */
void pty_hang_up(struct pty *pty);

/* Kills the program, waits for the shell, and frees what there is. */
void pty_close(struct pty *pty);

/* Whether the terminal's driver is set as it was found. */
bool pty_modes_are_as_found(const struct pty *pty);

/* Fails the test with words and the screen. */
_Noreturn void pty_fail(const struct pty *pty, const char *why, const char *what);

/* Clock ticks that the program has used, its kernel's included. */
long pty_ticks(const struct pty *pty);

#endif
