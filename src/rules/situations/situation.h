/* Decides who may do what in each situation. Private to the room. */
#ifndef BREUK_RULES_SITUATION_H
#define BREUK_RULES_SITUATION_H

#include "rules/game.h"
#include "rules/tables.h"

/* Each situation has one. The handler of the end of a match, where no seat may move, has only
 * `asked`. Calls and the referee's moves are possible in every situation, so game.c handles
 * them. */
struct situation_handler {
    /* Returns the seats that the game waits for, bit s for seat s. */
    unsigned (*asked)(const struct game *game);
    /* Checks a move. It is known already that the seat may move, and that the move's fields are in
     * range. */
    bool (*check)(const struct game *game, struct move move, struct refusal *why);
    int (*moves)(const struct game *game, int seat, struct move moves[VIEW_MOVES]);
    void (*apply)(struct game *game, struct move move, const struct listener *listener);
};

#define SITUATION(identifier, handler, ...)                                                        \
    extern const struct situation_handler situation_##handler;
#include "rules/situation-list.h"
#undef SITUATION

/* Returns the handler of the game's situation; an impossible situation is asserted against. */
const struct situation_handler *situation_handler(const struct game *game);

/* Returns the seat whose turn it is, as a set: most situations ask one. */
unsigned one_seat(const struct game *game);
/* Lists a move for each card that the seat may lay in this situation, and returns how many there
 * are. */
int moves_of_hand(const struct game *game, enum move_kind kind, int seat,
                  struct move moves[VIEW_MOVES]);
/* T18: returns whether the seat holds the card; if not, *why says so. */
bool check_held(const struct game *game, struct move move, struct refusal *why);
/* T1, T4, H1, H4, X3: returns whether the seat holds the card and may lay it in this situation; if
 * not, *why says why. */
bool check_lay(const struct game *game, struct move move, struct refusal *why);
/* Returns the seats that play with this one, itself included: V2–V4. */
unsigned partners_of(const struct game *game, int seat);

/* REACT: returns the seat that closes the window by beginning its turn, or NO_SEAT if none can.
 * copy (of game_size bytes) becomes the game after that, with this seat on turn. If the seat first
 * has to draw what it owes, *draws becomes true and copy is left alone. */
int react_beginner(const struct game *game, struct game *copy, bool *draws);

/* Ends the calls that others made before, as a seat begins its turn. */
void begin_calls(struct game *game);

/* REACT: closes the window if no seat is left that may react. */
void react_settle(struct game *game, const struct listener *listener);

/* PROVE, PICTURE: check, list and make the moves of the other seats, for which the window is still
 * open: they may catch, jump in and call the card wrong (H11). */
bool react_check_meanwhile(const struct game *game, struct move move, struct refusal *why);
int react_moves_meanwhile(const struct game *game, int seat, struct move moves[VIEW_MOVES]);
void react_apply_meanwhile(struct game *game, struct move move, const struct listener *listener);

/* REACT: says why a seat that is not asked may not make the move (T18, U6). Returns false. */
bool react_refuse_outsider(const struct game *game, struct move move, struct refusal *why);

/* Returns whether cards are laid now: a first one lies on the pile, and no player has gone out. */
bool cards_are_laid(const struct game *game);

/* Check and list the moves of the table's referee (referee.c); `other` is in its range. */
bool referee_check(const struct game *game, struct move move, struct refusal *why);
int referee_moves(const struct game *game, struct move moves[VIEW_MOVES]);

/* Put refusals into words (refusal.c). They all return false. why may be NULL. */

/* Fills *why with these initializers of a struct refusal, which are evaluated only if why is not
 * NULL. */
#define refuse_with(why, ...) ((why) && (*(why) = (struct refusal){__VA_ARGS__}, false))

bool refuse(struct refusal *why, const char *rule, const char *message);
bool refuse_card(struct refusal *why, const char *rule, const char *message, int card);
bool refuse_seat(struct refusal *why, const char *rule, const char *message, int seat);
/* Says why the card does not fit on the top: T1. */
bool refuse_misfit(struct refusal *why, const struct game *game, int card);
/* Says why the card, which the seat holds, would be wrong in this situation: T1, T4, H1, H4. */
bool refuse_wrong(struct refusal *why, const struct game *game, int card);

#endif
