/*
 * The state of a game. Private to the room. Behind struct game lie the hands and piles, in the
 * width of the rules' card sets (core.inc.c).
 */
#ifndef BREUK_RULES_STATE_H
#define BREUK_RULES_STATE_H

#include "base/chance.h"
#include "rules/move.h"

#include <stdint.h>

enum { LEFT = 0, RIGHT = 1 };
enum { NO_PIECE = 0xFFFF };

struct game {
    const struct rules *rules;
    struct chance chance;   /* deals, reshuffles, who deals first */
    uint16_t stock, pile;   /* how many pieces lie there */
    uint16_t stock_ordered; /* so many on top of the stock come in the order in which they lie */
    uint16_t top, like;     /* piece on top of the discard pile, and its row of like */
    uint16_t drawn;         /* in DREW: the piece; else NO_PIECE */
    uint16_t pc;            /* the operation that the suspended program goes on with */
    uint8_t suit;           /* current colour; SUIT_NONE: not named yet */
    uint8_t situation;
    uint8_t turn;           /* the seat that is on, or is asked */
    uint8_t player, cursor; /* see effect-list.h */
    uint8_t direction;      /* LEFT, RIGHT */
    uint8_t dealer;
    uint8_t players;            /* seats still in */
    uint8_t passes;             /* in a row, with nothing to draw: T16 */
    int8_t winner;              /* of the round or match that is over; else NO_SEAT */
    uint8_t next[2][SEATS_MAX]; /* the seat after each, to the left and to the right */
    int32_t round;
    int32_t points[SEATS_MAX];
};

#endif
