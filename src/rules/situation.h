/* Who may do what in each situation. Private to the room. */
#ifndef BREUK_RULES_SITUATION_H
#define BREUK_RULES_SITUATION_H

#include "rules/game.h"
#include "rules/tables.h"

/* One of each situation that can occur. */
struct situation_handler {
    /* Bit s is set: seat s may move. */
    unsigned (*asked)(const struct game *game);
    /* Of a seat that is asked and a move with fields in range. */
    bool (*check)(const struct game *game, struct move move, struct refusal *why);
    int (*moves)(const struct game *game, int seat, struct move moves[VIEW_MOVES]);
    void (*apply)(struct game *game, struct move move, const struct listener *listener);
};

/* The handler of the game's situation; an impossible situation is an assertion. */
const struct situation_handler *situation_handler(const struct game *game);

/* Refusals' words (refusal.c). All return false. why may be NULL. */
bool refuse(struct refusal *why, const char *rule, const char *message);
bool refuse_card(struct refusal *why, const char *rule, const char *message, int card);
bool refuse_seat(struct refusal *why, const char *rule, const char *message, int seat);
/* Why the card, which the seat that is on holds, may not be laid: T1 or T10. */
bool refuse_misfit(struct refusal *why, const struct game *game, int card);

#endif
