/* Players' names as they are typed: who does something, and to whom. */
#ifndef BREUK_PLAY_SPEAKER_H
#define BREUK_PLAY_SPEAKER_H

#include "base/strbuf.h"
#include "rules/move.h"

#include <stddef.h>

/* The seats that a folded text may mean, bit s for seat s: the one whose whole name it is, else
 * every one whose name it begins. */
unsigned seats_meant(const struct naming *names, const char *text);

/* The only seat of a set; NO_SEAT when it has none or several. */
int seat_of(unsigned seats);

/* "Ann, Bo" */
void seats_list(struct strbuf *out, const struct naming *names, unsigned seats);

struct speech {
    unsigned seats;   /* who may be meant by the name before; 0: no name is put before */
    size_t name;      /* bytes of the name, when there is one or what looks like one */
    const char *rest; /* what they do: the rest of the line */
};

/*
 * "NAME: what they do"; without the colon only a whole name before a command. `name` without
 * `seats`: somebody is named who does not play. Borrows from `line`.
 */
struct speech speech_of(const struct naming *names, const char *line);

#endif
