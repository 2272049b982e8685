/*
 * Any position as a line of a log: hands, stock (the next card first), discard pile (the top
 * first), colour, direction, dealer, turn, points; cards owed, seats that are out, the next stops
 * of the wheel where there are any.
 * {"position":{"hands":[["blue 2/4"],["red +2"]],"pile":["blue 1/2"],"stock":["wild"],
 *  "rest":"stock","turn":1}}
 */
#ifndef BREUK_LOG_POSITION_H
#define BREUK_LOG_POSITION_H

#include "base/strbuf.h"
#include "rules/position.h"
#include "json/reader.h"
#include "json/writer.h"

struct deck;

/* Adds the line, newline included. */
void log_write_position(struct strbuf *out, const struct deck *deck, int seats,
                        const struct game_position *position);

/* Reads a position; what its line leaves out is as in position_init. STATUS_INVALID: diag says all
 * that is wrong with the line; whether the position is possible, game_set says. */
enum status log_read_position(struct game_position *out, const struct json_value *line,
                              const struct deck *deck, int seats, struct position where,
                              struct diag *diag);

/*
 * Chance that is fixed beforehand, as a line of a log: the next cards of the stock and the next
 * stops of the wheel, the next one first.
 * {"script":{"cards":["blue 2/4","wild"],"wheel":[3]}}
 */

struct log_script {
    struct position_cards cards;
    int stops; /* how many of `stop` are given */
    int stop[POSITION_STOPS];
};

/* Reads a script. STATUS_INVALID: diag says all that is wrong with its line. */
enum status log_read_script(struct log_script *out, const struct json_value *line,
                            const struct deck *deck, struct position where, struct diag *diag);

/* Makes a game follow the script. STATUS_INVALID: *why gives the reason, and nothing is changed. */
enum status log_follow_script(struct game *game, const struct log_script *script,
                              struct message *why);

#endif
