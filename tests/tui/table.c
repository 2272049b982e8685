/* The table on a full screen: what is shown, and what keys do. */
#include "base/utf8.h"
#include "paper_game.h"
#include "tui/table/table_keys.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wctype.h>

/* --- what is seen */

START_TEST(a_turn_shows_the_table_and_the_hand)
{
    struct game_on_paper game;

    open_game(&game, "equals", "Ann,bot", "");
    play_game(&game, 7);
    ck_assert_int_eq(game.screen.end, TABLE_NO_INPUT);
    assert_shown(&game.paper,
                 " Equal fractions, ages 9 to 11   round 1                                 ? help\n"
                 " ►Ann 7 ▌▌▌▌▌▌▌   Bot 1 7 ▌▌▌▌▌▌▌                                    turns go →\n"
                 "\n"
                 "                      ┌ * Y ───────┐   Bot 1 draws red 2/10 to see who deals\n"
                 " ┌──────┐             │            │   first.\n"
                 " │░░░░░░│             │            │   Round 1. You deal.\n"
                 " │░░░░░░│             │    (/)     │   The first card on the pile is a wild +4\n"
                 " │ 173 ░│             │    skip    │   card.\n"
                 " │░░░░░░│             │            │   The game cannot start with a wild +4\n"
                 " └──────┘             │            │   card: it goes back into the stock.\n"
                 "  stock               └────────────┘ ► The first card on the pile is the yellow\n"
                 "                          on top       skip card.\n"
                 "\n"
                 " Ann: play yellow or another “skip”. Or draw a card.\n"
                 "\n"
                 " ┌ ▲ G ───┐ ┌ ▲ G ───┐ ┌ ▲ G ───┐ ┌ ■ R ───┐ ┌ * Y ───┐ ┌ * Y ───┐ ┌ * Y ───┐\n"
                 " │   1    │ │   8    │ │   6    │ │   2    │ │   1    │ │   2    │ │   15   │\n"
                 " │  ───   │ │  ────  │ │  ────  │ │  ───   │ │  ───   │ │  ───   │ │  ────  │\n"
                 " │   2    │ │   12   │ │   24   │ │   5    │ │   2    │ │   6    │ │   20   │\n"
                 " │        │ │        │ │        │ │        │ │        │ │        │ │        │\n"
                 " └────────┘ └────────┘ └────────┘ └────────┘ └────────┘ └────────┘ └────────┘\n"
                 "      1          2          3          4          5          6          7\n"
                 " [1–7] choose  [Enter] play  [D] draw  (L) “last card!”  [H] hint  [S] sort\n"
                 " [A] what happened  [:] type  [?] help  [Esc] menu\n");
    close_game(&game);
}
END_TEST

START_TEST(a_chosen_card_rises_and_has_a_double_edge)
{
    struct game_on_paper game;

    open_game(&game, "equals", "Ann,bot", "4");
    play_game(&game, 7);
    ck_assert(is_shown(&game.paper, "╔ ■ R ═══╗"));
    ck_assert(is_shown(&game.paper, "┌ * Y ───┐"));
    close_game(&game);
}
END_TEST

START_TEST(in_a_narrow_window_the_hand_is_strips)
{
    struct game_on_paper game;

    open_game(&game, "equals", "Ann,bot", "2");
    game.paper.columns = 40;
    game.paper.rows = 20;
    play_game(&game, 7);
    assert_shown(&game.paper, " Equal fractions, ages 9 to 11   ? help\n"
                              "►Ann 7  Bot 1 7              turns go →\n"
                              "\n"
                              "           ┌ * Y ───┐ stock 173\n"
                              "           │        │►The first card on\n"
                              "           │  (/)   │ the pile is the\n"
                              "           │  skip  │ yellow skip card.\n"
                              "           │        │\n"
                              "           └────────┘\n"
                              "Ann: play yellow or another “skip”. Or\n"
                              "draw a card.\n"
                              "┌ ▲ G╔ ▲ G ═══╗┌ ▲ G┌ ■ R┌ * Y┌ * Y┌ * Y\n"
                              "│ 1 │║   8    ║│ 6 ││ 2 ││ 1 ││ 2 ││15 │\n"
                              "│───│║  ────  ║│───││───││───││───││───│\n"
                              "│ 2 │║   12   ║│24 ││ 5 ││ 2 ││ 6 ││20 │\n"
                              "│   │║        ║│   ││   ││   ││   ││   │\n"
                              "└───┘╚════════╝└───┘└───┘└───┘└───┘└───┘\n"
                              "  1       2      3    4    5    6    7\n"
                              "[1–7] choose  [Enter] play  [D] draw\n"
                              "[H] hint  [?] help  [Esc] menu\n");
    close_game(&game);
}
END_TEST

START_TEST(a_window_that_is_too_small_says_so)
{
    struct game_on_paper game;

    open_game(&game, "equals", "Ann,bot", "");
    game.paper.columns = 30;
    game.paper.rows = 12;
    play_game(&game, 7);
    assert_shown(&game.paper, "The window is 30 by 12; the\n"
                              "table needs 40 by 20.\n");
    close_game(&game);
}
END_TEST

/* Whatever is shown is of one column, or of two cells, and never acts on a terminal. */
static void look_for_harm(const struct paper_display *paper)
{
    const char *text = strbuf_text(&paper->all);
    uint32_t code;

    for (size_t bytes; *text; text += bytes) {
        bytes = utf8_first(text, &code);
        ck_assert_uint_gt(bytes, 0);
        ck_assert_msg(code == '\n' || !utf8_acts(code), "U+%04X is shown", code);
    }
}

START_TEST(windows_of_all_sizes_show_something)
{
    static const int columns[] = {1, 2, 10, 39, 40, 41, 55, 79, 80, 81, 91, 92, 100, 133, 160, 300};
    static const int rows[] = {1, 2, 19, 20, 21, 23, 24, 25, 28, 29, 30, 40, 50, 100};

    for (size_t i = 0; i < sizeof columns / sizeof *columns; i++)
        for (size_t j = 0; j < sizeof rows / sizeof *rows; j++) {
            struct game_on_paper game;
            if (!in_full() && (i + 3 * j) % 8)
                continue; /* each size with some of the others */
            open_game(&game, i % 2 ? "fractions" : "spin", "Ann,bot",
                      "ddk3h?\n\n\n\033\033:x\n\n2\n");
            game.paper.columns = columns[i];
            game.paper.rows = rows[j];
            game.table.projector = j % 2;
            play_game(&game, i * 100 + j);
            look_for_harm(&game.paper);
            close_game(&game);
        }
}
END_TEST

/* --- what keys do */

START_TEST(digits_and_enter_lay_a_card)
{
    struct game_on_paper game;

    open_game(&game, "equals", "Ann,bot", "5\n");
    play_game(&game, 7);
    ck_assert(was_shown(&game.paper, "You play yellow 1/2."));
    close_game(&game);
}
END_TEST

START_TEST(enter_alone_lays_nothing)
{
    struct game_on_paper game;

    open_game(&game, "equals", "Ann,bot", "\n\n");
    play_game(&game, 7);
    ck_assert(is_shown(&game.paper, "Choose a card first: press its number."));
    ck_assert(is_shown(&game.paper, "►Ann 7"));
    close_game(&game);
}
END_TEST

START_TEST(a_key_that_does_nothing_now_says_when_it_does)
{
    struct game_on_paper game;

    open_game(&game, "equals", "Ann,bot", "l");
    play_game(&game, 7);
    ck_assert(is_shown(&game.paper, "(L) “last card!”"));
    ck_assert(is_shown(&game.paper, "Call “last card!” when you have only two"));
    ck_assert(!was_shown(&game.paper, "You call"));
    close_game(&game);
}
END_TEST

START_TEST(a_chosen_card_stays_chosen_whatever_else_is_asked)
{
    struct game_on_paper game;

    open_game(&game, "equals", "Ann,bot", "5h\n");
    play_game(&game, 7);
    ck_assert(was_shown(&game.paper, "You play yellow 1/2."));
    close_game(&game);
    open_game(&game, "equals", "Ann,bot", "5:call\n\n");
    play_game(&game, 7);
    ck_assert(was_shown(&game.paper, "You call"));
    ck_assert(was_shown(&game.paper, "You play yellow 1/2."));
    close_game(&game);
    /* a card that was refused does not */
    open_game(&game, "equals", "Ann,bot", "2\n\n");
    play_game(&game, 7);
    ck_assert(is_shown(&game.paper, "Choose a card first: press its number."));
    close_game(&game);
}
END_TEST

START_TEST(arrows_choose_round_and_round)
{
    struct game_on_paper game;

    open_game(&game, "equals", "Ann,bot", "←←←\n");
    play_game(&game, 7);
    ck_assert(was_shown(&game.paper, "You play yellow 1/2."));
    close_game(&game);
}
END_TEST

START_TEST(two_digits_are_one_number)
{
    struct game_on_paper game;

    /* with 11 cards in hand: 1 and, while it is waited for, 0 */
    open_game(&game, "equals", "Ann,bot", "dk\ndk\ndk\ndk\ndk\n1⚡0");
    play_game(&game, 11);
    ck_assert_int_ge(game.table.scene.cards, 10);
    ck_assert_int_eq(game.table.scene.chosen, 9);
    close_game(&game);
}
END_TEST

START_TEST(a_digit_with_a_slash_begins_a_line)
{
    struct game_on_paper game;

    open_game(&game, "equals", "Ann,bot", "1⚡/2x\b");
    play_game(&game, 7);
    ck_assert(is_shown(&game.paper, " : 1/2\n"));
    ck_assert_int_eq(game.paper.cursor_x, 6);
    ck_assert_int_eq(game.paper.cursor_y, 23);
    close_game(&game);
    open_game(&game, "equals", "Ann,bot", "1⚡/2\n");
    play_game(&game, 7);
    ck_assert(was_shown(&game.paper, "You play yellow 1/2."));
    close_game(&game);
}
END_TEST

START_TEST(a_line_takes_what_plain_mode_takes)
{
    struct game_on_paper game;

    open_game(&game, "equals", "Ann,bot", ":yellow 2/6\n");
    play_game(&game, 7);
    ck_assert(was_shown(&game.paper, "You play yellow 2/6."));
    close_game(&game);
    open_game(&game, "equals", "Ann,bot", "\tnonsense\033\txyzzy\n");
    play_game(&game, 7);
    ck_assert(is_shown(&game.paper, "I do not understand “xyzzy”"));
    ck_assert(!was_shown(&game.paper, "understand “nonsense”"));
    close_game(&game);
    open_game(&game, "equals", "Ann,bot", ":dr⌫stop\n");
    play_game(&game, 7);
    ck_assert_int_eq(game.screen.end, TABLE_LEFT);
    close_game(&game);
}
END_TEST

START_TEST(a_refusal_stands_beside_the_table_and_the_turn_goes_on)
{
    struct game_on_paper game;

    open_game(&game, "equals", "Ann,bot", "2\n");
    play_game(&game, 7);
    ck_assert(is_shown(&game.paper, "Green 8/12 does not fit on the"));
    ck_assert(is_shown(&game.paper, "►Ann 7"));
    close_game(&game);
    /* and the next key that is a line takes it away */
    open_game(&game, "equals", "Ann,bot", "2\nh");
    play_game(&game, 7);
    ck_assert(!is_shown(&game.paper, "does not fit on the"));
    close_game(&game);
}
END_TEST

START_TEST(equal_cards_are_explained_until_a_key)
{
    struct game_on_paper game;

    open_game(&game, "equals", "Ann,Bo", "a6\nb");
    play_game(&game, 7);
    ck_assert(was_shown(&game.paper, "You play yellow 2/6."));
    close_game(&game);
    open_game_with(&game, "equals", "wrong=peers", "Ann,Bo,Cas", "b5\na");
    play_game(&game, 7);
    close_game(&game);
    open_game_with(&game, "equals", "wrong=peers", "Ann,Bo,Cas", "b5\naw");
    play_game(&game, 7);
    ck_assert(is_shown(&game.paper, "1/2 on 3/6: the same number."));
    ck_assert(is_shown(&game.paper, "│████│████│████│░░░░│░░░░│░░░░│ 3/6\n"));
    ck_assert(is_shown(&game.paper, "│██████████████│░░░░░░░░░░░░░░│ 1/2\n"));
    ck_assert(is_shown(&game.paper, "[Enter] go on"));
    close_game(&game);
}
END_TEST

START_TEST(the_menu_goes_on_or_stops)
{
    struct game_on_paper game;

    open_game(&game, "equals", "Ann,bot", "\033");
    play_game(&game, 7);
    ck_assert(is_shown(&game.paper, "► 1  go on"));
    ck_assert(is_shown(&game.paper, "a bot plays on for Ann"));
    /* nobody knows who reads the menu */
    ck_assert(!is_shown(&game.paper, "┌ ▲ G ───┐"));
    close_game(&game);
    open_game(&game, "equals", "Ann,bot", "\033\n5");
    play_game(&game, 7);
    ck_assert(is_shown(&game.paper, "╔ * Y ═══╗"));
    close_game(&game);
    open_game(&game, "equals", "Ann,bot", "\033↑\n");
    play_game(&game, 7);
    ck_assert_int_eq(game.screen.end, TABLE_LEFT);
    close_game(&game);
    open_game(&game, "equals", "Ann,bot", "\0333\n");
    play_game(&game, 7);
    ck_assert(is_shown(&game.paper, "Points"));
    close_game(&game);
}
END_TEST

START_TEST(help_is_read_page_by_page)
{
    struct game_on_paper game;

    open_game(&game, "equals", "Ann,bot", "?");
    play_game(&game, 7);
    ck_assert(is_shown(&game.paper, "Digits or arrows choose a card"));
    ck_assert(is_shown(&game.paper, "[Enter] read on"));
    close_game(&game);
    open_game(&game, "equals", "Ann,bot", "?\n");
    play_game(&game, 7);
    ck_assert(is_shown(&game.paper, "stop playing; breuk saves the game"));
    ck_assert(is_shown(&game.paper, "[Enter] go on"));
    close_game(&game);
    open_game(&game, "equals", "Ann,bot", "?\n↑");
    play_game(&game, 7);
    ck_assert(is_shown(&game.paper, "Digits or arrows choose a card"));
    close_game(&game);
}
END_TEST

START_TEST(sorting_puts_no_equal_numbers_together)
{
    struct game_on_paper game;

    open_game(&game, "equals", "Ann,bot", "s");
    play_game(&game, 7);
    /* by parts: halves first, twenty-fourths last, whatever they are worth */
    const struct scene *scene = &game.table.scene;
    for (int i = 1; i < scene->cards; i++)
        ck_assert_int_le(deck_card(game.screen.deck, scene->hand[i - 1])->notation.denominator,
                         deck_card(game.screen.deck, scene->hand[i])->notation.denominator);
    ck_assert_int_eq(scene->cards, 7);
    close_game(&game);
}
END_TEST

START_TEST(clicks_choose_lay_and_draw)
{
    struct game_on_paper game;

    open_game(&game, "equals", "Ann,bot", "⊙4718⊙4717");
    play_game(&game, 7);
    ck_assert(was_shown(&game.paper, "You play yellow 1/2."));
    close_game(&game);
    open_game(&game, "equals", "Ann,bot", "⊙0306");
    play_game(&game, 7);
    ck_assert(was_shown(&game.paper, "You draw "));
    close_game(&game);
    open_game(&game, "equals", "Ann,bot", "⊙7902⊙0000⊙9999");
    play_game(&game, 7);
    ck_assert(is_shown(&game.paper, "►Ann 7"));
    close_game(&game);
}
END_TEST

/* --- several people */

START_TEST(only_their_own_letter_bares_a_hand)
{
    struct game_on_paper game;

    open_game(&game, "equals", "Ann,Bo", "\n\n 1b?dx");
    play_game(&game, 7);
    ck_assert(is_shown(&game.paper, "│ Only Ann looks at the screen now.    │"));
    ck_assert(is_shown(&game.paper, "│ Ann presses: A"));
    ck_assert(!was_shown(&game.paper, "[D] draw"));
    ck_assert_int_ge(game.paper.ignored, SCREEN_COVER_IGNORES);
    close_game(&game);
    open_game(&game, "equals", "Ann,Bo", "A");
    play_game(&game, 7);
    ck_assert(is_shown(&game.paper, "[D] draw"));
    close_game(&game);
}
END_TEST

START_TEST(a_hand_is_gone_before_the_next_one_is_asked)
{
    struct game_on_paper game;

    open_game(&game, "equals", "Ann,Bo", "a5\n");
    play_game(&game, 7);
    ck_assert(is_shown(&game.paper, "Bo presses: B"));
    ck_assert(is_shown(&game.paper, "Ann plays yellow 1/2"));
    ck_assert(!is_shown(&game.paper, "┐ ┌"));
    close_game(&game);
}
END_TEST

START_TEST(who_comes_back_finds_a_cover)
{
    struct game_on_paper game;

    open_game(&game, "equals", "Ann,Bo", "a5↺");
    play_game(&game, 7);
    ck_assert(is_shown(&game.paper, "Ann presses: A"));
    close_game(&game);
    open_game(&game, "equals", "Ann,Bo", "a?↺");
    play_game(&game, 7);
    ck_assert(is_shown(&game.paper, "Ann presses: A"));
    close_game(&game);
    open_game(&game, "equals", "Ann,Bo", "a:gre↺");
    play_game(&game, 7);
    ck_assert(is_shown(&game.paper, "Ann presses: A"));
    close_game(&game);
    open_game(&game, "equals", "Ann,Bo", "a\033↺");
    play_game(&game, 7);
    ck_assert(is_shown(&game.paper, "Ann presses: A"));
    close_game(&game);
}
END_TEST

START_TEST(a_drawn_card_that_was_seen_is_not_told_again)
{
    struct game_on_paper game;

    open_game(&game, "equals", "Ann,Bo", "adkbdka");
    play_game(&game, 7);
    ck_assert(was_shown(&game.paper, "You drew "));
    ck_assert(!was_shown(&game.paper, "Last time you drew "));
    close_game(&game);
}
END_TEST

START_TEST(each_may_speak_with_a_key_of_their_own)
{
    struct game_on_paper game;

    open_game_with(&game, "equals", "wrong=peers", "Ann,Bo,Cas", "b5\n");
    play_game(&game, 7);
    ck_assert(is_shown(&game.paper, "│ press [A]      │ │ laid it        │ │ press [C]"));
    ck_assert(!is_shown(&game.paper, "[D] draw"));
    close_game(&game);
    open_game_with(&game, "equals", "wrong=peers", "Ann,Bo,Cas", "b4\ncw");
    play_game(&game, 7);
    ck_assert(was_shown(&game.paper, "Cas: what do you see?"));
    ck_assert(was_shown(&game.paper, "Cas noticed a wrong card: Bo takes red"));
    close_game(&game);
    /* Escape takes it back, Enter is nobody */
    open_game_with(&game, "equals", "wrong=peers", "Ann,Bo,Cas", "b4\nc\033\n");
    play_game(&game, 7);
    ck_assert(is_shown(&game.paper, "Cas presses: C"));
    close_game(&game);
}
END_TEST

START_TEST(a_cover_takes_no_move_of_the_covered_hand)
{
    struct game_on_paper game;

    open_game(&game, "equals", "Ann,Bo", ":1\n");
    play_game(&game, 7);
    ck_assert(is_shown(&game.paper, "Ann presses: A"));
    ck_assert(!was_shown(&game.paper, "Ann plays"));
    ck_assert(is_shown(&game.paper, "Only the key A shows the cards."));
    close_game(&game);
    open_game(&game, "equals", "Ann,Bo", ":\n");
    play_game(&game, 7);
    ck_assert(!was_shown(&game.paper, "Only the key"));
    close_game(&game);
    open_game(&game, "equals", "Ann,Bo", ":draw\n");
    play_game(&game, 7);
    ck_assert(is_shown(&game.paper, "Ann presses: A"));
    close_game(&game);
    open_game(&game, "equals", "Ann,Bo", ":stop\n");
    play_game(&game, 7);
    ck_assert_int_eq(game.screen.end, TABLE_LEFT);
    close_game(&game);
}
END_TEST

/* Ann draws and keeps the card, and so does Bo; then what happened is asked for at Ann's cover. */
START_TEST(at_a_cover_is_told_what_everybody_heard)
{
    struct game_on_paper game;

    open_game(&game, "equals", "Ann,Bo", "adkbdk\0334\n");
    play_game(&game, 7);
    ck_assert(is_shown(&game.paper, "Ann draws 1 card."));
    ck_assert(is_shown(&game.paper, "Bo draws 1 card."));
    ck_assert(!is_shown(&game.paper, "You draw"));
    close_game(&game);
    open_game_with(&game, "equals", "wrong=peers", "Ann,Bo,Cas", "b5\n\0334\n");
    play_game(&game, 7);
    ck_assert(is_shown(&game.paper, "Bo plays"));
    ck_assert(!was_shown(&game.paper, "Nothing has happened"));
    close_game(&game);
}
END_TEST

/* Ann draws, and Bo leaves in front of the cover: whoever looks on is not Ann alone. */
START_TEST(who_is_left_hears_nothing_of_their_own_before_a_cover)
{
    struct game_on_paper game;

    open_game(&game, "equals", "Ann,Bo", "adk:Bo leaves\n");
    play_game(&game, 7);
    ck_assert(is_shown(&game.paper, "Ann presses: A"));
    const char *since = strstr(game.paper.all.text, "Bo presses: B");
    ck_assert_ptr_nonnull(since);
    ck_assert_ptr_null(strstr(since, "You draw"));
    close_game(&game);
}
END_TEST

START_TEST(ten_buzzers_stand_above_the_keys)
{
    const int sizes[][2] = {{80, 24}, {40, 20}};
    struct game_on_paper game;

    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        open_game_with(&game, "equals", "wrong=peers", "Ann,Bo,Cas,Dee,Eva,Fay,Gus,Hal,Ida,Jo",
                       "e1\n");
        game.paper.columns = sizes[i][0];
        game.paper.rows = sizes[i][1];
        play_game(&game, 7);
        for (const char *letter = "ABCDFGHIJ"; *letter; letter++) {
            char key[] = {'[', *letter, ']', 0};
            ck_assert_msg(is_shown(&game.paper, key), "%s", key);
        }
        ck_assert(is_shown(&game.paper, "[Esc] menu\n"));
        close_game(&game);
    }
}
END_TEST

START_TEST(a_narrow_menu_is_whole)
{
    struct game_on_paper game;

    open_game(&game, "equals", "Ann,bot", "\033");
    game.paper.columns = 40;
    game.paper.rows = 20;
    play_game(&game, 7);
    ck_assert(is_shown(&game.paper, "\n  2  the rules in short\n"));
    ck_assert(is_shown(&game.paper, "stop; the game is saved\n"));
    ck_assert(!is_shown(&game.paper, "Ann: play"));
    close_game(&game);
    open_game(&game, "equals", "Ann,Bo", "\033");
    game.table.projector = true;
    play_game(&game, 7);
    ck_assert(is_shown(&game.paper, "wait for me to read while bots play\n") ||
              is_shown(&game.paper, "do not wait for me while bots play\n"));
    ck_assert(is_shown(&game.paper, "stop; the game is saved\n"));
    close_game(&game);
}
END_TEST

START_TEST(what_is_not_understood_is_said_above_choices)
{
    struct game_on_paper game;

    open_game(&game, "spin", "Ann,bot", "7\n:foo\n");
    play_game(&game, 3);
    ck_assert(is_shown(&game.paper, "“foo” is not a colour"));
    ck_assert(is_shown(&game.paper, "Which colour do you choose?"));
    close_game(&game);
}
END_TEST

START_TEST(the_same_keys_stand_below_a_drawn_card_whether_it_fits_or_not)
{
    int fitted = 0, misfitted = 0;

    for (uint64_t seed = 1; seed <= 20; seed++) {
        struct game_on_paper game;
        open_game(&game, "fractions", "Ann,bot", "d");
        play_game(&game, seed);
        ck_assert(is_shown(&game.paper, "Does it fit? Play it, or keep it."));
        ck_assert(
            is_shown(&game.paper, "\n [Enter] play it  [K] keep it  (L) “last card!”  [H] hint"));
        close_game(&game);
        open_game(&game, "fractions", "Ann,bot", "dk");
        play_game(&game, seed);
        fitted += was_shown(&game.paper, "You do not play a card.");
        misfitted += was_shown(&game.paper, "It does not fit, so your turn is over.");
        close_game(&game);
    }
    ck_assert_int_gt(fitted, 0);
    ck_assert_int_gt(misfitted, 0);
}
END_TEST

START_TEST(a_letter_that_begins_no_choice_leaves_the_keys_where_they_are)
{
    struct game_on_paper game;

    open_game(&game, "spin", "Ann,bot", "7\nx");
    play_game(&game, 3);
    ck_assert(is_shown(&game.paper, "Which colour do you choose?"));
    ck_assert(is_shown(&game.paper, "[Enter] do it"));
    ck_assert(!game.table.scene.typing);
    close_game(&game);
    open_game(&game, "spin", "Ann,bot", "7\nr");
    play_game(&game, 3);
    ck_assert_int_ge(game.table.scene.chosen, 0);
    ck_assert_str_eq(strbuf_text(&game.table.scene.choice[game.table.scene.chosen].words), "red");
    close_game(&game);
}
END_TEST

/* The cover stands after a card that is explained: what it shows is what happened. */
START_TEST(what_stands_below_a_cover_is_whole_without_what_was_told_before)
{
    struct game_on_paper game;

    open_game(&game, "equals", "Ann,Bo", "");
    history_add(&game.screen.plain, &(struct event){.kind = EVENT_PASSED, .seat = 0});
    history_add_remark(&game.screen.plain, message_of("the same number"), true);
    history_add_remark(&game.screen.plain, message_of("and 5 × 2"), true);
    ck_assert_str_eq(history_last(&game.screen.plain.history, HISTORY_EVERYBODY),
                     "Ann does not play a card.");
    history_add_remark(&game.screen.plain, message_of("Bo is back"), false);
    ck_assert_str_eq(history_last(&game.screen.plain.history, HISTORY_EVERYBODY), "Bo is back.");
    close_game(&game);
}
END_TEST

/* What Ann's seat is told of a round that she wins. */
static void assert_winner(const char *players, const char *said)
{
    const struct event won = {.kind = EVENT_ROUND_WON, .seat = 0, .other = NO_SEAT};
    struct game_on_paper game;

    open_game(&game, "equals", players, "");
    history_add(&game.screen.plain, &won);
    ck_assert_str_eq(history_last(&game.screen.plain.history, 0), said);
    close_game(&game);
}

START_TEST(the_winner_has_a_name_where_several_people_share_the_screen)
{
    assert_winner("Ann,bot", "You win the round!");
    assert_winner("Ann,Bo", "Ann wins the round.");
}
END_TEST

static void assert_uncoloured(const struct history *history)
{
    for (int i = 0; i < HISTORY_RECENT; i++)
        for (int viewer = 0; viewer <= HISTORY_EVERYBODY; viewer++)
            ck_assert_ptr_null(strchr(strbuf_text(&history->recent[i][viewer]), '\033'));
    for (int seat = 0; seat < SEATS_MAX; seat++) {
        ck_assert_ptr_null(strchr(strbuf_text(&history->last[seat]), '\033'));
        ck_assert_ptr_null(strchr(strbuf_text(&history->now[seat]), '\033'));
    }
}

/* A game that goes on is told again before anybody knows that the screen will be full; what is
 * wrapped with colours in it loses its end, too. */
START_TEST(what_is_remembered_has_no_colours_of_a_terminal)
{
    const struct event events[] = {
        {.kind = EVENT_ROUND_BEGUN, .seat = 0, .count = 1},
        {.kind = EVENT_ON_TURN, .seat = 1},
        {.kind = EVENT_PLAYED, .seat = 1, .card = 0, .suit = NO_SUIT, .count = 6},
        {.kind = EVENT_ON_TURN, .seat = 0},
    };
    struct game_on_paper game;

    open_game(&game, "equals", "Ann,bot", "");
    struct plain *plain = &game.screen.plain;
    plain->colour = true;
    const struct table_front lines = plain_front(plain);
    for (size_t i = 0; i < sizeof events / sizeof *events; i++)
        lines.recall(lines.context, &events[i]);
    ck_assert_str_eq(history_last(&plain->history, 0),
                     "Bot 1 plays blue 1/2 and has 6 cards left.");
    lines.remark(lines.context, message_with("{card} fits", arg_card("card", 0)));
    ck_assert_str_eq(history_last(&plain->history, 0), "Blue 1/2 fits.");
    assert_uncoloured(&plain->history);
    close_game(&game);

    /* taken back, and handed over to somebody else */
    open_screen(&game.screen, "equals", "Ann,Bo", "\nyellow 1/2\nundo\n\nagain\n");
    game.screen.plain.colour = true;
    play_on(&game.screen, 7);
    ck_assert_ptr_nonnull(find(&game.screen, "\nYou take yellow 1/2 back.\n"));
    assert_uncoloured(&game.screen.plain.history);
    close_screen(&game.screen);
}
END_TEST

START_TEST(colon_is_the_last_key_to_be_left_out)
{
    struct game_on_paper game;
    struct message why;

    open_game(&game, "equals", "Ann,bot", "");
    strbuf_add(&game.table.explained, "something");
    play_game(&game, 7);
    ck_assert(is_shown(&game.paper, "[E] explain again"));
    ck_assert(is_shown(&game.paper, "[:] type"));
    close_game(&game);
    open_game(&game, "equals", "Ann Abcdefghijklmnop,bot", "");
    ck_assert_int_eq(text_start("de", &why), STATUS_OK);
    strbuf_add(&game.table.explained, "something");
    play_game(&game, 7);
    ck_assert(is_shown(&game.paper, "[E] noch einmal erklären"));
    ck_assert(is_shown(&game.paper, "[:] tippen"));
    close_game(&game);
}
END_TEST

START_TEST(letters_of_seats_differ)
{
    const struct naming names = {.seats = 6, .seat = {"Ann", "anna", "AN", "Ömer", "123 x", "李"}};
    const uint32_t letters[] = {'a', 'n', '3', U'ö', 'x', U'李'};

    for (int seat = 0; seat < names.seats; seat++)
        ck_assert_uint_eq(screen_seat_letter(&names, seat), letters[seat]);
}
END_TEST

START_TEST(the_end_of_input_and_a_signal_end_the_game)
{
    static const char *const keys[] = {"⏻", "5⏻", "?⏻", "\033⏻", ":abc⏻", "1⚡⏻"};

    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        struct game_on_paper game;
        open_game(&game, "equals", "Ann,bot", keys[i]);
        play_game(&game, 7);
        ck_assert_int_eq(game.screen.end, TABLE_STOPPED);
        close_game(&game);
    }
}
END_TEST

START_TEST(what_is_read_is_wrapped_anew_in_a_smaller_window)
{
    struct game_on_paper game;

    open_game(&game, "equals", "Ann,bot", "?⤢");
    game.paper.columns = 120;
    game.paper.rows = 40;
    game.paper.next_columns = 40;
    game.paper.next_rows = 20;
    play_game(&game, 7);
    ck_assert(is_shown(&game.paper, "What else"));
    ck_assert(is_shown(&game.paper, "bottom."));
    close_game(&game);
    open_game(&game, "equals", "Ann,bot", ":xyzzy\n⤢");
    game.paper.columns = 200;
    game.paper.rows = 60;
    game.paper.next_columns = 80;
    game.paper.next_rows = 24;
    play_game(&game, 7);
    ck_assert(is_shown(&game.paper, "understand “xyzzy”"));
    ck_assert(is_shown(&game.paper, "help"));
    close_game(&game);
}
END_TEST

START_TEST(a_question_before_the_game_is_wrapped_anew_too)
{
    struct game_on_paper game;
    bool ended;

    open_game(&game, "equals", "Ann,bot", "⤢y");
    game.paper.columns = 120;
    game.paper.rows = 40;
    game.paper.next_columns = 40;
    game.paper.next_rows = 20;
    ck_assert(table_screen_confirm(
        &game.table, message_of("One two three four five six seven eight nine ten eleven?"),
        &ended));
    ck_assert(!ended);
    ck_assert(
        is_shown(&game.paper, "\n One two three four five six seven\n eight nine ten eleven?"));
    close_game(&game);
}
END_TEST

START_TEST(a_picture_that_is_too_small_is_said)
{
    struct game_on_paper game;

    open_game(&game, "percent", "Ann,bot", "1234567");
    game.paper.columns = 40;
    game.paper.rows = 20;
    play_game(&game, 12);
    ck_assert(was_shown(&game.paper, " small squares, "));
    close_game(&game);
    open_game(&game, "percent", "Ann,bot", "1234567");
    play_game(&game, 12);
    ck_assert(!was_shown(&game.paper, " small squares, "));
    close_game(&game);
}
END_TEST

START_TEST(a_cover_offers_no_help)
{
    struct game_on_paper game;

    open_game(&game, "equals", "Ann,Bo", "");
    play_game(&game, 7);
    ck_assert(!is_shown(&game.paper, "? help"));
    close_game(&game);
}
END_TEST

/* --- keys of chance */

/* No two keys that are shown together have one letter, whatever the language. */
static void look_at_keys(const struct table_screen *table)
{
    const struct scene *scene = &table->scene;

    for (int i = 0; i < scene->keys; i++)
        for (int j = 0; j < i; j++) {
            uint32_t letter = scene_key_letter(&scene->key[i]);
            ck_assert_msg(!letter || letter != scene_key_letter(&scene->key[j]), "“%s” and “%s”",
                          strbuf_text(&scene->key[i].label), strbuf_text(&scene->key[j].label));
        }
}

struct watched {
    struct table_screen *table;
    void (*show)(void *context, const struct cells *cells, int x, int y);
    struct paper_display *paper;
};

static struct watched watched;

static void show_watched(void *context, const struct cells *cells, int x, int y)
{
    look_at_keys(watched.table);
    watched.show(context, cells, x, y);
    look_for_harm(watched.paper);
    strbuf_clear(&watched.paper->all);
}

/* Keys that do something, more often than not. */
static void make_keys(struct strbuf *keys, uint64_t seed, int count)
{
    static const char *const few[] = {"\n", "\n", "1", "2", "3", "4", "5",    "6", "7",
                                      "d",  "k",  "n", "a", "b", "c", "w",    "l", "h",
                                      "→",  "s",  "j", "e", "?", "t", "\033", "!", "↺"};
    struct chance chance;

    chance_init(&chance, seed, CHANCE_TABLE, 7);
    for (int i = 0; i < count; i++)
        strbuf_add(keys, few[chance_below(&chance, sizeof few / sizeof *few)]);
}

START_TEST(keys_of_chance_break_nothing)
{
    static const struct {
        const char *deck, *settings, *players, *language;
    } games[] = {
        {"equals", "", "Ann,bot", "en"},
        {"equals", "wrong=peers", "Ann,Bo,Cas", "nl"},
        {"fractions", "jump-in=yes progressive=yes", "Ann,Bo,bot", "de"},
        {"spin", "", "Ann,Bo", "fr"},
        {"spin", "wrong=peers", "Ann,bot,bot", "nl"},
        {"equals", "say=declare", "Ann,bot", "fr"},
        {"equals", "say=prove", "Ann,Bo,bot", "de"},
        {"classic", "seven=yes", "Ann,bot,bot", "nl"},
    };

    for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
        struct game_on_paper game;
        struct strbuf keys = {0};
        struct message why;
        make_keys(&keys, i, in_full() ? 600 : 100);
        open_game_with(&game, games[i].deck, games[i].settings, games[i].players,
                       strbuf_text(&keys));
        ck_assert_int_eq(text_start(games[i].language, &why), STATUS_OK);
        watched = (struct watched){&game.table, game.paper.display.show, &game.paper};
        game.paper.display.show = show_watched;
        play_game(&game, i + 40);
        close_game(&game);
        strbuf_release(&keys);
    }
}
END_TEST

void add_table(Suite *suite)
{
    TCase *tests = add_case(suite, "table");

    tcase_add_test(tests, a_turn_shows_the_table_and_the_hand);
    tcase_add_test(tests, a_chosen_card_rises_and_has_a_double_edge);
    tcase_add_test(tests, in_a_narrow_window_the_hand_is_strips);
    tcase_add_test(tests, a_window_that_is_too_small_says_so);
    tcase_add_test(tests, windows_of_all_sizes_show_something);
    tcase_add_test(tests, digits_and_enter_lay_a_card);
    tcase_add_test(tests, enter_alone_lays_nothing);
    tcase_add_test(tests, a_key_that_does_nothing_now_says_when_it_does);
    tcase_add_test(tests, a_chosen_card_stays_chosen_whatever_else_is_asked);
    tcase_add_test(tests, arrows_choose_round_and_round);
    tcase_add_test(tests, two_digits_are_one_number);
    tcase_add_test(tests, a_digit_with_a_slash_begins_a_line);
    tcase_add_test(tests, a_line_takes_what_plain_mode_takes);
    tcase_add_test(tests, a_refusal_stands_beside_the_table_and_the_turn_goes_on);
    tcase_add_test(tests, equal_cards_are_explained_until_a_key);
    tcase_add_test(tests, the_menu_goes_on_or_stops);
    tcase_add_test(tests, help_is_read_page_by_page);
    tcase_add_test(tests, sorting_puts_no_equal_numbers_together);
    tcase_add_test(tests, clicks_choose_lay_and_draw);
    tcase_add_test(tests, only_their_own_letter_bares_a_hand);
    tcase_add_test(tests, a_hand_is_gone_before_the_next_one_is_asked);
    tcase_add_test(tests, who_comes_back_finds_a_cover);
    tcase_add_test(tests, a_drawn_card_that_was_seen_is_not_told_again);
    tcase_add_test(tests, each_may_speak_with_a_key_of_their_own);
    tcase_add_test(tests, a_cover_takes_no_move_of_the_covered_hand);
    tcase_add_test(tests, at_a_cover_is_told_what_everybody_heard);
    tcase_add_test(tests, who_is_left_hears_nothing_of_their_own_before_a_cover);
    tcase_add_test(tests, ten_buzzers_stand_above_the_keys);
    tcase_add_test(tests, a_narrow_menu_is_whole);
    tcase_add_test(tests, what_is_not_understood_is_said_above_choices);
    tcase_add_test(tests, the_same_keys_stand_below_a_drawn_card_whether_it_fits_or_not);
    tcase_add_test(tests, a_letter_that_begins_no_choice_leaves_the_keys_where_they_are);
    tcase_add_test(tests, what_stands_below_a_cover_is_whole_without_what_was_told_before);
    tcase_add_test(tests, what_is_remembered_has_no_colours_of_a_terminal);
    tcase_add_test(tests, colon_is_the_last_key_to_be_left_out);
    tcase_add_test(tests, letters_of_seats_differ);
    tcase_add_test(tests, the_end_of_input_and_a_signal_end_the_game);
    tcase_add_test(tests, what_is_read_is_wrapped_anew_in_a_smaller_window);
    tcase_add_test(tests, a_question_before_the_game_is_wrapped_anew_too);
    tcase_add_test(tests, a_picture_that_is_too_small_is_said);
    tcase_add_test(tests, a_cover_offers_no_help);
    tcase_add_test(tests, the_winner_has_a_name_where_several_people_share_the_screen);
    tcase_add_test(tests, keys_of_chance_break_nothing);
}
