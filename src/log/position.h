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

struct deck;

/* Adds the line, newline included. */
void log_write_position(struct strbuf *out, const struct deck *deck, int seats,
                        const struct game_position *position);

/* Reads a position; what its line leaves out is as in position_init. STATUS_INVALID: diag says all
 * that is wrong with the line; whether the position is possible, game_set says. */
enum status log_read_position(struct game_position *out, const struct json_value *line,
                              const struct deck *deck, int seats, struct position where,
                              struct diag *diag);

#endif
