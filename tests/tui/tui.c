#include "base/memory.h"
#include "deck/deck.h"
#include "harness.h"
#include "rules/rules.h"
#include "ruleset/setting.h"
#include "tui/plain.h"
#include "tui/stop.h"
#include "tui/wrap.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* --- wrapping */

START_TEST(lines_are_broken_at_spaces_and_no_wider_than_80_columns)
{
    struct strbuf text = {0}, out = {0};

    for (int i = 0; i < 40; i++)
        strbuf_add(&text, "één twee½ ");
    wrap_add(&out, strbuf_text(&text), 4, WRAP_COLUMNS);
    int lines = 0;
    char *rest = out.text, *line;
    while ((line = strsep(&rest, "\n")) && *line) {
        ck_assert_int_le(wrap_columns(line), 80);
        ck_assert_int_eq(strncmp(line, "    ", 4) == 0, lines > 0);
        lines++;
    }
    ck_assert_int_eq(lines, 6);
    strbuf_release(&text);
    strbuf_release(&out);
}
END_TEST

START_TEST(a_narrow_terminal_gets_narrow_lines)
{
    struct strbuf out = {0};

    wrap_add(&out, "one two three four", 2, 10);
    ck_assert_str_eq(strbuf_text(&out), "one two\n  three\n  four\n");
    strbuf_release(&out);
}
END_TEST

START_TEST(a_word_wider_than_the_line_stays_whole)
{
    struct strbuf out = {0};
    char text[120];

    memset(text, 'x', sizeof text - 1);
    text[sizeof text - 1] = '\0';
    text[0] = 'a';
    text[1] = ' ';
    wrap_add(&out, text, 2, WRAP_COLUMNS);
    ck_assert_int_eq(wrap_columns(strrchr(out.text, ' ') + 1) - 1, 117 - 1);
    ck_assert_int_eq(strncmp(out.text, "a\n  x", 5), 0);
    strbuf_release(&out);
}
END_TEST

START_TEST(colours_take_no_columns)
{
    ck_assert_int_eq(wrap_columns("\033[1;34mblue\033[0m"), 4);
    ck_assert_int_eq(wrap_columns("½ é"), 3);
    ck_assert_int_eq(wrap_columns("\033[1"), 0);
}
END_TEST

/* --- input */

static struct input input_of(const char *bytes, size_t length)
{
    int ends[2];

    ck_assert_int_eq(pipe(ends), 0);
    ck_assert_int_eq(write(ends[1], bytes, length), (ssize_t)length);
    close(ends[1]);
    return input_from(ends[0]);
}

START_TEST(what_a_terminal_sends_is_made_harmless)
{
    static const char bytes[] = "bl\033[31mue\t2/4\r\n\xff\xfe½\0x\n\x9b"
                                "ok";
    struct input input = input_of(bytes, sizeof bytes - 1);
    struct strbuf line = {0};

    ck_assert_int_eq(input_line(&input, &line), ANSWER_LINE);
    ck_assert_str_eq(strbuf_text(&line), "bl[31mue 2/4");
    strbuf_clear(&line);
    ck_assert_int_eq(input_line(&input, &line), ANSWER_LINE);
    ck_assert_str_eq(strbuf_text(&line), "½x");
    strbuf_clear(&line);
    ck_assert_int_eq(input_line(&input, &line), ANSWER_LINE);
    ck_assert_str_eq(strbuf_text(&line), "ok");
    ck_assert_int_eq(input_line(&input, &line), ANSWER_END);
    strbuf_release(&line);
    close(input.fd);
}
END_TEST

START_TEST(a_long_line_is_cut_and_the_next_one_is_whole)
{
    char bytes[5000];
    struct strbuf line = {0};

    memset(bytes, 'x', sizeof bytes);
    memcpy(bytes + 4000, "\nnext\n", 6);
    struct input input = input_of(bytes, 4006);
    ck_assert_int_eq(input_line(&input, &line), ANSWER_LINE);
    ck_assert_uint_eq(line.length, INPUT_LINE_LIMIT);
    strbuf_clear(&line);
    ck_assert_int_eq(input_line(&input, &line), ANSWER_LINE);
    ck_assert_str_eq(strbuf_text(&line), "next");
    strbuf_release(&line);
    close(input.fd);
}
END_TEST

START_TEST(a_signal_ends_the_wait_even_if_it_came_before)
{
    struct strbuf line = {0};
    int ends[2];

    ck_assert_int_eq(pipe(ends), 0);
    struct input input = input_from(ends[0]);
    stop_watch();
    raise(SIGTERM);
    ck_assert_int_eq(input_line(&input, &line), ANSWER_STOPPED);
    strbuf_release(&line);
    close(ends[0]);
    close(ends[1]);
}
END_TEST

/* --- the table as lines */

struct screen {
    struct deck *deck;
    struct rules *rules;
    struct players players;
    struct naming names;
    struct journal none;
    struct input input;
    struct plain plain;
    struct table_front front;
    struct table *table;
    enum table_end end;
    char *text; /* all that was written */
    size_t size;
};

static void open_screen(struct screen *screen, const char *deck, const char *players,
                        const char *typed)
{
    struct refusal refused;
    struct message why;
    struct diag diag = {0};
    struct strbuf path = {0};

    *screen = (struct screen){.none = journal_none()};
    ck_assert_int_eq(text_start("en", &why), STATUS_OK);
    strbuf_addf(&path, "%s/decks/%s.xml", getenv("BREUK_SOURCE"), deck);
    ck_assert_int_eq(deck_load(&screen->deck, strbuf_text(&path), &diag), STATUS_OK);
    strbuf_release(&path);
    ck_assert_int_eq(players_read(&screen->players, players, &why), STATUS_OK);
    ck_assert_int_eq(rules_compile(&screen->rules, screen->deck, deck_settings(screen->deck),
                                   screen->players.count, &refused),
                     STATUS_OK);
    screen->names = (struct naming){.deck = screen->deck, .seats = screen->players.count};
    for (int i = 0; i < screen->players.count; i++)
        screen->names.seat[i] = screen->players.seat[i].name;
    screen->input = input_of(typed, strlen(typed));
    screen->plain = plain_new(open_memstream(&screen->text, &screen->size), &screen->input,
                              &screen->names, players_people(&screen->players));
    screen->front = plain_front(&screen->plain);
}

static void play_on(struct screen *screen, uint64_t seed)
{
    struct message why;

    ck_assert_int_eq(table_new(&screen->table, screen->rules, &screen->names, &screen->players,
                               seed, &screen->none, &screen->front, &why),
                     STATUS_OK);
    screen->end = table_run(screen->table);
    plain_finish(&screen->plain);
    fflush(screen->plain.out);
}

static void close_screen(struct screen *screen)
{
    table_free(screen->table);
    fclose(screen->plain.out);
    free(screen->text);
    plain_release(&screen->plain);
    close(screen->input.fd);
    players_release(&screen->players);
    rules_free(screen->rules);
    deck_free(screen->deck);
}

static const char *find(const struct screen *screen, const char *text)
{
    return strstr(screen->text, text);
}

START_TEST(a_hand_is_shown_only_after_its_player_says_so)
{
    struct screen screen;

    open_screen(&screen, "fractions", "Ann,Bo", "");
    play_on(&screen, 21);
    ck_assert_ptr_nonnull(find(&screen, "press Enter when only you can see the screen."));
    ck_assert_ptr_null(find(&screen, "Your cards:"));
    close_screen(&screen);

    open_screen(&screen, "fractions", "Ann,Bo", "\n");
    play_on(&screen, 21);
    ck_assert_ptr_nonnull(find(&screen, "Your cards:"));
    ck_assert(find(&screen, "press Enter when only") < find(&screen, "Your cards:"));
    close_screen(&screen);
}
END_TEST

START_TEST(what_all_may_read_is_not_told_to_one_of_several)
{
    const struct event round = {.kind = EVENT_ROUND_BEGUN, .seat = 0, .count = 2};
    const uint16_t cards[] = {0};
    const struct event drawn = {.kind = EVENT_DRAWN, .seat = 0, .cards = cards, .count = 1};
    struct screen screen;

    open_screen(&screen, "fractions", "Ann,Bo", "");
    screen.front.tell(screen.front.context, &round, 0);
    screen.front.tell(screen.front.context, &drawn, 0);
    fflush(screen.plain.out);
    ck_assert_str_eq(screen.text, "\nRound 2. Ann deals.\nAnn draws 1 card.\n");
    close_screen(&screen);

    open_screen(&screen, "fractions", "Ann,bot", "");
    screen.front.tell(screen.front.context, &round, 0);
    fflush(screen.plain.out);
    ck_assert_str_eq(screen.text, "\nRound 2. You deal.\n");
    close_screen(&screen);
}
END_TEST

START_TEST(an_end_before_a_hand_was_shown_clears_nothing_away)
{
    struct screen screen;

    open_screen(&screen, "fractions", "Ann,Bo", "");
    screen.plain.terminal = screen.plain.cursor = true;
    play_on(&screen, 21);
    ck_assert_ptr_nonnull(find(&screen, "press Enter when only you"));
    ck_assert_ptr_null(find(&screen, "\033"));
    close_screen(&screen);
}
END_TEST

START_TEST(who_stops_where_only_enter_is_asked_for_sees_no_hand)
{
    struct screen screen;

    open_screen(&screen, "fractions", "Ann,Bo", "stop\n\n\n");
    play_on(&screen, 21);
    ck_assert_int_eq(screen.end, TABLE_LEFT);
    ck_assert_ptr_null(find(&screen, "Your cards:"));
    close_screen(&screen);

    open_screen(&screen, "fractions", "Ann,Bo", "\ndraw\nquit\n\n\n");
    play_on(&screen, 21);
    ck_assert_int_eq(screen.end, TABLE_LEFT);
    ck_assert_ptr_null(strstr(find(&screen, "Your cards:") + 1, "Your cards:"));
    close_screen(&screen);
}
END_TEST

START_TEST(who_plays_alone_against_bots_is_not_asked_to_look_away)
{
    struct screen screen;

    open_screen(&screen, "fractions", "Ann,bot", "");
    play_on(&screen, 21);
    ck_assert_ptr_nonnull(find(&screen, "Your cards:"));
    ck_assert_ptr_null(find(&screen, "press Enter when"));
    close_screen(&screen);
}
END_TEST

START_TEST(a_hand_is_cleared_before_anybody_else_is_asked)
{
    static const char erase[] = "\033[H\033[2J\033[3J";
    struct screen screen;

    open_screen(&screen, "fractions", "Ann,Bo", "\ndraw\n2\n\n\n\n\n");
    screen.plain.terminal = screen.plain.cursor = true;
    play_on(&screen, 21);
    const char *shown = find(&screen, "Your cards:");
    const char *erased = find(&screen, erase);
    ck_assert_ptr_nonnull(shown);
    ck_assert_ptr_nonnull(erased);
    ck_assert(shown < erased);
    const char *next = strstr(erased, "press Enter when only you");
    ck_assert_ptr_nonnull(next);
    /* What was drawn is told to everybody only as a number, after the screen is clear. */
    const char *told = strstr(erased, "draws 1 card.");
    ck_assert_ptr_nonnull(told);
    ck_assert(told < next);
    close_screen(&screen);
}
END_TEST

START_TEST(without_cursor_movements_a_hand_is_scrolled_away)
{
    struct screen screen;

    open_screen(&screen, "fractions", "Ann,Bo", "\nstop\n");
    screen.plain.terminal = true;
    play_on(&screen, 21);
    ck_assert_ptr_null(find(&screen, "\033"));
    ck_assert_ptr_nonnull(find(&screen, "\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n"));
    close_screen(&screen);
}
END_TEST

START_TEST(colours_stand_beside_their_words_and_only_where_wanted)
{
    struct screen screen;

    open_screen(&screen, "fractions", "Ann,bot", "?\n");
    play_on(&screen, 138);
    ck_assert_ptr_null(find(&screen, "\033"));
    ck_assert_ptr_nonnull(find(&screen, "On the pile: green 1/8."));
    close_screen(&screen);

    open_screen(&screen, "fractions", "Ann,bot", "1\n");
    screen.plain.colour = true;
    play_on(&screen, 138);
    ck_assert_ptr_nonnull(find(&screen, "\033[1;34mBlue 3/8\033[0m does not fit on"));
    ck_assert_ptr_nonnull(find(&screen, "On the pile: \033[1;32mgreen 1/8\033[0m."));
    close_screen(&screen);
}
END_TEST

START_TEST(a_refusal_says_the_colour_and_the_numbers)
{
    struct screen screen;

    open_screen(&screen, "fractions", "Ann,bot", "blue 3/8\n1\nfoo\nblue\n\n");
    play_on(&screen, 138);
    ck_assert_ptr_nonnull(
        find(&screen, "Blue 3/8 does not fit on green 1/8: the colour is green.\n3/8 is not 1/8"));
    ck_assert_ptr_nonnull(find(&screen, "I do not understand “foo”"));
    ck_assert_ptr_nonnull(find(&screen, "“blue” is only a colour: which card?"));
    ck_assert_ptr_nonnull(find(&screen, "Type the number before what you want to do, from 1 to"));
    close_screen(&screen);
}
END_TEST

START_TEST(every_line_of_a_match_fits_80_columns)
{
    static const char *const decks[] = {"fractions", "classic"};

    for (int i = 0; i < 2; i++) {
        struct screen screen;
        struct strbuf typed = {0};
        /* Draws always; keeps or names what stands second; deals. */
        for (int n = 0; n < 60; n++)
            strbuf_addf(&typed, "%s\n", n % 7 == 6 ? "?" : n % 2 ? "keep" : "draw");
        open_screen(&screen, decks[i], "Ann Abcdefghijklmnop,bot,bot,bot,bot,bot,bot,bot,bot",
                    strbuf_text(&typed));
        play_on(&screen, 3);
        int lines = 0;
        char *rest = screen.text, *line;
        while ((line = strsep(&rest, "\n"))) {
            ck_assert_msg(wrap_columns(line) <= 80, "too wide: %s", line);
            lines++;
        }
        ck_assert_int_gt(lines, 300);
        strbuf_release(&typed);
        close_screen(&screen);
    }
}
END_TEST

START_TEST(a_drawn_card_that_does_not_fit_is_said_to_end_the_turn)
{
    struct screen screen;
    int ended = 0, offered = 0;

    open_screen(&screen, "fractions", "Ann,bot",
                "draw\nkeep\ndraw\nkeep\ndraw\nkeep\ndraw\nkeep\ndraw\nkeep\n");
    play_on(&screen, 138);
    for (const char *at = screen.text; (at = strstr(at, "You draw ")); at++) {
        const char *next = strchr(at, '\n') + 1;
        ended += strncmp(next, "It does not fit, so your turn is over.", 38) == 0;
        offered += strncmp(next, "\nYou drew ", 10) == 0;
    }
    ck_assert_int_gt(ended, 0);
    ck_assert_int_gt(offered, 0);
    close_screen(&screen);
}
END_TEST

START_TEST(help_speaks_of_fractions_where_there_are_any)
{
    struct screen screen;

    open_screen(&screen, "fractions", "Ann,bot", "?\n");
    play_on(&screen, 138);
    ck_assert_ptr_nonnull(find(&screen, "What you can type:\n  1\n"));
    ck_assert_ptr_nonnull(find(&screen, "  1/2  ½  0.5  0,5  50%\n"));
    close_screen(&screen);
    open_screen(&screen, "classic", "Ann,bot", "?\n");
    play_on(&screen, 138);
    ck_assert_ptr_nonnull(find(&screen, "What you can type:\n  11\n"));
    ck_assert_ptr_null(find(&screen, "½"));
    close_screen(&screen);
}
END_TEST

static const char *help_at(const struct screen *screen)
{
    const char *help = find(screen, "What you can type:");

    ck_assert_ptr_nonnull(help);
    return help;
}

START_TEST(help_is_about_the_question)
{
    struct screen screen;

    /* With this seed Ann may lay a +4 at once. */
    open_screen(&screen, "fractions", "Ann,bot", "wild +4\n?\npink\n9\nblue\n");
    play_on(&screen, 33);
    ck_assert_ptr_nonnull(strstr(help_at(&screen), "\n  blue, B\n"));
    ck_assert_ptr_null(strstr(help_at(&screen), "draw a card\n  points"));
    ck_assert_ptr_nonnull(find(&screen, "“pink” is no colour to choose: type blue, green, red,"));
    ck_assert_ptr_nonnull(find(&screen, "what you want to do, from 1 to 4; or ? for help."));
    ck_assert_ptr_nonnull(find(&screen, "You choose the colour blue."));
    close_screen(&screen);

    open_screen(&screen, "fractions", "Ann,bot", "wild +4 blue\n");
    play_on(&screen, 33);
    ck_assert_ptr_null(find(&screen, "Which colour do you choose?"));
    ck_assert_ptr_nonnull(find(&screen, "You choose the colour blue."));
    close_screen(&screen);

    struct view drew = {.situation = SITUATION_DREW, .move_count = 1};
    struct view over = {.situation = SITUATION_ROUND_OVER};
    drew.moves[0] = move_of(MOVE_PASS, 0);
    const struct choices one = {.first = 1, .count = 1};
    open_screen(&screen, "fractions", "Ann,bot", "");
    screen.front.help(screen.front.context, &drew, &one);
    fflush(screen.plain.out);
    ck_assert_ptr_nonnull(strstr(help_at(&screen), "\n  keep\n      do not play\n"));
    ck_assert_ptr_null(strstr(help_at(&screen), "draw a card"));
    close_screen(&screen);
    open_screen(&screen, "fractions", "Ann,bot", "");
    screen.front.help(screen.front.context, &over, &one);
    fflush(screen.plain.out);
    ck_assert_ptr_nonnull(strstr(help_at(&screen), "\n  Enter\n      deal the next round\n"));
    ck_assert_ptr_null(strstr(help_at(&screen), "a card"));
    close_screen(&screen);
}
END_TEST

START_TEST(points_stand_in_a_column)
{
    struct screen screen;

    open_screen(&screen, "fractions", "Zoë,bot", "points\n");
    play_on(&screen, 138);
    ck_assert_ptr_nonnull(find(&screen, "Points:\n  Zoë        0\n  Bot 1      0\n"));
    close_screen(&screen);
    open_screen(&screen, "fractions", "Zoë,bot", "points\n");
    struct settings settings;
    settings_init(&settings);
    settings.value[SETTING_TARGET] = 250;
    screen.plain.settings = &settings;
    play_on(&screen, 138);
    ck_assert_ptr_nonnull(find(&screen, "Points (250 or more win the match):\n  Zoë        0\n"));
    close_screen(&screen);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("tui");
    TCase *wrap = add_case(suite, "wrap");
    TCase *input = add_case(suite, "input");
    TCase *plain = add_case(suite, "plain");

    tcase_add_test(wrap, lines_are_broken_at_spaces_and_no_wider_than_80_columns);
    tcase_add_test(wrap, a_narrow_terminal_gets_narrow_lines);
    tcase_add_test(wrap, a_word_wider_than_the_line_stays_whole);
    tcase_add_test(wrap, colours_take_no_columns);
    tcase_add_test(input, what_a_terminal_sends_is_made_harmless);
    tcase_add_test(input, a_long_line_is_cut_and_the_next_one_is_whole);
    tcase_add_test(input, a_signal_ends_the_wait_even_if_it_came_before);
    tcase_add_test(plain, a_hand_is_shown_only_after_its_player_says_so);
    tcase_add_test(plain, what_all_may_read_is_not_told_to_one_of_several);
    tcase_add_test(plain, an_end_before_a_hand_was_shown_clears_nothing_away);
    tcase_add_test(plain, who_stops_where_only_enter_is_asked_for_sees_no_hand);
    tcase_add_test(plain, who_plays_alone_against_bots_is_not_asked_to_look_away);
    tcase_add_test(plain, a_hand_is_cleared_before_anybody_else_is_asked);
    tcase_add_test(plain, without_cursor_movements_a_hand_is_scrolled_away);
    tcase_add_test(plain, colours_stand_beside_their_words_and_only_where_wanted);
    tcase_add_test(plain, a_refusal_says_the_colour_and_the_numbers);
    tcase_add_test(plain, every_line_of_a_match_fits_80_columns);
    tcase_add_test(plain, a_drawn_card_that_does_not_fit_is_said_to_end_the_turn);
    tcase_add_test(plain, help_speaks_of_fractions_where_there_are_any);
    tcase_add_test(plain, help_is_about_the_question);
    tcase_add_test(plain, points_stand_in_a_column);
    return run_suite(suite);
}
