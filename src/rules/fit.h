/* The ways in which a card fits, and in which it bars a +4. All code that refuses, hints, doubts,
 * explains or thinks asks here, so that it all says the same; the game itself goes by the same
 * tables. Cards are indices of the rules' deck; a suit may be NO_SUIT. */
#ifndef BREUK_RULES_FIT_H
#define BREUK_RULES_FIT_H

#include <stdbool.h>

struct rules;

/* The ways in which a card can fit, as a set: 0 says that it does not. */
enum fit {
    FIT_WILD = 1 << 0,   /* always: T2 */
    FIT_COLOUR = 1 << 1, /* it has the current colour, where that counts: T1, T19 */
    FIT_SIGN = 1 << 2,   /* a +2 on a +2: T1 */
    FIT_SAME = 1 << 3,   /* a number that looks the same: T1 */
    FIT_EQUAL = 1 << 4,  /* an equal number in another form, where that counts: T1 */
    FIT_TWIN = 1 << 5,   /* it is the very card, out of turn: H4 */
    FIT_PILE = 1 << 6,   /* it adds to what is owed: H1 */
    FIT_VALUE = FIT_SAME | FIT_EQUAL
};

/* T1, T2, T19: returns the ways in which the card fits on a card that lies in that colour. */
unsigned fit_on(const struct rules *rules, int card, int on, int suit);
/* H4: returns FIT_TWIN where the card may be jumped in on that card; else 0. */
unsigned fit_jump(const struct rules *rules, int card, int on);
/* H1: returns FIT_PILE where the card may be added to a pile of that card; else 0. */
unsigned fit_pile(const struct rules *rules, int card, int on);
/* T10: returns the ways in which the card, held by the player who lays a +4 on that card in that
 * colour, makes the +4 a bluff; 0: it does not. */
unsigned fit_bars(const struct rules *rules, int card, int on, int suit);

/* T19: return whether the card can fit on that one by its colour, and whether every coloured card
 * can. */
bool fit_colour_counts(const struct rules *rules, int card, int on);
bool fit_every_colour_counts(const struct rules *rules, int on);
/* T1: returns whether equal numbers in another form fit. */
bool fit_equal_counts(const struct rules *rules);

#endif
