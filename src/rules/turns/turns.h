/* What a rollout looks up for the turns that it plays at full speed (turns.inc.c): each card's
 * effects, read from its program, and everything that a turn asks about the card on top, side by
 * side. Private to the room. */
#ifndef BREUK_RULES_TURNS_H
#define BREUK_RULES_TURNS_H

#include "rules/open.h"
#include "rules/tally.h"

#include <stdint.h>

struct rules;

/* The effects of a card laid from a hand that keeps other cards, besides deciding whose turn is
 * next. */
enum {
    TURN_NAMES = 1, /* its player names the colour */
    TURN_DRAWS = 2, /* the next seat draws what it owes, and loses the turn */
    TURN_FACES =
        4, /* the next seat is asked about what it owes, which ends in drawing: nobody challenges */
    TURN_OTHER = 8 /* the whole core is needed */
};
_Static_assert((int)TURN_DRAWS < (int)TURN_FACES && (int)TURN_FACES < (int)TURN_OTHER,
               "from TURN_DRAWS on a card may need the core");

/* Plays are counted in a 64-bit number, in lanes of sixteen bits: those that follow the colour in
 * the lowest lane, the others in these. */
enum { LANE_WILD = 16, LANE_NUMBER = 32, LANE_SYMBOL = 48 };

/* Whose turn it is and which way play goes, in one byte: a bit for the direction, and the seat
 * times eight, which saves a shift when its hand is addressed. */
enum { TURN_SEAT = 8, TURN_RIGHT = 128, TURN_STATES = 2 * TURN_RIGHT / TURN_SEAT };
_Static_assert((int)SEATS_MAX <= TURN_RIGHT / TURN_SEAT, "a seat and a direction fit a byte");

static inline unsigned turn_seat(unsigned state)
{
    return state % TURN_RIGHT / TURN_SEAT;
}

enum { STEP_NEXT = 0, STEP_SKIP = 8, STEP_REVERSE = 16 };

enum {
    TURN_PIECES = 512,
    TURN_WORDS = TURN_PIECES / 64,
    POINT_BITS = 10 /* a card's points are 1,000 at most */
};

/* The core plays a counted round's turns beyond these, so that the round ends at exactly
 * TALLY_TURNS_MOST: if no seat draws and the pile does not become the stock, no more cards can be
 * laid than there are. */
enum { TURNS_QUICK = TALLY_TURNS_MOST - TURN_PIECES };

struct turns {
    uint8_t windows; /* how often a laid card is reacted to: 0, 1 */
    uint8_t kept;    /* how many more moves it takes to keep a drawn card that does not fit: 0, 1 */
    int point_bits;
    uint64_t point[POINT_BITS * TURN_WORDS]; /* rows: the pieces whose points have that bit */
    uint64_t four[TURN_WORDS];               /* the wilds +4 */
    /* For each piece: */
    uint32_t top[TURN_PIECES]; /* where its rows start when it is the top; of a wild, those of the
                                  first suit */
    uint8_t does[TURN_PIECES]; /* TURN_… */
    uint8_t step[TURN_PIECES]; /* how far to shift what turns_after() gives */
    struct laid {
        uint32_t top;  /* as above */
        uint16_t card; /* index of the deck's card */
        uint8_t suit;  /* SUIT_NONE of a wild */
        uint8_t lane;  /* where a play of it is counted if it does not follow the colour */
    } laid[TURN_PIECES];
    /* Three rows of words for each card as the top, and for a wild for each suit that may be named:
     * what fits; what makes a +4 dishonest; what fits by an equal value alone and is printed
     * differently. */
    uint64_t row[];
};

/* Returns the turns of rules that are compiled except for them, in the rules' arena. */
const struct turns *turns_make(struct rules *rules);

/* The result of turns that were played: the number of moves, and the piece that the seat on turn
 * lays next, which needs the whole core. NO_PIECE: its turn begins. */
struct played {
    int moves;
    unsigned piece;
};

/* Sets after[state / TURN_SEAT] to whose turn follows each state of a round: a byte for each of
 * STEP_NEXT, STEP_SKIP, STEP_REVERSE. */
void turns_after(uint32_t after[TURN_STATES], const struct open *open);

#endif
