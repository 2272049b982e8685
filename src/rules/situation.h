/* Who may do what in each situation. Private to the room. */
#ifndef BREUK_RULES_SITUATION_H
#define BREUK_RULES_SITUATION_H

#include "rules/game.h"
#include "rules/tables.h"

/* One of each situation. The end of a match, which asks nobody, has no more than `asked`. Calls and
 * the referee's moves go with every situation, so that game.c sees to them. */
struct situation_handler {
    /* Bit s is set: the game waits for seat s. */
    unsigned (*asked)(const struct game *game);
    /* The seat may move, and the move's fields are in range. */
    bool (*check)(const struct game *game, struct move move, struct refusal *why);
    int (*moves)(const struct game *game, int seat, struct move moves[VIEW_MOVES]);
    void (*apply)(struct game *game, struct move move, const struct listener *listener);
};

#define SITUATION(identifier, handler, ...)                                                        \
    extern const struct situation_handler situation_##handler;
#include "rules/situation-list.h"
#undef SITUATION

/* The handler of the game's situation; an impossible situation is an assertion. */
const struct situation_handler *situation_handler(const struct game *game);

/* The seat whose turn it is: most situations ask one. */
unsigned one_seat(const struct game *game);
/* Adds a move for each card that the seat may lay in this situation; returns how many. */
int moves_of_hand(const struct game *game, enum move_kind kind, int seat,
                  struct move moves[VIEW_MOVES]);
/* T18: the seat holds the card; else says that it does not. */
bool check_held(const struct game *game, struct move move, struct refusal *why);
/* T1, T4, H1, H4, X3: the seat holds the card and may lay it in this situation; else says why not.
 */
bool check_lay(const struct game *game, struct move move, struct refusal *why);
/* The seats that play with this one, itself included: V2–V4. */
unsigned partners_of(const struct game *game, int seat);

/* REACT: the seat that closes the window when it begins its turn; NO_SEAT when none can. copy (of
 * game_size) is then the game after that, with this seat on turn; when the seat first has to draw
 * what it owes, copy is not written, and *draws is true. */
int react_beginner(const struct game *game, struct game *copy, bool *draws);

/* A seat begins its turn: what others have called before is over. */
void begin_calls(struct game *game);

/* REACT: closes the window when nobody is left who may react. */
void react_settle(struct game *game, const struct listener *listener);

/* REACT: why a seat that is not asked may not make the move: T18, U6. Returns false. */
bool react_refuse_outsider(const struct game *game, struct move move, struct refusal *why);

/* Refusals in words (refusal.c). All are false. why may be NULL. */

/* The initializers of a struct refusal, evaluated only when somebody wants to know. */
#define refuse_with(why, ...) ((why) && (*(why) = (struct refusal){__VA_ARGS__}, false))

bool refuse(struct refusal *why, const char *rule, const char *message);
bool refuse_card(struct refusal *why, const char *rule, const char *message, int card);
bool refuse_seat(struct refusal *why, const char *rule, const char *message, int seat);
/* Why the card does not fit on the top: T1. */
bool refuse_misfit(struct refusal *why, const struct game *game, int card);
/* Why the card, which the seat holds, would be wrong in this situation: T1, T4, H1, H4. */
bool refuse_wrong(struct refusal *why, const struct game *game, int card);

#endif
