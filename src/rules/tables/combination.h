/* Checks which decks, settings and numbers of players go together. Private to the room. */
#ifndef BREUK_RULES_COMBINATION_H
#define BREUK_RULES_COMBINATION_H

#include "base/status.h"
#include "deck/deck.h"
#include "rules/rules.h"

/* Checks whether they can be played together. The settings must be in their ranges. STATUS_INVALID:
 * *why says which rule forbids it and what to change: the number of players (S1, V6), settings that
 * refuse each other (V6, P6), a deck that needs what the settings withhold, or the other way round
 * (W1, H3), too few or too many cards (S14). */
enum status combination_check(const struct deck *deck, const struct settings *settings, int seats,
                              struct refusal *why);

#endif
