/* What lies open on the table: the part of a game's state that every seat may know. A game contains
 * it, a view gets a copy, and a playout starts from it; one struct, so that nothing is forgotten.
 * Plain data; sets of seats are bit masks. */
#ifndef BREUK_RULES_OPEN_H
#define BREUK_RULES_OPEN_H

#include "rules/move.h"

#include <stdbool.h>
#include <stdint.h>

enum { LEFT = 0, RIGHT = 1 };

/* What the window asks about: the card laid last, and the players who came down to one card. */
struct window {
    uint16_t passed;    /* seats that have let the card go by; in SHOUT those that do not shout */
    uint16_t catchable; /* seats with one card that have not called: U4 */
    bool jumpable;      /* the same card may be laid on top: H4 */
    bool callable;      /* the card on top may be called wrong: X1 */
    bool doubtable;     /* its player may be asked to show that it is equal: H17 */
    bool proving;       /* its player is asked: PROVE, PICTURE */
    uint8_t doubter;    /* while it is: the seat that asked */
};

/* The untrue thing that a player said of a number: H16. */
enum untrue { UNTRUE_NOTHING, UNTRUE_COLOUR, UNTRUE_VALUE };

/* The effects of a card that are still to come. */
struct effects {
    uint16_t pc;            /* the operation with which the suspended program goes on */
    uint8_t player, cursor; /* see effect-list.h */
};

/* What the players know of a hand because its player last drew instead of laying a card: if the
 * player lays whenever a card fits, `cards` of the hand's cards did not fit on this top in this
 * colour. 0: nothing is known. No rule uses it, but bots that guess at hands do. */
struct lack {
    uint16_t top; /* index of a card of the deck */
    uint8_t suit;
    uint8_t cards;
};

_Static_assert(SEATS_MAX <= 16, "a set of seats fits 16 bits");

/* What every seat may know. */
struct open {
    struct effects effects;
    uint16_t back; /* where the program goes on after that of a wheel segment; 0: there is none */
    uint8_t suit;  /* current colour; SUIT_NONE: not named yet */
    uint8_t situation;
    uint8_t turn; /* the seat on turn, or asked; in REACT the one that laid the card; in SHOUT the
                     one that turned the wheel; in ROUND_OVER the dealer */
    uint8_t direction;
    uint8_t dealer;
    uint8_t players;  /* seats in this round */
    uint8_t passes;   /* in a row, with nothing to draw: T16 */
    bool last;        /* the player has laid the last card: E2, E3 */
    bool time_up;     /* the match ends with this round: E8 */
    bool asked_again; /* in DECLARE: what was said first was not so: H16 */
    uint8_t untrue; /* enum untrue: what was said of the top, which waits for the window to shut */
    uint16_t in;    /* seats in this round */
    uint16_t out;   /* seats that have been eliminated: V5 */
    uint16_t winners; /* of the round or match that is over */
    uint16_t called; /* seats that called in this turn or window, where the call is not used up yet:
                        U5 */
    uint16_t called_early; /* of these turns: seats that have laid a card since, but not come down
                              to one; it counts until a turn begins: U5 */
    uint16_t owed;         /* cards that the next player owes: +2, +4, a pile (H1) */
    uint8_t next[2][SEATS_MAX]; /* the seat after each, to the left and to the right */
    uint8_t side[SEATS_MAX];    /* seats with the same number are partners: V2–V4 */
    int32_t round;
    int32_t points[SEATS_MAX];
    uint16_t uncounted;        /* in COUNT: seats that have not said what they hold: R2 */
    int32_t counts[SEATS_MAX]; /* what the others have said, in points */
    struct lack lack[SEATS_MAX];

    /* The card on top, until it can no longer be taken back or covered: */
    uint8_t suit_before;  /* the colour that it was laid on: T17 */
    uint16_t owed_before; /* the pile that it was laid on: X6 */
    bool jumped;          /* it was laid out of turn */
    bool stays; /* the uppermost +4 lies on a pile or was jumped in: a bluff or not, it stays: H9 */
    struct window window;
    /* What waits for the card below it: X6, when the upper one was jumped in and is wrong. */
    struct effects covered;
    uint16_t covered_catchable;
    uint8_t covered_suit_before;

    /* The wheel: */
    uint8_t segment; /* of the deck's wheel, until it is done; else 0 */
    uint8_t chooser; /* the seat that chooses cards to discard */
    uint16_t left;   /* cards that may, or once begun must, still be discarded */
    uint16_t discarded;
    int16_t chosen; /* W3: value class, W4: suit, of the first card that was discarded; −1 */
};

#endif
