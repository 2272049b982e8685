/* Presses keys by chance, changes the window, and looks whether the screen is still one. */
#ifndef BREUK_TESTS_MONKEY_H
#define BREUK_TESTS_MONKEY_H

#include "driver.h"

struct monkey {
    uint64_t chance;
    bool sizes;        /* it changes the window, too */
    const char *title; /* what the row at the top begins with */
    int pause;         /* milliseconds between keys */
    long keys, repaints, resizes;
};

/* Presses keys for so long, or until the program ends. */
void monkey_play(struct monkey *monkey, struct pty *pty, int milliseconds);

/* A number from 0 on below `most`. */
int monkey_chance(struct monkey *monkey, int most);

/* Has the whole screen drawn anew, and compares it with what was there: what changed piece by piece
 * has to look the same. */
void monkey_repaint(struct monkey *monkey, struct pty *pty);

#endif
