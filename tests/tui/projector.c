/* The table on a projector: what is read from the last row of a classroom. */
#include "paper_surface.h"
#include "screen.h"
#include "tui/screen/table_screen.h"

#include <string.h>

struct class_on_paper {
    struct screen screen;
    struct paper_surface paper;
    struct table_screen table;
};

/* Two teams and a bot before one screen. */
static void play_before_all(struct class_on_paper *game, const char *deck, int columns, int rows,
                            const char *keys, uint64_t seed)
{
    struct screen *screen = &game->screen;
    struct message why;

    open_screen(screen, deck, "Ann,Bo,bot", "");
    paper_surface_init(&game->paper, columns, rows, keys);
    table_screen_init(&game->table, &game->paper.surface, &screen->plain, &screen->players);
    game->table.pace = 0;
    game->table.projector = true;
    screen->front = table_screen_front(&game->table);
    ck_assert_int_eq(table_new(&screen->table, screen->rules, &screen->names, &screen->players,
                               seed, &screen->none, &screen->front, &why),
                     STATUS_OK);
    screen->plain.table = screen->table;
    screen->end = table_run(screen->table);
    if (getenv("SHOW_TABLE"))
        puts(strbuf_text(&game->paper.all));
}

static void leave(struct class_on_paper *game)
{
    table_screen_release(&game->table);
    paper_surface_release(&game->paper);
    close_screen(&game->screen);
}

START_TEST(at_80_columns_digits_are_five_rows_high)
{
    struct class_on_paper game;

    play_before_all(&game, "equals", 80, 24, getenv("SHOW_KEYS") ? getenv("SHOW_KEYS") : "", 7);
    leave(&game);
}
END_TEST

START_TEST(at_160_columns_digits_are_ten_rows_high_at_least)
{
    struct class_on_paper game;

    play_before_all(&game, "equals", 160, 50, "", 7);
    leave(&game);
}
END_TEST

void add_projector(Suite *suite)
{
    TCase *tests = add_case(suite, "projector");

    tcase_add_test(tests, at_80_columns_digits_are_five_rows_high);
    tcase_add_test(tests, at_160_columns_digits_are_ten_rows_high_at_least);
}
