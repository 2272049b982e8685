/* Decks of at most 512 cards in play. */
#define WORDS 8
#include "rules/turns/turns.inc.c"
