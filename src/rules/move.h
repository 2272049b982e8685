/*
 * A move: who does what. A plain value, passed by value. It names a kind of card, never one copy of
 * it: copies are interchangeable. Its text form is for journals, scenarios, the referee and
 * terminals alike: "play blue 2/4", "play wild", "draw", "pass", "colour red", "catch Bo", "deal".
 * The seat is not in the text: the keeper of the text says whose move it is.
 */
#ifndef BREUK_RULES_MOVE_H
#define BREUK_RULES_MOVE_H

#include "base/message.h"
#include "base/status.h"
#include "base/strbuf.h"

#include <stdbool.h>

struct deck;

/* No such card, suit, seat. */
enum { NO_CARD = -1, NO_SUIT = -1, NO_SEAT = -1 };

enum { SEATS_MIN = 2, SEATS_MAX = 10 }; /* S1 */

enum move_kind {
#define MOVE(identifier, ...) MOVE_##identifier,
#include "rules/move-list.h"
#undef MOVE
    MOVE_KINDS
};

/* The argument of a move: what it names besides the seat that makes it. */
enum move_argument {
    ARGUMENT_NONE,
    ARGUMENT_CARD,
    ARGUMENT_SUIT,
    ARGUMENT_SEAT,
    ARGUMENT_PROOF,
    ARGUMENT_NUMBER,
    ARGUMENT_SEAT_NUMBER
};

/* H17: the least and the largest factor by which a fraction is multiplied, above and below; and for
 * another form of it the most parts of a whole, and the most wholes. */
enum { FACTOR_LEAST = 2, FACTOR_MOST = 100, NAMED_PARTS_MOST = 24, NAMED_WHOLES_MOST = 3 };

/* R1, R2: the largest number that is reported of real cards. */
enum { NUMBER_MOST = 99999 };

struct move {
    enum move_kind kind;
    int seat; /* who moves: 0 … seats − 1, in the order of the table, clockwise; NO_SEAT: whoever
                 referees, if move_is_referees */
    int card;   /* ARGUMENT_CARD: index of a card of the deck; else NO_CARD */
    int suit;   /* ARGUMENT_SUIT: index of a suit of the deck; else NO_SUIT */
    int other;  /* ARGUMENT_SEAT, ARGUMENT_SEAT_NUMBER: a seat; else NO_SEAT */
    int number; /* ARGUMENT_PROOF: a factor, or the numerator of a fraction; ARGUMENT_NUMBER,
                   ARGUMENT_SEAT_NUMBER: from 0 to NUMBER_MOST; else 0 */
    int parts;  /* ARGUMENT_PROOF: the denominator of the fraction; 0: it is a factor */
};

/* What a text calls cards and seats; borrowed. */
struct naming {
    const struct deck *deck;
    int seats;
    const char *seat[SEATS_MAX]; /* a seat's name; NULL: its number from 0 */
    enum {
        PICTURES_NAMED, /* a picture is called by its number: "pie 2/4", as it is typed */
        /* What there is to count is said, and not its number: docs/design/screen.md, “Telling and
         * explaining”. */
        PICTURES_SAID
    } pictures;
    bool typed; /* a card's name is what can be typed, without its number in words */
};

/* Return a move without arguments, with a card, with another seat, with a colour, with a factor,
 * with a fraction, with a number. */
struct move move_of(enum move_kind kind, int seat);
struct move move_card(enum move_kind kind, int seat, int card);
struct move move_seat(enum move_kind kind, int seat, int other);
struct move move_colour(int seat, int suit);
struct move move_factor(int seat, int factor);
struct move move_fraction(int seat, int number, int parts);
struct move move_number(enum move_kind kind, int seat, int number);
/* R1: the referee says how many cards that player holds. */
struct move move_has(int other, int number);
/* Returns whether the factor or the fraction is within the limits above. */
bool move_proof_is_small(struct move move);
/* Returns whether both are the same move of the same seat. */
bool move_equal(struct move one, struct move other);
/* Returns whether it is a move of the table's referee, whose seat is NO_SEAT: X7, E8, R1. */
bool move_is_referees(enum move_kind kind);

/* How a kind of move is written; indexed by enum move_kind. */
struct move_form {
    const char *word; /* "play" */
    enum move_argument argument;
};

extern const struct move_form move_forms[MOVE_KINDS];

/* Reads the text form exactly: ids as in the deck, one space between words; "keep" may stand for
 * "pass". A seat is its name, or its number from 0. Spaces at both ends are ignored. The front end
 * deals with other spellings of a card (another language, 0,5 for 1/2, no colour). STATUS_INVALID:
 * *why gives the reason, with the nearest id; it borrows only from text and naming. */
enum status move_parse(struct move *out, const struct naming *naming, int seat, const char *text,
                       struct message *why);

/* Adds the text form, which move_parse reads back as the same move. */
void move_print(struct strbuf *out, const struct naming *naming, struct move move);

/* card_print adds a card as moves write it: "blue 2/4", "wild". card_parse reads it back, and
 * returns NO_CARD if the deck in play has no such card. */
void card_print(struct strbuf *out, const struct deck *deck, int card);
int card_parse(const struct deck *deck, const char *text);

/* seat_parse returns the seat that a text names, or NO_SEAT; a name goes before a number, as a name
 * may be a number. seat_unknown returns the complaint, which borrows the text and the naming. */
int seat_parse(const struct naming *naming, const char *text);
struct message seat_unknown(const struct naming *naming, const char *text);

#endif
