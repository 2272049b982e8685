/* Decks of at most 256 cards in play. */
#define WORDS 4
#include "rules/core/core.inc.c"
