/* The result of compiling a rule set. Private to the room. The physical copies of cards are
 * *pieces*, numbered in the order of the deck's cards; a set of pieces is a bit set of rules.words
 * 64-bit words. */
#ifndef BREUK_RULES_TABLES_H
#define BREUK_RULES_TABLES_H

#include "base/memory.h"
#include "deck/deck.h"
#include "rules/core/core.h"
#include "rules/game.h"
#include "rules/state.h"
#include "rules/tally.h"
#include "ruleset/setting.h"

#include <stdint.h>

enum effect {
#define EFFECT(name, argument, then) EFFECT_##name,
#include "rules/effect-list.h"
#undef EFFECT
    EFFECTS
};

/* One step of an effect program. */
struct operation {
    uint8_t effect;
    int8_t argument;
};

/* The occasions on which a card's effects are needed; each card has a program for each. */
enum occasion {
    OCCASION_PLAYED, /* from a hand that keeps other cards */
    OCCASION_LAST,   /* a hand's last card: E2, E5 */
    OCCASION_TURNED, /* from the stock, to start the discard pile: S4–S9 */
    OCCASIONS
};

enum { PROGRAM_NEXT_TURN = 0 }; /* where the program of a card without effects starts */

/* What the core looks up about a piece. */
struct face {
    uint16_t card;               /* index of the deck's card */
    uint16_t like;               /* row of like and bar */
    uint16_t program[OCCASIONS]; /* where it starts */
    uint8_t suit;                /* row of suit */
    uint8_t owes;                /* cards that it makes the next player owe: 2, 4; else 0 */
    bool stops;                  /* it can cost another seat a turn */
    int32_t points;
};

enum { SUIT_NONE = DECK_SUITS, SUIT_ROWS }; /* a row for each suit, and one without any card */

/* A segment of the wheel. */
struct segment {
    uint16_t program; /* where it starts */
    uint8_t effect;   /* enum wheel_effect */
    uint32_t weight;
};

enum { SEGMENTS_MOST = 100 }; /* to play with */

struct rules {
    const struct deck *deck;
    struct settings settings;
    const struct core *core;
    int seats, suits, cards, pieces, words, hand_size;
    int target, rounds;           /* rounds of a match; 0: until the target is reached */
    int scoring, partners, table; /* as settings; who is eliminated is charged */
    bool elimination;
    bool reseats;     /* who sits where changes from round to round: V3–V5 */
    bool real;        /* the cards are printed ones, and nobody's hand is known: R1, R2 */
    bool score;       /* and only the points are told: R2 */
    bool spoken;      /* a player must call: U1; else the program does */
    bool jump_in;     /* H4 */
    bool progressive; /* H1 */
    bool takes_back;  /* a dishonest +4 goes back into the hand: C2 */
    bool lenient;     /* wrong cards may be laid: X1 */
    bool peers;       /* and the players must notice themselves */
    bool declares;    /* a player says by what a number matches: H16 */
    bool proves;      /* a player may have to show that two numbers are equal: H17 */
    bool reacts;      /* one of these: a card that was laid may matter once more before the next */
    int call_penalty, wrong_penalty, talk_penalty; /* cards: U2, X1, X2 */

    const struct face *face; /* of a piece */
    const uint16_t *first;   /* of a card: its first piece */
    const uint16_t *copies;  /* of a card: how many pieces; 0 if it is not played */
    const struct operation *program;

    /* Rows of words: */
    const uint64_t *suit; /* pieces of that suit; the last row is empty */
    const uint64_t *like; /* pieces of that value class or symbol, and all wilds */
    const uint64_t
        *bar; /* pieces besides those of the current colour that make a +4 dishonest: T10 */
    const uint64_t *follow; /* on that value class or symbol, pieces that fit by their suit: T19 */
    const uint64_t *draw_four; /* one row: the wilds +4 */
    const uint64_t *of_card;   /* the pieces of a card */
    const uint64_t *twin;      /* the pieces that may be jumped in on a card: H4 */
    const uint64_t *equal;     /* of a card: the pieces that fit on it by an equal value, and are
                                  printed differently */
    const uint64_t *coloured;  /* one row: all that have a suit */

    /* The tables for turns at full speed. NULL in a test: the core plays all turns. */
    const struct turns *turns;

    /* The wheel: */
    const struct segment *segment;
    int segments;     /* 0: it is never turned */
    uint32_t weights; /* their sum */

    struct arena arena;
};

/* A card's programs depend on its action and, for a number, on whether it moves hands and whether
 * it spins. */
enum { PROGRAM_SIZE = 256, PROGRAM_KINDS = (int)ACTION_WILD_DRAW_FOUR + 2 * (int)HANDS_EFFECTS };
_Static_assert(EFFECTS <= UINT8_MAX + 1 && (int)DECK_SUITS <= INT8_MAX &&
                   (int)SITUATIONS <= INT8_MAX,
               "an operation is packed");
int program_kind(const struct rules *rules, const struct card *card);
/* True if the card moves hands and the setting for that is on: H3. */
bool rules_moves_hands(const struct settings *settings, const struct card *card);

/* All programs, and where that of each kind and occasion starts. */
struct programs {
    struct operation operation[PROGRAM_SIZE];
    int size;
    uint16_t start[PROGRAM_KINDS][OCCASIONS];
    uint16_t segment[WHEEL_SHOUT + 1]; /* of a segment of the wheel */
    uint16_t draw_until[DECK_SUITS];   /* of one that names this suit */
};
/* The switches and penalties of `rules` are set already. */
void programs_make(struct programs *out, const struct rules *rules);

/* Compiles the deck's wheel and what its segments need (program.c). */
void wheel_make(struct rules *rules, const struct programs *programs);

#endif
