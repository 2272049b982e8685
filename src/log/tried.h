/*
 * The refused cards and hints of a turn that was not over when its game was left, so that the
 * player who takes the game up again gets help from there on.
 * {"tried":1,"hints":2,"told":3,"refused":"red 3/7","last":"red 3/7","refusals":2}
 * {"tried":1,"drawn":"kept"}, as soon as a question is answered of which the game does not know
 * Nothing in the game depends on it.
 */
#ifndef BREUK_LOG_TRIED_H
#define BREUK_LOG_TRIED_H

#include "log/line.h"

/* How the question of a drawn card that does not fit stands (play/table_state.h). */
enum log_drawn {
    LOG_DRAWN_NOTHING,
    LOG_DRAWN_CALLED, /* its player has called, and is still asked */
    LOG_DRAWN_KEPT    /* they keep the card: nothing is asked any more */
};

struct log_tried {
    int seat;
    enum log_drawn drawn;
    struct log_trial trial; /* as the move of the turn will have it */
    int told;               /* steps of a hint, also those behind a refused card */
    int last, refusals; /* the card that was refused last, and how often running; NO_CARD: none */
};
enum { LOG_REFUSALS_MOST = 1000 };

/* Returns whether there is anything to keep. */
bool log_is_tried(const struct log_tried *tried);

/* Adds the line, newline included. */
void log_write_tried(struct strbuf *out, const struct naming *naming,
                     const struct log_tried *tried);

/* Reads such a line. STATUS_INVALID: diag says all that is wrong with it. */
enum status log_read_tried(struct log_tried *out, const struct json_value *line,
                           const struct naming *naming, struct position where, struct diag *diag);

#endif
