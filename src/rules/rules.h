/* Compiles a rule set for a deck and a number of seats into tables and short effect programs. The
 * result never changes, so several threads may use it at once; a running game looks up no setting.
 * RULES.md, beside this file, says what each rule id (S14, T1) stands for. */
#ifndef BREUK_RULES_RULES_H
#define BREUK_RULES_RULES_H

#include "base/message.h"
#include "base/status.h"

#include <stdbool.h>

struct card;
struct deck;
struct settings;
struct rules;

/* Why a move is refused: the id of the rule, and words for a child. */
struct refusal {
    const char *rule;       /* "T1"; a literal */
    struct message message; /* a sentence */
    struct message detail;  /* a second sentence if numbers are the reason: "2/3 is not 4/5: 10/15
                               and 12/15"; otherwise without id */
};

/* Compiles the rules. On success *out belongs to the caller: rules_free(). The deck must outlive
 * it; settings are copied. STATUS_INVALID: *why says what does not go together: too few or many
 * seats, too many cards, too few cards for that many hands (S14), settings that refuse each other
 * (V6, P6), a deck that needs more than the settings give (W1), or has less than they need (H3). */
enum status rules_compile(struct rules **out, const struct deck *deck,
                          const struct settings *settings, int seats, struct refusal *why);
/* Makes the checks that need no deck. STATUS_INVALID: two of the settings refuse each other, as
 * *why says. */
enum status rules_check_settings(const struct settings *settings, struct refusal *why);
/* S1: checks whether that many can play under any rule set. STATUS_INVALID: they cannot, as *why
 * says. */
enum status rules_check_seats(int seats, struct refusal *why);
/* Frees the rules. Takes NULL. */
void rules_free(struct rules *rules);

/* Return what the rules were compiled for; the deck is borrowed, the settings are the rules' own.
 */
const struct deck *rules_deck(const struct rules *rules);
const struct settings *rules_settings(const struct rules *rules);
int rules_seats(const struct rules *rules);
/* Returns the number of kinds of card that are played: the deck's first ones. */
int rules_cards(const struct rules *rules);
/* R1: returns whether the cards are printed ones, of which the program sees only what lies open. */
bool rules_cards_are_real(const struct rules *rules);
/* P5: returns whether all players are charged with what their own side still holds, so that the
 * fewest points win. */
bool rules_charges(const struct rules *rules);
/* P1–P3: returns the points of the card in a hand at the end of a round. */
int rules_points(const struct rules *rules, int card);
/* Returns the same without compiled rules. */
int rules_card_points(const struct settings *settings, const struct card *card);

#endif
