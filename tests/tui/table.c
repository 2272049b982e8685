/* The table on a full screen: what is shown, and what keys do. */
#include "paper_surface.h"
#include "screen.h"
#include "tui/screen/table_screen.h"

#include <string.h>

/* A game on paper: keys are given before, screens are read after. */
struct game_on_paper {
    struct screen screen;
    struct paper_surface paper;
    struct table_screen table;
};

static void open_game(struct game_on_paper *game, const char *deck, const char *players,
                      const char *keys)
{
    open_screen(&game->screen, deck, players, "");
    paper_surface_init(&game->paper, 80, 24, keys);
    table_screen_init(&game->table, &game->paper.surface, &game->screen.plain,
                      &game->screen.players);
    game->table.pace = 0;
    game->screen.front = table_screen_front(&game->table);
}

static void play_game(struct game_on_paper *game, uint64_t seed)
{
    struct screen *screen = &game->screen;
    struct message why;

    ck_assert_int_eq(table_new(&screen->table, screen->rules, &screen->names, &screen->players,
                               seed, &screen->none, &screen->front, &why),
                     STATUS_OK);
    screen->plain.table = screen->table;
    screen->end = table_run(screen->table);
}

static void close_game(struct game_on_paper *game)
{
    table_screen_release(&game->table);
    paper_surface_release(&game->paper);
    close_screen(&game->screen);
}

START_TEST(a_turn_shows_the_table_and_the_hand)
{
    struct game_on_paper game;

    open_game(&game, "equals", "Ann,bot", "");
    play_game(&game, 7);
    if (getenv("SHOW_TABLE"))
        puts(strbuf_text(&game.paper.all));
    ck_assert_int_eq(game.screen.end, TABLE_NO_INPUT);
    ck_assert(is_shown(&game.paper, "[D] draw"));
    close_game(&game);
}
END_TEST

void add_table(Suite *suite)
{
    TCase *tests = add_case(suite, "table");

    tcase_add_test(tests, a_turn_shows_the_table_and_the_hand);
}
