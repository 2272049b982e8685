/* The state of a game. Private to the room. The hands and piles follow struct game in memory, in
 * the width of the rules' card sets (core.inc.c). */
#ifndef BREUK_RULES_STATE_H
#define BREUK_RULES_STATE_H

#include "base/chance.h"
#include "rules/open.h"

#include <stdint.h>

enum { NO_PIECE = 0xFFFF };

enum { STOPS_MOST = 16, GAME_SIZE_MOST = 4096 };

struct game {
    const struct rules *rules;
    struct chance chance;   /* deals, reshuffles, who deals first */
    struct chance wheel;    /* where the wheel stops */
    uint16_t stock, pile;   /* how many pieces lie there */
    uint16_t stock_ordered; /* so many cards on top of the stock have a fixed order; chance decides
                               about the rest */
    uint16_t top, like;     /* the piece on top of the discard pile, and its row of `like` */
    uint16_t drawn;         /* in DREW: the piece; else NO_PIECE */
    bool wrong;             /* the card on top is wrong, and nobody has noticed: X1 */
    bool bluff;             /* the +4 on top was not honest when it was laid: C4 */
    uint8_t stops;          /* scripted segments still to come, the next one last */
    uint8_t stop[STOPS_MOST];
    struct open open;
};

/* Room for a copy of a game with sets of any width. */
union any_game {
    struct game game;
    unsigned char bytes[GAME_SIZE_MOST];
};

/* Returns the seats that the wheel concerns: E6 leaves out the one who has gone out. */
static inline unsigned still_playing(const struct game *game)
{
    unsigned out = game->open.last ? 1u << game->open.effects.player : 0;

    return game->open.in & ~out;
}

/* W9: returns the seats that may still shout. */
static inline unsigned shouters(const struct game *game)
{
    return still_playing(game) & ~(unsigned)game->open.window.passed;
}

/* T3, T13: returns whether there is a card to draw for a seat on turn; the top can no longer be
 * taken back then. */
static inline bool anything_to_draw(const struct game *game)
{
    return game->stock > 0 || game->pile > 1;
}

#endif
