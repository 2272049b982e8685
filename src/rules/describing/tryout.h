/* Tries out at a table of its own whether cards may be played. Private to the room. */
#ifndef BREUK_RULES_TRYOUT_H
#define BREUK_RULES_TRYOUT_H

#include "deck/deck.h"
#include "rules/game.h"

/* The table. */
struct tryout {
    const struct deck *deck;
    struct rules *rules;
    struct game *game;
};

/* Opens a table with the fewest seats that these rules allow, at which the program deals and wrong
 * cards are refused. The settings must go together with the deck (rules_players). The caller calls
 * tryout_close in any case. */
enum status tryout_open(struct tryout *tryout, const struct deck *deck,
                        const struct settings *settings);
void tryout_close(struct tryout *tryout);

/*
 * Each sets *right to whether the card may be played, as game_check says. They return false if the
 * deck has too few cards to lay that position out.
 * tryout_play: in a turn on that top; `owed`: instead of drawing so many cards for it (H1), or 0.
 * tryout_jump: by another seat, when the top has just been played (H4).
 * tryout_bluff: the wild +4 `four`, without bluffing, by who holds the card and nothing else (T10).
 */
bool tryout_play(struct tryout *tryout, int top, int owed, int card, bool *right);
bool tryout_jump(struct tryout *tryout, int top, int card, bool *right);
bool tryout_bluff(struct tryout *tryout, int top, int four, int card, bool *right);

#endif
