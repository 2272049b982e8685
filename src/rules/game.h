/*
 * A match being played. The state is plain data of game_size() bytes: game_copy makes a snapshot,
 * and nothing points out of it but to its rules. One seed decides all chance, so that a game
 * replays from its seed and its moves.
 */
#ifndef BREUK_RULES_GAME_H
#define BREUK_RULES_GAME_H

#include "base/chance.h"
#include "rules/event.h"
#include "rules/move.h"
#include "rules/rules.h"
#include "rules/tally.h"
#include "rules/view.h"

#include <stddef.h>
#include <stdint.h>

struct game;

/* Memory for a game of these rules; game_free() takes NULL. NULL when out of memory. Start it
 * before anything else. */
struct game *game_new(const struct rules *rules);
void game_free(struct game *game);
size_t game_size(const struct rules *rules);
/* Both games have the same rules. */
void game_copy(struct game *to, const struct game *from);

/* Begins a match: draws the first dealer, deals, turns a card. listener may be NULL here and below.
 */
void game_start(struct game *game, uint64_t seed, const struct listener *listener);

const struct rules *game_rules(const struct game *game);
enum situation game_situation(const struct game *game);
/* Bit s is set: the game waits for seat s, which may move now; in REACT a seat that has passed may
 * still call, catch and begin (U4). 0 when the match is over. */
unsigned game_asked(const struct game *game);

/* Whether the move may be made now. If not, *why (which may be NULL) says the reason. Any values in
 * move are safe. */
bool game_check(const struct game *game, struct move move, struct refusal *why);

/*
 * Whether the move, which game_check allows, lays a card that is wrong (X3), and why. What a table
 * shows of it to whom is its own affair: in `peers` nobody is told before the window has closed.
 */
bool game_wrong(const struct game *game, struct move move, struct refusal *why);

/* All that the seat may do now, in the order of the deck's cards; returns how many. Agrees with
 * game_check. NO_SEAT: what the referee of the table may do. */
int game_moves(const struct game *game, int seat, struct move moves[VIEW_MOVES]);

/* In REACT: whether a pass of that seat does not just let the card go by, but is the pass of its
 * own turn, with nothing to draw, and so closes the window (T15, U4). */
bool game_pass_begins(const struct game *game, int seat);

/* Makes a move that game_check allows (asserted). */
void game_apply(struct game *game, struct move move, const struct listener *listener);

/* What that seat may know now. */
void game_view(const struct game *game, int seat, struct view *view);

/* Plays at random until the round is over, through the same rules. In turn, and where a choice is
 * due, it plays as the bot "random" does; windows are let go by, and in SHOUT any seat is the
 * first. Returns the number of moves: a window that is let go by counts as one. */
int game_rollout(struct game *game, struct chance *chance);

/* The same, counted; the seats in tally->beginners play like the bot "beginner" instead. The round
 * has just been dealt, and tally_begin() been called. A round of more than TALLY_TURNS_MOST turns
 * is given up, since in some decks a round never ends: its situation is then SITUATION_TURN. */
int game_rollout_counted(struct game *game, struct chance *chance, struct tally *tally);

/* Counts a move that is about to be made; for games that are played move by move. */
void game_count(const struct game *game, struct move move, struct tally *tally);

/* A hash of the state as the rules see it: copies of a card are interchangeable, chance still to
 * come is in it. */
uint64_t game_hash(const struct game *game);
int game_points(const struct game *game, int seat);
/* Once a round is over: the seat that went out; NO_SEAT if nobody could go on (T16). */
int game_gone_out(const struct game *game);
/* How many seats of this round further to the left than `from` that seat is. */
int game_places_left(const struct game *game, int from, int seat);
/* The winners of the match once it is over: bit s is set for seat s; else 0. */
unsigned game_winners(const struct game *game);

#endif
