/* The table on a projector: what is read from the last row of a classroom. */
#include "paper_game.h"
#include "play/teaching/teaching.h"

#include <string.h>

/* Two teams and a bot before one screen. */
static void play_before_all(struct game_on_paper *game, const char *deck, int columns, int rows,
                            const char *keys, uint64_t seed)
{
    open_game(game, deck, "Ann,Bo,bot", keys);
    game->paper.columns = columns;
    game->paper.rows = rows;
    game->table.projector = true;
    deal_game(game, seed);
    game->screen.end = table_run(game->screen.table);
    if (getenv("SHOW_TABLE"))
        puts(strbuf_text(&game->paper.all));
}

START_TEST(at_80_columns_digits_are_five_rows_high)
{
    struct game_on_paper game;

    play_before_all(&game, "equals", 80, 24, "", 7);
    assert_shown(&game.paper,
                 " Equal fractions, ages 9 to 11   round 1                                 ? help\n"
                 "                            ┌ ▲ G ─────────────────┐     Ann       7 ▌▌▌▌▌▌▌\n"
                 "                            │                      │\n"
                 "                            │        ██████        │   ► Bo        7 ▌▌▌▌▌▌▌\n"
                 "                            │            ██        │\n"
                 "                            │        ██████        │     Bot 1     7 ▌▌▌▌▌▌▌\n"
                 "                            │            ██        │\n"
                 "                            │        ██████        │\n"
                 "                            │        ▄▄▄▄▄▄        │\n"
                 "                            │                      │     turns go ▼\n"
                 "                            │        ██████        │   Bot 1 draws yellow 5/25\n"
                 "                            │        ██            │   to see who deals first.\n"
                 "                            │        ██████        │   Round 1. Ann deals.\n"
                 "                            │        ██  ██        │ ► The first card on the\n"
                 "                            │        ██████        │   pile is green 3/6.\n"
                 "                            └──────────────────────┘\n"
                 " Bo: play green, or a number equal to 3/6. Or draw a card.\n"
                 " ┌ ▲ G  1┐ ┌ ▲ G  2┐ ┌ ▲ G  3┐ ┌ ■ R  4┐ ┌ * Y  5┐ ┌ * Y  6┐ ┌───── 7┐\n"
                 " │   4   │ │  6    │ │  2    │ │   1   │ │   1   │ │  18   │ │ ●▲■*  │\n"
                 " │  ───  │ │ ────  │ │ ────  │ │  ───  │ │  ───  │ │ ────  │ │ wild  │\n"
                 " │   8   │ │  24   │ │  10   │ │   5   │ │   2   │ │  24   │ │       │\n"
                 " └───────┘ └───────┘ └───────┘ └───────┘ └───────┘ └───────┘ └───────┘\n"
                 " [1–7] choose  [Enter] play  [D] draw  (L) “last card!”  [H] hint  [S] sort\n"
                 " [A] what happened  [:] type  [?] help  [Esc] menu\n");
    close_game(&game);
}
END_TEST

START_TEST(an_explanation_is_as_wide_as_the_screen)
{
    struct game_on_paper game;
    struct teaching teaching = {.seen = TEACHING_ALL,
                                .sentences = 2,
                                .say = {message_of("one"), message_of("two")},
                                .numbers = TEACHING_NUMBERS};

    ck_assert_int_eq(notation_parse_canonical(&teaching.number[0], "1/2", NULL), STATUS_OK);
    ck_assert_int_eq(notation_parse_canonical(&teaching.number[1], "5/10", NULL), STATUS_OK);
    play_before_all(&game, "equals", 80, 24, "", 7);
    game.screen.front.teach(game.screen.front.context, &teaching, NO_SEAT);
    if (getenv("SHOW_TABLE"))
        puts(strbuf_text(&game.paper.all));
    assert_shown(&game.paper,
                 " Equal fractions, ages 9 to 11   round 1\n"
                 "                            ┌ ▲ G ─────────────────┐     Ann       7 ▌▌▌▌▌▌▌\n"
                 "                            │                      │\n"
                 "                            │        ██████        │   ► Bo        7 ▌▌▌▌▌▌▌\n"
                 "                            │            ██        │\n"
                 "                            │        ██████        │     Bot 1     7 ▌▌▌▌▌▌▌\n"
                 "                            │            ██        │\n"
                 "                            │        ██████        │\n"
                 "                            │        ▄▄▄▄▄▄        │\n"
                 "                            │                      │     turns go ▼\n"
                 "                            │        ██████        │   Bot 1 draws yellow 5/25\n"
                 "                            │        ██            │   to see who deals first.\n"
                 "                            │        ██████        │   Round 1. Ann deals.\n"
                 "                            │        ██  ██        │ ► The first card on the\n"
                 "                            │        ██████        │   pile is green 3/6.\n"
                 "                            └──────────────────────┘\n"
                 " One.\n"
                 " Two.\n"
                 "\n"
                 " │██████████████████████████████████│░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│ 1/2\n"
                 "\n"
                 " │██████│██████│██████│██████│██████│░░░░░░│░░░░░░│░░░░░░│░░░░░░│░░░░░░│ 5/10\n"
                 "\n"
                 " [Enter] go on\n");
    close_game(&game);
}
END_TEST

START_TEST(after_a_refusal_the_hand_lies_open_again)
{
    struct game_on_paper game;

    play_before_all(&game, "equals", 80, 24, "4\n\n", 7);
    ck_assert(was_shown(&game.paper, "1/5 is not 3/6"));
    ck_assert(is_shown(&game.paper, "[D] draw"));
    ck_assert_int_eq(game.paper.ignored > 0, true);
    close_game(&game);
}
END_TEST

START_TEST(a_whole_number_lies_within_its_card)
{
    struct game_on_paper game;

    play_before_all(&game, "classic", 80, 24, "", 4);
    ck_assert(is_shown(&game.paper, "                            └──────────────────────┘"));
    close_game(&game);
}
END_TEST

/* The hand has pages, if need be: what is on them is seen. */
START_TEST(pictures_of_a_hand_are_as_large_as_they_are_counted)
{
    struct game_on_paper game;

    play_before_all(&game, "mixed-forms", 80, 24, "3", 7);
    ck_assert(is_shown(&game.paper, "[D] draw"));
    ck_assert(!is_shown(&game.paper, "pie  "));
    ck_assert(!is_shown(&game.paper, "number line"));
    close_game(&game);
}
END_TEST

START_TEST(at_160_columns_digits_are_ten_rows_high_at_least)
{
    struct game_on_paper game;

    play_before_all(&game, "equals", 160, 50, "", 7);
    ck_assert(is_shown(&game.paper, "│                 █████▀▀▀▀▀█████ "));
    ck_assert(is_shown(&game.paper, "│                 ███████████████ "));
    close_game(&game);
}
END_TEST

void add_projector(Suite *suite)
{
    TCase *tests = add_case(suite, "projector");

    tcase_add_test(tests, at_80_columns_digits_are_five_rows_high);
    tcase_add_test(tests, an_explanation_is_as_wide_as_the_screen);
    tcase_add_test(tests, after_a_refusal_the_hand_lies_open_again);
    tcase_add_test(tests, a_whole_number_lies_within_its_card);
    tcase_add_test(tests, pictures_of_a_hand_are_as_large_as_they_are_counted);
    tcase_add_test(tests, at_160_columns_digits_are_ten_rows_high_at_least);
}
