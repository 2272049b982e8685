/* Lines of a log that the program only writes, read; and those that it only reads, written. */
#ifndef BREUK_TESTS_LOG_LINES_H
#define BREUK_TESTS_LOG_LINES_H

#include "log/line.h"
#include "log/position.h"

/* Reads an event; event->cards is `cards` if the line has any. STATUS_INVALID: diag says all that
 * is wrong with the line. */
enum status lines_read_event(struct event *out, uint16_t cards[LOG_CARDS],
                             const struct json_value *line, const struct deck *deck, int seats,
                             struct position where, struct diag *diag);

/* Adds the line of a script, newline included. */
void lines_write_script(struct strbuf *out, const struct deck *deck,
                        const struct log_script *script);

#endif
