/* Decks of at most 512 cards in play. */
#define WORDS 8
#include "rules/core/core.inc.c"
