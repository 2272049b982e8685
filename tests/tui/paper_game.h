/* A table on paper: keys are given before, screens are read after. */
#ifndef BREUK_TESTS_TUI_PAPER_GAME_H
#define BREUK_TESTS_TUI_PAPER_GAME_H

#include "paper_display.h"
#include "screen.h"
#include "tui/table/table_screen.h"

struct game_on_paper {
    struct screen screen;
    struct paper_display paper;
    struct table_screen table;
};

/* A shipped deck, its settings changed as of open_screen_with, who plays, and the keys; 80 columns
 * and 24 rows, and nothing waits. */
void open_game_with(struct game_on_paper *game, const char *deck, const char *settings,
                    const char *players, const char *keys);
void open_game(struct game_on_paper *game, const char *deck, const char *players, const char *keys);
void close_game(struct game_on_paper *game);

/* Deals at the table; and plays, explained and summed up, until the keys are over or the match. */
void deal_game(struct game_on_paper *game, uint64_t seed);
void play_game(struct game_on_paper *game, uint64_t seed);

#endif
