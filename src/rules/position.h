/* Sets up any position of a game, or reads one out: for scenarios, the referee and tests. Cards are
 * indices of the deck's cards. */
#ifndef BREUK_RULES_POSITION_H
#define BREUK_RULES_POSITION_H

#include "rules/event.h"
#include "rules/game.h"

enum { POSITION_CARDS = 512, POSITION_STOPS = 16 };

enum position_stage {
    POSITION_TURN,   /* it is the turn of the seat `turn` */
    POSITION_TURNED, /* hands are dealt; the stock's first card is turned: S4–S9 */
    POSITION_DEAL /* hands are dealt from the stock, one card at a time from the dealer's left, then
                     a card is turned: S12 */
};

/* Where the cards go that the position does not name. */
enum position_rest {
    REST_STOCK, /* into the stock, under the named cards, in a random order */
    REST_PILE,  /* into the discard pile, under the named cards */
    REST_HAND,  /* to the seat rest_seat */
    REST_NONE   /* nowhere: the position must name all cards */
};

/* A list of cards. */
struct position_cards {
    int count;
    uint16_t card[POSITION_CARDS];
};

/* A position; zeroed, it has no cards. */
struct game_position {
    enum position_stage stage;
    struct position_cards hand[SEATS_MAX]; /* in any order */
    struct position_cards stock;           /* the next card to be drawn first */
    struct position_cards pile;            /* the top first; POSITION_TURN needs at least one */
    enum position_rest rest;
    int rest_seat;
    int suit;      /* the current colour; NO_SUIT: the top's own */
    int direction; /* DIRECTION_LEFT, DIRECTION_RIGHT */
    int dealer;
    int turn;
    int round; /* from 1 */
    int points[SEATS_MAX];
    int owed;     /* cards that the seat at turn owes for the +2 or +4 on top (H1); 0: none */
    unsigned out; /* bit s is set: seat s has been eliminated, because its points reached the target
                     (V5) */
    int stops;    /* how many entries `stop` has */
    int stop[POSITION_STOPS]; /* the segments at which the wheel stops next, from 0; after them
                                 chance decides */
};

/* Makes an empty table: no seat holds a card, seat 0 deals, it is seat 1's turn, round 1,
 * clockwise, and the rest of the cards is in the stock. */
void position_init(struct game_position *position);

/* Sets the game to the position; the seed decides all that is left to chance (the rest of the
 * stock, reshuffles). STATUS_INVALID: the position is impossible, *why gives the reason, and the
 * game stays as it was. */
enum status game_set(struct game *game, const struct game_position *position, uint64_t seed,
                     const struct listener *listener, struct message *why);

/* Scripts chance during a game: the next cards of the stock, which must lie there, the first to be
 * drawn first; and the next stops of the wheel, which replace those given before. STATUS_INVALID:
 * *why gives the reason, and nothing changes. */
enum status game_script_cards(struct game *game, const struct position_cards *cards,
                              struct message *why);
enum status game_script_wheel(struct game *game, const int *stops, int count, struct message *why);

/* Reads out the current position, with all cards named; cards of the stock whose order chance will
 * decide come in any order. */
void game_get(const struct game *game, struct game_position *position);

#endif
