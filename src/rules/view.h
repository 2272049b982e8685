/* What one seat may know and do. Plain data without a pointer into the game: if two games look
 * alike to a seat, their views have the same bytes. Bots and screens get views. */
#ifndef BREUK_RULES_VIEW_H
#define BREUK_RULES_VIEW_H

#include "deck/deck.h"
#include "rules/fit.h"
#include "rules/move.h"
#include "rules/open.h"

#include <stdint.h>

struct rules;

enum situation {
#define SITUATION(identifier, ...) SITUATION_##identifier,
#include "rules/situation-list.h"
#undef SITUATION
    SITUATIONS
};

enum {
    VIEW_CARDS = 512,                 /* kinds of card, at most */
    VIEW_MOVES = 2 * VIEW_CARDS + 64, /* every kind of card played and jumped in, every colour and
                                         seat, and the moves without arguments */
    DIRECTION_LEFT = 1,               /* clockwise */
    DIRECTION_RIGHT = -1
};

struct view {
    const struct rules *rules; /* the same for all seats; lives longer than the game */
    const struct deck *deck;   /* that of the rules */
    bool real;                 /* the cards are printed ones, and nobody's hand is known: R1, R2 */
    int seat;                  /* whose view it is */
    int seats;
    enum situation situation;
    unsigned asked; /* bit s is set: the game waits for seat s */
    int turn; /* as open.turn: the seat on turn, or asked; in REACT the one that laid the card */
    unsigned winners;      /* bit s is set: seat s has won the round or match that is over */
    int dealer;            /* of this round; in ROUND_OVER of the next one */
    int direction;         /* DIRECTION_LEFT, DIRECTION_RIGHT */
    int round;             /* from 1 */
    int top;               /* index of the card on top of the discard pile; NO_CARD: before a
                              printed card is turned (R1, R2) */
    int below;             /* index of the card that it lies on; NO_CARD: the pile is of one card */
    int suit;              /* current colour; NO_SUIT until it is named */
    int suit_before;       /* the colour that the top was laid on, while it may be doubted or called
                              wrong: T17; else NO_SUIT */
    int drawn;             /* in DREW, to the seat that drew: the card; else NO_CARD */
    int stock;             /* cards in the stock */
    int pile;              /* cards in the discard pile, the top included */
    int passes;            /* seats in a row that passed with nothing to draw: T16 */
    int owed;              /* cards that the seat in CHALLENGE, or the next one, owes for the top */
    int hands[SEATS_MAX];  /* cards in each hand */
    int points[SEATS_MAX]; /* in this match, this round's included once it is over */
    uint16_t held[VIEW_CARDS];      /* own hand: copies of each kind of card; of printed cards (R1)
                                       all that it may be: what has not been laid */
    uint16_t discarded[VIEW_CARDS]; /* the discard pile, which all have seen: copies of each kind */
    struct open open;               /* everything else that lies open on the table */
    int move_count;                 /* 0 when this seat may not move */
    struct move moves[VIEW_MOVES];  /* all that it may do, in the deck's order; none twice */
};

/* Returns the ways in which the card of this move, one of its seat's, fits on the top, as a set of
 * enum fit; 0: it is wrong, or the move lays none. */
unsigned view_fit(const struct view *view, struct move move);
/* Returns the ways in which the card on top fits on the one below, which must be there, where it
 * was laid: while it may be called wrong or doubted, and in DECLARE, PROVE and PICTURE. */
unsigned view_top_fit(const struct view *view);
/* Returns whether it is one of its moves. */
bool view_allows(const struct view *view, struct move move);

/* view_wrong returns whether the seat itself can see that a card laid with this move, one of its
 * moves, would be wrong (X3); view_bluff, whether it would be a dishonest wild +4 (T10). Both
 * return false for every other move. */
bool view_wrong(const struct view *view, struct move move);
bool view_bluff(const struct view *view, struct move move);
/* Returns whether all can see that the card on top is wrong where it lies, while it may be called
 * so (X3). It may also be wrong because its player had drawn another card, which no other player
 * sees. */
bool view_top_wrong(const struct view *view);
/* In PROVE: returns the move that shows that the two numbers are equal, if they are: H17. */
struct move view_proof(const struct view *view);
/* Returns what the card does to the hands under these rules: H3. */
enum hands_effect view_hands_effect(const struct view *view, int card);
/* Returns the points of the card in a hand at the end of a round: P1–P3. */
int view_points(const struct view *view, int card);
/* Returns whether these two seats play together: V2–V4. */
bool view_partners(const struct view *view, int one, int other);

/* The name and the usual move of each situation; indexed by enum situation. */
struct situation_form {
    const char *name; /* in logs: "round over" */
    enum move_kind
        move; /* the move that is meant if a player types or says only a card, a colour or a name */
};

extern const struct situation_form situation_forms[SITUATIONS];

#endif
