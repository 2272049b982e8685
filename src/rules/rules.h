/*
 * A rule set compiled for a deck and a number of seats: tables and short effect programs.
 * Immutable; may be used by several threads at once. At run time no setting is looked up.
 * RULES.md, beside this file, says what each rule id (S14, T1) stands for.
 */
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
    struct message detail;  /* a second one where numbers are the reason: "2/3 is not 4/5: 10/15 and
                               12/15"; else without id */
};

/*
 * On success *out belongs to the caller: rules_free(). deck must outlive it; settings are copied.
 * STATUS_INVALID: *why says what does not go together: too few or many seats, too many cards, too
 * few cards for so many hands (S14), settings that refuse each other (V6, P6), a deck that
 * needs more than the settings give (W1), or has less than they need (H3).
 */
enum status rules_compile(struct rules **out, const struct deck *deck,
                          const struct settings *settings, int seats, struct refusal *why);
/* The part of it that needs no deck: STATUS_INVALID when two of the settings refuse each other. */
enum status rules_check_settings(const struct settings *settings, struct refusal *why);
/* S1: so many can play, whatever the rule set; else STATUS_INVALID. */
enum status rules_check_seats(int seats, struct refusal *why);
void rules_free(struct rules *rules);

const struct deck *rules_deck(const struct rules *rules);
const struct settings *rules_settings(const struct rules *rules);
int rules_seats(const struct rules *rules);
/* Kinds of card that are played: the deck's first ones. */
int rules_cards(const struct rules *rules);
/* P5: everybody is charged with what is left in the own hand; the fewest points win. */
bool rules_charges(const struct rules *rules);
/* What that card counts in a hand when a round is over: P1–P3. */
int rules_points(const struct rules *rules, int card);
/* The same where nothing has been compiled. */
int rules_card_points(const struct settings *settings, const struct card *card);

#endif
