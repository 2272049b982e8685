/* What a deck, settings and a number of players refuse together. Private to the room. */
#ifndef BREUK_RULES_COMBINATION_H
#define BREUK_RULES_COMBINATION_H

#include "base/status.h"
#include "deck/deck.h"
#include "rules/rules.h"

/*
 * STATUS_OK: they can be played together. STATUS_INVALID: *why says which rule forbids it and what
 * to change: the number of players (S1, V6), settings that refuse each other (V6, P6), a deck
 * that needs what the settings withhold, or the other way round (W1, H3), too few or too many cards
 * (S14). The settings are in their ranges.
 */
enum status combination_check(const struct deck *deck, const struct settings *settings, int seats,
                              struct refusal *why);

#endif
