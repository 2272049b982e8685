/* Players' names as they are typed: who does something, and to whom. */
#ifndef BREUK_PLAY_SPEAKER_H
#define BREUK_PLAY_SPEAKER_H

#include "base/strbuf.h"
#include "rules/move.h"

#include <stddef.h>

/* Returns the seats that a folded text may mean, bit s for seat s: the one whose whole name it is,
 * else every one whose name it begins. */
unsigned seats_named(const struct naming *names, const char *text);

/* Returns the only seat of a set; NO_SEAT when it has none or several. */
int seat_of(unsigned seats);

/* Adds the names of the seats: "Ann, Bo". */
void seats_list(struct strbuf *out, const struct naming *names, unsigned seats);

struct speech {
    unsigned seats;   /* the players whom the name in front may mean; 0: no name is in front */
    size_t name;      /* bytes of the name, or of a text that looks like one */
    const char *rest; /* the rest of the line, after the name */
};

/*
 * Reads "NAME: command", or a whole name before a command without the colon. `name` without
 * `seats`: the line names somebody who does not play. Borrows from `line`.
 */
struct speech speech_of(const struct naming *names, const char *line);

#endif
