/* A match that is being played. Its state is plain data of game_size() bytes: game_copy makes a
 * snapshot, and the only pointer out of it is to its rules. One seed decides all chance, so a game
 * replays from its seed and its moves. */
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

/* Allocates a game of these rules. The rules must outlive it. Call game_start before anything
 * else. */
struct game *game_new(const struct rules *rules);
/* Frees the game. Takes NULL. */
void game_free(struct game *game);
/* Returns how many bytes a game of these rules has. */
size_t game_size(const struct rules *rules);
/* Copies the state; both games must have the same rules. */
void game_copy(struct game *to, const struct game *from);

/* Begins a match: draws the first dealer, deals, turns a card. listener may be NULL, here and
 * below. */
void game_start(struct game *game, uint64_t seed, const struct listener *listener);

/* Returns the rules that the game was made with. */
const struct rules *game_rules(const struct game *game);
/* Returns what the game waits for. */
enum situation game_situation(const struct game *game);
/* Returns whether the round, or with it the match, is over. */
bool game_round_is_over(const struct game *game);
/* Returns the seats that the game waits for, bit s for seat s; each of them may move now. In REACT
 * a seat that has passed may still call, catch and begin (U4). 0 when the match is over. */
unsigned game_asked(const struct game *game);

/* Returns whether the move may be made now. If not, *why (which may be NULL) gives the reason. Any
 * values in move are safe. */
bool game_check(const struct game *game, struct move move, struct refusal *why);

/* As game_check, as if the seat on turn had just drawn that card and were asked whether it plays or
 * keeps it: DREW. */
bool game_check_drawn(const struct game *game, int card, struct move move, struct refusal *why);

/* Returns whether the move, which game_check must allow, lays a card that is wrong (X3); *why gives
 * the reason. The table decides who is told: with `peers` no player is told before the window has
 * closed. */
bool game_wrong(const struct game *game, struct move move, struct refusal *why);

/* Lists all moves that the seat may make now, in the order of the deck's cards, and returns how
 * many. Agrees with game_check, except that more numbers of real cards (R1, R2) can be told than it
 * lists. NO_SEAT: lists the moves of the table's referee. */
int game_moves(const struct game *game, int seat, struct move moves[VIEW_MOVES]);

/* In REACT: returns whether a pass of that seat is the pass of its own turn, with nothing to draw,
 * so that it closes the window, instead of only letting the card go by (T15, U4). */
bool game_pass_begins(const struct game *game, int seat);

/* In REACT: returns the seat that begins when nobody reacts any more, and in *as the situation in
 * which it is asked then; REACT: it has to draw first. NO_SEAT: that cannot be told yet. */
int game_beginner(const struct game *game, enum situation *as);

/* Makes a move, which game_check must allow (asserted). */
void game_apply(struct game *game, struct move move, const struct listener *listener);

/* Fills in what that seat may know now. */
void game_view(const struct game *game, int seat, struct view *view);

/* Plays at random with cards that the program has dealt (R1 asserted), by the same rules, until the
 * round is over, counts it in the tally, and returns the number of moves. A seat that is on turn or
 * has to choose plays as the bot "random" does, the seats in tally->beginners as the bot
 * "beginner"; every window is let go by, which counts as one move; in SHOUT any seat is the first.
 * The round must just have been dealt, and tally_begin() been called. A round of more than
 * TALLY_TURNS_MOST turns is given up, since in some decks a round never ends; its situation is then
 * SITUATION_TURN. */
int game_rollout_counted(struct game *game, struct chance *chance, struct tally *tally);

/* Counts a move that is about to be made, for games that are played move by move. */
void game_count(const struct game *game, struct move move, struct tally *tally);

/* Returns the seat's points in this match. */
int game_points(const struct game *game, int seat);
/* Returns the seat that went out, once a round is over; NO_SEAT if nobody could go on (T16). */
int game_gone_out(const struct game *game);
/* Returns how many seats of this round `seat` is further to the left than `from`. */
int game_places_left(const struct game *game, int from, int seat);
/* Returns the winners of the match once it is over, bit s for seat s; otherwise 0. */
unsigned game_winners(const struct game *game);

#endif
