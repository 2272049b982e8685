/* Decks of at most 128 cards in play. */
#define WORDS 2
#include "rules/turns/turns.inc.c"
