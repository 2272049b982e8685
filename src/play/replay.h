/*
 * The game that a log holds, line by line: what resume, replay and the referee have in common. A
 * line that is refused leaves the game as it was.
 */
#ifndef BREUK_PLAY_REPLAY_H
#define BREUK_PLAY_REPLAY_H

#include "log/reader.h"
#include "play/seat_changes.h"
#include "play/setup.h"
#include "rules/game.h"

/* Reads the log's first line and sets up the game that it names; nothing is dealt. STATUS_INVALID,
 * _NOT_FOUND, _UNREADABLE: diag says why. setup_release in any case. */
enum status replay_begin(struct setup *setup, struct log_reader *reader, struct diag *diag);

/*
 * Reads the next line. A move is checked by the rules but not made: it is left in *move for
 * game_apply. A position or a script takes effect at once, and move->kind is then MOVE_KINDS; so it
 * is for a line in which somebody leaves, returns or joins, which replay_seat_change reads, and for
 * one on what was tried in a turn (log/tried.h). STATUS_NOT_FOUND: the log is over. STATUS_INVALID:
 * the line is of another kind, or the rules refuse it; diag says why. STATUS_UNREADABLE.
 */
enum status replay_next(struct move *move, struct log_reader *reader, struct game *game,
                        const struct naming *names, uint64_t seed, const struct listener *listener,
                        struct diag *diag);

/* Does the same with the line that log_reader_next has read. */
enum status replay_line(struct move *move, const struct log_reader *reader, struct game *game,
                        const struct naming *names, uint64_t seed, const struct listener *listener,
                        struct diag *diag);

/* Reads who leaves, returns or joins by a line that replay_next has read, with MOVE_KINDS, and
 * checks that they can. STATUS_NOT_FOUND: it is a line of another kind. STATUS_INVALID: diag says
 * why not. */
enum status replay_seat_change(struct seat_change *change, const struct json_value *line,
                               struct position where, struct players *players, struct diag *diag);

/* Sets the game to the position in the line; chance comes from the seed. STATUS_INVALID: diag says
 * why. */
enum status replay_position(struct game *game, const struct naming *names, uint64_t seed,
                            const struct json_value *line, struct position where,
                            const struct listener *listener, struct diag *diag);

/* Has the game follow the script in the line. Returns as replay_position does. */
enum status replay_script(struct game *game, const struct naming *names,
                          const struct json_value *line, struct position where, struct diag *diag);

#endif
