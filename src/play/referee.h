/*
 * A game led by another program: each request, a line of JSON, is answered with a line of JSON.
 * Requests are the lines of a log, which the referee carries out, and questions about the game;
 * breuk-referee(5) lists them all. A request that is refused changes nothing.
 */
#ifndef BREUK_PLAY_REFEREE_H
#define BREUK_PLAY_REFEREE_H

#include "log/sum.h"
#include "log/view.h"
#include "play/setup.h"
#include "rules/game.h"

/* A zeroed one has no game yet. It must not be moved. */
struct referee {
    bool files; /* a header may name its deck and rule set by a path */
    struct setup setup;
    struct game *game;        /* NULL: none */
    struct log_events events; /* of the last request that made something happen */
    struct log_sum sum;       /* of all those since the header */
};

/*
 * Adds the answer to the line of `length` bytes, newline included; it may be a refusal. `number` is
 * the line's, from 1, for complaints.
 */
void referee_answer(struct referee *referee, const char *line, size_t length, int number,
                    struct strbuf *out);

/* Adds the answer to a line that was too long to be read. */
void referee_refuse_length(struct referee *referee, size_t length, int number, struct strbuf *out);

void referee_release(struct referee *referee);

#endif
