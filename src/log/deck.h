/*
 * The cards that a game is played with, as a line of JSON: what a player can read on them, and what
 * they count.
 * {"deck":{"name":"fractions","colours":["blue"],"cards":[{"card":"blue 2/4","copies":1,…}]}}
 */
#ifndef BREUK_LOG_DECK_H
#define BREUK_LOG_DECK_H

#include "base/strbuf.h"

struct rules;

/* Adds the line, newline included. */
void log_write_deck(struct strbuf *out, const struct rules *rules);

#endif
