#include "paper_game.h"

void open_game_with(struct game_on_paper *game, const char *deck, const char *settings,
                    const char *players, const char *keys)
{
    open_screen_with(&game->screen, deck, settings, players, "");
    paper_display_init(&game->paper, 80, 24, keys);
    table_screen_init(&game->table, &game->paper.display, &game->screen.plain,
                      &game->screen.players);
    game->table.pace = 0;
    game->screen.front = table_screen_front(&game->table);
}

void open_game(struct game_on_paper *game, const char *deck, const char *players, const char *keys)
{
    open_game_with(game, deck, "", players, keys);
}

void deal_game(struct game_on_paper *game, uint64_t seed)
{
    struct screen *screen = &game->screen;
    struct message why;

    ck_assert_int_eq(table_new(&screen->table, screen->rules, &screen->names, &screen->players,
                               seed, &screen->none, &screen->front, &why),
                     STATUS_OK);
    screen->plain.table = screen->table;
}

void play_game(struct game_on_paper *game, uint64_t seed)
{
    deal_game(game, seed);
    table_teach(game->screen.table, EXPLAIN_FIRST);
    table_review(game->screen.table, MISSED_END);
    game->screen.end = table_run(game->screen.table);
}

void close_game(struct game_on_paper *game)
{
    table_screen_release(&game->table);
    paper_display_release(&game->paper);
    close_screen(&game->screen);
}
