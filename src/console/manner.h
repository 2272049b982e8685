/* What every command has in common, whatever it does: how it tells what it has to say, and how it
 * ends. */
#ifndef BREUK_CONSOLE_MANNER_H
#define BREUK_CONSOLE_MANNER_H

#include <stdbool.h>

/* EXIT_DONE: yes, or done. EXIT_NO: no, or an error found in a file that could be read. */
enum exit_code {
    EXIT_DONE = 0,
    EXIT_NO = 1,
    EXIT_USAGE = 2,    /* wrong usage or input */
    EXIT_MACHINE = 3,  /* a fault of the machine: disk full, no memory */
    EXIT_STOPPED = 130 /* by Ctrl-C; what there was so far has been shown */
};

/* How the program tells what it has to say, whatever the command. */
struct manner {
    const char *called; /* the program's or its launcher's name, as it was called; NULL: unknown */
    const char *language; /* --lang, as typed; NULL: it was not */
    bool json;            /* --json: results as JSON on stdout, one object a line */
    bool plain;           /* --plain: no colours, no cursor movements */
    bool spoken;          /* --spoken, which some commands have: plain, and numbers in words too */
    bool colour;          /* stdout is a terminal that may have colours: no NO_COLOR, no --plain */
    const char *mixed;    /* --mixed, one of mixed_forms; NULL: as the deck or the language does */
};

/* The texts of an option that may be repeated, in the order typed. */
struct option_list {
    const char *const *texts;
    int count;
};

#endif
